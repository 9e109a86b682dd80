import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Entry } from '../../knowledge/entry.ts';
import { hasWord, isIdeographic } from '../../knowledge/has-word.ts';
import { listEntries, listFacets } from '../../knowledge/knowledge.ts';

/** What all sheets of a field say, as words are looked for in it. */
interface Book {
  texts: readonly string[];
  counts: Map<string, number>;
}
const books = new Map<readonly Entry[], Book>();
const mostBooks = 4;

function openBook(field: Field, language: Language): Book {
  const entries = listEntries(field, language);
  const known = books.get(entries);
  if (known) return known;
  const facets = listFacets(field, language);
  const texts = entries.flatMap(({ id, term, sheet }) =>
    sheet ? [[term, ...Object.values(facets[id] ?? {})].join(' ').toLowerCase()] : [],
  );
  const book = { texts, counts: new Map<string, number>() };
  books.set(entries, book);
  for (const oldest of books.keys()) if (books.size > mostBooks) books.delete(oldest);
  return book;
}

/** The least that a word in all sheets comes to. */
const least = 0.05;

/** How words are used by sheets of whatever subject: 使用 and *level* tell no topic from another, 盲盒 and *flexitime* do. */
export interface WordUse {
  /** In how many entries a word stands. */
  count(word: string): number;
  /** 1 of a word that none holds, near 0 of one in all. */
  rarity(word: string): number;
}

export function openWordUse({ field, language }: { field: Field; language: Language }): WordUse {
  const { texts, counts } = openBook(field, language);
  const count = (word: string): number => {
    const found = counts.get(word);
    if (found !== undefined) return found;
    const isIn = isIdeographic(word)
      ? (text: string): boolean => text.includes(word)
      : (text: string): boolean => hasWord(text, `${word}*`);
    const counted = texts.filter(isIn).length;
    counts.set(word, counted);
    return counted;
  };
  return {
    count,
    rarity: (word) => Math.max(least, 1 - Math.log(1 + count(word)) / Math.log(1 + texts.length)),
  };
}
