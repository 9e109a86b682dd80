import { Bytes, defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { AppError } from '../app-error.ts';
import type { ApiDocument } from './open-api.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const callback = defineRoute({
  method: 'POST',
  path: '/api/test/callback',
  who: 'public',
  summary: 'Takes bytes.',
  body: Bytes,
  result: z.unknown(),
  shape: 'bytes',
});
const page = defineRoute({
  method: 'GET',
  path: '/api/test/page',
  who: 'public',
  summary: 'A page.',
  result: z.unknown(),
  shape: 'raw',
});

let database: TestDatabase;
let server: TestServer;
let received: { body: Uint8Array; type: string | undefined; signature: unknown };
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    pool: database.pool,
    mountRoutes: ({ mount }) => {
      mount(
        callback,
        async ({ body, request, reply }) => {
          received = { body, type: request.headers['content-type'], signature: request.headers['x-signature'] };
          if (body.length === 3) throw new AppError('wrong_state');
          return reply.type('text/plain; charset=utf-8').send('success');
        },
        { bodyLimitBytes: 1000 },
      );
      mount(page, async ({ reply }) => `<style nonce="${reply.beginPage()}"></style>`);
    },
  });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

function send(body: string | Uint8Array<ArrayBuffer> | null, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/test/callback`, { method: 'POST', body, headers });
}

describe('a route that takes bytes', () => {
  it.each(['application/x-www-form-urlencoded; charset=utf-8', 'application/json', 'multipart/form-data', 'odd/type'])(
    'hands %s over as it was sent, with its headers',
    async (type) => {
      const sent = Uint8Array.from([0x7b, 0x00, 0xff, 0xc3, 0x28, 0x0a]);
      const response = await send(sent, { 'content-type': type, 'x-signature': 'abc' });
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toBe('success');
      expect(received).toEqual({ body: Buffer.from(sent), type, signature: 'abc' });
    },
  );

  it('takes no body, and a body without a type', async () => {
    expect(await (await send(null)).text()).toBe('success');
    expect(received.body).toHaveLength(0);
    const answer = await server.sendRaw(
      'POST /api/test/callback HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(Buffer.from(received.body).toString()).toBe('ok');
  });

  it('refuses too many of them, and fields of the query that it does not know', async () => {
    expect((await send('x'.repeat(1001))).status).toBe(413);
    const response = await fetch(`${server.url}/api/test/callback?a=1`, { method: 'POST' });
    expect(response.status).toBe(422);
  });

  it('answers a failure in the envelope', async () => {
    const response = await send('abc');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 409, error: 'wrong_state' });
  });

  it('is described as one', async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument;
    const operation = document.paths['/api/test/callback']?.post;
    expect(operation?.requestBody?.content).toEqual({ '*/*': { schema: { type: 'string', format: 'binary' } } });
    expect(JSON.stringify(operation?.responses)).not.toContain('malformed_json');
    expect(await (await fetch(`${server.url}/api/docs`)).text()).toContain('/api/test/callback');
  });

  it('leaves other routes as they are', async () => {
    const response = await fetch(`${server.url}/api/test/page`);
    const nonce = /nonce="([\w-]{22})"/.exec(await response.text())?.[1] ?? 'none';
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });
});
