import type { Permission } from '@yanmo/contract/accounts';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';

export type EndReason = 'LOGGED_OUT' | 'ENDED_BY_USER' | 'ENDED_BY_OPERATOR' | 'REPLACED' | 'ACCOUNT_DELETED';

export interface TokenSession {
  id: string;
  userId: string;
  permission: Permission;
  expiresAt: Date;
  lastSeenAt: Date;
  endReason: EndReason | null;
}

/** Every request with a token asks this: one prepared statement, found by the unique hash. */
const findByToken = {
  name: 'accounts.find-session-by-token',
  text: `select s.id, s.user_id as "userId", u.permission, s.expires_at as "expiresAt",
                s.last_seen_at as "lastSeenAt", s.end_reason as "endReason"
           from sessions s join users u on u.id = s.user_id
          where s.token_hash = $1`,
};

export async function findSessionByToken(pool: pg.Pool, tokenHash: Buffer): Promise<TokenSession | null> {
  const { rows } = await pool.query<TokenSession>({ ...findByToken, values: [tokenHash] });
  return rows[0] ?? null;
}

export async function touchSession(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('last_seen_at', '<', at)
    .execute();
}

export interface NewSession {
  userId: string;
  tokenHash: Buffer;
  device: string;
  ip: string;
  at: Date;
  expiresAt: Date;
}

/**
 * Ends the oldest live sessions beyond `keep` and opens the new one. The caller holds the user's row, so that two logins
 * at once cannot both leave room for themselves.
 */
export async function openSession(tx: Tx, session: NewSession, keep: number): Promise<void> {
  const { userId, tokenHash, device, ip, at, expiresAt } = session;
  await sql`
    with replaced as (
      update sessions set ended_at = ${at}, end_reason = 'REPLACED'
       where id in (select id from sessions
                     where user_id = ${userId} and ended_at is null and expires_at > ${at}
                     order by created_at desc, id offset ${keep}))
    insert into sessions (user_id, token_hash, device, ip, created_at, last_seen_at, expires_at)
    values (${userId}, ${tokenHash}, ${device}, ${ip}, ${at}, ${at}, ${expiresAt})`.execute(tx);
}

/** False when the user has no such live session. */
export async function endSessionOf(
  db: Queryable,
  userId: string,
  id: string,
  reason: EndReason,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Expired ones are left as they are, and so keep saying that they expired. Answers how many it ended. */
export async function endAllSessionsOf(tx: Tx, userId: string, reason: EndReason, at: Date): Promise<number> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .execute();
  return ended.length;
}

/** The rows stay, so that an old token is told why it ended; where and on what it was used is forgotten. */
export async function blankSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('sessions').set({ device: '', ip: '' }).where('user_id', '=', userId).execute();
}

export async function listLiveSessions(db: Queryable, userId: string, at: Date) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'device', 'ip', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** By user; those who are logged in nowhere are left out. */
export async function countLiveSessions(
  db: Queryable,
  userIds: readonly string[],
  at: Date,
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .select('user_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', 'in', [...userIds])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export async function listSessionsOf(tx: Tx, userId: string) {
  return await tx
    .selectFrom('sessions')
    .select(['id', 'device', 'ip', 'created_at', 'last_seen_at', 'expires_at', 'ended_at', 'end_reason'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** An ended session can say for so long why it ended. */
export const sessionsSweep = (keptMs: number): Sweep =>
  sweepOfAged({ table: 'sessions', column: 'expires_at', keptMs });
