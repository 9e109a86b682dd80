import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultPollMs } from '../../../lib/constants.ts';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/amending.json' with { type: 'json' };
import AmendPaperPage from './amend-paper-page.tsx';
import { PaperServer } from './testing/paper-server.ts';
import { samplePaper, sampleSection, workIds } from './testing/sample-paper.ts';
import { showPage } from './testing/show-page.tsx';

const number = samplePaper().out_trade_no;
const address = `/main/amendpaper?order=${number}&section=s1`;
const field = texts.edit.label.replace('{{title}}', sampleSection().title);
let server: PaperServer;
let leave: (() => Promise<void>) | undefined;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('amending');
});
beforeEach(() => {
  server = new PaperServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await leave?.();
  leave = undefined;
  localStorage.clear();
});

async function show(options: { address?: string; isVisitor?: boolean } = {}) {
  const page = await showPage(<AmendPaperPage />, server, { address, ...options });
  leave = page.leave;
  return page;
}

async function ask(page: Awaited<ReturnType<typeof show>>, wish: string) {
  await page.shows(texts.ask.label);
  await page.type(texts.ask.label, wish);
  await page.press(texts.ask.send);
}

test('a visitor learns what the page is for, and can log in', async () => {
  const page = await show({ isVisitor: true });
  expect(page.text()).toContain(texts.visitor.amend.title);
  expect(server.asked).toEqual([]);
});

test('without an order the own papers are there to choose from', async () => {
  const page = await show({ address: '/main/amendpaper' });
  await page.shows('Trams and access to work');
  await page.press(texts.list.amend);
  expect(page.location()).toBe(`/main/amendpaper?order=${number}`);
  await page.shows(texts.ask.label);
});

test('a wish becomes a proposal beside the old text', async () => {
  const page = await show();
  await page.shows(texts.ask.label);
  await page.type(texts.ask.label, 'Add a paragraph on the limits');
  await page.key('Enter', { ctrlKey: true, on: texts.ask.label });
  await page.shows(texts.proposal.accept);
  expect(server.sent('paper/amend')).toEqual([
    { out_trade_no: number, section_id: 's1', instruction: 'Add a paragraph on the limits' },
  ]);
  const added = [...document.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(added).toContain(`${texts.diff.addedHere}Trams have limits.`);
  expect(page.text()).toContain('Trams bring work closer. [1]');
});

test('a proposal that is accepted is the newest version, and can be taken back', async () => {
  await server.propose('s1', 'Add a paragraph on the limits');
  const page = await show();
  await page.shows(texts.proposal.accept);
  await page.key('a');
  await page.shows('Accepted as version 2.');
  await page.shows(texts.export.changed);
  expect(server.section('s1').text).toMatchObject({ version: 2, origin: 'AMENDMENT' });

  await page.press(texts.undo);
  await page.settle(() => expect(server.section('s1').text?.version).toBe(3));
  expect(server.section('s1').text?.draft).toBe(sampleSection().text?.draft);
});

test('a proposal that is dismissed leaves the section as it was', async () => {
  await server.propose('s1', 'Shorten to 200 words');
  const page = await show();
  await page.shows(texts.proposal.dismiss);
  await page.key('d');
  await page.shows(texts.ask.label);
  expect(server.section('s1').text?.version).toBe(1);
});

test('a letter decides only from within the proposal, which has the focus once it is there', async () => {
  await server.propose('s1', 'Shorten to 200 words');
  const page = await show();
  await page.shows(texts.proposal.accept);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.proposal.label);
  await act(async () => (document.activeElement as HTMLElement).blur());
  for (const key of ['a', 'd']) await page.key(key);
  for (const key of ['a', 'd']) await page.key(key, { on: texts.export.open });
  expect(server.sent('paper/amendment')).toEqual([]);
  await page.key('d', { on: `${texts.proposal.dismiss} D` });
  await page.shows(texts.ask.label);
  expect(server.sent('paper/amendment')).toMatchObject([{ accept: false }]);
});

test('a change that takes longer is waited for, also by whoever comes back to the page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.nextState = 'WORKING';
  let page = await show();
  await ask(page, 'Expand to 500 words');
  await page.shows(texts.proposal.mayLeave);
  await page.leave();

  page = await show();
  await page.shows(texts.proposal.working);
  server.finish('00000000-0000-4000-8000-000000000001', 'PROPOSED');
  await act(async () => await vi.advanceTimersByTimeAsync(defaultPollMs));
  await page.shows(texts.proposal.accept);
});

test('a wish that was not understood is said in the server’s words, and stays to be changed', async () => {
  server.nextState = 'FAILED';
  const page = await show();
  await ask(page, 'Make it sing');
  await page.shows('Say it another way.');
  expect((page.find(texts.ask.label) as HTMLTextAreaElement).value).toBe('Make it sing');
});

