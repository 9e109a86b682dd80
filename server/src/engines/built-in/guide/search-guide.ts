import type { Language } from '@yanmo/contract/languages';
import type { GuideEntry } from '../../../knowledge/guide-line.ts';
import { asksForWork } from './asks-for-work.ts';
import { type GuideIndex, type IndexedEntry, openGuideIndex } from './guide-index.ts';
import { type GuideWord, listAllWords, listGuideWords } from './guide-words.ts';

export interface GuideAnswer {
  entry: GuideEntry;
  /** From 0 to 1: how much of the question the entry meets. */
  score: number;
  /** Whether it may be given as the answer; where the first is not sure, the guide does not know. */
  isSure: boolean;
}

/** What a weak word counts beside a word; and one that no entry holds, which is a sign that the question is about something else. */
const weakWeight = 0.5;
const unknownWeight = 0.6;
const weakUnknownWeight = 0.1;
/** What meets only the words of the answer counts beside what meets those of the question. */
const answerWeight = 0.5;
/** How much of the score is likeness to the closest wording, and how much of that its own length. */
const closestShare = 0.15;
const lengthShare = 0.25;
/** What the turn of the question adds, where two entries meet the same words. */
const turnWeight = 0.1;
/** Tuned with all the weights on the questions of testing/ that are not held back. */
const sureScore: Readonly<Record<Language, number>> = { zh: 0.42, en: 0.47, es: 0.45, ja: 0.46 };

/** A question is put in less; the rest of a pasted text has no turn. */
const longestTurn = 200;
/** Where only weak words meet (能不能用“我”), nearly all of the question must be met. */
const sureAlone = 0.8;
/** Where the question names what no entry knows (交通规则, the nurses’ salary), one word that tells does not bear it: more must be met. */
const sureBesideUnknown = 0.6;
const leastTelling = 2;
/** A word of every fourth entry (问题, 常见, time) tells nothing of what is asked. */
const tellingRarity = 1.25;

interface AskedWord {
  text: string;
  weight: number;
  isWeak: boolean;
}

/** The entries that answer a question best, the best first. */
export function searchGuide(language: Language, question: string, most: number): GuideAnswer[] {
  const index = openGuideIndex(language);
  const asked = weighWords(listGuideWords(question, language, index.unify), index);
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  const turn = new Set(listAllWords(question.slice(0, longestTurn), language, index.unify));
  const isWork = asksForWork(question, language);
  const hasUnknown = asked.some(({ text, isWeak }) => !isWeak && index.rarity(text) === 0);
  const sureOf = (isBorne: boolean, telling: number): number => {
    if (!isBorne) return sureAlone;
    return hasUnknown && telling < leastTelling ? sureBesideUnknown : sureScore[language];
  };
  const scored: { indexed: IndexedEntry; score: number }[] = [];
  for (const indexed of index.entries) {
    const score = scoreEntry(indexed, asked, whole, turn);
    if (score > 0) scored.push({ indexed, score });
  }
  const best = scored.sort((left, right) => right.score - left.score).slice(0, most);
  return best.map(({ indexed, score }) => {
    // By weak words alone any two questions can meet.
    const borne = asked.filter(({ text, isWeak }) => !isWeak && (indexed.asked.has(text) || indexed.answer.has(text)));
    const telling = borne.filter(({ text }) => indexed.asked.has(text) && index.rarity(text) >= tellingRarity);
    return {
      ...{ entry: indexed.entry, score },
      isSure: !isWork && score >= sureOf(borne.length > 0, telling.length),
    };
  });
}

function weighWords(words: readonly GuideWord[], index: GuideIndex): AskedWord[] {
  const weighed = new Map<string, AskedWord>();
  for (const { text, isWeak } of words) {
    const rarity = index.rarity(text);
    const weight =
      rarity > 0 ? rarity * (isWeak ? weakWeight : 1) : index.rarest * (isWeak ? weakUnknownWeight : unknownWeight);
    if (weight > (weighed.get(text)?.weight ?? 0)) weighed.set(text, { text, weight, isWeak });
  }
  return [...weighed.values()];
}

function scoreEntry(
  { wordings, asked: known, answer }: IndexedEntry,
  asked: readonly AskedWord[],
  whole: number,
  turn: ReadonlySet<string>,
): number {
  let met = 0;
  for (const { text, weight } of asked) {
    if (known.has(text)) met += weight;
    else if (answer.has(text)) met += weight * answerWeight;
  }
  if (met === 0) return 0;
  let closest = 0;
  let nearest = 0;
  for (const { words, weight: own, all } of wordings) {
    let shared = 0;
    for (const { text, weight } of asked) if (words.has(text)) shared += weight;
    if (shared > 0) nearest = Math.max(nearest, (2 * countShared(turn, all)) / (turn.size + all.size));
    closest = Math.max(closest, shared / ((1 - lengthShare) * whole + lengthShare * Math.max(own, shared)));
  }
  const score = (1 - closestShare) * (met / whole) + closestShare * closest;
  return (1 - turnWeight) * score + turnWeight * nearest;
}

/** Made of no third set: it is counted for hundreds of wordings of every question. */
function countShared(few: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0;
  for (const word of few) if (others.has(word)) count += 1;
  return count;
}
