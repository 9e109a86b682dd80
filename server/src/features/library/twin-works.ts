import { listNamed, type Work } from '@yanmo/contract/works';
import { titleKey } from '../../text/search-words.ts';
import { normaliseDoi } from './work-row.ts';

type Identity = Pick<Work, 'title' | 'authors' | 'year' | 'doi'>;

const namesIn = (authors: Work['authors']): string[] =>
  listNamed(authors).flatMap(({ family, given }) =>
    /\p{Script=Han}/u.test(family)
      ? [titleKey(`${family}${given}`)]
      : family.split(/[\s.-]+/u).flatMap((part) => (part.length > 1 ? [titleKey(part)] : [])),
  );

/** False only where both name authors in one script and have none in common: "Editorial" of one year is many works. */
export function areAuthorsAlike(one: Work['authors'], other: Work['authors']): boolean {
  const [left, right] = [namesIn(one), namesIn(other)];
  const isWide = (names: readonly string[]): boolean => names.some((name) => /\p{Script=Han}/u.test(name));
  if (left.length === 0 || right.length === 0 || isWide(left) !== isWide(right)) return true;
  return left.some((name) => right.includes(name));
}

/**
 * Whether two records are of one work. A DOI alone does not make them so: an invented entry borrows a real one, and would
 * get the real record's mark by it.
 */
export function areTwins(one: Identity, other: Identity): boolean {
  const [left, right] = [titleKey(one.title), titleKey(other.title)];
  if (left === '' || right === '' || !areAuthorsAlike(one.authors, other.authors)) return false;
  const [doi, otherDoi] = [normaliseDoi(one.doi), normaliseDoi(other.doi)];
  if (doi && otherDoi) return doi === otherDoi && (left.startsWith(right) || right.startsWith(left));
  return left === right && (one.year === null || other.year === null || one.year === other.year);
}

const rank = { VERIFIED: 0, AT_HAND: 1, GIVEN: 2, NAMED: 3, UNPROVEN: 4 } as const;

/** Each work once, at the place where it first stands: of several records the one with the most behind it. */
export function withoutTwins(works: readonly Work[]): Work[] {
  const kept: Work[] = [];
  for (const work of works) {
    const at = kept.findIndex((one) => one.id === work.id || areTwins(one, work));
    const known = kept[at];
    if (!known) kept.push(work);
    else if (rank[work.standing] < rank[known.standing]) kept[at] = work;
  }
  return kept;
}
