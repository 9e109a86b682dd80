import { Readable } from 'node:stream';
import { defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const bytes = defineRoute({
  method: 'GET',
  path: '/api/test/bytes',
  who: 'public',
  summary: 'Bytes.',
  result: z.unknown(),
  shape: 'raw',
});
const breaks = defineRoute({
  method: 'GET',
  path: '/api/test/breaks',
  who: 'public',
  summary: 'Breaks.',
  result: z.unknown(),
  shape: 'raw',
});
const events = defineRoute({
  method: 'GET',
  path: '/api/test/events',
  who: 'user',
  summary: 'Events.',
  result: z.unknown(),
  shape: 'stream',
});
const failing = defineRoute({
  method: 'GET',
  path: '/api/test/failing',
  who: 'public',
  summary: 'Fails.',
  result: z.unknown(),
  shape: 'stream',
});
const upload = defineRoute({
  method: 'POST',
  path: '/api/test/upload',
  who: 'user',
  summary: 'A file.',
  result: z.object({ name: z.string(), size: z.int() }),
  shape: 'multipart',
});

let database: TestDatabase;
let server: TestServer;
let finishEvents: (() => void) | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    pool: database.pool,
    mountRoutes: ({ mount }) => {
      mount(bytes, async ({ reply }) =>
        reply.type('image/png').send(Readable.from([Buffer.from('abc'), Buffer.from('def')])),
      );
      mount(breaks, async ({ reply }) => {
        async function* parts() {
          yield 'first';
          await new Promise((resolve) => setImmediate(resolve));
          throw new Error('the disk went away');
        }
        return reply.type('text/plain').send(Readable.from(parts()));
      });
      mount(events, async ({ reply }) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.raw.write('data: one\n\n');
        finishEvents = () => reply.raw.end('data: two\n\n');
      });
      mount(failing, async ({ reply }) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.raw.write('data: one\n\n');
        throw new Error('the listener broke');
      });
      mount(
        upload,
        async ({ request }) => {
          const file = await request.file();
          const content = await file?.toBuffer();
          return { name: file?.filename ?? '', size: content?.length ?? 0 };
        },
        { bodyLimitBytes: 2_000_000 },
      );
    },
  });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});
const asUser = { authorization: 'Bearer token-of-user' };

describe('bytes', () => {
  it('are sent as they are, without the envelope', async () => {
    const response = await fetch(`${server.url}/api/test/bytes`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('abcdef');
  });

  it('that break off end the connection, with one line that says why', async () => {
    server.lines.length = 0;
    const response = await fetch(`${server.url}/api/test/breaks`);
    await expect(response.text()).rejects.toThrow();
    const lines = await server.listLines(1);
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        aborted: true,
        err: expect.objectContaining({ message: 'the disk went away' }),
      }),
    ]);
  });
});

describe('a stream of events', () => {
  it('carries the headers of every answer, and is one line in the log when it ends', async () => {
    server.lines.length = 0;
    const response = await fetch(`${server.url}/api/test/events`, {
      headers: { ...asUser, 'x-request-id': 'stream-0001' },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': 'stream-0001',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(server.lines).toEqual([]);
    finishEvents?.();
    expect(await response.text()).toBe('data: one\n\ndata: two\n\n');
    expect(await server.listLines(1)).toEqual([expect.objectContaining({ status: 200, request_id: 'stream-0001' })]);
  });

  it('is one line in the log when the reader leaves', async () => {
    server.lines.length = 0;
    const reader = new AbortController();
    await fetch(`${server.url}/api/test/events`, { headers: asUser, signal: reader.signal });
    reader.abort();
    expect(await server.listLines(1)).toEqual([expect.objectContaining({ level: 30, status: 200, aborted: true })]);
  });

  it('whose handler fails is ended, not left hanging', async () => {
    server.lines.length = 0;
    await expect(fetch(`${server.url}/api/test/failing`).then((response) => response.text())).rejects.toThrow();
    const lines = await server.listLines(1);
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'the listener broke' }) }),
    ]);
  });

  it('wants a login like any other route', async () => {
    expect((await fetch(`${server.url}/api/test/events`)).status).toBe(401);
  });
});

describe('an upload', () => {
  const send = async (body: string | FormData, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api/test/upload`, {
      method: 'POST',
      headers: { ...asUser, ...headers },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
  const form = (sizeBytes: number) => {
    const data = new FormData();
    data.set('file', new Blob(['x'.repeat(sizeBytes)]), 'a.txt');
    return data;
  };

  it('arrives', async () => {
    expect(await send(form(1000))).toEqual({
      status: 200,
      body: { code: 200, message: 'ok', result: { name: 'a.txt', size: 1000 } },
    });
  });

  it('of too many bytes is 413', async () => {
    expect(await send(form(3_000_000))).toMatchObject({ status: 413, body: { error: 'body_too_large' } });
    expect(await send(form(1_500_000))).toMatchObject({ status: 413, body: { error: 'body_too_large' } });
  });

  it('that is no form, or a broken one, is refused as what it is', async () => {
    expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({
      status: 415,
      body: { error: 'unsupported_media_type' },
    });
    const boundary = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(
      await send('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc', boundary),
    ).toMatchObject({
      status: 400,
      body: { error: 'malformed_request' },
    });
    expect(await send('xx', { 'content-type': 'multipart/form-data' })).toMatchObject({
      status: 400,
      body: { error: 'malformed_request' },
    });
  });
});
