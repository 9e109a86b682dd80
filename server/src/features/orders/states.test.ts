import { paymentStatuses } from '@yanmo/contract/codes';
import { describe, expect, it } from 'vitest';
import { nextStatus, type Transition, transitions } from './states.ts';

/** As the product page has it, written out a second time. */
const allowed: Record<Transition, Record<string, string>> = {
  payment_begun: { PRE_CREATE: 'WAIT_BUYER_PAY' },
  payment_closed: { WAIT_BUYER_PAY: 'PRE_CREATE' },
  deposit_paid: { PRE_CREATE: 'TRADE_DEPOSIT_SUCCESS', WAIT_BUYER_PAY: 'TRADE_DEPOSIT_SUCCESS' },
  paid: {
    PRE_CREATE: 'TRADE_SUCCESS',
    WAIT_BUYER_PAY: 'TRADE_SUCCESS',
    TRADE_DEPOSIT_SUCCESS: 'TRADE_SUCCESS',
  },
  finished: {
    PRE_CREATE: 'TRADE_FINISHED',
    WAIT_BUYER_PAY: 'TRADE_FINISHED',
    TRADE_DEPOSIT_SUCCESS: 'TRADE_FINISHED',
    TRADE_SUCCESS: 'TRADE_FINISHED',
  },
};

describe.each(Object.keys(transitions) as Transition[])('%s', (transition) => {
  it.each(paymentStatuses)('from %s', (status) => {
    expect(nextStatus(status, transition)).toBe(allowed[transition][status] ?? null);
  });
});
