import { Permission } from '@yanmo/contract/accounts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type Asked, containing, type Found } from '../../platform/lists/operator-list.ts';
import { isUserId } from './store.ts';

export interface UserQuery extends Asked<'created_at' | 'last_login_at' | 'user_name'> {
  search?: string | undefined;
  permission?: Permission | undefined;
  status?: 'ACTIVE' | 'BANNED' | undefined;
  span?: { from?: Date | undefined; until?: Date | undefined };
}

export function findUsers(db: Queryable, { search, permission, status, span }: UserQuery): Found {
  let found = db.selectFrom('users').where('users.erased_at', 'is', null);
  if (permission !== undefined) found = found.where('users.permission', '=', permission);
  if (status !== undefined) found = found.where('users.banned_at', status === 'BANNED' ? 'is not' : 'is', null);
  if (span?.from) found = found.where('users.created_at', '>=', span.from);
  if (span?.until) found = found.where('users.created_at', '<', span.until);
  if (!search) return found;
  if (isUserId.test(search)) return found.where('users.id', '=', search);
  const pattern = containing(search);
  return found.where((where) =>
    where.or([
      where('users.phone', 'like', pattern),
      where('users.user_name', 'ilike', pattern),
      where('users.name', 'ilike', pattern),
      where('users.sub_domain', '=', search.toLowerCase()),
    ]),
  );
}

const read = createRowReader('users', { permission: Permission });

export async function listUsers(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'phone', 'user_name as userName', 'permission', 'ban_reason as banReason', 'banned_at as bannedAt'])
    .select(['sub_domain as subDomain', 'agent_sub_domain as agentSubDomain', 'totp_confirmed_at as totpConfirmedAt'])
    .select(['created_at as createdAt', 'last_login_at as lastLoginAt'])
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...read(row), phone: row.phone ?? '' }));
}

export async function lockForBan(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'permission', 'banned_at as bannedAt', 'ban_reason as banReason'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateBan(
  tx: Tx,
  id: string,
  ban: { banned_at: Date | null; ban_reason: string },
): Promise<void> {
  await tx.updateTable('users').set(ban).where('id', '=', id).execute();
}

/** New accounts within some time; erased ones count too, and the operator's own do. */
export async function countRegistrations(db: Queryable, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** When the first account came to be: before it nothing happened. */
export async function findFirstRegistration(db: Queryable): Promise<Date | null> {
  const row = await db.selectFrom('users').select('created_at').orderBy('created_at').limit(1).executeTakeFirst();
  return row?.created_at ?? null;
}
