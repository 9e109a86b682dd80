import { NumberTable } from '../comparing/number-table.ts';
import { cutClauses } from '../sentences.ts';
import type { PassageId, TermPostings } from './corpus.ts';
import { tokensAt } from './passages.ts';
import { masked, prose, type ReadText } from './prepared.ts';
import { leastOf, listLeads } from './terms.ts';

/** A sentence of the checked text, in tokens, and the leads that it gives: which of those that were asked for. */
export interface AskedSentence {
  from: number;
  to: number;
  leads: number[];
}

export interface Leads {
  /** Distinct. */
  keys: number[];
  sentences: AskedSentence[];
}

/** A sentence of the checked text, in tokens, and the passages in which it may stand in other words. */
export interface FollowedSentence {
  from: number;
  to: number;
  passages: PassageId[];
}

/** Passages of one term that are looked at: what stands in more says nothing of any. */
export const mostHolders = 120;
/** Of one sentence; as an index keeps of a passage: the smallest, so that both keep the same. */
const mostLeads = 16;
/** Of a whole text: a sentence of a book asks for less than one of a page, and a hundred thousand of them for nothing more. */
const mostAsked = 4_000;
const leastLeads = 4;
/** Shorter ones say what many say. In tokens. */
export const shortestSentence = { wide: 14, narrow: 8 };
const mostPassagesOfSentence = 6;
/** Of a whole text, those that share most with a sentence of it. */
const mostPassages = 250;
/** A name that hardly any text holds leads by itself; of others it takes two. */
const rare = 3;

/** By what the sentences of a text may be found in other words. What is masked, or in the list of references, gives none. */
export function listSentenceLeads(text: string, { tokens, kinds, areWide, paragraphs }: ReadText): Leads {
  const ends = cutClauses(text).map(({ end }) => end);
  // A heading has no stop, and would be the beginning of the sentence below it.
  const edges = paragraphs.flatMap(({ from, to }) => [from, to]);
  const { keys, at } = listLeads(tokens);
  const known = new Map<number, number>();
  const sentences: AskedSentence[] = [];
  const each = Math.max(leastLeads, Math.min(mostLeads, Math.floor(mostAsked / (ends.length + 1))));
  let from = 0;
  let lead = 0;
  for (const to of [...tokensAt(tokens, ends), ...edges].sort((one, other) => one - other)) {
    const first = lead;
    while (lead < keys.length && (at[lead] as number) < to) lead += 1;
    const isWide = areWide[from] === 1 || areWide[to - 1] === 1;
    const least = isWide ? shortestSentence.wide : shortestSentence.narrow;
    const isProse = kinds[from] === prose && kinds[to - 1] !== masked;
    if (to - from >= least && isProse && known.size < mostAsked) {
      const chosen = leastOf(keys.slice(first, lead), each);
      for (const key of chosen) if (!known.has(key)) known.set(key, known.size);
      sentences.push({ from, to, leads: chosen.map((key) => known.get(key) as number) });
    }
    from = to;
  }
  return { keys: [...known.keys()], sentences };
}

/** For each sentence the passages that share most of what is rare in it. */
export function followLeads(
  sentences: readonly AskedSentence[],
  { asked, passages, counts }: TermPostings,
): FollowedSentence[] {
  const holders = numberHolders({ asked, passages, counts });
  const scores = new Float64Array(holders.ids.length);
  const led = sentences.map(({ from, to, leads }) => {
    const touched: number[] = [];
    for (const lead of leads) {
      const count = counts[lead] ?? 0;
      const worth = count <= rare ? 1 : Math.max(0.5, 1 - Math.log(count / rare) / 10);
      for (let index = holders.from[lead] as number; index < (holders.from[lead + 1] as number); index += 1) {
        const holder = holders.of[index] as number;
        if (scores[holder] === 0) touched.push(holder);
        scores[holder] = (scores[holder] as number) + worth;
      }
    }
    const best = touched
      .filter((holder) => (scores[holder] as number) >= 1)
      .map((holder) => ({ passage: holders.ids[holder] as PassageId, score: scores[holder] as number }))
      .sort(byScore)
      .slice(0, mostPassagesOfSentence);
    for (const holder of touched) scores[holder] = 0;
    return { from, to, best };
  });
  const chosen = choosePassages(led.flatMap(({ best }) => best));
  const followed = led.map(({ from, to, best }) => ({
    ...{ from, to },
    passages: best.map(({ passage }) => passage).filter((passage) => chosen.has(passage)),
  }));
  return shareFollowed(followed.filter(({ passages: ids }) => ids.length > 0));
}

interface Led {
  passage: PassageId;
  score: number;
}

const byScore = (one: Led, other: Led): number => other.score - one.score || one.passage - other.passage;

/** Wherever in the text their sentences stand: the last page is looked at as the first is. */
function choosePassages(led: Led[]): Set<PassageId> {
  const chosen = new Set<PassageId>();
  for (const { passage } of led.sort(byScore)) {
    if (chosen.size === mostPassages) break;
    chosen.add(passage);
  }
  return chosen;
}

/** The passages, each with a number from 0 on, and for each lead from where to where its own stand in `of`. */
function numberHolders({ asked, passages, counts }: TermPostings) {
  const numbers = new NumberTable(asked.length);
  const ids: PassageId[] = [];
  const from = new Int32Array(counts.length + 1);
  for (const lead of asked) from[lead + 1] = (from[lead + 1] as number) + 1;
  for (let lead = 0; lead < counts.length; lead += 1)
    from[lead + 1] = (from[lead + 1] as number) + (from[lead] as number);
  const next = from.slice();
  const of = new Int32Array(asked.length);
  for (let index = 0; index < asked.length; index += 1) {
    const passage = passages[index] as number;
    const number = numbers.numberOf(passage);
    if (number === ids.length) ids.push(passage);
    const lead = asked[index] as number;
    of[next[lead] as number] = number;
    next[lead] = (next[lead] as number) + 1;
  }
  return { ids, from, of };
}

/** What one sentence leads to is looked at for its neighbours too: they often come from the same place. */
function shareFollowed(followed: readonly FollowedSentence[]): FollowedSentence[] {
  return followed.map(({ from, to, passages }, index) => {
    const before = followed[index - 1];
    const behind = followed[index + 1];
    const near = [
      ...passages,
      ...(before?.to === from ? before.passages : []),
      ...(behind?.from === to ? behind.passages : []),
    ];
    return { from, to, passages: [...new Set(near)] };
  });
}
