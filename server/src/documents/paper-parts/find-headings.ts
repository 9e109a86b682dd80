import type { ReadBookmark } from '../readers/document-model.ts';
import { headingLevelOf } from '../readers/plain-text/read-text-blocks.ts';
import type { PaperParagraph } from './flatten-blocks.ts';
import { kindOfPart, withoutNumber } from './part-kinds.ts';

export interface Heading {
  /** Which paragraph it is. */
  at: number;
  level: number;
  title: string;
}

const longest = 120;
/** What stands so often is a head of pages that nobody took out. */
const mostRepeats = 3;
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The headings that the text shows: those of the title page and of the contents are none. */
export function findHeadings(paragraphs: readonly PaperParagraph[]): Heading[] {
  const repeats = new Map<string, number>();
  for (const { text, level } of paragraphs) {
    if (level !== null) repeats.set(fold(text), (repeats.get(fold(text)) ?? 0) + 1);
  }
  const shown = paragraphs.flatMap(({ text, level }, at): Heading[] => {
    if (level === null || text.length > longest || !/\p{L}/u.test(text)) return [];
    if ((repeats.get(fold(text)) ?? 0) >= mostRepeats && kindOfPart(text) === null) return [];
    return [{ at, level, title: text }];
  });
  const numbered = withoutItems(withOwnLevels(shown));
  const isSure = ({ title }: Heading): boolean => headingLevelOf(title) !== null || kindOfPart(title) !== null;
  const first = numbered.findIndex(isSure);
  // Without any, what is larger than the text is all that there is; the first of them is the title of the whole.
  const own = first >= 0 ? numbered.slice(first) : numbered.slice(1);
  return outsideLists(own);
}

/** Where chapters are numbered in one way, the other ways number what is below them. */
function withOwnLevels(headings: readonly Heading[]): Heading[] {
  const has = (pattern: RegExp): boolean => headings.some(({ title }) => pattern.test(title));
  const [chapter, han, bracket, figure] = [
    /^第\s*[一二三四五六七八九十百零〇\d]{1,5}\s*[章編编]/u,
    /^[一二三四五六七八九十]{1,3}、/u,
    /^[（(][一二三四五六七八九十]{1,3}[）)]/u,
    /^\d{1,2}[.．、]?\s*(?![\d.．])/u,
  ];
  const [hasChapters, hasHan, hasBrackets] = [has(chapter), has(han), has(bracket)];
  return headings.map((heading) => {
    const { title, level } = heading;
    if (chapter.test(title)) return { ...heading, level: 1 };
    if (/^[IVX]{1,5}\.[A-Z]\b/u.test(title)) return { ...heading, level: 2 };
    if (han.test(title)) return { ...heading, level: hasChapters ? 2 : 1 };
    if (bracket.test(title)) return { ...heading, level: 1 + (hasChapters ? 1 : 0) + (hasHan ? 1 : 0) };
    if (figure.test(title) && (hasHan || hasChapters)) {
      return { ...heading, level: 1 + [hasChapters, hasHan, hasBrackets].filter(Boolean).length };
    }
    return { ...heading, level };
  });
}

/** Chapters count up, from nought in many journals; a number that goes back is that of an item in one of them. */
function withoutItems(headings: readonly Heading[]): Heading[] {
  let last = -1;
  return headings.filter(({ title, level }) => {
    const figures = /^(\d{1,2})[.．、]?\s+\D/u.exec(title)?.[1];
    if (figures === undefined || level !== 1) return true;
    const number = Number(figures);
    if (number <= last || number > Math.max(0, last) + 3) return false;
    last = number;
    return true;
  });
}

/** In a list of references nothing is a heading but what ends it. */
function outsideLists(headings: readonly Heading[]): Heading[] {
  let isInList = false;
  return headings.filter(({ title }) => {
    const kind = kindOfPart(title);
    const isOwn = headingLevelOf(title) !== null || kind !== null;
    if (isInList && !isOwn) return false;
    isInList = kind === 'REFERENCES';
    return true;
  });
}

/** Of those that the file lists, so many must be found in its text. */
const leastFound = 0.7;
const fewest = 3;

/** The headings that the file itself lists, where they stand in its text; null where the list is none to go by. */
export function findBookmarked(
  paragraphs: readonly PaperParagraph[],
  bookmarks: readonly ReadBookmark[],
): Heading[] | null {
  if (bookmarks.length < fewest) return null;
  const folded = paragraphs.map(({ text }) => (text.length <= longest * 2 ? fold(text) : ''));
  const byPage = new Map<number, number>();
  paragraphs.forEach(({ page }, at) => {
    if (page !== null && !byPage.has(page)) byPage.set(page, at);
  });
  let found = 0;
  let after = -1;
  const headings: Heading[] = [];
  for (const { title, level, page } of bookmarks) {
    const wanted = [fold(title), fold(withoutNumber(title))].filter((text) => text !== '');
    const from = Math.max(after + 1, byPage.get(page) ?? after + 1);
    const at = paragraphs.findIndex(
      (paragraph, index) =>
        index >= from &&
        (paragraph.page ?? page) <= page + 1 &&
        wanted.some((text) => isTitle(folded[index] ?? '', text)),
    );
    if (at < 0) continue;
    found += 1;
    after = at;
    headings.push({ at, level, title });
  }
  if (found < fewest || found < bookmarks.length * leastFound) return null;
  return headings;
}

/** The same, or with a number before it that the list leaves out. */
const isTitle = (text: string, wanted: string): boolean =>
  text === wanted || (text.endsWith(wanted) && text.length - wanted.length <= 6 && wanted.length >= 3);
