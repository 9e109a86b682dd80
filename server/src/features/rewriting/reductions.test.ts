import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { docxOf, membersOf } from '../../documents/readers/testing/office-files.ts';
import { paragraph, run, table } from '../../documents/rewriting/testing/manuscript-file.ts';
import { EngineRefused } from '../../engines/engine.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { linkedFile } from '../../testing/linked-file.ts';
import { textOfPdf } from '../../testing/orders/paper-shop.ts';
import { createSwornEngine, swornMeasuring } from '../../testing/rewriting/sworn-rewriter.ts';
import { manuscript, openReductionShop, wordType } from './testing/reduction-shop.ts';

/** Every text is read, written and read again in a process of its own, which a busy machine takes its time for. */
vi.setConfig({ testTimeout: 90_000 });

const engine = createSwornEngine();
let desk: Awaited<ReturnType<typeof openReductionShop>>;
let token: string;
let operator: string;
/** Rewritten, paid for and delivered by the first test. */
let delivered: string;
beforeAll(async () => {
  desk = await openReductionShop({ rewriting: { engine, measuring: swornMeasuring } });
  token = await desk.buyer();
  operator = await desk.shop.logInOperator();
});
afterEach(async () => {
  engine.onAsked = async () => undefined;
  expect(await desk.shop.findDifferences()).toEqual([]);
});
afterAll(() => desk.close());

type Shown = Awaited<ReturnType<typeof desk.read>>;
const isDelivered = ({ stage }: Shown) => stage === 2;
const refundsOf = async (outTradeNo: string) =>
  (await desk.shop.get(token, `refund/apply_list?out_trade_no=${outTradeNo}`)).result.refund_list;
const charactersOf = async (of = token) => (await desk.shop.get(of, 'user/info')).result.characters;
const statesOf = ({ paragraphs }: Shown) => paragraphs.map(({ state }: { state: string }) => state);

/** Holds the engine at the paragraph with these words until it is let go. */
function holdAt(words: string, then = () => {}): { reached: Promise<void>; release(): void } {
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  engine.onAsked = async ({ text }) => {
    if (!text.includes(words)) return;
    reached.resolve();
    await held.promise;
    then();
  };
  return { reached: reached.promise, release: held.resolve };
}

it('sells a text by its length, tells of each paragraph as it is rewritten, and hands over what was measured', async () => {
  const gate = holdAt('智能制造');
  const text = manuscript(4, { mark: '\u200b\u2060' }).replace('城市', '城\u200d市');
  const first = (await desk.order(token, { text })).result;
  expect(first).toMatchObject({ order_type: 'REDUCE_AIGC_ONCE', payment_status: 'PRE_CREATE' });
  // Sent again, also twice at the same moment, it is the open order.
  const again = await Promise.all([desk.order(token, { text }), desk.order(token, { text })]);
  expect((await desk.order(token, { text, is_tracked: true })).result.out_trade_no).toBe(first.out_trade_no);
  expect(again.map(({ result }) => result.out_trade_no)).toEqual([first.out_trade_no, first.out_trade_no]);
  expect((await desk.order(token, { text, mode: 'BOTH' })).result.out_trade_no).not.toBe(first.out_trade_no);
  ({ out_trade_no: delivered } = first);
  const { units, ...unpaid } = await desk.read(token, delivered);
  expect(unpaid).toMatchObject({
    stage: 0,
    is_tracked: true,
    rates: { before: { aigc: 75 }, after: null },
    cleaned: 4 * 3 * 2 + 1,
  });
  expect(first).toMatchObject({ word_count: units, pay_amount: Math.max(100, Math.ceil((units * 300) / 1000)) });

  const body = { out_trade_no: delivered };
  const paid = await Promise.all([1, 2, 3].map(() => desk.shop.post(token, 'pass/pay_order', body)));
  expect(paid.map(({ error }) => error ?? 'paid').sort()).toEqual(['order_already_paid', 'order_already_paid', 'paid']);
  const stream = await readEvents(`${desk.shop.site.url}/api/ai-paper/orders/order/${delivered}/events`, {
    authorization: `Bearer ${token}`,
  });
  await gate.reached;
  const sheet = await vi.waitFor(() => {
    const found = stream.received.find(({ type }) => type === 'reduction');
    if (!found) throw new Error(JSON.stringify(stream.received.map(({ type }) => type)));
    return found.data;
  });
  expect(sheet).toMatchObject({ rates: { before: { aigc: 75 } }, paragraphs: { length: 4 } });
  gate.release();
  const done = await desk.until(token, delivered, isDelivered);
  await vi.waitFor(() => expect(stream.received.map(({ type }) => type)).toContain('done'), 20_000);
  const told = stream.received.filter(({ type }) => type === 'paragraph').map(({ data }) => data);
  expect(told.at(-1)).toMatchObject({ state: 'REWRITTEN', rates: { before: 75, after: 0 } });
  expect(stream.received.find(({ type }) => type === 'rates')?.data).toMatchObject({ after: { aigc: 0 }, round: 1 });
  stream.close();

  expect(done).toMatchObject({
    rates: { after: { aigc: 0 } },
    promise: { is_kept: true, is_refunded: false },
    round: 1,
  });
  expect(statesOf(done)).toEqual(Array(4).fill('REWRITTEN'));
  for (const { before, after, parts } of done.paragraphs) {
    expect(parts.map((part: { before: string }) => part.before).join('')).toBe(before);
    expect(after).not.toMatch(/综上所述|[\u200b-\u200f\u2060]/u);
  }
  const zip = await membersOf(await desk.download(done.zip_url));
  expect(
    Object.keys(zip)
      .map((name) => name.replace(/^.*\./u, ''))
      .sort(),
  ).toEqual(['docx', 'docx', 'pdf', 'txt']);
  const plain = Object.entries(zip).find(([name]) => name.endsWith('.txt'))?.[1] ?? '';
  expect(plain).toContain(done.paragraphs[3].after);
  expect(plain.slice(1)).not.toMatch(/[\u200b-\u200f\u2060\ufeff]/u);
  expect(await refundsOf(delivered)).toEqual([]);
});

