import type { Interview } from '@yanmo/contract/interview';
import type { Work } from '@yanmo/contract/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxOf, paragraphXml, xlsxOf, zipOf } from '../../documents/readers/testing/office-files.ts';
import { pdfPages } from '../../documents/readers/testing/pdf-files.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;
let key1: string;

const prefix = '/api/ai-paper';
const form = {
  title: '恩施州农村电商物流的问题与对策研究',
  language: 'zh',
  type: 'thesis',
  field: 'management',
  product: 'UNDERGRADUATE',
  word_count: 12_000,
};

const post = (path: string, body: object, as = token) => client.call(`${prefix}/${path}`, { token: as, body });
const begin = async (as: string): Promise<string> =>
  (await post('step_outline/generate_keywords', form, as)).result.key1;
const ask = async (of = key1, as = token) =>
  client.call(`${prefix}/paper/outline/questions?key1=${of}`, { token: as, headers: { 'accept-language': 'zh' } });
const save = (answers: { id: string; text: string }[], more: object = {}, as = token) =>
  post('paper/outline/answers', { key1, answers, ...more }, as);
const answersOf = ({ questions }: Interview) =>
  Object.fromEntries(questions.flatMap(({ fields }) => fields.flatMap(({ id, text }) => (text ? [[id, text]] : []))));

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
  token = await client.logInToken(newPhone());
  key1 = await begin(token);
});
afterAll(() => site.close());

