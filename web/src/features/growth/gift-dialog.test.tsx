import type { Channel, Claim } from '@yanmo/contract/growth';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/growth.json' with { type: 'json' };
import {
  click,
  closePages,
  fill,
  findButton,
  findChoice,
  findField,
  openPage,
  pickFiles,
  Refused,
  waitFor,
} from '../../testing/open-page.tsx';
import GiftDialog from './gift-dialog.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['growth', 'shell']);
});
afterEach(closePages);

const copy = { zh: '', en: 'Find a note', es: '', ja: '' };
const channel: Channel = {
  ...{ code: 'DOUYIN', name: { ...copy, en: 'Douyin' }, account: 'Yanmo', url: null, text: copy },
  tiers: [
    { tier: 20, actions: ['LIKE', 'FAVOURITE', 'FOLLOW'], text: copy },
    { tier: 30, actions: ['LIKE', 'FAVOURITE', 'FOLLOW', 'SHARE'], text: copy },
  ],
};
const claim: Claim = {
  ...{ id: 'c', channel: 'DOUYIN', tier: 30, source: 'SCREENSHOT', status: 'PENDING', note: '', coupon_id: null },
  ...{ is_spent: false, created_at: '2026-01-01T00:00:00.000Z', decided_at: null },
};

function open(known: Claim[], answer: () => Claim = () => claim) {
  return openPage(<GiftDialog opened first={null} onClose={() => undefined} onCoupons={() => undefined} />, {
    'GET coupon/channels': () => ({ channels: [channel], valid_days: 30 }),
    'GET coupon/claims': () => ({ claims: known, untold: { claims: 0, invites: 0 } }),
    'POST files/upload': () => ({ file_key: 'key-1', name: 'a.png', size: 5, type: 'image/png' }),
    'POST coupon/claim': () => {
      const claimed = answer();
      known.unshift(claimed);
      return claimed;
    },
  });
}

test('a screenshot is shown before it is sent, and then the claim that waits', async () => {
  const page = await open([]);
  await page.expectText(texts.gift.submit);
  await click(findButton(texts.gift.submit));
  await page.expectText(texts.gift.needShot);
  await click(findChoice('30% off'));
  await pickFiles([new File(['shown'], 'a.png', { type: 'image/png' })]);
  await page.expectText(texts.shot.ready);
  expect(document.querySelector('img')?.src).toMatch(/^blob:/);
  await click(findButton(texts.gift.submit));
  await page.expectText('being reviewed');
  expect(page.posts('coupon/claim')).toMatchObject([{ body: { channel: 'DOUYIN', tier: 30, file_key: 'key-1' } }]);
});

test('what is no picture is refused before it is sent', async () => {
  const page = await open([]);
  await page.expectText(texts.gift.submit);
  await pickFiles([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
  await page.expectText('Only PNG, JPEG, or WebP pictures are accepted.');
  expect(page.posts('files/upload')).toEqual([]);
});

test('a code that was used says so and stays to be mended', async () => {
  const page = await open([], () => {
    throw new Refused({ status: 409, error: 'redemption_code_used', message: 'This code has been used.' });
  });
  await page.expectText(texts.gift.submit);
  await click(findChoice(texts.gift.by.CODE));
  await fill(findField(texts.gift.code), 'abcd-efgh-2345-6789');
  await click(findButton(texts.gift.redeem));
  await page.expectText('This code has been used.');
  expect(findField(texts.gift.code).value).toBe('abcd-efgh-2345-6789');
});

test('who has used a platform’s coupon is offered no other of it', async () => {
  const page = await open([{ ...claim, tier: 20, status: 'APPROVED', coupon_id: 'x', is_spent: true }]);
  await page.expectText(texts.gift.seeCoupons);
  expect(page.text()).not.toContain(texts.gift.submit);
});

test('who has the smaller coupon is offered the larger one alone', async () => {
  const page = await open([{ ...claim, tier: 20, status: 'APPROVED', coupon_id: 'x' }]);
  await page.expectText(texts.gift.larger);
  await waitFor(() => expect(document.querySelectorAll('input[type="radio"][value="20"]')).toHaveLength(0));
});
