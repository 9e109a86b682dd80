import type { Measurement, RepeatedPlace } from '@yanmo/contract/measuring';
import type { ReadText, ReductionMode } from '@yanmo/contract/reductions';

export interface Place {
  start: number;
  end: number;
}

/** What is known of a paragraph before anybody has chosen it; places are those in the paragraph. */
export interface ParagraphMark {
  /** In percent; null where nobody can tell, or nobody has measured. */
  rate: number | null;
  /** What the report of a check found in other texts. */
  copied: readonly Place[];
  /** What stands elsewhere too, as it was measured; ready-made phrases are not among it. */
  repeated: readonly Place[];
}

const isRepetition = ({ kind }: RepeatedPlace): boolean => kind !== 'TEMPLATE';

const within = (places: readonly Place[], { start, end }: Place): Place[] =>
  places
    .filter((place) => place.start < end && place.end > start)
    .map((place) => ({ start: Math.max(place.start, start) - start, end: Math.min(place.end, end) - start }));

/** By key. What was measured may be only the beginning of the text, and have lines between that no paragraph of it is. */
export function markParagraphs(
  { text, paragraphs }: ReadText,
  measurement: Measurement | null,
  copied: Readonly<Record<string, readonly Place[]>>,
): Map<string, ParagraphMark> {
  const repeated = measurement?.repeated.filter(isRepetition) ?? [];
  let at = 0;
  return new Map(
    paragraphs.map(({ key, start, end }) => {
      const words = text.slice(start, end);
      const found = measurement ? measurement.text.indexOf(words, at) : -1;
      if (found === -1 || !measurement) return [key, { rate: null, copied: copied[key] ?? [], repeated: [] }];
      const place = { start: found, end: found + words.length };
      at = place.end;
      return [key, { rate: rateOf(measurement, place), copied: copied[key] ?? [], repeated: within(repeated, place) }];
    }),
  );
}

/** The mean by length of what was measured there. */
function rateOf({ paragraphs }: Measurement, place: Place): number | null {
  let [weight, sum] = [0, 0];
  for (const { start, end, rate } of paragraphs) {
    const shared = Math.min(end, place.end) - Math.max(start, place.start);
    if (shared <= 0 || rate === null) continue;
    weight += shared;
    sum += shared * rate;
  }
  return weight === 0 ? null : sum / weight;
}

/** Where a report has said what stands elsewhere, that alone counts; else what was measured, by what is to be changed. */
export function listMarked(
  marks: ReadonlyMap<string, ParagraphMark>,
  { mode, maximum, isReported }: { mode: ReductionMode; maximum: number; isReported: boolean },
): string[] {
  const isMarked = ({ rate, copied, repeated }: ParagraphMark): boolean => {
    if (isReported) return copied.length > 0;
    return (mode !== 'REPETITION' && (rate ?? 0) > maximum) || (mode !== 'AIGC' && repeated.length > 0);
  };
  return [...marks].filter(([, mark]) => isMarked(mark)).map(([key]) => key);
}
