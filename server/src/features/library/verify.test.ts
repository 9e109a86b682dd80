import { maximumVisitorReferences, type VerifiedReference } from '@yanmo/contract/explore';
import { Document, Packer, Paragraph } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createLogger } from '../../platform/logger.ts';
import { blankRecord } from '../../providers/literature/clean-record.ts';
import type { IndexAnswer, IndexRecord, LiteratureIndex } from '../../providers/literature/literature.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { testThreads } from '../../testing/test-threads.ts';
import { compareReference } from '../../text/references/compare-reference.ts';
import { readReference } from '../../text/references/read-reference.ts';
import { mergeWorks } from './merge-store.ts';
import { findReferenceList } from './read-reference-list.ts';
import { createReferenceThread } from './reference-thread.ts';
import { createVerifyReferences } from './verify-references.ts';
import type { NewWork } from './work-row.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
const work = (over: Partial<NewWork> & { title: string }): NewWork => ({
  ...{ ownerUserId: null, authors: [], year: null, venue: null, volume: null, issue: null, pages: null, doi: null },
  ...{ abstract: null, language: 'en', type: 'article-journal', source: 'CROSSREF', verifiedBy: 'CROSSREF' },
  ...{ content: null, contentHash: null },
  ...over,
});
const knownWorks: NewWork[] = [
  work({
    ...{
      title: '数字普惠金融与农村居民消费升级',
      authors: [
        { family: '张', given: '明远' },
        { family: '李', given: '红' },
      ],
    },
    ...{ year: 2021, venue: '经济研究', volume: '56', issue: '3', pages: '12-28', language: 'zh' },
  }),
  work({
    ...{
      title: 'Attention is not explanation: a study of models',
      authors: [{ family: 'van der Berg', given: 'Anna' }],
    },
    ...{ year: 2019, venue: 'Journal of Models', volume: '12', issue: '4', pages: '101-120', doi: '10.1000/att.1' },
  }),
  work({
    title: 'A retracted trial of vitamin doses in children',
    authors: [{ family: 'Poe', given: 'Ed' }],
    year: 2011,
    isRetracted: true,
  }),
];

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
  await inTransaction(site.platform.db, (tx) => mergeWorks(tx, knownWorks));
});
afterAll(() => site.close());

const check = async (...references: string[]): Promise<VerifiedReference[]> =>
  (await client.call('/api/ai-paper/explore/verify', { body: { references } })).result.references;
const outcome = async (reference: string): Promise<string> => (await check(reference))[0]?.outcome ?? '';

describe('a reference that is in the library', () => {
  it.each([
    '[1] 张明远, 李红. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021, 56(3): 12-28.',
    '张明远，李红（2021）。数字普惠金融与农村居民消费升级。《经济研究》，56（3），12-28。',
    'van der Berg, A. (2019). Attention is not explanation: A study of models. Journal of Models, 12(4), 101–120. https://doi.org/10.1000/att.1',
    'Van der Berg, Anna. “Attention Is Not Explanation: A Study of Models.” Journal of Models, vol. 12, no. 4, 2019, pp. 101–20.',
    'A. van der Berg, "Attention is not explanation: a study of models," Journal of Models, vol. 12, no. 4, pp. 101-120, 2019.',
    'van der Berg A. Attention is not explanation. Journal of Models. 2020;12(4):101-120.',
    'van der Berg A. Attention is not explanaton: a study of models[J]. Journal of Models, 2019, 12(4): 101-120.',
  ])('is verified in any style: %s', async (reference) => {
    const [result] = await check(reference);
    expect(result).toMatchObject({ outcome: 'VERIFIED', differences: [], asked: ['LIBRARY'] });
  });

  it('says that it was retracted', async () => {
    const [result] = await check('Poe E. A retracted trial of vitamin doses in children[J]. 2011.');
    expect(result).toMatchObject({ outcome: 'VERIFIED', work: { is_retracted: true } });
  });
});

describe('a reference that is not what it says', () => {
  it.each([
    ['another first author', '王伟. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021, 56(3): 12-28.', 'authors'],
    ['another year', '张明远. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2016, 56(3): 12-28.', 'year'],
    ['other pages', '张明远. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021, 56(3): 99-110.', 'pages'],
    ['another volume', '张明远. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021, 44(3): 12-28.', 'volume'],
    [
      'a borrowed DOI',
      'Doe J. Entirely invented research on tulips. Journal of Tulips. 2019. doi:10.1000/att.1',
      'title',
    ],
  ])('is a mismatch with the difference shown: %s', async (_name, reference, field) => {
    const [result] = await check(reference);
    expect(result?.outcome).toBe('MISMATCH');
    expect(result?.differences.map((difference) => difference.field)).toContain(field);
    expect(result?.differences.every(({ found }) => found !== '')).toBe(true);
  });

  it.each([
    '张明远. 数字普惠金融与城镇居民消费升级[J]. 经济研究, 2021, 56(3): 12-28.',
    'van der Berg A. Attention is not explanation: a survey of hospitals. Journal of Models. 2019;12(4):101-120.',
    'Doe J. Entirely invented research on tulips. Journal of Tulips. 2019;1(1):1-9.',
    '数字普惠金融',
  ])('is not found: %s', async (reference) => {
    expect(await outcome(reference)).toBe('NOT_FOUND');
  });
});

