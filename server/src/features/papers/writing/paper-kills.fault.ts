import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../platform/database/embedded-postgres.ts';
import { createLogger } from '../../../platform/logger.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../../testing/openai-double/openai-double.ts';
import { putVerifiedWorks } from '../../../testing/orders/put-verified-works.ts';
import { type BoughtPaper, type PaperSite, startPaperSite } from '../../../testing/papers/paper-site.ts';
import type { Program } from '../../../testing/program.ts';
import { findLedgerDifferences } from '../../ledger/service.ts';

const isSoak = process.env.YANMO_SOAK === '1';
const papersAtOnce = isSoak ? 3 : 2;
const sectionsOfPaper = isSoak ? 24 : 12;
const workersAtOnce = 3;
/** What is killed, one after the other: a worker, the API, the database. */
const kills = [...(isSoak ? 'WWAWWDWWWAWWDWWWAWWD' : 'WAWDW')];
/** A worker or the database may have had nothing in its hands; the API never has. */
const leastHits = isSoak ? 12 : 2;
/** Few at once: the papers must last for all kills. */
const stepsOfWorker = 2;

let folder: string;
let server: EmbeddedPostgres;
let pool: pg.Pool;
let double: OpenAiDouble;
let site: PaperSite;
let workers: Program[] = [];

