import type { Language } from '@yanmo/contract/languages';
import { listSentences } from '../../../text/sentences.ts';
import { createUnify, listAllWords, listGuideWords } from '../guide/guide-words.ts';

export interface ChosenSentence {
  text: string;
  /** Which of the texts it stands in, from 0. */
  of: number;
}

const most = 4;
/** Of what the question asks by weight; less is a coincidence. */
const leastShare = 0.34;

/** The sentences of some texts that speak of most of what is asked, the best texts first, each in the order of its text. */
export function chooseSentences(question: string, language: Language, texts: readonly string[]): ChosenSentence[] {
  const unify = createUnify([], language);
  const asked = [...new Set(listGuideWords(question, language, unify).map(({ text }) => text))];
  const sentences = texts.flatMap((text, of) =>
    listSentences(text).map((sentence, at) => ({
      ...{ text: sentence, of, at },
      words: new Set(listAllWords(sentence, language, unify)),
    })),
  );
  const weightOf = new Map(
    asked.map((word) => {
      const held = sentences.filter(({ words }) => words.has(word)).length;
      return [word, held === 0 ? 0 : Math.log(1 + sentences.length / held)] as const;
    }),
  );
  const whole = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  return sentences
    .map(({ words, ...sentence }) => ({
      ...sentence,
      score: asked.reduce((sum, word) => sum + (words.has(word) ? (weightOf.get(word) ?? 0) : 0), 0) / whole,
    }))
    .filter(({ score }) => score >= leastShare)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .sort((one, other) => one.of - other.of || one.at - other.at)
    .map(({ text, of }) => ({ text, of }));
}
