import { z } from 'zod';
import { AccountName, TotpCode } from './accounts.ts';
import { orderTypes, paymentStatuses } from './codes.ts';
import { Day, DayRange } from './days.ts';
import { AgentImageId } from './home.ts';
import { Fen } from './money.ts';
import { exportOf, listQuery } from './operator-list.ts';
import { OutTradeNo } from './orders.ts';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

/** Names that are the house's own, or that a visitor would take for it. */
export const reservedSubDomains: ReadonlySet<string> = new Set(
  (
    'www web site home main app m mobile wap h5 api apis open dev test staging beta demo-api static assets cdn img image images files file ' +
    'upload uploads download downloads media admin administrator root operator manage manager console dashboard backend sys system status ' +
    'health metrics auth login sso oauth account accounts user users pay payment payments cashier wallet order orders refund refunds ' +
    'mail email smtp imap pop pop3 mx ns ns1 ns2 dns ftp sftp ssh vpn git svn db sql proxy gateway localhost ' +
    'help support service kefu official guanwang yanmo yanmoai blog news docs doc wiki forum bbs about legal privacy security'
  ).split(' '),
);

/** One label: letters, digits, hyphens within. No `--`, which is how names of other scripts are written in letters. */
const subDomainPattern = /^(?!.*--)[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/;

export function findSubDomainProblem(text: string): 'sub_domain_invalid' | 'sub_domain_reserved' | null {
  const label = text.trim().toLowerCase();
  if (!subDomainPattern.test(label)) return 'sub_domain_invalid';
  return reservedSubDomains.has(label) ? 'sub_domain_reserved' : null;
}

export const SubDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(subDomainPattern, 'sub_domain_invalid')
  .refine((label) => findSubDomainProblem(label) !== 'sub_domain_reserved', 'sub_domain_reserved');

export const agentStatuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'REJECTED'] as const;
export const AgentStatus = z.enum(agentStatuses);
export type AgentStatus = z.infer<typeof AgentStatus>;

const AgentName = z.string().trim().min(2).max(24);
const maximumPercent = 50;

