import { defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { HttpServer } from './http-server.ts';
import { mountTestRoutes } from './test-routes.ts';
import { people, startTestServer, type TestServer } from './test-server.ts';

const maybeMe = defineRoute({
  method: 'GET',
  path: '/api/test/maybe-me',
  who: 'optional',
  summary: 'The user, if any.',
  result: z.object({
    user: z.string().nullable(),
    sub_domain: z.string().nullable(),
    origin: z.string(),
    ip: z.string(),
  }),
});
const forAgents = defineRoute({
  method: 'GET',
  path: '/api/test/agents',
  who: 'agent',
  summary: 'Agents only.',
  result: z.null(),
});

function mountRoutes(server: HttpServer): void {
  mountTestRoutes(server);
  server.mount(maybeMe, async ({ caller }) => ({
    user: caller.principal?.userId ?? null,
    sub_domain: caller.subDomain,
    origin: caller.origin,
    ip: caller.ip,
  }));
  server.mount(forAgents, async () => null);
}

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ pool: database.pool, mountRoutes });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

describe('who may call', () => {
  const as = (person: string) => ({ authorization: `Bearer token-of-${person}` });

  it('a route for users wants a live session', async () => {
    expect((await server.get('/api/test/me')).body).toMatchObject({ code: 401, error: 'not_logged_in' });
    expect((await server.get('/api/test/me', as('nobody'))).body).toMatchObject({
      code: 401,
      error: 'session_expired',
    });
    expect((await server.get('/api/test/me', as('user'))).body).toMatchObject({ result: { user: 'user-1' } });
  });

  it('a token counts only in the Authorization header, as Bearer', async () => {
    for (const headers of [
      { cookie: 'token=token-of-user' },
      { authorization: 'token-of-user' },
      { authorization: 'Basic token-of-user' },
    ]) {
      expect((await server.get('/api/test/me', headers as unknown as Record<string, string>)).body.error).toBe(
        'not_logged_in',
      );
    }
    expect((await server.get('/api/test/me?token=token-of-user')).body.error).toBe('not_logged_in');
    expect((await server.get('/api/test/me', { authorization: 'bearer token-of-user' })).status).toBe(200);
  });

  it('a route that is richer when logged in treats a bad token as none', async () => {
    expect((await server.get('/api/test/maybe-me', as('user'))).body).toMatchObject({ result: { user: 'user-1' } });
    expect((await server.get('/api/test/maybe-me', as('nobody'))).body).toMatchObject({ result: { user: null } });
    expect((await server.get('/api/test/maybe-me')).body).toMatchObject({ result: { user: null } });
  });

  it('routes for agents and operators want the permission', async () => {
    const statusOf = async (path: string, person: string, method = 'GET') =>
      (await fetch(server.url + path, { method, headers: as(person) })).status;
    expect(
      await Promise.all(['user', 'agent', 'operator'].map((person) => statusOf('/api/test/agents', person))),
    ).toEqual([403, 200, 200]);
    expect(
      await Promise.all(
        ['user', 'agent', 'operator'].map((person) => statusOf('/api/test/things/1', person, 'DELETE')),
      ),
    ).toEqual([403, 403, 200]);
  });
});

describe('an answer that lasts', () => {
  it('can ask whether its caller may still be there', async () => {
    const token = 'token-of-leaver';
    const may: (() => Promise<boolean>)[] = [];
    const lasting = await startTestServer({
      pool: database.pool,
      mountRoutes: ({ mount }) => {
        mount(forAgents, async ({ caller }) => {
          may.push(caller.mayStillCall);
          return null;
        });
      },
    });
    const ask = async () => await may.at(-1)?.();
    people[token] = { userId: 'user-4', sessionId: 'session-4', permission: 'AGENT' };
    await lasting.get('/api/test/agents', { authorization: `Bearer ${token}` });
    expect(await ask()).toBe(true);
    people[token] = { userId: 'user-4', sessionId: 'session-4', permission: 'USER' };
    expect(await ask()).toBe(false);
    delete people[token];
    expect(await ask()).toBe(false);
    await lasting.app.close();
  });
});

