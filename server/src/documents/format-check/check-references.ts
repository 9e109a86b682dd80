import type { CitationStyle } from '../citations/citation-record.ts';
import { documentPlace, type FaultList, placeOf } from './fault-list.ts';
import { matchesReferenceForm, modelOf } from './reference-forms.ts';
import type { PlacedBlock } from './roles.ts';

interface Entry {
  placed: PlacedBlock;
  /** Null where it bears none. */
  number: number | null;
  text: string;
}

/** The list of references: its numbers or its alphabet, the form of each entry, and what the text cites of it. */
export function checkReferences(placed: readonly PlacedBlock[], style: CitationStyle, faults: FaultList): number {
  const entries = placed.filter(({ role }) => role === 'REFERENCE').flatMap(readEntry);
  if (entries.length === 0) return 0;
  const isNumeric = style === 'gbt7714-2015' || style === 'gbt7714-2025';
  for (const entry of entries) {
    const problem = matchesReferenceForm(style, entry.text);
    if (problem === null) continue;
    faults.add(
      {
        ...{ rule: 'REFERENCE_FORM', role: 'REFERENCE' },
        found: { kind: 'TEXT', text: problem.lacks },
        wanted: { kind: 'TEXT', text: modelOf(style, problem.mark) },
      },
      placeOf(entry.placed),
    );
  }
  if (isNumeric) {
    checkNumbers(entries, faults);
    checkCitations(placed, entries, faults);
  } else checkAlphabet(entries, faults);
  return entries.length;
}

function readEntry(placed: PlacedBlock): Entry[] {
  if (placed.block.kind !== 'paragraph') return [];
  const { label, text } = placed.block;
  const whole = `${label ?? ''} ${text}`.normalize('NFKC').trim();
  const found = /^(?:\[\s*(\d{1,3})\s*\]|\((\d{1,3})\)|(\d{1,3})\s*[.、)](?!\d))\s*/u.exec(whole);
  const number = found?.[1] ?? found?.[2] ?? found?.[3];
  const own = text
    .replace(/^\s*(?:[[［【]\s*\d{1,3}\s*[\]］】]|[(（]\d{1,3}[)）]|\d{1,3}\s*[.．、)](?!\d))\s*/u, '')
    .trim();
  return [{ placed, number: number === undefined ? null : Number(number), text: own }];
}

function checkNumbers(entries: readonly Entry[], faults: FaultList): void {
  let next = 1;
  for (const { number, placed } of entries) {
    const wanted = { kind: 'TEXT', text: `[${next}]` } as const;
    if (number === null) {
      faults.add(
        {
          rule: 'REFERENCE_NUMBER',
          role: 'REFERENCE',
          found: { kind: 'NOTHING' },
          wanted: { kind: 'TEXT', text: '[1]' },
        },
        placeOf(placed),
      );
    } else if (number !== next) {
      faults.add(
        { rule: 'REFERENCE_ORDER', role: 'REFERENCE', found: { kind: 'TEXT', text: `[${number}]` }, wanted },
        placeOf(placed),
      );
    }
    next = (number ?? next) + 1;
  }
}

/** By the first maker's name, within one script: which script goes first is the school's affair. */
function checkAlphabet(entries: readonly Entry[], faults: FaultList): void {
  const scriptOf = (text: string): string => (/^\p{Script=Latin}/u.test(text) ? 'latin' : 'eastern');
  const nameOf = (text: string): string => (/^[\p{L}'’\- ]+/u.exec(text)?.[0] ?? text).trim();
  const collator = new Intl.Collator(['en', 'zh'], { sensitivity: 'base', ignorePunctuation: true });
  const last = new Map<string, Entry>();
  for (const entry of entries) {
    const name = nameOf(entry.text);
    const script = scriptOf(name);
    const before = last.get(script);
    if (before && script === 'latin' && collator.compare(nameOf(before.text), name) > 0) {
      faults.add(
        {
          ...{ rule: 'REFERENCE_ORDER', role: 'REFERENCE' },
          found: { kind: 'TEXT', text: `${nameOf(before.text)} → ${name}` },
          wanted: { kind: 'TEXT', text: `${name} → ${nameOf(before.text)}` },
        },
        placeOf(entry.placed),
      );
    }
    last.set(script, entry);
  }
}

const citation = /[[［【]\s*(\d{1,3}(?:\s*[-–—~,，、]\s*\d{1,3})*)\s*[\]］】]/gu;

function numbersIn(cited: string): number[] {
  return cited.split(/[,，、]/u).flatMap((piece) => {
    const [from = 0, to = from] = piece.split(/[-–—~]/u).map((figure) => Number(figure.trim()));
    if (to < from || to - from > 200) return [from, to];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Numbers in the order of their first use, none that the list does not have, none of the list that nobody uses. */
function checkCitations(placed: readonly PlacedBlock[], entries: readonly Entry[], faults: FaultList): void {
  const numbers = new Set(entries.flatMap(({ number }) => (number === null ? [] : [number])));
  const cited = new Set<number>();
  let highest = 0;
  for (const one of placed) {
    if (one.part !== 'CHAPTERS' && one.part !== 'APPENDICES') continue;
    const text =
      one.block.kind === 'paragraph'
        ? one.block.text
        : one.block.paragraphs.map((paragraph) => paragraph.text).join(' ');
    for (const match of text.matchAll(citation)) {
      for (const number of numbersIn(match[1] ?? '')) {
        if (number === 0) continue;
        const found = { kind: 'TEXT', text: `[${number}]` } as const;
        if (!numbers.has(number)) {
          faults.add(
            { rule: 'CITATION_UNKNOWN', role: 'BODY', found, wanted: { kind: 'COUNT', count: numbers.size } },
            placeOf(one),
          );
        } else if (!cited.has(number) && number > highest + 1) {
          faults.add(
            { rule: 'CITATION_ORDER', role: 'BODY', found, wanted: { kind: 'TEXT', text: `[${highest + 1}]` } },
            placeOf(one),
          );
        }
        cited.add(number);
        if (numbers.has(number)) highest = Math.max(highest, number);
      }
    }
  }
  // A text that cites nothing by number cites in another way.
  if (cited.size === 0) {
    faults.add(
      {
        rule: 'REFERENCE_UNCITED',
        role: 'REFERENCE',
        found: { kind: 'NOTHING' },
        wanted: { kind: 'TEXT', text: '[1]' },
      },
      { ...documentPlace, part: 'REFERENCES' },
    );
    return;
  }
  for (const { number, placed: entry } of entries) {
    if (number === null || cited.has(number)) continue;
    faults.add(
      {
        rule: 'REFERENCE_UNCITED',
        role: 'REFERENCE',
        found: { kind: 'NOTHING' },
        wanted: { kind: 'TEXT', text: `[${number}]` },
      },
      placeOf(entry),
    );
  }
}
