import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { works } from './lexicon.ts';
import { headOf, isName, withoutArticle } from './noun-phrase.ts';

const both = /^(?<theme>.+?)\s+en\s+(?<one>(?:(?!\s+en\s+).)+?),?\s+[ye]\s+en\s+(?<other>(?:(?!\s+en\s+).)+)$/u;
/** Whose a book is, behind its name. */
const maker = /(?<=\S),?\s+de\s+(?:\p{Lu}[\p{L}.’'-]*\s?(?:de\s+(?:la\s+)?|y\s+)?){1,4}$/u;

const isRead = (text: string): boolean =>
  /^[“"«]/u.test(text) || /^\p{Lu}/u.test(text) || works.has(headOf(withoutArticle(text)));

/** A book goes by its own name; poems and essays go by whose they are. */
const nameWork = (text: string): string => (/^[\p{Lu}“"«]/u.test(text) ? text.replace(maker, '') : text);

/** «en X de A y en Y de B»: two works are read side by side, and neither is the other's place. */
export function readTwoWorks(text: string, reader: Reader): Core | null {
  const { theme, one, other } = both.exec(text)?.groups ?? {};
  if (!theme || !one || !other) return null;
  const [a, b] = [reader.open(one), reader.open(other)];
  if (!isRead(a) || !isRead(b)) return null;
  const [first, second] = [reader.hide(nameWork(a)), reader.hide(nameWork(b))];
  const as = /^(?<thing>.+?)\s+como\s+(?<what>.+)$/iu.exec(theme)?.groups;
  return coreOf(withoutArticle(as?.thing ?? theme), as?.what ?? 'comparación', {
    contexts: [first, second].map((work) => ({ text: work, kind: 'text' as const })),
    ...{ sides: [first, second], signs: ['comparison', 'interpretation'], sure: 0.85 },
  });
}

/** «en Chile y en Perú» names two places as «en Chile y Perú» does. */
export const joinPlaces = (text: string): string =>
  text.replace(
    /(?<=\sen\s)((?:la\s+|el\s+)?\p{Lu}[\p{L} ]*?)\s+([ye])\s+en\s+(?=(?:la\s+|el\s+)?\p{Lu})/u,
    (whole, first: string, and: string) => (isName(withoutArticle(first)) ? `${first} ${and} ` : whole),
  );
