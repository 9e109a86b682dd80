import http from 'node:http';
import { defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { AppError } from '../app-error.ts';
import type { HttpServer } from './http-server.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const echo = defineRoute({
  method: 'POST',
  path: '/api/test/echo/{id}',
  who: 'public',
  summary: 'Answers what it got.',
  params: z.strictObject({ id: z.string().max(50) }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.strictObject({
    phone: z
      .string()
      .trim()
      .min(1, 'phone_required')
      .regex(/^1[3-9]\d{9}$/, 'phone_invalid'),
    kind: z.enum(['A', 'B']).optional(),
    note: z.string().max(5).optional(),
    tree: z.array(z.strictObject({ title: z.string() })).optional(),
    either: z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.string(), c: z.string() })]).optional(),
  }),
  result: z.object({ id: z.string(), page: z.int(), phone: z.string() }),
});
const whoAmI = defineRoute({
  method: 'GET',
  path: '/api/test/me',
  who: 'user',
  summary: 'The user.',
  result: z.object({ user: z.string() }),
});
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
const forOperators = defineRoute({
  method: 'DELETE',
  path: '/api/test/things/{id}',
  who: 'operator',
  summary: 'Operators only.',
  params: z.strictObject({ id: z.string() }),
  result: z.null(),
});
const leaky = defineRoute({
  method: 'GET',
  path: '/api/test/leaky',
  who: 'public',
  summary: 'Answers more than it promised.',
  result: z.object({ name: z.string(), list: z.array(z.object({ id: z.int() })) }),
});
const broken = defineRoute({
  method: 'GET',
  path: '/api/test/broken',
  who: 'public',
  summary: 'Fails as the query says.',
  query: z.strictObject({ how: z.enum(['sql', 'contract', 'undefined', 'seconds', 'fields']) }),
  result: z.object({ fine: z.boolean() }),
});
const silent = defineRoute({
  method: 'POST',
  path: '/api/test/silent',
  who: 'public',
  summary: 'Takes nothing.',
  result: z.null(),
});

function mountTestRoutes({ mount }: HttpServer, database: TestDatabase): void {
  mount(echo, async ({ params, query, body }) => ({ id: params.id, page: query.page, phone: body.phone }));
  mount(whoAmI, async ({ caller }) => ({ user: caller.principal.userId }));
  mount(maybeMe, async ({ caller }) => ({
    user: caller.principal?.userId ?? null,
    sub_domain: caller.subDomain,
    origin: caller.origin,
    ip: caller.ip,
  }));
  mount(forAgents, async () => null);
  mount(forOperators, async () => null);
  mount(leaky, async () => {
    const row = { name: 'Li', phone: '13812345678', list: [{ id: 1, token_hash: 'abc' }] };
    return row;
  });
  mount(broken, async ({ query }) => {
    if (query.how === 'sql') await database.pool.query('select secret_column from no_such_table');
    if (query.how === 'seconds') throw new AppError('sms_too_soon', { seconds: 41.2 });
    if (query.how === 'fields') {
      throw new AppError('invalid_fields', {}, { fields: [{ path: 'sms_code', message: 'sms_code_invalid' }] });
    }
    if (query.how === 'undefined') throw undefined;
    return { fine: 'no' } as unknown as { fine: boolean };
  });
  mount(silent, async () => null);
}

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ pool: database.pool, mountRoutes: (made) => mountTestRoutes(made, database) });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

const phone = '13812345678';

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers: { 'accept-language': 'en', ...headers } });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

