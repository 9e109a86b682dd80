import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { mostHolders } from '../../text/similarity/leads.ts';
import { readSource } from '../../text/similarity/read-source.ts';
import { readCrowdedBehind } from './index/crowded-term-store.ts';
import { CrowdedTerms } from './index/crowded-terms.ts';
import { findTermPostings } from './index/posting-store.ts';
import { hashText } from './index/read-sources.ts';
import { ensureShelf } from './index/shelf-store.ts';
import { putSources } from './index/source-store.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(async () => await site.close());

let shelfId = 0;
const db = () => site.platform.db;

/** Terms in so many passages of a shelf; the passages themselves are nobody's. */
async function put(shelf: number, terms: Readonly<Record<number, number>>): Promise<void> {
  await site.platform.pool.query('alter table similarity_terms disable trigger all');
  for (const [term, passages] of Object.entries(terms))
    await site.platform.pool.query(
      'insert into similarity_terms (term, shelf_id, passage_id) select $1, $2, number from generate_series(1, $3::int) as number',
      [term, shelf, passages],
    );
  await site.platform.pool.query('alter table similarity_terms enable trigger all');
  await site.platform.pool.query('analyze similarity_terms');
}

/** A file of somebody, of which this passage is. */
async function addChecked(passageId: number): Promise<string> {
  const { pool } = site.platform;
  await pool.query(`alter table similarity_passages alter column id restart with ${passageId}`);
  const { rows } = await pool.query(
    `with owner as (
       insert into users (phone, user_name, inv_code, created_at) values ('13100000093', 'checker', 'held93', now()) returning id),
     file as (
       insert into files (file_key, owner_id, purpose, name, type, quota_bytes, created_at)
       select 'checked', id, 'CHECK', 'a.txt', 'text/plain', 0, now() from owner returning file_key, owner_id)
     select file_key, owner_id from file`,
  );
  const { file_key: fileKey, owner_id: ownerId } = rows[0];
  const text = '渡口关闭以后，村里的老船工把船拖上岸，用桐油刷了两遍，搁在晒场边上。';
  await inTransaction(db(), async (tx) =>
    putSources(tx, [
      {
        ...{ shelfId: await ensureShelf(tx, { kind: 'OWN_FILE', ownerId }), ownerId, of: { fileKey } },
        ...{ title: null, language: 'zh', textHash: hashText(text), read: readSource(text) },
      },
    ]),
  );
  return fileKey;
}

const asked = (...terms: number[]) => BigInt64Array.from(terms, BigInt);
const reading = async (least = { held: 1, asked: 1 }) => {
  const crowded = new CrowdedTerms(site.platform.db, least);
  await crowded.build();
  return crowded;
};

beforeEach(async () => {
  await site.platform.pool.query('truncate similarity_terms');
  shelfId = await inTransaction(site.platform.db, (tx) => ensureShelf(tx, { kind: 'LIBRARY', ownerId: null }));
});

describe('terms that too many passages hold', () => {
  it('are read beforehand, and no others', async () => {
    await put(shelfId, { 5: mostHolders, 6: mostHolders + 1, 7: 1, 9: 3 * mostHolders, 11: 2 });
    const crowded = await reading();
    expect([...crowded.listOthers([shelfId], asked(9, 5, 6, 7, 8))]).toEqual([1, 3, 4]);
    expect([...crowded.listOthers([shelfId + 1], asked(9, 5, 6, 7, 8))]).toEqual([0, 1, 2, 3, 4]);
  });

  it('are found in parts, of each of which the last may be missed and none is made up', async () => {
    const holders: Record<number, number> = {};
    for (let term = 1; term <= 60; term += 1) holders[term] = term % 3 === 0 ? 30 : 4;
    await put(shelfId, holders);
    const found: number[] = [];
    let parts = 0;
    let part = await readCrowdedBehind(site.platform.db, 10, null, 200);
    while (part) {
      found.push(...part.terms);
      parts += 1;
      part = await readCrowdedBehind(site.platform.db, 10, part.last, 200);
    }
    expect(parts).toBeGreaterThan(2);
    expect(found.every((term) => term % 3 === 0)).toBe(true);
    expect(found.length).toBeGreaterThanOrEqual(20 - parts);
    expect(new Set(found).size).toBe(found.length);
  });

  it("are not read of anybody's own shelves, from which texts go at any time", async () => {
    const { rows } = await site.platform.pool.query(
      `insert into users (phone, user_name, inv_code, created_at) values ('13100000077', 'a', 'crowd', now()) returning id`,
    );
    const own = await inTransaction(site.platform.db, (tx) =>
      ensureShelf(tx, { kind: 'OWN_FILE', ownerId: rows[0].id }),
    );
    await put(own, { 6: mostHolders + 1, 7: 1 });
    const crowded = await reading();
    expect([...crowded.listOthers([own], asked(6, 7))]).toEqual([0, 1]);
  });

  it('are not read of a small index, nor for a few', async () => {
    await put(shelfId, { 6: mostHolders + 1, 7: 1 });
    const small = await reading({ held: 1_000_000, asked: 1 });
    expect([...small.listOthers([shelfId], asked(6, 7))]).toEqual([0, 1]);
    const few = new CrowdedTerms(site.platform.db, { held: 1, asked: 3 });
    few.listOthers([shelfId], asked(6, 7));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([...few.listOthers([shelfId], asked(6, 7))]).toEqual([0, 1]);
  });

  it('are answered as if they had been asked for', async () => {
    await put(shelfId, { 6: mostHolders + 1, 7: 2 });
    const looked = { shelves: [shelfId], hidden: null, wholeShelves: [shelfId] };
    const crowded = await reading();
    const terms = asked(6, 7, 8);
    const all = await findTermPostings(
      site.platform.db,
      looked,
      terms,
      mostHolders,
      new CrowdedTerms(site.platform.db),
    );
    expect(await findTermPostings(site.platform.db, looked, terms, mostHolders, crowded)).toEqual(all);
    expect([...all.counts]).toEqual([mostHolders + 1, 2, 0]);
  });

  it('are not asked for again because something is hidden on another shelf, and are on the shelf on which it is', async () => {
    const shared = await inTransaction(db(), (tx) => ensureShelf(tx, { kind: 'SITE', ownerId: null }));
    await put(shelfId, { 6: mostHolders + 1, 7: 2 });
    await put(shared, { 8: mostHolders + 1, 9: 1 });
    const crowded = await reading();
    const terms = asked(6, 7, 8, 9);
    // The first passage of the site's is their own.
    const hidden = { fileKeys: [await addChecked(1)], papersOf: null };
    const looked = { shelves: [shelfId, shared], hidden, wholeShelves: [shelfId] };
    const { counts } = await findTermPostings(db(), looked, terms, mostHolders, crowded);
    expect([...counts]).toEqual([mostHolders + 1, 1, mostHolders, 0]);
    expect([...crowded.listOthers([shelfId], terms)]).toEqual([1, 2, 3]);
    // Known of the first shelf alone, though nothing was read of it beforehand.
    const learning = new CrowdedTerms(db());
    await findTermPostings(
      db(),
      { ...looked, hidden: { fileKeys: ['none'], papersOf: null } },
      terms,
      mostHolders,
      learning,
    );
    expect([...learning.listOthers([shelfId], terms)]).toEqual([1, 2, 3]);
    expect([...learning.listOthers([shared], terms)]).toEqual([0, 1, 2, 3]);
  });
});
