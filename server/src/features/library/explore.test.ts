import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { mergeWorks } from './merge-store.ts';
import type { NewWork } from './work-row.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
const ids = new Map<string, string>();

const work = (over: Partial<NewWork> & { title: string }): NewWork => ({
  ownerUserId: null,
  authors: [],
  year: 2020,
  venue: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  abstract: null,
  language: 'zh',
  type: 'article-journal',
  source: 'CROSSREF',
  verifiedBy: 'CROSSREF',
  content: null,
  contentHash: null,
  ...over,
});

const knownWorks: NewWork[] = [
  work({
    title: '数字普惠金融与农村居民消费升级',
    authors: [{ family: '张', given: '明远' }],
    year: 2021,
    venue: '经济研究',
    volume: '56',
    issue: '3',
    pages: '12-28',
    abstract: '本文利用省级面板数据考察数字普惠金融对消费结构的影响。',
    isOpenAccess: true,
  }),
  work({ title: '乡土中国', authors: [{ family: '费', given: '孝通' }], year: 1948, type: 'book', venue: '观察社' }),
  work({ title: '农村消费的地区差异', abstract: '附带讨论数字普惠金融。', year: 2015 }),
  work({
    title: 'Digital finance and household consumption',
    authors: [{ family: 'Smith', given: 'Jane' }],
    language: 'en',
    year: 2019,
    doi: '10.1000/xyz123',
    abstract: 'Policies of mobile payment change how households spend.',
  }),
  work({
    title: 'Políticas públicas y economía rural',
    language: 'es',
    year: 2018,
    authors: [{ family: 'García', given: 'Luis' }],
  }),
  work({ title: '茶文化的传播', year: 2010, type: 'thesis' }),
  work({ title: 'A retracted trial of vitamin doses', language: 'en', isRetracted: true }),
];

const search = async (query: string, rest: Record<string, string> = {}, token?: string) => {
  const parameters = new URLSearchParams({ q: query, ...rest });
  const { result } = await client.call(`/api/ai-paper/explore/search?${parameters}`, token ? { token } : {});
  return result as {
    works: { id: string; title: string; marks: { title: [number, number][] } }[];
    total: number;
    has_more: boolean;
    is_likeness: boolean;
    source: string;
  };
};
const titles = async (query: string, rest: Record<string, string> = {}) =>
  (await search(query, rest)).works.map(({ title }) => title);

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
  const merged = await inTransaction(site.platform.db, (tx) => mergeWorks(tx, knownWorks));
  for (const [index, { title }] of knownWorks.entries()) ids.set(title, merged.ids[index] ?? '');
});
afterAll(() => site.close());

