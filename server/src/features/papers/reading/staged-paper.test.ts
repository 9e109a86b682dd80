import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPaperBuyer, type PaperBuyer, type ShownSection } from '../../../testing/papers/paper-buyer.ts';

let buyer: PaperBuyer;
let token: string;
let key1: string;
let paper: string;
let sections: { section_id: string; created_at: Date }[];

beforeAll(async () => {
  buyer = await openPaperBuyer();
  token = await buyer.shop.logIn();
  paper = await buyer.buyPaper(token, {
    order: { pay_type: 'PAY_STAGES', additional_service: ['EXTRA_PROPOSAL'] },
    stage: 'PREVIEW',
  });
  ({ key1 } = (await buyer.shop.see(token, paper)).outline);
  sections = await listWritten();
}, 120_000);
afterAll(async () => {
  expect(await buyer.shop.findDifferences()).toEqual([]);
  await buyer.close();
});

async function listWritten() {
  const { rows } = await buyer.shop.site.platform.pool.query<(typeof sections)[number]>(
    `select section_id, paper_sections.created_at from paper_sections join papers on papers.id = paper_id
      where out_trade_no = $1 and kind = 'PAPER' order by 1`,
    [paper],
  );
  return rows;
}

describe('a paper of which only the preview is paid for', () => {
  it('is handed over as a PDF, and can be read in its part and not be changed', async () => {
    const { order_item_response: items } = await buyer.shop.see(token, paper);
    expect(items[0].file_urls).toMatchObject({ word: null, pdf: expect.any(String) });
    expect((await buyer.shop.get(token, `paper/pack/${paper}`)).error).toBe('paper_not_delivered');
    const text = await buyer.read(token, paper);
    expect(text).toMatchObject({ is_preview: true, may_amend: false, amendments_left: 0 });
    expect(text.file_urls).toMatchObject({ word: null, pdf: expect.any(String) });
    const written = text.sections.filter((section: ShownSection) => section.text !== null);
    const leaves = text.sections.filter((section: ShownSection, index: number) => {
      const next = text.sections[index + 1];
      return !next || next.depth <= section.depth;
    });
    // The first third, or what of it is no more than half of the paper.
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThanOrEqual(Math.ceil(leaves.length / 3));
    const { text: pdf } = await extractText(new Uint8Array(await buyer.download(text.file_urls.pdf)), {
      mergePages: true,
    });
    const printed = pdf.replace(/\s+/gu, '');
    // A reference to a section is printed as the type of paper numbers its sections.
    const begins = ({ text: { draft } }: ShownSection) => draft.replace(/\s+/gu, '').slice(0, 8);
    expect(written.filter((section: ShownSection) => !printed.includes(begins(section)))).toEqual([]);
    const titles = text.sections.map(({ title }: ShownSection) => title.replace(/\s+/gu, ''));
    expect(titles.filter((title: string) => !printed.includes(title))).toEqual([]);
    const [{ id, text: newest }] = written;
    expect((await buyer.edit(token, paper, { id, version: newest.version }, '内容。')).error).toBe(
      'paper_not_delivered',
    );
    expect((await buyer.ask(token, paper, id, '删去第二段')).error).toBe('paper_not_delivered');
    const exported = await buyer.shop.post(token, 'paper/export', { out_trade_no: paper });
    expect(exported.error).toBe('paper_not_delivered');
  });

  it('is written on once the rest is paid: nothing anew, and from the outline that its deposit was paid for', {
    timeout: 90_000,
  }, async () => {
    const { result: outline } = await buyer.shop.get(token, `paper/outline/status/${key1}`);
    const { title } = outline.chapters[0];
    const chapters = outline.chapters.with(0, { ...outline.chapters[0], title: '另一个开头' });
    const change = { key1, revision: outline.revision, chapters };
    expect((await buyer.shop.post(token, 'paper/outline/edit', change)).error).toBeUndefined();
    const [{ id }] = (await buyer.sections(token, paper)) as [ShownSection];

    // As if twice as much had been paid for: what is missing of it goes back when it is delivered.
    await buyer.shop.site.platform.pool.query(
      `update papers set request = jsonb_set(request, '{wordCount}', '6000') where out_trade_no = $1 and kind = 'PAPER'`,
      [paper],
    );
    const balance = { out_trade_no: paper, payment_method: 'ALIPAY' };
    const { result: payment } = await buyer.shop.post(token, 'orders/balance_pay', balance);
    await buyer.shop.atCashier(payment.payment_no, 'pay');
    // However far the rest is: what was paid for before can be read on.
    const meanwhile = await buyer.read(token, paper);
    expect(meanwhile.sections.find((section: ShownSection) => section.id === id).text).not.toBeNull();
    expect(meanwhile.may_amend).toBe(!meanwhile.is_preview);
    await buyer.delivered(token, paper);

    const { order_item_response: items } = await buyer.shop.see(token, paper);
    expect(items[0].file_urls.word).toEqual(expect.any(String));
    const after = await listWritten();
    expect(after.length).toBeGreaterThan(sections.length);
    expect(after).toEqual(expect.arrayContaining(sections));
    const { rows } = await buyer.shop.site.platform.pool.query(
      "select kind, request->'chapters'->0->>'title' as title from papers where out_trade_no = $1 order by kind",
      [paper],
    );
    expect(rows).toEqual([
      { kind: 'EXTRA_PROPOSAL', title },
      { kind: 'PAPER', title },
    ]);
  });

  it('gives back what it lacks of the length that was paid for, unasked', async () => {
    const { units } = (await buyer.shop.get(token, `paper/certificate/${paper}`)).result;
    const order = await buyer.shop.see(token, paper);
    // How much could be written of this outline, and so its price, was said before it was ordered.
    const { amount } = order.lines.find(({ code }: { code: string }) => code.startsWith('PAPER_'));
    const missing = amount - Math.floor((amount * units) / 6000);
    expect(missing).toBeGreaterThan(0);
    expect(order).toMatchObject({ payment_status: 'TRADE_SUCCESS', refunded_amount: missing });
    const { refund_list } = (await buyer.shop.get(token, `refund/apply_list?out_trade_no=${paper}`)).result;
    expect(refund_list).toMatchObject([{ origin: 'SYSTEM', rule: 'TOO_SHORT', amount: missing }]);
  });

  it('is like any other when it is whole', async () => {
    expect(await buyer.read(token, paper)).toMatchObject({
      ...{ is_preview: false, may_amend: true, edition: 2, has_unexported_changes: false },
    });
    const [{ id, text }] = (await buyer.sections(token, paper)) as [ShownSection];
    expect((await buyer.edit(token, paper, { id, version: text.version }, '内容。')).status).toBe(200);
  });
});
