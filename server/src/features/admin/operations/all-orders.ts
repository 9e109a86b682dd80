import type { listAllOrders, ManagedOrder } from '@yanmo/contract/operator';
import type { RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { openSpanOf } from '../../../platform/lists/day-span.ts';
import { createOperatorList } from '../../../platform/lists/operator-list.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AllOrdersQuery, OrdersService } from '../../orders/service.ts';
import type { FindPeople } from './find-people.ts';

type Listed = Omit<RouteQuery<typeof listAllOrders>, 'page_num' | 'page_size'>;

/** The orders of everybody. */
export function createAllOrders(
  { db }: Pick<Platform, 'db'>,
  { orders, people }: { orders: Pick<OrdersService, 'all' | 'closeFor'>; people: FindPeople },
) {
  async function read(queryable: Queryable, ids: readonly string[]): Promise<Map<string, ManagedOrder>> {
    const rows = await orders.all.read(queryable, ids);
    const nameOf = await people.name(
      queryable,
      rows.flatMap(({ userId, agentId }) => [userId, agentId]),
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          out_trade_no: row.outTradeNo,
          order_type: row.orderType,
          title: row.title,
          payment_status: row.status,
          payment_method: row.method,
          total_price: row.totalFen,
          paid_amount: row.paidFen,
          refunded_amount: row.refundedFen,
          commission: row.commissionFen,
          user: nameOf(row.userId),
          agent: row.agentId === null ? null : nameOf(row.agentId),
          created_at: row.createdAt.toISOString(),
        },
      ]),
    );
  }
  const list = createOperatorList<AllOrdersQuery, string, ManagedOrder>({
    found: orders.all.find,
    key: 'orders.id',
    sorts: { created_at: 'orders.created_at', paid_amount: 'orders.paid_fen' },
    read,
  });

  async function queryOf<Query extends Listed>({ from, to, order_type, payment_status, agent_id, ...query }: Query) {
    return {
      ...query,
      ...{ orderType: order_type, status: payment_status, agentId: agent_id },
      userIds: await people.meantBy(db, query.search),
      span: openSpanOf({ from, to }),
    };
  }

  return {
    page: async (query: RouteQuery<typeof listAllOrders>) => list.page(db, await queryOf(query)),
    listAll: async (query: Listed) => list.all(db, await queryOf(query)),

    async close(userId: string, outTradeNo: string, reason: string): Promise<ManagedOrder> {
      const id = await orders.closeFor({ userId }, outTradeNo, reason);
      const closed = (await read(db, [id])).get(id);
      if (!closed) throw new AppError('not_found');
      return closed;
    },
  };
}
