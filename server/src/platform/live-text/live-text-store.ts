import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable, Tx } from '../database/database.ts';
import { type Sweep, sweepOfAged } from '../retention/sweep.ts';
import { type Delta, type DeltaNotice, followDeltas, type GrowingText, type LiveText } from './live-text.ts';

export const liveTextChannel = 'live_text';

/** A payload of NOTIFY ends at 8,000 bytes. */
const payloadMaximum = 7_800;

/**
 * Leftovers: of writers that were killed, and of texts that nobody ended. Both tables hold what grows at this moment and no
 * more, so they need no index for it. An hour is longer than a killed step waits for its next attempt; a row goes with its
 * run, which may wait for days for an engine that is away.
 */
export const liveTextSweeps: readonly Sweep[] = [
  sweepOfAged({ table: 'live_text_deltas', column: 'created_at', keptMs: 3_600_000 }),
  sweepOfAged({ table: 'live_texts', column: 'changed_at', keptMs: 7 * 24 * 3_600_000 }),
];

/** The first words of a generation, told at once. False when a later generation has the text. */
export async function beginLiveText(
  tx: Tx,
  { topic, part, generation, text }: { topic: string; part: string; generation: number; text: string },
): Promise<boolean> {
  const payload = noticeOf([topic, part, generation, 1, 0, text]);
  // One statement: its reader waits for these words.
  const { rows } = await sql`
    with begun as (
      insert into live_texts (topic, part, generation, seq, text) values (${topic}, ${part}, ${generation}, 1, ${text})
      on conflict (topic, part) do update
        set generation = excluded.generation, seq = 1, text = excluded.text, changed_at = now()
        where live_texts.generation < excluded.generation
      returning 1)
    select pg_notify(${liveTextChannel}, ${`[${payload}]`}) from begun`.execute(tx);
  return rows.length > 0;
}

/**
 * Before its first words, part of the statement that makes what the text belongs to: whoever writes it then need not begin it, and nobody
 * waits for a statement more.
 */
export const openLiveText = ({ topic, part }: { topic: string; part: string }) =>
  sql<{ part: string }>`
    insert into live_texts (topic, part, generation, seq, text) values (${topic}, ${part}, 1, 1, '') returning part`;

/** How it stands then: whoever opened it need not look. */
export const openedText = (part: string): GrowingText => ({ part, generation: 1, seq: 1, text: '', anewAt: 1 });

/** What is told of a delta: itself, or where to look when it is too long. */
function noticeOf(delta: Delta): string {
  const whole = JSON.stringify(delta);
  if (Buffer.byteLength(whole) <= payloadMaximum) return whole;
  return JSON.stringify(delta.slice(0, 4) as unknown as DeltaNotice);
}

export interface ToldDeltas {
  /** By the place of each delta. BUSY: somebody holds the text still for a moment. LOST: it is not this writer's any more. */
  outcomes: ('TOLD' | 'BUSY' | 'LOST')[];
  lastId: number | null;
}

/**
 * Keeps deltas and tells of them, in one statement: whoever can read them finds them in the table. Never waits for a row
 * that somebody holds, so that one text cannot keep the others waiting.
 */
export async function tellDeltas(pool: pg.Pool, writer: string, deltas: readonly Delta[]): Promise<ToldDeltas> {
  const notices = deltas.map(noticeOf);
  const { rows } = await pool.query<{ is_told: boolean; is_open: boolean; last_id: number | null }>({
    name: 'tell-live-texts',
    text: `
      with given as (
        select * from unnest($2::uuid[], $3::uuid[], $4::integer[], $5::text[], $6::text[], $7::integer[])
          with ordinality as given (topic, part, generation, delta, notice, chunk, place)
      ), held as materialized (
        select given.* from given join live_texts t using (topic, part, generation) for share of t skip locked
      ), kept as (
        insert into live_text_deltas (writer, deltas)
        select $1, '[' || string_agg(delta, ',') || ']' from held group by chunk
        returning id
      ), told as materialized (
        select pg_notify('${liveTextChannel}', '[' || string_agg(notice, ',') || ']') from held group by chunk
      )
      select held.place is not null as is_told,
             exists (select from live_texts t
                      where (t.topic, t.part, t.generation) = (given.topic, given.part, given.generation)) as is_open,
             (select max(id) from kept) as last_id, (select count(*) from told) as chunks
        from given left join held on held.place = given.place
       order by given.place`,
    values: [
      writer,
      deltas.map(([topic]) => topic),
      deltas.map(([, part]) => part),
      deltas.map(([, , generation]) => generation),
      deltas.map((delta) => JSON.stringify(delta)),
      notices,
      chunksOf(notices),
    ],
  });
  return {
    outcomes: rows.map(({ is_told, is_open }) => (is_told ? 'TOLD' : is_open ? 'BUSY' : 'LOST')),
    lastId: rows[0]?.last_id ?? null,
  };
}

