import { defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createPool } from '../database/database.ts';
import { createLogger } from '../logger.ts';
import type { HttpServer } from './http-server.ts';
import { addressForLimit, createRateLimiter } from './rate-limiter.ts';
import { people, startTestServer } from './test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterAll(() => database.close());

const byAddress = defineRoute({
  method: 'GET',
  path: '/api/test/by-address',
  who: 'public',
  summary: 'Limited by address.',
  result: z.null(),
});
const byUser = defineRoute({
  method: 'POST',
  path: '/api/test/by-user',
  who: 'user',
  summary: 'Limited by user.',
  result: z.null(),
});
const byUserAgain = defineRoute({ ...byUser, path: '/api/test/by-user-again' });

const byVisitor = defineRoute({
  method: 'GET',
  path: '/api/test/by-visitor',
  who: 'optional',
  summary: 'Limited for whoever is not logged in.',
  result: z.null(),
});

function mountLimited({ mount }: HttpServer): void {
  mount(byVisitor, async () => null, { limits: [{ name: 'test.visitor', by: 'visitor', count: 1, perSeconds: 3600 }] });
  mount(byAddress, async () => null, { limits: [{ name: 'test.address', by: 'ip', count: 7, perSeconds: 3600 }] });
  mount(byUser, async () => null, { limits: [{ name: 'test.user', by: 'user', count: 2, perSeconds: 3600 }] });
  mount(byUserAgain, async () => null, { limits: [{ name: 'test.again', by: 'user', count: 4, perSeconds: 3600 }] });
}

describe('a limit by rate', () => {
  it('lets exactly its count pass, however many ask at once', async () => {
    const limiter = createRateLimiter(database.pool, 1);
    for (const count of [1, 7, 13]) {
      const waits = await Promise.all(
        Array.from({ length: 60 }, () => limiter.admit(`burst-${count}`, { count, perSeconds: 3600 })),
      );
      expect(waits.filter((seconds) => seconds === 0)).toHaveLength(count);
      for (const seconds of waits.filter((wait) => wait > 0)) {
        expect(seconds).toBeGreaterThanOrEqual(1);
        expect(seconds).toBeLessThanOrEqual(3600 / count + 1);
      }
    }
  });

  it('lets the next one pass when its share of the period is over', async () => {
    const limiter = createRateLimiter(database.pool, 1);
    const rate = { count: 2, perSeconds: 60 };
    expect([await limiter.admit('leak', rate), await limiter.admit('leak', rate)]).toEqual([0, 0]);
    expect(await limiter.admit('leak', rate)).toBe(30);
    await database.pool.query(
      "update rate_limits set admitted_until = admitted_until - interval '30 seconds' where key = 'leak'",
    );
    expect(await limiter.admit('leak', rate)).toBe(0);
    expect(await limiter.admit('leak', rate)).toBeGreaterThan(0);
  });

  it('is multiplied by RATE_LIMIT_SCALE', async () => {
    const limiter = createRateLimiter(database.pool, 10);
    const waits = await Promise.all(
      Array.from({ length: 50 }, () => limiter.admit('scaled', { count: 3, perSeconds: 3600 })),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30);
  });

  it('holds across two servers on one database, and names the seconds to wait', async () => {
    const otherPool = createPool(database.url, 10, createLogger('silent'));
    const servers = await Promise.all(
      [database.pool, otherPool].map((pool) => startTestServer({ pool, mountRoutes: mountLimited })),
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const response = await fetch(`${servers[index % 2]?.url}/api/test/by-address`, {
          headers: { 'accept-language': 'en' },
        });
        return {
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          body: await response.json(),
        };
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(33);
    for (const { retryAfter, body } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(body).toMatchObject({
        code: 429,
        error: 'too_many_requests',
        message: `Too many requests. Try again in ${retryAfter} s.`,
      });
    }
    await Promise.all(servers.map(({ app }) => app.close()));
    await otherPool.end();
  });

  it('by user counts each user alone, and one for visitors nobody who is logged in', async () => {
    const server = await startTestServer({ pool: database.pool, mountRoutes: mountLimited });
    const statusFor = async (person: string) =>
      (
        await fetch(`${server.url}/api/test/by-user`, {
          method: 'POST',
          headers: { authorization: `Bearer token-of-${person}` },
        })
      ).status;
    expect([await statusFor('user'), await statusFor('user'), await statusFor('user')]).toEqual([200, 200, 429]);
    expect(await statusFor('agent')).toBe(200);
    const visit = async (headers = {}) => (await fetch(`${server.url}/api/test/by-visitor`, { headers })).status;
    expect([await visit(), await visit()]).toEqual([200, 429]);
    const known = { authorization: 'Bearer token-of-user' };
    expect([await visit(known), await visit(known)]).toEqual([200, 200]);
    await server.app.close();
  });
});

it('a limit by user is not used up by a token that was ended, though whose it was is known', async () => {
  const server = await startTestServer({ pool: database.pool, mountRoutes: mountLimited });
  const call = async (token: string) =>
    (await server.post('/api/test/by-user-again', {}, { authorization: `Bearer ${token}` })).status;
  const guest = { userId: 'user-9', sessionId: 'session-9', permission: 'USER' as const };
  Object.assign(people, { 'token-of-guest': guest, 'new-token-of-guest': guest });
  expect([await call('token-of-guest'), await call('token-of-guest')]).toEqual([200, 200]);
  delete people['token-of-guest'];
  const ended = [];
  for (let time = 0; time < 5; time += 1) ended.push(await call('token-of-guest'));
  expect(ended).toEqual(Array(5).fill(401));
  // One of the calls with the ended token was counted before it was known that it is.
  expect([await call('new-token-of-guest'), await call('new-token-of-guest')]).toEqual([200, 429]);
  delete people['new-token-of-guest'];
  await server.app.close();
});

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => {
    expect(addressForLimit(ip)).toBe(counted);
  });
});