export const AgentApplication = z.object({
  id: z.string(),
  status: AgentStatus,
  sub_domain: z.string(),
  name: z.string(),
  contact: z.string(),
  note: z.string(),
  /** What the operator said of it. */
  decision_note: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type AgentApplication = z.infer<typeof AgentApplication>;

export const applyAsAgent = defineRoute({
  method: 'POST',
  path: `${prefix}/user/proxy`,
  who: 'user',
  summary: 'Apply to become an agent with a sub-domain of one’s own; one application is open at a time.',
  body: z.strictObject({
    sub_domain: SubDomain,
    name: AgentName,
    contact: z.string().trim().min(2).max(60),
    note: z.string().trim().max(500).default(''),
  }),
  result: AgentApplication,
});

export const getAgentTerms = defineRoute({
  method: 'GET',
  path: `${prefix}/user/proxy`,
  who: 'optional',
  summary: 'What agents get, where their sites stand, and the caller’s own newest application.',
  result: z.object({
    commission_percent: z.int(),
    withdrawal_minimum: Fen,
    /** What follows the sub-domain: `.yanmo.example`. */
    site_suffix: z.string(),
    application: AgentApplication.nullable(),
  }),
});

export const AgentSiteImage = z.object({ id: z.int(), image_url: z.string() });

export const getAgentInfo = defineRoute({
  method: 'GET',
  path: `${prefix}/agent/info`,
  who: 'public',
  summary: 'The name and pictures of an agent’s site.',
  query: z.strictObject({ sub_domain: z.string().trim().max(63) }),
  result: z.object({
    sub_domain: z.string(),
    name: z.string(),
    notice: z.string(),
    images: z.array(AgentSiteImage),
  }),
});

export const AgentProfile = z.object({
  status: AgentStatus,
  sub_domain: z.string(),
  site_url: z.string(),
  qr_svg: z.string(),
  name: z.string(),
  notice: z.string(),
  images: z.array(AgentSiteImage),
  commission_percent: z.int(),
});
export type AgentProfile = z.infer<typeof AgentProfile>;

export const AgentUser = z.object({
  id: z.string(),
  /** Masked; empty once the account is erased. */
  phone: z.string(),
  registered_at: z.iso.datetime(),
  orders: z.int(),
  paid_amount: Fen,
  commission: Fen,
});
export type AgentUser = z.infer<typeof AgentUser>;

export const getAgentUserInfo = defineRoute({
  method: 'GET',
  path: `${prefix}/agent/user_info`,
  who: 'agent',
  summary: 'The own site, the users who registered on it, and the commission.',
  query: PageQuery.strict(),
  result: PageResult.extend({
    /** Null for an operator without a site. */
    profile: AgentProfile.nullable(),
    commission: z.object({
      /** Below zero when orders were refunded after their commission was paid out: what is earned next is set off. */
      balance: Fen,
      /** Asked for, and not paid out yet. */
      held: Fen,
      earned: Fen,
      paid_out: Fen,
    }),
    withdrawal_minimum: Fen,
    users: z.array(AgentUser),
  }),
});

export const AgentOrder = z.object({
  out_trade_no: z.string(),
  order_type: z.enum(orderTypes),
  payment_status: z.enum(paymentStatuses),
  buyer: z.object({ id: z.string(), phone: z.string() }),
  paid_amount: Fen,
  refunded_amount: Fen,
  commission_percent: z.int(),
  commission: Fen,
  created_at: z.iso.datetime(),
});
export type AgentOrder = z.infer<typeof AgentOrder>;

export const listAgentOrders = defineRoute({
  method: 'GET',
  path: `${prefix}/agent/order_info`,
  who: 'agent',
  summary: 'Paid orders of the own users: amounts and commission, nothing of what they are about.',
  query: PageQuery.extend({ user_id: z.uuid().optional(), out_trade_no: OutTradeNo.optional() }).strict(),
  result: PageResult.extend({ orders: z.array(AgentOrder) }),
});

export const exportAgentOrders = defineRoute({
  method: 'GET',
  path: `${prefix}/agent/order_export`,
  who: 'agent',
  summary: 'The same orders of some days as CSV.',
  query: DayRange,
  result: z.unknown(),
  shape: 'raw',
});

export const AgentDay = z.object({
  day: Day,
  /** Each visitor about once a day. */
  visits: z.int(),
  registrations: z.int(),
  /** Made on this day, and paid. */
  orders: z.int(),
  /** Booked on this day, less what refunds took back on it. */
  commission: Fen,
});
export type AgentDay = z.infer<typeof AgentDay>;

export const getAgentFigures = defineRoute({
  method: 'GET',
  path: `${prefix}/agent/figures`,
  who: 'agent',
  summary: 'Visits, registrations, orders and commission, day by day.',
  query: DayRange,
  result: z.object({ days: z.array(AgentDay) }),
});

export const countForAgent = defineRoute({
  method: 'POST',
  path: `${prefix}/agent/count`,
  who: 'public',
  summary: 'Count a visit of the site by whose host the call came; another sub-domain in the body counts nothing.',
  body: z.strictObject({ sub_domain: z.string().trim().max(63), event: z.enum(['VISIT']) }),
  result: z.null(),
});

export const editAgentSite = defineRoute({
  method: 'POST',
  path: `${prefix}/agent/branding`,
  who: 'agent',
  summary: 'Change the own site’s name, notice or pictures; what is left out stays, a picture that is null goes.',
  body: z.strictObject({
    name: AgentName.optional(),
    notice: z.string().trim().max(200).optional(),
    /** The file_key of an upload with purpose AGENT_IMAGE. */
    images: z
      .array(z.strictObject({ id: AgentImageId, file_key: z.string().max(100).nullable() }))
      .max(5)
      .refine((images) => new Set(images.map(({ id }) => id)).size === images.length, { error: 'invalid' })
      .optional(),
  }),
  result: AgentProfile,
});

export const WithdrawalStatus = z.enum(['PENDING', 'PAID', 'REJECTED']);
export type WithdrawalStatus = z.infer<typeof WithdrawalStatus>;

export const Withdrawal = z.object({
  id: z.string(),
  amount: Fen,
  account: z.string(),
  status: WithdrawalStatus,
  reference: z.string(),
  note: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const withdrawCommission = defineRoute({
  method: 'POST',
  path: `${prefix}/agent/withdraw`,
  who: 'agent',
  summary:
    'Ask to be paid out; the amount is held until the operator has paid or refused. One request is open at a time.',
  body: z.strictObject({
    amount: z.int().min(1).max(100_000_000),
    account: z.string().trim().min(4).max(120),
    /** Where two-step verification is on. */
    totp_code: TotpCode.optional(),
  }),
  result: Withdrawal,
});

export const listOwnWithdrawals = defineRoute({
  method: 'GET',
  path: `${prefix}/agent/withdraw`,
  who: 'agent',
  summary: 'Own requests to be paid out, the newest first.',
  query: PageQuery.strict(),
  result: PageResult.extend({ withdrawals: z.array(Withdrawal) }),
});

export const ManagedAgent = AgentApplication.extend({
  user: AccountName,
  notice: z.string(),
  images: z.array(AgentSiteImage),
  /** Null: what the settings say. */
  commission_percent: z.int().nullable(),
});
export type ManagedAgent = z.infer<typeof ManagedAgent>;

export const listAgents = defineRoute({
  method: 'GET',
  path: `${prefix}/admin/agents`,
  who: 'operator',
  summary: 'Agents and those who apply, the newest first; `search` looks into sub-domain, name and contact.',
  query: listQuery(['created_at', 'decided_at', 'sub_domain', 'name'], { status: AgentStatus.optional() }),
  result: PageResult.extend({ agents: z.array(ManagedAgent) }),
});

export const exportAgents = exportOf(listAgents, 'The same agents as CSV, all pages of them.');

export const AgentDecision = z.enum(['APPROVE', 'REJECT', 'SUSPEND', 'RESTORE', 'SET_COMMISSION', 'RESET_BRANDING']);
export type AgentDecision = z.infer<typeof AgentDecision>;

export const decideAgent = defineRoute({
  method: 'POST',
  path: `${prefix}/admin/agents`,
  who: 'operator',
  summary:
    'APPROVE (with the sub-domain, confirmed or changed) or REJECT an application; SUSPEND and RESTORE an agent, SET_COMMISSION ' +
    '(null: what the settings say), RESET_BRANDING (notice and pictures go, the name becomes the sub-domain).',
  body: z
    .strictObject({
      id: z.uuid(),
      decision: AgentDecision,
      sub_domain: SubDomain.optional(),
      commission_percent: z.int().min(0).max(maximumPercent).nullable().optional(),
      note: z.string().trim().max(500).default(''),
    })
    .refine(({ decision, sub_domain }) => (decision === 'APPROVE') === (sub_domain !== undefined), {
      path: ['sub_domain'],
      error: 'invalid',
    })
    .refine(
      ({ decision, commission_percent: percent }) =>
        percent === undefined ? decision !== 'SET_COMMISSION' : decision === 'SET_COMMISSION' || decision === 'APPROVE',
      { path: ['commission_percent'], error: 'invalid' },
    )
    .refine(({ decision, note }) => !['REJECT', 'SUSPEND'].includes(decision) || note !== '', {
      path: ['note'],
      error: 'required',
    }),
  result: ManagedAgent,
});

export const ManagedWithdrawal = Withdrawal.extend({
  user: AccountName,
  sub_domain: z.string().nullable(),
  /** What the agent has beside it; below zero after refunds. */
  balance: Fen,
});
export type ManagedWithdrawal = z.infer<typeof ManagedWithdrawal>;

export const listWithdrawals = defineRoute({
  method: 'GET',
  path: `${prefix}/admin/withdrawals`,
  who: 'operator',
  summary:
    'Requests to be paid out, the oldest open ones first; `search` is a part of a phone, a user name, an account or a reference.',
  query: listQuery(['waiting', 'created_at', 'decided_at', 'amount'], { status: WithdrawalStatus.optional() }),
  result: PageResult.extend({ withdrawals: z.array(ManagedWithdrawal) }),
});

export const exportWithdrawals = exportOf(listWithdrawals, 'The same requests as CSV, all pages of them.');

export const decideWithdrawal = defineRoute({
  method: 'POST',
  path: `${prefix}/admin/withdrawals`,
  who: 'operator',
  summary: 'PAID with the reference of the transfer, or REJECTED with a note: the amount goes back to the commission.',
  body: z
    .strictObject({
      id: z.uuid(),
      decision: z.enum(['PAID', 'REJECTED']),
      reference: z.string().trim().max(120).default(''),
      note: z.string().trim().max(500).default(''),
      /** With PAID, where two-step verification is on. */
      totp_code: TotpCode.optional(),
    })
    .refine(({ decision, reference }) => decision !== 'PAID' || reference !== '', {
      path: ['reference'],
      error: 'required',
    })
    .refine(({ decision, note }) => decision !== 'REJECTED' || note !== '', { path: ['note'], error: 'required' }),
  result: ManagedWithdrawal,
});
