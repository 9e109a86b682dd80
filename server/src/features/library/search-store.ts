import { type FoundWork, maximumFound, type SearchPlace, type WorkKind } from '@yanmo/contract/explore';
import type { Language } from '@yanmo/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { markWords, readSearchQuery, titleKey, toTsQuery } from '../../text/search-words.ts';
import * as store from './store.ts';
import { normaliseDoi, shown, toWork, type WorkRow } from './work-row.ts';

export interface SearchFilters {
  yearFrom?: number | undefined;
  yearTo?: number | undefined;
  kind?: WorkKind | undefined;
  language?: Language | undefined;
  isOpenAccess?: boolean | undefined;
  place?: SearchPlace | undefined;
}

export interface SearchRequest {
  userId: string | null;
  query: string;
  filters: SearchFilters;
  limit: number;
  offset: number;
  /** Nothing by likeness: the words as they are, or nothing. */
  isExact?: boolean;
}

export interface SearchResult {
  works: FoundWork[];
  total: number;
  hasMore: boolean;
  isLikeness: boolean;
}

/**
 * Of each of the two ways in (title, whole record) at most this many are ranked: a common word matches hundreds of
 * thousands, and ranking them all would take seconds for an order that nobody can tell from this one.
 */
const ranked = maximumFound + 1;
/** Below it a title is another title; one wrong character in eight leaves about 0.5. */
const likeness = 0.35;
const fewHits = 3;

