import { keepEnd, keepStart } from './clean-text.ts';
import { isProperNoun, keepProperPhrases } from './proper-nouns.ts';

const minorWords = new Set(
  'a an and as at but by for from if in into near nor of off on onto or over per than that the to toward towards up upon v via vs when with yet'.split(
    ' ',
  ),
);
/** Words that a capitalised title keeps small and that are never anything else. */
const alwaysSmall = new Set(
  'a an and at but by for from in into nor of on onto or the to toward towards upon via with within without between among against under through during despite'.split(
    ' ',
  ),
);

interface Word {
  text: string;
  /** What the word begins: the title, a subtitle behind a colon, a further sentence. */
  opens: 'title' | 'subtitle' | 'sentence' | null;
  kept: boolean;
}

/**
 * An English title with a capital only where a sentence has one. A title that is not written in capitalised words keeps
 * every letter, since what is capital in it is a name. Of the others, words with capitals or digits inside (DNA,
 * iPhone, COVID-19), words the record protects and known proper nouns stay as they are. APA begins a subtitle with a
 * capital, GB/T 7714 does not.
 */
export function toSentenceCase(title: string, { subtitleCapital }: { subtitleCapital: boolean }): string {
  if (!isInTitleCase(title)) return title;
  return mapWords(keepProperPhrases(title), ({ text, opens, kept }) => {
    if (kept) return text;
    const isOpening = opens === 'subtitle' ? subtitleCapital : opens !== null;
    return lowerWord(text, { isOpening, subtitleCapital });
  });
}

/** An English title with a capital on every word but articles, conjunctions and prepositions. */
export function toTitleCase(title: string): string {
  const words = title.match(/\S+/g) ?? [];
  return mapWords(title, ({ text, opens, kept }, index) => {
    const isLast = index === words.length - 1;
    if (!kept && !opens && !isLast && alwaysSmall.has(text.toLowerCase())) return text.toLowerCase();
    if (kept || /\p{Lu}/u.test(text)) return text;
    if (!opens && !isLast && minorWords.has(text.replace(/[^\p{L}]/gu, ''))) return text;
    return text.replace(
      /^([^\p{L}\p{N}]*)([a-zß-ÿ])/u,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
  });
}

function isInTitleCase(title: string): boolean {
  const free = title.replace(/\uE000[^\uE001]*\uE001/g, ' ');
  const words = (free.match(/[\p{L}][\p{L}'’-]*/gu) ?? [])
    .slice(title.startsWith(keepStart) ? 0 : 1)
    .filter((word) => !minorWords.has(word.toLowerCase()) && !/\p{Ll}\p{Lu}/u.test(word));
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  // All capitals: there is no telling acronyms from words, and "dna" would be wrong where "DNA" is only loud.
  if (words.length > 1 && words.every((word) => !/\p{Ll}/u.test(word))) return false;
  return words.length > 0 && capitalised / words.length >= 0.7;
}

function mapWords(title: string, change: (word: Word, index: number) => string): string {
  let opens: Word['opens'] = 'title';
  let kept = 0;
  let index = -1;
  return title.replace(/\S+/g, (text) => {
    index += 1;
    const starts = text.split(keepStart).length - 1;
    const isKept = kept > 0 || starts > 0;
    kept += starts - (text.split(keepEnd).length - 1);
    const changed = change({ text, opens, kept: isKept }, index);
    opens = /(?:[:：]["”’')\]\uE001]*|[—–])$/u.test(text)
      ? 'subtitle'
      : /[?!.？！]["”’')\]\uE001]*$/u.test(text) && !/^(?:\p{L}\.)+$|^vs\.$/u.test(text)
        ? 'sentence'
        : null;
    return changed;
  });
}

function lowerWord(
  text: string,
  { isOpening, subtitleCapital }: { isOpening: boolean; subtitleCapital: boolean },
): string {
  return text
    .split(/([-‐‑/–—])/)
    .map((part, index, parts) => {
      if (index === 0 && isOpening) return part;
      const word = part.replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '');
      if (parts[index - 1] === '—' && subtitleCapital) return part;
      const isPlain = /^\p{Lu}\p{Ll}*$/u.test(word) && (word.length > 1 || word === 'A');
      return isPlain && !isProperNoun(word) ? part.toLowerCase() : part;
    })
    .join('');
}
