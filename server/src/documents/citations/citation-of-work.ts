import type { Work } from '@yanmo/contract/works';
import { type CitationKind, citationKindOf } from './citation-kind.ts';
import type { CitationRecord } from './citation-record.ts';

type CitedWork = Pick<
  Work,
  'id' | 'title' | 'authors' | 'year' | 'venue' | 'volume' | 'issue' | 'pages' | 'doi' | 'language' | 'type'
> &
  Partial<Pick<Work, 'publisher' | 'place' | 'edition' | 'url' | 'topics' | 'abstract'>>;

const kindsInVenue: readonly CitationKind[] = ['article', 'newspaper', 'chapter', 'paper', 'webpage'];

/** Which edition it is, where the title ends with it; printed behind the title, and once. */
const editionInTitle =
  /\s*[（(]\s*(第\s*[一二三四五六七八九十\d]{1,3}\s*版|\d{1,2}(?:st|nd|rd|th) ed(?:ition|\.)?|(?:second|third|fourth|fifth|sixth) edition|\d{1,2}\.?ª ed(?:ición|\.)?)\s*[）)]\s*$/iu;

/** A word with a capital that stands within a sentence. */
const capitalWithin = /(?<=\p{Ll}[\p{L}'’,;-]* )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;
const longestRead = 4_000;
const capitalWord = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;

/**
 * Names that the rest of the record gives away: topics and abstracts are written as sentences are, and what has a capital
 * there keeps it where a style makes the title small.
 */
function keepNames(title: string, { language, topics, abstract }: CitedWork): string {
  if (language !== 'en' && language !== null) return title;
  const sentences = (abstract ?? '').slice(0, longestRead);
  const english = topics?.en ?? [];
  // Topics that all have capitals are written as titles are, and tell nothing.
  const listed = english.some((topic) => /^\p{Ll}/u.test(topic)) ? english : [];
  const named = [...listed, ...(sentences.match(capitalWithin) ?? [])].flatMap((text) => text.match(capitalWord) ?? []);
  const names = [...new Set(named)].filter((name) => !sentences.includes(` ${name.toLowerCase()}`));
  if (names.length === 0 || title.includes('<')) return title;
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return title.replace(new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'gu'), '<span class="nocase">$&</span>');
}

/** A work of the library as a record to cite. Its venue is what holds it or who published it, as its type says. */
export function citationOfWork(work: CitedWork): CitationRecord {
  const { id, type, title, venue, volume, issue, pages, doi, language } = work;
  const kind = citationKindOf({ id, type });
  const isHeld = kindsInVenue.includes(kind) || (kind === 'other' && Boolean(volume ?? issue ?? pages));
  return {
    id,
    type,
    title: keepNames(title.replace(editionInTitle, ''), work),
    author: work.authors,
    issued: work.year === null ? null : { 'date-parts': [[work.year]] },
    'container-title': isHeld ? venue : null,
    publisher: work.publisher ?? (isHeld ? null : venue),
    'publisher-place': work.place ?? null,
    edition: work.edition ?? editionInTitle.exec(title)?.[1] ?? null,
    // A DOI is the better address; an article is found by its journal.
    URL: doi || kind === 'article' ? null : (work.url ?? null),
    volume,
    issue,
    page: pages,
    DOI: doi,
    language,
  };
}
