import type { SearchPlace, WorkKind } from '@yanmo/contract/explore';
import type { Language } from '@yanmo/contract/languages';
import { type RawBuilder, sql } from 'kysely';

export interface SearchFilters {
  yearFrom?: number | undefined;
  yearTo?: number | undefined;
  kind?: WorkKind | undefined;
  language?: Language | undefined;
  isOpenAccess?: boolean | undefined;
  place?: SearchPlace | undefined;
}

/** Rows that this user may see and a filter lets through, as a condition on `works`. */
export function workConditions(userId: string | null, filters: SearchFilters): RawBuilder<unknown> {
  const { yearFrom, yearTo, kind, language, isOpenAccess, place } = filters;
  const parts: RawBuilder<unknown>[] = [
    userId === null
      ? sql`works.owner_user_id is null`
      : sql`(works.owner_user_id is null or (works.owner_user_id = ${userId}::uuid and works.text_of is null))`,
  ];
  if (yearFrom !== undefined) parts.push(sql`works.year >= ${yearFrom}`);
  if (yearTo !== undefined) parts.push(sql`works.year <= ${yearTo}`);
  if (kind !== undefined) parts.push(sql`works.kind = ${kind}`);
  if (language !== undefined) parts.push(sql`works.language = ${language}`);
  if (isOpenAccess !== undefined) parts.push(sql`works.is_open_access is not distinct from ${isOpenAccess}`);
  if (place === 'LIBRARY') parts.push(sql`works.owner_user_id is null`);
  else if (place === 'MINE') {
    parts.push(
      userId === null
        ? sql`false`
        : sql`(works.owner_user_id = ${userId}::uuid or exists (
            select from library_saves where user_id = ${userId}::uuid and work_id = works.id))`,
    );
  } else if (place !== undefined) parts.push(sql`${place} = any(works.found_in)`);
  return sql.join(parts, sql` and `);
}