describe('a search', () => {
  it('finds Chinese words wherever they stand, titles first, and marks them', async () => {
    const found = await search('数字普惠金融');
    expect(found.works.map(({ title }) => title)).toEqual(['数字普惠金融与农村居民消费升级', '农村消费的地区差异']);
    expect(found.works[0]?.marks.title).toEqual([[0, 6]]);
    expect(found).toMatchObject({ total: 2, source: 'LIBRARY', is_likeness: false });
  });

  it('wants every word, in any order, and never one of many', async () => {
    expect(await titles('消费 金融')).toEqual(expect.arrayContaining(['数字普惠金融与农村居民消费升级']));
    expect(await titles('消费 量子')).toEqual([]);
    expect(await titles('household digital')).toEqual(['Digital finance and household consumption']);
  });

  it('finds authors, inflected English and Spanish words, a single character', async () => {
    expect(await titles('费孝通')).toEqual(['乡土中国']);
    expect(await titles('policy payment')).toEqual(['Digital finance and household consumption']);
    expect(await titles('política')).toEqual(['Políticas públicas y economía rural']);
    expect(await titles('茶')).toEqual(['茶文化的传播']);
  });

  it('finds a work by its DOI, however it is written', async () => {
    expect(await titles('https://doi.org/10.1000/XYZ123')).toEqual(['Digital finance and household consumption']);
    expect(await titles('10.1000/nobody')).toEqual([]);
  });

  it('finds a title with a wrong character by likeness, and says so', async () => {
    const found = await search('数字普慧金融与农村居民消费升级');
    expect(found.is_likeness).toBe(true);
    expect(found.works[0]?.title).toBe('数字普惠金融与农村居民消费升级');
    expect((await search('Digital finence and househald consumption')).works[0]?.title).toBe(
      'Digital finance and household consumption',
    );
  });

  it('keeps to its filters', async () => {
    expect(await titles('数字', { year_from: '2020' })).toEqual(['数字普惠金融与农村居民消费升级']);
    expect(await titles('数字', { open_access: 'true' })).toEqual(['数字普惠金融与农村居民消费升级']);
    expect(await titles('茶', { type: 'book' })).toEqual([]);
    expect(await titles('茶', { type: 'thesis', language: 'zh' })).toEqual(['茶文化的传播']);
    expect(await titles('茶', { source: 'OPENALEX' })).toEqual([]);
    expect(await titles('茶', { source: 'CROSSREF' })).toEqual(['茶文化的传播']);
  });

  it.each(["'", '%', '茶:*', "a' | 'b", '(((', '\\', '&&&', '<script>', '😀', '”“'])('survives %s', async (query) => {
    const answer = await client.call(`/api/ai-paper/explore/search?${new URLSearchParams({ q: query })}`);
    expect(answer.code).toBe(200);
  });

  it('pages without a gap or a repetition', async () => {
    const first = await search('农村', { page_size: '1' });
    const second = await search('农村', { page_size: '1', page_num: '2' });
    expect(new Set([...first.works, ...second.works].map(({ id }) => id)).size).toBe(2);
    expect((await search('农村', { page_size: '1', page_num: '3' })).works).toEqual([]);
  });

  it('says how many there are on a page past the end too', async () => {
    const total = (query: string, page: string) => search(query, { page_size: '5', page_num: page });
    expect(await total('数字普惠金融', '9')).toMatchObject({ total: 2, works: [], is_likeness: false });
    expect(await total('没有这样的词', '9')).toMatchObject({ total: 0, works: [] });
    const misspelt = await total('Digital finence and househald consumption', '1');
    expect((await total('Digital finence and househald consumption', '9')).total).toBe(misspelt.total);
  });

  it('ends at a thousand, and says that there are more', async () => {
    const many = Array.from({ length: 1_001 }, (_, turn) => work({ title: `Gazetteer ${turn}`, language: 'en' }));
    await inTransaction(site.platform.db, (tx) => mergeWorks(tx, many));
    expect(await search('gazetteer')).toMatchObject({ total: 1_000, has_more: true });
    expect((await search('gazetteer', { page_size: '10', page_num: '100' })).works).toHaveLength(10);
    expect(await search('gazetteer', { page_size: '10', page_num: '101' })).toMatchObject({ total: 1_000, works: [] });
  });
});

describe('one work', () => {
  it('is shown with what is known, its retraction included', async () => {
    const { result } = await client.call(`/api/ai-paper/explore/work/${ids.get('A retracted trial of vitamin doses')}`);
    expect(result).toMatchObject({ is_retracted: true, verified: { by: 'CROSSREF' } });
  });
  it('of somebody else is not there', async () => {
    const token = await client.logInToken(newPhone());
    expect((await client.call('/api/ai-paper/explore/work/00000000-0000-4000-8000-000000000000', { token })).code).toBe(
      404,
    );
  });
});

