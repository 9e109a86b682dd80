import type { ReviewedClaim } from '@yanmo/contract/growth';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/desk.json' with { type: 'json' };
import operator from '../../../locales/en/operator.json' with { type: 'json' };
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
} from '../../../testing/open-page.tsx';
import ClaimsPage from './claims-page.tsx';
import CodesPage from './codes-page.tsx';
import WithdrawalsPage from './withdrawals-page.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['desk', 'operator', 'shell']);
});
afterEach(closePages);

const page = { page_num: 1, page_size: 20, total: 1 };
const user = { id: 'u', phone: '138****0000', user_name: 'Lin' };
const pending: ReviewedClaim = {
  ...{ id: '0194c1d0-0000-7000-8000-000000000001', channel: 'XIAOHONGSHU', tier: 20, source: 'SCREENSHOT' },
  ...{ status: 'PENDING', note: '', coupon_id: null, created_at: '2026-03-01T08:00:00.000Z', decided_at: null },
  ...{ is_spent: false, user, screenshot_url: '/api/ai-paper/files/signed', rejected_before: 2 },
};

test('a claim is refused only with a reason, after it was asked for once more', async () => {
  let claim = pending;
  const opened = await openPage(<ClaimsPage />, {
    'GET admin/claims': () => ({ claims: [claim], ...page }),
    'POST admin/claims': ({ body }: SentRequest) => {
      claim = { ...claim, status: 'REJECTED', note: (body as { note: string }).note };
      return claim;
    },
  });
  await opened.expectText('138****0000');
  await click(findButton('Decide: Lin'));
  await click(findChoice(texts.claims.rejectText));
  await click(findButton(texts.claims.reject));
  await opened.expectText(texts.decision.noteMissing);
  await fill(findField(texts.decision.note), 'The picture shows another account.');
  await click(findButton(texts.claims.reject));
  await opened.expectText(texts.claims.confirmReject);
  expect(opened.posts('admin/claims')).toEqual([]);
  await click(findButton(texts.decision.confirm));
  await opened.expectText(texts.claims.done.REJECTED);
  expect(opened.posts('admin/claims')[0]).toMatchObject({
    body: { decision: 'REJECT', note: 'The picture shows another account.' },
    idempotencyKey: expect.any(String),
  });
});

test('who decides second is told, and nothing is said to be done', async () => {
  const opened = await openPage(<ClaimsPage />, {
    'GET admin/claims': () => ({ claims: [pending], ...page }),
    'POST admin/claims': () => {
      throw new Refused({ status: 409, error: 'wrong_state', message: 'Not possible in the current state.' });
    },
  });
  await opened.expectText('138****0000');
  await click(findButton('Decide: Lin'));
  await click(findChoice(texts.claims.approve));
  await click(findButton(texts.claims.approve));
  await click(findButton(texts.decision.confirm));
  await opened.expectText('Not possible in the current state.');
  expect(opened.text()).not.toContain(texts.claims.done.APPROVED);
});

test('money is booked as paid out with the reference of its transfer, and with a code where one is asked for', async () => {
  const asked = {
    ...{ id: '0194c1d0-0000-7000-8000-000000000002', amount: 12_000, account: 'alipay lin', status: 'PENDING' },
    ...{ reference: '', note: '', created_at: '2026-03-01T08:00:00.000Z', decided_at: null, user, balance: 0 },
    sub_domain: 'lin',
  };
  const opened = await openPage(<WithdrawalsPage />, {
    'GET admin/withdrawals': () => ({ withdrawals: [asked], ...page }),
    'POST admin/withdrawals': ({ body }: SentRequest) => {
      if (!(body as { totp_code?: string }).totp_code)
        throw new Refused({ status: 401, error: 'totp_required', message: 'Enter the code.' });
      return { ...asked, status: 'PAID' };
    },
  });
  await opened.expectText('alipay lin');
  await click(findButton('Decide: Lin'));
  await click(findChoice(texts.withdrawals.paid));
  await click(findButton(texts.withdrawals.paid));
  await opened.expectText(texts.withdrawals.referenceMissing);
  await fill(findField(texts.withdrawals.reference), 'T-1');
  await click(findButton(texts.withdrawals.paid));
  await click(findButton(texts.decision.confirm));
  await opened.expectText('Enter the code.');
  await fill(findField(operator.code.label), '123456');
  await click(findButton(operator.code.confirm));
  await opened.expectText(texts.withdrawals.done.PAID);
  expect(opened.posts('admin/withdrawals')[1]?.body).toMatchObject({
    ...{ decision: 'PAID', reference: 'T-1', totp_code: '123456' },
  });
});

test('codes are shown once, when they are made', async () => {
  const codes = ['ABCDEFGH23456789', 'JKMNPQRS23456789'];
  const batch = {
    ...{ id: 'b', kind: 'DISCOUNT', percent: 20, max_characters: null, amount: null, count: 2, redeemed: 0 },
    ...{ channel: 'campus', expires_at: '2026-06-01T00:00:00.000Z', created_at: '2026-03-01T08:00:00.000Z' },
  };
  const opened = await openPage(<CodesPage />, {
    'GET home/global_code': () => ({ coupon_kinds: [] }),
    'GET coupon/batch_create': () => ({ batches: [batch], ...page }),
    'POST coupon/batch_create': () => ({ ...batch, codes }),
  });
  await opened.expectText('campus');
  await click(findButton(texts.coupons.make));
  await fill(findField(texts.coupons.channel), 'campus');
  await click(findButton('Make 10 codes'));
  await opened.expectText(texts.coupons.once);
  await opened.expectText(codes[1] ?? '-');
  const [sent] = opened.posts('coupon/batch_create');
  expect(sent?.body).toMatchObject({ kind: 'DISCOUNT', percent: 20, count: 10 });
  expect(sent?.idempotencyKey).toBeTruthy();
  await click(findButton(texts.coupons.kept));
  expect(opened.text()).not.toContain(codes[0]);
});
