import type { SmsPurpose } from '@yanmo/contract/accounts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';

export interface SendWindow {
  windowMs: number;
  count: number;
}

export interface SendLimits {
  /** Between two codes for one phone and purpose. */
  cooldownMs: number;
  phone: readonly [SendWindow, SendWindow];
  ip: SendWindow;
}

/** For all phones and addresses together. */
export type SendCaps = readonly [hour: SendWindow, day: SendWindow];

export interface SendRequest {
  phone: string;
  purpose: SmsPurpose;
  ip: string;
  at: Date;
}

/**
 * Whoever touches the codes of a phone takes this first, before any row: a login goes from the code to the account, a
 * deletion from the account to the codes, and without it the two could wait for each other.
 */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms-phone:${phone}`}, 0))`.execute(tx);
}

/**
 * Two requests for one phone or from one address pass one after the other until the first has committed, so that both
 * cannot see the last free place. Always phone before address: no two transactions can wait for each other.
 */
export async function lockSends(tx: Tx, { phone, ip }: SendRequest): Promise<void> {
  await lockPhone(tx, phone);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms-ip:${ip}`}, 0))`.execute(tx);
}

export interface SendHistory {
  /** The last code of this phone and purpose, if it is within the cool-down. */
  lastSentAt: Date | null;
  /** For each full window the send that has to leave it before another is admitted. */
  phoneFirstAt: Date | null;
  phoneSecondAt: Date | null;
  ipAt: Date | null;
}

export async function readSendHistory(tx: Tx, request: SendRequest, limits: SendLimits): Promise<SendHistory> {
  const { phone, purpose, ip, at } = request;
  const after = (windowMs: number) => new Date(at.getTime() - windowMs);
  const [first, second] = limits.phone;
  const full = (column: 'phone' | 'ip', value: string, window: SendWindow) => sql<Date | null>`(
    select created_at from sms_sends where ${sql.ref(column)} = ${value} and created_at > ${after(window.windowMs)}
     order by created_at desc offset ${window.count - 1} limit 1)`;
  const { rows } = await sql<SendHistory>`
    select (select max(created_at) from sms_sends
             where phone = ${phone} and purpose = ${purpose} and created_at > ${after(limits.cooldownMs)}) as "lastSentAt",
           ${full('phone', phone, first)} as "phoneFirstAt",
           ${full('phone', phone, second)} as "phoneSecondAt",
           ${full('ip', ip, limits.ip)} as "ipAt"`.execute(tx);
  const [history] = rows;
  if (!history) throw new Error('a select without a table answers one row');
  return history;
}

/**
 * For a full window, the send that has to leave it before another is admitted. Requests at the same moment may pass it
 * together: a cap on what we spend bears a few more, and all of the site would wait in one line for an exact one.
 */
export async function findFullSince(tx: Tx, { windowMs, count }: SendWindow, at: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('sms_sends')
    .select('created_at')
    .where('created_at', '>', new Date(at.getTime() - windowMs))
    .orderBy('created_at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function insertSend(tx: Tx, { at, ...send }: SendRequest): Promise<void> {
  await tx
    .insertInto('sms_sends')
    .values({ ...send, created_at: at })
    .execute();
}

export interface NewCode {
  id: string;
  phone: string;
  purpose: SmsPurpose;
  digest: string;
  at: Date;
  expiresAt: Date;
}

/** Takes the place of the code before: only the newest one is valid. */
export async function replaceCode(tx: Tx, { phone, purpose, id, digest, at, expiresAt }: NewCode): Promise<void> {
  const fresh = { id, digest, tries: 0, created_at: at, expires_at: expiresAt, used_at: null };
  await tx
    .insertInto('sms_codes')
    .values({ phone, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet(fresh))
    .execute();
}

export interface StoredCode {
  id: string;
  digest: string;
  tries: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Holds the row until the transaction ends: tries are counted one by one, and one login at most uses the code. */
export async function lockCode(tx: Tx, phone: string, purpose: SmsPurpose): Promise<StoredCode | null> {
  const row = await tx
    .selectFrom('sms_codes')
    .select(['id', 'digest', 'tries', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('sms_codes')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function markCodeUsed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('sms_codes').set({ used_at: at }).where('id', '=', id).execute();
}

export async function deleteCodesOf(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom('sms_codes').where('phone', '=', phone).execute();
}

export const smsSweeps = (keptMs: number): Sweep[] => [
  sweepOfAged({ table: 'sms_sends', column: 'created_at', keptMs }),
  sweepOfAged({ table: 'sms_codes', column: 'expires_at', keptMs }),
];

export async function listSendsOf(tx: Tx, phone: string) {
  return await tx
    .selectFrom('sms_sends')
    .select(['purpose', 'ip', 'created_at'])
    .where('phone', '=', phone)
    .orderBy('id')
    .execute();
}
