import { Readable } from 'node:stream';
import type { ComparedTexts } from '@yanmo/contract/similarity';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { asAnotherCaller } from '../../platform/database/one-connection.ts';
import { waitForLockWaits } from '../../testing/lock-waits.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { readSource } from '../../text/similarity/read-source.ts';
import { comparedForms, sourceForm } from './index/source-form.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

const ferry =
  '渡口关闭以后，村里的老船工把船拖上岸，用桐油刷了两遍，搁在晒场边上。孩子们常爬进船舱里捉迷藏，老船工坐在门槛上看着，也不说话。' +
  '第二年发大水，公路断了九天，邮差进不来，还是这条船把药和信运了过去。';
const bridge =
  '县里后来要修桥，测量的人问他河心有多深，他伸出竹篙比了比，说丰水时两篙，枯水时不到一篙。桥墩落在第三个漩涡的下游，工程师画图时没有写明缘由。';
const market =
  '赶集的日子排在每月逢三逢八，卖竹器的人天不亮就占住了榕树底下的位置，篾条在手里翻得飞快，旁边的人一边等一边算着当年谷子的价钱。';

async function newUser(): Promise<{ id: string; token: string }> {
  const { token } = (await client.logIn(newPhone())).result;
  const { userId } = await site.accounts.authenticate(token);
  return { id: userId, token };
}

async function addWork(abstract: string, ownerId: string | null = null): Promise<string> {
  const { rows } = await site.platform.pool.query(
    `insert into works (title, abstract, source, owner_user_id) values ('渡口与村庄', $1, 'TEST', $2) returning id`,
    [abstract, ownerId],
  );
  return rows[0].id;
}

async function addFile(ownerId: string, text: string): Promise<string> {
  const describeIt = async () => ({ purpose: 'CHECK' as const, name: '旧稿.txt', type: 'text/plain' });
  const { fileKey } = await site.files.storeFile(ownerId, Readable.from([Buffer.from(text)]), describeIt);
  return fileKey;
}

/** What both layers find of a text in a corpus that was opened before. */
async function foundLater(corpus: Awaited<ReturnType<typeof site.similarityIndex.createCorpus>>, text: string) {
  const { fingerprints, terms } = readSource(text);
  const byPlaces = await corpus.findPostings(BigInt64Array.from(new Set(fingerprints.hashes)), 50);
  const byTerms = await corpus.findByTerms(BigInt64Array.from(new Set(terms.hashes)), 50);
  return [...byPlaces.passages, ...byTerms.passages];
}

/** The sources in which something of this text stands, for whoever asks. */
async function findIn(
  text: string,
  userId: string | null,
  among: ComparedTexts[] = ['LIBRARY', 'OWN_FILES', 'SITE'],
  excluding?: { fileKeys: string[] },
) {
  const corpus = await site.similarityIndex.createCorpus({ userId, among, excluding });
  const { hashes } = readSource(text).fingerprints;
  const { passages } = await corpus.findPostings(BigInt64Array.from(new Set(hashes)), 50);
  const found = await corpus.loadPassages([...new Set(passages)]);
  const { hashes: terms } = readSource(text).terms;
  const byTerms = await corpus.findByTerms(BigInt64Array.from(new Set(terms)), 50);
  // By its terms nothing is found of sources that are not for whoever asks.
  const sourceIds = new Set(found.map(({ sourceId }) => sourceId));
  const held = await corpus.loadPassages([...new Set(byTerms.passages)]);
  expect(held.length > 0).toBe(found.length > 0);
  for (const { sourceId } of held) expect(sourceIds).toContain(sourceId);
  return found;
}

const count = async (table: string): Promise<number> =>
  Number((await site.platform.pool.query(`select count(*) as count from ${table}`)).rows[0].count);

async function empty(): Promise<void> {
  await site.platform.pool.query(
    `truncate similarity_sources, similarity_passages, similarity_fingerprints, similarity_terms, similarity_changed_works`,
  );
}
beforeEach(empty);

