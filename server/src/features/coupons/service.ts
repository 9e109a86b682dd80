import { type GiftChannel, type GiftTier, giftChannels, isOpen } from '@yanmo/contract/codes';
import type {
  Coupon,
  CouponBatch,
  createCouponBatch,
  exportCouponBatches,
  exportCoupons,
  listAllCoupons,
  listCouponBatches,
  ManagedCoupon,
  Redeemed,
} from '@yanmo/contract/coupons';
import type { RouteBody, RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import { createOperatorList } from '../../platform/lists/operator-list.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { book } from '../ledger/service.ts';
import { actorName, recordAudit, type SettingsService } from '../settings/service.ts';
import { makeRedemptionCode } from './redemption-code.ts';
import * as store from './store.ts';

export { discountOf, discountsOf } from './discount.ts';
export type { CouponRow } from './store.ts';

/** The least that is left of a coupon that comes back. */
const givenBackForMs = 7 * 24 * 3_600_000;
/** An operator who searches for less than a name finds these, the newest accounts first. */
const searchedUsers = 200;

export type CouponsService = ReturnType<typeof createCouponsService>;

export function createCouponsService(
  { db, clock, secrets }: Pick<Platform, 'db' | 'clock' | 'secrets'>,
  {
    settings,
    accounts,
  }: { settings: SettingsService; accounts: Pick<AccountsService, 'describe' | 'searchIds' | 'secondFactor'> },
) {
  const digestOf = (code: string) => secrets.sign('redemption', code);

  function present(row: store.CouponRow): Coupon {
    const isExpired = row.status === 'UNUSED' && row.expiresAt <= clock.now();
    return {
      id: row.id,
      kind: row.kind,
      percent: row.percent,
      max_characters: row.maxCharacters,
      channel: row.channel,
      status: isExpired ? 'EXPIRED' : row.status,
      expires_at: row.expiresAt.toISOString(),
      out_trade_no: row.outTradeNo,
    };
  }

  /** From now on it is this user's, unless the transaction comes to nothing. */
  async function takeCode(tx: Tx, userId: string, digest: string): Promise<store.Batch> {
    const now = clock.now();
    const batch = await store.takeCode(tx, digest, userId, now);
    if (!batch) {
      const known = await store.findCode(tx, digest);
      if (!known) throw new AppError('redemption_code_unknown');
      throw new AppError(known.userId === userId ? 'redemption_code_used_by_you' : 'redemption_code_used');
    }
    if (batch.expiresAt <= now) throw new AppError('redemption_code_expired');
    return batch;
  }

  async function give(tx: Tx, userId: string, batch: store.Batch, reference: string): Promise<Redeemed> {
    const at = clock.now();
    if (batch.kind === 'WALLET') {
      const amount = batch.amountFen ?? 0;
      await book(tx, {
        kind: 'REDEMPTION',
        reference,
        at,
        postings: [
          { account: { kind: 'GIFT_COST' }, amount: -amount },
          { account: { kind: 'WALLET', ownerId: userId }, amount },
        ],
      });
      return { kind: 'WALLET', amount, coupon: null };
    }
    const { kind, percent, maxCharacters, channel, expiresAt } = batch;
    const coupon = await store.insertCoupon(tx, { userId, kind, percent, maxCharacters, channel, expiresAt }, at);
    return { kind, amount: null, coupon: present(coupon) };
  }

  const batches = createOperatorList<RouteQuery<typeof exportCouponBatches>, string, CouponBatch>({
    found: store.findBatches,
    key: 'batches.id',
    sorts: {
      created_at: 'batches.created_at',
      expires_at: 'batches.expires_at',
      count: 'batches.count',
      redeemed: 'batches.redeemed',
    },
    read: async (queryable, ids) =>
      new Map((await store.listBatchesById(queryable, ids)).map((batch) => [batch.id, presentBatch(batch)])),
  });

  type Managed = RouteQuery<typeof exportCoupons> & { userIds?: readonly string[] | undefined; now: Date };
  const managed = createOperatorList<Managed, string, ManagedCoupon>({
    found: store.findCoupons,
    key: 'coupons.id',
    sorts: { created_at: 'coupons.created_at', expires_at: 'coupons.expires_at', used_at: 'coupons.used_at' },
    async read(queryable, ids) {
      const rows = await store.listCouponsById(queryable, ids);
      const users = await accounts.describe(queryable, [...new Set(rows.map(({ userId }) => userId))]);
      return new Map(
        rows.map((row) => [
          row.id,
          {
            ...present(row),
            user: users.get(row.userId) ?? { id: row.userId, phone: '', user_name: '' },
            created_at: row.createdAt.toISOString(),
          },
        ]),
      );
    },
  });

  async function withUsers<Asked extends { search?: string | undefined }>(asked: Asked) {
    const { search } = asked;
    const userIds = search ? await accounts.searchIds(db, search, searchedUsers) : undefined;
    return { ...asked, userIds, now: clock.now() };
  }

  return {
    present,

    async list(userId: string, status?: Coupon['status']): Promise<Coupon[]> {
      const order = { UNUSED: 0, LOCKED: 1, USED: 2, EXPIRED: 3 };
      return (await store.listCoupons(db, userId))
        .map(present)
        .filter((coupon) => status === undefined || coupon.status === status)
        .sort((left, right) => order[left.status] - order[right.status]);
    },

    /** Those that could be taken now. */
    async listUsable(queryable: Queryable, userId: string): Promise<store.CouponRow[]> {
      const now = clock.now();
      return (await store.listCoupons(queryable, userId)).filter(
        ({ status, expiresAt }) => status === 'UNUSED' && expiresAt > now,
      );
    },

    /** Unused, or held by an order that is not paid; AppError when it is neither. */
    async getUnlessSpent(queryable: Queryable, userId: string, id: string): Promise<store.CouponRow> {
      const coupon = await store.findCoupon(queryable, userId, id);
      if (!coupon) throw new AppError('not_found');
      if (coupon.status === 'USED') throw new AppError('coupon_already_used');
      if (coupon.status === 'UNUSED' && coupon.expiresAt <= clock.now()) throw new AppError('coupon_expired');
      return coupon;
    },

    async grant(tx: Tx, coupon: store.NewCoupon): Promise<store.CouponRow> {
      await assertUserLives(tx, coupon.userId);
      return await store.insertCoupon(tx, coupon, clock.now());
    },

    /** For an order that is not paid yet; nobody else can have it until then. */
    async lock(tx: Tx, userId: string, id: string, outTradeNo: string): Promise<store.CouponRow> {
      const locked = await store.lockCoupon(tx, { userId, id, outTradeNo, at: clock.now() });
      if (locked) return locked;
      const coupon = await store.findCoupon(tx, userId, id);
      if (!coupon) throw new AppError('not_found');
      throw new AppError(coupon.status === 'UNUSED' ? 'coupon_expired' : 'coupon_already_used');
    },

    release: (tx: Tx, id: string, outTradeNo: string) =>
      store.moveCoupon(tx, id, outTradeNo, { from: 'LOCKED', to: 'UNUSED', at: clock.now() }),

    use: (tx: Tx, id: string, outTradeNo: string) =>
      store.moveCoupon(tx, id, outTradeNo, { from: 'LOCKED', to: 'USED', at: clock.now() }),

    /** Nothing of what it paid for was delivered. One that grew old meanwhile would be given back for nothing. */
    giveBack(tx: Tx, id: string, outTradeNo: string): Promise<boolean> {
      const at = clock.now();
      const goodUntil = new Date(at.getTime() + givenBackForMs);
      return store.moveCoupon(tx, id, outTradeNo, { from: 'USED', to: 'UNUSED', at, goodUntil });
    },

    async isUsed(queryable: Queryable, userId: string, id: string): Promise<boolean> {
      return (await store.findCoupon(queryable, userId, id))?.status === 'USED';
    },

    /** By an order, paid or not. */
    async isTaken(queryable: Queryable, userId: string, id: string): Promise<boolean> {
      return ['LOCKED', 'USED'].includes((await store.findCoupon(queryable, userId, id))?.status ?? '');
    },

    /** Takes an unused one back, for a better one; false when it is used, held or gone. */
    takeBack: (tx: Tx, userId: string, id: string) => store.deleteUnused(tx, userId, id),

    async redeem(userId: string, code: string): Promise<Redeemed> {
      const digest = digestOf(code);
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        const batch = await takeCode(tx, userId, digest);
        // Each account gets one for each platform; here nobody would count.
        if (isGift(batch)) throw new AppError('redemption_code_for_gift');
        return give(tx, userId, batch, digest);
      });
    },

    /** A code that the operator published on a platform; the user's row is held. What it was not made for leaves it as it was. */
    async takeGiftCode(
      tx: Tx,
      { userId, code, channel, tier }: { userId: string; code: string; channel: GiftChannel; tier: GiftTier },
    ): Promise<Coupon> {
      const digest = digestOf(code);
      const batch = await takeCode(tx, userId, digest);
      if (!isGift(batch) || batch.channel !== channel || batch.percent !== tier) throw new AppError('claim_code_other');
      const { coupon } = await give(tx, userId, batch, digest);
      if (!coupon) throw new Error('a discount is a coupon');
      return coupon;
    },

    async createBatch(
      userId: string,
      { totp_code: totpCode, ...form }: RouteBody<typeof createCouponBatch>,
    ): Promise<CouponBatch & { codes: string[] }> {
      const actor = { userId };
      const at = clock.now();
      const expiresAt = new Date(form.expires_at);
      if (expiresAt <= at) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'expires_at', message: 'invalid' }] });
      }
      const openFeatures = await settings.getSetting('open_features');
      // Nobody is promised what is not there.
      if (form.kind !== 'WALLET' && !isOpen(form.kind, openFeatures)) throw new AppError('product_unavailable');
      // Whoever has the codes has the money.
      const confirm = form.kind === 'WALLET' ? await accounts.secondFactor.begin(userId, totpCode) : null;
      const codes = Array.from({ length: form.count }, makeRedemptionCode);
      return inTransaction(db, async (tx) => {
        await confirm?.(tx);
        const batch = await store.insertBatch(
          tx,
          {
            kind: form.kind,
            percent: form.percent ?? null,
            maxCharacters: form.max_characters ?? null,
            amountFen: form.amount ?? null,
            count: form.count,
            channel: form.channel,
            expiresAt,
            createdAt: at,
            createdBy: actorName(actor),
          },
          codes.map(digestOf),
        );
        // Whoever reads the audit log must not be able to redeem.
        await recordAudit(tx, {
          actor,
          action: 'coupons.create-batch',
          subject: `coupon-batch:${batch.id}`,
          after: form,
          at,
        });
        return { ...presentBatch({ ...batch, redeemed: 0 }), codes };
      });
    },

    async listBatches(query: RouteQuery<typeof listCouponBatches>) {
      const { rows, ...page } = await batches.page(db, query);
      return { batches: rows, ...page };
    },

    listAllBatches: (query: RouteQuery<typeof exportCouponBatches>) => batches.all(db, query),

    async listManaged(query: RouteQuery<typeof listAllCoupons>) {
      const { rows, ...page } = await managed.page(db, await withUsers(query));
      return { coupons: rows, ...page };
    },

    listAllManaged: async (query: RouteQuery<typeof exportCoupons>) => await managed.all(db, await withUsers(query)),

    accountPart: {
      room: 'coupons',
      exportRows: async (tx: Tx, userId: string) => ({ coupons: await store.listCoupons(tx, userId) }),
      erase: (tx: Tx, userId: string) => store.deleteCouponsOf(tx, userId),
    },
  };
}

/** Made for a platform, whatever its discount. */
function isGift({ kind, channel }: store.Batch): boolean {
  return kind === 'DISCOUNT' && giftChannels.some((gift) => gift === channel);
}

function presentBatch(batch: store.Batch & { redeemed: number }): CouponBatch {
  return {
    id: batch.id,
    kind: batch.kind,
    percent: batch.percent,
    max_characters: batch.maxCharacters,
    amount: batch.amountFen,
    count: batch.count,
    redeemed: batch.redeemed,
    channel: batch.channel,
    expires_at: batch.expiresAt.toISOString(),
    created_at: batch.createdAt.toISOString(),
  };
}
