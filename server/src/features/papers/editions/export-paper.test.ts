import JSZip from 'jszip';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { putVerifiedWorks } from '../../../testing/orders/put-verified-works.ts';
import type { ShownSection } from '../../../testing/papers/paper-buyer.ts';
import { openWrittenPaper } from '../../../testing/papers/written-paper.ts';
import { createSiteClient } from '../../../testing/site-client.ts';

let buyer: Awaited<ReturnType<typeof openWrittenPaper>>;
let token: string;
let paper: string;
let edited = 0;

beforeAll(async () => {
  buyer = await openWrittenPaper();
  ({ token, paper } = buyer);
}, 180_000);
afterAll(() => buyer.close());
beforeEach(() => {
  edited += 1;
});

const ask = (body: object = {}) => buyer.shop.post(token, 'paper/export', { out_trade_no: paper, ...body });
const look = async () => (await buyer.shop.get(token, `paper/export/${paper}`)).result;

async function settled() {
  return vi.waitFor(
    async () => {
      const found = await look();
      expect(found.state).not.toBe('WORKING');
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** A sentence that stands nowhere else, written into the first section by hand. */
async function change(): Promise<string> {
  const [section] = (await buyer.sections(token, paper)) as [ShownSection];
  const sentence = `这是学生第${edited}次亲手加进去的句子。`;
  const version = { id: section.id, version: section.text.version };
  expect((await buyer.edit(token, paper, version, `${sentence}\n\n${section.text.draft}`)).status).toBe(200);
  return sentence;
}

async function textsOf(urls: { word: string; pdf: string }): Promise<{ word: string; pdf: string }> {
  const zip = await JSZip.loadAsync(await buyer.download(urls.word));
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const { text } = await extractText(new Uint8Array(await buyer.download(urls.pdf)), { mergePages: true });
  return { word: xml.replace(/<[^>]+>/gu, ''), pdf: text.replace(/\s+/gu, '') };
}

describe('an export', () => {
  it('writes the changed text into both files; the old files are served until it is done', {
    timeout: 90_000,
  }, async () => {
    expect(await look()).toMatchObject({ state: 'NONE', edition: 1 });
    const { file_urls: old } = await buyer.read(token, paper);
    const sentence = await change();
    const begun = await ask();
    expect(begun.result).toMatchObject({ state: 'WORKING', edition: 1, error: null });
    expect((await textsOf(begun.result.file_urls)).pdf).not.toContain(sentence);

    const done = await settled();
    expect(done).toMatchObject({ state: 'DONE', edition: 2 });
    const written = await textsOf(done.file_urls);
    expect(written.word).toContain(sentence);
    expect(written.pdf).toContain(sentence);
    // Who holds a link to the old files gets the old files, whole.
    expect((await textsOf(old)).pdf).not.toContain(sentence);
    expect(await buyer.read(token, paper)).toMatchObject({ edition: 2, has_unexported_changes: false });
    const { result: order } = await buyer.shop.get(token, `orders/order/${paper}`);
    expect((await textsOf(order.order_item_response[0].file_urls)).pdf).toContain(sentence);

    const { result: versions } = await buyer.shop.get(token, `paper/versions/${paper}`);
    expect(versions.editions.map(({ edition }: { edition: number }) => edition)).toEqual([2, 1]);
    expect((await textsOf(versions.editions[1].file_urls)).word).not.toContain(sentence);
    const { result: certificate } = await buyer.shop.get(token, `paper/certificate/${paper}`);
    expect(certificate.edition).toBe(2);
    const { result: statement } = await buyer.shop.get(token, `paper/statement/${paper}`);
    expect(statement.facts.sections_by_student).toBe(1);
  });

  it('of what is exported already writes nothing', async () => {
    const before = await look();
    expect((await ask()).result).toMatchObject({ state: 'DONE', edition: before.edition });
    expect(await look()).toMatchObject({ edition: before.edition });
  });

  it('sets the paper in another template and style, and keeps to them', { timeout: 90_000 }, async () => {
    const { edition } = await look();
    const { result: options } = await buyer.shop.get(token, 'paper/options?language=zh');
    const template_id = options.templates.at(-1).id;
    expect((await ask({ template_id, citation_style: 'apa' })).result.state).toBe('WORKING');
    expect(await settled()).toMatchObject({ state: 'DONE', edition: edition + 1 });
    const text = await buyer.read(token, paper);
    expect(text).toMatchObject({ template_id, citation_style: 'apa' });
    const runs = text.sections.flatMap((section: ShownSection) =>
      (section.text?.blocks ?? []).flatMap(({ lines }: { lines: object[][] }) => lines.flat()),
    ) as { kind: string; text: string }[];
    const labels = runs.filter(({ kind }) => kind === 'citation').map(({ text: label }) => label);
    expect(labels.length).toBeGreaterThan(0);
    // Behind the words, or as the words: 李明（2021）.
    expect(labels.every((label) => /^(?:[（(].+\d{4}[）)]|[^（(]+[（(]\d{4}[）)])$/u.test(label))).toBe(true);
  });

  it('prints an entry that nobody bore out only at its giver’s word, apart from what was verified', {
    timeout: 90_000,
  }, async () => {
    const { outline } = await buyer.shop.see(token, paper);
    const invented = ['数字化转型悖论的量子解释', '数字化转型与中小企业的平行宇宙'] as const;
    const entries = invented.map((title, index) => `@article{x${index}, author={吴有}, title={${title}}, year={2022}}`);
    await buyer.uploadWorks(token, outline.key1, entries.join('\n'));
    const asked = async () => (await buyer.shop.get(token, `paper/references?key1=${outline.key1}`)).result;
    const before = await asked();
    expect(before.withheld.map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining([...invented]));
    expect(before.counts.given).toBe(0);
    expect(JSON.stringify(before.references)).not.toContain('吴');
    const [given] = before.withheld;
    expect(given).toMatchObject({ standing: 'GIVEN', verified: null, is_allowed: false });

    const stranger = await buyer.shop.logIn();
    const allow = { works: [given.id], is_allowed: true };
    expect((await buyer.shop.post(stranger, 'explore/library/allow', allow)).status).toBe(404);
    expect((await buyer.shop.post(token, 'explore/library/allow', allow)).result.works).toMatchObject([
      { id: given.id, standing: 'GIVEN', is_allowed: true },
    ]);
    expect((await asked()).counts.given).toBe(1);
    const verified = before.references[0].work.id;
    expect((await buyer.shop.post(token, 'explore/library/allow', { ...allow, works: [verified] })).status).toBe(404);

    const [section] = (await buyer.sections(token, paper)) as [ShownSection];
    const cited = `另有一种说法[@${given.id}]。\n\n${section.text.draft}`;
    const version = { id: section.id, version: section.text.version };
    expect((await buyer.edit(token, paper, version, cited)).status).toBe(200);
    await ask();
    const { pdf } = await textsOf((await settled()).file_urls);
    expect(pdf).toContain('由作者自行提供并决定列入');
    expect(pdf.split(given.title).length - 1, 'in the list and in the statement').toBe(2);
    const { result: certificate } = await buyer.shop.get(token, `paper/certificate/${paper}`);
    const { verified: borne, at_hand, given: own, named } = certificate.sources;
    expect([at_hand, own]).toEqual([0, 1]);
    const share = certificate.measures.find(({ name }: { name: string }) => name === 'reference_verification');
    expect(share).toMatchObject({ value: Math.round((borne / (borne + 1 + named)) * 10_000) / 10_000, is_met: false });

    // Later words change the next edition, not the records of this one.
    await buyer.shop.post(token, 'explore/library/allow', { ...allow, is_allowed: false });
    const zip = await JSZip.loadAsync(await buyer.download(await buyer.shop.packed(token, paper)));
    const bib = (await zip.file('参考文献.bib')?.async('string')) ?? '';
    expect(bib).toContain(given.title);
    expect(bib.match(/note = \{由作者提供，未经核实\}/gu)).toHaveLength(1);
    const { references } = await buyer.read(token, paper);
    expect(JSON.stringify(references)).not.toContain(given.title);
  });

  it.each([
    ['a template that is none', { template_id: 'no-such-template' }],
    ['a template of another language', { template_id: 'en-standard' }],
    ['a style that is none', { citation_style: 'chicago' }],
    ['what was not asked for', { edition: 7 }],
  ])('in %s is refused', async (_name, body) => {
    expect((await ask(body)).status).toBe(422);
  });

  it('asked for by several windows at once is one; one that differs waits', { timeout: 90_000 }, async () => {
    const { edition, file_urls } = await look();
    const sentence = await change();
    const { storage, pool } = buyer.shop.site.platform;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const put = storage.put.bind(storage);
    const disk = vi.spyOn(storage, 'put').mockImplementation(async (...file) => {
      await released;
      return put(...file);
    });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ result }) => result?.state)).toEqual(['WORKING', 'WORKING', 'WORKING']);
    expect((await ask({ citation_style: 'mla' })).error).toBe('request_under_way');
    expect(await look()).toMatchObject({ state: 'WORKING', edition });
    expect((await textsOf((await look()).file_urls)).pdf).toBe((await textsOf(file_urls)).pdf);
    release();
    const done = await settled();
    disk.mockRestore();
    expect(done).toMatchObject({ state: 'DONE', edition: edition + 1 });
    expect((await textsOf(done.file_urls)).word).toContain(sentence);
    const { rows } = await pool.query(
      `select count(*)::int as runs from runs where kind = 'paper-export' and subject = (select id::text from papers where out_trade_no = $1)`,
      [paper],
    );
    expect(rows[0].runs).toBe(done.edition - 1);
  });

  it('that finds no room on the disk says so, serves no half file, and works once there is some', {
    timeout: 90_000,
  }, async () => {
    const before = await look();
    const sentence = await change();
    const disk = vi.spyOn(buyer.shop.site.platform.storage, 'put').mockRejectedValue(new AppError('storage_full'));
    await ask();
    const failed = await settled();
    disk.mockRestore();
    expect(failed).toMatchObject({ state: 'FAILED', edition: before.edition, error: { error: 'storage_full' } });
    expect(failed.error.message).toContain('storage is full');
    expect((await textsOf(failed.file_urls)).pdf).not.toContain(sentence);
    expect(await buyer.read(token, paper)).toMatchObject({ has_unexported_changes: true });
    await ask();
    expect((await textsOf((await settled()).file_urls)).pdf).toContain(sentence);
  });

  it('counts in its certificate what stands in a work of the library by then', { timeout: 90_000 }, async () => {
    const certify = async () => {
      await change();
      await ask();
      expect(await settled()).toMatchObject({ state: 'DONE' });
      const { result } = await buyer.shop.get(token, `paper/certificate/${paper}`);
      const named = ({ name }: { name: string }) => name === 'repetition_rate';
      return { among: result.compared_with as string[], rate: result.measures.find(named).value as number };
    };
    const before = await certify();
    const [section] = (await buyer.sections(token, paper)) as [ShownSection];
    const sentences = section.text.draft.match(/[^\n。]{30,}。/gu) ?? [];
    const said = sentences.slice(0, 3).map((sentence: string) => sentence.replace(/\[@[^\]]*\]/gu, ''));
    expect(said.length).toBeGreaterThan(0);
    const entry = `@article{later, author = {周岚}, title = {渡口的船}, journal = {农史研究}, year = {2020}, abstract = {${said.join('')}}}`;
    await putVerifiedWorks(buyer.shop.db, entry);
    await buyer.shop.site.similarityIndex.followWorks({});
    const after = await certify();
    expect(after.among).toContain('LIBRARY');
    expect(after.rate).toBeGreaterThan(before.rate);
  });
});

