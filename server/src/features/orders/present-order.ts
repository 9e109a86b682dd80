import { orderTypeLabels } from '@yanmo/contract/code-labels';
import type { Language } from '@yanmo/contract/languages';
import {
  type FileUrls,
  type Order,
  type OrderEvent,
  type OrderItem,
  type PayResult,
  PrintedStyle,
} from '@yanmo/contract/orders';
import { presentFailure } from '../../platform/kept-failure.ts';
import { type Item, maximumRetries } from '../fulfilment/service.ts';
import type { Payment, PaymentStage } from '../payments/service.ts';
import type { OrderEventRow } from './event-store.ts';
import { depositOf, presentLines } from './price.ts';
import { isUnpaid } from './states.ts';
import type { OrderRow } from './store.ts';

export const totalOf = ({ originalFen, discountFen }: Pick<OrderRow, 'originalFen' | 'discountFen'>) =>
  originalFen - discountFen;

/** What is owed next, and as which stage; null when nothing is. */
export function dueOf(order: OrderRow): { stage: PaymentStage; amountFen: number } | null {
  const totalFen = totalOf(order);
  if (order.status === 'TRADE_DEPOSIT_SUCCESS') return { stage: 'BALANCE', amountFen: totalFen - order.paidFen };
  if (!isUnpaid(order.status)) return null;
  const depositFen = depositOf(totalFen, order.depositPercent);
  return depositFen === null ? { stage: 'FULL', amountFen: totalFen } : { stage: 'DEPOSIT', amountFen: depositFen };
}

/** Money and characters are bought without a work that could give them a title: they are called what they are. */
export function shownTitle(code: string, title: string, language: Language): string {
  return code === 'WALLET_RECHARGE' || code === 'REDUCE_AIGC_PACKAGES' ? orderTypeLabels[code][language] : title;
}

/** By its buyer, not by a failure. */
const isTakenBack = ({ error }: Item) => error === 'item_refunded' || error === 'item_cancelled';

export function presentItem(item: Item, files: FileUrls, language: Language, rate: number | null = null): OrderItem {
  return {
    id: item.id,
    kind: item.kind,
    paper_case: { title: shownTitle(item.kind, item.title, language), stage: item.stage ?? 0 },
    progress: item.progress,
    error: item.error === null ? null : presentFailure(item.error, language, item.outTradeNo),
    retries_left: item.isGivenUp ? 0 : maximumRetries - item.retries,
    is_out_of_retries: item.stage === 3 && !isTakenBack(item) && item.retries >= maximumRetries,
    is_refunded: item.isGivenUp && !item.isKept && item.stage !== 3,
    file_urls: files,
    rate,
  };
}

/** How a paper is to be set, as the item that makes it was told; null for what is no paper. */
function formatOf(spec: unknown): Pick<Order, 'template_id' | 'citation_style'> {
  const { templateId, citationStyle } = (spec ?? {}) as { templateId?: unknown; citationStyle?: unknown };
  return {
    template_id: typeof templateId === 'string' ? templateId : null,
    citation_style: PrintedStyle.safeParse(citationStyle).data ?? null,
  };
}

export function presentOrder(order: OrderRow, items: readonly Item[], shown: OrderItem[]): Order {
  const totalFen = totalOf(order);
  return {
    id: order.id,
    out_trade_no: order.outTradeNo,
    key1: order.key1,
    order_type: order.orderType,
    pay_type: order.payType,
    payment_status: order.status,
    total_price: totalFen,
    original_amount: order.originalFen,
    deposit: depositOf(totalFen, order.depositPercent),
    due_amount: dueOf(order)?.amountFen ?? 0,
    paid_amount: order.paidFen,
    refunded_amount: order.refundedFen,
    lines: presentLines(order.lines, order.discountFen),
    created_at: order.createdAt.toISOString(),
    payment_method: order.paymentMethod,
    is_reduce_aigc: order.isReduceAigc,
    additional_service: order.additionalService,
    word_count: order.units,
    estimated_minutes: order.estimatedMinutes,
    coupon_id: order.couponId,
    ...formatOf(items[0]?.spec),
    is_unread: items.some(({ isUnread }) => isUnread),
    order_item_response: shown,
    outline: order.outline,
  };
}

export function presentEvent(event: OrderEventRow): OrderEvent {
  return {
    id: event.seq,
    type: event.type,
    from_status: event.from as OrderEvent['from_status'],
    to_status: event.to as OrderEvent['to_status'],
    amount: event.amountFen,
    created_at: event.createdAt.toISOString(),
  };
}

export function presentPayResult(order: OrderRow, payment: Pick<Payment, 'paymentNo' | 'payLink'> | null): PayResult {
  return {
    out_trade_no: order.outTradeNo,
    pay_amount: dueOf(order)?.amountFen ?? 0,
    pay_link: payment?.payLink ?? null,
    payment_no: payment?.paymentNo ?? null,
    original_amount: order.originalFen,
    discounted_price: totalOf(order),
    is_discount: order.discountFen > 0,
    order_type: order.orderType,
    word_count: order.units,
    is_reduce_aigc: order.isReduceAigc,
    additional_service: order.additionalService,
    payment_status: order.status,
  };
}
