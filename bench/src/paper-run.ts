import fs from 'node:fs';
import { startOpenAiDouble } from '../../server/src/testing/openai-double/openai-double.ts';
import type { Figure } from './figure.ts';
import { delivered, orderPaper, withProgram } from './paper-program.ts';
import { criticalPathMs, pace, type RunRead, readRuns } from './read-runs.ts';

const characters = 30_000;
const { firstTokenMs, tokensPerSecond, slots } = pace;
const wanted = { characters, level: 'MASTER' } as const;
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

export async function measurePaperRuns(): Promise<Figure[]> {
  const double = await startOpenAiDouble({ tokensPerSecond, firstTokenMs });
  const model = { LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'bench', LLM_MODEL: 'double' };
  try {
    return await withProgram({ ...model, LLM_MAX_CONCURRENCY: String(slots) }, async (bench) => {
      const prepare = async (title: string, index: number) => {
        double.setDefault({ name: 'normal', tokensPerSecond: 0, delayMs: 0 });
        const ordered = await orderPaper(bench, { ...wanted, title, phone: String(13_600_000_000 + index) });
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

/** Titles of which enough is known to be sold. */
const knownTitles = [
  '社区养老服务供需矛盾研究',
  '农村电商物流配送的问题与对策研究',
  '中小企业应收账款管理的问题与对策',
];

/** The built-in engine writes what is known of a title, so that what was delivered is counted beside what was wished. */
export async function measureBuiltInRuns(): Promise<Figure[]> {
  return withProgram({}, async (bench) => {
    const times: number[] = [];
    const units: number[] = [];
    for (const [index, title] of knownTitles.entries()) {
      const ordered = await orderPaper(bench, { ...wanted, title, phone: String(13_700_000_000 + index) });
      await ordered.pay();
      await delivered(bench, [ordered.outTradeNo]);
      const { rows } = await bench.pool.query<{ units: number }>(
        `select (certificate->>'units')::int as units from papers where out_trade_no = $1 and certificate is not null`,
        [ordered.outTradeNo],
      );
      units.push(...rows.map((row) => row.units));
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
      { name: 'characters that were delivered of them', value: units.join(', '), bar: '', isMet: null },
      { name: 'peak memory of the whole program', value: `${peakMb.toFixed(0)} MB`, bar: '', isMet: null },
    ];
  });
}
