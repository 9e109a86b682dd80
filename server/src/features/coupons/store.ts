import type { BatchKind, CouponKind, CouponStatus } from '@yanmo/contract/codes';
import { CouponKind as CouponKindSchema, CouponStatus as CouponStatusSchema } from '@yanmo/contract/coupons';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { containing, type Found } from '../../platform/lists/operator-list.ts';

export interface CouponRow {
  id: string;
  userId: string;
  kind: CouponKind;
  percent: number | null;
  maxCharacters: number | null;
  channel: string;
  status: Exclude<CouponStatus, 'EXPIRED'>;
  outTradeNo: string | null;
  expiresAt: Date;
}

const columns = [
  'id',
  'user_id as userId',
  'kind',
  'percent',
  'max_characters as maxCharacters',
  'channel',
  'status',
  'out_trade_no as outTradeNo',
  'expires_at as expiresAt',
] as const;

const read = createRowReader('coupons', { kind: CouponKindSchema, status: CouponStatusSchema.exclude(['EXPIRED']) });

export type NewCoupon = Pick<CouponRow, 'userId' | 'kind' | 'percent' | 'maxCharacters' | 'channel' | 'expiresAt'>;

export async function insertCoupon(tx: Tx, coupon: NewCoupon, at: Date): Promise<CouponRow> {
  const row = await tx
    .insertInto('coupons')
    .values({
      user_id: coupon.userId,
      kind: coupon.kind,
      percent: coupon.percent,
      max_characters: coupon.maxCharacters,
      channel: coupon.channel,
      expires_at: coupon.expiresAt,
      created_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function findCoupon(db: Queryable, userId: string, id: string): Promise<CouponRow | null> {
  const row = await db
    .selectFrom('coupons')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function listCoupons(db: Queryable, userId: string): Promise<CouponRow[]> {
  const rows = await db
    .selectFrom('coupons')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

/** One request of fifty gets it: the row says whose it is from then on. */
export async function lockCoupon(
  tx: Tx,
  { userId, id, outTradeNo, at }: { userId: string; id: string; outTradeNo: string; at: Date },
): Promise<CouponRow | null> {
  const row = await tx
    .updateTable('coupons')
    .set({ status: 'LOCKED', out_trade_no: outTradeNo })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'UNUSED')
    .where('expires_at', '>', at)
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function moveCoupon(
  tx: Tx,
  id: string,
  outTradeNo: string,
  change: { from: 'LOCKED' | 'USED'; to: 'UNUSED' | 'USED'; at: Date; goodUntil?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({
      status: change.to,
      out_trade_no: change.to === 'UNUSED' ? null : outTradeNo,
      used_at: change.to === 'USED' ? change.at : null,
      ...(change.goodUntil ? { expires_at: sql<Date>`greatest(expires_at, ${change.goodUntil})` } : {}),
    })
    .where('id', '=', id)
    .where('out_trade_no', '=', outTradeNo)
    .where('status', '=', change.from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Only one that is not used and that no order holds. */
export async function deleteUnused(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('coupons')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'UNUSED')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteCouponsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('coupons').where('user_id', '=', userId).execute();
}

export interface Batch {
  id: string;
  kind: BatchKind;
  percent: number | null;
  maxCharacters: number | null;
  amountFen: number | null;
  count: number;
  channel: string;
  expiresAt: Date;
  createdAt: Date;
}

const batchColumns = [
  'coupon_batches.id',
  'coupon_batches.kind',
  'coupon_batches.percent',
  'coupon_batches.max_characters as maxCharacters',
  'coupon_batches.amount_fen as amountFen',
  'coupon_batches.count',
  'coupon_batches.channel',
  'coupon_batches.expires_at as expiresAt',
  'coupon_batches.created_at as createdAt',
] as const;

const readBatch = <Row extends { kind: string }>(row: Row) => ({ ...row, kind: row.kind as BatchKind });

export async function insertBatch(
  tx: Tx,
  batch: Omit<Batch, 'id'> & { createdBy: string },
  digests: readonly string[],
): Promise<Batch> {
  const row = await tx
    .insertInto('coupon_batches')
    .values({
      kind: batch.kind,
      percent: batch.percent,
      max_characters: batch.maxCharacters,
      amount_fen: batch.amountFen,
      count: batch.count,
      channel: batch.channel,
      expires_at: batch.expiresAt,
      created_by: batch.createdBy,
      created_at: batch.createdAt,
    })
    .returning(batchColumns)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('redemption_codes')
    .values(digests.map((digest) => ({ digest, batch_id: row.id })))
    .execute();
  return readBatch(row);
}

const redeemed = (eb: ExpressionBuilder<Tables, 'coupon_batches'>) =>
  eb
    .selectFrom('redemption_codes')
    .whereRef('redemption_codes.batch_id', '=', 'coupon_batches.id')
    .where('used_at', 'is not', null)
    .select((inner) => inner.fn.countAll<number>().as('used'));

/** For the operator's list, which sorts by the columns of `batches`. */
export function findBatches(
  db: Queryable,
  { kind, search }: { kind?: BatchKind | undefined; search?: string | undefined },
): Found {
  const batches = db
    .selectFrom('coupon_batches')
    .selectAll()
    .select((eb) => redeemed(eb).as('redeemed'))
    .as('batches');
  let found = db.selectFrom(batches);
  if (kind !== undefined) found = found.where('kind', '=', kind);
  if (search) found = found.where('channel', 'ilike', containing(search));
  return found as unknown as Found;
}

export async function listBatchesById(
  db: Queryable,
  ids: readonly string[],
): Promise<(Batch & { redeemed: number })[]> {
  const rows = await db
    .selectFrom('coupon_batches')
    .select(batchColumns)
    .select((eb) => redeemed(eb).as('redeemed'))
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ ...readBatch(row), redeemed: row.redeemed ?? 0 }));
}

export interface CouponFilter {
  kind?: CouponKind | undefined;
  status?: CouponStatus | undefined;
  search?: string | undefined;
  /** Whose phone or name the search is a part of. */
  userIds?: readonly string[] | undefined;
  now: Date;
}

export function findCoupons(db: Queryable, { kind, status, search, userIds, now }: CouponFilter): Found {
  let found = db.selectFrom('coupons');
  if (kind !== undefined) found = found.where('kind', '=', kind);
  if (status === 'EXPIRED') found = found.where('status', '=', 'UNUSED').where('expires_at', '<=', now);
  else if (status === 'UNUSED') found = found.where('status', '=', 'UNUSED').where('expires_at', '>', now);
  else if (status !== undefined) found = found.where('status', '=', status);
  if (search) {
    const pattern = containing(search);
    const users = [...(userIds ?? [])];
    found = found.where(
      sql<boolean>`(channel ilike ${pattern} or out_trade_no ilike ${pattern} or user_id = any(${users}::uuid[]))`,
    );
  }
  return found;
}

export async function listCouponsById(
  db: Queryable,
  ids: readonly string[],
): Promise<(CouponRow & { createdAt: Date })[]> {
  const rows = await db
    .selectFrom('coupons')
    .select([...columns, 'created_at as createdAt'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

/** The batch of a code that this user takes now; null when somebody (or they themselves) took it before. */
export async function takeCode(tx: Tx, digest: string, userId: string, at: Date): Promise<Batch | null> {
  const taken = await tx
    .updateTable('redemption_codes')
    .set({ user_id: userId, used_at: at })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .returning('batch_id')
    .executeTakeFirst();
  if (!taken) return null;
  const row = await tx
    .selectFrom('coupon_batches')
    .select(batchColumns)
    .where('id', '=', taken.batch_id)
    .executeTakeFirstOrThrow();
  return readBatch(row);
}

export async function findCode(db: Queryable, digest: string): Promise<{ userId: string | null } | null> {
  const row = await db
    .selectFrom('redemption_codes')
    .select('user_id as userId')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row ?? null;
}
