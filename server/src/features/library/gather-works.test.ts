import { randomUUID } from 'node:crypto';
import type { Language } from '@yanmo/contract/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildQueriesAtOnce } from '../../engines/build-queries-at-once.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { gatherWorks, isFitting, listFitting, listQuestions } from './gather-works.ts';
import { mergeWorks } from './merge-store.ts';
import { searchLibrary } from './search-store.ts';
import { insertWork } from './store.ts';
import { countTerms } from './term-store.ts';
import type { NewWork } from './work-row.ts';

let database: TestDatabase;
const user = randomUUID();
const other = randomUUID();

const work = (title: string, over: Partial<NewWork> = {}): NewWork => ({
  ...{ ownerUserId: null, title, authors: [{ family: 'Ito', given: 'K' }], year: 2020, venue: 'Annals', doi: null },
  ...{ volume: null, issue: null, pages: null, abstract: null, language: null, type: 'article-journal' },
  ...{ source: 'CROSSREF', verifiedBy: 'CROSSREF', content: null, contentHash: null },
  ...over,
});

const shared = [
  work('Image-based recognition of wheat leaf diseases', { authors: [{ family: 'Rao', given: 'P' }] }),
  work('Convolutional networks for rust on wheat leaves'),
  work('小麦条锈病的早期识别', { language: 'zh', abstract: '以田间影像识别小麦叶部病害。' }),
  work('Detecting telecom fraud with deep learning'),
  work('电信诈骗的识别与防范', { language: 'zh' }),
  work('Grounded theory: a practical guide', { type: 'book' }),
  work('Home care and loneliness of older adults'),
  work('Rural older adults: loneliness and social support', { abstract: 'Interviews with widowed villagers.' }),
  // Enough of another kind that their words are common.
  ...Array.from({ length: 60 }, (_, index) => work(`A survey of learning and detection methods, volume ${index}`)),
];

beforeAll(async () => {
  database = await createTestDatabase(4);
  const { db } = database;
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('users')
      .values(
        [user, other].map((id, index) => ({
          id,
          phone: `1390000000${index}`,
          user_name: `u${index}`,
          created_at: new Date(),
        })),
      )
      .execute();
    await mergeWorks(tx, shared);
    const own = { source: 'IMPORT', verifiedBy: null };
    await insertWork(tx, work('My notes on wheat leaf diseases', { ...own, ownerUserId: user, contentHash: 'a' }));
    await insertWork(tx, work('Her notes on wheat leaf diseases', { ...own, ownerUserId: other, contentHash: 'b' }));
  });
  await countTerms(db);
});
afterAll(() => database.close());

const ask = (title: string, language: Language, headings: string[] = []) =>
  buildQueriesAtOnce({
    ...{ title, language, type: 'thesis', field: 'engineering', level: 'UNDERGRADUATE', keywords: [] },
    chapters: headings.map((heading, index) => ({ id: String(index), headings: [heading] })),
  });

async function gather(title: string, language: Language, headings: string[] = []) {
  const parts = { db: database.db, askIndexes: async () => [] };
  const { works } = await gatherWorks(parts, { userId: user, queries: ask(title, language, headings), wanted: 18 });
  return works;
}
const fitting = async (title: string, language: Language, headings: string[] = []) =>
  (await gather(title, language, headings)).filter(isFitting).map((one) => one.work.title);

describe('works for a paper', () => {
  it('are about its subject, whatever means they share with others', async () => {
    const found = await fitting('基于深度学习的小麦叶部病害识别', 'zh', ['相关理论', '小麦病害图像的采集', '模型训练']);
    expect(found).toEqual(
      expect.arrayContaining(['小麦条锈病的早期识别', 'Image-based recognition of wheat leaf diseases']),
    );
    expect(found.filter((title) => /fraud|诈骗|survey/u.test(title))).toEqual([]);
  });

  it('are none where nothing fits', async () => {
    expect(await fitting('明代漕运的组织与管理', 'zh')).toEqual([]);
    expect(await fitting('The reception of Brahms in Vienna', 'en')).toEqual([]);
  });

  it('are of those that the student may see', async () => {
    const found = await fitting('Recognition of wheat leaf diseases', 'en');
    expect(found).toContain('My notes on wheat leaf diseases');
    expect(found).not.toContain('Her notes on wheat leaf diseases');
  });

  it('on a method alone serve sections on method', async () => {
    const title = '农村老年人孤独感研究：基于扎根理论';
    const works = await gather(title, 'zh', ['研究方法与数据来源', '孤独感的形成']);
    const serves = new Map(works.map((one) => [one.work.title, one.serves]));
    expect(serves.get('Grounded theory: a practical guide')).toBe('METHOD');
    expect(serves.get('Rural older adults: loneliness and social support')).toBe('SUBJECT');
    const ids = works.map((one) => one.work.id);
    expect(await listFitting(database.db, user, ask('The reception of Brahms in Vienna', 'en'), ids)).toEqual(
      new Set(),
    );
  });
});

it('the indexes are asked in the language of the paper and in English', () => {
  const questions = listQuestions(ask('数字普惠金融对农村居民消费的影响', 'zh', ['绪论', '消费升级的机制']));
  expect(questions[0]).toBe('数字普惠金融对农村居民消费的影响');
  expect(questions[1]).toMatch(/digital financial inclusion/u);
  expect(questions.every((question) => question.length <= 200)).toBe(true);
});

describe('a query', () => {
  const search = (query: string) =>
    searchLibrary(database.db, { userId: user, query, filters: {}, limit: 10, offset: 0 });

  it('ranks what is rare and what stands together before what is common', async () => {
    const { works } = await search('older adults loneliness');
    expect(works[0]?.title).toBe('Rural older adults: loneliness and social support');
    expect((await search('a study of wheat leaf diseases')).works.map((found) => found.title)).toContain(
      'Image-based recognition of wheat leaf diseases',
    );
  });

  it('of whom one word is not known finds what has nearly all the others, and says so', async () => {
    const found = await search('social support loneliness of rural older adults xyzzy');
    expect(found).toMatchObject({
      isLikeness: true,
      works: [{ title: 'Rural older adults: loneliness and social support' }],
    });
  });

  it.each([
    ['nothing', ''],
    ['10,000 characters', '小麦病害 wheat '.repeat(1_000)],
    ['stop words alone', 'the of and de la 的 与 研究'],
    ['SQL', "'; drop table works; -- ' | & ! <-> \\ :* (("],
    ['pictures', '🌾🌾 👩‍🌾'],
    ['a broken pair', '\ud83c 小麦'],
  ])('of %s is answered', async (_, query) => {
    const { works } = await search(query);
    expect(works.every((found) => found.title !== 'Her notes on wheat leaf diseases')).toBe(true);
    const queries = ask(query || 'x', 'zh', [query]);
    const parts = { db: database.db, askIndexes: async () => [] };
    await expect(gatherWorks(parts, { userId: user, queries, wanted: 5 })).resolves.toBeDefined();
  });
});