describe('what the indexes say', () => {
  const record: IndexRecord = {
    ...blankRecord,
    title: 'Only the index knows this title',
    authors: [{ family: 'Roe', given: 'A' }],
    year: 2015,
  };
  const index = (answer: IndexAnswer): LiteratureIndex => ({
    name: 'CROSSREF',
    search: async () => answer,
    findByDoi: async () => answer,
  });
  const verifyWith = (answer: IndexAnswer) =>
    createVerifyReferences({
      thread: createReferenceThread(testThreads),
      db: site.platform.db,
      literature: [index(answer)],
      logger: createLogger('silent'),
    });
  const reference = 'Roe A. Only the index knows this title. Some Journal. 2015.';

  it('an index that does not answer is not an index that has nothing', async () => {
    for (const state of ['unavailable', 'limited'] as const) {
      const [result] = await verifyWith({ state })(null, [reference]);
      expect(result).toMatchObject({ outcome: 'UNAVAILABLE', silent: ['CROSSREF'], asked: ['LIBRARY'] });
    }
    const [none] = await verifyWith({ state: 'answered', records: [], total: 0 })(null, [reference]);
    expect(none).toMatchObject({ outcome: 'NOT_FOUND', silent: [], asked: ['LIBRARY', 'CROSSREF'] });
  });

  it('looks for the title when the DOI leads nowhere', async () => {
    const known: IndexRecord = { ...record, title: 'A title with another DOI than cited', doi: '10.1000/right' };
    const answered = (records: IndexRecord[]): IndexAnswer => ({ state: 'answered', records, total: records.length });
    const verify = createVerifyReferences({
      thread: createReferenceThread(testThreads),
      db: site.platform.db,
      literature: [{ name: 'CROSSREF', search: async () => answered([known]), findByDoi: async () => answered([]) }],
      logger: createLogger('silent'),
    });
    const [result] = await verify(null, ['Roe A. A title with another DOI than cited. 2015. doi:10.1000/wrong']);
    expect(result).toMatchObject({
      outcome: 'MISMATCH',
      differences: [{ field: 'doi' }],
      asked: ['LIBRARY', 'CROSSREF'],
    });
  });

  it('verifies by what it finds there, and keeps it', async () => {
    const [result] = await verifyWith({ state: 'answered', records: [record], total: 1 })(null, [reference]);
    expect(result).toMatchObject({ outcome: 'VERIFIED', work: { verified: { by: 'CROSSREF' } } });
    const [again] = await verifyWith({ state: 'unavailable' })(null, [reference]);
    expect(again?.outcome).toBe('VERIFIED');
  });
});

it('an import of one’s own does not bear a reference out', async () => {
  const token = await client.logInToken(newPhone());
  const form = new FormData();
  form.set('file', new File(['@article{a, title={Invented matters of nobody}, author={Moe, A.}, year=2012}'], 'a.bib'));
  expect((await client.call('/api/ai-paper/explore/library/import', { token, body: form })).result.imported).toBe(1);
  const body = { references: ['Moe A. Invented matters of nobody. 2012.'] };
  const { result } = await client.call('/api/ai-paper/explore/verify', { token, body });
  expect(result.references[0].outcome).toBe('NOT_FOUND');
});

