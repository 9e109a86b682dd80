import { Counter } from 'prom-client';
import { AppError } from '../../platform/app-error.ts';
import { createCapAlarm } from '../../platform/cap-alarm.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';

const questionsTotal = new Counter({
  name: 'free_questions_total',
  help: 'Titles, keywords and outlines asked of a model for nothing: admitted, or over the cap of all callers.',
  labelNames: ['outcome'] as const,
});
// Shown from the start, so that an alarm on their growth sees the first one.
for (const outcome of ['admitted', 'capped']) questionsTotal.inc({ outcome }, 0);

export type FreeQuestions = ReturnType<typeof createFreeQuestions>;

/** What nobody pays us for and we pay a model for; the built-in engine costs nothing and has no cap. */
export function createFreeQuestions(
  { config, pool, logger }: Pick<Platform, 'config' | 'pool' | 'logger'>,
  settings: Pick<SettingsService, 'getSetting'>,
) {
  const limiter = createRateLimiter(pool, config.rateLimitScale);
  const alarm = createCapAlarm(logger, 'free_question_caps', 'free questions to the model');

  type Caps = Awaited<ReturnType<typeof settings.getSetting<'free_question_caps'>>>;
  async function waitFor(name: string, caps: Caps): Promise<number> {
    const waits = [
      await limiter.admit(`${name}:hour`, { count: caps.per_hour, perSeconds: 3_600 }),
      await limiter.admit(`${name}:day`, { count: caps.per_day, perSeconds: 86_400 }),
    ];
    return Math.max(...waits);
  }

  return {
    /**
     * False when titles have to be read without a model. Counted apart: they are read while somebody types, and must leave
     * the others the questions that nothing else can answer.
     */
    async admitReading(): Promise<boolean> {
      if (config.llm === null) return true;
      return (await waitFor('free-readings', await settings.getSetting('free_question_caps'))) === 0;
    },

    /** AppError engine_cap_reached. Never inside a transaction: it writes on a connection of its own. */
    async admit(): Promise<void> {
      if (config.llm === null) return;
      const caps = await settings.getSetting('free_question_caps');
      const retryAfterSeconds = await waitFor('free-questions', caps);
      questionsTotal.inc({ outcome: retryAfterSeconds > 0 ? 'capped' : 'admitted' });
      if (retryAfterSeconds === 0) return;
      alarm(retryAfterSeconds, caps);
      throw new AppError('engine_cap_reached', {}, { retryAfterSeconds });
    },
  };
}
