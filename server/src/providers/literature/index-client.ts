import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { findAnswer, keepAnswer, pauseIndex, reserveTurn } from './limits-store.ts';
import type { IndexAnswer, IndexName, IndexRecord } from './literature.ts';

/** Waiting times and counts; tests shorten them. */
export interface IndexLimits {
  /** From the question to the end of the answer. */
  wholeMs: number;
  /** A caller who would wait longer for a turn is told that the index is busy. */
  patienceMs: number;
  /** How long an index that cannot be reached is left alone; a machine without network must not wait at each search. */
  breakMs: number;
  /** Failures in a row that open the breaker; a connection that cannot be made opens it at once. */
  failures: number;
  searchKeptMs: number;
  doiKeptMs: number;
  /** An answer beyond this is no list of records. */
  maximumBytes: number;
  /** For an index that is busy and does not say for how long. */
  pauseMs: number;
}

export const defaultIndexLimits: IndexLimits = {
  wholeMs: 8_000,
  patienceMs: 2_000,
  breakMs: 60_000,
  failures: 3,
  searchKeptMs: 24 * 3_600_000,
  doiKeptMs: 7 * 24 * 3_600_000,
  maximumBytes: 4 * 1024 * 1024,
  pauseMs: 30_000,
};

export interface IndexClientParts {
  name: IndexName;
  db: Database;
  logger: Logger;
  limits: IndexLimits;
  /** Milliseconds between two questions of all processes, and questions of this one at a time. */
  paceMs: number;
  concurrency: number;
}

interface Question {
  url: URL;
  headers: Record<string, string>;
  /** What is asked, without keys: the same question has the same answer. */
  identity: string;
  keptMs: number;
  /** The caller's; who leaves does not stop a question that is on its way. */
  signal: AbortSignal;
  /** One work by its number: that it is not there is an answer. A list that is not there is none. */
  isLookup: boolean;
  read(body: unknown): { records: IndexRecord[]; total: number };
}

export type AskIndex = (question: Question) => Promise<IndexAnswer>;

const unreachable = /ENOTFOUND|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|EAI_AGAIN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT/u;

class Busy extends Error {
  readonly pauseMs: number;
  constructor(pauseMs: number) {
    super('the index asked to wait');
    this.pauseMs = pauseMs;
  }
}

export function createIndexClient({ name, db, logger, limits, paceMs, concurrency }: IndexClientParts): AskIndex {
  let pace = paceMs;
  let atOnce = concurrency;
  let running = 0;
  const line = new Set<() => void>();
  let failures = 0;
  let closedUntil = 0;

  /** A place among those who may ask; who leaves the line gives it up. */
  async function takePlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        line.delete(enter);
        reject(signal.reason);
      };
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      line.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Hands the place on, so that nobody can slip in between. */
  function givePlace(): void {
    const [next] = line;
    if (next && running <= atOnce) {
      line.delete(next);
      next();
    } else running -= 1;
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    if (failures < limits.failures && !unreachable.test(reasonOf(error))) return;
    closedUntil = Date.now() + limits.breakMs;
    failures = 0;
    // The address may hold a key: only the kind of failure is logged.
    logger.info({ index: name, reason: reasonOf(error) }, 'an index cannot be reached; it is left alone for a while');
  }

  async function fetchBody({ url, headers, isLookup }: Question): Promise<unknown> {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // An answer from another host would not be the index's.
      redirect: 'error',
      signal: AbortSignal.timeout(limits.wholeMs),
    });
    pace = paceFrom(response.headers) ?? pace;
    const allowed = Number(response.headers.get('x-concurrency-limit') ?? Number.NaN);
    if (Number.isInteger(allowed) && allowed >= 1) atOnce = Math.min(allowed, 16);
    if (response.status === 429 || response.status === 503) {
      await response.body?.cancel();
      throw new Busy(retryAfterMs(response.headers) ?? limits.pauseMs);
    }
    if (response.status === 404 && isLookup) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`HTTP ${response.status}`);
    }
    return JSON.parse(await readLimited(response, limits.maximumBytes));
  }

  return async (question) => {
    const requestHash = createHash('sha256').update(question.identity).digest('hex');
    const kept = await findAnswer(db, name, requestHash);
    if (kept !== undefined) return kept as IndexAnswer;
    if (Date.now() < closedUntil) return { state: 'unavailable' };
    await takePlace(question.signal);
    // The caller leaves when its time is over. The question goes on: what comes late is there for the next one, and an
    // index that is always late is found out by the breaker.
    const asked = askNow(question, requestHash).finally(givePlace);
    return await untilAborted(asked, question.signal);
  };

  async function askNow(question: Question, requestHash: string): Promise<IndexAnswer> {
    try {
      if (Date.now() < closedUntil) return { state: 'unavailable' };
      const waitMs = await reserveTurn(db, name, pace, limits.patienceMs);
      if (waitMs === null) return { state: 'limited' };
      if (waitMs > 0) await delay(waitMs);
      const body = await fetchBody(question);
      const answer: IndexAnswer =
        body === null ? { state: 'answered', records: [], total: 0 } : { state: 'answered', ...question.read(body) };
      failures = 0;
      await keepAnswer(db, name, requestHash, answer, question.keptMs);
      return answer;
    } catch (error) {
      if (error instanceof Busy) {
        await pauseIndex(db, name, error.pauseMs);
        return { state: 'limited' };
      }
      noteFailure(error);
      return { state: 'unavailable' };
    }
  }
}

/** What is asked, or the caller's own reason to leave; what fails after that fails for nobody. */
async function untilAborted<Result>(asked: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let leave: (() => void) | undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
  });
  try {
    return await Promise.race([asked, left]);
  } finally {
    if (leave) signal.removeEventListener('abort', leave);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = isCoded(cause) ? cause.code : isCoded(error) ? error.code : '';
  return code || error.name;
}

const isCoded = (value: unknown): value is { code: string } =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** Seconds or a date; never longer than an hour, whatever a broken header says. */
function retryAfterMs(headers: Headers): number | null {
  const text = headers.get('retry-after');
  if (!text) return null;
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), 3_600_000) : null;
}

/** Crossref says how many questions fit into which time: "50" in "1s". */
function paceFrom(headers: Headers): number | null {
  const count = Number(headers.get('x-rate-limit-limit') ?? Number.NaN);
  const interval = /^(\d+)(ms|s|m)$/u.exec(headers.get('x-rate-limit-interval') ?? '');
  if (!Number.isFinite(count) || count < 1 || !interval) return null;
  const unit = { ms: 1, s: 1_000, m: 60_000 }[interval[2] as 'ms' | 's' | 'm'];
  return Math.min(60_000, Math.max(20, (Number(interval[1]) * unit) / count));
}

async function readLimited(response: Response, maximumBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maximumBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
