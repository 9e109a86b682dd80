import type { Field } from '@yanmo/contract/codes';
import type { Bearing, Context, Sign } from '../../title-reading.ts';

/** What one rule found; spans may still hold locks and capitals of the title. */
export interface Core {
  object: string;
  aspect: string | null;
  contexts: readonly Context[];
  bearing: Pick<Bearing, 'cause' | 'outcome'> | null;
  sides: readonly [string, string] | null;
  signs: readonly Sign[];
  /** How plainly the title says object and aspect: 1 in so many words, below 0.5 a guess. */
  sure: number;
}

export const coreOf = (object: string, aspect: string | null, rest: Partial<Core> = {}): Core => ({
  object,
  aspect,
  contexts: [],
  bearing: null,
  sides: null,
  signs: [],
  sure: 0.8,
  ...rest,
});

/** What a rule may ask about the title beside its words. */
export interface Reader {
  field: Field;
  /** The whole title: whether it is in title case shows in all of it. */
  title: string;
  open(text: string): string;
  /** Locks a phrase that must keep its words and capitals. */
  hide(text: string): string;
}
