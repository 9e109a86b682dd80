import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultJob, faultRun, faultTables } from '../../testing/fault-run.ts';
import { compileCache } from '../../testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestWorker, type TestWorker } from '../../testing/test-worker.ts';
import { inTransaction } from '../database/in-transaction.ts';

const script = fileURLToPath(new URL('../../testing/fault-worker.ts', import.meta.url));

interface WorkerProcess {
  process: ChildProcess;
  output: string[];
}

let database: TestDatabase;
let sender: TestWorker;
let workers: WorkerProcess[];

beforeEach(async () => {
  database = await createTestDatabase(10);
  await database.pool.query(faultTables);
  sender = await startTestWorker(database, faultRun, { work: false });
  workers = [];
});

afterEach(async () => {
  for (const { process: child } of workers) if (child.exitCode === null) child.kill('SIGKILL');
  await sender.stop();
  await database.close();
});

async function startWorker(...flags: string[]): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [script, `--database=${database.url}`, ...flags], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const worker: WorkerProcess = { process: child, output: [] };
  workers.push(worker);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => worker.output.push(...text.trim().split('\n')));
  }
  await vi.waitFor(() => expect(worker.output).toContain('ready'), { timeout: 30_000, interval: 20 });
  return worker;
}

async function createRuns(count: number, sections: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const run = { userId: null, subject: String(index), input: { sections } };
    ids.push((await inTransaction(database.db, (tx) => sender.runs.create(tx, faultRun, run))).id);
  }
  return ids;
}

async function count(query: string, values: unknown[] = []): Promise<number> {
  return (await database.pool.query<{ n: number }>(query, values)).rows[0]?.n ?? 0;
}

async function untilAllEnded(timeoutMs: number): Promise<void> {
  const open = () => count('select count(*) as n from runs where finished_at is null');
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: timeoutMs, interval: 50 });
}

/** What must hold whatever was killed: everything succeeded, each step, text and ending counted once, events without a gap. */
async function expectExactlyOnce(runIds: string[], sections: number): Promise<void> {
  const { rows: runs } = await database.pool.query('select distinct state, error from runs');
  expect(runs).toEqual([{ state: 'SUCCEEDED', error: null }]);
  const { rows: steps } = await database.pool.query('select distinct state from run_steps');
  expect(steps).toEqual([{ state: 'SUCCEEDED' }]);
  const total = runIds.length * sections;
  expect(await count('select count(*) as n from run_steps')).toBe(total + runIds.length);
  expect(await count('select count(*) as n from fault_results')).toBe(total);
  expect(await count('select count(distinct step_id) as n from fault_results')).toBe(total);
  expect(await count('select count(*) as n from fault_endings')).toBe(runIds.length);
  expect(await count('select count(distinct run_id) as n from fault_endings')).toBe(runIds.length);
  const { rows: gaps } = await database.pool.query(
    `select run_id from run_events e join runs r on r.id = e.run_id
      group by run_id, r.last_seq
     having count(*) <> r.last_seq or max(seq) <> r.last_seq or count(*) filter (where type = 'done') <> 1`,
  );
  expect(gaps).toEqual([]);
  // What grew was told as a whole once a section, however many began it, and nothing of it is left over.
  const { rows: texts } = await database.pool.query(
    `select data ->> 'text' = output ->> 'text' as is_whole, count(*), count(distinct step.id) as steps
       from run_events join run_steps step on step.id = (data ->> 'step')::uuid where type = 'text' group by 1`,
  );
  expect(texts).toEqual([{ is_whole: true, count: total, steps: total }]);
  expect(await count('select count(*) as n from live_texts')).toBe(0);
}

describe('three worker processes on one database', () => {
  it('lose one to kill -9 in the middle of several runs: the others end all of it, each step once', async () => {
    const victim = await startWorker('--holds');
    await inTransaction(database.db, (tx) => sender.jobs.enqueue(tx, faultJob, { id: 'held' }));
    const held = () =>
      count("select count(*) as n from pgboss.job where name = 'faults.hold-job' and state = 'active'");
    await vi.waitFor(async () => expect(await held()).toBe(1), { timeout: 5_000 });
    const survivors = await Promise.all([startWorker(), startWorker()]);

    const runIds = await createRuns(8, 5);
    // Claimed is not yet begun: only a step whose try is written can be seen to begin again.
    const heldSteps = () =>
      count(
        `select count(*) as n from run_steps
          where state = 'RUNNING' and worker like $1 and id in (select step_id from fault_tries)`,
        [`%:${victim.process.pid}`],
      );
    await vi.waitFor(async () => expect(await heldSteps()).toBeGreaterThanOrEqual(2), {
      timeout: 10_000,
      interval: 10,
    });
    victim.process.kill('SIGKILL');
    await once(victim.process, 'exit');

    // The queue takes no shorter patience than ten seconds; as if they had passed.
    await database.pool.query(
      "update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where name = 'faults.hold-job'",
    );
    await untilAllEnded(30_000);
    const didHeld = () => expect(survivors.flatMap(({ output }) => output)).toContain('did held');
    await vi.waitFor(didHeld, { timeout: 30_000 });
    await expectExactlyOnce(runIds, 5);
    // The kill did hit steps in the middle: they were begun again.
    expect(await count('select count(*) as n from fault_tries')).toBeGreaterThan(8 * 5);
  });

  it('outlive the loss of every database connection, twice', async () => {
    await Promise.all([startWorker(), startWorker(), startWorker()]);
    const runIds = await createRuns(8, 5);
    const done = () => count('select count(*) as n from fault_results');
    for (const share of [5, 15]) {
      await vi.waitFor(async () => expect(await done()).toBeGreaterThanOrEqual(share), {
        timeout: 15_000,
        interval: 10,
      });
      const terminated = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(terminated.rowCount).toBeGreaterThan(6);
    }
    await untilAllEnded(30_000);
    await expectExactlyOnce(runIds, 5);
    expect(workers.map(({ process: child }) => child.exitCode)).toEqual([null, null, null]);
  });
});
