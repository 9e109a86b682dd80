import type { Work } from '@yanmo/contract/works';
import { Material } from '../../engines/built-in/own-material/material.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { shown, toWork, uploadSource } from './work-row.ts';

/** What a file of the student's own says, and the record that stands for it. */
export interface KeptMaterial {
  /** The row of the file. */
  id: string;
  /** What is cited for it: the file's own record, or the one that it was found to be the text of. */
  work: Work;
  material: Material;
}

const read = createRowReader('works', { material: Material });

/** Of these works, and of files that are their text: those of this student that were taken apart, in the order of the ids. */
export async function listMaterial(db: Queryable, userId: string, ids: readonly string[]): Promise<KeptMaterial[]> {
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom('works')
    .select(['id', 'text_of', 'material', 'created_at'])
    .where('owner_user_id', '=', userId)
    .where('material', 'is not', null)
    .where((expression) => expression.or([expression('id', 'in', [...ids]), expression('text_of', 'in', [...ids])]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (files.length === 0) return [];
  const cited = [...new Set(files.map(({ id, text_of }) => text_of ?? id))];
  const rows = await db.selectFrom('works').select(shown).where('id', 'in', cited).execute();
  const works = new Map(rows.map((row) => [row.id, toWork(row)]));
  return files
    .map(read)
    .flatMap(({ id, text_of, material }): KeptMaterial[] => {
      const work = works.get(text_of ?? id);
      return work ? [{ id, work, material }] : [];
    })
    .toSorted((one, other) => ids.indexOf(one.work.id) - ids.indexOf(other.work.id));
}

/** Whether any of these works is a file of this student, or has one for its text. An entry of a list has no text of its own. */
export async function hasFiles(db: Queryable, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const file = await db
    .selectFrom('works')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('source', '=', uploadSource)
    .where('content', 'is not', null)
    .where((expression) => expression.or([expression('id', 'in', [...ids]), expression('text_of', 'in', [...ids])]))
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}
