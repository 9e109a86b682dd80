import type { ErrorCode } from '@yanmo/contract/errors';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';

export type RunState = 'QUEUED' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

/** Of a run that somebody waits for: before the steps of whole papers. */
export const watchedPriority = 1;

export interface Run<Input = unknown> {
  id: string;
  kind: string;
  userId: string | null;
  /** What it is about, in the owning room's words: an outline's key, an order item's id. */
  subject: string;
  input: Input;
  state: RunState;
  priority: number;
  phase: string;
  error: ErrorCode | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface Step {
  id: string;
  runId: string;
  kind: string;
  /** The hash of kind and input; also the name under which bought answers are found again. */
  key: string;
  phase: string;
  position: number;
  input: unknown;
  output: unknown;
  state: RunState;
  attempt: number;
  failures: number;
  /** Workers that fell silent over it. */
  lostLeases: number;
  createdAt: Date;
  finishedAt: Date | null;
}

/** How far a step is, without what it answered: outputs are whole texts, and pages ask every few seconds. */
export type StepProgress = Pick<Step, 'id' | 'kind' | 'input' | 'state' | 'createdAt'>;

export interface StepContext<Input> {
  run: Run;
  step: Step;
  input: Input;
  /** Its place among all steps that wait for the same thing, the highest first. */
  turn: number;
  /** Aborted when the lease is lost, the run was cancelled or the process stops. */
  signal: AbortSignal;
  /** An event for those who watch. Throws LeaseLost. */
  emit(type: string, data: unknown): Promise<void>;
  /**
   * A text that grows; it reaches the watchers at once as events `text` with { step, offset, text }: keep what you have up to
   * `offset`, append `text`. Throws LeaseLost.
   */
  appendText(text: string): Promise<void>;
  /** The whole text anew. */
  replaceText(text: string): Promise<void>;
  /**
   * Rows of the room, written only if this worker still holds the step; what is emitted with them is told at their commit.
   * Throws LeaseLost.
   */
  write<Result>(
    work: (tx: Tx, emit: (type: string, data: unknown) => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
}

export interface StepDefinition<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  input: Input;
  output: Output;
  /** Tries after the first one that failed; then the run fails. */
  retryLimit?: number;
  /** How long it may only be late, from when it was planned; then the run fails with the code that it was late with. */
  patienceMs?: number;
  /** The first pause after a failure; it doubles each time, up to five minutes. */
  retryDelayMs?: number;
  /** May run twice (its worker was killed before it could say that it finished); what it writes by the context counts once. */
  work(context: StepContext<z.output<Input>>): Promise<z.input<Output>>;
  /** In the transaction that ends the step: exactly once for a step that succeeds. */
  onDone?(tx: Tx, done: { run: Run; step: Step; input: z.output<Input>; output: z.output<Output> }): Promise<void>;
}

export function defineStep<Input extends z.ZodType, Output extends z.ZodType>(
  definition: StepDefinition<Input, Output>,
): StepDefinition<Input, Output> {
  return definition;
}

// biome-ignore lint/suspicious/noExplicitAny: steps of any schemas, as a run holds them
export type AnySteps = Record<string, StepDefinition<any, any>>;

export interface Phase<Steps extends AnySteps> {
  phase: string;
  /** The inputs of each kind of step. Done at the same time, in any order; the next phase begins when all are done. */
  steps: { [Kind in keyof Steps]?: z.input<Steps[Kind]['input']>[] };
}

export interface FinishedPhase<Steps extends AnySteps> {
  phase: string;
  /** What the steps of a kind were asked and answered, in the order in which they were planned. */
  results<Kind extends keyof Steps & string>(
    kind: Kind,
  ): { input: z.output<Steps[Kind]['input']>; output: z.output<Steps[Kind]['output']> }[];
}

export interface RunDefinition<Input extends z.ZodType, Steps extends AnySteps> {
  /** Room and deed: `papers.write-paper`. */
  kind: string;
  input: Input;
  steps: Steps;
  /**
   * What is to be done after a phase (null: at the beginning); null when all is done. Called exactly once a phase, in
   * the transaction that ends it, with the run locked: it may write, and must not wait for anything outside.
   */
  planNext(tx: Tx, run: Run<z.output<Input>>, finished: FinishedPhase<Steps> | null): Promise<Phase<Steps> | null>;
  /** In the transaction that ends the run, whichever way: exactly once. */
  onEnded?(tx: Tx, run: Run<z.output<Input>>): Promise<void>;
}

export function defineRun<Input extends z.ZodType, Steps extends AnySteps>(
  definition: RunDefinition<Input, Steps>,
): RunDefinition<Input, Steps> {
  return definition;
}

// biome-ignore lint/suspicious/noExplicitAny: a run of any schemas, as the registry holds them
export type AnyRunDefinition = RunDefinition<any, any>;

/** A step's failure in the words of the error table. Other errors count as `internal` and are tried again. */
export class StepFailure extends Error {
  readonly code: ErrorCode;
  /** Trying the same again cannot help. */
  readonly isPermanent: boolean;
  /** Nothing failed: the step waits for its turn again, and no try is used up. */
  readonly isOnlyLate: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ErrorCode,
    options: { isPermanent?: boolean; isOnlyLate?: boolean; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'StepFailure';
    this.code = code;
    this.isPermanent = options.isPermanent ?? false;
    this.isOnlyLate = options.isOnlyLate ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Another worker holds the step now, or nobody may: whatever this one still writes is refused. */
export class LeaseLost extends Error {
  constructor(stepId: string) {
    super(`the lease of step ${stepId} is lost`);
    this.name = 'LeaseLost';
  }
}
