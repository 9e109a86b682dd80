import type { ClaimStatus as Status } from '@yanmo/contract/codes';
import { Claim as ClaimSchema, ClaimStatus, GiftChannel, GiftTierSchema } from '@yanmo/contract/growth';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import type { Found } from '../../../platform/lists/operator-list.ts';
import { waitingRank } from '../../../platform/lists/waiting-rank.ts';
import { type Batch, findOldest, type Sweep, sweepOfAged } from '../../../platform/retention/sweep.ts';

const columns = [
  'id',
  'user_id as userId',
  'channel',
  'tier',
  'source',
  'file_key as fileKey',
  'status',
  'note',
  'coupon_id as couponId',
  'created_at as createdAt',
  'decided_at as decidedAt',
] as const;

const read = createRowReader('gift_claims', {
  channel: GiftChannel,
  tier: GiftTierSchema,
  source: ClaimSchema.shape.source,
  status: ClaimStatus,
});

export type Claim = Awaited<ReturnType<typeof listClaimsOf>>[number];

/** Of two claims of one user at the same moment the second finds the first. */
export async function lockClaims(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gift_claims:${userId}`}, 0))`.execute(tx);
}

export async function listClaimsOf(db: Queryable, userId: string) {
  const rows = await db
    .selectFrom('gift_claims')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

export async function findClaim(db: Queryable, id: string): Promise<Claim | null> {
  const row = await db.selectFrom('gift_claims').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

/** Of two operators the second finds it decided. */
export async function lockClaim(tx: Tx, id: string): Promise<Claim | null> {
  const row = await tx.selectFrom('gift_claims').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? read(row) : null;
}

export type NewClaim = Pick<Claim, 'userId' | 'channel' | 'tier'> &
  ({ fileKey: string } | { couponId: string }) & { at: Date };

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<Claim> {
  const { userId, channel, tier, at } = claim;
  const row = await tx
    .insertInto('gift_claims')
    .values({
      ...{ user_id: userId, channel, tier, created_at: at },
      ...('fileKey' in claim
        ? { source: 'SCREENSHOT', status: 'PENDING', file_key: claim.fileKey }
        : // Granted before the eyes of whoever sent it.
          { source: 'CODE', status: 'APPROVED', coupon_id: claim.couponId, decided_at: at, told_at: at }),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export interface Decision {
  status: Exclude<Status, 'PENDING'>;
  note: string;
  couponId: string | null;
  by: string;
  at: Date;
}

export async function decideClaim(tx: Tx, id: string, { status, note, couponId, by, at }: Decision): Promise<Claim> {
  const row = await tx
    .updateTable('gift_claims')
    .set({ status, note, coupon_id: couponId, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

/** False when it was handed in before, by whoever. */
export async function keepScreenshot(tx: Tx, digest: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('claimed_screenshots')
    .values({ digest, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ClaimFilter {
  status?: Status | undefined;
  channel?: string | undefined;
  userIds?: readonly string[] | undefined;
}

/** For the operator's list, which sorts by the columns of `claims`. */
export function findClaims(db: Queryable, { status, channel, userIds }: ClaimFilter): Found {
  const claims = db
    .selectFrom('gift_claims')
    .selectAll()
    .select(waitingRank('status', 'PENDING').as('waiting'))
    .as('claims');
  let wanted = db.selectFrom(claims);
  if (status) wanted = wanted.where('status', '=', status);
  if (channel) wanted = wanted.where('channel', '=', channel);
  if (userIds) wanted = wanted.where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`);
  return wanted as unknown as Found;
}

export async function listByIds(db: Queryable, ids: readonly string[]): Promise<Claim[]> {
  const rows = await db
    .selectFrom('gift_claims')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

export async function countRejected(db: Queryable, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('gift_claims')
    .select(['user_id', (expression) => expression.fn.countAll<number>().as('count')])
    .where('user_id', 'in', [...userIds])
    .where('status', '=', 'REJECTED')
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export async function countUntold(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('gift_claims')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '<>', 'PENDING')
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function markTold(tx: Tx, userId: string, at: Date): Promise<Claim[]> {
  const rows = await tx
    .updateTable('gift_claims')
    .set({ told_at: at })
    .where('user_id', '=', userId)
    .where('status', '<>', 'PENDING')
    .where('told_at', 'is', null)
    .returning(columns)
    .execute();
  return rows.map(read);
}

export async function deleteClaimsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('gift_claims').where('user_id', '=', userId).execute();
}

/** Of decided claims: the keys of their pictures, which they have no longer. */
export async function letScreenshotsGo(tx: Tx, { before, limit }: Batch): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    update gift_claims set file_key = null from (
      select id, file_key from gift_claims where file_key is not null and decided_at < ${before}
       order by decided_at limit ${limit} for update skip locked) as old
     where gift_claims.id = old.id returning old.file_key as "fileKey"`.execute(tx);
  return rows.map(({ fileKey }) => fileKey);
}

export const findOldestScreenshot: Sweep['findOldest'] = (db) =>
  findOldest(db, { table: 'gift_claims', column: 'decided_at', where: sql<boolean>`file_key is not null` });

export const screenshotDigestsSweep = (keptMs: number): Sweep =>
  sweepOfAged({ table: 'claimed_screenshots', column: 'created_at', keptMs });
