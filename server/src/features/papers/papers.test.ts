import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

let shop: Shop;
let token: string;
let key1: string;

const form = {
  title: '数字化转型对中小企业绩效的影响研究',
  language: 'zh',
  type: 'course_paper',
  field: 'management',
  product: 'FINAL',
  word_count: 3000,
};

async function writeOutline(): Promise<string> {
  const { result } = await shop.post(token, 'paper/outline/create', { ...form, version: 'v1' });
  await vi.waitFor(async () => {
    expect((await shop.get(token, `paper/outline/status/${result.key1}`)).result.status).toBe('SUCCEEDED');
  }, 20_000);
  return result.key1;
}

const bibliography = `
@article{li2021, author = {李明 and 王芳}, title = {数字化转型与中小企业绩效关系研究}, journal = {管理评论}, year = {2021}, volume = {33}, number = {4}, pages = {12--25}, abstract = {数字化转型通过降低交易成本提升中小企业绩效。吸收能力强的企业从数字化转型中获益更多。}}
@article{zhang2020, author = {张伟}, title = {中小企业数字化转型的障碍与对策}, journal = {科研管理}, year = {2020}, volume = {41}, number = {2}, pages = {88--97}, abstract = {资金与人才不足是中小企业数字化转型的主要障碍。}}
`;

beforeAll(async () => {
  shop = await openShop({ work: true, itemKinds: () => [] });
  token = await shop.logIn();
  key1 = await writeOutline();
  const upload = new FormData();
  upload.append('key1', key1);
  upload.append('files', new Blob([bibliography]), 'own.bib');
  await shop.call('/api/ai-paper/step_outline/upload_papers', { token, body: upload });
}, 60_000);
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

async function order(body: object): Promise<string> {
  const { result, error } = await shop.post(token, 'orders/order', { key1, order_type: 'PAPER_FINAL', ...body });
  if (!result) throw new Error(`refused: ${error}`);
  return result.out_trade_no;
}

async function delivered(outTradeNo: string) {
  return vi.waitFor(
    async () => {
      const found = await shop.see(token, outTradeNo);
      const stages = found.order_item_response.map((item: { paper_case: { stage: number } }) => item.paper_case.stage);
      expect(
        stages.every((stage: number) => stage === 2),
        JSON.stringify(found.order_item_response),
      ).toBe(true);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
}

async function read(url: string): Promise<Buffer> {
  const response = await fetch(`${shop.site.url}${url}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const textOf = async (pdf: Buffer) =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/gu, '');

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
    const outTradeNo = await order({ additional_service: ['EXTRA_PROPOSAL'] });
    await shop.payByScan(token, outTradeNo);
    const done = await delivered(outTradeNo);
    const [paper, proposal] = done.order_item_response;
    expect((await read(paper.file_urls.word)).subarray(0, 2).toString()).toBe('PK');
    const text = await textOf(await read(paper.file_urls.pdf));
    expect(text).toContain(form.title);
    expect(text).toContain('参考文献');
    expect(text).toContain('数字化转型与中小企业绩效关系研究');
    expect(await textOf(await read(proposal.file_urls.pdf))).toContain(form.title);

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
    expect((await read(pack.zip_url)).subarray(0, 2).toString()).toBe('PK');
  });

  it('shows a preview for its deposit, and writes what is left for the balance', { timeout: 90_000 }, async () => {
    key1 = await writeOutline();
    const outTradeNo = await order({ pay_type: 'PAY_STAGES' });
    await shop.payByScan(token, outTradeNo);
    const preview = await delivered(outTradeNo);
    expect(preview.order_item_response[0].file_urls).toMatchObject({ word: null, pdf: expect.any(String) });
    expect((await shop.get(token, `paper/pack/${outTradeNo}`)).error).toBe('wrong_state');
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
    const whole = await delivered(outTradeNo);
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
