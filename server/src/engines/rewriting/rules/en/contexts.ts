import type { Replacement } from '../../../../knowledge/thesaurus-line.ts';
import type { Token } from './sentence.ts';
import {
  beForms,
  conjunctions,
  determiners,
  isAdverb,
  isAuxiliary,
  isFunctionWord,
  looksPlural,
  modals,
  possessives,
  prepositions,
} from './word-classes.ts';

const isContent = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'span' || (token.kind === 'word' && !isFunctionWord(token.lower) && !isAdverb(token.lower)));

/** Whether the noun phrase that begins here is one of many: its last word before a function word or a mark. */
function beginsPlural(tokens: readonly Token[], from: number): boolean {
  let last: Token | undefined;
  for (const token of tokens.slice(from, from + 5)) {
    if (token.kind !== 'word' || (isFunctionWord(token.lower) && !determiners.has(token.lower))) break;
    if (isAuxiliary(token.lower)) break;
    last = token;
    if (looksPlural(token.lower)) break;
  }
  return last !== undefined && looksPlural(last.lower);
}

function beginsObject(tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (token === undefined || token.kind === 'mark') return false;
  if (token.kind !== 'word') return true;
  if (determiners.has(token.lower)) return token.lower !== 'that' || isContent(tokens[from + 1]);
  return !isFunctionWord(token.lower) && (!isAdverb(token.lower) || isContent(tokens[from + 1]));
}

const numberWords = /^(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|half|one)$/u;

type Side = 'before' | 'after';

/** `at` is the token right before the word, or right after it. */
function isSign(sign: string, tokens: readonly Token[], at: number, side: Side): boolean {
  const token = tokens[at];
  switch (sign) {
    case '@sentence':
      return token === undefined;
    case '@clause':
      return token === undefined || token.kind === 'mark' || token.lower === 'and' || token.lower === 'but';
    case '@end':
      return token === undefined || (token.kind === 'mark' && /^[,.;:!?)]$/u.test(token.text));
    case '@number':
      return token !== undefined && (token.kind !== 'word' ? token.kind !== 'mark' : numberWords.test(token.lower));
    case '@span':
      return token?.kind === 'span';
    case '@determiner':
      return token !== undefined && (determiners.has(token.lower) || possessives.has(token.lower));
    case '@noun':
      return isContent(token);
    case '@object':
      return side === 'after' && beginsObject(tokens, at);
    case '@plural':
      return side === 'after' ? beginsPlural(tokens, at) : token !== undefined && looksPlural(token.lower);
    case '@ing':
      return token !== undefined && /...ing$/u.test(token.lower);
    case '@be':
      return (
        token !== undefined &&
        (beForms.has(token.lower) ||
          /^(?:become|becomes|became|remain|remains|remained|seem|seems)$/u.test(token.lower))
      );
    case '@modal':
      return token !== undefined && modals.has(token.lower);
    case '@preposition':
      return token !== undefined && (prepositions.has(token.lower) || conjunctions.has(token.lower));
    default:
      return false;
  }
}

function holds(context: string, tokens: readonly Token[], at: number, side: Side): boolean {
  if (context.startsWith('@')) return isSign(context, tokens, at, side);
  const words = context.split(' ');
  const from = side === 'after' ? at : at - words.length + 1;
  return words.every((word, index) => tokens[from + index]?.lower === word);
}

const anywhere = (context: string, tokens: readonly Token[]): boolean =>
  tokens.some((_token, at) => holds(context, tokens, at, 'after'));

/** The tokens of the clause around a word that stand before it and behind it. */
function clauseAround(tokens: readonly Token[], first: number, last: number): { before: Token[]; behind: Token[] } {
  const isEdge = ({ kind, text }: Token): boolean => kind === 'mark' && /[,;:.!?]/u.test(text);
  const left = tokens.slice(0, first);
  const right = tokens.slice(last + 1);
  const from = left.findLastIndex(isEdge);
  const to = right.findIndex(isEdge);
  return { before: left.slice(from + 1), behind: to < 0 ? right : right.slice(0, to) };
}

/** Whether a replacement may stand where the tokens `first` to `last` stand. */
export function fits(replacement: Replacement, tokens: readonly Token[], first: number, last: number): boolean {
  const { before, after, notBefore, notAfter, ahead, notAhead, behind, notBehind } = replacement;
  const left = first - 1;
  const right = last + 1;
  if (before && !before.some((context) => holds(context, tokens, left, 'before'))) return false;
  if (after && !after.some((context) => holds(context, tokens, right, 'after'))) return false;
  if (notBefore?.some((context) => holds(context, tokens, left, 'before'))) return false;
  if (notAfter?.some((context) => holds(context, tokens, right, 'after'))) return false;
  if (!ahead && !notAhead && !behind && !notBehind) return true;
  const clause = clauseAround(tokens, first, last);
  if (ahead && !ahead.some((context) => anywhere(context, clause.behind))) return false;
  if (notAhead?.some((context) => anywhere(context, clause.behind))) return false;
  if (behind && !behind.some((context) => anywhere(context, clause.before))) return false;
  return !notBehind?.some((context) => anywhere(context, clause.before));
}
