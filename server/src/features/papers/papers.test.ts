import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPaperShop, type PaperShop } from '../../testing/orders/paper-shop.ts';

let shop: PaperShop;
let token: string;
let key1: string;

beforeAll(async () => {
  shop = await openPaperShop();
  token = await shop.logIn();
  key1 = await shop.writeOutline(token);
  await shop.uploadWorks(token, key1);
}, 60_000);
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

describe('a paper', () => {
  it('shows what it could rest on before it is paid for', async () => {
    const { result } = await shop.get(token, `paper/references?key1=${key1}`);
    expect(result).toMatchObject({ style: 'gbt7714-2025', wanted: 8 });
    const titles = result.references.map(({ work }: { work: { title: string } }) => work.title);
    expect(titles).toContain('数字化转型与中小企业绩效关系研究');
    expect(result.references.every(({ work }: { work: { verified: unknown } }) => work.verified !== null)).toBe(true);
  });

  it('is written, measured and delivered as Word and PDF, with a proposal that goes with it', {
    timeout: 90_000,
  }, async () => {
    const outTradeNo = await shop.orderPaper(token, key1, { additional_service: ['EXTRA_PROPOSAL'] });
    await shop.payByScan(token, outTradeNo);
    const done = await shop.delivered(token, outTradeNo);
    const [paper, proposal] = done.order_item_response;
    expect((await shop.read(paper.file_urls.word)).subarray(0, 2).toString()).toBe('PK');
    const text = await shop.readPdf(paper.file_urls.pdf);
    expect(text).toContain(shop.form.title);
    expect(text).toContain('参考文献');
    expect(text).toContain('数字化转型与中小企业绩效关系研究');
    expect(await shop.readPdf(proposal.file_urls.pdf)).toContain(shop.form.title);

    const { result: certificate } = await shop.get(token, `paper/certificate/${outTradeNo}`);
    const failed = certificate.measures.filter((measure: { is_met: boolean }) => !measure.is_met);
    expect(failed).toEqual([]);
    expect(certificate.references).toBeGreaterThan(0);

    const { result: cited } = await shop.get(token, `paper/references?out_trade_no=${outTradeNo}`);
    expect(cited.references[0].cited_in.length).toBeGreaterThan(0);
    const { result: status } = await shop.post(token, 'paper/paper_status', { out_trade_no: outTradeNo });
    expect(status.items[0]).toMatchObject({ stage: 2, progress: 100 });
    expect(status.items[0].sections_done).toBe(status.items[0].sections_total);
    const { result: pack } = await shop.get(token, `paper/pack/${outTradeNo}`);
    expect((await shop.read(pack.zip_url)).subarray(0, 2).toString()).toBe('PK');
  });

  it('shows a preview for its deposit, and writes what is left for the balance', { timeout: 90_000 }, async () => {
    key1 = await shop.writeOutline(token);
    const outTradeNo = await shop.orderPaper(token, key1, { pay_type: 'PAY_STAGES' });
    await shop.payByScan(token, outTradeNo);
    const preview = await shop.delivered(token, outTradeNo);
    expect(preview.order_item_response[0].file_urls).toMatchObject({ word: null, pdf: expect.any(String) });
    expect((await shop.get(token, `paper/pack/${outTradeNo}`)).error).toBe('paper_not_delivered');
    const count = async () => {
      const { rows } = await shop.site.platform.pool.query(
        'select section_id, paper_sections.created_at from paper_sections join papers on papers.id = paper_id where out_trade_no = $1 order by 1',
        [outTradeNo],
      );
      return rows;
    };
    const before = await count();
    const { result } = await shop.post(token, 'orders/balance_pay', {
      out_trade_no: outTradeNo,
      payment_method: 'ALIPAY',
    });
    await shop.atCashier(result.payment_no, 'pay');
    const whole = await shop.delivered(token, outTradeNo);
    expect(whole.order_item_response[0].file_urls.word).toEqual(expect.any(String));
    const after = await count();
    expect(after.length).toBeGreaterThan(before.length);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('of somebody else looks absent', async () => {
    const { result } = await shop.get(token, 'orders/order/list');
    const { out_trade_no } = result.order_list[0];
    const stranger = await shop.logIn();
    for (const path of ['certificate', 'pack']) {
      expect((await shop.get(stranger, `paper/${path}/${out_trade_no}`)).error).toBe('not_found');
    }
    expect((await shop.get(stranger, `paper/references?out_trade_no=${out_trade_no}`)).error).toBe('not_found');
    expect((await shop.post(stranger, 'paper/paper_status', { out_trade_no })).error).toBe('not_found');
  });
});