it('is nobody else’s', async () => {
  const stranger = await desk.shop.logIn();
  const { reduce_key } = await desk.read(token, delivered);
  expect((await desk.shop.get(stranger, `paper/reduce/${delivered}`)).status).toBe(404);
  expect((await desk.shop.get(stranger, `paper/reduce_pack?out_trade_no=${delivered}`)).status).toBe(404);
  for (const path of ['re_reduce', 'remove_reduce_file']) {
    expect((await desk.shop.post(stranger, `paper/edit/${path}`, { reduce_key })).status).toBe(404);
  }
});

it('refuses what it cannot sell, says why, and charges nothing', async () => {
  const before = await desk.shop.balance(token);
  const prose = manuscript(2);
  const tables = await docxOf(table(...Array(30).fill('综上所述，表格里的文字不在改写之列。')));
  const tablesKey = await desk.upload(token, 'tables.docx', tables, wordType);
  const brokenKey = await desk
    .upload(token, 'broken.docx', (await docxOf(paragraph(run(prose)))).slice(0, 900), wordType)
    .catch(() => null);
  const others = await desk.upload(await desk.shop.logIn(), 'own.txt', prose, 'text/plain');
  const refused: [string, object][] = [
    ['reduction_too_short', { text: '太短了。' }],
    ['reduction_too_short', { text: ' \n\n ' }],
    ['reduction_too_long', { text: manuscript(420) }],
    ['language_differs', { text: prose, language: 'en' }],
    ['language_differs', { text: 'The market grew and the firms that were there have learnt from it. '.repeat(20) }],
    [
      'mode_unavailable',
      { text: 'El mercado creció y las empresas que estaban allí aprendieron de ello. '.repeat(20), language: 'es' },
    ],
    ['nothing_to_reduce', { text: manuscript(4, { machine: 0 }) }],
    ['nothing_to_rewrite', { file_key: tablesKey }],
    ['nothing_to_rewrite', { text: '字。\n'.repeat(60_000) }],
    ['nothing_to_rewrite', { text: '“引文一字也不能改动，所以整段都要原样保留下来。”'.repeat(20) }],
    ['nothing_to_rewrite', { text: '$\\frac{a}{b}+x_1$，$y_2$；'.repeat(2_000) }],
    [
      'nothing_to_rewrite',
      { text: 'Вода и соль в реке меняются каждый год, и люди это видят. '.repeat(20), language: 'en' },
    ],
    ['not_found', { file_key: others }],
    ['invalid_fields', { text: prose, file_key: tablesKey }],
    ...(brokenKey ? ([['file_unreadable', { file_key: brokenKey }]] as [string, object][]) : []),
  ];
  for (const [code, body] of refused) expect([code, (await desk.order(token, body)).error]).toEqual([code, code]);
  expect((await desk.order(token, { text: 'a'.repeat(600_001) })).status).toBe(422);
  const { result } = await desk.shop.get(token, 'orders/order/list?payment_status=PRE_CREATE');
  expect(result.order_list.every(({ word_count }: { word_count: number }) => word_count > 100)).toBe(true);
  expect(await desk.shop.balance(token)).toBe(before);
});

