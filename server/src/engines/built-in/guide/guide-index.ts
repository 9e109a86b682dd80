import type { Language } from '@yanmo/contract/languages';
import type { GuideEntry } from '../../../knowledge/guide-line.ts';
import { createUnify, listAllWords, listGuideWords, type Unify } from './guide-words.ts';
import { loadGuide } from './load-guide.ts';

/** One wording of a question: its words, and what they weigh together. */
interface Wording {
  words: ReadonlySet<string>;
  weight: number;
  /** Its words with those that say nothing: two entries on one thing differ in them (怎么写, 写多长). */
  all: ReadonlySet<string>;
}

export interface IndexedEntry {
  entry: GuideEntry;
  wordings: Wording[];
  /** All words of its questions and its title; of its answer. */
  asked: ReadonlySet<string>;
  answer: ReadonlySet<string>;
}

export interface GuideIndex {
  entries: IndexedEntry[];
  unify: Unify;
  /** How rare a word is among the entries; 0 where none holds it. */
  rarity(word: string): number;
  /** What a word weighs that a single entry holds. */
  rarest: number;
}

const indexes = new Map<Language, GuideIndex>();

/** Built when a language is first asked (50 to 150 ms, the words of the questions above all) and kept. */
export function openGuideIndex(language: Language): GuideIndex {
  const known = indexes.get(language) ?? buildIndex(language);
  indexes.set(language, known);
  return known;
}

function buildIndex(language: Language): GuideIndex {
  const guide = loadGuide(language);
  const unify = createUnify(guide.alike, language);
  const wordsOf = (text: string): Set<string> =>
    new Set(listGuideWords(text, language, unify).map(({ text: word }) => word));
  const read = guide.entries.map((entry) => {
    const texts = [...entry.forms, entry.title];
    const wordings = texts.map(wordsOf);
    return {
      entry,
      texts,
      wordings,
      asked: new Set([...wordings, ...(entry.words ?? []).map(wordsOf)].flatMap((words) => [...words])),
      answer: new Set(listAllWords(entry.answer, language, unify)),
    };
  });

  const held = new Map<string, number>();
  for (const { asked, answer } of read) {
    for (const word of asked.union(answer)) held.set(word, (held.get(word) ?? 0) + 1);
  }
  const rarityOf = (count: number): number => Math.log(1 + (read.length - count + 0.5) / (count + 0.5));
  const rarities = new Map([...held].map(([word, count]) => [word, rarityOf(count)]));
  const rarity = (word: string): number => rarities.get(word) ?? 0;
  const weigh = (words: ReadonlySet<string>, text: string): Wording => ({
    words,
    weight: [...words].reduce((sum, word) => sum + rarity(word), 0),
    all: new Set(listAllWords(text, language, unify)),
  });
  return {
    entries: read.map(({ texts, wordings, ...rest }) => ({
      ...rest,
      wordings: wordings.map((words, at) => weigh(words, texts[at] ?? '')),
    })),
    unify,
    rarity,
    rarest: rarityOf(1),
  };
}
