import { countUnits } from '@yanmo/contract/text-count';
import { readImprint } from './read-imprint.ts';
import { authorHead, doiPattern, readPlace, yearPattern } from './read-reference.ts';
import { entryNumber } from './split-references.ts';

/** What a paragraph of a list looks like: an entry, one whose title reads like a sentence, what may be one, or text that stands there. */
export type EntryLook = 'ENTRY' | 'LIKELY' | 'DOUBTFUL' | 'TEXT';

/** Nothing longer is read. */
const longestCharacters = 3_000;
/** In units: names of dozens of authors, and a title in two languages. */
const longestEntry = 250;
/** Beside names: characters of Chinese or Japanese, words of other languages. */
const mostCharacters = 120;
const mostWords = 70;
/** The longest titles have fewer; a sentence of a text may have more. */
const longestTitle = { characters: 60, words: 35 };
/** Clauses so long are no names, and two of them together so long hardly a title. */
const longClause = { characters: 6, words: 5 };
const twoClauses = 30;
/** What is like prose is so long at most. */
const longestDoubtful = 60;
/** What nobody doubts has so many signs of an entry. */
const allSigns = 5;
/** A few are enough for what is shorter. */
const shortEntry = 25;

const kindMark = /[[［【](?:[JMDCNPSRZGA]|EB|DB|CP|[JMDCNPSREBDZ]{1,2}\/(?:OL|CD|DK|MT))[\]］】]/u;
const link = /https?:\/\/[^\s，。；、]+|\bwww\.[^\s，。；、]+/giu;
const quoted = /[《『「«“"][^》』」»”"]{2,200}[》』」»”"]/u;
/** Beside those of `authorHead`: one name alone, names that are written out, and a body. */
const nameHead =
  /^(?:[[［（(【][\p{L}]{1,4}[\]］）)】]\s?)?(?:[\p{Script=Han}\p{Script=Katakana}·・ー]{2,14}(?:等|編|编|著|主编|編著)?|[\p{Script=Han}]{2,4}(?:[,，、；;]\s?[\p{Script=Han}]{2,4}){1,8}等?)\s?(?:[.．。:：(（]|[,，]\s?[《「『“(（\d])|^(?:(?:de|del|la|van|von|der|den|di|da|dos|le)\s){0,2}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,\s?\p{Lu}|^(?:\p{Lu}\.[\s-]?){1,3}\s?\p{Lu}[\p{L}'’-]+|^\p{Lu}[\p{L}'’-]+\s\p{Lu}{1,3}[.,\s]/u;
const fieldEnd = /[.．](?=\s|$|\p{Script=Han}|\p{Lu})|[。?？!！]|[[［][^\]］]{1,40}[\]］]|\/\/|[《》『』「」«»“”"]/gu;
const clauseEnd = /[，,；;]/u;
/** Of whoever published it, and where it stands there. */
const imprint =
  /出版|书局|书店|印书|大学|学院|研究[院所]|委员会|协会|学报|杂志|日报|時報|書店|書房|新聞|年第|[卷期页頁号]|\d{4}/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/gu;

const charactersIn = (text: string): number => text.match(wide)?.length ?? 0;
const wordsIn = (text: string): number => text.replace(wide, ' ').match(/\p{L}[\p{L}\p{M}'’]+/gu)?.length ?? 0;

interface Told {
  characters: number;
  words: number;
  isLikeProse: boolean;
}

/** What a field says beside names: long clauses. */
function readField(field: string): Told {
  const clauses = field.split(clauseEnd);
  const long = { characters: 0, words: 0, count: 0 };
  for (const clause of clauses) {
    const [characters, words] = [charactersIn(clause), wordsIn(clause)];
    if (words >= longClause.words) long.words += words;
    if (characters < longClause.characters) continue;
    if (characters > longestTitle.characters) return { characters, words, isLikeProse: true };
    if (imprint.test(clause)) continue;
    long.characters += characters;
    long.count += 1;
  }
  const isLikeProse =
    long.count > 2 || (long.count === 2 && long.characters > twoClauses) || long.words > longestTitle.words;
  return { characters: charactersIn(field), words: long.words, isLikeProse };
}

/**
 * By the signs that entries carry in the styles of four languages (a number, the names, a year, a kind of work, where it was published),
 * and by what text has and an entry has not: length, and sentences of several clauses.
 */
export function lookOfEntry(given: string): EntryLook {
  if (given.length > longestCharacters) return 'TEXT';
  const text = given.replace(/\s+/gu, ' ').trim();
  const isNumbered = entryNumber.test(text);
  const rest = text.replace(entryNumber, '').trim();
  const bare = rest.replace(link, ' ').replace(doiPattern, ' ');
  const units = countUnits(bare);
  const isMarked = kindMark.test(rest);
  const hasYear = bare.search(yearPattern) >= 0;
  const hasNames = authorHead.test(rest) || nameHead.test(rest);
  const { volume, issue, pages } = readPlace(bare);
  const hasPlace = (volume ?? issue ?? pages) !== null;
  // Anybody can put a number before a sentence, and a year or a quotation stands in many.
  const proper = [hasNames, hasPlace, bare !== rest, readImprint(bare).publisher !== null].filter(Boolean).length;
  const signs = proper + [isNumbered, isMarked, hasYear, quoted.test(bare)].filter(Boolean).length;
  const fields = bare.split(fieldEnd).map(readField);
  const characters = fields.reduce((sum, one) => sum + one.characters, 0);
  const words = fields.reduce((sum, one) => sum + one.words, 0);
  if (signs === 0 || units > longestEntry || characters > mostCharacters || words > mostWords) return 'TEXT';
  const isLikeProse = fields.some((field) => field.isLikeProse);
  if (isLikeProse && units > longestDoubtful) return 'TEXT';
  const isShort = units <= shortEntry && !(isNumbered && isMarked);
  const isSigned = (signs > 2 && proper > 0) || (hasNames && hasYear) || (signs === 2 && isShort);
  if (isSigned && !isLikeProse) return 'ENTRY';
  if (signs >= allSigns) return 'LIKELY';
  return signs > 1 || units <= longestDoubtful ? 'DOUBTFUL' : 'TEXT';
}
