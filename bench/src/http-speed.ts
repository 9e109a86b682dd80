import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon, { type Options } from 'autocannon';
import type pg from 'pg';
import { createApi } from '../../server/src/api.ts';
import { createApp } from '../../server/src/app.ts';
import { loadConfig } from '../../server/src/config.ts';
import { createDatabase, createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { createSecrets } from '../../server/src/platform/secrets.ts';
import { startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';
import { recordQueries } from './recorded-query.ts';

const secretKey = 'a key that only the benchmark uses, 32+';
const loginsARound = 2_000;
const rounds = 3;
const secondsARound = 4;
const connections = 8;
const bar = 0.6;

interface Subject {
  phone: string;
  userId: string;
  codeId: string;
}

const secrets = createSecrets(secretKey);
const code = '123456';

function phoneOf(index: number): string {
  return `137${String(index).padStart(8, '0')}`;
}

/** Users with a code that waits for them, as if each had just asked for one. */
async function seedLogins(pool: pg.Pool, from: number, count: number): Promise<Subject[]> {
  const subjects = Array.from({ length: count }, (_, index) => ({
    phone: phoneOf(from + index),
    userId: randomUUID(),
    codeId: randomUUID(),
  }));
  const digests = subjects.map(({ phone, codeId }) => secrets.sign('sms-code', `${codeId}:${phone}:LOGIN:${code}`));
  await pool.query(
    `insert into users (id, phone, user_name, inv_code, created_at)
     select id, phone, phone, phone, now() from unnest($1::uuid[], $2::text[]) as seed (id, phone)`,
    [subjects.map(({ userId }) => userId), subjects.map(({ phone }) => phone)],
  );
  await pool.query(
    `insert into sms_codes (phone, purpose, id, digest, created_at, expires_at)
     select phone, 'LOGIN', id, digest, now(), now() + interval '1 hour'
       from unnest($1::text[], $2::uuid[], $3::text[]) as seed (phone, id, digest)`,
    [subjects.map(({ phone }) => phone), subjects.map(({ codeId }) => codeId), digests],
  );
  return subjects;
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

async function shoot(options: Options, expectedStatus: number): Promise<number> {
  const result = await autocannon({ connections, duration: secondsARound, ...options });
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) !== expectedStatus);
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${JSON.stringify(wrong)}, ${result.errors} errors`);
  // A run that ends by its amount lasts less than its duration.
  return result.requests.total / ((result.finish.getTime() - result.start.getTime()) / 1000);
}

export async function measureHttpSpeed(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 10, logger);
  try {
    await migrate(pool);
    return await compare(folder, server.url, pool);
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(folder: string, databaseUrl: string, pool: pg.Pool): Promise<Figure[]> {
  const env = {
    ...{
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: secretKey,
      PORT: '0',
      HOST: '127.0.0.1',
      LITERATURE_ONLINE: 'off',
    },
    ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error', DATABASE_POOL_SIZE: '10' },
  };
  const recorded = await recordRequests(env, databaseUrl, pool);
  const planFile = path.join(folder, 'plan.json');
  const perRound = loginsARound * rounds;
  const ours = await seedLogins(pool, 1_000, perRound);
  const bares = await seedLogins(pool, 500_000, perRound);
  const subjects = Object.fromEntries(bares.map(({ phone, userId, codeId }) => [phone, [phone, userId, codeId]]));
  fs.writeFileSync(
    planFile,
    JSON.stringify({ databaseUrl, poolSize: 10, userInfo: recorded.userInfo, login: { ...recorded.login, subjects } }),
  );
  const yanmo = await startProgram('scripts/node', ['server/src/main.ts', '--run=api'], env);
  const bare = await startProgram('scripts/node', ['bench/src/bare-server.ts', planFile], {});
  try {
    const headers = { authorization: `Bearer ${recorded.token}` };
    const speeds = { info: [[], []], missing: [[], []], login: [[], []] } as Record<string, [number[], number[]]>;
    const login = async (url: string, waiting: Subject[]) =>
      shoot(
        {
          url,
          method: 'POST',
          amount: loginsARound,
          duration: 60,
          requests: [
            {
              setupRequest: (request) => ({
                ...request,
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ phone: waiting.pop()?.phone, sms_code: code }),
              }),
            },
          ],
        },
        200,
      );
    for (let round = 0; round < rounds; round += 1) {
      speeds.info?.[0].push(await shoot({ url: `${yanmo.address}/api/ai-paper/user/info`, headers }, 200));
      speeds.info?.[1].push(await shoot({ url: `${bare.address}/user/info`, headers }, 200));
      speeds.missing?.[0].push(await shoot({ url: `${yanmo.address}/api/ai-paper/no/such/call` }, 404));
      speeds.missing?.[1].push(await shoot({ url: `${bare.address}/no/such/call` }, 404));
      speeds.login?.[0].push(await login(`${yanmo.address}/api/auth/login/phone`, ours));
      speeds.login?.[1].push(await login(`${bare.address}/login`, bares));
    }
    const names: Record<string, string> = { info: 'user/info', missing: 'unauthenticated 404', login: 'login verify' };
    return Object.entries(speeds).map(([key, [own, other]]) => {
      const ratio = median(own) / median(other);
      return {
        name: `${names[key]}: requests a second, ours / bare`,
        value: `${Math.round(median(own))} / ${Math.round(median(other))} = ${ratio.toFixed(2)}`,
        bar: `at least ${bar}`,
        isMet: ratio >= bar,
      };
    });
  } finally {
    await bare.stop();
    await yanmo.stop();
  }
}

/** One request of each kind in this process, with every statement written down. */
async function recordRequests(env: Record<string, string>, databaseUrl: string, pool: pg.Pool) {
  const config = loadConfig(env);
  const app = await createApp({
    config,
    logger: createLogger('silent'),
    database: { url: databaseUrl, pool, db: createDatabase(pool) },
  });
  await app.start({ work: false });
  const { app: api } = createApi(app);
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  try {
    const [subject] = await seedLogins(pool, 1, 1);
    if (!subject) throw new Error('no subject');
    let login: { result: { token: string } } | undefined;
    const loginQueries = await recordQueries(async () => {
      const answer = await fetch(`${address}/api/auth/login/phone`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone: subject.phone, sms_code: code }),
      });
      login = (await answer.json()) as typeof login;
    });
    const token = login?.result.token ?? '';
    let info: unknown;
    const infoQueries = await recordQueries(async () => {
      const answer = await fetch(`${address}/api/ai-paper/user/info`, {
        headers: { authorization: `Bearer ${token}` },
      });
      info = await answer.json();
    });
    return {
      token,
      userInfo: { queries: infoQueries, answer: info },
      login: { queries: loginQueries, answer: login, subject: [subject.phone, subject.userId, subject.codeId] },
    };
  } finally {
    await api.close();
    await app.close();
  }
}
