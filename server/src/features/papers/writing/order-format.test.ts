import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { waitForLockWaits } from '../../../testing/lock-waits.ts';
import { openPaperShop, type PaperShop } from '../../../testing/orders/paper-shop.ts';
import { countCompanion, tellIfCompanionShort } from '../tell-if-short.ts';
import { createPaperSteps, type PaperStepsParts } from './paper-steps.ts';
import { createStartCompanion } from './start-companion.ts';
import { paperRunKind } from './write-paper-run.ts';

let shop: PaperShop;
let token: string;
let key1: string;
beforeAll(async () => {
  shop = await openPaperShop();
  token = await shop.logIn();
  key1 = await shop.writeOutline(token);
}, 60_000);
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

async function changeOutline(key1: string, change: (chapters: { title: string }[]) => void): Promise<void> {
  const { result } = await shop.get(token, `paper/outline/status/${key1}`);
  change(result.chapters);
  const body = { key1, revision: result.revision, chapters: result.chapters };
  expect((await shop.post(token, 'paper/outline/edit', body)).error).toBeUndefined();
}

describe('how a paper is to be set', () => {
  it.each([
    ['zh', 'zh-standard', 'gbt7714-2025'],
    ['en', 'en-standard', 'apa'],
    ['es', 'es-standard', 'apa'],
    ['ja', 'ja-standard', 'gbt7714-2015'],
  ])('is offered for %s with what is usual first', async (language, template, style) => {
    const { result } = await shop.get(token, `paper/options?language=${language}`);
    expect(result.templates[0].id).toBe(template);
    expect(result.styles[0]).toBe(style);
    expect(new Set(result.styles).size).toBe(4);
    expect(result.templates.every(({ name }: { name: string }) => name.length > 2)).toBe(true);
  });

  it('is what is usual where nothing was asked for, and is refused where it does not fit the language', async () => {
    const outTradeNo = await shop.orderPaper(token, key1);
    expect(await shop.see(token, outTradeNo)).toMatchObject({
      ...{ template_id: 'zh-standard', citation_style: 'gbt7714-2025' },
    });
    await shop.post(token, 'orders/batch_delete', { trade_no_list: [outTradeNo] });
    const order = (body: object) => shop.post(token, 'orders/order', { key1, order_type: 'PAPER_FINAL', ...body });
    for (const template_id of ['en-standard', 'zh-none']) {
      const { error, fields } = await order({ template_id });
      expect([error, fields?.[0]?.path]).toEqual(['invalid_fields', 'template_id']);
    }
    expect((await order({ citation_style: 'bibtex' })).error).toBe('invalid_fields');
  });

  it('is changed in an order that is not paid yet, with all that goes with it; what is not said again stays', async () => {
    const extras = { additional_service: ['EXTRA_PROPOSAL'] };
    const first = await shop.orderPaper(token, key1, { ...extras, template_id: 'zh-bound' });
    const again = await shop.orderPaper(token, key1, { ...extras, citation_style: 'mla' });
    expect(again).toBe(first);
    expect(await shop.see(token, first)).toMatchObject({ template_id: 'zh-bound', citation_style: 'mla' });
    const { rows } = await shop.site.platform.pool.query(
      "select distinct spec->>'templateId' as template, spec->>'citationStyle' as style from order_items where out_trade_no = $1",
      [first],
    );
    expect(rows).toEqual([{ template: 'zh-bound', style: 'mla' }]);
    const events = (await shop.see(token, first)).events.map(({ type }: { type: string }) => type);
    expect(events.filter((type: string) => type === 'changed')).toHaveLength(1);
    // The same once more changes nothing, and another set of extras is another order.
    await shop.orderPaper(token, key1, extras);
    expect((await shop.see(token, first)).events).toHaveLength(events.length);
    expect((await shop.post(token, 'orders/order', { key1, order_type: 'PAPER_FINAL' })).error).toBe('order_differs');
  });

  it('has its English title from the student, as long as it is one', async () => {
    const key1 = await shop.writeOutline(token, { title: '变革型领导对员工创造力的影响', word_count: 1_000 });
    const order = (english_title: string) =>
      shop.post(token, 'orders/order', { key1, order_type: 'PAPER_FINAL', english_title });
    for (const refused of ['夜间经济', 'The [@w1] Night', '   ', '2026', 'x'.repeat(301), 'Two\nLines']) {
      expect([(await order(refused)).fields?.[0]?.path, refused]).toEqual(['english_title', refused]);
    }
    const outTradeNo = await shop.orderPaper(token, key1, { english_title: ' The Night-time Economy and β-Cities ' });
    // Not said again, it stays; and it is no part of what tells a changed outline.
    expect(await shop.orderPaper(token, key1)).toBe(outTradeNo);
    await shop.payByScan(token, outTradeNo);
    const { rows } = await shop.site.platform.pool.query('select request from papers where out_trade_no = $1', [
      outTradeNo,
    ]);
    expect(rows[0].request.englishTitle).toBe('The Night-time Economy and β-Cities');
  });
});

