import type { ComparedField, Difference } from '@yanmo/contract/explore';
import type { Work } from '@yanmo/contract/works';
import { titleKey } from '../search-words.ts';
import {
  findStrangers,
  hasOtherInitial,
  hasOtherTitle,
  isFirstAuthor,
  isWide,
  leavesOut,
  plain,
} from './compare-authors.ts';
import { areSamePages, isSameNumber } from './compare-place.ts';
import { createTitleComparer, type TitleLikeness } from './compare-title.ts';
import { isSameVenue, isVenueName, isWithin, otherForms, venueOf } from './compare-venue.ts';
import { editionNumber, readImprint } from './read-imprint.ts';
import { type ReadReference, readPlace, type TitleCandidate } from './read-reference.ts';

export type ComparedWork = Pick<
  Work,
  'title' | 'authors' | 'year' | 'venue' | 'volume' | 'issue' | 'pages' | 'doi' | 'type'
> &
  Partial<Pick<Work, 'publisher' | 'place' | 'edition'>>;

export interface Comparison {
  /** The reference bears this title, bounded on both sides. */
  hasTitle: boolean;
  /** What the reference says otherwise, and what decides. */
  differences: Difference[];
  /** Everything that the reference says: the same, otherwise, or nothing that the record knows. */
  fields: ComparedField[];
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
    .map(({ family, given }) => (isWide(family) ? `${family}${given}` : `${given} ${family}`.trim()))
    .join(', ');

/** Kinds that stand in a journal or a volume; what a book has as its venue is its publisher. */
const isHeld = (type: string): boolean =>
  /article|journal|paper|proceed|chapter|collection|conference|review/iu.test(type);

/** Every field that the reference gives, against what the record knows. */
export function compareReference(reference: ReadReference, work: ComparedWork): Comparison {
  const found = findTitle(reference, work.title);
  if (!found) {
    const [longest] = reference.titles;
    const title: Difference = { field: 'title', given: longest?.text ?? '', found: work.title };
    return { hasTitle: false, differences: [title], fields: [{ ...title, state: 'DIFFERS' }] };
  }
  const title = found.candidate;
  const before = reference.text.slice(0, title.start);
  const after = reference.text.slice(title.start + title.text.length);
  const differences: Difference[] = [];
  const fields: ComparedField[] = [];
  /** A slight difference is shown and decides nothing. */
  const say = (
    field: Difference['field'],
    given: string | null,
    known: string | null,
    isSame: (known: string, given: string) => boolean,
    isSlight: (known: string, given: string) => boolean = () => false,
  ): void => {
    if (!given) return;
    const pair = { field, given, found: known ?? '' };
    if (!known) fields.push({ ...pair, state: 'UNKNOWN' });
    else if (isSame(known, given)) fields.push({ ...pair, state: 'SAME' });
    else {
      fields.push({ ...pair, state: 'DIFFERS' });
      if (!isSlight(known, given)) differences.push(pair);
    }
  };

  const isOtherTitle = found.likeness === 'near' || addedSubtitle.test(after) || hasOtherTitle(before, work.authors);
  const whole = reference.text.slice(0, title.start + title.text.length + 60).slice(-200);
  say('title', isOtherTitle ? whole : title.text, work.title, () => !isOtherTitle);

  const [first] = work.authors;
  // The year stands behind the authors in some styles, and in a line of its own here.
  const names = before
    .replace(/[\s.,，(（[]*(?:1[5-9]|20)\d{2}[a-z]?[)）\]]?[\s.,，。:：]*$/u, '')
    .replace(/[\s.,，。:：(（]+$/u, '')
    .slice(0, 120);
  const isNamed = /\p{L}{2}/u.test(names);
  const areOfWork = () =>
    first !== undefined && isFirstAuthor(before, first) && findStrangers(before, work.authors).length === 0;
  const areAll = () => first !== undefined && !leavesOut(before, work.authors) && !hasOtherInitial(before, first);
  // Whoever leaves the authors out has not given the first one either.
  say(
    'authors',
    isNamed || first ? names || '—' : null,
    listAuthors(work.authors) || null,
    () => areOfWork() && areAll(),
    areOfWork,
  );

  const given = venueOf(after);
  const isVenue = isHeld(work.type) && isVenueName(given);
  if (isHeld(work.type) && work.venue && isWithin(after, work.venue)) {
    fields.push({ field: 'venue', given: work.venue, found: work.venue, state: 'SAME' });
  } else {
    say(
      'venue',
      isVenue ? given : null,
      work.venue,
      (known) => isSameVenue(given, known),
      (known) => otherForms.test(given) || otherForms.test(known) || isWide(given) !== isWide(known),
    );
  }
  const year = publicationYears(before, after).at(-1);
  say(
    'year',
    year === undefined ? null : String(year),
    work.year === null ? null : String(work.year),
    (known, one) => known === one,
    // Online in one year, in print in the next.
    (known, one) => Math.abs(Number(known) - Number(one)) <= 1,
  );
  const { volume, issue, pages } = readPlace(after);
  say('volume', volume, work.volume, (known, one) => isSameNumber(one, known));
  say('issue', issue, work.issue, (known, one) => isSameNumber(one, known));
  say('pages', pages, work.pages, (known, one) => areSamePages(one, known));
  if (!isHeld(work.type)) {
    const { publisher, place, edition } = readImprint(after);
    const holder = work.publisher ?? work.venue ?? null;
    const isHere = (known: string) => isWithin(after, known) || (publisher !== null && isSameVenue(publisher, known));
    say('publisher', publisher, holder, isHere);
    say('place', place, work.place ?? null, (known, one) => plain(known) === plain(one) || isWithin(after, known));
    const isSameEdition = (known: string, one: string) => editionNumber(known) === editionNumber(one);
    say('edition', edition, work.edition ?? null, isSameEdition);
  }
  say('doi', reference.doi, work.doi, (known, one) => known === one);
  return { hasTitle: true, differences, fields };
}
