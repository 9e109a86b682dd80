import { inviteChannel } from '@yanmo/contract/codes';
import type { InviteInfo, InviteOutcome } from '@yanmo/contract/growth';
import { renderSVG } from 'uqr';
import { AppError } from '../../../platform/app-error.ts';
import { startOfDay } from '../../../platform/clock.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import { addressForLimit } from '../../../platform/http/rate-limiter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountsService, Registration } from '../../accounts/service.ts';
import type { CouponsService } from '../../coupons/service.ts';
import type { SettingsService, SettingValue } from '../../settings/service.ts';
import * as store from './invite-store.ts';

type Reward = SettingValue<'invite_reward'>;

const dayMs = 24 * 3_600_000;
/** As many as a person looks through. */
const shownInvites = 20;

export type Invites = ReturnType<typeof createInvites>;

/**
 * The inviter is fixed when an account is registered, and can only be an account that was there before. So no ring closes among living
 * accounts; one could close only by deleting an account and coming back as the guest of one's own guest, and a phone that left is known.
 */
export function createInvites(
  { db, clock, secrets, config }: Pick<Platform, 'db' | 'clock' | 'secrets' | 'config'>,
  { settings, accounts, coupons }: { settings: SettingsService; accounts: AccountsService; coupons: CouponsService },
) {
  const phoneDigest = (phone: string) => secrets.sign('departed-phone', phone);

  function placeOf({ ip, userAgent }: Registration): store.Place {
    const address = addressForLimit(ip);
    return {
      addressDigest: secrets.sign('invite-address', address),
      deviceDigest: secrets.sign('invite-device', `${address}\n${userAgent}`),
    };
  }

  /** Nobody is promised a coupon for something that is not there. */
  async function findReward(queryable: Queryable): Promise<Reward | null> {
    const open = await settings.readSetting(queryable, 'open_features');
    if (!open.includes('INVITE_REWARD') || !open.includes('PLAGIARISM_CHECK')) return null;
    return await settings.readSetting(queryable, 'invite_reward');
  }

  async function judge(
    tx: Tx,
    reward: Reward | null,
    inviterId: string,
    { phone, at }: Registration,
    place: store.Place,
  ): Promise<InviteOutcome> {
    if (!reward) return 'CLOSED';
    if (await store.hasDeparted(tx, phoneDigest(phone))) return 'KNOWN_PHONE';
    const today = await store.countRewardedSince(tx, inviterId, place, startOfDay(at));
    if (today.byInviter >= reward.per_day) return 'DAY_FULL';
    const isCrowded =
      today.byInviterFromDevice >= reward.per_device ||
      today.byInviterFromAddress >= reward.per_address ||
      today.fromAddress >= reward.per_address_in_all;
    return isCrowded ? 'SAME_PLACE' : 'REWARDED';
  }

  accounts.onRegistration(async (tx, registration) => {
    const { inviterId, userId, at } = registration;
    // Somebody who deletes the account at this moment is owed nothing any more.
    if (inviterId === null || !(await holdUser(tx, inviterId))) return;
    const place = placeOf(registration);
    await store.lockCaps(tx, inviterId, place);
    const reward = await findReward(tx);
    const outcome = await judge(tx, reward, inviterId, registration, place);
    await store.insertInvite(tx, { ...place, userId: inviterId, invitedId: userId, outcome, at });
    if (!reward || outcome !== 'REWARDED') return;
    await coupons.grant(tx, {
      ...{ userId: inviterId, kind: 'PLAGIARISM_CHECK', percent: null, channel: inviteChannel },
      maxCharacters: reward.max_characters,
      expiresAt: new Date(at.getTime() + reward.valid_days * dayMs),
    });
  });

  return {
    async fetch(userId: string, origin: string): Promise<InviteInfo> {
      const own = await accounts.findVisitOrigin(db, userId);
      if (!own) throw new AppError('session_revoked');
      const today = startOfDay(clock.now());
      const [{ invited, rewarded, rewardedToday }, newest, reward] = await Promise.all([
        store.countInvites(db, userId, today),
        store.listNewest(db, userId, shownInvites),
        findReward(db),
      ]);
      const guests = await accounts.describe(
        db,
        newest.flatMap(({ invitedId }) => invitedId ?? []),
      );
      const url = `${origin}/#inv_code=${own.invCode}`;
      return {
        inv_code: own.invCode,
        inv_code_url: url,
        qr_svg: renderSVG(url, { ecc: 'M', border: 4 }),
        invited,
        rewarded,
        reward: reward && {
          max_characters: reward.max_characters,
          valid_days: reward.valid_days,
          per_day: reward.per_day,
          left_today: Math.max(0, reward.per_day - rewardedToday),
        },
        recent: newest.map(({ invitedId, outcome, createdAt }) => ({
          phone_end: (invitedId === null ? '' : (guests.get(invitedId)?.phone ?? '')).slice(-2),
          outcome,
          created_at: createdAt.toISOString(),
        })),
      };
    },

    countUntold: store.countUntold,
    markTold: (tx: Tx, userId: string) => store.markTold(tx, userId, clock.now()),
    listOf: store.listInvitesOf,

    /** While the phone is still known: the account itself is erased last. */
    async erase(tx: Tx, userId: string): Promise<void> {
      const phone = await accounts.findPhone(tx, userId);
      if (phone !== null) await store.keepDeparted(tx, phoneDigest(phone), clock.now());
      await store.eraseInvitesOf(tx, userId);
    },

    sweeps: store.inviteSweeps({
      placesMs: config.retention.invitePlacesMs,
      digestsMs: config.retention.growthDigestsMs,
    }),
  };
}
