export const isIdeographic = (text: string): boolean => /[\p{Script=Han}\u3040-\u30ff]/u.test(text);

const longestShort = 5;

interface WordShape {
  letters: string;
  /** Where in a text the letters are the word; undefined where they are wherever they stand. */
  shape?: RegExp;
}

/**
 * A longer word is found at the beginning of another, so that a stem finds its family. A short one must stand alone but
 * for a plural, unless it ends in *: "car" is neither in "healthcare" nor in "carpet", "nurs*" is in "nursing".
 * Letters of another script are no part of the word: AI教育.
 */
function shapeOf(word: string): WordShape {
  const letters = word.toLowerCase().replace(/\*$/u, '');
  if (isIdeographic(word)) return { letters };
  const last = /[\p{L}\p{N}]+$/u.exec(word)?.[0];
  const stands = last !== undefined && last.length <= longestShort;
  const end = stands ? '(?:e?s)?(?![\\p{Script=Latin}\\p{N}])' : '';
  const escaped = letters.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { letters, shape: new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${escaped}${end}`, 'u') };
}

const shapes = new Map<string, readonly WordShape[]>();
function shapesOf(word: string): readonly WordShape[] {
  const known = shapes.get(word);
  if (known) return known;
  const made = word.split(' & ').map(shapeOf);
  shapes.set(word, made);
  return made;
}

/** Whether a text in lower case holds a word that an entry is about; of "词 & 词" both. */
export function hasWord(text: string, word: string): boolean {
  // Millions of times for one paper: a loop, and no function for each.
  for (const { letters, shape } of shapesOf(word)) {
    if (!text.includes(letters) || (shape && !shape.test(text))) return false;
  }
  return true;
}
