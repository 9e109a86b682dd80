import { isFirm } from '../latin/firms.ts';
import { commonWords } from './common-words.ts';
import { people } from './lexicon.ts';
import { namePhrases, places } from './name-phrases.ts';
import { bare } from './noun-phrase.ts';
import { isGivenName, isPersonWord } from './person-names.ts';
import { peopleNames, placeWords } from './place-names.ts';
import { properWords } from './proper-words.ts';

const small = new Set(
  'a an and as at but by for from in into nor of on or over per the to under up via vs with during among between through after before since against versus without within towards toward upon onto than across amid beyond about around behind beside besides despite except near off out'.split(
    ' ',
  ),
);
const shaped =
  /(?:tion|sion|ment|ness|ity|ism|ist|ing|ed|al|ive|ous|ology|ics?|ance|ence|able|ible|ful|less|ship|hood|ware|itis|osis|emia|graphy|metry|ive|ized|ised|ly|ure|age|ers?|ors?|cy|phy|ary|ory|oid|ase|ine|ide|ate|yl|phobia|cide)s?$/u;

const prefix =
  /^(?:tele|micro|nano|bio|neuro|geo|eco|hydro|cyber|post|anti|inter|multi|under|over|re|un|non|sub|super|auto|electro|thermo|photo|psycho|socio|agro|pre|de|dis|co|trans)/u;

/** A word that running text writes small. */
export function isCommon(word: string): boolean {
  const low = bare(word);
  if (small.has(low) || low === '') return true;
  if (placeWords.has(low) || peopleNames.has(low) || properWords.has(low) || isPersonWord(low)) return false;
  const isOwner = /[’']s?$/u.test(word) && !people.has(low);
  if (
    commonWords.has(low) ||
    commonWords.has(low.replace(/s$/u, '')) ||
    commonWords.has(low.replace(/es$/u, '')) ||
    commonWords.has(low.replace(/ies$/u, 'y')) ||
    commonWords.has(`${low}s`)
  )
    return true;
  const stem = low.replace(prefix, '');
  if (stem !== low && commonWords.has(stem)) return true;
  return !isOwner && ((low.length > 5 && shaped.test(low)) || /[^suia’']s$/u.test(low));
}

const isMarked = (word: string): boolean => /\p{Lu}.*\p{Lu}|\d/u.test(word);

/** "E. coli", "Oryza sativa": the second name of a species is small in every title. */
const species =
  /(?<!\p{L})\p{Lu}(?:\.\s+(\p{Ll}{3,})|\p{Ll}{2,}\s+(\p{Ll}+(?:us|um|is|ae|ii|oli|iva|ica|osa|ella|ima|ays|iae)))(?!\p{L})/gu;
const withoutSpecies = (title: string): string =>
  title.replace(species, (whole, short?: string, long?: string) =>
    long && commonWords.has(long) ? whole : whole.slice(0, whole.length - (short ?? long ?? '').length),
  );

export function isTitleCase(title: string): boolean {
  const words = (withoutSpecies(title).match(/\p{L}[\p{L}'’-]*/gu) ?? [])
    .slice(1)
    .filter((word) => !small.has(word.toLowerCase()) && word.length > 2);
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length >= 0.8;
}

/** Names and nothing else, as far as capitals and words tell. */
export function isNameText(text: string, title: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  if (words.length === 0) return false;
  const isName = (word: string): boolean => /^[\p{Lu}\d]/u.test(word) && !isCommon(word);
  if (!isTitleCase(title)) return words.every((word) => /^[\p{Lu}\d]/u.test(word));
  return words.filter(isName).length / words.length > 0.5;
}

/** Common nouns that are part of a name when one stands before them: "Weimar Republic", "Maginot Line". */
const nameHeads = new Set(
  'republic empire kingdom company league line trial trials war wars act treaty revolution dynasty university river bay party gulf sea ocean island islands valley canal affair pact plan report massacre uprising rebellion famine convention directive court council bronzes project school'.split(
    ' ',
  ),
);

const lowerPiece = (piece: string): string =>
  isMarked(piece) || (isFirm(piece) && !commonWords.has(bare(piece))) || !isCommon(piece)
    ? piece
    : piece.charAt(0).toLowerCase() + piece.slice(1);

/** Words that open the name of a place: South Wales, River Elbe. */
const nameOpeners = new Set('north south east west new river lake mount saint cape fort port san los el la'.split(' '));

function lowerWord(word: string, before: string, behind: string): string {
  if (!/^\p{Lu}/u.test(word)) return word;
  if (nameOpeners.has(word.toLowerCase()) && /^\p{Lu}/u.test(behind) && !isCommon(behind)) return word;
  if (word.includes('-')) return word.replace(/^E-/u, 'e-').split('-').map(lowerPiece).join('-');
  if (/^an?$/iu.test(before) && !placeWords.has(bare(word)) && !peopleNames.has(bare(word)) && !isMarked(word))
    return word.charAt(0).toLowerCase() + word.slice(1);
  if (isGivenName(before) && /^\p{Lu}/u.test(before) && !/(?:s|ing|[’']s)$/u.test(word)) return word;
  return nameHeads.has(word.toLowerCase()) && /^\p{Lu}/u.test(before) && !isCommon(before) ? word : lowerPiece(word);
}

/** Where names of several words stand in a span: the United Kingdom, the Great Depression. */
const listNames = (span: string): [from: number, to: number][] =>
  [namePhrases, places].flatMap((pattern) =>
    [...span.matchAll(pattern)]
      .filter(([name]) => /\p{Lu}/u.test(name))
      .map(({ 0: name, index }): [number, number] => [
        index + (/^(?:the|an?) /iu.exec(name)?.[0].length ?? 0),
        index + name.length,
      ]),
  );

/** A span as it stands inside a sentence: names keep their capitals, other words lose those that title case gave them. */
export function toRunningCase(span: string, title: string): string {
  let before = '';
  const words = /\p{L}[\p{L}\p{N}'’-]*/gu;
  const lower = (word: string, at: number): string => {
    const [behind = ''] =
      span
        .slice(at + word.length)
        .match(/^\s+(\p{L}[\p{L}\p{N}'’-]*)/u)
        ?.slice(1) ?? [];
    const lowered = lowerWord(word, before, behind);
    before = word;
    return lowered;
  };
  const keepWord = (word: string, at: number): string => {
    lower(word, at);
    return word;
  };
  // "Apple and Samsung": beside another firm a name is a firm's.
  if (span.split(' and ').length === 2 && span.split(' and ').every(isFirm)) return span;
  if (isTitleCase(title)) {
    const names = listNames(span);
    return span.replace(words, (word, at: number) =>
      names.some(([from, to]) => at >= from && at < to) ? keepWord(word, at) : lower(word, at),
    );
  }
  return title.startsWith(span.slice(0, 12)) ? span.replace(/^\p{L}[\p{L}\p{N}'’-]*/u, lower) : span;
}
