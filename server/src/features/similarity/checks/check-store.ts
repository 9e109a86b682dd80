import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import { type Check, CheckParagraph, type CheckText, storedCheck } from './check.ts';

const columns = [
  'id',
  'user_id as userId',
  'item_id as itemId',
  'out_trade_no as outTradeNo',
  'fingerprint',
  'source',
  'paper_no as paperNo',
  'language',
  'report_language as reportLanguage',
  'title',
  'units',
  'cleaned',
  'compare_with as compareWith',
  'file_key as fileKey',
  'run_id as runId',
  'measured_at as measuredAt',
  'method',
  'version',
  'rates',
  'compared',
  'certificate_number as certificateNumber',
  'folder',
  'removed_at as removedAt',
  'delivered_at as deliveredAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const read = createRowReader('checks', storedCheck);
const readText = createRowReader('check_texts', { paragraphs: CheckParagraph.array() }, ['check_id']);

export type NewCheck = Pick<
  Check,
  | 'userId'
  | 'fingerprint'
  | 'source'
  | 'paperNo'
  | 'language'
  | 'reportLanguage'
  | 'title'
  | 'units'
  | 'cleaned'
  | 'compareWith'
  | 'fileKey'
> & { at: Date };

/** Null when the same is there and waits to be paid for. */
export async function insertCheck(tx: Tx, check: NewCheck, { text, paragraphs }: CheckText): Promise<Check | null> {
  const row = await tx
    .insertInto('checks')
    .values({
      user_id: check.userId,
      fingerprint: check.fingerprint,
      source: check.source,
      paper_no: check.paperNo,
      language: check.language,
      report_language: check.reportLanguage,
      title: check.title,
      units: check.units,
      cleaned: check.cleaned,
      compare_with: check.compareWith,
      file_key: check.fileKey,
      created_at: check.at,
      updated_at: check.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!row) return null;
  await tx
    .insertInto('check_texts')
    .values({ check_id: row.id, text, paragraphs: JSON.stringify(paragraphs) })
    .execute();
  return read(row);
}

/** What waits to be paid for, held to the end of the transaction. */
export async function lockUnpaid(tx: Tx, userId: string, fingerprint: string): Promise<Check | null> {
  const row = await tx
    .selectFrom('checks')
    .select(columns)
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('item_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findOwn(db: Queryable, userId: string, id: string): Promise<Check | null> {
  const row = await db
    .selectFrom('checks')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findCheck(db: Queryable, id: string): Promise<Check | null> {
  const row = await db.selectFrom('checks').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

export async function getCheck(db: Queryable, id: string): Promise<Check> {
  return read(await db.selectFrom('checks').select(columns).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Held to the end of the transaction. */
export async function lockCheck(tx: Tx, id: string): Promise<Check> {
  return read(await tx.selectFrom('checks').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow());
}

/** By the item that pays for each. */
export async function listOfItems(db: Queryable, itemIds: readonly string[]): Promise<Map<string, Check>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('checks')
    .select(columns)
    .where('item_id', 'in', [...itemIds])
    .execute();
  return new Map(rows.map((row) => [row.itemId ?? '', read(row)]));
}

export async function findOfItem(db: Queryable, itemId: string): Promise<Check | null> {
  return (await listOfItems(db, [itemId])).get(itemId) ?? null;
}

/** False when another item has it already. */
export async function giveToItem(
  tx: Tx,
  id: string,
  { itemId, outTradeNo, at }: { itemId: string; outTradeNo: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('checks')
    .set({ item_id: itemId, out_trade_no: outTradeNo, updated_at: at })
    .where('id', '=', id)
    .where((row) => row.or([row('item_id', 'is', null), row('item_id', '=', itemId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type CheckChange = Partial<
  Pick<
    Check,
    | 'language'
    | 'reportLanguage'
    | 'title'
    | 'units'
    | 'compareWith'
    | 'fileKey'
    | 'runId'
    | 'measuredAt'
    | 'method'
    | 'version'
    | 'rates'
    | 'compared'
    | 'certificateNumber'
    | 'folder'
    | 'removedAt'
    | 'deliveredAt'
  >
>;

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

export async function changeCheck(tx: Queryable, id: string, change: CheckChange, at: Date): Promise<void> {
  await tx
    .updateTable('checks')
    .set({
      updated_at: at,
      ...(change.language === undefined ? {} : { language: change.language }),
      ...(change.reportLanguage === undefined ? {} : { report_language: change.reportLanguage }),
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.units === undefined ? {} : { units: change.units }),
      ...(change.compareWith === undefined ? {} : { compare_with: change.compareWith }),
      ...(change.fileKey === undefined ? {} : { file_key: change.fileKey }),
      ...(change.runId === undefined ? {} : { run_id: change.runId }),
      ...(change.measuredAt === undefined ? {} : { measured_at: change.measuredAt }),
      ...(change.method === undefined ? {} : { method: change.method }),
      ...(change.version === undefined ? {} : { version: change.version }),
      ...(change.rates === undefined ? {} : { rates: asJson(change.rates) }),
      ...(change.compared === undefined ? {} : { compared: asJson(change.compared) }),
      ...(change.certificateNumber === undefined ? {} : { certificate_number: change.certificateNumber }),
      ...(change.folder === undefined ? {} : { folder: change.folder }),
      ...(change.removedAt === undefined ? {} : { removed_at: change.removedAt }),
      ...(change.deliveredAt === undefined ? {} : { delivered_at: change.deliveredAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Null once its owner has removed it. */
export async function findText(db: Queryable, checkId: string): Promise<CheckText | null> {
  const row = await db
    .selectFrom('check_texts')
    .select(['check_id', 'text', 'paragraphs'])
    .where('check_id', '=', checkId)
    .executeTakeFirst();
  return row ? readText(row) : null;
}

/** What was sent, and what was found in it. */
export async function deleteWords(tx: Tx, checkId: string): Promise<void> {
  await tx.deleteFrom('check_texts').where('check_id', '=', checkId).execute();
  await tx.deleteFrom('check_findings').where('check_id', '=', checkId).execute();
}

/** Each key is written down before its first byte. */
export async function insertFileKey(db: Queryable, checkId: string, key: string): Promise<void> {
  await db.insertInto('check_files').values({ key, check_id: checkId }).execute();
}

export async function hasFileKey(db: Queryable, key: string): Promise<boolean> {
  return (await db.selectFrom('check_files').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
}

export async function markServed(tx: Tx, key: string): Promise<void> {
  await tx.updateTable('check_files').set({ is_served: true }).where('key', '=', key).execute();
}

/** What tries that came to nothing have left. */
export async function deleteLostFiles(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from check_files where key = any (array(
      select key from check_files where not is_served and created_at < ${before}
       order by created_at limit ${limit} for update skip locked))
    returning key`.execute(tx);
  return rows.map(({ key }) => key);
}

export async function findOldestLost(db: Queryable): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('check_files')
    .select((select) => select.fn.min('created_at').as('oldest'))
    .where('is_served', '=', false)
    .executeTakeFirstOrThrow();
  return oldest;
}

/** Of these files those that no check needs. */
export async function listUnusedFiles(tx: Tx, fileKeys: readonly string[]): Promise<string[]> {
  if (fileKeys.length === 0) return [];
  const rows = await tx
    .selectFrom('checks')
    .select('file_key')
    .where('file_key', 'in', [...fileKeys])
    .execute();
  const used = new Set(rows.map(({ file_key }) => file_key));
  return fileKeys.filter((key) => !used.has(key));
}

/** All but the one that is served, or all. */
export async function deleteFileKeys(tx: Tx, checkId: string, except?: string): Promise<string[]> {
  let own = tx.deleteFrom('check_files').where('check_id', '=', checkId);
  if (except !== undefined) own = own.where('key', '<>', except);
  return (await own.returning('key').execute()).map(({ key }) => key);
}

/** What a user may read: of what is still being made, or went back for its money, only what was sent is theirs. */
export async function listForExport(tx: Tx, userId: string, itemIds: readonly string[]) {
  const mine = sql<boolean>`item_id = any(${itemIds}::uuid[])`;
  return tx
    .selectFrom('checks')
    .leftJoin('check_texts', 'check_texts.check_id', 'checks.id')
    .leftJoin('check_findings', 'check_findings.check_id', 'checks.id')
    .select([
      'checks.id',
      'checks.out_trade_no',
      'checks.paper_no',
      'checks.title',
      'checks.language',
      'checks.units',
      'checks.compare_with',
      'checks.created_at',
      'check_texts.text',
    ])
    .select([
      sql<unknown>`case when ${mine} then checks.rates end`.as('rates'),
      sql<unknown>`case when ${mine} then checks.certificate_number end`.as('certificate_number'),
      sql<unknown>`case when ${mine} then check_findings.sources end`.as('sources'),
      sql<unknown>`case when ${mine} then check_findings.matches end`.as('matches'),
    ])
    .where('user_id', '=', userId)
    .orderBy('checks.created_at')
    .execute();
}

/** The keys of what was made of them.. */
export async function deleteChecksOf(tx: Tx, userId: string): Promise<string[]> {
  const files = await tx
    .deleteFrom('check_files')
    .using('checks')
    .whereRef('checks.id', '=', 'check_files.check_id')
    .where('checks.user_id', '=', userId)
    .returning('check_files.key')
    .execute();
  await tx.deleteFrom('checks').where('user_id', '=', userId).execute();
  return files.map(({ key }) => key);
}

/** Nobody paid for them: the files that were sent go with them. */
export async function deleteUnpaid(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ rows: number; fileKeys: string[] }> {
  const { rows } = await sql<{ file_key: string | null }>`
    delete from checks where id = any (array(
      select id from checks where item_id is null and updated_at < ${before}
       order by updated_at limit ${limit} for update skip locked))
    returning file_key`.execute(tx);
  return { rows: rows.length, fileKeys: rows.flatMap(({ file_key }) => file_key ?? []) };
}

export async function findOldestUnpaid(db: Queryable): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('checks')
    .select((select) => select.fn.min('updated_at').as('oldest'))
    .where('item_id', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest;
}
