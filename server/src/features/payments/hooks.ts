import type { Tx } from '../../platform/database/database.ts';
import type { AccountRef } from '../ledger/service.ts';
import type { PaymentRefund } from './refund-store.ts';
import type { Payment } from './store.ts';

/** What the orders room answers and is told, all in the transaction of the payment. */
export interface OrderHooks {
  /**
   * Held until the transaction ends, after its buyer and before any row of its payments or items. Of a buyer who has deleted
   * the account it takes no money, and nothing can be put on their wallet.
   */
  lockOrder(tx: Tx, orderId: string): Promise<{ outTradeNo: string; buyerLives: boolean }>;
  /** Where the money belongs, and what a coupon adds to it; null when nothing (or something else) is owed. */
  accept(tx: Tx, payment: Payment): Promise<{ credit: AccountRef; discountFen: number } | null>;
  onPaid(tx: Tx, payment: Payment): Promise<void>;
  onClosed(tx: Tx, payment: Payment): Promise<void>;
}

/** What the refunds room is told of money on its way back. */
export interface RefundHooks {
  onRefundSettled(tx: Tx, refund: PaymentRefund): Promise<void>;
  /** WALLET: it goes to the wallet instead; KEEP: it stays owed until somebody tries again. */
  onRefundFailed(tx: Tx, refund: PaymentRefund): Promise<'WALLET' | 'KEEP'>;
}
