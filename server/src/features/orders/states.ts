import type { PaymentStatus } from '@yanmo/contract/codes';

/**
 * Every move that an order's payment status can make, and what makes it. Forward only, except that a payment that ran
 * out or failed makes the order payable again. A balance payment leaves TRADE_DEPOSIT_SUCCESS until it is paid.
 */
export const transitions = {
  payment_begun: { from: ['PRE_CREATE'], to: 'WAIT_BUYER_PAY' },
  payment_closed: { from: ['WAIT_BUYER_PAY'], to: 'PRE_CREATE' },
  deposit_paid: { from: ['PRE_CREATE', 'WAIT_BUYER_PAY'], to: 'TRADE_DEPOSIT_SUCCESS' },
  paid: { from: ['PRE_CREATE', 'WAIT_BUYER_PAY', 'TRADE_DEPOSIT_SUCCESS'], to: 'TRADE_SUCCESS' },
  finished: { from: ['PRE_CREATE', 'WAIT_BUYER_PAY', 'TRADE_DEPOSIT_SUCCESS', 'TRADE_SUCCESS'], to: 'TRADE_FINISHED' },
} as const satisfies Record<string, { from: readonly PaymentStatus[]; to: PaymentStatus }>;

export type Transition = keyof typeof transitions;

/** Null when the order does not stand where this move begins. */
export function nextStatus(status: PaymentStatus, transition: Transition): PaymentStatus | null {
  const { from, to } = transitions[transition];
  return (from as readonly PaymentStatus[]).includes(status) ? to : null;
}

/** Whether an order waits to be paid for the first time. */
export function isUnpaid(status: PaymentStatus): boolean {
  return status === 'PRE_CREATE' || status === 'WAIT_BUYER_PAY';
}
