import type { Measurement } from '@yanmo/contract/measuring';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { membersOf } from '../../../documents/readers/testing/office-files.ts';
import type { Rewriting } from '../../../engines/rewriting/rewriter.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openPaperShop, type PaperShop } from '../../../testing/orders/paper-shop.ts';
import { createSwornEngine, swornMeasuring } from '../../../testing/rewriting/sworn-rewriter.ts';

const worded = '据此，';
/** What a text comes to, in percent: before it was rewritten, and after. */
const rates = { before: 60, after: 5 };
const engine = createSwornEngine();
engine.rewrite = async ({ text }): Promise<Rewriting> => {
  const [before, after] = [rates.before / 100, rates.after / 100];
  return {
    ...{ state: 'REWRITTEN', why: null, text: worded + text, parts: [{ before: text, after: worded + text }] },
    ...{ protected: [], similarity: 1, refused: [], rates: { before, after } },
  };
};
/** Called with each rewritten text that is measured: after every round, and when the files are there and not yet entered. */
let onMeasured = async (): Promise<void> => undefined;
const measuring = {
  async measure(asked: { text: string }): Promise<Measurement> {
    const isRewritten = asked.text.includes(worded);
    if (isRewritten) await onMeasured();
    const rate = isRewritten ? rates.after : rates.before;
    const measured = await swornMeasuring.measure({ ...asked, language: 'zh', userId: null });
    return { ...measured, rate, paragraphs: measured.paragraphs.map((each) => ({ ...each, rate })) };
  },
};

let shop: PaperShop;
let token: string;
beforeAll(async () => {
  shop = await openPaperShop({
    rewriting: { engine, measuring },
    environment: { RATE_LIMIT_SCALE: '1000' },
  });
  await inTransaction(shop.db, (tx) =>
    shop.site.settings.changeSetting(tx, { program: 'test' }, 'open_features', ['REDUCE_AIGC']),
  );
  token = await shop.logIn();
  await shop.fill(token, 100_000);
});
afterAll(() => shop.close());

async function buy(onPaid: (outTradeNo: string) => Promise<void> = async () => undefined): Promise<string> {
  const key1 = await shop.writeOutline(token, { word_count: 1500 });
  await shop.uploadWorks(token, key1);
  const outTradeNo = await shop.orderPaper(token, key1, { is_reduce_aigc: true });
  const { error } = await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo });
  if (error) throw new Error(`it cannot be paid: ${error}`);
  await onPaid(outTradeNo);
  await shop.delivered(token, outTradeNo);
  return outTradeNo;
}

/** Its paper takes longer than what was bought with it would: it goes on waiting. */
async function letTimePass(outTradeNo: string): Promise<void> {
  const addOn = `kind = 'REDUCE_AIGC' and order_id = (select id from orders where out_trade_no = $1)`;
  const { pool } = shop.site.platform;
  await pool.query(`update order_items set deadline_at = now() - interval '1 minute' where ${addOn}`, [outTradeNo]);
  await shop.site.fulfilment.sweep();
  const asked = `select stage, deadline_at > now() as is_ahead from order_items where ${addOn}`;
  const { rows } = await pool.query(asked, [outTradeNo]);
  expect(rows).toEqual([{ stage: 0, is_ahead: true }]);
}
const reductionOf = async (outTradeNo: string) => (await shop.get(token, `paper/reduce/${outTradeNo}`)).result;
const refundsOf = async (outTradeNo: string) =>
  (await shop.get(token, `refund/apply_list?out_trade_no=${outTradeNo}`)).result.refund_list;
const sectionsOf = async (outTradeNo: string) => (await shop.get(token, `paper/text/${outTradeNo}`)).result.sections;

