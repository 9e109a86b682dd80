import type { ReductionTask } from '@yanmo/contract/reductions';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import operator from '../../locales/en/operator.json' with { type: 'json' };
import texts from '../../locales/en/rewriting.json' with { type: 'json' };
import {
  click,
  closePages,
  fill,
  findButton,
  findChoice,
  findField,
  openPage,
  pickFiles,
  waitFor,
} from '../../testing/open-page.tsx';
import AigcTasksPage from './aigc-tasks-page.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['rewriting', 'operator', 'shell']);
});
afterEach(closePages);

const task: ReductionTask = {
  id: '11111111-1111-4111-8111-111111111111',
  out_trade_no: 'Y20250101000001',
  phone: '138****0000',
  title: 'Trams and access to work',
  source: 'DOCX',
  mode: 'BOTH',
  language: 'en',
  units: 3_200,
  stage: 3,
  progress: 40,
  round: 1,
  rates: { before: 71.4, after: null },
  chosen: { paragraphs: 2, of: 9, openings: ['Trams shape how people', 'Buses follow'] },
  error: { error: 'item_failed', message: 'it did not work' },
  reason: null,
  is_by_hand: false,
  is_refunded: false,
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
  original_url: '/files/original',
};

function open() {
  return openPage(<AigcTasksPage />, {
    'GET third_aigc/task': ({ query }) => ({
      ...{ page_num: 1, page_size: 20, total: 1 },
      tasks: (query.search ?? task.title) === task.title ? [task] : [],
    }),
    'POST files/upload': () => ({ file_key: 'k1', name: 'done.docx', size: 9, type: '' }),
    'POST third_aigc/task_complete': () => task,
  });
}

test('tasks are listed and searched, and one is delivered by a file of one’s own', async () => {
  const page = await open();
  await page.expectText('it did not work');
  expect(document.querySelector('a[href="/files/original"]')?.textContent).toBe(task.title);
  await click(findButton('Do order Y20250101000001 by hand'));
  await click(findButton(texts.tasks.deliver));
  expect(page.text()).not.toContain(texts.tasks.confirmDeliver);
  await pickFiles([new File(['x'], 'done.docx')]);
  await page.expectText('done.docx');
  await click(findButton(texts.tasks.deliver));
  await click(findButton(texts.tasks.confirm));
  await page.expectText(texts.tasks.delivered);
  expect(page.posts('third_aigc/task_complete')[0]?.body).toEqual({ id: task.id, file_key: 'k1' });
  findButton(operator.list.export);
  const search = document.querySelector<HTMLInputElement>(`input[aria-label="${texts.tasks.search}"]`);
  if (!search) throw new Error('no search');
  await fill(search, 'Buses');
  await click(findButton(operator.list.find));
  await page.expectText(operator.list.noneFound);
});

test('a task is failed with a reason, never without one', async () => {
  const page = await open();
  await page.expectText('it did not work');
  await click(findButton('Do order Y20250101000001 by hand'));
  await click(findChoice(texts.tasks.fail));
  await click(findButton(texts.tasks.fail));
  await page.expectText(texts.tasks.reasonMissing);
  await fill(findField(texts.tasks.reason), 'The scan cannot be read.');
  await click(findButton(texts.tasks.fail));
  await click(findButton(texts.tasks.confirm));
  await waitFor(() =>
    expect(page.posts('third_aigc/task_complete')[0]?.body).toEqual({
      ...{ id: task.id, failed: true, reason: 'The scan cannot be read.' },
    }),
  );
});
