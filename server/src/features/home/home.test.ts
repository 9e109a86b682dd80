import { languages } from '@yanmo/contract/languages';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayNumber, startOfDay } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { makeNumber } from '../payments/service.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

const getInfo = async () => (await client.call('/api/ai-paper/home/info')).result;

/** Every text in a structure that has the four languages, as [path, text]. */
function emptyTexts(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const own =
    'zh' in record ? languages.filter((language) => !record[language]).map((language) => `${path}.${language}`) : [];
  return [...own, ...Object.entries(record).flatMap(([key, inner]) => emptyTexts(inner, `${path}.${key}`))];
}

async function insertRun(
  kind: string,
  state: string,
  finishedAt: Date,
  subject = `${state} ${finishedAt}`,
): Promise<void> {
  await site.platform.pool.query(
    `insert into runs (kind, subject, input, state, error, finished_at) values ($1, $5, '{}', $2, $3, $4)`,
    [kind, state, state === 'FAILED' ? 'internal' : null, finishedAt, subject],
  );
}

describe('home/info', () => {
  it('shows the name, three honest banners, five images and what stands in', async () => {
    const info = await getInfo();
    expect(info.site).toEqual({ name: '研墨 Yanmo', notice: null });
    expect(info.banner).toHaveLength(3);
    expect(emptyTexts(info)).toEqual([]);
    expect(info.agent_image.map(({ id }: { id: number }) => id)).toEqual([2, 3, 4, 5, 6]);
    const namesIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { result } = await client.call('/api/ai-paper/home/info', { headers });
      return result.agent_image.map(({ name }: { name: string }) => name);
    };
    expect(await namesIn('zh-CN')).toEqual(['手机访问', '使用指南', '样例论文', '联系客服', '加盟合作']);
    expect(await namesIn('en')).toContain('Customer service');
    expect(await namesIn('es')).toContain('Atención al cliente');
    expect(await namesIn('ja')).toContain('カスタマーサポート');
    expect(info).toMatchObject({
      maintenance: null,
      stats: { outlines_today: 0, papers_today: 0 },
      standins: { sms: true, payment: true },
      engine: 'BUILT_IN',
    });
  });

  it('counts what really succeeded today, by the calendar of China', async () => {
    const midnight = startOfDay(site.clock.now()).getTime();
    const at = (seconds: number) => new Date(midnight + seconds * 1000);
    await insertRun('outline', 'SUCCEEDED', at(1));
    await insertRun('outline', 'SUCCEEDED', at(2));
    await insertRun('outline', 'SUCCEEDED', at(-1));
    await insertRun('outline', 'FAILED', at(3));
    // One paper, paid in two stages: its preview, then the whole.
    await insertRun('paper', 'SUCCEEDED', at(4), 'item');
    await insertRun('paper', 'SUCCEEDED', at(5), 'item');
    site.clock.move(6);
    expect((await getInfo()).stats).toEqual({ outlines_today: 2, papers_today: 1 });
  });

  it('shows what the operator changed', async () => {
    const notice = { zh: '通知', en: 'Notice', es: 'Aviso', ja: 'お知らせ' };
    await inTransaction(site.platform.db, async (tx) => {
      await site.settings.changeSetting(tx, { program: 'test' }, 'notice', notice);
      await site.settings.changeSetting(tx, { program: 'test' }, 'maintenance', {
        starts_at: new Date(site.clock.now().getTime() + 3_600_000).toISOString(),
      });
    });
    const info = await getInfo();
    expect(info.site.notice).toEqual(notice);
    expect(Date.parse(info.maintenance.ends_at) - Date.parse(info.maintenance.starts_at)).toBe(11 * 3_600_000);
  });

  it('refuses a query that it does not know', async () => {
    expect(await client.call('/api/ai-paper/home/info?x=1')).toMatchObject({ status: 422, fields: [{ path: 'x' }] });
  });
});