describe('the index', () => {
  it('follows the library: what is new, changed or gone there, and nothing that did not change', async () => {
    const id = await addWork(ferry);
    await addWork('短');
    expect(await findIn(ferry, null)).toEqual([]);
    await site.similarityIndex.followWorks();
    const [passage] = await findIn(ferry, null);
    expect(passage).toMatchObject({ text: ferry, ordinal: 0, start: 0, firstToken: 0, page: null, isOwn: false });
    expect(await site.similarityIndex.countTexts({ userId: null, among: ['LIBRARY', 'SITE'] })).toEqual([
      { among: 'LIBRARY', texts: 1, passages: 1 },
      { among: 'SITE', texts: 0, passages: 0 },
    ]);
    const described = await site.similarityIndex.describeSources(null, [passage?.sourceId ?? '']);
    expect(described.get(passage?.sourceId ?? '')).toMatchObject({ kind: 'LIBRARY', title: '渡口与村庄' });

    const { pool } = site.platform;
    await pool.query(`update works set cited_by = 5, is_retracted = true where id = $1`, [id]);
    expect(await count('similarity_changed_works')).toBe(0);
    await pool.query(`update works set abstract = $2 where id = $1`, [id, bridge]);
    await site.similarityIndex.followWorks();
    expect(await findIn(ferry, null)).toEqual([]);
    expect(await findIn(bridge, null)).toHaveLength(1);
    for (const nothing of ['短', null]) {
      await pool.query(`update works set abstract = $2 where id = $1`, [id, nothing]);
      await site.similarityIndex.followWorks();
      expect(await findIn(bridge, null)).toEqual([]);
      await pool.query(`update works set abstract = $2 where id = $1`, [id, bridge]);
      await site.similarityIndex.followWorks();
      expect(await findIn(bridge, null)).toHaveLength(1);
    }
    await pool.query(`update works set abstract = null where id = $1`, [id]);
    await site.similarityIndex.followWorks();
    await pool.query(`update works set abstract = $2 where id = $1`, [id, bridge]);
    await site.similarityIndex.followWorks();
    await pool.query(`delete from works where id = $1`, [id]);
    for (const table of ['sources', 'passages', 'fingerprints', 'terms'])
      expect(await count(`similarity_${table}`)).toBe(0);
  });

  it('shows nobody another’s files, another’s library, or their own papers as the site’s', async () => {
    const [one, other] = [await newUser(), await newUser()];
    await addWork(ferry, one.id);
    const fileKey = await addFile(one.id, bridge);
    await site.similarityIndex.ownFiles.put({ userId: one.id, fileKey, purpose: 'CHECK' });
    await site.similarityIndex.followWorksOf(one.id);
    expect(await findIn(ferry + bridge, other.id)).toEqual([]);
    expect(await findIn(ferry + bridge, null)).toEqual([]);
    const found = await findIn(ferry + bridge, one.id);
    expect(found.map(({ isOwn }) => isOwn).sort()).toEqual([false, true]);
    expect(await findIn(ferry + bridge, one.id, ['LIBRARY'])).toMatchObject([{ text: ferry }]);
    expect(await findIn(ferry + bridge, one.id, ['OWN_FILES'])).toMatchObject([{ text: bridge, isOwn: true }]);
    expect(await findIn(bridge, one.id, ['OWN_FILES'], { fileKeys: [fileKey] })).toEqual([]);
    const counts = async (fileKeys: string[]) =>
      (await site.similarityIndex.countTexts({ userId: one.id, among: ['OWN_FILES'], excluding: { fileKeys } }))[0];
    expect([(await counts([]))?.texts, (await counts([fileKey]))?.texts]).toEqual([1, 0]);
    // Neither is anything said of them to whoever knows their numbers.
    const ids = found.map(({ sourceId }) => sourceId);
    expect((await site.similarityIndex.describeSources(other.id, ids)).size).toBe(0);
    const corpus = await site.similarityIndex.createCorpus({
      userId: other.id,
      among: ['LIBRARY', 'OWN_FILES', 'SITE'],
    });
    expect(await corpus.loadPassages(found.map(({ id }) => id))).toEqual([]);
    // The file goes, and with it what is known of it.
    await inTransaction(site.platform.db, (tx) => site.files.removeFiles(tx, [fileKey]));
    expect(await findIn(ferry + bridge, one.id)).toMatchObject([{ text: ferry }]);
  });

  it('compares a file with itself in no moment of its check, also where it is put in while that is under way', async () => {
    const owner = await newUser();
    const { ownFiles } = site.similarityIndex;
    // An earlier file, so that there is a shelf to look at.
    const [earlier, checked] = [await addFile(owner.id, ferry), await addFile(owner.id, bridge)];
    await ownFiles.put({ userId: owner.id, fileKey: earlier, purpose: 'CHECK' });
    const open = (fileKeys: string[]) =>
      site.similarityIndex.createCorpus({ userId: owner.id, among: ['OWN_FILES'], excluding: { fileKeys } });
    const corpora = [await open([checked]), await open([])] as const;
    for (const corpus of corpora) expect((await foundLater(corpus, ferry)).length).toBeGreaterThan(0);
    await ownFiles.put({ userId: owner.id, fileKey: checked, purpose: 'CHECK' });
    const [own, another] = [await foundLater(corpora[0], bridge), await foundLater(corpora[1], bridge)];
    expect(own).toEqual([]);
    expect(another.length).toBeGreaterThan(0);
    expect(await corpora[0].loadPassages([...new Set(another)])).toEqual([]);
    expect((await foundLater(corpora[0], ferry)).length).toBeGreaterThan(0);
  });

  it('holds of a file what stands below the heading of a list of references and is none, and no entry', async () => {
    const { id } = await newUser();
    const entry = '[1] 李明, 王芳. 县域数字阅读推广的路径研究[J]. 图书馆杂志, 2019, 38(3): 44-58.';
    const fileKey = await addFile(id, [market, '参考文献', entry, '第二章 结果', ferry, bridge].join('\n\n'));
    await site.similarityIndex.ownFiles.put({ userId: id, fileKey, purpose: 'CHECK' });
    for (const text of [market, ferry, bridge]) expect(await findIn(text, id)).not.toEqual([]);
    expect(await findIn(entry, id)).toEqual([]);
  });

  it('loads the passage beside one, where what was found may reach into it, and no other', async () => {
    // Each paragraph is long enough to be a passage of its own, and says nothing twice.
    const paragraphOf = (words: string) =>
      Array.from({ length: 20 }, (_, index) => `${words.slice(0, 4)}${index}${words.slice(4)}第${index}处。`).join('');
    const [one, two, three] = ['船工记下水位的竹片', '𠮷家驿站里换过三匹马', '谷仓的锁匠姓陈'].map(paragraphOf) as [
      string,
      string,
      string,
    ];
    await addWork([one, two, three].join('\n\n'));
    await site.similarityIndex.followWorks();
    const inMiddle = two.slice(100, 130);
    const atEnd = two.slice(-20);
    expect((await findIn(inMiddle, null)).map(({ ordinal }) => ordinal)).toEqual([1]);
    const both = (await findIn(atEnd, null)).sort((left, right) => left.ordinal - right.ordinal);
    expect(both.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
    // Whole, also behind a character of two units.
    expect(both.map(({ text }) => text.trim())).toEqual([two, three]);
    const corpus = await site.similarityIndex.createCorpus({ userId: null, among: ['LIBRARY'] });
    const { passages } = await corpus.findPostings(BigInt64Array.from(readSource(atEnd).fingerprints.hashes), 50);
    const known = new Set(passages);
    // Of what is known the neighbours alone.
    expect((await corpus.loadPassages([...known], known)).map(({ ordinal }) => ordinal)).toEqual([2]);
    // Also one that has not the number behind its neighbour's.
    const { pool } = site.platform;
    await pool.query('alter table similarity_passages alter column id set generated by default');
    await pool.query('update similarity_passages set id = id + 1000 where ordinal = 2');
    await pool.query('alter table similarity_passages alter column id set generated always');
    expect((await findIn(atEnd, null)).map(({ text }) => text.trim()).sort()).toEqual([two, three].sort());
  });

  it('reads no more of a phrase that stands everywhere than it was asked for, and never nothing', async () => {
    for (let index = 0; index < 30; index += 1) await addWork(`${ferry}${index}号渡口的第${index * 7}条船`);
    await addWork(market);
    await site.similarityIndex.followWorks();
    const corpus = await site.similarityIndex.createCorpus({ userId: null, among: ['LIBRARY'] });
    const hashes = BigInt64Array.from(new Set(readSource(ferry + market).fingerprints.hashes));
    const { asked, counts, passages } = await corpus.findPostings(hashes, 5);
    expect(Math.max(...counts)).toBe(6);
    const kept = Map.groupBy(asked, (which) => which);
    for (const [which, places] of kept) expect(places.length).toBe(Math.min(5, counts[which] as number));
    expect(passages.length).toBe(asked.length);
    expect([...counts].filter((one) => one === 1).length).toBeGreaterThan(10);
    const terms = BigInt64Array.from(new Set(readSource(ferry).terms.hashes));
    const common = await corpus.findByTerms(terms, 5);
    expect(common.passages.length).toBe(0);
    expect(Math.min(...common.counts)).toBe(6);
  });

  it('answers the meter: what stands in the library or in others’ papers is repetition, and it says where it looked', async () => {
    const [one, other] = [await newUser(), await newUser()];
    const text = `${market}\n${ferry}\n${bridge}`;
    const measure = async (token?: string) =>
      (
        await client.call('/api/ai-paper/third_aigc/measure', {
          ...{ body: { text, language: 'zh' }, ...(token === undefined ? {} : { token }) },
        })
      ).result;
    const before = await measure();
    expect(before.compared_with).toEqual(['TEXT']);
    await addWork(ferry);
    await addWork(bridge, one.id);
    await site.similarityIndex.followWorks();
    // On a machine that is busy the first answers may come too late, and say so.
    const compared = (token: string) =>
      vi.waitFor(async () => {
        const measured = await measure(token);
        expect(measured.compared_with).toEqual(['TEXT', 'LIBRARY']);
        return measured;
      }, 20_000);
    const after = await compared(other.token);
    expect(after.repetition).toBeGreaterThan(before.repetition + 20);
    const copies = after.repeated.filter(({ kind }: { kind: string }) => kind === 'COPY');
    expect(copies).toHaveLength(1);
    // The full stop at its end is no word.
    expect(ferry).toContain(text.slice(copies[0].start, copies[0].end));
    expect(copies[0].end - copies[0].start).toBeGreaterThan(ferry.length - 5);
    expect((await compared(one.token)).repetition).toBeGreaterThan(after.repetition + 10);
  });

  it('is read anew in another form, and until then looks at nothing of the old one', async () => {
    await addWork(ferry);
    await site.similarityIndex.followWorks();
    const { pool } = site.platform;
    await pool.query(`update similarity_shelves set form = $1 where kind = 'LIBRARY'`, [
      Math.min(...comparedForms) - 1,
    ]);
    await pool.query(`update similarity_passages set page = 7`);
    expect(await findIn(ferry, null)).toEqual([]);
    await site.similarityIndex.rereadSources({ untilMs: performance.now() + 10_000 });
    expect(await findIn(ferry, null)).toMatchObject([{ text: ferry, page: 7 }]);
    const { rows } = await pool.query(`select distinct form from similarity_shelves`);
    expect(rows).toEqual([{ form: sourceForm }]);
  });
});

describe('papers of the site', () => {
  const path = '/api/ai-paper/similarity/consent';
  let texts: Map<string, { userId: string; language: 'zh'; text: string }>;
  let beforeRead: () => Promise<void>;

  beforeEach(() => {
    texts = new Map();
    beforeRead = async () => undefined;
    site.similarityIndex.papers.connect({
      listDelivered: async (_db, userId) => [...texts].filter(([, one]) => one.userId === userId).map(([id]) => id),
      async read(_db, paperId) {
        const found = texts.get(paperId) ?? null;
        await beforeRead();
        return found;
      },
    });
  });

  async function addPaper(userId: string, text: string): Promise<string> {
    const { rows } = await site.platform.pool.query(
      `with bought as (
         insert into orders (out_trade_no, user_id, order_type, pay_type, payment_status, subject, title, is_reduce_aigc,
           additional_service, estimated_minutes, lines, original_fen, created_at, updated_at)
         values (gen_random_uuid(), $1, 'PAPER', 'PAY_ALL', 'TRADE_SUCCESS', '', '', false, '{}', 5, '[]', 0, now(), now())
         returning id, out_trade_no),
       item as (
         insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen, stage)
         select id, out_trade_no, $1, 0, 'PAPER', '{}', '', 0, 2 from bought returning id, out_trade_no)
       insert into papers (item_id, user_id, out_trade_no, kind, key1, request, template_id, citation_style, engine,
         engine_version, created_at)
       select id, $1, out_trade_no, 'PAPER', '', '{}', '', 'GB', '', '', now() from item returning id`,
      [userId],
    );
    texts.set(rows[0].id, { userId, language: 'zh', text });
    return rows[0].id;
  }

  it('are compared with once their owner agrees, without a name, and never for the owner', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const paperId = await addPaper(owner.id, ferry);
    const { papers } = site.similarityIndex;
    expect((await client.call(path, { token: owner.token })).result).toEqual({
      ...{ is_shared: null, decided_at: null, papers: 0 },
    });
    await papers.put(paperId);
    expect(await findIn(ferry, other.id)).toEqual([]);

    const agreed = await client.call(path, { token: owner.token, body: { is_shared: true } });
    expect(agreed.result).toMatchObject({ is_shared: true, papers: 0 });
    await papers.putAll(owner.id);
    expect((await client.call(path, { token: owner.token })).result.papers).toBe(1);
    const [found] = await findIn(ferry, other.id);
    expect(found).toMatchObject({ text: ferry, isOwn: false });
    expect(await findIn(ferry, null)).toHaveLength(1);
    expect(await findIn(ferry, owner.id)).toEqual([]);
    const [counted] = await site.similarityIndex.countTexts({ userId: owner.id, among: ['SITE'] });
    expect(counted?.texts).toBe(0);
    const id = found?.sourceId ?? '';
    expect((await site.similarityIndex.describeSources(other.id, [id])).get(id)).toEqual({
      ...{ id, kind: 'SITE', title: null, authors: [], year: null, venue: null, doi: null },
    });

    // A new edition takes the place of the old one.
    texts.set(paperId, { userId: owner.id, language: 'zh', text: bridge });
    await papers.put(paperId);
    expect(await findIn(ferry, other.id)).toEqual([]);
    expect(await findIn(bridge, other.id)).toHaveLength(1);
    // Its money went back.
    await inTransaction(site.platform.db, (tx) => papers.onTakenAway(tx, [paperId]));
    expect(await count('similarity_fingerprints')).toBe(0);

    await papers.put(paperId);
    expect((await client.call(path, { token: owner.token, body: { is_shared: false } })).result).toMatchObject({
      ...{ is_shared: false, papers: 0 },
    });
    expect(await count('similarity_fingerprints')).toBe(0);
    await papers.putAll(owner.id);
    expect(await count('similarity_sources')).toBe(0);
  });

  it('are not for their owner either where they come in while something of theirs is checked', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { papers } = site.similarityIndex;
    for (const user of [owner, other]) await client.call(path, { token: user.token, body: { is_shared: true } });
    await papers.put(await addPaper(other.id, ferry));
    const open = (userId: string) => site.similarityIndex.createCorpus({ userId, among: ['SITE'] });
    const [own, another] = [await open(owner.id), await open(other.id)];
    expect((await foundLater(own, ferry)).length).toBeGreaterThan(0);
    expect(await foundLater(another, ferry)).toEqual([]);
    await papers.put(await addPaper(owner.id, bridge));
    expect(await foundLater(own, bridge)).toEqual([]);
    expect((await foundLater(another, bridge)).length).toBeGreaterThan(0);
  });

  it('stay shared where the question beside an order, put before they were, is answered with no', async () => {
    const owner = await newUser();
    const paperId = await addPaper(owner.id, ferry);
    const answer = async (body: object) => (await client.call(path, { token: owner.token, body })).result;
    expect(await answer({ is_shared: true })).toMatchObject({ is_shared: true });
    await site.similarityIndex.papers.put(paperId);
    expect(await answer({ is_shared: false, only_undecided: true })).toMatchObject({ is_shared: true, papers: 1 });
    expect(await answer({ is_shared: false })).toMatchObject({ is_shared: false, papers: 0 });
    expect(await answer({ is_shared: true, only_undecided: true })).toMatchObject({ is_shared: false });
    const asked = await newUser();
    const first = { token: asked.token, body: { is_shared: true, only_undecided: true } };
    expect((await client.call(path, first)).result).toMatchObject({ is_shared: true, decided_at: expect.any(String) });
  });

  it('stay the sources that they were when they are read anew, or come in again as they were', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const paperId = await addPaper(owner.id, ferry);
    await site.similarityIndex.consents.decide(owner.id, true);
    const { papers, rereadSources, readPapers } = site.similarityIndex;
    await papers.put(paperId);
    const [found] = await findIn(ferry, other.id);
    const sourceId = Number(found?.sourceId);
    const place = { sourceId, from: 3, to: 40 };
    const words = async (userId: string) =>
      (await readPapers(userId, [place])).map(({ start, text }) => text.slice(3 - start, 40 - start)).join('');
    expect(await words(other.id)).toBe(ferry.slice(3, 40));
    // In another form, which is not looked at.
    const { pool } = site.platform;
    await pool.query(`update similarity_shelves set form = $1 where kind = 'SITE'`, [Math.min(...comparedForms) - 1]);
    expect(await words(other.id)).toBe('');
    await rereadSources({ untilMs: performance.now() + 10_000 });
    expect(await findIn(ferry, other.id)).toMatchObject([{ sourceId: String(sourceId), text: ferry }]);
    expect(await words(other.id)).toBe(ferry.slice(3, 40));
    await papers.put(paperId);
    expect(await words(other.id)).toBe(ferry.slice(3, 40));
    // Neither to its owner nor once it is theirs alone again.
    expect(await words(owner.id)).toBe('');
    await site.similarityIndex.consents.decide(owner.id, false);
    expect(await words(other.id)).toBe('');
  });

  it('are gone when consent is withdrawn while they are being put in', async () => {
    const owner = await newUser();
    const paperId = await addPaper(owner.id, ferry);
    await site.similarityIndex.consents.decide(owner.id, true);
    let reads = 0;
    let withdrawn: Promise<unknown> | null = null;
    beforeRead = async () => {
      reads += 1;
      // The second time it is read in the transaction that puts it in, with the consent held.
      if (reads !== 2) return;
      withdrawn = asAnotherCaller(() => site.similarityIndex.consents.decide(owner.id, false));
      await waitForLockWaits(site.platform.pool, 1);
    };
    await site.similarityIndex.papers.put(paperId);
    await withdrawn;
    expect(reads).toBe(2);
    expect(await count('similarity_sources')).toBe(0);
  });

  it('are gone when their money goes back while they are being put in', async () => {
    const owner = await newUser();
    const paperId = await addPaper(owner.id, ferry);
    await site.similarityIndex.consents.decide(owner.id, true);
    let reads = 0;
    let taken: Promise<unknown> | null = null;
    beforeRead = async () => {
      reads += 1;
      if (reads !== 2) return;
      texts.delete(paperId);
      taken = asAnotherCaller(() =>
        inTransaction(site.platform.db, (tx) => site.similarityIndex.papers.onTakenAway(tx, [paperId])),
      );
      await waitForLockWaits(site.platform.pool, 1);
    };
    await site.similarityIndex.papers.put(paperId);
    await taken;
    expect(await count('similarity_sources')).toBe(0);
    // And one that is read only now is none any more.
    beforeRead = async () => undefined;
    await site.similarityIndex.papers.put(paperId);
    expect(await count('similarity_sources')).toBe(0);
  });

  it('are read again where an edition comes in between, and stand there once where two workers put them in', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const paperId = await addPaper(owner.id, ferry);
    await site.similarityIndex.consents.decide(owner.id, true);
    let reads = 0;
    beforeRead = async () => {
      reads += 1;
      if (reads === 1) texts.set(paperId, { userId: owner.id, language: 'zh', text: bridge });
    };
    await site.similarityIndex.papers.put(paperId);
    expect(await findIn(ferry, other.id)).toEqual([]);
    expect(await findIn(bridge, other.id)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => site.similarityIndex.papers.put(paperId)));
    expect(await count('similarity_sources')).toBe(1);
    expect(await count('similarity_fingerprints')).toBe(readSource(bridge).fingerprints.hashes.length);
  });

  it('and all else of an account go with it, in the same transaction, and are told before', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const paperId = await addPaper(owner.id, ferry);
    await addWork(market, owner.id);
    const fileKey = await addFile(owner.id, bridge);
    await site.similarityIndex.consents.decide(owner.id, true);
    await site.similarityIndex.papers.put(paperId);
    await site.similarityIndex.followWorks();
    await site.similarityIndex.ownFiles.put({ userId: owner.id, fileKey, purpose: 'CHECK' });
    expect(await count('similarity_sources')).toBe(3);
    const { accountPart } = site.similarityIndex;
    const { db, pool } = site.platform;
    const told = await inTransaction(db, (tx) => accountPart.exportRows(tx, owner.id));
    expect(told).toEqual({ sharing_consent: [{ is_shared: true, decided_at: expect.any(Date) }] });

    await inTransaction(db, (tx) => accountPart.erase(tx, owner.id));
    await site.similarityIndex.papers.put(paperId);
    const { rows } = await pool.query(`select 1 from similarity_shelves where owner_user_id = $1`, [owner.id]);
    expect(rows).toEqual([]);
    expect(await findIn(ferry + bridge + market, other.id)).toEqual([]);
    for (const table of ['sources', 'passages', 'fingerprints', 'terms'])
      expect(await count(`similarity_${table}`)).toBe(0);
  });
});
