import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Term, TermScale } from './term-store.ts';

/** A term and what it is worth in this query. */
export interface WeighedTerm {
  term: Term;
  weight: number;
}

/** Two terms that stand together in the query, and what it is worth that they do so in a title. */
export interface WeighedPhrase {
  terms: readonly [Term, Term];
  weight: number;
}

export interface WeighedQuery {
  terms: readonly WeighedTerm[];
  phrases: readonly WeighedPhrase[];
}

export interface RankedId {
  id: string;
  /** 1 for a title of usual length that holds all terms; phrases and short titles may go beyond. */
  score: number;
  /** Terms of its title. */
  terms: string[];
}

/** How fast a title's score falls with its length; tuned on bibliographies of theses. */
const [saturation, lengthShare] = [0.8, 0.5];
/** What a term outside the title is worth. */
const elsewhere = 0.3;
/** All terms together are worth more than their sum. */
const togetherBonus = 0.5;

const quote = (lexeme: string): string => `'${lexeme.replace(/['\\]/gu, '$&$&')}'`;
/** Any of a term's lexemes, as the text of a query. */
export const anyOf = ({ lexemes, isStart }: Term): string =>
  `(${lexemes.map((lexeme) => `${quote(lexeme)}${isStart ? ':*' : ''}`).join(' | ')})`;
const phraseOf = ([one, other]: WeighedPhrase['terms']): string =>
  [' <-> ', ' <2> '].map((near) => `(${anyOf(one)}${near}${anyOf(other)})`).join(' | ');

/** Every term must be there. */
export const allOf = (terms: readonly Term[]): string => terms.map(anyOf).join(' & ');

/** What one way of looking for candidates brings at the most. */
export interface CandidateWay {
  /** On `works`. */
  holds: RawBuilder<unknown>;
  most: number;
  /** Only where the ways before it brought fewer than they might: what it finds would come behind theirs. */
  isSpare?: boolean;
}

const holding = (query: string): RawBuilder<unknown> => sql`works.search_vector @@ ${query}::tsquery`;

/** Works of the rarest terms together; beyond it even an exact order would have to be cut off somewhere. */
const budget = 4_000;
/** Of a long query the heaviest terms choose whom all of them are tried on. */
const roughTerms = 14;
const bestRoughly = 700;

/**
 * The heaviest terms bring in every work that holds them, as long as those are few; of the common ones two must meet. What
 * holds nothing but one common word is no candidate: it could not come first.
 */
export function candidateWays({ terms }: WeighedQuery): CandidateWay[] {
  const heaviest = terms
    .filter(({ term }) => !term.isStart || terms.length === 1)
    .toSorted((one, other) => other.weight - one.weight);
  const alone: Term[] = [];
  const common: Term[] = [];
  let brought = 0;
  for (const { term } of heaviest) {
    if (brought + term.works <= budget) {
      alone.push(term);
      brought += term.works;
    } else common.push(term);
  }
  const meeting = heaviest
    .slice(0, 7)
    .flatMap(({ term }, index, all) => all.slice(index + 1).map((other) => [term, other.term] as const))
    .filter(([one, other]) => common.includes(one) && common.includes(other));
  const ways: CandidateWay[] = [];
  if (alone.length > 0) ways.push({ holds: holding(alone.map(anyOf).join(' | ')), most: budget });
  if (meeting.length > 0) {
    const pairs = meeting.map((pair) => `(${allOf(pair)})`).join(' | ');
    ways.push({ holds: holding(pairs), most: budget / 2 });
  }
  const [only] = common;
  if (ways.length === 0 && only) ways.push({ holds: holding(anyOf(only)), most: budget });
  return ways;
}

/** So many of the heaviest terms are told apart: each more may double the query. */
const toldApart = 9;

/** Works that may hold so great a share of what is asked, by weight: next to all that do, and few that do not. */
export function waysToShare({ terms }: WeighedQuery, share: number): CandidateWay[] {
  const massOf = (some: readonly WeighedTerm[]): number => some.reduce((total, { weight }) => total + weight, 0);
  const heaviest = terms.toSorted((one, other) => other.weight - one.weight);
  const told = heaviest.filter(({ term }) => !term.isStart).slice(0, toldApart);
  const all = massOf(terms);
  const untold = all - massOf(told);
  // Of a pasted text the light words alone would do: half of the share must be held by the heavy ones.
  const least = Math.max(all * share - untold, (massOf(told) * share) / 2);
  // Rounding must not lose a work that holds exactly enough.
  const query = reaching(told, least * (1 - 1e-9));
  return query ? [{ holds: holding(query), most: budget / 2 }] : [];
}

