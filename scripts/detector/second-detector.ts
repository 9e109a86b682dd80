import zlib from 'node:zlib';
import { mixHash, type ReadLanguage } from '../../server/src/text/detector/grams.ts';
import {
  bend,
  type Curve,
  lengthOf,
  type RunTable,
  stepToWeight,
  weightToStep,
} from '../../server/src/text/detector/model.ts';
import { prepareText } from '../../server/src/text/detector/prepare-text.ts';
import { RunWeigher } from '../../server/src/text/detector/run-weigher.ts';
import { WordReader } from '../../server/src/text/detector/word-rows.ts';
import { calibrate } from './calibrate.ts';
import { listScored, type PieceRows, weighPieces } from './fit-detector.ts';
import { fitLinear, scoreRow } from './linear.ts';
import { commonWords } from './pieces.ts';
import { makeRows, type RowPiece } from './rows.ts';

/**
 * A detector for measuring alone: no program that rewrites has it, so that nothing can be fitted to it. It is blind for the
 * words that the shipped one goes by. What it sees is the row of the commonest words and of the marks, and how many other
 * words lie between two of them: how sentences are hung together.
 */
export interface SecondModel {
  language: ReadLanguage;
  common: number[];
  table: RunTable;
  base: number;
  curve: Curve;
}

const common = 150;
const orders = { from: 1, to: 5 };
const bits = 20;
const gapSeed = 0x2545f491;

/** Two other words weigh as two, five as many. */
const gapOf = (words: number): number => mixHash(gapSeed, words <= 3 ? words : words <= 6 ? 4 : 5) >>> 0;

export function gapRow(words: ArrayLike<number>, start: number, end: number, known: ReadonlySet<number>): Uint32Array {
  const row: number[] = [];
  let gap = 0;
  for (let at = start; at < end; at += 1) {
    const word = words[at] as number;
    if (!known.has(word)) {
      gap += 1;
      continue;
    }
    if (gap > 0) row.push(gapOf(gap));
    gap = 0;
    row.push(word);
  }
  if (gap > 0) row.push(gapOf(gap));
  return Uint32Array.from(row);
}

export function fitSecond(train: PieceRows, others: PieceRows): SecondModel {
  const { pieces } = train;
  const weights = weighPieces(pieces, 0.5, () => true);
  const words = commonWords(pieces, weights, common);
  const known = new Set(words);
  const gaps = ({ pieces: { rows } }: PieceRows): RowPiece[] =>
    rows.words.map(({ row, start, end }) => {
      const own = gapRow(row, start, end, known);
      return { row: own, start: 0, end: own.length };
    });
  const { runs, base } = fitLinear(makeRows(gaps(train), bits, orders), {
    bits,
    weights,
    isMachine: pieces.isMachine,
    sources: pieces.sources,
    dense: { values: new Float64Array(0), width: 0 },
    ridge: 1e-4,
    leastRows: 6,
    leastSources: 3,
    rounds: 10,
  });
  const scale = runs.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const steps = Int8Array.from(runs, (weight) => weightToStep(weight, scale));
  const asRead = Float32Array.from(steps, (step) => stepToWeight(step, scale));
  const rows = makeRows(gaps(others), bits, orders);
  const scores = Float64Array.from({ length: rows.size }, (_, row) => scoreRow(rows, row, asRead) + base);
  const { curve } = calibrate(listScored(others, scores));
  return {
    language: pieces.language,
    common: words,
    table: { kind: 'words', orders, bits, steps, scale },
    base,
    curve,
  };
}

export function writeSecond({ table: { steps, ...table }, ...model }: SecondModel): Buffer {
  const json = Buffer.from(JSON.stringify({ ...model, table }));
  return zlib.gzipSync(Buffer.concat([json, Buffer.from('\n'), Buffer.from(steps.buffer)]), { level: 9 });
}

function readSecond(file: Buffer): SecondModel {
  const body = zlib.gunzipSync(file);
  const end = body.indexOf('\n');
  const { table, ...model } = JSON.parse(body.subarray(0, end).toString()) as SecondModel;
  return { ...model, table: { ...table, steps: new Int8Array(body.subarray(end + 1)) } };
}

export class SecondDetector {
  readonly #model: SecondModel;
  readonly #reader: WordReader;
  readonly #weigher: RunWeigher;
  readonly #common: ReadonlySet<number>;

  constructor(file: Buffer) {
    this.#model = readSecond(file);
    this.#reader = new WordReader(this.#model.language, []);
    this.#weigher = new RunWeigher(this.#model.table);
    this.#common = new Set(this.#model.common);
  }

  /** 0 to 1, of a whole text. */
  score(text: string): number {
    const prepared = prepareText(text);
    const { words } = this.#reader.read(prepared);
    const row = gapRow(words, 0, words.length, this.#common);
    const score = this.#weigher.weigh(row, { start: 0, end: row.length }) + this.#model.base;
    return bend(this.#model.curve, score, lengthOf(this.#model.language, prepared.length));
  }
}
