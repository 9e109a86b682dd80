import type { Edit } from '../../edit.ts';
import { hasFiniteVerb, isReported, readSubject } from './clause.ts';
import {
  capitalize,
  countWords,
  isPlainStatement,
  type Paragraph,
  type Sentence,
  type Token,
  uncapitalize,
} from './sentence.ts';
import { isAuxiliary } from './word-classes.ts';

const isComma = ({ kind, text }: Token): boolean => kind === 'mark' && text === ',';

/** Where the clause in front ends: at the first comma behind which a main clause begins with its subject. */
function findMain(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(isComma);
  return comma > 0 && readSubject(tokens, comma + 1) !== null ? comma : -1;
}

/** A temporal “while” goes with something that is going on. */
const isContrast = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) => isAuxiliary(lower)) &&
  !tokens.some(({ lower }, at) => /^(?:is|are|was|were)$/u.test(lower) && /ing$/u.test(tokens[at + 1]?.lower ?? ''));

/** “Although X, Y.” as “X, but Y.”; “Because X, Y.” as “X, so Y.” The order stays, and with it what every pronoun means. */
function coordinate({ tokens, text, start }: Sentence): Edit[] {
  const opening = /^(?:Although|Even though|Though|While|Because|Given that) /u.exec(text)?.[0];
  const comma = opening ? findMain(tokens) : -1;
  const mark = tokens[comma];
  if (!opening || !mark) return [];
  const clause = tokens.slice(0, comma).filter((token) => token.start >= start + opening.length);
  const main = tokens.slice(comma + 1);
  const next = main[0];
  if (!next || readSubject(clause, 0) === null || countWords(clause) < 4 || isReported(clause)) return [];
  if (
    main.some(({ lower }) => /^(?:but|so|still|nevertheless)$/u.test(lower)) ||
    clause.some(({ lower }) => /^(?:but|so)$/u.test(lower))
  )
    return [];
  // “Although it is old, the bridge …”: the pronoun looks ahead, which it may not from a sentence of its own.
  const looksAhead = clause.some(({ lower }) => /^(?:it|its|they|their|them|he|his|him|she|her)$/u.test(lower));
  if (looksAhead && readSubject(tokens, comma + 1)?.isPronoun !== true) return [];
  const isReason = /^(?:Because|Given)/u.test(opening);
  if (opening === 'While ' && !isContrast(clause)) return [];
  const inner = text.slice(opening.length, mark.start - start);
  return [
    {
      start,
      end: next.start,
      text: `${capitalize(inner)}, ${isReason ? 'so' : 'but'} `,
      rule: 'CLAUSE_ORDER',
      safety: opening === 'While ' ? 0.75 : 0.85,
    },
  ];
}

const opensPlain =
  /^(?:Although|While|Though|Because|If|When|Since|As|Even|Despite|But|And|So|Yet|However|Therefore|Thus|Moreover|Furthermore|Additionally|In|On|By|For|To|With|First|Second|Finally|Not|Both|Some|Either)\b/u;

/** “X, but Y.” as “Although X, Y.”; “X, so Y.” as “Because X, Y.” */
function subordinate({ tokens, text, start, end }: Sentence, paragraph: string): Edit[] {
  if (opensPlain.test(text)) return [];
  const commas = tokens.flatMap((token, at) => (isComma(token) ? [at] : []));
  const [comma = -1, ...more] = commas;
  const mark = tokens[comma];
  const joint = tokens[comma + 1];
  const next = tokens[comma + 2];
  if (!mark || !next || more.length > 0 || !/^(?:but|so)$/u.test(joint?.lower ?? '')) return [];
  const left = tokens.slice(0, comma);
  if (
    countWords(left) < 4 ||
    countWords(left) > 16 ||
    isReported(left) ||
    readSubject(left, 0) === null ||
    !hasFiniteVerb(left)
  )
    return [];
  if (
    readSubject(tokens, comma + 2) === null ||
    left.some(({ lower }) => /^(?:that|if|because|not|only|so|whether)$/u.test(lower))
  )
    return [];
  const inner = uncapitalize(text.slice(0, mark.start - start), paragraph);
  if (inner === null) return [];
  const opening = joint?.lower === 'so' ? 'Because' : 'Although';
  return [{ start, end: Math.min(next.start, end), text: `${opening} ${inner}, `, rule: 'CLAUSE_ORDER', safety: 0.8 }];
}

/** Clauses that are put beside one another instead of below, and below instead of beside. */
export const offerSubordinations = ({ text, sentences }: Paragraph): Edit[] =>
  sentences.filter(isPlainStatement).flatMap((sentence) => [...coordinate(sentence), ...subordinate(sentence, text)]);
