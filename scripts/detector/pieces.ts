import { countUnits } from '@yanmo/contract/text-count';
import { firstAt } from '../../server/src/text/detector/first-at.ts';
import type { ReadLanguage } from '../../server/src/text/detector/grams.ts';
import { lexiconOf } from '../../server/src/text/detector/lexicon/lexicon.ts';
import { lengthOf, type RunKind } from '../../server/src/text/detector/model.ts';
import { prepareText } from '../../server/src/text/detector/prepare-text.ts';
import { measureStyle, styleSize } from '../../server/src/text/detector/style.ts';
import { WordReader } from '../../server/src/text/detector/word-rows.ts';
import type { Example } from './examples.ts';
import { randomFrom } from './random.ts';
import type { RowPiece } from './rows.ts';

/** Texts, or pieces of them of the length of a paragraph, as all the models see them. */
export interface Pieces {
  language: ReadLanguage;
  size: number;
  examples: readonly Example[];
  /** Whose piece it is. */
  example: Uint32Array;
  isMachine: Uint8Array;
  sources: Uint8Array;
  sourceNames: string[];
  /** As `lengthOf` gives it. */
  lengths: Float64Array;
  /** As readers count. */
  units: Uint32Array;
  style: Float64Array;
  rows: Record<RunKind, RowPiece[]>;
}

const stretch = { zh: { least: 120, most: 520 }, en: { least: 500, most: 1_700 } } as const;
const mostPieces = 3;

const isEnd = (code: number | undefined): boolean => code === 0x2e || code === 0x21 || code === 0x3f;

/** A long text gives some pieces that end with a sentence; a short one itself. */
function cutPieces(language: ReadLanguage, codes: Uint16Array, random: () => number): [number, number][] {
  const { least, most } = stretch[language];
  if (codes.length <= most) return [[0, codes.length]];
  const pieces: [number, number][] = [];
  let from = 0;
  while (from + least <= codes.length) {
    const wanted = Math.floor(least + random() * (most - least));
    let to = Math.min(codes.length, from + wanted);
    while (to < codes.length && to < from + most && !isEnd(codes[to - 1])) to += 1;
    pieces.push([from, to]);
    from = to;
  }
  while (pieces.length > mostPieces) pieces.splice(Math.floor(random() * pieces.length), 1);
  return pieces;
}

export function makePieces(language: ReadLanguage, examples: readonly Example[], isCut: boolean): Pieces {
  const random = randomFrom(7);
  const reader = new WordReader(language, []);
  const sourceNames = [...new Set(examples.map(({ source }) => source))].sort();
  const example: number[] = [];
  const lengths: number[] = [];
  const units: number[] = [];
  const styles: Float64Array[] = [];
  const rows: Pieces['rows'] = { characters: [], words: [], frames: [] };
  for (const [index, { text }] of examples.entries()) {
    const prepared = prepareText(text);
    const { starts, words, frames } = reader.read(prepared);
    const kinds = lexiconOf(language).mark(prepared.codes);
    const [ownWords, ownFrames] = [words.slice(), frames.slice()];
    const spans: [number, number][] = isCut ? cutPieces(language, prepared.codes, random) : [[0, prepared.length]];
    for (const [from, to] of spans) {
      example.push(index);
      lengths.push(lengthOf(language, to - from));
      units.push(isCut ? 0 : countUnits(text));
      styles.push(measureStyle(language, prepared.codes, kinds, from, to));
      const range = { start: firstAt(starts, from), end: firstAt(starts, to) };
      rows.characters.push({ row: prepared.codes, start: from, end: to });
      rows.words.push({ row: ownWords, ...range });
      rows.frames.push({ row: ownFrames, ...range });
    }
  }
  const style = new Float64Array(styles.length * styleSize);
  for (const [index, each] of styles.entries()) style.set(each, index * styleSize);
  const ofExample = (value: (example: Example) => number): Uint8Array =>
    Uint8Array.from(example, (index) => value(examples[index] as Example));
  return {
    language,
    size: example.length,
    examples,
    example: Uint32Array.from(example),
    isMachine: ofExample(({ label }) => (label === 'ai' ? 1 : 0)),
    sources: ofExample(({ source }) => sourceNames.indexOf(source)),
    sourceNames,
    lengths: Float64Array.from(lengths),
    units: Uint32Array.from(units),
    style,
    rows,
  };
}

/** The words that stand in most texts, sources and variants weighed alike. */
export function commonWords(
  { rows: { words }, examples, example }: Pieces,
  weights: Float64Array,
  wanted: number,
): number[] {
  const shares = new Map<number, number>();
  for (const [index, { row, start, end }] of words.entries()) {
    const weight = weights[index] as number;
    if (weight === 0 || !examples[example[index] as number]) continue;
    const own = new Set<number>();
    for (let at = start; at < end; at += 1) own.add(row[at] as number);
    for (const word of own) shares.set(word, (shares.get(word) ?? 0) + weight);
  }
  return [...shares]
    .sort(([leftWord, left], [rightWord, right]) => right - left || leftWord - rightWord)
    .slice(0, wanted)
    .map(([word]) => word)
    .sort((left, right) => left - right);
}

/** Frames as a detector with these common words reads them; `makePieces` knows of none. */
export function fillFrames({ rows }: Pieces, common: readonly number[]): RowPiece[] {
  const known = new Set(common);
  const filled = new Map<ArrayLike<number>, Uint32Array>();
  return rows.frames.map(({ row, start, end }, index) => {
    const words = (rows.words[index] as RowPiece).row;
    let own = filled.get(row);
    if (!own) {
      own = Uint32Array.from(row, (shape, at) => (known.has(words[at] as number) ? (words[at] as number) : shape));
      filled.set(row, own);
    }
    return { row: own, start, end };
  });
}
