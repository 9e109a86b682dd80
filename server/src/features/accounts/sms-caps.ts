import { Counter } from 'prom-client';
import { AppError } from '../../platform/app-error.ts';
import { createCapAlarm } from '../../platform/cap-alarm.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { findFullSince, type SendCaps } from './sms-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

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

/** What all phones together may cost us. */
export function createSmsCaps(
  { config, logger }: Pick<Platform, 'config' | 'logger'>,
  settings: Pick<SettingsService, 'getSetting'>,
) {
  const alarm = createCapAlarm(logger, 'sms_caps', 'codes to all phones');

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
      const [hour, day] = caps;
      alarm(seconds, { per_hour: hour.count, per_day: day.count });
      throw new AppError('sms_cap_reached', {}, { retryAfterSeconds: seconds });
    },
  };
}
