import type { Database, Queryable } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findHoldDifferences } from '../allowance/service.ts';
import { findItemDifferences } from '../fulfilment/service.ts';
import { findLedgerDifferences } from '../ledger/service.ts';
import { findPaymentDifferences, sumPaidByOrder } from '../payments/service.ts';
import { isUnpaid } from './states.ts';
import { listSums } from './upkeep-store.ts';

/** Orders beside their payments and items; each difference a sentence. */
async function findOrderDifferences(db: Queryable): Promise<string[]> {
  const orders = await listSums(db);
  const paid = await sumPaidByOrder(db);
  const problems = orders.flatMap((order) => {
    const sums = paid.get(order.id) ?? { paidFen: 0, refundedFen: 0 };
    return [
      sums.paidFen === order.paidFen
        ? []
        : [`order ${order.outTradeNo} says ${order.paidFen} fen were paid, its payments say ${sums.paidFen}`],
      sums.refundedFen === order.refundedFen
        ? []
        : [`order ${order.outTradeNo} says ${order.refundedFen} fen went back, its payments say ${sums.refundedFen}`],
      order.refundedFen <= order.paidFen ? [] : [`order ${order.outTradeNo} gave back more than was paid`],
    ].flat();
  });
  const items = await findItemDifferences(db, {
    paid: orders.filter(({ status }) => status === 'TRADE_SUCCESS').map(({ id }) => id),
    unpaid: orders.filter(({ status }) => isUnpaid(status)).map(({ id }) => id),
  });
  return [...problems, ...items];
}

/**
 * Everything recomputed from the entries and rows themselves; empty when the books add up. All of it is read as of one
 * instant: money that moves meanwhile would be seen on one side only.
 */
export async function findMoneyDifferences(db: Database): Promise<string[]> {
  return inTransaction(
    db,
    async (tx) => [
      ...(await findLedgerDifferences(tx)),
      ...(await findHoldDifferences(tx)),
      ...(await findPaymentDifferences(tx)),
      ...(await findOrderDifferences(tx)),
    ],
    { isolation: 'repeatable read' },
  );
}
