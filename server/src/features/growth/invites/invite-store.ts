import { InviteOutcome } from '@yanmo/contract/growth';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import { findOldest, type Sweep, sweepOfAged } from '../../../platform/retention/sweep.ts';

const read = createRowReader('invites', { outcome: InviteOutcome });

export interface Place {
  addressDigest: string;
  deviceDigest: string;
}

/**
 * Of two guests of one inviter, or from one address, who register at the same moment the second counts the first. Always the inviter
 * before the address: no two transactions can wait for each other.
 */
export async function lockCaps(tx: Tx, inviterId: string, { addressDigest }: Place): Promise<void> {
  for (const name of [`invites:${inviterId}`, `invite-address:${addressDigest}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  }
}

export interface RewardedToday {
  byInviter: number;
  byInviterFromAddress: number;
  byInviterFromDevice: number;
  fromAddress: number;
}

export async function countRewardedSince(
  tx: Tx,
  inviterId: string,
  { addressDigest, deviceDigest }: Place,
  since: Date,
): Promise<RewardedToday> {
  const { rows } = await sql<RewardedToday>`
    select count(*) filter (where user_id = ${inviterId})::int as "byInviter",
           count(*) filter (where user_id = ${inviterId} and address_digest = ${addressDigest})::int as "byInviterFromAddress",
           count(*) filter (where user_id = ${inviterId} and device_digest = ${deviceDigest})::int as "byInviterFromDevice",
           count(*) filter (where address_digest = ${addressDigest})::int as "fromAddress"
      from invites
     where outcome = 'REWARDED' and created_at >= ${since}
       and (user_id = ${inviterId} or address_digest = ${addressDigest})`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error('a count answers one row');
  return counted;
}

export interface NewInvite extends Place {
  userId: string;
  invitedId: string;
  outcome: InviteOutcome;
  at: Date;
}

export async function insertInvite(tx: Tx, invite: NewInvite): Promise<void> {
  await tx
    .insertInto('invites')
    .values({
      user_id: invite.userId,
      invited_id: invite.invitedId,
      outcome: invite.outcome,
      address_digest: invite.addressDigest,
      device_digest: invite.deviceDigest,
      created_at: invite.at,
    })
    .execute();
}

export interface InviteCounts {
  invited: number;
  rewarded: number;
  rewardedToday: number;
}

export async function countInvites(db: Queryable, userId: string, today: Date): Promise<InviteCounts> {
  const { rows } = await sql<InviteCounts>`
    select count(*)::int as invited,
           count(*) filter (where outcome = 'REWARDED')::int as rewarded,
           count(*) filter (where outcome = 'REWARDED' and created_at >= ${today})::int as "rewardedToday"
      from invites where user_id = ${userId}`.execute(db);
  return rows[0] ?? { invited: 0, rewarded: 0, rewardedToday: 0 };
}

export async function listNewest(db: Queryable, userId: string, limit: number) {
  const rows = await db
    .selectFrom('invites')
    .select(['id', 'invited_id as invitedId', 'outcome', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(read);
}

export async function countUntold(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('invites')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('outcome', '=', 'REWARDED')
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many were untold until now. */
export async function markTold(tx: Tx, userId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('invites')
    .set({ told_at: at })
    .where('user_id', '=', userId)
    .where('outcome', '=', 'REWARDED')
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function hasDeparted(tx: Tx, digest: string): Promise<boolean> {
  const row = await tx.selectFrom('departed_phones').select('digest').where('digest', '=', digest).executeTakeFirst();
  return row !== undefined;
}

export async function keepDeparted(tx: Tx, digest: string, at: Date): Promise<void> {
  await tx
    .insertInto('departed_phones')
    .values({ digest, left_at: at })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ left_at: at }))
    .execute();
}

export async function listInvitesOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('invites')
    .select(['outcome', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Those that the user invited go; to whoever invited the user, only the figure is left. */
export async function eraseInvitesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('invites').where('user_id', '=', userId).execute();
  await tx
    .updateTable('invites')
    .set({ invited_id: null, address_digest: null, device_digest: null })
    .where('invited_id', '=', userId)
    .execute();
}

const withPlace = sql<boolean>`address_digest is not null`;

export const inviteSweeps = (kept: { placesMs: number; digestsMs: number }): Sweep[] => [
  {
    name: 'invites.places',
    keptMs: kept.placesMs,
    async remove(tx, { before, limit }) {
      const { numAffectedRows = 0n } = await sql`
        update invites set address_digest = null, device_digest = null where id = any (array(
          select id from invites where created_at < ${before} and ${withPlace}
           order by created_at limit ${limit} for update skip locked))`.execute(tx);
      const rows = Number(numAffectedRows);
      return { rows, hasMore: rows === limit };
    },
    findOldest: (db) => findOldest(db, { table: 'invites', column: 'created_at', where: withPlace }),
  },
  sweepOfAged({ table: 'departed_phones', column: 'left_at', keptMs: kept.digestsMs }),
];
