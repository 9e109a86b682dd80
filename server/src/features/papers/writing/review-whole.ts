import { setImmediate as immediate } from 'node:timers/promises';
import { countDraft } from '@yanmo/contract/draft-count';
import { gapMark } from '@yanmo/contract/gap-mark';
import type { Language } from '@yanmo/contract/languages';
import { listCitations, parseDraft, plainDraft, printBlocks } from '../../../engines/draft-text.ts';
import type { RevisionNote } from '../../../engines/engine.ts';
import { listComparedSentences } from '../../../text/measures/repeated-sentences.ts';
import { findSharing, type Shingled, sharingWith, shingle } from '../../../text/measures/shared-passages.ts';
import { countTermForms, findTermVariants } from '../../../text/measures/term-variants.ts';

export interface ReviewedSection {
  id: string;
  title: string;
  /** Draft text as it stands. */
  text: string;
  /** What it was meant to come to. */
  units: number;
  /** Tables and figures that the student asked for here. */
  owed?: readonly OwedShow[];
}

export interface OwedShow {
  kind: 'TABLE' | 'FIGURE';
  /** In the student's words. */
  wish: string;
}

/** A paper, or the part of it that was paid for, in the order of reading. */
export interface Whole {
  language: Language;
  /** The title and all headings: they may stand anywhere. */
  names: readonly string[];
  terms: readonly string[];
  /** What is left to the student is part of its length, as in papers of before. */
  withGaps?: boolean;
  sections: readonly ReviewedSection[];
}

/** The certificate's bar for a chapter, held for each section. */
const sharedBar = 0.03;
/** A section whose notes are more than this is written anew from them anyhow; a request must stay short. */
const mostPassages = 6;
/** How far a section may be from its length; less where the whole is off, which its sections have to make up for. */
const tolerance = { whole: 0.05, wholeOver: 0.09, usual: 0.2, over: 0.15, strict: 0.08 };
/** Below this a sentence more or less is no fault. */
const smallestGap = 40;

/** A gap that is marked for the student says the same wherever it stands, as do the heads of tables. */
const prose = (text: string): string =>
  printBlocks(parseDraft(text).filter(({ kind }) => kind !== 'table')).replace(gapMark, ' ');

interface Read {
  section: ReviewedSection;
  /** What is compared; its length is that of all its words. */
  plain: string;
  units: number;
  sentences: string[];
  shingled: Shingled;
}

function readSection(section: ReviewedSection, { language, withGaps = false }: Whole): Read {
  const plain = plainDraft(prose(section.text));
  return {
    section,
    plain,
    units: countDraft(section.text, { withGaps }),
    sentences: listComparedSentences(plain),
    shingled: shingle(plain, language),
  };
}

export interface Reading {
  whole: Whole;
  all: readonly Read[];
  names: ReadonlySet<number>;
}

/** Section by section, with a breath between: a long paper takes longer than a request of somebody else may wait. */
export async function readWhole(whole: Whole): Promise<Reading> {
  const all: Read[] = [];
  for (const section of whole.sections) {
    all.push(readSection(section, whole));
    await immediate();
  }
  return { whole, all, names: new Set(whole.names.flatMap((name) => shingle(name, whole.language).shingles)) };
}

function lengthTolerance(all: readonly Read[]): { short: number; over: number } {
  const wanted = all.reduce((sum, { section }) => sum + section.units, 0);
  const written = all.reduce((sum, { units }) => sum + units, 0);
  const gap = wanted > 0 ? written / wanted - 1 : 0;
  // What is over is not paid for and does no harm while the whole keeps near; what is short was promised.
  return {
    short: gap < -tolerance.whole ? tolerance.strict : tolerance.usual,
    over: gap > tolerance.wholeOver ? tolerance.strict : tolerance.over,
  };
}

const isFarFromLength = (units: number, wanted: number, allowed: { short: number; over: number }): boolean =>
  wanted > 0 &&
  Math.abs(units - wanted) > Math.max(smallestGap, wanted * (units > wanted ? allowed.over : allowed.short));

function missingTransitions(text: string): ('START' | 'END')[] {
  const blocks = parseDraft(text);
  const stands = (kind: string | undefined) => kind === 'list' || kind === 'table';
  return [
    ...(stands(blocks[0]?.kind) ? (['START'] as const) : []),
    ...(blocks.length > 1 && stands(blocks.at(-1)?.kind) ? (['END'] as const) : []),
  ];
}

function listOwing({ owed = [], text }: ReviewedSection): OwedShow[] {
  if (owed.length === 0) return [];
  const shown = new Set(parseDraft(text).map(({ kind }) => kind));
  return owed.filter(({ kind }) => !shown.has(kind === 'TABLE' ? 'table' : 'figure'));
}

/**
 * The pass over the whole: what no section can see of itself. Of two sections that say the same, the later one has it to
 * change. Sections without a note are left out. With a breath between sections, as in reading.
 */
