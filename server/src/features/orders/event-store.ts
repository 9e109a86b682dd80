import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';

export interface OrderEventRow {
  seq: number;
  type: string;
  from: string | null;
  to: string | null;
  amountFen: number | null;
  createdAt: Date;
}

/**
 * What happened to the order. How far its items are stands in the items: each step of theirs wakes watchers, and a list
 * of them all would be sent again with every one.
 */
export async function listEvents(db: Queryable, orderId: string): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .select([
      'seq',
      'type',
      'from_status as from',
      'to_status as to',
      'amount_fen as amountFen',
      'created_at as createdAt',
    ])
    .where('order_id', '=', orderId)
    .where('type', '<>', 'item_changed')
    .orderBy('seq')
    .execute();
}

/** How far its items were, step by step: nobody is shown it once they have gone on. What happened to the order stays. */
export const progressSweep = (keptMs: number): Sweep =>
  sweepOfAged({
    name: 'order_events.item_changed',
    table: 'order_events',
    column: 'created_at',
    where: sql<boolean>`type = 'item_changed'`,
    keptMs,
  });
