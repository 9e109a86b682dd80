import { applyEdits, collide } from './apply-edits.ts';
import type { Edit } from './edit.ts';

/** How far a text is from what is wanted; 0 and below is there. */
export type Distance = (text: string, made: readonly Edit[]) => number;

export interface SearchOptions {
  distance: Distance;
  /** Changes below it are not made. */
  leastSafety: number;
  /** Of all changes together. */
  most: number;
  /** Changes that were made before count against a place: another text is wanted. */
  isStale: (edit: Edit) => boolean;
}

export interface Searched {
  edits: Edit[];
  text: string;
  distance: number;
}

/** A change brings less than this where chance could have brought it: it is not worth a word. */
const leastGain = 0.02;
/** What the surest change costs: never nothing, or all of them would be made. */
const leastLoss = 0.04;

const lossOf = ({ safety }: Edit, isStale: boolean): number => 1 - safety + leastLoss + (isStale ? 0.3 : 0);

/** What each change would bring by itself; asked once a text, whatever the floor of safety is then. */
export function weighEdits(text: string, edits: readonly Edit[], distance: Distance): Map<Edit, number> {
  const whole = distance(text, []);
  return new Map(edits.map((edit) => [edit, whole - distance(applyEdits(text, [edit]), [edit])]));
}

/**
 * Makes changes one after the other, the one that brings most for what it risks first, until the text is where it shall be; then takes
 * back each that it can do without. The same input gives the same text.
 */
export function searchEdits(text: string, gains: ReadonlyMap<Edit, number>, options: SearchOptions): Searched {
  const { distance, leastSafety, most, isStale } = options;
  const worth = (edit: Edit): number => (gains.get(edit) ?? 0) / lossOf(edit, isStale(edit));
  const waiting = [...gains.keys()]
    .filter((edit) => edit.safety >= leastSafety && (gains.get(edit) ?? 0) > leastGain)
    .sort((one, other) => worth(other) - worth(one) || one.start - other.start || (one.text < other.text ? -1 : 1));
  let made: Edit[] = [];
  let reached = distance(text, made);
  for (const edit of waiting) {
    if (reached <= 0 || made.length >= most) break;
    if (made.some((other) => collide(edit, other))) continue;
    const next = [...made, edit];
    const there = distance(applyEdits(text, next), next);
    if (reached - there < leastGain) continue;
    made = next;
    reached = there;
  }
  if (reached <= 0) {
    // The last ones brought least; some of the first are needless now.
    for (const edit of [...made].sort((one, other) => worth(one) - worth(other))) {
      const fewer = made.filter((other) => other !== edit);
      const there = fewer.length === 0 ? distance(text, []) : distance(applyEdits(text, fewer), fewer);
      if (there <= 0) {
        made = fewer;
        reached = there;
      }
    }
  }
  return { edits: made, text: applyEdits(text, made), distance: reached };
}
