import type { ReadingDetail } from '@yanmo/contract/reading';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDocumentWriter } from '../../documents/document-writer.ts';
import { pdfPages } from '../../documents/readers/testing/pdf-files.ts';
import { sampleDocument } from '../../documents/samples/sample-document.ts';
import { defaultTemplates } from '../../documents/templates/default-templates.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { testThreads } from '../../testing/test-threads.ts';

const prefix = '/api/ai-paper/reading';
let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;
let thesis: Uint8Array;

beforeAll(async () => {
  site = await createTestSite({ work: true, environment: { RATE_LIMIT_SCALE: '100' } });
  client = createSiteClient(site);
  token = await client.logInToken(newPhone());
  const [template] = defaultTemplates.filter(({ language }) => language === 'zh');
  if (!template) throw new Error('there is no Chinese template');
  const documents = createDocumentWriter(testThreads);
  thesis = (await documents.write(sampleDocument('thesis', template), template)).pdf;
  await documents.close();
}, 180_000);
afterAll(async () => await site.close());

async function upload(bytes: Uint8Array | string, name: string, as = token): Promise<string> {
  const form = new FormData();
  form.set('purpose', 'CHAT');
  form.set('file', new File([typeof bytes === 'string' ? bytes : Buffer.from(bytes)], name));
  const { result, message } = await client.call('/api/ai-paper/files/upload', { token: as, body: form });
  if (!result) throw new Error(message);
  return result.file_key;
}

const open = (fileKey: string, as = token) => client.call(`${prefix}/open`, { token: as, body: { file_key: fileKey } });

async function read(bytes: Uint8Array | string, name: string): Promise<ReadingDetail> {
  const { result } = await open(await upload(bytes, name));
  return ended(result.key);
}

const ended = (key: string): Promise<ReadingDetail> =>
  vi.waitFor(
    async () => {
      const { result } = await client.call(`${prefix}/${key}`, { token });
      expect(result.state).not.toBe('READING');
      return result as ReadingDetail;
    },
    { timeout: 20_000, interval: 100 },
  );

describe('a paper that is read', () => {
  let key: string;
  let fileKey: string;

  it('is one reading, however often its file is opened at once', async () => {
    fileKey = await upload(thesis, '论文.pdf');
    const opened = await Promise.all([1, 2, 3].map(() => open(fileKey)));
    expect(new Set(opened.map(({ result }) => result.key)).size).toBe(1);
    key = opened[0]?.result.key;
    const { result } = await client.call(`${prefix}/list`, { token });
    expect(result).toMatchObject({ total: 1, readings: [{ key, file_name: '论文.pdf', kind: 'PDF' }] });
  });

  it('shows its headings with their pages, and its references with what became of them', async () => {
    const reading = await ended(key);
    expect(reading).toMatchObject({ state: 'READY', language: 'zh', pages: 14, is_by_pages: false });
    expect(reading.title).toBe('数字化转型对中小制造企业经营韧性的影响研究');
    expect(reading.progress.done).toBe(reading.progress.total);
    const shown = reading.outline.map(({ level, title, page }) => [level, title, page]);
    expect(shown).toEqual(
      expect.arrayContaining([
        [1, '第1章 绪论', 6],
        [2, '1.1 研究背景', 6],
        [3, '2.2.1 技术采纳的视角', 7],
        [1, '参考文献', 12],
        [1, '致谢', 14],
      ]),
    );
    expect(shown.map(([, title]) => title)).not.toContain('目录');
    expect(reading.references.length).toBeGreaterThanOrEqual(8);
    for (const { page, verified } of reading.references) {
      expect(page).toBe(12);
      expect(verified?.outcome).toBe('NOT_FOUND');
    }
  });

  it('says nothing without the passage that it rests on', async () => {
    const reading = await ended(key);
    const { result } = await client.call(`${prefix}/${key}/text`, { token });
    const findings = [reading.overview, reading.methods, reading.limits, ...reading.summaries];
    expect(reading.summaries.length).toBeGreaterThan(5);
    expect(reading.summaries.map(({ heading }) => reading.outline[heading]?.title)).not.toContain('参考文献');
    expect(findings.every(({ state }) => state !== 'COMING')).toBe(true);
    const passages = [
      ...findings.flatMap(({ statements }) => statements.map(({ passage }) => passage)),
      ...reading.terms.terms.map(({ passage }) => passage),
    ];
    for (const { paragraph, text } of passages) expect(result.paragraphs[paragraph].text).toContain(text);
  });

  it('that failed looks for what is missing alone', async () => {
    const { pool } = site.platform;
    await pool.query(`update readings set state = 'FAILED', error = 'internal' where id = $1`, [key]);
    await pool.query(`delete from reading_findings where reading_id = $1 and kind in ('TERMS', 'LIMITS')`, [key]);
    const both = await Promise.all([1, 2].map(() => client.call(`${prefix}/retry`, { token, body: { key } })));
    expect(both.map(({ result }) => result.state)).toEqual(['READING', 'READING']);
    const reading = await ended(key);
    expect(reading).toMatchObject({
      state: 'READY',
      error: null,
      limits: { state: expect.not.stringMatching('COMING') },
    });
    expect(reading.progress.done).toBe(reading.progress.total);
    const { rows } = await pool.query(
      'select kind from run_steps join readings on readings.run_id = run_steps.run_id where readings.id = $1 order by kind',
      [key],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['read', 'whole', 'whole']);
  });

  it('is there for nobody else', async () => {
    const other = await client.logInToken(newPhone());
    const calls = await Promise.all([
      open(fileKey, other),
      client.call(`${prefix}/${key}`, { token: other }),
      client.call(`${prefix}/${key}/text`, { token: other }),
      client.call(`${prefix}/remove`, { token: other, body: { key } }),
      client.call(`${prefix}/retry`, { token: other, body: { key } }),
    ]);
    expect(calls.map(({ error }) => error)).toEqual(Array(5).fill('not_found'));
  });

  it('goes with its text and its file when its owner removes it', async () => {
    const before = await site.countStoredFiles();
    expect((await client.call(`${prefix}/remove`, { token, body: { key } })).code).toBe(200);
    expect((await client.call(`${prefix}/${key}`, { token })).error).toBe('not_found');
    const { rows } = await site.platform.pool.query('select 1 from reading_texts where reading_id = $1', [key]);
    expect(rows).toHaveLength(0);
    await vi.waitFor(async () => expect(await site.countStoredFiles()).toBe(before - 1), { timeout: 10_000 });
  });
});

