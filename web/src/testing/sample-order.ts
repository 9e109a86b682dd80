import type { OrderDetail, OrderItem } from '@yanmo/contract/orders';

export function sampleItem(change: Partial<OrderItem> & { stage?: OrderItem['paper_case']['stage'] } = {}): OrderItem {
  const { stage = 0, ...rest } = change;
  return {
    id: '11111111-1111-4111-8111-111111111111',
    kind: 'OUTLINE_DOWNLOAD',
    paper_case: { title: 'Trams and access to work', stage },
    progress: 0,
    error: null,
    retries_left: 3,
    is_out_of_retries: false,
    is_refunded: false,
    file_urls: { word: null, pdf: null, zip: null },
    rate: null,
    ...rest,
  };
}

export function sampleOrder(change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    out_trade_no: 'Y20250101000001',
    key1: 'key-1',
    order_type: 'OUTLINE_DOWNLOAD',
    pay_type: 'PAY_ALL',
    payment_status: 'PRE_CREATE',
    total_price: 990,
    original_amount: 990,
    deposit: null,
    due_amount: 990,
    paid_amount: 0,
    refunded_amount: 0,
    lines: [{ code: 'OUTLINE_DOWNLOAD', units: null, unit_price: null, amount: 990 }],
    created_at: '2025-01-01T00:00:00.000Z',
    payment_method: null,
    is_reduce_aigc: false,
    additional_service: [],
    word_count: null,
    estimated_minutes: 1,
    coupon_id: null,
    template_id: null,
    citation_style: null,
    is_unread: false,
    order_item_response: [sampleItem()],
    outline: {
      title: 'Trams and access to work',
      language: 'en',
      type: 'thesis',
      field: 'management',
      product: 'UNDERGRADUATE',
      word_count: 12_000,
      key1: 'key-1',
    },
    last_seq: 1,
    remaining_seconds: null,
    events: [],
    ...change,
  };
}
