import { z } from 'zod';
import { PageQuery } from './page.ts';
import type { Route } from './route.ts';

/**
 * Every list of the operator is asked for in the same way: `search`, filters of its own, `sort` with `order`, a page.
 *
 *   const query = listQuery(['created_at', 'balance'], { status: UserStatus.optional() });
 *   export const listUsers = defineRoute({ …, query, result: PageResult.extend({ users: z.array(ManagedUser) }) });
 *   export const exportUsers = exportOf(listUsers, 'The same accounts as CSV, all pages of them.');
 *
 * The first name is what it is sorted by unless asked otherwise. The server's half is `server/src/platform/lists`, the
 * browser's `web/src/domain/operator`.
 */
export const SortOrder = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof SortOrder>;

export function listQuery<const Sorts extends readonly [string, ...string[]], Filters extends z.core.$ZodLooseShape>(
  sorts: Sorts,
  filters: Filters,
) {
  return PageQuery.extend({
    search: z.string().trim().max(60).optional(),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    order: SortOrder.default('desc'),
    ...filters,
  }).strict();
}

type Unpaged<Query> = Omit<Query, 'page_num' | 'page_size'>;

/** What a list holds altogether, as a file; `X-Total-Rows` says how many rows are to come. */
export function exportOf<Query extends z.ZodObject>(
  list: Route<z.ZodUndefined, Query, z.ZodUndefined, z.ZodType>,
  summary: string,
): Route<
  z.ZodUndefined,
  z.ZodType<Unpaged<z.output<Query>>, Unpaged<z.input<Query>>>,
  z.ZodUndefined,
  z.ZodUnknown,
  'operator'
> {
  if (!list.query) throw new TypeError(`${list.path} has no query to be exported by`);
  const query = list.query.omit({ page_num: true, page_size: true }) as unknown as z.ZodType<
    Unpaged<z.output<Query>>,
    Unpaged<z.input<Query>>
  >;
  return {
    ...{ method: 'GET', path: `${list.path}/export`, who: 'operator', summary, query },
    ...{ result: z.unknown(), shape: 'raw' },
  };
}
