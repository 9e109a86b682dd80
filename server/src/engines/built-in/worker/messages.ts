import type {
  AbstractRequest,
  CompanionRequest,
  DraftChapter,
  KeywordRequest,
  OutlineRequest,
  PaperPlan,
  PaperRequest,
  RevisionRequest,
  SectionRequest,
  TitleRequest,
  TitleSuggestion,
} from '../../engine.ts';

/** What is asked of the engine in its thread. */
export type EngineAsk =
  | { call: 'titles'; request: TitleRequest }
  | { call: 'keywords'; request: KeywordRequest }
  | { call: 'outline'; request: OutlineRequest }
  | { call: 'plan'; request: PaperRequest }
  | { call: 'section'; request: SectionRequest }
  | { call: 'revision'; request: RevisionRequest }
  | { call: 'abstract'; request: AbstractRequest }
  | { call: 'acknowledgements'; request: PaperRequest }
  | { call: 'companion'; request: CompanionRequest };

/** What comes before the end. */
export type EnginePart = { chapter: DraftChapter } | { text: string };

export type EngineAnswer =
  | { titles: TitleSuggestion[] }
  | { keywords: string[] }
  | { plan: PaperPlan }
  | { isDone: true }
  /** The wish could not be made out: the student's to say otherwise, no failure of the thread. */
  | { notUnderstood: string };
