import type { ReadDocument } from '../readers/document-model.ts';
import { findBookmarked, findHeadings, type Heading } from './find-headings.ts';
import { flattenBlocks, type PaperParagraph } from './flatten-blocks.ts';
import { kindOfPart, type PartKind } from './part-kinds.ts';

export interface PaperPart {
  /** From 1, without gaps: the heading above it is one level higher. */
  level: number;
  /** Null where the paper has no headings and goes by its pages, and of what stands before its first heading. */
  title: string | null;
  kind: PartKind | null;
  page: number | null;
  lastPage: number | null;
  /** Its paragraphs, the heading first, up to the next heading; `end` is the first that is not its own. */
  start: number;
  end: number;
}

export interface PaperParts {
  paragraphs: PaperParagraph[];
  parts: PaperPart[];
  /** It has no headings that could be told from its text. */
  isByPages: boolean;
}

/** Beyond it nobody finds anything in a list of headings: the lowest ones are left out. */
const mostParts = 200;
const fewestHeadings = 2;
/** In letters of the alphabet; a sign of Chinese or Japanese says as much as three. */
const leastOpening = 400;
const leastAbstract = 120;
const abstractWord =
  /^\s*[【[［]?\s*(摘\s*要|内容提要|abstract|resumen|summary|要\s*旨|概\s*要)\s*[】\]］]?\s*(?:[:：.—–-]|$)/iu;
/** Of a paper without headings. */
const partsByPages = 12;
const partCharacters = 4_000;

/** What a paper consists of: by the headings that its file lists, by those that stand in its text, or by its pages. */
export function findParts(document: ReadDocument): PaperParts {
  const paragraphs = flattenBlocks(document.blocks);
  const found = findBookmarked(paragraphs, document.bookmarks ?? []) ?? findHeadings(paragraphs);
  const headings = fewer(found.filter(({ title }) => kindOfPart(title) !== 'CONTENTS'));
  if (headings.length < fewestHeadings) return { paragraphs, parts: byPages(paragraphs), isByPages: true };
  const ends = [...headings.map(({ at }) => at), ...contentsOf(paragraphs), paragraphs.length].sort(
    (one, other) => one - other,
  );
  const levels: number[] = [];
  const parts = headings.map(({ at, level, title }): PaperPart => {
    while ((levels.at(-1) ?? 0) >= level) levels.pop();
    levels.push(level);
    const end = ends.find((next) => next > at) ?? paragraphs.length;
    const pages = pagesOf(paragraphs, at, end);
    return { level: levels.length, title: spaced(title), kind: kindOfPart(title), ...pages, start: at, end };
  });
  const opening = openingOf(paragraphs, ends[0] ?? 0);
  return {
    paragraphs: headingsAlone(paragraphs, parts),
    parts: opening ? [opening, ...parts] : parts,
    isByPages: false,
  };
}

/** Files set the number of a heading apart by a gap that is no sign. */
const spaced = (title: string): string =>
  title.replace(
    /^(第\s*[一二三四五六七八九十百零〇\d]{1,5}\s*[章节節編编]|\d{1,2}(?:\.\d{1,2})+)(?=[\p{Script=Han}\p{Script=Katakana}])/u,
    '$1 ',
  );

/** A contents page is no part, and ends the one before it. */
const contentsOf = (paragraphs: readonly PaperParagraph[]): number[] =>
  paragraphs.flatMap(({ text }, at) => (text.length <= 20 && kindOfPart(text) === 'CONTENTS' ? [at] : []));

/** Journals set what leads into a paper before its first heading; a cover and its statements lead into nothing. */
function openingOf(paragraphs: readonly PaperParagraph[], end: number): PaperPart | null {
  const own = paragraphs.slice(0, end);
  const prose = own.reduce((sum, { text, isRow }) => sum + (isRow ? 0 : lettersOf(text)), 0);
  // Its names and places are not what it says.
  const abstract = own.findIndex(({ text }) => abstractWord.test(text));
  if (prose < (abstract < 0 ? leastOpening : leastAbstract) || (paragraphs[end]?.page ?? 1) > 2) return null;
  const start = Math.max(0, abstract);
  const title = abstractWord.exec(own[abstract]?.text ?? '')?.[1]?.trim() ?? null;
  const kind = abstract < 0 ? null : 'ABSTRACT';
  return { level: 1, title, kind, ...pagesOf(paragraphs, start, end), start, end };
}

function lettersOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const letters = text.length + 2 * wide;
  return letters < 80 ? 0 : letters;
}

function fewer(headings: Heading[]): Heading[] {
  let kept = headings;
  while (kept.length > mostParts) {
    const deepest = kept.reduce((most, { level }) => Math.max(most, level), 1);
    if (deepest === 1) return kept.slice(0, mostParts);
    kept = kept.filter(({ level }) => level < deepest);
  }
  return kept;
}

/** What was taken for a heading and is none of the outline is text. */
function headingsAlone(paragraphs: readonly PaperParagraph[], parts: readonly PaperPart[]): PaperParagraph[] {
  const levels = new Map(parts.map(({ start, level }) => [start, level]));
  return paragraphs.map((paragraph, at) => ({ ...paragraph, level: levels.get(at) ?? null }));
}

function byPages(paragraphs: readonly PaperParagraph[]): PaperPart[] {
  const pages = paragraphs.reduce((most, { page }) => Math.max(most, page ?? 0), 0);
  const each = Math.ceil(pages / partsByPages);
  const starts: number[] = [];
  let characters = Number.POSITIVE_INFINITY;
  let from = 0;
  paragraphs.forEach(({ text, page }, at) => {
    const isNew = pages > 1 ? (page ?? from) >= from + each || at === 0 : characters >= partCharacters;
    if (isNew) {
      starts.push(at);
      from = page ?? from;
      characters = 0;
    }
    characters += text.length;
  });
  return starts.map((start, index): PaperPart => {
    const end = starts[index + 1] ?? paragraphs.length;
    return { level: 1, title: null, kind: null, ...pagesOf(paragraphs, start, end), start, end };
  });
}

function pagesOf(paragraphs: readonly PaperParagraph[], start: number, end: number) {
  const pages = paragraphs.slice(start, end).flatMap(({ page }) => page ?? []);
  return { page: paragraphs[start]?.page ?? pages[0] ?? null, lastPage: pages.at(-1) ?? null };
}
