import { type TextFeature, type Verdict, verdictUnits } from '@yanmo/contract/measuring';
import { countUnits } from '@yanmo/contract/text-count';
import { cutParagraphs, cutSentences } from '../sentences.ts';
import type { Span } from '../span.ts';
import type { Detector, Reading, ReadParagraph, ReadSentence } from './detector.ts';
import { explainSentence } from './explain-sentence.ts';
import type { DetectorModel } from './model.ts';
import { prepareText } from './prepare-text.ts';
import { styleFeatures, styleNames, styleSize } from './style.ts';
import { TextWeigher, type Weighed, type WeighedText } from './text-weigher.ts';
import { contextOf, standsAlone, windowsOf } from './windows.ts';

const shown = 6;
/** Less than this moves nobody's verdict. */
const leastWeight = 0.05;

/** A sentence of few characters can say little, whatever it says. */
const steadying = { zh: 12, en: 50 } as const;

const nothing = { probability: null, low: null, high: null, verdict: 'NONE' } as const;

interface WeighedParagraph {
  probability: number;
  low: number;
  high: number;
  pieces: Weighed[];
}

/** Log odds, by what moved them. */
interface Moves {
  words: number;
  style: Float64Array;
}

function addMoves(moves: Moves, { runs, style, slope }: Weighed, units: number): void {
  moves.words += runs * slope * units;
  for (let index = 0; index < style.length; index += 1)
    moves.style[index] = (moves.style[index] as number) + (style[index] as number) * slope * units;
}

export class WeightedDetector implements Detector {
  readonly #model: DetectorModel;
  readonly #weigher: TextWeigher;

  constructor(model: DetectorModel) {
    this.#model = model;
    this.#weigher = new TextWeigher(model);
  }

  score(paragraph: string, around?: { before: string; after: string }): number {
    const { language } = this.#model;
    const alone = prepareText(paragraph);
    if (!around || standsAlone(language, alone.length))
      return this.#weighParagraph(this.#weigher.open(alone), { start: 0, end: alone.length })?.probability ?? 0.5;
    const reach = contextOf(language);
    const before = `${around.before.slice(-reach)}\n`;
    const text = this.#weigher.open(prepareText(`${before}${paragraph}\n${around.after.slice(0, reach)}`));
    const range = text.prepared.rangeOf({ start: before.length, end: before.length + paragraph.length });
    return this.#weighParagraph(text, range)?.probability ?? 0.5;
  }

  read(text: string): Reading {
    const spans = cutParagraphs(text);
    const counts = spans.map(({ start, end }) => countUnits(text.slice(start, end)));
    const isShort = counts.reduce((sum, units) => sum + units, 0) < verdictUnits[this.#model.language];
    const opened = this.#weigher.open(prepareText(isShort ? '' : text));
    const sentences = cutSentences(text);
    const sums = { weight: 0, rate: 0, low: 0, high: 0 };
    const moves: Moves = { words: 0, style: new Float64Array(styleSize) };
    let next = 0;
    const paragraphs = spans.map((span, index): ReadParagraph => {
      const own: Span[] = [];
      for (let each = sentences[next]; each && each.start < span.end; each = sentences[next]) {
        own.push(each);
        next += 1;
      }
      const units = counts[index] ?? 0;
      const weighed = isShort || units === 0 ? null : this.#weighParagraph(opened, opened.prepared.rangeOf(span));
      if (!weighed)
        return { ...span, ...nothing, units, sentences: own.map((each) => ({ ...each, weight: 0, features: [] })) };
      const { probability, low, high } = weighed;
      sums.weight += units;
      sums.rate += units * probability;
      sums.low += units * low;
      sums.high += units * high;
      for (const piece of weighed.pieces) addMoves(moves, piece, units / weighed.pieces.length);
      const verdict = this.#judge(probability);
      return {
        ...span,
        probability,
        low,
        high,
        verdict,
        units,
        sentences: this.#markSentences(opened, weighed.pieces, own),
      };
    });
    if (sums.weight === 0)
      return { verdict: 'NONE', noVerdict: 'TOO_SHORT', rate: null, low: null, high: null, features: [], paragraphs };
    const rate = sums.rate / sums.weight;
    return {
      verdict: this.#judge(rate),
      noVerdict: null,
      rate,
      low: sums.low / sums.weight,
      high: sums.high / sums.weight,
      features: this.#nameMoves({
        words: moves.words / sums.weight,
        style: moves.style.map((move) => move / sums.weight),
      }),
      paragraphs,
    };
  }

  #judge(probability: number): Verdict {
    const { machine, human } = this.#model.thresholds;
    if (probability >= machine) return 'LIKELY_AI';
    return probability <= human ? 'LIKELY_HUMAN' : 'UNCERTAIN';
  }

  /** A long paragraph is read in pieces. */
  #weighParagraph(text: WeighedText, range: Span): WeighedParagraph | null {
    if (range.start === range.end) return null;
    const windows = windowsOf(this.#model.language, range, text.prepared.length);
    const pieces = windows.map((window) => this.#weigher.weigh(text, window));
    const total = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
    const mean = (value: (piece: Weighed) => number): number =>
      pieces.reduce((sum, piece) => sum + value(piece) * (piece.end - piece.start), 0) / total;
    return {
      probability: mean(({ probability }) => probability),
      low: mean(({ low }) => low),
      high: mean(({ high }) => high),
      pieces,
    };
  }

  #nameMoves({ words, style }: Moves): Reading['features'] {
    const named = new Map<TextFeature, number>();
    const add = (feature: TextFeature, move: number): void => void named.set(feature, (named.get(feature) ?? 0) + move);
    add(words > 0 ? 'WORD_CHOICE' : 'HUMAN_WORD_CHOICE', words);
    for (const [index, move] of style.entries()) {
      const { more, less } = styleFeatures[styleNames[index] as (typeof styleNames)[number]];
      // Standardised: above the mean of what was learned from is more.
      add(move * (this.#model.style.weights[index] as number) > 0 ? more : less, move);
    }
    return [...named]
      .map(([feature, weight]) => ({ feature, weight }))
      .filter(({ weight }) => Math.abs(weight) >= leastWeight)
      .sort((left, right) => Math.abs(right.weight) - Math.abs(left.weight))
      .slice(0, shown);
  }

  /** How far each sentence, were the whole stretch like it, would move the paragraph. */
  #markSentences(text: WeighedText, pieces: readonly Weighed[], sentences: readonly Span[]): ReadSentence[] {
    const { language } = this.#model;
    let place = 0;
    return sentences.map((span) => {
      const { start, end } = text.prepared.rangeOf(span);
      while (place < pieces.length - 1 && (pieces[place] as Weighed).end <= start) place += 1;
      const piece = pieces[place] as Weighed;
      // What reaches into the next piece is judged by where it begins.
      const part = { start, end: Math.min(end, piece.end) };
      const size = part.end - start;
      if (size <= 0) return { ...span, weight: 0, features: [] };
      const share = size / (piece.end - piece.start);
      const own = this.#weigher.weighPart(text, piece, part) / share;
      const odds = (own * piece.slope + piece.rest) * (size / (size + steadying[language]));
      const weight = Math.tanh(odds / 3);
      return {
        ...span,
        weight,
        features: explainSentence(this.#model, { codes: text.prepared.codes, kinds: text.kinds }, part, weight),
      };
    });
  }
}
