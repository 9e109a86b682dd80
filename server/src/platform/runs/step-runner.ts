import os from 'node:os';
import type { ErrorCode } from '@yanmo/contract/errors';
import { AppError } from '../app-error.ts';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { LiveTextStream, LiveTextWriter } from '../live-text/live-text-writer.ts';
import type { Logger } from '../logger.ts';
import { holdLease, type Lease } from './lease.ts';
import type { AnyRunDefinition, Run, Step, StepContext, StepDefinition } from './run.ts';
import { LeaseLost, StepFailure } from './run.ts';
import { appendRunEvents } from './run-events-store.ts';
import type { Transitions } from './run-transitions.ts';
import { claimStep } from './step-store.ts';

const longestRetryDelayMs = 5 * 60 * 1000;
/** Until a worker of the version that planned the step looks again. */
const olderVersionDelayMs = 5_000;
const workerName = `${os.hostname()}:${process.pid}`;

interface Work {
  run: Run;
  step: Step;
  definition: StepDefinition;
  /** How long ago it was planned; counted by the database's clock, whatever the worker's own says. */
  ageMs(): number;
  lease: Lease;
  /** The process stops, or the queue took the job away. */
  stop: AbortSignal;
  turn: number;
  text: LiveTextStream;
}

/** Does one step under a lease. A delivery for a step that is done, held or not due does nothing. */
export function createStepRunner(options: {
  db: Database;
  transitions: Transitions;
  texts: LiveTextWriter;
  findDefinition(kind: string): AnyRunDefinition | undefined;
  leaseMs: number;
  logger: Logger;
}): (stepId: string, job: { stop: AbortSignal; turn: number }) => Promise<void> {
  const { db, transitions, texts, findDefinition, leaseMs, logger } = options;

  function contextOf({ run, step, definition, lease, stop, turn, text }: Work): StepContext<unknown> {
    const tell = async (tx: Tx, type: string, data: unknown) => {
      await appendRunEvents(tx, run.id, [{ type, data }]);
    };
    return {
      run,
      step,
      input: definition.input.parse(step.input),
      turn,
      signal: AbortSignal.any([lease.lost, stop]),
      emit: (type, data) => transitions.tellWhileHeld(step, (tx) => tell(tx, type, data)),
      async appendText(added) {
        lease.lost.throwIfAborted();
        await text.append(added);
      },
      async replaceText(whole) {
        lease.lost.throwIfAborted();
        await text.replace(whole);
      },
      write: (work) => transitions.whileHeld(step, (tx) => work(tx, (type, data) => tell(tx, type, data))),
    };
  }

  async function attempt(work: Work): Promise<void> {
    const { step, definition, text } = work;
    const context = contextOf(work);
    const output = definition.output.parse(await definition.work(context));
    await transitions.finish(step, context.input, output, await text.settle());
    text.end();
  }

  async function settleFailure({ step, definition, ageMs, lease, stop }: Work, error: unknown): Promise<void> {
    if (error instanceof LeaseLost || lease.lost.aborted) {
      logger.info({ stepId: step.id, attempt: step.attempt }, 'step was taken over or cancelled');
      return;
    }
    if (stop.aborted) return transitions.release(step);
    const { code, isPermanent, retryAfterMs } = classify(error);
    if (error instanceof StepFailure && error.isOnlyLate) {
      if (ageMs() >= (definition.patienceMs ?? Number.POSITIVE_INFINITY)) return transitions.fail(step, code);
      return transitions.release(step, { delayMs: Math.min(retryAfterMs ?? 0, longestRetryDelayMs) });
    }
    logger.warn(
      { err: error, runId: step.runId, step: step.kind, stepId: step.id, failures: step.failures + 1 },
      'step failed',
    );
    if (isPermanent || step.failures >= (definition.retryLimit ?? 3)) return transitions.fail(step, code);
    const backoffMs = (definition.retryDelayMs ?? 1_000) * 2 ** step.failures * (1 + Math.random() / 4);
    await transitions.retry(step, Math.min(Math.max(backoffMs, retryAfterMs ?? 0), longestRetryDelayMs), code);
  }

  return async (stepId, { stop, turn }) => {
    const claimed = await inTransaction(db, (tx) => claimStep(tx, stepId, workerName, leaseMs));
    if (!claimed) return;
    const { run, step } = claimed;
    const claimedAt = performance.now();
    const ageMs = () => claimed.ageMs + performance.now() - claimedAt;
    const definition: StepDefinition | undefined = findDefinition(run.kind)?.steps[step.kind];
    // A worker of an older version than the one that planned the step: a newer one takes it.
    if (!definition) return transitions.release(step, { delayMs: olderVersionDelayMs });
    const lease = holdLease({ db, fence: step, leaseMs, logger });
    const text = texts.open({
      topic: run.id,
      part: step.id,
      generation: step.attempt,
      begin: (write) => transitions.tellWhileHeld(step, write),
      onLost: () => lease.lose(),
    });
    const work: Work = { run, step, definition, ageMs, lease, stop, turn, text };
    try {
      await attempt(work);
    } catch (error) {
      await settleFailure(work, error).catch((unsettled: unknown) => {
        // Taken over in between: the new holder settles it.
        if (!(unsettled instanceof LeaseLost)) throw unsettled;
      });
    } finally {
      lease.end();
      await text.leave();
    }
  };
}

function classify(error: unknown): { code: ErrorCode; isPermanent: boolean; retryAfterMs: number | undefined } {
  if (error instanceof StepFailure) return error;
  if (error instanceof AppError) {
    const { code, status, retryAfterSeconds } = error;
    // What the request itself is to blame for stays wrong; what is busy or away may come back.
    const isPermanent = status < 500 && status !== 429;
    return { code, isPermanent, retryAfterMs: retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000 };
  }
  return { code: 'internal', isPermanent: false, retryAfterMs: undefined };
}
