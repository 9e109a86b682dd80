import type { Work } from '@yanmo/contract/works';
import type { IndexRecord } from '../../providers/literature/literature.ts';
import { titleKey } from '../../text/search-words.ts';
import { areAuthorsAlike } from './twin-works.ts';
import { workKindOf } from './work-kind.ts';
import { normaliseDoi } from './work-row.ts';

const isWide = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
/** A title before its subtitle. */
const mainOf = (title: string): string => title.split(/[:：—–]|\s-\s|\?\s|？/u)[0] ?? title;

/** Letter by letter; one of the two may leave a subtitle out. */
function areSameTitles(one: string, other: string): boolean {
  const [left, right] = [titleKey(one), titleKey(other)];
  if (left === '' || right === '') return false;
  if (left === right) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const key = titleKey(shorter);
  // A short main title is many books' own: "Introduction", 管理学.
  return key.length >= (isWide(shorter) ? 6 : 15) && mainOf(shorter) === shorter && titleKey(mainOf(longer)) === key;
}

function areSameKinds(one: string, other: string): boolean {
  const kinds = [workKindOf(one), workKindOf(other)] as const;
  if (kinds.includes('other') || kinds[0] === kinds[1]) return true;
  const isShort = (kind: string): boolean => kind === 'article' || kind === 'conference';
  // A review bears the name of the book it is about.
  return kinds.every(isShort);
}

/**
 * Whether the record of an index is of this very work: title, an author, the year and the kind agree. A work that names no
 * author or no year is known only by its DOI.
 */
export function bearsOut(
  work: Pick<Work, 'title' | 'authors' | 'year' | 'doi' | 'type'>,
  record: Pick<IndexRecord, 'title' | 'authors' | 'year' | 'doi' | 'type' | 'retracts'>,
): boolean {
  if (record.retracts.length > 0 || record.authors.length === 0 || record.year === null) return false;
  if (!areSameTitles(work.title, record.title) || !areSameKinds(work.type, record.type)) return false;
  const [doi, other] = [normaliseDoi(work.doi), normaliseDoi(record.doi)];
  if (doi && other && doi !== other) return false;
  const hasDoi = doi !== null && doi === other;
  if (work.authors.length === 0 || work.year === null)
    return hasDoi && (work.year === null || work.year === record.year);
  const areOneScript = isWide(work.authors[0]?.family ?? '') === isWide(record.authors[0]?.family ?? '');
  if (!areOneScript) return hasDoi && work.year === record.year;
  return work.year === record.year && areAuthorsAlike(work.authors, record.authors);
}
