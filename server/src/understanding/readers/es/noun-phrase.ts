import { people, placeWords } from './lexicon.ts';

const article = /^(?:el|la|los|las|lo|un|una|unos|unas|su|sus)\s+/iu;
export const withoutArticle = (text: string): string => text.trim().replace(article, '').trim();

export const bare = (word: string): string => word.toLowerCase().replace(/^[¿¡“"«(]+|[”"»),.;:?!]+$/gu, '');

const stop = /\s+(?:de|del|con|en|a|al|por|para|que|y|e|o|desde|sobre|ante|bajo|sin)\s.*$/iu;

/** The noun that a phrase is about: in Spanish it stands first, its adjectives follow. */
export const headOf = (text: string): string => bare(withoutArticle(text).split(/\s+/u)[0] ?? '');

/** The noun and what describes it, without what hangs on by a preposition. */
export const coreWords = (text: string): string[] => withoutArticle(text).replace(stop, '').split(/\s+/u).map(bare);

export const isPeople = (text: string): boolean => people.has(headOf(text));
export const namesPlace = (text: string): boolean =>
  text.split(/\s+/u).some((word) => /^\p{Lu}/u.test(word) && placeWords.has(bare(word)));
export const isName = (word: string): boolean => /^[“"«¿(]?\p{Lu}/u.test(word);

/** "de el" and "a el" as the language writes them. */
export const contract = (text: string): string => text.replace(/\bde el\s/gu, 'del ').replace(/\ba el\s/gu, 'al ');