describe('the promise', () => {
  it('is tried for three times, and where it cannot be kept the price goes back once and the file stays', async () => {
    const before = await desk.shop.balance(token);
    const outTradeNo = await desk.bought(token, { text: manuscript(4, { mark: '顽固地' }) });
    const done = await desk.until(token, outTradeNo, isDelivered);
    expect(done).toMatchObject({ round: 3, promise: { is_kept: false, is_refunded: true, aigc_rate_maximum: 20 } });
    expect(statesOf(done)).toEqual(Array(4).fill('LEFT'));
    expect(await desk.shop.balance(token)).toBe(before);
    expect(await refundsOf(outTradeNo)).toMatchObject([{ origin: 'SYSTEM', rule: 'DELIVERED', status: 'REFUNDED' }]);
    const order = await desk.shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_FINISHED', refunded_amount: order.paid_amount });
    expect(linkedFile(order.order_item_response[0].file_urls.zip)).toBe(linkedFile(done.zip_url));
    expect((await desk.shop.get(token, `paper/reduce_pack?out_trade_no=${outTradeNo}`)).status).toBe(200);
  });

  it('has the paragraphs that are above it rewritten once more, and those alone', async () => {
    engine.asked.length = 0;
    const text = [manuscript(2), manuscript(4, { mark: '犹豫地' }).split('\n\n').slice(2).join('\n\n')].join('\n\n');
    const outTradeNo = await desk.bought(token, { text });
    const done = await desk.until(token, outTradeNo, isDelivered);
    expect(done).toMatchObject({
      round: 2,
      promise: { is_kept: true, is_refunded: false },
      rates: { after: { aigc: 0 } },
    });
    expect(engine.asked.filter(({ request }) => request.round === 2)).toHaveLength(2);
  });

  it('is not given where nothing can be measured', async () => {
    const outTradeNo = await desk.ordered(token, { text: manuscript(1, { machine: 2 }).slice(0, 90) });
    expect(await desk.read(token, outTradeNo)).toMatchObject({ promise: null, rates: { before: { verdict: 'NONE' } } });
  });
});

it('fails with its reason, and is tried again free of charge with what was done before', async () => {
  engine.asked.length = 0;
  const gate = holdAt('智能制造', () => {
    throw new EngineRefused('nothing usable');
  });
  const outTradeNo = await desk.bought(token, { text: manuscript(4) });
  await desk.until(token, outTradeNo, ({ paragraphs }) => paragraphs[0].state === 'REWRITTEN');
  gate.release();
  const failed = await desk.until(token, outTradeNo, ({ stage }) => stage === 3);
  engine.onAsked = async () => undefined;
  const again = await desk.shop.post(token, 'paper/edit/re_reduce', { reduce_key: failed.reduce_key });
  expect(again.result).toMatchObject({ kind: 'REDUCE_AIGC_ONCE', paper_case: { stage: 0 }, retries_left: 2 });
  await desk.until(token, outTradeNo, isDelivered);
  const asked = engine.asked.map(({ request }) => request.text.slice(5, 9));
  expect(asked.filter((topic) => topic === '城市更新')).toHaveLength(1);
});

