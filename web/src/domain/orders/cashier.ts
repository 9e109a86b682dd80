import type { PaymentMethod } from '@yanmo/contract/codes';
import { emit } from '../../lib/app-events.ts';

export type CashierOutcome = 'PAID' | 'CLOSED';

/**
 * Shows the cashier for an order, over whatever page is open. Resolves when its dialog closes; PAID means that what was
 * due when it opened is paid, by whatever way and in whatever tab. `method` is shown first where it was chosen before.
 */
export function openCashier(outTradeNo: string, method?: PaymentMethod): Promise<CashierOutcome> {
  return new Promise((resolve) => emit('open-cashier', { outTradeNo, method, onClosed: resolve }));
}
