import type { WorkCard } from '@yanmo/contract/work-cards';
import type {
  Amendment,
  AmendRequest,
  ChatPiece,
  ChatRequest,
  Polished,
  PolishRequest,
  SummariseRequest,
  Summary,
} from '../../chat-port.ts';
import type {
  AbstractRequest,
  CardsRequest,
  CitationCheckRequest,
  CitationVerdict,
  CompanionMeasure,
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
  Writable,
} from '../../engine.ts';
import type { RewriteRequest, Rewriting } from '../../rewriting/rewriter.ts';

/** What is asked of the engine in its thread. */
export type EngineAsk =
  | { call: 'titles'; request: TitleRequest }
  | { call: 'keywords'; request: KeywordRequest }
  | { call: 'rewrite'; request: RewriteRequest }
  | { call: 'outline'; request: OutlineRequest }
  | { call: 'cards'; request: CardsRequest }
  | { call: 'plan'; request: PaperRequest }
  | { call: 'writable'; request: PaperRequest }
  | { call: 'companion_length'; request: CompanionMeasure }
  | { call: 'section'; request: SectionRequest }
  | { call: 'revision'; request: RevisionRequest }
  | { call: 'citations'; request: CitationCheckRequest }
  | { call: 'abstract'; request: AbstractRequest }
  | { call: 'acknowledgements'; request: PaperRequest }
  | { call: 'companion'; request: CompanionRequest }
  | { call: 'chat'; request: ChatRequest }
  | { call: 'summary'; request: SummariseRequest }
  | { call: 'amendment'; request: AmendRequest }
  | { call: 'polish'; request: PolishRequest };

/** What comes before the end. */
export type EnginePart = { chapter: DraftChapter } | { text: string } | { piece: ChatPiece };

export type EngineAnswer =
  | { titles: TitleSuggestion[] }
  | { keywords: string[] }
  | { rewriting: Rewriting }
  | { cards: WorkCard[] }
  | { citations: CitationVerdict[] }
  | { plan: PaperPlan }
  | { writable: Writable | null }
  | { summary: Summary }
  | { amendment: Amendment }
  | { polished: Polished }
  | { isDone: true }
  /** The wish could not be made out: the student's to say otherwise, no failure of the thread. */
  | { notUnderstood: string; isUnknown?: true };
