import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import zlib from 'node:zlib';
import { mayBePrinted } from '@yanmo/contract/works';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '../../documents/readers/uploads-line.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineTask } from '../../platform/threads/task.ts';
import { blankRecord } from '../../providers/literature/clean-record.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { testThreads } from '../../testing/test-threads.ts';
import { importStream, UnknownFormat } from './import-stream.ts';
import readImport from './import-worker.ts';
import { mergeIndexRecords, mergeWorks } from './merge-store.ts';
import { admitSource, SourceRefused } from './source-store.ts';
import { findWorks } from './store.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let folder: string;
beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-import-'));
});
afterAll(async () => {
  await site.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function send(token: string, name: string, content: string | Uint8Array, folderId?: string) {
  const form = new FormData();
  if (folderId) form.set('folder_id', folderId);
  form.set('file', new File([content as never], name));
  return client.call('/api/ai-paper/explore/library/import', { token, body: form });
}

const twoBroken = `@string{jk = {经济研究}}
@article{good1,
  title = {数字金融与消费},
  author = {张, 三 and van Dijk, Teun},
  journal = {经济研究}, year = 2020, volume = 55, number = {2}, pages = {1--12}
}
@article{broken1, title = {没有写完的条目, year = 2019
@book{good2, title = {The {Third} Wave}, author = {Toffler, Alvin}, publisher = {Morrow}, address = {New York}, year = {1980}}
@article{broken2, author = {Nobody, A.}, year = 2001}
@inproceedings{good3, title={A study of parsing}, booktitle={Proc. of X}, year=2011, doi={10.1234/ABC.5}}
`;

describe('an import by a student', () => {
  it('is read with all that is computed of each entry, so that the main thread has only to store it', async () => {
    const reading = await readImport(
      { bytes: Buffer.from(twoBroken), most: 100 },
      { signal: new AbortController().signal, send: () => undefined },
    );
    const records = 'entries' in reading ? reading.entries.filter((entry) => 'record' in entry) : [];
    expect(records.map(({ contentHash }) => contentHash)).toEqual(
      records.map(({ record }) => createHash('sha256').update(JSON.stringify(record)).digest('hex')),
    );
    expect(records).toHaveLength(3);
  });

  it('is read in its turn with the other files, and waits with its body unread where the account holds enough of them', async () => {
    const token = await client.logInToken(newPhone());
    const { id } = (await client.call('/api/ai-paper/user/info', { token })).result;
    const ends: (() => void)[] = [];
    const untilTold = () => new Promise<void>((end) => void ends.push(end));
    const places = new AbortController();
    const reading = defineTask<null, null>({
      ...{ name: 'held', line: uploads, limits: { timeoutMs: 60_000, memoryMb: 64 } },
      module: new URL('data:text/javascript,export default () => new Promise(() => undefined)'),
      isFresh: true,
    });
    const holdPlace = () =>
      testThreads
        .run(reading, null, { owner: { id: 'others', most: 4 }, signal: places.signal })
        .catch(() => undefined);
    const held = [
      ...Array.from({ length: uploads.atOnce }, holdPlace),
      ...Array.from({ length: 3 }, () => site.library.receiving(id, untilTold)),
    ];
    const gone = new AbortController();
    const boundary = 'part';
    const left = new Promise<void>((resolve) => {
      const body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.bib"\r\n\r\n${'@'.repeat(200_000)}`;
      const sent = http.request(`${site.url}/api/ai-paper/explore/library/import`, {
        ...{ method: 'POST', signal: gone.signal },
        headers: {
          authorization: `Bearer ${token}`,
          ...{ 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': body.length + 100 },
        },
      });
      sent.on('error', () => resolve());
      sent.write(body);
    });
    let isDone = false;
    const sent = send(token, 'b.bib', twoBroken).then((answer) => {
      isDone = true;
      return answer;
    });
    await delay(300);
    expect(isDone).toBe(false);
    // Whoever hangs up while they wait breaks nothing.
    gone.abort();
    await left;
    for (const end of ends) end();
    await delay(300);
    expect(isDone).toBe(false);
    places.abort();
    await Promise.all(held);
    expect((await sent).result).toMatchObject({ imported: 3 });
  });

  it('keeps the good entries of a BibTeX file and names the broken ones by their line', async () => {
    const token = await client.logInToken(newPhone());
    const { result } = await send(token, '文献.bib', twoBroken);
    expect(result).toMatchObject({ imported: 3, merged: 0, rejected_total: 2 });
    expect(result.rejected).toEqual([
      { line: 7, reason: 'broken_entry', text: expect.stringContaining('没有写完') },
      { line: 9, reason: 'missing_title', text: expect.stringContaining('Nobody') },
    ]);
    const { result: mine } = await client.call('/api/ai-paper/explore/library?page_size=50', { token });
    expect(mine.total).toBe(3);
    const first = mine.works.find(({ title }: { title: string }) => title === '数字金融与消费');
    expect(first).toMatchObject({ volume: '55', issue: '2', pages: '1-12', source: 'IMPORT', verified: null });
    expect(first.authors.map(({ family }: { family: string }) => family)).toEqual(['张', 'van Dijk']);
    const book = mine.works.find(({ title }: { title: string }) => title === 'The Third Wave');
    expect(book).toMatchObject({ publisher: 'Morrow', place: 'New York' });
  });

  it('counts the same file once, also when it is sent many times at once', async () => {
    const token = await client.logInToken(newPhone());
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(token, 'a.bib', twoBroken)));
    expect(answers.reduce((sum, { result }) => sum + result.imported, 0)).toBe(3);
    expect((await client.call('/api/ai-paper/explore/library', { token })).result.total).toBe(3);
  });

  it('links to the shared library instead of copying from it', async () => {
    const [id] = (
      await inTransaction(site.platform.db, (tx) =>
        mergeWorks(tx, [
          {
            ...{ ownerUserId: null, title: 'A shared paper', authors: [{ family: 'Kim', given: 'A.' }], year: 2015 },
            ...{ venue: null, volume: null, issue: null, pages: null, doi: '10.5555/shared', abstract: null },
            ...{ language: 'en', type: 'article', source: 'CROSSREF', content: null, contentHash: null },
          },
        ]),
      )
    ).ids;
    const token = await client.logInToken(newPhone());
    const ris = 'TY  - JOUR\nTI  - A Shared Paper\nAU  - Kim, A.\nPY  - 2015\nDO  - 10.5555/SHARED\nER  - \n';
    expect((await send(token, 'x.ris', ris)).result).toMatchObject({ imported: 0, merged: 1 });
    const { result } = await client.call('/api/ai-paper/explore/library', { token });
    expect(result.works).toMatchObject([{ id, verified: null }]);
  });

  it('reads RIS, CSL-JSON, OpenAlex and Crossref lines, in any encoding students have', async () => {
    const token = await client.logInToken(newPhone());
    const csl = JSON.stringify([
      {
        type: 'book',
        title: '乡土中国',
        author: [{ family: '费', given: '孝通' }],
        issued: { 'date-parts': [[1948]] },
      },
      { type: 'article', author: [{ family: 'X' }] },
    ]);
    expect((await send(token, 'a.json', csl)).result).toMatchObject({ imported: 1, rejected_total: 1 });
    const lines = [
      JSON.stringify({
        title: 'From OpenAlex',
        authorships: [{ author: { display_name: 'Ann Lee' } }],
        publication_year: 2020,
      }),
      '{"broken":',
      JSON.stringify({
        title: ['From Crossref'],
        author: [{ family: 'Roe' }],
        issued: { 'date-parts': [[2019]] },
        DOI: '10.1/x',
      }),
      JSON.stringify({ title: 'Plain', authors: [{ family: 'Doe', given: 'J' }], year: 2001, lang: 'en' }),
    ].join('\n');
    expect((await send(token, 'a.jsonl', lines)).result).toMatchObject({
      imported: 3,
      rejected_total: 1,
      rejected: [{ line: 2 }],
    });
    const gb = new Uint8Array([
      0x54, 0x59, 0x20, 0x20, 0x2d, 0x20, 0x4a, 0x4f, 0x55, 0x52, 0x0a, 0x54, 0x49, 0x20, 0x20, 0x2d, 0x20, 0xd6, 0xd0,
      0xb9, 0xfa, 0x0a, 0x45, 0x52, 0x20, 0x20, 0x2d, 0x20, 0x0a,
    ]);
    expect((await send(token, 'gb.ris', gb)).result).toMatchObject({ imported: 1 });
  });

  it('takes half characters and the longest names', async () => {
    const token = await client.logInToken(newPhone());
    const csl = JSON.stringify([
      { type: 'book', title: 'Half a \ud800 character', author: [{ family: 'Lone \udc00' }] },
      { type: 'book', title: `Cut ${'x'.repeat(495)}😀`, author: [{ family: `${'y'.repeat(149)}😀` }] },
    ]);
    expect((await send(token, 'a.json', csl)).result).toMatchObject({ imported: 2 });
    const plain = JSON.stringify({ title: 'Plain', authors: [{ family: `${'z'.repeat(149)}😀` }] });
    expect((await send(token, 'a.jsonl', plain)).result).toMatchObject({ imported: 1 });
  });

  it('reads lines one by one when the first is long', async () => {
    const token = await client.logInToken(newPhone());
    const lines = [JSON.stringify({ title: 'Long one', abstract: 'x'.repeat(20_000) }), '{broken', '{"title":"After"}'];
    expect((await send(token, 'a.jsonl', lines.join('\n'))).result).toMatchObject({ imported: 2, rejected_total: 1 });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'file_type_refused'],
    ['prose', 'Dear reader, this is a letter.', 'file_type_refused'],
    ['nothing', '', 'file_type_refused'],
    ['one endless line', `@article{a, title={${'x'.repeat(2_000_000)}`, null],
    ['deep brackets', `[${'{"a":'.repeat(50_000)}`, null],
    ['a thousand at signs', '@'.repeat(100_000), 'file_type_refused'],
  ])('survives %s', async (_name, content, error) => {
    const token = await client.logInToken(newPhone());
    const answer = await send(token, 'x.bib', content);
    if (error) expect(answer.error).toBe(error);
    else expect(answer.code === 200 ? answer.result.imported : 0).toBe(0);
  });

  it('refuses another’s folder and visitors', async () => {
    const mine = await client.logInToken(newPhone());
    const made = await client.call('/api/ai-paper/explore/library/folder', { token: mine, body: { name: '甲' } });
    const other = await client.logInToken(newPhone());
    expect((await send(other, 'a.bib', twoBroken, made.result.folders[0].id)).code).toBe(404);
    expect((await client.call('/api/ai-paper/explore/library/import', { body: new FormData() })).code).toBe(401);
  });
});

