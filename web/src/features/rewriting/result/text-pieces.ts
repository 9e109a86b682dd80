import type { ProtectedKind } from '@yanmo/contract/reductions';
import type { Range } from '../../../domain/texts/changed-words.ts';

export interface TextPiece {
  /** Where it begins in its sentence: its name. */
  start: number;
  text: string;
  isChanged: boolean;
  kept: ProtectedKind | null;
}

/** A sentence cut where a change or something protected begins or ends; the ranges are offsets into it. */
export function textPieces(
  text: string,
  changed: readonly Range[],
  kept: readonly (Range & { kind: ProtectedKind })[],
): TextPiece[] {
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...changed, ...kept]) {
    for (const cut of [start, end]) if (cut > 0 && cut < text.length) cuts.add(cut);
  }
  const places = [...cuts].sort((one, other) => one - other);
  const holds = (range: Range, start: number, end: number) => range.start <= start && range.end >= end;
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length;
    return {
      start,
      text: text.slice(start, end),
      isChanged: changed.some((range) => holds(range, start, end)),
      kept: kept.find((range) => holds(range, start, end))?.kind ?? null,
    };
  });
}
