import { setImmediate } from 'node:timers/promises';
import { buildQueriesAtOnce } from '../build-queries-at-once.ts';
import { checkAgainstCards } from '../cards/check-against-cards.ts';
import { cardRules, makeCard } from '../cards/make-card.ts';
import type { AmendRequest, ChatCall, ChatPiece, ChatRequest, PolishRequest, SummariseRequest } from '../chat-port.ts';
import type {
  AbstractRequest,
  CardsRequest,
  CitationCheckRequest,
  CompanionMeasure,
  CompanionRequest,
  DraftChapter,
  Engine,
  EngineCall,
  JudgeRequest,
  KeywordRequest,
  OutlineRequest,
  PaperRequest,
  PaperWriter,
  RevisionRequest,
  SectionRequest,
  TitleRequest,
  UnderstandRequest,
  WorkQueriesRequest,
} from '../engine.ts';
import { judgeWorksAtOnce } from '../judge-works-at-once.ts';
import { rewriteAtOnce } from '../rewriting/rewrite-at-once.ts';
import type { RewriteRequest } from '../rewriting/rewriter.ts';
import { understandAtOnce } from '../understand-at-once.ts';
import { amendAtOnce } from './assistant/amend.ts';
import { answerAtOnce, cutPieces } from './assistant/answer.ts';
import { polishAtOnce } from './assistant/polish.ts';
import { summariseAtOnce } from './assistant/summarise.ts';
import { builtInVersion } from './built-in-version.ts';
import { proposeKeywordsAtOnce } from './keywords/propose-keywords.ts';
import { listBorneOut } from './knowledge/cited-clauses.ts';
import { writeOutlineAtOnce } from './outline/write-outline.ts';
import { createRecentPapers } from './paper/recent-papers.ts';
import { writableLength } from './paper/writable-length.ts';
import { writeAbstractAtOnce } from './paper/write-abstract.ts';
import {
  measureCompanionAtOnce,
  planPaperAtOnce,
  writeAcknowledgementsAtOnce,
  writeCompanionAtOnce,
} from './paper/write-extras.ts';
import { printPiece } from './paper/write-paper.ts';
import { reviseSectionAtOnce } from './revision/revise-section.ts';
import { recommendTitlesAtOnce } from './titles/recommend-titles.ts';

export type BuiltInEngine = Engine & PaperWriter;

/** Writes in the calling thread; the server reaches it through the worker (worker/worker-engine.ts). */
export function createBuiltInEngine(): BuiltInEngine {
  const recentPapers = createRecentPapers();
  return {
    kind: 'BUILT_IN',
    get version() {
      return builtInVersion();
    },
    cardMaker: cardRules,
    async recommendTitles(request: TitleRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return recommendTitlesAtOnce(request);
    },
    async understand(request: UnderstandRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return understandAtOnce(request, 'BUILT_IN');
    },
    async proposeKeywords(request: KeywordRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return proposeKeywordsAtOnce(request);
    },
    async buildQueries(request: WorkQueriesRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return buildQueriesAtOnce(request);
    },
    async judgeWorks(request: JudgeRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return judgeWorksAtOnce(request);
    },
    async rewrite(request: RewriteRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return rewriteAtOnce(request);
    },
    async *writeOutline(request: OutlineRequest, { signal }: EngineCall): AsyncGenerator<DraftChapter> {
      signal.throwIfAborted();
      for (const chapter of writeOutlineAtOnce(request)) {
        signal.throwIfAborted();
        yield chapter;
        // Another request of the same thread may begin between two chapters.
        await setImmediate();
      }
    },
    async makeCards({ works }: CardsRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return works.map(makeCard);
    },
    async planPaper(request: PaperRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return planPaperAtOnce(request, recentPapers.take(request));
    },
    async measureWritable(request: PaperRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return writableLength(request, recentPapers.take(request));
    },
    async measureCompanion(request: CompanionMeasure, { signal }: EngineCall) {
      signal.throwIfAborted();
      return measureCompanionAtOnce(request);
    },
    async *writeSection({ paper, section }: SectionRequest, { signal }: EngineCall): AsyncGenerator<string> {
      signal.throwIfAborted();
      const written = recentPapers.take(paper).sections.find(({ spot }) => spot.section.id === section);
      if (!written) throw new Error(`The outline has no section ${section} to write.`);
      for (const [index, piece] of written.pieces.entries()) {
        signal.throwIfAborted();
        yield `${index > 0 ? '\n\n' : ''}${printPiece(piece, paper.language)}`;
        await setImmediate();
      }
    },
    async *reviseSection(request: RevisionRequest, { signal }: EngineCall): AsyncGenerator<string> {
      signal.throwIfAborted();
      yield* inPieces(
        reviseSectionAtOnce(request, () => recentPapers.take(request.paper)),
        signal,
      );
    },
    async reviewPaper() {
      return [];
    },
    async checkCitations({ paper, claims }: CitationCheckRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      const told = listBorneOut(paper.field, paper.language, paper.works);
      return checkAgainstCards(claims, paper.works, paper.language, told);
    },
    async *writeAbstract(request: AbstractRequest, { signal }: EngineCall): AsyncGenerator<string> {
      signal.throwIfAborted();
      yield* inPieces(writeAbstractAtOnce(request, recentPapers.take(request.paper)), signal);
    },
    async *writeAcknowledgements(request: PaperRequest, { signal }: EngineCall): AsyncGenerator<string> {
      signal.throwIfAborted();
      yield* inPieces(writeAcknowledgementsAtOnce(request), signal);
    },
    async *writeCompanion(request: CompanionRequest, { signal }: EngineCall): AsyncGenerator<string> {
      signal.throwIfAborted();
      yield* inPieces(writeCompanionAtOnce(request), signal);
    },
    async *chat(request: ChatRequest, { signal }: ChatCall): AsyncGenerator<ChatPiece> {
      signal.throwIfAborted();
      const { text, sources } = answerAtOnce(request);
      for (const piece of cutPieces(text)) {
        signal.throwIfAborted();
        yield { kind: 'TEXT', text: piece };
        await setImmediate();
      }
      yield { kind: 'SOURCES', sources };
    },
    async summarise(request: SummariseRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return summariseAtOnce(request);
    },
    async amendPassage(request: AmendRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return amendAtOnce(request);
    },
    async polishAbstract(request: PolishRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return polishAtOnce(request);
    },
    /** No rule translates a sentence. */
    translateAbstract: async () => ({ kind: 'NEEDS_MODEL' }),
  };
}

/** Block by block, so that other requests of the thread have their turn. */
async function* inPieces(text: string, signal: AbortSignal): AsyncGenerator<string> {
  for (const [index, block] of text.split('\n\n').entries()) {
    signal.throwIfAborted();
    yield `${index > 0 ? '\n\n' : ''}${block}`;
    await setImmediate();
  }
}
