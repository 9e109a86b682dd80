import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plan } from './chat-plan.ts';
import { root, startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';
import { logIn } from './log-in.ts';
import { withProgram } from './paper-program.ts';
import { nowMs, StolenTime } from './stolen-time.ts';

const barMs = 60;
const { streams, tokensPerSecond, steadyMs, longestMs } = plan;
/** Of the time of a machine that was ours. */
const leastQuietMs = 15_000;
const leastQuestions = 100;

/**
 * The whole program, a model and the browsers, each a process of its own on one machine: what we add to a model's first word while as
 * many answers as there are streams grow, and what is lost. A question is asked when an answer ends; then, as a second figure, all at one instant.
 */
export async function measureChatStreams(): Promise<Figure[]> {
  const model = await startProgram('scripts/node', ['bench/src/chat-model.ts'], {});
  const settings = { LLM_BASE_URL: model.address, LLM_API_KEY: 'bench', LLM_MODEL: 'bench' };
  try {
    // One more than there are: an answer that ends holds its place for a moment.
    return await withProgram({ ...settings, LLM_MAX_CONCURRENCY: String(streams + 50) }, async ({ address, pid }) => {
      const tokens: string[] = [];
      for (let index = 0; index < streams; index += 1)
        tokens.push(await logIn(address, String(13_500_000_000 + index)));
      const browsers = browse(address, tokens);
      await browsers.said('warm');
      const restBytes = memoryOf(pid);
      await browsers.said('steady');
      const fullBytes = memoryOf(pid);
      const stolen = new StolenTime();
      const busyBefore = processorMs(pid);
      const tookMs = await waitForQuiet(stolen);
      const busyMs = processorMs(pid) - busyBefore;
      browsers.enough();
      const browsed = await browsers.ended;
      stolen.stop();
      return figuresOf(browsed, stolen, { busy: busyMs / tookMs, bytes: fullBytes - restBytes });
    });
  } finally {
    await model.stop();
  }
}

/** Goes on until enough of it was time of our own, or it was long enough; how long that was. */
async function waitForQuiet(stolen: StolenTime): Promise<number> {
  const began = nowMs();
  let quietMs = 0;
  for (let last = began; nowMs() - began < longestMs; ) {
    await delay(500);
    const now = nowMs();
    if (stolen.isOurs(last, now)) quietMs += now - last;
    last = now;
    if (now - began >= steadyMs && quietMs >= leastQuietMs) break;
  }
  return nowMs() - began;
}

interface Timed {
  askedAt: number;
  /** In milliseconds, the model's own time taken off. */
  addedMs: number;
}

interface Browsed {
  asked: number;
  wrong: number;
  /** Of each question while all streams grow. */
  steady: Timed[];
  /** Of each of those, how many answers grew beside it. */
  beside: number[];
  herd: Timed[];
}

function figuresOf(browsed: Browsed, stolen: StolenTime, program: { busy: number; bytes: number }): Figure[] {
  const { asked, wrong, steady, beside, herd } = browsed;
  const grown = beside.reduce((sum, count) => sum + count, 0) / beside.length;
  const all = steady.map(({ addedMs }) => addedMs);
  const ours = steady
    .filter(({ askedAt, addedMs }) => stolen.isOurs(askedAt, askedAt + addedMs + plan.firstTokenMs))
    .map(({ addedMs }) => addedMs);
  const [first, last] = [steady[0]?.askedAt ?? 0, steady.at(-1)?.askedAt ?? 0];
  const herdAt = herd[0]?.askedAt ?? 0;
  const isEnough = ours.length >= leastQuestions && grown >= streams - 5;
  return [
    {
      name: `chat, ${grown.toFixed(0)} answers growing at ${tokensPerSecond} tokens a second: added to a question's first token, p50 / p99 (worst) of ${ours.length} questions while the machine was ours`,
      value: timesOf(ours),
      bar: `p99 at most ${barMs} ms`,
      isMet: isEnough && percentile(ours, 0.99) <= barMs,
    },
    {
      name: `chat: the same of all ${all.length} questions; ${percent(stolen.between(first, last))} of the processors' time was stolen`,
      value: timesOf(all),
      ...{ bar: '', isMet: null },
    },
    {
      name: 'chat: answers whose words did not all come, in order, once',
      value: `${wrong} of ${asked}`,
      bar: 'none',
      isMet: wrong === 0,
    },
    {
      name: `chat: a herd of ${herd.length} questions at one instant, added to the first token, p50 / p99 (worst); ${percent(stolen.between(herdAt, herdAt + 5_000))} stolen`,
      value: timesOf(herd.map(({ addedMs }) => addedMs)),
      ...{ bar: '', isMet: null },
    },
    {
      name: 'chat: processor of the program meanwhile, its threads included; memory a stream',
      value: `${percent(program.busy)} of a core, ${(program.bytes / streams / 1024).toFixed(0)} KB`,
      ...{ bar: '', isMet: null },
    },
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const timesOf = (times: readonly number[]): string =>
  `${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.99).toFixed(0)} ms (${percentile(times, 1).toFixed(0)} ms)`;

function memoryOf(pid: number): number {
  const resident = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(resident) * 1024;
}

/** Hundredths of a second, as the kernel counts them; the name before them may hold anything. */
function processorMs(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function browse(address: string, tokens: readonly string[]) {
  const file = fileURLToPath(new URL('chat-browsers.ts', import.meta.url));
  const child = spawn('scripts/node', [file, address, ...tokens], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]): Browsed => {
    if (code !== 0) throw new Error(`the browsers ended with ${code}`);
    return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  });
  const said = async (word: string) => {
    while (!output.split('\n').includes(word)) await Promise.race([once(child.stdout, 'data'), ended]);
  };
  return { said, ended, enough: () => child.stdin.end() };
}
