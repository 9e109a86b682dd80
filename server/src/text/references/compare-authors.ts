import type { Work } from '@yanmo/contract/works';
import { foldText } from '../search-words.ts';

type Author = Work['authors'][number];

/** Letters and digits, without accents, parted by single spaces. */
export const plain = (text: string): string =>
  foldText(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const isWide = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** What stands among names and is no name. */
const amongNames = new Set(
  'van der den ter von zur vom del della dela des dos das las los san bin ibn and und the for with others eds edited editor editors trans translated translator translators coord coords comp comps dir anon author authors'.split(
    ' ',
  ),
);

/** Notes in brackets, such as a country or a year, and the number of a list. */
const withoutNotes = (text: string): string =>
  text.replace(/[(（[［【〔][^)）\]］】〕]{0,30}[)）\]］】〕]/gu, ' ').replace(/^\s*\d{1,3}[.、)]?\s/u, ' ');

/** Whether the first of the names before a title is this author; particles and initials differ, the family name does not. */
export const isFirstAuthor = (before: string, author: Author): boolean =>
  // A body may have brackets in its name; a note in brackets may stand before a name.
  isFirstOf(before, author) || isFirstOf(withoutNotes(before), author);

function isFirstOf(names: string, { family, given }: Author): boolean {
  if (isWide(family)) {
    const packed = plain(names).replace(/ /gu, '');
    const whole = plain(`${family}${given}`).replace(/ /gu, '');
    const at = packed.indexOf(whole);
    return at >= 0 && (packed.slice(0, at).match(/\p{L}/gu)?.length ?? 0) <= 1;
  }
  const words = plain(names).split(' ');
  const own = plain(family).split(' ');
  const name = own.filter((part) => part.length > 1).at(-1) ?? own.join(' ');
  // A family name of one letter says nothing without the given name, or its initial.
  if (name.length < 2)
    return plain(names).includes(plain(given)) || (words[0] === name && words[1] === plain(given)[0]);
  const at = words.findIndex((word) => word === name || (name.length >= 6 && word.includes(name)));
  if (at < 0) return false;
  return !namesAnother(names, name, [...own, ...plain(given).split(' ')]);
}

/** As a word of its own if it is one: He stands in Heather too. */
function placeOf(name: string, text: string): number {
  const word = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([found]) => found === name);
  return Math.max(0, word?.index ?? text.indexOf(name));
}

/** Whether a whole other name, parted by a comma or a word for "and", stands before this one. */
function namesAnother(names: string, name: string, own: readonly string[]): boolean {
  const folded = foldText(names)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  const ahead = folded.slice(0, placeOf(name, folded));
  const parts = ahead.split(/[,，;；&、]|\s(?:and|y|und|et)\s/u);
  return parts.slice(0, -1).some((part) =>
    plain(part)
      .split(' ')
      .some((word) => word.length > 1 && !amongNames.has(word) && !own.includes(word)),
  );
}

/** What stands for authors that a list leaves out, as every style that leaves some out has it. */
const andOthers = /等|ほか|他(?![\p{Script=Han}])|\bet\.?\s?al\b|\band others\b|\by otros\b|…|\.\.\./iu;

/** Whether names before a title leave out authors of the work without saying so; only where both are in one script. */
export function leavesOut(before: string, authors: Work['authors']): boolean {
  const isWideWork = authors.some(({ family }) => isWide(family));
  if (authors.length < 2 || isWide(before) !== isWideWork || andOthers.test(before)) return false;
  const words = plain(before);
  return authors.some(({ family, given }) => {
    if (isWide(family)) return !words.replace(/ /gu, '').includes(plain(`${family}${given}`).replace(/ /gu, ''));
    const name = plain(family).split(' ').at(-1) ?? '';
    return name.length > 1 && !words.includes(name);
  });
}

