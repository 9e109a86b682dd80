import type { Language } from '@yanmo/contract/languages';

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

const isWide = (language: Language) => language === 'zh' || language === 'ja';

interface Piece {
  text: string;
  from: number;
  to: number;
}

/** Characters for zh and ja, words for en and es, with where they stand. */
function piecesOf(text: string, language: Language): Piece[] {
  const pattern = isWide(language) ? /[^\p{P}\s]/gu : /[\p{L}\p{N}]+/gu;
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Thirteen characters or eight words: the length at which similarity checks count a passage as the same. */
const sizeOf = (language: Language) => (isWide(language) ? 13 : 8);

function shinglesOf(pieces: readonly Piece[], language: Language): string[] {
  const size = sizeOf(language);
  if (pieces.length < size) return [];
  if (isWide(language)) {
    // Slices of one string: tens of thousands of joined arrays would take the thread for longer than a request may wait.
    const joined = pieces.map(({ text }) => text);
    const starts: number[] = [];
    let length = 0;
    for (const part of joined) {
      starts.push(length);
      length += part.length;
    }
    const whole = joined.join('');
    return Array.from({ length: pieces.length - size + 1 }, (_, index) =>
      whole.slice(starts[index], starts[index + size] ?? length),
    );
  }
  const words = pieces.map(({ text }) => text);
  return Array.from({ length: words.length - size + 1 }, (_, index) => words.slice(index, index + size).join(' '));
}

export interface Shingled {
  text: string;
  pieces: Piece[];
  shingles: string[];
}

export function shingle(text: string, language: Language): Shingled {
  const pieces = piecesOf(text, language);
  return { text, pieces, shingles: shinglesOf(pieces, language) };
}

/**
 * Compares one text with others, which are named by their index. What a title says is a name, not a text: its shingles
 * count nowhere.
 */
export function findSharing(
  own: Shingled,
  others: readonly { index: number; text: Shingled }[],
  names: ReadonlySet<string>,
  language: Language,
): Sharing {
  const owners = new Map<string, number>();
  for (const { index, text } of others) {
    for (const each of text.shingles) if (!owners.has(each)) owners.set(each, index);
  }
  return sharingWith(own, owners, names, language);
}

/** The same against a table of shingles and the section in which each stands. */
export function sharingWith(
  { text, pieces, shingles }: Shingled,
  owners: ReadonlyMap<string, number>,
  names: ReadonlySet<string>,
  language: Language,
): Sharing {
  const size = sizeOf(language);
  const passages: SharedPassage[] = [];
  let shared = 0;
  let begun: { at: number; other: number } | null = null;
  const close = (end: number) => {
    if (!begun) return;
    const last = pieces[end + size - 2];
    const first = pieces[begun.at];
    if (first && last) {
      passages.push({ text: text.slice(first.from, last.to), other: begun.other, pieces: end - begun.at + size - 1 });
    }
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
