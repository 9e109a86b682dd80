import { randomUUID } from 'node:crypto';
import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { isComplete, mayBePrinted } from '@yanmo/contract/works';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildQueriesAtOnce } from '../../engines/build-queries-at-once.ts';
import { proposeKeywordsAtOnce } from '../../engines/built-in/keywords/propose-keywords.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { type CollectionRow, takeIn } from './collection-store.ts';
import { findWorks, saveWorks } from './store.ts';
import { countTerms } from './term-store.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  // Two processes that start at once take it in once.
  await Promise.all([site.library.takeInCollection(), site.library.takeInCollection()]);
  await site.library.takeInCollection();
  await countTerms(site.platform.db, { isForced: true });
});
afterAll(() => site.close());

const nobody = '00000000-0000-4000-8000-000000000000';

async function gather(title: string, field: Field, language: Language = 'zh') {
  const form = { title, language, type: 'thesis', field, level: 'UNDERGRADUATE' } as const;
  const queries = buildQueriesAtOnce({ ...form, keywords: proposeKeywordsAtOnce(form), chapters: [] });
  const { works } = await site.library.suggest(nobody, queries, 1);
  return works;
}
const titlesOf = (works: readonly { title: string }[]) => works.map(({ title }) => title).join('\n');

it('the collection is found by its words, and says what bore each work out', async () => {
  const { works, total } = await site.library.search(nobody, '红楼梦', 1);
  expect(total).toBeGreaterThan(0);
  expect(new Set(works.map(({ title }) => title)).size).toBe(works.length);
  for (const { standing, verified, evidence = [] } of works) {
    const [first] = evidence;
    expect(first?.by).toBe('COLLECTION');
    expect(first?.sources.length).toBeGreaterThan(0);
    const isEnough = ['two_bibliographies', 'identifier', 'catalogue'].includes(first?.level ?? '');
    expect(standing).toBe(isEnough ? 'VERIFIED' : 'UNPROVEN');
    expect(verified?.by ?? null).toBe(isEnough ? 'COLLECTION' : null);
  }
});

it('on a bare machine a paper is offered what fits it in either language, and nothing where nothing does', async () => {
  const cocoons = await gather('推荐算法与大学生的信息茧房', 'interdisciplinary');
  expect(titlesOf(cocoons)).toMatch(/Filter Bubble/u);
  expect(titlesOf(cocoons)).not.toMatch(/sequence|protein/iu);
  const wars = await gather('内战的成因与持续时间研究', 'military');
  expect(wars.filter(({ language }) => language === 'en').length).toBeGreaterThan(2);
  expect(titlesOf(wars)).toMatch(/civil war/iu);
  expect(wars.filter(mayBePrinted).length).toBeGreaterThan(2);
  expect(await gather('清末天津租界的自来水', 'history')).toEqual([]);
});

it('a paper that has no work of its own rests on the standard works of what it falls under, and on a theory it names', async () => {
  const damages = await gather('酒后驾车肇事案中的违约与退款', 'law');
  expect(titlesOf(damages)).toMatch(/合同法/u);
  expect(titlesOf(await gather('The flipped seminar and self-determination theory', 'education', 'en'))).toMatch(
    /Self-Determination Theory/u,
  );
});

it('a paper on rural logistics gets no military logistics, and works on method are not offered for their subject', async () => {
  expect(titlesOf(await gather('农村物流配送体系的优化研究', 'management'))).not.toMatch(/军事/u);
  const offered = await gather('The working memory of bilingual children: a case study', 'education', 'en');
  expect(offered.some(({ is_on_method }) => is_on_method)).toBe(false);
});

it('a paper that surveys what is written asks nobody', () => {
  const methodsOf = (title: string) =>
    buildQueriesAtOnce({
      ...{ title, field: 'engineering', language: 'en', type: 'thesis', level: 'UNDERGRADUATE' },
      ...{ keywords: [], chapters: [] },
    }).methods;
  expect(methodsOf('Tidal Turbine Blades: A Survey')).toEqual([]);
  expect(methodsOf('Tidal Power and Public Trust: A Survey of Fishermen in Kent')).toHaveLength(1);
});

it('a book names the place of its publisher', async () => {
  const { works } = await site.library.search(nobody, '乡土中国', 1);
  const book = works.find(({ title }) => title === '乡土中国');
  expect(book && isComplete(book) && book.place).toBeTruthy();
});

it('another state of the collection corrects, removes and adds; an own library keeps what it holds', async () => {
  const database = await createTestDatabase(4);
  try {
    const { db } = database;
    const row = (id: string, title: string, more: Partial<CollectionRow> = {}): CollectionRow => ({
      ...{ id, title, authors: [{ family: 'Doe', given: 'Jo' }], year: 2001, type: 'book', language: 'en' },
      ...{ venue: null, volume: null, issue: null, pages: null, doi: null, abstract: null, publisher: 'Press' },
      ...{ source: 'COLLECTION', verifiedBy: 'COLLECTION', ownerUserId: null, content: null, contentHash: null },
      evidence: [{ by: 'COLLECTION', level: 'catalogue', on: '2026-01-01', sources: ['A'], doi: null, url: null }],
      ...more,
    });
    const id = (last: number) => `00000000-0000-4000-9000-00000000000${last}`;
    const put = (rows: CollectionRow[], digest: string) => inTransaction(db, (tx) => takeIn(tx, rows, digest));
    await put([row(id(1), 'Tides of Weeds'), row(id(2), 'Rivers'), row(id(3), 'Lakes')], 'one');
    const user = randomUUID();
    await db
      .insertInto('users')
      .values({ id: user, phone: '13900000000', user_name: 'u', created_at: new Date() })
      .execute();
    await inTransaction(db, (tx) => saveWorks(tx, user, [id(3)], undefined));
    await put([row(id(1), 'Tides and Weeds'), row(id(4), 'Seas')], 'two');
    const found = await findWorks(db, user, [1, 2, 3, 4].map(id));
    expect(found.map(({ title, standing }) => [title, standing])).toEqual([
      ['Tides and Weeds', 'VERIFIED'],
      ['Lakes', 'UNPROVEN'],
      ['Seas', 'VERIFIED'],
    ]);
  } finally {
    await database.close();
  }
});
