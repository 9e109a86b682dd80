import type { SavedWork } from '@yanmo/contract/explore';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { foldText } from '../../text/search-words.ts';
import { toFound } from './search-store.ts';
import { shown } from './work-row.ts';

interface SavedQuery {
  folderId?: string | undefined;
  text?: string | undefined;
  pageNum: number;
  pageSize: number;
}

/** What an account keeps: saved works and its own uploads and imports, newest first. */
export async function listSaved(
  db: Database,
  userId: string,
  { folderId, text, pageNum, pageSize }: SavedQuery,
): Promise<{ works: SavedWork[]; total: number }> {
  const words = foldText(text ?? '')
    .split(' ')
    .filter(Boolean);
  const kept = db
    .selectFrom('works')
    .leftJoin('library_saves', (join) =>
      join.onRef('library_saves.work_id', '=', 'works.id').on('library_saves.user_id', '=', userId),
    )
    .where((expression) =>
      expression.or([
        expression('library_saves.user_id', 'is not', null),
        expression.and([
          expression('works.owner_user_id', '=', userId),
          // The record that it is the text of is saved, and stands for both.
          expression('works.text_of', 'is', null),
        ]),
      ]),
    )
    .where((expression) =>
      expression.and([
        ...(folderId ? [expression('library_saves.folder_id', '=', folderId)] : []),
        // An own library is small enough to be read through; any part of a title or a name will do.
        ...words.map(
          (word) =>
            sql<boolean>`lower(works.title || ' ' || works.authors::text || ' ' || coalesce(works.venue, '')) like ${`%${word.replace(/[\\%_]/gu, '\\$&')}%`}`,
        ),
      ]),
    );
  const rows = await kept
    .select(shown)
    .select(['library_saves.folder_id', 'library_saves.saved_at'])
    .orderBy(sql`coalesce(library_saves.saved_at, works.created_at)`, 'desc')
    .orderBy('works.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const { total } = await kept
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    works: rows.map(({ folder_id, saved_at, ...row }) => ({
      ...toFound(row, text ?? '', new Set([row.id])),
      folder_id,
      saved_at: (saved_at ?? row.created_at).toISOString(),
    })),
    total,
  };
}