/** A query that is met by what holds terms of such a weight together; null where all of them weigh less, or none is needed. */
function reaching([first, ...rest]: readonly WeighedTerm[], weight: number): string | null {
  if (!first || weight <= 0) return null;
  const left = rest.reduce((total, one) => total + one.weight, 0);
  if (first.weight + left < weight) return null;
  const further = reaching(rest, weight - first.weight);
  const withIt = further ? `(${anyOf(first.term)} & ${further})` : anyOf(first.term);
  const without = reaching(rest, weight);
  return without ? `(${withIt} | ${without})` : withIt;
}

interface RankParts extends WeighedQuery {
  ways: readonly CandidateWay[];
  allowed: RawBuilder<unknown>;
  scale: TermScale;
}

/** Candidates with their scores, as a query named `scored`; it stands in a `with`. */
export function scoredCandidates({ terms, phrases, ways, allowed, scale }: RankParts): RawBuilder<unknown> {
  // A bare number would be added up digit by digit.
  const number = (value: number): RawBuilder<unknown> => sql.raw(`'${value.toPrecision(6)}'::float8`);
  const sum = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
    parts.length === 0 ? number(0) : sql.join(parts, sql` + `);
  const held = (vector: 'title' | 'whole', some: readonly WeighedTerm[]): RawBuilder<unknown> =>
    sum(
      some.map(
        ({ term, weight }) =>
          sql`case when ${sql.ref(vector)} @@ ${anyOf(term)}::tsquery then ${number(weight)} else ${number(0)} end`,
      ),
    );
  const together = sum(
    phrases.map(
      ({ terms: pair, weight }) =>
        sql`case when title @@ ${phraseOf(pair)}::tsquery then ${number(weight)} else ${number(0)} end`,
    ),
  );
  const mass = number(
    Math.max(
      1e-9,
      terms.reduce((total, { weight }) => total + weight, 0),
    ),
  );
  const wayNamed = (index: number): RawBuilder<unknown> => sql.ref(`way_${index}`);
  const candidates = ways.map(({ holds, most, isSpare = false }, index) => {
    const before = ways.slice(0, index);
    // Each once: what an earlier way brought is none of a later one's.
    const others = before.map((way) => sql`not (${way.holds})`);
    const short = isSpare
      ? before.map((way, place) => sql`(select count(*) from ${wayNamed(place)}) < ${sql.lit(way.most)}`)
      : [];
    return sql`${wayNamed(index)} as materialized (
      select works.id, works.title_vector as title, (works.search_vector || ''::tsvector) as whole
      from works where ${sql.join([holds, allowed, ...others, ...short], sql` and `)} limit ${sql.lit(most)})`;
  });
  const roughly = terms.toSorted((one, other) => other.weight - one.weight).slice(0, roughTerms);
  const isRough = terms.length > roughTerms;
  const lengthFactor = sql`${number(1 + saturation)} / (1 + ${number(saturation)} * (${number(1 - lengthShare)}
    + ${number(lengthShare / Math.max(1, scale.titleTerms))} * length(title)))`;
  return sql`
    -- The vector of a long abstract is unpacked once here, not once a term.
    ${sql.join(candidates, sql`, `)},
    candidates as (${sql.join(
      ways.map((_, index) => sql`select * from ${wayNamed(index)}`),
      sql` union all `,
    )}),
    vectors as (
      select * from candidates
      ${
        isRough
          ? sql`order by (${held('title', roughly)}) * ${number(1 - elsewhere)} + (${held('whole', roughly)}) * ${number(elsewhere)} desc, id
              limit ${bestRoughly}`
          : sql``
      }
    ),
    sums as materialized (
      -- What stands in the title stands in the whole as well.
      select id, title, ${held('title', terms)} as in_title, ${held('whole', terms)} as anywhere, ${together} as together
      from vectors
    ),
    scored as (
      select id, title, anywhere / ${mass} as share, (in_title * ${lengthFactor} + (anywhere - in_title) * ${number(elsewhere)} + together) / ${mass}
        * (1 + ${number(togetherBonus)} * in_title / ${mass}) as score
      from sums
    )`;
}

export async function rankIds(db: Queryable, parts: RankParts, most: number): Promise<RankedId[]> {
  if (parts.ways.length === 0) return [];
  const { rows } = await sql<RankedId>`
    with ${scoredCandidates(parts)}
    select id, score, tsvector_to_array(title) as terms from scored
    where score > 0 order by score desc, id limit ${most}
  `.execute(db);
  return rows;
}
