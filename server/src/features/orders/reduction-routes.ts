import { orderReduction, reduceAgain } from '@yanmo/contract/reductions';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { RewritingService } from '../rewriting/service.ts';
import type { OrdersService } from './service.ts';

/** Each is read, counted and measured before it has a price. */
const orderLimits: readonly RateLimit[] = [{ name: 'reduction-order', by: 'user', count: 30, perSeconds: 600 }];
/** Sixty thousand units, each character escaped. */
const bodyLimitBytes = 4 * 1024 * 1024;

/** What the rewriting of a text needs of orders: they lie to the right of it. */
export function mountReductionRoutes(mount: Mount, orders: OrdersService, rewriting: RewritingService): void {
  mount(
    orderReduction,
    async ({ body, caller }) => {
      const { userId } = caller.principal;
      const { coupon_id: couponId, ...sent } = body;
      await orders.assertOffered('REDUCE_AIGC_ONCE');
      const reductionId = await rewriting.prepare(userId, sent, caller.language);
      return orders.create(userId, { type: 'REDUCE_AIGC_ONCE', reductionId }, { couponId });
    },
    { limits: orderLimits, bodyLimitBytes, isIdempotent: true },
  );

  mount(
    reduceAgain,
    async ({ body, caller }) => {
      const { userId } = caller.principal;
      const { item, isWhole } = await rewriting.reduceAgain(userId, body.reduce_key);
      return isWhole
        ? orders.retry(userId, item.outTradeNo, item.id, caller.language)
        : orders.getItem(userId, item.outTradeNo, item.id, caller.language);
    },
    { limits: orderLimits, isIdempotent: true },
  );
}
