import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PdfFailed } from '../../../documents/pdf/pdf-failed.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openPaperShop, type PaperShop, textOfPdf, textOfWord } from '../../../testing/orders/paper-shop.ts';
import { shareTold } from '../../../testing/orders/share-told.ts';
import { testThreads } from '../../../testing/test-threads.ts';
import { createTemplates } from '../../settings/service.ts';
import { createMeasuring } from '../measuring.ts';
import { createDelivery } from './deliver-paper.ts';
import { listEditions } from './edition-store.ts';

const measuring = createMeasuring(testThreads);
const sharing = { onDelivered: async () => undefined };
const otherTexts = { findCopies: async () => [] };
let shop: PaperShop;
let token: string;
let outTradeNo: string;
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
let offered: any;

beforeAll(async () => {
  shop = await openPaperShop();
  token = await shop.logIn();
  const key1 = await shop.writeOutline(token);
  await shop.uploadWorks(token, key1);
  offered = (await shop.get(token, `paper/references?key1=${key1}`)).result;
  outTradeNo = await shop.orderPaper(token, key1, {
    ...{ template_id: 'zh-humanities', citation_style: 'apa', additional_service: ['EXTRA_PROPOSAL'] },
  });
  await shop.payByScan(token, outTradeNo);
  await shop.delivered(token, outTradeNo);
}, 180_000);
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

const filesNow = async () => (await shop.see(token, outTradeNo)).order_item_response[0].file_urls;
const bare = (text: string) => text.replace(/\s+/gu, '');

async function paperIdOf(number: string): Promise<string> {
  const { rows } = await shop.site.platform.pool.query(
    "select id from papers where out_trade_no = $1 and kind = 'PAPER'",
    [number],
  );
  return rows[0].id;
}

describe('before it is paid for', () => {
  it('a paper shows what it could rest on', () => {
    expect(offered).toMatchObject({ style: 'gbt7714-2025', wanted: 8 });
    const titles = offered.references.map(({ work }: { work: { title: string } }) => work.title);
    expect(titles).toContain('数字化转型与中小企业绩效关系研究');
    expect(offered.references.every(({ work }: { work: { verified: unknown } }) => work.verified !== null)).toBe(true);
  });
});

