import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Passage, Postings, TermPostings } from '../../../text/similarity/corpus.ts';

/** What is looked through. */
export interface Looked {
  shelves: readonly number[];
  /** On shelves of all, passages that are nevertheless not for whoever asks: their own papers. */
  hidden: readonly number[];
  /** Whoever cannot wait has the database give up. */
  timeoutMs?: number | undefined;
}

const listOf = (numbers: Iterable<number | bigint>): string => `{${[...numbers].join(',')}}`;

/**
 * Each hash is looked up in the index by itself and no further than to the place after `most`: one that stands in a hundred thousand
 * passages costs what any other costs. Without statistics of a young table the planner would rather read all of it.
 */
async function looking<Result>(
  db: Database,
  { timeoutMs }: Looked,
  look: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const timeout =
      timeoutMs === undefined
        ? sql``
        : sql`, set_config('statement_timeout', ${String(Math.max(1, Math.round(timeoutMs)))}, true)`;
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
      set_config('jit', 'off', true)${timeout}`.execute(tx);
    return look(tx);
  });
}

/** Places of hashes as the database packs them into one value: as rows, tens of thousands would take the driver longer than the database. */
interface Packed {
  bytes: Buffer;
  /** Which of the hashes the place at this byte is of. */
  whichAt(at: number): number;
  /** Behind which stand its passage and its position. */
  hashBytes: number;
}

function readPlaces({ bytes, whichAt, hashBytes }: Packed, asked: number, most: number): Postings {
  const placeBytes = hashBytes + 8;
  const all = bytes.length / placeBytes;
  const counts = new Int32Array(asked);
  const places = { asked: new Int32Array(all), passages: new Float64Array(all), positions: new Int32Array(all) };
  let kept = 0;
  for (let at = 0; at < bytes.length; at += placeBytes) {
    const which = whichAt(at);
    counts[which] = (counts[which] ?? 0) + 1;
    // The one after the last says that there are more.
    if ((counts[which] as number) > most) continue;
    places.asked[kept] = which;
    places.passages[kept] = bytes.readInt32BE(at + hashBytes);
    places.positions[kept] = bytes.readInt32BE(at + hashBytes + 4);
    kept += 1;
  }
  return {
    asked: places.asked.slice(0, kept),
    passages: places.passages.slice(0, kept),
    positions: places.positions.slice(0, kept),
    counts,
  };
}

/** Left out where nothing is hidden: most ask so, and it would be compared with at every place. */
const notHidden = (hidden: readonly number[]) =>
  hidden.length === 0 ? sql`` : sql`and passage_id <> all(${listOf(hidden)}::int[])`;

/** Places of all hashes of a text together that are read in one go: of most hashes there are none, of some a few. */
const mostAtOnce = (hashes: number, most: number): number => Math.min(20_000, Math.ceil((hashes * most) / 8));

/**
 * All places of all hashes, by one walk through the index, which takes half as long as a look for each. Null where they are more: a hash
 * that stands in a hundred thousand passages would be read to its end.
 */
async function findAllPostings(
  tx: Tx,
  { shelves, hidden }: Looked,
  hashes: BigInt64Array,
  most: number,
): Promise<Postings | null> {
  const { rows } = await sql<{ places: Buffer | null; count: number }>`
    select string_agg(int8send(hash) || int4send(passage_id) || int4send(position), ''::bytea) as places, count(*)::int as count
      from (
        select hash, passage_id, position from similarity_fingerprints
         where hash = any(${listOf(hashes)}::bigint[]) and shelf_id = any(${listOf(shelves)}::int[]) ${notHidden(hidden)}
         limit ${most + 1}) as held`.execute(tx);
  const { places, count } = rows[0] ?? { places: null, count: 0 };
  if (count > most) return null;
  const numbers = new Map<bigint, number>();
  hashes.forEach((hash, index) => {
    numbers.set(hash, index);
  });
  const bytes = places ?? Buffer.alloc(0);
  const whichAt = (at: number): number => numbers.get(bytes.readBigInt64BE(at)) as number;
  return readPlaces({ bytes, whichAt, hashBytes: 8 }, hashes.length, most);
}

export async function findPostings(
  db: Database,
  looked: Looked,
  hashes: BigInt64Array,
  most: number,
): Promise<Postings> {
  return await looking(db, looked, async (tx) => {
    const all = await findAllPostings(tx, looked, hashes, mostAtOnce(hashes.length, most));
    if (all) return all;
    const { rows } = await sql<{ places: Buffer | null }>`
      select string_agg(int4send(asked.place::int) || int4send(passage_id) || int4send(position), ''::bytea) as places
        from (select * from unnest(${listOf(hashes)}::bigint[]) with ordinality as asked (hash, place) order by hash) as asked
       cross join lateral (
         select passage_id, position from similarity_fingerprints as held
          where held.hash = asked.hash and held.shelf_id = any(${listOf(looked.shelves)}::int[]) ${notHidden(looked.hidden)}
          limit ${most + 1}) as held`.execute(tx);
    const bytes = rows[0]?.places ?? Buffer.alloc(0);
    return readPlaces({ bytes, whichAt: (at) => bytes.readInt32BE(at) - 1, hashBytes: 4 }, hashes.length, most);
  });
}

/** Of each term its place among those asked for, in how many passages it stands, and these; none of one that stands in more. */
export async function findTermPostings(
  db: Database,
  looked: Looked,
  terms: BigInt64Array,
  most: number,
): Promise<TermPostings> {
  const { rows } = await looking(db, looked, (tx) =>
    sql<{ places: Buffer | null }>`
      select string_agg(int4send(asked.place::int) || int4send(held.count::int) || held.passages, ''::bytea) as places
        from (select * from unnest(${listOf(terms)}::bigint[]) with ordinality as asked (term, place) order by term) as asked
       cross join lateral (
         select count(*) as count,
                case when count(*) <= ${most} then string_agg(int4send(passage_id), ''::bytea) else ''::bytea end as passages
           from (
             select passage_id from similarity_terms as held
              where held.term = asked.term and held.shelf_id = any(${listOf(looked.shelves)}::int[]) ${notHidden(looked.hidden)}
              limit ${most + 1}) as held
         having count(*) > 0) as held`.execute(tx),
  );
  return readHolders(rows[0]?.places ?? Buffer.alloc(0), terms.length, most);
}

function readHolders(packed: Buffer, length: number, most: number): TermPostings {
  const counts = new Int32Array(length);
  const asked = new Int32Array(packed.length / 4);
  const passages = new Float64Array(packed.length / 4);
  let kept = 0;
  for (let at = 0; at < packed.length; ) {
    const which = packed.readInt32BE(at) - 1;
    const count = packed.readInt32BE(at + 4);
    counts[which] = count;
    at += 8;
    for (let left = count <= most ? count : 0; left > 0; left -= 1) {
      asked[kept] = which;
      passages[kept] = packed.readInt32BE(at);
      kept += 1;
      at += 4;
    }
  }
  return { asked: asked.slice(0, kept), passages: passages.slice(0, kept), counts };
}

/** A passage, and the first and the last place in it at which a fingerprint was found; none where it was found by its terms. */
export interface WantedPassage {
  id: number;
  first: number | null;
  last: number | null;
}

/** In tokens: what was found so near to the edge of a passage may go on in the next one. */
const edge = 60;

/** These, and their neighbours where a copy may reach into them; of the shelves that are looked through alone, whoever made up a number. */
export async function loadPassages(
  db: Queryable,
  { shelves, hidden }: Looked,
  wanted: readonly WantedPassage[],
  ownShelves: readonly number[],
): Promise<Passage[]> {
  if (wanted.length === 0) return [];
  const placed = wanted.flatMap(({ id, first, last }) =>
    first === null || last === null ? [] : [{ id, first, last }],
  );
  const { rows } = await sql<{
    id: number;
    source_id: number;
    ordinal: number;
    text: string;
    start: number;
    first_token: number;
    page: number | null;
    tokens: number;
    shelf_id: number;
  }>`
    select passage.id, source_id, ordinal, text, start, first_token, page, tokens, shelf_id
      from (
        select unnest(${listOf(wanted.map(({ id }) => id))}::int[]) as id
         union
        select beside.id
          from unnest(${listOf(placed.map(({ id }) => id))}::int[], ${listOf(placed.map(({ first }) => first))}::int[],
                 ${listOf(placed.map(({ last }) => last))}::int[]) as wanted (id, first, last)
          join similarity_passages as own on own.id = wanted.id
         cross join (values (-1), (1)) as step (step)
          join similarity_passages as beside on beside.source_id = own.source_id and beside.ordinal = own.ordinal + step
           and case step when 1 then beside.first_token - wanted.last < ${edge} else wanted.first - own.first_token < ${edge} end
      ) as wanted
      join similarity_passages as passage on passage.id = wanted.id
      join similarity_sources as source on source.id = source_id
     where shelf_id = any(${listOf(shelves)}::int[]) and passage.id <> all(${listOf(hidden)}::int[])`.execute(db);
  const own = new Set(ownShelves);
  return rows.map((row) => ({
    ...{ id: row.id, sourceId: String(row.source_id), ordinal: row.ordinal, text: row.text, start: row.start },
    ...{ firstToken: row.first_token, page: row.page, sourceTokens: row.tokens, isOwn: own.has(row.shelf_id) },
  }));
}

/** Papers that their owner shares: they are on the shelf of all, and not for the owner. */
export async function listPassagesOfPapers(db: Queryable, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('similarity_sources')
    .innerJoin('similarity_passages', 'similarity_passages.source_id', 'similarity_sources.id')
    .select('similarity_passages.id')
    .where('owner_user_id', '=', userId)
    .where('paper_id', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listPassagesOfFiles(db: Queryable, fileKeys: readonly string[]): Promise<number[]> {
  if (fileKeys.length === 0) return [];
  const rows = await db
    .selectFrom('similarity_sources')
    .innerJoin('similarity_passages', 'similarity_passages.source_id', 'similarity_sources.id')
    .select('similarity_passages.id')
    .where('file_key', 'in', [...fileKeys])
    .execute();
  return rows.map(({ id }) => id);
}
