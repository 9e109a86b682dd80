import { setTimeout as delay } from 'node:timers/promises';
import type { Work } from '@yanmo/contract/works';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Logger } from '../../platform/logger.ts';
import type { IndexAnswer, IndexRecord, Literature, LiteratureIndex } from '../../providers/literature/literature.ts';
import { bearsOut } from './bears-out.ts';
import { inMergeTurn } from './merge-turn.ts';
import { keepAsked, keepBorneOut, listUnproven, type UnprovenCursor } from './unproven-store.ts';

export interface VerifyWorksOptions {
  /** Works that are asked about; all that wait unless told. */
  most?: number;
  signal: AbortSignal;
  onProgress?(progress: VerifiedWorks): void;
  /** Waiting times; tests shorten them. */
  limits?: VerifyLimits;
}

export interface VerifiedWorks {
  asked: number;
  verified: number;
  unknown: number;
  /** `silent`: no index answers, and asking on would only wait. */
  end: 'done' | 'silent' | 'stopped' | 'enough' | null;
}

export interface VerifyLimits {
  /** For one question, its turn in the line included. */
  questionMs: number;
  /** After an index asked us to wait; twice as long the next time. */
  pauseMs: number;
  pauses: number;
  /** Works in a row that nobody answered for. */
  silent: number;
}

const defaultLimits: VerifyLimits = { questionMs: 15_000, pauseMs: 5_000, pauses: 4, silent: 5 };
const batchSize = 50;
const candidates = 5;

/**
 * Asks the indexes about works of the library that nobody bore out, one question after the other within their limits.
 * What is answered is written down work by work, so that a run that is stopped goes on where it was; a work for which
 * nobody answered waits for the next run.
 */
export function createVerifyWorks({
  db,
  literature,
  logger,
}: {
  db: Database;
  literature: Literature;
  logger: Logger;
}) {
  /** Null when the index did not answer. */
  async function ask(
    index: LiteratureIndex,
    question: (signal: AbortSignal) => Promise<IndexAnswer>,
    { questionMs, pauseMs, pauses }: VerifyLimits,
    signal: AbortSignal,
  ): Promise<IndexRecord[] | null> {
    for (let turn = 0; turn < pauses; turn += 1) {
      try {
        const answer = await question(AbortSignal.any([signal, AbortSignal.timeout(questionMs)]));
        if (answer.state === 'answered') return answer.records;
        if (answer.state !== 'limited') return null;
        await delay(pauseMs * 2 ** turn, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return null;
        if (!(error instanceof DOMException && error.name === 'TimeoutError')) {
          logger.error({ err: error, index: index.name }, 'an index could not be asked');
        }
        return null;
      }
    }
    return null;
  }

  async function findRecord(
    index: LiteratureIndex,
    work: Work,
    limits: VerifyLimits,
    signal: AbortSignal,
  ): Promise<{ record: IndexRecord | null } | null> {
    const pick = (records: readonly IndexRecord[]) => records.find((record) => bearsOut(work, record)) ?? null;
    const { doi } = work;
    const named = doi ? await ask(index, (part) => index.findByDoi(doi, part), limits, signal) : [];
    if (!named) return null;
    const byDoi = pick(named);
    if (byDoi) return { record: byDoi };
    const text = [work.title, work.authors[0]?.family, work.year].filter(Boolean).join(' ');
    const found = await ask(index, (part) => index.search({ text, limit: candidates }, part), limits, signal);
    return found ? { record: pick(found) } : null;
  }

  return async ({
    most = Number.POSITIVE_INFINITY,
    signal,
    onProgress,
    limits = defaultLimits,
  }: VerifyWorksOptions): Promise<VerifiedWorks> => {
    const result: VerifiedWorks = { asked: 0, verified: 0, unknown: 0, end: null };
    let cursor: UnprovenCursor | null = null;
    let silent = 0;
    for (;;) {
      const batch = await listUnproven(db, cursor, batchSize);
      if (batch.works.length === 0 && batch.next === null) return { ...result, end: 'done' };
      cursor = batch.next;
      for (const work of batch.works) {
        if (signal.aborted) return { ...result, end: 'stopped' };
        if (result.asked >= most) return { ...result, end: 'enough' };
        let isAnswered = false;
        let bearer: { index: LiteratureIndex; record: IndexRecord } | null = null;
        for (const index of literature) {
          const answer = await findRecord(index, work, limits, signal);
          if (!answer) continue;
          isAnswered = true;
          if (answer.record) {
            bearer = { index, record: answer.record };
            break;
          }
        }
        // What was asked before the stop is answered for; half an answer is none.
        if (signal.aborted && !bearer) return { ...result, end: 'stopped' };
        if (!isAnswered) {
          silent += 1;
          if (silent >= limits.silent) return { ...result, end: 'silent' };
          continue;
        }
        silent = 0;
        result.asked += 1;
        const borneOut = bearer;
        const isKept = borneOut
          ? await inMergeTurn(() =>
              inTransaction(db, (tx) => keepBorneOut(tx, work, borneOut.index.name, borneOut.record)),
            )
          : false;
        if (isKept) result.verified += 1;
        else {
          result.unknown += 1;
          await keepAsked(db, work.id);
        }
        onProgress?.(result);
      }
      if (cursor === null) return { ...result, end: 'done' };
    }
  };
}
