import { randomUUID } from 'node:crypto';
import type { WorkCard } from '@yanmo/contract/work-cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCard } from '../../engines/cards/make-card.ts';
import { type CardsRequest, type EngineCall, EngineRefused } from '../../engines/engine.ts';
import { nameWorks } from '../../engines/model/prose/cite-aliases.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findCards } from './card-store.ts';
import { findWorks, insertWork } from './store.ts';
import { batchesOf, createWorkCards } from './work-cards.ts';
import { toWork } from './work-row.ts';

let database: TestDatabase;
const [owner, stranger] = [randomUUID(), randomUUID()];
const at = new Date('2026-01-01T00:00:00Z');
const call: EngineCall = {
  ...{ stepKey: 'k', subject: { kind: 'order', id: randomUUID() }, userId: owner },
  signal: new AbortController().signal,
};

beforeAll(async () => {
  database = await createTestDatabase(2);
  for (const [index, id] of [owner, stranger].entries()) {
    await database.db
      .insertInto('users')
      .values({ id, phone: `1380000000${index}`, user_name: '用户', created_at: at })
      .execute();
  }
});
afterAll(() => database.close());

const abstract = '本文旨在考察山地果园的用水。采用问卷调查法收集数据。结果表明，滴灌果园用水较少。';
const addWork = async (
  parts: { ownerUserId?: string; abstract?: string | null; content?: string | null; title?: string } = {},
) =>
  toWork(
    await inTransaction(database.db, (tx) =>
      insertWork(tx, {
        ...{
          title: `山地果园用水 ${randomUUID()}`,
          authors: [{ family: '林', given: '溪' }],
          year: 2020,
          venue: '农学',
        },
        ...{ volume: null, issue: null, pages: null, doi: null, language: 'zh', type: 'article', source: 'CROSSREF' },
        ...{ ownerUserId: null, abstract, content: null, ...parts },
        contentHash: parts.content ? randomUUID() : null,
      }),
    ),
  );

function openCards(makeCards?: (request: CardsRequest) => Promise<WorkCard[]>) {
  const asked: string[][] = [];
  const engine = {
    cardMaker: 'tester 1',
    async makeCards(request: CardsRequest) {
      asked.push(request.works.map(({ id }) => id));
      return makeCards
        ? makeCards(request)
        : request.works.map((work) => ({ ...makeCard(work), made_by: 'MODEL' as const }));
    },
  };
  const { db } = database;
  const cards = createWorkCards({
    ...{ db, engine, clock: { now: () => at } },
  });
  return { cards, asked };
}

test('a work is read once: the next paper that rests on it asks nobody', async () => {
  const work = await addWork();
  const { cards, asked } = openCards();
  const made = await cards.makeMissing(owner, [work.id], 'zh', call);
  await inTransaction(database.db, (tx) => cards.keep(tx, made));
  expect(await cards.makeMissing(stranger, [work.id], 'zh', call)).toEqual([]);
  expect(asked).toEqual([[work.id]]);
  const [read] = await cards.worksWithCards(stranger, [work], 'zh');
  expect(read?.card).toMatchObject({
    made_by: 'MODEL',
    basis: 'ABSTRACT',
    found: [{ text: expect.stringContaining('滴灌') }],
  });
});

test('another abstract asks for another card', async () => {
  const work = await addWork();
  const { cards, asked } = openCards();
  const makeAndKeep = async (id: string) => {
    const made = await cards.makeMissing(owner, [id], 'zh', call);
    await inTransaction(database.db, (tx) => cards.keep(tx, made));
  };
  await makeAndKeep(work.id);
  await database.db
    .updateTable('works')
    .set({ abstract: `${abstract}本研究样本较小，有待今后扩大。` })
    .where('id', '=', work.id)
    .execute();
  await makeAndKeep(work.id);
  expect(asked).toHaveLength(2);
  const [read] = await cards.worksWithCards(owner, await findWorks(database.db, owner, [work.id]), 'zh');
  expect(read?.card?.limits).toMatchObject([{ text: expect.stringContaining('样本较小') }]);
});

test('what has nothing to read costs nothing, and is credited with nothing', async () => {
  const work = await addWork({ abstract: null });
  const { cards, asked } = openCards();
  expect(await cards.makeMissing(owner, [work.id], 'zh', call)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await cards.showCard(owner, work, 'zh')).toMatchObject({ basis: 'TITLE', found: [] });
});

