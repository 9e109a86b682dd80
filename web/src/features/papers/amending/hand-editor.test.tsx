import { countDraft } from '@yanmo/contract/draft-count';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import { clearSession, loggedOut } from '../../../lib/session.ts';
import texts from '../../../locales/en/amending.json' with { type: 'json' };
import AmendPaperPage from './amend-paper-page.tsx';
import { findDraft, keepDraft } from './kept-drafts.ts';
import { PaperServer } from './testing/paper-server.ts';
import { samplePaper, sampleSection } from './testing/sample-paper.ts';
import { showPage } from './testing/show-page.tsx';

const number = samplePaper().out_trade_no;
const address = `/main/amendpaper?order=${number}&section=s1`;
const label = texts.edit.label.replace('{{title}}', sampleSection().title);
const original = 'Trams bring work closer. [1]\n\nThey also change streets. [2]';
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
  await leave?.();
  leave = undefined;
  localStorage.clear();
});

async function edit() {
  const page = await showPage(<AmendPaperPage />, server, { address });
  leave = page.leave;
  await page.shows(texts.edit.mode);
  await act(async () => document.querySelector<HTMLInputElement>('input[value="edit"]')?.click());
  return { ...page, value: () => (page.find(label) as HTMLTextAreaElement).value };
}

/** The next answers wait for it. */
function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.until = promise;
  return resolve;
}

test('counts what the head of the section counts: lists, tables, figures and citations by their words', async () => {
  const page = await edit();
  const draft =
    'Two words [1].\n\n1. three\n2. four\n\n| five | six |\n| 7 | 8 |\n: nine {#tab-1}\n\n[#tab-1]\n\n```figure model\nx {a} No words\n```';
  await page.type(label, draft);
  await page.shows('9 words');
  await page.press(texts.edit.save);
  await page.shows('Saved as version 2.');
  expect(countDraft(server.section('s1').text?.draft ?? '')).toBe(9);
});

test('what is typed while a save is under way stays, unsaved, and is saved on top of it', async () => {
  const page = await edit();
  await page.type(label, 'First.');
  const answer = holdAnswers();
  await page.press(texts.edit.save);
  await page.type(label, 'First. And then more.');
  answer();
  await page.shows('Saved as version 2.');
  expect(server.section('s1').text?.draft).toBe('First.');
  expect(page.value()).toBe('First. And then more.');
  await page.settle(() =>
    expect(findDraft(number, 's1')).toMatchObject({ draft: 'First. And then more.', baseVersion: 2 }),
  );
  expect(page.text()).toContain(texts.edit.kept);

  await page.press(texts.edit.save);
  await page.shows('Saved as version 3.');
  expect(server.sent('paper/section').map(({ base_version }) => base_version)).toEqual([1, 2]);
  expect(server.section('s1').text?.draft).toBe('First. And then more.');
  await page.settle(() => expect(findDraft(number, 's1')).toBeNull());
});

test('a save that is asked for while another is under way goes behind it, with what was typed since', async () => {
  const page = await edit();
  await page.type(label, 'First.');
  const answer = holdAnswers();
  await page.key('s', { ctrlKey: true, on: label });
  await page.type(label, 'First. And then more.');
  await page.key('s', { ctrlKey: true, on: label });
  answer();
  await page.shows('Saved as version 3.');
  expect(server.sent('paper/section').map(({ base_version }) => base_version)).toEqual([1, 2]);
  expect(server.section('s1').text?.draft).toBe('First. And then more.');
});

test('a save shows no older text in between, and undo still goes back behind it', async () => {
  const page = await edit();
  await page.type(label, 'New words.');
  const sheet = page.find(label).parentElement;
  const shown: (string | undefined)[] = [];
  const watcher = new MutationObserver(() => shown.push(sheet?.dataset.value));
  watcher.observe(sheet as HTMLElement, { attributes: true, attributeFilter: ['data-value'] });
  await page.press(texts.edit.save);
  await page.shows('Saved as version 2.');
  await page.shows(texts.edit.unchanged);
  await page.settle(() => expect(server.asked.filter(({ path }) => path.startsWith('paper/text'))).toHaveLength(2));
  watcher.disconnect();
  expect(shown).toEqual([]);
  await page.press(texts.edit.undo);
  expect(page.value()).toBe(original);
});

