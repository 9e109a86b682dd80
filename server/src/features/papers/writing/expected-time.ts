import type { Queryable } from '../../../platform/database/database.ts';
import type { Runs } from '../../../platform/runs/runs.ts';
import { listSizes } from '../preview/paper-list-store.ts';
import { paperRunKind } from './write-paper-run.ts';

/** Newer ones say how the machine and the engine are now; more of them would only cost. */
const runsLookedAt = 60;
/** Pages ask every few seconds, and the sizes stand in large rows. */
const keptMs = 10_000;
/** A paper of another order of size takes its time otherwise: the fixed part of it weighs more, or less. */
const nearSize = 2;
/** What a run of each scope writes of its paper. */
const written = { all: 1, preview: 1 / 3, rest: 2 / 3 } as const;
export type Scope = keyof typeof written;

export interface Asked {
  engine: string;
  units: number;
  scope: Scope;
}

export interface FinishedRun extends Asked {
  seconds: number;
}

const workOf = ({ units, scope }: Asked): number => units * written[scope];

/** By the papers that this engine has written here: the median pace of those near in size, else of all; null without any. */
export function expectSeconds(finished: readonly FinishedRun[], asked: Asked): number | null {
  const alike = finished.filter((run) => run.engine === asked.engine && workOf(run) > 0);
  const wanted = workOf(asked);
  const near = alike.filter((run) => workOf(run) <= wanted * nearSize && workOf(run) >= wanted / nearSize);
  const paces = (near.length > 0 ? near : alike).map((run) => run.seconds / workOf(run)).sort((a, b) => a - b);
  const middle = paces[Math.floor(paces.length / 2)];
  return middle === undefined ? null : Math.max(1, Math.round(middle * wanted));
}

export type ExpectedTime = ReturnType<typeof createExpectedTime>;

/** How long a paper takes here, measured on the ones that were finished. */
export function createExpectedTime(runs: Pick<Runs, 'listSucceeded'>) {
  let known: { finished: readonly FinishedRun[]; until: number } | null = null;

  async function listFinished(db: Queryable): Promise<readonly FinishedRun[]> {
    if (known && known.until > performance.now()) return known.finished;
    const succeeded = await runs.listSucceeded(db, paperRunKind, runsLookedAt);
    const sizes = await listSizes(
      db,
      succeeded.map(({ subject }) => subject),
    );
    const finished = succeeded.flatMap(({ subject, input, startedAt, finishedAt }): FinishedRun[] => {
      const size = sizes.get(subject);
      const { scope } = input as { scope?: Scope };
      if (!size || !startedAt || !finishedAt || !scope || !(scope in written)) return [];
      return [{ ...size, scope, seconds: (finishedAt.getTime() - startedAt.getTime()) / 1000 }];
    });
    // One of many changes the median by nothing that a page shows; one of a few does.
    if (succeeded.length === runsLookedAt) known = { finished, until: performance.now() + keptMs };
    return finished;
  }

  return async (db: Queryable, asked: Asked): Promise<number | null> => expectSeconds(await listFinished(db), asked);
}