describe('a good call', () => {
  it('answers in the envelope, with defaults and coercion of the contract', async () => {
    const { status, headers, body } = await post('/api/test/echo/x1?page=3', { phone: ` ${phone} ` });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({ code: 200, message: 'ok', result: { id: 'x1', page: 3, phone } });
    expect((await post('/api/test/echo/x1', { phone })).body).toMatchObject({ result: { page: 1 } });
  });

  it('never answers a field that the contract does not name', async () => {
    const { body } = await get('/api/test/leaky');
    expect(body.result).toEqual({ name: 'Li', list: [{ id: 1 }] });
  });

  it('may come without a body or with an empty one where none is due', async () => {
    expect((await fetch(`${server.url}/api/test/silent`, { method: 'POST' })).status).toBe(200);
    expect((await post('/api/test/silent', '')).status).toBe(200);
    expect((await post('/api/test/silent', {})).status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await fetch(`${server.url}/api/test/leaky`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('wrong input', () => {
  it.each<[string, unknown, string, string]>([
    ['a missing field', {}, 'phone', 'Required'],
    ['an empty field', { phone: '' }, 'phone', 'You need to enter a phone number'],
    ['an emoji in a phone', { phone: '1381234567😀' }, 'phone', 'This does not look like a valid phone number'],
    [
      'an SQL fragment',
      { phone: "' or 1=1; drop table users; --" },
      'phone',
      'This does not look like a valid phone number',
    ],
    ['a wrong type', { phone: 13812345678 }, 'phone', 'Wrong type'],
    ['an unknown field', { phone, phnoe: 1 }, 'phnoe', 'Unknown field'],
    ['a value that is no option', { phone, kind: 'C' }, 'kind', 'Not one of the options'],
    ['a text too long', { phone, note: '123456' }, 'note', 'At most 5'],
    ['a wrong field deep inside', { phone, tree: [{ title: 'a' }, { titel: 'b' }] }, 'tree.1.titel', 'Unknown field'],
    ['a wrong field in the closest branch of a union', { phone, either: { b: 'x', c: 1 } }, 'either.c', 'Wrong type'],
    ['a null character', { phone, note: 'a\0b' }, 'note', 'Contains a character that is not allowed'],
    ['half a character', { phone, note: '\ud800' }, 'note', 'Contains a character that is not allowed'],
    ['a prototype', `{"phone":"${phone}","__proto__":{"isAdmin":true}}`, '__proto__', 'Unknown field'],
    ['a constructor', `{"phone":"${phone}","constructor":{"prototype":{}}}`, 'constructor', 'Unknown field'],
    ['a list for an object', [1], 'body', 'Wrong type'],
    ['null for an object', 'null', 'body', 'Wrong type'],
  ])('%s is 422 and names the field', async (_what, sent, path, message) => {
    server.lines.length = 0;
    const { status, body } = await post('/api/test/echo/x', sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 422, error: 'invalid_fields', message: 'Some fields need another look.' });
    expect(body.fields).toContainEqual({ path, message });
    const lines = await server.listLines(1);
    expect(lines).toEqual([expect.objectContaining({ status: 422, error: 'invalid_fields', msg: 'request' })]);
  });

  it('in the query or the path is named the same way', async () => {
    expect((await post('/api/test/echo/x?page=abc', { phone })).body.fields).toEqual([
      { path: 'page', message: 'Wrong type' },
    ]);
    expect((await post('/api/test/echo/x?page=0', { phone })).body.fields).toEqual([
      { path: 'page', message: 'At least 1' },
    ]);
    expect((await post('/api/test/echo/x?pgae=1', { phone })).body.fields).toEqual([
      { path: 'pgae', message: 'Unknown field' },
    ]);
    expect((await post('/api/test/echo/x?page=%00', { phone })).body.fields).toEqual([
      { path: 'page', message: 'Contains a character that is not allowed' },
    ]);
    expect((await post('/api/test/echo/a%00b', { phone })).body.fields).toEqual([
      { path: 'id', message: 'Contains a character that is not allowed' },
    ]);
    expect((await get('/api/test/leaky?x=1')).body.fields).toEqual([{ path: 'x', message: 'Unknown field' }]);
    expect((await post('/api/test/silent', { x: 1 })).body.fields).toEqual([{ path: 'x', message: 'Unknown field' }]);
  });

  it('is told in the four languages', async () => {
    const messages = await Promise.all(
      ['zh-CN,zh;q=0.9', 'en-GB', 'es-MX', 'ja', 'de'].map(async (language) => {
        const { body } = await post(
          '/api/test/echo/x',
          { phone: 'x', note: '123456' },
          { 'accept-language': language },
        );
        return [body.message, ...(body.fields as { message: string }[]).map(({ message }) => message)];
      }),
    );
    expect(messages).toEqual([
      ['有些内容填写有误，请检查标出的项目。', '手机号格式不正确', '最多 5'],
      ['Some fields need another look.', 'This does not look like a valid phone number', 'At most 5'],
      ['Revisa los campos marcados.', 'No parece un número de teléfono válido', 'Como máximo 5'],
      [
        '入力内容に誤りがあります。表示された項目を確認してください。',
        '電話番号の形式が正しくないようです',
        '5 以下にしてください',
      ],
      ['Some fields need another look.', 'This does not look like a valid phone number', 'At most 5'],
    ]);
  });

  it.each([
    ['broken JSON', '{"phone":', 'application/json', 400, 'malformed_json'],
    ['no JSON at all', 'phone=1', 'application/json', 400, 'malformed_json'],
    ['a raw null byte in JSON', '{"phone":"1\0"}', 'application/json', 400, 'malformed_json'],
    ['text', 'hello', 'text/plain', 415, 'unsupported_media_type'],
    ['a form', 'phone=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['a multipart form', '--b--', 'multipart/form-data; boundary=b', 415, 'unsupported_media_type'],
    ['a content type that is none', '{}', 'json', 415, 'unsupported_media_type'],
    ['a body over 1 MB', JSON.stringify({ phone: 'x'.repeat(1024 * 1024) }), 'application/json', 413, 'body_too_large'],
  ])('%s is refused in the envelope', async (_what, body, type, status, error) => {
    server.lines.length = 0;
    const answer = await post('/api/test/echo/x', body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: status, error });
    expect(await server.listLines(1)).toEqual([expect.objectContaining({ status, error, msg: 'request' })]);
  });

  it('of half a million brackets is refused without exhausting the stack', async () => {
    const deep = `{"tree":${'['.repeat(250_000)}${']'.repeat(250_000)}}`;
    expect((await post('/api/test/echo/x', deep)).status).toBe(422);
  });

  it('of ten thousand unknown fields is answered with the first ones', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]));
    const { status, body } = await post('/api/test/echo/x', { phone, ...many });
    expect(status).toBe(422);
    expect((body.fields as unknown[]).length).toBeLessThanOrEqual(20);
  });

  it('with a broken escape in path or query is 400', async () => {
    for (const path of ['/api/test/echo/%ZZ', '/api/%E0%A4%A', '/api/test/leaky?x=%ZZ', '/api/test/leaky?x=%FF']) {
      const answer = await get(path);
      expect([path, answer.status, answer.body.error]).toEqual([path, 400, 'malformed_request']);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('with a parameter of absurd length is not found', async () => {
    expect((await post(`/api/test/echo/${'x'.repeat(2_000)}`, { phone })).body).toMatchObject({
      code: 404,
      error: 'not_found',
    });
  });
});

describe('a body of 10 MB', () => {
  it.each(['with its length stated', 'in chunks'])('%s is 413, and the connection can be used again', async (how) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = (content: Buffer) =>
      new Promise<{ status: number; body: string; isReused: boolean }>((resolve, reject) => {
        const request = http.request(
          `${server.url}/api/test/echo/x`,
          {
            method: 'POST',
            agent,
            headers: {
              'content-type': 'application/json',
              ...(how === 'in chunks' ? { 'transfer-encoding': 'chunked' } : { 'content-length': content.length }),
            },
          },
          (response) => {
            let body = '';
            response.setEncoding('utf8');
            response.on('data', (chunk) => {
              body += chunk;
            });
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, body, isReused: request.reusedSocket }),
            );
          },
        );
        request.on('error', reject);
        for (let at = 0; at < content.length; at += 65_536) request.write(content.subarray(at, at + 65_536));
        request.end();
      });
    const large = await send(Buffer.from(JSON.stringify({ phone: 'x'.repeat(10 * 1024 * 1024) })));
    expect(large.status).toBe(413);
    expect(JSON.parse(large.body)).toMatchObject({ code: 413, error: 'body_too_large' });
    const next = await send(Buffer.from(JSON.stringify({ phone })));
    expect(next).toMatchObject({ status: 200, isReused: true });
    agent.destroy();
  });

  it('to a route that needs a login is refused without reading it', async () => {
    const response = await fetch(`${server.url}/api/test/things/1`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(10 * 1024 * 1024),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'not_logged_in' });
  });
});

