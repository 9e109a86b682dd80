import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultModelLimits } from '../../../engines/model/limits.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../../testing/openai-double/openai-double.ts';
import { openShop, type Shop } from '../../../testing/orders/shop.ts';
import { createSiteClient, newPhone } from '../../../testing/site-client.ts';

const form = {
  ...{ title: '社区养老服务供需矛盾研究', language: 'zh', type: 'course_paper', field: 'management' },
  ...{ product: 'FINAL', word_count: 2000, version: 'v1' },
};
/** As in the product, with pauses that a test can wait for. */
const modelLimits = { ...defaultModelLimits, backoffBaseMs: 50, backoffMaximumMs: 400, breakerOpenMs: 1_000 };
const patience = { timeout: 200_000, interval: 150 };

interface Site {
  shop: Shop;
  double: OpenAiDouble;
  phone: string;
  token: string;
}

const open: Site[] = [];

async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const double = await startOpenAiDouble();
  const few = { RUN_CONCURRENCY: '8', WORKER_CONCURRENCY: '1', AMENDMENT_WAIT_MS: '0' };
  const environment = { LLM_BASE_URL: double.baseUrl, LLM_MODEL: 'yanmo-double', ...few, ...settings };
  const shop = await openShop({ work: true, itemKinds: () => [], environment, modelLimits });
  const phone = newPhone();
  const site = { shop, double, phone, token: await createSiteClient(shop.site).logInToken(phone) };
  open.push(site);
  return site;
}

async function writeOutline({ shop, token }: Site): Promise<string> {
  const { result } = await shop.post(token, 'paper/outline/create', form);
  await vi.waitFor(
    async () => expect((await shop.get(token, `paper/outline/status/${result.key1}`)).result.status).toBe('SUCCEEDED'),
    patience,
  );
  return result.key1;
}

async function buyPaper(site: Site): Promise<string> {
  const { shop, token } = site;
  const outTradeNo = await shop.order(token, { key1: await writeOutline(site), order_type: 'PAPER_FINAL' });
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
    interval: 25,
  });

let sites: Site[];
beforeAll(async () => {
  sites = [];
  sites.push(await openSite(), await openSite({ STEP_RETRIES: '1' }), await openSite());
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

describe.concurrent('a paper by a model', { timeout: 300_000 }, () => {
  it('outlives an outage in the middle, and a storm of refusals by rate after it', async () => {
    const site = siteAt(0);
    site.double.setDefault({ name: 'normal', tokensPerSecond: 150 });
    const outTradeNo = await buyPaper(site);
    await inTheMiddle(site);
    const asksFor = async (more: number) => {
      const { calls } = site.double.statistics();
      await vi.waitFor(() => expect(site.double.statistics().calls).toBeGreaterThan(calls + more), patience);
    };
    site.double.setDefault({ name: 'failing' });
    await asksFor(5);
    site.double.setDefault({ name: 'rate_limited', retryAfterSeconds: 0.2 });
    await asksFor(12);
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

  it('is whole although answers come broken, cut off and torn', async () => {
    const site = siteAt(2);
    const outTradeNo = buyPaper(site);
    await site.double.called(1);
    const faults = ['malformed', 'truncated', 'dropped', 'wrong_schema', 'reset', 'no_usage'] as const;
    site.double.script(...Array.from({ length: 4 }, () => faults).flat());
    await reached(site, await outTradeNo, 2);
    await expectWhole(site, await outTradeNo);
  });
});

describe('an account deleted while a step of its paper runs', () => {
  it('leaves nothing behind, and the worker goes on with others', { timeout: 300_000 }, async () => {
    const site = siteAt(2);
    const { shop, double, phone, token } = site;
    const [paper] = await query<{ out_trade_no: string }>(site, 'select out_trade_no from papers');
    const { sections } = (await shop.get(token, `paper/text/${paper?.out_trade_no}`)).result;
    const written = sections.find(({ text }: { text: object | null }) => text !== null);
    double.reset();
    double.setDefault({ name: 'held' });
    const wish = { section_id: written.id, instruction: '写得更简洁一些' };
    expect((await shop.post(token, 'paper/amend', { out_trade_no: paper?.out_trade_no, ...wish })).status).toBe(200);
    await vi.waitFor(() => expect(double.statistics().running).toBe(1), patience);

    const client = createSiteClient(shop.site);
    shop.site.clock.move(61);
    const sms_code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    expect((await shop.post(token, 'user/delete', { sms_code })).status).toBe(200);
    double.setDefault({ name: 'normal' });
    double.release();
    const openJobs = "select 1 from pgboss.job where name = 'runs.step' and state in ('created', 'retry', 'active')";
    await vi.waitFor(async () => expect(await query(site, openJobs)).toEqual([]), patience);

    const left = await query(
      site,
      `select step_key as what from model_calls where response is not null or user_id is not null
       union all select id::text from runs where user_id is not null or subject <> ''
       union all select 'steps' from run_steps union all select 'events' from run_events
       union all select 'papers' from papers union all select 'sections' from paper_sections
       union all select 'amendments' from paper_amendments`,
    );
    expect(left).toEqual([]);
    await writeOutline({ ...site, token: await shop.logIn() });
  });
});
