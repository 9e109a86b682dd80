import type { AnswerId } from '@yanmo/contract/interview';
import type { Language, Localized } from '@yanmo/contract/languages';
import { listClauses } from '../../../text/sentences.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { OwnFact, OwnFactKind } from '../paper/own-fact.ts';
import { answerFrames, type Framed } from './answer-frames.ts';
import { listTerms } from './list-terms.ts';
import { sayBare, sayComparisons } from './say-comparisons.ts';
import { isForeign, isQuestion, saysNothing } from './says-nothing.ts';
import { counted, leadIns } from './sentence-cues.ts';
import { speakOfAuthor } from './voice/speak-of-author.ts';

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

/** A clause has a verb: by the words that few clauses do without. */
const clauseSigns: Localized<RegExp> = {
  zh: /[是有为在被把使让认说做用到了着过不没难能会要应该可]|[高低多少大小长短快慢好坏差]$/u,
  en: /^(?:in the author’s view|as the author puts it), |\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|cannot|could|will|would|should|must|may|not|goes|comes|takes|makes|gives|causes|rises|uses|loses|closes|serves|lacks|needs|costs|keeps|works|sees|says|gets|wants|pays|lies)\b|\b\p{L}{3,}ed\b/iu,
  es: /(?<!\p{L})(?:es|son|fue|fueron|está|están|hay|ha|han|tiene|tienen|puede|pueden|no|se|debe|deben|falta(?! de)|faltan|llega|llegan|cuesta|cuestan|quiere|quieren|suele|suelen)(?!\p{L})|(?<!\p{L})quien escribe(?!\p{L})|\p{L}{3,}(?:an|en|ó|aron|ieron|amos|emos|imos|aba|aban|ía|ían)(?!\p{L})/iu,
  ja: /(?:[うくぐすつぬぶむるただいず]|です|ます|ません|ました|でした)$/u,
};
/** Who does something begins a clause, whatever its verb is. */
const subjects: Localized<RegExp> = {
  zh: /^(?:没有人|没人|谁都|有人|大家|人们|笔者(?!的|所在))/u,
  en: /^(?:nobody|no one|everybody|everyone|somebody|someone|people|they|we|he|she|it|there|you|who|nothing|everything|the author)\b/iu,
  es: /^(?:nadie|todos|todas|alguien|algunos|algunas|ellos|ellas|nada|todo)(?!\p{L})/iu,
  ja: /^(?:だれも|誰も|みな|皆|筆者ら?[はがも])/u,
};
/** What says itself what something means. */
const defining: Localized<RegExp> = {
  zh: /^[^，。]{1,30}?(?:是指|指的是|指|就是|是)/u,
  en: /^.{2,60}?\b(?:means?|refers? to)\b|^(?:[\p{L}'’-]+ ){1,4}(?<!\b(?:that|which|who) )(?:is|are)\b/iu,
  es: /^.{2,60}?(?<!\p{L})(?:significa|se entiende|se define|se refiere|es|son)(?!\p{L})/iu,
  ja: /^[^、。]{1,30}?(?:とは|は、)/u,
};
const shortest: Localized<number> = { zh: 12, ja: 14, en: 6, es: 6 };

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

/** No letters of any language; a plain © or ™ is no picture. */
const pictures =
  /(?![©®™])(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})(?:\ufe0f|\u200d|\p{Emoji_Modifier})*|\ufe0f|\u200d/gu;

/** What says that it defines, where the words before it say of what. */
const defines: Localized<RegExp> = {
  zh: /^(?:它|这|这个|其)?(?:就是|是指|指的是|指的就是|指|是)/u,
  en: /^(?:it|this|that)(?: is|['’]s| means| refers to)\s+/iu,
  es: /^(?:es|significa|se refiere a)\s+/iu,
  ja: /^(?:それは|これは)/u,
};

interface Asked {
  language: Language;
  /** What the title is about. */
  object: string;
  /** A model puts what is said in another language into the paper’s; the built-in engine cannot. */
  isModel?: boolean;
}

/** A reason that is the whole answer stands without the word that would tie it to something. */
const reasons: Localized<RegExp> = {
  zh: /^(?:是)?(?:因为|由于)(?![^，]*[，,](?:所以|因此|因而|导致|使))/u,
  en: /^(?:it(?: is|['’]s) )?because\s+(?!of\b)(?!.*,)/iu,
  es: /^(?:es )?porque\s+(?!.*,)/iu,
  ja: /(?<=[うくぐすつぬぶむるいただ])から(?:である|だ)?$/u,
};

/** Points that were counted in one line. */
const listCounted = (line: string): string[] =>
  /^\s*[（(]?1\s?[)）.、．]/u.test(line)
    ? line.split(/[\s;；,，。]+(?=[（(]?\d{1,2}\s?[)）.、．]\s?(?!\d)\p{L})/u)
    : [line];

/** Letters that all shout say the same in small ones. */
const calm = (line: string): string =>
  !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= 3 ? line.toLowerCase() : line;

/** What is framed in Japanese ends as a name does: of a clause a thing is made, and the copula of a frame is enough. */
const nameIn = (clause: string, language: Language, kind: OwnFactKind): string => {
  if (language !== 'ja') return clause;
  const bare = clause.replace(/(?:である|だ)$/u, '');
  return kind === 'definition' && /[うくぐすつぬぶむるたい]$/u.test(bare) ? `${bare}こと` : bare;
};

function clausesOf(text: string, { language, isModel = false }: Asked): string[] {
  return text
    .split('\n')
    .flatMap(listCounted)
    .map((line) => clean(calm(line).replace(pictures, ' '), language))
    .flatMap((line) => (line === '' ? [] : listClauses(line)))
    .filter((sentence) => !isQuestion(sentence, language))
    .map((sentence) => sentence.replace(leadIns[language], '').replace(closing, '').trim())
    .filter((clause) => /\p{L}/u.test(clause) && clause.length >= 2 && clause.length <= longestFact[language])
    .filter((clause) => !saysNothing(clause) && (isModel || !isForeign(clause, language)))
    .map((clause) => speakOfAuthor(clause.replace(reasons[language], ''), language));
}

/** What a student answered, as facts of the paper. */
export function factsOfAnswers(answers: Answers, asked: Asked): OwnFact[] {
  const { language, object } = asked;
  return Object.entries(kindOf).flatMap(([key, kind]): OwnFact[] => {
    const id = key as Framed;
    const said = answers[id];
    if (!said || !kind) return [];
    return clausesOf(said, asked)
      .slice(0, mostOfOne)
      .map((clause, index): OwnFact => {
        const isLong = lengthOf(clause, language) >= shortest[language] && kind !== 'setting';
        // 岡山県の村である says of nothing that it is one.
        const isName = language === 'ja' && /(?:である|だ)$/u.test(clause) && !/[はがもを、]/u.test(clause);
        const isClause = !isName && (isLong || clauseSigns[language].test(clause) || subjects[language].test(clause));
        const isLeaning = kind === 'definition' && index === 0 && object !== '' && defines[language].test(clause);
        const isNamed =
          kind === 'definition' &&
          index === 0 &&
          object !== '' &&
          !clause.toLowerCase().includes(object.toLowerCase()) &&
          (isLeaning || !defining[language].test(clause));
        const text =
          isNamed || !isClause
            ? answerFrames[language][id]
                .replace('{object}', () => object)
                .replace('{said}', () =>
                  nameIn(isLeaning ? clause.replace(defines[language], '') : clause, language, kind),
                )
                .replace(/(?<=means )when(?= )/u, 'that')
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
