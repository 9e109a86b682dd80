import { existsSync, readFileSync } from 'node:fs';

/** Where Linux counts the time of its processors. */
export const statistics = '/proc/stat';

/** Ticks of all processors since the start: those that the host gave to somebody else, and all. */
export interface Ticks {
  stolen: number;
  all: number;
}

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq and steal; what guests took is within the first two. */
export function parseTicks(text: string): Ticks {
  const ticks = (/^cpu\s+(.*)$/m.exec(text)?.[1] ?? '').split(/\s+/).slice(0, 8).map(Number);
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) };
}

/** Which share of the processors' time the host took while `act` ran; null where the system does not say. */
export async function withStolenShare<Result>(act: () => Promise<Result>): Promise<Result & { stolen: number | null }> {
  if (!existsSync(statistics)) return { ...(await act()), stolen: null };
  const before = parseTicks(readFileSync(statistics, 'utf8'));
  const result = await act();
  const after = parseTicks(readFileSync(statistics, 'utf8'));
  return { ...result, stolen: (after.stolen - before.stolen) / Math.max(1, after.all - before.all) };
}
