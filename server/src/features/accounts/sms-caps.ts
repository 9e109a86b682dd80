import { Counter } from 'prom-client';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { findFullSince, type SendCaps } from './sms-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Once it is reached, every visitor meets it; one line a minute says as much as a thousand. */
const warnEveryMs = 60_000;

export const sendsTotal = new Counter({
  name: 'sms_sends_total',
  help: 'Codes asked for that the limits of phone and address allowed: sent, failed at the provider, or over the cap of all phones.',
  labelNames: ['outcome'] as const,
});
// Shown from the start, so that an alarm on their growth sees the first one.
for (const outcome of ['sent', 'failed', 'capped']) sendsTotal.inc({ outcome }, 0);

export const secondsUntilRoom = (since: Date, windowMs: number, at: Date): number =>
  Math.max(1, Math.ceil((since.getTime() + windowMs - at.getTime()) / 1000));

export type SmsCaps = ReturnType<typeof createSmsCaps>;

/** What all phones together may cost us. Limits by phone and address alone do not bound that: there are enough of both. */
export function createSmsCaps(
  { config, logger }: Pick<Platform, 'config' | 'logger'>,
  settings: Pick<SettingsService, 'getSetting'>,
) {
  let warnedAt = Number.NEGATIVE_INFINITY;

  return {
    /** Read before the transaction that asserts it. */
    async read(): Promise<SendCaps> {
      const { per_hour, per_day } = await settings.getSetting('sms_caps');
      const scaled = (count: number) => Math.max(1, Math.floor(count * config.rateLimitScale));
      return [
        { windowMs: hourMs, count: scaled(per_hour) },
        { windowMs: dayMs, count: scaled(per_day) },
      ];
    },

    async assertRoom(tx: Tx, caps: SendCaps, at: Date): Promise<void> {
      const waits: number[] = [];
      for (const cap of caps) {
        const since = await findFullSince(tx, cap, at);
        if (since) waits.push(secondsUntilRoom(since, cap.windowMs, at));
      }
      if (waits.length === 0) return;
      const seconds = Math.max(...waits);
      sendsTotal.inc({ outcome: 'capped' });
      if (performance.now() - warnedAt >= warnEveryMs) {
        warnedAt = performance.now();
        const [hour, day] = caps;
        logger.error(
          { perHour: hour.count, perDay: day.count, retryAfterSeconds: seconds },
          'the cap of codes to all phones is reached: nobody can ask for one (setting sms_caps)',
        );
      }
      throw new AppError('sms_cap_reached', {}, { retryAfterSeconds: seconds });
    },
  };
}
