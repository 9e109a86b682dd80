import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import { readLanguage } from './caller-reader.ts';
import { failureOf } from './failure.ts';

/** A part that hangs counts as down: a probe must answer before whoever asks gives up. */
const checkTimeoutMs = 900;

export interface ReadinessParts {
  pool: pg.Pool;
  jobs: { check(): Promise<unknown> };
  storage: { check(): Promise<unknown> };
}

export function mountProbes(app: FastifyInstance, { pool, jobs, storage }: ReadinessParts): void {
  app.get('/healthz', async (request) => {
    request.pattern = '/healthz';
    return { code: 200, message: 'ok', result: { process: 'up' } };
  });

  app.get('/readyz', async (request, reply) => {
    request.pattern = '/readyz';
    const causes: unknown[] = [];
    const stateOf = async (check: () => Promise<unknown>): Promise<'up' | 'down'> => {
      try {
        await withinTime(check());
        return 'up';
      } catch (error) {
        causes.push(error);
        return 'down';
      }
    };
    const [database, queue, files] = await Promise.all([
      stateOf(() => pool.query('select 1')),
      stateOf(() => jobs.check()),
      stateOf(() => storage.check()),
    ]);
    const result = { database, jobs: queue, storage: files };
    if (causes.length === 0) return { code: 200, message: 'ok', result };
    const failure = new AppError('not_ready');
    reply.errorCode = failure.code;
    reply.bug = new AggregateError(causes, 'not ready', { cause: causes[0] });
    reply.code(failure.status);
    return { ...failureOf(failure, readLanguage(request), request.id), result };
  });
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${checkTimeoutMs} ms`)), checkTimeoutMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
