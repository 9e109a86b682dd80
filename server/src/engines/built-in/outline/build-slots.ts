import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { ContextKind, TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { grammars } from '../grammar/grammars.ts';
import type { Selection } from '../knowledge/select.ts';
import { relationOf } from '../relation.ts';
import { fitUnit } from './fit-unit.ts';
import { improveOf } from './fought.ts';
import { findManner, isPattern, wordCase, wordManner, wordOutcome } from './kind-clauses.ts';
import { turn } from './material.ts';
import type { Slots } from './section.ts';
import { isSiteWork } from './skeletons/lab-experiment.ts';
import { asksPeople } from './skeletons/relation-test.ts';
import { nameTitle } from './title-names.ts';
import { findContext, findPopulation } from './title-scopes.ts';
import { findSiteMeans, findUsualMeans } from './usual-means.ts';

const dataWord = /数据|资料|语料|data\b|dataset|datos|データ|資料/iu;

const filled = (slots: Record<string, string | null | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value)) as Slots;

export interface SlotSet {
  long: Slots;
  /** The same slots under shorter names, for headings that would not fit. */
  short: Slots;
  /** What the sections below a chapter put in place of the chapter's own names. */
  below: Slots;
}

/** Where the object is a work and must stay named beside the side of it that is studied. */
const textual: ReadonlySet<Field> = new Set(['literature', 'art']);

/** A time, a policy or a trend against which a title sets its object; the place where a thing is found is none. */
const backdropWord =
  /背景|时代|形势|浪潮|战略|视域|context of|era of|age of|wake of|contexto|era de|時代|下での|背景/iu;
function isBackdrop(text: string, where: string): boolean {
  const at = text.indexOf(where);
  return at >= 0 && backdropWord.test(text.slice(Math.max(0, at - 16), at + where.length + 4));
}

interface SlotInput {
  field: Field;
  title: TitleUnderstanding;
  language: Language;
  selection: Selection;
  /** What the student asks for by name. */
  requirements: { methods: readonly string[]; cases: readonly string[]; data: string | null };
  variant: number;
}

/** The words that bind a place or a time to the object, as the title has them; null where it does not put them together. */
function findPrefix(
  title: TitleUnderstanding,
  language: Language,
  where: string | null,
  object: string,
): string | null {
  if (!where || title.language !== language) return null;
  if (language === 'ja') {
    if (title.text.includes(`${where}における`)) return `${where}における`;
    return title.text.includes(`${where}の${object}`) ? `${where}の` : null;
  }
  if (language !== 'zh' || /^(?:我国|中国)/u.test(where)) return null;
  // A question tells its people from what they do by a verb; as a name the two stand together.
  if (
    title.signs.includes('question') &&
    title.contexts.some(({ kind, text }) => kind === 'population' && text === where)
  )
    return where;
  return title.text.includes(where + object) || title.text.includes(`${where}的${object}`) ? where : null;
}

const prepositions: Partial<Record<Language, RegExp>> = {
  en: /(?<!evidence |lessons |insights |data |findings )\b((?:in|at|across|within|on|under|after|during|from|near|along|around|outside|inside)(?: the)?) $/iu,
  es: /(?<!\p{L})((?:en|durante|tras|ante)(?: el| la| los| las| un| una)?) $/iu,
};

/** In London, at Boeing: with the title's own preposition; without one only a place has a usual one. */
function findThere(text: string, where: string, language: Language, isPlace: boolean): string | null {
  const preposition = prepositions[language];
  if (!preposition) return null;
  const at = text.toLowerCase().indexOf(where.toLowerCase());
  const found = at > 0 ? preposition.exec(text.slice(0, at))?.[1]?.toLowerCase() : undefined;
  if (found)
    return `${found} ${where.replace(/^(?:the|el|la|los|las) /iu, (article) => (found.includes(' ') ? '' : article))}`;
  return isPlace ? `${language === 'en' ? 'in' : 'en'} ${where}` : null;
}

