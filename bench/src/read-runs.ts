import type { Bench } from './paper-program.ts';

/** How the double answers where time is measured, and how many calls may run at once. */
export const pace = { firstTokenMs: 500, tokensPerSecond: 50, slots: 16 } as const;

/** What one run had to ask, from the rows that the program keeps: each step's calls are one chain. */
interface Asked {
  phase: string;
  ms: number;
}

/**
 * The shortest time in which anybody could make these calls, the slots of the pace at once, when a phase begins after the one before:
 * for each phase its longest chain of calls, or all its calls shared out evenly, or (calls cannot be cut in two) the two
 * shortest of the slots + 1 longest one after the other, whichever is the most.
 */
export function criticalPathMs(asked: readonly Asked[]): number {
  const { slots } = pace;
  const phases = Map.groupBy(asked, ({ phase }) => phase);
  return [...phases.values()].reduce((sum, calls) => {
    const times = calls.map(({ ms }) => ms).sort((one, other) => other - one);
    const shared = times.reduce((total, ms) => total + ms, 0) / slots;
    const pair = times.length > slots ? (times[slots - 1] ?? 0) + (times[slots] ?? 0) : 0;
    return sum + Math.max(times[0] ?? 0, shared, pair);
  }, 0);
}

export interface RunRead {
  startedAt: Date;
  finishedAt: Date;
  asked: Asked[];
}

export async function readRuns({ pool }: Bench, numbers: readonly string[]): Promise<RunRead[]> {
  const { rows: runs } = await pool.query<{ id: string; created_at: Date; finished_at: Date }>(
    'select runs.id, runs.created_at, runs.finished_at from runs join papers on papers.run_id = runs.id where out_trade_no = any($1)',
    [numbers],
  );
  return Promise.all(
    runs.map(async (run) => {
      const { rows } = await pool.query<{ phase: string; attempts: string; tokens: string }>(
        `select s.phase, sum(c.attempts) as attempts, sum(c.tokens_out) as tokens
           from run_steps s join model_calls c on c.step_key like '%/' || s.key || '%'
          where s.run_id = $1 group by s.id, s.phase`,
        [run.id],
      );
      const asked = rows.map(({ phase, attempts, tokens }) => ({
        phase,
        ms: Number(attempts) * pace.firstTokenMs + (Number(tokens) / pace.tokensPerSecond) * 1000,
      }));
      return { startedAt: run.created_at, finishedAt: run.finished_at, asked };
    }),
  );
}