describe('what is handed over', () => {
  it('is the whole paper as Word and PDF, with the proposal that goes with it', { timeout: 60_000 }, async () => {
    const [paper, proposal] = (await shop.see(token, outTradeNo)).order_item_response;
    expect((await shop.read(paper.file_urls.word)).subarray(0, 2).toString()).toBe('PK');
    const text = await shop.readPdf(paper.file_urls.pdf);
    for (const words of [shop.form.title, '参考文献', '数字化转型与中小企业绩效关系研究'])
      expect(text).toContain(words);
    expect(await shop.readPdf(proposal.file_urls.pdf)).toContain(shop.form.title);
    const { result: status } = await shop.post(token, 'paper/paper_status', { out_trade_no: outTradeNo });
    expect(status.items[0]).toMatchObject({ stage: 2, progress: 100 });
    expect(status.items[0].sections_done).toBe(status.items[0].sections_total);
  });

  it('is set in the template and the style that were asked for', { timeout: 60_000 }, async () => {
    expect(await shop.see(token, outTradeNo)).toMatchObject({ template_id: 'zh-humanities', citation_style: 'apa' });
    const { word, pdf } = await filesNow();
    for (const text of [await shop.readPdf(pdf), await shop.readWord(word)]) {
      expect(text).toMatch(/李明[、和,，]?.{0,2}王芳.{0,3}[,，]?2021/u);
      expect(text).not.toContain('[J]');
    }
    const { result } = await shop.get(token, `paper/references?out_trade_no=${outTradeNo}`);
    expect(result.style).toBe('apa');
    const printed = bare(await shop.readPdf(pdf));
    for (const { text, cited_in } of result.references) {
      expect(printed).toContain(bare(text));
      expect(cited_in.length).toBeGreaterThan(0);
    }
  });

  it('says in both files what was done with AI, as the call answers it', { timeout: 60_000 }, async () => {
    const { result } = await shop.get(token, `paper/statement/${outTradeNo}`);
    expect(result.title).toBe('人工智能使用说明');
    const { result: certificate } = await shop.get(token, `paper/certificate/${outTradeNo}`);
    expect(result.facts).toMatchObject({
      ...{ engine: certificate.engine, works: certificate.references },
      ...{ model_calls: 0, sections_amended: 0, sections_by_student: 0 },
    });
    expect(result.facts.sections_by_engine).toBeGreaterThan(3);
    const { word, pdf } = await filesNow();
    for (const text of [await shop.readPdf(pdf), await shop.readWord(word)]) {
      for (const paragraph of result.paragraphs) expect(text).toContain(bare(paragraph));
    }
  });

  it('is measured, and says by which rules and on which edition', async () => {
    const { result } = await shop.get(token, `paper/certificate/${outTradeNo}`);
    expect(result).toMatchObject({ edition: 1, method: expect.stringMatching(/\d/u) });
    expect(result.references).toBeGreaterThan(0);
    const named = (name: string) => result.measures.find((measure: { name: string }) => measure.name === name);
    expect(named('references')).toMatchObject({ value: result.references, bar: 8, is_met: result.references >= 8 });
    expect(named('gaps')).toMatchObject({ value: result.gaps.length });
    expect(named('subject')).toMatchObject({ bar: 0.85, is_met: true });
    expect(named('topic').value + named('wider').value).toBeCloseTo(named('subject').value, 3);
    expect(named('topic').value).toBeGreaterThan(0.3);
    const { result: shown } = await shop.get(token, `paper/text/${outTradeNo}`);
    const drafts: string[] = shown.sections.flatMap(
      ({ text }: { text: { draft: string } | null }) => text?.draft ?? [],
    );
    const { title } = shop.form;
    expect(shareTold(drafts.join('\n\n'), { title, field: 'management', language: 'zh' })).toBeGreaterThanOrEqual(0.6);
    expect(result.is_all_met).toBe(false);
    const missed = result.measures.filter(
      ({ value, bar, is_met }: { value: number | null; bar: number | null; is_met: boolean }) =>
        value !== null && bar !== null && !is_met,
    );
    expect(
      missed
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => !['references', 'topic'].includes(name)),
    ).toEqual([]);
  });

  it('tells the next one who asks how long such a paper took here', async () => {
    const ask = async (path: string) => (await shop.get(token, path)).result;
    const { measured_seconds, estimated_minutes } = await ask(
      'paper/predict_price?order_type=PAPER_FINAL&word_count=3000&pay_type=PAY_ALL',
    );
    expect(measured_seconds).toBeGreaterThan(0);
    expect(measured_seconds).toBeLessThan(120);
    expect(estimated_minutes).toBe(10);
    expect(
      (await ask('paper/predict_price?order_type=OUTLINE_DOWNLOAD&word_count=3000&pay_type=PAY_ALL')).measured_seconds,
    ).toBeNull();
  });

  it('has an extra that was begun with the paper’s works and plan, not beside it', async () => {
    const { rows } = await shop.site.platform.pool.query(
      `select papers.kind, work_ids, plan, runs.created_at, phase_start.at
         from papers join runs on runs.id = run_id
         left join lateral (select min(created_at) as at from run_steps where run_id = runs.id and phase = 'sections') phase_start on true
        where out_trade_no = $1 order by papers.kind desc`,
      [outTradeNo],
    );
    const [paper, proposal] = rows;
    expect([paper.kind, proposal.kind]).toEqual(['PAPER', 'EXTRA_PROPOSAL']);
    expect(proposal.created_at).toEqual(paper.at);
    expect([proposal.work_ids, proposal.plan]).toEqual([paper.work_ids, paper.plan]);
  });

  it('is in the list of own papers, and in nobody else’s', async () => {
    const { result } = await shop.get(token, 'paper/list?page_num=1&page_size=10');
    expect(result).toMatchObject({
      total: 1,
      papers: [{ out_trade_no: outTradeNo, title: shop.form.title, edition: 1, is_preview: false, language: 'zh' }],
    });
    expect(result.papers[0].pages).toBeGreaterThan(3);
    const stranger = await shop.logIn();
    expect((await shop.get(stranger, 'paper/list')).result.papers).toEqual([]);
    expect((await shop.get(stranger, `paper/statement/${outTradeNo}`)).error).toBe('not_found');
  });

  it('comes as one zip: both files, the extra, certificate, statement and references', {
    timeout: 60_000,
  }, async () => {
    const begun = () => shop.site.platform.pool.query("select state from runs where kind = 'paper-pack'");
    // By the delivery, once both were there: nobody has asked for it yet.
    await vi.waitFor(async () => expect((await begun()).rows).toEqual([{ state: 'SUCCEEDED' }]), 30_000);
    const { result } = await shop.get(token, `paper/pack/${outTradeNo}`);
    const zip = await JSZip.loadAsync(await shop.read(result.zip_url));
    const names = Object.keys(zip.files).sort();
    const { title } = shop.form;
    expect(names).toEqual(
      [
        ...[`${title}.docx`, `${title}.pdf`, `开题报告/${title} 开题报告.docx`, `开题报告/${title} 开题报告.pdf`],
        ...['certificate.json', '人工智能使用说明.docx', '人工智能使用说明.pdf', '参考文献.bib', '参考文献.ris'],
        '论文质量证书.pdf',
      ].sort(),
    );
    const open = async (name: string) => (await zip.file(name)?.async('nodebuffer')) ?? Buffer.alloc(0);
    const { result: certificate } = await shop.get(token, `paper/certificate/${outTradeNo}`);
    const page = await textOfPdf(await open('论文质量证书.pdf'));
    for (const words of [title, certificate.method, '文献可查', '达标', '≥97']) expect(page).toContain(words);
    expect(page).toContain(`待补之处${certificate.gaps.length > 0 ? certificate.gaps.length : '没有'}`);
    expect(JSON.parse(String(await open('certificate.json')))).toMatchObject({
      ...{ edition: 1, units: certificate.units, isAllMet: false },
      gaps: certificate.gaps.map(({ text }: { text: string }) => ({ text })),
    });
    const { result: statement } = await shop.get(token, `paper/statement/${outTradeNo}`);
    for (const text of [
      await textOfPdf(await open('人工智能使用说明.pdf')),
      await textOfWord(await open('人工智能使用说明.docx')),
    ]) {
      expect(text).toContain(bare(statement.paragraphs[0]));
      expect(text).toContain('作者签名');
    }
    expect(String(await open('参考文献.bib'))).toContain('数字化转型与中小企业绩效关系研究');
    expect(String(await open('参考文献.ris'))).toMatch(/^TY {2}- JOUR/u);
  });
});

