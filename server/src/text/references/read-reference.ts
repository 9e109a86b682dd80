import { titleKey } from '../search-words.ts';
import { type ReadTitle, readTitle } from './compare-title.ts';
import { entryNumber } from './split-references.ts';

/** A stretch of a reference that may be its title. */
export interface TitleCandidate extends ReadTitle {
  text: string;
  /** Where it begins: authors stand before it. */
  start: number;
}

export interface ReadReference {
  text: string;
  doi: string | null;
  years: number[];
  titles: TitleCandidate[];
}

export interface ReadPlace {
  volume: string | null;
  issue: string | null;
  pages: string | null;
}

export const doiPattern = /\b10\.\d{4,9}\/[^\s"<>，。；、]+/iu;

/** With the word before it, which is also a family name and the beginning of "doing". */
const markedDoi = new RegExp(`(?:\\bdoi\\s*[:：]?\\s*)?${doiPattern.source}`, 'iu');

/** Where one part of a reference ends and the next begins, whatever the style. */
const delimiter =
  /\s*[[［][^\]］]{1,60}[\]］]|[.．。?？!！](?=\s|$|[“"「『《（(\p{Lu}\p{Script=Han}])|[“”"「」『』《》«»]|[,，;；](?=\s|\p{Script=Han})|(?<=\d{4}[a-z]?)[)）][.,，:：]?|[:：]\s?(?=\S)|\/\/|\s[-–—]{1,2}\s|——|(?<=\p{Script=Han})[.．]/gu;

/** Names of months, editions, pages and such: never a title. */
const noTitle =
  /^(?:https?|doi|www|vol|no|pp?|ed|eds|in|and|et al|等|译|著|编|主编|第?\d+[期卷版]?|[\d\s()（）:：,，.–-]+)$/iu;

function listSegments(text: string): { start: number; end: number }[] {
  const cuts = [0];
  for (const match of text.matchAll(delimiter)) cuts.push(match.index, match.index + match[0].length);
  cuts.push(text.length);
  const segments: { start: number; end: number }[] = [];
  for (let index = 0; index + 1 < cuts.length; index += 2) {
    const [start = 0, end = 0] = [cuts[index], cuts[index + 1]];
    if (text.slice(start, end).trim() !== '') segments.push({ start, end });
  }
  return segments;
}

/** Neighbouring parts together: a title may itself hold a comma, a colon or a question mark. */
const longestRun = 10;
const mostCandidates = 240;

