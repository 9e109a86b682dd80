import net from 'node:net';
import { Writable } from 'node:stream';
import type pg from 'pg';
import { loadConfig } from '../../config.ts';
import { AppError } from '../app-error.ts';
import { systemClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createSecrets } from '../secrets.ts';
import type { Principal } from './caller.ts';
import type { FindMaintenance } from './create-mount.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import type { PageHeads } from './page-head.ts';

export const people: Record<string, Principal> = {
  'token-of-user': { userId: 'user-1', sessionId: 'session-1', permission: 'USER' },
  'token-of-agent': { userId: 'user-2', sessionId: 'session-2', permission: 'AGENT' },
  'token-of-operator': { userId: 'user-3', sessionId: 'session-3', permission: 'SUPER_ADMIN' },
};

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface TestServer extends HttpServer {
  url: string;
  port: number;
  /** The log so far, one parsed line each. */
  lines: Record<string, unknown>[];
  /** Waits for the request lines of all answers seen so far: they are written when an answer is over. */
  listLines(count: number): Promise<Record<string, unknown>[]>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** A string is sent as it is, anything else as JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Bytes to the port, and all that comes back until the server closes. */
  sendRaw(bytes: string): Promise<string>;
}

export interface TestServerOptions {
  pool: pg.Pool;
  settings?: Record<string, string>;
  findMaintenance?: FindMaintenance;
  webFolder?: string;
  heads?: PageHeads;
  jobs?: { check(): Promise<unknown> };
  storage?: { check(): Promise<unknown> };
  mountRoutes?: (server: HttpServer) => void;
  /** Any free one unless given. */
  port?: number;
}

/** The real HTTP platform on a free port, its accounts replaced by three known people. */
export async function startTestServer({
  pool,
  settings = {},
  mountRoutes,
  ...options
}: TestServerOptions): Promise<TestServer> {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const config = loadConfig({ HOST: '127.0.0.1', SHUTDOWN_GRACE_MS: '2000', ...settings });
  const server = createHttpServer({
    platform: {
      config,
      logger: createLogger('info', destination),
      clock: systemClock,
      secrets: createSecrets('a key of at least thirty-two characters'),
      pool,
      jobs: options.jobs ?? { check: async () => {} },
      storage: options.storage ?? { check: async () => {} },
    },
    authenticate: async (token) => {
      const person = people[token];
      if (!person) throw new AppError('session_expired');
      return person;
    },
    findMaintenance: options.findMaintenance ?? (async () => null),
    ...(options.webFolder !== undefined && { webFolder: options.webFolder }),
    ...(options.heads !== undefined && { heads: options.heads }),
  });
  mountRoutes?.(server);
  const url = await server.listen(options.port ?? 0);
  lines.length = 0;
  const port = Number(new URL(url).port);
  return {
    ...server,
    url,
    port,
    lines,
    async listLines(count) {
      const deadline = Date.now() + 5_000;
      while (lines.length < count && Date.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
      // One more turn, so that a line too many would be seen.
      await new Promise((resolve) => setImmediate(resolve));
      return lines;
    },
    get: (path, headers = {}) => ask(url + path, { headers: { 'accept-language': 'en', ...headers } }),
    post: (path, body, headers = {}) =>
      ask(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    sendRaw: (bytes) => exchange(port, bytes),
  };
}

async function ask(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, request);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}
