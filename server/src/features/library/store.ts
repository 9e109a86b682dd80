import type { Work } from '@yanmo/contract/works';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

export interface NewWork {
  ownerUserId: string | null;
  title: string;
  authors: Work['authors'];
  year: number | null;
  venue: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  abstract: string | null;
  language: Work['language'];
  type: string;
  source: string;
  content: string | null;
  contentHash: string | null;
}

/** The source of what a student handed in. */
export const uploadSource = 'UPLOAD';

const shown = [
  'id',
  'title',
  'authors',
  'year',
  'venue',
  'volume',
  'issue',
  'pages',
  'doi',
  'abstract',
  'language',
  'type',
  'source',
  'created_at',
] as const;

/** What search compares with: lower case, full-width forms folded, one space between words. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Both orders: a student writes 费孝通 as well as Lewin Kurt or Kurt Lewin. */
function namesOf(authors: Work['authors']): string {
  return authors.map(({ family, given }) => `${family}${given} ${given} ${family} ${given}`).join(' ');
}

/** The shared library and this user's own uploads; nobody sees another's. */
function visibleTo(db: Queryable, userId: string | null) {
  return db
    .selectFrom('works')
    .where((expression) =>
      userId === null
        ? expression('owner_user_id', 'is', null)
        : expression.or([expression('owner_user_id', 'is', null), expression('owner_user_id', '=', userId)]),
    );
}

/** Uploading the same file again gives the record that is there. */
export async function insertWork(tx: Tx, work: NewWork) {
  const row = {
    owner_user_id: work.ownerUserId,
    title: work.title,
    authors: JSON.stringify(work.authors),
    year: work.year,
    venue: work.venue,
    volume: work.volume,
    issue: work.issue,
    pages: work.pages,
    doi: work.doi,
    abstract: work.abstract,
    language: work.language,
    type: work.type,
    source: work.source,
    content: work.content,
    content_hash: work.contentHash,
    search_text: searchText([work.title, namesOf(work.authors), work.venue, work.abstract].join(' ')),
  };
  return tx
    .insertInto('works')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_user_id', 'content_hash'])
        .where('content_hash', 'is not', null)
        .doUpdateSet((expression) => ({ title: expression.ref('works.title') })),
    )
    .returning(shown)
    .executeTakeFirstOrThrow();
}

type WorkRow = Awaited<ReturnType<typeof insertWork>>;

export function toWork(row: WorkRow): Work {
  return {
    id: row.id,
    title: row.title,
    authors: row.authors as Work['authors'],
    year: row.year,
    venue: row.venue,
    volume: row.volume,
    issue: row.issue,
    pages: row.pages,
    doi: row.doi,
    abstract: row.abstract,
    language: row.language as Work['language'],
    type: row.type,
    source: row.source,
    // Only a file that the student handed in has been compared with anything; the shared records wait for an index.
    verified: row.source === uploadSource ? { by: uploadSource, matched_at: row.created_at.toISOString() } : null,
  };
}

export async function findWorks(db: Queryable, userId: string, ids: readonly string[]): Promise<Work[]> {
  if (ids.length === 0) return [];
  const rows = await visibleTo(db, userId)
    .select(shown)
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toWork(row)]));
  return ids.map((id) => byId.get(id)).filter((work) => work !== undefined);
}

function matching<Row>(query: SelectQueryBuilder<Tables, 'works', Row>, terms: readonly string[]) {
  return query.where((expression) =>
    expression.and(terms.map((term) => expression('search_text', 'like', `%${term.replace(/[\\%_]/g, '\\$&')}%`))),
  );
}

/** Every term must stand in the record; titles that hold more of them come first. */
export async function searchWorks(
  db: Queryable,
  userId: string | null,
  terms: readonly string[],
  page: { limit: number; offset: number },
): Promise<{ works: Work[]; total: number }> {
  const whole = terms.join(' ');
  const rows = await matching(visibleTo(db, userId).select(shown), terms)
    .orderBy(sql`similarity(lower(title), ${whole})`, 'desc')
    .orderBy('year', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await matching(
    visibleTo(db, userId).select((expression) => expression.fn.countAll<number>().as('total')),
    terms,
  ).executeTakeFirstOrThrow();
  return { works: rows.map(toWork), total };
}

export async function listOwnWorks(db: Queryable, userId: string) {
  return db.selectFrom('works').select(shown).where('owner_user_id', '=', userId).orderBy('created_at').execute();
}

export interface StarterRow {
  id: string;
  title: string;
  authors: Work['authors'];
  year: number | null;
  venue: string | null;
  volume: string | null;
  issue: string | null;
  language: string;
  type: string;
  /** Words to find it by; not shown, because they are not the work's own. */
  about: string;
}

export async function countWorksFrom(db: Queryable, source: string): Promise<number> {
  const { total } = await db
    .selectFrom('works')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertStarterWorks(tx: Tx, source: string, rows: readonly StarterRow[]): Promise<void> {
  await tx
    .insertInto('works')
    .values(
      rows.map(({ about, authors, ...row }) => ({
        ...row,
        source,
        authors: JSON.stringify(authors),
        search_text: searchText([row.title, namesOf(authors), row.venue, about].join(' ')),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function countOwnWorks(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('works')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('owner_user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function deleteOwnWorks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('works').where('owner_user_id', '=', userId).execute();
}
