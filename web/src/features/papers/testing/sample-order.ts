import type { OrderDetail, OrderItem } from '@yanmo/contract/orders';

export const outTradeNo = 'Y20260101000001';

export function sampleItem(change: Partial<OrderItem> & { stage?: OrderItem['paper_case']['stage'] } = {}): OrderItem {
  const { stage = 2, ...rest } = change;
  return {
    id: '11111111-1111-4111-8111-111111111111',
    kind: 'PAPER',
    paper_case: { title: 'Trams and access to work', stage },
    progress: stage === 2 ? 100 : 0,
    error: null,
    retries_left: 3,
    is_out_of_retries: false,
    is_refunded: false,
    file_urls: { word: null, pdf: null, zip: null },
    ...rest,
  };
}

/** A course paper that was paid for in full. */
export function sampleOrder(change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    out_trade_no: outTradeNo,
    key1: 'key-1',
    order_type: 'PAPER_FINAL',
    pay_type: 'PAY_ALL',
    payment_status: 'TRADE_SUCCESS',
    total_price: 1_500,
    original_amount: 1_500,
    deposit: null,
    due_amount: 0,
    paid_amount: 1_500,
    refunded_amount: 0,
    lines: [],
    created_at: '2026-01-01T00:00:00.000Z',
    payment_method: 'ALIPAY',
    is_reduce_aigc: false,
    additional_service: [],
    word_count: 3_000,
    estimated_minutes: 10,
    coupon_id: null,
    template_id: 'en-standard',
    citation_style: 'apa',
    is_unread: false,
    order_item_response: [sampleItem()],
    outline: {
      title: 'Trams and access to work',
      language: 'en',
      type: 'course_paper',
      field: 'management',
      product: 'FINAL',
      word_count: 3_000,
      key1: 'key-1',
    },
    last_seq: 1,
    remaining_seconds: null,
    events: [],
    ...change,
  };
}
