import { countDraft } from '@yanmo/contract/draft-count';
import type { OrderDetail, PaperSheet } from '@yanmo/contract/orders';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type EventReader, readEvents } from '../../../testing/event-reader.ts';
import { startOpenAiDouble } from '../../../testing/openai-double/openai-double.ts';
import { openShop, type Shop } from '../../../testing/orders/shop.ts';

let shop: Shop;
let token: string;
let outTradeNo: string;
let double: Awaited<ReturnType<typeof startOpenAiDouble>>;

const form = {
  ...{ title: '社区养老服务供需矛盾研究', language: 'zh', type: 'course_paper', field: 'management' },
  ...{ product: 'FINAL', word_count: 3000, version: 'v1' },
};

beforeAll(async () => {
  double = await startOpenAiDouble();
  shop = await openShop({
    work: true,
    itemKinds: () => [],
    environment: { LLM_BASE_URL: double.baseUrl, LLM_MODEL: 'yanmo-double' },
  });
  token = await shop.logIn();
  outTradeNo = await buyPaper(1_000);
}, 180_000);
afterAll(async () => {
  await shop.close();
  await double.stop();
});

async function buyPaper(tokensPerSecond: number): Promise<string> {
  const { result } = await shop.post(token, 'paper/outline/create', form);
  const { key1 } = result;
  await vi.waitFor(
    async () => expect((await shop.get(token, `paper/outline/status/${key1}`)).result.status).toBe('SUCCEEDED'),
    { timeout: 20_000 },
  );
  double.setDefault({ name: 'normal', tokensPerSecond });
  const outTradeNo = await shop.order(token, { key1, order_type: 'PAPER_FINAL' });
  await shop.payByScan(token, outTradeNo);
  return outTradeNo;
}

