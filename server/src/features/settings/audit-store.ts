import type { Queryable } from '../../platform/database/database.ts';
import { type Asked, containing, type Found } from '../../platform/lists/operator-list.ts';

export interface AuditQuery extends Asked<'created_at'> {
  /** What an action begins with. */
  room?: string | undefined;
  search?: string | undefined;
  /** Who are meant by the search: as those who did something, or those to whom it was done. */
  userIds?: readonly string[] | undefined;
  span?: { from?: Date | undefined; until?: Date | undefined };
}

export function findAudit(db: Queryable, { room, search, userIds = [], span }: AuditQuery): Found {
  let found = db.selectFrom('audit_log');
  if (room !== undefined) found = found.where('audit_log.action', 'like', `${room}.%`);
  if (span?.from) found = found.where('audit_log.created_at', '>=', span.from);
  if (span?.until) found = found.where('audit_log.created_at', '<', span.until);
  if (!search) return found;
  const persons = userIds.map((id) => `user:${id}`);
  return found.where((where) =>
    where.or([
      where('audit_log.action', 'like', containing(search)),
      where('audit_log.subject', 'like', containing(search)),
      ...(persons.length > 0
        ? [where('audit_log.actor', 'in', persons), where('audit_log.subject', 'in', persons)]
        : []),
    ]),
  );
}

export async function listAuditByIds(db: Queryable, ids: readonly number[]) {
  return await db
    .selectFrom('audit_log')
    .select(['id', 'actor', 'action', 'subject', 'before', 'after', 'created_at as at'])
    .where('id', 'in', [...ids])
    .execute();
}
