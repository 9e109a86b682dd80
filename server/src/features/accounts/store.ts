import { Permission } from '@yanmo/contract/accounts';
import type pg from 'pg';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { containing } from '../../platform/lists/operator-list.ts';

export interface UserRow {
  id: string;
  phone: string;
  userName: string;
  name: string;
  permission: Permission;
  photoFileKey: string | null;
  photoType: string | null;
  subDomain: string | null;
  agentSubDomain: string | null;
  totpConfirmedAt: Date | null;
  lastLoginAt: Date | null;
}

export const isUserId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Every page asks this: one prepared statement by primary key. */
const findById = {
  name: 'accounts.find-user',
  text: `select id, phone, user_name as "userName", name, permission, photo_file_key as "photoFileKey",
                photo_type as "photoType", sub_domain as "subDomain", agent_sub_domain as "agentSubDomain",
                totp_confirmed_at as "totpConfirmedAt", last_login_at as "lastLoginAt"
           from users where id = $1 and erased_at is null`,
};

export async function findUser(pool: pg.Pool, id: string): Promise<UserRow | null> {
  const { rows } = await pool.query<UserRow>({ ...findById, values: [id] });
  return rows[0] ?? null;
}

/** Of erased accounts none. */
export async function listPhonesAndNames(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { phone: string; userName: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'phone', 'user_name as userName'])
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, phone, userName }) => [id, { phone: phone ?? '', userName }]));
}

/** The agent on whose site the account was registered. */
export async function findAgentOf(db: Queryable, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('agent_id').where('id', '=', id).executeTakeFirst();
  return row?.agent_id ?? null;
}

