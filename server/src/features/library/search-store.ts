import { type FoundWork, maximumFound } from '@yanmo/contract/explore';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { markWords, titleKey } from '../../text/search-words.ts';
import { type SearchFilters, workConditions } from './conditions-store.ts';
import { allOf, scoredCandidates, type WeighedQuery, waysToShare } from './rank-store.ts';
import * as store from './store.ts';
import { findTermScale, type Term, type TermScale } from './term-store.ts';
import { listUnheld } from './unheld-terms-store.ts';
import { weighQuery } from './weigh-query.ts';
import { normaliseDoi, shown, toWork, type WorkRow } from './work-row.ts';

export interface SearchRequest {
  userId: string | null;
  query: string;
  filters: SearchFilters;
  limit: number;
  offset: number;
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
/**
 * Below it a title is another title: a slip takes three groups of characters from it and adds three. One character in
 * eight may be wrong; what is longer must be more alike, or most of the library would have to be compared with it.
 */
const leastLikeness = 0.35;
function likenessOf(key: string): number {
  const slips = 3 * (1 + key.length / 12);
  return Math.max(leastLikeness, (key.length - slips) / (key.length + slips));
}
/** Where no work has every word: those that have nearly all of what was asked, by weight. */
const nearlyAll = 0.6;
const mostNear = 50;
const fewHits = 3;
/** Of a text that somebody pasted the first words must do. */
const mostTerms = 40;

interface Ranked extends WorkRow {
  total: number;
}

const columns = sql.join(shown.map((column) => sql.ref(column)));

/** What a reader typed, weighed. */
interface ReadQuery extends WeighedQuery {
  scale: TermScale;
  /** Words that must be there: all but those that any title may bear. */
  required: readonly Term[];
}

interface ReadRequest extends SearchRequest {
  asked: ReadQuery;
}

async function readQuery(db: Database, query: string): Promise<ReadQuery> {
  const scale = await findTermScale(db);
  const { terms, phrases } = await weighQuery(db, [{ text: query, weight: 1 }], null, scale);
  return { terms, phrases, scale, required: requiredOf(terms) };
}

function requiredOf(terms: WeighedQuery['terms']): Term[] {
  const own = terms.filter(({ term }) => !term.isGeneral);
  return (own.length > 0 ? own : terms).slice(0, mostTerms).map(({ term }) => term);
}

/** Every word must be there, in the title or elsewhere; rare words, phrases and titles that say little else come first. */
async function findByWords(db: Database, request: ReadRequest): Promise<Ranked[]> {
  const { required, ...query } = request.asked;
  if (required.length === 0) return [];
  const all = allOf(required);
  const parts = {
    ...query,
    ways: [
      { holds: sql`works.title_vector @@ ${all}::tsquery`, most: ranked },
      { holds: sql`works.search_vector @@ ${all}::tsquery`, most: ranked, isSpare: true },
    ],
    allowed: workConditions(request.userId, request.filters),
  };
  return findRanked(db, request, parts, { condition: sql`true`, most: maximumFound + 1, score: sql`hits.score` });
}

/**
 * No work has every word: what has nearly all of them. A word that nobody ever wrote is a slip; it is left out where enough
 * others are there.
 */
const findNear = (fewestHeld: number) => async (db: Database, request: ReadRequest) => {
  const unheld = await listUnheld(
    db,
    request.asked.terms.map(({ term }) => term),
    request.asked.scale,
  );
  const held = request.asked.terms.filter(({ term }) => !unheld.has(term));
  const terms = requiredOf(held).length < fewestHeld ? request.asked.terms : held;
  if (requiredOf(terms).length < fewestHeld) return [];
  const query = { ...request.asked, terms };
  const parts = {
    ...query,
    ways: waysToShare(query, nearlyAll),
    allowed: workConditions(request.userId, request.filters),
  };
  return findRanked(db, request, parts, {
    ...{ condition: sql`share >= ${nearlyAll}`, most: mostNear },
    // Many short titles may hold one half of a long one.
    first: sql`round(share::numeric, 2) desc, `,
    // With a slip in it a title is most like the one that was meant.
    score: sql`hits.score * (1 + similarity(works.title_key, ${titleKey(request.query)}))`,
  });
};

interface Order {
  condition: RawBuilder<unknown>;
  most: number;
  /** What is kept before what has the better score. */
  first?: RawBuilder<unknown>;
  score: RawBuilder<unknown>;
}

async function findRanked(
  db: Database,
  request: ReadRequest,
  parts: Parameters<typeof scoredCandidates>[0],
  { condition, most, first = sql``, score }: Order,
): Promise<Ranked[]> {
  if (parts.ways.length === 0) return [];
  const { rows } = await sql<Ranked>`
    with ${scoredCandidates(parts)},
    hits as materialized (select id, score from scored where ${condition} order by ${first}score desc limit ${most})
    select ${columns}, (select count(*) from hits)::int as total
    from hits join works on works.id = hits.id
    order by
      (works.title_key = ${titleKey(request.query)}) desc,
      works.is_retracted,
      ${score} desc,
      works.cited_by desc nulls last,
      works.year desc nulls last,
      works.id
    limit ${request.limit} offset ${request.offset}
  `.execute(db);
  return rows;
}

/** A misspelt title: what shares most groups of three characters with it. */
async function findByLikeness(db: Database, request: ReadRequest): Promise<Ranked[]> {
  const key = titleKey(request.query);
  if (key.length < 4) return [];
  return inTransaction(db, async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${likenessOf(key).toFixed(3)}, true)`.execute(tx);
    const { rows } = await sql<Ranked>`
      with hits as materialized (
        select works.id, similarity(works.title_key, ${key}) as likeness
        from works where works.title_key % ${key} and ${workConditions(request.userId, request.filters)}
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
async function countFound(db: Database, request: ReadRequest, find: typeof findByWords): Promise<number> {
  const [first] = request.offset > 0 ? await find(db, { ...request, offset: 0, limit: 1 }) : [];
  return first?.total ?? 0;
}

/** Whoever types a DOI means one work. */
async function findByDoi(db: Database, request: SearchRequest): Promise<Ranked[]> {
  const doi = normaliseDoi(request.query);
  if (!doi) return [];
  const { rows } = await sql<Ranked>`
    select ${columns}, count(*) over ()::int as total from works where works.doi = ${doi} and ${workConditions(request.userId, request.filters)}
    order by works.owner_user_id nulls last limit ${request.limit} offset ${request.offset}
  `.execute(db);
  return rows;
}

/** Long enough to be a title and not a few keywords. */
const isLikeTitle = (query: string): boolean =>
  /[\p{Script=Han}\u3040-\u30ff]/u.test(query) ? titleKey(query).length >= 10 : query.trim().split(/\s+/u).length >= 5;

export async function searchLibrary(db: Database, given: SearchRequest): Promise<SearchResult> {
  const limit = Math.max(0, Math.min(given.limit, maximumFound - given.offset));
  const request = { ...given, limit, asked: await readQuery(db, given.query) };
  const named = await findByDoi(db, request);
  const exact = named.length > 0 ? named : await findByWords(db, request);
  const exactTotal = exact[0]?.total ?? (await countFound(db, request, findByWords));
  // A long query that finds next to nothing may be a title with a slip in it: titles like it follow what was found.
  const isNamed = exact.some(({ title }) => titleKey(title) === titleKey(request.query));
  const isThin = request.offset === 0 && exact.length < fewHits && !isNamed && isLikeTitle(request.query);
  const wantsAlike = exactTotal === 0 || isThin;
  const alike = wantsAlike ? await findAlike(db, request) : { rows: [], total: 0 };
  const seen = new Set(exact.map(({ id }) => id));
  const rows = [...exact, ...alike.rows.filter(({ id }) => !seen.has(id))].slice(0, request.limit);
  const found = exactTotal || alike.total;
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

/** By its words first: likeness of letters is for those of whom next to no word is right. */
const waysAlike = [findNear(2), findByLikeness, findNear(1)];

async function findAlike(db: Database, request: ReadRequest): Promise<{ rows: Ranked[]; total: number }> {
  for (const find of waysAlike) {
    const rows = await find(db, request);
    const total = rows[0]?.total ?? (await countFound(db, request, find));
    if (total > 0) return { rows, total };
  }
  return { rows: [], total: 0 };
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