/** A database server of its own, which may be killed without harm to other tests, and keeps what it has committed. */
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-kills-'));
  [server, double] = await Promise.all([
    startEmbeddedPostgres({ dataDir: folder, logger: createLogger('silent'), maxConnections: 200 }),
    startOpenAiDouble(),
  ]);
  pool = new pg.Pool({ connectionString: server.url, max: 4 });
  pool.on('error', () => undefined);
  const settings = { RUN_CONCURRENCY: String(stepsOfWorker), LLM_MAX_CONCURRENCY: '64' };
  site = await startPaperSite({ databaseUrl: server.url, double, settings });
  workers = Array.from({ length: workersAtOnce }, site.startWorker);
  await Promise.all(workers.map(({ ready }) => ready));
}, 180_000);
afterAll(async () => {
  await site?.close();
  await pool?.end();
  await server?.stop();
  await double?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Asked again while the server recovers. */
async function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  for (let tries = 0; ; tries += 1) {
    try {
      return (await pool.query(sql, values)).rows as Row[];
    } catch (error) {
      if (tries > 200) throw error;
      await delay(50);
    }
  }
}

const count = async (sql: string, values: unknown[] = []) => (await query<{ n: number }>(sql, values))[0]?.n ?? 0;

/** Calls that were open in steps of a worker, or of all: what a kill may cost. */
const openCalls = (worker = '%') =>
  count(
    `select count(*)::int as n from run_steps s join model_calls c on c.step_key like '%/' || s.key || '%'
      where s.state = 'RUNNING' and s.worker like $1 and c.state = 'RUNNING'`,
    [worker],
  );

/** The one with the most in its hands: a kill must hit something. */
async function busiestWorker(): Promise<Program> {
  const rows = await query<{ worker: string }>(
    "select worker from run_steps where state = 'RUNNING' group by 1 order by count(*) desc",
  );
  const found = rows.flatMap(({ worker }) => workers.filter(({ process: child }) => worker.endsWith(`:${child.pid}`)));
  const [busiest = workers[0]] = found;
  if (!busiest) throw new Error('no worker runs');
  return busiest;
}

/** Stopped in their tracks while it is looked: what they have in flight at that instant is what the kill costs. */
async function freeze(programs: readonly Program[], worker?: string): Promise<number> {
  for (const { process: child } of programs) child.kill('SIGSTOP');
  return openCalls(worker);
}

async function killWorker(): Promise<number> {
  const victim = await busiestWorker();
  const lost = await freeze([victim], `%:${victim.process.pid}`);
  await victim.stop('SIGKILL');
  const next = site.startWorker();
  workers = [...workers.filter((worker) => worker !== victim), next];
  // The others go on meanwhile; two of them at least, or nothing would be left to kill.
  const [oldest, second] = workers;
  await Promise.all([oldest?.ready, second?.ready]);
  return lost;
}

async function killApi(): Promise<number> {
  await site.killApi();
  return 0;
}

/** One of its processes, killed: the server ends all others, loses what was in memory, and recovers from its log. */
async function killDatabase(): Promise<number> {
  // A process that finds no database at its start gives up, as it should; its supervisor is not what is tested here.
  await Promise.all([site.apiBack(), ...workers.map(({ ready }) => ready)]);
  const lost = await freeze(workers);
  const [{ pid } = { pid: 0 }] = await query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(pid, 'SIGKILL');
  for (const { process: child } of workers) child.kill('SIGCONT');
  await query('select 1');
  return lost;
}

/** Of what was asked for since the double was reset, with the question itself. */
const askedFirst = (task = ''): number[] =>
  Object.entries(double.statistics().asked).flatMap(([key, { first }]) => (key.startsWith(task) ? [first] : []));

it('killed three times while works are looked for, outlines get theirs; only calls in flight are bought again', {
  timeout: 400_000,
}, async () => {
  const record = (number: number) =>
    `@article{w${number}, title={社区团购平台的售后承诺与居民复购意愿：来自第${number}个城市的证据}, author={王 ${number}}, year={2021}, journal={消费经济}, volume={3}, pages={1--9}}`;
  const db = createDatabase(pool);
  await putVerifiedWorks(db, Array.from({ length: 9 }, (_, number) => record(number)).join('\n'));
  const form = { language: 'zh', type: 'course_paper', field: 'management', product: 'FINAL', word_count: 3_000 };
  double.setDefault({ name: 'held', task: 'queries' });
  const begun: { token: string; key1: string }[] = [];
  for (let number = 1; number <= papersAtOnce; number += 1) {
    const token = await site.logIn();
    const title = `社区团购平台售后承诺对第${number}片区居民复购意愿的影响`;
    const { result } = await site.call(token, 'paper/outline/create', { ...form, title, version: 'v1' });
    begun.push({ token, key1: result.key1 });
  }
  const allAt = (task: string) =>
    site.until(task, async () => (askedFirst(task).length >= papersAtOnce ? true : null), 120_000);

  await allAt('queries');
  let inFlight = await killWorker();
  double.setDefault({ name: 'held', task: 'judge' });
  double.release();
  await allAt('judge');
  inFlight += await killWorker();

  // All verdicts are there, and nobody can write them down; meanwhile the library has grown.
  const outlines = new pg.Client({ connectionString: server.url });
  await outlines.connect();
  await outlines.query('begin');
  await outlines.query('select from outlines for update');
  double.setDefault({ name: 'normal' });
  double.release();
  const countQuestions = () =>
    count("select count(distinct step_key)::int as n from model_calls where step_key like '%/judge/%'");
  let known = 0;
  const isJudged = async () => {
    const done = await count(
      "select count(distinct subject_id)::int as n from model_calls where step_key like '%/judge/%' and state = 'ANSWERED'",
    );
    // Works are judged some at a time, and all at once: between two looks no further question has come.
    const before = known;
    known = await countQuestions();
    return done === papersAtOnce && known === before && (await openCalls()) === 0 ? true : null;
  };
  await site.until('all verdicts', isJudged, 120_000);
  await putVerifiedWorks(db, record(10));
  inFlight += await killWorker();
  await outlines.query('rollback');
  await outlines.end();

  for (const { token, key1 } of begun) {
    const isWritten = async () => {
      const { result } = await site.call(token, `paper/outline/status/${key1}`);
      return result.status === 'WAITING' ? null : result.status;
    };
    expect(await site.until('the outline', isWritten, 120_000)).toBe('SUCCEEDED');
    const { result } = await site.call(token, `paper/outline/works?key1=${key1}`);
    expect(result).toMatchObject({ is_searched: true, is_searching: false });
    expect(result.fitting).toBeGreaterThan(4);
  }
  // Other works would be another question: none was asked because the library has grown.
  const questions = await countQuestions();
  expect(questions).toBe(known);
  const others = askedFirst().length - askedFirst('judge').length;
  const again = askedFirst().reduce((sum, first) => sum + first, 0) - questions - others;
  expect(inFlight).toBeGreaterThan(0);
  expect(again, `${inFlight} calls were in flight at the kills`).toBeLessThanOrEqual(inFlight);
});

const topics = ['县域物流', '社区食堂', '数字档案', '老街改造', '乡镇图书馆', '共享车位', '旧衣回收', '村级医疗'];
const textOf = (number: number) =>
  topics
    .map(
      (topic) =>
        `随着${topic}的快速发展，第${number}片区的公共服务正在发生深刻变化。首先，线上平台显著提升了办事效率，居民不再需要多次往返。其次，资源的集中管理有助于优化配置，从而推动服务均等化。此外，志愿者的参与为老年群体带来了新的便利，同时也提出了新的挑战。综上所述，${topic}是基层治理的重要路径。`,
    )
    .join('\n\n');

async function orderText(number: number): Promise<BoughtPaper> {
  const token = await site.logIn();
  const sent = { text: textOf(number), mode: 'AIGC', language: 'zh' };
  const { result, error } = await site.call(token, 'third_aigc/once_aigc_order', sent);
  if (!result) throw new Error(`the order was refused: ${error}`);
  return site.payFor(token, result.out_trade_no);
}

async function expectWholePaper(paper: BoughtPaper): Promise<void> {
  const item = await site.settled(paper, 120_000);
  expect(item.paper_case.stage, JSON.stringify(item)).toBe(2);
  expect((await site.download(item.file_urls.pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await site.download(item.file_urls.word)).subarray(0, 2).toString()).toBe('PK');
}

async function expectWholeText(text: BoughtPaper): Promise<void> {
  const item = await site.settled(text, 180_000);
  expect(item.paper_case.stage, JSON.stringify(item)).toBe(2);
  const { result } = await site.call(text.token, `paper/reduce/${text.outTradeNo}`);
  const states = result.paragraphs.map(({ state }: { state: string }) => state);
  expect(states.filter((state: string) => state !== 'REWRITTEN' && state !== 'LEFT')).toEqual([]);
  expect((await site.download(result.zip_url)).subarray(0, 2).toString()).toBe('PK');
  const { result: order } = await site.call(text.token, `orders/order/${text.outTradeNo}`);
  expect(order.refunded_amount).toBe(result.promise.is_kept ? 0 : order.paid_amount);
  const { result: refunds } = await site.call(text.token, `refund/apply_list?out_trade_no=${text.outTradeNo}`);
  expect(refunds.refund_list).toHaveLength(result.promise.is_kept ? 0 : 1);
}

/** Calls for what had been asked for before: a paper's parts each have a key of their own, the paragraphs of a text a row. */
async function countBoughtAgain(texts: readonly BoughtPaper[]): Promise<number> {
  let again = -(await count('select count(*)::int as n from model_calls where subject_id = any($1)', [
    texts.map(({ itemId }) => itemId),
  ]));
  for (const [key, { first, followUps }] of Object.entries(double.statistics().asked)) {
    again += key.startsWith('rewrite') ? first + followUps : Math.max(0, first - 1);
  }
  return again;
}

it('killed again and again (workers, API, database), papers are written to their last section and texts rewritten whole; only calls in flight are bought again, and what a broken promise owes is paid once', {
  timeout: 400_000,
}, async () => {
  const outlines: { token: string; key1: string }[] = [];
  for (let number = 1; number <= papersAtOnce; number += 1) {
    const token = await site.logIn();
    const title = `第${number}批乡镇快递网点的选址研究`;
    outlines.push({ token, key1: await site.writeOutline(token, { title, sections: sectionsOfPaper }) });
  }
  double.reset();
  // Each answer stops in its middle until it is let go, so that every kill finds some, however slow the machine is.
  double.setDefault({ name: 'held' });
  const papers: BoughtPaper[] = [];
  for (const { token, key1 } of outlines) papers.push(await site.buyPaper(token, key1));
  const texts: BoughtPaper[] = [];
  for (let number = 1; number <= papersAtOnce; number += 1) texts.push(await orderText(number));

  let inFlight = 0;
  let hits = 0;
  for (const target of kills) {
    await site.until(
      'calls in flight',
      async () => (double.statistics().running >= stepsOfWorker ? true : null),
      120_000,
    );
    const lost = await (target === 'W' ? killWorker() : target === 'A' ? killApi() : killDatabase());
    inFlight += lost;
    if (lost > 0) hits += 1;
    double.release();
  }
  // What is left is written at full speed: the kills are over.
  double.setDefault({ name: 'normal' });
  double.release();
  for (const paper of papers) await expectWholePaper(paper);
  for (const text of texts) await expectWholeText(text);

  const sections = await query<{ paper_id: string; n: number }>(
    'select paper_id, count(*)::int as n from paper_sections where version = 1 group by 1',
  );
  expect(sections.map(({ n }) => n)).toEqual(Array.from({ length: papersAtOnce }, () => sectionsOfPaper));
  expect(await query("select distinct state from runs where kind = 'paper'")).toEqual([{ state: 'SUCCEEDED' }]);
  const shared = await query<{ n: number }>(
    "select count(distinct worker)::int as n from run_steps s join runs r on r.id = s.run_id where r.kind = 'paper' group by run_id",
  );
  for (const { n } of shared) expect(n).toBeGreaterThan(1);
  expect(await findLedgerDifferences(createDatabase(pool))).toEqual([]);
  expect(hits).toBeGreaterThanOrEqual(leastHits);
  const again = await countBoughtAgain(texts);
  expect(again, `${inFlight} calls were in flight at the kills`).toBeLessThanOrEqual(inFlight);
});

it('killed at its first writing and at its last, a check is delivered once, with one report and one number', {
  timeout: 400_000,
}, async () => {
  double.setDefault({ name: 'normal' });
  const streets = ['槐树街', '染坊巷', '石桥头', '北门外', '渡口路', '油坊弄', '书院后', '城隍庙前'];
  const text = streets
    .map(
      (street, index) =>
        `${street}的第${index + 3}口水井在${1700 + index * 13}年淤塞，邻里凑钱重开，碑上刻着出工者的名字与天数。`,
    )
    .join('\n\n');
  const abstract = '县城的水井多由邻里轮流疏浚，出工的天数记在祠堂的账上，逐年核对。';
  await putVerifiedWorks(
    createDatabase(pool),
    `@article{wells, author = {周岚}, title = {县城水井的疏浚}, journal = {城市史研究}, year = {2019}, abstract = {${abstract}}}`,
  );
  const holder = await holdTable('check_findings');
  const token = await site.logIn();
  const { result, error } = await site.call(token, 'pass/upload', { text });
  if (!result) throw new Error(`it was refused: ${error}`);
  const bought = await site.payFor(token, result.out_trade_no);
  let held = holder;
  for (const next of [...(isSoak ? ['check_files'] : []), 'similarity_certificates', null]) {
    await site.until(`somebody at ${held.table}`, held.findWaiting, 120_000);
    await killWorker();
    const following = next && (await holdTable(next));
    await held.release();
    if (following) held = following;
  }
  const item = await site.settled(bought, 120_000);
  expect(item.paper_case.stage, JSON.stringify(item)).toBe(2);
  expect((await site.download(item.file_urls.pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  const { result: report } = await site.call(token, `pass/report/${result.out_trade_no}`);
  const numbers = await query<{ number: string }>('select number from similarity_certificates');
  expect(numbers).toEqual([{ number: report.certificate_number }]);
  const served = await count('select count(*)::int as n from check_files where is_served');
  expect(served).toBe(1);
});

/** Nobody reads or writes it until it is let go. */
async function holdTable(table: string) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return {
    table,
    findWaiting: async () =>
      (await count('select count(*)::int as n from pg_locks where not granted and relation = $1::regclass', [table])) >
      0
        ? true
        : null,
    release: () => client.end(),
  };
}
