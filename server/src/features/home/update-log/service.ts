import { randomUUID } from 'node:crypto';
import type { PageQuery } from '@yanmo/contract/page';
import type { RouteBody } from '@yanmo/contract/route';
import type { EditedUpdateEntry, editUpdateLog, UpdateEntry } from '@yanmo/contract/update-log';
import { AppError } from '../../../platform/app-error.ts';
import { afterCommit, inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, actorName, recordAudit } from '../../settings/service.ts';
import { shippedEntries } from './shipped-entries.ts';
import * as store from './store.ts';

/** A change is seen everywhere after this at the latest, as those of settings are. */
const cacheMs = 5_000;

export type UpdateLogService = ReturnType<typeof createUpdateLogService>;

/** What was new when: what the program brings along, and over it what the operator writes. */
export function createUpdateLogService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  let cached: { entries: Promise<EditedUpdateEntry[]>; until: number } | null = null;

  async function readAll(): Promise<EditedUpdateEntry[]> {
    const rows = (await store.listEntries(db)).map(presentRow);
    const untouched = shippedEntries.filter(({ id }) => !rows.some((row) => row.id === id)).map(presentShipped);
    return [...rows, ...untouched].sort(newestFirst);
  }

  async function readCached(): Promise<EditedUpdateEntry[]> {
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      const fresh = { entries: readAll(), until: now + cacheMs };
      cached = fresh;
      fresh.entries.catch(() => {
        if (cached === fresh) cached = null;
      });
    }
    return await cached.entries;
  }

  return {
    async list(page: PageQuery) {
      return pageOf(
        (await readCached()).filter((entry) => !entry.is_removed),
        page,
      );
    },

    /** Straight from the table: whoever edits must not see what was there seconds ago. */
    listEdited: async (page: PageQuery) => pageOf(await readAll(), page),

    /** Audited in the same transaction. AppError update_entry_changed where another was written meanwhile. */
    async edit(actor: Actor, edit: RouteBody<typeof editUpdateLog>): Promise<EditedUpdateEntry> {
      const id = edit.id ?? randomUUID();
      return await inTransaction(db, async (tx) => {
        const row = await store.lockEntry(tx, id);
        const shipped = shippedEntries.find((entry) => entry.id === id);
        if (edit.id !== undefined && !row && !shipped) throw new AppError('not_found');
        if ((row?.revision ?? 0) !== edit.revision) throw new AppError('update_entry_changed');
        const at = clock.now();
        const { date, version, text, is_removed: isRemoved } = edit;
        const next: store.EntryRow = {
          ...{ id, date, version, text, isRemoved, revision: edit.revision + 1 },
          ...{ updatedBy: actorName(actor), updatedAt: at },
        };
        await store.writeEntry(tx, next);
        await recordAudit(tx, {
          ...{ actor, at, subject: `update-log:${id}` },
          action: isRemoved ? 'update-log.remove' : 'update-log.write',
          before: row
            ? { date: row.date, version: row.version, text: row.text, is_removed: row.isRemoved }
            : (shipped ?? null),
          after: { date, version, text, is_removed: isRemoved },
        });
        afterCommit(tx, () => {
          cached = null;
        });
        return presentRow(next);
      });
    },
  };
}

function pageOf<Entry>(entries: readonly Entry[], { page_num, page_size }: PageQuery) {
  const from = (page_num - 1) * page_size;
  return { entries: entries.slice(from, from + page_size), page_num, page_size, total: entries.length };
}

const newestFirst = (left: UpdateEntry, right: UpdateEntry): number =>
  right.date.localeCompare(left.date) || right.id.localeCompare(left.id);

const presentRow = ({ id, date, version, text, revision, updatedBy, updatedAt, isRemoved }: store.EntryRow) => ({
  ...{ id, date, version, text, revision, is_removed: isRemoved },
  updated_by: updatedBy,
  updated_at: updatedAt.toISOString(),
});

const presentShipped = (entry: UpdateEntry): EditedUpdateEntry => ({
  ...entry,
  ...{ revision: 0, is_removed: false, updated_by: null, updated_at: null },
});
