import type { Edit } from '../../edit.ts';
import { isReported, readSubject } from './clause.ts';
import { countWords, type Paragraph, type Sentence, uncapitalize } from './sentence.ts';
import { isNegated } from './word-classes.ts';

interface Joint {
  /** How the second sentence begins; what is matched goes. */
  opening: RegExp;
  text: string;
  safety: number;
  /** How the first must begin, how many words each may have. */
  after?: RegExp;
  longestEach?: number;
}

const joints: readonly Joint[] = [
  { opening: /^However, /u, text: ', but ', safety: 0.9 },
  { opening: /^But /u, text: ', but ', safety: 0.9 },
  { opening: /^Yet /u, text: ', yet ', safety: 0.9 },
  { opening: /^(?:Therefore|Thus|Hence|Consequently|As a result|So), /u, text: ', so ', safety: 0.85 },
  { opening: /^So /u, text: ', so ', safety: 0.85 },
  { opening: /^(?:In contrast|By contrast), /u, text: ', whereas ', safety: 0.85 },
  { opening: /^(?:Additionally|Moreover|Furthermore|In addition|Also), /u, text: ', and ', safety: 0.85 },
  { opening: /^And /u, text: ', and ', safety: 0.9 },
  { opening: /^(?=(?:It|They|He|She) )/u, text: ', and ', safety: 0.8 },
  {
    opening: /^(?=(?:This|These) (?:is|are|was|were|can|may|will|has|have|also|means|makes|helps|allows|leads)\b)/u,
    text: ', and ',
    safety: 0.8,
  },
  { opening: /^(?=(?:It|They|This|These) )/u, text: '; ', safety: 0.75 },
  { opening: /^(?=(?:We|Our|Its|Their|Such|Both|The) )/u, text: '; ', safety: 0.7, longestEach: 15 },
  {
    opening: /^(?=We )/u,
    text: ', and ',
    safety: 0.85,
    after: /^(?:We|In this (?:paper|study|work|report), we|Here,? we|Additionally, we|Moreover, we|Furthermore, we) /u,
  },
  // The connective stays; only the stop before it is weaker.
  {
    opening:
      /^(?=(?:However|Therefore|For example|For instance|Instead|Similarly|Likewise|In contrast|By contrast|In fact|Then|Thus|Consequently|As a result|Nevertheless|Moreover|Furthermore), )/u,
    text: '; ',
    safety: 0.8,
  },
];

const longest = 40;
const isJoinable = ({ stop, text }: Sentence): boolean => stop === '.' && !/["“”«»:;?!…]|\.\.|\d\)/u.test(text);
const isCoordinated = (text: string): boolean => /, (?:and|but|so|yet|whereas|while|although|because) /u.test(text);

/** Whether “and” would join the second sentence to a part of the first, behind “that” or a “not”. */
const catchesAnd = ({ tokens, text }: Sentence): boolean =>
  isReported(tokens) ||
  tokens.some(({ lower }) => lower === 'that' || isNegated(lower)) ||
  /\s(?:and|while|although|because|if)\s/u.test(text);

function join(one: Sentence, other: Sentence, paragraph: string): Edit[] {
  if (!isJoinable(one) || !isJoinable(other) || countWords(one.tokens) + countWords(other.tokens) > longest) return [];
  if (isCoordinated(one.text) || isCoordinated(other.text) || /^[\uE000-\uF8FF]$/u.test(one.tokens.at(-2)?.text ?? ''))
    return [];
  const commas = [...one.text].filter((sign) => sign === ',').length;
  return joints.flatMap(({ opening, text, safety, after, longestEach = longest }) => {
    const length = opening.exec(other.text)?.[0].length;
    if (length === undefined || (text === ', and ' && catchesAnd(one)) || (text !== '; ' && commas > 1)) return [];
    if ((after && !after.test(one.text)) || [one, other].some(({ tokens }) => countWords(tokens) > longestEach))
      return [];
    const rest = uncapitalize(other.text.slice(length), paragraph);
    if (rest === null || (text !== '; ' && /^(?:when|if|while|although|because|despite|by|to|in)\b/u.test(rest)))
      return [];
    return [
      {
        start: one.end - 1,
        end: other.start + length + 1,
        text: `${text}${rest.charAt(0)}`,
        rule: 'MERGE' as const,
        safety,
      },
    ];
  });
}

/** “X. However, Y.” as “Although X, Y.” */
function subordinate(one: Sentence, other: Sentence, paragraph: string): Edit[] {
  const opening = /^(?:However, |But |Yet )/u.exec(other.text)?.[0];
  if (!opening || !isJoinable(one) || !isJoinable(other) || countWords(one.tokens) > 16 || one.text.includes(','))
    return [];
  if (
    countWords(one.tokens) + countWords(other.tokens) > longest ||
    isReported(one.tokens) ||
    readSubject(one.tokens, 0) === null
  )
    return [];
  if (one.tokens.some(({ lower }) => /^(?:that|if|because|although|but|so|whether)$/u.test(lower))) return [];
  const first = other.tokens.findIndex((token) => token.start >= other.start + opening.length);
  const inner = uncapitalize(one.text.slice(0, -1), paragraph);
  const rest = uncapitalize(other.text.slice(opening.length), paragraph);
  if (inner === null || rest === null || readSubject(other.tokens, first) === null) return [];
  const end = other.start + opening.length + 1;
  return [{ start: one.start, end, text: `Although ${inner}, ${rest.charAt(0)}`, rule: 'MERGE', safety: 0.85 }];
}

/**
 * Two short sentences as one; the pronoun of the second stays, and so does what it means. Of two stops in a row only the one that is given
 * up more surely: all changes may be made together, and three sentences are not to become one.
 */
export function offerMerges({ text, sentences }: Paragraph): Edit[] {
  const stops = sentences.map((sentence, at) => {
    const next = sentences[at + 1];
    if (!next || text.slice(sentence.end, next.start) !== ' ') return [];
    return [...join(sentence, next, text), ...subordinate(sentence, next, text)];
  });
  const surest = (at: number): number => Math.max(0, ...(stops[at] ?? []).map(({ safety }) => safety));
  const order = stops.map((_edits, at) => at).sort((one, other) => surest(other) - surest(one) || one - other);
  const kept = new Set<number>();
  for (const at of order) if (surest(at) > 0 && !kept.has(at - 1) && !kept.has(at + 1)) kept.add(at);
  return stops.flatMap((edits, at) => (kept.has(at) ? edits : []));
}
