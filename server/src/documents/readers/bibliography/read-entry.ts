import { Cite, type CslItem, type CslName } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { seenText } from '@yanmo/contract/seen-text';
import type { Author } from '@yanmo/contract/works';
import { splitName, tidyName } from '../../../text/person-name.ts';
import type { ReadRecord } from '../reading.ts';
import { readField, readLetterGroups, rewriteNames } from './bibtex-fields.ts';

export type EntryRefusal = 'broken_entry' | 'missing_title' | 'unknown_format';

export type ReadEntry = { record: ReadRecord } | { refused: EntryRefusal } | { skipped: true };

/** What stands in a BibTeX file and is no work. */
const noWork = /^@(?:comment|preamble|string|set|xdata|control)\b/iu;

export function readBibtexEntry(text: string): ReadEntry {
  if (noWork.test(text.trim())) return { skipped: true };
  const entry = rewriteNames(readLetterGroups(text), /author/u, toBibtexName);
  return completed(readBy(entry, '@biblatex/text', '@bibtex/text'), entry, {
    place: readField(entry, /address|location/u),
    publisher: readField(entry, /publisher|school|institution|organization/u),
    edition: readField(entry, /edition/u),
    year: readField(entry, /year|date/u),
  });
}

/** What the reader of lists makes of a name depends on where its Jr. stands, and it takes 王 小明 for a European. */
function toBibtexName(name: string): string | null {
  if (/^others$/iu.test(name)) return null;
  const isTurned =
    /^\p{Script=Han}{1,2}\s+\p{Script=Han}{1,3}$/u.test(name) || /[\s,](?:jr|sr|ii|iii|iv)\.?$/iu.test(name);
  if (!isTurned) return name;
  const { family, given, suffix } = splitName(name);
  return [family, suffix, given].filter(Boolean).join(', ');
}

const tagOf = (text: string, ...tags: string[]): string | null =>
  new RegExp(`^(?:${tags.join('|')}) {2}- ?(.*)$`, 'mu').exec(text)?.[1]?.trim() || null;

export function readRisEntry(text: string): ReadEntry {
  return completed(readBy(text, '@ris/file'), text, {
    place: tagOf(text, 'CY', 'PP'),
    publisher: tagOf(text, 'PB'),
    edition: tagOf(text, 'ET'),
    year: tagOf(text, 'PY', 'Y1', 'DA'),
  });
}

interface Raw {
  place: string | null;
  publisher: string | null;
  edition: string | null;
  year: string | null;
}

/** The readers know most dialects, and drop of each what they do not expect: a field that the entry names is kept. */
function completed(read: ReadEntry, text: string, raw: Raw): ReadEntry {
  if (!('record' in read)) return read;
  const { record } = read;
  const year = Number(/(?:^|\D)(\d{4})(?!\d)/u.exec(raw.year ?? '')?.[1] ?? Number.NaN);
  return {
    record: {
      ...record,
      authors: record.authors.map((author) => ({ ...author, family: withHyphen(author.family, text) })),
      year: record.year ?? (year > 1000 && year < 2200 ? year : null),
      place: record.place ?? clean(raw.place, 200),
      publisher: record.publisher ?? clean(raw.publisher, 300),
      venue: record.venue ?? clean(raw.publisher, 300),
      edition: record.edition ?? clean(raw.edition, 60),
    },
  };
}

/** An article before an Arabic name hangs on a hyphen, which is lost where it is read as a particle. */
function withHyphen(family: string, text: string): string {
  const joined = family.replace(/^(\p{Ll}{2,3}) (?=\p{L})/u, '$1-');
  return joined !== family && text.includes(joined) ? joined : family;
}

function readBy(text: string, ...types: string[]): ReadEntry {
  for (const forceType of types) {
    try {
      const [item] = new Cite(text, { forceType }).data;
      if (item) return readCslItem(item);
    } catch {
      // Another dialect may know it; if none does, the entry is refused below.
    }
  }
  return { refused: 'broken_entry' };
}

export function readCslItem(item: CslItem): ReadEntry {
  const title = clean(item.title, 500);
  if (!title) return { refused: 'missing_title' };
  const year = Number(item.issued?.['date-parts']?.[0]?.[0]);
  return {
    record: {
      title,
      authors: (item.author ?? []).map(toAuthor).filter(({ family }) => family !== ''),
      year: Number.isInteger(year) && year > 1000 && year < 2200 ? year : null,
      venue: clean(item['container-title'], 300) ?? clean(item.publisher, 300),
      volume: clean(item.volume, 50),
      issue: clean(item.issue, 50),
      pages: clean(item.page, 60)?.replace(/\s*(?:--|–|—)\s*/gu, '-') ?? null,
      doi:
        clean(item.DOI, 300)
          ?.toLowerCase()
          .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/u, '') ?? null,
      abstract: clean(item.abstract, 10_000),
      type: clean(item.type, 60) ?? 'article',
      publisher: clean(item.publisher, 300),
      place: clean(item['publisher-place'], 200),
      edition: clean(item.edition, 60),
      url: clean(item.URL, 500),
    },
  };
}

/** Particles belong to the family name: van Gogh is not filed under Gogh alone. */
function toAuthor(name: CslName): Author {
  const particle = [name['dropping-particle'], name['non-dropping-particle']]
    .map((part) => clean(part, 60))
    .filter(Boolean)
    .join(' ');
  const family = clean(name.family, 150) ?? clean(name.literal, 150) ?? '';
  return tidyName({
    family: particle && family ? `${particle}${/['’-]$/u.test(particle) ? '' : ' '}${family}` : family,
    given: clean(name.given, 150) ?? '',
    suffix: clean(name.suffix, 30) ?? '',
  });
}

export function clean(value: unknown, most: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = seenText(String(value))
    .replace(/\p{Co}/gu, ' ')
    .replace(/<\/?[a-z][^>]{0,40}>/giu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  // Half of a pair, sent or left by the cut, would be refused by jsonb with every entry that came along.
  return text === '' ? null : text.slice(0, most).toWellFormed();
}
