import type { AgentDay, AgentOrder, AgentUser } from '@yanmo/contract/agents';
import type { Language } from '@yanmo/contract/languages';
import type { PageQuery } from '@yanmo/contract/page';
import { AppError } from '../../platform/app-error.ts';
import { listDays, spanOf } from '../../platform/lists/day-span.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { listCommissionByDay } from '../ledger/service.ts';
import type { AgentOrderFilter, AgentOrderRow, OrdersService } from '../orders/service.ts';
import { writeOrderFile } from './order-file.ts';
import { listVisits } from './visit-store.ts';
import { estimateVisitors } from './visits.ts';

/** One file; whoever has sold more is told to take shorter spans. */
const mostExported = 20_000;
const exportedAtOnce = 500;

const pageOf = ({ page_num, page_size }: PageQuery) => ({ limit: page_size, offset: (page_num - 1) * page_size });

/** Those whom an agent brought, and what came of it: never their names, titles or texts. */
export function createOwnPeople(
  { db }: Pick<Platform, 'db'>,
  { accounts, orders }: { accounts: AccountsService; orders: OrdersService },
) {
  async function presentOrders(rows: readonly AgentOrderRow[]): Promise<AgentOrder[]> {
    const buyers = await accounts.describe(db, [...new Set(rows.map(({ userId }) => userId))]);
    return rows.map((row) => ({
      out_trade_no: row.outTradeNo,
      order_type: row.orderType,
      payment_status: row.status,
      buyer: { id: row.userId, phone: buyers.get(row.userId)?.phone ?? '' },
      paid_amount: row.paidFen,
      refunded_amount: row.refundedFen,
      commission_percent: row.commissionPercent,
      commission: row.commissionFen,
      created_at: row.createdAt.toISOString(),
    }));
  }

  return {
    async listUsers(agentId: string, page: PageQuery): Promise<{ users: AgentUser[]; total: number }> {
      const { users, total } = await accounts.agentSites.listBoundUsers(db, agentId, pageOf(page));
      const sums = await orders.ofAgents.sumByBuyer(
        db,
        agentId,
        users.map(({ id }) => id),
      );
      return {
        users: users.map(({ id, phone, createdAt }) => ({
          id,
          phone,
          registered_at: createdAt.toISOString(),
          orders: sums.get(id)?.orders ?? 0,
          paid_amount: sums.get(id)?.paidFen ?? 0,
          commission: sums.get(id)?.commissionFen ?? 0,
        })),
        total,
      };
    },

    async listOrders(agentId: string, page: PageQuery, filter: AgentOrderFilter) {
      // Another agent's user or order looks like one that is not there.
      if (filter.userId !== undefined && (await accounts.findAgentOf(db, filter.userId)) !== agentId) {
        throw new AppError('not_found');
      }
      const found = await orders.ofAgents.list(db, agentId, filter, pageOf(page));
      if (filter.outTradeNo !== undefined && found.total === 0) throw new AppError('not_found');
      return {
        orders: await presentOrders(found.orders),
        page_num: page.page_num,
        page_size: page.page_size,
        total: found.total,
      };
    },

    async exportOrders(agentId: string, range: { from: string; to: string }, language: Language): Promise<string> {
      const shown: AgentOrder[] = [];
      for (let offset = 0; offset < mostExported; offset += exportedAtOnce) {
        const page = { limit: exportedAtOnce, offset };
        const { orders: rows, total } = await orders.ofAgents.list(db, agentId, spanOf(range), page);
        if (total > mostExported) throw new AppError('export_too_large', { maximum: mostExported });
        shown.push(...(await presentOrders(rows)));
        if (rows.length < exportedAtOnce) break;
      }
      return writeOrderFile(shown, language);
    },

    async listDays(agentId: string, range: { from: string; to: string }): Promise<AgentDay[]> {
      const span = spanOf(range);
      const [visits, registrations, sold, commission] = await Promise.all([
        listVisits(db, agentId, range),
        accounts.agentSites.countRegistrations(db, agentId, span),
        orders.ofAgents.countByDay(db, agentId, span),
        listCommissionByDay(db, agentId, span),
      ]);
      return listDays(range).map((day) => ({
        day,
        visits: estimateVisitors(visits.get(day) ?? 0),
        registrations: registrations.get(day) ?? 0,
        orders: sold.get(day) ?? 0,
        commission: commission.get(day) ?? 0,
      }));
    },
  };
}
