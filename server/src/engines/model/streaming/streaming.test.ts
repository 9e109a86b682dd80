import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventParser } from './event-parser.ts';
import { createPlainFetch, streamOf } from './plain-fetch.ts';
import { readEvents } from './read-events.ts';
import { ReadingPace } from './reading-pace.ts';

const event = (place: number) => `data: {"词":${place}}\n\n`;
const count = 30;

let server: http.Server;
let address: string;
let connections = 0;
let left = 0;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) left += 1;
    });
    if (request.url === '/moved') response.writeHead(307, { location: '/whole' }).end();
    else if (request.url === '/elsewhere') response.writeHead(308, { location: 'http://elsewhere.test/' }).end('no');
    else if (request.url === '/refused') response.writeHead(429, { 'retry-after': '7' }).end('{"error":{}}');
    else void answer(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    response.write(event(place));
    await delay(3);
    if (request.url !== '/broken' || place < 5) continue;
    request.socket.resetAndDestroy();
    return;
  }
  response.end(request.url === '/endless' ? '' : 'data: [DONE]\n\n: thank you\n\n');
}

const plainFetch = createPlainFetch();

async function read(path: string, pace = new ReadingPace(), take?: (events: readonly string[]) => boolean) {
  const reads: (readonly string[])[] = [];
  const response = await plainFetch(`${address}${path}`, { method: 'POST', body: '{}' });
  await readEvents(streamOf(response), pace, (events) => {
    reads.push(events);
    return { goesOn: take?.(events) ?? true, mayRest: true };
  });
  return { reads: reads.length, events: reads.flat() };
}
const all = Array.from({ length: count }, (_, place) => event(place).slice(6, -2));

it('events are the same wherever the wire cuts them', () => {
  const text =
    ': hello\r\nid: 1\r\ndata: {"a":"研"}\r\n\r\nevent: x\ndata:one\ndata: two\n\n\ndata: [DONE]\n\ndata: rest';
  for (const length of [1, 2, 3, 7, text.length]) {
    const parser = new EventParser();
    const events = (text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []).flatMap((piece) => parser.push(piece));
    expect(events).toEqual(['{"a":"研"}', 'one\ntwo', '[DONE]']);
  }
});

describe('a stream', () => {
  it('is read to its last event, and its connection taken for the next question', async () => {
    for (const path of ['/whole', '/moved', '/endless']) expect((await read(path)).events).toEqual(all);
    connections = 0;
    let questions = 0;
    const ask = async () => {
      await read('/whole');
      questions += 1;
      return connections < questions;
    };
    await expect.poll(ask).toBe(true);
  });

  it('among many is read less often, and loses nothing', async () => {
    const pace = new ReadingPace();
    const leave = Array.from({ length: 200 }, () => pace.enter());
    expect(pace.restMs).toBe(200);
    const { reads, events } = await read('/whole', pace);
    expect(events).toEqual(all);
    expect(reads).toBeLessThan(count / 2);
    for (const over of leave) over();
    expect(pace.restMs).toBe(0);
    // Its connection was not left resting.
    expect((await read('/whole', pace)).events).toEqual(all);
  });

  it('that breaks, or of which no more is wanted, ends at once', async () => {
    await expect(read('/broken')).rejects.toThrow();
    left = 0;
    expect((await read('/whole', undefined, () => false)).reads).toBe(1);
    const wrong = read('/whole', undefined, () => {
      throw new Error('not JSON');
    });
    await expect(wrong).rejects.toThrow('not JSON');
    await expect.poll(() => left).toBe(2);
  });

  it('is given up with its signal, before its answer and in the middle of it', async () => {
    left = 0;
    const leaving = new AbortController();
    const response = await plainFetch(`${address}/whole`, { signal: leaving.signal });
    const reading = readEvents(streamOf(response), new ReadingPace(), () => ({ goesOn: true, mayRest: true }));
    leaving.abort();
    await expect(reading).rejects.toThrow();
    await expect.poll(() => left).toBe(1);
    await expect(plainFetch(`${address}/whole`, { signal: leaving.signal })).rejects.toThrow('given up');
  });
});

it('an answer that is no success has its headers and its words; a key goes to no other server', async () => {
  const refused = await plainFetch(`${address}/refused`);
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
    ...[429, '7', '{"error":{}}'],
  ]);
  const elsewhere = await plainFetch(`${address}/elsewhere`);
  expect([elsewhere.status, await elsewhere.text()]).toEqual([308, 'no']);
});