/** Whether the first author stands with an initial that none of the given names has: Berg, M. is not Anna Berg. */
export function hasOtherInitial(before: string, { family, given }: Author): boolean {
  const own = plain(given)
    .split(' ')
    .map((name) => name.slice(0, 1));
  if (own[0] === '' || isWide(family) || isWide(given)) return false;
  const words = plain(withoutNotes(before)).split(' ');
  const at = words.indexOf(plain(family).split(' ').at(-1) ?? '');
  if (at < 0) return false;
  const [ahead, behind] = [words.slice(0, at), words[at + 1] ?? ''];
  const initial = behind.length === 1 ? behind : ahead.every((word) => word.length === 1) ? (ahead[0] ?? '') : '';
  return initial !== '' && !own.includes(initial);
}

/** What follows names and is none. */
const role = /^(?:al|等|著|主编|编|编著|译|ed|eds|others|y otros|他)$/u;

/** Names among those before a title that no author of the work bears; only where both are in one script. */
export function findStrangers(before: string, authors: Work['authors']): string[] {
  const names = withoutNotes(before).replace(/(?:1[5-9]|20)\d{2}[a-z]?/gu, ' ');
  const isWideWork = authors.some(({ family }) => isWide(family));
  if (authors.length === 0 || isWide(names) !== isWideWork) return [];
  const chunks = names.split(/[,，;；&、]|\s(?:and|y|und|et|e)\s|和|与/u).map((chunk) => chunk.trim());
  if (isWideWork) {
    const known = authors.map(({ family, given }) => plain(`${family}${given}`).replace(/ /gu, ''));
    return chunks.filter((chunk) => {
      const name = plain(chunk.replace(/(?:等|主编|编著|[著编译])[.．。]?$/u, '')).replace(/ /gu, '');
      return (
        name.length >= 2 &&
        name.length <= 4 &&
        /^\p{Script=Han}+$/u.test(name) &&
        !known.some((one) => one.includes(name))
      );
    });
  }
  const known = new Set(authors.flatMap(({ family, given }) => plain(`${family} ${given}`).split(' ')));
  const initials = new Set(authors.flatMap(({ given }) => plain(given).replace(/ /gu, '')));
  return chunks.filter((chunk) => {
    const words = plain(chunk)
      .split(' ')
      .filter((word) => word.length > 1 && !amongNames.has(word) && !role.test(word) && !/\d/u.test(word));
    // JA are initials; more words than a name has are a body or the beginning of something else.
    const isInitials = words.every(
      (word) => initials.has(word) || (/^\p{Lu}{1,3}\.?$/u.test(chunk) && word.length <= 3),
    );
    return words.length > 0 && words.length <= 4 && !isInitials && !words.some((word) => known.has(word));
  });
}

const body =
  /(?:大学|学院|学校|研究院|研究所|局|部|委|委员会|组|所|会|中心|公司|集团|出版社|社|院|厅|办|办公室|处|室|政府|法院|银行|協会|学会|省|機構|庁)$/u;

/** Whether another title stands between the authors and the title: a part of a book, a review, an invented beginning. */
export function hasOtherTitle(before: string, authors: Work['authors']): boolean {
  if (/\[[A-Z]{1,2}(?:\/[A-Z]{2})?\]|\/\//u.test(before)) return true;
  const known = plain(authors.map(({ family, given }) => `${family} ${given} ${family}${given}`).join(' '));
  const names = withoutNotes(before);
  const runs = names.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu) ?? [];
  if (runs.some((run) => run.length >= 6 && !known.includes(run) && !body.test(run))) return true;
  const sentences = names.split(/[.．。]\s*/u).filter((part) => /\p{L}/u.test(part));
  const last = sentences.at(-1) ?? '';
  if (sentences.length > 1 && isWide(last) && /(?:[:：]|——)\s*$/u.test(names)) {
    if (!authors.some(({ family, given }) => last.includes(`${family}${given}`))) return true;
  }
  const familiar = new Set(known.split(' '));
  // Names are written with capitals; a word without is part of a sentence.
  return (names.match(/(?<=^|[\s.,:;“"])\p{Ll}[\p{L}\p{M}]{3,}/gu) ?? []).some(
    (word) => !amongNames.has(plain(word)) && !familiar.has(plain(word)),
  );
}
