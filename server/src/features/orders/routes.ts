import { getCatalogue, predictPrice } from '@yanmo/contract/catalogue';
import * as contract from '@yanmo/contract/orders';
import { AppError } from '../../platform/app-error.ts';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { OrdersService } from './service.ts';

/** A person pays a few times a minute at the most; each call may cost one at the gateway. */
const payLimits: readonly RateLimit[] = [{ name: 'pay', by: 'user', count: 60, perSeconds: 60 }];
const paying = { limits: payLimits, isIdempotent: true } as const;

function missing(path: string): AppError {
  return new AppError('invalid_fields', {}, { fields: [{ path, message: 'required' }] });
}

export function mountOrdersRoutes(mount: Mount, orders: OrdersService): void {
  mount(getCatalogue, () => orders.getCatalogue());

  mount(predictPrice, ({ query, caller }) => orders.predictPrice(query, caller.principal?.userId ?? null));

  mount(
    contract.createOrder,
    ({ body, caller }) =>
      orders.create(
        caller.principal.userId,
        {
          type: body.order_type,
          payType: body.pay_type,
          key1: body.key1,
          isReduceAigc: body.is_reduce_aigc,
          services: body.additional_service,
          templateId: body.template_id,
          citationStyle: body.citation_style,
          englishTitle: body.english_title,
        },
        { couponId: body.coupon_id },
      ),
    paying,
  );

  mount(
    contract.payOutlineDownload,
    ({ body, caller }) =>
      orders.create(
        caller.principal.userId,
        { type: 'OUTLINE_DOWNLOAD', payType: 'PAY_ALL', key1: body.key1, isReduceAigc: false, services: [] },
        { method: body.payment_method, couponId: body.coupon_id },
      ),
    paying,
  );

  mount(
    contract.recharge,
    ({ body, caller }) => {
      const { kind, amount, package_id, payment_method: method } = body;
      if (kind === 'WALLET') {
        if (amount === undefined) throw missing('amount');
        return orders.create(caller.principal.userId, { type: 'WALLET_RECHARGE', amountFen: amount }, { method });
      }
      if (package_id === undefined) throw missing('package_id');
      const wanted = { type: 'REDUCE_AIGC_PACKAGES', packageId: package_id } as const;
      return orders.create(caller.principal.userId, wanted, { method });
    },
    paying,
  );

  mount(contract.listOrders, ({ query, caller }) =>
    orders.list(
      caller.principal.userId,
      query,
      { orderType: query.order_type, status: query.payment_status },
      caller.language,
    ),
  );

  mount(contract.getOrder, ({ params, caller }) => orders.get(caller.principal.userId, params.key, caller.language));

  mount(contract.followOrder, ({ params, caller, request, reply }) =>
    orders.follow(caller.principal.userId, params.key, caller.language, {
      request,
      reply,
      reader: { id: caller.principal.userId, isAllowed: caller.mayStillCall },
    }),
  );

  mount(contract.getOrderNews, ({ caller }) => orders.getNews(caller.principal.userId));

  // A part of reading what was delivered.
  mount(contract.markOrdersSeen, ({ body, caller }) => orders.markSeen(caller.principal.userId, body.trade_no_list), {
    isOpenInMaintenance: true,
  });

  mount(
    contract.retryItem,
    ({ body, caller }) => orders.retry(caller.principal.userId, body.out_trade_no, body.item_id, caller.language),
    paying,
  );

  mount(
    contract.repayOrder,
    ({ body, caller }) => orders.repay(caller.principal.userId, body.out_trade_no, body.payment_method),
    paying,
  );

  mount(
    contract.payRest,
    ({ body, caller }) => orders.payRest(caller.principal.userId, body.out_trade_no, body.payment_method),
    paying,
  );

  mount(
    contract.payByCoupon,
    ({ body, caller }) =>
      orders.payByCoupon(caller.principal.userId, body.out_trade_no, body.coupon_id, caller.language),
    paying,
  );

  mount(contract.deleteOrders, ({ body, caller }) =>
    orders.deleteAll(caller.principal.userId, body.trade_no_list, caller.language),
  );

  mount(
    contract.beginPayment,
    ({ body, caller }) => orders.beginPayment(caller, body.out_trade_no, body.payment_method, body.coupon_id),
    paying,
  );

  mount(
    contract.payByBalance,
    ({ body, caller }) =>
      orders.payByBalance(caller.principal.userId, body.out_trade_no, body.source, body.coupon_id, caller.language),
    paying,
  );

  mount(contract.getPayDiscount, ({ params, caller }) =>
    orders.getPayDiscount(caller.principal.userId, params.out_trade_no),
  );
}
