import type { SortOrder } from '@yanmo/contract/operator-list';
import type { PageQuery, PageResult } from '@yanmo/contract/page';
import { type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';

/**
 * A list of the operator: filtered, sorted, by pages, and as a whole for a file. A room's store says what is found, the room how the
 * rows of some keys are read and presented; the order and the pages are made here.
 *
 *   const users = createOperatorList({
 *     found: store.findUsers,                     // (db, query) => db.selectFrom('users').where(…)
 *     key: 'users.id',
 *     sorts: { created_at: 'users.created_at' },  // every name that the contract lets through
 *     read: async (db, ids) => new Map(…),        // by key; what is gone meanwhile is left out
 *   });
 *   mount(contract.listUsers, async ({ query }) => {
 *     const { rows, ...page } = await users.page(db, query);
 *     return { users: rows, ...page };
 *   });
 *   mount(contract.exportUsers, async ({ query, caller, reply }) =>
 *     answerCsv(reply, { name: 'users', columns, language: caller.language, ...(await users.all(db, query)) }), exporting);
 *
 * What a search has to ask of other rooms (whose phone it is) is asked before, and given along with the query.
 */
// biome-ignore lint/suspicious/noExplicitAny: over whatever tables a store joins
export type Found = SelectQueryBuilder<Tables, any, any>;

export interface Asked<Sort extends string = string> {
  sort: Sort;
  order: SortOrder;
}

interface ListParts<Query extends Asked, Key extends string | number, Row> {
  /** Without columns, order or limit. */
  found(db: Queryable, query: Query): Found;
  /** As many rows, with less to look up; what is found unless told. */
  counted?(db: Queryable, query: Query): Found;
  key: string;
  sorts: Readonly<Record<Query['sort'], string>>;
  read(db: Queryable, keys: readonly Key[]): Promise<ReadonlyMap<Key, Row>>;
  /** Rows that one file holds. */
  exported?: number;
}

/** A batch of a file: small enough for one `in (…)`, large enough that a file of 400,000 rows takes seconds. */
const batchSize = 1_000;
/** Keys are held while a file is written; a list that is longer is filtered first. */
const exportedMaximum = 1_000_000;

export function createOperatorList<Query extends Asked, Key extends string | number, Row>({
  found,
  counted = found,
  key,
  sorts,
  read,
  exported = exportedMaximum,
}: ListParts<Query, Key, Row>) {
  async function findKeys(db: Queryable, query: Query, slice: { limit: number; offset: number }): Promise<Key[]> {
    const column = sql.ref(sorts[query.sort as Query['sort']]);
    const direction = sql.raw(query.order === 'asc' ? 'asc nulls first' : 'desc nulls last');
    const rows = await found(db, query)
      .select(sql<Key>`${sql.ref(key)}`.as('key'))
      .orderBy(sql`${column} ${direction}`)
      // Of rows that are equal one comes first, on every page alike.
      .orderBy(sql`${sql.ref(key)} ${direction}`)
      .limit(slice.limit)
      .offset(slice.offset)
      .execute();
    return rows.map((row: { key: Key }) => row.key);
  }

  async function readInOrder(db: Queryable, keys: readonly Key[]): Promise<Row[]> {
    if (keys.length === 0) return [];
    const rows = await read(db, keys);
    return keys.flatMap((one) => rows.get(one) ?? []);
  }

  return {
    async page(db: Queryable, query: Query & PageQuery): Promise<PageResult & { rows: Row[] }> {
      const { page_num, page_size } = query;
      const slice = { limit: page_size, offset: (page_num - 1) * page_size };
      const [keys, total] = await Promise.all([findKeys(db, query, slice), countFound(counted(db, query))]);
      return { rows: await readInOrder(db, keys), page_num, page_size, total };
    },

    /**
     * The keys are found once, so that what comes meanwhile shifts nothing; the rows are read as whoever saves them takes them.
     * AppError export_too_large: what is cut off would pass for the whole.
     */
    async all(db: Queryable, query: Query): Promise<{ total: number; batches: AsyncIterable<Row[]> }> {
      const keys = await findKeys(db, query, { limit: exported + 1, offset: 0 });
      if (keys.length > exported) throw new AppError('export_too_large', { maximum: exported });
      async function* batches(): AsyncGenerator<Row[]> {
        for (let from = 0; from < keys.length; from += batchSize) {
          yield await readInOrder(db, keys.slice(from, from + batchSize));
        }
      }
      return { total: keys.length, batches: batches() };
    },
  };
}

async function countFound(found: Found): Promise<number> {
  const row = (await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()) as { total: number };
  return row.total;
}

/** For `like`: whatever a person types stands for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
