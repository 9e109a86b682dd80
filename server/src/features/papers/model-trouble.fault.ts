import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

const form = {
  ...{ title: '社区养老服务供需矛盾研究', language: 'zh', type: 'course_paper', field: 'management' },
  ...{ product: 'FINAL', word_count: 2000, version: 'v1' },
};
const patience = { timeout: 100_000, interval: 50 };

interface Site {
  shop: Shop;
  double: OpenAiDouble;
  token: string;
}

const open: Site[] = [];

async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const double = await startOpenAiDouble();
  const environment = { LLM_BASE_URL: double.baseUrl, LLM_MODEL: 'yanmo-double', ...settings };
  const shop = await openShop({ work: true, itemKinds: () => [], environment });
  const site = { shop, double, token: await shop.logIn() };
  open.push(site);
  return site;
}

async function buyPaper({ shop, token }: Site): Promise<string> {
  const { result } = await shop.post(token, 'paper/outline/create', form);
  await vi.waitFor(
    async () => expect((await shop.get(token, `paper/outline/status/${result.key1}`)).result.status).toBe('SUCCEEDED'),
    patience,
  );
  const outTradeNo = await shop.order(token, { key1: result.key1, order_type: 'PAPER_FINAL' });
  await shop.payByScan(token, outTradeNo);
  return outTradeNo;
}

const itemOf = async ({ shop, token }: Site, outTradeNo: string) =>
  (await shop.see(token, outTradeNo)).order_item_response[0];

async function reached(site: Site, outTradeNo: string, stage: number) {
  return vi.waitFor(async () => {
    const item = await itemOf(site, outTradeNo);
    expect(item.paper_case.stage, JSON.stringify(item)).toBe(stage);
    return item;
  }, patience);
}

async function query<Row>({ shop }: Site, sql: string): Promise<Row[]> {
  return (await shop.site.platform.pool.query(sql)).rows as Row[];
}

/** What a reader gets: every section there, whole, once, and both files. */
async function expectWhole(site: Site, outTradeNo: string): Promise<void> {
  const item = await itemOf(site, outTradeNo);
  const pdf = await fetch(`${site.shop.site.url}${item.file_urls.pdf}`);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const { result } = await site.shop.post(site.token, 'paper/paper_status', { out_trade_no: outTradeNo });
  expect(result.items[0].sections_done).toBe(result.items[0].sections_total);
  const firsts = await query<{ text: string }>(site, 'select text from paper_sections where version = 1');
  expect(firsts).toHaveLength(result.items[0].sections_total);
  for (const { text } of firsts) {
    expect(text).not.toMatch(/^\s*[{[]"/u);
    expect(text.trim()).toMatch(/[。！？|）)\]]$/u);
  }
}

const answered = (site: Site) =>
  query<{ step_key: string; attempts: number; response: string }>(
    site,
    "select step_key, attempts, response from model_calls where state = 'ANSWERED' and subject_kind = 'order' order by 1",
  );

/** The sections are being written: some are there, more are not. */
const inTheMiddle = (site: Site) =>
  vi.waitFor(async () => expect((await query(site, 'select 1 from paper_sections')).length).toBeGreaterThanOrEqual(2), {
    timeout: 60_000,
    interval: 5,
  });

let sites: Site[];
beforeAll(async () => {
  sites = [];
  sites.push(await openSite(), await openSite({ STEP_RETRIES: '1' }), await openSite(), await openSite());
}, 120_000);
afterAll(async () => {
  for (const { shop, double } of open) {
    await shop.close();
    await double.stop();
  }
}, 60_000);

const siteAt = (index: number): Site => {
  const site = sites[index];
  if (!site) throw new Error('no site');
  return site;
};

describe.concurrent('a paper by a model', { timeout: 120_000 }, () => {
  it('outlives an outage in the middle', async () => {
    const site = siteAt(0);
    site.double.setDefault({ name: 'normal', tokensPerSecond: 150 });
    const outTradeNo = await buyPaper(site);
    await inTheMiddle(site);
    site.double.setDefault({ name: 'failing' });
    const { calls } = site.double.statistics();
    await vi.waitFor(() => expect(site.double.statistics().calls).toBeGreaterThan(calls + 5), patience);
    site.double.setDefault({ name: 'normal' });
    await reached(site, outTradeNo, 2);
    await expectWhole(site, outTradeNo);
  });

  it('fails with a reason when the model stays away, and goes on from there when it is tried again', async () => {
    const site = siteAt(1);
    site.double.setDefault({ name: 'normal', tokensPerSecond: 150 });
    const outTradeNo = await buyPaper(site);
    await inTheMiddle(site);
    site.double.setDefault({ name: 'unauthorized' });
    const failed = await reached(site, outTradeNo, 3);
    expect(failed.error.error).toBe('engine_unavailable');
    expect(failed.file_urls).toEqual({ word: null, pdf: null, zip: null });
    const bought = await answered(site);
    expect(bought.length).toBeGreaterThan(2);

    site.double.setDefault({ name: 'normal' });
    const retry = { out_trade_no: outTradeNo, item_id: failed.id };
    expect((await site.shop.post(site.token, 'orders/retry', retry)).status).toBe(200);
    await reached(site, outTradeNo, 2);
    await expectWhole(site, outTradeNo);
    expect(await answered(site)).toEqual(expect.arrayContaining(bought));
  });

  it('outlives a storm of refusals by rate', async () => {
    const site = siteAt(2);
    site.double.setDefault({ name: 'normal', tokensPerSecond: 150 });
    const outTradeNo = await buyPaper(site);
    await inTheMiddle(site);
    site.double.setDefault({ name: 'rate_limited', retryAfterSeconds: 1 });
    const { calls } = site.double.statistics();
    await vi.waitFor(() => expect(site.double.statistics().calls).toBeGreaterThan(calls + 12), patience);
    site.double.setDefault({ name: 'normal' });
    await reached(site, outTradeNo, 2);
    await expectWhole(site, outTradeNo);
  });

  it('is whole although answers come broken, cut off and torn', async () => {
    const site = siteAt(3);
    const outTradeNo = buyPaper(site);
    await site.double.called(1);
    const faults = ['malformed', 'truncated', 'dropped', 'wrong_schema', 'reset', 'no_usage'] as const;
    site.double.script(...Array.from({ length: 4 }, () => faults).flat());
    await reached(site, await outTradeNo, 2);
    await expectWhole(site, await outTradeNo);
  });
});
