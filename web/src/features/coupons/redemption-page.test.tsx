import type { Coupon } from '@yanmo/contract/coupons';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/coupons.json' with { type: 'json' };
import {
  type Answers,
  click,
  closePages,
  fill,
  findButton,
  findChoice,
  findField,
  openPage,
  Refused,
} from '../../testing/open-page.tsx';
import RedemptionPage from './redemption-page.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['coupons', 'growth', 'shell']);
});
afterEach(closePages);

const coupon: Coupon = {
  id: 'a',
  kind: 'DISCOUNT',
  percent: 20,
  max_characters: null,
  channel: 'autumn fair',
  status: 'UNUSED',
  expires_at: '2031-01-01T00:00:00.000Z',
  out_trade_no: null,
};

function answersWith(own: readonly Coupon[], redeem?: Answers[string]): Answers {
  return {
    'GET coupon/coupon_list': () => ({ coupons: own }),
    'GET coupon/claims': () => ({ claims: [], untold: { claims: 0, invites: 0 } }),
    'GET wallet/entries': () => ({ entries: [], balance: 3_000, characters: 0, page_num: 1, page_size: 1, total: 0 }),
    ...(redeem ? { 'POST wallet/redeem': redeem } : {}),
  };
}

const refuse = (status: number, message: string, retryAfter?: number) => () => {
  throw new Refused({ status, error: 'any', message, ...(retryAfter === undefined ? {} : { retryAfter }) });
};

test('a code pasted as people write it is shown in groups and sent plain', async () => {
  const page = await openPage(
    <RedemptionPage />,
    answersWith([], () => ({ kind: 'WALLET', amount: 2_000, coupon: null })),
  );
  const field = findField(texts.code.label);
  await fill(field, ' abcd-efgh 2345—6789 ');
  expect(field.value).toBe('ABCD EFGH 2345 6789');
  await click(findButton(texts.code.submit));
  await page.expectText('CN¥20.00');
  await page.expectText('now holds CN¥30.00');
  expect(page.posts('wallet/redeem')).toMatchObject([
    { body: { code: 'ABCDEFGH23456789' }, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  expect(field.value).toBe('');
});

test('a code that gives a coupon shows it as a ticket, and among the own ones', async () => {
  const own: Coupon[] = [];
  const page = await openPage(
    <RedemptionPage />,
    answersWith(own, () => {
      own.push(coupon);
      return { kind: 'DISCOUNT', amount: null, coupon };
    }),
  );
  await page.expectText(texts.list.emptyTitle);
  await fill(findField(texts.code.label), 'ABCDEFGH23456789');
  await click(findButton(texts.code.submit));
  await page.expectText(texts.redeemed.couponNext);
  await page.expectText('autumn fair');
  expect([...document.querySelectorAll('article')].map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    '20%off',
    '20%off',
  ]);
});

test.each([
  ['used by somebody', refuse(409, 'This code was used before.'), 'This code was used before.'],
  ['guessed too often', refuse(429, 'Too many requests.', 301), 'Please wait 6 minutes'],
  ['typed wrong', refuse(404, 'There is no such code.'), 'There is no such code.'],
])('a code that was %s is told so under the field, and stays there', async (_how, answer, message) => {
  const page = await openPage(<RedemptionPage />, answersWith([], answer));
  const field = findField(texts.code.label);
  await fill(field, 'ABCDEFGH23456789');
  await click(findButton(texts.code.submit));
  await page.expectText(message);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('ABCD EFGH 2345 6789');
});

test.each([
  ['ABCD', '12 characters are missing'],
  ['ABCDEFGH2345678', '1 character is missing'],
  ['ABCDEFGH2345678O', texts.code.lookAlike],
])('%s is not sent', async (code, message) => {
  const page = await openPage(<RedemptionPage />, answersWith([]));
  await fill(findField(texts.code.label), code);
  await click(findButton(texts.code.submit));
  await page.expectText(message);
  expect(page.posts('wallet/redeem')).toEqual([]);
});

test('own coupons tell their status and the order that holds them, and can be filtered', async () => {
  const page = await openPage(
    <RedemptionPage />,
    answersWith([
      coupon,
      {
        ...coupon,
        id: 'b',
        kind: 'FREE_GENERATION',
        percent: null,
        status: 'LOCKED',
        out_trade_no: 'Y2025000000000001',
      },
      { ...coupon, id: 'c', kind: 'PLAGIARISM_CHECK', percent: null, max_characters: 10_000, status: 'EXPIRED' },
    ]),
  );
  await page.expectText('Reserved by order Y2025000000000001');
  await page.expectText('up to 10,000 characters');
  expect(document.querySelectorAll('article')).toHaveLength(3);
  await click(findChoice(`${texts.status.EXPIRED} 1`));
  expect([...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)).toEqual([
    texts.kind.PLAGIARISM_CHECK.name,
  ]);
});