export async function reviewWhole({
  whole,
  all,
  names,
}: Reading): Promise<{ section: string; notes: RevisionNote[] }[]> {
  const { language, terms } = whole;
  const allowed = lengthTolerance(all);
  const forms = countTermForms(all.map((one) => one.plain).join('\n'), terms, language);
  const saidIn = new Map<string, string>();
  const owners = new Map<number, number>();
  const reviewed: { section: string; notes: RevisionNote[] }[] = [];
  for (const [index, one] of all.entries()) {
    const notes: RevisionNote[] = [];
    const repeat = (passage: string, other: string) => {
      const isNoted = notes.some((note) => note.kind === 'REPEATED' && note.passage.includes(passage));
      if (!isNoted && notes.length < mostPassages) notes.push({ kind: 'REPEATED', passage, other });
    };
    for (const sentence of one.sentences) {
      const other = saidIn.get(sentence);
      if (other === undefined) saidIn.set(sentence, one.section.title);
      else repeat(sentence, other);
    }
    const { share, passages } = sharingWith(one.shingled, owners, names, language);
    if (share > sharedBar) {
      for (const passage of passages) repeat(passage.text, all[passage.other]?.section.title ?? '');
    }
    for (const each of one.shingled.shingles) if (!owners.has(each)) owners.set(each, index);
    for (const variant of findTermVariants(one.plain, forms, language)) notes.push({ kind: 'TERM', ...variant });
    if (isFarFromLength(one.units, one.section.units, allowed))
      notes.push({ kind: 'LENGTH', units: one.section.units });
    for (const place of missingTransitions(one.section.text)) notes.push({ kind: 'TRANSITION', place });
    for (const { wish } of listOwing(one.section))
      notes.push({ kind: 'READER', fault: 'WISH_UNMET', sentence: '', say: wish });
    if (notes.length > 0) reviewed.push({ section: one.section.id, notes });
    await immediate();
  }
  return reviewed;
}

/** What a fault weighs beside the others; what was lost outweighs all that a revision can mend. */
const weights = { sentence: 1, sharing: 20, term: 0.5, length: 4, transition: 0.5, lost: 10, noted: 1.5 };

/**
 * Sources, tables, figures and the places that the student has to fill: no revision may do without them. A source that does
 * not bear its sentence out may go.
 */
function countLost(before: string, after: string, elsewhere: ReadonlySet<string>): number {
  const cited = new Set([...listCitations(after), ...elsewhere]);
  const shown = (text: string) => parseDraft(text).filter(({ kind }) => kind === 'table' || kind === 'figure').length;
  const open = (text: string) => [...text.matchAll(gapMark)].length;
  return (
    listCitations(before).filter((work) => !cited.has(work)).length +
    Math.max(0, shown(before) - shown(after)) +
    Math.max(0, open(before) - open(after))
  );
}

function weigh({ whole, all, names }: Reading, one: Read, notes: readonly RevisionNote[]): number {
  const { language, terms } = whole;
  const { id, units: wanted, text } = one.section;
  const others = all.filter(({ section }) => section.id !== id);
  const elsewhere = new Set(others.flatMap(({ sentences }) => sentences));
  const repeated = one.sentences.filter(
    (sentence, place) => elsewhere.has(sentence) || one.sentences.indexOf(sentence) < place,
  );
  const { share } = findSharing(
    one.shingled,
    others.map((other, place) => ({ index: place, text: other.shingled })),
    names,
    language,
  );
  const plain = [one, ...others].map((read) => read.plain).join('\n');
  const variants = findTermVariants(one.plain, countTermForms(plain, terms, language), language);
  const before = all.find(({ section }) => section.id === id)?.section.text ?? '';
  const elsewhereCited = others.flatMap(({ section }) => listCitations(section.text));
  const mayGo = notes.flatMap((note) => (note.kind === 'CITATION' ? listCitations(note.sentence) : []));
  return (
    repeated.length * weights.sentence +
    Math.max(0, share - sharedBar) * weights.sharing +
    variants.length * weights.term +
    Math.max(0, Math.abs(one.units / Math.max(1, wanted) - 1) - tolerance.strict) * weights.length +
    missingTransitions(text).length * weights.transition +
    listOwing(one.section).length * weights.lost +
    countLost(before, text, new Set([...elsewhereCited, ...mayGo])) * weights.lost
  );
}

const foldSentence = (text: string): string => text.replace(/\[@[\w-]+\]/gu, '').replace(/[\s\p{P}]+/gu, '');

/** A sentence that a reader found at fault is mended when it is gone; where something was missing, when anything came. */
function countUnmended(text: string, before: string, notes: readonly RevisionNote[]): number {
  const folded = foldSentence(text);
  return notes.filter((note) => {
    // The marks of a sentence that cites may be all that had to go.
    if (note.kind === 'CITATION') return text.includes(note.sentence);
    if (note.kind !== 'READER') return false;
    const isAdded = note.fault === 'LINK_MISSING' || note.fault === 'WISH_UNMET';
    return isAdded ? text === before : folded.includes(foldSentence(note.sentence));
  }).length;
}

/** A section that says nothing repeats nothing: past this a gap that grew cannot be made up for by anything. */
const widestGap = 0.3;

/** Whether a section is better in a new version, by the same measures that asked for it. */
export function isBetter(reading: Reading, id: string, revised: string, notes: readonly RevisionNote[] = []): boolean {
  const before = reading.all.find(({ section }) => section.id === id);
  if (!before || revised.trim() === '') return false;
  const after = readSection({ ...before.section, text: revised }, reading.whole);
  const gapOf = ({ units, section }: Read) => Math.abs(units / Math.max(1, section.units) - 1);
  if (gapOf(after) > Math.max(widestGap, gapOf(before))) return false;
  const open = (text: string) => countUnmended(text, before.section.text, notes) * weights.noted;
  return weigh(reading, after, notes) + open(revised) < weigh(reading, before, notes) + open(before.section.text);
}
