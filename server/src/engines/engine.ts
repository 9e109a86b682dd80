import type { Field, Level, PaperType } from '@yanmo/contract/codes';
import type { GrowingHeading } from '@yanmo/contract/growing-outline';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind, Understanding, Wish } from '@yanmo/contract/understanding';
import type { WorkCard } from '@yanmo/contract/work-cards';
import type { Topics } from '@yanmo/contract/works';
import type { OwnTable } from './built-in/own-material/own-table.ts';
import type { OwnFact } from './built-in/paper/own-fact.ts';
import type { Assistant } from './chat-port.ts';
import type { EngineCall } from './engine-call.ts';
import type { MixedWork } from './mix-works.ts';

import type { Rewriter } from './rewriting/rewriter.ts';

export type { EngineCall };

/** A work as an engine sees it: enough to rest a chapter on, nothing to invent from. */
export interface SourceWork {
  id: string;
  title: string;
  authors: string;
  year: number | null;
  abstract: string | null;
  /** What it is about, in the words of whoever put it into the library; by language. */
  topics?: Topics;
  /** It is on method, and has its place where methods are spoken of. */
  isOnMethod?: boolean;
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

/** What to look for in libraries and indexes for a paper. */
export interface WorkQueriesRequest extends KeywordRequest {
  /** As the student left it; left out, the engine reads the title itself. */
  understanding?: Understanding;
  keywords: readonly string[];
  /** Empty where there is no outline yet. */
  chapters: readonly QueriedChapter[];
}

export interface QueriedChapter {
  id: string;
  /** Its heading, and those below it. */
  headings: readonly string[];
}

/** Words to look for, in one language. */
export interface WorkQuery {
  language: Language;
  text: string;
}

export interface WorkQueries {
  /**
   * What the title says: in its own language, and in English where its names are known. `core` is the part that works must
   * be about; means, people and cases put works first, and make none fit. `share` is how much of that part it says, 0 to 1: names
   * in another language are known of some words only. `aside` is what of the core only says where, `object` what is
   * studied, before what is asked of it.
   */
  whole: (WorkQuery & { core: string; share: number; aside?: string; object?: string; field?: Field })[];
  /** What each chapter speaks of beside it; a chapter of none but general words has no queries. */
  chapters: { id: string; isMethod: boolean; queries: WorkQuery[] }[];
  /** What the student looks for beside the title. */
  keywords: WorkQuery[];
  /** Methods by name: works on them serve sections on method and nothing else. */
  methods: WorkQuery[];
  /**
   * Topics under which the field teaches what the title names, and theories that its keywords name: their standard works
   * serve a paper that has too few of its own.
   */
  wider?: string[];
}

/** A work that was found for a paper, before anybody has judged it. */
export interface CandidateWork extends SourceWork, MixedWork {
  /** How much of what the paper is about it speaks of, 0 to 1, and whether that is enough where nobody reads it. */
  fit: number;
  isFitting: boolean;
  /** It is about a method that the paper names, and about nothing else of it. */
  isMethod: boolean;
  /** The student chose it: it stays, whatever is said of it. */
  isOwn: boolean;
}

export interface JudgeRequest extends KeywordRequest {
  understanding?: Understanding;
  keywords: readonly string[];
  /** As many as the paper would rest on. */
  wanted: number;
  /** The best first. */
  candidates: readonly CandidateWork[];
}

/** A work that is kept, with one line in the paper's language that says why. */
export interface JudgedWork {
  id: string;
  reason: string;
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
  /** There are more authors than are named. */
  hasOthers?: boolean;
  text: string | null;
  /** The student brought it: it is cited, whatever its title says. */
  isOwn?: boolean;
  /** What it asks, how, what it found; null before anybody has read it. */
  card: WorkCard | null;
}

export interface CardsRequest {
  works: readonly PaperWork[];
  language: Language;
  /** Ids of all that the step was begun for: it calls them by their places among these, whoever has a card meanwhile. */
  among?: readonly string[];
}

/** The same request gives the same paper: sections may be written apart, in any order, by any process. */
export interface PaperRequest extends KeywordRequest {
  wordCount: number;
  understanding?: Understanding;
  wishes?: readonly Wish[];
  keywords: readonly string[];
  works: readonly PaperWork[];
  extraRequirements: string;
  /** As the student gave it, of a paper in another language. */
  englishTitle?: string | undefined;
  /** What the student answered and handed in, taken apart; the first source of the paper. */
  own?: readonly OwnFact[];
  /** Tables of the student's own data, each shown once. */
  ownTables?: readonly OwnTable[];
  /** Two students with one title have two: each gets another choice, order and wording of what is known. */
  seed?: string;
  variant: number;
  chapters: readonly PaperSection[];
}

/** How much can be written of a paper without filling, and from what. */
export interface Writable {
  /** At most as many as were wished. */
  units: number;
  /** By section id: how much each text comes to. A heading with others below it that is named here takes their texts in. */
  leaves: Readonly<Record<string, number>>;
  /** How many subjects of its title are known. */
  subjects: number;
  /** How many things its student gave, and works there are. */
  own: number;
  works: number;
  /** Things, people, settings, places and cases of the title, in its own words, of which nothing is known. */
  unknown: readonly string[];
  /** Those of them that the title is about: without them there is no paper on it. */
  missing: readonly string[];
  /** Things that it is about and that less than half of the paper speaks of: the rest is on their wider subject. */
  seldom: readonly { term: string; percent: number }[];
  /** Both ends of what it relates, where hardly anything that is known holds them together; `isApart`: nothing at all, so that there is no paper on it. */
  unlinked: { cause: string; outcome: string; isApart: boolean } | null;
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
  /** The title in English, for the second abstract; left out where the paper is in English, or nobody has given one. */
  englishTitle?: string | undefined;
  /** By section id, leaves only: what stands there and nowhere else. */
  briefs: SectionBrief[];
  /** Sentences that come neither from its subject nor from its student nor from a work; left out where nobody can say. */
  unsourced?: string[];
  /** Of those that come from its subject: sentences on the wider subject, and such as stand beside the topic. */
  beside?: { wider: string[]; aside: string[] };
}

export interface SectionBrief {
  section: string;
  points: string[];
  /** Ids of the works that its points rest on; none of them comes from anywhere else. */
  works: string[];
  /** Tables and figures that it has to show, in words. */
  shows: { kind: 'TABLE' | 'FIGURE'; what: string }[];
  /** Wishes of the student that it has to meet, in his words. */
  wishes: string[];
}

export interface SectionRequest {
  paper: PaperRequest;
  plan: PaperPlan;
  section: string;
  /** What the others came to: introduction and conclusion are written from it, after them. */
  written?: readonly SectionDigest[];
}

export interface SectionDigest {
  section: string;
  title: string;
  digest: string;
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
  /** Whoever read the whole found a fault at this sentence, and says what to do. */
  | { kind: 'READER'; fault: ReaderFault; sentence: string; say: string }
  /** The works that it cites do not bear it out. */
  | { kind: 'CITATION'; sentence: string; say: string }
  | { kind: 'WISH'; text: string };

export const readerFaults = ['UNSUPPORTED', 'CONTRADICTS', 'SAID_TWICE', 'LINK_MISSING', 'WISH_UNMET'] as const;
export type ReaderFault = (typeof readerFaults)[number];

export interface ReviewRequest {
  paper: PaperRequest;
  plan: PaperPlan;
  /** Draft texts as they stand, in the order of reading. */
  sections: readonly { id: string; text: string }[];
}

/** Bound to a sentence that stands in its section. */
export interface ReviewNote {
  section: string;
  fault: ReaderFault;
  sentence: string;
  say: string;
}

/** A sentence that cites, with its marks. */
export interface CitedClaim {
  section: string;
  sentence: string;
  works: string[];
}

export interface CitationCheckRequest {
  paper: PaperRequest;
  claims: readonly CitedClaim[];
}

export interface CitationVerdict {
  /** Its place among the claims, from 0. */
  claim: number;
  verdict: 'SUPPORTED' | 'PARTLY' | 'NOT';
  /** Of the works that it cites: those that bear it out and cannot be left away. */
  supports: string[];
  why: string;
}

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
  /** In the paper's own language, once it is there: the one in English says the same. */
  original?: string | undefined;
}

/** Documents that go with a paper and agree with it. */
export const companions = ['proposal', 'task_book', 'questionnaire', 'literature_review'] as const;
export type Companion = (typeof companions)[number];

export interface CompanionRequest {
  paper: PaperRequest;
  plan: PaperPlan;
  kind: Companion;
  /** Its usual length; an engine that writes no more than it knows may stay below it. */
  wordCount: number;
}

export type CompanionMeasure = Omit<CompanionRequest, 'plan'>;

/**
 * What writes. Chapters arrive one by one, in order; once all are there, some may be given again, better, with their place. The generator throws EngineUnavailable or EngineRefused when it
 * cannot go on, and what was given before stays valid.
 */
export interface Engine extends Rewriter, Assistant {
  readonly kind: 'BUILT_IN' | 'MODEL';
  /** Name and version, stored with what it wrote. */
  readonly version: string;
  recommendTitles(request: TitleRequest, call: EngineCall): Promise<TitleSuggestion[]>;
  understand(request: UnderstandRequest, call: EngineCall): Promise<Understood>;
  proposeKeywords(request: KeywordRequest, call: EngineCall): Promise<string[]>;
  buildQueries(request: WorkQueriesRequest, call: EngineCall): Promise<WorkQueries>;
  /** Those of the candidates that are kept, the best first; perhaps none. */
  judgeWorks(request: JudgeRequest, call: EngineCall): Promise<JudgedWork[]>;
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
  /** Who makes its cards, with a version: cards of another maker are made again. */
  readonly cardMaker: string;
  /** A card for each of the works, in the paper's language; a handful at a time. */
  makeCards(request: CardsRequest, call: EngineCall): Promise<WorkCard[]>;
  planPaper(request: PaperRequest, call: EngineCall): Promise<PaperPlan>;
  /** Of an engine that writes no more than it knows; null, and left out, where a paper comes to any length. */
  measureWritable?(request: PaperRequest, call: EngineCall): Promise<Writable | null>;
  /** The same of a document that goes with a paper; null as well where it has no length, as a form has none. */
  measureCompanion?(request: CompanionMeasure, call: EngineCall): Promise<Writable | null>;
  /** Texts arrive in pieces, in order; joined they are draft text (draft-text.ts). */
  writeSection(request: SectionRequest, call: EngineCall): AsyncIterable<string>;
  /** The whole section again, changed where the notes ask for it; throws WishNotUnderstood. */
  reviseSection(request: RevisionRequest, call: EngineCall): AsyncIterable<string>;
  /** One reading of the whole; an engine that cannot read finds nothing. */
  reviewPaper(request: ReviewRequest, call: EngineCall): Promise<ReviewNote[]>;
  /** Cited sentences against the cards of what they cite; one that nobody judged is left out. */
  checkCitations(request: CitationCheckRequest, call: EngineCall): Promise<CitationVerdict[]>;
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

/** It was understood, and neither the knowledge nor the student's own material has a word on it: nothing is made up. */
export class NothingKnown extends WishNotUnderstood {
  override name = 'NothingKnown';
}
