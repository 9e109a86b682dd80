import type { Catalogue } from '@yanmo/contract/catalogue';
import type { CouponKind, OrderType, PaymentStatus, Stage } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Span } from '../text/span.ts';
import type { EngineCall } from './engine-call.ts';

/** Characters of one answer, in UTF-16 units: where a longer one ends. */
export const chatAnswerMaximum = 8_000;

/** What was said before in a session, the oldest first. */
export interface ChatTurn {
  role: 'USER' | 'ASSISTANT';
  text: string;
}

/** A stretch of what the student gave to ask about: data, whatever it says. */
export interface ChatPassage {
  id: string;
  title: string;
  heading: string | null;
  page: number | null;
  text: string;
  /** Whether it speaks of what is asked; one that does not is shown to nobody as an answer. */
  isSure: boolean;
  /** From 0 to 1: how much of the question it meets. */
  score: number;
}

/** An order as its buyer would be told of it. */
export interface HelpOrder {
  outTradeNo: string;
  orderType: OrderType;
  title: string;
  status: PaymentStatus;
  /** Of its main item; null where nothing is made. */
  stage: Stage | null;
  /** 0 to 100. */
  progress: number;
  dueFen: number;
  refundedFen: number;
  remainingSeconds: number | null;
  createdAt: string;
}

export interface HelpCoupon {
  kind: CouponKind;
  percent: number | null;
  maxCharacters: number | null;
  expiresAt: string;
}

/** What the site knows of itself and of this user, as far as a question may be about it. */
export interface SiteHelp {
  catalogue: Catalogue;
  /** The latest first. */
  orders: HelpOrder[];
  /** Those that can still be used. */
  coupons: HelpCoupon[];
  balanceFen: number;
  characters: number;
  freePerDay: number;
  freeLeft: number;
}

export interface ChatRequest {
  /** Of the page: an answer is in the question's own where that can be told. */
  language: Language;
  question: string;
  history: readonly ChatTurn[];
  /** By what the passages were looked for, where that is more than the question: one that goes on from another, with that one. */
  searched: string | null;
  /** The best first; `[n]` in an answer is the n-th of these, counted from 1, or what `SOURCES` says of it. */
  passages: readonly ChatPassage[];
  /** Something was given to ask about, whether or not a passage of it fits. */
  hasSources: boolean;
  /** Of what was given so many could not be searched: unreadable, still being read, or no longer the student's to read. */
  unread: number;
  /** Null where the question is not about the site. */
  help: SiteHelp | null;
  /** Grows when the same question is asked again: another answer is wanted. */
  variant: number;
}

/** What `[number]` in an answer stands for. */
export type CitedSource =
  | { kind: 'PASSAGE'; number: number; id: string }
  | { kind: 'GUIDE'; number: number; id: string; title: string; text: string }
  /** `path` is a page of the site. */
  | { kind: 'HELP'; number: number; path: string; title: string; text: string };

/** Texts in order, joined the answer in Markdown; then, once, what it rests on: those alone that its text names, by number. */
export type ChatPiece = { kind: 'TEXT'; text: string } | { kind: 'SOURCES'; sources: CitedSource[] };

/**
 * Under the same step's key the same pieces come again from the beginning, and nothing is bought twice; asked again by the student, the
 * step has another key. Throws what the other calls throw; what was given before stays valid.
 */
export interface ChatCall extends EngineCall {
  subject: { kind: 'chat'; id: string };
}

/** An answer that was begun before all of its question is written down. Given on or dropped, once. */
export interface ChatStart {
  chat(request: ChatRequest, call: ChatCall): AsyncIterable<ChatPiece>;
  /** Nothing comes of it. */
  drop(): void;
}

/** SECTION, PAPER: what it says. TERMS: what it speaks of. METHODS: how it was found out. LIMITS: what it says that it cannot say. */
export const summaryKinds = ['SECTION', 'PAPER', 'TERMS', 'METHODS', 'LIMITS'] as const;
export type SummaryKind = (typeof summaryKinds)[number];

