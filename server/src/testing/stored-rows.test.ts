import { randomUUID } from 'node:crypto';
import { fields, levels } from '@yanmo/contract/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderById } from '../features/orders/store.ts';
import { findOutline } from '../features/outlines/store.ts';
import { getAmendment } from '../features/papers/amending/amendment-store.ts';
import { listEditions } from '../features/papers/editions/edition-store.ts';
import { listDeliveredPapers } from '../features/papers/preview/paper-list-store.ts';
import { getPaper } from '../features/papers/store.ts';
import { findApplication } from '../features/refunds/store.ts';
import type { Tables } from '../platform/database/schema.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
const ids = { user: randomUUID(), order: randomUUID(), item: randomUUID(), paper: randomUUID() };
const at = new Date('2026-01-01T00:00:00Z');
const line = { code: 'PAPER_FINAL', units: 9000, unitPriceFen: 400, amountFen: 3600 };
const form = { title: '论数字鸿沟', language: 'zh', type: 'thesis', field: fields[0], level: levels[0] };
const measure = { name: 'length', value: 9100, bar: 9000, direction: 'at_least', isMet: true };
const outTradeNo = 'YM1';

/** As the first version that had these tables wrote them; all that came later is left out. */
beforeAll(async () => {
  database = await createTestDatabase(2);
  const { db } = database;
  const json = (value: unknown) => JSON.stringify(value);
  const belongs = { user_id: ids.user, out_trade_no: outTradeNo };
  await db
    .insertInto('users')
    .values({ id: ids.user, phone: '13800000000', user_name: '用户', created_at: at })
    .execute();
  await db
    .insertInto('orders')
    .values({
      ...{
        id: ids.order,
        ...belongs,
        order_type: 'PAPER_FINAL',
        pay_type: 'PAY_ALL',
        subject: 'k1',
        title: form.title,
      },
      ...{
        is_reduce_aigc: false,
        additional_service: [],
        estimated_minutes: 9,
        original_fen: 3600,
        lines: json([line]),
      },
      outline: json({ ...form, product: form.level, level: undefined, word_count: 9050, key1: 'k1', asked_by: 'web' }),
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  await db
    .insertInto('order_items')
    .values({
      ...{ id: ids.item, order_id: ids.order, ...belongs, position: 0, kind: 'PAPER', title: form.title },
      ...{ spec: json({ key1: 'k1' }), price_fen: 3600 },
    })
    .execute();
  const section = { id: 's1', title: '绪论', units: 9000 };
  await db
    .insertInto('papers')
    .values({
      ...{ id: ids.paper, item_id: ids.item, ...belongs, kind: 'PAPER', key1: 'k1', template_id: 'zh-thesis' },
      ...{ citation_style: 'gbt7714-2015', engine: 'BUILT_IN', engine_version: '1', created_at: at, delivered_at: at },
      request: json({ ...form, wordCount: 9000, chapters: [section], mood: 'kept' }),
      plan: json({ thesis: '命题', briefs: [{ section: 's1', points: ['一'] }] }),
      certificate: json({ version: 1, units: 9100, references: 0, measures: [measure] }),
    })
    .execute();
  await db
    .insertInto('paper_editions')
    .values({
      ...{
        paper_id: ids.paper,
        edition: 1,
        is_preview: false,
        folder: 'papers/1',
        template_id: 'zh-thesis',
        pages: 20,
      },
      ...{ citation_style: 'gbt7714-2015', versions: json({ s1: 1 }), created_at: at },
      certificate: json({ version: 2, units: 9100, references: 3, measures: [measure] }),
      statement: json({
        title: '声明',
        paragraphs: ['一'],
        facts: {
          ...{ engine: 'built-in', sections_by_engine: 1, sections_amended: 0, sections_by_student: 0 },
          ...{ works: 0, model_calls: 0 },
        },
      }),
    })
    .execute();
  await db
    .insertInto('paper_amendments')
    .values({
      ...{ id: ids.paper, paper_id: ids.paper, section_id: 's1', base_version: 1, instruction: '短些' },
      ...{ state: 'WORKING', created_at: at },
    })
    .execute();
  await db
    .insertInto('refund_applications')
    .values({
      ...{
        id: ids.order,
        order_id: ids.order,
        user_id: ids.user,
        origin: 'USER',
        rule: 'DELIVERED',
        status: 'PENDING',
      },
      ...{ reason: '', destination: 'ORIGINAL', requested_fen: 100, file_keys: [], created_at: at },
    })
    .execute();
  await db
    .insertInto('outlines')
    .values({
      ...{ id: ids.order, key1: 'k1', user_id: ids.user, version: 'v1', step: 'OUTLINE', status: 'SUCCEEDED' },
      ...{
        title: form.title,
        language: 'zh',
        type: form.type,
        field: form.field,
        product: form.level,
        word_count: 9000,
      },
      chapters: json([{ id: 's1', title: '绪论', word_count: 9000 }]),
      ...{ free_num: 3, created_at: at, updated_at: at },
    })
    .execute();
});
afterAll(() => database.close());

type Broken = { table: keyof Tables; column: string; value: unknown; id: string };

/** Puts a value past everything that checks it, reads, and puts the old one back. */
async function readBroken({ table, column, value, id }: Broken, key: string, read: () => Promise<unknown>) {
  const { pool } = database;
  const { rows } = await pool.query(`select ${column} as old from ${table} where ${key} = $1`, [id]);
  const set = async (next: unknown) => {
    const isText = typeof next === 'string';
    await pool.query(`update ${table} set ${column} = $1 where ${key} = $2`, [
      isText ? next : JSON.stringify(next),
      id,
    ]);
  };
  await set(value);
  try {
    return await read().then(
      () => 'was read',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  } finally {
    await set(rows[0].old);
  }
}

describe('rows of earlier versions', () => {
  it('are read, with what is not known kept and what was added since left out', async () => {
    const { db } = database;
    expect(await findOrderById(db, ids.order)).toMatchObject({ lines: [line], outline: { asked_by: 'web' } });
    const paper = await getPaper(db, ids.paper);
    expect(paper.request).toMatchObject({ keywords: [], variant: 0, mood: 'kept' });
    expect(paper.request.chapters).toEqual([
      { id: 's1', title: '绪论', units: 9000, summary: '', works: [], children: [] },
    ]);
    expect(paper.plan).toMatchObject({ terms: [], briefs: [{ section: 's1', works: [] }] });
    expect(paper.abstracts).toEqual({});
    expect(paper.certificate).toEqual({ version: 1, units: 9100, references: 0, measures: [measure] });
    const [edition] = await listEditions(db, ids.paper);
    expect(edition).toMatchObject({
      certificate: { version: 2 },
      statement: { facts: { works: 0 } },
      versions: { s1: 1 },
    });
    const { papers } = await listDeliveredPapers(db, [ids.item], { limit: 1, offset: 0 });
    expect(papers).toMatchObject([
      { deliveredAt: at, title: form.title, language: 'zh', units: 9100, isPreview: false },
    ]);
    expect(await findOutline(db, ids.user, 'k1')).toMatchObject({ chapters: [{ summary: '', children: [] }] });
    expect((await getAmendment(db, ids.paper)).state).toBe('WORKING');
    expect((await findApplication(db, ids.order))?.rule).toBe('DELIVERED');
  });
});

describe('a row that was broken', () => {
  const { order, paper } = ids;
  it.each<[Broken, string, () => Promise<unknown>, string]>([
    [
      { table: 'orders', column: 'lines', value: [{ ...line, amountFen: '36' }], id: order },
      'id',
      () => findOrderById(database.db, order),
      `orders ${order}: the column lines cannot be read at 0.amountFen`,
    ],
    [
      { table: 'papers', column: 'request', value: { ...form, chapters: null }, id: paper },
      'id',
      () => getPaper(database.db, paper),
      `papers ${paper}: the column request cannot be read at wordCount`,
    ],
    [
      { table: 'papers', column: 'citation_style', value: 'chicago', id: paper },
      'id',
      () => getPaper(database.db, paper),
      `papers ${paper}: the column citationStyle cannot be read`,
    ],
    [
      { table: 'paper_editions', column: 'certificate', value: { version: 9 }, id: paper },
      'paper_id',
      () => listEditions(database.db, paper),
      `paper_editions ${paper} 1: the column certificate cannot be read at version`,
    ],
    [
      { table: 'outlines', column: 'chapters', value: [{ id: 's1' }], id: order },
      'id',
      () => findOutline(database.db, ids.user, 'k1'),
      `outlines ${order}: the column chapters cannot be read at 0.title`,
    ],
    [
      { table: 'refund_applications', column: 'rule', value: 'GUESSED', id: order },
      'id',
      () => findApplication(database.db, order),
      `refund_applications ${order}: the column rule cannot be read`,
    ],
  ])('says which one: %o', async (broken, key, read, message) => {
    await database.pool.query(
      `alter table refund_applications drop constraint if exists refund_applications_rule_check`,
    );
    expect(await readBroken(broken, key, read)).toContain(`StoredValueBroken: ${message}`);
  });

  it('of the amendments, where the table itself lets none in, is refused by it', async () => {
    const broken: Broken = { table: 'paper_amendments', column: 'state', value: 'LOST', id: paper };
    await expect(readBroken(broken, 'id', () => getAmendment(database.db, paper))).rejects.toThrow('state_check');
  });
});
