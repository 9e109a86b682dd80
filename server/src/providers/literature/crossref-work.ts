import { tidyName } from '../../text/person-name.ts';
import {
  blankRecord,
  cleanCount,
  cleanDoi,
  cleanLanguage,
  cleanText,
  cleanYear,
  isRecord,
  listOf,
  readRetractedTitle,
} from './clean-record.ts';
import type { IndexRecord } from './literature.ts';

const yearOf = (value: unknown): number | null => {
  const parts = isRecord(value) ? listOf(value['date-parts'])[0] : null;
  return cleanYear(listOf(parts)[0]);
};

const isRetraction = (update: unknown): update is Record<string, unknown> =>
  isRecord(update) && /retract|withdrawal|removal/iu.test(String(update.type ?? ''));

/** A notice names what it retracts; a work that was retracted names the notice, or says so before its title. */
function readRetraction(work: Record<string, unknown>) {
  const notices = listOf(work['updated-by']).filter(isRetraction);
  const dois = (updates: readonly Record<string, unknown>[]) => updates.flatMap(({ DOI }) => cleanDoi(DOI) ?? []);
  return {
    isRetracted: notices.length > 0,
    retractionDoi: dois(notices)[0] ?? null,
    // A correction that a publisher registers under the work's own DOI retracts nothing else.
    retracts: dois(listOf(work['update-to']).filter(isRetraction)).filter((doi) => doi !== cleanDoi(work.DOI)),
  };
}

export function readCrossrefWork(value: unknown): IndexRecord | null {
  if (!isRecord(value)) return null;
  const told = cleanText(listOf(value.title)[0], 500);
  if (!told) return null;
  const { title: main, isRetracted } = readRetractedTitle(told);
  const retraction = readRetraction(value);
  const subtitle = cleanText(listOf(value.subtitle)[0], 300);
  const title = subtitle && !main.toLowerCase().includes(subtitle.toLowerCase()) ? `${main}: ${subtitle}` : main;
  const [licence] = listOf(value.license);
  return {
    ...blankRecord,
    title: title.slice(0, 500),
    authors: listOf(value.author).flatMap((entry) => {
      if (!isRecord(entry)) return [];
      const family = cleanText(entry.family ?? entry.name, 150);
      const given = cleanText(entry.given, 150) ?? '';
      return family ? [tidyName({ family, given, suffix: cleanText(entry.suffix, 30) ?? '' })] : [];
    }),
    year: yearOf(value.issued) ?? yearOf(value['published-print']) ?? yearOf(value.published),
    venue: cleanText(listOf(value['container-title'])[0], 300),
    volume: cleanText(value.volume, 50),
    issue: cleanText(value.issue, 50),
    pages: cleanText(value.page, 60) ?? cleanText(value['article-number'], 60),
    doi: cleanDoi(value.DOI),
    abstract: cleanText(value.abstract, 10_000)?.replace(/^Abstract\s+/iu, '') ?? null,
    language: cleanLanguage(value.language),
    type: cleanText(value.type, 60) ?? 'article',
    publisher: cleanText(value.publisher, 300),
    place: cleanText(value['publisher-location'], 200),
    edition: cleanText(value['edition-number'], 60),
    url: cleanText(value.URL, 500),
    licence: isRecord(licence) ? cleanText(licence.URL, 300) : null,
    ...retraction,
    isRetracted: isRetracted || retraction.isRetracted,
    citedBy: cleanCount(value['is-referenced-by-count']),
  };
}
