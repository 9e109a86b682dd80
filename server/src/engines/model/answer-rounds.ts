import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { type EngineCall, EngineRefused, EngineUnavailable } from '../engine.ts';
import { AsyncQueue } from './async-queue.ts';
import type { ModelCalls } from './model-calls.ts';
import { findCall, findSameRequest, refuseCalls } from './store.ts';

export interface Asker {
  db: Database;
  calls: ModelCalls;
  model: string;
  /** What a context holds, question and answer together. */
  contextTokens: number;
}

/** Rounds that go on after a cut or a broken stream; each must bring something, so that the sum of them is bounded. */
export const maximumContinuations = 4;
/** Enough of a wrong answer for the model to see its mistake. */
export const wrongAnswerMaximum = 20_000;

/** Hands on what the rounds give, as they give it. */
export async function* streamRounds<Item>(
  call: EngineCall,
  ask: (call: EngineCall, give: (item: Item) => void) => Promise<void>,
): AsyncGenerator<Item, void, undefined> {
  const queue = new AsyncQueue<Item>();
  const leaving = new AbortController();
  const asking = ask({ ...call, signal: AbortSignal.any([call.signal, leaving.signal]) }, (item) =>
    queue.push(item),
  ).then(
    () => queue.end(),
    (error: unknown) => queue.fail(isTimeUp(call.signal, error) ? timeUp(error) : error),
  );
  try {
    yield* queue;
  } finally {
    // A consumer that stops early stops paying; its slot is free when this returns.
    leaving.abort(new Error('the reader of the answer left'));
    await asking;
  }
}

/** The caller did not leave, it ran out of time: to whoever waits, that is an engine which did not answer. */
function isTimeUp({ reason }: AbortSignal, error: unknown): boolean {
  return error === reason && reason instanceof DOMException && reason.name === 'TimeoutError';
}

function timeUp(cause: unknown): EngineUnavailable {
  return new EngineUnavailable('the model did not answer within the caller’s time', { cause });
}

/** Keys hold their subject: two subjects whose steps hash alike must not read each other's answers. */
export const ownKeyOf = ({ subject, stepKey }: EngineCall): string => `${subject.kind}/${subject.id}/${stepKey}`;

/** The step's own row once it has one; else that of a step of the same subject that asked the same. */
export async function findFirstKey(db: Database, call: EngineCall, requestHash: string): Promise<string> {
  const ownKey = ownKeyOf(call);
  const own = await findCall(db, ownKey);
  if (own && own.state !== 'REFUSED') return ownKey;
  const same = await findSameRequest(db, call.subject, requestHash);
  return same?.stepKey ?? ownKey;
}

export function roundKey(firstKey: string, round: number): string {
  return round === 0 ? firstKey : `${firstKey}#${round}`;
}

export function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** None of the rounds so far is of use; the next call for the step buys new ones. */
export async function refuseRounds(
  db: Database,
  firstKey: string,
  rounds: number,
  problems: readonly string[],
): Promise<never> {
  const message = `the model’s answer cannot be used: ${problems.join('; ')}`;
  await refuseCalls(
    db,
    Array.from({ length: rounds }, (_, index) => roundKey(firstKey, index)),
    message,
  );
  throw new EngineRefused(message);
}
