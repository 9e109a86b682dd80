import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';
import type { ImportedRecord } from './imported-record.ts';
import { isNotice, mergeWorks, retractionsIn } from './merge-store.ts';
import { inMergeTurn } from './merge-turn.ts';
import { noteRetractions } from './retraction-store.ts';

export interface ImportState {
  id: string;
  line: number;
  lineEntries: number;
  imported: number;
  merged: number;
  rejected: number;
  leftOut: number;
  isFinished: boolean;
}

const columns = ['id', 'line', 'line_entries', 'imported', 'merged', 'rejected', 'left_out', 'finished_at'] as const;

function toState(row: {
  id: string;
  line: number;
  line_entries: number;
  imported: number;
  merged: number;
  rejected: number;
  left_out: number;
  finished_at: Date | null;
}): ImportState {
  const { finished_at, line_entries, left_out, ...rest } = row;
  return { ...rest, lineEntries: line_entries, leftOut: left_out, isFinished: finished_at !== null };
}

/** Takes up the import of this file where it stands, or begins it. */
export async function beginImport(
  db: Database,
  { hash, sizeBytes, source, filter }: { hash: string; sizeBytes: number; source: string; filter: string },
): Promise<ImportState> {
  const row = await db
    .insertInto('library_imports')
    .values({ file_hash: hash, size_bytes: sizeBytes, source, filter })
    .onConflict((conflict) =>
      conflict.columns(['file_hash', 'source', 'filter']).doUpdateSet({ updated_at: sql<Date>`now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toState(row);
}

interface Batch {
  records: readonly ImportedRecord[];
  source: string;
  /** Whether the source bears its records out; an import without a name does not. */
  isWitness: boolean;
  licence: string | null;
  line: number;
  lineEntries: number;
  readBytes: number;
  rejected: number;
  leftOut: number;
}

/**
 * For one transaction of an import. Its indexes of words take entries in larger heaps, which keeps their cost from growing
 * with the library. A batch that a crash of the machine loses is read again, since how far the import came is lost with it.
 */
const preferBulk = (tx: Tx) =>
  sql`
    select set_config('gin_pending_list_limit', '16MB', true), set_config('work_mem', '64MB', true),
      set_config('synchronous_commit', 'off', true)
  `.execute(tx);

/** A batch and how far it reaches, in one transaction; a second program at the same file finds the line moved and stops. */
export async function keepBatch(db: Database, state: ImportState, batch: Batch): Promise<ImportState> {
  return inMergeTurn(() =>
    inTransaction(db, async (tx) => {
      await preferBulk(tx);
      const { inserted, merged } = await mergeWorks(
        tx,
        batch.records
          .filter((record) => !isNotice(record))
          .map((record) => ({
            ...record,
            licence: record.licence ?? batch.licence,
            ownerUserId: null,
            source: batch.source,
            verifiedBy: batch.isWitness ? batch.source : null,
            content: null,
            contentHash: null,
          })),
      );
      await noteRetractions(tx, batch.source, retractionsIn(batch.records));
      const row = await tx
        .updateTable('library_imports')
        .set({
          line: batch.line,
          line_entries: batch.lineEntries,
          read_bytes: batch.readBytes,
          imported: state.imported + inserted,
          merged: state.merged + merged,
          rejected: state.rejected + batch.rejected,
          left_out: state.leftOut + batch.leftOut,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', state.id)
        .where('line', '=', state.line)
        .where('line_entries', '=', state.lineEntries)
        .returning(columns)
        .executeTakeFirst();
      if (!row) throw new Error('Another import of the same file is under way.');
      return toState(row);
    }),
  );
}

/** After a large import: what the heaps still hold goes into the indexes, and the planner learns how large the library is. */
export async function settleLibrary(db: Database): Promise<void> {
  await sql`
    select gin_clean_pending_list(indexrelid::regclass) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where indrelid = 'works'::regclass and amname = 'gin'
  `.execute(db);
  await sql`analyze works`.execute(db);
}

export async function finishImport(db: Database, id: string): Promise<void> {
  await db.updateTable('library_imports').set({ finished_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Those that were read to the end; one that was broken off goes on where it stands, however late. */
export const importsSweep = (keptMs: number): Sweep =>
  sweepOfAged({ table: 'library_imports', column: 'finished_at', keptMs });
