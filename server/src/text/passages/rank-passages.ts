import { readPosting } from './index-passages.ts';
import { listTerms, type Stems } from './passage-terms.ts';
import type { QuestionWord } from './read-question.ts';

/** A text among those that are searched. */
export interface SearchedText {
  stems: Stems;
  title: string;
  /** Terms of each of its passages. */
  lengths: ArrayLike<number>;
  /** Of the terms that were asked for. */
  postings: ReadonlyMap<string, Uint32Array>;
}

/** A word of the question, and how much it tells what is searched apart. */
export interface WeighedWord extends QuestionWord {
  weight: number;
  /** No text that is searched holds it: the question may be about something else. */
  isUnknown: boolean;
}

export interface RankedPassage {
  /** Among the texts, and among the passages of that text. */
  text: number;
  place: number;
  score: number;
}

const saturation = 1.2;
const lengthShare = 0.4;
const weakWeight = 0.5;
const generalWeight = 0.5;
/** A word that nobody holds against one that a single passage holds. */
const unknownWeight = 0.8;
const weakUnknownWeight = 0.15;
/** As if so many more passages were searched: in a text of three every word is in a third of it. */
const imagined = 40;
/** What a word in the title of a text counts for all of its passages. */
const titleWeight = 0.3;

/** The passages that hold the rarest words of a question most often (BM25), the best first; rare among what is searched. */
export function rankPassages(
  words: readonly QuestionWord[],
  texts: readonly SearchedText[],
  most: number,
): { words: WeighedWord[]; passages: RankedPassage[] } {
  const count = texts.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const rarity = (held: number): number => Math.log(1 + (count + imagined - held + 0.5) / (held + 0.5));
  const titles = texts.map(({ title, stems }) => new Set(listTerms(title, stems)));
  const weighed = words.map((word): WeighedWord => {
    const held = texts.reduce((sum, { postings, stems }) => sum + (postings.get(word.terms[stems])?.length ?? 0), 0);
    const isUnknown = held === 0 && !texts.some(({ stems }, at) => titles[at]?.has(word.terms[stems]));
    const share = isUnknown
      ? word.isWeak
        ? weakUnknownWeight
        : unknownWeight
      : (word.isWeak ? weakWeight : 1) * (word.isGeneral ? generalWeight : 1);
    return { ...word, isUnknown, weight: rarity(Math.max(1, held)) * share };
  });
  const usual = texts.reduce((sum, { lengths }) => sum + sumOf(lengths), 0) / Math.max(1, count);
  const best: RankedPassage[] = [];
  texts.forEach((text, at) => {
    const scores = scoreText(text, titles[at] ?? new Set(), weighed, usual);
    scores.forEach((score, place) => {
      if (score > 0) keepBest(best, { text: at, place, score }, most);
    });
  });
  return { words: weighed, passages: best.sort(byScore).slice(0, most) };
}

/** Sorted anew only now and then: of ten thousand passages a few dozen are wanted. */
function keepBest(best: RankedPassage[], passage: RankedPassage, most: number): void {
  const floor = best[most - 1];
  if (floor && passage.score <= floor.score) return;
  best.push(passage);
  if (best.length < most * 4) return;
  best.sort(byScore);
  best.length = most;
}

/** Of two that are alike the one that comes first in its text, so that the same question gets the same answer. */
const byScore = (one: RankedPassage, other: RankedPassage): number =>
  other.score - one.score || one.text - other.text || one.place - other.place;

/** Of each passage; 0 where it holds no word. */
function scoreText(
  { stems, lengths, postings }: SearchedText,
  title: ReadonlySet<string>,
  words: readonly WeighedWord[],
  usual: number,
): Float64Array {
  const scores = new Float64Array(lengths.length);
  let byTitle = 0;
  for (const { terms, weight } of words) {
    const term = terms[stems];
    if (title.has(term)) byTitle += weight * titleWeight;
    const held = postings.get(term);
    if (!held) continue;
    for (let at = 0; at < held.length; at += 1) {
      const { place, times } = readPosting(held[at] ?? 0);
      const norm = saturation * (1 - lengthShare + (lengthShare * (lengths[place] ?? usual)) / usual);
      scores[place] = (scores[place] ?? 0) + (weight * times * (saturation + 1)) / (times + norm);
    }
  }
  return byTitle === 0 ? scores : scores.map((score) => (score > 0 ? score + byTitle : 0));
}

function sumOf(lengths: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < lengths.length; at += 1) sum += lengths[at] ?? 0;
  return sum;
}
