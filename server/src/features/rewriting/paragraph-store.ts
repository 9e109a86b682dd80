import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type Paragraph, storedParagraph } from './reduction.ts';

const columns = [
  'position',
  'key',
  'state',
  'why',
  'before',
  'units',
  'parts',
  'protected',
  'repeated',
  'copied',
  'rate_before as rateBefore',
  'rate_after as rateAfter',
  'round',
  'earlier',
  'tries',
  'run_id as runId',
] as const;

const read = createRowReader('reduction_paragraphs', storedParagraph, ['key', 'position']);

export type NewParagraph = Pick<
  Paragraph,
  'position' | 'key' | 'state' | 'why' | 'before' | 'units' | 'protected' | 'repeated' | 'copied' | 'rateBefore'
>;

const insertedAtOnce = 1_000;

export async function insertParagraphs(
  tx: Tx,
  reductionId: string,
  paragraphs: readonly NewParagraph[],
): Promise<void> {
  for (let from = 0; from < paragraphs.length; from += insertedAtOnce) {
    await tx
      .insertInto('reduction_paragraphs')
      .values(
        paragraphs.slice(from, from + insertedAtOnce).map(({ rateBefore, ...paragraph }) => ({
          ...paragraph,
          protected: JSON.stringify(paragraph.protected),
          repeated: JSON.stringify(paragraph.repeated),
          copied: JSON.stringify(paragraph.copied),
          reduction_id: reductionId,
          rate_before: rateBefore,
        })),
      )
      .execute();
  }
}

export async function listParagraphs(db: Queryable, reductionId: string): Promise<Paragraph[]> {
  const rows = await db
    .selectFrom('reduction_paragraphs')
    .select(columns)
    .where('reduction_id', '=', reductionId)
    .orderBy('position')
    .execute();
  return rows.map(read);
}

/** Headings and captions that may stand between a paragraph and the one that it is read with. */
const reach = 6;

/** Those from the first to the last of these, and what stands around them. */
export async function listAround(
  db: Queryable,
  reductionId: string,
  positions: readonly number[],
): Promise<Paragraph[]> {
  const rows = await db
    .selectFrom('reduction_paragraphs')
    .select(columns)
    .where('reduction_id', '=', reductionId)
    .where('position', '>=', Math.min(...positions) - reach)
    .where('position', '<=', Math.max(...positions) + reach)
    .orderBy('position')
    .execute();
  return rows.map(read);
}

export async function findParagraph(db: Queryable, reductionId: string, position: number): Promise<Paragraph | null> {
  const row = await db
    .selectFrom('reduction_paragraphs')
    .select(columns)
    .where('reduction_id', '=', reductionId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row ? read(row) : null;
}

const openingSigns = 60;
const mostOpenings = 50;

/** How what was ordered begins, of these reductions, by their ids. */
export async function listOpenings(db: Queryable, reductionIds: readonly string[]): Promise<Map<string, string[]>> {
  if (reductionIds.length === 0) return new Map();
  const { rows } = await sql<{ reduction_id: string; openings: string[] }>`
    select reduction_id, (array_agg(left(before, ${openingSigns}) order by position))[1:${mostOpenings}::int] as openings
      from reduction_paragraphs where reduction_id = any(${[...reductionIds]}::uuid[]) and state <> 'KEPT'
     group by reduction_id`.execute(db);
  return new Map(rows.map(({ reduction_id, openings }) => [reduction_id, openings]));
}

export interface ParagraphChange {
  state?: Paragraph['state'];
  why?: Paragraph['why'];
  parts?: Paragraph['parts'];
  protected?: Paragraph['protected'];
  rateBefore?: number | null;
  rateAfter?: number | null;
  round?: number;
  earlier?: readonly string[];
  tries?: number;
  runId?: string | null;
}

export async function changeParagraph(
  tx: Tx,
  reductionId: string,
  position: number,
  change: ParagraphChange,
): Promise<Paragraph> {
  const row = await tx
    .updateTable('reduction_paragraphs')
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.why === undefined ? {} : { why: change.why }),
      ...(change.parts === undefined ? {} : { parts: JSON.stringify(change.parts) }),
      ...(change.protected === undefined ? {} : { protected: JSON.stringify(change.protected) }),
      ...(change.rateBefore === undefined ? {} : { rate_before: change.rateBefore }),
      ...(change.rateAfter === undefined ? {} : { rate_after: change.rateAfter }),
      ...(change.round === undefined ? {} : { round: change.round }),
      ...(change.earlier === undefined ? {} : { earlier: [...change.earlier] }),
      ...(change.tries === undefined ? {} : { tries: change.tries }),
      ...(change.runId === undefined ? {} : { run_id: change.runId }),
    })
    .where('reduction_id', '=', reductionId)
    .where('position', '=', position)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

