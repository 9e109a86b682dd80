import { joinLines } from '../plain-text/read-text-blocks.ts';
import type { PdfLine } from './join-paragraphs.ts';

const noteStart = /^(?:\d{1,3}|[①-⑳]|[¹²³⁴-⁹]{1,3}|[*†‡])\s*\S/u;
/** Notes are set smaller than the text, in parts of its size. */
const smaller = 0.94;

/** A list of references is often set as small as notes, and its lines begin with figures as these do. */
const listHeading =
  /^(?:第?[一二三四五六七八九十\d.]{1,5}[章节、.．]?\s*)?(?:(?:主要)?参\s*考\s*文\s*献|引用文献|references(?: and notes)?|bibliography|works cited|literature cited|referencias(?:\s+bibliográficas)?|bibliografía)$/iu;

/** Takes the notes at the foot of pages and columns out of the text, which goes on over them. */
export function takeNotes(lines: readonly PdfLine[]): { lines: PdfLine[]; notes: string[] } {
  const usual = usualSize(lines);
  const kept: PdfLine[] = [];
  const notes: string[] = [];
  const listFrom = lines.findLastIndex(({ text }) => text.length <= 60 && listHeading.test(text));
  let read = 0;
  for (const group of columnsOf(lines)) {
    read += group.length;
    const lastOfText = group.findLastIndex(({ size }) => size >= usual * smaller);
    const first = group.findIndex(({ text }, index) => index > lastOfText && noteStart.test(text));
    // A column of small type alone is a table or a list, not a foot.
    if (first < 0 || lastOfText < 0 || (listFrom >= 0 && read > listFrom)) {
      kept.push(...group);
      continue;
    }
    kept.push(...group.slice(0, first));
    for (const { text } of group.slice(first)) {
      if (noteStart.test(text) || notes.length === 0) notes.push(text);
      else notes.push(joinLines(notes.pop() ?? '', text));
    }
  }
  return { lines: kept, notes };
}

function usualSize(lines: readonly PdfLine[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines) weights.set(size, (weights.get(size) ?? 0) + text.length);
  return [...weights].reduce((best, next) => (next[1] > best[1] ? next : best), [0, -1])[0];
}

function columnsOf(lines: readonly PdfLine[]): PdfLine[][] {
  const groups: PdfLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && last.page === line.page && last.column === line.column) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}
