import type { Edit } from '../../edit.ts';
import { hasFiniteVerb, hasSubordinate, isReported, readSubject } from './clause.ts';
import {
  capitalize,
  countWords,
  isPlainStatement,
  type Paragraph,
  type Sentence,
  type Token,
  uncapitalize,
} from './sentence.ts';
import { determiners, isFunctionWord, isNegated, looksPlural, possessives } from './word-classes.ts';

interface Front {
  /** How the sentence begins. */
  opening: RegExp;
  /** Whether what is fronted is a clause with its own subject and verb. */
  isClause: boolean;
  /** What joins it behind the main clause. */
  joint: ' ' | ', ';
  safety: number;
}

const fronts: readonly Front[] = [
  { opening: /^(?:When|Whenever|If|Once|As long as|Until|Before|After)$/u, isClause: true, joint: ' ', safety: 0.85 },
  { opening: /^Because$/u, isClause: true, joint: ' ', safety: 0.85 },
  { opening: /^(?:Although|Though|Even though|Whereas|While)$/u, isClause: true, joint: ', ', safety: 0.85 },
  { opening: /^(?:By|Through)$/u, isClause: false, joint: ' ', safety: 0.8 },
  { opening: /^(?:To|In order to)$/u, isClause: false, joint: ' ', safety: 0.8 },
  {
    opening: /^(?:Despite|In spite of|Because of|Due to|Owing to|Thanks to)$/u,
    isClause: false,
    joint: ' ',
    safety: 0.85,
  },
  {
    opening:
      /^(?:In recent (?:years|decades)|Over the (?:past|last) (?:decade|century|few years|few decades)|In this (?:study|paper|essay|article|work|thesis|chapter|section|case)|At present|In practice|In the long run|In (?:many|some) (?:countries|cases)|Around the world)$/u,
    isClause: false,
    joint: ' ',
    safety: 0.8,
  },
  {
    opening: /^(?:In|During|Throughout|Across) (?:the|many|some|most|several|recent|modern|early|rural|urban)$/u,
    isClause: false,
    joint: ' ',
    safety: 0.75,
  },
];
/** Phrases that begin like those of place and time, and join the sentence to what stands before it. */
const joining =
  /^In the (?:end|first|meantime|same|case|context|face|event|latter|former|future|following|past|process)\b/u;

const isComma = ({ kind, text }: Token): boolean => kind === 'mark' && text === ',';
const leaning =
  /^(?:it|its|itself|they|them|their|theirs|themselves|he|him|his|himself|she|her|hers|herself|former|latter|ones|so|doing|one|others|another)$/u;