function listTitles(text: string): TitleCandidate[] {
  const segments = listSegments(text);
  const found = new Map<string, { text: string; key: string; start: number }>();
  for (let first = 0; first < segments.length; first += 1) {
    for (let count = 1; count <= longestRun && first + count <= segments.length; count += 1) {
      const start = segments[first]?.start ?? 0;
      const end = segments[first + count - 1]?.end ?? 0;
      const whole = text.slice(start, end);
      const part = whole.trim();
      const offset = whole.length - whole.trimStart().length;
      const key = titleKey(part);
      const least = /\p{Script=Han}/u.test(key) ? 3 : 8;
      if (key.length < least || key.length > 400 || noTitle.test(part) || found.has(key)) continue;
      found.set(key, { text: part, key, start: start + offset });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.key.length - one.key.length)
    .slice(0, mostCandidates)
    .map((candidate) => ({ ...candidate, ...readTitle(candidate.text) }));
}

export const yearPattern = /(?<![\d.\-–/])(1[5-9]\d{2}|20\d{2})(?![\d]|\.\d)/gu;

/** A year is no volume: 2021(3) is the third issue of that year. */
const unlessYear = (volume: string | null | undefined): string | null =>
  volume && !/^(?:1[5-9]|20)\d{2}$/u.test(volume) ? volume : null;

/** 56(3): 12-28; vol. 56, no. 3, pp. 12–28; 第56卷第3期; , 56(3), 12–28; 56: 12-28; , 56, 12–28. Of what stands behind a title. */
export function readPlace(text: string): ReadPlace {
  const compact =
    /(?<![\d-])(\d{1,4})\s*[(（]\s*([\d.\-–/]{1,12}|S\d{0,3}|Suppl[\w. ]{0,8})\s*[)）]\s*(?:[:：]\s*|[,，]\s*(?=(?:pp?\.?\s*)?[a-z]{0,3}\d{1,8}\s*[-–—])|[,，]\s*(?=[a-z]{1,3}\d))(?:pp?\.?\s*)?([a-z]{0,3}\d{1,8}(?:\s*[-–—]\s*[a-z]{0,3}\d{1,8})?)/iu.exec(
      text,
    );
  if (compact) return { volume: unlessYear(compact[1]), issue: compact[2] ?? null, pages: tidyPages(compact[3]) };
  const bare =
    /(?:^|[\s,，;；])(\d{1,4})\s*(?:[:：]|[,，](?=\s*[a-z]{0,3}\d{1,8}\s*[-–—]))\s*([a-z]{0,3}\d{1,8}\s*[-–—]+\s*[a-z]{0,3}\d{1,8})(?=[.,，。;；\s]|$)/iu.exec(
      text,
    );
  if (bare) return { volume: unlessYear(bare[1]), issue: null, pages: tidyPages(bare[2]) };
  const numbered = /(?<![\d-])(\d{1,4})\s*[(（]\s*(\d{1,4}(?:[-–/]\d{1,4})?)\s*[)）]/u.exec(text);
  const volume =
    /\bvol(?:ume)?\.?\s*(\d{1,4})/iu.exec(text)?.[1] ??
    /第\s*(\d{1,4})\s*卷/u.exec(text)?.[1] ??
    unlessYear(numbered?.[1]);
  const issue =
    /\b(?:no|issue|núm|nº)\.?\s*(\d{1,4})/iu.exec(text)?.[1] ??
    /第\s*(\d{1,4})\s*[期号]/u.exec(text)?.[1] ??
    numbered?.[2] ??
    null;
  const pages =
    /\bpp?\.\s*([a-z]{0,3}\d{1,8}(?:\s*[-–—]+\s*[a-z]{0,3}\d{1,8})?)/iu.exec(text)?.[1] ??
    /[:：]\s*([a-z]{0,3}\d{1,8}\s*[-–—]+\s*[a-z]{0,3}\d{1,8})(?=[.,，。\s]|$)/iu.exec(text)?.[1] ??
    null;
  return { volume, issue, pages: tidyPages(pages) };
}

const tidyPages = (pages: string | null | undefined): string | null => pages?.replace(/\s*[-–—]+\s*/gu, '-') ?? null;

const typeMark = /[[［\]］]|\/\/|\bet al\b|等[.．,，]|\b(?:1[5-9]|20)\d{2}\b\s*[,，:：)）]|^[(（]?\d/u;
/** Smith J A, or Smith, J. A.: the beginning of a list of authors. */
export const authorHead =
  /^\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.?[\s-]?){1,3}(?:$|[,.，&])|^(?:[\p{Script=Han}]{2,3}[,，、]\s?)+[\p{Script=Han}]{2,3}(?:[,，.．]|$)/u;

/** Parts that look like a title and like nothing else, the longest first: worth a search by likeness. */
export const listLikelyTitles = ({ titles }: ReadReference, most: number): TitleCandidate[] =>
  titles.filter(({ text, key }) => key.length <= 250 && !typeMark.test(text) && !authorHead.test(text)).slice(0, most);

/** Without the punctuation of the sentence around it; a bracket that closes one of its own is a part of it. */
function trimDoi(text: string): string {
  let doi = text;
  while (/[.,;)\]]$/u.test(doi) && !(doi.endsWith(')') && doi.split('(').length === doi.split(')').length)) {
    doi = doi.slice(0, -1);
  }
  return doi;
}

export function readReference(given: string): ReadReference {
  // The number of a list is no part of an author's name.
  const text = given
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 2_000)
    .replace(entryNumber, '')
    .trimStart();
  const doi = trimDoi(doiPattern.exec(text)?.[0].toLowerCase() ?? '') || null;
  const bare = text.replace(/https?:\/\/\S+/giu, ' ').replace(markedDoi, ' ');
  return {
    text: bare,
    doi,
    years: [...bare.matchAll(yearPattern)].map((match) => Number(match[1])),
    titles: listTitles(bare),
  };
}
