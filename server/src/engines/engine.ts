import type { Field, Level, PaperType } from '@yanmo/contract/codes';
import type { GrowingHeading } from '@yanmo/contract/growing-outline';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind, Understanding, Wish } from '@yanmo/contract/understanding';

/** A work as an engine sees it: enough to rest a chapter on, nothing to invent from. */
export interface SourceWork {
  id: string;
  title: string;
  authors: string;
  year: number | null;
  abstract: string | null;
}

export interface TitleRequest {
  field: Field;
  type: PaperType;
  language: Language;
  keywords: readonly string[];
  hint: string;
  /** Counted from 0: the next five give others. */
  batch: number;
}

export interface TitleSuggestion {
  title: string;
  reason: string;
  kind: TitleKind;
}

export interface KeywordRequest {
  title: string;
  language: Language;
  type: PaperType;
  field: Field;
  level: Level;
}

export interface UnderstandRequest extends KeywordRequest {
  wordCount: number;
  extraRequirements: string;
}

/** How a title and what was asked beside it were read; the student may change both. */
export interface Understood {
  understanding: Understanding;
  wishes: Wish[];
}

export interface OutlineRequest extends KeywordRequest {
  wordCount: number;
  /** As the student left it; left out, the engine reads the title itself. */
  understanding?: Understanding;
  /** As the student left them; left out, the engine reads the requirements itself. */
  wishes?: readonly Wish[];
  keywords: readonly string[];
  works: readonly SourceWork[];
  extraRequirements: string;
  /** Grows with each regeneration, so that writing again gives another outline. */
  variant: number;
}

/** A heading as an engine gives it; ids and exact word counts are the outlines room's. */
export interface DraftChapter {
  title: string;
  summary: string;
  /** Share of its parent (or of the whole), any positive unit. */
  weight: number;
  /** Ids of the request's works it rests on. */
  works: string[];
  children: DraftChapter[];
}

/** A chapter as an engine gives it: the next, or one that takes the place of another. */
export interface GivenChapter extends DraftChapter {
  /** Counted from 0, among those given before; left out, it is the next. */
  place?: number;
}

/** A chapter before it is given: those of its headings that are whole. None when it was taken back. */
export interface GrowingChapter {
  /** Its place among the chapters, counted from 0. */
  index: number;
  headings: GrowingHeading[];
}

/** A heading of the outline that a paper is written from. */
export interface PaperSection {
  id: string;
  title: string;
  summary: string;
  /** Units of text below this heading, those of its children included. */
  units: number;
  works: readonly string[];
  children: readonly PaperSection[];
}

/** A work that may be cited; `text` is the student's upload, where there is one. */
export interface PaperWork extends SourceWork {
  language: Language | null;
  /** As a text calls its authors: family names, full names in Chinese and Japanese. */
  names: readonly string[];
  text: string | null;
}

/** The same request gives the same paper: sections may be written apart, in any order, by any process. */
export interface PaperRequest extends KeywordRequest {
  wordCount: number;
  understanding?: Understanding;
  wishes?: readonly Wish[];
  keywords: readonly string[];
  works: readonly PaperWork[];
  extraRequirements: string;
  variant: number;
  chapters: readonly PaperSection[];
}

/** What all sections of a paper must agree on. */
export interface PaperPlan {
  /** What the paper sets out to show, in one sentence. */
  thesis: string;
  terms: { term: string; meaning: string }[];
  /** Numbered claims with how each is put to the test. */
  hypotheses: { label: string; claim: string; test: string }[];
  /** Problems with their cause and their measure, one to one. */
  chains: { problem: string; cause: string; measure: string }[];
  /** By section id, leaves only: what stands there and nowhere else. */
  briefs: { section: string; points: string[]; works: string[] }[];
}

export interface SectionRequest {
  paper: PaperRequest;
  plan: PaperPlan;
  section: string;
}

/** What a section has to change. Found by the pass over the whole, or wished for by the student. */
export type RevisionNote =
  /** Stands in another section too: the words, and the other section's title. */
  | { kind: 'REPEATED'; passage: string; other: string }
  /** The paper calls it otherwise. */
  | { kind: 'TERM'; found: string; wanted: string }
  /** Units that it has to come to. */
  | { kind: 'LENGTH'; units: number }
  /** Begins or ends with a list or a table: a sentence that leads there, or on from there, is missing. */
  | { kind: 'TRANSITION'; place: 'START' | 'END' }
  | { kind: 'WISH'; text: string };

