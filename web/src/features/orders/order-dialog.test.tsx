import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OrderView } from '../../domain/orders/order-overlay.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/orders.json' with { type: 'json' };
import { sampleItem, sampleOrder } from '../../testing/sample-order.ts';
import OrderDialog from './order-dialog.tsx';
import { catalogue, showWithApi } from './testing/show-with-api.tsx';

let leave: (() => Promise<void>) | undefined;
const number = sampleOrder().out_trade_no;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('orders');
});
afterEach(async () => {
  await leave?.();
  leave = undefined;
});

async function showDialog(first: OrderView, order = sampleOrder()) {
  const [onPaid, onClose] = [vi.fn(), vi.fn()];
  const page = await showWithApi(<OrderDialog opened first={first} onPaid={onPaid} onClose={onClose} />, {
    [`GET orders/order/${number}`]: order,
    'GET pass/product': catalogue,
    'GET wallet/entries': { entries: [], page_num: 1, page_size: 1, total: 0, balance: 1_000, characters: 0 },
    [`GET pass/pay_discount/${number}`]: {
      original_amount: 990,
      discounted_price: 990,
      is_discount: false,
      coupons: [],
    },
  });
  leave = page.leave;
  return { page, onPaid, onClose };
}

const close = () => i18n.t('shell:action.close');

test('turning away from an unpaid order asks nothing', async () => {
  const { page, onClose, onPaid } = await showDialog({ kind: 'cashier', outTradeNo: number });
  await page.shows('Pay CN¥9.90 from the wallet');
  await page.press(close());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onPaid).not.toHaveBeenCalled();
});

test('turning away from work that is going on asks first, and says that it goes on', async () => {
  const working = sampleOrder({
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 990,
    order_item_response: [sampleItem({ stage: 1 })],
  });
  const { page, onClose } = await showDialog({ kind: 'progress', outTradeNo: number }, working);
  await page.shows(texts.progress.mayLeave);
  await page.press(close());
  await page.shows(texts.progress.closeText);
  expect(onClose).not.toHaveBeenCalled();
  // Escape asks like the cross, and takes back only the question.
  await page.press(texts.progress.stay);
  await page.settle(() => expect(page.text()).not.toContain(texts.progress.closeText));
  const pressEscape = () =>
    act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await pressEscape();
  await page.shows(texts.progress.closeText);
  await pressEscape();
  await page.settle(() => expect(page.text()).not.toContain(texts.progress.closeText));
  await page.press(close());
  await page.shows(texts.progress.closeText);
  await page.press(texts.progress.closeConfirm);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('from the progress of an unpaid order one goes on to pay it', async () => {
  const { page } = await showDialog({ kind: 'progress', outTradeNo: number });
  await page.shows(texts.progress.unpaid);
  await page.press(texts.order.pay);
  await page.shows('Pay CN¥9.90 from the wallet');
  expect(page.text()).toContain(texts.dialog.cashier);
});
