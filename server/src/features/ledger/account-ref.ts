import type { GatewayName } from '../../providers/payment/payment-gateway.ts';

/**
 * Where value stands. What the house holds or has spent (clearing, costs) is below zero, what it owes or has earned is
 * above: the sum of everything is zero.
 */
export type AccountRef =
  /** CHARACTERS_HELD: set aside for an answer that is being written. COMMISSION_HELD: asked for, and not paid out yet. */
  | { kind: 'WALLET' | 'CHARACTERS' | 'CHARACTERS_HELD' | 'COMMISSION' | 'COMMISSION_HELD'; ownerId: string }
  | { kind: 'CLEARING'; name: GatewayName }
  | {
      kind:
        | 'REVENUE'
        /** Paid for money on a wallet that is not there yet. */
        | 'PREPAID'
        | 'COUPON_COST'
        | 'GIFT_COST'
        | 'COMMISSION_COST'
        | 'REFUNDS_PAYABLE'
        | 'CHARACTERS_ISSUED'
        /** Left the house by the operator's own transfer. */
        | 'PAYOUTS'
        /** Put right by hand. */
        | 'ADJUSTMENTS';
    };

export interface Posting {
  account: AccountRef;
  /** What the account gains: fen, or characters. */
  amount: number;
}

/** One account in words, for comparing and sorting. */
export function accountName(account: AccountRef): string {
  const part = 'ownerId' in account ? account.ownerId : 'name' in account ? account.name : '';
  return `${account.kind}:${part}`;
}

/** Postings to one account are one entry; an account that neither gains nor loses has none. */
export function joinPostings(postings: readonly Posting[]): Posting[] {
  const joined = new Map<string, Posting>();
  for (const { account, amount } of postings) {
    const before = joined.get(accountName(account))?.amount ?? 0;
    joined.set(accountName(account), { account, amount: before + amount });
  }
  // In one order for everyone: two transactions that touch the same wallets cannot wait for each other.
  return [...joined.entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, posting]) => posting)
    .filter(({ amount }) => amount !== 0);
}
