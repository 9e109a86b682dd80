import { emit } from '../../lib/app-events.ts';

/** Shows what can come back of an order. Resolves when the dialog closes: true if a refund was asked for in it. */
export function askRefund(outTradeNo: string): Promise<boolean> {
  return new Promise((resolve) => emit('open-refunds', { outTradeNo, onClosed: resolve }));
}

/** Shows all of one's own refunds, in the same dialog. */
export function openRefunds(): void {
  emit('open-refunds', { outTradeNo: null, onClosed: () => undefined });
}
