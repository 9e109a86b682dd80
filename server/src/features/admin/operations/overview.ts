import type { getOverview, OverviewFigures } from '@yanmo/contract/operator';
import type { RouteQuery, RouteResult } from '@yanmo/contract/route';
import { sumCostsIn } from '../../../engines/model/count-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { listDays, spanOf } from '../../../platform/lists/day-span.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { GrowthService } from '../../growth/service.ts';
import { listCommissionIn, sumGivenIn } from '../../ledger/service.ts';
import type { OrdersService } from '../../orders/service.ts';
import * as store from './overview-store.ts';

export interface OverviewParts {
  accounts: Pick<AccountsService, 'manage'>;
  growth: Pick<GrowthService, 'countViews'>;
  fulfilment: Pick<FulfilmentService, 'failed' | 'listEndedIn' | 'listNumbersOf'>;
  orders: Pick<OrdersService, 'all'>;
}

const dayMs = 86_400_000;
/** A transaction that began before midnight may commit a moment after it; within this every one has ended. */
const settledMs = 3_600_000;
/** As far back as the page may look. */
const countedDays = 400;
const microFenAFen = 1_000_000;
/** More of them are no chart; the list of agents holds all. */
const agentsShown = 50;

const none: store.Figures = {
  ...{ orders: 0, paid: 0, revenueFen: 0, refundedFen: 0, commissionFen: 0, costMicroFen: 0, delivered: 0, failed: 0 },
};

function add(left: store.Figures, right: store.Figures): store.Figures {
  const names = Object.keys(none) as (keyof store.Figures)[];
  return Object.fromEntries(names.map((name) => [name, left[name] + right[name]])) as unknown as store.Figures;
}

const sumOf = (all: Iterable<store.Figures>): store.Figures => [...all].reduce(add, none);

function present(figures: store.Figures): OverviewFigures {
  const cost = figures.costMicroFen / microFenAFen;
  return {
    orders: figures.orders,
    paid: figures.paid,
    revenue: figures.revenueFen,
    refunded: figures.refundedFen,
    commission: figures.commissionFen,
    cost,
    margin: figures.revenueFen - figures.refundedFen - figures.commissionFen - cost,
    delivered: figures.delivered,
    failed: figures.failed,
  };
}

/** The calendar of China: 2026-03-01. */
const dayOf = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/**
 * What happened, day by day. A day that is over is counted once and kept: bookings, events and deliveries have the time at which
 * they happened, so that nothing is added to the past. What is asked live is today.
 */
