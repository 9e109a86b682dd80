import { setImmediate as immediate } from 'node:timers/promises';
import { gapMark } from '@yanmo/contract/gap-mark';
import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import type { Standing, Work } from '@yanmo/contract/works';
import { textOfRuns } from '../../../documents/blocks.ts';
import { citationKindOf } from '../../../documents/citations/citation-kind.ts';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import type { CitationStyle } from '../../../documents/citations/citations.ts';
import { matchesStyle } from '../../../documents/citations/reference-grammar.ts';
import type { DocumentInput, ReferenceEntry } from '../../../documents/document.ts';
import { sourceOf } from '../../../engines/cards/card-source.ts';
import { largestOverlap } from '../../../text/measures/largest-overlap.ts';
import { countRepeatedSentences } from '../../../text/measures/repeated-sentences.ts';
import { repetitionInWindows } from '../../../text/measures/self-repetition.ts';
import { type Copies, type MeasuredText, measureText } from '../../../text/measuring/measure-text.ts';
import { countOwnResults } from './count-own-results.ts';
import type { Gap } from './list-gaps.ts';
import { measurePresence } from './measure-presence.ts';
import { measureSubject } from './measure-subject.ts';

export const measureNames = [
  'length',
  'outline_match',
  'references',
  'reference_fit',
  'title_only',
  'reference_verification',
  'citation_closure',
  'self_repetition',
  'duplication',
  'sentence_repetition',
  'aigc_rate',
  'repetition_rate',
  'language_purity',
  'presence',
  'reference_format',
  'data_honesty',
  'gaps',
  'wishes',
  'citation_recall',
  'citation_precision',
  'subject',
  'topic',
  'wider',
] as const;

/** At least or at most: which side of the bar is good. */
export interface Measure {
  name: (typeof measureNames)[number];
  /** Null where there is nothing to measure: it is not taken, and so not met. */
  value: number | null;
  /** Null where there is nothing to compare with. */
  bar: number | null;
  direction: 'at_least' | 'at_most';
  isMet: boolean;
}

/** Every version that was ever stored; the last is what is measured now. */
export const certificateVersions = [1, 2, 3, 4, 5, 6, 7] as const;
const version = certificateVersions[6];

export interface Certificate {
  /**
   * 1 had no presence, reference_format and data_honesty; before 3 a share of nothing was taken for all of it, and what a
   * student handed in for verified; before 4 a word of another script in a Chinese text was taken for its letters; before 5 nothing said how much reads as a
   * machine's, nor how much repeats itself; before 6 repetition was looked for within the paper alone; before 7 all that a called
   * sheet knows was taken for the subject.
   */
  version: (typeof certificateVersions)[number];
  units: number;
  references: number;
  /** Since 3: what is printed as a reference, and what stood behind it at that moment. */
  sources?: { id: string; standing: Standing }[];
  /** Since 3. */
  gaps?: Gap[];
  measures: Measure[];
  /** Since 6: where repetition was looked for. */
  comparedWith?: MeasuredText['compared_with'];
}

/** By which rules a stored one was measured. */
export const certificateMethod = ({ version }: Pick<Certificate, 'version'>): string => `yanmo-certificate-${version}`;

/**
 * rep-4 inside 150 tokens of one human academic text, 95th percentile: 1,345 windows of Chinese abstracts, 477 of English
 * ones. For the other languages nobody has measured it, so that they have no bar.
 */
const humanRepetition: Readonly<Partial<Record<Language, number>>> = { zh: 0.1633, en: 0.0204 };

/** What the best published systems reach on theirs, rounded down. */
const citationBars = { recall: 0.8, precision: 0.75 };

export interface Measured {
  language: Language;
  wantedUnits: number;
  /** What its sections come to without what is left to the student; left out for what was ordered when that counted. */
  units?: number;
  headings: readonly string[];
  /** A leaf of a short paper has a hundred characters, in which one shared name would weigh several percent. */
  chapters: readonly { title: string; text: string }[];
  document: DocumentInput;
  style: CitationStyle;
  works: readonly Work[];
  /** Of what is printed: works that stand there twice, under two records. */
  twins: number;
  /** How many a paper of its level rests on. */
  wantedReferences: number;
  /** Of the works: those that the paper's own question finds, and those that its student picked. */
  fitting: ReadonlySet<string>;
  gaps: readonly Gap[];
  /** Wishes of the student that could be met, and those of them that the paper meets; null where there were none. */
  wishes?: { asked: number; met: number } | null;
  /** Null where no model checked what it wrote. */
  citations?: { recall: number; precision: number } | null;
  /** What both rates are measured on: the paragraphs of its sections, as a rewriting measures them. Left out: all of its text. */
  prose?: string;
  /** Sentences that its engine made from neither its subject nor its student nor a work; left out where no engine says. */
  unsourced?: readonly string[];
  /** Of those that come from its subject: what is on the wider subject, and what is beside the topic. Left out where no engine says. */
  beside?: { wider: readonly string[]; aside: readonly string[] };
  /** What its student answered and handed in. */
  given?: readonly string[];
  /** What of it stands in other texts. */
  copies?: readonly Copies[];
  /** 0 to 1: what was promised of the AIGC rate; left out where nothing was. */
  aigcMaximum?: number;
}