it('rewrites a paper that was bought with it: its sections, its files and its certificate are the new ones', async () => {
  const promise = (percent: number) =>
    inTransaction(shop.site.platform.db, (tx) =>
      shop.site.settings.changeSetting(tx, { program: 'test' }, 'promise', { aigc_rate_maximum: percent }),
    );
  const outTradeNo = await buy(async (number) => {
    await promise(30);
    await letTimePass(number);
    // Once it is there: it is as if its paper had been ordered twice as long.
    onMeasured = async () => {
      await shop.site.platform.pool.query(
        `update papers set request = jsonb_set(request, '{wordCount}', '3000') where out_trade_no = $1 and kind = 'PAPER'`,
        [number],
      );
    };
  });
  await promise(20);
  onMeasured = async () => undefined;
  const order = await shop.see(token, outTradeNo);
  expect(order.order_item_response.map(({ kind }: { kind: string }) => kind)).toEqual(['PAPER', 'REDUCE_AIGC']);
  const reduction = await reductionOf(outTradeNo);
  expect(reduction).toMatchObject({
    ...{ source: 'PAPER', mode: 'AIGC', stage: 2, round: 1 },
    ...{ rates: { before: { aigc: 60 }, after: { aigc: 5 } }, promise: { is_kept: true, is_refunded: false } },
  });
  // What was promised when it was ordered, whatever is promised since.
  expect(reduction.promise.aigc_rate_maximum).toBe(20);
  const rewritten = reduction.paragraphs.filter(({ state }: { state: string }) => state === 'REWRITTEN');
  expect(rewritten.length).toBeGreaterThan(2);

  const texts = (await sectionsOf(outTradeNo)).flatMap(({ text }: { text: { draft: string } | null }) => text ?? []);
  expect(texts.filter(({ draft }: { draft: string }) => draft.includes(worded)).length).toBeGreaterThan(1);
  expect(texts[0]).toMatchObject({ version: 2, origin: 'AMENDMENT', engine: 'sworn 1' });
  const [paper] = order.order_item_response;
  expect(await shop.readWord(paper.file_urls.word)).toContain(worded);
  expect(await shop.readPdf(paper.file_urls.pdf)).toContain(worded);
  const { measures, edition } = (await shop.get(token, `paper/certificate/${outTradeNo}`)).result;
  expect(edition).toBe(2);
  expect(measures.find(({ name }: { name: string }) => name === 'aigc_rate')).toMatchObject({ bar: 0.2 });
  const names = Object.keys(await membersOf(await shop.read(reduction.zip_url)));
  expect(names.map((name) => name.replace(/^.*\./u, '')).sort()).toEqual(['docx', 'pdf', 'pdf']);
  // It is paid by the paper's length: what is missing of that as it was delivered first goes back.
  const { rows } = await shop.site.platform.pool.query(
    `select (paper_editions.certificate ->> 'units')::int as units from paper_editions join papers on papers.id = paper_id
      where out_trade_no = $1 and paper_editions.edition = 1`,
    [outTradeNo],
  );
  const { amount } = order.lines.find(({ code }: { code: string }) => code === 'REDUCE_AIGC');
  expect(await refundsOf(outTradeNo)).toMatchObject([
    { origin: 'SYSTEM', rule: 'TOO_SHORT', amount: amount - Math.floor((amount * rows[0].units) / 3000) },
  ]);

  // Taken back by its student, a paragraph stands as it was, in the next files too.
  const [, { reduce_key, before }] = rewritten;
  await shop.post(token, `paper/reduce/${outTradeNo}`, { reduce_key, accept: false });
  await vi.waitFor(
    async () => {
      const { result } = await shop.get(token, `paper/reduce_pack?out_trade_no=${outTradeNo}`);
      expect(result?.zip_url).toBeTypeOf('string');
    },
    { timeout: 30_000, interval: 200 },
  );
  const restored = (await sectionsOf(outTradeNo)).flatMap(
    ({ text }: { text: { draft: string } | null }) => text?.draft ?? [],
  );
  expect(restored.some((draft: string) => draft.includes(before) && !draft.includes(worded + before))).toBe(true);
}, 90_000);

it('leaves a paper alone that keeps the promise as it was written, and gives the price of it back', async () => {
  rates.before = 12;
  const outTradeNo = await buy();
  const reduction = await reductionOf(outTradeNo);
  expect(reduction).toMatchObject({ rates: { before: { aigc: 12 }, after: { aigc: 12 } }, promise: { is_kept: true } });
  const states = new Set(
    reduction.paragraphs.map(({ state, why }: { state: string; why: string }) => `${state} ${why}`),
  );
  expect(states).toEqual(new Set(['KEPT null', 'LEFT GOOD_ENOUGH']));
  const { lines, refunded_amount, order_item_response } = await shop.see(token, outTradeNo);
  const price = lines.find(({ code }: { code: string }) => code === 'REDUCE_AIGC').amount;
  expect(refunded_amount).toBe(price);
  expect(await refundsOf(outTradeNo)).toMatchObject([{ origin: 'SYSTEM', rule: 'NOT_NEEDED', amount: price }]);
  expect((await shop.get(token, `paper/certificate/${outTradeNo}`)).result.edition).toBe(1);
  expect(order_item_response[0].file_urls.word).toBeTypeOf('string');
  expect(reduction.zip_url).toBeTypeOf('string');
}, 90_000);

it('gives its price back, and nothing more, where the promise does not hold after all rounds', async () => {
  Object.assign(rates, { before: 60, after: 41 });
  const own = '这一节由学生自己写成。';
  let times = 0;
  const answers: number[] = [];
  onMeasured = async () => {
    times += 1;
    if (times !== 4) return;
    const { result } = await shop.get(token, 'orders/order/list?page_num=1&page_size=1');
    const { out_trade_no } = result.order_list[0];
    const { id, text } = (await sectionsOf(out_trade_no)).find((each: { text: unknown }) => each.text !== null);
    const edit = { out_trade_no, section_id: id, base_version: text.version, text: own };
    answers.push((await shop.post(token, 'paper/section', edit)).status);
  };
  const outTradeNo = await buy();
  expect(answers).toEqual([200]);
  // Its student was quicker than the new files: those words stay, and the page says that the files do not have them.
  const { sections, has_unexported_changes } = (await shop.get(token, `paper/text/${outTradeNo}`)).result;
  expect(sections.some(({ text }: { text: { draft: string } | null }) => text?.draft === own)).toBe(true);
  expect(has_unexported_changes).toBe(true);
  expect(await reductionOf(outTradeNo)).toMatchObject({ round: 3, promise: { is_kept: false, is_refunded: true } });
  const { lines, refunded_amount } = await shop.see(token, outTradeNo);
  expect(refunded_amount).toBe(lines.find(({ code }: { code: string }) => code === 'REDUCE_AIGC').amount);
  expect(await refundsOf(outTradeNo)).toHaveLength(1);
  // One of three: nobody is led to it any more.
  const { promise } = (await shop.call('/api/ai-paper/home/global_code')).result;
  expect(promise).toMatchObject({ is_on_by_default: false, lately: { papers: 3, broken: 1 } });
}, 90_000);

it('is not sold with a paper in a language that nothing measures', async () => {
  const key1 = await shop.writeOutline(token, {
    title: 'El acoso escolar: problemas y propuestas',
    language: 'es',
    field: 'education',
    word_count: 1500,
  });
  const wish = { key1, order_type: 'PAPER_FINAL', is_reduce_aigc: true };
  expect(await shop.post(token, 'orders/order', wish)).toMatchObject({ status: 422, error: 'mode_unavailable' });
});
