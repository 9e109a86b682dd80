import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaperSite, startPaperSite } from '../../testing/papers/paper-site.ts';
import type { Program } from '../../testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let site: PaperSite;
let worker: Program;

/** The kernel lets the worker write no file beyond this, as a disk without room would: some pages of a PDF, no more. */
const roomBytes = 4_096;

beforeAll(async () => {
  database = await createTestDatabase();
  // One more try shows that a full disk is not given up at once; the rest of the patience would only be waited for.
  site = await startPaperSite({ databaseUrl: database.url, settings: { STEP_RETRIES: '1' } });
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
  const key1 = await site.writeOutline(token, { title: '县域冷链物流的成本结构研究', sections: 6 });
  const paper = await site.buyPaper(token, key1);
  const failed = await site.settled(paper, 120_000);
  expect(failed.paper_case.stage).toBe(3);
  expect(failed.error.error).toBe('storage_full');
  expect(failed.file_urls).toEqual({ word: null, pdf: null, zip: null });
  expect(listStored().filter((file) => fs.statSync(file).size > 0)).toEqual([]);
  const sections = async () =>
    (await database.pool.query('select section_id, version, created_at from paper_sections order by 1, 2')).rows;
  const before = await sections();
  expect(before.length).toBeGreaterThanOrEqual(6);

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
