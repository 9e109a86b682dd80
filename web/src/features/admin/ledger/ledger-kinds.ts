import type { BookingKind, LedgerAccountKind } from '@yanmo/contract/operator';

/** The contract's own lists would bring its schemas along; that none is missing is what the types say. */
const accounts: Record<LedgerAccountKind, true> = {
  ...{ WALLET: true, CHARACTERS: true, CHARACTERS_HELD: true, COMMISSION: true, COMMISSION_HELD: true },
  ...{ CLEARING: true, REVENUE: true, PREPAID: true, COUPON_COST: true, GIFT_COST: true, COMMISSION_COST: true },
  ...{ REFUNDS_PAYABLE: true, CHARACTERS_ISSUED: true, PAYOUTS: true, ADJUSTMENTS: true },
};
const kinds: Record<BookingKind, true> = {
  ...{ RECHARGE: true, ORDER_PAYMENT: true, ORDER_REFUND: true, REDEMPTION: true, CHARACTERS_BOUGHT: true },
  ...{ CHARACTERS_SPENT: true, CHARACTERS_RETURNED: true, CHARACTERS_HELD: true, CHARACTERS_SETTLED: true },
  ...{ ADJUSTMENT: true, SURPLUS_PAYMENT: true, REFUND_SETTLED: true, COMMISSION: true, COMMISSION_RETURNED: true },
  ...{ WITHDRAWAL_ASKED: true, WITHDRAWAL_PAID: true, WITHDRAWAL_REFUSED: true, CHARACTERS_GIVEN_UP: true },
};

export const accountKinds = Object.keys(accounts) as LedgerAccountKind[];
export const bookedKinds = Object.keys(kinds) as BookingKind[];
