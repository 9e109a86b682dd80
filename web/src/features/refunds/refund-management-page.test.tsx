import type { RefundApplication } from '@yanmo/contract/refunds';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import operator from '../../locales/en/operator.json' with { type: 'json' };
import texts from '../../locales/en/refunds.json' with { type: 'json' };
import shell from '../../locales/en/shell.json' with { type: 'json' };
import {
  click,
  closePages,
  fill,
  findButton,
  findChoice,
  findField,
  openPage,
  Refused,
  type SentRequest,
  waitFor,
} from '../../testing/open-page.tsx';
import RefundManagementPage from './refund-management-page.tsx';
import { sampleApplication } from './testing/sample-application.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['refunds', 'operator', 'shell']);
});
afterEach(closePages);

const number = 'Y2025000000000001';
const pending = sampleApplication({
  evidence: [{ name: 'screen.png', url: '/api/ai-paper/files/signed' }],
  user: { id: 'u', phone: '138****0000', user_name: 'Lin' },
});

interface Decided {
  approve: boolean;
  amount?: number;
  note: string;
}

async function openManagement(first: RefundApplication = pending) {
  let refund = first;
  return openPage(<RefundManagementPage />, {
    'GET home/global_code': () => ({ order_types: [] }),
    'GET refund/apply_list': ({ query }) => {
      const isShown = !query.status || query.status === refund.status;
      return { refund_list: isShown ? [refund] : [], page_num: 1, page_size: 20, total: isShown ? 1 : 0 };
    },
    'POST refund/confirm_apply': ({ body }: SentRequest) => {
      const { approve, amount = null, note } = body as Decided;
      refund = { ...refund, status: approve ? 'REFUNDED' : 'REJECTED', amount, note };
      return refund;
    },
  });
}

async function openDecision(
  page: Awaited<ReturnType<typeof openManagement>>,
  name = `Decide the refund of order ${number}`,
) {
  await page.expectText('Trams and work');
  await click(findButton(name));
  await page.expectText(texts.decision.note);
}

test('a part is granted only after it was asked for once more', async () => {
  const page = await openManagement();
  await openDecision(page);
  await page.expectText('138****0000');
  await click(findChoice(texts.decision.part));
  await fill(findField(texts.decision.amount), '4');
  await fill(findField(texts.decision.note), 'One chapter is missing.');
  await click(findButton(texts.decision.submit.part));
  await page.expectText('CN¥4.00 will go to the user’s wallet.');
  expect(page.posts('refund/confirm_apply')).toEqual([]);
  await click(findButton(texts.decision.confirm));
  await page.expectText(texts.decision.done.REFUNDED);
  expect(page.posts('refund/confirm_apply')).toMatchObject([
    {
      body: { id: pending.id, approve: true, amount: 400, note: 'One chapter is missing.' },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test.each([
  ['9.91', 'At most CN¥9.90'],
  ['0', texts.decision.problem.tooSmall],
  ['', texts.decision.problem.empty],
])('a part of "%s" is not asked for', async (amount, message) => {
  const page = await openManagement();
  await openDecision(page);
  await click(findChoice(texts.decision.part));
  await fill(findField(texts.decision.amount), amount);
  await click(findButton(texts.decision.submit.part));
  await page.expectText(message);
  expect(page.text()).not.toContain(texts.decision.confirmTitle);
});

test('a rejection needs a reason, and calling it off changes nothing', async () => {
  const page = await openManagement();
  await openDecision(page);
  await click(findChoice(texts.decision.rejectText));
  await click(findButton(texts.decision.submit.reject));
  await page.expectText(texts.decision.noteMissing);
  await fill(findField(texts.decision.note), 'It is complete.');
  await click(findButton(texts.decision.submit.reject));
  await page.expectText(texts.decision.confirmReject);
  await click(findButton(shell.action.cancel));
  expect(page.posts('refund/confirm_apply')).toEqual([]);
});

test('one that failed is tried again with what was granted', async () => {
  const page = await openManagement({ ...pending, status: 'FAILED', amount: 400, note: 'One chapter is missing.' });
  await openDecision(page, `Retry the refund of order ${number}`);
  await click(findButton(texts.decision.again));
  await click(findButton(texts.decision.confirm));
  await page.expectText(texts.decision.done.REFUNDED);
  expect(page.posts('refund/confirm_apply')[0]?.body).toMatchObject({ approve: true, amount: 400 });
});

test('one that is granted is followed until the money is back', async () => {
  let refund: RefundApplication = {
    ...pending,
    status: 'APPROVED',
    amount: 990,
    decided_at: '2026-03-01T08:00:00.000Z',
  };
  const page = await openPage(<RefundManagementPage />, {
    'GET home/global_code': () => ({ order_types: [] }),
    'GET refund/apply_list': ({ query }) => {
      if (query.out_trade_no) refund = { ...refund, status: 'REFUNDED', settled_at: '2026-03-01T08:00:05.000Z' };
      return { refund_list: [refund], page_num: 1, page_size: 20, total: 1 };
    },
  });
  await page.expectText('Trams and work');
  await click(findButton(`View the refund of order ${number}`));
  await waitFor(() => {
    const [, , paidBack] = document.querySelectorAll(`ol[aria-label="${texts.steps.label}"] li`);
    expect(paidBack?.getAttribute('data-state')).toBe('done');
  });
});

test('what the system refunded unasked stands in the same list, with its origin, and leaves nothing to decide', async () => {
  const page = await openManagement({
    ...pending,
    origin: 'SYSTEM',
    rule: 'UNDELIVERED',
    reason: 'undeliverable',
    status: 'REFUNDED',
    amount: 990,
  });
  await page.expectText(texts.origin.SYSTEM);
  await page.expectText(texts.systemReason.UNDELIVERED);
  await click(findButton(`View the refund of order ${number}`));
  await page.expectText(texts.decision.rule);
  expect(page.text()).not.toContain(texts.decision.legend);
});

test('the list is searched by what stands in the address, and says when nothing fits', async () => {
  const page = await openManagement();
  await page.expectText('Trams and work');
  const search = document.querySelector<HTMLInputElement>(`input[aria-label="${texts.management.search}"]`);
  if (!search) throw new Error('no search');
  await fill(search, number);
  await click(findButton(operator.list.find));
  await waitFor(() =>
    expect(page.sent.filter(({ path }) => path === 'refund/apply_list').at(-1)?.query).toMatchObject({
      ...{ search: number, sort: 'created_at', order: 'desc' },
    }),
  );
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  let isDown = true;
  const page = await openPage(<RefundManagementPage />, {
    'GET refund/apply_list': () => {
      if (isDown) throw new Refused({ status: 503, error: 'overloaded', message: 'Busy.' });
      return { refund_list: [], page_num: 1, page_size: 20, total: 0 };
    },
  });
  await page.expectText('Busy.');
  isDown = false;
  await click(findButton(shell.action.retry));
  await page.expectText(texts.management.emptyTitle);
});
