import type { Language } from '@yanmo/contract/languages';

/** A sign of a title's kind that every language words in its own way, so that few titles in one profit from many in another. */
export type Cue = Partial<Record<Language, RegExp>>;
export type CueBook = Readonly<Record<string, Cue>>;
