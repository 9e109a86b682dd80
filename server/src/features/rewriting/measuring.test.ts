import { measuredUnits } from '@yanmo/contract/measuring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;

beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
  token = (await client.logIn(newPhone())).result.token;
});
afterAll(async () => await site.close());

const measure = (text: string, { token, language }: { token?: string; language?: string } = {}) =>
  client.call('/api/ai-paper/third_aigc/measure', {
    body: { text, ...(language === undefined ? {} : { language }) },
    ...(token === undefined ? {} : { token }),
  });

const paragraph =
  '渡口关闭以后，村里的老船工把船拖上岸，用桐油刷了两遍，搁在晒场边上。孩子们常爬进船舱里捉迷藏，老船工坐在门槛上看着，也不说话。' +
  '第二年发大水，公路断了九天，邮差进不来，还是这条船把药和信运了过去。' +
  '县里后来要修桥，测量的人问他河心有多深，他伸出竹篙比了比，说丰水时两篙，枯水时不到一篙。';

it('measures a visitor’s text for nothing, says where every figure comes from, and keeps nothing', async () => {
  const text = `${paragraph}\n\n${paragraph}\n\n随着交通的不断发展，渡口具有重要意义。`;
  const { status, result } = await measure(text);
  expect(status).toBe(200);
  expect(result).toMatchObject({ text, language: 'zh', cleaned: 0, compared_with: ['TEXT'], no_verdict: null });
  expect(result.units).toBeGreaterThan(200);
  expect(result.rate).toBeGreaterThanOrEqual(result.interval[0]);
  expect(result.rate).toBeLessThanOrEqual(result.interval[1]);
  expect(result.paragraphs).toHaveLength(3);
  expect(result.paragraphs.map(({ repetition }: { repetition: number }) => repetition > 50)).toEqual([
    false,
    true,
    true,
  ]);
  for (const { start, end, sentences } of result.paragraphs) {
    for (const sentence of sentences) {
      expect(sentence.start).toBeGreaterThanOrEqual(start);
      expect(sentence.end).toBeLessThanOrEqual(end);
    }
  }
  expect(result.repeated.map(({ kind }: { kind: string }) => kind)).toEqual(['SELF', 'TEMPLATE', 'TEMPLATE']);
  const { rows } = await site.platform.pool.query(`select 1 from runs`);
  expect(rows).toEqual([]);
});

it('takes out what stands in a text to deceive, says how much it was, and finds the same figures', async () => {
  const text = paragraph.repeat(2);
  const [plain, tricked] = [await measure(text), await measure([...text].join('\u200b'))];
  expect(tricked.result).toEqual({ ...plain.result, cleaned: [...text].length - 1, measured_at: expect.any(String) });
});

it('gives no verdict of a short text, nor in a language that it cannot judge, but counts what repeats', async () => {
  expect((await measure('五个字的句')).result).toMatchObject({ verdict: 'NONE', no_verdict: 'TOO_SHORT', rate: null });
  const spanish = 'El barquero sacó la barca a la orilla y la dejó junto a la era, boca abajo, hasta la riada. '.repeat(
    30,
  );
  const { result } = await measure(spanish);
  expect(result).toMatchObject({ language: 'es', verdict: 'NONE', no_verdict: 'LANGUAGE', rate: null, interval: null });
  expect(result.repetition).toBeGreaterThan(90);
});

it('leaves the list of references out of both figures', async () => {
  const list =
    '\n参考文献\n[1] 王芳. 渡口与村庄[J]. 民俗研究, 2020(3): 45-52.\n[2] 王芳. 渡口与村庄[J]. 民俗研究, 2020(3): 45-52.\n';
  const [without, within] = [await measure(paragraph.repeat(2)), await measure(paragraph.repeat(2) + list)];
  expect(within.result.repetition).toBe(without.result.repetition);
  expect(within.result.rate).toBe(without.result.rate);
});

it('refuses what holds no word, and what is too long for who asks', async () => {
  expect(await measure(' \u200b…… !')).toMatchObject({ status: 422, error: 'text_without_words' });
  expect(await measure('')).toMatchObject({ status: 422, error: 'invalid_fields' });
  const visitor = await measure('字'.repeat(measuredUnits.visitor + 1));
  expect(visitor).toMatchObject({ status: 422, error: 'text_too_long_for_visitor' });
  const long = await measure('字'.repeat(300_000), { token });
  expect(long).toMatchObject({ status: 422, error: 'text_too_long' });
  expect(long.message).toContain('50000');
  expect((await measure('字'.repeat(measuredUnits.visitor + 1), { token })).status).toBe(200);
});