/** Two countries are compared in what they do: the policy of each, not their founding. */
function nameSide(
  title: TitleUnderstanding,
  at: 0 | 1,
  own: (span: string | null | undefined) => string | null,
): string | null {
  const bare = own(title.sides?.[at]);
  // 墨子“兼爱”思想: whose it is stands before it in the title, and tells it from the other.
  const owner = title.contexts.flatMap(({ text }) => text.split('、')).find((text) => title.text.includes(text + bare));
  const side = owner && bare && title.language === 'zh' ? owner + bare : bare;
  const isPlaces = title.contexts.some(({ text, kind }) => kind === 'place' && side !== null && text.includes(side));
  if (!side || !isPlaces || title.object.includes(side)) return side;
  if (title.language === 'ja') return `${side}の${title.short.split('の').at(-1) ?? title.short}`;
  if (title.language === 'es') return `el caso de ${side}`;
  // 中国与日本公司治理结构, corporate governance in Germany and Japan: both are in it, and it is named once.
  const short = own(title.short);
  if (!short || [...short].length > (title.language === 'zh' ? 8 : 32)) return side;
  if (title.language === 'zh') return at === 1 ? side + short : side;
  return at === 0 ? `${short} in ${side}` : side;
}

/** These have capitals of their own, whatever the title does with the others. */
const nameKinds: ReadonlySet<ContextKind> = new Set<ContextKind>(['place', 'case', 'policy', 'text']);

/** A place, a firm, a law or a work inside a span is written as the title writes it. */
const keepNames = (span: string, { contexts }: TitleUnderstanding): string =>
  contexts
    .filter(({ kind, text }) => nameKinds.has(kind) && /^\p{Lu}/u.test(text))
    .reduce(
      (kept, { text }) => kept.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'giu'), text),
      span,
    );

/** 小米公司 is how the title calls 小米. */
function wholeFirm(where: string | null, { text, language }: TitleUnderstanding): string | null {
  const kind =
    where && language === 'zh'
      ? /^(?:公司|集团|银行|酒店|医院|大学|超市)/u.exec(text.slice(text.indexOf(where) + where.length))
      : null;
  return where && kind && text.includes(where) ? where + kind[0] : where;
}

