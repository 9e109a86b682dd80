import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** Read at a time: a few milliseconds, in which nobody else is answered. */
const readAtOnce = 50_000;

/** The low halves of hashes, four bytes each. */
const lowHalves = sql`string_agg(substring(int8send(hash) from 5), ''::bytea)`;

/** About how many fingerprints there are, and what is committed at this moment. */
export async function countFingerprints(db: Queryable): Promise<{ count: number; snapshot: string }> {
  const { rows } = await sql<{ count: number; snapshot: string }>`
    select reltuples::bigint as count, pg_current_snapshot()::text as snapshot
      from pg_class where oid = 'similarity_fingerprints'::regclass`.execute(db);
  return rows[0] ?? { count: 0, snapshot: '' };
}

/** Of a database that was restored from another one: numbers that are still to come would be new at each check. */
export async function renumberRestored(db: Queryable, snapshot: string): Promise<void> {
  await sql`
    update similarity_sources set put_by = pg_current_xact_id()
     where put_by >= pg_snapshot_xmax(${snapshot}::pg_snapshot)`.execute(db);
}

/** Some of the fingerprints that come behind one, and the last of them; null where there are none. */
export async function readLowsBehind(
  db: Queryable,
  last: string | null,
): Promise<{ lows: Buffer; last: string } | null> {
  const { rows } = await sql<{ lows: Buffer | null; last: string | null }>`
    select ${lowHalves} as lows, max(hash)::text as last
      from (select hash from similarity_fingerprints ${last === null ? sql`` : sql`where hash > ${last}::bigint`}
             order by hash limit ${readAtOnce}) as read`.execute(db);
  const [read] = rows;
  return read?.lows && read.last !== null ? { lows: read.lows, last: read.last } : null;
}

export interface FreshSource {
  id: number;
  /** Of a file of somebody's own. */
  fileKey: string | null;
}

/** Sources that a snapshot did not see, no more than so many, and the snapshot of now. */
export async function listFreshSources(
  db: Queryable,
  snapshot: string,
  most: number,
): Promise<{ fresh: FreshSource[]; snapshot: string }> {
  const { rows } = await sql<{ snapshot: string; fresh: FreshSource[] | null }>`
    select pg_current_snapshot()::text as snapshot,
           (select json_agg(json_build_object('id', id, 'fileKey', file_key))
              from (select id, file_key from similarity_sources
                     where put_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
                       and not pg_visible_in_snapshot(put_by, ${snapshot}::pg_snapshot)
                     limit ${most}) as source) as fresh`.execute(db);
  return rows[0] ? { snapshot: rows[0].snapshot, fresh: rows[0].fresh ?? [] } : { fresh: [], snapshot };
}

export async function readLowsOf(db: Queryable, sourceIds: readonly number[]): Promise<Buffer> {
  const { rows } = await sql<{ lows: Buffer | null }>`
    select ${lowHalves} as lows from similarity_fingerprints
     where passage_id = any(array(select id from similarity_passages where source_id = any(${sourceIds}::int[])))`.execute(
    db,
  );
  return rows[0]?.lows ?? Buffer.alloc(0);
}
