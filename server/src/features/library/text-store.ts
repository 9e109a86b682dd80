import { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { titleKey } from '../../text/search-words.ts';
import { areTwins } from './twin-works.ts';
import { normaliseDoi, StoredAuthors } from './work-row.ts';

/** The text of a file of the student's own, and the row that holds it. */
export interface OwnText {
  rowId: string;
  text: string;
  hash: string;
}

type Asked = Pick<Work, 'id' | 'title' | 'authors' | 'year' | 'doi'>;

/**
 * What this student holds of these works as text, by their ids: the work's own row, else a file of the same work. A verified
 * record is cited for what was uploaded, before it was known or since; the text is read all the same.
 */
export async function findTexts(db: Queryable, userId: string, works: readonly Asked[]): Promise<Map<string, OwnText>> {
  if (works.length === 0) return new Map();
  const ids = works.map(({ id }) => id);
  const dois = works.flatMap(({ doi }) => normaliseDoi(doi) ?? []);
  const held = await db
    .selectFrom('works')
    .select(['id', 'text_of', 'title', 'authors', 'year', 'doi'])
    .where('owner_user_id', '=', userId)
    .where('content_hash', 'is not', null)
    .where('content', 'is not', null)
    .where((expression) =>
      expression.or([
        expression('id', 'in', ids),
        expression('text_of', 'in', ids),
        expression(
          'title_key',
          'in',
          works.map(({ title }) => titleKey(title)),
        ),
        ...(dois.length > 0 ? [expression('doi', 'in', dois)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const files = held.map((row) => ({ ...row, authors: StoredAuthors.parse(row.authors) }));
  const rowOf = new Map(
    works.flatMap((work) => {
      const file =
        files.find(({ id }) => id === work.id) ??
        files.find(({ text_of }) => text_of === work.id) ??
        files.find((one) => areTwins(one, work));
      return file ? [[work.id, file.id] as const] : [];
    }),
  );
  if (rowOf.size === 0) return new Map();
  const rows = await db
    .selectFrom('works')
    .select(['id', 'content', 'content_hash'])
    .where('id', 'in', [...rowOf.values()])
    .execute();
  const texts = new Map(
    rows.map(({ id, content, content_hash: hash }) => [id, { rowId: id, text: content ?? '', hash: hash ?? '' }]),
  );
  return new Map(
    [...rowOf].flatMap(([workId, rowId]) => {
      const text = texts.get(rowId);
      return text ? [[workId, text] as const] : [];
    }),
  );
}

/** What is known of a work's own words. */
export interface WorkText {
  id: string;
  /** Null for the shared library. */
  ownerId: string | null;
  language: Language | null;
  /** The whole of it where a student uploaded it, else the abstract. A title alone names a work, and is no text of it. */
  text: string;
}

const readLanguage = createRowReader('works', { language: Language.nullable() });

/** Of these works those that have a text; in no order. */
export async function listTextsOf(db: Queryable, ids: readonly string[]): Promise<WorkText[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('works')
    .select(['id', 'owner_user_id', 'language', 'abstract', 'content'])
    .where('id', 'in', [...ids])
    .execute();
  return rows
    .map(readLanguage)
    .map((row) => ({
      ...{ id: row.id, ownerId: row.owner_user_id, language: row.language },
      text: (row.content ?? '').trim() || (row.abstract ?? '').trim(),
    }))
    .filter(({ text }) => text !== '');
}

/** The same; none of them is deleted before the end of the transaction. */
export async function holdTextsOf(tx: Tx, ids: readonly string[]): Promise<WorkText[]> {
  if (ids.length === 0) return [];
  const held = await tx
    .selectFrom('works')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return listTextsOf(
    tx,
    held.map(({ id }) => id),
  );
}
