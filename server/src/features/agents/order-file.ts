import type { AgentOrder } from '@yanmo/contract/agents';
import { orderTypeLabels, paymentStatusLabels } from '@yanmo/contract/code-labels';
import type { Language, Localized } from '@yanmo/contract/languages';
import { chinaTimeOf, csvOf, yuanOf } from '../../platform/lists/csv.ts';

const headings: readonly Localized[] = [
  { zh: '订单号', en: 'Order', es: 'Pedido', ja: '注文番号' },
  { zh: '下单时间（北京时间）', en: 'Ordered (China time)', es: 'Fecha (hora de China)', ja: '注文日時（中国時間）' },
  { zh: '商品', en: 'Product', es: 'Producto', ja: '商品' },
  { zh: '状态', en: 'Status', es: 'Estado', ja: '状態' },
  { zh: '用户', en: 'User', es: 'Usuario', ja: 'ユーザー' },
  { zh: '实付（元）', en: 'Paid (yuan)', es: 'Pagado (yuanes)', ja: '支払額（元）' },
  { zh: '已退（元）', en: 'Refunded (yuan)', es: 'Reembolsado (yuanes)', ja: '返金額（元）' },
  { zh: '佣金比例（%）', en: 'Commission (%)', es: 'Comisión (%)', ja: '報酬率（%）' },
  { zh: '佣金（元）', en: 'Commission (yuan)', es: 'Comisión (yuanes)', ja: '報酬（元）' },
];

export function writeOrderFile(orders: readonly AgentOrder[], language: Language): string {
  return csvOf([
    headings.map((heading) => heading[language]),
    ...orders.map((order) => [
      order.out_trade_no,
      chinaTimeOf(order.created_at),
      orderTypeLabels[order.order_type][language],
      paymentStatusLabels[order.payment_status][language],
      order.buyer.phone,
      yuanOf(order.paid_amount),
      yuanOf(order.refunded_amount),
      order.commission_percent,
      yuanOf(order.commission),
    ]),
  ]);
}
