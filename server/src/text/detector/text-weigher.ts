import type { Span } from '../span.ts';
import { firstAt } from './first-at.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import { bend, type DetectorModel, lengthOf, type RunKind, scaleStyle } from './model.ts';
import type { PreparedText } from './prepare-text.ts';
import { RunWeigher } from './run-weigher.ts';
import { measureStyle } from './style.ts';
import { WordReader, type WordRows } from './word-rows.ts';

/** A text that is being read, with its words. */
export interface WeighedText {
  prepared: PreparedText;
  rows: WordRows;
  /** For each unit which of our phrases begin there. */
  kinds: Uint8Array;
}

/** What a stretch came to. */
export interface Weighed extends Span {
  probability: number;
  low: number;
  high: number;
  /** What its runs add to the score; and its style, one for each of `styleNames`. */
  runs: number;
  style: Float64Array;
  /** Log odds are the runs by the slope, and the rest. */
  slope: number;
  rest: number;
}

export class TextWeigher {
  readonly #model: DetectorModel;
  readonly #weighers: RunWeigher[];
  readonly #reader: WordReader;
  #last: { text: WeighedText; weighed: Weighed } | null = null;

  constructor(model: DetectorModel) {
    this.#model = model;
    this.#weighers = model.tables.map((table) => new RunWeigher(table));
    this.#reader = new WordReader(model.language, model.common);
  }

  open(prepared: PreparedText): WeighedText {
    return { prepared, rows: this.#reader.read(prepared), kinds: lexiconOf(this.#model.language).mark(prepared.codes) };
  }

  weigh(text: WeighedText, span: Span): Weighed {
    const last = this.#last;
    // Short lines beside each other share a window.
    if (last?.text === text && last.weighed.start === span.start && last.weighed.end === span.end) return last.weighed;
    const { language, style, base, curve, curves } = this.#model;
    let runs = 0;
    for (const weigher of this.#weighers) runs += weigher.weigh(...rowOf(text, weigher.kind, span));
    const scaled = scaleStyle(measureStyle(language, text.prepared.codes, text.kinds, span.start, span.end), style);
    const moves = scaled.map((value, index) => value * (style.weights[index] as number));
    const score = runs + moves.reduce((sum, move) => sum + move, 0) + base;
    const length = lengthOf(language, span.end - span.start);
    const probability = bend(curve, score, length);
    const others = curves.map((each) => bend(each, score, length)).sort((left, right) => left - right);
    const cut = Math.floor(others.length / 20);
    const slope = curve.slope + curve.slopeByLength * length;
    const weighed: Weighed = {
      ...span,
      probability,
      low: Math.min(probability, others[cut] ?? probability),
      high: Math.max(probability, others.at(-1 - cut) ?? probability),
      runs,
      style: moves,
      slope,
      rest: (score - runs) * slope + curve.base,
    };
    this.#last = { text, weighed };
    return weighed;
  }

  /** What the runs of a part add to the score of the whole. */
  weighPart(text: WeighedText, whole: Span, part: Span): number {
    let sum = 0;
    for (const weigher of this.#weighers) {
      const [row, range] = rowOf(text, weigher.kind, whole);
      sum += weigher.weighPart(row, range, rowOf(text, weigher.kind, part)[1]);
    }
    return sum;
  }
}

function rowOf({ prepared, rows }: WeighedText, kind: RunKind, span: Span): [ArrayLike<number>, Span] {
  if (kind === 'characters') return [prepared.codes, span];
  return [rows[kind], { start: firstAt(rows.starts, span.start), end: firstAt(rows.starts, span.end) }];
}
