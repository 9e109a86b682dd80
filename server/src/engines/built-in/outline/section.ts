import type { Move } from '../phrases/zh/phrases.ts';

/** What a wording can speak of. Texts of the title stand as the title has them; the others are the field's terms. */
export type SlotName =
  /** What is studied; what acts where the title says that one thing bears on another; the work where a text is read. */
  | 'object'
  /** The side of it that is studied; what is acted on; what is read in the work. Empty where the title names none. */
  | 'aspect'
  | 'focus'
  | 'matter'
  | 'context'
  | 'case'
  | 'backdrop'
  | 'era'
  | 'place'
  | 'population'
  /** The place or the case with the preposition that the title gives it: at Boeing, en Lima. */
  | 'there'
  | 'policy'
  /** The text, picture or piece that is read. */
  | 'work'
  /** What it is done or built with. */
  | 'means'
  /** Where one thing bears on another: what acts, what is acted on, what stands between, what makes it stronger or weaker. */
  | 'driver'
  | 'outcome'
  | 'through'
  | 'under'
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
  | 'term'
  /** The title's question in quotation marks, and what it takes as a fact: a clause. */
  | 'query'
  | 'fact'
  /** What a chapter that took in a neighbour gives: both of it. */
  | 'cover';
export type Slots = Partial<Record<SlotName, string>>;

/** A planned heading before it has words. */
export interface Section {
  move: Move;
  weight: number;
  /** Slots that this heading and those below it fill otherwise than the paper as a whole. */
  slots: Slots;
  children: Section[];
}

type Part = Section | readonly Section[] | null | undefined | false | '';

export function section(move: Move, weight: number, children: readonly Part[] = [], slots: Slots = {}): Section {
  return { move, weight, slots, children: children.flatMap((child) => (child ? child : [])) };
}

/** A section of ordinary weight below a chapter. */
export const part = (move: Move, slots: Slots = {}, children: readonly Part[] = []): Section =>
  section(move, 10, children, slots);

/** A lighter one, the first to go where a chapter is short. */
export const lesser = (move: Move, slots: Slots = {}): Section => section(move, 7, [], slots);
