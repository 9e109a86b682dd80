import type { WorkCard } from '@yanmo/contract/work-cards';
import { halfOfCores } from '../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import { ThreadFailed } from '../../../platform/threads/thread-failed.ts';
import type { Threads } from '../../../platform/threads/thread-pool.ts';
import { buildQueriesAtOnce } from '../../build-queries-at-once.ts';
import { cardRules } from '../../cards/make-card.ts';
import type {
  Amendment,
  AmendRequest,
  ChatCall,
  ChatPiece,
  ChatRequest,
  Polished,
  PolishRequest,
  SummariseRequest,
  Summary,
} from '../../chat-port.ts';
import {
  type AbstractRequest,
  type CardsRequest,
  type CitationCheckRequest,
  type CitationVerdict,
  type CompanionMeasure,
  type CompanionRequest,
  type DraftChapter,
  type Engine,
  type EngineCall,
  EngineUnavailable,
  type JudgedWork,
  type JudgeRequest,
  type KeywordRequest,
  NothingKnown,
  type OutlineRequest,
  type PaperPlan,
  type PaperRequest,
  type PaperWriter,
  type RevisionRequest,
  type SectionRequest,
  type TitleRequest,
  type TitleSuggestion,
  type UnderstandRequest,
  type Understood,
  WishNotUnderstood,
  type WorkQueries,
  type WorkQueriesRequest,
  type Writable,
} from '../../engine.ts';
import { judgeWorksAtOnce } from '../../judge-works-at-once.ts';
import type { RewriteRequest, Rewriting } from '../../rewriting/rewriter.ts';
import { understandAtOnce } from '../../understand-at-once.ts';
import { builtInVersion } from '../built-in-version.ts';
import type { EngineAnswer, EngineAsk, EnginePart } from './messages.ts';

export interface WorkerEngineOptions {
  /** The thread's module; tests give one that fails. */
  module?: URL;
}

/** Whoever asks for more of a paper asks the thread that has written it. */
const keyOf = ({ title, language }: PaperRequest | OutlineRequest): string => `${language} ${title}`;

