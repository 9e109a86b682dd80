import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { membersOf } from '../../documents/readers/testing/office-files.ts';
import { manuscriptFile, thesisBody } from '../../documents/rewriting/testing/manuscript-file.ts';
import { startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { openReductionShop, wordType } from './testing/reduction-shop.ts';

vi.setConfig({ testTimeout: 120_000 });
let double: Awaited<ReturnType<typeof startOpenAiDouble>>;
beforeAll(async () => {
  double = await startOpenAiDouble();
});
afterAll(() => double.stop());

const wordIn = (members: Record<string, string>) => members['word/document.xml'] ?? '';
const countIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

it.each(['BUILT_IN', 'MODEL'])('a thesis comes back with all that is no prose, by the engine %s', async (engine) => {
  const desk = await openReductionShop(
    engine === 'MODEL' ? { environment: { LLM_BASE_URL: double.baseUrl, LLM_MODEL: 'yanmo-double' } } : {},
  );
  const token = await desk.buyer();
  const original = await manuscriptFile(thesisBody);
  const file_key = await desk.upload(token, '县域数字阅读.docx', original, wordType);
  const read = (await desk.shop.post(token, 'third_aigc/read', { file_key })).result;
  expect(read).toMatchObject({ language: 'zh', name: '县域数字阅读.docx' });
  expect(read.kept.tables).toBeGreaterThan(0);
  const outTradeNo = await desk.bought(token, { file_key, mode: 'REPETITION', is_tracked: true });
  const done = await desk.until(token, outTradeNo, ({ stage }) => stage === 2);
  expect(done).toMatchObject({ source: 'DOCX', units: read.units, promise: null, title: '县域数字阅读' });
  const changed = done.paragraphs.filter(({ state }: { state: string }) => state === 'REWRITTEN');
  expect(changed.length).toBeGreaterThan(0);
  for (const { before, after, parts, protected: spans } of changed) {
    expect(parts.map((part: { before: string }) => part.before).join('')).toBe(before);
    for (const { start, end } of spans) expect(after).toContain(before.slice(start, end));
  }
  const zip = await membersOf(await desk.download(done.zip_url));
  expect(Object.keys(zip).filter((name) => name.endsWith('.docx'))).toHaveLength(2);
  const sent = wordIn(await membersOf(original));
  const word = wordIn(
    await membersOf(
      await desk.download((await desk.shop.see(token, outTradeNo)).order_item_response[0].file_urls.word),
    ),
  );
  for (const kept of [/<w:tbl>/gu, /<m:oMath>/gu, /ZOTERO_ITEM/gu, /<w:footnoteReference/gu, /<w:drawing>/gu]) {
    expect([kept, countIn(word, kept)]).toEqual([kept, countIn(sent, kept)]);
  }
  await desk.close();
});
