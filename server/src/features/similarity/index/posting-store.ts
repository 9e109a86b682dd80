import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { inPipeline, type Statement } from '../../../platform/database/pipeline.ts';
import { unknownAround } from '../../../text/comparing/around.ts';
import { highHalf, isLittle } from '../../../text/comparing/byte-order.ts';
import type { Postings, TermPostings } from '../../../text/similarity/corpus.ts';
import { type CrowdedTerms, crowdedTermsOf } from './crowded-terms.ts';
import type { HeldHashes } from './held-hashes.ts';
import { type Hidden, hiddenPassages } from './hidden-passage-store.ts';
import { bothOf } from './passage-store.ts';

/** What is looked through. */
export interface Looked {
  shelves: readonly number[];
  /** On these shelves, what is nevertheless not for whoever asks; null where nothing can be. */
  hidden: Hidden | null;
  /** Those of the shelves on which none of them stand: nearly always that of all works, on which most stands. */
  wholeShelves: readonly number[];
  /** Of whoever asks: what stands around a place in them is not told, since they are always read. */
  ownShelves?: readonly number[] | undefined;
  /** Whoever cannot wait has the database give up. */
  timeoutMs?: number | undefined;
}

const listOf = (numbers: { join(separator: string): string }): string => `{${numbers.join(',')}}`;

/**
 * Each hash is looked up in the index by itself and no further than to the place after `most`: one that stands in a hundred thousand
 * passages costs what any other costs. Without statistics of a young table the planner would rather read all of it.
 */
