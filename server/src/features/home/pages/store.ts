import type { Language } from '@yanmo/contract/languages';
import type { ContentSlug } from '@yanmo/contract/pages';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';

export interface PageRow {
  slug: string;
  language: Language;
  revision: number;
  title: string;
  markdown: string;
  updatedBy: string;
  updatedAt: Date;
}

/** What can be gone back to; older ones are in the audit log. */
const keptRevisions = 50;

const columns = sql<PageRow>`slug, language, revision, title, markdown, updated_by as "updatedBy", updated_at as "updatedAt"`;

/** The newest revision of each page and language. */
export async function listNewest(db: Queryable): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select distinct on (slug, language) ${columns} from content_pages order by slug, language, revision desc`.execute(
    db,
  );
  return rows;
}

/** Two who write the same page pass one after the other, also where it has no row yet. */
export async function lockPage(tx: Tx, slug: ContentSlug, language: Language): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content-page:${slug}:${language}`}, 0))`.execute(tx);
}

/** The newest first, two at the most: the one that is shown and the one before. */
export async function listLast(tx: Tx, slug: ContentSlug, language: Language): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select ${columns} from content_pages where slug = ${slug} and language = ${language}
    order by revision desc limit 2`.execute(tx);
  return rows;
}

export async function insertRevision(tx: Tx, row: PageRow): Promise<void> {
  await tx
    .insertInto('content_pages')
    .values({
      ...{ slug: row.slug, language: row.language, revision: row.revision, title: row.title, markdown: row.markdown },
      updated_by: row.updatedBy,
      updated_at: row.updatedAt,
    })
    .execute();
  await tx
    .deleteFrom('content_pages')
    .where('slug', '=', row.slug)
    .where('language', '=', row.language)
    .where('revision', '<=', row.revision - keptRevisions)
    .execute();
}
