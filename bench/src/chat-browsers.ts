import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { plan, questionOf, restOf, tookOf } from './chat-plan.ts';
import { nowMs } from './stolen-time.ts';

/** Browsers, each of a user of its own: what the first word took each of them, and whether every word came. */
const [address = '', ...tokens] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
let asked = 0;
let open = 0;
let wrong = 0;

interface Asked {
  sessionId: string | undefined;
  askedAt: number;
  addedMs: number;
  /** How many others were being answered. */
  beside: number;
}

/** What came is looked at when all of it is there: a browser has a processor of its own, and here it takes from who is measured. */
function ask(token: string, sessionId?: string): Promise<Asked> {
  const number = asked++;
  const body = JSON.stringify({ message: questionOf(number), session_id: sessionId });
  const beside = open++;
  return new Promise((resolve, reject) => {
    const askedAt = nowMs();
    const request = http.request(
      `${address}/chat`,
      {
        ...{ method: 'POST', agent },
        headers: {
          ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
          // As the page does.
          'idempotency-key': `question-${number}`,
        },
      },
      (response) => {
        let events = '';
        let firstAt = 0;
        response.setEncoding('utf8').on('data', (chunk: string) => {
          events += chunk;
          if (firstAt === 0 && events.includes('event: delta')) firstAt = nowMs();
        });
        response.on('error', reject).on('end', () => {
          open -= 1;
          const answer = readAnswer(events, number);
          resolve({ sessionId: answer.sessionId, askedAt, addedMs: firstAt - askedAt - answer.tookMs, beside });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function readAnswer(events: string, number: number): { sessionId: string | undefined; tookMs: number } {
  let text = '';
  let kept: string | null = null;
  let sessionId: string | undefined;
  let isWrong = false;
  for (const [, type, line = ''] of events.matchAll(/^event: (\w+)\ndata: (.*)$/gm)) {
    const data = JSON.parse(line);
    if (type === 'session') sessionId = data.session.session_id;
    if (type === 'delta') {
      if (data.at !== text.length) isWrong = true;
      text = text.slice(0, data.at) + data.text;
    }
    if (type === 'done') kept = data.message.text;
  }
  const tookMs = tookOf(text);
  if (isWrong || kept !== text || text.slice(text.indexOf('，') + 1) !== restOf(number)) wrong += 1;
  return { sessionId, tookMs };
}

/** Asks on in the same session until it is time to leave; tells of each question. */
async function browse(token: string, isOver: () => boolean, tell: (asked: Asked) => void): Promise<void> {
  let sessionId: string | undefined;
  while (!isOver()) {
    const answered = await ask(token, sessionId);
    // Every other question begins a conversation.
    sessionId = sessionId === undefined ? answered.sessionId : undefined;
    tell(answered);
  }
}

const say = (word: string) => process.stdout.write(`${word}\n`);

// What a process loads with its first answers is no part of a stream.
await Promise.all(tokens.slice(0, 10).map((token) => ask(token)));
say('warm');
const steady: Asked[] = [];
const steadyAt = nowMs() + plan.fillMs;
/** Whoever measures says when it is enough. */
let isOver = false;
const over = new Promise<void>((resolve) => {
  process.stdin.once('end', () => {
    isOver = true;
    resolve();
  });
  process.stdin.resume();
});
const browsing = tokens.map(async (token, place) => {
  await delay((plan.fillMs * place) / tokens.length);
  await browse(
    token,
    () => isOver,
    (answered) => {
      if (answered.askedAt >= steadyAt && !isOver) steady.push(answered);
    },
  );
});
await delay(plan.fillMs);
say('steady');
await over;
await Promise.all(browsing);
const herd = await Promise.all(tokens.map((token) => ask(token)));
const timesOf = (questions: readonly Asked[]) => questions.map(({ askedAt, addedMs }) => ({ askedAt, addedMs }));
say(
  JSON.stringify({
    asked,
    wrong,
    beside: steady.map(({ beside }) => beside),
    steady: timesOf(steady),
    herd: timesOf(herd),
  }),
);