describe('a citation', () => {
  it('comes in every style', async () => {
    const id = ids.get('数字普惠金融与农村居民消费升级');
    const cite = async (style: string) =>
      (await client.call(`/api/ai-paper/explore/cite?ids=${id}&style=${style}`)).result;
    expect((await cite('gbt7714-2015')).text).toContain(
      '张明远. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021, 56(3): 12-28.',
    );
    expect((await cite('apa')).entries[0].in_text).toContain('2021');
    expect((await cite('bibtex')).text).toMatch(/^@article\{/u);
    expect((await cite('ris')).text).toContain('TY  - JOUR');
    expect((await client.call(`/api/ai-paper/explore/cite?ids=${id}&style=chicago`)).code).toBe(422);
  });

  it('of works that are not all there is not found, however often one is named', async () => {
    const id = ids.get('乡土中国') ?? '';
    const missing = '00000000-0000-4000-8000-000000000000';
    const cite = (...list: string[]) => client.call(`/api/ai-paper/explore/cite?ids=${list.join()}&style=apa`);
    expect((await cite(id, id, missing)).code).toBe(404);
    expect((await cite(id.toUpperCase())).code).toBe(200);
    expect((await cite(id, id)).result.entries).toHaveLength(1);
  });
});

describe('the own library', () => {
  it('keeps works in folders, once, and lets them go', async () => {
    const token = await client.logInToken(newPhone());
    const post = (path: string, body: object, method?: string) =>
      client.call(`/api/ai-paper/explore/${path}`, { token, body, ...(method ? { method } : {}) });
    const made = await post('library/folder', { name: '第二章' });
    const folder = made.result.folders[0].id as string;
    expect((await post('library/folder', { name: '第二章' })).error).toBe('folder_exists');
    const id = ids.get('乡土中国') ?? '';
    expect((await post('library', { works: [id, id], folder_id: folder })).result).toMatchObject({
      saved: 1,
      folders: [{ count: 1 }],
    });
    expect((await post('library', { works: [id] })).result.folders[0].count).toBe(1);
    const listed = (await client.call(`/api/ai-paper/explore/library?folder_id=${folder}`, { token })).result;
    expect(listed).toMatchObject({ total: 1, works: [{ title: '乡土中国', folder_id: folder, is_saved: true }] });
    expect((await search('乡土', {}, token)).works[0]).toMatchObject({ is_saved: true });
    expect((await post('library/folder', { id: folder }, 'DELETE')).result.folders).toEqual([]);
    expect((await client.call('/api/ai-paper/explore/library', { token })).result).toMatchObject({
      total: 1,
      works: [{ folder_id: null }],
    });
    expect((await post('library', { works: [id] }, 'DELETE')).result.removed).toBe(1);
    expect((await client.call('/api/ai-paper/explore/library', { token })).result.total).toBe(0);
  });

  it('is nobody else’s: another’s folder is not found', async () => {
    const mine = await client.logInToken(newPhone());
    const other = await client.logInToken(newPhone());
    const made = await client.call('/api/ai-paper/explore/library/folder', {
      token: mine,
      body: { name: '我的' },
    });
    const folder = made.result.folders[0].id as string;
    const body = { works: [ids.get('乡土中国')], folder_id: folder };
    expect((await client.call('/api/ai-paper/explore/library', { token: other, body })).code).toBe(404);
    expect((await client.call(`/api/ai-paper/explore/library?folder_id=${folder}`, { token: other })).code).toBe(404);
    const renamed = await client.call('/api/ai-paper/explore/library/folder', {
      token: other,
      body: { id: folder, name: '改名' },
    });
    expect(renamed.code).toBe(404);
  });

  it('does not find a folder that is deleted at the same moment', async () => {
    const { db } = site.platform;
    const token = await client.logInToken(newPhone());
    const post = (path: string, body: object) => client.call(`/api/ai-paper/explore/${path}`, { token, body });
    const folder = (await post('library/folder', { name: '一瞬' })).result.folders[0].id as string;
    const saving = await inTransaction(db, async (tx) => {
      await tx.deleteFrom('library_folders').where('id', '=', folder).execute();
      const asked = post('library', { works: [ids.get('乡土中国')], folder_id: folder });
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { asked };
    });
    expect((await saving.asked).code).toBe(404);
  });

  it('asks visitors to log in', async () => {
    expect((await client.call('/api/ai-paper/explore/library')).code).toBe(401);
  });
});

describe('merging', () => {
  it('takes two records of one work for one, and fills what was missing', async () => {
    const { db } = site.platform;
    const again = await inTransaction(db, (tx) =>
      mergeWorks(tx, [
        work({ title: '乡土中国 ', year: 1948, source: 'OPENALEX', abstract: '论中国基层传统社会。' }),
        work({
          title: 'Digital Finance & Household Consumption',
          year: 2019,
          doi: 'https://doi.org/10.1000/XYZ123',
          source: 'OPENALEX',
          isRetracted: true,
        }),
        work({ title: 'Digital finance and household consumption', year: 2019, doi: '10.1000/other' }),
      ]),
    );
    expect(again).toMatchObject({ inserted: 1, merged: 2 });
    expect(again.ids.slice(0, 2)).toEqual([ids.get('乡土中国'), ids.get('Digital finance and household consumption')]);
    const { result } = await client.call(`/api/ai-paper/explore/work/${ids.get('乡土中国')}`);
    expect(result).toMatchObject({ abstract: '论中国基层传统社会。', found_in: ['CROSSREF', 'OPENALEX'] });
    expect(await titles('基层传统社会')).toEqual(['乡土中国']);
  });

  it('takes a DOI that a record of the same batch brought, and keeps other works of that title apart', async () => {
    const { db } = site.platform;
    const merge = (...works: NewWork[]) => inTransaction(db, (tx) => mergeWorks(tx, works));
    const [known] = (await merge(work({ title: '无编号的文献', year: 2003 }))).ids;
    const { ids: merged } = await merge(
      work({ title: '无编号的文献', year: 2003, doi: '10.1000/batch.1' }),
      work({ title: '同一编号的另一写法', year: 2004, doi: '10.1000/batch.1' }),
      work({ title: '无编号的文献', year: 2003, doi: '10.1000/batch.2' }),
    );
    expect(merged.slice(0, 2)).toEqual([known, known]);
    expect(merged[2]).not.toBe(known);
  });

  it('does not take two editorials of one year for one', async () => {
    const editorial = (family: string, given: string) =>
      work({ title: 'Editorial', year: 2010, language: 'en', authors: [{ family, given }] });
    const { ids: merged, inserted } = await inTransaction(site.platform.db, (tx) =>
      mergeWorks(tx, [editorial('Roe', 'A'), editorial('Poe', 'B'), editorial('Roe', 'Anna')]),
    );
    expect(inserted).toBe(2);
    expect(merged[2]).toBe(merged[0]);
    const blank = await inTransaction(site.platform.db, (tx) =>
      mergeWorks(tx, [work({ title: '???' }), work({ title: '…' })]),
    );
    expect(blank.inserted).toBe(2);
  });

  it('leaves a record where its own words found it', async () => {
    const { db } = site.platform;
    const merge = (one: NewWork) => inTransaction(db, (tx) => mergeWorks(tx, [one]));
    await merge(work({ title: '瓷器史略', year: 1990, about: '景德镇窑' }));
    await merge(work({ title: '瓷器史略', year: 1990, source: 'OPENALEX', abstract: '论青花。' }));
    expect(await titles('景德镇')).toEqual(['瓷器史略']);
    expect(await titles('青花')).toEqual(['瓷器史略']);
  });

  it('leaves one record when many merge the same at once', async () => {
    const { db } = site.platform;
    const same = work({ title: '并发写入的同一篇文献', year: 2001 });
    const results = await Promise.all(
      Array.from({ length: 10 }, () => inTransaction(db, (tx) => mergeWorks(tx, [same]))),
    );
    expect(new Set(results.flatMap((result) => result.ids)).size).toBe(1);
  });
});
