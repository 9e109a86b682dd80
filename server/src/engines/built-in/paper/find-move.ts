import type { Language } from '@yanmo/contract/languages';
import type { SlotName, Slots } from '../outline/section.ts';
import { listBareHeadings } from '../phrases/bare-headings.ts';
import { withoutTail } from '../phrases/heading-tails.ts';
import { listPhrases } from '../phrases/list-phrases.ts';
import type { Move } from '../phrases/zh/phrases.ts';

interface Pattern {
  move: Move;
  shape: RegExp;
  /** The longest run of the wording, in lower case: a text without it need not be held against the shape. */
  run: string;
  /** Letters of the wording itself: the more of a heading they explain, the surer the reading. */
  letters: number;
  slots: SlotName[];
}

const slotMark = /\{(?:(\w+) )?(\w+)\}/gu;
const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function compile(move: Move, template: string): Pattern | null {
  const plain = template.replace(/^~/u, '').replace(/[.。]$/u, '');
  const slots: SlotName[] = [];
  let source = '';
  let from = 0;
  for (const match of plain.matchAll(slotMark)) {
    source += quote(plain.slice(from, match.index));
    // A modifier may have added or taken an article or a preposition.
    source += match[1] ? '(?:(?:the|an?|del?|al?|el|la|los|las)\\s+)?(.{1,80}?)' : '(.{1,80}?)';
    slots.push(match[2] as SlotName);
    from = match.index + match[0].length;
  }
  source += quote(plain.slice(from));
  const letters = plain.replace(slotMark, '').replace(/[\p{P}\s]/gu, '').length;
  const runs = plain.split(/\{[^}]*\}/u).sort((one, other) => other.length - one.length);
  const run = (runs[0] ?? '').toLowerCase();
  return letters < 2 ? null : { move, shape: new RegExp(`^${source}$`, 'iu'), run, letters, slots };
}

interface Book {
  headings: Pattern[];
  summaries: Pattern[];
}
const books = new Map<Language, Book>();

function openBook(language: Language): Book {
  const known = books.get(language);
  if (known) return known;
  const book: Book = { headings: [], summaries: [] };
  for (const [name, [headings, summaries]] of Object.entries(listPhrases(language))) {
    const move = name as Move;
    for (const template of [...headings, ...listBareHeadings(language, move)]) {
      const pattern = compile(move, template);
      if (pattern) book.headings.push(pattern);
    }
    for (const template of summaries) {
      const pattern = compile(move, template);
      if (pattern) book.summaries.push(pattern);
    }
  }
  books.set(language, book);
  return book;
}

interface Reading {
  letters: number;
  slots: Slots;
}

function readAll(text: string, patterns: readonly Pattern[]): Map<Move, Reading> {
  const found = new Map<Move, Reading>();
  const plain = text.trim().replace(/[.。]$/u, '');
  const lower = plain.toLowerCase();
  for (const { move, shape, run, letters, slots } of patterns) {
    if (!lower.includes(run)) continue;
    if ((found.get(move)?.letters ?? 0) >= letters) continue;
    const match = shape.exec(plain);
    if (!match) continue;
    const values: Slots = {};
    slots.forEach((slot, index) => {
      const value = match[index + 1]?.trim();
      // One letter is what a neighbouring slot left over.
      if (value && value.length > 1) values[slot] = value;
    });
    found.set(move, { letters, slots: values });
  }
  return found;
}

type Found = { move: Move; slots: Slots } | null;

/** A paper's outline is read again whenever it is folded, and for every section that is asked for by itself. */
const known = new Map<string, Found>();
const mostKnown = 2_000;

/**
 * The move a heading was worded from, with what its slots held: what our own outlines say needs no guessing, also where
 * the student changed other headings. Null for a heading of another hand.
 */
export function findMove(title: string, summary: string, language: Language): Found {
  const key = `${language}\n${title}\n${summary}`;
  const before = known.get(key);
  if (before !== undefined) return before && { move: before.move, slots: { ...before.slots } };
  const found = searchMove(title, summary, language);
  if (known.size >= mostKnown) known.clear();
  known.set(key, found && { move: found.move, slots: { ...found.slots } });
  return found;
}

function searchMove(title: string, summary: string, language: Language): Found {
  const { headings, summaries } = openBook(language);
  const whole = readAll(title, headings);
  const bare = whole.size > 0 ? null : withoutTail(title);
  const byTitle = bare === null ? whole : readAll(bare, headings);
  const bySummary = readAll(summary, summaries);
  let best: { move: Move; slots: Slots; letters: number } | null = null;
  for (const move of new Set([...byTitle.keys(), ...bySummary.keys()])) {
    const heading = byTitle.get(move);
    const account = bySummary.get(move);
    // A summary alone may stand unchanged under a heading that the student rewrote.
    const letters = (heading ? heading.letters * 2 : 0) + (account?.letters ?? 0);
    if (best && best.letters >= letters) continue;
    best = { move, slots: { ...account?.slots, ...heading?.slots }, letters };
  }
  return best;
}
