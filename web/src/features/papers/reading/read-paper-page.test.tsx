import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/amending.json' with { type: 'json' };
import shell from '../../../locales/en/shell.json' with { type: 'json' };
import { PaperServer } from '../amending/testing/paper-server.ts';
import { samplePaper, workIds } from '../amending/testing/sample-paper.ts';
import { showPage } from '../amending/testing/show-page.tsx';
import ReadPaperPage from './read-paper-page.tsx';
import { keepReadingPlace } from './reading-progress.ts';

const number = samplePaper().out_trade_no;
const address = `/main/readpaper?order=${number}`;
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

async function show(options: { address?: string; isVisitor?: boolean } = {}) {
  const page = await showPage(<ReadPaperPage />, server, { address, ...options });
  leave = page.leave;
  return page;
}

const block = (id: string) => document.querySelector<HTMLElement>(`[data-block="${id}"]`);
const sources = () => [...document.querySelectorAll<HTMLElement>('[data-source]')];
const press = async (element: HTMLElement | null | undefined) => {
  if (!element) throw new Error('nothing to press');
  await act(async () => {
    element.focus();
    element.click();
  });
};

test('a visitor learns what the page is for', async () => {
  const page = await show({ isVisitor: true });
  expect(page.text()).toContain(texts.visitor.read.title);
});

test('the list says how far each paper was read', async () => {
  keepReadingPlace(number, { blockId: 's1-2', percent: 40 });
  const page = await show({ address: '/main/readpaper' });
  await page.shows('read to 40%');
  expect(page.text()).toContain('3,000 words · 12 pages');
});

test('the paper stands on the sheet with chapters, tables and marked gaps', async () => {
  const page = await show();
  await page.shows('Trams bring work closer.');
  expect([...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)).toEqual([
    'Trams and access to work',
    'Abstract',
    'Chapter 1 Introduction',
    '1.1 Why trams matter',
    '1.2 What was measured',
    'References',
  ]);
  expect(document.querySelector('table caption')?.textContent).toBe('Table 1-1 Riders a line');
  expect(document.querySelector('td mark')?.textContent).toBe('your data: riders');
});

test('a citation leads to its source, with who bore it out', async () => {
  const page = await show();
  await page.shows('Trams bring work closer.');
  await press(block('s1-1')?.querySelector<HTMLElement>('a'));
  const [first] = sources();
  expect(first?.dataset).toMatchObject({ source: workIds[0], marked: 'true' });
  expect(first?.textContent).toContain('Verified · Crossref');
});

test('a source leads to each of its places', async () => {
  const page = await show();
  await page.shows('Trams bring work closer.');
  await page.key('j');
  const [first] = sources();
  await press(first?.querySelector<HTMLElement>('button:not([data-standing])'));
  const places = [...(first?.querySelectorAll('ol button') ?? [])].map(({ textContent }) => textContent);
  expect(places).toEqual(['1.1 Trams bring work closer.', '1.2 Fewer trams came.']);
  await press(first?.querySelectorAll<HTMLElement>('ol button')[1]);
  await page.settle(() => expect(document.activeElement).toBe(block('s2-2')));
});

test('a paragraph tells where it came from', async () => {
  const page = await show();
  await page.shows('Fewer trams came.');
  await press(block('s2-2')?.querySelector<HTMLElement>(`[aria-label="${texts.provenance.title}"]`));
  const note = block('s2-2')?.querySelector('aside')?.textContent ?? '';
  expect(note).toContain(texts.provenance.origin.STUDENT);
  expect(note).toContain('Rails and reach');
  expect(note).toContain('2, Jan 2, 2026');
});

test('j and k walk from paragraph to paragraph, and / finds words', async () => {
  const page = await show();
  await page.shows('Fewer trams came.');
  await page.key('j');
  expect(document.activeElement).toBe(block('s1-1'));
  const walk = async (key: string) =>
    await act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await walk('j');
  await walk('ArrowDown');
  expect(document.activeElement).toBe(block('s2-1'));
  await walk('k');
  expect(document.activeElement).toBe(block('s1-2'));

  await walk('/');
  expect(document.activeElement).toBe(page.find(texts.find.label));
  await page.type(texts.find.label, 'trams');
  await page.shows('1 of 2');
  expect([...document.querySelectorAll('[data-block] mark[class*="hit"]')]).toHaveLength(2);
});

test('a preview says that it is one, and a paper that is gone leads back to the list', async () => {
  server = new PaperServer({ is_preview: true, may_amend: false });
  const page = await show();
  await page.shows(texts.read.isPreview);
  await page.leave();
  server.fetch = async () =>
    Response.json({ code: 404, message: 'There is no such paper.', error: 'not_found' }, { status: 404 });
  const gone = await show();
  await gone.shows('There is no such paper.');
  expect(gone.find(texts.open.toList).getAttribute('href')).toBe('/main/readpaper');
  await gone.leave();
  const refunded = { code: 409, message: 'It was given back.', error: 'paper_refunded' };
  server.fetch = async () => Response.json(refunded, { status: 409 });
  const back = await show();
  await back.shows('It was given back.');
  expect(back.text()).toContain(shell.refunded);
});
