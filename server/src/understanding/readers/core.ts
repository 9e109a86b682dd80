import type { Bearing, Context, Sign } from '../title-reading.ts';

/** What one pattern makes of the middle of a title; spans still masked. */
export interface Core {
  object: string;
  aspect: string | null;
  contexts: Context[];
  bearing: Bearing | null;
  sides: readonly [string, string] | null;
  signs: Sign[];
  /** Where the object was said to stand: 甲中的乙. */
  inside?: string;
  /** A name taken for the object at first that only says where. */
  shifted?: string;
  /** How sure the pattern is of its cut. */
  sure: number;
}

export const plainCore = (object: string, aspect: string | null, sure: number, more: Partial<Core> = {}): Core => ({
  object,
  aspect,
  contexts: [],
  bearing: null,
  sides: null,
  signs: [],
  sure,
  ...more,
});
