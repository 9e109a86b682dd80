import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { type Batch, findOldest } from '../../platform/retention/sweep.ts';

export interface StoredFile {
  fileKey: string;
  ownerId: string;
  purpose: string;
  name: string;
  type: string;
  sizeBytes: number;
}

/** What a file is for while its content is still on the way. */
const arriving = 'ARRIVING';

const columns = [
  'file_key as fileKey',
  'owner_id as ownerId',
  'purpose',
  'name',
  'type',
  'size_bytes as sizeBytes',
] as const;

type Row = Omit<StoredFile, 'sizeBytes'> & { sizeBytes: number | null };

function complete(row: Row): StoredFile {
  if (row.sizeBytes === null) throw new Error(`file ${row.fileKey} was read before its content had arrived`);
  return { ...row, sizeBytes: row.sizeBytes };
}

export interface Usage {
  files: number;
  bytes: number;
}

/** Two uploads of one owner pass one after the other until the first has its place, so that both cannot take the last. */
export async function lockQuota(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files-quota:${ownerId}`}, 0))`.execute(tx);
}

/** Of what counts towards the quota and has not expired; contents that are still arriving with what is reserved for them. */
export async function readUsage(tx: Tx, ownerId: string, at: Date): Promise<Usage> {
  const { files, bytes } = await tx
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('quota_bytes').as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('quota_bytes', '>', 0)
    .where((expression) => expression.or([expression('expires_at', 'is', null), expression('expires_at', '>', at)]))
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

export async function insertArriving(
  db: Queryable,
  file: { fileKey: string; ownerId: string; quotaBytes: number; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      file_key: file.fileKey,
      owner_id: file.ownerId,
      purpose: arriving,
      name: '',
      type: '',
      quota_bytes: file.quotaBytes,
      created_at: file.at,
      expires_at: file.expiresAt,
    })
    .execute();
}

export interface ArrivedContent {
  purpose: string;
  name: string;
  type: string;
  sizeBytes: number;
  quotaBytes: number;
  sha256: string;
  expiresAt: Date;
}

/** Null when the row is gone: the account was deleted meanwhile. */
export async function completeFile(db: Queryable, fileKey: string, file: ArrivedContent): Promise<StoredFile | null> {
  const { sizeBytes, quotaBytes, expiresAt, ...rest } = file;
  const row = await db
    .updateTable('files')
    .set({ ...rest, size_bytes: sizeBytes, quota_bytes: quotaBytes, expires_at: expiresAt })
    .where('file_key', '=', fileKey)
    .returning(columns)
    .executeTakeFirst();
  return row ? complete(row) : null;
}

export async function findFileOf(
  db: Queryable,
  ownerId: string,
  fileKey: string,
  purposes: readonly string[],
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('files')
    .select('name')
    .where('file_key', '=', fileKey)
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', purposes)
    .where('size_bytes', 'is not', null)
    .executeTakeFirst();
}

export async function keepFileOf(
  tx: Tx,
  ownerId: string,
  fileKey: string,
  purpose: string,
  { isUnused = false } = {},
): Promise<StoredFile | null> {
  let own = tx
    .updateTable('files')
    .set({ expires_at: null })
    .where('file_key', '=', fileKey)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('size_bytes', 'is not', null);
  if (isUnused) own = own.where('expires_at', 'is not', null);
  const row = await own.returning(columns).executeTakeFirst();
  return row ? complete(row) : null;
}

/** Of a purpose, the oldest first, held until the transaction ends; those that somebody else holds are passed over. */
export async function lockKept(tx: Tx, purpose: string, { before, limit }: Batch): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('file_key')
    .where('purpose', '=', purpose)
    .where('expires_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ file_key }) => file_key);
}

export async function findOldestKept(db: Queryable, purpose: string, except: readonly string[]): Promise<Date | null> {
  const where = sql<boolean>`purpose = ${purpose} and expires_at is null and file_key <> all (${[...except]}::text[])`;
  return await findOldest(db, { table: 'files', column: 'created_at', where });
}

export async function findSha256(db: Queryable, fileKey: string): Promise<string | null> {
  const row = await db.selectFrom('files').select('sha256').where('file_key', '=', fileKey).executeTakeFirst();
  return row?.sha256 ?? null;
}

/** In the order given; those that are gone are left out. */
export async function listStored(db: Queryable, fileKeys: readonly string[]): Promise<StoredFile[]> {
  if (fileKeys.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select(columns)
    .where('file_key', 'in', fileKeys)
    .where('size_bytes', 'is not', null)
    .execute();
  const found = rows.map(complete);
  return fileKeys.flatMap((key) => found.filter(({ fileKey }) => fileKey === key));
}

/** Until the transaction ends nobody takes them up or lets them go. */
export async function lockFiles(tx: Tx, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  const held = tx.selectFrom('files').select('file_key').where('file_key', 'in', fileKeys).orderBy('file_key');
  await held.forUpdate().execute();
}

export async function deleteFiles(db: Queryable, fileKeys: readonly string[]): Promise<string[]> {
  if (fileKeys.length === 0) return [];
  const rows = await db.deleteFrom('files').where('file_key', 'in', fileKeys).returning('file_key').execute();
  return rows.map((row) => row.file_key);
}

/** Unless something keeps it. */
export async function deleteUnused(tx: Tx, ownerId: string, fileKey: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('file_key', '=', fileKey)
    .where('owner_id', '=', ownerId)
    .where('expires_at', 'is not', null)
    .returning('file_key')
    .execute();
  return rows.map((row) => row.file_key);
}

/** Not the pictures that the site took over: they are the site's, whoever of its operators uploaded them, and go when it shows others. */
export async function deleteFilesOf(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('owner_id', '=', ownerId)
    .where((where) => where.or([where('purpose', '!=', 'SITE_IMAGE'), where('expires_at', 'is not', null)]))
    .returning('file_key')
    .execute();
  return rows.map((row) => row.file_key);
}

/** `skip locked`: two sweeps at once share the work, and a file that is being kept right now is left alone. */
export async function deleteExpired(tx: Tx, { before, limit }: Batch): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from files where file_key in (
      select file_key from files where expires_at <= ${before} order by expires_at limit ${limit} for update skip locked)
    returning file_key`.execute(tx);
  return rows.map((row) => row.file_key);
}

export const findFirstExpiry = (db: Queryable): Promise<Date | null> =>
  findOldest(db, { table: 'files', column: 'expires_at' });

export async function listFilesOf(tx: Tx, ownerId: string) {
  return await tx
    .selectFrom('files')
    .select(['file_key', 'purpose', 'name', 'type', 'size_bytes', 'sha256', 'created_at', 'expires_at'])
    .where('owner_id', '=', ownerId)
    .where('size_bytes', 'is not', null)
    .orderBy('created_at')
    .execute();
}