/** What an account invites with, and the click of an advertisement that it was registered with. */
export async function findVisitOrigin(
  db: Queryable,
  id: string,
): Promise<{ invCode: string; bdVid: string | null } | null> {
  const row = await db
    .selectFrom('users')
    .select(['inv_code', 'bd_vid'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.inv_code ? { invCode: row.inv_code, bdVid: row.bd_vid } : null;
}

/** Those with this in their phone or name, or the one with this id; an operator's search, over all accounts. */
export async function searchUserIds(db: Queryable, text: string, limit: number): Promise<string[]> {
  if (isUserId.test(text)) return [text];
  const pattern = containing(text);
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is', null)
    .where((where) => where.or([where('phone', 'like', pattern), where('user_name', 'ilike', pattern)]))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface LockedUser {
  id: string;
  phone: string;
  permission: Permission;
  photoFileKey: string | null;
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
  totpLastStep: number;
  bannedAt: Date | null;
}

const lockedColumns = [
  'id',
  'phone',
  'permission',
  'photo_file_key as photoFileKey',
  'totp_secret as totpSecret',
  'totp_confirmed_at as totpConfirmedAt',
  'totp_last_step as totpLastStep',
  'banned_at as bannedAt',
] as const;

function lockedUser(
  row: { phone: string | null; permission: string } & Omit<LockedUser, 'phone' | 'permission'>,
): LockedUser {
  if (row.phone === null) throw new Error(`user ${row.id} is erased`);
  return { ...row, phone: row.phone, permission: Permission.parse(row.permission) };
}

/** Null once the account was deleted. */
export async function findPhone(db: Queryable, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst();
  return row?.phone ?? null;
}

export async function findUserIdByPhone(db: Queryable, phone: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Held until the transaction ends: logins, edits and the deletion of one account pass one after the other. What is made for
 * the user meanwhile waits for none of them but the deletion.
 */
export async function lockUserByPhone(tx: Tx, phone: string): Promise<LockedUser | null> {
  const row = await tx
    .selectFrom('users')
    .select(lockedColumns)
    .where('phone', '=', phone)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? lockedUser(row) : null;
}

export async function lockUser(tx: Tx, id: string): Promise<LockedUser | null> {
  const row = await tx
    .selectFrom('users')
    .select(lockedColumns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? lockedUser(row) : null;
}

/** For the deletion alone: nobody makes anything for the user beside it (`holdUser`). */
export async function lockUserForDeletion(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

export interface NewUser {
  phone: string;
  userName: string;
  invCode: string;
  at: Date;
  permission?: Permission;
  isDemo?: boolean;
  subDomain?: string | null;
  inviterId?: string | null;
  agentId?: string | null;
  agentSubDomain?: string | null;
  bdVid?: string | null;
}

/** False when the phone (or the sub-domain) is taken, by whoever was faster. */
export async function insertUser(db: Queryable, user: NewUser): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      phone: user.phone,
      user_name: user.userName,
      inv_code: user.invCode,
      permission: user.permission ?? 'USER',
      is_demo: user.isDemo ?? false,
      sub_domain: user.subDomain ?? null,
      inviter_id: user.inviterId ?? null,
      agent_id: user.agentId ?? null,
      agent_sub_domain: user.agentSubDomain ?? null,
      bd_vid: user.bdVid ?? null,
      created_at: user.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findInviter(tx: Tx, invCode: string): Promise<{ id: string } | null> {
  return (await tx.selectFrom('users').select('id').where('inv_code', '=', invCode).executeTakeFirst()) ?? null;
}

export async function findAgentBySubDomain(db: Queryable, subDomain: string): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('sub_domain', '=', subDomain)
    .where('permission', 'in', ['AGENT', 'SUPER_ADMIN'])
    .executeTakeFirst();
  return row ?? null;
}

export async function recordLogin(tx: Tx, id: string, at: Date, totpStep: number | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_login_at: at, ...(totpStep === null ? {} : { totp_last_step: totpStep }) })
    .where('id', '=', id)
    .execute();
}

export interface Profile {
  user_name?: string;
  name?: string;
  photo_file_key?: string | null;
  photo_type?: string | null;
}

export async function updateProfile(tx: Tx, id: string, profile: Profile): Promise<void> {
  if (Object.keys(profile).length === 0) return;
  await tx.updateTable('users').set(profile).where('id', '=', id).execute();
}

export interface TotpState {
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number;
}

export const noTotp: TotpState = { totp_secret: null, totp_confirmed_at: null, totp_last_step: 0 };

export async function updateTotp(tx: Tx, id: string, state: Partial<TotpState>): Promise<void> {
  await tx.updateTable('users').set(state).where('id', '=', id).execute();
}

export async function updatePermission(tx: Tx, id: string, permission: Permission): Promise<void> {
  await tx.updateTable('users').set({ permission }).where('id', '=', id).execute();
}

export interface DemoUser {
  id: string;
  permission: Permission;
  subDomain: string | null;
}

export async function lockDemoUsers(tx: Tx): Promise<DemoUser[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'permission', 'sub_domain as subDomain'])
    .where('is_demo', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, permission: Permission.parse(row.permission) }));
}

/** From now on an account like any other: what an operator grants it later stays. */
export async function disarmDemoUser(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...noTotp, permission: 'USER', sub_domain: null, is_demo: false })
    .where('id', '=', id)
    .execute();
}

/** What stays is a row that nobody can be recognised by, for orders that the law wants kept. */
export async function eraseUser(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      phone: null,
      user_name: '',
      name: '',
      permission: 'USER',
      photo_file_key: null,
      photo_type: null,
      sub_domain: null,
      inviter_id: null,
      inv_code: null,
      bd_vid: null,
      ...noTotp,
      is_demo: false,
      banned_at: null,
      ban_reason: '',
      last_login_at: null,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute();
}

export async function listUserRows(tx: Tx, id: string) {
  return await tx
    .selectFrom('users')
    .select(['id', 'phone', 'user_name', 'name', 'permission', 'photo_file_key', 'sub_domain', 'agent_sub_domain'])
    .select(['inviter_id', 'inv_code', 'bd_vid', 'totp_confirmed_at', 'last_login_at', 'created_at'])
    .where('id', '=', id)
    .execute();
}