/** With a breath after each measure: all of them together hold a thread for longer than a request may wait. */
export async function measurePaper(measured: Measured): Promise<Certificate> {
  const { language, chapters, document, works } = measured;
  const units = measured.units ?? countUnits(chapters.map((chapter) => chapter.text).join('\n'));
  // A gap that is marked for the student says the same wherever it stands; it is counted, not compared.
  const prose = chapters.map((chapter) => ({ ...chapter, text: chapter.text.replace(gapMark, ' ') }));
  const text = prose.map((chapter) => chapter.text).join('\n');
  const references = document.references ?? [];
  const cited = new Set(citedIds(document));
  const listed = references.map(({ id }) => id);
  const printed = listed.flatMap((id) => works.filter((work) => work.id === id));
  const verified = printed.filter((work) => work.standing === 'VERIFIED' && !work.is_retracted).length;
  const isInStyle = ({ id, runs }: ReferenceEntry) => {
    const work = works.find((one) => one.id === id);
    return work !== undefined && matchesStyle(measured.style, citationKindOf(citationOfWork(work)), textOfRuns(runs));
  };
  const closed = listed.filter((id) => cited.has(id)).length;
  const all = new Set([...listed, ...cited]).size;
  const atLeast = (name: Measure['name'], value: number | null, bar: number): Measure => ({
    ...{ name, value: value === null ? null : round(value), bar, direction: 'at_least' },
    isMet: value !== null && value >= bar,
  });
  const atMost = (name: Measure['name'], value: number | null, bar: number | null): Measure => ({
    ...{ name, value: value === null ? null : round(value), bar, direction: 'at_most' },
    isMet: value !== null && bar !== null && value <= bar,
  });
  const atLeastNoted = (name: Measure['name'], value: number | null): Measure => ({
    ...{ name, value: value === null ? null : round(value), bar: null, direction: 'at_least', isMet: false },
  });
  const { fitting, gaps, wishes, citations } = measured;
  // Of what the student uploaded the text is there, and what a sheet names it tells of, whatever the record says.
  const isBare = (id: string) =>
    works.some(
      (work) =>
        work.id === id &&
        work.standing !== 'AT_HAND' &&
        work.standing !== 'NAMED' &&
        sourceOf({ abstract: work.abstract, text: null }).basis === 'TITLE',
    );
  const rates = once(() => {
    const measuredText = measured.prose ?? prose.map((chapter) => chapter.text).join('\n\n');
    const { rate, repetition, compared_with } = measureText(measuredText, language, measured.copies ?? []);
    return { aigc: rate === null ? null : rate / 100, repetition: repetition / 100, comparedWith: compared_with };
  });
  const shares = once(() => measureSubject(measured.prose ?? text, measured.unsourced, measured.beside));
  const measuring: (() => Measure)[] = [
    () => atLeast('length', lengthScore(measured.wantedUnits, units), 97),
    () => atLeast('outline_match', headingMatch(measured.headings, headingsOf(document)), 0.98),
    () => atLeast('references', listed.length, measured.wantedReferences),
    () => atLeast('reference_fit', share(listed.filter((id) => fitting.has(id)).length, listed.length), 1),
    () => atMost('title_only', listed.length === 0 ? null : listed.filter(isBare).length, null),
    () => atLeast('reference_verification', share(verified, listed.length), 1),
    () => atLeast('citation_closure', share(closed - measured.twins, all), 1),
    () => atMost('self_repetition', repetitionInWindows(text), humanRepetition[language] ?? null),
    () => atMost('duplication', largestOverlap(prose, [document.title, ...measured.headings], language), 0.03),
    () => atMost('sentence_repetition', countRepeatedSentences(text), 0),
    () => atMost('aigc_rate', rates().aigc, measured.aigcMaximum ?? null),
    () => atMost('repetition_rate', rates().repetition, null),
    () => atMost('language_purity', foreignChapters(chapters, language), 0),
    () => atLeast('presence', measurePresence(document), 1),
    () => atLeast('reference_format', share(references.filter(isInStyle).length, references.length), 1),
    () => atMost('data_honesty', countOwnResults(document, language, measured.given), 0),
    () => atMost('gaps', gaps.length, null),
    ...(wishes ? [() => atLeast('wishes', share(wishes.met, wishes.asked), 1)] : []),
    ...(citations
      ? [
          () => atLeast('citation_recall', citations.recall, citationBars.recall),
          () => atLeast('citation_precision', citations.precision, citationBars.precision),
        ]
      : []),
    () => atLeast('subject', shares().subject, 0.85),
    ...(measured.beside
      ? [() => atLeast('topic', shares().topic, 0.45), () => atLeastNoted('wider', shares().wider)]
      : []),
  ];
  const measures: Measure[] = [];
  for (const measure of measuring) {
    await immediate();
    measures.push(measure());
  }
  const sources = printed.map(({ id, standing }) => ({ id, standing }));
  const { comparedWith } = rates();
  return { version, units, references: listed.length, sources, gaps: [...gaps], measures, comparedWith };
}

