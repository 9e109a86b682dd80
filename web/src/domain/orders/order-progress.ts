import { emit } from '../../lib/app-events.ts';

/** Shows how far an order is, until its file is there. */
export function openOrderProgress(outTradeNo: string): void {
  emit('open-order-progress', { outTradeNo });
}
