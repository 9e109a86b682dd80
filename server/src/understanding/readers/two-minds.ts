import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Reading } from '../title-reading.ts';
import { namesPlace } from './en/noun-phrase.ts';
import { isPersonName } from './en/person-names.ts';
import { isCommon, toRunningCase } from './en/running-case.ts';
import { persons as esPersons } from './es/lexicon.ts';
import { bare, namesPlace as namesEsPlace } from './es/noun-phrase.ts';
import { toRunningCase as toEsRunningCase } from './es/running-case.ts';
import { personSource as jaPersons } from './ja/lexicon/contexts.ts';
import { personSource as zhPersons } from './zh/lexicon/persons.ts';

/** Fields in which two names side by side are two who thought, wrote or painted. */
const minded: ReadonlySet<Field> = new Set<Field>(['philosophy', 'literature', 'art', 'law', 'education', 'economics']);

const latin = String.raw`\p{Lu}[\p{L}.’'-]+(?:\s+(?:(?:de|del|la|van|von|der|da|di)\s+)*\p{Lu}[\p{L}.’'-]+){0,2}`;
const works =
  'poetry|poems?|novels?|fiction|plays?|drama|paintings?|portraits|works?|films?|writings?|essays|stories|short stories|thought|philosophy|ethics|music|sculptures?';
const esWorks =
  'poesía|poemas?|novelas?|narrativa|obras?|teatro|pintura|cuadros|cine|películas|ensayos?|cuentos|pensamiento|filosofía|ética|música|escultura';

