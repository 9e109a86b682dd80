import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createPool } from '../database/database.ts';
import { createLogger } from '../logger.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const metricsToken = 'a-token-for-the-metrics';

let database: TestDatabase;
let server: TestServer;
let state: 'up' | 'down' | 'hangs' = 'up';
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    pool: database.pool,
    settings: { METRICS_TOKEN: metricsToken },
    storage: {
      check: async () => {
        if (state === 'down') throw new Error('the folder is read-only');
        if (state === 'hangs') await new Promise(() => {});
      },
    },
  });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

describe('/healthz', () => {
  it('answers while the process lives, and fills no log: every open page asks again and again', async () => {
    server.lines.length = 0;
    const response = await fetch(`${server.url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ code: 200, message: 'ok', result: { process: 'up' } });
    await fetch(`${server.url}/api/nothing`);
    expect(await server.listLines(1)).toEqual([expect.objectContaining({ url: '/api/nothing' })]);
  });
});

describe('/readyz', () => {
  it('names each part, and is 503 when one is down or does not answer', async () => {
    const read = async () => {
      const response = await fetch(`${server.url}/readyz`);
      return { status: response.status, body: await response.json() };
    };
    expect(await read()).toEqual({
      status: 200,
      body: { code: 200, message: 'ok', result: { database: 'up', jobs: 'up', storage: 'up' } },
    });
    for (state of ['down', 'hangs'] as const) {
      server.lines.length = 0;
      expect(await read()).toMatchObject({
        status: 503,
        body: { code: 503, error: 'not_ready', result: { database: 'up', jobs: 'up', storage: 'down' } },
      });
      expect(await server.listLines(1)).toHaveLength(1);
    }
    state = 'up';
  });

  it('sees a database that is gone', async () => {
    const pool = createPool(database.url, 2, createLogger('silent'));
    const lonely = await startTestServer({ pool });
    await pool.end();
    const response = await fetch(`${lonely.url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ result: { database: 'down', jobs: 'up', storage: 'up' } });
    await lonely.app.close();
  });
});

describe('/metrics', () => {
  it('tells the machine itself about requests, by route and status, and about the event loop', async () => {
    await fetch(`${server.url}/healthz`);
    await fetch(`${server.url}/api/nothing`);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="unmatched",status="404"\} [1-9]/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('is absent for a caller behind a proxy, unless it has the token', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/metrics`, { headers })).status;
    expect(await status(forwarded)).toBe(404);
    expect(await status({ ...forwarded, authorization: 'Bearer wrong-token-for-this' })).toBe(404);
    expect(await status({ ...forwarded, authorization: `Bearer ${metricsToken}` })).toBe(200);
    expect(await status({ via: '1.1 proxy' })).toBe(404);
  });
});
