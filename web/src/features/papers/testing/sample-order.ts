import type { OrderDetail, OrderItem } from '@yanmo/contract/orders';
import { sampleItem as anyItem, sampleOrder as anyOrder } from '../../../testing/sample-order.ts';

export const outTradeNo = 'Y20260101000001';

export function sampleItem(change: Parameters<typeof anyItem>[0] = {}): OrderItem {
  const { stage = 2 } = change;
  return anyItem({ kind: 'PAPER', progress: stage === 2 ? 100 : 0, ...change, stage });
}

/** A course paper that was paid for in full. */
export function sampleOrder(change: Partial<OrderDetail> = {}): OrderDetail {
  const { outline } = anyOrder();
  return anyOrder({
    out_trade_no: outTradeNo,
    order_type: 'PAPER_FINAL',
    payment_status: 'TRADE_SUCCESS',
    total_price: 1_500,
    original_amount: 1_500,
    due_amount: 0,
    paid_amount: 1_500,
    lines: [],
    created_at: '2026-01-01T00:00:00.000Z',
    payment_method: 'ALIPAY',
    word_count: 3_000,
    estimated_minutes: 10,
    template_id: 'en-standard',
    citation_style: 'apa',
    order_item_response: [sampleItem()],
    outline: outline && { ...outline, type: 'course_paper', product: 'FINAL', word_count: 3_000 },
    ...change,
  });
}
