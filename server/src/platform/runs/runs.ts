import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Database, Queryable, Tx } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { holdLiveTexts, readLiveTexts } from '../live-text/live-text-store.ts';
import type { LiveTextWriter } from '../live-text/live-text-writer.ts';
import type { Logger } from '../logger.ts';
import type { AnyRunDefinition, AnySteps, Run, RunDefinition, Step, StepProgress } from './run.ts';
import { LeaseLost } from './run.ts';
import { appendRunEvents } from './run-events-store.ts';
import {
  countRunsSucceededSince,
  eraseRunsOf,
  findRun,
  findRunOf,
  holdUserOfRun,
  listRunsOf,
  listSucceededRuns,
  lockRun,
  lockRunsOf,
} from './run-store.ts';
import { createTransitions } from './run-transitions.ts';
import { createStepRunner } from './step-runner.ts';
import { listExpiredSteps, listStepProgress, takeForgottenSteps } from './step-store.ts';
import { countOpenStepsBefore, turnOf } from './turn.ts';

const sweptAtOnce = 100;
/** Of one step. One over which so many workers fell silent is what kills them; waiting and being given back are not counted. */
const maximumLostLeases = 20;

export interface Runs {
  /** In every process that makes, cancels or works on runs of this kind, before start(). */
  register<Input extends z.ZodType, Steps extends AnySteps>(definition: RunDefinition<Input, Steps>): void;
  /** Makes the run and its first steps in the caller's transaction; workers begin at its commit. */
  create<Input extends z.ZodType, Steps extends AnySteps>(
    tx: Tx,
    definition: RunDefinition<Input, Steps>,
    run: { userId: string | null; subject: string; input: z.input<Input>; priority?: number },
  ): Promise<Run>;
  /** Holds a run still to the end of the transaction: its workers write nothing and ask a model for nothing meanwhile. */
  hold(tx: Tx, runId: string): Promise<void>;
  /** False when the run is over already. Workers of its steps hear of it at their next heartbeat. */
  cancel(tx: Tx, runId: string): Promise<boolean>;
  /** The same in a transaction of its own, for whoever holds what is locked after runs: an order, say. */
  cancelLater(tx: Tx, runId: string): Promise<void>;
  /** An event from outside a step. False when the run is over. */
  emit(tx: Tx, runId: string, type: string, data: unknown): Promise<boolean>;
  find(db: Queryable, runId: string): Promise<Run | null>;
  /** The newest run of a kind about a subject. */
  findOf(db: Queryable, kind: string, subject: string): Promise<Run | null>;
  listSteps(db: Queryable, runId: string): Promise<StepProgress[]>;
  /** By step: what grows at this moment, all that anybody could read of it. */
  readTexts(db: Queryable, runId: string): Promise<Map<string, string>>;
  countSucceededSince(kind: string, since: Date): Promise<number>;
  /** The newest of a kind that were brought to their end. */
  listSucceeded(db: Queryable, kind: string, limit: number): Promise<Run[]>;
  /** Runs as a part of an account that is exported or deleted. */
  accountPart: {
    room: string;
    exportRows(tx: Tx, userId: string): Promise<{ runs: unknown[] }>;
    lock(tx: Tx, userId: string): Promise<void>;
    erase(tx: Tx, userId: string): Promise<void>;
  };
  /** Begins to look after steps whose worker fell silent; for processes that work. */
  start(): void;
  stop(): Promise<void>;
}