const follow = (outTradeNo: string, lastEventId?: string) =>
  readEvents(`${shop.site.url}/api/ai-paper/orders/order/${outTradeNo}/events`, {
    authorization: `Bearer ${token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  });

/** What a page would show after these events: the texts by section. */
function readSheet(received: EventReader['received']): Map<string, string> {
  const texts = new Map<string, string>();
  const sections = new Map<string, string>();
  for (const { type, data } of received) {
    if (type === 'paper') {
      texts.clear();
      for (const { id, text, step } of (data as PaperSheet).sections) {
        texts.set(id, text);
        if (step) sections.set(step, id);
      }
    } else if (type === 'section') {
      const { section, step } = data as { section: string; step: string };
      sections.set(step, section);
    } else if (type === 'text') {
      const { step, offset, text } = data as { step: string; offset: number; text: string };
      const id = sections.get(step);
      if (id) texts.set(id, `${(texts.get(id) ?? '').slice(0, offset)}${text}`);
    }
  }
  return new Map([...texts].filter(([, text]) => text !== ''));
}

const ordersIn = ({ received }: EventReader) =>
  received.flatMap(({ type, data }) => (type === 'snapshot' || type === 'order' ? [data as OrderDetail] : []));
const see = async () => (await shop.see(token, outTradeNo)) as OrderDetail;
const unitsOf = (texts: Iterable<string>) => [...texts].reduce((sum, text) => sum + countDraft(text), 0);
const isDone = ({ received }: EventReader) => received.some(({ type }) => type === 'done');

it('shows a paper as it is written: whoever comes late, or comes back, sees the same', {
  timeout: 90_000,
}, async () => {
  const first = await follow(outTradeNo);
  const early = () => first.received.find(({ type }) => type === 'text');
  await vi.waitFor(() => expect(early()).toBeDefined(), { timeout: 30_000, interval: 20 });
  const cut = [...first.received];
  expect((await shop.get(token, 'orders/news')).result).toMatchObject({ working: 1, unread: 0, orders: [] });
  const second = await follow(outTradeNo);
  const resumed = await follow(outTradeNo, cut.at(-1)?.id);
  await vi.waitFor(() => expect([first, second, resumed].every(isDone)).toBe(true), { timeout: 60_000 });

  const whole = readSheet(first.received);
  expect(whole.size).toBeGreaterThan(3);
  expect(readSheet(second.received)).toEqual(whole);
  expect(readSheet([...cut, ...resumed.received])).toEqual(whole);
  expect(resumed.received.some(({ type }) => type === 'snapshot' || type === 'paper')).toBe(false);
  // Every event has a number to resume after; of growing text it is that of the event before it.
  const ids = first.received.filter(({ type }) => type !== 'text').map(({ id }) => id);
  expect(new Set(ids.slice(1)).size).toBeGreaterThan(ids.length - 3);
  expect(first.received.every(({ id, type }) => id !== undefined || type === 'comment')).toBe(true);

  // Whoever watched from the start hears of the time left as soon as there is any, and so does who came late.
  const [told, toldLate] = [first, second].map(ordersIn) as [OrderDetail[], OrderDetail[]];
  const estimates = (orders: OrderDetail[]) => orders.flatMap(({ remaining_seconds }) => remaining_seconds ?? []);
  expect(estimates(told).length).toBeGreaterThan(1);
  expect(estimates(toldLate).length).toBeGreaterThan(1);
  expect(Math.min(...estimates(told))).toBeGreaterThan(0);
  // Each state of the order has a larger number than the one before, though its events tell of no progress.
  const numbers = told.map(({ last_seq }) => last_seq);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  expect(told.at(-1)?.events).toEqual(told[0]?.events);
  for (const reader of [first, second, resumed]) reader.close();

  await vi.waitFor(async () => expect((await see()).order_item_response[0]?.paper_case.stage).toBe(2));
  const delivered = await see();
  expect(delivered.remaining_seconds).toBeNull();
  expect(delivered.last_seq).toBeGreaterThanOrEqual(numbers.at(-1) ?? Number.NaN);
});

it('is news to its owner until it was looked at', { timeout: 90_000 }, async () => {
  const stranger = await shop.logIn();
  await vi.waitFor(async () => expect((await shop.get(token, 'orders/news')).result.unread).toBe(1), {
    timeout: 60_000,
    interval: 100,
  });
  const { result: news } = await shop.get(token, 'orders/news');
  expect(news).toMatchObject({ working: 0, orders: [{ out_trade_no: outTradeNo, title: form.title, stage: 2 }] });
  expect(news.orders).toHaveLength(1);
  expect((await shop.see(token, outTradeNo)).is_unread).toBe(true);
  await shop.post(stranger, 'orders/seen', { trade_no_list: [outTradeNo] });
  expect((await shop.see(token, outTradeNo)).is_unread).toBe(true);
  const { result: after } = await shop.post(token, 'orders/seen', { trade_no_list: [outTradeNo] });
  expect(after.unread).toBe(0);
  expect((await shop.see(token, outTradeNo)).is_unread).toBe(false);
});

it('ends at the moment its buyer cancels: what they could read is what they keep and pay for, and nothing more is bought', {
  timeout: 60_000,
}, async () => {
  const cancelled = await buyPaper(300);
  const reader = await follow(cancelled);
  await vi.waitFor(() => expect(unitsOf(readSheet(reader.received).values())).toBeGreaterThan(200), {
    timeout: 30_000,
    interval: 20,
  });
  const shown = (await shop.get(token, `refund/pending_order?out_trade_no=${cancelled}`)).result;
  expect(shown).toMatchObject({ rule: 'BEING_WRITTEN', wanted_units: 3000 });
  // The export of an account holds what is theirs: not yet this.
  const exported = async () => {
    const { id } = (await shop.get(token, 'user/info')).result;
    const rows = await inTransaction(shop.db, (tx) => shop.site.papers.accountPart.exportRows(tx, id));
    return rows.papers.filter(({ out_trade_no }) => out_trade_no === cancelled).length;
  };
  expect(await exported()).toBe(0);
  const wish = { out_trade_no: cancelled, reason: '不需要了', destination: 'WALLET', rule: 'BEING_WRITTEN' };
  const { result } = await shop.post(token, 'refund/apply', wish);
  const { rows: bought } = await shop.site.platform.pool.query('select count(*) from model_calls');
  await vi.waitFor(() => expect(isDone(reader)).toBe(true), { timeout: 10_000, interval: 20 });
  reader.close();

  const { sections, may_amend } = (await shop.get(token, `paper/text/${cancelled}`)).result;
  const { rows } = await shop.site.platform.pool.query<{ text: string }>(
    'select text from paper_sections join papers on papers.id = paper_id where out_trade_no = $1',
    [cancelled],
  );
  const kept = unitsOf(rows.map(({ text }) => text));
  expect(result.amount).toBe(1500 - Math.floor((1500 * kept) / 3000));
  expect(result.amount).toBeLessThanOrEqual(shown.refundable_amount);
  // The beginning of a mark or of a table is not kept.
  expect(unitsOf(readSheet(reader.received).values()) - kept).toBeLessThan(30);
  expect(sections.filter(({ text }: { text: unknown }) => text !== null)).toHaveLength(rows.length);
  expect([may_amend, await exported()]).toEqual([false, rows.length]);

  // Whoever was writing has heard of it by now, and asked the model for nothing meanwhile.
  await vi.waitFor(
    async () => {
      const open = await shop.site.platform.pool.query(`select from model_calls where state = 'RUNNING'`);
      expect(open.rowCount).toBe(0);
    },
    { timeout: 20_000 },
  );
  const { rows: inTheEnd } = await shop.site.platform.pool.query('select count(*) from model_calls');
  expect(inTheEnd).toEqual(bought);
  expect(await shop.findDifferences()).toEqual([]);
});
