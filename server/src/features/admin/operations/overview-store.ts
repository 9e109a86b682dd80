import { type OrderType, orderTypes } from '@yanmo/contract/codes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';

export interface Figures {
  orders: number;
  paid: number;
  revenueFen: number;
  refundedFen: number;
  commissionFen: number;
  costMicroFen: number;
  delivered: number;
  failed: number;
}

export interface Cell extends Figures {
  orderType: OrderType;
  agentId: string | null;
}

export interface CountedDay {
  /** 2026-03-01. */
  day: string;
  views: number;
  registrations: number;
  otherCostMicroFen: number;
  cells: readonly Cell[];
}

interface Days {
  from: string;
  to: string;
}

/** False when somebody else was faster. */
export async function insertDay(tx: Tx, day: CountedDay, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('overview_days')
    .values({
      day: day.day,
      views: day.views,
      registrations: day.registrations,
      other_cost_micro_fen: day.otherCostMicroFen,
      counted_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!inserted) return false;
  if (day.cells.length === 0) return true;
  await tx
    .insertInto('overview_cells')
    .values(
      day.cells.map((cell) => ({
        day: day.day,
        order_type: cell.orderType,
        agent_id: cell.agentId ?? '',
        orders: cell.orders,
        paid: cell.paid,
        revenue_fen: cell.revenueFen,
        refunded_fen: cell.refundedFen,
        commission_fen: cell.commissionFen,
        cost_micro_fen: cell.costMicroFen,
        delivered: cell.delivered,
        failed: cell.failed,
      })),
    )
    .execute();
  return true;
}

export async function listCountedDays(
  db: Queryable,
  { from, to }: Days,
): Promise<Map<string, Omit<CountedDay, 'day' | 'cells'>>> {
  const { rows } = await sql<Omit<CountedDay, 'cells'>>`
    select to_char(day, 'YYYY-MM-DD') as day, views, registrations, other_cost_micro_fen as "otherCostMicroFen"
      from overview_days where day between ${from}::date and ${to}::date`.execute(db);
  return new Map(rows.map(({ day, ...counted }) => [day, counted]));
}

const sums = sql`
  sum(orders)::bigint as orders, sum(paid)::bigint as paid, sum(revenue_fen)::bigint as "revenueFen",
  sum(refunded_fen)::bigint as "refundedFen", sum(commission_fen)::bigint as "commissionFen",
  sum(cost_micro_fen)::bigint as "costMicroFen", sum(delivered)::bigint as delivered, sum(failed)::bigint as failed`;

export async function sumByDay(db: Queryable, { from, to }: Days): Promise<(Figures & { day: string })[]> {
  const { rows } = await sql<Figures & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${sums}
      from overview_cells where day between ${from}::date and ${to}::date group by overview_cells.day`.execute(db);
  return rows;
}

const readCell = createRowReader('overview_cells', { orderType: z.enum(orderTypes) }, ['orderType', 'agentId']);

/** All days together, by kind of order and agent. */
export async function sumCells(db: Queryable, { from, to }: Days): Promise<Cell[]> {
  const { rows } = await sql<Figures & { orderType: string; agentId: string | null }>`
    select order_type as "orderType", nullif(agent_id, '') as "agentId", ${sums}
      from overview_cells where day between ${from}::date and ${to}::date group by order_type, agent_id`.execute(db);
  return rows.map(readCell);
}