async function looking<Row>(db: Database, { timeoutMs }: Looked, question: Statement<Row>): Promise<Row[]> {
  const timeout =
    timeoutMs === undefined
      ? sql``
      : sql`, set_config('statement_timeout', ${String(Math.max(1, Math.round(timeoutMs)))}, true)`;
  return inTransaction(db, (tx) =>
    inPipeline(tx, async (send) => {
      const set = send(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
          set_config('jit', 'off', true)${timeout}`,
      );
      const answered = send(question);
      await set;
      return answered;
    }),
  );
}

const int8 = 20;

/** An array as the database keeps it: neither side has to write out, and read again, eight thousand long numbers. */
function packArray(values: BigInt64Array): Buffer {
  if (values.length === 0) return packHead([0, 0, int8]);
  // Of one dimension, without nulls, and counted from 1.
  const head = packHead([1, 0, int8, values.length, 1]);
  const bytes = Buffer.alloc(head.length + 12 * values.length);
  bytes.set(head);
  const given = new DataView(values.buffer, values.byteOffset);
  const packed = new DataView(bytes.buffer, bytes.byteOffset + head.length);
  // By halves: as numbers of 64 bits each would be an object.
  for (let index = 0; index < values.length; index += 1) {
    packed.setInt32(12 * index, 8);
    packed.setInt32(12 * index + 4, given.getInt32(8 * index + highHalf, isLittle));
    packed.setInt32(12 * index + 8, given.getInt32(8 * index + 4 - highHalf, isLittle));
  }
  return bytes;
}

function packHead(numbers: readonly number[]): Buffer {
  const head = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => {
    head.writeInt32BE(number, 4 * index);
  });
  return head;
}

/** Bytes of a place: which hash it is of, what stands around it, its passage and its position. */
const placeBytes = 16;

/** Places as the database packs them into one value: as rows, tens of thousands would take the driver longer than the database. */
function readPlaces(bytes: Buffer, asked: number, most: number): Postings {
  const all = bytes.length / placeBytes;
  const counts = new Int32Array(asked);
  const places = {
    asked: new Int32Array(all),
    passages: new Float64Array(all),
    positions: new Int32Array(all),
    arounds: new Int32Array(all),
  };
  let kept = 0;
  for (let at = 0; at < bytes.length; at += placeBytes) {
    const which = bytes.readInt32BE(at) - 1;
    counts[which] = (counts[which] ?? 0) + 1;
    // The one after the last says that there are more.
    if ((counts[which] as number) > most) continue;
    places.asked[kept] = which;
    places.arounds[kept] = bytes.readInt32BE(at + 4);
    places.passages[kept] = bytes.readInt32BE(at + 8);
    places.positions[kept] = bytes.readInt32BE(at + 12);
    kept += 1;
  }
  return {
    asked: places.asked.slice(0, kept),
    passages: places.passages.slice(0, kept),
    positions: places.positions.slice(0, kept),
    arounds: places.arounds.slice(0, kept),
    counts,
  };
}

/** Left out where nothing can be hidden: it would be compared with at every place. */
const notHidden = ({ hidden }: Looked) => (hidden ? sql`and passage_id not in (${hiddenPassages(hidden)})` : sql``);

const aroundOf = ({ ownShelves = [] }: Looked) =>
  ownShelves.length === 0
    ? sql`around`
    : sql`case when shelf_id = any(${listOf(ownShelves)}::int[]) then ${unknownAround}::int else around end`;

/** Questions are asked over so many connections at once, where each has enough to look up: whoever checks waits for all of them. */
const partsOfQuestion = 2;
const leastOfPart = 300;

/** Of each hash its places; nothing is asked for those that are known to stand nowhere. */
export async function findPostings(
  db: Database,
  looked: Looked,
  hashes: BigInt64Array,
  most: number,
  held: HeldHashes | null = null,
): Promise<Postings> {
  const places = held ? held.listHeld(hashes) : Int32Array.from(hashes.keys());
  const parts = partsByHash(hashes, places);
  const found = await Promise.all(
    parts.map((part) =>
      lookUp(
        db,
        looked,
        BigInt64Array.from(part, (place) => hashes[place] as bigint),
        most,
      ),
    ),
  );
  const counts = new Int32Array(hashes.length);
  found.forEach((answer, part) => {
    const own = parts[part] as Int32Array;
    for (let index = 0; index < own.length; index += 1) counts[own[index] as number] = answer.counts[index] as number;
  });
  return {
    asked: joined(
      Int32Array,
      found.map(({ asked }, part) => asked.map((index) => (parts[part] as Int32Array)[index] as number)),
    ),
    passages: joined(
      Float64Array,
      found.map(({ passages }) => passages),
    ),
    positions: joined(
      Int32Array,
      found.map(({ positions }) => positions),
    ),
    arounds: joined(
      Int32Array,
      found.map(({ arounds }) => arounds),
    ),
    counts,
  };
}

/** The smaller hashes and the larger ones: answers come by their size, and are the same in whatever parts. */
function partsByHash(hashes: BigInt64Array, places: Int32Array): Int32Array[] {
  if (places.length < partsOfQuestion * leastOfPart) return places.length === 0 ? [] : [places];
  const middle = BigInt64Array.from(places, (place) => hashes[place] as bigint).sort()[places.length >> 1] as bigint;
  return [
    places.filter((place) => (hashes[place] as bigint) < middle),
    places.filter((place) => (hashes[place] as bigint) >= middle),
  ];
}

async function lookUp(db: Database, looked: Looked, hashes: BigInt64Array, most: number): Promise<Postings> {
  const rows = await looking(
    db,
    looked,
    sql<{ places: Buffer | null }>`
      select string_agg(${bothOf('asked.place', 'around')} || ${bothOf('passage_id', 'position')}, ''::bytea) as places
        from (select * from unnest(${packArray(hashes)}::bigint[]) with ordinality as asked (hash, place) order by hash) as asked
       cross join lateral (
         select passage_id, position, ${aroundOf(looked)} as around from similarity_fingerprints as held
          where held.hash = asked.hash and held.shelf_id = any(${listOf(looked.shelves)}::int[]) ${notHidden(looked)}
          limit ${most + 1}) as held`,
  );
  return readPlaces(rows[0]?.places ?? Buffer.alloc(0), hashes.length, most);
}

/**
 * Of each term in how many passages it stands, and these; none of one that stands in more than `most`. What is known to do so is not
 * asked for, unless it is on a shelf of which something is hidden: that may be what it stands in.
 */
export async function findTermPostings(
  db: Database,
  looked: Looked,
  terms: BigInt64Array,
  most: number,
  crowded: CrowdedTerms = crowdedTermsOf(db),
): Promise<TermPostings> {
  const places = crowded.listOthers(looked.wholeShelves, terms);
  const counts = new Int32Array(terms.length).fill(most + 1);
  for (const place of places) counts[place] = 0;
  const size = Math.max(leastOfPart, Math.ceil(places.length / partsOfQuestion));
  const parts = Array.from({ length: Math.ceil(places.length / size) }, (_, part) =>
    places.subarray(part * size, (part + 1) * size),
  );
  const answers = await Promise.all(
    parts.map((part) => {
      const asked = BigInt64Array.from(part, (place) => terms[place] as bigint);
      return lookUpTerms(db, looked, asked, most);
    }),
  );
  const read = answers.map((packed, part) =>
    readHolders(packed, {
      ...{ places: parts[part] as Int32Array, counts, most },
      onCrowded: (place, shelf) => {
        if (looked.wholeShelves.includes(shelf)) crowded.put(shelf, Number(terms[place]));
      },
    }),
  );
  return {
    asked: joined(
      Int32Array,
      read.map(({ asked }) => asked),
    ),
    passages: joined(
      Float64Array,
      read.map(({ passages }) => passages),
    ),
    counts,
  };
}

function joined<Column extends Int32Array | Float64Array>(
  make: new (length: number) => Column,
  parts: Column[],
): Column {
  const whole = new make(parts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return whole;
}

async function lookUpTerms(db: Database, looked: Looked, asked: BigInt64Array, most: number): Promise<Buffer> {
  const rows = await looking(
    db,
    looked,
    sql<{ holders: Buffer | null }>`
      select string_agg(int4send(asked.place::int) || int4send(held.count::int) || held.passages, ''::bytea) as holders
        from (select * from unnest(${packArray(asked)}::bigint[]) with ordinality as asked (term, place) order by term) as asked
       cross join lateral (
         select count(*) as count,
                case when count(*) <= ${most} then string_agg(int4send(passage_id), ''::bytea)
                     when min(shelf_id) = max(shelf_id) then int4send(min(shelf_id)) else int4send(0) end as passages
           from (
             select passage_id, shelf_id from similarity_terms as held
              where held.term = asked.term and held.shelf_id = any(${listOf(looked.shelves)}::int[]) ${notHidden(looked)}
              limit ${most + 1}) as held
         having count(*) > 0) as held`,
  );
  return rows[0]?.holders ?? Buffer.alloc(0);
}

interface Holders {
  /** Of those that were asked for, which of the terms each is. */
  places: Int32Array;
  counts: Int32Array;
  most: number;
  /** In this one shelf alone stand more than are looked at; 0 where they stand in several. */
  onCrowded(place: number, shelf: number): void;
}

function readHolders(packed: Buffer, { places, counts, most, onCrowded }: Holders): Omit<TermPostings, 'counts'> {
  const asked = new Int32Array(packed.length / 4);
  const passages = new Float64Array(packed.length / 4);
  let kept = 0;
  for (let at = 0; at < packed.length; ) {
    const place = places[packed.readInt32BE(at) - 1] as number;
    const count = packed.readInt32BE(at + 4);
    counts[place] = count;
    at += 8;
    if (count > most) {
      onCrowded(place, packed.readInt32BE(at));
      at += 4;
      continue;
    }
    for (let left = count; left > 0; left -= 1) {
      asked[kept] = place;
      passages[kept] = packed.readInt32BE(at);
      kept += 1;
      at += 4;
    }
  }
  return { asked: asked.slice(0, kept), passages: passages.slice(0, kept) };
}
