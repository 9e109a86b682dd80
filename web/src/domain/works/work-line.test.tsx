import type { Work } from '@yanmo/contract/works';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import { closePages, openPage } from '../../testing/open-page.tsx';
import { WorkLine } from './work-line.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['sources', 'shell']);
});
afterEach(closePages);

const work: Work = {
  ...{
    id: 'b6f3a1de-6f0e-4d7e-9a64-0f6a8c6d2a11',
    title: '夜行バスと都市',
    year: 2019,
    type: 'article',
    venue: '都市計画',
  },
  ...{ authors: [{ family: '山田', given: '花子' }], publisher: null, language: 'ja', volume: null, issue: null },
  ...{ pages: null, doi: null, edition: null, place: null, abstract: null, url: null, licence: null },
  ...{ source: 'COLLECTION', verified: null, standing: 'UNPROVEN', is_allowed: false, is_retracted: false },
  is_open_access: null,
};

test('the record is in the language of the work, and what is said of it in the language of the page', async () => {
  await openPage(<WorkLine work={work} mark="STILL" />, {});
  const languageOf = (text: string) =>
    [...document.querySelectorAll('span')]
      .findLast(({ textContent }) => textContent === text)
      ?.closest<HTMLElement>('[lang]')?.lang;
  expect(languageOf('夜行バスと都市')).toBe('ja');
  expect(languageOf('Not verified yet')).not.toBe('ja');
});
