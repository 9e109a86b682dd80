import type { Beside, Entry } from './entry.ts';
import type { FacetName, Facets } from './facets.ts';
import { hasWord, isIdeographic } from './has-word.ts';
import { listPeople, type People, speaksOfOthers, speaksOfPeople } from './people-words.ts';

type Sheet = NonNullable<Entry['sheet']>;

/** An entry stays as it is once its file is read. */
const saidBy = new WeakMap<Entry, string>();
/** What an entry says, with its name where that is its own, in lower case. */
export function listSaid(entry: Entry): string {
  const known = saidBy.get(entry);
  if (known !== undefined) return known;
  const { term, sheet } = entry;
  const said = [sheet?.isWhole ? '' : term, ...Object.values(sheet?.facets ?? {})].join(' ').toLowerCase();
  saidBy.set(entry, said);
  return said;
}

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

/** 管理 ends the name of anything. */
const loose = /管理|发展|教育|教学|问题|研究|服务|建设|治理|経営|教育|問題|対策|制度|企業|企业/u;
const shortestWhole = 4;
/** What facts call a thing once it has been named: 诈骗 for 电信诈骗. */
const headOf = (word: string): string[] => {
  const head = word.slice(-2);
  return isIdeographic(word) && word.length >= shortestWhole && !loose.test(head) ? [head] : [];
};

let lastEntries: readonly Entry[] = [];
let lastCalled = '';
let lastNamed: readonly string[] = [];
/** The words by which a text in lower case calls for its own sheets, as the facts of other sheets would use them. */
export function listNamed(entries: readonly Entry[], text: string): readonly string[] {
  if (entries === lastEntries && text === lastCalled) return lastNamed;
  const words = new Set<string>();
  // Whom a title names is no subject of it yet.
  if (listPeople(text).own.length > 0) {
    for (const { about, sheet } of entries) {
      if (sheet?.isWhole !== true || sheet.not.some((word) => hasWord(text, word))) continue;
      for (const word of longest(about.filter((one) => !one.includes('&') && hasWord(text, one)))) {
        if (speaksOfPeople(word, listPeople(text))) continue;
        for (const each of [word, ...headOf(word)]) words.add(each);
      }
    }
  }
  [lastEntries, lastCalled, lastNamed] = [entries, text, [...words]];
  return lastNamed;
}

const nearestOf = new WeakMap<People, People>();
/** A village alone is no reason to speak of what somebody else does there. */
function nearest(text: string): People {
  const people = listPeople(text);
  const known = nearestOf.get(people);
  if (known) return known;
  const persons = people.own.filter(({ axis }) => axis !== 'place');
  const near = persons.length > 0 ? { ...people, own: persons } : people;
  nearestOf.set(people, near);
  return near;
}

/** Whether a sheet that the title does not call for is on the people whom it names, so that it may speak of the title's subject among them. */
const isOfPeople = ({ names }: Sheet, text: string): boolean =>
  speaksOfPeople(names.join(' ').toLowerCase(), nearest(text));

/** Whether an entry of such a sheet speaks of what the title names: by its own words, or because all of its sheet is on these people. */
export function meetsPeople(entry: Entry, text: string, named: readonly string[]): boolean {
  if (!entry.sheet || named.length === 0) return false;
  const said = listSaid(entry);
  if (!holds(said, named)) return false;
  const people = nearest(text);
  if (speaksOfOthers(said, people)) return false;
  return isOfPeople(entry.sheet, text) || speaksOfPeople(said, people);
}

/** Of what is said in lower case. */
const holds = (said: string, words: readonly string[]): boolean => words.some((word) => hasWord(said, word));

/** Whether what an entry says, or its name, holds one of the words. */
export const meets = (entry: Entry, words: readonly string[]): boolean =>
  words.length > 0 && holds(listSaid(entry), words);

/** What the subject's own sides say with one of the words; they have nothing else in common. */
export function keepMet({ sheet }: Entry, facets: Facets, text: string, named: readonly string[]): Facets {
  if (!sheet?.isWhole) return facets;
  const words = listBeside(sheet, text);
  const people = nearest(text);
  const isMet = (said: string): boolean =>
    holds(said, words) || (holds(said, named) && (isOfPeople(sheet, text) || speaksOfPeople(said, people)));
  const met = Object.entries(facets).filter(([, said]) => typeof said === 'string' && isMet(said.toLowerCase()));
  return Object.fromEntries(met) as Facets;
}

const linked: ReadonlySet<string> = new Set(['cause', 'measure']);

/** A cause without its problem says little, and so does a stage without the others. */
export const suitsAlone = ({ kind, sheet }: Entry): boolean =>
  !linked.has(kind) &&
  !Object.values(sheet?.told ?? ({} as Readonly<Partial<Record<FacetName, string>>>)).includes('stage');