/** What is counted beside the measures. */
export const isCount = ({ name }: Pick<Measure, 'name'>): boolean => name === 'title_only' || name === 'gaps';

/** What is told and not judged; the rates are judged where something was promised. */
export const isNoted = ({ name, bar }: Pick<Measure, 'name' | 'bar'>): boolean =>
  isCount({ name }) || name === 'wider' || ((name === 'aigc_rate' || name === 'repetition_rate') && bar === null);

/** As it may be shown: of one that was measured by older rules, what those did not take is not taken. */
export function readCertificate(certificate: Certificate): Certificate & { isAllMet: boolean } {
  const taken = certificate.measures.map((measure): Measure => {
    const isOfNothing = certificate.references === 0 && ofReferences.includes(measure.name);
    const value = isOfNothing ? null : measure.value;
    return { ...measure, value, isMet: value !== null && measure.bar !== null && measure.isMet };
  });
  const isAllMet = certificate.gaps?.length === 0 && taken.every((measure) => measure.isMet || isNoted(measure));
  return { ...certificate, measures: taken, isAllMet };
}

/** Shares of the list of references. */
const ofReferences: readonly Measure['name'][] = ['reference_verification', 'citation_closure', 'reference_format'];

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
/** Of nothing there is no share. */
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** LongWriter's S_l. */
export function lengthScore(wanted: number, actual: number): number {
  if (actual === 0) return 0;
  const excess = actual > wanted ? (actual / wanted - 1) / 3 : (wanted / actual - 1) / 2;
  return 100 * Math.max(0, 1 - excess);
}

function citedIds(document: DocumentInput): string[] {
  const ids: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    else if (typeof value === 'object' && value !== null) {
      const run = value as { kind?: string; works?: string[] };
      if (run.kind === 'citation') ids.push(...(run.works ?? []));
      else for (const part of Object.values(value)) visit(part);
    }
  };
  visit(document.chapters);
  return ids;
}

/** Those of the outline: a list that the student has to fill is no chapter of it. */
function headingsOf(document: DocumentInput): string[] {
  return document.chapters
    .filter((chapter) => chapter.isNumbered !== false)
    .flatMap((chapter) => [
      textOfRuns(chapter.title),
      ...chapter.blocks.flatMap((block) => (block.kind === 'heading' ? [textOfRuns(block.runs)] : [])),
    ]);
}

/** F1 of the headings in their order, by the longest common sequence. */
function headingMatch(wanted: readonly string[], found: readonly string[]): number {
  let row = new Array<number>(found.length + 1).fill(0);
  for (const heading of wanted) {
    const next = [0];
    for (const [index, other] of found.entries()) {
      next.push(heading === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  const common = row.at(-1) ?? 0;
  return wanted.length + found.length === 0 ? 1 : (2 * common) / (wanted.length + found.length);
}

/** Chapters whose script is not the paper's. */
function foreignChapters(chapters: readonly { text: string }[], language: Language): number {
  const isWide = language === 'zh' || language === 'ja';
  return chapters.filter(({ text }) => {
    const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    const latin = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
    if (wide + latin < 20) return false;
    return isWide ? wide < latin : wide > latin * 0.05;
  }).length;
}
