import { contentSlugs } from '@yanmo/contract/pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../../testing/test-site.ts';
import { listAudit } from '../../settings/service.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let operator: string;
let user: string;
beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
  const phone = newPhone();
  operator = await client.logInToken(phone);
  await site.platform.pool.query(`update users set permission = 'SUPER_ADMIN' where phone = $1`, [phone]);
  operator = await client.logInToken(phone);
  user = await client.logInToken(newPhone());
});
afterAll(async () => await site.close());

const page = { slug: 'eliteCourses', language: 'zh', title: '精品课程' };
const edit = (body: object, token = operator) => client.call('/api/ai-paper/admin/pages', { token, body });
const read = (language = 'zh') =>
  client.call('/api/ai-paper/home/page/eliteCourses', { headers: { 'accept-language': language } });
const filled = async () => (await client.call('/api/ai-paper/home/info')).result.filled_pages;

it('is in development until the operator writes it, and again once it is empty', async () => {
  expect(await filled()).toEqual([]);
  expect(await read()).toMatchObject({ status: 404 });
  const hostile = '<script>alert(1)</script> [x](javascript:alert(1))\n\n# 课程';
  expect((await edit({ ...page, revision: 0, markdown: hostile })).result).toMatchObject({
    revision: 1,
    can_undo: true,
  });
  expect(await filled()).toEqual(['eliteCourses']);
  // Kept as it was written: what is shown of it is the page's affair.
  expect((await read()).result).toMatchObject({ title: '精品课程', language: 'zh', markdown: hostile });
  expect((await read('ja')).result).toMatchObject({ language: 'zh', languages: ['zh'] });
  await edit({ ...page, language: 'en', title: 'Courses', revision: 0, markdown: 'Hello' });
  expect((await read('ja')).result).toMatchObject({ language: 'en', languages: ['zh', 'en'] });
  expect((await client.call('/api/ai-paper/home/pages')).result.pages).toEqual([
    { slug: 'eliteCourses', languages: ['zh', 'en'] },
  ]);
});

it('refuses what rests on an old revision, and goes back to the one before', async () => {
  const both = await Promise.all([1, 2].map((number) => edit({ ...page, revision: 1, markdown: `新内容${number}` })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error).toBe('page_changed');
  const back = await edit({ slug: page.slug, language: 'zh', revision: 2, undo: true });
  expect(back.result).toMatchObject({ revision: 3, markdown: expect.stringContaining('# 课程') });
  const forth = await edit({ slug: page.slug, language: 'zh', revision: 3, undo: true });
  expect(forth.result.markdown).toMatch(/^新内容/u);
  const first = await edit({ slug: page.slug, language: 'en', revision: 1, undo: true });
  expect(first.result).toMatchObject({ revision: 2, markdown: '' });
  const entries = await listAudit(site.platform.db, 'page:eliteCourses:zh');
  expect(entries.map(({ action }) => action)).toEqual(['pages.change', 'pages.change', 'pages.undo', 'pages.undo']);
  expect(entries[1]?.before).toEqual(entries[0]?.after);
});

it('is the operator’s alone, and takes no other language, no other page and no book', async () => {
  expect((await client.call('/api/ai-paper/admin/pages', { token: operator })).result.pages).toHaveLength(
    4 * contentSlugs.length,
  );
  expect(await client.call('/api/ai-paper/admin/pages', { token: user })).toMatchObject({ status: 403 });
  expect(await edit({ ...page, revision: 4, markdown: 'x' }, user)).toMatchObject({ status: 403 });
  for (const wrong of [{ language: 'fr' }, { slug: 'other' }, { markdown: 'x'.repeat(100_001) }]) {
    expect(await edit({ ...page, revision: 4, markdown: 'x', ...wrong })).toMatchObject({ status: 422 });
  }
  expect(await edit({ ...page, revision: 4, title: ' ', markdown: 'x' })).toMatchObject({
    error: 'page_without_title',
  });
  expect(await edit({ ...page, revision: 4, markdown: 'x'.repeat(1_200_000) })).toMatchObject({ status: 413 });
});
