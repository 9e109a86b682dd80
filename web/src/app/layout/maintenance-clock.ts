import type { Maintenance } from '@yanmo/contract/home';

export interface MaintenanceClock {
  /** ANNOUNCED: until it starts; UNDER_WAY: until it ends. */
  phase: 'ANNOUNCED' | 'UNDER_WAY';
  /** Hours, minutes and seconds, as on a clock; the hours go on past a day. */
  left: string;
}

/** Where a maintenance stands; null once it is over, whatever the server's last answer still says. */
export function maintenanceClock(
  { starts_at, ends_at }: Pick<Maintenance, 'starts_at' | 'ends_at'>,
  nowMs: number,
): MaintenanceClock | null {
  const startMs = Date.parse(starts_at);
  const endMs = Date.parse(ends_at);
  if (nowMs >= endMs) return null;
  const isUnderWay = nowMs >= startMs;
  const seconds = Math.ceil(((isUnderWay ? endMs : startMs) - nowMs) / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const left = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return { phase: isUnderWay ? 'UNDER_WAY' : 'ANNOUNCED', left };
}