export interface SummariseRequest {
  /** Of the reader: what a model writes is in it. What is taken out of the text is in the text's own. */
  language: Language;
  title: string;
  /** Of the section; null for the whole. */
  heading: string | null;
  text: string;
  wanted: SummaryKind;
}

/** One thing that is said, and where in the text: a sentence of it, or words that rest on one. */
export interface SummaryPoint {
  text: string;
  at: Span;
}

export interface SummaryTerm {
  term: string;
  /** As the text explains it; null where it does not. */
  meaning: string | null;
  /** Where it stands first. */
  at: Span;
}

export type Summary =
  /** `isQuoted`: sentences of the text itself, word for word. */
  | { kind: 'POINTS'; points: SummaryPoint[]; isQuoted: boolean }
  | { kind: 'TERMS'; terms: SummaryTerm[] }
  /** The text says nothing of what is wanted. */
  | { kind: 'NOTHING' }
  | { kind: 'NEEDS_MODEL' };

export interface AmendRequest {
  language: Language;
  /** What stands around it, so that it still fits; '' at the ends. */
  before: string;
  passage: string;
  after: string;
  /** What an advisor wrote beside it. */
  comment: string;
  /** Grows when the student wants another proposal. */
  variant: number;
}

/**
 * UNCLEAR: the comment does not say what to change. FACTS: it asks for what only the student knows (data, a source, what was meant).
 * NOTHING: it asks for nothing (praise, a tick). CHECKS: nothing that keeps numbers, citations and formulas was found. ALREADY: the passage does so already.
 */
export const amendDoubts = ['UNCLEAR', 'FACTS', 'NOTHING', 'CHECKS', 'ALREADY'] as const;
export type AmendDoubt = (typeof amendDoubts)[number];

export type Amendment =
  | { kind: 'CHANGED'; text: string }
  /** `say`: in the passage's language, what the student has to supply; null where the doubt says it all. */
  | { kind: 'UNCLEAR'; why: AmendDoubt; say: string | null }
  | { kind: 'NEEDS_MODEL' };

export interface PolishRequest {
  language: Language;
  text: string;
  variant: number;
}

/** TYPOGRAPHY: marks and spaces. WORDY: fewer words for the same. SPOKEN: out of everyday speech. WORDING: said otherwise by a model. */
export const polishKinds = ['TYPOGRAPHY', 'WORDY', 'SPOKEN', 'WORDING'] as const;
export type PolishKind = (typeof polishKinds)[number];

export interface PolishChange {
  kind: PolishKind;
  before: string;
  after: string;
}

export type Polished =
  | { kind: 'POLISHED'; text: string; changes: PolishChange[] }
  | { kind: 'UNCHANGED' }
  | { kind: 'NEEDS_MODEL' };

export interface TranslateRequest {
  from: Language;
  to: Language;
  text: string;
  variant: number;
}

export type Translated = { kind: 'TRANSLATED'; text: string } | { kind: 'NEEDS_MODEL' };

/** What answers, and does the small writing: each call stands alone. NEEDS_MODEL where rules cannot do it honestly. */
export interface Assistant {
  chat(request: ChatRequest, call: ChatCall): AsyncIterable<ChatPiece>;
  /** What a question needs whatever was said before it, begun while it is being written down; nothing is bought. */
  startChat?(question: Pick<ChatRequest, 'question' | 'language'>): ChatStart;
  summarise(request: SummariseRequest, call: EngineCall): Promise<Summary>;
  amendPassage(request: AmendRequest, call: EngineCall): Promise<Amendment>;
  polishAbstract(request: PolishRequest, call: EngineCall): Promise<Polished>;
  translateAbstract(request: TranslateRequest, call: EngineCall): Promise<Translated>;
}
