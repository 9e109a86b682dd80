import type { Tx } from '../../platform/database/database.ts';
import { holdUser } from '../../platform/database/living-user.ts';
import { book } from '../ledger/service.ts';
import type { OrderRow } from './store.ts';

export type FindPercent = (tx: Tx, agentId: string, usualPercent: number) => Promise<number>;
export type AgentTerms = ReturnType<typeof createAgentTerms>;

/** How much an agent earns, fixed when the order is made; the agents' room, further right, says what was agreed with whom. */
export function createAgentTerms() {
  let findAgreed: FindPercent = async (_tx, _agentId, usualPercent) => usualPercent;
  return {
    connect(find: FindPercent): void {
      findAgreed = find;
    },
    /** Nobody earns on what they buy themselves. */
    async findPercent(
      tx: Tx,
      { agentId, userId, usualPercent }: { agentId: string | null; userId: string; usualPercent: number },
    ): Promise<number> {
      return agentId === null || agentId === userId ? 0 : await findAgreed(tx, agentId, usualPercent);
    },
  };
}

/** What an agent has earned on an order as it stands: of what was paid and not given back, rounded down. */
export function commissionDue(
  order: Pick<OrderRow, 'paidFen' | 'refundedFen' | 'commissionPercent' | 'agentId'>,
): number {
  if (order.agentId === null) return 0;
  return Math.floor(((order.paidFen - order.refundedFen) * order.commissionPercent) / 100);
}

/** In the transaction that took the money or gives it back; answers what the order has earned its agent now. */
export async function settleCommission(tx: Tx, order: OrderRow, reference: string, at: Date): Promise<number> {
  const due = commissionDue(order);
  const change = due - order.commissionFen;
  if (change === 0 || order.agentId === null) return order.commissionFen;
  // To an agent who has left nothing more can be paid.
  if (change > 0 && !(await holdUser(tx, order.agentId))) return order.commissionFen;
  await book(tx, {
    kind: change > 0 ? 'COMMISSION' : 'COMMISSION_RETURNED',
    reference,
    outTradeNo: order.outTradeNo,
    at,
    postings: [
      { account: { kind: 'COMMISSION_COST' }, amount: -change },
      { account: { kind: 'COMMISSION', ownerId: order.agentId }, amount: change },
    ],
  });
  return due;
}
