import { z } from 'zod';
import { AccountName } from './accounts.ts';
import {
  type AnalyticsName,
  analyticsNames,
  analyticsPages,
  claimStatuses,
  downloadedFiles,
  type GiftTier,
  giftChannels,
  orderTypes,
} from './codes.ts';
import { RedemptionCode } from './coupons.ts';
import { Labels } from './home.ts';
import { exportOf, listQuery } from './operator-list.ts';
import { PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

/**
 * REWARDED: the inviter got a coupon. KNOWN_PHONE: the phone had an account before. DAY_FULL: the inviter's rewards of the day are used
 * up. SAME_PLACE: too many came from one address or device. CLOSED: no reward was offered then.
 */
export const InviteOutcome = z.enum(['REWARDED', 'KNOWN_PHONE', 'DAY_FULL', 'SAME_PLACE', 'CLOSED']);
export type InviteOutcome = z.infer<typeof InviteOutcome>;

export const InviteInfo = z.object({
  inv_code: z.string(),
  /** Of the site that the caller sees. */
  inv_code_url: z.string(),
  qr_svg: z.string(),
  /** Accounts that were registered with the code, and how many of them earned a coupon. */
  invited: z.int(),
  rewarded: z.int(),
  /** What a newly registered phone earns; null while there is none. */
  reward: z.object({ max_characters: z.int(), valid_days: z.int(), per_day: z.int(), left_today: z.int() }).nullable(),
  /** The newest first. Of who came only the last two digits of the phone are told; empty for an account that is gone. */
  recent: z.array(z.object({ phone_end: z.string(), outcome: InviteOutcome, created_at: z.iso.datetime() })),
});
export type InviteInfo = z.infer<typeof InviteInfo>;

export const fetchInvite = defineRoute({
  method: 'GET',
  path: `${prefix}/user/invite/fetch`,
  who: 'user',
  summary: 'The own invite link with its QR code, and what came of it.',
  result: InviteInfo,
});

export const GiftChannel = z.enum(giftChannels);
export const GiftTierSchema = z.literal([20, 30]) satisfies z.ZodType<GiftTier>;
export const GiftAction = z.enum(['LIKE', 'FAVOURITE', 'FOLLOW', 'SHARE']);

export const Channel = z.object({
  code: GiftChannel,
  name: Labels,
  /** Whom to follow there; empty where the operator has not said. */
  account: z.string(),
  /** Where that is; null where the operator has not said. */
  url: z.string().nullable(),
  text: Labels,
  tiers: z.array(z.object({ tier: GiftTierSchema, actions: z.array(GiftAction), text: Labels })),
});
export type Channel = z.infer<typeof Channel>;

export const listChannels = defineRoute({
  method: 'GET',
  path: `${prefix}/coupon/channels`,
  who: 'public',
  summary: 'The platforms on which a like is worth a coupon, with their two tiers.',
  result: z.object({ channels: z.array(Channel), valid_days: z.int() }),
});

export const ClaimStatus = z.enum(claimStatuses);

export const Claim = z.object({
  id: z.string(),
  channel: GiftChannel,
  tier: GiftTierSchema,
  source: z.enum(['SCREENSHOT', 'CODE']),
  status: ClaimStatus,
  /** What the operator says, of a rejected one always. */
  note: z.string(),
  /** The coupon that it gave. */
  coupon_id: z.string().nullable(),
  /** That coupon was used: the platform has nothing more to give. */
  is_spent: z.boolean(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type Claim = z.infer<typeof Claim>;

export const claimGift = defineRoute({
  method: 'POST',
  path: `${prefix}/coupon/claim`,
  who: 'user',
  summary:
    'Claim the coupon of a platform: with a screenshot (an upload with purpose CLAIM), which waits for the operator, or with a code ' +
    'that the operator published, which is granted at once.',
  body: z
    .strictObject({
      channel: GiftChannel,
      tier: GiftTierSchema,
      file_key: z.string().max(64).optional(),
      code: RedemptionCode.optional(),
    })
    .refine(({ file_key, code }) => (file_key === undefined) !== (code === undefined), {
      path: ['file_key'],
      error: 'invalid',
    }),
  result: Claim,
});

export const listClaims = defineRoute({
  method: 'GET',
  path: `${prefix}/coupon/claims`,
  who: 'user',
  summary: 'Own claims, the newest first, and how much news there is of them and of invites.',
  result: z.object({ claims: z.array(Claim), untold: z.object({ claims: z.int(), invites: z.int() }) }),
});

export const takeGrowthNews = defineRoute({
  method: 'POST',
  path: `${prefix}/coupon/news`,
  who: 'user',
  summary: 'What was decided or earned since it was last asked for; each is answered once, to whoever asks first.',
  body: z.strictObject({}),
  result: z.object({ claims: z.array(Claim), invites: z.int() }),
});

export const ReviewedClaim = Claim.extend({
  user: AccountName,
  /** For ten minutes; null for a code, and once the screenshot has grown old. */
  screenshot_url: z.string().nullable(),
  /** The same user's claims that were refused before. */
  rejected_before: z.int(),
});
export type ReviewedClaim = z.infer<typeof ReviewedClaim>;

export const listAllClaims = defineRoute({
  method: 'GET',
  path: `${prefix}/admin/claims`,
  who: 'operator',
  summary:
    'Claims of all accounts: those that wait first the oldest, the decided ones first the newest; `search` is a part of a phone or of a user name.',
  query: listQuery(['waiting', 'created_at', 'decided_at', 'tier'], {
    status: ClaimStatus.optional(),
    channel: GiftChannel.optional(),
  }),
  result: PageResult.extend({ claims: z.array(ReviewedClaim) }),
});

export const exportClaims = exportOf(listAllClaims, 'The same claims as CSV, all pages of them.');

export const decideClaim = defineRoute({
  method: 'POST',
  path: `${prefix}/admin/claims`,
  who: 'operator',
  summary: 'Approve, which gives the coupon, or reject with a note that its user reads.',
  body: z
    .strictObject({
      id: z.uuid(),
      decision: z.enum(['APPROVE', 'REJECT']),
      note: z.string().trim().max(500).default(''),
    })
    .refine(({ decision, note }) => decision === 'APPROVE' || note.length > 0, { path: ['note'], error: 'required' }),
  result: ReviewedClaim,
});

/** Which of the properties is the name's own. */
const labelOf = { login: 'is_new', pay: 'order_type', view: 'page', download: 'file' } as const satisfies Record<
  AnalyticsName,
  string
>;

export const AnalyticsProps = z.strictObject({
  is_new: z.boolean().optional(),
  order_type: z.enum(orderTypes).optional(),
  page: z.enum(analyticsPages).optional(),
  file: z.enum(downloadedFiles).optional(),
  /** The advertisement's click id of this visit. */
  bd_vid: z
    .string()
    .trim()
    .max(512)
    .regex(/^(?:\w[\w.~-]*)?$/)
    .optional(),
});
export type AnalyticsProps = z.infer<typeof AnalyticsProps>;

/** Null where it lacks its own, or has another's. */
export function findAnalyticsLabel(name: AnalyticsName, { bd_vid: _, ...own }: AnalyticsProps): string | null {
  const [given, ...more] = Object.entries(own).filter(([, value]) => value !== undefined);
  if (!given || more.length > 0 || given[0] !== labelOf[name]) return null;
  if (name === 'login') return given[1] === true ? 'NEW' : 'KNOWN';
  return String(given[1]);
}

/** An event says few things; more than this is somebody else's. */
export const analyticsMaximumBytes = 2_048;

export const recordEvent = defineRoute({
  method: 'POST',
  path: `${prefix}/analytics/event`,
  who: 'optional',
  summary: 'Count what a visitor did. It stays with this site, and nameless but for the click of an advertisement.',
  body: z
    .strictObject({ name: z.enum(analyticsNames), props: AnalyticsProps })
    .refine(({ name, props }) => findAnalyticsLabel(name, props) !== null, { path: ['props'], error: 'invalid' }),
  result: z.null(),
});
