/** Signs that nobody sees: they would part a word that reads as one, or turn the direction of what follows. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/**
 * In one step, whatever its length: patterns that try a run of blanks from each of its signs need hours for a hundred
 * thousand of them.
 */
const blanks = /[^\S\n]{2,}/gu;

/** A work's id is compared with the library's, which are small letters. */
const citation = /\[@([\w-]+)\]/gu;

/**
 * What a student typed or pasted, as draft text: line breaks of one kind, no control characters, no unseen signs, no more
 * than one blank between words and one blank line between blocks.
 */
export function cleanDraft(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
      .replace(/[\t\u00a0]/gu, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/gu, '')
      .replace(unseen, '')
      .replace(citation, (mark) => mark.toLowerCase())
      .replace(blanks, ' ')
      .replace(/[^\S\n]$/gmu, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim()
  );
}
