import type {
  FormatFault,
  FormatPlace,
  FormatReport,
  FormatRole,
  FormatRule,
  FormatValue,
} from '@yanmo/contract/format-check';
import type { PlacedBlock } from './roles.ts';

/** Beyond these nobody reads on: a file whose every paragraph is wrong says so by its counts. */
const mostFaults = 200;
const mostPlaces = 20;
const longestExcerpt = 60;

export interface FoundFault {
  rule: FormatRule;
  role: FormatRole;
  found: FormatValue;
  wanted: FormatValue;
  weight?: FormatFault['weight'];
}

export const excerpt = (text: string): string => {
  const line = [...text.replace(/\s+/gu, ' ').trim()];
  return line.length <= longestExcerpt ? line.join('') : `${line.slice(0, longestExcerpt - 1).join('')}…`;
};

export const documentPlace: FormatPlace = { paragraph: null, part: null, heading: null, text: '' };

export function placeOf({ block, part, under }: PlacedBlock): FormatPlace {
  const paragraph = block.kind === 'paragraph' ? block : block.paragraphs[0];
  const text = block.kind === 'paragraph' ? block.text : block.paragraphs.map((one) => one.text).join(' ');
  return {
    paragraph: paragraph?.number ?? null,
    part,
    heading: under === null ? null : excerpt(under),
    text: excerpt(text),
  };
}

/** Gathers faults; the same one in many places is one fault with many places. */
export class FaultList {
  readonly #faults = new Map<string, FormatFault>();

  add({ rule, role, found, wanted, weight = 'FAULT' }: FoundFault, place: FormatPlace = documentPlace): void {
    const key = JSON.stringify([rule, role, found, wanted]);
    const known = this.#faults.get(key);
    if (!known) {
      this.#faults.set(key, { rule, role, found, wanted, weight, count: 1, places: [place] });
      return;
    }
    known.count += 1;
    if (known.places.length < mostPlaces) known.places.push(place);
  }

  /** Faults before hints, and each in the order in which a reader of the file meets it. */
  report(): Pick<FormatReport, 'faults' | 'left_out'> {
    const all = [...this.#faults.values()];
    const sorted = [
      ...all.filter(({ weight }) => weight === 'FAULT'),
      ...all.filter(({ weight }) => weight === 'HINT'),
    ];
    return { faults: sorted.slice(0, mostFaults), left_out: Math.max(0, sorted.length - mostFaults) };
  }
}
