import type { Evidence } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { type NewWork, normaliseDoi, rowOf } from './work-row.ts';

/** Under this name the works that came with the program stand in the library, and are borne out. */
export const collectionSource = 'COLLECTION';

export interface CollectionRow extends NewWork {
  id: string;
  evidence: Evidence[];
}

const batchSize = 500;

/** The state of the files that the library has; null before the first. */
export async function findTakenIn(db: Queryable): Promise<string | null> {
  const row = await db.selectFrom('library_collection').select('digest').executeTakeFirst();
  return row?.digest ?? null;
}

/** One process at a time: the others find it done. */
export async function takeIn(tx: Tx, rows: readonly CollectionRow[], digest: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('library.merge'))`.execute(tx);
  if ((await findTakenIn(tx)) === digest) return;
  await dropOthers(
    tx,
    rows.map(({ id }) => id),
  );
  const held = await listHeldDois(tx, rows);
  for (let start = 0; start < rows.length; start += batchSize) {
    await put(tx, rows.slice(start, start + batchSize), held);
  }
  await tx
    .insertInto('library_collection')
    .values({ digest })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ digest, taken_in_at: sql<Date>`now()` }))
    .execute();
}

/** What the files no longer have: gone, unless an index knows it or it is in somebody's own library, where nothing bears it out. */
async function dropOthers(tx: Tx, ids: readonly string[]): Promise<void> {
  const isGone = sql<boolean>`works.source = ${collectionSource} and works.owner_user_id is null
    and (works.verified_by is null or works.verified_by = ${collectionSource}) and not (works.id = any(${ids}::uuid[]))`;
  await tx
    .deleteFrom('works')
    .where(isGone)
    .where((expression) =>
      expression.not(
        expression.exists(
          expression.selectFrom('library_saves').select('work_id').whereRef('library_saves.work_id', '=', 'works.id'),
        ),
      ),
    )
    .execute();
  await tx
    .updateTable('works')
    .set({ verified_by: null, verified_at: null, evidence: '[]' })
    .where(isGone)
    .where('verified_by', '=', collectionSource)
    .execute();
}

/** DOIs that another shared record has: two of one DOI are refused, and the twin is recognised by its title. */
async function listHeldDois(tx: Tx, rows: readonly CollectionRow[]): Promise<Set<string>> {
  const owners = new Map(rows.flatMap(({ id, doi }) => (doi ? [[normaliseDoi(doi) ?? '', id] as const] : [])));
  if (owners.size === 0) return new Set();
  const known = await tx
    .selectFrom('works')
    .select(['id', 'doi'])
    .where('owner_user_id', 'is', null)
    .where('doi', 'in', [...owners.keys()])
    .execute();
  return new Set(known.flatMap(({ id, doi }) => (doi && owners.get(doi) !== id ? [doi] : [])));
}

/** What an index bore out since keeps what it says; it is found by the collection's words all the same. */
async function put(tx: Tx, rows: readonly CollectionRow[], held: ReadonlySet<string>): Promise<void> {
  const values = rows.map(({ id, evidence, ...work }) => {
    const row = rowOf({ ...work, doi: held.has(normaliseDoi(work.doi) ?? '') ? null : work.doi });
    // Borne out when the evidence was looked at, not when this library came to know of it.
    const at = work.verifiedBy ? new Date(evidence[0]?.on ?? Date.now()) : null;
    return { id, ...row, verified_at: at, evidence: JSON.stringify(evidence) };
  });
  const isOurs = sql<boolean>`(works.verified_by is null or works.verified_by = ${collectionSource})`;
  await tx
    .insertInto('works')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((expression) => {
        const ours = <Column extends (typeof facts)[number]>(column: Column) =>
          sql<never>`case when ${isOurs} then ${expression.ref(`excluded.${column}`)} else ${sql.ref(`works.${column}`)} end`;
        return {
          ...Object.fromEntries(facts.map((column) => [column, ours(column)])),
          ...Object.fromEntries(words.map((column) => [column, expression.ref(`excluded.${column}`)])),
          // Where an index gave an abstract, its words are among these.
          ...Object.fromEntries(
            otherWords.map((column) => [
              column,
              sql`case when works.abstract is null then ${expression.ref(`excluded.${column}`)} else ${sql.ref(`works.${column}`)} end`,
            ]),
          ),
        };
      }),
    )
    .execute();
}

const facts = [
  ...(['title', 'authors', 'year', 'venue', 'volume', 'issue', 'pages', 'doi', 'language', 'type', 'kind'] as const),
  ...(['publisher', 'place', 'edition', 'verified_by', 'verified_at', 'evidence', 'title_key'] as const),
] as const;
const words = ['title_pairs', 'title_words', 'topics', 'serves_method'] as const;
const otherWords = ['other_pairs', 'other_words'] as const;
