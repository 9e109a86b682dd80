import { defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { AppError } from '../app-error.ts';
import type { HttpServer } from './http-server.ts';
import { echo, mountTestRoutes, whoAmI } from './test-routes.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const broken = defineRoute({
  method: 'GET',
  path: '/api/test/broken',
  who: 'public',
  summary: 'Fails as the query says.',
  query: z.strictObject({ how: z.enum(['sql', 'contract', 'undefined', 'seconds', 'fields']) }),
  result: z.object({ fine: z.boolean() }),
});

function mountRoutes(server: HttpServer): void {
  mountTestRoutes(server);
  server.mount(broken, async ({ query }) => {
    if (query.how === 'sql') await database.pool.query('select secret_column from no_such_table');
    if (query.how === 'seconds') throw new AppError('sms_too_soon', { seconds: 41.2 });
    if (query.how === 'fields') {
      throw new AppError('invalid_fields', {}, { fields: [{ path: 'sms_code', message: 'sms_code_invalid' }] });
    }
    if (query.how === 'undefined') throw undefined;
    return { fine: 'no' } as unknown as { fine: boolean };
  });
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

const phone = '13812345678';

describe('a good call', () => {
  it('answers in the envelope, with defaults and coercion of the contract', async () => {
    const { status, headers, body } = await server.post('/api/test/echo/x1?page=3', { phone: ` ${phone} ` });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({ code: 200, message: 'ok', result: { id: 'x1', page: 3, phone } });
    expect((await server.post('/api/test/echo/x1', { phone })).body).toMatchObject({ result: { page: 1 } });
  });

  it('never answers a field that the contract does not name', async () => {
    const { body } = await server.get('/api/test/leaky');
    expect(body.result).toEqual({ name: 'Li', list: [{ id: 1 }] });
  });

  it('may come without a body or with an empty one where none is due', async () => {
    expect((await fetch(`${server.url}/api/test/silent`, { method: 'POST' })).status).toBe(200);
    expect((await server.post('/api/test/silent', '')).status).toBe(200);
    expect((await server.post('/api/test/silent', {})).status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await fetch(`${server.url}/api/test/leaky`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('an address', () => {
  it('that does not exist is 404 in the envelope, whatever is sent to it', async () => {
    for (const path of ['/api/nothing', '/api', '/api/test', '/nothing', '/api/test/leaky/']) {
      expect((await server.get(path)).body).toMatchObject({
        code: 404,
        error: 'route_not_found',
        message: 'There is no such call.',
      });
    }
    expect((await server.post('/api/nothing', '{"broken')).status).toBe(404);
    expect((await server.post('/api/nothing', 'x', { 'content-type': 'text/plain' })).status).toBe(404);
  });

  it('asked with a wrong method is 405 and says which it takes', async () => {
    const answer = await server.get('/api/test/echo/x');
    expect(answer.status).toBe(405);
    expect(answer.body).toMatchObject({ code: 405, error: 'method_not_allowed' });
    expect(answer.headers.get('allow')).toBe('POST');
    const propfind = await server.sendRaw('PROPFIND /api/test/leaky HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(propfind).toMatch(/^HTTP\/1.1 405 /);
    expect(propfind.toLowerCase()).toContain('allow: get, head');
  });
});

describe('a bug', () => {
  it('is 500 with the request id, without SQL or stack, and one log line with the cause', async () => {
    server.lines.length = 0;
    const { status, body, headers } = await server.get('/api/test/broken?how=sql');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 500, error: 'internal' });
    expect(body.message).toContain(body.request_id);
    expect(headers.get('x-request-id')).toBe(body.request_id);
    expect(JSON.stringify(body)).not.toMatch(/select|no_such_table|\.ts|at /);
    const lines = await server.listLines(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 50, status: 500, error: 'internal', request_id: body.request_id });
    expect(lines[0]?.err).toMatchObject({
      message: expect.stringContaining('no_such_table'),
      code: '42P01',
      stack: expect.any(String),
    });
  });

  it('is an answer that breaks the contract, too', async () => {
    server.lines.length = 0;
    expect((await server.get('/api/test/broken?how=contract')).status).toBe(500);
    expect(JSON.stringify(await server.listLines(1))).toContain(
      '/api/test/broken answers what its contract does not allow',
    );
  });

  it('is a thrown undefined, too', async () => {
    expect((await server.get('/api/test/broken?how=undefined')).body.error).toBe('internal');
  });
});

describe('an expected failure of a handler', () => {
  it('keeps its status and tells when to try again', async () => {
    const { status, headers, body } = await server.get('/api/test/broken?how=seconds');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('42');
    expect(body.error).toBe('sms_too_soon');
  });

  it('has its field messages in the language of the caller', async () => {
    const { body } = await server.get('/api/test/broken?how=fields', { 'accept-language': 'zh' });
    expect(body.fields).toEqual([{ path: 'sms_code', message: '请输入 6 位验证码' }]);
  });
});

describe('the request id', () => {
  it('is taken from a proxy when it is sane, else made', async () => {
    const given = await server.get('/api/test/leaky', { 'x-request-id': 'edge-0123456789' });
    expect(given.headers.get('x-request-id')).toBe('edge-0123456789');
    for (const bad of ['short', 'x'.repeat(65), 'with space here', '<script>alert']) {
      const made = await server.get('/api/test/leaky', { 'x-request-id': bad });
      expect(made.headers.get('x-request-id')).toMatch(/^[\da-f]{12}-[\da-z]+$/);
    }
  });
});

describe('the request log', () => {
  it('has one line a request and shows no token, code or phone', async () => {
    server.lines.length = 0;
    await server.get(`/api/test/leaky?phone=${phone}&sms_code=123456`, { authorization: 'Bearer token-of-user' });
    await server.post('/api/test/echo/x', { phone });
    await server.get('/api/test/me', { authorization: 'Bearer token-of-user' });
    const lines = await server.listLines(3);
    expect(lines.map(({ method, url, status }) => `${method} ${url} ${status}`)).toEqual([
      'GET /api/test/leaky?phone=[redacted]&sms_code=[redacted] 422',
      'POST /api/test/echo/x 200',
      'GET /api/test/me 200',
    ]);
    expect(lines[2]).toMatchObject({ ms: expect.any(Number), request_id: expect.any(String) });
    expect(lines.map(({ ip, user_id }) => [ip, user_id])).toEqual([
      ['127.0.0.1', undefined],
      ['127.0.0.1', undefined],
      ['127.0.0.1', 'user-1'],
    ]);
    const text = JSON.stringify(lines);
    for (const secret of [phone, '123456', 'token-of-user']) expect(text).not.toContain(secret);
  });
});

describe('the contract', () => {
  it('is not kept while one of its routes is mounted nowhere', () => {
    expect(() => server.assertEveryRouteMounted([echo, whoAmI])).not.toThrow();
    const missing = { ...whoAmI, path: '/api/test/forgotten' };
    expect(() => server.assertEveryRouteMounted([echo, missing])).toThrow('GET /api/test/forgotten');
    expect(() => server.assertEveryRouteMounted([{ ...echo, method: 'GET' }])).toThrow('GET /api/test/echo/{id}');
  });
});
