import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../platform/database/embedded-postgres.ts';
import { createLogger } from '../../../platform/logger.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../../testing/openai-double/openai-double.ts';
import { type BoughtPaper, type PaperSite, startPaperSite } from '../../../testing/papers/paper-site.ts';
import type { Program } from '../../../testing/program.ts';

const papersAtOnce = 3;
const sectionsOfPaper = 24;
const workersAtOnce = 3;
/** What is killed, one after the other: a worker, the API, the database. */
const kills = [...'WWAWWDWWWAWWDWWWAWWD'];
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

it('killed at 20 instants (workers, API, database), three papers of 24 sections are written; only calls in flight are bought again', {
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
  const bought: BoughtPaper[] = [];
  for (const { token, key1 } of outlines) bought.push(await site.buyPaper(token, key1));

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
  for (const paper of bought) {
    const item = await site.settled(paper, 120_000);
    expect(item.paper_case.stage, JSON.stringify(item)).toBe(2);
    expect((await site.download(item.file_urls.pdf)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await site.download(item.file_urls.word)).subarray(0, 2).toString()).toBe('PK');
  }

  const sections = await query<{ paper_id: string; n: number }>(
    'select paper_id, count(*)::int as n from paper_sections where version = 1 group by 1',
  );
  expect(sections.map(({ n }) => n)).toEqual(Array.from({ length: papersAtOnce }, () => sectionsOfPaper));
  expect(await query("select distinct state from runs where kind = 'paper'")).toEqual([{ state: 'SUCCEEDED' }]);
  const shared = await query<{ n: number }>(
    "select count(distinct worker)::int as n from run_steps s join runs r on r.id = s.run_id where r.kind = 'paper' group by run_id",
  );
  for (const { n } of shared) expect(n).toBeGreaterThan(1);

  const { asked } = double.statistics();
  const again = Object.values(asked).reduce((sum, { first }) => sum + Math.max(0, first - 1), 0);
  expect(hits).toBeGreaterThanOrEqual(12);
  expect(again, `${inFlight} calls were in flight at the kills`).toBeLessThanOrEqual(inFlight);
});