/** Pronouns that would come before, or far behind, what they mean. “This” with its noun looks back to another sentence, and may. */
const hasReference = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, lower }, at) => {
    if (kind !== 'word') return false;
    const next = tokens[at + 1];
    if (/^(?:this|these|those|such)$/u.test(lower))
      return next === undefined || next.kind !== 'word' || isFunctionWord(next.lower);
    return leaning.test(lower.replace(/'s$/u, ''));
  });
/** “it is hard to …”: “it” means what follows. */
const isEmptyIt = (tokens: readonly Token[]): boolean =>
  tokens[0]?.lower === 'it' &&
  /^(?:is|was|becomes|can|may)$/u.test(tokens[1]?.lower ?? '') &&
  tokens.slice(2, 6).some(({ lower }) => lower === 'to');
const hasNegation = (tokens: readonly Token[]): boolean => tokens.some(({ lower }) => isNegated(lower));

/** No comma, or those of one list that has no verb behind its first. */
function commasAreList(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(isComma);
  if (first < 0) return true;
  const last = tokens.findLastIndex(isComma);
  return first !== last && isJoint(tokens[last + 1]) && !hasFiniteVerb(tokens.slice(first)) && tokens.length - last < 7;
}

const isJoint = (token: Token | undefined): boolean => token?.lower === 'and' || token?.lower === 'or';

/** What a main clause must be to take something at its end that then belongs to it alone. */
function isFreeMain(tokens: readonly Token[], fronted: readonly Token[]): boolean {
  const count = countWords(tokens);
  const body = isEmptyIt(tokens) ? tokens.slice(1) : tokens;
  // “Families cut their spending” keeps its “their” where nothing in the other part could be meant.
  const own = looksPlural(tokens[0]?.lower ?? '') || looksPlural(tokens[1]?.lower ?? '');
  const others = fronted.some(({ lower }) => looksPlural(lower));
  const rest = own && !others ? body.filter(({ lower }) => lower !== 'their') : body;
  return (
    count >= 4 &&
    count <= 20 &&
    commasAreList(tokens) &&
    !hasReference(rest) &&
    !hasNegation(tokens) &&
    !hasSubordinate(tokens) &&
    !isReported(tokens) &&
    readSubject(tokens, 0) !== null &&
    !tokens.some(
      (token, at) =>
        /^(?:but|than|then)$/u.test(token.lower) || (isJoint(token) && readSubject(tokens, at + 1) !== null),
    )
  );
}

const isDetermining = (token: Token | undefined): boolean =>
  token !== undefined && (determiners.has(token.lower) || possessives.has(token.lower));

function findFront(sentence: Sentence): { front: Front; words: number; comma: number } | null {
  const { tokens, text, start } = sentence;
  const comma = tokens.findIndex(isComma);
  if (comma < 2) return null;
  for (const front of fronts) {
    for (let words = Math.min(4, comma); words >= 1; words -= 1) {
      const last = tokens[words - 1];
      if (last && front.opening.test(text.slice(0, last.end - start))) return { front, words, comma };
    }
  }
  return null;
}

/** At the end a phrase seems to belong to the nearest verb or noun; where that would be another one, it stays in front. */
function wouldMislead(moved: string, front: Front, main: readonly Token[], fronted: readonly Token[]): boolean {
  const words = countWords(main);
  const holds = (pattern: RegExp): boolean => main.some(({ lower }) => pattern.test(lower));
  if (/^(?:to|in order to)\b/u.test(moved)) return words > 14 || holds(/^(?:to|for|is|are|was|were)$/u);
  if (/^(?:by|through)\b/u.test(moved))
    return words > 16 || main.some(isComma) || holds(/^(?:by|through|is|are|was|were|be|been|to)$|...ing$/u);
  if (/^while\b/u.test(moved)) return countWords(fronted) < 6 || words > 14;
  if (front.isClause && front.joint === ' ') return words > 11 && holds(/^to$/u) && !isEmptyIt(main);
  if (front.isClause || !/^(?:in|over|at|around|during|throughout|across)\b/u.test(moved)) return false;
  const crowded = /^(?:in|to|for|during|throughout|across|over|at|on)$/u;
  return words > 13 || countWords(fronted) > 5 || holds(crowded) || isEmptyIt(main);
}

/** “… for two reasons. First, …”: what is listed must stand last. */
const opensList = (body: string, next: Sentence | undefined): boolean =>
  next !== undefined &&
  /^(?:First|Firstly|One|These|They|The first)\b/u.test(next.text) &&
  /\b(?:two|three|four|several|many|factors|reasons|ways)\b/u.test(body);

/** “When X, Y.” as “Y when X.” */
function moveBack(sentence: Sentence, next: Sentence | undefined, paragraph: string): Edit[] {
  const found = findFront(sentence);
  if (!found) return [];
  const { tokens, text, start, end } = sentence;
  const { front, words, comma } = found;
  const fronted = tokens.slice(0, comma);
  const main = tokens.slice(comma + 1, -1);
  const first = main[0];
  const last = main.at(-1);
  const close = fronted.at(-1);
  if (!first || !last || !close || countWords(fronted) > 16 || !isFreeMain(main, fronted)) return [];
  if (
    hasNegation(fronted) ||
    /^(?:doing|so|contrast|addition|comparison|sum|conclude|begin|end|summarize|this|that)$/u.test(
      tokens[words]?.lower ?? '',
    )
  )
    return [];
  const isFixed = words === comma;
  if (!isFixed && front.isClause && !(hasFiniteVerb(fronted.slice(words)) && !hasReference(fronted))) return [];
  if (
    !isFixed &&
    !front.isClause &&
    fronted.slice(words).some(({ lower }) => /^(?:they|them|their|it|its|he|his|she|her|we|our)$/u.test(lower))
  )
    return [];
  if (hasSubordinate(fronted.slice(words))) return [];
  const moved = uncapitalize(text.slice(0, close.end - start), paragraph);
  if (moved === null) return [];
  const body = text.slice(first.start - start, last.end - start);
  if (wouldMislead(moved, front, main, fronted) || (/^to\b/u.test(moved) && isDetermining(tokens[words]))) return [];
  if (joining.test(text) || opensList(body, next)) return [];
  return [
    { start, end, text: `${capitalize(body)}${front.joint}${moved}.`, rule: 'CLAUSE_ORDER', safety: front.safety },
  ];
}

/** Words before “when” or “if” that make a question or a relative clause of it. */
const governs =
  /^(?:know|knows|knew|known|see|ask|asks|asked|determine|determines|decide|decides|wonder|tell|unclear|clear|even|only|as|than|time|times|day|days|year|years|period|periods|moment|moments|point|case|cases|situation|situations|example|examples|especially|particularly|except|is|are|was|were|be|and|or|but|just|simply|mainly|partly|largely|primarily|not|question|questions|consider|understand|explain|explains|what|how|regardless|of|to|examine|test|check|occurs|happens|arises|occur|happen|arise)$/u;

/** “Y because X.” as “Because X, Y.” */
function moveForward(sentence: Sentence, paragraph: string): Edit[] {
  const { tokens, text, start, end } = sentence;
  const at = tokens.findIndex(
    ({ kind, lower }, index) => index > 3 && kind === 'word' && /^(?:because|if|although|whereas)$/u.test(lower),
  );
  const joint = tokens[at];
  const before = tokens[at - 1];
  if (!joint || !before || tokens[at + 1]?.lower === 'of') return [];
  const hasComma = isComma(before);
  const isConcession = joint.lower === 'although' || joint.lower === 'whereas';
  if (hasComma !== isConcession) return [];
  const main = tokens.slice(0, hasComma ? at - 1 : at);
  const clause = tokens.slice(at + 1, -1);
  const last = main.at(-1);
  const close = clause.at(-1);
  if (!last || !close || governs.test(last.lower) || !isFreeMain(main, []) || clause.some(isComma)) return [];
  if (countWords(clause) < 3 || countWords(clause) > 16) return [];
  if (hasReference(clause) || hasNegation(clause) || hasSubordinate(clause) || readSubject(clause, 0) === null)
    return [];
  if (/^(?:this|these|that|those)$/u.test(main[0]?.lower ?? '')) return [];
  const body = uncapitalize(text.slice(0, last.end - start), paragraph);
  if (body === null) return [];
  const fronted = text.slice(joint.start - start, close.end - start);
  return [{ start, end, text: `${capitalize(fronted)}, ${body}.`, rule: 'CLAUSE_ORDER', safety: 0.85 }];
}

/** Clauses and phrases that move from the front of a sentence to its end, and back. */
export function offerClauseOrders({ text, sentences }: Paragraph): Edit[] {
  return sentences.flatMap((sentence, at) =>
    isPlainStatement(sentence) ? [...moveBack(sentence, sentences[at + 1], text), ...moveForward(sentence, text)] : [],
  );
}
