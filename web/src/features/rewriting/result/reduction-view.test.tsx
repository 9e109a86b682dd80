import type { Reduction } from '@yanmo/contract/reductions';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as files from '../../../lib/download-file.ts';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/rewriting.json' with { type: 'json' };
import {
  type Answers,
  click,
  closePages,
  findButton,
  openPage,
  Refused,
  waitFor,
} from '../../../testing/open-page.tsx';
import { sampleItem, sampleOrder } from '../../../testing/sample-order.ts';
import { sampleParagraph, sampleReduction } from '../testing/sample-reduction.ts';
import ReductionView from './reduction-view.tsx';

vi.mock('../../../lib/download-file.ts', () => ({ downloadFile: vi.fn() }));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['rewriting', 'orders', 'shell']);
});
afterEach(closePages);

const number = sampleReduction().out_trade_no;

async function show(first: Partial<Reduction>, answers: Answers = {}) {
  const server = { reduction: sampleReduction(first) };
  const page = await openPage(<ReductionView outTradeNo={number} onNew={() => undefined} />, {
    [`GET paper/reduce/${number}`]: () => server.reduction,
    'POST orders/seen': () => ({ unread: 0, working: 0, orders: [] }),
    ...answers,
  });
  return { page, server };
}

const changed = () => [...document.querySelectorAll<HTMLElement>('[data-part]')];

test('both sheets show what changed, word by word, and one sentence goes back to the original', async () => {
  const { page } = await show(
    {},
    {
      [`POST paper/reduce/${number}`]: ({ body }) => {
        const { accept } = body as { accept: boolean };
        const parts = sampleParagraph().parts.map((part) => ({ ...part, is_accepted: accept }));
        return sampleParagraph({ parts });
      },
    },
  );
  await page.expectText('71.4%');
  expect(page.text()).toContain('14.2%');
  expect(page.text()).toContain(texts.outcome.kept);
  expect([...document.querySelectorAll('[data-side="before"] del')].map((one) => one.textContent)).toContain(
    'play a crucial role in',
  );
  expect([...document.querySelectorAll('[data-side="after"] ins')].map((one) => one.textContent)).toContain(
    'matter for',
  );
  expect(page.text()).toContain(texts.left.CHECKS);
  expect(document.querySelector(`[title="${texts.protected.NUMBER}"]`)?.textContent).toBe('412');

  await click(changed()[0] as HTMLElement);
  await click(findButton(texts.change.undo));
  await page.expectText(texts.change.accept);
  expect(page.posts(`paper/reduce/${number}`)[0]?.body).toEqual({ reduce_key: 'r1-0', part: 0, accept: false });
  expect(changed()[0]?.textContent).toBe('Trams play a crucial role in access to work. ');
  await click(findButton(texts.change.acceptParagraph));
  await waitFor(() => expect(changed()[0]?.textContent).toContain('matter for'));
  expect(page.posts(`paper/reduce/${number}`)[1]?.body).toEqual({ reduce_key: 'r1-0', accept: true });
});

test('arrow keys go from paragraph to change and back; a paragraph is rewritten again while there are tries', async () => {
  const { page, server } = await show(
    {},
    {
      'POST paper/edit/re_reduce': () => {
        server.reduction = sampleReduction({
          paragraphs: [sampleParagraph({ tries_left: 0, rates: { before: 71, after: 9 } })],
        });
        return sampleItem();
      },
    },
  );
  await page.expectText(texts.change.hint);
  const press = async (key: string) =>
    await act(async () =>
      (document.activeElement === document.body
        ? document.querySelector('[data-mark]')
        : document.activeElement
      )?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  await press('ArrowDown');
  expect(document.activeElement?.getAttribute('data-mark')).toBe('true');
  await press('ArrowRight');
  expect(document.activeElement).toBe(changed()[0]);
  await click(findButton('Rewrite again (2 left)'));
  await page.expectText('71% → 9%');
  expect(findButton('Rewrite again (0 left)').disabled).toBe(true);
});

test('while it is at work the paragraphs come one by one, and a broken promise shows its refund', async () => {
  const { page, server } = await show({
    ...{
      stage: 1,
      progress: 40,
      round: 2,
      promise: { aigc_rate_maximum: 20, is_kept: null, is_refunded: false, is_coupon_returned: false },
    },
    paragraphs: [
      sampleParagraph(),
      sampleParagraph({ reduce_key: 'r1-1', position: 1, state: 'REWRITING', after: null }),
    ],
  });
  await page.expectText('1 of 2 paragraphs done');
  expect(page.text()).toContain('Round 2');
  expect(page.text()).toContain(texts.state.REWRITING);
  server.reduction = sampleReduction({
    promise: { aigc_rate_maximum: 20, is_kept: false, is_refunded: true, is_coupon_returned: false },
  });
  await page.expectText(texts.outcome.refunded);
  expect(page.posts('orders/seen')).toHaveLength(1);
});

test('the files are packed as they are now, and removed after a question', async () => {
  let asked = 0;
  const { page, server } = await show(
    {},
    {
      'GET paper/reduce_pack': () => {
        asked += 1;
        if (asked > 1) return { zip_url: '/files/a.zip' };
        throw new Refused({ status: 409, error: 'pack_not_ready', message: 'being packed', retryAfter: 0 });
      },
      'POST paper/edit/remove_reduce_file': () => {
        server.reduction = sampleReduction({ is_removed: true, paragraphs: [] });
        return null;
      },
    },
  );
  await page.expectText(texts.files.download);
  await click(findButton(texts.files.download));
  await waitFor(() => expect(files.downloadFile).toHaveBeenCalledWith('/files/a.zip', 'REDUCTION'));
  await click(findButton(texts.files.remove));
  await click(findButton(texts.files.removeConfirm));
  await page.expectText(texts.result.removedTitle);
});

test('a failure is said in the words of the order, and tried again free of charge', async () => {
  const failure = { error: 'item_failed', message: 'it did not work' };
  const { page, server } = await show(
    { stage: 3, paragraphs: [] },
    {
      [`GET orders/order/${number}`]: () =>
        sampleOrder({ order_item_response: [sampleItem({ stage: 3, error: failure, retries_left: 2 })] }),
      'POST paper/edit/re_reduce': () => {
        server.reduction = sampleReduction({ stage: 0, progress: 0, paragraphs: [] });
        return sampleItem();
      },
    },
  );
  await page.expectText(texts.failed.title);
  await page.expectText('it did not work');
  await click(findButton(texts.failed.retry));
  await page.expectText(texts.progress.queued);
  expect(page.posts('paper/edit/re_reduce')[0]?.body).toEqual({ reduce_key: 'r1' });
});