describe('questions about a paper', () => {
  it('are six to ten, about the title, and due until their student says that it is enough', async () => {
    const { result } = await ask();
    expect(result.questions.length).toBeGreaterThanOrEqual(6);
    expect(result.questions.length).toBeLessThanOrEqual(10);
    expect(result.questions.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['setting', 'problems', 'data', 'english_title', 'cover']),
    );
    expect(result).toMatchObject({ answered: 0, is_finished: false, is_due: true });
    const { result: done } = await save([], { is_finished: true });
    expect(done).toMatchObject({ is_finished: true, is_due: false });
    const { result: again } = await save([], { is_finished: false });
    expect(again.is_due).toBe(true);
  });

  it('of another’s outline, of none and of a deleted one are not there', async () => {
    const stranger = await client.logInToken(newPhone());
    expect((await ask(key1, stranger)).status).toBe(404);
    expect((await save([{ id: 'view', text: 'x' }], {}, stranger)).status).toBe(404);
    expect((await ask('nobody', token)).status).toBe(404);
    const gone = await begin(stranger);
    await post('paper/outline/delete', { key1: gone }, stranger);
    expect((await ask(gone, stranger)).status).toBe(404);
    expect((await post('paper/outline/answers', { key1: gone, answers: [] }, stranger)).status).toBe(404);
    expect((await client.call(`${prefix}/paper/outline/questions?key1=${key1}`)).status).toBe(401);
  });

  it('are answered from two tabs at once, and both answers stay', async () => {
    const { rows: before } = await site.platform.pool.query('select revision from outlines where key1 = $1', [key1]);
    const replies = await Promise.all([
      save([{ id: 'problems', text: '取件远' }]),
      save([{ id: 'view', text: '共同配送更管用' }]),
      save([{ id: 'cover_author', text: '张三' }]),
      save([{ id: 'view', text: '共同配送更管用' }]),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { result } = await ask();
    expect(answersOf(result)).toEqual({ problems: '取件远', view: '共同配送更管用', cover_author: '张三' });
    expect(result.answered).toBe(3);
    const { rows } = await site.platform.pool.query('select revision from outlines where key1 = $1', [key1]);
    expect(rows).toEqual(before);
    await save([{ id: 'problems', text: '' }]);
    expect(answersOf((await ask()).result)).not.toHaveProperty('problems');
  });

  it('take no answer that is too long, unknown, sent twice or no English title', async () => {
    const huge = 'x'.repeat(1024 * 1024);
    expect((await save([{ id: 'view', text: huge }])).status).toBe(413);
    const refused = [
      [{ id: 'view', text: 'x'.repeat(2_001) }],
      [{ id: 'cover_school', text: '大'.repeat(81) }],
      [{ id: 'nothing', text: 'x' }],
      [{ id: 'cover', text: 'x' }],
      [
        { id: 'view', text: 'a' },
        { id: 'view', text: 'b' },
      ],
      [{ id: 'english_title', text: '中文题目' }],
      [{ id: 'english_title', text: 'A title [@w1]' }],
    ];
    for (const answers of refused) expect((await save(answers)).status).toBe(422);
    expect((await save([{ id: 'view', text: 'a' }], { more: 1 })).status).toBe(422);
    expect(answersOf((await ask()).result).view).toBe('共同配送更管用');
  });

  it('are exported with the account, and gone with it', async () => {
    const other = await client.logInToken(newPhone());
    const own = await begin(other);
    await client.call(`${prefix}/paper/outline/answers`, {
      token: other,
      body: { key1: own, answers: [{ id: 'view', text: '只有我知道' }] },
    });
    const { rows } = await site.platform.pool.query('select user_id from outlines where key1 = $1', [own]);
    const exported = await inTransaction(site.platform.db, (tx) =>
      site.outlines.accountPart.exportRows(tx, rows[0].user_id),
    );
    expect(JSON.stringify(exported)).toContain('只有我知道');
  });
});

/** `bytes` under a name, as a form sends it. */
async function upload(
  name: string,
  bytes: Uint8Array | string,
): Promise<{ works: Work[]; rejected: { error: string }[] }> {
  const body = new FormData();
  body.append('key1', key1);
  body.append('files', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const { result, status, error } = await client.call(`${prefix}/step_outline/upload_papers`, { token, body });
  if (status !== 200) throw new Error(`${status} ${error}`);
  return result;
}

async function materialOf(work: Work | undefined) {
  const { rows } = await site.platform.pool.query('select material from works where id = $1', [work?.id]);
  return rows[0]?.material;
}

const cell = (at: string, value: string | number, formula = '') =>
  typeof value === 'number'
    ? `<c r="${at}">${formula ? `<f>${formula}</f>` : ''}<v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('material that is uploaded', () => {
  it('is taken from csv in whatever encoding, and from xlsx by its last values', async () => {
    const csv = '地区,件数\n甲县,30\n乙县,50\n丙县,20\n';
    const gb = Uint8Array.from(
      Buffer.from('b5d8c7f82cbcfecafd0abcd7cfd82c33300ad2d2cfd82c35300ab1fbcfd82c32300a', 'hex'),
    );
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);
    const sheet = await xlsxOf(
      [
        `<row r="1">${cell('A1', '地区')}${cell('B1', '件数')}</row>`,
        `<row r="2">${cell('A2', '甲县')}${cell('B2', 30, 'WEBSERVICE("http://x")')}</row>`,
        `<row r="3">${cell('A3', '乙县')}${cell('B3', 50, '1/0')}</row>`,
        `<row r="4">${cell('A4', '丙县')}${cell('B4', 20)}</row>`,
      ].join(''),
    );
    for (const [name, bytes] of [
      ['utf8.csv', csv],
      ['gb18030.csv', gb],
      ['utf16.csv', wide],
      ['件数.xlsx', sheet],
    ] as const) {
      const { works, rejected } = await upload(name, bytes);
      expect(rejected).toEqual([]);
      const [work] = works;
      expect(work).toMatchObject({ type: 'data', source: 'UPLOAD', standing: 'GIVEN' });
      const { tables } = await materialOf(work);
      expect(tables[0].computed[0]).toMatchObject({
        kind: 'VALUES',
        by: '地区',
        values: [
          { label: '甲县', value: 30 },
          { label: '乙县', value: 50 },
          { label: '丙县', value: 20 },
        ],
      });
    }
  });

  it('of many rows is counted', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `${at % 4 ? '女' : '男'},${1 + (at % 5)}`);
    const { works } = await upload('问卷.csv', `性别,满意度\n${rows.join('\n')}`);
    const { tables } = await materialOf(works[0]);
    expect(tables[0]).toMatchObject({ rowCount: 20_000, cells: null });
    const { rows: kept } = await site.platform.pool.query('select length(content) as length from works where id = $1', [
      works[0]?.id,
    ]);
    expect(kept[0].length).toBeLessThanOrEqual(20_000);
  });

  it('that is hostile, locked, empty or another thing is refused by its code', async () => {
    const rows = (count: number) => `<row r="1">${cell('A1', 'x'.repeat(count))}</row>`;
    const bomb = await xlsxOf(rows(60 * 1024 * 1024));
    const far = await xlsxOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
    const noSheet = await zipOf({ 'xl/vbaProject.bin': 'Sub Auto_Open()', '../../etc/passwd': 'x' });
    const refusals = await Promise.all(
      (
        [
          ['bomb.xlsx', bomb],
          ['far.xlsx', far],
          ['locked.xlsx', locked],
          ['no-sheet.xlsx', noSheet],
          ['macros.xlsm', await xlsxOf(rows(3))],
          ['empty.csv', ''],
          ['empty.xlsx', await xlsxOf('')],
          ['picture.csv', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
        ] as const
      ).map(async ([name, bytes]) => [name, (await upload(name, bytes)).rejected[0]?.error]),
    );
    expect(Object.fromEntries(refusals)).toEqual({
      'bomb.xlsx': 'file_too_long',
      'far.xlsx': 'file_too_long',
      'locked.xlsx': 'file_encrypted',
      'no-sheet.xlsx': 'file_type_refused',
      'macros.xlsm': 'file_type_refused',
      'empty.csv': 'file_without_text',
      'empty.xlsx': 'file_without_text',
      'picture.csv': 'file_type_refused',
    });
  });

  it('bears no path and no mark in its name', async () => {
    const { works } = await upload('../../<b>[@w]{x}.csv', '甲,乙\n1,2\n3,4\n');
    expect(works[0]?.title).toBe('b @w x');
  });

  it('goes with the answers into what a paper is written from, uncited where it is the student’s own', async () => {
    const own = await begin(token);
    await site.platform.pool.query(
      `update outlines set chapters = '[{"id":"1","title":"绪论","summary":"","word_count":1000,"works":[],"children":[]}]' where key1 = $1`,
      [own],
    );
    key1 = own;
    const notes = '调查笔记\n\n全县冷链车只有 9 辆，夏季生鲜损耗率达到 18.5%。\n';
    const { works } = await upload('笔记.md', `# 走访记录\n\n${notes}`);
    const { works: data } = await upload('件数表.csv', '地区,件数\n甲县,31\n乙县,52\n丙县,23\n');
    await post('step_outline/save_papers_list', { key1, papers: [...works, ...data].map(({ id }) => id) });
    await save([
      { id: 'view', text: '我认为共同配送更管用' },
      { id: 'english_title', text: 'Rural Logistics' },
      { id: 'cover_school', text: '湖北民族大学' },
    ]);
    const { rows } = await site.platform.pool.query('select user_id from outlines where key1 = $1', [key1]);
    const ordered = await site.outlines.getForOrder(site.platform.db, rows[0].user_id, key1);
    expect(ordered).toMatchObject({ englishTitle: 'Rural Logistics', cover: { school: '湖北民族大学' } });
    expect(ordered.own.map(({ from, text, cite }) => ({ from, text, cite }))).toEqual(
      expect.arrayContaining([
        { from: 'ANSWER', text: '笔者认为共同配送更管用', cite: undefined },
        { from: 'UPLOAD', text: '全县冷链车只有 9 辆，夏季生鲜损耗率达到 18.5%', cite: undefined },
      ]),
    );
    // What a table comes to is told beside it.
    const ends = '各地区中，件数以乙县最高，为 52，以丙县最低，为 23';
    expect(ordered.ownTables).toMatchObject([
      {
        caption: '件数表',
        head: ['地区', '件数'],
        says: [ends, '乙县的件数占各项合计的 49.1%'],
        chart: { shape: 'bar' },
      },
    ]);
    expect(ordered.own.map(({ text }) => text)).not.toContain(ends);

    // Of a seventh table, for which a paper has no room, what it comes to is said all the same.
    const more = [];
    for (let at = 2; at <= 7; at += 1) {
      const csv = `地区,件数\n甲县,${at}1\n乙县,${at}2\n丙县,${at}3\n`;
      more.push(...(await upload(`件数表${at}.csv`, csv)).works);
    }
    await post('step_outline/save_papers_list', { key1, papers: [...data, ...more].map(({ id }) => id) });
    const seven = await site.outlines.getForOrder(site.platform.db, rows[0].user_id, key1);
    expect(seven.ownTables).toHaveLength(6);
    expect(seven.own.map(({ text }) => text)).toContain('各地区中，件数以丙县最高，为 73，以甲县最低，为 71');
  });

  it('is an upload whatever could be taken from it, and an entry of a list is none', async () => {
    key1 = await begin(token);
    await site.platform.pool.query(
      `update outlines set chapters = '[{"id":"1","title":"绪论","summary":"","word_count":1000,"works":[],"children":[]}]' where key1 = $1`,
      [key1],
    );
    const said = '全县冷链车只有 8 辆，夏季生鲜损耗率达到 17.5%。';
    const foreign =
      'Only 8 refrigerated lorries serve the county. In summer 17.5% of fresh produce is lost on the way.';
    const pages =
      foreign.match(/[^.]+(?:\.\d[^.]+)?\./gu)?.map((text, at) => ({ x: 72, y: 700 - 30 * at, text })) ?? [];
    const docx = await docxOf(`${paragraphXml('走访记录')}${paragraphXml(said)}`);
    const kinds = [
      ['记录.docx', docx, [said.slice(0, -1)], 0],
      ['notes.pdf', pdfPages([pages]), [], 0],
      ['件数.csv', '地区,件数\n甲县,33\n乙县,54\n丙县,25\n', [], 1],
      ['闲谈.txt', '这样很好。\n\n它们也好。', [], 0],
    ] as const;
    const { rows } = await site.platform.pool.query('select user_id from outlines where key1 = $1', [key1]);
    const orderWith = async (works: readonly Work[]) => {
      await post('step_outline/save_papers_list', { key1, papers: works.map(({ id }) => id) });
      return site.outlines.getForOrder(site.platform.db, rows[0].user_id, key1);
    };
    for (const [name, bytes, texts, tables] of kinds) {
      const { works, rejected } = await upload(name, bytes);
      expect(rejected, name).toEqual([]);
      const ordered = await orderWith(works);
      expect(
        ordered.own.map(({ text }) => text),
        name,
      ).toEqual(texts);
      expect(ordered.ownTables, name).toHaveLength(tables);
      expect(ordered.hasUploads, name).toBe(true);
      if (name !== 'notes.pdf') continue;
      // A model reads what is said in another language: it was taken apart.
      const { facts } = await materialOf(works[0]);
      expect(facts.map(({ text }: { text: string }) => text).join()).toContain('17.5% of fresh produce');
    }
    const list = '@book{a, title={农村物流概论}, author={王, 小明}, year={2020}, publisher={某出版社}}';
    expect((await orderWith((await upload('list.bib', list)).works)).hasUploads).toBe(false);
    expect((await orderWith([])).hasUploads).toBe(false);
  });
});
