import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BoughtPaper, type PaperSite, startPaperSite } from '../../../testing/papers/paper-site.ts';
import type { Program } from '../../../testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let site: PaperSite;
let worker: Program;
let paper: BoughtPaper;

/** The kernel lets the worker write no file beyond this, as a disk without room would: some pages of a PDF, no more. */
const roomBytes = 4_096;

beforeAll(async () => {
  database = await createTestDatabase();
  // One more try shows that a full disk is not given up at once; the rest of the patience would only be waited for.
  const settings = { STEP_RETRIES: '1', AMENDMENT_WAIT_MS: '0', STEP_LEASE_MS: '1000' };
  site = await startPaperSite({ databaseUrl: database.url, settings });
  worker = site.startWorkerUnder('prlimit', `--fsize=${roomBytes}:unlimited`);
  await worker.ready;
}, 120_000);
afterAll(async () => {
  await site.close();
  await database.close();
}, 60_000);

const giveRoom = () => execFileSync('prlimit', ['--pid', String(worker.process.pid), '--fsize=unlimited:unlimited']);

/** Every file below the storage's folder that is not empty: what a link could ever lead to, and what was left half done. */
function listStored(): string[] {
  const folder = path.join(site.folder, 'files');
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

it('a disk that fills while the PDF is written: a reason, no half file, and the next try writes only what is missing', {
  timeout: 180_000,
}, async () => {
  const token = await site.logIn();
  const key1 = await site.writeOutline(token, { title: '农村电商物流的问题与对策研究', sections: 6 });
  paper = await site.buyPaper(token, key1);
  const failed = await site.settled(paper, 120_000);
  expect(failed.paper_case.stage).toBe(3);
  expect(failed.error.error).toBe('storage_full');
  expect(failed.file_urls).toEqual({ word: null, pdf: null, zip: null });
  expect(listStored().filter((file) => fs.statSync(file).size > 0)).toEqual([]);
  const sections = async () =>
    (await database.pool.query('select section_id, version, created_at from paper_sections order by 1, 2')).rows;
  const before = await sections();
  // How many sections there is something to say in depends on the outline's key, by which its facts are chosen.
  expect(before.length).toBeGreaterThanOrEqual(2);

  giveRoom();
  await site.call(token, 'orders/retry', { out_trade_no: paper.outTradeNo, item_id: paper.itemId });
  const whole = await site.settled(paper, 120_000);
  expect(whole.paper_case.stage).toBe(2);
  const pdf = await site.download(whole.file_urls.pdf);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-32).toString()).toContain('%%EOF');
  expect((await site.download(whole.file_urls.word)).subarray(0, 2).toString()).toBe('PK');
  expect(await sections()).toEqual(before);
});

/** From before the worker has heard of it to when it may be done. */
const pauses = process.env.YANMO_SOAK ? [0, 60, 150, 300, 600] : [150];

const call = async (target: string, body?: object) => (await site.call(paper.token, target, body)).result;

async function wordOf(url: string): Promise<string> {
  const zip = await JSZip.loadAsync(await site.download(url));
  return ((await zip.file('word/document.xml')?.async('string')) ?? '').replace(/<[^>]+>/gu, '');
}

interface Written {
  id: string;
  text: { version: number; draft: string } | null;
}

/** The sections that were written, in the paper's order. */
async function listWritten() {
  const { sections } = await call(`paper/text/${paper.outTradeNo}`);
  return (sections as Written[]).flatMap(({ id, text }) => (text ? [{ id, ...text }] : []));
}

it('of the delivered paper, a worker killed while it exports and while it changes a section: both are done by the next, once, and whole files are served throughout', {
  timeout: 300_000,
}, async () => {
  const out_trade_no = paper.outTradeNo;
  for (const [index, pauseMs] of pauses.entries()) {
    const { edition } = await call(`paper/export/${out_trade_no}`);
    const sentence = `这是第${index + 1}次改动之后才有的句子。`;
    const [first, other] = await listWritten();
    if (!first || !other) throw new Error('the paper has no two sections');
    const edit = { base_version: first.version, text: `${sentence}\n\n${first.draft}` };
    await call('paper/section', { out_trade_no, section_id: first.id, ...edit });
    const wish = { section_id: other.id, instruction: `把“研究”统一改为“探究${index}”` };
    const asked = index % 2 === 0 ? wish : { ...wish, instruction: '删去第一段' };
    const amendment = await call('paper/amend', { out_trade_no, ...asked });
    expect((await call('paper/export', { out_trade_no })).edition).toBe(edition);

    await delay(pauseMs);
    await worker.stop('SIGKILL');
    const meanwhile = await call(`paper/export/${out_trade_no}`);
    const served = await wordOf(meanwhile.file_urls.word);
    expect(served.includes(sentence)).toBe(meanwhile.edition > edition);
    worker = site.startWorker();

    const done = await site.until(
      'the export',
      async () => {
        const found = await call(`paper/export/${out_trade_no}`);
        return found.state === 'WORKING' ? null : found;
      },
      60_000,
    );
    expect(done).toMatchObject({ state: 'DONE', edition: edition + 1 });
    expect(await wordOf(done.file_urls.word)).toContain(sentence);
    expect((await site.download(done.file_urls.pdf)).subarray(0, 5).toString()).toBe('%PDF-');

    const settled = await site.until(
      'the change',
      async () => {
        const found = await call(`paper/amendment/${amendment.id}`);
        return found.state === 'WORKING' ? null : found;
      },
      60_000,
    );
    if (settled.state !== 'PROPOSED') {
      // A wish may find nothing to change in what the rounds before left; then it says so, and nothing else.
      expect(settled.error.error).toBe('wish_not_understood');
      continue;
    }
    const { section } = await call('paper/amendment', { id: amendment.id, accept: true });
    expect(section.text).toMatchObject({ version: other.version + 1, draft: settled.text });
  }
  const { editions } = await call(`paper/versions/${out_trade_no}`);
  expect(editions.map(({ edition }: { edition: number }) => edition)).toEqual(
    Array.from({ length: pauses.length + 1 }, (_, index) => pauses.length + 1 - index),
  );
});
