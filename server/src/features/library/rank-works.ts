import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { workConditions } from './conditions-store.ts';
import { addCompany, firstResults, listShared, widenQuery } from './feedback.ts';
import { type Fit, fitOf, type HeldTerms } from './fit-of.ts';
import { candidateWays, type RankedId, rankIds, type WeighedQuery } from './rank-store.ts';
import { findRankedRows } from './ranked-rows-store.ts';
import { countHolding, findTermScale, type TermScale } from './term-store.ts';
import { createTopicFit, hasTopics, type TopicFit, unfit } from './topic-fit.ts';
import { type QueryText, weighQuery } from './weigh-query.ts';

/** What is asked in one language: what the works must be about, and the texts that say which of them first. */
export interface LanguageQuery {
  language: Language;
  /** Against the other languages; 1 unless said otherwise. */
  weight?: number;
  core: string;
  /** Of it what only says where. */
  aside?: string;
  /** What is studied, before what is asked of it. */
  object?: string;
  field?: Field;
  /** How much of what the works must be about it says, 0 to 1. */
  share?: number;
  texts: readonly QueryText[];
}

export interface RankedWork {
  work: Work;
  /** For the order alone: scores of two questions cannot be compared. */
  score: number;
  /** How much of what is asked the work speaks of, 0 to 1; `fit` as far as it can be no chance. */
  share: number;
  fit: number;
}

/** Of each language; more than anybody is offered, because authors and venues change the order. */
const mostRanked = 240;
/** Rarities together, as logarithms: two or three telling words. */
const enoughAsked = 14;

/**
 * The best works of the library for a question that is asked in one language or in several: each is asked by itself, and
 * what speaks of the same share of either is as good. Only rows that the user may see.
 */
export async function rankWorks(
  db: Database,
  userId: string | null,
  queries: readonly LanguageQuery[],
  most: number,
): Promise<RankedWork[]> {
  const scale = await findTermScale(db);
  const scores = new Map<string, number>();
  const cores: Core[] = [];
  for (const { language, core: about, texts, weight = 1, share: said = 1 } of queries) {
    const asked = await weighQuery(db, texts, language, scale);
    if (asked.terms.length === 0) continue;
    const core = await weighQuery(db, [{ text: about, weight: 1 }], language, scale);
    cores.push({ query: core, share: said });
    // A language that names only something common of the whole must not drown the one that names it all.
    const share =
      weight *
      Math.min(1, core.terms.reduce((sum, { term }) => sum + (term.isGeneral ? 0 : term.rarity), 0) / enoughAsked);
    for (const { id, score } of await rankWithFeedback(db, userId, asked, scale)) {
      scores.set(id, (scores.get(id) ?? 0) + score * share);
    }
  }
  const ids = [...scores].toSorted(([, one], [, other]) => other - one).slice(0, Math.max(mostRanked, most * 2));
  const rows = await findRankedRows(
    db,
    userId,
    ids.map(([id]) => id),
  );
  const byTopics = createTopicFit(queries.map((query) => ({ ...query, text: query.texts[0]?.text })));
  const ranked = rows.map(({ work, title, whole }) => ({
    ...{ work, score: scores.get(work.id) ?? 0 },
    ...fitAny(cores, { title, whole }, work, byTopics),
  }));
  // Of works whose topics are known, words in common say less than what they are about.
  const settled = ranked.map((one) => (hasTopics(one.work) ? { ...one, score: one.score * (0.3 + one.fit) } : one));
  return withoutFloods(addCompany(settled.toSorted((one, other) => other.score - one.score))).slice(0, most);
}

/**
 * Of what a title names several of, so many works that are on one of them alone: more would be on something else. More where
 * it is what they are on before all else.
 */
const [mostOnOne, mostOnOneFirst] = [3, 8];
/** A work is on what is studied itself from here on, not on what is asked of it. */
const onObjectFrom = 0.9;

export function withoutFloods(ranked: readonly (RankedWork & { only?: string | null })[]): RankedWork[] {
  const counts = new Map<string, number>();
  return ranked.map(({ only, ...one }) => {
    if (!only || one.fit <= unfit) return one;
    const count = (counts.get(only) ?? 0) + 1;
    counts.set(only, count);
    return count > (one.share >= onObjectFrom ? mostOnOneFirst : mostOnOne) ? { ...one, fit: unfit } : one;
  });
}

interface Core {
  query: WeighedQuery;
  share: number;
}

/** What a work says in either language; a question that says half of what is asked cannot be met by more than that. */
function fitAny(
  cores: readonly Core[],
  held: HeldTerms,
  work: Work,
  byTopics: (work: Work) => TopicFit,
): Fit & { only?: string | null } {
  if (hasTopics(work)) return byTopics(work);
  const fits = cores.map(({ query, share: said }) => ({ ...fitOf(query, held), said: Math.sqrt(said) }));
  return {
    share: Math.max(0, ...fits.map(({ share, said }) => share * said)),
    fit: Math.max(0, ...fits.map(({ fit, said }) => fit * said)),
  };
}

/** How well works that are known already fit what is asked. */
export async function fitWorks(
  db: Database,
  userId: string | null,
  queries: readonly Pick<LanguageQuery, 'language' | 'core' | 'share' | 'aside' | 'object' | 'field'>[],
  ids: readonly string[],
): Promise<Map<string, Fit>> {
  const scale = await findTermScale(db);
  const cores: Core[] = [];
  for (const { language, core, share = 1 } of queries) {
    cores.push({ query: await weighQuery(db, [{ text: core, weight: 1 }], language, scale), share });
  }
  const rows = await findRankedRows(db, userId, ids);
  const byTopics = createTopicFit(queries);
  return new Map(rows.map(({ work, ...held }) => [work.id, fitAny(cores, held, work, byTopics)]));
}

async function rankWithFeedback(
  db: Queryable,
  userId: string | null,
  asked: WeighedQuery,
  scale: TermScale,
): Promise<RankedId[]> {
  const allowed = workConditions(userId, {});
  const rank = (query: WeighedQuery, most: number) =>
    rankIds(db, { ...query, ways: candidateWays(query), allowed, scale }, most);
  const first = await rank(asked, firstResults);
  const shared = listShared(first);
  if (shared.size === 0) return rank(asked, mostRanked);
  return rank(widenQuery(asked, shared, await countHolding(db, [...shared.keys()]), scale), mostRanked);
}
