import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Browsers that ask at a steady pace: what the first word took each of them, and whether every word came. */
const [address = '', countText = '0', overMsText = '0', ...tokens] = process.argv.slice(2);
const count = Number(countText);
const agent = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
/** By the number of its question, from the question to its first word. */
const firsts: [number: number, ms: number][] = [];
let wrong = 0;
let deltas = 0;

function ask(token: string, number: number): Promise<void> {
  const body = JSON.stringify({ message: `第${number}问：文献综述怎么写？` });
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = http.request(
      `${address}/chat`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } },
      (response) => {
        let rest = '';
        let text = '';
        let kept: string | null = null;
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const frames = (rest + chunk).split('\n\n');
          rest = frames.pop() ?? '';
          for (const frame of frames) {
            const [, type, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
            if (type === 'delta') {
              if (text === '') firsts.push([number, performance.now() - startedAt]);
              const { at, text: added } = JSON.parse(data) as { at: number; text: string };
              if (at !== text.length) wrong += 1;
              text = text.slice(0, at) + added;
              deltas += 1;
            } else if (type === 'done') kept = (JSON.parse(data) as { message: { text: string } }).message.text;
          }
        });
        response.on('end', () => {
          if (kept === null || kept !== text) wrong += 1;
          resolve();
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const asking: Promise<void>[] = [];
const overMs = Number(overMsText);
const begunAt = performance.now();
for (let number = 0; number < count; number += 1) {
  await delay(Math.max(0, begunAt + (number * overMs) / count - performance.now()));
  asking.push(ask(tokens[number % tokens.length] ?? '', number));
}
process.stdout.write('all asked\n');
await Promise.all(asking);
process.stdout.write(`${JSON.stringify({ firsts, wrong, deltas })}\n`, () => process.exit(0));
