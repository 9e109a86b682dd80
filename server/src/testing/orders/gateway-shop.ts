import { inTransaction } from '../../platform/database/in-transaction.ts';
import { startAlipayGateway } from '../payment/alipay-gateway.ts';
import { startWechatGateway } from '../payment/wechat-gateway.ts';
import type { TestSiteOptions } from '../test-site.ts';
import { openShop, type Shop } from './shop.ts';

export type GatewayShop = Awaited<ReturnType<typeof openGatewayShop>>;

const moneyTables = [
  'orders',
  'order_events',
  'order_items',
  'payments',
  'payment_refunds',
  'refund_applications',
  'coupons',
  'redemption_codes',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'idempotency_keys',
  'pgboss.job',
] as const;

/**
 * A shop with the keys of both gateways, which stand on this machine and live in the shop's time. No job runs by itself:
 * what a worker would do is done by `reconcile` and by the test, so that every moment between two deeds can be looked at.
 */
export async function openGatewayShop(
  environment: Record<string, string> = {},
  options: Pick<TestSiteOptions, 'itemKinds'> = {},
) {
  let shop: Shop | undefined;
  const now = () => shop?.site.clock.now() ?? new Date();
  const alipay = await startAlipayGateway({ now });
  const wechat = await startWechatGateway({ now });
  shop = await openShop({
    ...options,
    environment: { ...alipay.settings, ...wechat.settings, RATE_LIMIT_SCALE: '1000', ...environment },
  });
  const { site, db } = shop;
  const notifyUrl = (gateway: 'alipay' | 'wechat') => `${site.url}/api/notify/${gateway}`;

  async function listItemIds(outTradeNo: string): Promise<string[]> {
    const rows = await db
      .selectFrom('order_items')
      .select('id')
      .where('out_trade_no', '=', outTradeNo)
      .orderBy('position')
      .execute();
    return rows.map(({ id }) => id);
  }

  return {
    ...shop,
    alipay,
    wechat,
    listItemIds,

    /** The buyer pays at Alipay, and Alipay says so. */
    async payAtAlipay(paymentNo: string): Promise<string> {
      alipay.pay(paymentNo);
      return (await alipay.notify(notifyUrl('alipay'), paymentNo)).text;
    },
    notifyAlipay: (paymentNo: string, options: Parameters<typeof alipay.notify>[2] = {}) =>
      alipay.notify(notifyUrl('alipay'), paymentNo, options),
    notifyWechat: (paymentNo: string, options: Parameters<typeof wechat.notify>[2] = {}) =>
      wechat.notify(notifyUrl('wechat'), paymentNo, options),

    reconcile: () => site.payments.reconcile(),

    async deliver(outTradeNo: string): Promise<void> {
      for (const id of await listItemIds(outTradeNo)) {
        await inTransaction(db, (tx) => site.fulfilment.finish(tx, id));
      }
    },

    /** Every row that has to do with money, and every job, as text: equal before and after means that nothing happened. */
    async readEverything(): Promise<Record<string, string>> {
      const everything: Record<string, string> = {};
      for (const table of moneyTables) {
        const { rows } = await site.platform.pool.query<{ text: string }>(
          `select coalesce(string_agg(whole::text, E'\\n' order by whole::text), '') as text from ${table} whole`,
        );
        everything[table] = rows[0]?.text ?? '';
      }
      return everything;
    },

    async close(): Promise<void> {
      await shop.close();
      await Promise.all([alipay.close(), wechat.close()]);
    },
  };
}
