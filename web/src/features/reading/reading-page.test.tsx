import type { Finding, ReadingDetail } from '@yanmo/contract/reading';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { buyCharactersPath } from '../../domain/wallet/wallet-links.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import library from '../../locales/en/library.json' with { type: 'json' };
import texts from '../../locales/en/reading.json' with { type: 'json' };
import { type Answers, closePages, openPage, Refused, waitFor } from '../../testing/open-page.tsx';
import { ReadingPage } from './reading-page.tsx';
import { ReadingsPanel } from './readings-panel.tsx';

const key = '11111111-1111-4111-8111-111111111111';
const passage = { paragraph: 3, page: null, text: 'The sample was small.' };
const nothing: Finding = { state: 'NOTHING', is_quoted: false, statements: [] };
const work = {
  ...{ id: '22222222-2222-4222-8222-222222222222', title: 'Schools of the county', authors: [], year: 2019 },
  ...{ venue: 'Education', language: 'en', doi: null, url: null, is_retracted: true, retraction_doi: '10.1000/notice' },
};

function reading(changes: Partial<ReadingDetail> = {}): ReadingDetail {
  return {
    ...{ key, file_key: 'f', file_name: 'a.txt', kind: 'TXT', title: 'Schools', language: 'en', pages: null },
    ...{ state: 'READY', error: null, created_at: '2025-01-01T00:00:00.000Z', file_url: null, engine: 'built-in' },
    progress: { done: 6, total: 6 },
    outline: [
      { level: 1, title: '1 Introduction', page: null, last_page: null, paragraph: 0 },
      { level: 1, title: '2 Limits', page: null, last_page: null, paragraph: 2 },
    ],
    is_by_pages: false,
    overview: nothing,
    summaries: [{ heading: 1, state: 'FOUND', is_quoted: true, statements: [{ text: passage.text, passage }] }],
    terms: { state: 'FOUND', terms: [{ term: 'county', meaning: null, passage }] },
    methods: nothing,
    limits: { state: 'FOUND', is_quoted: true, statements: [{ text: passage.text, passage }] },
    references: [
      {
        ...{ number: 1, text: 'Smith J. Schools of the county. 2019.', page: null, paragraph: 3 },
        verified: {
          ...{ text: 'Smith', outcome: 'VERIFIED', differences: [], fields: [], asked: [], silent: [] },
          work: work as never,
        },
      },
    ],
    ...changes,
  } as ReadingDetail;
}

const paragraphs = [
  '1 Introduction',
  'Schools are few.',
  '2 Limits',
  'The sample was small. It came from one county.',
].map((text, number) => ({ number, text, level: number % 2 === 0 ? 1 : null, is_row: false }));

async function show(detail: ReadingDetail, answers: Answers = {}) {
  return await openPage(<ReadingPage readingKey={key} />, {
    [`GET reading/${key}`]: () => detail,
    [`GET reading/${key}/text`]: () => ({ paragraphs, total: paragraphs.length }),
    ...answers,
  });
}

const body = () => document.body.textContent ?? '';
async function press(name: string | RegExp) {
  const all = [...document.querySelectorAll<HTMLElement>('button')];
  const is = (text: string | null | undefined) => (typeof name === 'string' ? text === name : name.test(text ?? ''));
  const found = all.find((one) => is(one.getAttribute('aria-label')) || is(one.textContent?.trim()));
  if (!found) throw new Error(`no ${name}`);
  await act(async () => found.click());
}

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['reading', 'papers', 'library', 'shell']);
});
afterEach(closePages);

test('a statement leads to the sentence that it rests on', async () => {
  await show(reading());
  await waitFor(() => expect(body()).toContain('It came from one county.'));
  await press(texts.tab.summary);
  expect(body()).toContain(texts.finding.quoted);
  await press(texts.place.showText);
  expect(document.querySelector('mark')?.textContent).toBe('The sample was small.');
});

test('a retracted work is marked among the references', async () => {
  await show(reading());
  await waitFor(() => expect(body()).toContain('1 Introduction'));
  await press(texts.tab.references);
  expect(body()).toContain(library.outcome.VERIFIED.name);
  expect(body()).toContain(library.work.retractedText);
});

test('what needs a model is said once, and what failed says why and can be tried again', async () => {
  const needs: Finding = { state: 'NEEDS_MODEL', is_quoted: false, statements: [] };
  await show(reading({ overview: needs, summaries: [0, 1].map((heading) => ({ heading, ...needs })) }));
  await waitFor(() => expect(body()).toContain('1 Introduction'));
  await press(texts.tab.summary);
  expect(body().split(texts.finding.needsModel)).toHaveLength(2);
  await closePages();
  const error = { error: 'file_without_text', message: 'The file holds no readable text.' };
  const { sent } = await show(reading({ state: 'FAILED', error, outline: [], summaries: [] }), {
    'POST reading/retry': () => reading({ state: 'READING' }),
  });
  await waitFor(() => expect(body()).toContain(error.message));
  await press(texts.failed.retry);
  await waitFor(() => expect(sent.some(({ path }) => path === 'reading/retry')).toBe(true));
});

test('whoever has nothing left to pay with is led to where it is bought', async () => {
  const error = { error: 'internal', message: 'It could not be read.' };
  await show(reading({ state: 'FAILED', error, outline: [], summaries: [] }), {
    'POST reading/retry': () => {
      throw new Refused({ status: 402, error: 'characters_too_few', message: 'No characters are left.' });
    },
  });
  await waitFor(() => expect(body()).toContain(error.message));
  const links = () => [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links()).not.toContain(buyCharactersPath);
  await press(texts.failed.retry);
  await waitFor(() => expect(links()).toContain(buyCharactersPath));
});

test('what a paper costs that a model reads is said before one is sent', async () => {
  const list = (most_characters: number | null) => ({
    ...{ page_num: 1, page_size: 10, total: 0, readings: [], most_characters },
  });
  await openPage(<ReadingsPanel />, { 'GET reading/list': () => list(20_000) });
  await waitFor(() => expect(body()).toContain(texts.upload.cost.replace('{{most}}', '20,000')));
  await closePages();
  await openPage(<ReadingsPanel />, { 'GET reading/list': () => list(null) });
  await waitFor(() => expect(body()).toContain(texts.list.empty));
  expect(body()).not.toContain('20,000');
});