describe('an outline that was changed after it was ordered', () => {
  it('while its code is being paid is not written as something else: the money goes back', async () => {
    const key1 = await shop.writeOutline(token, { title: '变革型领导对员工创造力的影响', word_count: 1_000 });
    const outTradeNo = await shop.orderPaper(token, key1);
    const paymentNo = await shop.offer(token, outTradeNo);
    await changeOutline(key1, (chapters) => {
      const last = chapters.at(-1);
      if (last) last.title = '结语';
    });
    await shop.atCashier(paymentNo, 'pay');
    const order = await shop.see(token, outTradeNo);
    expect(order.order_item_response[0].error).toMatchObject({ error: 'order_outdated' });
    expect(order.refunded_amount).toBe(order.paid_amount);
  });

  it.each(['EXTRA_PROPOSAL', 'OUTLINE_DOWNLOAD'])(
    'and erased: %s is not offered any more, and what was paid for it meanwhile goes back',
    async (order_type) => {
      const key1 = await shop.writeOutline(token, { title: '农村电商物流配送的问题与对策研究', word_count: 2_000 });
      const outTradeNo = await shop.orderPaper(token, key1, { order_type });
      const paymentNo = await shop.offer(token, outTradeNo);
      await shop.site.platform.pool.query('delete from outlines where key1 = $1', [key1]);
      const pay = { out_trade_no: outTradeNo, payment_method: 'WECHAT' };
      expect((await shop.post(token, 'pass/pre_create', pay)).error).toBe('order_outdated');
      expect(await shop.atCashier(paymentNo, 'pay')).toBe(200);
      const order = await shop.see(token, outTradeNo);
      expect(order.order_item_response[0].error).toMatchObject({ error: 'order_outdated' });
      expect([order.paid_amount, order.refunded_amount]).toEqual([order.original_amount, order.original_amount]);
    },
  );

  // The last of the file: the paper that it pays for is not waited for.
  it('is not paid for unawares: the order is outdated until it is ordered again', async () => {
    const key1 = await shop.writeOutline(token, { title: '农村电商物流配送的问题与对策研究', word_count: 2_000 });
    const outTradeNo = await shop.orderPaper(token, key1);
    await changeOutline(key1, ([first]) => {
      if (first) first.title = '问题的提出与研究意义';
    });
    const pay = { out_trade_no: outTradeNo, payment_method: 'ALIPAY' };
    expect((await shop.post(token, 'pass/pre_create', pay)).error).toBe('order_outdated');
    // Changed between the look at its length and the beginning, in the transaction that takes the money.
    const { fulfilment } = shop.site;
    const begun = inTransaction(shop.db, async (tx) => {
      const { id } = await tx
        .selectFrom('orders')
        .select('id')
        .where('out_trade_no', '=', outTradeNo)
        .executeTakeFirstOrThrow();
      await fulfilment.start(tx, await fulfilment.list(tx, [id]), 'all');
    });
    await expect(begun).rejects.toMatchObject({ code: 'order_outdated' });

    expect(await shop.orderPaper(token, key1)).toBe(outTradeNo);
    await shop.payByScan(token, outTradeNo);
    const { rows } = await shop.site.platform.pool.query('select request from papers where out_trade_no = $1', [
      outTradeNo,
    ]);
    expect(rows[0].request.chapters[0].title).toBe('问题的提出与研究意义');
  });
});

