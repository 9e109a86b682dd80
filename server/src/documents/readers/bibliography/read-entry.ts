import { Cite, type CslItem, type CslName } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { seenText } from '@yanmo/contract/seen-text';
import type { ReadRecord } from '../reading.ts';

export type EntryRefusal = 'broken_entry' | 'missing_title' | 'unknown_format';

export type ReadEntry = { record: ReadRecord } | { refused: EntryRefusal } | { skipped: true };

/** What stands in a BibTeX file and is no work. */
const noWork = /^@(?:comment|preamble|string|set|xdata|control)\b/iu;

export function readBibtexEntry(text: string): ReadEntry {
  if (noWork.test(text.trim())) return { skipped: true };
  return readBy(text, '@biblatex/text', '@bibtex/text');
}

export const readRisEntry = (text: string): ReadEntry => readBy(text, '@ris/file');

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
function toAuthor(name: CslName): { family: string; given: string } {
  const particle = [name['dropping-particle'], name['non-dropping-particle']]
    .map((part) => clean(part, 60))
    .filter(Boolean)
    .join(' ');
  const family = clean(name.family, 150) ?? clean(name.literal, 150) ?? '';
  const given = [clean(name.given, 150), clean(name.suffix, 30)].filter(Boolean).join(' ');
  return { family: particle && family ? `${particle} ${family}` : family, given };
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