describe('after delivery', () => {
  it('a sentence is undone, the file follows, and another wording is had three times', async () => {
    const outTradeNo = delivered;
    const done = await desk.read(token, outTradeNo);
    const [first, second] = done.paragraphs;
    const choose = (body: object) => desk.shop.post(token, `paper/reduce/${outTradeNo}`, body);
    const undone = await choose({ reduce_key: first.reduce_key, part: 0, accept: false });
    expect(undone.result.parts.map((part: { is_accepted: boolean }) => part.is_accepted)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(undone.result.after.startsWith('综上所述')).toBe(true);
    expect((await choose({ reduce_key: first.reduce_key, part: 9, accept: false })).status).toBe(422);
    expect((await choose({ reduce_key: `${done.reduce_key}-77`, accept: false })).status).toBe(404);
    expect((await choose({ reduce_key: 'nothing', accept: false })).status).toBe(404);

    const pack = () => desk.shop.get(token, `paper/reduce_pack?out_trade_no=${outTradeNo}`);
    const [one, other] = await Promise.all([pack(), pack()]);
    expect([one.error, other.error]).toEqual(['pack_not_ready', 'pack_not_ready']);
    await vi.waitFor(async () => expect((await pack()).status).toBe(200), 20_000);
    // One of sixteen sentences is a machine's again; what was promised of the file that was delivered stays kept.
    expect(await desk.read(token, outTradeNo)).toMatchObject({
      rates: { after: { aigc: 6.3 } },
      promise: { is_kept: true },
    });

    const wordings = new Set([second.after]);
    for (const left of [2, 1, 0]) {
      const asked = await desk.shop.post(token, 'paper/edit/re_reduce', { reduce_key: second.reduce_key });
      expect(asked.result).toMatchObject({ paper_case: { stage: 2 } });
      const now = await desk.until(token, outTradeNo, ({ paragraphs }) => paragraphs[1].state === 'REWRITTEN');
      expect(now.paragraphs[1].tries_left).toBe(left);
      wordings.add(now.paragraphs[1].after);
    }
    expect(wordings.size).toBe(4);
    const spent = await desk.shop.post(token, 'paper/edit/re_reduce', { reduce_key: second.reduce_key });
    expect([spent.status, spent.error]).toEqual([409, 'reduction_tries_used_up']);
  });

  it('all of it is removed when its owner says so, and the order stays', async () => {
    const outTradeNo = delivered;
    const { reduce_key } = await desk.read(token, outTradeNo);
    const word_url = (await desk.shop.see(token, outTradeNo)).order_item_response[0].file_urls.word;
    for (let time = 0; time < 2; time += 1) {
      expect((await desk.shop.post(token, 'paper/edit/remove_reduce_file', { reduce_key })).status).toBe(200);
    }
    expect(await desk.read(token, outTradeNo)).toMatchObject({ is_removed: true, paragraphs: [], zip_url: null });
    expect((await desk.shop.get(token, `paper/reduce_pack?out_trade_no=${outTradeNo}`)).error).toBe(
      'reduction_removed',
    );
    await vi.waitFor(async () => expect((await fetch(`${desk.shop.site.url}${word_url}`)).status).toBe(404));
    expect(await desk.shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'TRADE_SUCCESS' });
  });
});

describe('whoever cancels', () => {
  it('pays for what was rewritten by then, and keeps it', async () => {
    const gate = holdAt('乡村教育');
    const outTradeNo = await desk.bought(token, { text: manuscript(12) });
    await gate.reached;
    await desk.until(
      token,
      outTradeNo,
      ({ paragraphs }) => paragraphs.filter(({ state }: { state: string }) => state === 'REWRITTEN').length >= 2,
    );
    const pending = (await desk.shop.get(token, `refund/pending_order?out_trade_no=${outTradeNo}`)).result;
    expect(pending).toMatchObject({ rule: 'BEING_WRITTEN' });
    const asked = await desk.shop.post(token, 'refund/apply', {
      out_trade_no: outTradeNo,
      reason: 'no need',
      destination: 'WALLET',
    });
    gate.release();
    const { paid_amount, refunded_amount } = await desk.shop.see(token, outTradeNo);
    expect(asked.result).toMatchObject({ status: 'REFUNDED', amount: refunded_amount });
    expect(refunded_amount).toBeGreaterThan(0);
    expect(refunded_amount).toBeLessThan(paid_amount);
    const kept = await desk.read(token, outTradeNo);
    expect(statesOf(kept)).toContain('REWRITTEN');
    expect(statesOf(kept)).not.toContain('REWRITING');
    const pack = () => desk.shop.get(token, `paper/reduce_pack?out_trade_no=${outTradeNo}`);
    await vi.waitFor(async () => expect((await pack()).status).toBe(200), 20_000);
    const { pdf } = (await desk.shop.see(token, outTradeNo)).order_item_response[0].file_urls;
    // Nobody has judged what was cancelled: its report speaks of no broken promise, and of no money for one.
    expect(await textOfPdf(await desk.download(pdf))).toContain('NothingwaspromisedabouttheAIrate');
  });

  it('has prepaid characters back as characters', async () => {
    await desk.shop.post(token, 'third_aigc/recharge', {
      kind: 'CHARACTERS',
      package_id: '10k',
      payment_method: 'BALANCE',
    });
    const before = await charactersOf();
    const gate = holdAt('乡村教育');
    const outTradeNo = await desk.ordered(token, { text: manuscript(11) });
    const pay = () => desk.shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo, source: 'CHARACTERS' });
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ error }) => error ?? 'paid').sort()).toEqual(['order_already_paid', 'paid']);
    const { units } = await desk.read(token, outTradeNo);
    expect(await charactersOf()).toBe(before - units);
    await gate.reached;
    await desk.until(token, outTradeNo, ({ paragraphs }) => paragraphs[0].state === 'REWRITTEN');
    const { result } = await desk.shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'no need' });
    gate.release();
    expect(result).toMatchObject({ status: 'REFUNDED', rule: 'BEING_WRITTEN', amount: 0 });
    expect(result.characters).toBeGreaterThan(0);
    expect(await charactersOf()).toBe(before - units + result.characters);
    expect(result.characters).toBeLessThan(units);
  });

  it('cannot pay with characters that are not there', async () => {
    const other = await desk.buyer(100);
    const out_trade_no = await desk.ordered(other, { text: manuscript(5) });
    const { status, error } = await desk.shop.post(other, 'pass/pay_order', { out_trade_no, source: 'CHARACTERS' });
    expect([status, error]).toEqual([402, 'balance_too_low']);
  });
});

