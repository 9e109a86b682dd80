/** Business time. Tests move it; leases use the database's own clock, which all machines share. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const dayMs = 24 * 60 * 60 * 1000;
/** China has one time zone and no summer time. */
const chinaOffsetMs = 8 * 60 * 60 * 1000;

/** The day that it is in China, as 20260301. */
export function dayNumber(at: Date): string {
  return new Date(at.getTime() + chinaOffsetMs).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Our users' day begins at midnight in China. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor((at.getTime() + chinaOffsetMs) / dayMs) * dayMs - chinaOffsetMs);
}
