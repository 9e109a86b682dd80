import type { Order, OrderItem } from '@yanmo/contract/orders';

/** What of an order can be looked at. The server decides again; here it is what is shown. */

export type PreviewState =
  | 'unpaid'
  | 'working'
  | 'failed'
  /** Its buyer stopped it; what was written by then is read, and has no pages. */
  | 'cancelled'
  /** Ended by a refund before there was anything. */
  | 'refunded'
  | 'ready'
  /** Delivered, but not as something with pages: an outline is a Word file only. */
  | 'no-pages'
  /** The money went back, and the files with it. */
  | 'closed';

export function stateOf(order: Order, item: OrderItem): PreviewState {
  if (item.file_urls.pdf !== null) return 'ready';
  const { payment_status } = order;
  if (payment_status === 'PRE_CREATE' || payment_status === 'WAIT_BUYER_PAY') return 'unpaid';
  if (item.paper_case.stage === 3) return endOf(item);
  if (payment_status === 'TRADE_FINISHED' || item.is_refunded) return 'closed';
  return item.paper_case.stage === 2 ? 'no-pages' : 'working';
}

function endOf({ error }: OrderItem): PreviewState {
  if (error?.error === 'item_cancelled') return 'cancelled';
  return error?.error === 'item_refunded' ? 'refunded' : 'failed';
}

/** Still something to come: a payment, a file. */
export function isUnderWay(order: Order): boolean {
  return order.order_item_response.some((item) => stateOf(order, item) === 'working');
}

/** What is shown is what the deposit bought. */
export function isDepositPreview(order: Order, item: OrderItem): boolean {
  return (
    order.payment_status === 'TRADE_DEPOSIT_SUCCESS' && item.file_urls.pdf !== null && item.file_urls.word === null
  );
}

/** Of these the references, the certificate and the statement speak. */
export function hasPaper(order: Pick<Order, 'order_type'>): boolean {
  return order.order_type.startsWith('PAPER_');
}

/** The item that was asked for, or what was ordered first. */
export function chooseItem({ order_item_response: items }: Order, wanted: string | null): OrderItem | null {
  return items.find(({ id }) => id === wanted) ?? items[0] ?? null;
}