it('takes a coupon for as many characters as it says, and the rest in money', async () => {
  const [code] = await desk.shop.makeCodes(operator, 'REDUCE_AIGC', { max_characters: 300 });
  const { result } = await desk.shop.post(token, 'wallet/redeem', { code });
  const text = manuscript(6);
  const bare = (await desk.order(token, { text })).result;
  const priced = (await desk.order(token, { text, coupon_id: result.coupon.id })).result;
  expect(priced).toMatchObject({
    out_trade_no: bare.out_trade_no,
    original_amount: bare.pay_amount,
    is_discount: true,
  });
  const rest = Math.ceil((bare.pay_amount * (bare.word_count - 300)) / bare.word_count);
  expect(priced.pay_amount).toBe(rest);
});

it('gives a coupon back that had paid for what did not keep its promise, and the file stays', async () => {
  const [code] = await desk.shop.makeCodes(operator, 'REDUCE_AIGC', { max_characters: 5_000 });
  const { result } = await desk.shop.post(token, 'wallet/redeem', { code });
  const couponOf = async () =>
    (await desk.shop.get(token, 'coupon/coupon_list')).result.coupons.find(
      ({ id }: { id: string }) => id === result.coupon.id,
    );
  const before = await desk.shop.balance(token);
  const text = manuscript(2, { mark: '顽固地凭券' });
  const { out_trade_no, pay_amount } = (await desk.order(token, { text, coupon_id: result.coupon.id })).result;
  expect(pay_amount).toBe(0);
  await desk.shop.post(token, 'pass/pay_order', { out_trade_no, source: 'BALANCE' });
  expect(await couponOf()).toMatchObject({ status: 'USED' });
  const done = await desk.until(token, out_trade_no, isDelivered);
  expect(done.promise).toMatchObject({ is_kept: false, is_refunded: false, is_coupon_returned: true });
  expect(done.zip_url).not.toBeNull();
  expect(await couponOf()).toMatchObject({ status: 'UNUSED', out_trade_no: null });
  expect(await desk.shop.balance(token)).toBe(before);
});

