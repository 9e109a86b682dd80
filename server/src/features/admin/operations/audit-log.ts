import type { AuditLine, listAuditLog } from '@yanmo/contract/operator';
import type { RouteQuery } from '@yanmo/contract/route';
import { openSpanOf } from '../../../platform/lists/day-span.ts';
import { createOperatorList } from '../../../platform/lists/operator-list.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AuditQuery, findAudit, listAuditByIds } from '../../settings/service.ts';
import type { FindPeople } from './find-people.ts';

type Listed = Omit<RouteQuery<typeof listAuditLog>, 'page_num' | 'page_size'>;

const personPrefix = 'user:';
const programPrefix = 'program:';
const userIdOf = (actor: string): string | null =>
  actor.startsWith(personPrefix) ? actor.slice(personPrefix.length) : null;

/** Everything that was done with the site, by whom, with what stood there before. */
export function createAuditLog({ db }: Pick<Platform, 'db'>, { people }: { people: FindPeople }) {
  const list = createOperatorList<AuditQuery, number, AuditLine>({
    found: findAudit,
    key: 'audit_log.id',
    sorts: { created_at: 'audit_log.id' },
    async read(queryable, ids) {
      const rows = await listAuditByIds(queryable, ids);
      const nameOf = await people.name(
        queryable,
        rows.map(({ actor }) => userIdOf(actor)),
      );
      return new Map(
        rows.map(({ id, actor, at, action, subject, before, after }) => {
          const userId = userIdOf(actor);
          return [
            id,
            {
              ...{ id, action, subject, before: before ?? null, after: after ?? null },
              user: userId === null ? null : nameOf(userId),
              program: actor.startsWith(programPrefix) ? actor.slice(programPrefix.length) : null,
              created_at: at.toISOString(),
            },
          ];
        }),
      );
    },
  });

  async function queryOf<Query extends Listed>({ from, to, ...query }: Query) {
    return { ...query, userIds: await people.meantBy(db, query.search), span: openSpanOf({ from, to }) };
  }

  return {
    page: async (query: RouteQuery<typeof listAuditLog>) => list.page(db, await queryOf(query)),
    listAll: async (query: Listed) => list.all(db, await queryOf(query)),
  };
}
