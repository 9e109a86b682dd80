import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['（', '）'],
  ['(', ')'],
  ['【', '】'],
];

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** A quotation mark or a bracket that is opened and never closed: what stands there is a piece of a name. */
export const isUnclosed = (text: string): boolean =>
  count(text, '"') % 2 === 1 ||
  // ’ is an apostrophe as well, so that only what was opened can be missed.
  pairs.some(([open, close]) =>
    open === '‘' ? count(text, open) > count(text, close) : count(text, open) !== count(text, close),
  );

/** The span of a title with the marks that it lost: 禁止生物武器公约》的履约 stands behind an opening mark. */
export function closeMarks(span: string, text: string): string {
  const at = text.indexOf(span);
  if (at < 0 || !isUnclosed(span)) return span;
  const end = at + span.length;
  const spans = [
    ...Array.from({ length: at }, (_, step) => text.slice(at - 1 - step, end)),
    ...Array.from({ length: text.length - end }, (_, step) => text.slice(at, end + 1 + step)),
  ];
  const whole = spans.filter((one) => !isUnclosed(one)).sort((one, other) => one.length - other.length)[0];
  return whole !== undefined && whole.length <= span.length + 40 ? whole : span;
}

/** What no name ends in: a word that belongs to the next one, or one that says how or when. */
const leftOver: Readonly<Record<Language, RegExp>> = {
  en: / (?:late|early|so|soon|slowly|quickly|still|yet|too|only|often|again|never|always|more|less|very|much|the|an?|of|in|to|and|or|for|with|by|from|as|at|on|than|that|which|who|how|why|is|are|was|were)$/iu,
  es: / (?:tan|tarde|temprano|pronto|aún|todavía|siempre|nunca|muy|más|menos|de|del|la|el|los|las|en|y|e|o|u|a|al|con|por|para|que|como|es|son|un|una)$/iu,
  zh: /(?:[^目标]的|(?<![参给赋授付干相温柔])[与和]|[^以普涉危]及|[^抑]或|[^存现所内外潜]在|[^应相针成配结绝校反面不]对|如此|这么|那么|为何|为什么|是否|能否|如何|怎样)$/u,
  ja: /(?:を|における|に対する|による|として|なぜ|どのように|とその|および|または)$/u,
};

/** Words that stand for people or things named elsewhere: no name is made with them. */
const pronoun = /\b(?:us|we|you|them|they|it|anything|something|nothing|everything|anyone|someone|ourselves)\b/iu;

const small =
  /^(?:the|an?|of|in|on|to|and|or|for|with|by|from|as|at|into|towards?|against|between|among|this|that|its|their)$/u;
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3 && !small.test(word));

/** "Can We Owe Duties to the Dead?" has no obligations: a word of the name that no word of the title begins like. */
const isMadeUp = (name: string, text: string): boolean => {
  const said = stems(text);
  return stems(name).some((word) => !said.some((other) => other.slice(0, 3) === word.slice(0, 3)));
};

/** How often, how late or how long: a question for reasons that asks for the degree and not for the deed. */
const degree: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:so|that|such|too|only|not until|as) (?:late|early|long|slow(?:ly)?|quick(?:ly)?|fast|few|little|many|much|often|rarely|soon|far|unevenly|badly|poorly|widely|\p{L}{3,}ly)\b|\bnot until\b|\b(?:so|only) (?:after|in|when)\b/iu,
  es: /(?<!\p{L})(?:tan(?:to|ta|tos|tas)?|sólo|solo) (?:tarde|temprano|pronto|poc[oa]s?|much[oa]s?|lent[oa]s?|rápido|lentamente|tiempo|despacio|en|después)(?!\p{L})|no .{3,40} hasta(?!\p{L})/iu,
  zh: /(?:如此|这么|那么|迟迟|才|直到|过早|过晚)(?=.)/u,
  ja: /(?:これほど|それほど|こんなに|なかなか|ようやく|遅れ|まで.*なかった)/u,
};

export const asksDegree = ({ language, text }: TitleUnderstanding): boolean => degree[language].test(text);

/**
 * Whether what was read as the name of the matter is a piece of the title or a thing that it does not speak of, so that no heading may be made
 * with it.
 */
export function isTornName({
  language,
  text,
  object,
  aspect,
  isAspectNamed,
  signs,
  bearing,
}: TitleUnderstanding): boolean {
  if (isUnclosed(object) && !isUnclosed(text)) return true;
  if (leftOver[language].test(object)) return true;
  if (!signs.includes('question') || bearing !== null || language !== 'en') return false;
  return pronoun.test(object) || (isAspectNamed && pronoun.test(aspect)) || isMadeUp(object, text);
}
