import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createBuiltInEngine } from '../../server/src/engines/built-in/built-in-engine.ts';
import type { EngineCall, OutlineRequest } from '../../server/src/engines/engine.ts';
import { understandAtOnce } from '../../server/src/engines/understand-at-once.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../server/src/testing/openai-double/openai-double.ts';
import { startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';
import { logIn } from './log-in.ts';

const tokensPerSecond = 50;
const atOnce = 50;
/** An outline is made while somebody watches; loading the knowledge files is counted apart. */
const builtInBarMs = 50;
const overheadBar = 1.05;
const firstChapterBarMs = 2_000;

const request: OutlineRequest = {
  title: '数字化转型对制造企业创新绩效的影响研究',
  language: 'zh',
  type: 'thesis',
  field: 'management',
  level: 'MASTER',
  wordCount: 30_000,
  keywords: [],
  works: [],
  extraRequirements: '',
  variant: 0,
};

const form = {
  title: request.title,
  language: 'zh',
  type: 'thesis',
  field: 'management',
  product: 'MASTER',
  word_count: 30_000,
};

export async function measureOutlines(): Promise<Figure[]> {
  return [
    await measureBuiltIn('built-in outline of a 30,000-character thesis', request),
    await measureBuiltIn('the same with eight wishes and a corrected question', withWishes()),
    ...(await measureModel()),
  ];
}

/** What a student may ask for at once: each wish moves, adds or takes away something of the plan. */
const wishes = [
  '第三章用问卷调查',
  '要有一节国内外比较',
  '以华为为案例',
  '不要写结构方程模型',
  '把对策放在结论之前',
  '要有一章讲数据治理',
  '多写现状，少写概念',
  '要一张影响路径图',
].join('；');

function withWishes(): OutlineRequest {
  const asked = { ...request, extraRequirements: wishes };
  const read = understandAtOnce(asked, 'BUILT_IN');
  const understanding = {
    ...read.understanding,
    aspect: '为什么中小企业转不动',
    confidence: { ...read.understanding.confidence, aspect: 1 },
  };
  return { ...asked, wishes: read.wishes, understanding };
}

/** Of so many the first loads the knowledge files and the second is still being compiled: a process does that once. */
const warming = 2;
const rounds = 20;

/** The slowest of some in a process that is warm; what came before stands beside it. */
async function measureBuiltIn(name: string, asked: OutlineRequest): Promise<Figure> {
  const engine = createBuiltInEngine();
  const call: EngineCall = {
    stepKey: '',
    subject: { kind: 'outline', id: '' },
    userId: null,
    signal: new AbortController().signal,
  };
  const times: number[] = [];
  for (let variant = 0; variant < rounds; variant += 1) {
    const startedAt = performance.now();
    for await (const _ of engine.writeOutline({ ...asked, variant }, call));
    times.push(performance.now() - startedAt);
  }
  const slowest = Math.max(...times.slice(warming));
  const before = times.slice(0, warming).map((ms) => `${ms.toFixed(0)} ms`);
  return {
    name: `${name}, slowest of ${rounds - warming} (the ${warming} before)`,
    value: `${slowest.toFixed(0)} ms (${before.join(', ')})`,
    bar: `under ${builtInBarMs} ms`,
    isMet: slowest < builtInBarMs,
  };
}

async function measureModel(): Promise<Figure[]> {
  const double = await startOpenAiDouble({ tokensPerSecond });
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const program = await startProgram('scripts/node', ['server/src/main.ts'], {
    ...{ DATA_DIR: dataDir, PORT: '0', LITERATURE_ONLINE: 'off', RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error' },
    SAMPLE_PAPERS: 'off',
    ...{ LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'bench', LLM_MODEL: 'double', LLM_MAX_CONCURRENCY: '16' },
  });
  try {
    const single = await writeOne(program.address, double);
    return [single, ...(await writeMany(program.address, double))];
  } finally {
    await program.stop();
    await double.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function create(address: string, token: string, title: string): Promise<string> {
  const answer = await fetch(`${address}/api/ai-paper/paper/outline/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...form, title }),
  });
  return ((await answer.json()) as { result: { key1: string } }).result.key1;
}

/** Milliseconds of this process's clock at the first chapter and at the end. */
async function follow(
  address: string,
  token: string,
  key1: string,
): Promise<{ firstMs: number; doneMs: number; isWritten: boolean }> {
  const answer = await fetch(`${address}/api/ai-paper/paper/outline/events/${key1}`, {
    headers: { authorization: `Bearer ${token}`, 'last-event-id': '0' },
  });
  let firstMs = 0;
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (firstMs === 0 && text.includes('event: chapter')) firstMs = performance.now();
  }
  return { firstMs, doneMs: performance.now(), isWritten: /"state":"SUCCEEDED"|"status":"SUCCEEDED"/.test(text) };
}

async function writeOne(address: string, double: OpenAiDouble): Promise<Figure> {
  const token = await logIn(address, '13600000000');
  const startedAt = performance.now();
  const { doneMs } = await follow(address, token, await create(address, token, form.title));
  const ownMs = (double.statistics().tokensOut / tokensPerSecond) * 1000;
  const ratio = (doneMs - startedAt) / ownMs;
  return {
    name: `outline by a model of ${tokensPerSecond} tokens a second: wall time / the model's own`,
    value: `${((doneMs - startedAt) / 1000).toFixed(1)} s / ${(ownMs / 1000).toFixed(1)} s = ${ratio.toFixed(3)}`,
    bar: `at most ${overheadBar}`,
    isMet: ratio <= overheadBar,
  };
}

async function writeMany(address: string, double: OpenAiDouble): Promise<Figure[]> {
  double.reset();
  double.setDefault({ name: 'normal', tokensPerSecond: 400 });
  const tokens = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => logIn(address, String(13_600_000_001 + index))),
  );
  const titleOf = (index: number): string => `${form.title}之${index}`;
  const results = await Promise.all(
    tokens.map(async (token, index) => follow(address, token, await create(address, token, titleOf(index)))),
  );
  // The turn of an outline begins when its own question reaches the model: that which reads its title came before, and waited for others.
  const { cameAtMs } = double.statistics();
  const waits = results.map(({ firstMs }, index) => firstMs - (cameAtMs[`outline | ${titleOf(index)}`] ?? Number.NaN));
  if (waits.some(Number.isNaN)) throw new Error('an outline never had its turn');
  const worst = Math.max(...waits);
  const written = results.filter(({ isWritten }) => isWritten).length;
  return [
    { name: `${atOnce} outlines at once: written`, value: `${written}`, bar: `${atOnce}`, isMet: written === atOnce },
    {
      name: `${atOnce} outlines at once: first chapter after its turn, worst`,
      value: `${worst.toFixed(0)} ms`,
      bar: `within ${firstChapterBarMs} ms`,
      isMet: worst <= firstChapterBarMs,
    },
  ];
}
