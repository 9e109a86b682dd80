import { type ComparedTexts, sourceKinds } from '@yanmo/contract/similarity';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { comparedForms, sourceForm } from './source-form.ts';

export const shelfKinds = sourceKinds;
export type ShelfKind = (typeof shelfKinds)[number];

/** Whose shelf it is; null for those that all are compared with. */
export type ShelfOf =
  | { kind: 'LIBRARY' | 'SITE'; ownerId: null }
  | { kind: 'OWN_LIBRARY' | 'OWN_FILE'; ownerId: string };

const kindsAmong: Readonly<Record<ComparedTexts, readonly ShelfKind[]>> = {
  LIBRARY: ['LIBRARY', 'OWN_LIBRARY'],
  OWN_FILES: ['OWN_FILE'],
  SITE: ['SITE'],
};

export interface Shelf {
  id: number;
  kind: ShelfKind;
}

/** The one place that decides what somebody may be compared with: shelves of all, and those of their own. */
export async function listVisibleShelves(
  db: Queryable,
  { userId, among }: { userId: string | null; among: readonly ComparedTexts[] },
): Promise<Shelf[]> {
  const kinds = among.flatMap((one) => kindsAmong[one]);
  if (kinds.length === 0) return [];
  const rows = await db
    .selectFrom('similarity_shelves')
    .select(['id', 'kind'])
    .where('form', 'in', [...comparedForms])
    .where('kind', 'in', kinds)
    .where((shelf) =>
      shelf.or([shelf('owner_user_id', 'is', null), ...(userId === null ? [] : [shelf('owner_user_id', '=', userId)])]),
    )
    .execute();
  return rows.map(({ id, kind }) => ({ id, kind: kind as ShelfKind }));
}

/** Who is compared, and with what. */
export interface ComparedScope {
  /** Null for a visitor, who has nothing of their own. */
  userId: string | null;
  among: readonly ComparedTexts[];
  /** What is being checked, where it is one of their own files. */
  excluding?: { fileKeys: readonly string[] } | undefined;
}

/** Kinds on whose shelves at least one text stands, of those that this user may be compared with. */
export async function listFilledKinds(db: Queryable, scope: ComparedScope): Promise<Set<ShelfKind>> {
  const shelves = await listVisibleShelves(db, scope);
  const { fileKeys = [] } = scope.excluding ?? {};
  const filled = await db
    .selectFrom('similarity_shelves')
    .select('kind')
    .where('id', 'in', [0, ...shelves.map(({ id }) => id)])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('similarity_sources')
          .select('similarity_sources.id')
          .whereRef('shelf_id', '=', 'similarity_shelves.id')
          .where((source) =>
            fileKeys.length === 0
              ? source.lit(true)
              : source.or([source('file_key', 'is', null), source('file_key', 'not in', [...fileKeys])]),
          )
          // Their own papers are none of the site's for them.
          .where((source) =>
            scope.userId === null
              ? source.lit(true)
              : source.or([
                  source('similarity_shelves.kind', '<>', 'SITE'),
                  source('similarity_sources.owner_user_id', '<>', scope.userId),
                ]),
          ),
      ),
    )
    .execute();
  return new Set(filled.map(({ kind }) => kind as ShelfKind));
}

/** Made at its first text. Whoever makes one for a user holds the user's row. */
export async function ensureShelf(tx: Tx, { kind, ownerId }: ShelfOf): Promise<number> {
  const find = () =>
    tx
      .selectFrom('similarity_shelves')
      .select('id')
      .where('kind', '=', kind)
      .where(sql<boolean>`owner_user_id is not distinct from ${ownerId}::uuid`)
      .where('form', '=', sourceForm)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await tx
    .insertInto('similarity_shelves')
    .values({ kind, owner_user_id: ownerId, form: sourceForm })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`there is no shelf ${kind} of ${ownerId}`);
  return made.id;
}

/** Once nothing stands on them. */
export async function deleteShelvesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('similarity_shelves').where('owner_user_id', '=', userId).execute();
}

/** Of forms that are read no more, once nothing stands on them. */
export async function deleteOldShelves(tx: Tx): Promise<void> {
  await sql`
    delete from similarity_shelves where form <> ${sourceForm}
       and not exists (select from similarity_sources where shelf_id = similarity_shelves.id)`.execute(tx);
}
