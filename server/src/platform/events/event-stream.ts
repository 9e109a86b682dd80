import { once } from 'node:events';
import type { FastifyReply } from 'fastify';

/** A server-sent event. The type is one of ours and the data becomes one line of JSON: nothing can break the framing. */
export interface StreamEvent {
  id?: number | string;
  type: string;
  data: unknown;
}

export interface EventStream {
  /** Resolves when the reader has room for more; at once when it is gone. */
  send(event: StreamEvent): Promise<void>;
  /** A comment line, which keeps proxies from cutting an idle stream. */
  keepAlive(): Promise<void>;
  end(): void;
  /** Aborted when the reader went away or end() was called. */
  readonly closed: AbortSignal;
}

/** Takes the reply out of Fastify's hands; what fails from here on cannot become an error envelope. */
export function openEventStream(reply: FastifyReply): EventStream {
  const closed = new AbortController();
  const response = reply.raw;
  reply.hijack();
  response.on('close', () => closed.abort());
  // A reader that vanishes in the middle of a write; `close` follows.
  response.on('error', () => undefined);
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // A stream's connection ends with it: left idle, it would hold up the stop of the server.
    connection: 'close',
  });
  response.flushHeaders();

  async function write(text: string): Promise<void> {
    if (closed.signal.aborted || response.write(text)) return;
    try {
      await once(response, 'drain', { signal: closed.signal });
    } catch (error) {
      if (!closed.signal.aborted) throw error;
    }
  }

  return {
    send: ({ id, type, data }) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    keepAlive: () => write(':\n\n'),
    end() {
      closed.abort();
      response.end();
    },
    closed: closed.signal,
  };
}
