import type { Language } from '@yanmo/contract/languages';

export interface TermVariant {
  found: string;
  wanted: string;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Endings that change with the writer and not with the thing: 数字化转型 beside 数字转型. */
const looseEnding = /[化性式]/u;
/** Shorter ones have neighbours that mean something else. */
const shortestWide = 4;
const shortestWord = 5;

/** British and American, both ways. */
const spellings: readonly [RegExp, string][] = [
  [/isation/gu, 'i[sz]ation'],
  [/ization/gu, 'i[sz]ation'],
  [/ise(?=[ds]?\b)/gu, 'i[sz]e'],
  [/ize(?=[ds]?\b)/gu, 'i[sz]e'],
  [/(?<=behavi|lab|fav|col|hon)ou?r/gu, 'ou?r'],
];

/** Not a line's end: there another block begins. */
const between = '[-\\p{Zs}]';

function widePattern(term: string): RegExp | null {
  const characters = [...term];
  if (characters.length < shortestWide) return null;
  const body = characters
    .map((character, index) => {
      if (index === 0) return literal(character);
      // The last one stays: 需求变 is the beginning of other words too.
      const mayLack = looseEnding.test(character) && index < characters.length - 1;
      return mayLack ? `(?:${between}?${character})?` : `${between}?${literal(character)}`;
    })
    .join('');
  return new RegExp(body, 'gu');
}

function wordPattern(term: string, language: Language): RegExp | null {
  if (term.length < shortestWord) return null;
  let body = term
    .toLowerCase()
    .split(/[\s-]+/u)
    .map(literal)
    .join(`${between}?`);
  if (language === 'en') for (const [pattern, replacement] of spellings) body = body.replace(pattern, replacement);
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'giu');
}

const foldCase = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ');

/** How often each way of writing a term stands in a text; the term itself is one of them. */
function countForms(text: string, term: string, language: Language): Map<string, number> {
  const isWide = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(term);
  const pattern = isWide ? widePattern(term) : wordPattern(term, language);
  const forms = new Map<string, number>();
  if (pattern) for (const [found] of text.matchAll(pattern)) forms.set(found, (forms.get(found) ?? 0) + 1);
  return forms;
}

/** How a whole paper writes its terms: counted once, since every section is compared with it. */
export type TermForms = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const countTermForms = (whole: string, terms: readonly string[], language: Language): TermForms =>
  new Map(terms.map((term) => [term, countForms(whole, term, language)]));

/**
 * Other ways in which a text writes the plan's terms: with or without a hyphen, an ending, in the other spelling. Only
 * where the paper as a whole writes the term more often; else the term, not the text, is the odd one. Words that merely
 * look alike are left alone, since they may name another thing.
 */
export function findTermVariants(text: string, whole: TermForms, language: Language): TermVariant[] {
  const known = new Set([...whole.keys()].map(foldCase));
  return [...whole].flatMap(([wanted, inWhole]) => {
    const usual = [...inWhole].reduce(
      (sum, [form, count]) => sum + (foldCase(form) === foldCase(wanted) ? count : 0),
      0,
    );
    return [...countForms(text, wanted, language).keys()]
      .filter((found) => !known.has(foldCase(found)) && usual > (inWhole.get(found) ?? 0))
      .map((found) => ({ found, wanted }));
  });
}
