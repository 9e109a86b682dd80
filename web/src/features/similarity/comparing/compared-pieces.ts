import type { Comparison } from '@yanmo/contract/similarity';

export type Side = 'left' | 'right';

export interface ComparedPiece {
  start: number;
  text: string;
  /** Which of the matches lies here; copies before guesses. */
  match: number | null;
}

/** One side, cut where something begins or ends that the other side has as well. */
export function comparedPieces({ matches, ...sides }: Comparison, side: Side): ComparedPiece[] {
  const { text } = sides[side];
  const cuts = new Set([0, text.length]);
  for (const match of matches) {
    for (const place of [match[side].start, match[side].end]) if (place > 0 && place < text.length) cuts.add(place);
  }
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length;
    const over = [...matches.keys()].filter((one) => {
      const place = matches[one]?.[side];
      return place !== undefined && place.start < end && place.end > start;
    });
    const copy = over.find((one) => matches[one]?.layer === 'COPY');
    return { start, text: text.slice(start, end), match: copy ?? over[0] ?? null };
  });
}
