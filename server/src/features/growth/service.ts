import type { Claim } from '@yanmo/contract/growth';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { CouponsService } from '../coupons/service.ts';
import type { FilesService } from '../files/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { createAnalytics } from './analytics/analytics.ts';
import { createClaims } from './claims/claims.ts';
import { createReviewClaims } from './claims/review-claims.ts';
import { createInvites } from './invites/invites.ts';

export interface GrowthParts {
  settings: SettingsService;
  files: FilesService;
  accounts: AccountsService;
  coupons: CouponsService;
}

export type GrowthService = ReturnType<typeof createGrowthService>;

/** Invites, gifts of the platforms, and what visitors do. */
export function createGrowthService(platform: Platform, parts: GrowthParts) {
  const { db } = platform;
  const invites = createInvites(platform, parts);
  const claims = createClaims(platform, parts);
  const review = createReviewClaims(platform, { ...parts, claims });
  const analytics = createAnalytics(platform, parts);

  return {
    fetchInvite: invites.fetch,
    listChannels: claims.listChannels,
    claim: claims.claim,
    listReviewed: review.list,
    listAllReviewed: review.listAll,
    decide: review.decide,
    recordEvent: analytics.record,
    countViews: analytics.countViews,

    async listClaims(userId: string) {
      const [own, decided, earned] = await Promise.all([
        claims.listOwn(userId),
        claims.countUntold(db, userId),
        invites.countUntold(db, userId),
      ]);
      return { claims: own, untold: { claims: decided, invites: earned } };
    },

    /** Each piece of news to one caller only: a person with three tabs is told once. */
    async takeNews(userId: string): Promise<{ claims: Claim[]; invites: number }> {
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        return { claims: await claims.markTold(tx, userId), invites: await invites.markTold(tx, userId) };
      });
    },

    sweeps: [...invites.sweeps, ...claims.sweeps, ...analytics.sweeps],

    accountPart: {
      room: 'growth',
      exportRows: async (tx: Tx, userId: string) => ({
        invites: await invites.listOf(tx, userId),
        gift_claims: await claims.listOf(tx, userId),
        attributed_events: await analytics.listOf(tx, userId),
      }),
      async erase(tx: Tx, userId: string) {
        await analytics.erase(tx, userId);
        await claims.erase(tx, userId);
        await invites.erase(tx, userId);
      },
    },
  };
}
