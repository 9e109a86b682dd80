import { z } from 'zod';
import { AccountName, Permission, TotpCode } from './accounts.ts';
import { orderTypes, paidByMethods, paymentStatuses } from './codes.ts';
import { Day, DayRange } from './days.ts';
import { Fen } from './money.ts';
import { exportOf, listQuery } from './operator-list.ts';
import { OutTradeNo } from './orders.ts';
import { PageResult } from './page.ts';
import { defineRoute } from './route.ts';
import { walletEntryKinds } from './wallet.ts';

const prefix = '/api/ai-paper/admin';

const OrderType = z.enum(orderTypes);
/** Both days count; either may be left out. */
const days = { from: Day.optional(), to: Day.optional() };

// What happened

/** Of a day, of a kind of order, or of an agent. Each is counted on the day on which it happened. */
export const OverviewFigures = z.object({
  orders: z.int(),
  /** Paid in full or with a deposit. */
  paid: z.int(),
  /** What customers paid; money that went onto a wallet counts when it is spent. */
  revenue: Fen,
  refunded: Fen,
  commission: Fen,
  /** What the model cost, in fen with fractions. */
  cost: z.number(),
  /** Revenue less refunds, commission and cost. */
  margin: z.number(),
  delivered: z.int(),
  failed: z.int(),
});
export type OverviewFigures = z.infer<typeof OverviewFigures>;

export const OverviewDay = OverviewFigures.extend({ day: Day, views: z.int(), registrations: z.int() });
export type OverviewDay = z.infer<typeof OverviewDay>;

export const getOverview = defineRoute({
  method: 'GET',
  path: `${prefix}/overview`,
  who: 'operator',
  summary:
    'Orders, revenue, refunds, jobs, model cost and margin: by day, by order type and by agent, and what is open now.',
  query: DayRange,
  result: z.object({
    days: z.array(OverviewDay),
    total: OverviewFigures.extend({
      views: z.int(),
      registrations: z.int(),
      other_cost: z.number(),
      /** Put onto wallets by codes and by hand, less what was taken off by hand: revenue when it is spent, and nobody paid it. */
      given: z.int(),
    }),
    order_types: z.array(OverviewFigures.extend({ order_type: OrderType })),
    /** Those who sold something, the largest revenue first; null is the site itself. */
    agents: z.array(OverviewFigures.extend({ agent: AccountName.extend({ sub_domain: z.string() }).nullable() })),
    now: z.object({
      /** Being made, or waiting for it. */
      working: z.int(),
      /** Failed, and neither tried again nor given back. */
      failed: z.int(),
    }),
  }),
});

// Accounts

export const UserStatus = z.enum(['ACTIVE', 'BANNED']);
export type UserStatus = z.infer<typeof UserStatus>;

