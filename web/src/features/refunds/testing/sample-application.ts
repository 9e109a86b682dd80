import type { RefundApplication } from '@yanmo/contract/refunds';

/** Asked for by a student after delivery, not decided yet. */
export function sampleApplication(change: Partial<RefundApplication> = {}): RefundApplication {
  return {
    id: '0194c1d0-0000-7000-8000-000000000001',
    out_trade_no: 'Y2025000000000001',
    order_type: 'OUTLINE_DOWNLOAD',
    title: 'Trams and work',
    status: 'PENDING',
    origin: 'USER',
    rule: 'DELIVERED',
    reason: 'Half of it is missing.',
    note: '',
    destination: 'WALLET',
    requested_amount: 990,
    characters: 0,
    amount: null,
    evidence: [],
    user: null,
    created_at: '2025-11-01T08:00:00.000Z',
    decided_at: null,
    settled_at: null,
    ...change,
  };
}
