import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { startOpenAiDouble } from '../../server/src/testing/openai-double/openai-double.ts';
import { startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';
import { logIn } from './log-in.ts';

const characters = 30_000;
const firstTokenMs = 500;
const tokensPerSecond = 50;
const slots = 16;
const papersAtOnce = 10;
const overheadBar = 1.1;
const throughputBar = 0.9;
const builtInBarSeconds = 10;

const titles = [
  ...['数字化转型对制造企业创新绩效的影响研究', '社区养老服务供需矛盾研究', '县域冷链物流的成本结构研究'],
  ...['农民专业合作社的治理结构研究', '高校毕业生慢就业的成因研究', '城市更新中的居民参与研究'],
  ...[
    '跨境电商企业的汇率风险研究',
    '乡镇快递网点的选址研究',
    '中小学教师职业倦怠研究',
    '老旧小区加装电梯的协商机制研究',
  ],
];

interface Bench {
  address: string;
  pool: pg.Pool;
  pid: number;
}

/** What one run had to ask, from the rows that the program keeps: each step's calls are one chain. */
interface Asked {
  phase: string;
  ms: number;
}

export async function measurePaperRuns(): Promise<Figure[]> {
  return [...(await measureModel()), ...(await measureBuiltIn())];
}

async function measureModel(): Promise<Figure[]> {
  const double = await startOpenAiDouble({ tokensPerSecond, firstTokenMs });
  const model = { LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'bench', LLM_MODEL: 'double' };
  try {
    return await withProgram({ ...model, LLM_MAX_CONCURRENCY: String(slots) }, async (bench) => {
      const prepare = async (title: string, index: number) => {
        double.setDefault({ name: 'normal', tokensPerSecond: 0, delayMs: 0 });
        const ordered = await orderPaper(bench, title, String(13_600_000_000 + index));
        double.setDefault({ name: 'normal', tokensPerSecond, delayMs: firstTokenMs });
        return ordered;
      };
      const one = await prepare(titles[0] ?? '', 0);
      await one.pay();
      await delivered(bench, [one.outTradeNo]);
      const [alone] = await readRuns(bench, [one.outTradeNo]);
      if (!alone) throw new Error('the paper has no run');

      const ten = [];
      for (const [index, title] of titles.slice(0, papersAtOnce).entries()) ten.push(await prepare(title, index + 1));
      await Promise.all(ten.map(({ pay }) => pay()));
      const numbers = ten.map(({ outTradeNo }) => outTradeNo);
      await delivered(bench, numbers);
      return [...overhead(alone), throughput(await readRuns(bench, numbers))];
    });
  } finally {
    await double.stop();
  }
}

/**
 * The shortest time in which anybody could make these calls, `slots` at once, when a phase begins after the one before:
 * for each phase its longest chain of calls, or all its calls shared out evenly, or (calls cannot be cut in two) the two
 * shortest of the slots + 1 longest one after the other, whichever is the most.
 */
export function criticalPathMs(asked: readonly Asked[]): number {
  const phases = Map.groupBy(asked, ({ phase }) => phase);
  return [...phases.values()].reduce((sum, calls) => {
    const times = calls.map(({ ms }) => ms).sort((one, other) => other - one);
    const shared = times.reduce((total, ms) => total + ms, 0) / slots;
    const pair = times.length > slots ? (times[slots - 1] ?? 0) + (times[slots] ?? 0) : 0;
    return sum + Math.max(times[0] ?? 0, shared, pair);
  }, 0);
}

interface RunRead {
  startedAt: Date;
  finishedAt: Date;
  asked: Asked[];
}

function overhead({ startedAt, finishedAt, asked }: RunRead): Figure[] {
  const wallMs = finishedAt.getTime() - startedAt.getTime();
  const bestMs = criticalPathMs(asked);
  const ratio = wallMs / bestMs;
  const phases = [...Map.groupBy(asked, ({ phase }) => phase)].map(
    ([phase, calls]) => `${phase} ${calls.length} (${(Math.max(...calls.map(({ ms }) => ms)) / 1000).toFixed(1)} s)`,
  );
  return [
    {
      name: `paper of ${characters} characters, ${slots} calls of ${tokensPerSecond} tokens a second: wall time / critical path`,
      value: `${(wallMs / 1000).toFixed(1)} s / ${(bestMs / 1000).toFixed(1)} s = ${ratio.toFixed(3)}`,
      bar: `at most ${overheadBar}`,
      isMet: ratio <= overheadBar,
    },
    { name: 'its calls by phase (the longest)', value: phases.join(', '), bar: '', isMet: null },
  ];
}

function throughput(runs: readonly RunRead[]): Figure {
  const from = Math.min(...runs.map(({ startedAt }) => startedAt.getTime()));
  const to = Math.max(...runs.map(({ finishedAt }) => finishedAt.getTime()));
  const workMs = runs.flatMap(({ asked }) => asked).reduce((sum, { ms }) => sum + ms, 0);
  const used = workMs / slots / (to - from);
  return {
    name: `${runs.length} papers at once: time in calls / ${slots} calls all the time`,
    value: `${(workMs / slots / 1000).toFixed(0)} s / ${((to - from) / 1000).toFixed(0)} s = ${used.toFixed(3)}`,
    bar: `at least ${throughputBar}`,
    isMet: used >= throughputBar,
  };
}

async function readRuns({ pool }: Bench, numbers: readonly string[]): Promise<RunRead[]> {
  const { rows: runs } = await pool.query<{ id: string; created_at: Date; finished_at: Date }>(
    'select runs.id, runs.created_at, runs.finished_at from runs join papers on papers.run_id = runs.id where out_trade_no = any($1)',
    [numbers],
  );
  return Promise.all(
    runs.map(async (run) => {
      const { rows } = await pool.query<{ phase: string; attempts: string; tokens: string }>(
        `select s.phase, sum(c.attempts) as attempts, sum(c.tokens_out) as tokens
           from run_steps s join model_calls c on c.step_key like '%/' || s.key || '%'
          where s.run_id = $1 group by s.id, s.phase`,
        [run.id],
      );
      const asked = rows.map(({ phase, attempts, tokens }) => ({
        phase,
        ms: Number(attempts) * firstTokenMs + (Number(tokens) / tokensPerSecond) * 1000,
      }));
      return { startedAt: run.created_at, finishedAt: run.finished_at, asked };
    }),
  );
}

async function measureBuiltIn(): Promise<Figure[]> {
  return withProgram({}, async (bench) => {
    const times: number[] = [];
    for (const [index, title] of titles.slice(0, 3).entries()) {
      const ordered = await orderPaper(bench, title, String(13_700_000_000 + index));
      await ordered.pay();
      await delivered(bench, [ordered.outTradeNo]);
      const [run] = await readRuns(bench, [ordered.outTradeNo]);
      if (run) times.push((run.finishedAt.getTime() - run.startedAt.getTime()) / 1000);
    }
    const slowest = Math.max(...times);
    const status = fs.readFileSync(`/proc/${bench.pid}/status`, 'utf8');
    const peakMb = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    return [
      {
        name: `built-in engine: paper of ${characters} characters with Word and PDF, slowest of ${times.length}, the first with loading`,
        value: `${slowest.toFixed(1)} s (${times.map((time) => time.toFixed(1)).join(', ')})`,
        bar: `at most ${builtInBarSeconds} s`,
        isMet: slowest <= builtInBarSeconds,
      },
      { name: 'peak memory of the whole program', value: `${peakMb.toFixed(0)} MB`, bar: '', isMet: null },
    ];
  });
}

/** The whole program in one process, on a database that the benchmark can read. */
async function withProgram<Result>(
  settings: Record<string, string>,
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 2, logger);
  try {
    const program = await startProgram('scripts/node', ['server/src/main.ts'], {
      ...{ DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'data'), PORT: '0', HOST: '127.0.0.1' },
      ...{ SECRET_KEY: 'a key that only the benchmark uses, 32+', NODE_ENV: 'test', LITERATURE_ONLINE: 'off' },
      ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error', ...settings },
    });
    try {
      return await work({ address: program.address, pool, pid: program.pid });
    } finally {
      await program.stop();
    }
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What is read of the answers on the way to a paper; each call gives some of it. */
interface Answered {
  key1: string;
  status: string;
  out_trade_no: string;
  payment_no: string;
}

async function orderPaper({ address }: Bench, title: string, phone: string) {
  const token = await logIn(address, phone);
  const call = async (target: string, body?: object) => {
    const answer = await fetch(`${address}/api/ai-paper/${target}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { result, error } = (await answer.json()) as { result?: Answered; error?: string };
    if (!result) throw new Error(`${target}: ${error}`);
    return result;
  };
  const { key1 } = await call('paper/outline/create', {
    ...{ title, language: 'zh', type: 'thesis', field: 'management', product: 'MASTER', word_count: characters },
    version: 'v1',
  });
  while ((await call(`paper/outline/status/${key1}`)).status !== 'SUCCEEDED') await delay(50);
  const { out_trade_no: outTradeNo } = await call('orders/order', { key1, order_type: 'PAPER_MASTER' });
  const offer = await call('pass/pre_create', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' });
  const pay = () => fetch(`${address}/cashier/${offer.payment_no}/pay`, { method: 'POST' });
  return { outTradeNo, pay };
}

async function delivered({ pool }: Bench, numbers: readonly string[]): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ stage: number; error: string | null }>(
      'select stage, error from order_items where out_trade_no = any($1)',
      [numbers],
    );
    const failed = rows.find(({ stage }) => stage === 3);
    if (failed) throw new Error(`a paper failed: ${failed.error}`);
    if (rows.length > 0 && rows.every(({ stage }) => stage === 2)) return;
    await delay(100);
  }
}