describe('a paper that cannot be set', () => {
  it('ends at the first try, tells its number, and its money goes back by itself', { timeout: 90_000 }, async () => {
    const buyer = await shop.logIn();
    const number = await shop.orderPaper(buyer, await shop.writeOutline(buyer, { word_count: 1000 }));
    const failure = new PdfFailed('crashed', 'twice', { isFinal: true });
    const write = vi.spyOn(shop.site.documents, 'write').mockRejectedValue(failure);
    onTestFinished(() => write.mockRestore());
    await shop.payByScan(buyer, number);
    const order = await vi.waitFor(
      async () => {
        const found = await shop.see(buyer, number);
        expect(found.payment_status).toBe('TRADE_FINISHED');
        return found;
      },
      { timeout: 60_000, interval: 100 },
    );
    const [item] = order.order_item_response;
    expect(item).toMatchObject({ paper_case: { stage: 3 }, retries_left: 0, error: { error: 'document_failed' } });
    expect(item.error.message).toContain(number);
    expect(item.error.message).not.toContain('{');
    expect(order.refunded_amount).toBe(order.paid_amount);
    expect(write).toHaveBeenCalledTimes(1);
  });
});

describe('editions', () => {
  it('are served whole: what is written meanwhile is seen by nobody until it is entered', {
    timeout: 60_000,
  }, async () => {
    const { db, clock, storage } = shop.site.platform;
    const { documents } = shop.site;
    const delivery = createDelivery({
      db,
      clock,
      storage,
      documents,
      library: shop.site.library,
      measuring,
      sharing,
      otherTexts,
      templates: createTemplates(shop.site.settings),
    });
    const paperId = await paperIdOf(outTradeNo);
    const before = await filesNow();
    const oldText = await shop.readPdf(before.pdf);
    const [one, other] = await Promise.all([
      delivery.write({ paperId, citationStyle: 'mla' }),
      delivery.write({ paperId, citationStyle: 'gbt7714-2025', templateId: 'zh-standard' }),
    ]);
    expect(await shop.readPdf((await filesNow()).pdf)).toBe(oldText);
    expect((await shop.see(token, outTradeNo)).order_item_response[0].paper_case.stage).toBe(2);

    expect(await inTransaction(db, (tx) => delivery.enter(tx, paperId, other))).toBe(2);
    const now = await filesNow();
    for (const text of [await shop.readPdf(now.pdf), await shop.readWord(now.word)]) expect(text).toContain('[J]');
    const { result } = await shop.get(token, `paper/certificate/${outTradeNo}`);
    expect(result.edition).toBe(2);
    expect((await shop.get(token, 'paper/list')).result.papers[0]).toMatchObject({ edition: 2, pages: other.pages });
    // Both places exist; a link that was given before still opens what it was given for.
    expect(await shop.readPdf(before.pdf)).toBe(oldText);
    expect(one.folder).not.toBe(other.folder);
    // Entered without a run, as what is older: ten who ask at once are told to come again, and it is packed once.
    const runsOf = async () =>
      Number(
        (await shop.site.platform.pool.query("select count(*) from runs where kind = 'paper-pack'")).rows[0].count,
      );
    const packedBefore = await runsOf();
    const asked = await Promise.all(
      Array.from({ length: 10 }, () =>
        fetch(`${shop.site.url}/api/ai-paper/paper/pack/${outTradeNo}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      ),
    );
    for (const answer of asked) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '2']);
      expect(await answer.json()).toMatchObject({ error: 'pack_not_ready' });
    }
    const zip = await JSZip.loadAsync(await shop.read(await shop.packed(token, outTradeNo)));
    expect(await runsOf()).toBe(packedBefore + 1);
    const word = (await zip.file(`${shop.form.title}.docx`)?.async('nodebuffer')) ?? Buffer.alloc(0);
    expect(await textOfWord(word)).toContain('[J]');
  });

  it('say why they cannot be packed, and are packed by who asks later', { timeout: 60_000 }, async () => {
    const { db, pool } = shop.site.platform;
    const paperId = await paperIdOf(outTradeNo);
    const delivery = createDelivery({
      ...{
        ...shop.site.platform,
        documents: shop.site.documents,
        library: shop.site.library,
        measuring,
        sharing,
        otherTexts,
        templates: createTemplates(shop.site.settings),
      },
    });
    const third = await delivery.write({ paperId });
    await inTransaction(db, (tx) => delivery.enter(tx, paperId, third));
    const failure = new PdfFailed('crashed', 'twice', { isFinal: true });
    const write = vi.spyOn(shop.site.documents, 'write').mockRejectedValue(failure);
    onTestFinished(() => write.mockRestore());
    const ask = () => shop.get(token, `paper/pack/${outTradeNo}`);
    expect((await ask()).error).toBe('pack_not_ready');
    await vi.waitFor(async () => expect((await ask()).error).toBe('document_failed'), 20_000);
    write.mockRestore();
    await pool.query("update runs set finished_at = now() - interval '1 minute' where kind = 'paper-pack'");
    const bytes = await shop.read(await shop.packed(token, outTradeNo));
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('are what others’ texts are compared with, if their owner agrees, until the order is deleted', {
    timeout: 60_000,
  }, async () => {
    const shared = async () => (await shop.get(token, 'similarity/consent')).result.papers;
    expect(await shared()).toBe(0);
    await shop.post(token, 'similarity/consent', { is_shared: true });
    await vi.waitFor(async () => expect(await shared()).toBe(1), 20_000);
    const { db, pool } = shop.site.platform;
    const readAll = async (): Promise<string> => {
      const { rows } = await pool.query(
        `select string_agg(text, '' order by ordinal) as text from similarity_passages join similarity_sources source
           on source.id = source_id where paper_id is not null`,
      );
      return rows[0].text;
    };
    const paperId = await paperIdOf(outTradeNo);
    const { rows } = await pool.query(
      `select text from paper_sections where paper_id = $1 order by length(text) desc limit 1`,
      [paperId],
    );
    const sentence = /[^。\n[\]]{20,}。/u.exec(rows[0].text)?.[0] ?? 'none';
    expect(await readAll()).toContain(sentence);
    expect(await readAll()).not.toContain('[@');
    // Another edition that is entered takes its place.
    const {
      similarityIndex: { papers },
    } = shop.site;
    await inTransaction(db, (tx) => papers.onTakenAway(tx, [paperId]));
    const delivery = createDelivery({
      ...{ ...shop.site.platform, documents: shop.site.documents, library: shop.site.library, measuring, otherTexts },
      sharing: papers,
      templates: createTemplates(shop.site.settings),
    });
    const [edition] = await listEditions(db, paperId);
    if (!edition) throw new Error('nothing was delivered');
    await inTransaction(db, (tx) => delivery.enter(tx, paperId, edition));
    await vi.waitFor(async () => expect(await shared()).toBe(1), 20_000);
  });

  it('are shown nowhere once their buyer has deleted the order', async () => {
    const { result } = await shop.post(token, 'orders/batch_delete', { trade_no_list: [outTradeNo] });
    expect(result.deleted).toEqual([outTradeNo]);
    expect((await shop.get(token, 'similarity/consent')).result).toMatchObject({ is_shared: true, papers: 0 });
    expect((await shop.get(token, 'paper/list')).result).toMatchObject({ total: 0, papers: [] });
    for (const page of ['text', 'statement', 'certificate', 'pack']) {
      expect((await shop.get(token, `paper/${page}/${outTradeNo}`)).error, page).toBe('not_found');
    }
    expect((await shop.get(token, `paper/references?out_trade_no=${outTradeNo}`)).error).toBe('not_found');
  });

  it('leave no file behind when the account is erased, those of no edition included', { timeout: 60_000 }, async () => {
    const { db, pool, clock, storage } = shop.site.platform;
    const { rows } = await pool.query(
      'select user_id, count(*)::int from papers join paper_files on papers.id = paper_id group by 1',
    );
    const [{ user_id: userId, count }] = rows;
    expect(count).toBeGreaterThan(6);
    const stored = await shop.site.countStoredFiles();
    const rollback = new Error('rolled back');
    await expect(
      inTransaction(db, async (tx) => {
        await shop.site.papers.accountPart.erase(tx, userId);
        throw rollback;
      }),
    ).rejects.toBe(rollback);
    // An export is being written at that moment: its files come to lie there when the erasing has looked already.
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const late: typeof storage = {
      ...storage,
      async put(key, content) {
        asked.resolve();
        await held.promise;
        return storage.put(key, content);
      },
    };
    const { documents } = shop.site;
    const delivery = createDelivery({
      db,
      clock,
      storage: late,
      documents,
      library: shop.site.library,
      measuring,
      sharing,
      otherTexts,
      templates: createTemplates(shop.site.settings),
    });
    const writing = delivery.write({ paperId: await paperIdOf(outTradeNo) });
    await asked.promise;
    await inTransaction(db, (tx) => shop.site.papers.accountPart.erase(tx, userId));
    held.resolve();
    await expect(writing).rejects.toMatchObject({ code: 'not_found' });
    await vi.waitFor(async () => expect(await shop.site.countStoredFiles()).toBe(stored - count), 20_000);
  });
});