describe('of chosen paragraphs', () => {
  const prose = manuscript(4).split('\n\n');
  const readKeys = async (sent: object) => {
    const { result } = await desk.shop.post(token, 'third_aigc/read', sent);
    return result.paragraphs.map(({ key }: { key: string }) => ({ key }));
  };
  const paragraphsIn = async (bytes: Buffer) =>
    ((await membersOf(bytes))['word/document.xml'] ?? '').match(/<w:p[ >].*?<\/w:p>/gsu) ?? [];

  it('prices and rewrites these alone; all others come back as they were, to the byte', async () => {
    const bytes = await docxOf(
      [paragraph(run('第一章 绪论')), ...prose.map((text) => paragraph(run(text))), table('甲', '乙')].join(''),
    );
    const file_key = await desk.upload(token, 'checked.docx', bytes, wordType, 'CHECK');
    const read = (await desk.shop.post(token, 'third_aigc/read', { file_key })).result;
    expect(
      read.paragraphs.map(({ start, end }: { start: number; end: number }) => read.text.slice(start, end)),
    ).toEqual(prose);
    expect(read.paragraphs[0].heading).toBe('第一章 绪论');
    const [first, second, third, fourth] = await readKeys({ file_key });
    const all = (await desk.order(token, { file_key })).result;
    const { result } = await desk.order(token, { file_key, chosen: [fourth, second, second] });
    const units = read.paragraphs[1].units + read.paragraphs[3].units;
    expect(result).toMatchObject({ word_count: units, pay_amount: Math.max(100, Math.ceil((units * 300) / 1000)) });
    // The same choice in another order is the open order; another choice is another one, and all of them is no choice.
    expect((await desk.order(token, { file_key, chosen: [second, fourth] })).result.out_trade_no).toBe(
      result.out_trade_no,
    );
    const others = await Promise.all([
      desk.order(token, { file_key, chosen: [second, third] }),
      desk.order(token, { file_key, chosen: [first, third] }),
    ]);
    const numbers = [result, all, ...others.map((one) => one.result)].map(({ out_trade_no }) => out_trade_no);
    expect(new Set(numbers).size).toBe(4);
    const whole = await desk.order(token, { file_key, chosen: [first, second, third, fourth] });
    expect(whole.result.out_trade_no).toBe(all.out_trade_no);

    engine.asked.length = 0;
    const { out_trade_no } = result;
    await desk.shop.post(token, 'pass/pay_order', { out_trade_no, source: 'BALANCE' });
    const done = await desk.until(token, out_trade_no, isDelivered);
    expect(engine.asked.map(({ request }) => request.text).sort()).toEqual([prose[1], prose[3]].sort());
    expect(engine.asked.find(({ request }) => request.text === prose[1])?.request.around).toEqual({
      ...{ before: prose[0], after: prose[2] },
    });
    // What is promised is promised of the chosen ones; the whole is measured beside them.
    expect(done).toMatchObject({
      ...{ units, rates: { before: { aigc: 75 }, after: { aigc: 0 } } },
      whole: { paragraphs: 4, chosen: 2, rates: { before: { aigc: 75 }, after: { aigc: 37.5 } } },
      promise: { is_kept: true },
    });
    expect(done.paragraphs.map(({ state, why }: { state: string; why: string }) => why ?? state)).toEqual([
      ...['KEPT', 'NOT_CHOSEN', 'REWRITTEN', 'NOT_CHOSEN', 'REWRITTEN'],
    ]);
    const { word } = (await desk.shop.see(token, out_trade_no)).order_item_response[0].file_urls;
    const [before, after] = [await paragraphsIn(Buffer.from(bytes)), await paragraphsIn(await desk.download(word))];
    const isSame = before.map((xml, index) => xml === after[index]);
    expect(isSame.slice(0, 5)).toEqual([true, true, false, true, false]);
    expect(isSame.slice(5)).not.toContain(false);
    const again = { reduce_key: done.paragraphs[1].reduce_key };
    expect((await desk.shop.post(token, 'paper/edit/re_reduce', again)).error).toBe('wrong_state');

    // What was checked, and what else was ordered of it, stays where it is.
    await desk.shop.post(token, 'paper/edit/remove_reduce_file', { reduce_key: done.reduce_key });
    expect((await desk.shop.post(token, 'third_aigc/read', { file_key })).status).toBe(200);
    await desk.shop.post(token, 'pass/pay_order', { out_trade_no: all.out_trade_no, source: 'BALANCE' });
    expect(await desk.until(token, all.out_trade_no, isDelivered)).toMatchObject({
      whole: null,
      rates: { after: { aigc: 0 } },
    });
  });

  it('lets two orders of one upload be made at the same moment, each with a file of its own', async () => {
    const file_key = await desk.upload(token, 'twice.txt', `${manuscript(3)}\n`, 'text/plain');
    const [first, second] = await readKeys({ file_key });
    const answers = await Promise.all(
      [[first], [second], [first, second]].map((chosen) => desk.order(token, { file_key, chosen, mode: 'BOTH' })),
    );
    expect(new Set(answers.map(({ result }) => result?.out_trade_no)).size).toBe(3);
    const { rows } = await desk.shop.site.platform.pool.query(
      `select count(distinct file_key)::int as files from reductions where title = 'twice'`,
    );
    expect(rows).toEqual([{ files: 3 }]);
  });

  it('changes what a check found to be copied, and the whole paragraph where it says nothing', async () => {
    engine.asked.length = 0;
    const text = manuscript(3, { mark: '抄来的' });
    const [first, second] = await readKeys({ text });
    const places = [
      { start: 4, end: 9 },
      { start: 7, end: 20 },
    ];
    const chosen = [{ ...first, places }, second];
    const outTradeNo = await desk.bought(token, { text, chosen, mode: 'REPETITION' });
    expect(await desk.until(token, outTradeNo, isDelivered)).toMatchObject({ promise: null });
    const [one, other] = text.split('\n\n');
    const repeatedOf = (asked: string | undefined) =>
      engine.asked.find(({ request }) => request.text === asked)?.request.repeated;
    expect(repeatedOf(one)).toEqual([{ start: 4, end: 20 }]);
    expect(repeatedOf(other)).toEqual([{ start: 0, end: other?.length }]);
  });

  it('refuses a choice that is not in the text, is too short, or is another’s', async () => {
    const text = manuscript(3);
    const [first, , third] = await readKeys({ text });
    const stranger = await desk.buyer();
    const own = await desk.upload(token, 'own.docx', await docxOf(paragraph(run(prose[0] ?? ''))), wordType, 'CHECK');
    const short = `${text}\n\n一段很短的话也可以单独来选。`;
    const shortKeys = await readKeys({ text: short });
    const refused: [string, string, object][] = [
      ['choice_outdated', token, { text, chosen: [{ key: '0123456789abcdef-1' }] }],
      [
        'choice_outdated',
        token,
        { text: text.replace('绿色金融', '绿色信贷'), chosen: [first, { key: third.key.replace(/1$/u, '2') }] },
      ],
      ['choice_outdated', token, { text, chosen: [{ ...first, places: [{ start: 0, end: 9_999 }] }] }],
      ['choice_too_short', token, { text: short, chosen: [shortKeys.at(-1)] }],
      ['invalid_fields', token, { text, chosen: [] }],
      ['invalid_fields', token, { text, chosen: [{ key: 'p1' }] }],
      ['not_found', stranger, { file_key: own, chosen: [first] }],
    ];
    for (const [code, who, body] of refused) expect([code, (await desk.order(who, body)).error]).toEqual([code, code]);
    expect((await desk.shop.post(stranger, 'third_aigc/read', { file_key: own })).error).toBe('not_found');
    // What was changed elsewhere does not touch the choice.
    const edited = text.replace('绿色金融', '绿色信贷');
    expect((await desk.order(token, { text: edited, chosen: [first, third] })).status).toBe(200);
  });
});

