import type { CitationRecord } from './citation-record.ts';

export type CitationKind =
  | 'article'
  | 'book'
  | 'chapter'
  | 'thesis'
  | 'paper'
  | 'proceedings'
  | 'webpage'
  | 'report'
  | 'standard'
  | 'patent'
  | 'newspaper'
  | 'dataset'
  | 'preprint'
  | 'other';

const typeNames: Record<Exclude<CitationKind, 'other'>, readonly string[]> = {
  article: [
    'article',
    'articlejournal',
    'journalarticle',
    'articlemagazine',
    'magazinearticle',
    'jour',
    'review',
    'letter',
  ],
  book: ['book', 'mvbook', 'booklet', 'monograph', 'collection', 'editedbook', 'referencebook', 'edbook', 'reference'],
  chapter: ['chapter', 'bookchapter', 'booksection', 'incollection', 'inbook', 'chap', 'entry', 'entryencyclopedia'],
  thesis: ['thesis', 'phdthesis', 'mastersthesis', 'dissertation', 'thes'],
  paper: ['paperconference', 'conferencepaper', 'inproceedings', 'proceedingsarticle', 'cpaper', 'conference'],
  proceedings: ['proceedings', 'mvproceedings', 'conf'],
  webpage: ['webpage', 'website', 'online', 'electronic', 'www', 'post', 'postweblog', 'blogpost', 'elec', 'blog'],
  report: ['report', 'techreport', 'reportcomponent', 'manual', 'rprt', 'workingpaper'],
  standard: ['standard', 'stand'],
  patent: ['patent', 'pat'],
  newspaper: ['articlenewspaper', 'newspaperarticle', 'newspaper', 'news'],
  dataset: ['dataset', 'database', 'data'],
  preprint: ['preprint', 'postedcontent', 'unpb'],
};

const kindOfName = new Map(
  Object.entries(typeNames).flatMap(([kind, names]) => names.map((name) => [name, kind as CitationKind] as const)),
);

export function citationKindOf(record: CitationRecord): CitationKind {
  const name = (record.type ?? '').toLowerCase().replace(/[^a-z]/g, '');
  const kind = kindOfName.get(name);
  // CSL calls a preprint "article"; a journal article of that type has a journal.
  if (name === 'article' && !record['container-title'] && /preprint/i.test(`${record.genre ?? ''}`)) return 'preprint';
  return kind ?? guessKind(record);
}

/** A record of unknown type prints by what it holds; guessing a type that it lacks the fields of would print gaps. */
function guessKind(record: CitationRecord): CitationKind {
  if (record['container-title']) return record.volume || record.issue ? 'article' : 'chapter';
  if (record.publisher) return 'book';
  return record.URL || record.DOI ? 'webpage' : 'other';
}
