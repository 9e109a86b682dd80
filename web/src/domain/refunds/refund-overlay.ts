import { createOverlay } from '../../lib/overlay.ts';
import { requireLogin } from '../../lib/require-login.ts';

/** One's refunds: of one order, or, without a number, all of them. It ends with whether one was asked for. */
export const refundOverlay = createOverlay<{ outTradeNo: string | null }, boolean>(false);

/** Shows what can come back of an order. Resolves when the dialog closes: true if a refund was asked for in it. */
export function askRefund(outTradeNo: string): Promise<boolean> {
  return new Promise((resolve) => requireLogin(() => refundOverlay.open({ outTradeNo }, resolve)));
}

/** Shows all of one's own refunds, in the same dialog. */
export function openRefunds(): void {
  requireLogin(() => refundOverlay.open({ outTradeNo: null }));
}
