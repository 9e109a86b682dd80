// @vitest-environment node
/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createEventParser, openEventStream, type ServerEvent, type StreamRefusal } from './event-stream.ts';
import { serviceReturned } from './service-state.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A real server; each request is answered by the next of the given answers, the last one from then on. */
async function serve(...answers: ((response: ServerResponse, request: IncomingMessage) => void)[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, requests };
}

function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function watch(url: string, firstRetryMs = 0) {
  const events: ServerEvent[] = [];
  const refusals: StreamRefusal[] = [];
  const onEnded = vi.fn();
  let isHidden = false;
  const listeners = new Set<() => void>();
  const close = openEventStream({
    url,
    onEvent: (event) => events.push(event),
    onRefused: (refusal) => refusals.push(refusal),
    onEnded,
    getHeaders: () => ({ Authorization: 'Bearer token-1' }),
    visibility: {
      isHidden: () => isHidden,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    firstRetryMs,
  });
  cleanups.push(close);
  return {
    events,
    refusals,
    onEnded,
    close,
    hide(hidden: boolean) {
      isHidden = hidden;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** A request of our own takes longer than the wait before another try, which is none here. */
async function passTime(url: string): Promise<void> {
  await (await fetch(url)).text();
}

test('events come as they are written, and the token is sent', async () => {
  let stream: ServerResponse | undefined;
  const { url, requests } = await serve((response) => {
    stream = begin(response);
    stream.write('id: 1\nevent: snapshot\ndata: {"a":1}\n\n');
  });
  const { events } = watch(url);
  await vi.waitFor(() => expect(events).toEqual([{ type: 'snapshot', data: '{"a":1}' }]));
  stream?.write('id: 2\nevent: chapter\ndata: "研墨"\n\n');
  await vi.waitFor(() => expect(events).toHaveLength(2));
  expect(events[1]).toEqual({ type: 'chapter', data: '"研墨"' });
  expect(requests[0]?.headers.authorization).toBe('Bearer token-1');
  expect(requests[0]?.headers['last-event-id']).toBeUndefined();
});

test('a cut connection is taken up after the last event that came', async () => {
  const { url, requests } = await serve(
    (response) => begin(response).write('id: 7\ndata: one\n\n', () => response.destroy()),
    (response) => begin(response).write('id: 8\ndata: two\n\n'),
  );
  const { events } = watch(url);
  await vi.waitFor(() => expect(events.map(({ data }) => data)).toEqual(['one', 'two']));
  expect(requests[1]?.headers['last-event-id']).toBe('7');
});

test('a server that fails for a while is asked again until it answers', async () => {
  const fail = (response: ServerResponse) => void response.writeHead(503).end();
  const { url, requests } = await serve(fail, fail, (response) => begin(response).write('data: up\n\n'));
  const { events } = watch(url);
  await vi.waitFor(() => expect(events).toEqual([{ type: 'message', data: 'up' }]));
  expect(requests).toHaveLength(3);
});

test('a service that is known to be back is not waited for any longer', async () => {
  const { url, requests } = await serve(
    (response) => response.writeHead(503).end(),
    (response) => begin(response).write('data: back\n\n'),
  );
  const { events } = watch(url, 60_000);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await vi.waitFor(() => {
    serviceReturned.tell();
    expect(events).toHaveLength(1);
  });
  expect(requests).toHaveLength(2);
});

test('a refusal is told once and not asked again', async () => {
  const { url, requests } = await serve((response) => {
    const body = { code: 409, error: 'outline_not_ready', message: 'not ready', request_id: 'r' };
    response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { refusals } = watch(url);
  await vi.waitFor(() => expect(refusals).toHaveLength(1));
  expect(refusals[0]).toEqual({ status: 409, error: 'outline_not_ready', message: 'not ready' });
  await passTime(url);
  expect(requests).toHaveLength(2);
});

test('while the tab is hidden there is no connection; shown again, it goes on where it was', async () => {
  const closed = vi.fn();
  const { url, requests } = await serve(
    (response, request) => {
      request.socket.on('close', closed);
      begin(response).write('id: 3\ndata: seen\n\n');
    },
    (response) => begin(response).write('id: 4\ndata: later\n\n'),
  );
  const { events, hide } = watch(url);
  await vi.waitFor(() => expect(events).toHaveLength(1));
  hide(true);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(requests).toHaveLength(1);
  hide(false);
  await vi.waitFor(() => expect(events.map(({ data }) => data)).toEqual(['seen', 'later']));
  expect(requests[1]?.headers['last-event-id']).toBe('3');
});

test('an end by the server is told, and after closing nothing more is asked', async () => {
  const { url, requests } = await serve((response) => begin(response).end('data: last\n\n'));
  const { events, onEnded, close } = watch(url);
  onEnded.mockImplementation(close);
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(events).toHaveLength(1);
  await passTime(url);
  expect(requests).toHaveLength(2);
});

test.each([
  ['whole', ['event: a\ndata: 1\n\n']],
  ['letter by letter', [...'event: a\ndata: 1\n\n']],
  ['with CRLF cut in two', ['event: a\r', '\ndata: 1\r', '\n\r', '\n']],
  ['with a comment between', [':\n\nevent: a\n: alive\ndata: 1\n\n']],
])('the framing is read %s', (_name, parts) => {
  const events: unknown[] = [];
  const parser = createEventParser((event) => events.push(event));
  for (const part of parts) parser.read(part);
  expect(events).toEqual([{ id: null, type: 'a', data: '1' }]);
});

test('several data lines are one text, and an id stays until the next', () => {
  const events: unknown[] = [];
  const parser = createEventParser((event) => events.push(event));
  parser.read('id: 5\ndata: a\ndata:b\n\ndata: c\n\n');
  expect(events).toEqual([
    { id: '5', type: 'message', data: 'a\nb' },
    { id: '5', type: 'message', data: 'c' },
  ]);
});