export function createOverview({ db, clock }: Pick<Platform, 'db' | 'clock'>, parts: OverviewParts) {
  const { accounts, growth, fulfilment, orders } = parts;

  async function countDay(queryable: Queryable, day: string): Promise<store.CountedDay> {
    const span = spanOf({ from: day, to: day });
    const [sold, commission, costs, ended, views, registrations] = await Promise.all([
      orders.all.sumIn(queryable, span),
      listCommissionIn(queryable, span),
      sumCostsIn(queryable, span),
      fulfilment.listEndedIn(queryable, span),
      growth.countViews(queryable, day),
      accounts.manage.countRegistrations(queryable, span),
    ]);
    const numbers = await fulfilment.listNumbersOf(queryable, [...costs.byItem.keys()]);
    const origins = await orders.all.listOrigins(queryable, [
      ...new Set([...commission.keys(), ...numbers.values(), ...ended.map(({ outTradeNo }) => outTradeNo)]),
    ]);

    const cells = new Map<string, store.Cell>();
    function gather(origin: Pick<store.Cell, 'orderType' | 'agentId'>, gained: Partial<store.Figures>): void {
      const key = `${origin.orderType} ${origin.agentId ?? ''}`;
      const before = cells.get(key) ?? { ...none, orderType: origin.orderType, agentId: origin.agentId };
      cells.set(key, { ...before, ...add(before, { ...none, ...gained }) });
    }
    let otherCostMicroFen = costs.others;
    for (const { orderType, agentId, ...figures } of sold) gather({ orderType, agentId }, figures);
    for (const [number, commissionFen] of commission) {
      const origin = origins.get(number);
      if (origin) gather(origin, { commissionFen });
    }
    for (const [itemId, costMicroFen] of costs.byItem) {
      const origin = origins.get(numbers.get(itemId) ?? '');
      if (origin) gather(origin, { costMicroFen });
      else otherCostMicroFen += costMicroFen;
    }
    for (const { outTradeNo, isDelivered, count } of ended) {
      const origin = origins.get(outTradeNo);
      if (origin) gather(origin, isDelivered ? { delivered: count } : { failed: count });
    }
    return { day, views, registrations, otherCostMicroFen, cells: [...cells.values()] };
  }

  const isClosed = (day: string) => spanOf({ from: day, to: day }).until.getTime() + settledMs <= clock.now().getTime();

  async function keep(day: store.CountedDay): Promise<void> {
    await inTransaction(db, (tx) => store.insertDay(tx, day, clock.now()));
  }

  /** Those that something can have happened on and that nobody has counted. */
  async function listUncounted(range: { from: string; to: string }): Promise<string[]> {
    const first = await accounts.manage.findFirstRegistration(db);
    if (!first) return [];
    const [from, to] = [dayOf(first), dayOf(clock.now())];
    const counted = await store.listCountedDays(db, range);
    return listDays(range).filter((day) => day >= from && day <= to && !counted.has(day));
  }

  /** What is not kept yet: today, and closed days that were never looked at, which are kept from now on. */
  async function countMissing(range: { from: string; to: string }): Promise<store.CountedDay[]> {
    const live: store.CountedDay[] = [];
    for (const day of await listUncounted(range)) {
      const counted = await countDay(db, day);
      if (isClosed(day)) await keep(counted);
      else live.push(counted);
    }
    return live;
  }

  async function nameAgents(rows: readonly { agentId: string | null; figures: store.Figures }[]) {
    const known = await accounts.manage.read(
      db,
      rows.flatMap(({ agentId }) => agentId ?? []),
    );
    return rows.map(({ agentId, figures }) => {
      const account = agentId === null ? null : known.get(agentId);
      const { phone = '', user_name = '', sub_domain } = account ?? {};
      const agent = agentId === null ? null : { id: agentId, phone, user_name, sub_domain: sub_domain ?? '' };
      return { ...present(figures), agent };
    });
  }

  return {
    async get(range: RouteQuery<typeof getOverview>): Promise<RouteResult<typeof getOverview>> {
      const live = await countMissing(range);
      const [counted, byDay, stored, given, now] = await Promise.all([
        store.listCountedDays(db, range),
        store.sumByDay(db, range),
        store.sumCells(db, range),
        sumGivenIn(db, spanOf(range)),
        fulfilment.failed.countOpen(db),
      ]);
      const sums = new Map<string, store.Figures>(byDay.map(({ day, ...figures }) => [day, figures]));
      for (const { day, cells, ...facts } of live) {
        counted.set(day, facts);
        sums.set(day, sumOf(cells));
      }
      const cells = [...stored, ...live.flatMap((day) => day.cells)];
      const days = listDays(range).map((day) => ({
        ...{ day, views: counted.get(day)?.views ?? 0, registrations: counted.get(day)?.registrations ?? 0 },
        ...present(sums.get(day) ?? none),
      }));
      const otherMicroFen = [...counted.values()].reduce((sum, day) => sum + day.otherCostMicroFen, 0);
      const byType = [...Map.groupBy(cells, ({ orderType }) => orderType)].map(([order_type, own]) => ({
        ...{ order_type, ...present(sumOf(own)) },
      }));
      const byAgent = [...Map.groupBy(cells, ({ agentId }) => agentId)]
        .map(([agentId, own]) => ({ agentId, figures: sumOf(own) }))
        .sort((left, right) => right.figures.revenueFen - left.figures.revenueFen)
        .slice(0, agentsShown);
      return {
        days,
        total: {
          ...present(sumOf(cells)),
          views: days.reduce((sum, day) => sum + day.views, 0),
          registrations: days.reduce((sum, day) => sum + day.registrations, 0),
          other_cost: otherMicroFen / microFenAFen,
          given,
        },
        order_types: byType.sort((left, right) => right.revenue - left.revenue),
        agents: await nameAgents(byAgent),
        now,
      };
    },

    /** At night, so that whoever opens the page in the morning waits for today alone. */
    async countClosedDays(): Promise<void> {
      const now = clock.now();
      await countMissing({ from: dayOf(new Date(now.getTime() - countedDays * dayMs)), to: dayOf(now) });
    },
  };
}
