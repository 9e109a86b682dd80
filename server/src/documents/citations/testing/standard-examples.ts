import { existsSync, readFileSync } from 'node:fs';
import type { CitationName, CitationRecord } from '../citation-record.ts';

const own = new URL('own-examples.bib', import.meta.url);
const printed = new URL('../../../../../../shared/data/literature/gbt7714/gbt7714-examples.bib', import.meta.url);

export interface StandardExample {
  record: CitationRecord & { type: string };
  fields: Readonly<Record<string, string>>;
}

export interface ExampleSet {
  name: string;
  examples: StandardExample[];
  /** How many of them are whole entries, and how many of the plain form that the patterns of the standard give. */
  atLeast: { entries: number; patterned: number };
}

/** Entries of our own, and those that GB/T 7714 itself prints where the data folder is at hand. */
export function findExampleSets(): ExampleSet[] {
  return [
    { name: 'of our own', examples: readExamples(own), atLeast: { entries: 20, patterned: 8 } },
    ...(existsSync(printed)
      ? [{ name: 'that GB/T 7714 prints', examples: readExamples(printed), atLeast: { entries: 200, patterned: 31 } }]
      : []),
  ];
}

function readExamples(file: URL): StandardExample[] {
  const entries = readFileSync(file, 'utf8').matchAll(/^@(\w+)\{([^,]+),\n([\s\S]*?)^\}/gm);
  return [...entries].map(([, type = '', id = '', body = '']) => {
    const fields = Object.fromEntries(
      [...body.matchAll(/^ {2}(\w+)\s*= \{(.*)\},?$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    return { record: toRecord(type, id, fields), fields };
  });
}

function toRecord(type: string, id: string, fields: Record<string, string>): StandardExample['record'] {
  const { author, editor, translator, holder, year, date, urldate } = fields;
  const isNewspaper = fields.entrysubtype === 'newspaper';
  return {
    id,
    type: isNewspaper ? 'article-newspaper' : type,
    title: title(fields.title),
    author: names(type === 'patent' ? holder : author),
    editor: names(editor),
    translator: names(translator),
    issued: year === undefined || /^\d{4}$/.test(year) ? day(date ?? year) : { literal: text(year) },
    accessed: day(urldate),
    'container-title': title(fields.journal ?? fields.booktitle),
    'event-title': title(fields.eventtitle),
    publisher: text(fields.publisher ?? fields.school ?? fields.institution ?? fields.archiveprefix),
    'publisher-place': type === 'patent' ? undefined : text(fields.address),
    edition: text(fields.edition),
    volume: text(fields.volume),
    issue: type === 'article' ? text(fields.number) : undefined,
    number: type === 'article' ? fields.eid : type === 'preprint' ? undefined : text(fields.number),
    page: fields.pages,
    version: fields.version,
    genre: fields.type,
    DOI: fields.doi,
    URL: fields.url,
    language: fields.langid,
  };
}

function day(date: string | undefined): CitationRecord['issued'] {
  return date ? { 'date-parts': [date.split('-').map(Number)] } : undefined;
}

function names(list: string | undefined): CitationName[] | undefined {
  return list?.split(/ and (?![^{}]*\})/).map((name) => {
    if (name.startsWith('{') || !name.includes(', ')) return { literal: text(name) };
    const [family = '', ...rest] = name.split(', ').map((part) => text(part) ?? '');
    return rest.length > 1 ? { family, suffix: rest[0], given: rest[1] } : { family, given: rest[0] };
  });
}

/** Braces in a title protect capitals; the quad between the parts of a standard's name is a space. */
function title(value: string | undefined): string | undefined {
  return value
    ?.replace(/\{\{\\em ([^}]*)\}\}/g, '<span class="nocase">$1</span>')
    .replace(/\{([^}]*)\}/g, '<span class="nocase">$1</span>')
    .replace(/\\quad ?/g, ' ')
    .replace(/\\&/g, '&')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/---/g, '—')
    .replace(/--/g, '–');
}

function text(value: string | undefined): string | undefined {
  return value?.replace(/[{}]/g, '').replace(/\\&/g, '&').replace(/~/g, '：');
}
