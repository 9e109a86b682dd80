import type { Rates } from '@yanmo/contract/reductions';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type Reduction, storedReduction, type Whole } from './reduction.ts';

const columns = [
  'id',
  'user_id as userId',
  'item_id as itemId',
  'out_trade_no as outTradeNo',
  'fingerprint',
  'source',
  'mode',
  'language',
  'report_language as reportLanguage',
  'title',
  'units',
  'is_tracked as isTracked',
  'file_key as fileKey',
  'cleaned',
  'kept',
  'rates_before as ratesBefore',
  'rates_after as ratesAfter',
  'whole',
  'round',
  'engine',
  'engine_version as engineVersion',
  'run_id as runId',
  'promised',
  'is_promise_kept as isPromiseKept',
  'hand_file_key as handFileKey',
  'reason',
  'version',
  'packed_version as packedVersion',
  'folder',
  'pack_run_id as packRunId',
  'removed_at as removedAt',
  'delivered_at as deliveredAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const read = createRowReader('reductions', storedReduction);
const asJson = (value: Rates | Whole | null) => (value === null ? null : JSON.stringify(value));

export type NewReduction = Pick<
  Reduction,
  | 'userId'
  | 'itemId'
  | 'outTradeNo'
  | 'fingerprint'
  | 'source'
  | 'mode'
  | 'language'
  | 'reportLanguage'
  | 'title'
  | 'units'
  | 'isTracked'
  | 'fileKey'
  | 'cleaned'
  | 'kept'
  | 'ratesBefore'
  | 'whole'
  | 'promised'
  | 'engine'
  | 'engineVersion'
> & { at: Date };

/** Null when the same is there and waits to be paid for. */
export async function insertReduction(tx: Tx, reduction: NewReduction): Promise<Reduction | null> {
  const row = await tx
    .insertInto('reductions')
    .values({
      user_id: reduction.userId,
      item_id: reduction.itemId,
      out_trade_no: reduction.outTradeNo,
      fingerprint: reduction.fingerprint,
      source: reduction.source,
      mode: reduction.mode,
      language: reduction.language,
      report_language: reduction.reportLanguage,
      title: reduction.title,
      units: reduction.units,
      is_tracked: reduction.isTracked,
      file_key: reduction.fileKey,
      cleaned: reduction.cleaned,
      kept: JSON.stringify(reduction.kept),
      rates_before: asJson(reduction.ratesBefore),
      whole: asJson(reduction.whole),
      promised: reduction.promised,
      engine: reduction.engine,
      engine_version: reduction.engineVersion,
      created_at: reduction.at,
      updated_at: reduction.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** What waits to be paid for, held to the end of the transaction. */
export async function lockUnpaid(tx: Tx, userId: string, fingerprint: string): Promise<Reduction | null> {
  const row = await tx
    .selectFrom('reductions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('item_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findOwn(db: Queryable, userId: string, id: string): Promise<Reduction | null> {
  const row = await db
    .selectFrom('reductions')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findReduction(db: Queryable, id: string): Promise<Reduction | null> {
  const row = await db.selectFrom('reductions').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

export async function getReduction(db: Queryable, id: string): Promise<Reduction> {
  return read(await db.selectFrom('reductions').select(columns).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Held to the end of the transaction: choices, packs and what an operator does come one after the other. */
export async function lockReduction(tx: Tx, id: string): Promise<Reduction> {
  return read(
    await tx.selectFrom('reductions').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  );
}

/** By the item that pays for each. */
export async function listOfItems(db: Queryable, itemIds: readonly string[]): Promise<Map<string, Reduction>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reductions')
    .select(columns)
    .where('item_id', 'in', [...itemIds])
    .execute();
  return new Map(rows.map((row) => [row.itemId ?? '', read(row)]));
}

export async function findOfItem(db: Queryable, itemId: string): Promise<Reduction | null> {
  return (await listOfItems(db, [itemId])).get(itemId) ?? null;
}

/** False when another item has it already. */
export async function giveToItem(
  tx: Tx,
  id: string,
  { itemId, outTradeNo, at }: { itemId: string; outTradeNo: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reductions')
    .set({ item_id: itemId, out_trade_no: outTradeNo, updated_at: at })
    .where('id', '=', id)
    .where((row) => row.or([row('item_id', 'is', null), row('item_id', '=', itemId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ReductionChange {
  isTracked?: boolean;
  title?: string;
  fileKey?: string | null;
  ratesBefore?: Rates | null;
  ratesAfter?: Rates | null;
  whole?: Whole | null;
  round?: number;
  engine?: string;
  engineVersion?: string;
  runId?: string | null;
  promised?: number | null;
  isPromiseKept?: boolean | null;
  handFileKey?: string | null;
  reason?: string;
  version?: number;
  packedVersion?: number | null;
  folder?: string | null;
  packRunId?: string;
  removedAt?: Date;
  deliveredAt?: Date;
}

export async function changeReduction(tx: Queryable, id: string, change: ReductionChange, at: Date): Promise<void> {
  await tx
    .updateTable('reductions')
    .set({
      updated_at: at,
      ...(change.isTracked === undefined ? {} : { is_tracked: change.isTracked }),
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.fileKey === undefined ? {} : { file_key: change.fileKey }),
      ...(change.ratesBefore === undefined ? {} : { rates_before: asJson(change.ratesBefore) }),
      ...(change.ratesAfter === undefined ? {} : { rates_after: asJson(change.ratesAfter) }),
      ...(change.whole === undefined ? {} : { whole: asJson(change.whole) }),
      ...(change.round === undefined ? {} : { round: change.round }),
      ...(change.engine === undefined ? {} : { engine: change.engine }),
      ...(change.engineVersion === undefined ? {} : { engine_version: change.engineVersion }),
      ...(change.runId === undefined ? {} : { run_id: change.runId }),
      ...(change.promised === undefined ? {} : { promised: change.promised }),
      ...(change.isPromiseKept === undefined ? {} : { is_promise_kept: change.isPromiseKept }),
      ...(change.handFileKey === undefined ? {} : { hand_file_key: change.handFileKey }),
      ...(change.reason === undefined ? {} : { reason: change.reason }),
      ...(change.version === undefined ? {} : { version: change.version }),
      ...(change.packedVersion === undefined ? {} : { packed_version: change.packedVersion }),
      ...(change.folder === undefined ? {} : { folder: change.folder }),
      ...(change.packRunId === undefined ? {} : { pack_run_id: change.packRunId }),
      ...(change.removedAt === undefined ? {} : { removed_at: change.removedAt }),
      ...(change.deliveredAt === undefined ? {} : { delivered_at: change.deliveredAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** As it measures now; where only some paragraphs are rewritten, the whole beside them. */
export async function setRatesAfter(
  tx: Tx,
  id: string,
  { rates, whole }: { rates: Rates; whole: Rates | null },
  at: Date,
): Promise<void> {
  await changeReduction(tx, id, { ratesAfter: rates }, at);
  if (!whole) return;
  await sql`
    update reductions set whole = jsonb_set(whole, '{after}', ${JSON.stringify(whole)}::jsonb)
     where id = ${id} and whole is not null`.execute(tx);
}

/** Of these files those that no rewriting needs. */
export async function listUnusedFiles(tx: Tx, fileKeys: readonly string[]): Promise<string[]> {
  if (fileKeys.length === 0) return [];
  const rows = await tx
    .selectFrom('reductions')
    .select('file_key')
    .where('file_key', 'in', [...fileKeys])
    .execute();
  const used = new Set(rows.map(({ file_key }) => file_key));
  return fileKeys.filter((key) => !used.has(key));
}

/** What a user may read, with the words as they stand. */
export async function listForExport(tx: Tx, userId: string, itemIds: readonly string[]) {
  return (
    tx
      .selectFrom('reductions')
      .leftJoin('reduction_paragraphs as paragraph', 'paragraph.reduction_id', 'reductions.id')
      .select([
        'reductions.id',
        'reductions.out_trade_no',
        'reductions.title',
        'reductions.mode',
        'reductions.rates_before',
        'reductions.rates_after',
        'reductions.created_at',
        'paragraph.position',
        'paragraph.before',
      ])
      // Of what is still being made, or went back for its money, only what was sent is theirs.
      .select(sql<unknown>`case when item_id = any(${itemIds}::uuid[]) then paragraph.parts end`.as('parts'))
      .where('user_id', '=', userId)
      .orderBy('reductions.created_at')
      .orderBy('paragraph.position')
      .execute()
  );
}

/** As many as tell what the next one will come to. */
const newestCounted = 30;

/** TEXT: whatever was sent, as text or as a file. */
export async function countLately(
  db: Queryable,
  engine: string,
  kind: 'PAPER' | 'TEXT',
): Promise<{ all: number; broken: number }> {
  const newest = db
    .selectFrom('reductions')
    .select('is_promise_kept')
    .where('source', kind === 'PAPER' ? '=' : '<>', 'PAPER')
    .where('engine', '=', engine)
    .where('is_promise_kept', 'is not', null)
    .orderBy('delivered_at', 'desc')
    .limit(newestCounted)
    .as('newest');
  const { all, broken } = await db
    .selectFrom(newest)
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('is_promise_kept', '=', false).as('broken'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), broken: Number(broken) };
}

/** Of the newest deliveries of which something was promised: how many measured higher than this. */
export async function countAbove(
  db: Queryable,
  engine: string,
  percent: number,
): Promise<{ all: number; above: number }> {
  const newest = db
    .selectFrom('reductions')
    .select(sql<number>`(rates_after ->> 'aigc')::float8`.as('rate'))
    .where('engine', '=', engine)
    .where('is_promise_kept', 'is not', null)
    .where(sql<boolean>`rates_after ->> 'aigc' is not null`)
    .orderBy('delivered_at', 'desc')
    .limit(newestCounted)
    .as('newest');
  const { all, above } = await db
    .selectFrom(newest)
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('rate', '>', percent).as('above'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), above: Number(above) };
}

/** The keys of what was made of them. */
export async function deleteReductionsOf(tx: Tx, userId: string): Promise<string[]> {
  const files = await tx
    .deleteFrom('reduction_files')
    .using('reductions')
    .whereRef('reductions.id', '=', 'reduction_files.reduction_id')
    .where('reductions.user_id', '=', userId)
    .returning('reduction_files.key')
    .execute();
  await tx.deleteFrom('reductions').where('user_id', '=', userId).execute();
  return files.map(({ key }) => key);
}

/** Nobody paid for them: the files that were sent go with them. */
export async function deleteUnpaid(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ rows: number; fileKeys: string[] }> {
  const { rows } = await sql<{ file_key: string | null }>`
    delete from reductions where id = any (array(
      select id from reductions where item_id is null and updated_at < ${before}
       order by updated_at limit ${limit} for update skip locked))
    returning file_key`.execute(tx);
  return { rows: rows.length, fileKeys: rows.flatMap(({ file_key }) => file_key ?? []) };
}

export async function findOldestUnpaid(db: Queryable): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('reductions')
    .select((select) => select.fn.min('updated_at').as('oldest'))
    .where('item_id', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest;
}
