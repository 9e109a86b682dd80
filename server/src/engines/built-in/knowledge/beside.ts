import type { Beside, Entry } from './entry.ts';
import type { FacetName, Facets } from './facets.ts';
import { hasWord } from './has-word.ts';

type Sheet = NonNullable<Entry['sheet']>;

/** Of words that hold each other the longest: 银行 says nothing more where 商业银行 stands. */
const longest = (words: readonly string[]): string[] =>
  words.filter((word) => !words.some((other) => other !== word && other.toLowerCase().includes(word.toLowerCase())));

/** All facts of a sheet ask for the same words under one title. */
let lastText = '';
const lastWords = new Map<readonly Beside[], readonly string[]>();

/** The words by which a text in lower case calls for subjects from whose titles this sheet is known. */
export function listBeside({ beside }: Sheet, text: string): readonly string[] {
  if (text !== lastText) {
    lastText = text;
    lastWords.clear();
  }
  const known = lastWords.get(beside);
  if (known) return known;
  const words = beside
    .filter(({ not }) => !not.some((word) => hasWord(text, word)))
    .flatMap((one) => longest(one.words.filter((word) => hasWord(text, word))));
  lastWords.set(beside, words);
  return words;
}

const holds = (said: string, words: readonly string[]): boolean =>
  words.some((word) => hasWord(said.toLowerCase(), word));

/** Whether what an entry says, or its name, holds one of the words. */
export const meets = ({ term, sheet }: Entry, words: readonly string[]): boolean =>
  words.length > 0 && holds([sheet?.isWhole ? '' : term, ...Object.values(sheet?.facets ?? {})].join(' '), words);

/** What the subject's own sides say with one of the words; they have nothing else in common. */
export function keepMet({ sheet }: Entry, facets: Facets, text: string): Facets {
  if (!sheet?.isWhole) return facets;
  const words = listBeside(sheet, text);
  const met = Object.entries(facets).filter(([, said]) => typeof said === 'string' && holds(said, words));
  return Object.fromEntries(met) as Facets;
}

const linked: ReadonlySet<string> = new Set(['cause', 'measure']);

/** A cause without its problem says little, and so does a stage without the others. */
export const suitsAlone = ({ kind, sheet }: Entry): boolean =>
  !linked.has(kind) &&
  !Object.values(sheet?.told ?? ({} as Readonly<Partial<Record<FacetName, string>>>)).includes('stage');
