import type { PaymentStatus } from '@yanmo/contract/codes';
import type { FileUrls, Order, OrderDetail, OrderItem } from '@yanmo/contract/orders';

/** What may be done with an order and with what it delivers. The server decides again; here it is what is offered. */

export function isPaper({ order_type }: Pick<Order, 'order_type'>): boolean {
  return order_type.startsWith('PAPER_');
}

/** A deposit bought its first part, which is read and not changed; so is what was written until somebody cancelled. */
export function canRead(order: Order, item: OrderItem): boolean {
  if (!isPaper(order) || item.id !== mainItem(order)?.id) return false;
  return takenBackBy(item) === 'cancelled' || (item.paper_case.stage === 2 && isPaid(order));
}

export function canAmend(order: Order, item: OrderItem): boolean {
  return canRead(order, item) && takenBackBy(item) === null && order.payment_status === 'TRADE_SUCCESS';
}

/**
 * Ended because its money went back: its buyer stopped it and paid for what was written by then, or nothing of it is left.
 * Nothing went wrong in making it.
 */
export function takenBackBy({ error }: OrderItem): 'cancelled' | 'refunded' | null {
  if (error?.error === 'item_cancelled') return 'cancelled';
  return error?.error === 'item_refunded' ? 'refunded' : null;
}

export function canViewProgress({ paper_case }: OrderItem): boolean {
  return paper_case.stage === 1;
}

export function canPreview({ file_urls }: OrderItem): boolean {
  return file_urls.pdf !== null;
}

export function canDownload({ payment_status }: Order, item: OrderItem): boolean {
  if (item.paper_case.stage !== 2) return false;
  // One that broke its promise stays its buyer's although the whole price went back.
  return (
    payment_status === 'TRADE_SUCCESS' ||
    (payment_status === 'TRADE_FINISHED' && isReduction(item) && !item.is_refunded)
  );
}

/** How far a rewriting is, or what it changed. */
export function canSeeChanges(order: Order, item: OrderItem): boolean {
  if (!isReduction(item) || takenBackBy(item) !== null) return false;
  // A paper's own is begun when the paper is there.
  if (item.kind === 'REDUCE_AIGC' && item.paper_case.stage === 0) return false;
  return isPaid(order) || canDownload(order, item);
}

export function canSeeReport(order: Order, item: OrderItem): boolean {
  return isCheck(item) && takenBackBy(item) === null && isPaid(order);
}

export function canRetry({ paper_case, retries_left }: OrderItem): boolean {
  return paper_case.stage === 3 && retries_left > 0;
}

/** What has to be said of a failed item that cannot be tried again; nothing where its money went back already. */
export function findFinalNote(item: OrderItem): 'noRetries' | 'noRetry' | null {
  const { paper_case, is_out_of_retries } = item;
  if (paper_case.stage !== 3 || canRetry(item) || takenBackBy(item)) return null;
  return is_out_of_retries ? 'noRetries' : 'noRetry';
}

export function canPay({ payment_status }: Order): boolean {
  return payment_status === 'PRE_CREATE' || payment_status === 'WAIT_BUYER_PAY';
}

/** What the deposit bought comes first: the rest is paid once the preview is there. */
export function canPayRest({ payment_status, order_item_response }: Order): boolean {
  return payment_status === 'TRADE_DEPOSIT_SUCCESS' && order_item_response[0]?.paper_case.stage === 2;
}

export function canAskRefund(order: Order): boolean {
  return isPaid(order) && order.paid_amount > order.refunded_amount;
}

/** At least in part; before it nothing is queued, whatever the stage says. */
export function isPaid({ payment_status }: Order): boolean {
  return payment_status === 'TRADE_DEPOSIT_SUCCESS' || payment_status === 'TRADE_SUCCESS';
}

const rank: Readonly<Record<PaymentStatus, number>> = {
  PRE_CREATE: 0,
  WAIT_BUYER_PAY: 0,
  TRADE_DEPOSIT_SUCCESS: 1,
  TRADE_SUCCESS: 2,
  TRADE_FINISHED: 3,
};

/** Whether what was due at `before` has been paid: a deposit, a balance, or all. An order that was closed was not. */
export function isPaidSince(before: PaymentStatus, order: Order): boolean {
  return isPaid(order) && rank[order.payment_status] > rank[before];
}

/** Nothing of it will change by itself any more: its file has failed, or everything of it is there. */
export function isOver(order: Order): boolean {
  if (order.payment_status === 'TRADE_FINISHED') return true;
  const stages = order.order_item_response.map(({ paper_case }) => paper_case.stage);
  return isPaid(order) && (stages[0] === 3 || stages.every((stage) => stage >= 2));
}

/** Still something to come that the list should ask for: a payment, a file. */
export function isUnderWay(order: Order): boolean {
  if (order.payment_status === 'WAIT_BUYER_PAY') return true;
  return isPaid(order) && order.order_item_response.some(({ paper_case }) => paper_case.stage < 2);
}

/** Money and prepaid characters arrive on the account: there is no file, and nothing to watch. */
const prepaidTypes: readonly string[] = ['WALLET_RECHARGE', 'REDUCE_AIGC_PACKAGES'];

/** What of an order is made and handed over; nothing before it is paid. Of prepaid things only what went wrong. */
export function shownItems(order: Order): readonly OrderItem[] {
  if (canPay(order)) return [];
  const isPrepaid = prepaidTypes.includes(order.order_type);
  return order.order_item_response.filter(({ paper_case }) => !isPrepaid || paper_case.stage === 3);
}

/** An order's item 0 is its main item; a recharge has none to wait for. */
export function mainItem(order: Order): OrderItem | null {
  return order.order_item_response[0] ?? null;
}

/** A text that is rewritten, ordered alone or with a paper: its page shows how far it is and every change. */
export function isReduction({ kind }: Pick<OrderItem, 'kind'>): boolean {
  return kind === 'REDUCE_AIGC' || kind === 'REDUCE_AIGC_ONCE';
}

/** A text that is compared with others: its page shows how far it is and what was found. */
export function isCheck({ kind }: Pick<OrderItem, 'kind'>): boolean {
  return kind === 'PLAGIARISM_CHECK';
}

/** What a press on "download" gives: a reduction is a bundle, everything else a Word file where there is one. */
export function fileToDownload(item: Pick<OrderItem, 'kind'>, files: FileUrls): string | null {
  return isReduction(item) ? (files.zip ?? files.word ?? files.pdf) : (files.word ?? files.zip ?? files.pdf);
}

/** A question that was asked before an event of the stream may be answered after it: it tells of what is past. */
export function isOlder({ last_seq }: OrderDetail, known: OrderDetail | undefined): boolean {
  return known !== undefined && known.last_seq > last_seq;
}

/** Events are numbered as they happen. */
export function lastEventId({ events }: Pick<OrderDetail, 'events'>): number {
  return Math.max(0, ...events.map(({ id }) => id));
}

/** When the money that started the work arrived; the order's own time where no event tells. */
export function paidAt(order: OrderDetail): string | null {
  if (!isPaid(order)) return null;
  const paid = order.events.filter(
    ({ from_status, to_status }) => to_status && from_status && isLater(from_status, to_status),
  );
  return paid.at(-1)?.created_at ?? order.created_at;
}

function isLater(from: PaymentStatus, to: PaymentStatus): boolean {
  return rank[to] > rank[from] && to !== 'TRADE_FINISHED';
}
