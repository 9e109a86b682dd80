import { fields } from '@yanmo/contract/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposeKeywordsAtOnce } from '../../engines/built-in/keywords/propose-keywords.ts';
import { sampleTitles } from '../../engines/built-in/sample-titles.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('the starter collection is put in once, found by its words, and not called verified', async () => {
  await Promise.all([site.library.ensureStarterCollection(), site.library.ensureStarterCollection()]);
  await site.library.ensureStarterCollection();
  const { works, total } = await site.library.search('00000000-0000-4000-8000-000000000000', '著作权', 1);
  expect(total).toBeGreaterThan(0);
  expect(new Set(works.map(({ title }) => title)).size).toBe(works.length);
  expect(works.map(({ verified }) => verified)).toEqual(works.map(() => null));
});

const nobody = '00000000-0000-4000-8000-000000000000';

it.each(fields)('an undergraduate paper of %s finds ten works by its keywords on a bare machine', async (field) => {
  await site.library.ensureStarterCollection();
  const [title = ''] = sampleTitles.zh[field];
  const keywords = proposeKeywordsAtOnce({ title, language: 'zh', type: 'thesis', field, level: 'UNDERGRADUATE' });
  const { total, works } = await site.library.searchByKeywords(nobody, keywords, 1);
  expect(total, title).toBeGreaterThanOrEqual(10);
  expect(works).toHaveLength(10);
});