/** In percent, by position. */
export async function setRates(
  tx: Tx,
  reductionId: string,
  rates: readonly { position: number; rate: number | null }[],
): Promise<void> {
  if (rates.length === 0) return;
  await sql`
    update reduction_paragraphs set rate_after = measured.rate
      from unnest(${rates.map(({ position }) => position)}::int[], ${rates.map(({ rate }) => rate)}::float8[]) as measured (position, rate)
     where reduction_id = ${reductionId} and reduction_paragraphs.position = measured.position`.execute(tx);
}

/** As it came, by position. */
export async function setMeasuredBefore(
  tx: Tx,
  reductionId: string,
  measured: readonly { position: number; rate: number | null; repeated: Paragraph['repeated'] }[],
): Promise<void> {
  if (measured.length === 0) return;
  await sql`
    update reduction_paragraphs set rate_before = measured.rate, repeated = measured.repeated
      from unnest(${measured.map(({ position }) => position)}::int[], ${measured.map(({ rate }) => rate)}::float8[],
                  ${measured.map(({ repeated }) => JSON.stringify(repeated))}::jsonb[]) as measured (position, rate, repeated)
     where reduction_id = ${reductionId} and reduction_paragraphs.position = measured.position`.execute(tx);
}

/** None of them has to be worded anew. */
export async function leaveAll(tx: Tx, reductionId: string): Promise<void> {
  await tx
    .updateTable('reduction_paragraphs')
    .set({ state: 'LEFT', why: 'GOOD_ENOUGH', round: 1 })
    .where('reduction_id', '=', reductionId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** What a run left half done stands as the round before left it. */
export async function releaseParagraphs(tx: Tx, reductionId: string): Promise<void> {
  await sql`
    update reduction_paragraphs
       set state = case when jsonb_array_length(parts) > 0 then 'REWRITTEN' when round > 0 then 'LEFT' else 'WAITING' end
     where reduction_id = ${reductionId} and state = 'REWRITING'`.execute(tx);
}

/** In units: all that is to be rewritten, what was rewritten by now, and what was looked at. */
export async function sumUnits(
  db: Queryable,
  reductionId: string,
): Promise<{ all: number; rewritten: number; looked: number }> {
  const { rows } = await sql<{ all: number; rewritten: number; looked: number }>`
    select coalesce(sum(units), 0)::int as all,
           coalesce(sum(units) filter (where jsonb_array_length(parts) > 0), 0)::int as rewritten,
           coalesce(sum(units) filter (where round > 0), 0)::int as looked
      from reduction_paragraphs where reduction_id = ${reductionId} and state <> 'KEPT'`.execute(db);
  return rows[0] ?? { all: 0, rewritten: 0, looked: 0 };
}

/** Their file could not take the new text without losing something: it holds the original, and so do they. */
export async function keepOriginals(tx: Tx, reductionId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .updateTable('reduction_paragraphs')
    .set({ state: 'LEFT', why: 'CHECKS', parts: '[]' })
    .where('reduction_id', '=', reductionId)
    .where('key', 'in', [...keys])
    .execute();
}

export async function deleteParagraphs(tx: Tx, reductionId: string): Promise<void> {
  await tx.deleteFrom('reduction_paragraphs').where('reduction_id', '=', reductionId).execute();
}
