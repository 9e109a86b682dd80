import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Program, startProgram } from '../../testing/program.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let worker: Program | undefined;

beforeAll(async () => {
  site = await createTestSite();
});
afterAll(async () => {
  worker?.killAll();
  await worker?.ended;
  await site.close();
});

function startWorker(concurrency: number): Program {
  const { pool, config } = site.platform;
  const { connectionString = '' } = pool.options;
  const given = { DATABASE_URL: connectionString, DATA_DIR: config.dataDir, LITERATURE_ONLINE: 'off' };
  const pace = { STEP_LEASE_MS: '1000', RUN_CONCURRENCY: String(concurrency) };
  return startProgram({ ...given, ...pace, NODE_ENV: 'test' }, ['--run=worker']);
}

/** Many short sections, so that there are many steps and none of them takes long. */
const thesis = [
  '# Schools of the county',
  ...Array.from(
    { length: 24 },
    (_, index) =>
      `## ${index + 1} Visits to town ${index + 1}\n\nThe schools of town ${index + 1} were visited in the spring. We asked ${index + 20} teachers about their work. Lessons are dropped for weeks in a row where teachers are missing.`,
  ),
  '## References',
  ...Array.from(
    { length: 12 },
    (_, index) => `${index + 1}. Smith, J. (${1990 + index}). Schools of the county. Nature.`,
  ),
].join('\n\n');

it('a reading goes on with another worker, and finds nothing twice', async () => {
  const client = createSiteClient(site);
  const token = await client.logInToken(newPhone());
  const form = new FormData();
  form.set('purpose', 'CHAT');
  form.set('file', new File([thesis], 'thesis.md'));
  const { result: file } = await client.call('/api/ai-paper/files/upload', { token, body: form });
  const opened = await client.call('/api/ai-paper/reading/open', { token, body: { file_key: file.file_key } });
  const { key } = opened.result;
  const { pool } = site.platform;
  const readSteps = async () =>
    (
      await pool.query(
        `select run_steps.id, run_steps.state, run_steps.attempt, run_steps.finished_at
           from run_steps join readings on readings.run_id = run_steps.run_id where readings.id = $1`,
        [key],
      )
    ).rows as { id: string; state: string; attempt: number; finished_at: Date | null }[];

  // One step at a time, so that it is killed between two of them.
  worker = startWorker(1);
  await worker.ready;
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select 1 from reading_findings where reading_id = $1', [key]);
      expect(rows.length).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 5 },
  );
  await worker.stop('SIGKILL');
  const before = await readSteps();
  const done = before.filter(({ state }) => state === 'SUCCEEDED');
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(before.length);

  worker = startWorker(12);
  const reading = await vi.waitFor(
    async () => {
      const { result } = await client.call(`/api/ai-paper/reading/${key}`, { token });
      expect(result.state).toBe('READY');
      return result;
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(reading.progress.done).toBe(reading.progress.total);
  expect(reading.references.every(({ verified }: { verified: unknown }) => verified !== null)).toBe(true);
  const after = new Map((await readSteps()).map((step) => [step.id, step]));
  for (const step of done) expect(after.get(step.id)).toEqual(step);
});
