/** What a side that is asked for says that its chapter is about; by the noun that it ends in, whatever thing it is asked of. */
export type SideSort =
  | 'state'
  | 'trouble'
  | 'cause'
  | 'step'
  | 'method'
  | 'effect'
  | 'worth'
  | 'trait'
  | 'kind'
  | 'change'
  | 'trend'
  | 'mechanism'
  | 'gauge'
  | 'spread'
  | 'rule'
  | 'contrast'
  | 'use';

/** How a language writes what the critic looks for. A language without an entry is judged by the signs that need none. */
export interface CriticTable {
  /** What parts the head of a title from its second half. */
  halves: RegExp;
  /** Words that say how a paper is written and not what it is about, at both ends of the head. */
  ofPaper: { front: RegExp; back: RegExp };
  /** Of these, words for what has been written on a thing. */
  literature: RegExp;
  /** The word between a thing and what is asked of it. */
  owner: string;
  /** Words that join the parts of a list, each a word by itself; the last of them may refer back to the part before. */
  joins: ReadonlySet<string>;
  refersBack: ReadonlySet<string>;
  /** A second half that only says from where the matter is seen. */
  seenFrom: RegExp;
  /** A title that compares two, by name, in something. */
  compared: RegExp;
  /** A title in which one thing acts on another by a verb, perhaps by way of a third. */
  acting?: RegExp;
  /** Whether two parts are a list only where each asks for something: X の A と B is often two things. */
  needsSort: boolean;
  /** What a side asks for, by its last noun; the first that fits counts. */
  sides: readonly (readonly [SideSort, RegExp])[];
  /** Words of headings by which such a side is answered without being named. */
  answered: Readonly<Partial<Record<SideSort, RegExp>>>;
  /** What a list may be said to have as a whole: its own connexion. */
  together: RegExp;
  /** Words before a side that belong before its thing: 我国. */
  ahead: RegExp;
  /** Words that cannot follow the owner: what stood between was cut off. */
  lonely: ReadonlySet<string>;
  /** Two words that never meet in a whole heading: something was cut off between them. */
  torn: readonly RegExp[];
  /** A word that has lost the partner which it needs, where the title's own words end and the heading's begin. */
  dangling: RegExp;
  /** Headings that ask people, and titles in which there is nobody to ask. */
  asksPeople: RegExp;
  speechless: RegExp;
  /** Headings of a trial, and titles of which none can be made. */
  tries: RegExp;
  untried: RegExp;
}
