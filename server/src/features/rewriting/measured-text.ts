import type { Measurement } from '@yanmo/contract/measuring';
import type { Rates } from '@yanmo/contract/reductions';
import { countUnits } from '@yanmo/contract/text-count';
import type { Span } from '../../text/span.ts';

/** The prose of a text as it is measured, and where each paragraph of it stands. */
export interface MeasuredText {
  text: string;
  places: { position: number; start: number; end: number }[];
}

export function joinProse(paragraphs: readonly { position: number; text: string }[]): MeasuredText {
  const places: MeasuredText['places'] = [];
  let text = '';
  for (const { position, text: own } of paragraphs) {
    if (text !== '') text += '\n';
    places.push({ position, start: text.length, end: text.length + own.length });
    text += own;
  }
  return { text, places };
}

export function ratesOf({ rate, interval, verdict, no_verdict, repetition }: Measurement): Rates {
  return { aigc: rate, interval, verdict, no_verdict, repetition };
}

export interface MeasuredPlace {
  position: number;
  /** In percent. */
  rate: number | null;
  /** Within the paragraph. */
  repeated: Span[];
}

const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));

/** For places that come one after the other: of many spans those that touch each. A text of ten thousand lines is walked through once. */
function createWalk<Each extends Span>(spans: readonly Each[]): (place: Span) => Each[] {
  const sorted = [...spans].sort((one, other) => one.start - other.start);
  let next = 0;
  let open: Each[] = [];
  return (place) => {
    while (next < sorted.length && (sorted[next] as Each).start < place.end) open.push(sorted[next++] as Each);
    open = open.filter(({ end }) => end > place.start);
    return open;
  };
}

/** What was measured, paragraph by paragraph; a paragraph that was measured in several stretches has their mean by length. */
export function readPlaces({ paragraphs, repeated }: Measurement, { places }: MeasuredText): MeasuredPlace[] {
  const measuredIn = createWalk(paragraphs);
  const repeatedIn = createWalk(repeated);
  return places.map((place) => {
    let weight = 0;
    let sum = 0;
    for (const measured of measuredIn(place)) {
      const shared = overlap(measured, place);
      if (shared === 0 || measured.rate === null) continue;
      weight += shared;
      sum += shared * measured.rate;
    }
    return {
      position: place.position,
      rate: weight === 0 ? null : Math.round((sum / weight) * 10) / 10,
      repeated: repeatedIn(place).map((span) => ({
        start: Math.max(span.start, place.start) - place.start,
        end: Math.min(span.end, place.end) - place.start,
      })),
    };
  });
}

/** The share of some paragraphs that repeats, in percent, as it was measured in the whole text. */
export function repetitionOf(
  { text, paragraphs }: Measurement,
  { places }: MeasuredText,
  positions: ReadonlySet<number>,
): number {
  const measuredIn = createWalk(paragraphs);
  let [units, repeated] = [0, 0];
  for (const place of places) {
    const own = measuredIn(place);
    if (!positions.has(place.position)) continue;
    for (const measured of own) {
      const shared = overlap(measured, place);
      if (shared === 0) continue;
      const from = Math.max(measured.start, place.start);
      const count = countUnits(text.slice(from, from + shared));
      units += count;
      repeated += count * measured.repetition;
    }
  }
  return units === 0 ? 0 : Math.round((repeated / units) * 10) / 10;
}