it('what waited for a paper is not begun when its money goes back at that moment', async () => {
  const key1 = await shop.writeOutline(token, { title: '农村电商物流配送的问题与对策研究', word_count: 2_000 });
  const outTradeNo = await shop.orderPaper(token, key1, { additional_service: ['EXTRA_SURVEY'] });
  const { db, pool } = shop.site.platform;
  const create = vi.fn();
  const { startWaiting } = createStartCompanion({
    ...{ runs: { create }, fulfilment: shop.site.fulfilment },
  } as unknown as Parameters<typeof createStartCompanion>[0]);
  await shop.payByScan(token, outTradeNo);
  await shop.delivered(token, outTradeNo);
  // As before the paper had its plan.
  const { rows } = await pool.query(
    `with waiting as (update order_items set stage = 0 where out_trade_no = $1 and kind = 'EXTRA_SURVEY' returning id),
          unbegun as (update papers set run_id = null from waiting where item_id = waiting.id)
     select papers.id as paper, waiting.id as item from papers, waiting where out_trade_no = $1 and kind = 'PAPER'`,
    [outTradeNo],
  );
  const refunding = await pool.connect();
  let started: Promise<void> | undefined;
  try {
    await refunding.query('begin');
    await refunding.query('select 1 from orders where out_trade_no = $1 for update', [outTradeNo]);
    await refunding.query('update order_items set stage = 3, is_given_up = true where id = $1', [rows[0].item]);
    started = inTransaction(db, (tx) => startWaiting(tx, rows[0].paper));
    await waitForLockWaits(pool, 1);
    await refunding.query('commit');
  } finally {
    refunding.release();
  }
  await started;
  expect(create).not.toHaveBeenCalled();
}, 60_000);

it('the end of a run that another was begun in place of decides nothing for its item', async () => {
  const key1 = await shop.writeOutline(token, { title: '农村电商物流配送的问题与对策研究', word_count: 2_000 });
  const outTradeNo = await shop.orderPaper(token, key1);
  await shop.payByScan(token, outTradeNo);
  const { platform, fulfilment } = shop.site;
  const { onEnded } = createPaperSteps({ ...platform, fulfilment } as unknown as PaperStepsParts);
  await inTransaction(platform.db, async (tx) => {
    const paper = await tx
      .selectFrom('papers')
      .select(['id as paperId', 'item_id as itemId', 'user_id as userId'])
      .where('out_trade_no', '=', outTradeNo)
      .executeTakeFirstOrThrow();
    // The run that decides is being written all the while: it waits here before it says how far it is.
    await tx.selectFrom('order_items').select('id').where('id', '=', paper.itemId).forUpdate().execute();
    const stages = async () => (await fulfilment.listByNumber(tx, paper.userId, outTradeNo)).map(({ stage }) => stage);
    const before = await stages();
    const run = await platform.runs.findOf(tx, paperRunKind, paper.itemId);
    if (!run) throw new Error('it is not being written');
    for (const state of ['FAILED', 'SUCCEEDED'] as const) {
      await onEnded(tx, { ...run, id: randomUUID(), state, error: 'engine_unavailable', input: paper });
    }
    expect(await stages()).toEqual(before);
  });
});