describe('a QR image', () => {
  /** The dark modules of the drawing, to be compared with those of the address that it should hold. */
  function darkModules(svg: string): number {
    return svg.match(/M\d+,\d+h/g)?.length ?? 0;
  }

  it('is an SVG that holds a page of this site', async () => {
    for (const { image_url: address } of (await getInfo()).agent_image) {
      const response = await fetch(`${site.url}${address}`);
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('private, max-age=300');
      expect(await response.text()).toMatch(/^<svg[^>]*viewBox/);
    }
    const svg = await (await fetch(`${site.url}/api/ai-paper/home/qr/4.svg`)).text();
    const expected = encode(`${site.url}/paper/preview`, { ecc: 'M', border: 4 });
    expect(darkModules(svg)).toBe(expected.data.flat().filter(Boolean).length);
  });

  it('exists for the ids 2 to 6 only', async () => {
    for (const file of ['1.svg', '7.svg', '2.png', '22.svg', '2', '..%2f2.svg']) {
      const { status } = await client.call(`/api/ai-paper/home/qr/${file}`);
      expect(status, file).toBeGreaterThanOrEqual(400);
      expect(status, file).toBeLessThan(500);
    }
  });
});

describe('home/global_code', () => {
  it('has every dictionary in four languages', async () => {
    const { result } = await client.call('/api/ai-paper/home/global_code');
    expect(emptyTexts(result)).toEqual([]);
    const codes = (name: string) => result[name].map(({ code }: { code: string }) => code);
    expect(codes('languages')).toEqual(['zh', 'en', 'es', 'ja']);
    expect(codes('fields')).toHaveLength(14);
    const [first, second] = result.payment_statuses;
    expect([first.labels.zh, second.labels]).toEqual(['待支付', first.labels]);
    expect(codes('order_types')).toHaveLength(18);
    expect(codes('coupon_kinds')).toEqual(['DISCOUNT', 'FREE_GENERATION', 'PLAGIARISM_CHECK', 'REDUCE_AIGC']);
    expect(codes('stages')).toEqual([0, 1, 2, 3]);
    expect(result.levels.map((level: { default_word_count: number }) => level.default_word_count)).toEqual([
      8_000, 12_000, 30_000, 3_000,
    ]);
    const quick = result.types.filter((type: { estimated_minutes: number }) => type.estimated_minutes === 10);
    expect(quick.map(({ code }: { code: string }) => code).sort()).toEqual([
      'course_paper',
      'literature_review',
      'proposal',
      'task_book',
    ]);
    expect(result.limits).toEqual({
      word_count_minimum: 1_000,
      word_count_maximum: 50_000,
      word_count_step: 500,
      page_size: 5,
      sms_resend_seconds: 60,
    });
    expect(result.promise).toMatchObject({ aigc_rate_maximum: 20, is_on_by_default: true });
    expect((await getInfo()).banner[0].en).toContain('AIGC');
    await inTransaction(site.platform.db, (tx) =>
      site.settings.changeSetting(tx, { program: 'test' }, 'open_features', []),
    );
    site.clock.move(6);
    const closed = (await client.call('/api/ai-paper/home/global_code')).result;
    expect(closed.promise).toBeNull();
    expect(closed.order_types).toHaveLength(14);
    expect((await getInfo()).banner[0].en).not.toContain('AIGC');
  });
});

it('begins the day at midnight in China', () => {
  expect(startOfDay(new Date('2026-03-01T15:59:59Z')).toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(startOfDay(new Date('2026-03-01T16:00:00Z')).toISOString()).toBe('2026-03-01T16:00:00.000Z');
  // Also in the numbers of orders and payments.
  const days = ['2026-03-01T15:59:59Z', '2026-03-01T16:00:00Z'].map((at) => dayNumber(new Date(at)));
  expect(days).toEqual(['20260301', '20260302']);
  expect(makeNumber('Y', new Date('2026-03-01T16:00:00Z'))).toMatch(/^Y20260302[0-9a-f]{20}$/);
});
