import { readImprint } from '../../text/references/read-imprint.ts';
import { readPlace } from '../../text/references/read-reference.ts';
import { entryNumber } from '../../text/references/split-references.ts';
import type { CitationName, CitationRecord } from './citation-record.ts';

/** A printed reference taken apart again. */
export interface ParsedReference {
  record: Omit<CitationRecord, 'id'>;
  /** It says "et al.": there are more makers than it names. */
  isCut: boolean;
}

const marks: Readonly<Record<string, string>> = {
  J: 'article-journal',
  N: 'article-newspaper',
  M: 'book',
  C: 'paper-conference',
  D: 'thesis',
  R: 'report',
  S: 'standard',
  P: 'patent',
  EB: 'webpage',
  DB: 'dataset',
  DS: 'dataset',
  PP: 'preprint',
};

const doi = /\b10\.\d{4,9}\/[^\s"<>，。；、]+?(?=[.,;]?(?:\s|$))/u;
const url = /https?:\/\/[^\s"<>，。；]+?(?=[.,;]?(?:\s|$))/u;
const others = /[,，、;；]?\s*(?:等|et al|他|y otros)\.?(?:[,，、]?\s*[译编著])?\s*$/iu;

/** One line in the form of GB/T 7714, APA or MLA; null where it is none of them. Nothing is guessed: what it does not say stays out. */
export function parseReferenceLine(given: string): ParsedReference | null {
  const line = given.normalize('NFKC').replace(/\s+/gu, ' ').trim().slice(0, 2_000).replace(entryNumber, '').trim();
  const DOI = doi.exec(line)?.[0] ?? null;
  const URL = url.exec(line)?.[0] ?? null;
  const bare = line
    .replace(/(?:https?:\/\/(?:dx\.)?doi\.org\/|doi\s*:?\s*)?10\.\d{4,9}\/\S+/giu, '')
    .replace(/https?:\/\/\S+/gu, '')
    .trim();
  const parsed = parseGbt(bare) ?? parseApa(bare) ?? parseMla(bare);
  if (!parsed) return null;
  const isDoiAddress = URL !== null && /doi\.org/u.test(URL);
  return { ...parsed, record: { ...parsed.record, DOI, URL: DOI || isDoiAddress ? null : URL } };
}

function parseGbt(line: string): ParsedReference | null {
  const found = /^(?<head>.+?)\s*\[(?<mark>[A-Z]{1,2})(?:\/(?:OL|CD|DK|MT))?\]\s*(?<tail>.*)$/u.exec(line);
  const mark = found?.groups?.mark ?? '';
  if (!found?.groups || !(mark in marks)) return null;
  const { head = '', tail = '' } = found.groups;
  // A point after an initial goes on with the name; the first other one ends the makers.
  const cut = /^((?:[^.。]|\.(?=\s?\p{Lu}\.)|\.(?=,))+)[.。]\s*(.+)$/u.exec(head);
  const makers = cut ? (cut[1] ?? '') : '';
  const title = (cut ? cut[2] : head)?.trim() ?? '';
  if (title === '') return null;
  const rest = tail.replace(/^[.。\s]+/u, '');
  const { names, isCut } = readMakers(makers);
  const date = yearIn(rest) ?? yearIn(tail);
  const record: Omit<CitationRecord, 'id'> = {
    type: marks[mark] ?? null,
    title,
    author: names,
    issued: date === null ? null : { 'date-parts': [[date]] },
  };
  const accessed = /\[(\d{4})-(\d{1,2})-(\d{1,2})\]/u.exec(tail);
  if (accessed) record.accessed = { 'date-parts': [accessed.slice(1, 4).map(Number)] };
  const place = readPlace(rest);
  const pages = place.pages ?? /:\s*([a-z]?\d{1,6}(?:-[a-z]?\d{1,6})?)\s*\.?$/iu.exec(rest)?.[1] ?? null;
  if (mark === 'J' || mark === 'N') {
    const journal = /^(.+?)\s*,\s*(?=\(?\d{4})/u.exec(rest)?.[1] ?? null;
    const behind = rest.slice((journal ?? '').length);
    const issue = place.issue ?? /\d{4}\s*\(\s*([\w.\-/]+)\s*\)/u.exec(behind)?.[1] ?? null;
    const volume = place.volume ?? /\d{4}\s*,\s*(\d{1,4})\b/u.exec(behind)?.[1] ?? null;
    return { record: { ...record, 'container-title': journal, volume, issue, page: pages }, isCut };
  }
  const inside = /^\/\/\s*(.+)$/u.exec(tail)?.[1] ?? null;
  const source = inside ?? rest;
  const imprint = readImprint(`. ${source}`);
  const container = inside ? (/^(.+?)\.\s/u.exec(inside)?.[1] ?? /^(.+?),\s*\d{4}/u.exec(inside)?.[1] ?? null) : null;
  const publisher = imprint.publisher ?? (inside ? null : (/^([^,:\d[(]{2,60}?)\s*,\s*\d{4}/u.exec(rest)?.[1] ?? null));
  return {
    record: {
      ...record,
      ...(mark === 'M' && inside ? { type: 'chapter' } : {}),
      'container-title': container,
      'publisher-place': imprint.place,
      publisher,
      edition: imprint.edition,
      page: pages,
    },
    isCut,
  };
}

function parseApa(line: string): ParsedReference | null {
  const found = /^(?<makers>[^()]{2,600}?)\.?\s*\((?<year>\d{4})[a-z]?(?:,[^)]*)?\)\.\s*(?<rest>.+)$/u.exec(line);
  if (!found?.groups) return null;
  const { makers = '', year = '', rest = '' } = found.groups;
  const cut = /^(?<title>.+?[.?!])\s+(?<source>\S.*)$/u.exec(rest);
  const title = (cut?.groups?.title ?? rest).replace(/\.$/u, '').trim();
  const source = cut?.groups?.source ?? '';
  const { names, isCut } = readMakers(makers);
  const record: Omit<CitationRecord, 'id'> = { title, author: names, issued: { 'date-parts': [[Number(year)]] } };
  const serial =
    /^(?<journal>[^,]+(?:,[^,\d]+)*),\s*(?<volume>\d{1,4})(?:\s*\((?<issue>[^)]+)\))?(?:,\s*(?<pages>[\w.\-–—]+))?/u.exec(
      source,
    );
  if (serial?.groups) {
    const { journal, volume, issue, pages } = serial.groups;
    return {
      record: {
        ...record,
        type: 'article-journal',
        'container-title': journal ?? null,
        volume: volume ?? null,
        issue: issue ?? null,
        page: pages?.replace(/\.$/u, '') ?? null,
      },
      isCut,
    };
  }
  const edition = /\s*\(([^)]*\bed(?:ition|\.)[^)]*)\)\s*$/iu.exec(title);
  const publisher = source.replace(/\.\s*$/u, '').trim() || null;
  return {
    record: {
      ...record,
      title: edition ? title.slice(0, edition.index) : title,
      type: 'book',
      publisher,
      edition: edition?.[1] ?? null,
    },
    isCut,
  };
}

function parseMla(line: string): ParsedReference | null {
  const found = /^(?<makers>[^“"]{2,400}?)\.\s*[“"](?<title>[^”"]{3,400}?)[.?!]?[”"]\s*(?<rest>.+)$/u.exec(line);
  if (!found?.groups) return null;
  const { makers = '', title = '', rest = '' } = found.groups;
  const { names, isCut } = readMakers(makers, true);
  const year = yearIn(rest);
  const container = /^(.+?),/u.exec(rest)?.[1]?.trim() ?? null;
  const place = readPlace(rest);
  const isArticle = place.volume !== null || place.issue !== null;
  return {
    record: {
      ...{ title, author: names, type: isArticle ? 'article-journal' : 'chapter', 'container-title': container },
      issued: year === null ? null : { 'date-parts': [[year]] },
      ...{ volume: place.volume, issue: place.issue, page: place.pages },
    },
    isCut,
  };
}

const yearIn = (text: string): number | null => {
  const found = /(?<![\d-])(1[5-9]\d{2}|20\d{2})(?!\d)/u.exec(text.replace(/\[\d{4}-\d{1,2}-\d{1,2}\]/gu, ''));
  return found ? Number(found[1]) : null;
};

/** `isTurned`: only the first name is turned around, as MLA has it. */
function readMakers(text: string, isTurned = false): { names: CitationName[]; isCut: boolean } {
  const isCut = others.test(text.trim());
  const told = text.trim().replace(others, '').trim();
  if (told === '') return { names: [], isCut };
  if (/\p{Script=Han}/u.test(told)) {
    const parts = told.split(/\s*[,，、;；]\s*/u).filter((name) => name !== '');
    return {
      names: parts.map((family) => ({ family: family.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '') })),
      isCut,
    };
  }
  const joined = told.replace(/,?\s*(?:&|\band\b|\by\b)\s*/giu, isTurned ? '; ' : ', ');
  // Smith, J. A., Doe, B.: family and initials by turns.
  const pairs = [...joined.matchAll(/([\p{L}'’\- ]{2,60}),\s*((?:\p{Lu}(?!\p{L})\.?[\s-]?){1,4})(?=,|;|$)/gu)];
  if (
    pairs.length > 0 &&
    pairs.map(([whole]) => whole.length).reduce((sum, length) => sum + length, 0) > joined.length * 0.7
  ) {
    return {
      names: pairs.map(([, family = '', given = '']) => ({ family: family.trim(), given: given.trim() })),
      isCut,
    };
  }
  if (isTurned) {
    const [first = '', ...rest] = joined.split(/\s*;\s*/u);
    const [family = '', given = ''] = first.split(/\s*,\s*/u);
    return { names: [{ family, given }, ...rest.filter((name) => name !== '').map(plainName)], isCut };
  }
  return {
    names: joined
      .split(/\s*[,;]\s*/u)
      .filter((name) => name !== '')
      .map(plainName),
    isCut,
  };
}

/** SMITH J A; Smith J; John Smith; an institution. */
function plainName(name: string): CitationName {
  const short = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s+((?:\p{Lu}(?!\p{L})\.?[\s-]?){1,3})$/u.exec(name);
  if (short)
    return {
      family: capital(short[1] ?? ''),
      given: (short[2] ?? '')
        .trim()
        .split(/[\s.]+/u)
        .filter(Boolean)
        .map((one) => `${one}.`)
        .join(' '),
    };
  const words = name.split(' ');
  if (words.length === 2 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)))
    return { family: words[1] ?? '', given: words[0] ?? '' };
  return { literal: name };
}

const capital = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.toLowerCase().replace(/(?<=^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase());
