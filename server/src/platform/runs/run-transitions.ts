import type { ErrorCode } from '@yanmo/contract/errors';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { assertUserLives } from '../database/living-user.ts';
import type { LiveText } from '../live-text/live-text.ts';
import { endLiveTexts, holdLiveTexts, readLiveTexts } from '../live-text/live-text-store.ts';
import type { AnyRunDefinition, AnySteps, FinishedPhase, Run, RunState, Step } from './run.ts';
import { LeaseLost } from './run.ts';
import { appendRunEvents, textEventType, type WholeText } from './run-events-store.ts';
import { closeRun, getRun, holdUserOfRun, insertRun, lockRun, type NewRun, setPhase } from './run-store.ts';
import { stepKey } from './step-key.ts';
import {
  countSteps,
  type Fence,
  failStep,
  insertSteps,
  listSteps,
  lockHeldStep,
  requeueStep,
  succeedStep,
} from './step-store.ts';

/** A plan that gives phase after phase without a step to do is a bug that must not spin inside a transaction. */
const maximumEmptyPhases = 100;

export interface Transitions {
  create(tx: Tx, run: NewRun): Promise<Run>;
  /** False when the run is over already. */
  cancel(tx: Tx, runId: string): Promise<boolean>;
  /** A transaction in which the step is proven to be held. */
  whileHeld<Result>(fence: Fence, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** The same for what is written to the run alone. */
  tellWhileHeld(fence: Fence, work: (tx: Tx) => Promise<void>): Promise<void>;
  /** `text`: what grew while it was done, and how far readers could follow it. */
  finish(step: Step, input: unknown, output: unknown, text: Omit<LiveText, 'part'> | null): Promise<void>;
  fail(step: Step, code: ErrorCode, options?: { onlyIfExpired?: boolean }): Promise<void>;
  retry(step: Step, delayMs: number, code: ErrorCode): Promise<void>;
  /** Gives the step back; it did not fail. */
  release(step: Step, options?: { delayMs?: number; onlyIfExpired?: boolean }): Promise<void>;
}

/**
 * Every change of a run's state: one transaction each. What may write rows of rooms holds the run's user first, then the
 * run: the deletion of an account takes them in the same order. Those that take a step throw LeaseLost and write nothing
 * when another worker holds it by now, or the account is gone.
 */
export function createTransitions(options: {
  db: Database;
  getDefinition(kind: string): AnyRunDefinition;
  /** `again`: they had their turn before. */
  send(tx: Tx, run: Run, steps: readonly Step[], again?: { startAfter?: Date }): Promise<void>;
}): Transitions {
  const { db, getDefinition, send } = options;

  async function end(tx: Tx, run: Run, state: RunState, error: ErrorCode | null): Promise<void> {
    // What grew until now was seen: whoever comes back finds it among the events.
    const isGrowing = await holdLiveTexts(tx, run.id);
    const texts = isGrowing ? (await readLiveTexts(tx, run.id)).map(wholeText) : [];
    if (isGrowing) await endLiveTexts(tx, [run.id]);
    // The last event of a run: appended before the state changes, after which none is taken.
    await appendRunEvents(tx, run.id, [...texts, { type: 'done', data: error ? { state, error } : { state } }]);
    const ended = await closeRun(tx, run.id, state, error);
    const definition = getDefinition(run.kind);
    await definition.onEnded?.(tx, withParsedInput(definition, ended));
  }

  async function advance(tx: Tx, run: Run, finished: FinishedPhase<AnySteps> | null): Promise<void> {
    const definition = getDefinition(run.kind);
    const parsed = withParsedInput(definition, run);
    let last = finished;
    for (let count = 0; count < maximumEmptyPhases; count += 1) {
      const next = await definition.planNext(tx, parsed, last);
      if (!next) return end(tx, run, 'SUCCEEDED', null);
      const planned = await insertSteps(tx, run.id, next.phase, planSteps(definition, next.steps));
      await setPhase(tx, run.id, next.phase);
      const open = planned.filter(({ state }) => state === 'QUEUED');
      const progress = { phase: next.phase, done: planned.length - open.length, total: planned.length };
      await appendRunEvents(tx, run.id, [{ type: 'stage', data: progress }]);
      if (open.length > 0) return send(tx, run, open);
      last = finishedPhase(definition, next.phase, planned);
    }
    throw new Error(`${run.kind} planned ${maximumEmptyPhases} phases without a step to do`);
  }

  function inRun<Result>(fence: Fence, work: (tx: Tx, run: Run) => Promise<Result>): Promise<Result> {
    return inTransaction(db, async (tx) => {
      const run = await lockRun(tx, fence.runId);
      if (!run) throw new LeaseLost(fence.id);
      return work(tx, run);
    });
  }

  function forUser<Result>(fence: Fence, work: (tx: Tx, run: Run) => Promise<Result>): Promise<Result> {
    return inTransaction(db, async (tx) => {
      const lives = await holdUserOfRun(tx, fence.runId);
      const run = lives ? await lockRun(tx, fence.runId) : null;
      if (!run) throw new LeaseLost(fence.id);
      return work(tx, run);
    });
  }

  async function assertHeld(tx: Tx, fence: Fence): Promise<void> {
    if (!(await lockHeldStep(tx, fence))) throw new LeaseLost(fence.id);
  }

  return {
    async create(tx, given) {
      if (given.userId !== null) await assertUserLives(tx, given.userId);
      const run = await insertRun(tx, given);
      await advance(tx, run, null);
      return getRun(tx, run.id);
    },
    async cancel(tx, runId) {
      await holdUserOfRun(tx, runId);
      const run = await lockRun(tx, runId);
      if (!run || run.finishedAt) return false;
      await end(tx, run, 'CANCELLED', null);
      return true;
    },
    whileHeld: (fence, work) =>
      forUser(fence, async (tx) => {
        await assertHeld(tx, fence);
        return work(tx);
      }),
    tellWhileHeld: (fence, work) =>
      inRun(fence, async (tx) => {
        await assertHeld(tx, fence);
        await work(tx);
      }),
    finish: (step, input, output, text) =>
      forUser(step, async (tx, run) => {
        if (!(await succeedStep(tx, step, output))) throw new LeaseLost(step.id);
        await endLiveTexts(tx, [run.id], step.id);
        const definition = getDefinition(run.kind);
        await definition.steps[step.kind]?.onDone?.(tx, { run, step, input, output });
        // The run is locked: of two last steps that finish at the same moment, the second sees that the first is done.
        const { done, total, open } = await countSteps(tx, run.id, step.phase);
        const progress = { phase: step.phase, done, total, step: step.id };
        const texts = text ? [wholeText({ ...text, part: step.id })] : [];
        await appendRunEvents(tx, run.id, [...texts, { type: 'progress', data: progress }]);
        if (open > 0) return;
        await advance(tx, run, finishedPhase(definition, step.phase, await listSteps(tx, run.id, step.phase)));
      }),
    fail: (step, code, { onlyIfExpired = false } = {}) =>
      forUser(step, async (tx, run) => {
        if (!(await failStep(tx, step, { error: code, onlyIfExpired }))) throw new LeaseLost(step.id);
        await end(tx, run, 'FAILED', code);
      }),
    retry: (step, delayMs, code) =>
      inRun(step, async (tx, run) => {
        const startAfter = await requeueStep(tx, step, { delayMs, error: code, onlyIfExpired: false });
        if (!startAfter) throw new LeaseLost(step.id);
        await send(tx, run, [step], { startAfter });
      }),
    release: (step, { delayMs = 0, onlyIfExpired = false } = {}) =>
      inRun(step, async (tx, run) => {
        const startAfter = await requeueStep(tx, step, { delayMs, error: null, onlyIfExpired });
        if (!startAfter) throw new LeaseLost(step.id);
        await send(tx, run, [step], { startAfter });
      }),
  };
}

function wholeText({ part, generation, seq, text }: LiveText): { type: string; data: WholeText } {
  return { type: textEventType, data: { step: part, offset: 0, text, live: [generation, seq] } };
}

function withParsedInput(definition: AnyRunDefinition, run: Run): Run {
  return { ...run, input: definition.input.parse(run.input) };
}

interface PlannedStep {
  kind: string;
  key: string;
  input: unknown;
}

function planSteps(definition: AnyRunDefinition, inputs: Record<string, unknown[] | undefined>): PlannedStep[] {
  const byKey = new Map<string, PlannedStep>();
  for (const [kind, ofKind = []] of Object.entries(inputs)) {
    const step = definition.steps[kind];
    if (!step) throw new TypeError(`${definition.kind} has no step ${kind}`);
    for (const input of ofKind) {
      step.input.parse(input);
      const key = stepKey(kind, input);
      if (!byKey.has(key)) byKey.set(key, { kind, key, input });
    }
  }
  return [...byKey.values()];
}

function finishedPhase(definition: AnyRunDefinition, phase: string, steps: Step[]): FinishedPhase<AnySteps> {
  const inOrder = steps.toSorted((a, b) => a.position - b.position);
  return {
    phase,
    results: (kind) =>
      inOrder
        .filter((step) => step.kind === kind)
        .map(({ input, output }) => ({
          input: definition.steps[kind]?.input.parse(input),
          output: definition.steps[kind]?.output.parse(output),
        })),
  };
}
