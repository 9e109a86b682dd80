import http from 'node:http';
import net from 'node:net';
import { defineRoute } from '@yanmo/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer } from './test-server.ts';

const slow = defineRoute({
  method: 'GET',
  path: '/api/test/slow',
  who: 'public',
  summary: 'Slow.',
  result: z.string(),
});
const events = defineRoute({
  method: 'GET',
  path: '/api/test/events',
  who: 'public',
  summary: 'Events.',
  result: z.unknown(),
  shape: 'stream',
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function connect(port: number, host = '127.0.0.1'): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, host, () => resolve(socket));
    socket.once('error', reject);
  });
}

async function startSlow(settings: Record<string, string> = {}) {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const streams = new Set<http.ServerResponse>();
  const server = await startTestServer({
    pool: database.pool,
    settings,
    mountRoutes: ({ app, mount }) => {
      mount(slow, async () => {
        begun.resolve();
        await finish.promise;
        return 'done';
      });
      mount(events, async ({ reply }) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.raw.write('data: one\n\n');
        streams.add(reply.raw);
      });
      app.addHook('preClose', async () => {
        for (const stream of streams) stream.end('event: end\n\n');
      });
    },
  });
  return { server, begun: begun.promise, finish: finish.resolve };
}

describe('a stop', () => {
  it('finishes the request under way, over a connection that would be kept, and takes no new one', async () => {
    const { server, begun, finish } = await startSlow();
    const agent = new http.Agent({ keepAlive: true });
    const answer = new Promise<string>((resolve, reject) => {
      http
        .get(`${server.url}/api/test/slow`, { agent }, (response) => {
          let body = '';
          response.on('data', (chunk) => {
            body += chunk;
          });
          response.on('end', () => resolve(body));
        })
        .on('error', reject);
    });
    await begun;
    const startedAt = Date.now();
    const closed = server.app.close();
    await expect
      .poll(() =>
        connect(server.port).then(
          (socket) => socket.destroy() && 'open',
          () => 'refused',
        ),
      )
      .toBe('refused');
    finish();
    expect(JSON.parse(await answer)).toMatchObject({ result: 'done' });
    await closed;
    expect(Date.now() - startedAt).toBeLessThan(30_000);
    agent.destroy();
  });

  it('does not wait for connections on which nothing is asked', async () => {
    const { server } = await startSlow();
    const [silent, kept] = [await connect(server.port), await connect(server.port)];
    const isClosed = [silent, kept].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    kept.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await new Promise((resolve) => kept.once('data', resolve));
    const startedAt = Date.now();
    await server.app.close();
    await Promise.all(isClosed);
    expect(Date.now() - startedAt).toBeLessThan(30_000);
  });

  it('lets streams end by themselves', async () => {
    const { server } = await startSlow();
    const response = await fetch(`${server.url}/api/test/events`);
    const text = response.text();
    await server.app.close();
    expect(await text).toBe('data: one\n\nevent: end\n\n');
  });

  it('cuts what is not over after the grace', async () => {
    const { server, begun, finish } = await startSlow({ SHUTDOWN_GRACE_MS: '200' });
    const answer = fetch(`${server.url}/api/test/slow`).then(
      () => 'answered',
      () => 'cut',
    );
    await begun;
    await server.app.close();
    expect(await answer).toBe('cut');
    finish();
  });
});

describe('localhost', () => {
  it('is both loopback addresses, and a stop closes both', async () => {
    const { server } = await startSlow({ HOST: 'localhost' });
    const ask = async (host: string) => {
      try {
        const socket = await connect(server.port, host);
        socket.write('NOISE\r\n\r\n');
        const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
        socket.destroy();
        return String(answer).includes('malformed_request') ? 'answers' : 'wrong';
      } catch {
        return 'refused';
      }
    };
    await expect.poll(() => ask('127.0.0.1')).toBe('answers');
    const hasVersion6 = await connect(server.port, '::1').then(
      (socket) => socket.destroy() && true,
      (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
    );
    if (hasVersion6) await expect.poll(() => ask('::1')).toBe('answers');
    await server.app.close();
    expect([await ask('127.0.0.1'), await ask('::1')]).toEqual(['refused', 'refused']);
  });
});