export function buildSlots({ field, title, language, selection, requirements, variant }: SlotInput): SlotSet {
  const grammar = grammars[language];
  const relation = relationOf(title);
  // A span of a title in another language is quoted as it stands; its own grammar still decides its capitals.
  const own = (span: string | null | undefined): string | null =>
    !span ? null : title.language === language ? keepNames(grammar.fromTitle(span, title.text), title) : span;
  const names = nameTitle(title);
  const object = own(names.object) ?? title.text;
  const aspect = own(names.aspect);
  const focus = own(names.focus) ?? object;
  const means = own(findContext(title, 'means'));
  const named = requirements.methods[0] ?? means;
  const namesData = named !== null && dataWord.test(named);
  const method = selection.methods[variant % Math.max(1, Math.min(2, selection.methods.length))];
  const linked = selection.dataSources.find(({ id }) => method?.links.dataSources?.includes(id));
  const usual = isSiteWork(field, title)
    ? findSiteMeans(language)
    : findUsualMeans(title.kind, field, asksPeople(field, title.text), language);
  const tool = method?.term ?? usual.tool;
  const scope = title.contexts.filter(({ kind }) => kind !== 'means' && kind !== 'text');
  // A case study is of the case, whatever else the title sets it in. Among whom has a slot of its own; where and when come first.
  const found =
    (title.kind === 'case-study' && scope.find(({ kind }) => kind === 'case')) ||
    (scope.find(({ kind }) => kind !== 'population') ?? scope[0]);
  // What stands in the name of the object already is not said beside it again.
  // 我国 is read as 中国, which the title does not say and no heading need.
  const isNamed =
    found !== undefined &&
    ((language === 'zh' && title.language === 'zh' && found.text === '中国' && !title.text.includes('中国')) ||
      names.object.includes(found.text) ||
      names.aspect?.includes(found.text));
  const where = requirements.cases[0] ?? (isNamed ? null : wholeFirm(own(found?.text), title));
  // A case study of a firm that the title names as its setting studies that firm.
  const isCase = requirements.cases.length > 0 || (title.kind === 'case-study' && found?.kind === 'setting');
  const kind = isCase ? 'case' : found?.kind;
  const there = where && findThere(title.text, where, language, kind === 'place' || requirements.cases.length > 0);
  // Where nothing is said to act, only a title that asks for factors is answered by them.
  const isFound =
    relation === 'effect' && title.bearing === null && (isPattern(title) || !title.signs.includes('factors'));
  // What was sampled in nature is reported, not put right.
  const isObserved = field === 'science' && title.kind === 'status-and-remedies';
  const asked = isFound || isObserved ? 'finding' : relation;
  const manner = findManner(title);
  // Temperature alone is no matter of a trial: what it does to something is.
  const isBench = manner === 'bench' && title.bearing !== null;
  // 勤工助学的学生 is a description, not a name that a heading could bear.
  const acting = selection.institutions.filter(({ term }) => !term.includes('的'));
  const theories = turn(selection.theories, selection.near.theories, variant);

  const build = (object: string, aspect: string | null, focus: string): Slots => {
    // What is tried is spoken of by its own name; only a relation is spoken of as two things.
    const isEffect = relation === 'effect' && asked !== 'finding' && manner === null;
    const said = { object, aspect, focus };
    return filled({
      object,
      aspect,
      focus: (isEffect || isBench) && aspect ? grammar.join(object, aspect) : focus,
      matter: isEffect ? (aspect ? grammar.effectOf(object, aspect) : grammar.factorsOf(object)) : focus,
      ...(manner === null
        ? {
            ask: wordCase(title, focus) ?? grammar.ask(asked, said),
            answer: wordOutcome(title, field, focus) ?? grammar.answer(asked, said),
          }
        : wordManner(manner, isBench && aspect ? grammar.effectOf(object, aspect) : object, grammar, language)),
      ...(title.language === language ? improveOf(title, focus, grammar) : grammar.improve(focus)),
      context: where,
      case: kind === 'case' || kind === 'place' ? where : null,
      there: kind === 'case' || kind === 'place' || kind === 'setting' ? there : null,
      backdrop: kind === 'setting' && where !== null && isBackdrop(title.text, where) ? where : null,
      era: kind === 'time' ? where : null,
      place: own(findContext(title, 'place')),
      population: own(findPopulation(title)),
      policy: own(findContext(title, 'policy')),
      work: own(names.work),
      means,
      driver: title.bearing && object,
      outcome: title.bearing && aspect,
      through: own(title.bearing?.through),
      under: own(title.bearing?.under),
      method: namesData ? null : named,
      tool: namesData ? tool : (named ?? tool),
      theory: theories[0]?.term,
      theory2: theories[1]?.term,
      variable: selection.variables[0]?.term,
      data: requirements.data ?? (namesData ? named : fitUnit(title, linked?.term ?? usual.data)),
      institution: acting[variant % Math.max(1, acting.length)]?.term,
      debate: selection.debates[0]?.term,
      a: nameSide(title, 0, own),
      b: nameSide(title, 1, own),
    });
  };
  const plain = build(object, aspect, focus);
  const shortName = names.object === title.object ? (own(title.short) ?? object) : object;
  const { object: headAgain, ...again }: Slots =
    manner === null || isBench || (manner === 'lesson' && language === 'es')
      ? grammar.again(asked === 'finding' && (language === 'zh' || language === 'es') ? 'theory' : relation, {
          object,
          aspect,
          focus,
        })
      : {};
  const belowName = own(names.below) ?? grammar.brief(shortName);
  const objectAgain = (names.below === null ? headAgain : null) ?? (belowName === object ? undefined : belowName);
  // A work stays named by its title, however briefly.
  const isNamedBelow = names.below !== null || !textual.has(field) || headAgain === undefined;
  const aspectAgain = title.bearing && aspect ? grammar.brief(aspect) : aspect;
  if (aspectAgain && aspectAgain !== aspect && again.aspect === undefined) again.aspect = aspectAgain;
  const isOwnName = names.below !== null || (focus === object && again.focus === undefined);
  if (isOwnName && belowName !== object) again.focus = belowName;
  const short = build(grammar.shorten(shortName), aspect && grammar.shorten(aspect), grammar.shorten(focus));
  // 宋代花鸟画: such a place or time belongs to the name, once for each chapter.
  const prefix = findPrefix(title, language, names.work === names.object ? null : where, object);
  if (prefix === null) {
    return {
      long: plain,
      short,
      below: objectAgain && isNamedBelow ? { ...again, object: objectAgain } : again,
    };
  }
  const {
    case: namedCase,
    era,
    ...prefixed
  } = build(relation === 'effect' ? prefix + object : object, aspect, prefix + focus);
  const inner = filled({ focus: plain.focus, object: plain.object, case: namedCase, era, ...again });
  return {
    long: prefixed,
    short,
    below: objectAgain && isNamedBelow ? { ...inner, object: objectAgain } : inner,
  };
}
