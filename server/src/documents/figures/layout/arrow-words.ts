import type { ArrowPorts, Course, Margin } from './row-ports.ts';
import { headStub, labelGap, type Route, type RowArrow, type Spot } from './rows.ts';

/** Where the words of an arrow stand: at its end or begin where it runs alone, else along its track. */
export type LabelSpot = 'last' | 'first' | 'track' | 'margin' | 'none';

export function labelSpot(arrow: RowArrow, course: Course, ports: ArrowPorts | null): LabelSpot {
  if (!arrow.label) return 'none';
  if (course.kind === 'margin' || course.kind === 'loop' || course.kind === 'return') return 'margin';
  if (course.kind === 'side') return 'track';
  if (ports?.to.arrows.length === 1) return 'last';
  return ports?.from?.arrows.length === 1 ? 'first' : 'track';
}

interface LabelOptions {
  isBefore: boolean;
  marginSide: Margin;
  marginU: number;
}

export function placeLabel(
  { label }: RowArrow,
  spot: LabelSpot,
  points: readonly Spot[],
  { isBefore, marginSide, marginU }: LabelOptions,
): Route['label'] {
  const [first, second] = points;
  const [beforeLast, last] = [points.at(-2), points.at(-1)];
  if (!label || !first || !second || !beforeLast || !last) return null;
  const beside = (u: number): number => (isBefore ? u - labelGap - label.du : u + labelGap);
  switch (spot) {
    case 'none':
      return null;
    case 'last': {
      const end = beforeLast.v < last.v ? last.v - headStub - label.dv : last.v + headStub;
      return { u: beside(last.u), v: end + 1, ...label };
    }
    case 'first': {
      const start = second.v > first.v ? first.v + labelGap : first.v - labelGap - label.dv;
      return { u: beside(first.u), v: start, ...label };
    }
    case 'track': {
      if (points.length === 2 && Math.abs(first.u - second.u) < 0.01) {
        return { u: beside(first.u), v: (first.v + second.v - label.dv) / 2, ...label };
      }
      const [one, other] = points.length > 2 ? [points[1] as Spot, points[2] as Spot] : [first, second];
      return { u: (one.u + other.u) / 2 - label.du / 2, v: one.v - label.dv - labelGap, ...label };
    }
    case 'margin': {
      const onMargin = points.filter(({ u }) => Math.abs(u - marginU) < 0.01);
      const middle = onMargin.reduce((sum, { v }) => sum + v, 0) / Math.max(1, onMargin.length);
      const u = marginSide === 'before' ? marginU - labelGap - label.du : marginU + labelGap;
      return { u, v: middle - label.dv / 2, ...label };
    }
  }
}
