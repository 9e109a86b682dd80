import type { ExtraService, OrderType, PaymentMethod } from '@yanmo/contract/codes';
import { createOverlay } from '../../lib/overlay.ts';
import { requireLogin } from '../../lib/require-login.ts';

/** What is to be ordered for an outline, and what was already chosen on the way. */
export interface OrderWish {
  key1: string;
  orderType: OrderType;
  isReduceAigc?: boolean;
  additionalServices?: readonly ExtraService[];
}

/** What was chosen on the way to the cashier: it is shown first. */
export interface PaymentChoice {
  method?: PaymentMethod | undefined;
  couponId?: string | undefined;
}

/** What of an order is looked at: its price before it is made, its payment, its progress. */
export type OrderView =
  | { kind: 'panel'; wish: OrderWish }
  | ({ kind: 'cashier'; outTradeNo: string } & PaymentChoice)
  | { kind: 'progress'; outTradeNo: string };

export type PaymentOutcome = 'PAID' | 'CLOSED';

export const orderOverlay = createOverlay<OrderView, PaymentOutcome>('CLOSED');

/** Shows the quote for an outline, then its order and the cashier. Resolves when that is over. */
export function openOrderPanel(wish: OrderWish): Promise<PaymentOutcome> {
  return openToPay({ kind: 'panel', wish });
}

/**
 * Shows the cashier for an order, over whatever page is open. Resolves when its dialog closes; PAID means that what was
 * due when it opened is paid, by whatever way and in whatever tab.
 */
export function openCashier(outTradeNo: string, choice: PaymentChoice = {}): Promise<PaymentOutcome> {
  return openToPay({ kind: 'cashier', outTradeNo, ...choice });
}

/** Shows how far an order is, until its file is there. */
export function openOrderProgress(outTradeNo: string): void {
  requireLogin(() => orderOverlay.open({ kind: 'progress', outTradeNo }));
}

function openToPay(view: OrderView): Promise<PaymentOutcome> {
  return new Promise((resolve) => requireLogin(() => orderOverlay.open(view, resolve)));
}
