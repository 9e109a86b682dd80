import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { mountTestRoutes } from './test-routes.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ pool: database.pool, mountRoutes: mountTestRoutes });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

const phone = '13812345678';

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
    const { status, body } = await server.post('/api/test/echo/x', sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 422, error: 'invalid_fields', message: 'Some fields need another look.' });
    expect(body.fields).toContainEqual({ path, message });
    const lines = await server.listLines(1);
    expect(lines).toEqual([expect.objectContaining({ status: 422, error: 'invalid_fields', msg: 'request' })]);
  });

  it('in the query or the path is named the same way', async () => {
    expect((await server.post('/api/test/echo/x?page=abc', { phone })).body.fields).toEqual([
      { path: 'page', message: 'Wrong type' },
    ]);
    expect((await server.post('/api/test/echo/x?page=0', { phone })).body.fields).toEqual([
      { path: 'page', message: 'At least 1' },
    ]);
    expect((await server.post('/api/test/echo/x?pgae=1', { phone })).body.fields).toEqual([
      { path: 'pgae', message: 'Unknown field' },
    ]);
    expect((await server.post('/api/test/echo/x?page=%00', { phone })).body.fields).toEqual([
      { path: 'page', message: 'Contains a character that is not allowed' },
    ]);
    expect((await server.post('/api/test/echo/a%00b', { phone })).body.fields).toEqual([
      { path: 'id', message: 'Contains a character that is not allowed' },
    ]);
    expect((await server.get('/api/test/leaky?x=1')).body.fields).toEqual([{ path: 'x', message: 'Unknown field' }]);
    expect((await server.post('/api/test/silent', { x: 1 })).body.fields).toEqual([
      { path: 'x', message: 'Unknown field' },
    ]);
  });

  it('that nobody sees is left out of body, query and path before they are judged', async () => {
    const { status, body } = await server.post('/api/test/echo/a%E2%80%AEb?page=%EF%BB%BF2', {
      phone: `\u202d${phone}\u202c`,
      note: '\u200b12\u202e345',
    });
    expect([status, body.result]).toEqual([200, { id: 'ab', page: 2, phone }]);
    expect((await server.post('/api/test/echo/x', { phone: '\u200b\u2066' })).body.fields).toEqual([
      { path: 'phone', message: 'You need to enter a phone number' },
    ]);
  });

  it('is told in the four languages', async () => {
    const messages = await Promise.all(
      ['zh-CN,zh;q=0.9', 'en-GB', 'es-MX', 'ja', 'de'].map(async (language) => {
        const { body } = await server.post(
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
    const answer = await server.post('/api/test/echo/x', body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: status, error });
    expect(await server.listLines(1)).toEqual([expect.objectContaining({ status, error, msg: 'request' })]);
  });

  it('of half a million brackets is refused without exhausting the stack', async () => {
    const deep = `{"tree":${'['.repeat(250_000)}${']'.repeat(250_000)}}`;
    expect((await server.post('/api/test/echo/x', deep)).status).toBe(422);
  });

  it('of ten thousand unknown fields is answered with the first ones', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]));
    const { status, body } = await server.post('/api/test/echo/x', { phone, ...many });
    expect(status).toBe(422);
    expect((body.fields as unknown[]).length).toBeLessThanOrEqual(20);
  });

  it('with a broken escape in path or query is 400', async () => {
    for (const path of ['/api/test/echo/%ZZ', '/api/%E0%A4%A', '/api/test/leaky?x=%ZZ', '/api/test/leaky?x=%FF']) {
      const answer = await server.get(path);
      expect([path, answer.status, answer.body.error]).toEqual([path, 400, 'malformed_request']);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('with a parameter of absurd length is not found', async () => {
    expect((await server.post(`/api/test/echo/${'x'.repeat(2_000)}`, { phone })).body).toMatchObject({
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
