import type { RefundRule } from '@yanmo/contract/refunds';
import type { Item, Written } from '../fulfilment/service.ts';
import { totalOf } from './present-order.ts';
import { depositOf } from './price.ts';
import type { OrderRow } from './store.ts';

/** Prepaid characters that are not spent go back by right, as money on the wallet would: nothing was had for them. */
export function findUnspent(
  order: OrderRow,
  { characters, balance }: { characters: number; balance: number },
): Pick<Refundable, 'rule' | 'byRightFen'> | null {
  const gone = Math.floor((characters * order.refundedFen) / order.paidFen);
  const left = Math.min(balance, characters - gone);
  const fen = Math.min(order.paidFen - order.refundedFen, Math.floor((order.paidFen * left) / characters));
  return fen > 0 ? { rule: 'UNSPENT', byRightFen: fen } : null;
}

export interface Refundable {
  rule: RefundRule;
  /** By right, without anybody's leave. */
  byRightFen: number;
  /** The most that can be given. */
  maximumFen: number;
  /** The same of what was paid with prepaid characters. */
  byRightCharacters: number;
  maximumCharacters: number;
  /** Of the text that is being written: what counts as delivered. */
  written: Written | null;
  /** Items that are paid for in part: what could be read of them stays their buyer's. */
  kept: string[];
}

/** Rounded down: what is not a whole fen goes back. Divided last: a share such as 1704/3000 of 15.00 is not exact, and its fen would be lost. */
export function priceOfWritten(priceFen: number, { units, wanted }: Written): number {
  return Math.floor((priceFen * Math.min(units, wanted)) / wanted);
}

/** What may be given back of an order as it stands; `written` by the ids of the items that are being made. */
export function findRefundable(
  order: OrderRow,
  items: readonly Item[],
  written: ReadonlyMap<string, Written>,
): Refundable {
  if (order.paidCharacters > 0) return findCharacters(order, items, written);
  const maximumFen = order.paidFen - order.refundedFen;
  const nothing = { ...noCharacters, byRightFen: 0, maximumFen, written: null, kept: [] };
  if (order.paidFen === 0) return { ...nothing, rule: 'NOT_PAID' };
  if (maximumFen === 0) return { ...nothing, rule: 'ALREADY_REFUNDED' };
  const [main] = items;
  const isDeposit = order.status === 'TRADE_DEPOSIT_SUCCESS';
  // What was given up has been refunded before.
  const open = items.filter(({ stage, isGivenUp }) => stage !== 2 && !isGivenUp);
  const isDelivered = open.length === 0 || (isDeposit && main?.stage === 2);
  if (!main || isDelivered) return { ...nothing, rule: 'DELIVERED' };

  // A deposit has bought its preview once the rest is begun: what is taken back by right is what was paid after it.
  // Where the rest failed nothing is whole, and the deposit goes back as well.
  const isPastPreview = main.scope === 'rest' && (main.stage === 0 || main.stage === 1);
  const spentFen = isPastPreview ? (depositOf(totalOf(order), order.depositPercent) ?? 0) : 0;
  const atStake = isDeposit
    ? [{ item: main, fen: maximumFen }]
    : open.map((item) => ({ item, fen: item === main ? Math.max(0, item.priceFen - spentFen) : item.priceFen }));
  const shares = atStake.map(({ item, fen }) => {
    const read = written.get(item.id);
    return { item, fen, writtenFen: read ? priceOfWritten(fen, read) : 0 };
  });
  const openFen = shares.reduce((sum, { fen, writtenFen }) => sum + fen - writtenFen, 0);
  const byRightFen = Math.min(openFen, order.paidFen - Math.max(order.refundedFen, spentFen));
  // All of it could be read, and only its files are missing.
  if (byRightFen <= 0) return { ...nothing, rule: 'DELIVERED' };
  const kept = shares
    .filter(({ item, writtenFen }) => writtenFen > 0 || (item === main && isPastPreview))
    .map(({ item }) => item.id);
  return { ...noCharacters, rule: ruleOf(), byRightFen, maximumFen, written: written.get(main.id) ?? null, kept };

  function ruleOf(): RefundRule {
    if (kept.length > 0) return 'BEING_WRITTEN';
    if (isDeposit) return 'PREVIEW_PENDING';
    return items.some(({ stage, isGivenUp }) => isGivenUp || stage) ? 'UNDELIVERED' : 'NOT_STARTED';
  }
}

const noCharacters = { byRightCharacters: 0, maximumCharacters: 0 };

/** Of a text that prepaid characters paid for: it is the only thing in its order. */
function findCharacters(order: OrderRow, items: readonly Item[], written: ReadonlyMap<string, Written>): Refundable {
  const maximumCharacters = order.paidCharacters - order.refundedCharacters;
  const nothing = { byRightFen: 0, maximumFen: 0, byRightCharacters: 0, maximumCharacters, written: null, kept: [] };
  if (maximumCharacters === 0) return { ...nothing, rule: 'ALREADY_REFUNDED' };
  const [main] = items;
  if (!main || main.stage === 2 || main.isGivenUp) return { ...nothing, rule: 'DELIVERED' };
  const read = written.get(main.id) ?? null;
  const keptCharacters = read ? priceOfWritten(order.paidCharacters, read) : 0;
  const byRightCharacters = Math.max(0, maximumCharacters - keptCharacters);
  if (byRightCharacters === 0) return { ...nothing, rule: 'DELIVERED' };
  const found = { ...nothing, byRightCharacters, written: read };
  if (keptCharacters > 0) return { ...found, rule: 'BEING_WRITTEN', kept: [main.id] };
  return { ...found, rule: main.stage ? 'UNDELIVERED' : 'NOT_STARTED' };
}