export const ManagedUser = AccountName.extend({
  permission: Permission,
  status: UserStatus,
  ban_reason: z.string(),
  banned_at: z.iso.datetime().nullable(),
  /** Their own site, of an agent; or the one on which they registered. */
  sub_domain: z.string().nullable(),
  totp_enabled: z.boolean(),
  balance: Fen,
  characters: z.int(),
  orders: z.int(),
  /** Paid, less what went back. */
  spent: Fen,
  /** Live ones. */
  sessions: z.int(),
  created_at: z.iso.datetime(),
  last_login_at: z.iso.datetime().nullable(),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

export const listUsers = defineRoute({
  method: 'GET',
  path: `${prefix}/users`,
  who: 'operator',
  summary: 'Every account; `search` looks into phone, name, id and sub-domain.',
  query: listQuery(['created_at', 'last_login_at', 'user_name'], {
    permission: Permission.optional(),
    status: UserStatus.optional(),
    ...days,
  }),
  result: PageResult.extend({ users: z.array(ManagedUser) }),
});
export const exportUsers = exportOf(listUsers, 'The same accounts as CSV, all pages of them.');

/** 10,000 yuan: whoever needs more has mistyped, or asks somebody else too. */
export const largestAdjustmentFen = 1_000_000;
export const largestAdjustmentCharacters = 10_000_000;

export const UserDeed = z.enum(['BAN', 'UNBAN', 'END_SESSIONS', 'ADJUST']);
export type UserDeed = z.infer<typeof UserDeed>;

export const changeUser = defineRoute({
  method: 'POST',
  path: `${prefix}/users`,
  who: 'operator',
  summary:
    'BAN (ends all sessions, and none is opened any more), UNBAN, END_SESSIONS, or ADJUST a balance: an entry of the ledger, ' +
    'booked once for an `adjustment_id`, never below zero. `totp_code` where money moves and two-step verification is on.',
  body: z
    .strictObject({
      id: z.uuid(),
      action: UserDeed,
      /** Why; the person concerned does not read it. */
      reason: z.string().trim().max(300).default(''),
      unit: z.enum(['FEN', 'CHARACTER']).default('FEN'),
      amount: z
        .int()
        .refine((amount) => amount !== 0, { error: 'adjustment_zero' })
        .optional(),
      adjustment_id: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
      totp_code: TotpCode.optional(),
    })
    .refine(({ action, reason }) => !['BAN', 'ADJUST'].includes(action) || reason.length >= 2, {
      path: ['reason'],
      error: 'required',
    })
    .refine(({ action, amount }) => (action === 'ADJUST') === (amount !== undefined), {
      path: ['amount'],
      error: 'required',
    })
    .refine(({ action, adjustment_id }) => (action === 'ADJUST') === (adjustment_id !== undefined), {
      path: ['adjustment_id'],
      error: 'required',
    })
    .refine(
      ({ amount = 0, unit }) =>
        Math.abs(amount) <= (unit === 'FEN' ? largestAdjustmentFen : largestAdjustmentCharacters),
      { path: ['amount'], error: 'adjustment_too_large' },
    ),
  result: ManagedUser,
});

// Orders, and what of them failed

export const ManagedOrder = z.object({
  id: z.string(),
  out_trade_no: z.string(),
  order_type: OrderType,
  title: z.string(),
  payment_status: z.enum(paymentStatuses),
  payment_method: z.enum(paidByMethods).nullable(),
  total_price: Fen,
  paid_amount: Fen,
  refunded_amount: Fen,
  commission: Fen,
  user: AccountName,
  agent: AccountName.nullable(),
  created_at: z.iso.datetime(),
});
export type ManagedOrder = z.infer<typeof ManagedOrder>;

export const listAllOrders = defineRoute({
  method: 'GET',
  path: `${prefix}/orders`,
  who: 'operator',
  summary: 'The orders of all accounts; `search` looks into number, title and whose they are.',
  query: listQuery(['created_at', 'paid_amount'], {
    order_type: OrderType.optional(),
    payment_status: z.enum(paymentStatuses).optional(),
    agent_id: z.uuid().optional(),
    ...days,
  }),
  result: PageResult.extend({ orders: z.array(ManagedOrder) }),
});
export const exportAllOrders = exportOf(listAllOrders, 'The same orders as CSV, all pages of them.');

export const changeOrder = defineRoute({
  method: 'POST',
  path: `${prefix}/orders`,
  who: 'operator',
  summary:
    'CLOSE an order that nobody has paid: it can be paid no more, its coupon goes back, and a payment that still arrives is ' +
    'returned. 409 where it is paid or over: what was paid for ends by a refund.',
  body: z.strictObject({
    out_trade_no: OutTradeNo,
    action: z.enum(['CLOSE']),
    /** Why, for the audit log. */
    reason: z.string().trim().min(2, { error: 'required' }).max(300),
  }),
  result: ManagedOrder,
});

export const FailedItemState = z.enum(['WAITING', 'GIVEN_UP']);
export type FailedItemState = z.infer<typeof FailedItemState>;

export const FailedItem = z.object({
  id: z.string(),
  out_trade_no: z.string(),
  kind: z.string(),
  title: z.string(),
  user: AccountName,
  /** WAITING can be tried again; of what was GIVEN_UP the money went back. */
  state: FailedItemState,
  /** A code of the contract, and what it means. */
  error: z.string(),
  cause: z.string(),
  /** Of its buyer, after failures. */
  retries: z.int(),
  failed_at: z.iso.datetime().nullable(),
  /** When its money goes back unless somebody tries it again. */
  deadline_at: z.iso.datetime().nullable(),
});
export type FailedItem = z.infer<typeof FailedItem>;

export const listFailedItems = defineRoute({
  method: 'GET',
  path: `${prefix}/re_paper`,
  who: 'operator',
  summary: 'What could not be made, with the cause; `search` looks into number, title, cause and whose it is.',
  query: listQuery(['failed_at', 'deadline_at'], { state: FailedItemState.optional(), ...days }),
  result: PageResult.extend({ items: z.array(FailedItem) }),
});
export const exportFailedItems = exportOf(listFailedItems, 'The same items as CSV, all pages of them.');

export const retryFailedItem = defineRoute({
  method: 'POST',
  path: `${prefix}/re_paper`,
  who: 'operator',
  summary: 'Queue a failed item again, beside the tries that its buyer has; 409 where it is not failed any more.',
  body: z.strictObject({ out_trade_no: OutTradeNo, item_id: z.uuid() }),
  result: z.object({ item_id: z.string(), out_trade_no: z.string(), stage: z.int(), retries: z.int() }),
});

// The books

export const ledgerAccountKinds = [
  'WALLET',
  'CHARACTERS',
  'CHARACTERS_HELD',
  'COMMISSION',
  'COMMISSION_HELD',
  'CLEARING',
  'REVENUE',
  'PREPAID',
  'COUPON_COST',
  'GIFT_COST',
  'COMMISSION_COST',
  'REFUNDS_PAYABLE',
  'CHARACTERS_ISSUED',
  'PAYOUTS',
  'ADJUSTMENTS',
] as const;
export const LedgerAccountKind = z.enum(ledgerAccountKinds);
export type LedgerAccountKind = z.infer<typeof LedgerAccountKind>;

/** Why something was booked. */
export const bookingKinds = [
  ...walletEntryKinds,
  'SURPLUS_PAYMENT',
  'REFUND_SETTLED',
  'COMMISSION',
  'COMMISSION_RETURNED',
  'WITHDRAWAL_ASKED',
  'WITHDRAWAL_PAID',
  'WITHDRAWAL_REFUSED',
  /** With the account: nobody is left to read it. */
  'CHARACTERS_GIVEN_UP',
] as const;
export const BookingKind = z.enum(bookingKinds);
export type BookingKind = z.infer<typeof BookingKind>;

export const LedgerLine = z.object({
  id: z.int(),
  transaction_id: z.int(),
  kind: BookingKind,
  reference: z.string(),
  out_trade_no: z.string().nullable(),
  account: LedgerAccountKind,
  /** The gateway of a clearing account. */
  account_name: z.string(),
  unit: z.enum(['FEN', 'CHARACTER']),
  /** Null: an account of the house. */
  user: AccountName.nullable(),
  amount: z.int(),
  balance: z.int().nullable(),
  created_at: z.iso.datetime(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const LedgerCheck = z.object({
  state: z.enum(['RUNNING', 'DONE', 'FAILED']),
  asked_by: AccountName.nullable(),
  /** Sentences about what does not add up; the first hundred of `found`. */
  differences: z.array(z.string()),
  found: z.int(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** How long the last one took that ended. */
  expected_seconds: z.number().nullable(),
});
export type LedgerCheck = z.infer<typeof LedgerCheck>;

export const listLedger = defineRoute({
  method: 'GET',
  path: `${prefix}/ledger`,
  who: 'operator',
  summary:
    'Every entry of the books, and the last check of them; `search` looks into order number, reference and whose account it is.',
  query: listQuery(['created_at', 'amount'], {
    account: LedgerAccountKind.optional(),
    kind: BookingKind.optional(),
    user_id: z.uuid().optional(),
    ...days,
  }),
  result: PageResult.extend({ entries: z.array(LedgerLine), check: LedgerCheck.nullable() }),
});
export const exportLedger = exportOf(listLedger, 'The same entries as CSV, all pages of them.');

export const verifyLedger = defineRoute({
  method: 'POST',
  path: `${prefix}/ledger`,
  who: 'operator',
  summary: 'Recompute the books from their entries, beside all else; the check under way where there is one.',
  body: z.strictObject({ action: z.literal('VERIFY') }),
  result: LedgerCheck,
});

// What was done

/** The part of the program whose deed it was: what an action begins with. */
export const auditRooms = [
  'accounts',
  'agents',
  'claims',
  'coupons',
  'ledger',
  'messages',
  'orders',
  'pages',
  'refunds',
  'rewriting',
  'settings',
  'update-log',
] as const;

export const AuditLine = z.object({
  id: z.int(),
  /** Null: a program that a person ran. */
  user: AccountName.nullable(),
  program: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  created_at: z.iso.datetime(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const listAuditLog = defineRoute({
  method: 'GET',
  path: `${prefix}/audit`,
  who: 'operator',
  summary:
    'What operators and agents did, and programs that people ran; `search` looks into action, subject and who it was.',
  query: listQuery(['created_at'], { room: z.enum(auditRooms).optional(), ...days }),
  result: PageResult.extend({ entries: z.array(AuditLine) }),
});
export const exportAuditLog = exportOf(listAuditLog, 'The same entries as CSV, all pages of them.');
