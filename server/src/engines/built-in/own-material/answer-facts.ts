import type { AnswerId } from '@yanmo/contract/interview';
import type { Language, Localized } from '@yanmo/contract/languages';
import { listClauses } from '../../../text/sentences.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { OwnFact, OwnFactKind } from '../paper/own-fact.ts';
import { listTerms } from './list-terms.ts';
import { sayBare, sayComparisons } from './say-comparisons.ts';
import { counted, leadIns } from './sentence-cues.ts';

export type Answers = Readonly<Partial<Record<AnswerId, string>>>;

/** As what each answer is used; the English title and the cover are no facts. */
const kindOf: Readonly<Partial<Record<AnswerId, OwnFactKind>>> = {
  definition: 'definition',
  setting: 'setting',
  people: 'fact',
  actors: 'actor',
  problems: 'problem',
  causes: 'cause',
  rules: 'rule',
  passages: 'example',
  materials: 'fact',
  requirements: 'remedy',
  method: 'method',
  data: 'figure',
  example: 'example',
  objections: 'view',
  view: 'view',
};

/** A number belongs where numbers are, unless it says where, how or by which rule. */
const mayBeFigure: ReadonlySet<OwnFactKind> = new Set<OwnFactKind>(['problem', 'cause', 'actor', 'fact', 'example']);

/** Answers in a few words name a thing where a sentence is wanted. */
type Framed = 'definition' | 'setting' | 'actor' | 'problem' | 'cause' | 'figure' | 'other';
const frames: Localized<Readonly<Record<Framed, string>>> = {
  zh: {
    ...{ definition: '“{object}”指{said}', setting: '本文的研究范围是{said}', actor: '相关的一方是{said}' },
    ...{ problem: '实际遇到的一个问题是{said}', cause: '一个原因是{said}', figure: '已掌握的数据为：{said}' },
    other: '{said}值得单独说明',
  },
  en: {
    ...{ definition: '“{object}” means {said}', setting: 'the scope of this study is {said}' },
    // As it was said, with the capital of a name or without: behind a colon both can stand.
    ...{ actor: 'one of those involved: {said}', problem: 'one problem met in practice is this: {said}' },
    ...{
      cause: 'one cause is this: {said}',
      figure: 'one figure at hand is {said}',
      other: 'one point to be noted is this: {said}',
    },
  },
  es: {
    ...{ definition: '«{object}» significa {said}', setting: 'el ámbito de este estudio es {said}' },
    ...{ actor: 'una de las partes: {said}', problem: 'un problema observado es este: {said}' },
    ...{
      cause: 'una causa es esta: {said}',
      figure: 'un dato disponible es {said}',
      other: 'cabe señalar lo siguiente: {said}',
    },
  },
  ja: {
    ...{ definition: '「{object}」とは{said}を指す', setting: '本稿の対象は{said}である' },
    ...{ actor: '関係者の一つは{said}である', problem: '実際に見られた問題の一つは{said}である' },
    ...{
      cause: '原因の一つは{said}である',
      figure: '手元のデータは{said}である',
      other: '{said}は特に挙げておく必要がある',
    },
  },
};

