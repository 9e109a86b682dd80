import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { asAnotherCaller } from '../../platform/database/one-connection.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { readSource } from '../../text/similarity/read-source.ts';
import { HeldHashes, RememberedHashes } from './index/held-hashes.ts';
import { findPostings } from './index/posting-store.ts';
import { hashText } from './index/read-sources.ts';
import { ensureShelf } from './index/shelf-store.ts';
import { putSources } from './index/source-store.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(async () => await site.close());

const texts = {
  ferry:
    '渡口关闭以后，村里的老船工把船拖上岸，用桐油刷了两遍，搁在晒场边上。孩子们常爬进船舱里捉迷藏，老船工坐在门槛上看着，也不说话。',
  bridge:
    '县里后来要修桥，测量的人问他河心有多深，他伸出竹篙比了比，说丰水时两篙，枯水时不到一篙。桥墩落在第三个漩涡的下游。',
  market:
    '赶集的日子排在每月逢三逢八，卖竹器的人天不亮就占住了榕树底下的位置，篾条在手里翻得飞快，旁边的人一边等一边算着谷子的价钱。',
};
type Name = keyof typeof texts;
const hashesOf = (name: Name) => BigInt64Array.from(new Set(readSource(texts[name]).fingerprints.hashes));

let shelfId = 0;

async function addWork(name: Name): Promise<string> {
  const { rows } = await site.platform.pool.query(
    `insert into works (title, abstract, source) values ('渡口与村庄', $1, 'TEST') returning id`,
    [texts[name]],
  );
  return rows[0].id;
}

async function put(name: Name, beforeCommit: () => Promise<void> = async () => undefined): Promise<void> {
  const workId = await addWork(name);
  const text = texts[name];
  await inTransaction(site.platform.db, async (tx) => {
    await putSources(tx, [
      {
        ...{ shelfId, ownerId: null, of: { workId }, title: null, language: 'zh' },
        ...{ textHash: hashText(text), read: readSource(text) },
      },
    ]);
    await beforeCommit();
  });
}

const remembering = async () => {
  await site.platform.pool.query('analyze similarity_fingerprints');
  const remembered = new RememberedHashes(site.platform.db, { held: 1, asked: 1 });
  await remembered.build();
  return remembered;
};

async function heldOf(remembered: RememberedHashes, name: Name, without?: readonly string[]): Promise<number> {
  const hashes = hashesOf(name);
  const held = await remembered.refresh(without)(hashes.length);
  return (held as HeldHashes).listHeld(hashes).length / hashes.length;
}

/** As a check puts in what it is paid for. */
async function putFile(name: Name, fileKey: string): Promise<void> {
  const { rows } = await site.platform.pool.query(
    `insert into users (phone, user_name, inv_code, created_at) values ('13100000092', 'checker', 'held92', now())
     on conflict (phone) do update set user_name = excluded.user_name returning id`,
  );
  const ownerId = rows[0].id;
  await site.platform.pool.query(
    `insert into files (file_key, owner_id, purpose, name, type, quota_bytes, created_at)
     values ($1, $2, 'CHECK', 'a.txt', 'text/plain', 0, now())`,
    [fileKey, ownerId],
  );
  const text = texts[name];
  await inTransaction(site.platform.db, async (tx) =>
    putSources(tx, [
      {
        ...{ shelfId: await ensureShelf(tx, { kind: 'OWN_FILE', ownerId }), ownerId, of: { fileKey } },
        ...{ title: null, language: 'zh', textHash: hashText(text), read: readSource(text) },
      },
    ]),
  );
}

beforeEach(async () => {
  await site.platform.pool.query(
    `truncate similarity_sources, similarity_passages, similarity_fingerprints, similarity_terms, similarity_changed_works`,
  );
  shelfId = await inTransaction(site.platform.db, (tx) => ensureShelf(tx, { kind: 'LIBRARY', ownerId: null }));
});

describe('what is remembered of the index', () => {
  it('holds what stands there, and hardly anything else', async () => {
    await put('ferry');
    const remembered = await remembering();
    expect(await heldOf(remembered, 'ferry')).toBe(1);
    expect(await heldOf(remembered, 'bridge')).toBeLessThan(0.1);
  });

  it('is asked before a check for what was committed since, in whichever order that was begun', async () => {
    await put('ferry');
    const [begun, wanted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = asAnotherCaller(() =>
      put('bridge', async () => {
        begun.resolve();
        await wanted.promise;
      }),
    );
    await begun.promise;
    const remembered = await remembering();
    await put('market');
    expect(await heldOf(remembered, 'market')).toBe(1);
    expect(await heldOf(remembered, 'bridge')).toBeLessThan(0.1);
    wanted.resolve();
    await slow;
    expect(await heldOf(remembered, 'bridge')).toBe(1);
    expect(await heldOf(remembered, 'ferry')).toBe(1);
  });

  it('waits with a file while it is checked itself, and misses it in no other check', async () => {
    await put('ferry');
    const remembered = await remembering();
    await putFile('bridge', 'checked');
    expect(await heldOf(remembered, 'bridge', ['checked'])).toBeLessThan(0.1);
    await put('market');
    // What was put in since is there, and the file still waits; again, though the snapshot has seen it long ago.
    expect(await heldOf(remembered, 'market', ['checked'])).toBe(1);
    expect(await heldOf(remembered, 'bridge', ['checked'])).toBeLessThan(0.1);
    expect(await heldOf(remembered, 'bridge', ['another'])).toBe(1);
    expect(await heldOf(remembered, 'ferry')).toBe(1);
  });

  it('misses nothing of a database that was restored from one which had counted further', async () => {
    await put('ferry');
    await site.platform.pool.query(`update similarity_sources set put_by = '900000000'`);
    const remembered = await remembering();
    await put('market');
    expect(await heldOf(remembered, 'ferry')).toBe(1);
    expect(await heldOf(remembered, 'market')).toBe(1);
    const { rows } = await site.platform.pool.query(
      'select count(*) as count from similarity_sources where put_by >= $1',
      ['900000000'],
    );
    expect(Number(rows[0].count)).toBe(0);
  });

  it('is not made of a small index, nor asked for a few', async () => {
    await put('ferry');
    await site.platform.pool.query('analyze similarity_fingerprints');
    const small = new RememberedHashes(site.platform.db, { held: 1_000, asked: 1 });
    await small.build();
    expect(await small.refresh()(100)).toBeNull();
    const few = new RememberedHashes(site.platform.db, { held: 1, asked: 1_000 });
    await few.build();
    expect(await few.refresh()(100)).toBeNull();
  });

  it('changes nothing of what is found', async () => {
    await put('ferry');
    await put('market');
    const remembered = await remembering();
    const hashes = BigInt64Array.from([...hashesOf('bridge'), ...hashesOf('market'), ...hashesOf('ferry')]);
    const looked = { shelves: [shelfId], hidden: null, wholeShelves: [shelfId] };
    const all = await findPostings(site.platform.db, looked, hashes, 2);
    const held = await remembered.refresh()(hashes.length);
    expect(held).toBeInstanceOf(HeldHashes);
    expect(await findPostings(site.platform.db, looked, hashes, 2, held)).toEqual(all);
    expect(await findPostings(site.platform.db, looked, hashesOf('bridge'), 2, held)).toEqual(
      await findPostings(site.platform.db, looked, hashesOf('bridge'), 2),
    );
  });
});
