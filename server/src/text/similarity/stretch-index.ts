import type { TermedSentence, TermWeights } from './sentence-terms.ts';

export interface Likeness {
  /** Of the stretch. */
  number: number;
  /** In tokens. */
  from: number;
  to: number;
  /** 0 to 1. */
  cosine: number;
  /** What the terms that both hold say together. */
  shared: number;
}

interface Stretch {
  from: number;
  to: number;
  norm: number;
  /** Of the terms. */
  first: number;
  last: number;
}

/** Stretches of sources as sentences are compared with them; of their terms those alone that stand in the checked text, too. */
export class StretchIndex {
  /** Terms from this number on are not of the checked text. */
  readonly #known: number;
  readonly #stretches: Stretch[] = [];
  readonly #terms: Int32Array;
  readonly #weights: Float64Array;
  #filled = 0;
  readonly #asked: Float64Array;

  /** For at most so many terms, those that stand in several stretches counted in each. */
  constructor(known: number, most: number) {
    this.#known = known;
    this.#terms = new Int32Array(most);
    this.#weights = new Float64Array(most);
    this.#asked = new Float64Array(known);
  }

  get size(): number {
    return this.#stretches.length;
  }

  put({ from, to }: TermedSentence, { terms, weights, size, norm }: TermWeights): void {
    const first = this.#filled;
    for (let index = 0; index < size; index += 1) {
      const term = terms[index] as number;
      if (term >= this.#known) continue;
      this.#terms[this.#filled] = term;
      this.#weights[this.#filled] = weights[index] as number;
      this.#filled += 1;
    }
    this.#stretches.push({ from, to, norm, first, last: this.#filled });
  }

  /** Compares a sentence of the checked text with some of the stretches: those from one number up to another. */
  comparing<Result>(
    { terms, weights, size, norm }: TermWeights,
    compare: (findLike: (from: number, to: number, leastShared: number) => Likeness | null) => Result,
  ): Result {
    const asked = this.#asked;
    for (let index = 0; index < size; index += 1) asked[terms[index] as number] = weights[index] as number;
    try {
      return compare((from, to, leastShared) => this.#findLike(norm, from, to, leastShared));
    } finally {
      for (let index = 0; index < size; index += 1) asked[terms[index] as number] = 0;
    }
  }

  /** The one that is most like it, of those that share at least so much with it. */
  #findLike(norm: number, from: number, to: number, leastShared: number): Likeness | null {
    let best: Likeness | null = null;
    for (let number = from; number < to; number += 1) {
      const stretch = this.#stretches[number] as Stretch;
      let product = 0;
      let shared = 0;
      for (let index = stretch.first; index < stretch.last; index += 1) {
        const weight = this.#asked[this.#terms[index] as number] as number;
        if (weight === 0) continue;
        const against = this.#weights[index] as number;
        product += weight * against;
        shared += Math.min(1, weight, against);
      }
      if (shared < leastShared) continue;
      const cosine = product / (norm * stretch.norm || 1);
      if (cosine > (best?.cosine ?? 0)) best = { number, from: stretch.from, to: stretch.to, cosine, shared };
    }
    return best;
  }
}
