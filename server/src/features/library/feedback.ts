import type { Work } from '@yanmo/contract/works';
import { isGeneralWord } from '../../text/general-words.ts';
import type { RankedId, WeighedQuery } from './rank-store.ts';
import { rarityOf, type Term, type TermScale } from './term-store.ts';
import { heaviest, weightOf } from './weigh-query.ts';

/** What comes first is taken to be right, and says by its words, authors and venues what else is. */
export const firstResults = 10;
const mostTerms = 20;
/** Together the new terms count for this share of what was asked. */
const share = 0.3;
const fewestTitles = 2;

/** Lexemes that several of the first titles hold. */
export function listShared(first: readonly RankedId[]): Map<string, number> {
  const total = first.reduce((sum, { score }) => sum + score, 0) || 1;
  const shares = new Map<string, { weight: number; titles: number }>();
  for (const { terms, score } of first) {
    for (const lexeme of terms) {
      if (isGeneralWord(lexeme) || /^[\d.-]+$/u.test(lexeme) || [...lexeme].length < 2) continue;
      const known = shares.get(lexeme) ?? { weight: 0, titles: 0 };
      shares.set(lexeme, { weight: known.weight + score / total, titles: known.titles + 1 });
    }
  }
  return new Map(
    [...shares].flatMap(([lexeme, { weight, titles }]) => (titles >= fewestTitles ? [[lexeme, weight] as const] : [])),
  );
}

/** The query with the words that its first results have in common. */
export function widenQuery(
  query: WeighedQuery,
  shared: ReadonlyMap<string, number>,
  holding: ReadonlyMap<string, number>,
  scale: TermScale,
): WeighedQuery {
  const times = (weight: number, rarity: number): number => weight / rarity ** 1.5;
  const asked = query.terms.reduce((sum, { term, weight }) => sum + times(weight, Math.max(0.1, term.rarity)), 0);
  const found = heaviest(
    [...shared].map(([lexeme, weight]) => {
      const works = holding.get(lexeme) ?? 0.5;
      const rarity = rarityOf(works, scale);
      const term: Term = {
        ...{ lexemes: [lexeme], isStart: false, isGeneral: false, isWide: false, isSeam: false, rarity, position: 0 },
        works: (works * scale.all) / scale.counted,
      };
      return { term, share: weight, weight: weight * rarity };
    }),
    mostTerms,
  );
  const all = found.reduce((sum, one) => sum + one.share, 0) || 1;
  const added = new Map(
    found.map(({ term, share: part }) => [term.lexemes[0] ?? '', weightOf(term, (share * asked * part) / all)]),
  );
  const known = query.terms.map(({ term, weight }) => {
    const more = Math.max(0, ...term.lexemes.map((lexeme) => added.get(lexeme) ?? 0));
    for (const lexeme of term.lexemes) added.delete(lexeme);
    return { term, weight: weight + more };
  });
  const fresh = found.flatMap(({ term }) => {
    const weight = added.get(term.lexemes[0] ?? '');
    return weight === undefined ? [] : [{ term, weight }];
  });
  return { terms: [...known, ...fresh], phrases: query.phrases };
}

type Signed = Pick<Work, 'authors' | 'venue'>;
const authorShare = 0.12;
const venueShare = 0.04;
const mostShared = 3;

const namesOf = ({ authors }: Signed): string[] =>
  authors.slice(0, 8).flatMap(({ family, given }) => {
    const isWide = /\p{Script=Han}/u.test(family);
    return family ? [`${family} ${isWide ? given : given.slice(0, 1)}`.toLowerCase()] : [];
  });

/** What the first results' authors wrote, and what stands where they published, comes before what is as near by its words. */
export function addCompany<Scored extends { score: number; work: Signed }>(ranked: readonly Scored[]): Scored[] {
  const first = ranked.slice(0, firstResults);
  const best = ranked[0]?.score ?? 0;
  const authors = new Map<string, number>();
  const venues = new Map<string, number>();
  for (const { work } of first) {
    for (const name of namesOf(work)) authors.set(name, (authors.get(name) ?? 0) + 1);
    const venue = work.venue?.toLowerCase();
    if (venue) venues.set(venue, (venues.get(venue) ?? 0) + 1);
  }
  return ranked
    .map((one, place) => {
      // One of the first does not bear itself out.
      const own = place < firstResults ? 1 : 0;
      const shared = namesOf(one.work).reduce((sum, name) => sum + Math.max(0, (authors.get(name) ?? 0) - own), 0);
      const beside = Math.max(0, (venues.get(one.work.venue?.toLowerCase() ?? '') ?? 0) - own);
      const bonus = authorShare * Math.min(shared, mostShared) + venueShare * Math.min(beside, mostShared);
      return { ...one, score: one.score + best * bonus };
    })
    .toSorted((one, other) => other.score - one.score);
}
