import type { DraftChapter, KeywordRequest, OutlineRequest, TitleRequest, TitleSuggestion } from '../../engine.ts';

/** What the client asks of the worker thread; `id` ties answers to their request. */
export type WorkerRequest =
  | { id: number; call: 'titles'; request: TitleRequest }
  | { id: number; call: 'keywords'; request: KeywordRequest }
  | { id: number; call: 'outline'; request: OutlineRequest }
  | { id: number; call: 'cancel' };

export type WorkerAnswer =
  | { id: number; kind: 'titles'; titles: TitleSuggestion[] }
  | { id: number; kind: 'keywords'; keywords: string[] }
  | { id: number; kind: 'chapter'; chapter: DraftChapter }
  | { id: number; kind: 'done' }
  | { id: number; kind: 'failed'; message: string };