describe('how long a paper is', () => {
  const quote = (key: string) =>
    shop.get(token, `paper/predict_price?order_type=PAPER_FINAL&key1=${key}&pay_type=PAY_ALL`);

  it('is the sum of its sections for price, order and text; the order goes on when the outline is deleted', async () => {
    const key = await shop.writeOutline(token, { title: '社区养老服务的供给研究', word_count: 1_000 });
    await changeOutline(key, (chapters) => {
      const added = { id: 'new', title: '加写的一章', summary: '', word_count: 212, works: [], children: [] };
      chapters.push(added as { title: string });
    });
    expect((await quote(key)).result.lines).toEqual([
      { code: 'PAPER_FINAL', units: 1_212, unit_price: 500, amount: 606 },
    ]);
    const outTradeNo = await shop.orderPaper(token, key);
    expect(await shop.see(token, outTradeNo)).toMatchObject({
      ...{ word_count: 1_212, original_amount: 606, outline: { word_count: 1_212 } },
    });
    expect((await shop.post(token, 'paper/outline/delete', { key1: key })).error).toBeUndefined();
    expect((await quote(key)).error).toBe('not_found');
    expect((await shop.post(token, 'orders/order', { key1: key, order_type: 'PAPER_FINAL' })).error).toBe('not_found');
    await shop.fill(token, 5_000);
    expect((await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo })).error).toBeUndefined();
    const { rows } = await shop.site.platform.pool.query('select request from papers where out_trade_no = $1', [
      outTradeNo,
    ]);
    expect(rows[0].request.wordCount).toBe(1_212);
  });

  it('is what is known of its title where that is less, for quote, order, text and price alike', async () => {
    const key = await shop.writeOutline(token, { title: '社区养老服务的供需矛盾研究', word_count: 8_000 });
    const { length, lines } = (await quote(key)).result;
    expect(length).toMatchObject({ wanted: 8_000, own: 0 });
    expect(length.subjects).toBeGreaterThan(0);
    expect(length.units).toBeGreaterThan(1_000);
    expect(length.units).toBeLessThan(7_000);
    expect(lines[0]).toMatchObject({ units: length.units, amount: Math.ceil(length.units * 0.5) });
    const outTradeNo = await shop.orderPaper(token, key);
    expect(await shop.see(token, outTradeNo)).toMatchObject({
      ...{ word_count: length.units, original_amount: lines[0].amount, outline: { word_count: length.units } },
    });
    await shop.fill(token, 10_000);
    expect((await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo })).error).toBeUndefined();
    await shop.delivered(token, outTradeNo);
    const { units, measures } = (await shop.get(token, `paper/certificate/${outTradeNo}`)).result;
    // What was promised is kept: nothing goes back.
    expect(units / length.units).toBeGreaterThanOrEqual(0.95);
    expect((await shop.see(token, outTradeNo)).refunded_amount).toBe(0);
    const subject = measures.find(({ name }: { name: string }) => name === 'subject');
    expect(subject).toMatchObject({ bar: 0.85, is_met: true });
  }, 90_000);

  it('of a document that goes with it is what is known as well, for quote, order, text and price alike', async () => {
    const key = await shop.writeOutline(token, { title: '农村电商物流的问题与对策研究', word_count: 3_000 });
    const services = ['EXTRA_PROPOSAL', 'EXTRA_SURVEY'];
    const asked = `paper/predict_price?order_type=PAPER_FINAL&key1=${key}&additional_service=${services}`;
    const { lines, discounted_price } = (await shop.get(token, asked)).result;
    const [, proposal, survey] = lines;
    expect(proposal.units).toBeGreaterThan(1_166);
    expect(proposal.units).toBeLessThan(3_400);
    // Its price is for 3,500 characters; a form is sold by the piece.
    const amount = Math.ceil((2_900 * proposal.units) / 3_500);
    expect(proposal).toEqual({ code: 'EXTRA_PROPOSAL', units: proposal.units, unit_price: null, amount });
    expect(survey).toEqual({ code: 'EXTRA_SURVEY', units: null, unit_price: null, amount: 1_900 });

    const order = () =>
      shop.post(token, 'orders/order', { key1: key, order_type: 'PAPER_FINAL', additional_service: services });
    const { out_trade_no: outTradeNo } = (await order()).result;
    expect(await shop.see(token, outTradeNo)).toMatchObject({ original_amount: discounted_price });
    const { pool } = shop.site.platform;
    const setUnits = (units: number) =>
      pool.query(`update orders set lines = jsonb_set(lines, '{1,units}', $2) where out_trade_no = $1`, [
        outTradeNo,
        String(units),
      ]);
    // It was longer when it was ordered: it is not paid for at that price.
    await setUnits(proposal.units + 100);
    expect((await order()).error).toBe('order_differs');
    await setUnits(proposal.units);
    expect((await order()).result.out_trade_no).toBe(outTradeNo);
    await shop.fill(token, 10_000);
    expect((await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo })).error).toBeUndefined();
    await shop.delivered(token, outTradeNo);
    expect((await shop.see(token, outTradeNo)).refunded_amount).toBe(0);

    const { rows } = await pool.query(
      `select papers.id, item_id, request, text from papers join paper_sections on paper_id = papers.id where out_trade_no = $1 and kind = 'EXTRA_PROPOSAL'`,
      [outTradeNo],
    );
    const [{ id: paperId, item_id: itemId, request, text }] = rows;
    const units = countCompanion(text);
    expect(request.companionUnits).toBe(proposal.units);
    expect(units).toBeGreaterThanOrEqual(proposal.units * 0.95);
    expect(text).toContain('[待补充数据');
    // Had more been paid for, what it lacks would go back, once.
    await pool.query(`update papers set request = request || '{"companionUnits": 3500}' where id = $1`, [paperId]);
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(shop.db, (tx) =>
        tellIfCompanionShort(tx, shop.site.fulfilment, { paperId, itemId, companion: 'proposal' }),
      );
    }
    expect((await shop.see(token, outTradeNo)).refunded_amount).toBe(amount - Math.floor((amount * units) / 3_500));
  }, 90_000);

  it('of which next to nothing is known is not sold with its paper, nor alone', async () => {
    const key = await shop.writeOutline(token, { title: '赫尔墨斯星上的卡勒瓦之环', word_count: 3_000 });
    for (const [order_type, error] of [
      ['EXTRA_PROPOSAL', 'proposal_too_little_known'],
      ['EXTRA_TASK_ASSIGNMENT', 'task_book_too_little_known'],
      ['EXTRA_JOURNAL_REVIEWED', 'review_too_little_known'],
    ]) {
      for (const refused of [
        await shop.get(token, `paper/predict_price?order_type=${order_type}&key1=${key}`),
        await shop.post(token, 'orders/order', { key1: key, order_type }),
      ]) {
        expect(refused).toMatchObject({ status: 422, error });
      }
    }
    // A form asks, and says nothing.
    expect((await shop.get(token, `paper/predict_price?order_type=EXTRA_SURVEY&key1=${key}`)).status).toBe(200);
  });

  it('is refused with why where next to nothing is known', async () => {
    const key = await shop.writeOutline(token, { title: '赫尔墨斯星上的卡勒瓦之环', word_count: 3_000 });
    for (const refused of [
      await quote(key),
      await shop.post(token, 'orders/order', { key1: key, order_type: 'PAPER_FINAL' }),
    ]) {
      expect(refused).toMatchObject({ status: 422, error: 'too_little_known' });
      expect(refused.message).toContain('1000');
    }
    const beside = await shop.writeOutline(token, { title: '八段锦对高血压患者睡眠质量的影响', field: 'medicine' });
    const refused = await quote(beside);
    expect(refused).toMatchObject({ status: 422, error: 'title_terms_unknown' });
    expect(refused.message).toContain('八段锦');
  });

  it('is not sold with a section that has no words, nor below the shortest; the heading is named', async () => {
    const key = await shop.writeOutline(token, { title: '农村电商物流配送的问题与对策研究', word_count: 2_000 });
    const outTradeNo = await shop.orderPaper(token, key);
    const leaf = (id: string, word_count: number) => ({
      id,
      title: id,
      summary: '',
      word_count,
      works: [],
      children: [],
    });
    const save = (chapters: unknown) =>
      shop.site.platform.pool.query('update outlines set chapters = $2 where key1 = $1', [
        key,
        JSON.stringify(chapters),
      ]);
    // As one was kept before headings got their share.
    await save([leaf('正文', 3_000), leaf('空节', 0)]);
    const refused = await quote(key);
    expect(refused).toMatchObject({ error: 'section_without_words', fields: [{ path: 'chapters.空节' }] });
    expect(refused.message).toContain('空节');
    expect((await shop.post(token, 'orders/order', { key1: key, order_type: 'PAPER_FINAL' })).error).toBe(
      'section_without_words',
    );
    expect((await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo })).error).toBe('order_outdated');
    await save([leaf('正文', 999)]);
    expect((await quote(key)).error).toBe('outline_length_refused');
    // A question to an engine for each of them, at the price of a page.
    await save(Array.from({ length: 60 }, (_, index) => leaf(`小节${index}`, 17)));
    expect(await quote(key)).toMatchObject({ status: 422, error: 'sections_too_short' });
    // A deposit of a third would buy nearly all of it.
    await save([leaf('正文', 40_000), leaf('结论', 1_000)]);
    const staged = { key1: key, order_type: 'PAPER_FINAL', pay_type: 'PAY_STAGES' };
    expect((await shop.post(token, 'orders/order', staged)).error).toBe('stages_unavailable');
  });
});
