import { type GiftChannel, type GiftTier, giftChannels, giftTiers } from '@yanmo/contract/codes';
import type { Channel, Claim, claimGift } from '@yanmo/contract/growth';
import type { Labels } from '@yanmo/contract/home';
import type { RouteBody } from '@yanmo/contract/route';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Sweep } from '../../../platform/retention/sweep.ts';
import type { CouponsService } from '../../coupons/service.ts';
import type { FilesService } from '../../files/service.ts';
import type { SettingsService } from '../../settings/service.ts';
import * as store from './claim-store.ts';

const channelNames: Readonly<Record<GiftChannel, Labels>> = {
  XIAOHONGSHU: { zh: '小红书', en: 'Xiaohongshu (RED)', es: 'Xiaohongshu (RED)', ja: '小紅書（RED）' },
  DOUYIN: { zh: '抖音', en: 'Douyin', es: 'Douyin', ja: '抖音（Douyin）' },
};

const tiers = [20, 30] as const satisfies readonly GiftTier[];

export interface ClaimsParts {
  settings: SettingsService;
  files: FilesService;
  coupons: CouponsService;
}

export type Claims = ReturnType<typeof createClaims>;

export function present(claim: store.Claim, isSpent = false): Claim {
  return {
    id: claim.id,
    channel: claim.channel,
    tier: claim.tier,
    source: claim.source,
    status: claim.status,
    note: claim.note,
    coupon_id: claim.couponId,
    is_spent: isSpent,
    created_at: claim.createdAt.toISOString(),
    decided_at: claim.decidedAt?.toISOString() ?? null,
  };
}

/** One coupon a platform and account: the larger tier takes the place of the smaller one while that is not used. */
export function createClaims(
  { db, clock, secrets, config }: Pick<Platform, 'db' | 'clock' | 'secrets' | 'config'>,
  { settings, files, coupons }: ClaimsParts,
) {
  /** With the user's claims held. */
  async function assertOpenTo(tx: Tx, userId: string, channel: GiftChannel, tier: GiftTier): Promise<void> {
    const gifts = await settings.readSetting(tx, 'gifts');
    if (!gifts.channels[channel].is_open) throw new AppError('gift_channel_closed');
    const before = (await store.listClaimsOf(tx, userId)).filter((claim) => claim.channel === channel);
    if (before.some(({ status }) => status === 'PENDING')) throw new AppError('claim_pending');
    for (const granted of before.filter(({ status }) => status === 'APPROVED')) {
      if (granted.tier > tier) throw new AppError('claim_tier_lower');
      const isSpent = granted.couponId !== null && (await coupons.isUsed(tx, userId, granted.couponId));
      if (granted.tier === tier || isSpent) throw new AppError('claim_granted');
      if (granted.couponId !== null && (await coupons.isTaken(tx, userId, granted.couponId)))
        throw new AppError('claim_coupon_taken');
    }
  }

  /** Before the larger coupon is given: who has both had not liked twice. AppError where an order holds it or used it by now. */
  async function takeSmallerBack(tx: Tx, { userId, channel, tier }: Pick<store.Claim, 'userId' | 'channel' | 'tier'>) {
    for (const claim of await store.listClaimsOf(tx, userId)) {
      if (claim.channel !== channel || claim.tier >= tier || claim.couponId === null) continue;
      if (await coupons.takeBack(tx, userId, claim.couponId)) continue;
      if (await coupons.isTaken(tx, userId, claim.couponId)) throw new AppError('claim_coupon_taken');
    }
  }

  async function keepScreenshot(tx: Tx, userId: string, fileKey: string): Promise<void> {
    const file = await files.keepFile(tx, userId, fileKey, 'CLAIM');
    const sha256 = file && (await files.findSha256(tx, fileKey));
    if (!sha256) throw new AppError('invalid_fields', {}, { fields: [{ path: 'file_key', message: 'invalid' }] });
    const digest = secrets.sign('claimed-screenshot', sha256);
    if (!(await store.keepScreenshot(tx, digest, clock.now()))) throw new AppError('claim_screenshot_used');
  }

  return {
    takeSmallerBack,

    async listChannels(): Promise<{ channels: Channel[]; valid_days: number }> {
      const gifts = await settings.getSetting('gifts');
      const channels = giftChannels.flatMap((code) => {
        const { is_open, account, url, text, tiers: copy } = gifts.channels[code];
        if (!is_open) return [];
        const offered = tiers.map((tier) => ({ tier, actions: [...giftTiers[tier]], text: copy[tier] }));
        return { code, name: channelNames[code], account, url, text, tiers: offered };
      });
      return { channels, valid_days: gifts.valid_days };
    },

    async claim(userId: string, { channel, tier, file_key, code }: RouteBody<typeof claimGift>): Promise<Claim> {
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        await store.lockClaims(tx, userId);
        await assertOpenTo(tx, userId, channel, tier);
        const claim = { userId, channel, tier, at: clock.now() };
        if (code !== undefined) {
          const { id: couponId } = await coupons.takeGiftCode(tx, { userId, code, channel, tier });
          await takeSmallerBack(tx, claim);
          return present(await store.insertClaim(tx, { ...claim, couponId }));
        }
        if (file_key === undefined) throw new Error('a claim has a screenshot or a code');
        await keepScreenshot(tx, userId, file_key);
        return present(await store.insertClaim(tx, { ...claim, fileKey: file_key }));
      });
    },

    async listOwn(userId: string): Promise<Claim[]> {
      const [claims, used] = await Promise.all([store.listClaimsOf(db, userId), coupons.list(userId, 'USED')]);
      return claims.map((claim) =>
        present(
          claim,
          used.some(({ id }) => id === claim.couponId),
        ),
      );
    },
    countUntold: (queryable: Queryable, userId: string) => store.countUntold(queryable, userId),
    markTold: async (tx: Tx, userId: string): Promise<Claim[]> =>
      (await store.markTold(tx, userId, clock.now())).map((claim) => present(claim)),

    listOf: async (tx: Tx, userId: string) =>
      (await store.listClaimsOf(tx, userId)).map(({ userId: _, ...claim }) => claim),
    erase: store.deleteClaimsOf,

    sweeps: [
      {
        name: 'gift_claims.screenshots',
        keptMs: config.retention.claimScreenshotsMs,
        async remove(tx, batch) {
          const fileKeys = await store.letScreenshotsGo(tx, batch);
          await files.removeFiles(tx, fileKeys);
          return { rows: fileKeys.length, hasMore: fileKeys.length === batch.limit };
        },
        findOldest: store.findOldestScreenshot,
      },
      store.screenshotDigestsSweep(config.retention.growthDigestsMs),
    ] satisfies Sweep[],
  };
}
