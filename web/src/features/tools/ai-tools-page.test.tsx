import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/tools.json' with { type: 'json' };
import { type Answers, closePages, openPage, Refused, waitFor } from '../../testing/open-page.tsx';
import AiToolsPage from './ai-tools-page.tsx';

const info = {
  ...{ per_day: 50, left: 50, has_model: false },
  templates: [
    { id: 'en-standard', language: 'en', name: 'Standard', style: 'apa' },
    { id: 'zh-standard', language: 'zh', name: 'Chinese', style: 'gbt7714-2015' },
  ],
};
const open = (tool: string, answers: Answers = {}) =>
  openPage(<AiToolsPage />, { 'GET tools/info': () => info, ...answers }, `/main/aitools?tool=${tool}`);

const body = () => document.body.textContent ?? '';
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.closest('[hidden]') === null);
async function press(name: string) {
  const all = shown('a, button').map((one) => ({ one, text: one.textContent?.trim() ?? '' }));
  // A link says what it is for behind its name.
  const { one: found } = all.find(({ text }) => text === name) ?? all.find(({ text }) => text.startsWith(name)) ?? {};
  if (!found) throw new Error(`no ${name}`);
  await act(async () => found.click());
}
async function write(words: string) {
  const [field] = shown('textarea');
  if (!field) throw new Error('there is nothing to write in');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['tools', 'shell']);
});
afterEach(closePages);

test('what was typed into one tool is there when its user comes back from another', async () => {
  await open('count');
  await write('Three short words');
  await waitFor(() => expect(body()).toContain(texts.tool.references.title));
  await press(texts.tool.references.title);
  expect(shown('textarea').map((one) => (one as HTMLTextAreaElement).value)).toEqual(['']);
  await press(texts.tool.count.title);
  expect(shown('textarea').map((one) => (one as HTMLTextAreaElement).value)).toEqual(['Three short words']);
});

test('an abstract is polished in the language that it is written in, until its user says otherwise', async () => {
  const answer = () => ({ outcome: 'UNCHANGED', text: '', changes: [], left: 49 });
  const { posts } = await open('polish', { 'POST tools/polish': answer });
  await waitFor(() => expect(body()).toContain(texts.polish.byRules));
  await write('本文研究县域公共图书馆的数字阅读服务。');
  await press(texts.polish.ask);
  await waitFor(() => expect(body()).toContain(texts.polish.unchanged));
  const chosen = shown('input').find((one) => (one as HTMLInputElement).value === 'ja');
  await act(async () => chosen?.click());
  await press(texts.polish.ask);
  await waitFor(() => expect(posts('tools/polish')).toHaveLength(2));
  expect(posts('tools/polish').map(({ body: sent }) => (sent as { language: string }).language)).toEqual(['zh', 'ja']);
});

test('a file that was sent once is checked against another template without being sent again', async () => {
  const report = { faults: [], checked: { paragraphs: 3, headings: 1, captions: 0, references: 0 }, left_out: 0 };
  const { posts } = await open('format', {
    'POST files/upload': () => ({ file_key: 'k1', name: 'a.docx', size: 3, type: 'x' }),
    'POST tools/format_check': () => ({ ...report, file_name: 'a.docx', template_id: 'en-standard', left: 49 }),
  });
  await waitFor(() => expect(body()).toContain(texts.format.choose));
  const [input] = shown('input[type="file"]') as HTMLInputElement[];
  if (!input) throw new Error('there is no place for a file');
  Object.defineProperty(input, 'files', { value: [new File(['abc'], 'a.docx')], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await waitFor(() => expect(body()).toContain(texts.format.none));
  await press(texts.format.again);
  await waitFor(() => expect(posts('tools/format_check')).toHaveLength(2));
  expect(posts('files/upload')).toHaveLength(1);
});

test('a file that no longer lies on the server is sent again by itself', async () => {
  const report = { faults: [], checked: { paragraphs: 3, headings: 1, captions: 0, references: 0 }, left_out: 0 };
  const keys = ['k1', 'k2'];
  let gone = '';
  const { posts } = await open('format', {
    'POST files/upload': () => ({ file_key: keys.shift(), name: 'a.docx', size: 3, type: 'x' }),
    'POST tools/format_check': ({ body: asked }) => {
      if ((asked as { file_key: string }).file_key === gone)
        throw new Refused({ status: 404, error: 'not_found', message: 'not there' });
      return { ...report, file_name: 'a.docx', template_id: 'en-standard', left: 49 };
    },
  });
  await waitFor(() => expect(body()).toContain(texts.format.choose));
  const [input] = shown('input[type="file"]') as HTMLInputElement[];
  if (!input) throw new Error('there is no place for a file');
  Object.defineProperty(input, 'files', { value: [new File(['abc'], 'a.docx')], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await waitFor(() => expect(body()).toContain(texts.format.none));
  gone = 'k1';
  await press(texts.format.again);
  await waitFor(() => expect(posts('tools/format_check')).toHaveLength(3));
  expect(posts('files/upload')).toHaveLength(2);
  await waitFor(() => expect(body()).toContain(texts.format.none));
  expect(body()).not.toContain('not there');
});
