import { afterAll, beforeAll, expect, it } from 'vitest';
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
