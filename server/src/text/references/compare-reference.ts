import type { Difference } from '@yanmo/contract/explore';
import type { Work } from '@yanmo/contract/works';
import { titleKey } from '../search-words.ts';
import { hasOtherTitle, isFirstAuthor, isWide } from './compare-authors.ts';
import { createTitleComparer, type TitleLikeness } from './compare-title.ts';
import { hasOtherVenue, venueOf } from './compare-venue.ts';
import type { ReadReference, TitleCandidate } from './read-reference.ts';

export type ComparedWork = Pick<
  Work,
  'title' | 'authors' | 'year' | 'venue' | 'volume' | 'issue' | 'pages' | 'doi' | 'type'
>;

export interface Comparison {
  /** The reference bears this title, bounded on both sides. */
  hasTitle: boolean;
  differences: Difference[];
}

/** A subtitle that is not the work's own: the reference goes on after the colon with other words. */
function hasOtherSubtitle(reference: ReadReference, candidate: TitleCandidate, title: string): boolean {
  const after = reference.text.slice(candidate.start + candidate.text.length);
  const isShort = candidate.key.length < titleKey(title).length * 0.85;
  return isShort && /^\s*(?:[:：?？]|——|--|\s[–—-]\s)\s*\S/u.test(after);
}

/** Words of a subtitle that the work has not: a whole title, and the reference goes on. Volumes, years and pages are none. */
const addedSubtitle = /^\s*(?:[:：]\s?|——|--)\s*(?!(?:vol|bd|band|tom[eo]?|no|part|pt)\b|第)\p{L}{2}/iu;

interface FoundTitle {
  candidate: TitleCandidate;
  likeness: TitleLikeness;
}

/** The candidate that is this work's title, if the reference has it. The earliest: a venue may repeat its words. */
function findTitle(reference: ReadReference, title: string): FoundTitle | null {
  const compare = createTitleComparer(title);
  const found = reference.titles
    .map((candidate) => ({ candidate, likeness: compare(candidate) }))
    .filter(({ candidate, likeness }) => likeness !== 'other' && !hasOtherSubtitle(reference, candidate, title));
  const rank = ({ likeness }: FoundTitle): number => (likeness === 'same' ? 0 : 1);
  return (
    found.sort(
      (one, other) =>
        rank(one) - rank(other) ||
        one.candidate.start - other.candidate.start ||
        other.candidate.key.length - one.candidate.key.length,
    )[0] ?? null
  );
}

const bareYear = /(?<![\d.\-–/])(1[5-9]\d{2}|20\d{2})[a-z]?(?!\d|\.\d|\s*[-–—]\s*\d)/u;

/**
 * The year of the reference itself. Before the title or in brackets it stands alone; behind it the last one counts, as
 * names of conferences and journals hold years of their own.
 */
function publicationYears(before: string, after: string): number[] {
  const ahead = [...before.matchAll(new RegExp(bareYear, 'gu'))].at(-1)?.[1];
  if (ahead) return [Number(ahead)];
  const place = after
    .replace(/https?:\S+/gu, ' ')
    // Some journals number their volumes by the year.
    .replace(/((?:1[5-9]|20)\d{2}[a-z]?\s*[,，]\s*)(?:1[5-9]|20)\d{2}(?=\s*[:：(（])/gu, '$1');
  const behind = [
    ...place.matchAll(/(?:^|[,，(（.;；:：\s])(1[5-9]\d{2}|20\d{2})[a-z]?(?=\s*(?:[,，.;；:：)）]|$|\())/gu),
  ].map((match) => Number(match[1]));
  const last = behind.at(-1);
  return last === undefined ? [] : [last];
}

const listAuthors = (authors: Work['authors']): string =>
  authors
    .slice(0, 3)
    .map(({ family, given }) => (isWide(family) ? `${family}${given}` : `${family} ${given}`.trim()))
    .join(', ');

const firstPage = (pages: string): string => pages.split(/[-–—]/u)[0]?.replace(/\W/gu, '').toLowerCase() ?? '';

/** What a reference says otherwise than the work. Only what both say can differ. */
export function compareReference(reference: ReadReference, work: ComparedWork): Comparison {
  const found = findTitle(reference, work.title);
  const differences: Difference[] = [];
  if (!found) {
    const [longest] = reference.titles;
    return { hasTitle: false, differences: [{ field: 'title', given: longest?.text ?? '', found: work.title }] };
  }
  const title = found.candidate;
  const before = reference.text.slice(0, title.start);
  const after = reference.text.slice(title.start + title.text.length);
  if (found.likeness === 'near' || addedSubtitle.test(after) || hasOtherTitle(before, work.authors)) {
    differences.push({
      field: 'title',
      given: reference.text.slice(0, title.start + title.text.length + 60).slice(-200),
      found: work.title,
    });
  }
  const [first] = work.authors;
  if (first && !isFirstAuthor(before, first)) {
    differences.push({
      field: 'authors',
      given: before.replace(/[\s.,，。:：(（]+$/u, '').slice(0, 120),
      found: listAuthors(work.authors),
    });
  }
  if (hasOtherVenue(after, work)) differences.push({ field: 'venue', given: venueOf(after), found: work.venue ?? '' });
  const years = publicationYears(before, after);
  if (work.year !== null && years.length > 0 && !years.some((year) => Math.abs(year - (work.year ?? 0)) <= 1)) {
    differences.push({ field: 'year', given: String(years.at(-1)), found: String(work.year) });
  }
  const { volume, issue, pages, doi } = reference;
  if (volume && work.volume && /^\d+$/u.test(work.volume.trim()) && Number(volume) !== Number(work.volume)) {
    differences.push({ field: 'volume', given: volume, found: work.volume });
  }
  if (
    issue &&
    work.issue &&
    /^\d+$/u.test(issue) &&
    /^\d+$/u.test(work.issue.trim()) &&
    Number(issue) !== Number(work.issue)
  ) {
    differences.push({ field: 'issue', given: issue, found: work.issue });
  }
  if (pages && work.pages && firstPage(pages) && firstPage(work.pages) && firstPage(pages) !== firstPage(work.pages)) {
    differences.push({ field: 'pages', given: pages, found: work.pages });
  }
  if (doi && work.doi && doi !== work.doi) differences.push({ field: 'doi', given: doi, found: work.doi });
  return { hasTitle: true, differences };
}
