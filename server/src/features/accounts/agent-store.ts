import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Whoever has it, agent or not: two sites cannot stand under one name. */
export async function isSubDomainTaken(db: Queryable, subDomain: string, exceptUserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('sub_domain', '=', subDomain)
    .where('id', '<>', exceptUserId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null takes the site away: nobody is bound to it any more. An operator with a site stays an operator. */
export async function updateSite(tx: Tx, userId: string, subDomain: string | null): Promise<void> {
  await sql`
    update users
       set sub_domain = ${subDomain},
           permission = case when permission = 'USER' and ${subDomain}::text is not null then 'AGENT' else permission end
     where id = ${userId}`.execute(tx);
}

export interface SiteOwner {
  id: string;
  subDomain: string;
  createdAt: Date;
}

export async function listSiteOwners(db: Queryable): Promise<SiteOwner[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'sub_domain', 'created_at'])
    .where('sub_domain', 'is not', null)
    .where('permission', 'in', ['AGENT', 'SUPER_ADMIN'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, sub_domain, created_at }) => ({ id, subDomain: sub_domain ?? '', createdAt: created_at }));
}

export interface BoundUser {
  id: string;
  /** Null once the account was deleted. */
  phone: string | null;
  createdAt: Date;
}

export async function listBoundUsers(
  db: Queryable,
  agentId: string,
  page: { limit: number; offset: number },
): Promise<{ users: BoundUser[]; total: number }> {
  const bound = db.selectFrom('users').where('agent_id', '=', agentId);
  const users = await bound
    .select(['id', 'phone', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await bound.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { users, total };
}

/** Registered on an agent's site, by the day in China (2026-03-01). */
export async function countRegistrations(
  db: Queryable,
  agentId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*) as count
      from users where agent_id = ${agentId} and created_at >= ${from} and created_at < ${until}
     group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
