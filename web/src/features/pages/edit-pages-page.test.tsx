import { type ContentSlug, contentSlugs, type EditedPage } from '@yanmo/contract/pages';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/pages.json' with { type: 'json' };
import { closePages, openPage, Refused, waitFor } from '../../testing/open-page.tsx';
import EditPagesPage from './edit-pages-page.tsx';

// KaTeX draws nothing on a page without a doctype, which the page of the tests has not.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

const slug: ContentSlug = contentSlugs[0];

function pageOf(changes: Partial<EditedPage>): EditedPage {
  const written = { title: 'Courses', markdown: 'First text', revision: 1 };
  return { slug, language: 'en', ...written, updated_by: null, updated_at: null, can_undo: true, ...changes };
}

const body = () => document.body.textContent ?? '';
const box = () => document.querySelector('textarea')?.value;
async function write(words: string) {
  await act(async () => {
    const field = document.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function press(name: string) {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
  if (!found) throw new Error(`no ${name}`);
  await act(async () => found.click());
}
const choose = (language: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[value="${language}"]`)?.click());

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['pages', 'shell']);
});
afterEach(closePages);

test('what is written waits while another language is looked at, and meets what somebody else has saved', async () => {
  let newest = pageOf({});
  const { posts } = await openPage(<EditPagesPage />, {
    'GET admin/pages': () => ({ pages: [newest, pageOf({ language: 'zh', markdown: '第一稿' })] }),
    'POST admin/pages': ({ body: sent }) => {
      const { revision, title, markdown } = sent as EditedPage;
      if (revision !== newest.revision) throw new Refused({ status: 409, error: 'page_changed', message: 'Changed.' });
      newest = pageOf({ revision: revision + 1, title, markdown });
      return newest;
    },
  });
  await waitFor(() => expect(box()).toBe('First text'));
  await write('My text');
  await choose('zh');
  expect(box()).toBe('第一稿');
  await choose('en');
  expect(box()).toBe('My text');

  newest = pageOf({ revision: 2, markdown: 'Text of a colleague' });
  await press(texts.edit.save);
  // What changes is seen before it is saved.
  await waitFor(() => expect(body()).toContain(texts.edit.diff));
  expect(posts('admin/pages')).toHaveLength(0);
  await press(texts.edit.confirm);
  await waitFor(() => expect(body()).toContain('Changed.'));
  await press(texts.edit.reload);
  // Mine stays in the box, theirs is there to be read before it is replaced.
  await waitFor(() => expect(body()).toContain('Text of a colleague'));
  expect(box()).toBe('My text');
  await press(texts.edit.save);
  await waitFor(() => expect(body()).toContain(texts.edit.confirm));
  await press(texts.edit.confirm);
  await waitFor(() => expect(posts('admin/pages')).toHaveLength(2));
  await waitFor(() => expect(body()).not.toContain('Text of a colleague'));
  expect(newest).toMatchObject({ revision: 3, markdown: 'My text' });
});
