import { z } from 'zod';
import { AccountName, TotpCode } from './accounts.ts';
import { OrderType } from './catalogue.ts';
import { refundStatuses } from './codes.ts';
import { Fen } from './money.ts';
import { exportOf, listQuery } from './operator-list.ts';
import { OutTradeNo } from './orders.ts';
import { PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

/**
 * NOT_PAID, ALREADY_REFUNDED: nothing to give back. NOT_STARTED, UNDELIVERED, PREVIEW_PENDING: in full, by right.
 * BEING_WRITTEN: by right, less the share that could be read. TOO_SHORT: given unasked, for what a delivered text lacks. NOT_NEEDED: given unasked, for what did not have to be done.
 * UNSPENT: by right, for prepaid characters that are still there. DELIVERED: the operator decides.
 */
export const RefundRule = z.enum([
  'NOT_PAID',
  'ALREADY_REFUNDED',
  'NOT_STARTED',
  'UNDELIVERED',
  'PREVIEW_PENDING',
  'BEING_WRITTEN',
  'TOO_SHORT',
  'NOT_NEEDED',
  'UNSPENT',
  'DELIVERED',
]);
export type RefundRule = z.infer<typeof RefundRule>;

/** ORIGINAL: the way it was paid; WALLET: at once, to the wallet. */
export const RefundDestination = z.enum(['ORIGINAL', 'WALLET']);
export type RefundDestination = z.infer<typeof RefundDestination>;

export const RefundStatus = z.enum(refundStatuses);

export const getRefundable = defineRoute({
  method: 'GET',
  path: `${prefix}/refund/pending_order`,
  who: 'user',
  summary: 'What can be given back of an order, and by which rule.',
  query: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({
    out_trade_no: z.string(),
    paid_amount: Fen,
    refunded_amount: Fen,
    /** By right, without the operator's leave. */
    refundable_amount: Fen,
    /** The most that the operator could grant. */
    maximum_amount: Fen,
    /** The same two in prepaid characters, of what was paid with them; 0 for what was paid with money. */
    refundable_characters: z.int(),
    maximum_characters: z.int(),
    rule: RefundRule,
    /** Of what is being written: what stays paid for the part that could be read; 0 where all of it comes back. */
    kept_amount: Fen,
    /** Text that its buyer can read by now, and what this part of it was paid to come to; null where nothing is written. */
    written_units: z.int().nullable(),
    wanted_units: z.int().nullable(),
    /** An application that is still open. */
    application_id: z.string().nullable(),
  }),
});

/** Who it came from. */
export const refundOrigins = ['USER', 'SYSTEM', 'OPERATOR'] as const;
export const RefundOrigin = z.enum(refundOrigins);

export const RefundApplication = z.object({
  id: z.string(),
  out_trade_no: z.string(),
  order_type: OrderType,
  title: z.string(),
  status: RefundStatus,
  /** USER asked for it; SYSTEM gave it unasked; OPERATOR gave it. */
  origin: RefundOrigin,
  rule: RefundRule,
  reason: z.string(),
  note: z.string(),
  destination: RefundDestination,
  requested_amount: Fen,
  amount: Fen.nullable(),
  /** Prepaid characters that go back instead of money. */
  characters: z.int(),
  evidence: z.array(z.object({ name: z.string(), url: z.string() })),
  /** For the operator only. */
  user: AccountName.nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  settled_at: z.iso.datetime().nullable(),
});
export type RefundApplication = z.infer<typeof RefundApplication>;

export const applyForRefund = defineRoute({
  method: 'POST',
  path: `${prefix}/refund/apply`,
  who: 'user',
  summary: 'Ask for a refund, with evidence; what is refundable by right is given at once.',
  body: z.strictObject({
    out_trade_no: OutTradeNo,
    reason: z.string().trim().min(2).max(1_000),
    file_keys: z.array(z.string().max(64)).max(5).default([]),
    destination: RefundDestination.default('ORIGINAL'),
    /** The one that was shown: refused with 409 when another applies by now. */
    rule: RefundRule.optional(),
  }),
  result: RefundApplication,
});

export const listRefunds = defineRoute({
  method: 'GET',
  path: `${prefix}/refund/apply_list`,
  who: 'user',
  summary:
    'Own applications; for the operator those of all accounts, unless scope=OWN. `search` is a part of an order number, a phone or a user name.',
  query: listQuery(['created_at', 'waiting', 'requested_amount', 'decided_at'], {
    status: RefundStatus.optional(),
    origin: RefundOrigin.optional(),
    scope: z.enum(['OWN', 'ALL']).optional(),
    out_trade_no: OutTradeNo.optional(),
  }),
  result: PageResult.extend({ refund_list: z.array(RefundApplication) }),
});

export const exportRefunds = exportOf(listRefunds, 'The applications of all accounts as CSV, all pages of them.');

export const decideRefund = defineRoute({
  method: 'POST',
  path: `${prefix}/refund/confirm_apply`,
  who: 'operator',
  summary: 'Grant (in full or in part) or reject; a failed one is tried again by granting it once more.',
  body: z.strictObject({
    id: z.uuid(),
    approve: z.boolean(),
    amount: z.int().min(1).optional(),
    note: z.string().trim().max(1_000).default(''),
    /** With a grant, where two-step verification is on. */
    totp_code: TotpCode.optional(),
  }),
  result: RefundApplication,
});
