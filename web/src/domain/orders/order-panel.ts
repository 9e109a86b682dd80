import { emit, type OrderWish } from '../../lib/app-events.ts';
import type { CashierOutcome } from './cashier.ts';

export type { OrderWish } from '../../lib/app-events.ts';

/** Shows the quote for an outline, then its order and the cashier. Resolves when that is over. */
export function openOrderPanel(wish: OrderWish): Promise<CashierOutcome> {
  return new Promise((resolve) => emit('open-order-panel', { wish, onClosed: resolve }));
}