const shapes: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?<theme>.+?)\\s+in\\s+(?:the\\s+(?:${works})\\s+of\\s+)?(?<a>${latin})\\s+and\\s+(?<b>${latin})$`,
      'u',
    ),
    new RegExp(`^(?<a>${latin})\\s+and\\s+(?<b>${latin})\\s+on\\s+(?<theme>.+)$`, 'u'),
    new RegExp(`^(?<theme>[^:]{4,50}?):\\s+[Ff]rom\\s+(?<a>${latin})\\s+to\\s+(?<b>${latin})$`, 'u'),
    new RegExp(
      `^(?:[Tt]he\\s+)?(?<theme>(?:Concept|Idea|Notion|Theory|Problem|Use|View)s?\\s+of\\s+.+?)\\s+(?:in|for|according to)\\s+(?<a>${latin})\\s+and\\s+(?<b>${latin})$`,
      'iu',
    ),
  ],
  es: [
    new RegExp(
      `^(?<theme>.+?)\\s+en\\s+(?:(?:la|las|el|los)\\s+(?:${esWorks})\\s+de\\s+)?(?<a>${latin})\\s+[ye]\\s+(?<b>${latin})$`,
      'u',
    ),
    new RegExp(`^(?<a>${latin})\\s+[ye]\\s+(?<b>${latin})\\s+(?:sobre|ante|frente a)\\s+(?<theme>.+)$`, 'u'),
    new RegExp(
      `^(?<theme>.+?)\\s+en\\s+(?:(?:la|las|el|los)\\s+(?:${esWorks})\\s+de\\s+)?(?<a>${latin})\\s+[ye]\\s+(?:en|de)\\s+(?:(?:la|las|el|los)\\s+(?:${esWorks})\\s+de\\s+)?(?<b>${latin})$`,
      'u',
    ),
    new RegExp(
      `^(?<a>${latin})\\s+(?:frente a|contra|versus|vs\\.?|[ye])\\s+(?<b>${latin}):\\s+(?:(?:dos|un|una|el|la)\\s+(?:ideas|visiones|concepciones|miradas|lecturas|modelos|teorías|debate|disputa|diálogo|polémica|comparación)\\s+(?:de|del|sobre|en torno a)\\s+)?(?<theme>.+)$`,
      'u',
    ),
    new RegExp(
      `^(?<theme>.+?)\\s+(?:en|de|según)\\s+(?<a>${latin})\\s+(?:frente al?|y)\\s+(?:(?:el|la|los|las)\\s+)?(?<other>\\p{Ll}[\\p{L} ]+?)\\s+(?:de|en|según)\\s+(?<b>${latin})$`,
      'u',
    ),
  ],
  zh: [
    new RegExp(
      `^(?:论|试论|浅析|简论|谈)?(?<a>${zhPersons})(?:与|和|、)(?<b>${zhPersons})(?:的|笔下的?|(?:绘画|诗歌|小说|散文|作品|思想|哲学)中的?)(?<theme>.{1,14}?)(?:研究|分析|探析|探讨|初探)?$`,
      'u',
    ),
    new RegExp(`^(?<theme>.{2,14}?)[：:]从(?<a>${zhPersons})到(?<b>${zhPersons})$`, 'u'),
    new RegExp(`^(?<theme>.{2,14}?)在(?<a>${zhPersons})(?:与|和)(?<b>${zhPersons})(?:那里|笔下|作品中|思想中)`, 'u'),
  ],
  ja: [
    new RegExp(
      `^(?<a>${jaPersons}|[\\p{Script=Katakana}ー・]{3,})と(?<b>${jaPersons}|[\\p{Script=Katakana}ー・]{3,})(?:における|の(?:思想|哲学|作品|絵画|詩|小説)における|の)(?<theme>.{1,16}?)(?:について|に関する考察|の研究|の考察)?$`,
      'u',
    ),
  ],
};
/** What two are to each other is one matter, and needs no second side. */
const between =
  /关系|交往|论战|之争|友谊|异同|比较|対立|交流|関係|論争|比較|\b(?:friendship|relationship|debate|correspondence|quarrel)\b|amistad entre|relaci[oó]n/iu;

const isZh = new RegExp(`^${zhPersons}$`, 'u');
const isJa = new RegExp(`^${jaPersons}$`, 'u');

/** Ortega y Gasset is one man. */
const isOneName = (name: string): boolean =>
  /(?:ortega y gasset|ramón y cajal|menéndez y pelayo|pi y margall|balmes y urpiá)$/iu.test(name);

/** A name that is known for a person's, and one that may be. */
const tests: Record<Language, readonly [isKnown: (name: string) => boolean, isPossible: (name: string) => boolean]> = {
  en: [
    isPersonName,
    (name) => !namesPlace(name) && name.split(/\s+/u).every((word) => !isCommon(word) || /^\p{Ll}/u.test(word)),
  ],
  es: [
    (name) => esPersons.has(bare(name.split(/\s+/u).at(-1) ?? '')) || isPersonName(name),
    (name) => !namesEsPlace(name),
  ],
  zh: [(name) => isZh.test(name), () => false],
  ja: [(name) => isJa.test(name), (name) => /^[\p{Script=Katakana}ー・]{3,}$/u.test(name)],
};

/** Whether two names are those of two persons, as far as names are known. */
export function arePersons(a: string, b: string, language: Language): boolean {
  const [isKnown, isPossible] = tests[language];
  return (isKnown(a) || isKnown(b)) && [a, b].every((name) => isKnown(name) || isPossible(name));
}

const running: Record<Language, (text: string, title: string) => string> = {
  en: (text, title) => toRunningCase(text.replace(/^(?:the|an?)\s+/iu, ''), title),
  es: (text, title) => toEsRunningCase(text.replace(/^(?:el|la|los|las)\s+/iu, ''), title),
  zh: (text) => text,
  ja: (text) => text,
};
const joints: Record<Language, string> = { en: ' and ', es: ' y ', zh: '、', ja: 'と' };
const compared: Record<Language, string> = { en: 'comparison', es: 'comparación', zh: '比较', ja: '比較' };

/** "Freedom in Sartre and Beauvoir", "Hume and Kant on causation": one matter, and two who are set beside each other on it. */
export function withTwoMinds(reading: Reading, title: string, language: Language, field: Field): Reading {
  const [left = '', right = ''] = reading.sides ?? [];
  // «Rawls frente a Nozick: la propiedad»: where the two names are all that was read, what they differ on is still to be found.
  const isOfNames = left !== '' && reading.object.includes(left) && reading.object.includes(right);
  if (!minded.has(field) || (reading.sides && !(isOfNames && arePersons(left, right, language)))) return reading;
  const [main = title] = title.split(/\s*[:：]\s*|——|—|(?<=[?？])\s*/u);
  for (const shape of shapes[language]) {
    const { a, b, theme: named, other } = (shape.exec(main) ?? shape.exec(title))?.groups ?? {};
    if (!a || !b || !named || between.test(named)) continue;
    const theme = other ? `${named}${joints[language]}${other}` : named;
    if (!arePersons(a, b, language) || (language === 'es' && isOneName(`${a} y ${b}`))) continue;
    return {
      ...reading,
      object: running[language](theme, title),
      aspect: compared[language],
      contexts: [
        { text: [a, b].join(joints[language]), kind: 'case' },
        ...reading.contexts.filter(({ text }) => !text.includes(a) && !text.includes(b)),
      ],
      bearing: null,
      sides: [a, b],
      signs: [...new Set([...reading.signs.filter((sign) => sign !== 'effect'), 'comparison' as const])],
      confidence: { ...reading.confidence, object: 0.85, aspect: 0.75, context: 0.85 },
    };
  }
  return reading;
}
