import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findHoldDifferences } from '../allowance/service.ts';
import { findItemDifferences } from '../fulfilment/service.ts';
import { findLedgerDifferences, listCommissionByOrder } from '../ledger/service.ts';
import { findPaymentDifferences, sumPaidByOrder } from '../payments/service.ts';
import { isUnpaid } from './states.ts';
import { listSums, type OrderSums } from './upkeep-store.ts';

/** Booked once a payment and taken back with each refund; less than is due is right only of an agent who has left. */
function findCommissionDifferences(order: OrderSums, bookedFen: number): string[] {
  const { outTradeNo, commissionFen, commissionDueFen } = order;
  return [
    ...(bookedFen === commissionFen
      ? []
      : [`order ${outTradeNo} says that it earned ${commissionFen} fen of commission, the books say ${bookedFen}`]),
    ...(commissionFen <= commissionDueFen
      ? []
      : [`order ${outTradeNo} earned ${commissionFen} fen of commission, and ${commissionDueFen} are due`]),
  ];
}

/** Orders beside their payments and items; each difference a sentence. */
async function findOrderDifferences(db: Queryable): Promise<string[]> {
  const orders = await listSums(db);
  const paid = await sumPaidByOrder(db);
  const commission = await listCommissionByOrder(db);
  const problems = orders.flatMap((order) => {
    const sums = paid.get(order.id) ?? { paidFen: 0, refundedFen: 0 };
    return [
      sums.paidFen === order.paidFen
        ? []
        : [`order ${order.outTradeNo} says ${order.paidFen} fen were paid, its payments say ${sums.paidFen}`],
      sums.refundedFen === order.refundedFen
        ? []
        : [`order ${order.outTradeNo} says ${order.refundedFen} fen went back, its payments say ${sums.refundedFen}`],
      ...findCommissionDifferences(order, commission.get(order.outTradeNo) ?? 0),
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
export async function findMoneyDifferences(
  db: Database,
  /** What rooms further right compare with the books. */
  others: readonly ((tx: Tx) => Promise<string[]>)[] = [],
): Promise<string[]> {
  return inTransaction(
    db,
    async (tx) => [
      ...(await findLedgerDifferences(tx)),
      ...(await findHoldDifferences(tx)),
      ...(await findPaymentDifferences(tx)),
      ...(await findOrderDifferences(tx)),
      ...(await findAll(tx, others)),
    ],
    { isolation: 'repeatable read' },
  );
}

async function findAll(tx: Tx, finders: readonly ((tx: Tx) => Promise<string[]>)[]): Promise<string[]> {
  const found: string[] = [];
  for (const find of finders) found.push(...(await find(tx)));
  return found;
}