export function createRuns(options: {
  db: Database;
  jobs: Jobs;
  texts: LiveTextWriter;
  config: Pick<Config, 'stepLeaseMs' | 'runConcurrency'>;
  logger: Logger;
}): Runs {
  const { db, jobs, texts, config, logger } = options;
  const leaseMs = config.stepLeaseMs;
  const definitions = new Map<string, AnyRunDefinition>();
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Ids only: what is to be done, and whether it still is, stands in the row. */
  const stepJob = defineJob({
    name: 'runs.step',
    payload: z.object({ stepId: z.uuid() }),
    policy: 'short',
    retryLimit: 5,
    expireInSeconds: 60 * 60,
  });

  const cancelJob = defineJob({ name: 'runs.cancel', payload: z.object({ runId: z.uuid() }), retryLimit: 5 });

  function getDefinition(kind: string): AnyRunDefinition {
    const definition = definitions.get(kind);
    if (!definition) throw new Error(`runs of the kind ${kind} are not registered`);
    return definition;
  }

  /** Steps that are new stand behind what their user asked for before; one that had its turn and comes again, behind nothing. */
  async function send(tx: Tx, run: Run, steps: readonly Step[], again?: { startAfter?: Date }): Promise<void> {
    const before = again ? 0 : await countOpenStepsBefore(tx, run);
    await jobs.enqueueAll(
      tx,
      stepJob,
      steps.map((step, index) => ({
        payload: { stepId: step.id },
        options: {
          priority: turnOf({ runAtMs: run.createdAt.getTime(), ahead: before + index, priority: run.priority }),
          singletonKey: step.id,
          ...(again?.startAfter ? { startAfter: again.startAfter } : {}),
        },
      })),
    );
  }

  const transitions = createTransitions({ db, getDefinition, send });
  const runStep = createStepRunner({
    db,
    transitions,
    texts,
    findDefinition: (kind) => definitions.get(kind),
    leaseMs,
    logger,
  });
  jobs.work(stepJob, ({ stepId }, { signal, priority }) => runStep(stepId, { stop: signal, turn: priority }), {
    concurrency: config.runConcurrency,
    looksOften: true,
  });

  jobs.work(cancelJob, async ({ runId }) => {
    await inTransaction(db, (tx) => transitions.cancel(tx, runId));
  });

  /** Steps whose worker fell silent, and steps whose job got lost, are sent again. Every worker does it; the fence lets one win. */
  async function sweep(): Promise<void> {
    for (const step of await listExpiredSteps(db, sweptAtOnce)) {
      const log = { runId: step.runId, stepId: step.id, attempt: step.attempt };
      try {
        if (step.lostLeases + 1 >= maximumLostLeases) await transitions.fail(step, 'internal', { onlyIfExpired: true });
        else await transitions.release(step, { onlyIfExpired: true });
        logger.warn(log, 'the worker of a step fell silent');
      } catch (error) {
        // One that cannot be settled must not keep the others waiting.
        if (!(error instanceof LeaseLost)) logger.error({ ...log, err: error }, 'cannot take a step over');
      }
    }
    await inTransaction(db, async (tx) => {
      for (const step of await takeForgottenSteps(tx, leaseMs * 3, sweptAtOnce)) {
        const run = await findRun(tx, step.runId);
        if (run) await send(tx, run, [step], {});
      }
    });
  }

  function sweepLater(): void {
    timer = setTimeout(
      () => {
        sweeping = sweep()
          .catch((error) => logger.warn({ err: error }, 'cannot look after silent workers now'))
          .finally(() => {
            if (timer) sweepLater();
          });
      },
      Math.min(1_000, leaseMs / 2),
    );
  }

  return {
    register(definition) {
      if (definitions.has(definition.kind))
        throw new Error(`runs of the kind ${definition.kind} are registered already`);
      definitions.set(definition.kind, definition);
    },
    create(tx, definition, { userId, subject, input, priority = 0 }) {
      if (getDefinition(definition.kind) !== definition) throw new Error(`${definition.kind} is registered otherwise`);
      return transitions.create(tx, { kind: definition.kind, userId, subject, input, priority });
    },
    async hold(tx, runId) {
      await holdUserOfRun(tx, runId);
      await lockRun(tx, runId);
      await holdLiveTexts(tx, runId);
    },
    cancel: (tx, runId) => transitions.cancel(tx, runId),
    async cancelLater(tx, runId) {
      await jobs.enqueue(tx, cancelJob, { runId });
    },
    emit: (tx, runId, type, data) => appendRunEvents(tx, runId, [{ type, data }]),
    find: findRun,
    findOf: findRunOf,
    listSteps: listStepProgress,
    readTexts: async (queryable, runId) =>
      new Map((await readLiveTexts(queryable, runId)).map(({ part, text }) => [part, text])),
    listSucceeded: listSucceededRuns,
    countSucceededSince: (kind, since) => countRunsSucceededSince(db, kind, since),
    accountPart: {
      room: 'platform/runs',
      exportRows: async (tx, userId) => ({ runs: await listRunsOf(tx, userId) }),
      lock: lockRunsOf,
      erase: eraseRunsOf,
    },
    start: sweepLater,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await sweeping;
    },
  };
}