/** As many as one payload takes go together. */
function chunksOf(notices: readonly string[]): number[] {
  let chunk = 0;
  let bytes = 2;
  return notices.map((notice) => {
    const length = Buffer.byteLength(notice) + 1;
    if (bytes + length > payloadMaximum) {
      chunk += 1;
      bytes = 2;
    }
    bytes += length;
    return chunk;
  });
}

export interface Checkpoint extends LiveText {
  topic: string;
  /** What was told before may be lost: readers look here. */
  isNews: boolean;
}

/** Where each is by now; one that is held still for a moment is left as it is. */
export async function keepCheckpoints(
  pool: pg.Pool,
  checkpoints: readonly Checkpoint[],
): Promise<('KEPT' | 'BUSY' | 'LOST')[]> {
  const notices = checkpoints.map(({ topic, part, generation, seq, isNews }) =>
    isNews ? JSON.stringify([topic, part, generation, seq] satisfies DeltaNotice) : null,
  );
  const { rows } = await pool.query<{ is_kept: boolean; is_open: boolean }>({
    name: 'keep-live-texts',
    text: `
      with given as (
        select * from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::integer[], $5::text[], $6::text[])
          with ordinality as given (topic, part, generation, seq, text, notice, place)
      ), held as materialized (
        select given.* from given join live_texts t using (topic, part, generation) for no key update of t skip locked
      ), kept as (
        update live_texts t set seq = held.seq, text = held.text, changed_at = now()
          from held where (t.topic, t.part) = (held.topic, held.part) and held.text is not null
      ), told as materialized (
        select pg_notify('${liveTextChannel}', '[' || notice || ']') from held where notice is not null
      )
      select held.place is not null as is_kept,
             exists (select from live_texts t
                      where (t.topic, t.part, t.generation) = (given.topic, given.part, given.generation)) as is_open,
             (select count(*) from told) as told
        from given left join held on held.place = given.place
       order by given.place`,
    values: [
      checkpoints.map(({ topic }) => topic),
      checkpoints.map(({ part }) => part),
      checkpoints.map(({ generation }) => generation),
      checkpoints.map(({ seq }) => seq),
      checkpoints.map(({ text }) => text),
      notices,
    ],
  });
  return rows.map(({ is_kept, is_open }) => (is_kept ? 'KEPT' : is_open ? 'BUSY' : 'LOST'));
}

/** Which of these a writer still has; asked of those of which there is nothing new. */
export async function listOpenTexts(
  pool: pg.Pool,
  texts: readonly Pick<Checkpoint, 'topic' | 'part' | 'generation'>[],
): Promise<boolean[]> {
  const { rows } = await pool.query<{ is_open: boolean }>({
    name: 'list-open-live-texts',
    text: `
      select t.part is not null as is_open
        from unnest($1::uuid[], $2::uuid[], $3::integer[]) with ordinality as given (topic, part, generation, place)
        left join live_texts t using (topic, part, generation)
       order by given.place`,
    values: [texts.map(({ topic }) => topic), texts.map(({ part }) => part), texts.map(({ generation }) => generation)],
  });
  return rows.map(({ is_open }) => is_open);
}

/** What the checkpoints hold by now. */
export async function dropDeltas(pool: pg.Pool, writer: string, upToId: number): Promise<void> {
  await pool.query({
    name: 'drop-live-deltas',
    text: 'delete from live_text_deltas where writer = $1 and id <= $2',
    values: [writer, upToId],
  });
}

/** All texts of a topic, with all that was ever told of them: one statement, one snapshot. */
export async function readLiveTexts(db: Queryable, topic: string): Promise<ReturnType<typeof followDeltas>[]> {
  const { rows } = await sql<{ texts: LiveText[]; deltas: string[] }>`
    select coalesce((select json_agg(json_build_object('part', part, 'generation', generation, 'seq', seq, 'text', text))
                       from live_texts where topic = ${topic}), '[]') as texts,
           coalesce((select array_agg(deltas order by id)
                       from live_text_deltas where strpos(deltas, ${topic}) > 0), '{}') as deltas`.execute(db);
  const { texts = [], deltas = [] } = rows[0] ?? {};
  if (texts.length === 0) return [];
  const ofTopic = deltas.flatMap((told) => (JSON.parse(told) as Delta[]).filter(([of]) => of === topic));
  return texts.map((text) => followDeltas(text, ofTopic));
}

/** Until the transaction ends nothing more is told of them, and what was told by now can be read. False when there is none. */
export async function holdLiveTexts(tx: Tx, topic: string): Promise<boolean> {
  const held = tx.selectFrom('live_texts').select('part').where('topic', '=', topic).orderBy('part').forUpdate();
  return (await held.execute()).length > 0;
}

/** Of one topic, as part of another statement. */
export const endLiveTextsOf = (topic: string) => sql`delete from live_texts where topic = ${topic}`;

/** Whoever still writes one hears within a second that it is not theirs any more. */
export async function endLiveTexts(tx: Tx, topics: readonly string[], part?: string): Promise<void> {
  if (topics.length === 0) return;
  await tx
    .deleteFrom('live_texts')
    .where('topic', 'in', [...topics])
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''))
    .execute();
}