describe('a list', () => {
  it('keeps its order and its repetitions', async () => {
    const [one, other] = [
      'Poe E. A retracted trial of vitamin doses in children. 2011.',
      'Doe J. Nothing of the sort exists here at all. 2001.',
    ];
    const results = await check(one ?? '', other ?? '', one ?? '');
    expect(results.map((result) => result.outcome)).toEqual(['VERIFIED', 'NOT_FOUND', 'VERIFIED']);
  });

  it('is found in a paper, behind its last heading and before what follows', () => {
    const text =
      '目录\n参考文献\n第一章\n正文[1]。\n参考文献\n[1] 甲. 第一篇文献的题名[J]. 刊名, 2020.\n[2] 乙. 第二篇文献的题名很长\n接着写[J]. 刊名, 2021.\n致谢\n感谢各位。';
    expect(findReferenceList(text)).toEqual([
      '甲. 第一篇文献的题名[J]. 刊名, 2020.',
      '乙. 第二篇文献的题名很长 接着写[J]. 刊名, 2021.',
    ]);
    expect(findReferenceList('没有文献')).toEqual([]);
  });

  it('is read from a docx of one’s own, and from nobody else’s', async () => {
    const lines = [
      'Introduction',
      'References',
      '1. Poe E. A retracted trial of vitamin doses in children[J]. 2011.',
      '2. Doe J. Nothing of the sort exists here. 2001.',
    ];
    const file = await Packer.toBuffer(
      new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }),
    );
    const token = await client.logInToken(newPhone());
    const form = new FormData();
    form.set('purpose', 'REFERENCES');
    form.set('file', new File([new Uint8Array(file)], 'paper.docx'));
    const { result } = await client.call('/api/ai-paper/files/upload', { token, body: form });
    const verify = (asker: string | undefined) =>
      client.call('/api/ai-paper/explore/verify', {
        ...(asker ? { token: asker } : {}),
        body: { file_key: result.file_key },
      });
    const own = (await verify(token)).result.references as VerifiedReference[];
    expect(own.map(({ outcome: found }) => found)).toEqual(['VERIFIED', 'NOT_FOUND']);
    expect((await verify(await client.logInToken(newPhone()))).code).toBe(404);
    expect((await verify(undefined)).code).toBe(401);
  });

  it('says of every field that it gives whether it was compared, and with what', async () => {
    const stateOf = async (reference: string) => {
      const [result] = await check(reference);
      const fields = result?.fields.map(({ field, state }) => [field, state]) ?? [];
      return { outcome: result?.outcome, ...Object.fromEntries(fields) };
    };
    const title = '数字普惠金融与农村居民消费升级[J]';
    expect(await stateOf(`[3] 张明远, 李红. ${title}. 经济研究, 2021, 99(9): 900-999.`)).toEqual({
      ...{ outcome: 'MISMATCH', title: 'SAME', authors: 'SAME', venue: 'SAME', year: 'SAME' },
      ...{ volume: 'DIFFERS', issue: 'DIFFERS', pages: 'DIFFERS' },
    });
    expect(await stateOf(`张明远, 李红. ${title}. 经济管理, 2021(3): 12-28.`)).toEqual({
      ...{ outcome: 'MISMATCH', title: 'SAME', authors: 'SAME', venue: 'DIFFERS', year: 'SAME' },
      ...{ issue: 'SAME', pages: 'SAME' },
    });
    // The record knows none of it: that is said, and not taken for agreement.
    expect(
      await stateOf('Poe E. A retracted trial of vitamin doses in children. Annals of Tulips, 2011, 99(9): 900-999.'),
    ).toEqual({
      ...{ outcome: 'VERIFIED', title: 'SAME', authors: 'SAME', venue: 'UNKNOWN', year: 'SAME' },
      ...{ volume: 'UNKNOWN', issue: 'UNKNOWN', pages: 'UNKNOWN' },
    });
    const [numbered] = await check(`[3] 王小明. ${title}. 经济研究, 2021.`);
    expect(numbered?.differences).toEqual([{ field: 'authors', given: '王小明', found: '张明远, 李红' }]);
    const [added] = await check(`张明远, 王小明. ${title}. 经济研究, 2021.`);
    expect(added?.differences.map(({ field }) => field)).toEqual(['authors']);
  });

  it('is compared in a thread of its own, and costs the others none of theirs', async () => {
    const words = Array.from({ length: 380 }, (_, index) => `w${(index * 7919).toString(36)}${index % 3 ? '' : ','}`);
    const references = Array.from({ length: 3 }, (_, index) => `${index} ${words.join(' ')}`.slice(0, 2_000));
    const { result } = await client.call(`/api/ai-paper/explore/search?${new URLSearchParams({ q: 'attention' })}`);
    const works = Array.from({ length: 20 }, () => result.works[0]);
    const thread = createReferenceThread(testThreads);
    await thread.read('Warm up. 2001.');
    // Of this thread alone: others may be at work on the machine.
    const costOf = async (task: () => Promise<unknown>): Promise<number> => {
      const before = process.threadCpuUsage();
      await task();
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    const inThread = await costOf(() => Promise.all(references.map((reference) => thread.compare(reference, works))));
    const here = await costOf(async () => {
      for (const text of references) for (const one of works) compareReference(readReference(text), one);
    });
    expect(inThread * 3).toBeLessThan(here);
  });

  it('of a record that nobody bore out agrees, and is not called verified', async () => {
    const unproven = work({ title: 'A list of quiet rivers', authors: [{ family: 'Lund', given: 'Eva' }], year: 2001 });
    await inTransaction(site.platform.db, (tx) => mergeWorks(tx, [{ ...unproven, verifiedBy: null }]));
    const [result] = await check('Lund E. A list of quiet rivers. 2001.');
    expect(result).toMatchObject({ outcome: 'MATCHED', work: { standing: 'UNPROVEN' } });
  });

  it('is refused when it is neither text nor file, or both', async () => {
    const call = async (body: object) => (await client.call('/api/ai-paper/explore/verify', { body })).code;
    expect(await call({})).toBe(422);
    expect(await call({ references: ['x'], file_key: 'y' })).toBe(422);
    expect(await call({ references: [] })).toBe(422);
  });

  it('of a visitor is shorter than that of an account', async () => {
    const references = Array.from({ length: maximumVisitorReferences + 1 }, () => 'x');
    const asked = (token?: string) =>
      client.call('/api/ai-paper/explore/verify', { ...(token ? { token } : {}), body: { references } });
    expect(await asked()).toMatchObject({ code: 422, error: 'too_many_for_visitor' });
    expect(await asked(await client.logInToken(newPhone()))).toMatchObject({ code: 200 });
  });
});
