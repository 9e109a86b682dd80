import { isDeepStrictEqual } from 'node:util';
import { EnglishTitle, PrintedStyle, TemplateId } from '@yanmo/contract/orders';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import { makeNumber } from '../payments/service.ts';
import type { Offer } from '../settings/service.ts';
import type { AgentTerms } from './commission.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Planner, Wanted } from './plan-order.ts';
import { makePrice } from './price.ts';
import { minutesOf } from './products.ts';
import { isUnpaid } from './states.ts';
import * as store from './store.ts';

interface Parts {
  platform: Pick<Platform, 'clock'>;
  accounts: AccountsService;
  fulfilment: FulfilmentService;
  planner: Planner;
  changes: OrderChanges;
  agentTerms: AgentTerms;
}

export type TakeOrder = ReturnType<typeof createTakeOrder>;

export function createTakeOrder({ platform: { clock }, accounts, fulfilment, planner, changes, agentTerms }: Parts) {
  /**
   * Ordered again at the same price, it is the outline as it stands now, set as was asked for last: whoever comes back
   * from another heading or another template is not told to delete an order first.
   */
  async function redescribe(tx: Tx, order: store.OrderRow, wanted: Wanted, setting: Offer): Promise<store.OrderRow> {
    const items = await fulfilment.list(tx, [order.id]);
    const plan = await planner.plan(tx, order.userId, withFormat(wanted, items[0]?.spec), setting);
    const isSame = plan.items.every(
      ({ spec, title }, index) => isDeepStrictEqual(spec, items[index]?.spec) && title === items[index]?.title,
    );
    if (isSame) return order;
    await fulfilment.redescribe(tx, order.id, plan.items);
    const change = { title: plan.title, outline: plan.outline === null ? null : JSON.stringify(plan.outline) };
    return store.changeOrder(tx, order.id, change, { type: 'changed' }, clock.now());
  }

  /** An open order for the same thing is answered again; one that differs must be paid or deleted first. */
  return async (
    tx: Tx,
    userId: string,
    { wanted, setting, couponId }: { wanted: Wanted; setting: Offer; couponId?: string | undefined },
  ): Promise<store.OrderRow> => {
    await assertUserLives(tx, userId);
    const plan = await planner.plan(tx, userId, wanted, setting);
    const same = (order: store.OrderRow) =>
      order.payType === plan.payType &&
      // The outline may have grown since: its price is no longer this one.
      order.units === plan.units &&
      plan.lines.every(({ units }, index) => order.lines[index]?.units === units) &&
      order.isReduceAigc === plan.isReduceAigc &&
      [...order.additionalService].sort().join() === [...plan.services].sort().join() &&
      (couponId === undefined || order.couponId === null || order.couponId === couponId);
    const now = clock.now();
    const agentId = await accounts.findAgentOf(tx, userId);
    const inserted = await store.insertOrder(tx, {
      outTradeNo: makeNumber('Y', now),
      userId,
      orderType: plan.type,
      payType: plan.payType,
      subject: plan.subject,
      key1: plan.key1,
      title: plan.title,
      outline: plan.outline,
      units: plan.units,
      isReduceAigc: plan.isReduceAigc,
      additionalService: plan.services,
      estimatedMinutes: minutesOf(plan.type, plan.outline),
      lines: plan.lines,
      originalFen: makePrice(plan.lines, { coupon: null, depositPercent: null }).originalFen,
      depositPercent: plan.depositPercent,
      agentId,
      commissionPercent: await agentTerms.findPercent(tx, {
        agentId,
        userId,
        usualPercent: setting.commission_percent,
      }),
      at: now,
    });
    if (!inserted) {
      const open = await store.findOpenOrder(tx, userId, plan.type, plan.subject);
      // Paid between the two statements: the caller sees it in the list.
      if (!open || !same(open)) throw new AppError('order_differs');
      const locked = await store.lockOrderById(tx, open.id);
      if (locked.deletedAt) throw new AppError('order_differs');
      if (!isUnpaid(locked.status)) return locked;
      return changes.chooseCoupon(tx, await redescribe(tx, locked, wanted, setting), couponId);
    }
    const items = plan.items.map((item, index) => ({ ...item, priceFen: plan.lines[index]?.amountFen ?? 0 }));
    await fulfilment.insertItems(tx, inserted, items);
    const created = await store.changeOrder(
      tx,
      inserted.id,
      {},
      { type: 'created', to: 'PRE_CREATE', amountFen: inserted.originalFen },
      now,
    );
    return changes.chooseCoupon(tx, created, couponId);
  };
}

/** What is not said anew stays as it was ordered. */
function withFormat(wanted: Wanted, spec: unknown): Wanted {
  if (!('key1' in wanted)) return wanted;
  const { templateId, citationStyle, englishTitle } = (spec ?? {}) as Record<string, unknown>;
  return {
    ...wanted,
    templateId: wanted.templateId ?? TemplateId.safeParse(templateId).data,
    citationStyle: wanted.citationStyle ?? PrintedStyle.safeParse(citationStyle).data,
    englishTitle: wanted.englishTitle ?? EnglishTitle.safeParse(englishTitle).data,
  };
}
