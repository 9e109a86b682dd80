import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { checkText } from '../../text/similarity/check-text.ts';
import type { Corpus } from '../../text/similarity/corpus.ts';
import { readSource } from '../../text/similarity/read-source.ts';
import { hashText } from './index/read-sources.ts';
import { ensureShelf, type ShelfOf } from './index/shelf-store.ts';
import { sourceForm } from './index/source-form.ts';
import { putSources } from './index/source-store.ts';

let site: TestSite;
let userId = '';
beforeAll(async () => {
  site = await createTestSite();
  const client = createSiteClient(site);
  ({ userId } = await site.accounts.authenticate((await client.logIn(newPhone())).result.token));
});
afterAll(async () => await site.close());
beforeEach(async () => {
  await site.platform.pool.query(
    'truncate similarity_sources, similarity_passages, similarity_fingerprints, similarity_terms',
  );
});

/** Signs that share nothing by chance. */
const signs = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((Math.imul(seed * 1_000 + at, 0x9e3779b1) >>> 8) % 18_000)),
  ).join('');

const phrase = '盐度降低两周后芽';
const copied = '老船工把船拖上岸用桐油刷了两遍搁在晒场边上';
const text = `${signs(1, 60)}${phrase}${signs(2, 200)}${copied}${signs(3, 60)}`;

async function put(own: string, shelf: ShelfOf = { kind: 'LIBRARY', ownerId: null }): Promise<void> {
  const work = `insert into works (title, abstract, source, owner_user_id) values ('渡口', null, 'TEST', null) returning id`;
  const { rows } = await site.platform.pool.query(work);
  await inTransaction(site.platform.db, async (tx) =>
    putSources(tx, [
      {
        shelfId: await ensureShelf(tx, shelf),
        ...{ ownerId: shelf.ownerId, of: { workId: rows[0].id }, title: null, language: 'zh' },
        ...{ textHash: hashText(own + randomUUID()), read: readSource(own) },
      },
    ]),
  );
}

/** A few sources with the phrase, and one from which something was copied. */
async function putAll(): Promise<void> {
  for (const seed of [12, 22, 32]) await put(`${signs(seed, 50)}${phrase}${signs(seed + 1, 50)}`);
  await put(`${signs(40, 50)}${copied}${signs(41, 50)}`);
}

async function check() {
  const corpus = await site.similarityIndex.createCorpus({ userId, among: ['LIBRARY', 'OWN_FILES', 'SITE'] });
  let read = 0;
  // By its terms it would be read for being about the same.
  const findByTerms: Corpus['findByTerms'] = async ({ length }) => ({
    ...{ asked: new Int32Array(), passages: new Float64Array(), counts: new Int32Array(length) },
  });
  const loadPacked: NonNullable<Corpus['loadPacked']> = async (ids, known) => {
    read += ids.length;
    return (await corpus.loadPacked?.(ids, known)) ?? { blocks: [] };
  };
  const checked = await checkText({ text, language: 'zh', paragraphs: [] }, { ...corpus, findByTerms, loadPacked });
  return { read, checked };
}

describe('what stands around fingerprints', () => {
  it('is kept with each of them, and leaves passages unread that share a phrase too short to be a copy', async () => {
    await putAll();
    const known = await check();
    expect(known.read).toBe(1);
    expect(known.checked.matches.map(({ start, end }) => text.slice(start, end))).toEqual([copied]);
    // Of some it is not known yet, and then of none.
    const { pool } = site.platform;
    await pool.query(
      `update similarity_fingerprints set around = 0 where passage_id = (select min(id) from similarity_passages)`,
    );
    const mixed = await check();
    expect(mixed.read).toBe(2);
    await pool.query(`update similarity_fingerprints set around = 0`);
    const unknown = await check();
    expect(unknown.read).toBe(4);
    expect([mixed.checked, unknown.checked]).toEqual([known.checked, known.checked]);
  });

  it('is not told of one’s own files, which are one holder of what they share, and are read', async () => {
    await put(`${signs(10, 50)}${phrase}${signs(11, 50)}`, { kind: 'OWN_FILE', ownerId: userId });
    await put(`${signs(20, 50)}${phrase}${signs(21, 50)}`);
    expect((await check()).read).toBe(1);
  });

  it('is added to what was read before it was kept, which is compared with meanwhile', async () => {
    await putAll();
    const { pool } = site.platform;
    const { checked } = await check();
    await pool.query(
      `update similarity_fingerprints set around = 0; update similarity_shelves set form = 1 where form = ${sourceForm}`,
    );
    const before = await check();
    expect(before).toMatchObject({ read: 4, checked: { rates: checked.rates } });
    await site.similarityIndex.rereadSources({ untilMs: performance.now() + 10_000 });
    const since = await check();
    expect(since).toMatchObject({ read: 1, checked: { rates: checked.rates } });
    const { rows } = await pool.query(`select distinct form from similarity_shelves`);
    expect(rows).toEqual([{ form: sourceForm }]);
  });

  it('is looked up in the index alone', async () => {
    await putAll();
    const { pool } = site.platform;
    await pool.query('vacuum analyze similarity_fingerprints');
    const client = await pool.connect();
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    const { rows } = await client.query(
      `explain select passage_id, position, around from similarity_fingerprints where hash = 5 and shelf_id = any('{1}')`,
    );
    client.release(true);
    expect(JSON.stringify(rows)).toContain('Index Only Scan using similarity_fingerprints_hash');
  });
});