/** The built-in engine off the main thread. A crash fails the request that it was at and nothing else. */
export function createWorkerEngine(threads: Threads, options: WorkerEngineOptions = {}): Engine & PaperWriter {
  const { module = new URL('./engine-thread.ts', import.meta.url) } = options;
  const line = { name: 'engine', atOnce: halfOfCores };
  const taskOf = (ask: EngineAsk) =>
    defineTask<EngineAsk, EngineAnswer, EnginePart>({
      ...{ name: `engine.${ask.call}`, module, line, countsProcessor: true },
      // The knowledge of a few languages and the papers under way need far less of both.
      limits: { timeoutMs: 60_000, memoryMb: 256 },
    });

  /** Parts as they come, then the answer; takes the request back when the reader leaves early. */
  async function* follow(
    ask: EngineAsk,
    call: EngineCall,
    paper: PaperRequest | OutlineRequest | null = null,
  ): AsyncGenerator<EnginePart | EngineAnswer> {
    const left = new AbortController();
    const signal = AbortSignal.any([call.signal, left.signal]);
    signal.throwIfAborted();
    const arrived: (EnginePart | EngineAnswer)[] = [];
    let isOver = false;
    let failure: unknown = null;
    let wake: (() => void) | null = null;
    const rouse = (): void => {
      wake?.();
      wake = null;
    };
    const onPart = (part: EnginePart | EngineAnswer) => {
      arrived.push(part);
      rouse();
    };
    threads
      .run(taskOf(ask), ask, { signal, turn: call.turn, onPart, ...(paper ? { key: keyOf(paper) } : {}) })
      .then(onPart, (error: unknown) => {
        failure = error;
      })
      .finally(() => {
        isOver = true;
        rouse();
      });
    try {
      for (;;) {
        if (failure) throw failureOf(failure);
        const next = arrived.shift();
        if (next) {
          if ('notUnderstood' in next) {
            throw next.isUnknown ? new NothingKnown(next.notUnderstood) : new WishNotUnderstood(next.notUnderstood);
          }
          yield next;
        } else if (isOver) return;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      if (!isOver) left.abort();
    }
  }

  /** What a thread could not do the engine could not do; that the caller left, or that too many wait, is told as it is. */
  function failureOf(error: unknown): unknown {
    if (!(error instanceof ThreadFailed)) return error;
    return error.reason === 'bug'
      ? new EngineUnavailable('The built-in engine could not write this.', { cause: error })
      : new EngineUnavailable('The built-in engine stopped while it was writing.', { cause: error });
  }

  async function* readText(ask: EngineAsk, call: EngineCall, paper: PaperRequest): AsyncGenerator<string> {
    for await (const part of follow(ask, call, paper)) if ('text' in part) yield part.text;
  }

  async function askOnce<
    Kind extends
      | 'titles'
      | 'keywords'
      | 'rewriting'
      | 'cards'
      | 'citations'
      | 'plan'
      | 'writable'
      | 'summary'
      | 'amendment'
      | 'polished',
  >(
    ask: EngineAsk,
    kind: Kind,
    call: EngineCall,
    paper: PaperRequest | null = null,
  ): Promise<Extract<EngineAnswer, Record<Kind, unknown>>> {
    for await (const answer of follow(ask, call, paper))
      if (kind in answer) return answer as Extract<EngineAnswer, Record<Kind, unknown>>;
    throw new EngineUnavailable(`The built-in engine gave no ${kind}.`);
  }

  return {
    kind: 'BUILT_IN',
    get version() {
      return builtInVersion();
    },
    cardMaker: cardRules,
    async recommendTitles(request: TitleRequest, call: EngineCall): Promise<TitleSuggestion[]> {
      return (await askOnce({ call: 'titles', request }, 'titles', call)).titles;
    },
    /** In the calling thread: a matter of a few milliseconds, which nobody waits for behind a paper that is being written. */
    async understand(request: UnderstandRequest, { signal }: EngineCall): Promise<Understood> {
      signal.throwIfAborted();
      return understandAtOnce(request, 'BUILT_IN');
    },
    async proposeKeywords(request: KeywordRequest, call: EngineCall): Promise<string[]> {
      return (await askOnce({ call: 'keywords', request }, 'keywords', call)).keywords;
    },
    /** In the calling thread, as the reading of the title is. */
    async buildQueries(request: WorkQueriesRequest, { signal }: EngineCall): Promise<WorkQueries> {
      signal.throwIfAborted();
      return buildQueriesAtOnce(request);
    },
    async judgeWorks(request: JudgeRequest, { signal }: EngineCall): Promise<JudgedWork[]> {
      signal.throwIfAborted();
      return judgeWorksAtOnce(request);
    },
    async rewrite(request: RewriteRequest, call: EngineCall): Promise<Rewriting> {
      return (await askOnce({ call: 'rewrite', request }, 'rewriting', call)).rewriting;
    },
    async *writeOutline(request: OutlineRequest, call: EngineCall): AsyncGenerator<DraftChapter> {
      for await (const part of follow({ call: 'outline', request }, call, request))
        if ('chapter' in part) yield part.chapter;
    },
    async makeCards(request: CardsRequest, call: EngineCall): Promise<WorkCard[]> {
      return (await askOnce({ call: 'cards', request }, 'cards', call)).cards;
    },
    async planPaper(request: PaperRequest, call: EngineCall): Promise<PaperPlan> {
      return (await askOnce({ call: 'plan', request }, 'plan', call, request)).plan;
    },
    async measureWritable(request: PaperRequest, call: EngineCall): Promise<Writable | null> {
      return (await askOnce({ call: 'writable', request }, 'writable', call, request)).writable;
    },
    async measureCompanion(request: CompanionMeasure, call: EngineCall): Promise<Writable | null> {
      const ask = { call: 'companion_length', request } as const;
      return (await askOnce(ask, 'writable', call, request.paper)).writable;
    },
    writeSection: (request: SectionRequest, call: EngineCall) =>
      readText({ call: 'section', request }, call, request.paper),
    reviseSection: (request: RevisionRequest, call: EngineCall) =>
      readText({ call: 'revision', request }, call, request.paper),
    /** Nobody reads here: the rules of the pass over the whole are all there is. */
    reviewPaper: async () => [],
    async checkCitations(request: CitationCheckRequest, call: EngineCall): Promise<CitationVerdict[]> {
      return (await askOnce({ call: 'citations', request }, 'citations', call)).citations;
    },
    writeAbstract: (request: AbstractRequest, call: EngineCall) =>
      readText({ call: 'abstract', request }, call, request.paper),
    writeAcknowledgements: (request: PaperRequest, call: EngineCall) =>
      readText({ call: 'acknowledgements', request }, call, request),
    writeCompanion: (request: CompanionRequest, call: EngineCall) =>
      readText({ call: 'companion', request }, call, request.paper),
    async *chat(request: ChatRequest, call: ChatCall): AsyncGenerator<ChatPiece> {
      for await (const part of follow({ call: 'chat', request }, call)) if ('piece' in part) yield part.piece;
    },
    async summarise(request: SummariseRequest, call: EngineCall): Promise<Summary> {
      return (await askOnce({ call: 'summary', request }, 'summary', call)).summary;
    },
    async amendPassage(request: AmendRequest, call: EngineCall): Promise<Amendment> {
      return (await askOnce({ call: 'amendment', request }, 'amendment', call)).amendment;
    },
    async polishAbstract(request: PolishRequest, call: EngineCall): Promise<Polished> {
      return (await askOnce({ call: 'polish', request }, 'polished', call)).polished;
    },
    translateAbstract: async () => ({ kind: 'NEEDS_MODEL' }),
  };
}
