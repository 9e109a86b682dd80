/** The codes of the wire, in the order in which people are offered them; home/global_code gives each its labels. */

export const levels = ['VOCATIONAL', 'UNDERGRADUATE', 'MASTER', 'FINAL'] as const;
export type Level = (typeof levels)[number];

export const defaultWordCount: Readonly<Record<Level, number>> = {
  VOCATIONAL: 8_000,
  UNDERGRADUATE: 12_000,
  MASTER: 30_000,
  FINAL: 3_000,
};

export const wordCountLimits = { minimum: 1_000, maximum: 50_000, step: 500 } as const;

export const paperTypes = [
  'thesis',
  'course_paper',
  'literature_review',
  'proposal',
  'task_book',
  'journal_article',
  'survey_report',
] as const;
export type PaperType = (typeof paperTypes)[number];

export const estimatedMinutes: Readonly<Record<PaperType, number>> = {
  thesis: 60,
  course_paper: 10,
  literature_review: 10,
  proposal: 10,
  task_book: 10,
  journal_article: 60,
  survey_report: 60,
};

/** The 14 discipline categories of Chinese degrees. */
export const fields = [
  'philosophy',
  'economics',
  'law',
  'education',
  'literature',
  'history',
  'science',
  'engineering',
  'agriculture',
  'medicine',
  'military',
  'management',
  'art',
  'interdisciplinary',
] as const;
export type Field = (typeof fields)[number];

export const orderTypes = [
  'OUTLINE_DOWNLOAD',
  'PAPER_VOCATIONAL',
  'PAPER_UNDERGRADUATE',
  'PAPER_MASTER',
  'PAPER_FINAL',
  'PAPER_VOCATIONAL_STAGES',
  'PAPER_UNDERGRADUATE_STAGES',
  'PAPER_MASTER_STAGES',
  'PAPER_FINAL_STAGES',
  'REDUCE_AIGC',
  'REDUCE_AIGC_ONCE',
  'REDUCE_AIGC_PACKAGES',
  'EXTRA_PROPOSAL',
  'EXTRA_TASK_ASSIGNMENT',
  'EXTRA_SURVEY',
  'EXTRA_JOURNAL_REVIEWED',
  'PLAGIARISM_CHECK',
  'WALLET_RECHARGE',
] as const;
export type OrderType = (typeof orderTypes)[number];

export const payTypes = ['PAY_ALL', 'PAY_STAGES', 'PAY_FREE'] as const;
export type PayType = (typeof payTypes)[number];

export const paymentStatuses = [
  'PRE_CREATE',
  'WAIT_BUYER_PAY',
  'TRADE_DEPOSIT_SUCCESS',
  'TRADE_SUCCESS',
  'TRADE_FINISHED',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** An order item: queued, generating, succeeded, failed. */
export const stages = [0, 1, 2, 3] as const;
export type Stage = (typeof stages)[number];

export const couponKinds = ['DISCOUNT', 'FREE_GENERATION', 'PLAGIARISM_CHECK', 'REDUCE_AIGC'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What the operator opens once it exists: until then it is neither sold nor promised anywhere. */
export const features = ['REDUCE_AIGC', 'PLAGIARISM_CHECK', 'INVITE_REWARD'] as const;
export type Feature = (typeof features)[number];

/** Whether what a code stands for is there; most of it always is. */
export function isOpen(code: OrderType | CouponKind, openFeatures: readonly Feature[]): boolean {
  const feature = features.find((name) => code.startsWith(name));
  return feature === undefined || openFeatures.includes(feature);
}

/** Characters of the English title that a student may give. */
export const englishTitleLength = 300;
export const englishTitleLetters =
  /^(?=.*\p{Script=Latin})(?:(?![[\]{}<>|`*])[\p{Script=Latin}\p{Script=Greek}\p{M}\p{N}\p{Zs}\p{P}\p{S}])+$/u;

/** The promise, in percent, bound to the measurement of the delivered file; what holds until the operator promises another. */
export const aigcRateMaximum = 20;

/** Works that an undergraduate paper usually rests on; a search that finds fewer says so. */
export const worksWanted = 10;

/** What a person chooses to pay with; BALANCE is the wallet. */
export const paymentMethods = ['ALIPAY', 'WECHAT', 'BALANCE'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** As an order shows how it was paid: also by prepaid characters, or by a coupon alone. */
export const paidByMethods = [...paymentMethods, 'CHARACTERS', 'FREE'] as const;
export type PaidBy = (typeof paidByMethods)[number];

export const couponStatuses = ['UNUSED', 'LOCKED', 'USED', 'EXPIRED'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** A batch of redemption codes turns into coupons of a kind, or into wallet money. */
export const batchKinds = [...couponKinds, 'WALLET'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Platforms on which a like is worth a coupon. */
export const giftChannels = ['XIAOHONGSHU', 'DOUYIN'] as const;
export type GiftChannel = (typeof giftChannels)[number];

/** What is asked of whoever claims a coupon of so many percent. */
export const giftTiers = { 20: ['LIKE', 'FAVOURITE', 'FOLLOW'], 30: ['LIKE', 'FAVOURITE', 'FOLLOW', 'SHARE'] } as const;
export type GiftTier = keyof typeof giftTiers;
export type GiftAction = (typeof giftTiers)[GiftTier][number];

export const claimStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What coupons that an invited phone earned say as their channel. */
export const inviteChannel = 'INVITE';

export const refundStatuses = ['PENDING', 'APPROVED', 'REFUNDED', 'REJECTED', 'FAILED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What visits are counted by; every other page is `other`. */
export const analyticsPages = [
  'home',
  'writepaper',
  'reduceRepetition',
  'chat',
  'plagiarismCheck',
  'explore',
  'readpaper',
  'amendpaper',
  'aitools',
  'preview',
  'recharge',
  'redemption',
  'userInfo',
  'promotion',
  'login',
  'other',
] as const;
export type AnalyticsPage = (typeof analyticsPages)[number];

export const downloadedFiles = ['OUTLINE', 'PAPER', 'REDUCTION', 'REPORT', 'OTHER'] as const;
export type DownloadedFile = (typeof downloadedFiles)[number];

export const analyticsNames = ['login', 'pay', 'view', 'download'] as const;
export type AnalyticsName = (typeof analyticsNames)[number];

/** What can be ordered beside a paper, or alone for one's outline. */
export const extraServices = [
  'EXTRA_PROPOSAL',
  'EXTRA_TASK_ASSIGNMENT',
  'EXTRA_SURVEY',
  'EXTRA_JOURNAL_REVIEWED',
] as const;
export type ExtraService = (typeof extraServices)[number];
