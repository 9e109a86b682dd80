import { progressCapPercent } from '../../lib/constants.ts';

/**
 * How far the work looks: as far as it says, or as the time since the payment has it, whichever is more. The end is kept
 * for the file itself.
 */
export function progressPercent(paidAtMs: number, nowMs: number, minutes: number, measured: number): number {
  const byTime = minutes > 0 ? ((nowMs - paidAtMs) / (minutes * 60_000)) * progressCapPercent : 0;
  return Math.min(progressCapPercent, Math.max(0, byTime, measured));
}
