import type { Move } from '../phrases/zh/phrases.ts';

/** What a wording can speak of. Texts of the title stand as the title has them; the others are the field's terms. */
export type SlotName =
  | 'object'
  | 'aspect'
  | 'focus'
  | 'matter'
  | 'context'
  | 'case'
  | 'backdrop'
  | 'era'
  | 'method'
  | 'tool'
  | 'theory'
  | 'theory2'
  | 'variable'
  | 'data'
  | 'institution'
  | 'debate'
  | 'problem'
  | 'cause'
  | 'measure'
  | 'a'
  | 'b'
  /** What the paper asks and what it comes to, each a clause by its relation. */
  | 'ask'
  | 'answer'
  /** The verb and the noun that suit what is good to have or what is better avoided. */
  | 'improve'
  | 'issues'
  | 'roots'
  | 'term';
export type Slots = Partial<Record<SlotName, string>>;

/** A planned heading before it has words. */
export interface Section {
  move: Move;
  weight: number;
  /** Slots that this heading and those below it fill otherwise than the paper as a whole. */
  slots: Slots;
  children: Section[];
}

type Part = Section | readonly Section[] | null | undefined | false;

export function section(move: Move, weight: number, children: readonly Part[] = [], slots: Slots = {}): Section {
  return { move, weight, slots, children: children.flatMap((child) => (child ? child : [])) };
}

/** A section of ordinary weight below a chapter. */
export const part = (move: Move, slots: Slots = {}, children: readonly Part[] = []): Section =>
  section(move, 10, children, slots);

/** A lighter one, the first to go where a chapter is short. */
export const lesser = (move: Move, slots: Slots = {}): Section => section(move, 7, [], slots);
