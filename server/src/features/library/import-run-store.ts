import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';
import type { ImportedRecord } from './import-entry.ts';
import { mergeWorks } from './merge-store.ts';
import { inMergeTurn } from './merge-turn.ts';

export interface ImportState {
  id: string;
  line: number;
  lineEntries: number;
  imported: number;
  merged: number;
  rejected: number;
  isFinished: boolean;
}

const columns = ['id', 'line', 'line_entries', 'imported', 'merged', 'rejected', 'finished_at'] as const;

function toState(row: {
  id: string;
  line: number;
  line_entries: number;
  imported: number;
  merged: number;
  rejected: number;
  finished_at: Date | null;
}): ImportState {
  const { finished_at, line_entries, ...rest } = row;
  return { ...rest, lineEntries: line_entries, isFinished: finished_at !== null };
}

/** Takes up the import of this file where it stands, or begins it. */
export async function beginImport(
  db: Database,
  { hash, sizeBytes, source }: { hash: string; sizeBytes: number; source: string },
): Promise<ImportState> {
  const row = await db
    .insertInto('library_imports')
    .values({ file_hash: hash, size_bytes: sizeBytes, source })
    .onConflict((conflict) => conflict.columns(['file_hash', 'source']).doUpdateSet({ updated_at: sql<Date>`now()` }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toState(row);
}

interface Batch {
  records: readonly ImportedRecord[];
  source: string;
  licence: string | null;
  line: number;
  lineEntries: number;
  readBytes: number;
  rejected: number;
}

/** A batch and how far it reaches, in one transaction; a second program at the same file finds the line moved and stops. */
export async function keepBatch(db: Database, state: ImportState, batch: Batch): Promise<ImportState> {
  return inMergeTurn(() =>
    inTransaction(db, async (tx) => {
      const { inserted, merged } = await mergeWorks(
        tx,
        batch.records.map((record) => ({
          ...record,
          licence: record.licence ?? batch.licence,
          ownerUserId: null,
          source: batch.source,
          verifiedBy: batch.source,
          content: null,
          contentHash: null,
        })),
      );
      const row = await tx
        .updateTable('library_imports')
        .set({
          line: batch.line,
          line_entries: batch.lineEntries,
          read_bytes: batch.readBytes,
          imported: state.imported + inserted,
          merged: state.merged + merged,
          rejected: state.rejected + batch.rejected,
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

export async function finishImport(db: Database, id: string): Promise<void> {
  await db.updateTable('library_imports').set({ finished_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Those that were read to the end; one that was broken off goes on where it stands, however late. */
export const importsSweep = (keptMs: number): Sweep =>
  sweepOfAged({ table: 'library_imports', column: 'finished_at', keptMs });
