import type { MeasuredParagraph, Measurement, RepeatedPlace, SentenceMark } from '@yanmo/contract/measuring';

/** How strongly a sentence speaks for a machine (positive) or a person (negative), as it is toned. */
export type Tone = -3 | -2 | -1 | 0 | 1 | 2 | 3;

type Place = Pick<SentenceMark, 'start' | 'end'>;

export interface HeatPiece {
  text: string;
  /** Of what stands elsewhere too, or is a ready-made phrase. */
  repeated: RepeatedPlace['kind'] | null;
}

export interface HeatSentence {
  /** Where it begins in the text: its name. */
  start: number;
  /** Null where nothing reads it as anyone's: then it is only where something repeats. */
  mark: SentenceMark | null;
  tone: Tone;
  pieces: HeatPiece[];
  repeated: RepeatedPlace[];
}

export interface HeatRow {
  /** From 1, as a reader counts. */
  number: number;
  paragraph: MeasuredParagraph;
  /** Sentences, and what stands between them. */
  parts: (HeatSentence | string)[];
}

/** What is explained: a sentence by where it begins, or a paragraph by its number. */
export type Selected = { sentence: number } | { paragraph: number } | null;

export function toneOf(weight: number): Tone {
  const strength = Math.abs(weight);
  const step = strength < 0.08 ? 0 : strength < 0.25 ? 1 : strength < 0.5 ? 2 : 3;
  return (weight < 0 ? -step || 0 : step) as Tone;
}

/** The measured text paragraph by paragraph, cut where a sentence or a repeated place begins or ends. */
export function makeHeatRows({ text, paragraphs, repeated }: Measurement): HeatRow[] {
  const places = [...repeated].sort((one, other) => one.start - other.start);
  return paragraphs
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .map((paragraph, index) => {
      const own = places.filter((place) => place.start < paragraph.end && place.end > paragraph.start);
      const parts: HeatRow['parts'] = [];
      let at = paragraph.start;
      const marks = paragraph.sentences.length > 0 ? paragraph.sentences : sentencesIn(text, paragraph);
      for (const mark of marks) {
        if (mark.start > at) parts.push(text.slice(at, mark.start));
        parts.push(makeSentence(text, mark, own));
        at = mark.end;
      }
      const rest = text.slice(at, paragraph.end).trimEnd();
      if (rest) parts.push(rest);
      return { number: index + 1, paragraph, parts };
    });
}

/** A sentence with what ends it. */
const sentence = /\S(?:[^。！？!?.]|\.(?!\s|$))*[。！？!?.]*["”’」』)）]*/gu;

function sentencesIn(text: string, { start, end }: Place): Place[] {
  return [...text.slice(start, end).matchAll(sentence)].map((found) => ({
    start: start + found.index,
    end: start + found.index + found[0].trimEnd().length,
  }));
}

function makeSentence(text: string, mark: SentenceMark | Place, places: readonly RepeatedPlace[]): HeatSentence {
  const repeated = places.filter((place) => place.start < mark.end && place.end > mark.start);
  const pieces: HeatPiece[] = [];
  let at = mark.start;
  for (const place of repeated) {
    const start = Math.max(place.start, at);
    const end = Math.min(place.end, mark.end);
    if (end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), repeated: null });
    pieces.push({ text: text.slice(start, end), repeated: place.kind });
    at = end;
  }
  if (at < mark.end) pieces.push({ text: text.slice(at, mark.end), repeated: null });
  const read = 'weight' in mark ? mark : null;
  return { start: mark.start, mark: read, tone: toneOf(read?.weight ?? 0), pieces, repeated };
}

export const isSentence = (part: HeatSentence | string): part is HeatSentence => typeof part !== 'string';

/** The sentence that holds a place of the text. */
export function findSentence(rows: readonly HeatRow[], place: number): { row: HeatRow; sentence: HeatSentence } | null {
  for (const row of rows) {
    if (place < row.paragraph.start || place >= row.paragraph.end) continue;
    const sentence = row.parts.filter(isSentence).findLast(({ start }) => start <= place);
    if (sentence) return { row, sentence };
  }
  return null;
}
