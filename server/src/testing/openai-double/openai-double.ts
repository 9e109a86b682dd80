import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerChat } from './answer-chat.ts';
import { DoubleControl, type DoubleStatistics } from './double-control.ts';
import type { ModeInput } from './modes.ts';
import type { ChatRequest } from './read-question.ts';
import { sendError, sendJson } from './send-json.ts';

export interface OpenAiDouble {
  /** What LLM_BASE_URL takes. */
  baseUrl: string;
  /** The next requests behave so, in this order; afterwards the default holds again. */
  script(...modes: (ModeInput['name'] | ModeInput)[]): void;
  setDefault(mode: ModeInput): void;
  /** Lets the answers in mode `held` go on. */
  release(): void;
  statistics(): DoubleStatistics;
  reset(): void;
  /** Resolves when this many requests have arrived since the last reset. */
  called(count: number): Promise<void>;
  stop(): Promise<void>;
}

export interface DoubleOptions {
  port?: number;
  host?: string;
  tokensPerSecond?: number;
  /** Time from a request to its first token. */
  firstTokenMs?: number;
  /** The newest requests that its statistics hold. */
  keptRequests?: number;
  /** Told, of each answer that streams, how long the double itself took to its first token. */
  onFirstToken?: (request: ChatRequest, tookMs: number) => void;
}

/**
 * A server that speaks the chat-completions protocol, streaming and not, over real HTTP: the outside world of the model
 * adapter in tests, in the browser tests and in the benchmark. It understands the product's own questions and answers
 * them with written texts; each of its faults is one that real providers show.
 */
export async function startOpenAiDouble(options: DoubleOptions = {}): Promise<OpenAiDouble> {
  const control = new DoubleControl(
    { name: 'normal', tokensPerSecond: options.tokensPerSecond ?? 0 },
    options.firstTokenMs ?? 0,
    options.keptRequests,
    options.onFirstToken,
  );
  const server = http.createServer((request, response) => {
    route(control, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendError(response, 500, 'server_error', String(error));
      response.destroy();
    });
  });
  // Idle connections of the SDK's pool must not outlive a test.
  server.keepAliveTimeout = 1_000;
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://${host}:${port}/v1`,
    script: (...modes) => control.script(modes.map((mode) => (typeof mode === 'object' ? mode : { name: mode }))),
    setDefault: (mode) => control.setDefault(mode),
    release: () => control.release(),
    statistics: () => control.statistics(),
    reset: () => control.reset(),
    called: (count) => control.called(count),
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function route(
  control: DoubleControl,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://double');
  switch (`${request.method} ${pathname}`) {
    case 'POST /v1/chat/completions':
      return answerChat(control, await readJson(request), response);
    case 'GET /v1/models':
      return sendJson(response, 200, {
        object: 'list',
        data: [{ id: 'yanmo-double', object: 'model', owned_by: 'yanmo' }],
      });
    case 'GET /control':
      return sendJson(response, 200, control.statistics());
    case 'POST /control/script':
      control.script((await readJson(request)) as ModeInput[]);
      return sendJson(response, 200, control.statistics());
    case 'PUT /control/default':
      control.setDefault((await readJson(request)) as ModeInput);
      return sendJson(response, 200, control.statistics());
    case 'POST /control/release':
      control.release();
      return sendJson(response, 200, control.statistics());
    case 'DELETE /control':
      control.reset();
      return sendJson(response, 200, control.statistics());
    default:
      return sendError(response, 404, 'not_found', `no such path: ${pathname}`);
  }
}

async function readJson(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
