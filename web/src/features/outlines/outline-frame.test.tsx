import type { OutlineWork, OutlineWorks } from '@yanmo/contract/outline-works';
import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/outlines.json' with { type: 'json' };
import { click, closePages, findButton, openPage } from '../../testing/open-page.tsx';
import { AboveWorks, BelowWorks, OutlineFrame, useShownChapters } from './outline-frame.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['outlines', 'sources', 'shell']);
});
afterEach(closePages);

const workId = '33333333-3333-4333-8333-333333333331';
const outline = { key1: 'key-1', keywords: [], chapters: [], form: { language: 'en' } } as unknown as OutlineDetail;
const chapter = (title: string, works: string[]): Chapter => ({
  ...{ id: title, title, summary: '', word_count: 100, works, children: [] },
});
const draft: Chapter[] = [];
const sheet = [chapter('First', []), chapter('Second', [workId])];

const beside = {
  work: {
    ...{ id: workId, title: 'Night trams', authors: [{ family: 'Bell', given: 'Ada' }], year: 2021, venue: 'Trams' },
    ...{ language: 'en', standing: 'VERIFIED', verified: { by: 'CROSSREF', matched_at: '2026-01-05T08:00:00.000Z' } },
  },
  ...{ reason: 'On trams', fit: 0.7, origin: 'FOUND', is_method: false, chapters: [] },
} as unknown as OutlineWork;

function Writing() {
  useShownChapters(draft);
  return <AboveWorks>being written </AboveWorks>;
}

function Editing() {
  useShownChapters(sheet);
  return (
    <>
      <AboveWorks>to be edited </AboveWorks>
      <BelowWorks>how it was read</BelowWorks>
    </>
  );
}

function Page() {
  const [isWriting, setIsWriting] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsWriting(false)}>
        written
      </button>
      <OutlineFrame outline={outline} isWriting={isWriting}>
        {isWriting ? <Writing /> : <Editing />}
      </OutlineFrame>
    </>
  );
}

test('the works stay while the editor takes the place of the writing: a press that began before is not lost', async () => {
  let isKept = true;
  const now = (): OutlineWorks => ({
    ...{ works: [{ ...beside, is_kept: isKept }], wanted: 18, fitting: isKept ? 1 : 0, is_searching: false },
    ...{ is_searched: true, places: [] },
  });
  const page = await openPage(<Page />, {
    'GET paper/outline/works': now,
    'POST paper/outline/works/drop': () => {
      isKept = false;
      return now();
    },
  });
  await page.expectText('Night trams');
  expect(page.text()).toContain('being written');
  const pressed = findButton(texts.works.dropOf.replace('{{title}}', 'Night trams'));
  const panel = pressed.closest('section');
  await click(findButton('written'));
  await page.expectText('Used in');
  expect(page.text()).toContain('to be edited');
  expect(page.text()).not.toContain('being written');
  expect(panel?.isConnected && pressed.isConnected, 'the same button of the same panel').toBe(true);
  await click(pressed);
  await page.expectText('1 left out');
  expect(page.posts('paper/outline/works/drop')).toHaveLength(1);
});