describe('a file that is read and asked about', () => {
  it('stays as long as one of the two has it', async () => {
    const own = await client.logInToken(newPhone());
    const fileKey = await upload('The county built schools. Teachers came from the city. '.repeat(20), 'b.txt', own);
    const { result } = await open(fileKey, own);
    const answer = await fetch(`${site.url}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${own}` },
      body: JSON.stringify({ message: 'Who came from the city?', file_keys: [fileKey] }),
    });
    const sessionId = /"session_id":"([0-9a-f-]{36})"/u.exec(await answer.text())?.[1];
    const isThere = async () =>
      (await site.platform.pool.query('select 1 from files where file_key = $1', [fileKey])).rows.length > 0;
    await client.call(`${prefix}/remove`, { token: own, body: { key: result.key } });
    expect(await isThere()).toBe(true);
    const removed = await client.call('/chat/remove', { token: own, body: { session_id: sessionId } });
    expect([removed.code, await isThere()]).toEqual([200, false]);
  });
});

describe('a file that is no paper to read', () => {
  const page = (text: string) => [{ x: 72, y: 700, text }];

  it('says why: a scan, too many pages, a fifth language', async () => {
    const german =
      'Die Untersuchung zeigt, dass die Schulen auf dem Land weniger Lehrkräfte haben und deshalb mehr Unterricht ausfällt als in der Stadt. ';
    const pages = Array.from({ length: 301 }, (_, index) => [
      { x: 72, y: 300 + index, text: `Page ${index} of the long report of the office.` },
    ]);
    const failed = await Promise.all([
      read(pdfPages([page('1'), page('2')]), 'scan.pdf'),
      read(pdfPages(pages), 'long.pdf'),
      read(german.repeat(5), 'deutsch.txt'),
    ]);
    expect(failed.map(({ state, error }) => [state, error?.error])).toEqual([
      ['FAILED', 'file_without_text'],
      ['FAILED', 'file_too_many_pages'],
      ['FAILED', 'paper_language_unread'],
    ]);
    expect(failed[1]?.error?.message).toContain('300');
  });

  it('goes by its parts where it has no headings', async () => {
    const line = 'The schools of the county were visited in the spring, and the teachers were asked about their work. ';
    const reading = await read(Array(60).fill(line.repeat(2)).join('\n\n'), 'plain.txt');
    expect(reading).toMatchObject({ state: 'READY', is_by_pages: true, kind: 'TXT', pages: null });
    expect(reading.outline.length).toBeGreaterThan(1);
    expect(reading.outline.every(({ title }) => title === null)).toBe(true);
  });
});

describe('an account', () => {
  it('takes its readings along', async () => {
    const phone = newPhone();
    const own = await client.logInToken(phone);
    const { result } = await open(await upload('The county built schools. '.repeat(20), 'a.txt', own), own);
    const { rows } = await site.platform.pool.query('select user_id from readings where id = $1', [result.key]);
    const { db } = site.platform;
    const { accountPart } = site.reading;
    const exported = await inTransaction(db, (tx) => accountPart.exportRows(tx, rows[0].user_id));
    expect(exported.readings).toMatchObject([{ id: result.key, file_name: 'a.txt' }]);
    await inTransaction(db, (tx) => accountPart.erase(tx, rows[0].user_id));
    expect((await client.call(`${prefix}/${result.key}`, { token: own })).error).toBe('not_found');
  });
});
