import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstToken, numberOf, plan, tokenOf, tokensOf } from './chat-plan.ts';
import { nowMs } from './stolen-time.ts';

/** A model that costs the machine next to nothing: its tokens are written as they stand on the wire, all streams by one timer. */
interface Stream {
  response: http.ServerResponse;
  number: number;
  startedAt: number;
  sent: number;
}

const tickMs = 4;
const streams = new Set<Stream>();

function frame(choices: object[], more: object = {}): string {
  const chunk = { id: 'chatcmpl-bench', object: 'chat.completion.chunk', created: 1, model: 'bench', choices, ...more };
  const event = `data: ${JSON.stringify(chunk)}\n\n`;
  return `${Buffer.byteLength(event).toString(16)}\r\n${event}\r\n`;
}
const say = (content: string): string => frame([{ index: 0, delta: { content }, finish_reason: null }]);
const said = Array.from({ length: plan.tokens.most }, (_, place) => Buffer.from(say(tokenOf(place))));

function end({ response, number }: Stream): void {
  const completion_tokens = tokensOf(number);
  const usage = { prompt_tokens: 1_000, completion_tokens, total_tokens: 1_000 + completion_tokens };
  response.socket?.write(frame([{ index: 0, delta: {}, finish_reason: 'stop' }]) + frame([], { usage }));
  const done = 'data: [DONE]\n\n';
  response.socket?.write(`${done.length.toString(16)}\r\n${done}\r\n`);
  response.end();
}

setInterval(() => {
  const now = nowMs();
  for (const stream of streams) {
    // Counting from the start keeps the pace true whatever the timer does; each token goes by itself.
    const due = 1 + Math.floor(((now - stream.startedAt) / 1_000) * plan.tokensPerSecond);
    const { socket } = stream.response;
    const all = tokensOf(stream.number);
    for (; socket && stream.sent < Math.min(due, all); stream.sent += 1) socket.write(said[stream.sent] ?? '');
    if (stream.sent < all) continue;
    streams.delete(stream);
    end(stream);
  }
}, tickMs);

const server = http.createServer((request, response) => {
  const arrivedAt = nowMs();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const number = numberOf(Buffer.concat(chunks).toString());
    const stream: Stream = { response, number, startedAt: 0, sent: 1 };
    response.on('close', () => streams.delete(stream));
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' });
      response.flushHeaders();
      stream.startedAt = nowMs();
      response.socket?.write(say(firstToken(stream.startedAt - arrivedAt)));
      streams.add(stream);
    }, plan.firstTokenMs);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`);
});
