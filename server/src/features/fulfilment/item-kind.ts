import type { PaperLength } from '@yanmo/contract/catalogue';
import type { FileUrls, OrderOutline, PaperSheet } from '@yanmo/contract/orders';
import type { ReductionSheet } from '@yanmo/contract/reductions';
import type { CheckSheet } from '@yanmo/contract/similarity';
import type { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';

/** What a deposit buys, the rest of it, or all. */
export type Scope = 'preview' | 'rest' | 'all';

export interface Item<Spec = unknown> {
  id: string;
  orderId: string;
  outTradeNo: string;
  userId: string;
  position: number;
  kind: string;
  spec: Spec;
  title: string;
  priceFen: number;
  /** Null until it is paid for. */
  stage: 0 | 1 | 2 | 3 | null;
  scope: Scope | null;
  progress: number;
  /** A code of the contract's error table. */
  error: string | null;
  retries: number;
  /** It failed for good, or its order was refunded: it is not tried again. */
  isGivenUp: boolean;
  /** Its buyer cancelled it and paid for what could be read by then: that part stays theirs. */
  isKept: boolean;
  /** It was delivered or failed, and its owner has not looked since. */
  isUnread: boolean;
}

/** What an order says about the thing it sells, fixed when it is ordered. */
export interface ItemSubject<Spec = unknown> {
  title: string;
  outline: OrderOutline | null;
  /** With what was left open filled in; left out where nothing was. */
  spec?: Spec;
  /** Of a text that can be made no longer than so; left out where it is as long as was wished. */
  length?: PaperLength;
}

/** What of a text its buyer could read by now, and what the part that is being made was paid to come to. */
export interface Written {
  units: number;
  wanted: number;
}

export interface Cancelling {
  /** Its run is held by this very transaction; else it must be stopped in one of its own. */
  isHeld: boolean;
  /** What is written by now stays its buyer's. */
  isKept: boolean;
}

/**
 * A kind of thing that can be sold. The room that produces it registers it when the program is put together, and calls
 * begin, progress, finish or fail of the fulfilment room as it goes; it knows nothing of prices or payments.
 */
export interface ItemKind<Spec = unknown> {
  kind: string;
  spec: z.ZodType<Spec>;
  /** What others have to be asked of it before it is quoted or ordered, outside every transaction. */
  askAhead?(userId: string, spec: Spec): Promise<void>;
  /** Throws AppError when this user cannot order it (not theirs, not ready). */
  check(tx: Queryable, userId: string, spec: Spec): Promise<ItemSubject<Spec>>;
  /** Units of text by which it is priced; null for a price by the piece. AppError when what it would be made from is gone. */
  units(tx: Queryable, userId: string, spec: Spec): Promise<number | null>;
  /** Throws AppError when a deposit would buy too much of it; left out where it is made as a whole, or always in parts. */
  assertStaged?(tx: Queryable, userId: string, spec: Spec): Promise<void>;
  /** In the transaction that takes the money: it must only write rows and enqueue jobs. */
  start(tx: Tx, item: Item<Spec>, scope: Scope): Promise<void>;
  /** For one that begins when another of its order is there: whether it still waits, or waits in vain; null when it has begun. */
  waitsFor?(tx: Tx, item: Item<Spec>): Promise<'ANOTHER' | 'NOTHING' | null>;
  /** Its money went back, or it is overdue: what it still does is stopped. */
  cancel(tx: Tx, item: Item<Spec>, how: Cancelling): Promise<void>;
  /** The run that makes it; null when there is none, or left out where nothing is made by one. */
  runOf?(db: Queryable, item: Item<Spec>): Promise<string | null>;
  /** Left out where nothing can be read before it is delivered; null before anything is begun. */
  written?(db: Queryable, item: Item<Spec>): Promise<Written | null>;
  /** Of items that are there to be fetched, by their ids; all in one look, as lists show many. */
  files(db: Queryable, items: readonly Item<Spec>[]): Promise<ReadonlyMap<string, FileUrls>>;
  /** Of what is a measurement: what it came to, in percent, of those that are delivered; all in one look. */
  rates?(db: Queryable, items: readonly Item<Spec>[]): Promise<ReadonlyMap<string, number>>;
  /** It takes so long that nobody stands by: its end is told as news. */
  isAnnounced?: boolean;
  /** The run that makes it, and what is to be seen of it so far; null when there is nothing to watch. */
  watch?(db: Queryable, item: Item<Spec>): Promise<ItemWatch | null>;
  /** What one of so many units takes here, measured on those that were made; null while none was. */
  expectedSeconds?(db: Queryable, units: number, scope: Scope): Promise<number | null>;
}

export interface ItemWatch {
  runId: string;
  /** The name of the event that carries the sheet. */
  type: 'paper' | 'reduction' | 'check';
  /** In a transaction that sees exactly the run's events up to now. */
  sheet(tx: Tx): Promise<PaperSheet | ReductionSheet | CheckSheet>;
  /** Until it is there; null while there is nothing to go by. */
  remainingSeconds(db: Queryable): Promise<number | null>;
}

// biome-ignore lint/suspicious/noExplicitAny: a kind of any spec, as the registry holds them
export type AnyItemKind = ItemKind<any>;

export const noFiles: FileUrls = { word: null, pdf: null, zip: null };