/** A clause has a verb: by the words that few clauses do without. */
const clauseSigns: Localized<RegExp> = {
  zh: /[是有为在被把使让认说做用到了着过不没难能会要应该可]|[高低多少大小长短快慢好坏差]$/u,
  en: /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|cannot|could|will|would|should|must|may|not|goes|comes|takes|makes|gives|causes|rises|uses|loses|closes|serves|lacks|needs|costs|keeps|works|sees|says|gets|wants|pays|lies)\b|\b\p{L}{3,}ed\b/iu,
  es: /(?<!\p{L})(?:es|son|fue|fueron|está|están|hay|ha|han|tiene|tienen|puede|pueden|no|se|debe|deben)(?!\p{L})|\p{L}{3,}(?:an|en|ó|aron|ieron)(?!\p{L})/iu,
  ja: /(?:る|た|い|ない|である|だ|です|ます)$/u,
};
/** Who does something begins a clause, whatever its verb is. */
const subjects: Localized<RegExp> = {
  zh: /^(?:没有人|没人|谁都|有人|大家|人们)/u,
  en: /^(?:nobody|no one|everybody|everyone|somebody|someone|people|they|we|he|she|it|there|you|who|nothing|everything)\b/iu,
  es: /^(?:nadie|todos|todas|alguien|algunos|algunas|ellos|ellas|nada|todo)(?!\p{L})/iu,
  ja: /^(?:だれも|誰も|みな|皆)/u,
};
/** What says itself what something means. */
const defining: Localized<RegExp> = {
  zh: /^[^，。]{1,30}?(?:是指|指的是|指|就是|是)/u,
  en: /^.{2,60}?\b(?:means?|refers? to)\b|^(?:[\p{L}'’-]+ ){1,4}(?<!\b(?:that|which|who) )(?:is|are)\b/iu,
  es: /^.{2,60}?(?<!\p{L})(?:significa|se entiende|se define|se refiere|es|son)(?!\p{L})/iu,
  ja: /^[^、。]{1,30}?(?:とは|は、)/u,
};
const shortest: Localized<number> = { zh: 12, ja: 14, en: 6, es: 6 };

const framed = (kind: OwnFactKind): Framed =>
  kind === 'definition' ||
  kind === 'setting' ||
  kind === 'actor' ||
  kind === 'problem' ||
  kind === 'cause' ||
  kind === 'figure'
    ? kind
    : 'other';

const lengthOf = (text: string, language: Language): number =>
  isWideLanguage(language) ? text.length : text.split(/\s+/u).length;

/** Marks of markup and of draft text are none of the answer's words, and no formula is one. */
const clean = (text: string, language: Language): string =>
  sayBare(
    sayComparisons(text, language)
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
      .replace(/<[/!]?[a-z][^<>]{0,200}>/giu, ' '),
    language,
  )
    .replace(/^\s*[=@]\s*[\p{L}\d(].*$/u, ' ')
    // With a sign that only formulas have: between two sums of dollars stand words.
    .replace(/\$\$?[^$\n]{0,300}?[\\^_{}][^$\n]{0,300}\$\$?/gu, ' ')
    // Numbers of somebody else's list of references are none of this one's.
    .replace(/\s?[[［]\d{1,3}(?:\s?[,，、–-]\s?\d{1,3})*[\]］]/gu, '')
    .replace(/[[\]{}|`*\\^]/gu, ' ')
    // C# is a name; behind a blank it is a heading's mark.
    .replace(/(?<!\p{L})#/gu, ' ')
    // A mark of a list, and no part of the number that follows: “62.4%” and “-5%” begin with neither.
    .replace(/^\s*(?:[-–—+](?!\d)|[•·=@]|[（(]?\d{1,2}[）).、](?!\d))\s*/u, '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();

const closing = /[。！？；.!?;，,：:、\s]+$/u;
/** Longer is no sentence any more. */
const longestFact: Localized<number> = { zh: 300, ja: 360, en: 800, es: 840 };
const mostOfOne = 24;

/** “我们走访了…” is said of whoever writes the paper. */
const selves: Localized<readonly [RegExp, string]> = {
  zh: [/^(?:我们|我)(?=[\p{Script=Han}])/u, '笔者'],
  ja: [/^(?:私たち|私)(?=[はがも])/u, '筆者'],
  en: [/^I\b(?!['’])/u, 'the author'],
  es: [/^(?:Yo|Nosotros)\s/u, ''],
};

function clausesOf(text: string, language: Language): string[] {
  return text
    .split('\n')
    .map((line) => clean(line, language))
    .flatMap((line) => (line === '' ? [] : listClauses(line)))
    .map((sentence) =>
      sentence
        .replace(leadIns[language], '')
        .replace(closing, '')
        .replace(...selves[language])
        .trim(),
    )
    .filter((clause) => /\p{L}/u.test(clause) && clause.length >= 2 && clause.length <= longestFact[language]);
}

/** What a student answered, as facts of the paper. */
export function factsOfAnswers(
  answers: Answers,
  { language, object }: { language: Language; object: string },
): OwnFact[] {
  return Object.entries(kindOf).flatMap(([id, kind]): OwnFact[] => {
    const said = answers[id as AnswerId];
    if (!said || !kind) return [];
    return clausesOf(said, language)
      .slice(0, mostOfOne)
      .map((clause, index): OwnFact => {
        const isLong = lengthOf(clause, language) >= shortest[language] && kind !== 'setting';
        const isClause = isLong || clauseSigns[language].test(clause) || subjects[language].test(clause);
        const isNamed =
          kind === 'definition' &&
          index === 0 &&
          object !== '' &&
          !clause.toLowerCase().includes(object.toLowerCase()) &&
          !defining[language].test(clause);
        const text =
          isNamed || !isClause
            ? frames[language][framed(kind)].replace('{object}', () => object).replace('{said}', () => clause)
            : clause;
        const isFigure = mayBeFigure.has(kind) && counted[language].test(clause);
        return {
          id: `answer-${id}-${index + 1}`,
          from: 'ANSWER',
          kind: isFigure && kind !== 'problem' && kind !== 'cause' ? 'figure' : kind,
          text,
          terms: listTerms(clause, language),
        };
      });
  });
}
