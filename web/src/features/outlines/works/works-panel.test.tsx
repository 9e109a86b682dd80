import type { OutlineWork, OutlineWorks } from '@yanmo/contract/outline-works';
import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/outlines.json' with { type: 'json' };
import { click, closePages, findButton, openPage, Refused, waitFor } from '../../../testing/open-page.tsx';
import { WorksPanel } from './works-panel.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['outlines', 'sources', 'shell']);
});
afterEach(closePages);

const ids = ['33333333-3333-4333-8333-333333333331', '33333333-3333-4333-8333-333333333332'] as const;
const chapter = (id: string, works: string[], children: Chapter[] = []): Chapter => ({
  ...{ id, title: id, summary: '', word_count: 100, works, children },
});
const chapters = [chapter('a', []), chapter('b', [], [chapter('b1', [ids[0]])])];
const outline = { key1: 'key-1', keywords: [], form: { language: 'en' } } as unknown as OutlineDetail;

function beside(id: string, title: string, change: Partial<OutlineWork> = {}): OutlineWork {
  return {
    work: {
      ...{ id, title, authors: [{ family: 'Bell', given: 'Ada' }], year: 2021, venue: 'Trams', language: 'en' },
      ...{ standing: 'VERIFIED', verified: { by: 'CROSSREF', matched_at: '2026-01-05T08:00:00.000Z' } },
    } as OutlineWork['work'],
    ...{ reason: `Speaks of ${title}`, fit: 0.7, origin: 'FOUND', is_kept: true, is_method: false, chapters: [] },
    ...change,
  };
}

function answer(works: OutlineWork[], change: Partial<OutlineWorks> = {}): OutlineWorks {
  return {
    ...{ works, wanted: 18, fitting: works.filter(({ is_kept }) => is_kept).length, is_searching: false },
    ...{ is_searched: true, places: [{ place: 'OPENALEX', state: 'unavailable', count: 0 }] },
    ...change,
  };
}

test('each work says why it is there and where it is used; one is left out, brought back, and left out again', async () => {
  const kept = new Set<string>(ids);
  const now = () =>
    answer([
      beside(ids[0], 'Night trams', { is_kept: kept.has(ids[0]) }),
      beside(ids[1], 'Day trams', { is_kept: kept.has(ids[1]) }),
    ]);
  const change = (how: (id: string) => void) => (request: { body: unknown }) => {
    for (const id of (request.body as { work_ids: string[] }).work_ids) how(id);
    return now();
  };
  const takenBack = vi.fn();
  const page = await openPage(<WorksPanel outline={outline} chapters={chapters} onTakenBack={takenBack} />, {
    'GET paper/outline/works': now,
    'POST paper/outline/works/drop': change((id) => kept.delete(id)),
    'POST paper/outline/works/add': change((id) => kept.add(id)),
  });
  await page.expectText('2 fit; a paper like this usually rests on about 18');
  expect(page.text()).toContain('No answer from OpenAlex.');
  const entry = () => document.querySelector('section ol > li')?.textContent ?? '';
  for (const said of [
    'Night trams',
    'Ada Bell · Trams · 2021',
    'Verified · Crossref',
    'Speaks of Night trams',
    'Used in 2.1',
  ])
    expect(entry()).toContain(said);

  const leaveOut = () => findButton(texts.works.dropOf.replace('{{title}}', 'Night trams'));
  await click(leaveOut());
  await page.expectText('1 fit; a paper like this usually rests on about 18');
  expect(document.activeElement?.textContent, 'its own button is gone').toBe(texts.works.title);
  expect(document.querySelector('details')?.textContent).toContain('Night trams');
  await click(findButton(texts.editor.undo));
  await page.expectText('2 fit; a paper like this usually rests on about 18');
  expect(takenBack, 'its places are kept again').toHaveBeenCalledOnce();

  await click(leaveOut());
  await page.expectText('1 left out');
  await click(findButton(texts.works.takeBackOf.replace('{{title}}', 'Night trams')));
  await waitFor(() => expect(document.querySelector('details')).toBeNull());
  expect(page.posts('paper/outline/works/add')).toHaveLength(2);
});

test('nothing that fits is said with the ways out, and a search under way as such', async () => {
  let found = answer([], { is_searching: true, is_searched: false });
  const page = await openPage(<WorksPanel outline={outline} chapters={[]} />, {
    'GET paper/outline/works': () => found,
  });
  await page.expectText(texts.works.searching.replace('{{wanted}}', '18'));
  found = answer([], { places: [] });
  await page.expectText(texts.works.none.text.replace('{{wanted}}', '18'));
  expect(page.text()).toContain(texts.works.reach.local);
  await click(findButton(texts.works.add));
  await waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain(texts.upload.choose));
});

test('works that could not be loaded are asked for again', async () => {
  let isDown = true;
  const page = await openPage(<WorksPanel outline={outline} chapters={[]} />, {
    'GET paper/outline/works': () => {
      if (isDown) throw new Refused({ status: 409, error: 'outline_not_ready', message: 'Down for a moment' });
      return answer([beside(ids[0], 'Night trams')]);
    },
  });
  await page.expectText('Down for a moment');
  isDown = false;
  await click(findButton(i18n.t('shell:action.retry')));
  await page.expectText('Night trams');
});