test('beside a wish that nobody could meet stands what can be done, each asked for in one click', async () => {
  server.nextState = 'FAILED';
  const page = await show();
  await ask(page, 'Make it sing');
  await page.shows(texts.ask.can);
  server.nextState = 'PROPOSED';
  await page.press(texts.ask.example.summary);
  await page.shows(texts.proposal.accept);
  expect(server.sent('paper/amend')).toEqual([
    { out_trade_no: number, section_id: 's1', instruction: 'Make it sing' },
    { out_trade_no: number, section_id: 's1', instruction: texts.ask.example.summary },
  ]);
});

test('a proposal for an older version cannot be accepted', async () => {
  await server.propose('s1', 'Shorten to 200 words');
  server.write('s1', 'Written elsewhere.', 'STUDENT');
  const page = await show();
  await page.shows(texts.proposal.stale);
  await page.key('a');
  expect(server.sent('paper/amendment')).toEqual([]);
});

test('what is typed by hand outlives a refresh, and is saved with its citations', async () => {
  let page = await show();
  await page.shows(texts.edit.mode);
  await act(async () => document.querySelector<HTMLInputElement>('input[value="edit"]')?.click());
  expect((page.find(field) as HTMLTextAreaElement).value).toBe(
    'Trams bring work closer. [1]\n\nThey also change streets. [2]',
  );
  await page.type(field, 'Trams bring work closer. [2]');
  await page.leave();

  page = await show();
  await page.shows(texts.edit.kept);
  expect((page.find(field) as HTMLTextAreaElement).value).toBe('Trams bring work closer. [2]');
  await page.key('s', { ctrlKey: true, on: field });
  await page.shows('Saved as version 2.');
  expect(server.sent('paper/section')).toEqual([
    { out_trade_no: number, section_id: 's1', base_version: 1, text: `Trams bring work closer. [@${workIds[1]}]` },
  ]);
  await page.leave();
  expect(localStorage.getItem(`yanmo_section_draft:${number}:s1`)).toBeNull();
  leave = undefined;
});

test('a newer version from elsewhere is shown, and the typed text stays until one is chosen', async () => {
  const page = await show();
  await page.shows(texts.edit.mode);
  await act(async () => document.querySelector<HTMLInputElement>('input[value="edit"]')?.click());
  await page.type(field, 'My own words.');
  server.write('s1', 'Words from the other tab.', 'STUDENT');
  await page.press(texts.edit.save);
  await page.shows('Words from the other tab.');
  await page.shows(texts.conflict.keepMine);
  expect((page.find(field) as HTMLTextAreaElement).value).toBe('My own words.');
  await page.press(texts.conflict.keepMine);
  await page.shows('Saved as version 3.');
  expect(server.section('s1').text?.draft).toBe('My own words.');
});

test('an earlier version can be compared with now and brought back', async () => {
  server.write('s1', 'Second thoughts.', 'STUDENT');
  const page = await show();
  await page.shows(texts.ask.label);
  await page.press(texts.versions.open);
  await page.shows(texts.versions.compare);
  await page.press(texts.versions.compare);
  await page.settle(() => {
    const removed = [...document.querySelectorAll('del')].map(({ textContent }) => textContent);
    expect(removed).toContain(`${texts.diff.removedHere}Trams bring work closer. [1]`);
  });
  await page.press(texts.versions.restore);
  await page.shows('Version 1 is back, as version 3.');
});

test('an export begins with the chosen template and style, and ends with new files', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = await show();
  await page.shows(texts.export.open);
  await page.press(texts.export.open);
  await page.settle(() => expect(page.find(texts.export.begin)).toHaveProperty('disabled', false));
  await page.type(texts.export.style, 'mla');
  await page.press(texts.export.begin);
  await page.shows(texts.export.working);
  expect(server.sent('paper/export')).toEqual([
    { out_trade_no: number, template_id: 'en-thesis', citation_style: 'mla' },
  ]);
  server.export = {
    state: 'DONE',
    edition: 2,
    error: null,
    file_urls: { word: 'https://yanmo.example/api/ai-paper/files/2', pdf: '/files/2.pdf', zip: null },
  };
  await act(async () => await vi.advanceTimersByTimeAsync(defaultPollMs));
  await page.shows(texts.export.files.replace('{{edition}}', '2'));
  expect(page.find(texts.file.word).getAttribute('href')).toBe('/api/ai-paper/files/2');
});

test('a paper that may not be changed now says why', async () => {
  server = new PaperServer({ may_amend: false, is_preview: true });
  const page = await show();
  await page.shows(texts.amend.isPreview);
});
