import type { Language } from '@yanmo/contract/languages';
import type { Wish } from '@yanmo/contract/understanding';
import { findMethod, findMethods, speaksOfMethod } from '../../../../understanding/methods/known-methods.ts';
import type { MethodFamily } from '../../../../understanding/methods/method-family.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { judgeWishes } from '../../../../understanding/wishes/judge-wishes.ts';
import { looksLikePeople, looksLikePlace, looksLikeTime } from '../../../../understanding/wishes/places.ts';
import { readWishes } from '../../../../understanding/wishes/read-wishes.ts';
import { looksLikeTheory } from '../../../../understanding/wishes/theories.ts';
import { isBarePart } from '../../../../understanding/wishes/topics.ts';
import type { OutlineRequest } from '../../../engine.ts';
import type { Entry } from '../../knowledge/entry.ts';
import type { Selection } from '../../knowledge/select.ts';

/** What of a student's wishes decides the words of a whole paper, before any chapter is planned. */
export interface Wished {
  /** Those that can be met. */
  wishes: readonly Wish[];
  methods: readonly string[];
  cases: readonly string[];
  /** What the method brings, where it names what the paper rests on. */
  data: string | null;
  sections: readonly string[];
  /** Theories that the student names. */
  theories: readonly string[];
  /** Whether a text speaks of what the student wants left out. */
  isUnwanted(text: string): boolean;
}

const spanish = /[ñáéíóú]|\b(?:encuestas?|cuestionarios?|entrevistas?|experimentos?|datos|casos?|pruebas|minería)\b/iu;
const simplified = /[问访谈实验归结构双档话语数层综统发义标准这为对与]/u;