describe('an import of a large file', () => {
  const count = 3_000;
  const write = (name: string, from: number, to: number): string => {
    const file = path.join(folder, name);
    const lines = Array.from({ length: to - from }, (_, index) =>
      index % 500 === 499
        ? '{broken'
        : JSON.stringify({ title: `Record number ${from + index} of the series`, year: 2000, lang: 'en' }),
    );
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const run = (file: string, source: string, onProgress: () => void = () => undefined, rejected: number[] = []) =>
    importStream(site.platform.db, {
      ...{ file, source, licence: 'CC0', onProgress },
      onRejected: ({ line }) => rejected.push(line),
    });

  it('goes on where it was stopped, counts nothing twice and names every rejected line', async () => {
    const file = write('large.jsonl', 0, count);
    let batches = 0;
    const first: number[] = [];
    await expect(
      run(
        file,
        'SERIES',
        () => {
          batches += 1;
          if (batches === 3) throw new Error('killed');
        },
        first,
      ),
    ).rejects.toThrow('killed');
    const second: number[] = [];
    const result = await run(file, 'SERIES', undefined, second);
    expect(result).toMatchObject({ imported: count - 6, merged: 0, rejected: 6 });
    expect(new Set([...first, ...second]).size).toBe(6);
    const { total } = await site.platform.db
      .selectFrom('works')
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .where('source', '=', 'SERIES')
      .executeTakeFirstOrThrow();
    expect(total).toBe(count - 6);
    expect(await run(file, 'SERIES')).toMatchObject({ imported: count - 6 });
  });

  it('goes on within a line that holds everything', async () => {
    const file = path.join(folder, 'one-line.json');
    const works = Array.from({ length: 1_200 }, (_, turn) => ({ title: `Entry ${turn} of one line`, year: 1999 }));
    fs.writeFileSync(file, JSON.stringify(works));
    const kill = () => {
      throw new Error('killed');
    };
    await expect(run(file, 'ONE-LINE', kill)).rejects.toThrow('killed');
    expect(await run(file, 'ONE-LINE')).toMatchObject({ imported: 1_200, merged: 0 });
  });

  it('does not begin anew in a file of rejected lines', async () => {
    const file = path.join(folder, 'rejected.jsonl');
    fs.writeFileSync(file, `{"title":"Good"}\n${'{broken\n'.repeat(1_200)}`);
    const rejected: number[] = [];
    let batches = 0;
    const kill = () => {
      batches += 1;
      if (batches === 2) throw new Error('killed');
    };
    await expect(run(file, 'REJECTED', kill, [])).rejects.toThrow('killed');
    expect(await run(file, 'REJECTED', undefined, rejected)).toMatchObject({ imported: 1, rejected: 1_200 });
    expect(rejected.length).toBeLessThan(300);
  });

  it('leaves no twin when two overlapping files come in at once', async () => {
    const [one, other] = [write('one.jsonl', 10_000, 11_000), write('other.jsonl', 10_500, 11_500)];
    const results = await Promise.all([run(one, 'ONE'), run(other, 'OTHER')]);
    expect(results.reduce((sum, { imported }) => sum + imported, 0)).toBe(1_500 - 3);
  });

  const put = (name: string, content: string | Uint8Array): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, content);
    return file;
  };
  const find = (source: string) =>
    site.platform.db
      .selectFrom('works')
      .selectAll()
      .where('source', '=', source)
      .orderBy(sql`title collate "C"`)
      .execute();

  it('takes a dump of OpenAlex as it is published, packed, and of it the fields and languages that are asked for', async () => {
    const work = (title: string, language: string | null, subfield: string, field: string) => ({
      ...{ title, language, publication_year: 2019, type: 'article', is_retracted: false },
      authorships: [{ author: { display_name: 'Jan van der Berg' } }, { author: { display_name: 'Li Nan' } }],
      primary_location: { source: { display_name: 'A Journal', type: 'journal', host_organization_name: 'A Press' } },
      primary_topic: { subfield: { display_name: subfield }, field: { display_name: field } },
      abstract_inverted_index: { words: [1], Its: [0] },
    });
    const lines = [
      work('A study of schools', 'en', 'Education', 'Social Sciences'),
      work('Una escuela para todos', 'es', 'Education', 'Social Sciences'),
      work('A study of lenses', 'en', 'Ophthalmology', 'Medicine'),
      work('Teaching without a language code', null, 'Education', 'Social Sciences'),
    ];
    const file = put('part_000', zlib.gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
    const filter = { fields: ['education'], languages: ['en'] } as const;
    const take = (given: typeof filter | null) =>
      importStream(site.platform.db, {
        ...{ file, source: 'OPENALEX', licence: null, filter: given, onProgress: () => undefined },
        onRejected: () => undefined,
      });
    expect(await take(filter)).toMatchObject({ imported: 2, leftOut: 2, rejected: 0 });
    expect(await find('OPENALEX')).toMatchObject([
      { title: 'A study of schools', abstract: 'Its words', verified_by: 'OPENALEX', publisher: 'A Press' },
      { title: 'Teaching without a language code' },
    ]);
    expect((await find('OPENALEX'))[0]?.authors).toEqual([
      { family: 'van der Berg', given: 'Jan' },
      { family: 'Nan', given: 'Li' },
    ]);
    // Without the filter it is another import of the same file, and what is known is kept once.
    expect(await take(null)).toMatchObject({ imported: 2, merged: 2 });
  });

  it('takes a file of Crossref with all its works in one list; a notice marks what it retracts and is no work', async () => {
    const work = (title: string, DOI: string, more: object = {}) => ({
      ...{ title: [title], DOI, type: 'journal-article', 'container-title': ['A Journal'], ...more },
      ...{ author: [{ family: 'King', given: 'M. L.', suffix: 'Jr.' }], issued: { 'date-parts': [[2018]] } },
    });
    const items = [
      work('A result that did not last', '10.5555/first'),
      work('Retraction notice', '10.5555/notice', { 'update-to': [{ DOI: '10.5555/first', type: 'retraction' }] }),
      work('RETRACTED: A second one', '10.5555/second'),
      work('A third', '10.5555/third', { 'updated-by': [{ DOI: '10.5555/n3', type: 'retraction' }] }),
      work('Corrected only', '10.5555/fourth', { 'updated-by': [{ DOI: '10.5555/n4', type: 'correction' }] }),
    ];
    const file = put('0.json', JSON.stringify({ items }));
    expect(await run(file, 'CROSSREF')).toMatchObject({ imported: 4, rejected: 0 });
    const found = (await find('CROSSREF')).filter(({ year }) => year === 2018);
    expect(found.map(({ title, is_retracted, retraction_doi }) => [title, is_retracted, retraction_doi])).toEqual([
      ['A result that did not last', true, '10.5555/notice'],
      ['A second one', true, null],
      ['A third', true, '10.5555/n3'],
      ['Corrected only', false, null],
    ]);
    expect(found[0]?.authors).toEqual([{ family: 'King', given: 'M. L.', suffix: 'Jr.' }]);
  });

  it('reads through what hostile and careless programs write', async () => {
    const conference = { type: 'paper-conference', year: 2020, authors: [{ family: 'Nan', given: 'Li' }] };
    const lines = [
      JSON.stringify({
        ...conference,
        title: 'Parsing',
        venue: 'Transactions of the Association for Parsing, Volume 8',
      }),
      JSON.stringify({ ...conference, title: 'Words', venue: 'Word Studies, Volume 46, Issue 1 - March 2020' }),
      JSON.stringify({ ...conference, title: 'Talks', venue: 'Proceedings of the Conference on Talks, Volume 2' }),
      '{"title": "A NaN in a title", "volume": NaN, "year": 2020, "authors": [{"family": "Nan", "given": "NaN Li"}]}',
      `{"title": "${'x'.repeat(9_000_000)}"}`,
      `${'{"a":'.repeat(20_000)}`,
      '{"title": "After the long line", "venue": "\\u0000\\ud800"}',
      '[1, 2, 3]',
      '"text"',
      'null',
    ];
    const file = put('odd.jsonl', lines.join('\n'));
    const rejected: number[] = [];
    expect(await run(file, 'ODD', undefined, rejected)).toMatchObject({ imported: 5, rejected: 5 });
    expect(rejected).toEqual([5, 6, 8, 9, 10]);
    expect(
      (await find('ODD')).map(({ title, kind, venue, volume, issue }) => [title, kind, venue, volume, issue]),
    ).toEqual([
      ['A NaN in a title', 'article', null, null, null],
      ['After the long line', 'article', null, null, null],
      ['Parsing', 'article', 'Transactions of the Association for Parsing', '8', null],
      ['Talks', 'conference', 'Proceedings of the Conference on Talks, Volume 2', null, null],
      ['Words', 'article', 'Word Studies', '46', '1'],
    ]);
  });

  it('bears out only what a named source gives, and cites of it only what is whole', async () => {
    const records = [
      { title: 'Whole', authors: [{ family: 'Roe', given: 'A.' }], year: 2020, venue: 'A Journal' },
      { title: 'Without a year', authors: [{ family: 'Roe', given: 'A.' }], venue: 'A Journal' },
      { title: 'Without an author', year: 2020, venue: 'A Journal' },
    ];
    const file = put('whole.json', JSON.stringify(records));
    await run(file, 'IMPORT');
    const unnamed = (await find('IMPORT')).filter(({ title }) => /^Whole|^Without/u.test(title));
    expect(unnamed.map(({ verified_by }) => verified_by)).toEqual([null, null, null]);
    await expect(admitSource(site.platform.db, 'Our-Shelf', { isNew: false })).rejects.toThrow(/No source is called/u);
    await expect(admitSource(site.platform.db, 'collection', { isNew: true })).rejects.toBeInstanceOf(SourceRefused);
    const name = await admitSource(site.platform.db, 'Our-Shelf', { isNew: true });
    expect(await admitSource(site.platform.db, 'our-shelf', { isNew: false })).toBe(name);
    await run(file, name);
    const works = await findWorks(
      site.platform.db,
      null,
      unnamed.map(({ id }) => id),
    );
    expect(works.map((work) => [work.title, work.standing, mayBePrinted(work)])).toEqual([
      ['Whole', 'VERIFIED', true],
      ['Without a year', 'VERIFIED', false],
      ['Without an author', 'VERIFIED', false],
    ]);
  });

  it('says so when the file is none of the formats', async () => {
    const file = path.join(folder, 'letter.txt');
    fs.writeFileSync(file, 'Dear reader');
    await expect(run(file, 'X')).rejects.toBeInstanceOf(UnknownFormat);
  });
});

it('merges wait for their turn without a connection, so that others get theirs', async () => {
  const { pool, db } = site.platform;
  const holder = await pool.connect();
  await holder.query("begin; select pg_advisory_xact_lock(hashtext('library.merge'))");
  const merges = Array.from({ length: 60 }, (_, index) =>
    mergeIndexRecords(db, 'CROSSREF', [{ ...blankRecord, title: `A merge among many, number ${index}`, year: 2020 }]),
  );
  const other = await Promise.race([pool.query('select 1'), delay(25_000, null, { ref: false })]);
  await holder.query('commit');
  holder.release();
  const merged = await Promise.all(merges);
  expect(other?.rowCount, 'a reader was kept waiting').toBe(1);
  expect(merged.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(60);
});
