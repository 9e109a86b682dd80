import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Language } from '@yanmo/contract/languages';
import { hanzi } from '../../../documents/layout/digits.ts';
import type { NumberingId } from '../../../documents/templates/template.ts';

/** 一、（一）1. in Chinese files; in the others a section bears the numbers of those above it. */
const isOutline = (language: Language, numbering: NumberingId | undefined): boolean =>
  language === 'zh' && numbering === 'outline';

const outlineNumber = ([chapter = 0, section, point]: readonly number[]): string =>
  `${hanzi(chapter)}${section === undefined ? '' : `（${hanzi(section)}）`}${point ?? ''}`;

/** How a heading of the file is named in a list, by its place in the outline. */
export function sectionNumber(language: Language, path: readonly number[], numbering?: NumberingId): string {
  return isOutline(language, numbering) ? outlineNumber(path) : chapterNumber(language, path);
}

const named = /(?<![》”\d])第\s?(\d{1,2}(?:\.\d{1,2}){0,2})\s?([章节])/gu;

/**
 * A text that names sections by 第3.1节, as engines do, in the numbers that the headings of the file bear: where those count
 * （一）, nobody would find a 3.1. What is no section of this text stays as it is.
 */
export function nameSections(
  text: string,
  { language, numbering, has }: { language: Language; numbering?: NumberingId; has(path: readonly number[]): boolean },
): string {
  if (!isOutline(language, numbering)) return text;
  return text.replace(named, (whole: string, digits: string, sort: string) => {
    const path = digits.split('.').map(Number);
    if ((sort === '章') !== (path.length === 1) || !has(path)) return whole;
    const [chapter = 0, ...below] = path;
    return `第${hanzi(chapter)}部分${outlineNumber([0, ...below]).slice(1)}`;
  });
}
