import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startOpenAiDouble } from '../../server/src/testing/openai-double/openai-double.ts';
import { root } from './child-program.ts';
import type { Figure } from './figure.ts';
import { logIn } from './log-in.ts';
import { withProgram } from './paper-program.ts';

const streams = 200;
const tokensPerSecond = 30;
const firstTokenMs = 200;
/** An answer lasts longer: at its end all of them grow at once. */
const beginOverMs = 5_000;
/** Each has twenty free questions. */
const users = 20;
const barMs = 60;

/** The whole program, a model double and the browsers on one machine: what we add to a model's first word, and what is lost. */
export async function measureChatStreams(): Promise<Figure[]> {
  /** What the double itself took to its first token, by the number of the question. */
  const owed = new Map<number, number>();
  const double = await startOpenAiDouble({
    ...{ tokensPerSecond, firstTokenMs, keptRequests: 1 },
    onFirstToken({ messages }, tookMs) {
      const number = /第(\d+)问/.exec(messages.map(({ content }) => content).join('\n'))?.[1];
      if (number !== undefined) owed.set(Number(number), tookMs);
    },
  });
  const model = { LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'bench', LLM_MODEL: 'double' };
  try {
    return await withProgram({ ...model, LLM_MAX_CONCURRENCY: String(streams) }, async ({ address, pid }) => {
      const tokens: string[] = [];
      for (let index = 0; index < users; index += 1) tokens.push(await logIn(address, String(13_500_000_000 + index)));
      // What a process loads with its first answers is no part of a stream.
      await browse(address, 10, 500, tokens).ended;
      const restBytes = memoryOf(pid);
      const browsing = browse(address, streams, beginOverMs, tokens);
      await browsing.asked;
      const fullBytes = memoryOf(pid);
      const { firsts, wrong, deltas } = await browsing.ended;
      const added = firsts.map(([number, ms]) => ms - (owed.get(number) ?? 0)).sort((one, other) => one - other);
      const at = (share: number) => added[Math.min(added.length - 1, Math.floor(added.length * share))] ?? Number.NaN;
      return [
        {
          name: `chat, ${streams} streams of ${tokensPerSecond} tokens a second (${double.statistics().highestConcurrency} at once): added to the first token, p50 / p99 (worst)`,
          value: `${at(0.5).toFixed(0)} / ${at(0.99).toFixed(0)} ms (${at(1).toFixed(0)} ms)`,
          bar: `p99 at most ${barMs} ms`,
          isMet: at(0.99) <= barMs,
        },
        {
          name: 'chat: answers whose words did not all come, in order, once',
          value: `${wrong + streams - firsts.length} of ${streams} (${deltas} deltas)`,
          bar: 'none',
          isMet: wrong === 0 && firsts.length === streams,
        },
        {
          name: 'chat: memory of the program a stream, while all grow',
          value: `${((fullBytes - restBytes) / streams / 1024).toFixed(0)} KB`,
          bar: '',
          isMet: null,
        },
      ];
    });
  } finally {
    await double.stop();
  }
}

function memoryOf(pid: number): number {
  const resident = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(resident) * 1024;
}

interface Browsed {
  /** By question, the time to its first word. */
  firsts: [number: number, ms: number][];
  wrong: number;
  deltas: number;
}

function browse(address: string, count: number, overMs: number, tokens: readonly string[]) {
  const file = fileURLToPath(new URL('chat-browsers.ts', import.meta.url));
  const child = spawn('scripts/node', [file, address, String(count), String(overMs), ...tokens], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]): Browsed => {
    if (code !== 0) throw new Error(`the browsers ended with ${code}`);
    return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  });
  const asked = (async () => {
    while (!output.includes('all asked')) await once(child.stdout, 'data');
  })();
  return { asked, ended };
}
