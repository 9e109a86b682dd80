import type { Work } from '@yanmo/contract/works';
import { type CitationKind, citationKindOf } from './citation-kind.ts';
import type { CitationRecord } from './citation-record.ts';

type CitedWork = Pick<
  Work,
  'id' | 'title' | 'authors' | 'year' | 'venue' | 'volume' | 'issue' | 'pages' | 'doi' | 'language' | 'type'
> &
  Partial<Pick<Work, 'publisher' | 'place' | 'edition' | 'url'>>;

const kindsInVenue: readonly CitationKind[] = ['article', 'newspaper', 'chapter', 'paper', 'webpage'];

/** A work of the library as a record to cite. Its venue is what holds it or who published it, as its type says. */
export function citationOfWork(work: CitedWork): CitationRecord {
  const { id, type, title, venue, volume, issue, pages, doi, language } = work;
  const kind = citationKindOf({ id, type });
  const isHeld = kindsInVenue.includes(kind) || (kind === 'other' && Boolean(volume ?? issue ?? pages));
  return {
    id,
    type,
    title,
    author: work.authors,
    issued: work.year === null ? null : { 'date-parts': [[work.year]] },
    'container-title': isHeld ? venue : null,
    publisher: work.publisher ?? (isHeld ? null : venue),
    'publisher-place': work.place ?? null,
    edition: work.edition ?? null,
    // A DOI is the better address; an article is found by its journal.
    URL: doi || kind === 'article' ? null : (work.url ?? null),
    volume,
    issue,
    page: pages,
    DOI: doi,
    language,
  };
}
