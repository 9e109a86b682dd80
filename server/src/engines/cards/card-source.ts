import type { CardBasis } from '@yanmo/contract/work-cards';
import { pageBreak } from '../../text/page-break.ts';
import type { PaperWork } from '../engine.ts';

/** A passage of a work under the page it stands on, counted from 1; null where nobody knows. */
export interface Passage {
  text: string;
  page: number | null;
}

/** What can be said of a work rests on these passages, and on nothing else. */
export interface CardSource {
  basis: CardBasis;
  passages: Passage[];
}

/** An abstract of fewer letters says no more than the title; an ideograph says as much as two. */
const fewestLetters = 40;
/** A book is read as far as its first chapters and its last pages: there it says what it asks and what it found. */
const readFromStart = 90_000;
const readFromEnd = 30_000;
/** Behind it other people's titles follow. Blanks of its own line only: a file may hold a hundred thousand empty ones. */
const listHead =
  /^[^\S\n]*(?:\d+\.?[^\S\n]*)?(?:主要)?(?:参考文献|引用文献|参考书目|references|works cited|bibliography|bibliografía|referencias(?: bibliográficas)?)[^\S\n]*$/imu;

const countLetters = (text: string): number =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0);

/** The student's own file where there is one, else the abstract, else nothing but the record. */
export function sourceOf(work: Pick<PaperWork, 'abstract' | 'text'>): CardSource {
  const abstract = (work.abstract ?? '').trim();
  const text = work.text ?? '';
  if (countLetters(text) > Math.max(fewestLetters, countLetters(abstract))) {
    return { basis: 'TEXT', passages: passagesOf(text) };
  }
  if (countLetters(abstract) < fewestLetters) return { basis: 'TITLE', passages: [] };
  return { basis: 'ABSTRACT', passages: [{ text: abstract, page: null }] };
}

function passagesOf(text: string): Passage[] {
  const hasPages = text.includes(pageBreak);
  const own = withoutReferences(text);
  const end = Math.max(readFromStart, own.length - readFromEnd);
  let at = 0;
  return own.split(pageBreak).flatMap((page, index) => {
    const start = at;
    at += page.length + 1;
    // Many files have no pages, and one that has may have a long one.
    const read = [page.slice(0, Math.max(0, readFromStart - start)), page.slice(Math.max(0, end - start))];
    return read.flatMap((part) => (part.trim() === '' ? [] : [{ text: part, page: hasPages ? index + 1 : null }]));
  });
}

/** A contents page names it too: only one in the second half is the list itself. */
function withoutReferences(text: string): string {
  const half = Math.floor(text.length / 2);
  const found = listHead.exec(text.slice(half));
  return found ? text.slice(0, half + found.index) : text;
}