// The last of the file: nothing of the paper is left.
describe('an account', () => {
  it('takes its changes along, and leaves nothing of them behind', { timeout: 90_000 }, async () => {
    const client = createSiteClient(buyer.shop.site);
    const [section] = (await buyer.sections(token, paper)) as [ShownSection];
    await buyer.ask(token, paper, section.id, '请写得像梦一样');
    expect((await buyer.edit(token, paper, { id: section.id, version: section.text.version }, '我的话。')).status).toBe(
      200,
    );
    const { result } = await client.call('/api/ai-paper/user/export', { token });
    const zip = await JSZip.loadAsync(await buyer.download(result.zip_url));
    const exported = (await zip.file('papers.json')?.async('string')) ?? '';
    expect(exported).toContain('请写得像梦一样');
    expect(exported).toContain('我的话。');
    buyer.shop.site.clock.move(61);
    const sms_code = await client.requestCode(buyer.phone, 'DELETE_ACCOUNT');
    const gone = await client.call('/api/ai-paper/user/delete', { token, body: { sms_code } });
    expect(gone.error).toBeUndefined();
    const { rows } = await buyer.shop.site.platform.pool.query(
      'select (select count(*)::int from paper_amendments a join papers p on p.id = a.paper_id where p.out_trade_no = $1) as amendments, (select count(*)::int from papers where out_trade_no = $1) as papers',
      [paper],
    );
    expect(rows[0]).toEqual({ amendments: 0, papers: 0 });
    // Of its run nothing is left but that it ran: what a paper costs, and how long it takes, is told all the same.
    const price = 'paper/predict_price?order_type=PAPER_FINAL&word_count=2000&pay_type=PAY_ALL&is_reduce_aigc=false';
    expect((await client.call(`/api/ai-paper/${price}`)).error).toBeUndefined();
  });
});
