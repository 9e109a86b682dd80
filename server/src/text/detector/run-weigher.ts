import type { Span } from '../span.ts';
import { dampen, eachRun, GramCounter, mostRuns } from './grams.ts';
import { type RunTable, stepToWeight } from './model.ts';

/** Reads one table. What was counted last is kept, because the sentences of a window are asked for next. */
export class RunWeigher {
  readonly #table: RunTable;
  readonly #counter: GramCounter;
  readonly #weights: Float32Array;
  /** For each run that was counted what it adds each time it stands there. */
  readonly #added = new Float32Array(mostRuns);
  #counted: (Span & { row: ArrayLike<number>; score: number }) | null = null;

  constructor(table: RunTable) {
    this.#table = table;
    this.#counter = new GramCounter(table.bits);
    this.#weights = Float32Array.from({ length: 256 }, (_, at) => stepToWeight(at - 128, table.scale));
  }

  get kind(): RunTable['kind'] {
    return this.#table.kind;
  }

  weigh(row: ArrayLike<number>, { start, end }: Span): number {
    const last = this.#counted;
    if (last?.row === row && last.start === start && last.end === end) return last.score;
    this.#counter.clear();
    this.#counter.count(row, start, end, this.#table.orders);
    const { counts, places, size, length } = this.#counter;
    const { steps } = this.#table;
    let sum = 0;
    for (let index = 0; index < size; index += 1) {
      const count = counts[index] as number;
      const move =
        (dampen(count) * (this.#weights[(steps[places[index] as number] as number) + 128] as number)) / length;
      sum += move;
      this.#added[index] = move / count;
    }
    this.#counted = { row, start, end, score: sum };
    return sum;
  }

  /** What the runs within a part add to the score of the whole. */
  weighPart(row: ArrayLike<number>, whole: Span, part: Span): number {
    this.weigh(row, whole);
    let sum = 0;
    eachRun(row, part.start, part.end, this.#table.orders, (hash) => {
      const index = this.#counter.indexOf(hash & this.#counter.mask);
      if (index >= 0) sum += this.#added[index] as number;
    });
    return sum;
  }
}
