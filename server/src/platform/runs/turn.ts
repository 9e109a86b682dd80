import type { Queryable } from '../database/database.ts';
import type { Run } from './run.ts';
import { openStates } from './run-store.ts';

/** Numbers that fit the queue's 32 bits until 2094. */
const epochMs = Date.UTC(2026, 0, 1);
/**
 * How much later a step counts as asked for, for each step of its user's that comes before it. Too little, and one user's ten papers go
 * before another's first; too much, and the end of a long paper waits for everybody who comes in the hours after it.
 */
const secondsAStepAhead = 10;
const secondsAPriority = 3_600;

/**
 * The place of a step in the queue, the highest first. Users share the workers by when their steps would begin if each
 * user's came one after the other: the first step of a new user goes before the hundredth of another, whoever is alone
 * has all workers, and nobody waits for ever, since runs that are made later count as later. All steps of a run count from
 * when it was made: what is nearly done does not stand behind all that others have begun meanwhile.
 */
export function turnOf(place: { runAtMs: number; ahead: number; priority: number }): number {
  const { runAtMs, ahead, priority } = place;
  return priority * secondsAPriority - Math.floor((runAtMs - epochMs) / 1000) - ahead * secondsAStepAhead;
}

/**
 * Steps that the user of a run has open in runs that were made before it. Two runs that plan at the same instant do not see
 * each other's: their user has a larger share for that once, and no lock is needed between runs.
 */
export async function countOpenStepsBefore(
  db: Queryable,
  run: Pick<Run, 'id' | 'userId' | 'createdAt'>,
): Promise<number> {
  const { userId } = run;
  if (userId === null) return 0;
  const { count } = await db
    .selectFrom('run_steps')
    .innerJoin('runs', 'runs.id', 'run_steps.run_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('runs.user_id', '=', userId)
    .where('runs.id', '!=', run.id)
    .where('runs.created_at', '<=', run.createdAt)
    .where('runs.finished_at', 'is', null)
    .where('run_steps.state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return count;
}
