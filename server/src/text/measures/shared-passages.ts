import type { Language } from '@yanmo/contract/languages';
import { shingle as fingerprintAll, grainOf } from '../comparing/fingerprints.ts';
import { type Tokens, tokenise } from '../comparing/tokens.ts';

/** Words of a text that stand in another section too. */
export interface SharedPassage {
  text: string;
  /** Index of the section in which they stand as well. */
  other: number;
  pieces: number;
}

export interface Sharing {
  /** Part of a text's shingles that stand elsewhere, from 0 to 1. */
  share: number;
  /** The longest first. */
  passages: SharedPassage[];
}

/** Thirteen characters or eight words: the length at which similarity checks count a passage as the same. */
function sizeOf(language: Language): number {
  const { size, window } = grainOf(language);
  return size + window - 1;
}

export interface Shingled {
  text: string;
  tokens: Tokens;
  /** One for every passage of that length, as a number: texts of them would take the thread for longer than a request may wait. */
  shingles: number[];
}

export function shingle(text: string, language: Language): Shingled {
  const tokens = tokenise(text);
  const prints = fingerprintAll(tokens, sizeOf(language));
  return { text, tokens, shingles: Array.from({ length: prints.length }, (_, index) => prints.keyAt(index)) };
}

/**
 * Compares one text with others, which are named by their index. What a title says is a name, not a text: its shingles
 * count nowhere.
 */
export function findSharing(
  own: Shingled,
  others: readonly { index: number; text: Shingled }[],
  names: ReadonlySet<number>,
  language: Language,
): Sharing {
  const owners = new Map<number, number>();
  for (const { index, text } of others) {
    for (const each of text.shingles) if (!owners.has(each)) owners.set(each, index);
  }
  return sharingWith(own, owners, names, language);
}

/** The same against a table of shingles and the section in which each stands. */
export function sharingWith(
  { text, tokens, shingles }: Shingled,
  owners: ReadonlyMap<number, number>,
  names: ReadonlySet<number>,
  language: Language,
): Sharing {
  const size = sizeOf(language);
  const passages: SharedPassage[] = [];
  let shared = 0;
  let begun: { at: number; other: number } | null = null;
  const close = (end: number) => {
    if (!begun) return;
    const span = tokens.spanOf(begun.at, end + size - 1);
    passages.push({
      text: text.slice(span.start, span.end),
      other: begun.other,
      pieces: end - begun.at + size - 1,
    });
    begun = null;
  };
  for (const [index, each] of shingles.entries()) {
    const other = names.has(each) ? undefined : owners.get(each);
    if (other === undefined) close(index);
    else {
      shared += 1;
      begun ??= { at: index, other };
    }
  }
  close(shingles.length);
  return {
    share: shingles.length === 0 ? 0 : shared / shingles.length,
    passages: passages.sort((one, another) => another.pieces - one.pieces),
  };
}
