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

/** What the client asks of the worker thread; `id` ties answers to their request. */
export type WorkerRequest =
  | { id: number; call: 'titles'; request: TitleRequest }
  | { id: number; call: 'keywords'; request: KeywordRequest }
  | { id: number; call: 'outline'; request: OutlineRequest }
  | { id: number; call: 'plan'; request: PaperRequest }
  | { id: number; call: 'section'; request: SectionRequest }
  | { id: number; call: 'revision'; request: RevisionRequest }
  | { id: number; call: 'abstract'; request: AbstractRequest }
  | { id: number; call: 'acknowledgements'; request: PaperRequest }
  | { id: number; call: 'companion'; request: CompanionRequest }
  | { id: number; call: 'cancel' };

export type WorkerAnswer =
  | { id: number; kind: 'titles'; titles: TitleSuggestion[] }
  | { id: number; kind: 'keywords'; keywords: string[] }
  | { id: number; kind: 'chapter'; chapter: DraftChapter }
  | { id: number; kind: 'plan'; plan: PaperPlan }
  | { id: number; kind: 'text'; text: string }
  | { id: number; kind: 'done' }
  /** The wish could not be made out: the student's to say otherwise, no failure of the thread. */
  | { id: number; kind: 'not_understood'; message: string }
  | { id: number; kind: 'failed'; message: string };
