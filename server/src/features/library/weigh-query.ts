import type { Language } from '@yanmo/contract/languages';
import type { Queryable } from '../../platform/database/database.ts';
import { listQueryWords } from '../../text/query-words.ts';
import type { WeighedPhrase, WeighedQuery, WeighedTerm } from './rank-store.ts';
import { findTerms, type Term, type TermScale } from './term-store.ts';

/** One text of a query, and how much each of its words counts. */
export interface QueryText {
  text: string;
  weight: number;
}

/** Rare terms count for more than their rarity; tuned on bibliographies of theses, as is all below. */
const rarityPower = 1.5;
const generalShare = 0.2;
const phraseShare = 0.7;
const seamShare = 0.3;
/** However often a word stands in the texts that weigh least, it counts so often. */
const mostRepeats = 2;
const mostTerms = 40;
const mostPhrases = 20;
/** Texts are apart: the last word of one and the first of the next are no phrase. */
const textGap = 1_000;
/** With one word between at the most. */
const phraseReach = 2;

export const weightOf = (term: Term, times: number): number => times * term.rarity ** rarityPower;
const keyOf = ({ lexemes, isStart }: Term): string => `${lexemes.join('|')}${isStart ? '*' : ''}`;

interface Counted {
  term: Term;
  times: number;
}

/** What a query of several texts asks for. Words that any title may bear count for little, unless there are no others. */
export async function weighQuery(
  db: Queryable,
  texts: readonly QueryText[],
  language: Language | null,
  scale: TermScale,
): Promise<WeighedQuery> {
  const words = texts.flatMap(({ text }, place) =>
    listQueryWords(text).map((word) => ({ ...word, position: word.position + place * textGap })),
  );
  const terms = await findTerms(db, words, language, scale);
  const hasOwn = terms.some(({ isGeneral }) => !isGeneral);
  const timesAt = ({ position, isGeneral, isSeam }: Term): number =>
    (texts[Math.floor(position / textGap)]?.weight ?? 0) *
    (isGeneral && hasOwn ? generalShare : 1) *
    (isSeam ? seamShare : 1);
  const counted = new Map<string, Counted>();
  for (const term of terms) {
    const times = timesAt(term);
    const known = counted.get(keyOf(term));
    // A text that weighs most counts each time a word stands in it; headings repeat their words without meaning more.
    const most = Math.max(known?.times ?? 0, times * mostRepeats);
    counted.set(keyOf(term), { term, times: known ? Math.min(known.times + times, most) : times });
  }
  const weighed = [...counted.values()].map(
    ({ term, times }): WeighedTerm => ({ term, weight: weightOf(term, times) }),
  );
  return { terms: heaviest(weighed, mostTerms), phrases: listPhrases(terms, timesAt) };
}

function listPhrases(terms: readonly Term[], timesAt: (term: Term) => number): WeighedPhrase[] {
  const phrases = new Map<string, WeighedPhrase>();
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1];
    if (!next || term.isWide || next.isWide || next.position - term.position > phraseReach) continue;
    const key = `${keyOf(term)} ${keyOf(next)}`;
    const weight = (phraseShare * Math.min(timesAt(term), timesAt(next)) * (term.rarity + next.rarity)) / 2;
    phrases.set(key, { terms: [term, next], weight: weight + (phrases.get(key)?.weight ?? 0) });
  }
  return heaviest([...phrases.values()], mostPhrases);
}

export const heaviest = <Weighed extends { weight: number }>(weighed: readonly Weighed[], most: number): Weighed[] =>
  weighed.toSorted((one, other) => other.weight - one.weight).slice(0, most);