test('a save whose answer got lost leaves nothing to choose between', async () => {
  const page = await edit();
  await page.type(label, 'My own words.');
  server.write('s1', 'My own words.', 'STUDENT');
  await page.press(texts.edit.save);
  await page.shows(texts.edit.unchanged);
  expect(page.text()).not.toContain(texts.conflict.title);
  expect(page.text()).not.toContain('section_changed');
});

test('a tab in which nothing is typed leaves what another one has put aside', async () => {
  let page = await edit();
  keepDraft(number, 's1', 'Typed in the other tab.', 1);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  await page.leave();
  expect(findDraft(number, 's1')?.draft).toBe('Typed in the other tab.');

  page = await edit();
  expect(page.value()).toBe('Typed in the other tab.');
  keepDraft(number, 's1', 'Typed in the other tab, and on.', 1);
  await page.leave();
  leave = undefined;
  expect(findDraft(number, 's1')?.draft).toBe('Typed in the other tab, and on.');
});

test('whoever logs out takes the unsaved text along, also the one in the open editor', async () => {
  const page = await edit();
  await page.type(label, 'For nobody else.');
  await page.settle(() => expect(findDraft(number, 's1')).not.toBeNull());
  await page.type(label, 'For nobody else at all.');
  await act(async () => {
    clearSession();
    loggedOut.tell();
  });
  await page.shows(texts.visitor.amend.title);
  await page.leave();
  leave = undefined;
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('a table is a card that moves over paragraphs, goes, and comes back by undo; what is saved stays draft text', async () => {
  const page = await edit();
  await page.type(label, 'One. [1]\n\n| a | b |\n| 1 | 2 |\n: Rows {#tab-1}\n\nTwo.');
  await page.shows(texts.object.table.replace('{{caption}}', 'Rows'));
  const name = 'Table: Rows';
  const values = () => [...document.querySelectorAll('textarea')].map(({ value }) => value);
  expect(values()).toEqual(['One. [1]', 'Two.']);
  await page.press(texts.object.up.replace('{{name}}', name));
  expect(values()).toEqual(['', 'One. [1]\n\nTwo.']);
  await page.press(texts.object.remove.replace('{{name}}', name));
  expect(page.value()).toBe('One. [1]\n\nTwo.');
  await page.press(texts.edit.undo);
  await page.press(texts.edit.undo);
  expect(values()).toEqual(['One. [1]', 'Two.']);
  await page.press(texts.edit.save);
  await page.shows('Saved as version 2.');
  expect(server.section('s1').text?.draft).toMatch(
    /^One\. \[@[\w-]+\]\n\n\| a \| b \|\n\| 1 \| 2 \|\n: Rows \{#tab-1\}\n\nTwo\.$/u,
  );
});

test('a citation is selected, moved and removed as a whole', async () => {
  const page = await edit();
  await page.type(label, 'One. [1] Two. Three.');
  const text = page.find(label) as HTMLTextAreaElement;
  const select = (from: number, to = from) =>
    act(async () => {
      text.focus();
      text.setSelectionRange(from, to);
      text.dispatchEvent(new Event('select', { bubbles: true }));
      document.dispatchEvent(new Event('selectionchange'));
    });
  await select(6);
  await page.shows(texts.inline.citation);
  await page.shows('Rails and reach');
  await page.press(texts.inline.on);
  expect(page.value()).toBe('One. Two. [1] Three.');
  await page.press(texts.inline.remove);
  expect(page.value()).toBe('One. Two. Three.');
  await page.press(texts.edit.undo);
  expect(page.value()).toBe('One. Two. [1] Three.');
});
