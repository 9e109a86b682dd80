import { z } from 'zod';
import { AccountName, TotpCode } from './accounts.ts';
import { batchKinds, couponKinds, couponStatuses } from './codes.ts';
import { Fen } from './money.ts';
import { exportOf, listQuery } from './operator-list.ts';
import { PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

export const CouponKind = z.enum(couponKinds);
export const CouponStatus = z.enum(couponStatuses);

export const Coupon = z.object({
  id: z.string(),
  kind: CouponKind,
  /** 20 means 20 % off. */
  percent: z.int().nullable(),
  max_characters: z.int().nullable(),
  channel: z.string(),
  status: CouponStatus,
  expires_at: z.iso.datetime(),
  /** Of the order that holds or used it. */
  out_trade_no: z.string().nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

export const listCoupons = defineRoute({
  method: 'GET',
  path: `${prefix}/coupon/coupon_list`,
  who: 'user',
  summary: 'Own coupons, the usable ones first.',
  query: z.strictObject({ status: CouponStatus.optional() }),
  result: z.object({ coupons: z.array(Coupon) }),
});

/** 16 characters without those that are taken for one another; people type spaces, dashes and small letters. */
export const RedemptionCode = z
  .string()
  .max(64)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[2-9A-HJKMNP-Z]{16}$/, 'redemption_code_invalid'));

export const Redeemed = z.object({
  kind: z.enum(batchKinds),
  /** Wallet money that was added. */
  amount: Fen.nullable(),
  coupon: Coupon.nullable(),
});
export type Redeemed = z.infer<typeof Redeemed>;

export const redeemCode = defineRoute({
  method: 'POST',
  path: `${prefix}/wallet/redeem`,
  who: 'user',
  summary: 'Turn a code into wallet money or a coupon.',
  body: z.strictObject({ code: RedemptionCode }),
  result: Redeemed,
});

export const maximumBatchCount = 1_000;

export const CouponBatch = z.object({
  id: z.string(),
  kind: z.enum(batchKinds),
  percent: z.int().nullable(),
  max_characters: z.int().nullable(),
  amount: Fen.nullable(),
  count: z.int(),
  redeemed: z.int(),
  channel: z.string(),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
});
export type CouponBatch = z.infer<typeof CouponBatch>;

export const listCouponBatches = defineRoute({
  method: 'GET',
  path: `${prefix}/coupon/batch_create`,
  who: 'operator',
  summary:
    'The batches of redemption codes; the codes themselves are shown once, when they are made. `search` looks into the channel.',
  query: listQuery(['created_at', 'expires_at', 'count', 'redeemed'], { kind: z.enum(batchKinds).optional() }),
  result: PageResult.extend({ batches: z.array(CouponBatch) }),
});

export const exportCouponBatches = exportOf(listCouponBatches, 'The same batches as CSV, without their codes.');

export const ManagedCoupon = Coupon.extend({
  user: AccountName,
  created_at: z.iso.datetime(),
});
export type ManagedCoupon = z.infer<typeof ManagedCoupon>;

export const listAllCoupons = defineRoute({
  method: 'GET',
  path: `${prefix}/admin/coupons`,
  who: 'operator',
  summary: 'Coupons of all accounts; `search` is a part of a phone, a user name, a channel or an order number.',
  query: listQuery(['created_at', 'expires_at', 'used_at'], {
    kind: CouponKind.optional(),
    status: CouponStatus.optional(),
  }),
  result: PageResult.extend({ coupons: z.array(ManagedCoupon) }),
});

export const exportCoupons = exportOf(listAllCoupons, 'The same coupons as CSV, all pages of them.');

export const createCouponBatch = defineRoute({
  method: 'POST',
  path: `${prefix}/coupon/batch_create`,
  who: 'operator',
  summary:
    'Make redemption codes. Those of the kind WALLET are money: they take a `totp_code` where two-step verification is on.',
  body: z
    .strictObject({
      kind: z.enum(batchKinds),
      percent: z.int().min(1).max(99).optional(),
      max_characters: z.int().min(1).max(1_000_000).optional(),
      amount: z.int().min(1).max(1_000_000).optional(),
      count: z.int().min(1).max(maximumBatchCount),
      channel: z.string().trim().min(1).max(40),
      expires_at: z.iso.datetime(),
      /** With WALLET, where two-step verification is on. */
      totp_code: TotpCode.optional(),
    })
    .refine(({ kind, percent }) => (kind === 'DISCOUNT') === (percent !== undefined), {
      path: ['percent'],
      error: 'invalid',
    })
    .refine(({ kind, amount }) => (kind === 'WALLET') === (amount !== undefined), {
      path: ['amount'],
      error: 'invalid',
    })
    .refine(
      ({ kind, max_characters }) =>
        (kind === 'PLAGIARISM_CHECK' || kind === 'REDUCE_AIGC') === (max_characters !== undefined),
      { path: ['max_characters'], error: 'invalid' },
    ),
  result: CouponBatch.extend({ codes: z.array(z.string()) }),
});