/** Whether words can stand in a heading of the language as they are. */
export function isOfLanguage(text: string, language: Language): boolean {
  if (!/[\p{Script=Han}\u3040-\u30ff]/u.test(text)) {
    // SWOT and names of firms stand in every language.
    if (language === 'es' || language === 'en') return language === 'es' ? true : !spanish.test(text);
    return /^[\p{Lu}\d\s&/.-]+$/u.test(text);
  }
  if (language === 'zh') return !/[\u3040-\u30ff]/u.test(text);
  return language === 'ja' && (/[\u3040-\u30ff]/u.test(text) || !simplified.test(text));
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A method as the paper's language calls it: the student's own word where it is of that language. */
export function nameMethod(what: string, language: Language): string {
  const [found] = findMethods(what);
  const name = !found ? what : isOfLanguage(found.text, language) ? found.text : found.method.names[language];
  // 访谈法提纲: a heading speaks of the interview, whatever the method is called.
  return lowerFirst(language === 'zh' ? name.replace(/(?<=访谈|问卷|观察|实验|调查)法$/u, '') : name);
}

/** "canteen of Lund University": one of a sort takes an article, a name takes none. */
function withEnglishArticle(name: string): string {
  const isSort =
    /^\p{Ll}/u.test(name) && !/^(?:the|an?|some|any|my|our|their|its|one|two|three|several|all)\s/iu.test(name);
  const [head = name] = name.split(/ (?:of|in|at|for|from|on|near|with) /iu);
  const isMany =
    /(?:[^su]s|ies)$/iu.test(head) || /(?:people|children|women|men|staff|data|housing|media)$/iu.test(head);
  if (!isSort || isMany || looksLikePlace(name)) return name;
  return / (?:of|in|at) /iu.test(name) ? `the ${name}` : `${/^[aeio]/iu.test(name) ? 'an' : 'a'} ${name}`;
}

const dataOf: Partial<Record<MethodFamily, Record<Language, string>>> = {
  survey: { zh: '问卷数据', en: 'questionnaire data', es: 'datos de la encuesta', ja: 'アンケートデータ' },
  interview: {
    zh: '访谈记录',
    en: 'interview transcripts',
    es: 'transcripciones de las entrevistas',
    ja: 'インタビュー記録',
  },
  experiment: { zh: '实验记录', en: 'experimental records', es: 'registros del experimento', ja: '実験記録' },
  observation: { zh: '实地记录', en: 'field notes', es: 'notas de campo', ja: '現地調査の記録' },
};

function nameData(what: string | undefined, language: Language): string | null {
  const method = what === undefined ? null : findMethod(what);
  return method ? (dataOf[method.family]?.[language] ?? null) : null;
}

function isUnwantedBy(wishes: readonly Wish[], title: TitleUnderstanding): (text: string) => boolean {
  const tests = wishes
    .filter(({ read_as: { kind } }) => kind === 'EXCLUSION')
    .map(({ read_as: { what } }): ((text: string) => boolean) => {
      const method = findMethod(what);
      if (method) return (text) => speaksOfMethod(text, method);
      // Parts are taken out of the plan by what they do, not by what they are called.
      if (isBarePart(what)) return () => false;
      const words = what.toLowerCase();
      return (text) => text.toLowerCase().includes(words);
    })
    // What the title itself speaks of stands in its headings.
    .filter((test) => !test(title.text));
  return (text) => tests.some((test) => test(text));
}

const building: ReadonlySet<MethodFamily> = new Set(['computing', 'simulation', 'experiment']);

/** Whether a method can be what the whole paper works with: a system is built with none that only asks its users. */
function carriesPaper(what: string, { kind }: TitleUnderstanding): boolean {
  const method = findMethod(what);
  return kind !== 'design-artefact' || (method !== null && building.has(method.family));
}

type WishingRequest = Pick<
  OutlineRequest,
  'language' | 'field' | 'type' | 'wordCount' | 'extraRequirements' | 'wishes'
>;

/** As the student left them, or as his requirements are read; whether each can be met is judged here in either case. */
export function findWished(request: WishingRequest, title: TitleUnderstanding): Wished {
  const { language, field, type, wordCount } = request;
  const situation = {
    language,
    field,
    kind: title.kind,
    type,
    wordCount,
    title: title.text,
    engine: 'BUILT_IN' as const,
  };
  const all = request.wishes
    ? judgeWishes(request.wishes, situation)
    : readWishes(request.extraRequirements, situation);
  const wishes = all.filter(({ why_not }) => why_not === undefined);
  const named = (...kinds: Wish['read_as']['kind'][]): string[] =>
    wishes.flatMap(({ read_as: { kind, what } }) => (kinds.includes(kind) ? [what] : []));
  return {
    wishes,
    methods: named('METHOD')
      .filter((what) => !looksLikeTheory(what))
      .filter((what) => carriesPaper(what, title))
      .map((what) => nameMethod(what, language)),
    cases: named('CASE', 'PLACE')
      .filter((what) => !looksLikePeople(what) && !looksLikeTime(what))
      .map((what) => (language === 'en' ? withEnglishArticle(what) : what)),
    data: nameData(
      named('METHOD').find((what) => !looksLikeTheory(what)),
      language,
    ),
    sections: named('CHAPTER').filter((what) => !isBarePart(what)),
    theories: named('METHOD').filter(looksLikeTheory),
    isUnwanted: isUnwantedBy(wishes, title),
  };
}

/** What the paper may draw on: the theories that the student names before any of ours, and nothing that he does not want. */
export function leaveOut(selection: Selection, { isUnwanted, theories }: Wished): Selection {
  const isWanted = ({ term }: { term: string }): boolean => !isUnwanted(term);
  const own = theories.map((term): Entry => ({ id: term, term, kind: 'theory', links: {}, about: [] }));
  const kept = selection.theories.filter(isWanted);
  return {
    ...selection,
    methods: selection.methods.filter(isWanted),
    dataSources: selection.dataSources.filter(isWanted),
    theories: own.length > 0 ? own : kept,
    near: {
      ...selection.near,
      theories: own.length || selection.theories.slice(0, selection.near.theories).filter(isWanted).length,
    },
  };
}
