import type { OutlineDetail, OutlineSummary } from '@yanmo/contract/outlines';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/outlines.json' with { type: 'json' };
import { click, closePages, findButton, openPage, waitFor } from '../../testing/open-page.tsx';
import { outlineDeleted, outlineRestored } from './outline-deletion.ts';
import { OutlineFacts } from './outline-facts.tsx';
import OutlineList from './outline-list.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('outlines');
});
afterEach(closePages);

function summary(key1: string): OutlineSummary {
  return {
    ...{ key1, title: `Trams ${key1}`, status: 'SUCCEEDED', product: 'UNDERGRADUATE', type: 'thesis' },
    ...{ field: 'economics', version: 'v1', step: 'OUTLINE', language: 'en', word_count: 12_512, free_num: 3 },
    updated_at: '2026-11-01T08:00:00.000Z',
  } as OutlineSummary;
}

test('one outline is selected and deleted, its message brings it back, and an empty last page is left', async () => {
  let kept = ['a', 'b', 'c', 'd', 'e', 'f'];
  const change = (how: (key: string) => string[]) => (request: { body: unknown }) => {
    const { key1 } = request.body as { key1: string };
    kept = how(key1);
    return { key1, restorable_until: '2026-12-01T08:00:00.000Z' };
  };
  const heard = vi.fn();
  const stops = [outlineDeleted.listen(heard), outlineRestored.listen(heard)];
  const page = await openPage(<OutlineList onOpen={vi.fn()} onStart={vi.fn()} />, {
    'GET paper/outline/list': ({ query }) => {
      const from = (Number(query.page_num) - 1) * 5;
      const shown = kept.slice(from, from + 5).map(summary);
      return { outline_list: shown, page_num: Number(query.page_num), page_size: 5, total: kept.length };
    },
    'POST paper/outline/delete': change((key) => kept.filter((one) => one !== key)),
    'POST paper/outline/restore': change((key) => [...kept, key].sort()),
  });
  // Nobody reads a code of the wire, also while the dictionaries are not here.
  await page.expectText('Undergraduate · Thesis · 12,512 words');
  expect(findButton(texts.list.delete).disabled).toBe(true);
  await click(findButton(i18n.t('shell:pages.number', { page: 2 })));
  await page.expectText('Trams f');
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (box) await click(box);
  await click(findButton(texts.list.delete));
  await page.expectText(texts.list.deleted.replace('{{title}}', 'Trams f'));
  await page.expectText('Trams a');
  expect(heard).toHaveBeenLastCalledWith('f');
  await click(findButton(texts.editor.undo));
  await waitFor(() => expect(page.posts('paper/outline/restore')).toHaveLength(1));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(kept).toHaveLength(6);
  for (const stop of stops) stop();
});

test('an open outline is saved, then deleted, and its message brings it back', async () => {
  const deeds: string[] = [];
  const { title, product, type, field, language, word_count, ...rest } = summary('a');
  const outline = { ...rest, form: { title, product, type, field, language, word_count } } as OutlineDetail;
  const save = async () => deeds.push('saved');
  const page = await openPage(<OutlineFacts outline={outline} onNew={vi.fn()} onSave={save} />, {
    'POST paper/outline/delete': () => deeds.push('deleted'),
    'POST paper/outline/restore': () => deeds.push('restored'),
  });
  await click(findButton(texts.facts.delete));
  await page.expectText(texts.list.deleted.replace('{{title}}', 'Trams a'));
  await click(findButton(texts.editor.undo));
  await waitFor(() => expect(deeds).toEqual(['saved', 'deleted', 'restored']));
});
