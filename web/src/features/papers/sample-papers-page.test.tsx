import type { SamplePaper } from '@yanmo/contract/papers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/papers.json' with { type: 'json' };
import { click, closePages, findChoice, openPage, waitFor } from '../../testing/open-page.tsx';
import SamplePapersPage from './sample-papers-page.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['papers', 'shell']);
});
afterEach(closePages);

const sample = (id: string, language: SamplePaper['language'], title: string): SamplePaper => ({
  id,
  language,
  title,
  field: 'management',
  level: 'UNDERGRADUATE',
  units: 12_000,
  pages: 27,
  engine: 'built-in-3',
  pdf_url: `/api/ai-paper/files/${id}`,
});
const samples = [
  sample('zh-1', 'zh', '变革型领导'),
  sample('en-1', 'en', 'Peer feedback'),
  sample('es-1', 'es', 'Turismo'),
];

const labels = (en: string) => ({ zh: en, en, es: en, ja: en });
const codes = {
  levels: [{ code: 'UNDERGRADUATE', labels: labels('Undergraduate') }],
  fields: [{ code: 'management', labels: labels('Management') }],
};

function open(answer: () => SamplePaper[]) {
  return openPage(<SamplePapersPage />, {
    'GET home/global_code': () => codes,
    'GET home/samples': () => {
      const samples = answer();
      return { page_num: 1, page_size: 50, total: samples.length, samples };
    },
  });
}

const titles = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);

test('the reader’s own language comes first, and each sample says who wrote it', async () => {
  const page = await open(() => samples);
  await page.expectText('Peer feedback');
  expect(titles()).toEqual(['Peer feedback', '变革型领导', 'Turismo']);
  await page.expectText('Undergraduate · Management');
  expect(page.text()).toContain('27 pages · 12,000 words');
  expect(page.text()).toContain('27 pages · 12,000 characters');
  expect(page.text()).toContain('Written by: Built-in engine (version 3)');
  expect(document.querySelector('li h2 a')?.getAttribute('href')).toBe('/paperPreview?sample=en-1');
});

test('one language can be chosen, and one without samples says so', async () => {
  const page = await open(() => samples);
  await page.expectText('Peer feedback');
  await click(findChoice('中文'));
  await waitFor(() => expect(titles()).toEqual(['变革型领导']));
  await click(findChoice('日本語'));
  await page.expectText(texts.samples.noneInLanguage);
  await click(findChoice(texts.samples.all));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('while they are being made it says so, and they appear by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let made: SamplePaper[] = [];
  const page = await open(() => made);
  await page.expectText(texts.samples.emptyTitle);
  made = samples;
  vi.advanceTimersByTime(6_000);
  vi.useRealTimers();
  await page.expectText('Peer feedback');
});
