import type { Language } from '@yanmo/contract/languages';

export interface Word {
  text: string;
  at: number;
  isWord: boolean;
}

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** 中的 is no word, though dictionaries have it: the particle stands by itself. */
const joined: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /^(?!目的|有的|似的|标的|总的)(?<word>.+)(?<particle>的)$/u,
};

export const listWords = (text: string, language: Language): Word[] =>
  [...segmenterOf(language).segment(text)].flatMap(({ segment, index, isWordLike }): Word[] => {
    const { word, particle } = joined[language]?.exec(segment)?.groups ?? {};
    if (!word || !particle) return [{ text: segment, at: index, isWord: isWordLike === true }];
    return [
      { text: word, at: index, isWord: true },
      { text: particle, at: index + word.length, isWord: true },
    ];
  });

/** Places at which a word begins or ends, the ends of the text among them. */
export const listBounds = (text: string, language: Language): ReadonlySet<number> =>
  new Set([...listWords(text, language).map(({ at }) => at), text.length]);
