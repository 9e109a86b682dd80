import { Counter } from 'prom-client';
import { createCapAlarm } from '../../platform/cap-alarm.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { countAllFree } from './store.ts';

/** So old may be what is known of all users together: between a question and its first word nobody counts the others'. */
const knownForMs = 5_000;
const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

const usesTotal = new Counter({
  name: 'free_model_uses_total',
  help: 'Questions of users that a model answers for nothing: admitted, or over the cap of all users.',
  labelNames: ['outcome'] as const,
});
// Shown from the start, so that an alarm on their growth sees the first one.
for (const outcome of ['admitted', 'capped']) usesTotal.inc({ outcome }, 0);

export interface FreeRates {
  /** Of one user. */
  perDay: number;
  /** All users together have had what the house gives: until some of it is an hour or a day ago nobody gets more. */
  isSpent: boolean;
}

interface Known {
  perDay: number;
  caps: { per_hour: number; per_day: number };
  hour: number;
  day: number;
  until: number;
}

/**
 * What is given away: to one user, and to all of them. The second is counted every few seconds and added to in between, so that each
 * process may exceed it by what the others admit in that time; it bounds what a crowd of accounts can cost us, and need not be exact.
 */
export function createFreeRates(
  { clock, config, logger }: Pick<Platform, 'clock' | 'config' | 'logger'>,
  settings: Pick<SettingsService, 'readSetting'>,
) {
  const alarm = createCapAlarm(logger, 'chat_free_caps', 'free questions of all users');
  let known: Known | null = null;

  async function look(db: Queryable): Promise<Known> {
    if (known && performance.now() < known.until) return known;
    // Whoever comes while one counts goes on with what is known.
    if (known) known.until = performance.now() + knownForMs;
    const at = clock.now().getTime();
    const perDay = await settings.readSetting(db, 'chat_free_per_day');
    const caps = await settings.readSetting(db, 'chat_free_caps');
    const counted = await countAllFree(db, { hour: new Date(at - hourMs), day: new Date(at - dayMs) });
    known = { perDay, caps, ...counted, until: performance.now() + knownForMs };
    return known;
  }

  return {
    /** Inside a transaction it asks that alone. */
    async read(db: Queryable): Promise<FreeRates> {
      const { perDay, caps, hour, day } = await look(db);
      const scaled = (count: number) => Math.max(1, Math.floor(count * config.rateLimitScale));
      return { perDay, isSpent: hour >= scaled(caps.per_hour) || day >= scaled(caps.per_day) };
    },

    admitted(): void {
      usesTotal.inc({ outcome: 'admitted' });
      if (!known) return;
      known.hour += 1;
      known.day += 1;
    },

    refused(): void {
      usesTotal.inc({ outcome: 'capped' });
      if (known) alarm(knownForMs / 1_000, known.caps);
    },
  };
}
