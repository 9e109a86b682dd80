import type { NumberTable } from '../comparing/number-table.ts';
import type { Tokens } from '../comparing/tokens.ts';
import { cutClauses } from '../sentences.ts';
import type { Span } from '../span.ts';
import { tokensAt } from './passages.ts';
import { isCommonTerm, type Terms } from './terms.ts';

/** A sentence, in tokens, and which of its text's terms are its own. */
export interface TermedSentence {
  from: number;
  to: number;
  first: number;
  last: number;
}

/** Sentences of one text, in its order, and the numbers of the terms that stand in it. */
export interface TermedText {
  sentences: TermedSentence[];
  terms: Int32Array;
}

/** Says of each number whether the term says little by itself, and grows as terms come. */
export interface KnownTerms {
  numbers: NumberTable;
  areCommon: boolean[];
}

/** Of a text, where its terms stand, and the number of each. */
export interface NumberedTerms {
  terms: Int32Array;
  at: Int32Array;
}

/** Those that are new get the next numbers. */
export function numberTerms({ keys, at }: Terms, { numbers, areCommon }: KnownTerms): NumberedTerms {
  const terms = new Int32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as number;
    const number = numbers.numberOf(key);
    terms[index] = number;
    if (number === areCommon.length) areCommon.push(isCommonTerm(key));
  }
  return { terms, at };
}

/** The sentences of a text whose terms have numbers: all of them, or those that are asked for. */
export function cutTerms(
  text: string,
  tokens: Tokens,
  { terms, at }: NumberedTerms,
  spans: readonly Span[] = cutClauses(text),
): TermedText {
  const edges = tokensAt(
    tokens,
    spans.flatMap(({ start, end }) => [start, end]),
  );
  let term = 0;
  const sentences: TermedSentence[] = [];
  for (let edge = 0; edge < edges.length; edge += 2) {
    const from = edges[edge] as number;
    const to = edges[edge + 1] as number;
    while (term < terms.length && (at[term] as number) < from) term += 1;
    const first = term;
    while (term < terms.length && (at[term] as number) < to) term += 1;
    sentences.push({ from, to, first, last: term });
  }
  return { sentences, terms };
}

/** Two that follow each other, as one: a sentence may have become two, or two one. */
export const joinSentences = (one: TermedSentence, next: TermedSentence | undefined): TermedSentence[] =>
  next && next.from === one.to ? [{ from: one.from, to: next.to, first: one.first, last: next.last }] : [];

const commonWeight = 0.25;
/** How fast. */
const dulling = 0.5;

/** A term says less the more of the passages hold it that are looked at: what they all are about leads to none of them. */
export function rarityOfTerms(texts: Iterable<TermedText>, { numbers, areCommon }: KnownTerms): Float64Array {
  const holders = new Int32Array(numbers.size);
  const lastHolder = new Int32Array(numbers.size);
  let holder = 0;
  for (const { sentences, terms } of texts) {
    holder += 1;
    for (const { first, last } of sentences) {
      for (let index = first; index < last; index += 1) {
        const term = terms[index] as number;
        if (lastHolder[term] === holder) continue;
        lastHolder[term] = holder;
        holders[term] = (holders[term] as number) + 1;
      }
    }
  }
  const rarities = new Float64Array(holders.length);
  for (let term = 0; term < holders.length; term += 1) {
    const rarity = 1 / (1 + dulling * Math.log(Math.max(1, holders[term] as number)));
    rarities[term] = areCommon[term] ? commonWeight * rarity : rarity;
  }
  return rarities;
}

/** What a sentence is about: its terms, each once, and how much each says. Written over by the next one. */
export class TermWeights {
  readonly #rarity: Float64Array;
  readonly #areCommon: readonly boolean[];
  readonly #counts: Int32Array;
  readonly terms: Int32Array;
  readonly weights: Float64Array;
  size = 0;
  /** The length of the vector. */
  norm = 0;

  constructor(rarity: Float64Array, { areCommon }: KnownTerms) {
    this.#rarity = rarity;
    this.#areCommon = areCommon;
    this.#counts = new Int32Array(rarity.length);
    this.terms = new Int32Array(rarity.length);
    this.weights = new Float64Array(rarity.length);
  }

  weigh({ first, last }: TermedSentence, all: Int32Array): void {
    const counts = this.#counts;
    this.size = 0;
    for (let index = first; index < last; index += 1) {
      const term = all[index] as number;
      if (counts[term] === 0) {
        this.terms[this.size] = term;
        this.size += 1;
      }
      counts[term] = (counts[term] as number) + 1;
    }
    let square = 0;
    for (let index = 0; index < this.size; index += 1) {
      const term = this.terms[index] as number;
      const count = counts[term] as number;
      counts[term] = 0;
      const rarity = this.#rarity[term] as number;
      const weight = count === 1 || this.#areCommon[term] ? rarity : rarity * (1 + Math.log(count));
      this.weights[index] = weight;
      square += weight * weight;
    }
    this.norm = Math.sqrt(square);
  }
}
