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
  { db, clock, config, logger }: Pick<Platform, 'db' | 'clock' | 'config' | 'logger'>,
  settings: Pick<SettingsService, 'readSetting'>,
) {
  const alarm = createCapAlarm(logger, 'chat_free_caps', 'free questions of all users');
  let known: Known | null = null;

  async function look(queryable: Queryable): Promise<Known> {
    if (known && performance.now() < known.until) return known;
    // Whoever comes while one counts goes on with what is known.
    if (known) known.until = performance.now() + knownForMs;
    return count(queryable);
  }

  async function count(queryable: Queryable): Promise<Known> {
    const at = clock.now().getTime();
    const perDay = await settings.readSetting(queryable, 'chat_free_per_day');
    const caps = await settings.readSetting(queryable, 'chat_free_caps');
    const counted = await countAllFree(queryable, { hour: new Date(at - hourMs), day: new Date(at - dayMs) });
    known = { perDay, caps, ...counted, until: performance.now() + knownForMs };
    return known;
  }

  const scaled = (most: number): number => Math.max(1, Math.floor(most * config.rateLimitScale));
  const ratesOf = ({ perDay, caps, hour, day }: Known): FreeRates => ({
    perDay,
    isSpent: hour >= scaled(caps.per_hour) || day >= scaled(caps.per_day),
  });

  return {
    /** Inside a transaction it asks that alone. */
    read: async (queryable: Queryable): Promise<FreeRates> => ratesOf(await look(queryable)),

    /** Outside of one. What has just grown old is counted anew beside it: of a hundred who ask, none has to wait for the count. */
    async readAtOnce(): Promise<FreeRates> {
      const overdueMs = known ? performance.now() - known.until : Number.POSITIVE_INFINITY;
      if (!known || overdueMs > knownForMs) return ratesOf(await look(db));
      if (overdueMs > 0) look(db).catch((err) => logger.warn({ err }, 'cannot count free questions now'));
      return ratesOf(known);
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
