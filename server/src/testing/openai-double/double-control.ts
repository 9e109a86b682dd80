import { z } from 'zod';
import { findModeOfModel, Mode, type ModeInput } from './modes.ts';
import { type ChatRequest, keyOf, type Question } from './read-question.ts';

/** How often one thing was asked for. What was bought twice has more than one first call that was sent to its end. */
export interface AskedCount {
  /** Calls with the question itself. */
  first: number;
  firstFinished: number;
  /** Repairs and continuations. */
  followUps: number;
}

export interface DoubleStatistics {
  calls: number;
  running: number;
  highestConcurrency: number;
  /** Calls whose answer was sent to its end. */
  finished: number;
  /** Calls that the client left. */
  left: number;
  tokensOut: number;
  /** When each call arrived, in milliseconds of this process's clock. */
  arrivedAtMs: number[];
  /** By task, part and title: `section | S4 | …`. */
  asked: Record<string, AskedCount>;
  /** The same for when each question came for the first time. */
  cameAtMs: Record<string, number>;
  /** The newest requests, oldest first. */
  requests: ChatRequest[];
}

const usuallyKept = 100;

/** What the double does next, and what it has seen. */
export class DoubleControl {
  readonly #initial: Mode;
  #default: Mode;
  #script: Mode[] = [];
  #statistics = emptyStatistics();
  #waiters: { count: number; resolve: () => void }[] = [];
  #held = Promise.withResolvers<void>();

  readonly #firstTokenMs: number;
  readonly #keptRequests: number;

  readonly onFirstToken: (request: ChatRequest, tookMs: number) => void;

  constructor(
    initial: ModeInput,
    firstTokenMs: number,
    keptRequests = usuallyKept,
    onFirstToken: DoubleControl['onFirstToken'] = () => undefined,
  ) {
    this.onFirstToken = onFirstToken;
    this.#firstTokenMs = firstTokenMs;
    this.#keptRequests = keptRequests;
    this.#initial = Mode.parse(initial);
    this.#default = this.#initial;
  }

  script(modes: readonly ModeInput[]): void {
    this.#script.push(...z.array(Mode).parse(modes));
  }

  setDefault(mode: ModeInput): void {
    this.#default = Mode.parse(mode);
  }

  /** Resolves when the answers that are held now may go on. */
  released(): Promise<void> {
    return this.#held.promise;
  }

  release(): void {
    this.#held.resolve();
    this.#held = Promise.withResolvers();
  }

  reset(): void {
    this.release();
    this.#default = this.#initial;
    this.#script = [];
    const { running } = this.#statistics;
    this.#statistics = { ...emptyStatistics(), running, highestConcurrency: running };
  }

  statistics(): DoubleStatistics {
    return structuredClone(this.#statistics);
  }

  called(count: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#statistics.calls >= count) resolve();
      else this.#waiters.push({ count, resolve });
    });
  }

  /** The model's name outranks the script, the script the default. */
  begin(
    request: ChatRequest,
    question: Question | null,
  ): { mode: Mode; tokensPerSecond: number; firstTokenMs: number } {
    const statistics = this.#statistics;
    this.#count(question, (asked) => {
      if (question?.isFollowUp) asked.followUps += 1;
      else asked.first += 1;
    });
    const arrivedAtMs = performance.now();
    if (question) statistics.cameAtMs[keyOf(question)] ??= arrivedAtMs;
    statistics.calls += 1;
    statistics.running += 1;
    statistics.highestConcurrency = Math.max(statistics.highestConcurrency, statistics.running);
    statistics.arrivedAtMs.push(arrivedAtMs);
    statistics.requests = [...statistics.requests, request].slice(-this.#keptRequests);
    this.#waiters = this.#waiters.filter(({ count, resolve }) => {
      if (statistics.calls >= count) resolve();
      return statistics.calls < count;
    });
    const mode = findModeOfModel(request.model) ?? this.#takeScripted(question) ?? this.#defaultFor(question);
    return {
      mode,
      tokensPerSecond: mode.tokensPerSecond ?? this.#default.tokensPerSecond ?? 0,
      firstTokenMs: this.#default.delayMs ?? this.#firstTokenMs,
    };
  }

  #defaultFor(question: Question | null): Mode {
    const { task } = this.#default;
    return task === undefined || task === question?.task ? this.#default : this.#initial;
  }

  #takeScripted(question: Question | null): Mode | undefined {
    const at = this.#script.findIndex(({ task }) => task === undefined || task === question?.task);
    return at < 0 ? undefined : this.#script.splice(at, 1)[0];
  }

  end(outcome: { isFinished: boolean; tokensOut: number; question: Question | null }): void {
    const { question, isFinished } = outcome;
    this.#count(question, (asked) => {
      // Errors are sent to their end too, without a token.
      if (isFinished && outcome.tokensOut > 0 && !question?.isFollowUp) asked.firstFinished += 1;
    });
    this.#statistics.running -= 1;
    this.#statistics.tokensOut += outcome.tokensOut;
    if (outcome.isFinished) this.#statistics.finished += 1;
    else this.#statistics.left += 1;
  }

  #count(question: Question | null, change: (asked: AskedCount) => void): void {
    if (!question) return;
    const { asked } = this.#statistics;
    const key = keyOf(question);
    asked[key] ??= { first: 0, firstFinished: 0, followUps: 0 };
    change(asked[key]);
  }
}

function emptyStatistics(): DoubleStatistics {
  return {
    calls: 0,
    running: 0,
    highestConcurrency: 0,
    finished: 0,
    left: 0,
    tokensOut: 0,
    arrivedAtMs: [],
    asked: {},
    cameAtMs: {},
    requests: [],
  };
}