describe('what a handler knows of the caller', () => {
  it('is the sub-domain of the host it came by, never of the body', async () => {
    const subDomainFor = async (host: string) => {
      const answer = await server.sendRaw(
        `GET /api/test/maybe-me HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
      );
      return JSON.parse(answer.slice(answer.indexOf('{'))).result;
    };
    expect(await subDomainFor('Agent-7.localhost:3000')).toMatchObject({
      sub_domain: 'agent-7',
      origin: 'http://Agent-7.localhost:3000',
    });
    expect(await subDomainFor('localhost:3000')).toMatchObject({ sub_domain: null, ip: '127.0.0.1' });
    expect(await subDomainFor('a.b.localhost')).toMatchObject({ sub_domain: null });
    expect(await subDomainFor('www.localhost')).toMatchObject({ sub_domain: null });
    expect(await subDomainFor('evil.example')).toMatchObject({ sub_domain: null });
    expect(await subDomainFor('x"><script>')).toMatchObject({ origin: '' });
  });

  it('has an origin of http or https, whatever a proxy calls the protocol', async () => {
    const behind = await startTestServer({
      pool: database.pool,
      settings: { TRUST_PROXY: '1' },
      mountRoutes,
    });
    const originFor = async (protocol: string) => {
      const headers = { 'x-forwarded-proto': protocol, 'x-forwarded-host': 'yanmo.example' };
      const response = await fetch(`${behind.url}/api/test/maybe-me`, { headers });
      return ((await response.json()) as { result: { origin: string } }).result.origin;
    };
    expect(await originFor('https')).toBe('https://yanmo.example');
    expect(await originFor('http')).toBe('http://yanmo.example');
    expect(await originFor('javascript')).toBe('http://yanmo.example');
    await behind.app.close();
  });

  it('is the site of PUBLIC_URL alone where that is set', async () => {
    const known = await startTestServer({
      pool: database.pool,
      settings: { TRUST_PROXY: '1', PUBLIC_URL: 'https://yanmo.example:8443' },
      mountRoutes,
    });
    const siteFor = async (host: string) => {
      const headers = { 'x-forwarded-proto': 'http', 'x-forwarded-host': host };
      const response = await fetch(`${known.url}/api/test/maybe-me`, { headers });
      return ((await response.json()) as { result: unknown }).result;
    };
    const ownSite = { sub_domain: null, origin: 'https://yanmo.example:8443' };
    expect(await siteFor('li.yanmo.example')).toMatchObject({
      sub_domain: 'li',
      origin: 'https://li.yanmo.example:8443',
    });
    for (const host of ['yanmo.example', 'evil.example', 'li.localhost:3000', 'li.yanmo.example.evil.example']) {
      expect(await siteFor(host), host).toMatchObject(ownSite);
    }
    await known.app.close();
  });

  it('is the address of the socket: a forwarded one counts only behind a proxy that is configured', async () => {
    const { body } = await server.get('/api/test/maybe-me', { 'x-forwarded-for': '1.2.3.4' });
    expect(body).toMatchObject({ result: { ip: '127.0.0.1' } });
    const behind = await startTestServer({
      pool: database.pool,
      settings: { TRUST_PROXY: '1', PUBLIC_URL: 'https://yanmo.example' },
      mountRoutes,
    });
    const response = await fetch(`${behind.url}/api/test/maybe-me`, {
      headers: {
        'x-forwarded-for': '6.6.6.6, 1.2.3.4',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'li.yanmo.example',
      },
    });
    expect(await response.json()).toMatchObject({
      result: { ip: '1.2.3.4', sub_domain: 'li', origin: 'https://li.yanmo.example' },
    });
    await behind.app.close();
  });
});