export interface RevisionRequest extends SectionRequest {
  /** Draft text as it stands. */
  text: string;
  notes: readonly RevisionNote[];
  /** The last paragraph of the section before and the first of the one after, for transitions. */
  neighbours: { before: string | null; after: string | null };
}

export interface AbstractRequest {
  paper: PaperRequest;
  plan: PaperPlan;
  /** What was written, chapter by chapter, as plain text; empty for a preview, whose abstract rests on the plan. */
  written: readonly { title: string; text: string }[];
  /** The paper's own language, or English beside it. */
  language: Language;
}

/** Documents that go with a paper and agree with it. */
export const companions = ['proposal', 'task_book', 'questionnaire', 'literature_review'] as const;
export type Companion = (typeof companions)[number];

export interface CompanionRequest {
  paper: PaperRequest;
  plan: PaperPlan;
  kind: Companion;
  wordCount: number;
}

/** What a call is for: the ledger of model calls and the cache need it. */
export interface EngineCall {
  /** Stable for the same step of the same run: an answer found under it is not bought again. */
  stepKey: string;
  subject: { kind: 'title' | 'outline' | 'order'; id: string };
  userId: string | null;
  /** Its place among calls that wait, the highest first; left out, somebody looks on: it goes before them all. */
  turn?: number;
  signal: AbortSignal;
  /**
   * Whoever asks does well without an answer: an engine in trouble is asked once again and no more, and what it fails of such
   * questions keeps nobody from asking it what nothing else can answer.
   */
  isSpare?: boolean;
  /** Told, perhaps more than once, when nothing is wrong and the engine has no room for it yet. */
  onWait?: () => void;
  /** Asked before anything is bought; throws when nobody wants the answer any more. */
  assertWanted?: () => Promise<void>;
}

/**
 * What writes. Chapters arrive one by one, in order; once all are there, some may be given again, better, with their place. The generator throws EngineUnavailable or EngineRefused when it
 * cannot go on, and what was given before stays valid.
 */
export interface Engine {
  readonly kind: 'BUILT_IN' | 'MODEL';
  /** Name and version, stored with what it wrote. */
  readonly version: string;
  recommendTitles(request: TitleRequest, call: EngineCall): Promise<TitleSuggestion[]>;
  understand(request: UnderstandRequest, call: EngineCall): Promise<Understood>;
  proposeKeywords(request: KeywordRequest, call: EngineCall): Promise<string[]>;
  /** `onGrowing` is told of chapters that come in parts; an engine that has them whole at once never calls it. */
  writeOutline(
    request: OutlineRequest,
    call: EngineCall,
    onGrowing?: (chapter: GrowingChapter) => void,
  ): AsyncIterable<GivenChapter>;
}

/**
 * What writes a paper from its outline. Every call stands alone: sections may be written apart, in any order and in
 * several processes, and agree because they share the request and the plan.
 */
export interface PaperWriter {
  planPaper(request: PaperRequest, call: EngineCall): Promise<PaperPlan>;
  /** Texts arrive in pieces, in order; joined they are draft text (draft-text.ts). */
  writeSection(request: SectionRequest, call: EngineCall): AsyncIterable<string>;
  /** The whole section again, changed where the notes ask for it; throws WishNotUnderstood. */
  reviseSection(request: RevisionRequest, call: EngineCall): AsyncIterable<string>;
  writeAbstract(request: AbstractRequest, call: EngineCall): AsyncIterable<string>;
  writeAcknowledgements(request: PaperRequest, call: EngineCall): AsyncIterable<string>;
  writeCompanion(request: CompanionRequest, call: EngineCall): AsyncIterable<string>;
}

/** The engine cannot answer now; trying again later may help. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
  readonly retryAfterMs: number | undefined;
  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Nothing is wrong with the engine: others had their turn first for longer than one waits. */
export class EngineBusy extends EngineUnavailable {
  override name = 'EngineBusy';
}

/** The engine answered, and the answer cannot be used even after a repair; trying the same again will not help. */
export class EngineRefused extends Error {
  override name = 'EngineRefused';
}

/** The engine cannot make out what the student wishes; other words may help. */
export class WishNotUnderstood extends EngineRefused {
  override name = 'WishNotUnderstood';
}
