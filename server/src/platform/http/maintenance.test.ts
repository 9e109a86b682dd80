import { defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const read = defineRoute({ method: 'GET', path: '/api/test/read', who: 'public', summary: 'Reads.', result: z.null() });
const write = defineRoute({
  method: 'POST',
  path: '/api/test/write',
  who: 'public',
  summary: 'Writes.',
  result: z.null(),
});
const logIn = defineRoute({
  method: 'POST',
  path: '/api/test/log-in',
  who: 'public',
  summary: 'Logs in.',
  result: z.null(),
});

let database: TestDatabase;
let server: TestServer;
let maintenance: { endsAt: Date } | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    pool: database.pool,
    findMaintenance: async () => maintenance,
    mountRoutes: ({ mount }) => {
      mount(read, async () => null);
      mount(write, async () => null);
      mount(logIn, async () => null, { isOpenInMaintenance: true });
    },
  });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

describe('during maintenance', () => {
  it('reading and what is marked open go on, the rest answers until when', async () => {
    const post = (path: string, language: string) =>
      fetch(server.url + path, { method: 'POST', headers: { 'accept-language': language } });
    expect((await post('/api/test/write', 'en')).status).toBe(200);

    maintenance = { endsAt: new Date('2099-07-12T00:00:00+08:00') };
    expect((await fetch(`${server.url}/api/test/read`)).status).toBe(200);
    expect((await post('/api/test/log-in', 'en')).status).toBe(200);
    const refused = await post('/api/test/write', 'en');
    expect(refused.status).toBe(503);
    const seconds = (maintenance.endsAt.getTime() - Date.now()) / 1000;
    expect(Math.abs(Number(refused.headers.get('retry-after')) - seconds)).toBeLessThan(10);
    expect(await refused.json()).toMatchObject({
      code: 503,
      error: 'maintenance',
      message: expect.stringContaining('July 12 at 00:00 GMT+8'),
    });
    for (const [language, end] of [
      ['zh', '7月12日 00:00'],
      ['es', '12 de julio'],
      ['ja', '7月12日'],
    ] as const) {
      expect(await (await post('/api/test/write', language)).json()).toMatchObject({
        message: expect.stringContaining(end),
      });
    }

    maintenance = null;
    expect((await post('/api/test/write', 'en')).status).toBe(200);
  });
});
