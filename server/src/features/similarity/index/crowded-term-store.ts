import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { inPipeline } from '../../../platform/database/pipeline.ts';

/** Read at a time: a tenth of a second of the database. */
const readAtOnce = 200_000;

/** About how many terms of passages there are. */
export async function countTerms(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select reltuples::bigint as count from pg_class where oid = 'similarity_terms'::regclass`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface CrowdedPart {
  terms: Float64Array;
  shelves: Int32Array;
  /** The last that was read. */
  last: string;
}

const crowdedBytes = 12;

/**
 * Of the terms that come behind one, some of those that stand in more than `most` passages of a shelf of all, and in which; null where
 * none come behind it. The last that is read is not counted to its end: it may be crowded and not be named.
 */
export async function readCrowdedBehind(
  db: Database,
  most: number,
  last: string | null,
  atOnce = readAtOnce,
): Promise<CrowdedPart | null> {
  const question = sql<{ packed: Buffer | null; last: string | null }>`
    select string_agg(int8send(term) || int4send(shelf_id), ''::bytea)
             filter (where count > ${most} and shelf_id = any(array(select id from similarity_shelves where owner_user_id is null)))
             as packed,
           max(term)::text as last
      from (select term, shelf_id, count(*) as count
              from (select term, shelf_id from similarity_terms ${last === null ? sql`` : sql`where term > ${last}::bigint`}
                     order by term, shelf_id limit ${atOnce}) as read
             group by term, shelf_id) as counted`;
  // As a check's own lookups are planned: out of the index alone, whatever is known of a young table.
  const rows = await inTransaction(db, (tx) =>
    inPipeline(tx, async (send) => {
      const set = send(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('jit', 'off', true)`,
      );
      const answered = send(question);
      await set;
      return answered;
    }),
  );
  const [read] = rows;
  if (!read || read.last === null) return null;
  const packed = read.packed ?? Buffer.alloc(0);
  const count = packed.length / crowdedBytes;
  const terms = new Float64Array(count);
  const shelves = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    terms[index] = Number(packed.readBigInt64BE(crowdedBytes * index));
    shelves[index] = packed.readInt32BE(crowdedBytes * index + 8);
  }
  return { terms, shelves, last: read.last };
}