describe('an operator', () => {
  const taskOf = async (outTradeNo: string, stage = '') => {
    const { tasks } = (await desk.shop.get(operator, `third_aigc/task?page_size=50${stage}`)).result;
    return tasks.find((task: { out_trade_no: string }) => task.out_trade_no === outTradeNo);
  };

  it('delivers a file of their own while the run goes on, and only one of the two is delivered', async () => {
    const gate = holdAt('城市更新');
    const outTradeNo = await desk.bought(token, { text: manuscript(3) });
    await gate.reached;
    const task = await taskOf(outTradeNo, '&stage=1');
    expect(task).toMatchObject({
      phone: expect.stringMatching(/\*{4}/u),
      rates: { before: 75, after: null },
      stage: 1,
    });
    expect(await (await fetch(`${desk.shop.site.url}${task.original_url}`)).text()).toBe(manuscript(3));
    const file_key = await desk.upload(operator, 'by-hand.txt', manuscript(3, { machine: 0 }), 'text/plain');
    expect((await desk.shop.post(token, 'third_aigc/task_complete', { id: task.id, file_key })).status).toBe(403);
    const complete = () => desk.shop.post(operator, 'third_aigc/task_complete', { id: task.id, file_key });
    const [one, other] = await Promise.all([complete(), complete()]);
    gate.release();
    expect([one.error, other.error].sort()).toEqual([undefined, 'wrong_state'].sort());
    const done = await desk.until(token, outTradeNo, isDelivered);
    expect(done).toMatchObject({
      is_by_hand: true,
      rates: { after: { aigc: 0 } },
      promise: { is_kept: true },
      paragraphs: [],
    });
    expect((await desk.shop.get(token, 'orders/news')).result.orders).toContainEqual(
      expect.objectContaining({ out_trade_no: outTradeNo, stage: 2 }),
    );
    expect(await refundsOf(outTradeNo)).toEqual([]);
    const late = await desk.shop.post(operator, 'third_aigc/task_complete', {
      id: task.id,
      failed: true,
      reason: 'late',
    });
    expect(late.error).toBe('wrong_state');
  });

  it('is told which paragraphs are wanted, and the promise is judged by these in their file', async () => {
    const gate = holdAt('乡村教育');
    const text = manuscript(3, { mark: '择段' });
    const { paragraphs } = (await desk.shop.post(token, 'third_aigc/read', { text })).result;
    const outTradeNo = await desk.bought(token, { text, chosen: [{ key: paragraphs[2].key }] });
    await gate.reached;
    const { id, chosen } = await taskOf(outTradeNo, '&stage=1');
    const [first = '', second = '', third = ''] = text.split('\n\n');
    expect(chosen).toEqual({ paragraphs: 1, of: 3, openings: [third.slice(0, 60)] });
    const byHand = [first, second, third.replaceAll('综上所述，', '')].join('\n\n');
    const file_key = await desk.upload(operator, 'by-hand.txt', byHand, 'text/plain');
    expect((await desk.shop.post(operator, 'third_aigc/task_complete', { id, file_key })).status).toBe(200);
    gate.release();
    expect(await desk.read(token, outTradeNo)).toMatchObject({
      ...{ is_by_hand: true, rates: { after: { aigc: 0 } }, promise: { is_kept: true, is_refunded: false } },
      whole: { rates: { after: { aigc: 50 } } },
    });
  });

  it('gives up what cannot be done, and its price goes back once', async () => {
    engine.onAsked = async () => {
      throw new EngineRefused('nothing usable');
    };
    const before = await desk.shop.balance(token);
    const outTradeNo = await desk.bought(token, { text: manuscript(3) });
    await desk.until(token, outTradeNo, ({ stage }) => stage === 3);
    const { id } = await taskOf(outTradeNo, '&stage=3');
    const bare = await desk.shop.post(operator, 'third_aigc/task_complete', { id, failed: true });
    expect([bare.status, bare.error]).toEqual([422, 'invalid_fields']);
    const give = () => desk.shop.post(operator, 'third_aigc/task_complete', { id, failed: true, reason: '乱码过多' });
    const answers = await Promise.all([give(), give(), give()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await taskOf(outTradeNo)).toMatchObject({ stage: 3, reason: '乱码过多', is_refunded: true });
    expect(await desk.shop.balance(token)).toBe(before);
    const { rows } = await desk.shop.site.platform.pool.query('select action from audit_log where subject = $1', [
      `reduction:${id}`,
    ]);
    expect(rows).toEqual([{ action: 'rewriting.fail' }]);
  });
});

it('leaves nothing of an account that is erased, nor of what nobody paid for', async () => {
  const { id } = (await desk.shop.get(token, 'user/info')).result;
  const { pool } = desk.shop.site.platform;
  const count = async (from: string) =>
    (await pool.query(`select count(*)::int as count from ${from}`, [id])).rows[0].count;
  const unpaid = 'reductions where user_id = $1 and item_id is null';
  expect(await count(unpaid)).toBeGreaterThan(2);
  const files = await count('files where owner_id = $1');
  const gone = await count(unpaid);
  await pool.query(`update reductions set updated_at = updated_at - interval '8 days' where user_id = $1`, [id]);
  await desk.shop.site.retention.sweep({ only: ['reductions'] });
  expect([await count(unpaid), await count('files where owner_id = $1')]).toEqual([0, files - gone]);

  const { accountPart } = desk.shop.site.rewriting;
  const exported = await inTransaction(desk.shop.db, (tx) => accountPart.exportRows(tx, id));
  expect(JSON.stringify(exported.reductions)).toContain('由此看来');
  // What a try left that was lost goes with its age; what can be downloaded stays.
  const own = 'reduction_files join reductions on id = reduction_id where user_id = $1';
  const fileCount = await count(own);
  await pool.query(
    `insert into reduction_files (key, reduction_id) select 'reductions/lost/all.zip', id from reductions where user_id = $1 limit 1`,
    [id],
  );
  await pool.query(`update reduction_files set created_at = created_at - interval '2 days'`);
  await desk.shop.site.retention.sweep({ only: ['reduction_files'] });
  expect(await count(own)).toBeLessThanOrEqual(fileCount);
  const served = await pool.query(`select key from ${own}`, [id]);
  expect(served.rows.length).toBeGreaterThan(3);
  expect(served.rows).not.toContainEqual({ key: 'reductions/lost/all.zip' });
  await inTransaction(desk.shop.db, (tx) => accountPart.erase(tx, id));
  expect(await count('reductions where user_id = $1')).toBe(0);
  const isThere = async ({ key }: { key: string }) =>
    (await desk.shop.site.platform.storage.open(key).catch(() => null))?.stream.destroy() !== undefined;
  await vi.waitFor(async () => expect((await Promise.all(served.rows.map(isThere))).filter(Boolean)).toEqual([]));
});