test("a student's file is read with its pages, and by nobody else", async () => {
  const content = `封面\f${'果园的日常记录。'.repeat(20)}\f结果表明，夜间滴灌的果园用水最少。`;
  const work = await addWork({ ownerUserId: owner, abstract: null, content });
  const { cards } = openCards();
  expect(await cards.showCard(owner, work, 'zh')).toMatchObject({ basis: 'TEXT', found: [{ page: 3 }] });
  expect(await cards.makeMissing(stranger, [work.id], 'zh', call)).toEqual([]);
});

test('a file is read for the verified record that is cited in its place, and what was read stays with the file', async () => {
  const record = await addWork();
  const content = `封面\f${'果园的日常记录。'.repeat(20)}\f结果表明，夜间滴灌的果园用水最少。`;
  const file = await addWork({ ownerUserId: owner, abstract: null, content, title: record.title });
  const { cards, asked } = openCards();
  const makeAndKeep = async (userId: string) => {
    const made = await cards.makeMissing(userId, [record.id], 'zh', call);
    await inTransaction(database.db, (tx) => cards.keep(tx, made));
    return (await cards.worksWithCards(userId, [record], 'zh'))[0];
  };
  const ofOwner = await makeAndKeep(owner);
  expect(ofOwner).toMatchObject({ id: record.id, text: content });
  expect(ofOwner?.card).toMatchObject({ work_id: record.id, basis: 'TEXT', made_by: 'MODEL', found: [{ page: 3 }] });
  const ofStranger = await makeAndKeep(stranger);
  expect(ofStranger).toMatchObject({ text: null, card: { work_id: record.id, basis: 'ABSTRACT', made_by: 'MODEL' } });
  // Neither drives out the other's.
  await makeAndKeep(owner);
  expect(asked).toHaveLength(2);
  await database.db.deleteFrom('works').where('id', '=', file.id).execute();
  expect(await cards.showCard(owner, record, 'zh')).toEqual(ofStranger?.card);
  expect(JSON.stringify(await database.db.selectFrom('work_cards').select('card').execute())).not.toContain('夜间滴灌');
});

test('an engine that refuses keeps no paper from being written', async () => {
  const work = await addWork();
  const { cards } = openCards(async () => {
    throw new EngineRefused('no');
  });
  // Nothing is kept under its name: another day it may read them.
  expect(await cards.makeMissing(owner, [work.id], 'zh', call)).toEqual([]);
  const [read] = await cards.worksWithCards(owner, [work], 'zh');
  expect(read?.card).toMatchObject({ made_by: 'BUILT_IN', basis: 'ABSTRACT' });
});

test('a step that is done again after another paper has read one of its works calls the others as before', async () => {
  const works = [await addWork(), await addWork(), await addWork()];
  const ids = works.map(({ id }) => id);
  const requests: CardsRequest[] = [];
  const { cards } = openCards(async (request) => {
    requests.push(request);
    return request.works.map(makeCard);
  });
  const made = await cards.makeMissing(stranger, ids.slice(0, 1), 'zh', call);
  await inTransaction(database.db, (tx) => cards.keep(tx, made));
  await cards.makeMissing(owner, ids, 'zh', call);
  const named = (request?: CardsRequest) =>
    request && nameWorks(request.works, request.among).map(({ id, alias }) => [id, alias]);
  expect(named(requests[1])).toEqual([
    [ids[1], 'W2'],
    [ids[2], 'W3'],
  ]);
});

test('a work that is erased while it is read leaves no card', async () => {
  const work = await addWork({ ownerUserId: owner });
  const { cards } = openCards();
  const made = await cards.makeMissing(owner, [work.id], 'zh', call);
  await database.db.deleteFrom('works').where('id', '=', work.id).execute();
  await inTransaction(database.db, (tx) => cards.keep(tx, made));
  const hashes = made.map(({ basisHash }) => ({ workId: work.id, basisHash }));
  expect(hashes).toHaveLength(1);
  expect(await findCards(database.db, hashes, { language: 'zh', maker: 'tester 1' })).toEqual(new Map());
});

test('a handful of works a question', () => {
  expect(batchesOf(Array.from({ length: 13 }, (_, index) => String(index))).map(({ length }) => length)).toEqual([
    6, 6, 1,
  ]);
  expect(batchesOf([])).toEqual([]);
});
