import type { decideClaim, exportClaims, listAllClaims, ReviewedClaim } from '@yanmo/contract/growth';
import type { RouteBody, RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import { createOperatorList } from '../../../platform/lists/operator-list.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountsService } from '../../accounts/service.ts';
import { type Actor, actorName, recordAudit } from '../../settings/service.ts';
import * as store from './claim-store.ts';
import { type Claims, type ClaimsParts, present } from './claims.ts';

const dayMs = 24 * 3_600_000;
const linkSeconds = 600;
/** An operator who searches for less than a name finds these, the newest accounts first. */
const searchedUsers = 200;

/** What the operator sees of claims, and decides. */
export function createReviewClaims(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { settings, files, coupons, accounts, claims }: ClaimsParts & { accounts: AccountsService; claims: Claims },
) {
  async function presentAll(rows: readonly store.Claim[]): Promise<ReviewedClaim[]> {
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    const [users, rejected, stored] = await Promise.all([
      accounts.describe(db, userIds),
      store.countRejected(db, userIds),
      files.listStored(
        db,
        rows.flatMap(({ fileKey }) => fileKey ?? []),
      ),
    ]);
    return rows.map((claim) => {
      const file = stored.find(({ fileKey }) => fileKey === claim.fileKey);
      const rejectedInAll = rejected.get(claim.userId) ?? 0;
      return {
        ...present(claim),
        user: users.get(claim.userId) ?? { id: claim.userId, phone: '', user_name: '' },
        screenshot_url: file ? files.signLink(file, linkSeconds, 'inline') : null,
        rejected_before: rejectedInAll - (claim.status === 'REJECTED' ? 1 : 0),
      };
    });
  }

  type Query = RouteQuery<typeof exportClaims> & { userIds?: readonly string[] | undefined };
  const all = createOperatorList<Query, string, ReviewedClaim>({
    found: store.findClaims,
    key: 'claims.id',
    sorts: {
      waiting: 'claims.waiting',
      created_at: 'claims.created_at',
      decided_at: 'claims.decided_at',
      tier: 'claims.tier',
    },
    read: async (queryable, ids) =>
      new Map((await presentAll(await store.listByIds(queryable, ids))).map((claim) => [claim.id, claim])),
  });

  async function withUsers<Asked extends { search?: string | undefined }>(asked: Asked) {
    const { search } = asked;
    return { ...asked, userIds: search ? await accounts.searchIds(db, search, searchedUsers) : undefined };
  }

  /** The coupon, from now on its user's. */
  async function grant(tx: Tx, claim: store.Claim): Promise<string> {
    await claims.takeSmallerBack(tx, claim);
    const { valid_days } = await settings.readSetting(tx, 'gifts');
    const { id } = await coupons.grant(tx, {
      ...{ userId: claim.userId, kind: 'DISCOUNT', percent: claim.tier, maxCharacters: null, channel: claim.channel },
      expiresAt: new Date(clock.now().getTime() + valid_days * dayMs),
    });
    return id;
  }

  return {
    async list(query: RouteQuery<typeof listAllClaims>) {
      const { rows, ...page } = await all.page(db, await withUsers(query));
      return { claims: rows, ...page };
    },

    listAll: async (query: RouteQuery<typeof exportClaims>) => await all.all(db, await withUsers(query)),

    /** Of two operators at once the first decides; the second hears that it is decided. */
    async decide(actor: Actor, { id, decision, note }: RouteBody<typeof decideClaim>): Promise<ReviewedClaim> {
      const decided = await inTransaction(db, async (tx) => {
        const found = await store.findClaim(tx, id);
        // The user's row before what is theirs; a deleted account took its claims along.
        if (!found || !(await holdUser(tx, found.userId))) throw new AppError('not_found');
        const claim = await store.lockClaim(tx, id);
        if (!claim) throw new AppError('not_found');
        if (claim.status !== 'PENDING') throw new AppError('wrong_state');
        const isApproved = decision === 'APPROVE';
        const at = clock.now();
        const couponId = isApproved ? await grant(tx, claim) : null;
        await recordAudit(tx, {
          actor,
          action: isApproved ? 'claims.approve' : 'claims.reject',
          subject: `claim:${id}`,
          before: { status: claim.status },
          after: { note, coupon_id: couponId },
          at,
        });
        const status = isApproved ? 'APPROVED' : 'REJECTED';
        return store.decideClaim(tx, id, { status, note, couponId, by: actorName(actor), at });
      });
      const [shown] = await presentAll([decided]);
      if (!shown) throw new Error('one claim is presented as one');
      return shown;
    },
  };
}