/** Rows that a filter lets through, as a condition on `works`. */
function conditions({ userId, filters }: Pick<SearchRequest, 'userId' | 'filters'>): RawBuilder<unknown> {
  const { yearFrom, yearTo, kind, language, isOpenAccess, place } = filters;
  const parts: RawBuilder<unknown>[] = [
    userId === null
      ? sql`works.owner_user_id is null`
      : sql`(works.owner_user_id is null or works.owner_user_id = ${userId}::uuid)`,
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

/** Every word must be there. Words of other scripts are stemmed as English or as Spanish, as the record is. */
function matches(query: string): { title: RawBuilder<unknown>; record: RawBuilder<unknown> } | null {
  const read = readSearchQuery(query);
  const pairs = toTsQuery(read);
  if (pairs === '' && read.words === '') return null;
  const whole = (config: 'english' | 'spanish'): RawBuilder<unknown> => {
    const stemmed = sql`plainto_tsquery(${sql.lit(config)}::regconfig, ${read.words})`;
    if (pairs === '') return stemmed;
    return read.words === '' ? sql`${pairs}::tsquery` : sql`(${pairs}::tsquery && ${stemmed})`;
  };
  const on = (column: 'title_vector' | 'search_vector'): RawBuilder<unknown> => {
    const vector = sql.ref(`works.${column}`);
    return read.words === ''
      ? sql`${vector} @@ ${whole('english')}`
      : sql`(${vector} @@ ${whole('english')} or (works.language = 'es' and ${vector} @@ ${whole('spanish')}))`;
  };
  return { title: on('title_vector'), record: on('search_vector') };
}

interface Ranked extends WorkRow {
  total: number;
}

const columns = sql.join(shown.map((column) => sql.ref(column)));

/** Titles that hold the words come before records that hold them elsewhere; then likeness, citations, year. */
async function findByWords(db: Database, request: SearchRequest): Promise<Ranked[]> {
  const match = matches(request.query);
  if (!match) return [];
  const allowed = conditions(request);
  const key = titleKey(request.query);
  const { rows } = await sql<Ranked>`
    with hits as materialized (
      (select works.id, 2 as place from works where ${match.title} and ${allowed} limit ${ranked})
      union all
      (select works.id, 1 as place from works where ${match.record} and not (${match.title}) and ${allowed} limit ${ranked})
    )
    select ${columns}, (select count(*) from hits)::int as total
    from hits join works on works.id = hits.id
    order by
      hits.place desc,
      (works.title_key = ${key}) desc,
      works.is_retracted,
      similarity(works.title_key, ${key}) desc,
      works.cited_by desc nulls last,
      works.year desc nulls last,
      works.id
    limit ${request.limit} offset ${request.offset}
  `.execute(db);
  return rows;
}

/** A misspelt title: what shares most groups of three characters with it. */
async function findByLikeness(db: Database, request: SearchRequest): Promise<Ranked[]> {
  const key = titleKey(request.query);
  if (key.length < 4) return [];
  return inTransaction(db, async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(likeness)}, true)`.execute(tx);
    const { rows } = await sql<Ranked>`
      with hits as materialized (
        select works.id, similarity(works.title_key, ${key}) as likeness
        from works where works.title_key % ${key} and ${conditions(request)}
        order by 2 desc limit 50
      )
      select ${columns}, (select count(*) from hits)::int as total
      from hits join works on works.id = hits.id
      order by hits.likeness desc, works.id
      limit ${request.limit} offset ${request.offset}
    `.execute(tx);
    return rows;
  });
}

/** A page past the end holds nothing, and still says how many there are. */
async function countFound(db: Database, request: SearchRequest, find: typeof findByWords): Promise<number> {
  const [first] = request.offset > 0 ? await find(db, { ...request, offset: 0, limit: 1 }) : [];
  return first?.total ?? 0;
}

/** Whoever types a DOI means one work. */
async function findByDoi(db: Database, request: SearchRequest): Promise<Ranked[]> {
  const doi = normaliseDoi(request.query);
  if (!doi) return [];
  const { rows } = await sql<Ranked>`
    select ${columns}, count(*) over ()::int as total from works where works.doi = ${doi} and ${conditions(request)}
    order by works.owner_user_id nulls last limit ${request.limit} offset ${request.offset}
  `.execute(db);
  return rows;
}

/** Long enough to be a title and not a few keywords. */
const isLikeTitle = (query: string): boolean =>
  /[\p{Script=Han}\u3040-\u30ff]/u.test(query) ? titleKey(query).length >= 10 : query.trim().split(/\s+/u).length >= 5;

export async function searchLibrary(db: Database, given: SearchRequest): Promise<SearchResult> {
  const request = { ...given, limit: Math.max(0, Math.min(given.limit, maximumFound - given.offset)) };
  const named = await findByDoi(db, request);
  const exact = named.length > 0 ? named : await findByWords(db, request);
  const exactTotal = exact[0]?.total ?? (await countFound(db, request, findByWords));
  const isPastEnd = exact.length === 0 && exactTotal > 0;
  // A long query that finds next to nothing may be a title with a slip in it: titles like it follow what was found.
  const isThin = request.offset === 0 && exact.length < fewHits && isLikeTitle(request.query);
  const wantsAlike = !request.isExact && ((exact.length === 0 && !isPastEnd) || isThin);
  const alike = wantsAlike ? await findByLikeness(db, request) : [];
  const seen = new Set(exact.map(({ id }) => id));
  const rows = [...exact, ...alike.filter(({ id }) => !seen.has(id))].slice(0, request.limit);
  const alikeTotal = alike[0]?.total ?? (wantsAlike ? await countFound(db, request, findByLikeness) : 0);
  const found = exactTotal || alikeTotal;
  const saved = request.userId
    ? await store.listSavedIds(
        db,
        request.userId,
        rows.map(({ id }) => id),
      )
    : new Set<string>();
  return {
    works: rows.map((row) => toFound(row, request.query, saved)),
    total: Math.min(Math.max(found, rows.length > 0 ? request.offset + rows.length : 0), maximumFound),
    hasMore: found > maximumFound,
    isLikeness: exact.length === 0 && rows.length > 0,
  };
}

export function toFound(row: WorkRow, query: string, saved: ReadonlySet<string>): FoundWork {
  return {
    ...toWork(row),
    marks: {
      title: query ? markWords(query, row.title) : [],
      abstract: query && row.abstract ? markWords(query, row.abstract) : [],
    },
    is_saved: saved.has(row.id),
    found_in: [...new Set([row.source, ...row.found_in])],
  };
}
