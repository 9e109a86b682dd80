import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { PassageBlock } from '../../../text/similarity/corpus.ts';
import { readHeads } from '../../../text/similarity/packed-passages.ts';
import { type Hidden, hiddenPassages } from './hidden-passage-store.ts';

/** What may be shown. */
interface Visible {
  shelves: readonly number[];
  hidden: Hidden | null;
}

/** Passages, and of each the first and the last place in it at which a fingerprint was found. */
export interface WantedPassages {
  ids: Float64Array;
  firsts: Int32Array;
  lasts: Int32Array;
}

/** Of one that was found by its terms: near neither edge. */
export const nowhere = { first: 2 ** 30, last: -(2 ** 30) };

const listOf = (numbers: { join(separator: string): string }): string => `{${numbers.join(',')}}`;

/** Two columns of 32 bits, of which the second is never below 0, as if each were packed: to join packed values takes the database longer than this. */
export const bothOf = (one: string, other: string) => sql`int8send(${sql.ref(one)}::bigint << 32 | ${sql.ref(other)})`;

/** In tokens: what was found so near to the edge of a passage may go on in the next one. */
const edge = 60;

interface Loading {
  wanted: WantedPassages;
  /** Whether one is loaded anyway. */
  isLoaded(id: number): boolean;
  ownShelves: readonly number[];
}

/**
 * These, packed, and their neighbours where a copy may reach into them; of the shelves that are looked through alone, whoever made up a
 * number. Whether one lies near an edge shows when it is there: the neighbours are asked for afterwards, in one question.
 */
export async function loadPassages(
  db: Queryable,
  visible: Visible,
  { wanted, isLoaded, ownShelves }: Loading,
): Promise<PassageBlock[]> {
  const ask = (asked: Asked) => askFor(db, visible, ownShelves, asked);
  const own = await ask({ ids: wanted.ids });
  const neighbours = listNeighbours(own, wanted).filter(({ id }) => !isLoaded(id));
  if (neighbours.length === 0) return [own];
  // Passages of a source are numbered one behind the other when they are put in.
  const beside = await ask({ ids: neighbours.map(({ id }) => id) });
  const answered = new Set(Array.from(readHeads(beside), ({ source, ordinal }) => `${source}/${ordinal}`));
  const others = neighbours.filter(({ source, ordinal }) => !answered.has(`${source}/${ordinal}`));
  return others.length === 0 ? [own, beside] : [own, beside, await ask({ places: others })];
}

interface Neighbour {
  id: number;
  source: number;
  ordinal: number;
}

function listNeighbours(loaded: PassageBlock, { ids, firsts, lasts }: WantedPassages): Neighbour[] {
  const placeOf = new Map(Array.from(ids, (id, index) => [id, index]));
  const neighbours: Neighbour[] = [];
  for (const { id, source, ordinal, firstToken, tokens, sourceTokens } of readHeads(loaded)) {
    const place = placeOf.get(id) as number;
    const behind = firstToken + tokens;
    if (ordinal > 0 && (firsts[place] as number) - firstToken < edge)
      neighbours.push({ id: id - 1, source, ordinal: ordinal - 1 });
    if (behind < sourceTokens && behind - (lasts[place] as number) < edge)
      neighbours.push({ id: id + 1, source, ordinal: ordinal + 1 });
  }
  return neighbours;
}

type Asked = { ids: { join(separator: string): string } } | { places: readonly Neighbour[] };

async function askFor(
  db: Queryable,
  { shelves, hidden }: Visible,
  ownShelves: readonly number[],
  asked: Asked,
): Promise<PassageBlock> {
  const among =
    'ids' in asked
      ? sql`unnest(${listOf(asked.ids)}::int[]) as asked (id) join similarity_passages as passage on passage.id = asked.id`
      : sql`unnest(${listOf(asked.places.map(({ source }) => source))}::int[],
                   ${listOf(asked.places.map(({ ordinal }) => ordinal))}::int[]) as asked (source_id, ordinal)
              join similarity_passages as passage
                on passage.source_id = asked.source_id and passage.ordinal = asked.ordinal`;
  const { rows } = await sql<{ heads: Buffer | null; texts: string | null }>`
    select string_agg(${bothOf('id', 'source_id')} || ${bothOf('ordinal', 'start')} || ${bothOf('first_token', 'tokens')}
             || int4send(coalesce(page, -1)) || ${bothOf('source_tokens', 'length')}
             || int4send((shelf_id = any(${listOf(ownShelves)}::int[]))::int), ''::bytea) as heads,
           string_agg(text, '') as texts
      from (select passage.* from ${among}) as passage
     where shelf_id = any(${listOf(shelves)}::int[])
       ${hidden ? sql`and id not in (${hiddenPassages(hidden)})` : sql``}`.execute(db);
  return { heads: rows[0]?.heads ?? new Uint8Array(), texts: rows[0]?.texts ?? '' };
}

/** A stretch of a source's text. */
export interface PlaceInSource {
  sourceId: number;
  from: number;
  to: number;
}

export interface PlacedText {
  sourceId: number;
  start: number;
  text: string;
}

/** Passages in which these places lie, in the order of their sources, of papers of others on shelves that are looked at. */
export async function listPassagesAt(
  db: Queryable,
  { shelves, userId }: { shelves: readonly number[]; userId: string },
  places: readonly PlaceInSource[],
): Promise<PlacedText[]> {
  const { rows } = await sql<PlacedText>`
    select distinct passage.source_id as "sourceId", passage.start, passage.text
      from unnest(${listOf(places.map(({ sourceId }) => sourceId))}::int[], ${listOf(places.map(({ from }) => from))}::int[],
                  ${listOf(places.map(({ to }) => to))}::int[]) as asked (source_id, first, last)
      join similarity_passages as passage on passage.source_id = asked.source_id
       and passage.start < asked.last and passage.start + passage.length > asked.first
      join similarity_sources as source on source.id = passage.source_id
     where passage.shelf_id = any(${listOf(shelves)}::int[]) and source.owner_user_id is distinct from ${userId}::uuid
     order by passage.source_id, passage.start`.execute(db);
  return rows;
}