describe('an address', () => {
  it('that does not exist is 404 in the envelope, whatever is sent to it', async () => {
    for (const path of ['/api/nothing', '/api', '/api/test', '/nothing', '/api/test/leaky/']) {
      expect((await get(path)).body).toMatchObject({
        code: 404,
        error: 'route_not_found',
        message: 'There is no such call.',
      });
    }
    expect((await post('/api/nothing', '{"broken')).status).toBe(404);
    expect((await post('/api/nothing', 'x', { 'content-type': 'text/plain' })).status).toBe(404);
  });

  it('asked with a wrong method is 405 and says which it takes', async () => {
    const answer = await get('/api/test/echo/x');
    expect(answer.status).toBe(405);
    expect(answer.body).toMatchObject({ code: 405, error: 'method_not_allowed' });
    expect(answer.headers.get('allow')).toBe('POST');
    const propfind = await server.sendRaw('PROPFIND /api/test/leaky HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(propfind).toMatch(/^HTTP\/1.1 405 /);
    expect(propfind.toLowerCase()).toContain('allow: get, head');
  });
});

describe('who may call', () => {
  const as = (person: string) => ({ authorization: `Bearer token-of-${person}` });

  it('a route for users wants a live session', async () => {
    expect((await get('/api/test/me')).body).toMatchObject({ code: 401, error: 'not_logged_in' });
    expect((await get('/api/test/me', as('nobody'))).body).toMatchObject({ code: 401, error: 'session_expired' });
    expect((await get('/api/test/me', as('user'))).body).toMatchObject({ result: { user: 'user-1' } });
  });

  it('a token counts only in the Authorization header, as Bearer', async () => {
    for (const headers of [
      { cookie: 'token=token-of-user' },
      { authorization: 'token-of-user' },
      { authorization: 'Basic token-of-user' },
    ]) {
      expect((await get('/api/test/me', headers as unknown as Record<string, string>)).body.error).toBe(
        'not_logged_in',
      );
    }
    expect((await get('/api/test/me?token=token-of-user')).body.error).toBe('not_logged_in');
    expect((await get('/api/test/me', { authorization: 'bearer token-of-user' })).status).toBe(200);
  });

  it('a route that is richer when logged in treats a bad token as none', async () => {
    expect((await get('/api/test/maybe-me', as('user'))).body).toMatchObject({ result: { user: 'user-1' } });
    expect((await get('/api/test/maybe-me', as('nobody'))).body).toMatchObject({ result: { user: null } });
    expect((await get('/api/test/maybe-me')).body).toMatchObject({ result: { user: null } });
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

  it('is the address of the socket: a forwarded one counts only behind a proxy that is configured', async () => {
    const { body } = await get('/api/test/maybe-me', { 'x-forwarded-for': '1.2.3.4' });
    expect(body).toMatchObject({ result: { ip: '127.0.0.1' } });
    const behind = await startTestServer({
      pool: database.pool,
      settings: { TRUST_PROXY: '1', PUBLIC_URL: 'https://yanmo.example' },
      mountRoutes: (made) => mountTestRoutes(made, database),
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

describe('a bug', () => {
  it('is 500 with the request id, without SQL or stack, and one log line with the cause', async () => {
    server.lines.length = 0;
    const { status, body, headers } = await get('/api/test/broken?how=sql');
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
    expect((await get('/api/test/broken?how=contract')).status).toBe(500);
    expect(JSON.stringify(await server.listLines(1))).toContain(
      '/api/test/broken answers what its contract does not allow',
    );
  });

  it('is a thrown undefined, too', async () => {
    expect((await get('/api/test/broken?how=undefined')).body.error).toBe('internal');
  });
});

describe('an expected failure of a handler', () => {
  it('keeps its status and tells when to try again', async () => {
    const { status, headers, body } = await get('/api/test/broken?how=seconds');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('42');
    expect(body.error).toBe('sms_too_soon');
  });

  it('has its field messages in the language of the caller', async () => {
    const { body } = await get('/api/test/broken?how=fields', { 'accept-language': 'zh' });
    expect(body.fields).toEqual([{ path: 'sms_code', message: '请输入 6 位验证码' }]);
  });
});

describe('the request id', () => {
  it('is taken from a proxy when it is sane, else made', async () => {
    const given = await get('/api/test/leaky', { 'x-request-id': 'edge-0123456789' });
    expect(given.headers.get('x-request-id')).toBe('edge-0123456789');
    for (const bad of ['short', 'x'.repeat(65), 'with space here', '<script>alert']) {
      const made = await get('/api/test/leaky', { 'x-request-id': bad });
      expect(made.headers.get('x-request-id')).toMatch(/^[\da-f]{12}-[\da-z]+$/);
    }
  });
});

describe('the request log', () => {
  it('has one line a request and shows no token, code or phone', async () => {
    server.lines.length = 0;
    await get(`/api/test/leaky?phone=${phone}&sms_code=123456`, { authorization: 'Bearer token-of-user' });
    await post('/api/test/echo/x', { phone });
    await get('/api/test/me', { authorization: 'Bearer token-of-user' });
    const lines = await server.listLines(3);
    expect(lines.map(({ method, url, status }) => `${method} ${url} ${status}`)).toEqual([
      'GET /api/test/leaky?phone=[redacted]&sms_code=[redacted] 422',
      'POST /api/test/echo/x 200',
      'GET /api/test/me 200',
    ]);
    expect(lines[2]).toMatchObject({ ms: expect.any(Number), request_id: expect.any(String) });
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
