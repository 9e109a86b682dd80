import { seenText } from '@yanmo/contract/seen-text';

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
  return seenText(text.toWellFormed())
    .replace(/[\t\u00a0]/gu, ' ')
    .replace(citation, (mark) => mark.toLowerCase())
    .replace(blanks, ' ')
    .replace(/[^\S\n]$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
