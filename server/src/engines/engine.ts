import type { Field, Level, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

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
}

export interface TitleSuggestion {
  title: string;
  reason: string;
}

export interface KeywordRequest {
  title: string;
  language: Language;
  type: PaperType;
  field: Field;
  level: Level;
}

export interface OutlineRequest extends KeywordRequest {
  wordCount: number;
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

/** What a call is for: the ledger of model calls and the cache need it. */
export interface EngineCall {
  /** Stable for the same step of the same run: an answer found under it is not bought again. */
  stepKey: string;
  subject: { kind: 'title' | 'outline' | 'order'; id: string };
  userId: string | null;
  signal: AbortSignal;
}

/**
 * What writes. Chapters arrive one by one, in order; the generator throws EngineUnavailable or EngineRefused when it
 * cannot go on, and what was given before stays valid.
 */
export interface Engine {
  readonly kind: 'BUILT_IN' | 'MODEL';
  /** Name and version, stored with what it wrote. */
  readonly version: string;
  recommendTitles(request: TitleRequest, call: EngineCall): Promise<TitleSuggestion[]>;
  proposeKeywords(request: KeywordRequest, call: EngineCall): Promise<string[]>;
  writeOutline(request: OutlineRequest, call: EngineCall): AsyncIterable<DraftChapter>;
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

/** The engine answered, and the answer cannot be used even after a repair; trying the same again will not help. */
export class EngineRefused extends Error {
  override name = 'EngineRefused';
}
