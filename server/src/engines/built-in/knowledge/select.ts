import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { countShared, listPieces } from '../../../text/word-overlap.ts';
import { chance } from '../seeded-random.ts';
import { listBeside, listNamed, listSaid, meets, meetsPeople, suitsAlone } from './beside.ts';
import type { Entry, EntryKind } from './entry.ts';
import { hasWord, isIdeographic } from './has-word.ts';
import { listEntries } from './knowledge.ts';
import { listPeople, speaksOfOthers, speaksOfPeople } from './people-words.ts';

export interface Chain {
  problem: string;
  cause: string;
  measure: string;
}

/** Where a chain comes from: the entry of its problem, the words by which the title called for its sheet, all that its facts say, and what its own cause says. */
interface Origin {
  entry: Entry;
  callers: readonly string[];
  said: string;
  ofCause: string;
}
const origins = new WeakMap<Chain, Origin>();
export const originOf = (chain: Chain): Origin | undefined => origins.get(chain);
export const listCallers = (chain: Chain): readonly string[] => origins.get(chain)?.callers ?? [];

/** A field's entries, nearest to a title first. */
export interface Selection {
  theories: Entry[];
  methods: Entry[];
  variables: Entry[];
  dataSources: Entry[];
  institutions: Entry[];
  debates: Entry[];
  groups: Entry[];
  /** How many of the first entries of a list the title itself calls for. */
  near: { theories: number; variables: number; chains: number; debates: number; subject?: number };
  chains: Chain[];
  /** Those of them that are the very subject's; what is named for another side of it is left out where enough remain. */
  ofSubject: Chain[];
  /** The same with every cause that has an answer, and not only the first of each problem. */
  answered: Chain[];
  /** All of the sheets that the title calls for, of whichever side, each with its causes. */
  known: { chain: Chain; answers: Chain[] }[];
}

/** What was found in the text that was asked of last: all facts of a sheet share their words, thousands in a field. */
let lastText = '';
const lastCounts = new Map<readonly string[], number>();

/** How many of the words that an entry is about a text in lower case holds. */
function countWords(text: string, words: readonly string[]): number {
  if (text !== lastText) {
    lastText = text;
    lastCounts.clear();
  }
  const known = lastCounts.get(words) ?? words.filter((word) => hasWord(text, word)).length;
  lastCounts.set(words, known);
  return known;
}

/** What is known of the very subject goes before what is known of its field. */
const ofSubject = 6;
const ofWider = 4;

/** 农村物流 under a title on 农村电商物流: a word of which the title holds every part, though not side by side, is the title's own. */
export function holdsParts(text: string, word: string): boolean {
  if (!isIdeographic(word)) return false;
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const at = text.indexOf(word.slice(0, cut));
    if (at >= 0 && text.indexOf(word.slice(cut), at + cut) >= 0) return true;
  }
  return false;
}

/** A name that holds a word for another side of its subject: 创业 under a title on 就业. */
const isAside = (entry: Entry, text: string): boolean =>
  listOwnWords(entry).some((word) => !hasWord(text, word) && !holdsParts(text, word));
const ownWords = new WeakMap<Entry, readonly string[]>();
/** The words of its sheet that an entry's name holds. */
function listOwnWords(entry: Entry): readonly string[] {
  const known = ownWords.get(entry);
  if (known) return known;
  const term = entry.term.toLowerCase();
  const words = entry.about.filter((word) => hasWord(term, word));
  ownWords.set(entry, words);
  return words;
}
/** Students who deliver on a campus, under a title on villages: whoever acts on another side of the subject only. */
function actsElsewhere({ term, about, sheet }: Entry, text: string): boolean {
  const said = [term, ...Object.values(sheet?.facets ?? {})].join(' ').toLowerCase();
  const rows = sheet?.says ?? [];
  const sides = rows.filter(([first = '']) => hasWord(text, first)).flat();
  const isElse = (word: string): boolean =>
    word !== '' && !word.includes(' & ') && hasWord(said, word) && !hasWord(text, word) && !holdsParts(text, word);
  const isOwn = [...about.filter((word) => hasWord(text, word)), ...sides].some((word) => hasWord(said, word));
  return (
    speaksOfOthers(said, listPeople(text)) || (!isOwn && [...about, ...rows.map(([first = '']) => first)].some(isElse))
  );
}
const aside = 2;
/** What is said of the people or the place that the title names goes before the rest, what is said of others behind it. */
const ofPeople = 1.5;
const ofOthers = -1.5;
function focusOf(entry: Entry, linked: string, text: string): number {
  const people = listPeople(text);
  if (people.own.length === 0) return 0;
  const said = listSaid(entry);
  if (speaksOfOthers(said, people)) return ofOthers;
  return speaksOfPeople(said, people) ? ofPeople : speaksOfPeople(linked.toLowerCase(), people) ? ofPeople / 2 : 0;
}
const fewestOfSubject = 2;

function scoreEntry(entry: Entry, linked: string, text: string, named: readonly string[]): number | null {
  const hits = countWords(text, entry.about);
  if (entry.sheet) {
    if (countWords(text, entry.sheet.not) > 0) return null;
    if (hits > 0)
      return (
        ofSubject +
        hits * 3 +
        countShared(entry.term, text) +
        countShared(linked, text) * 0.4 +
        focusOf(entry, linked, text) -
        (isAside(entry, text) ? aside : 0)
      );
    // What is known of a subject above or beside the title's own is told as far as it speaks of what the title names.
    if (!suitsAlone(entry)) return null;
    return meets(entry, listBeside(entry.sheet, text)) || meetsPeople(entry, text, named) ? ofWider : null;
  }
  // A theory has its place; nothing is explained by one that merely belongs to the field.
  if (hits === 0 && (entry.about.length > 0 || entry.kind === 'theory')) return null;
  return hits * 3 + countShared(entry.term, text) * 2 + countShared(linked, text);
}

/** Whether a text in lower case holds a word that an entry is about. */
export const isCalled = ({ about }: Entry, text: string): boolean => countWords(text, about) > 0;

/** A variable that the title itself names cannot also stand between what acts and what is acted on. */
function repeatsTitle(term: string, text: string): boolean {
  if (text.includes(term.toLowerCase())) return true;
  const pieces = listPieces(term);
  return pieces.size > 0 && countShared(term, text) / pieces.size > 0.4;
}

interface EntryIndex {
  termOf(id: string | undefined): string | undefined;
  byId: ReadonlyMap<string, Entry>;
  ofKind: ReadonlyMap<EntryKind, readonly Entry[]>;
  /** The names of what causes a problem and what answers it, by the problem's id. */
  linked: ReadonlyMap<string, string>;
}

function indexEntries(entries: readonly Entry[]): EntryIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const termOf = (id: string | undefined): string | undefined => byId.get(id ?? '')?.term;
  const linked = entries.flatMap(({ id, links }) => {
    const ids = [...(links.causes ?? []), ...(links.measures ?? [])];
    return ids.length > 0 ? [[id, ids.map((one) => termOf(one) ?? '').join(' ')] as const] : [];
  });
  return { byId, termOf, linked: new Map(linked), ofKind: Map.groupBy(entries, ({ kind }) => kind) };
}

/** A field's entries stay as they are once they are read. */
const indexes = new WeakMap<readonly Entry[], EntryIndex>();
function indexOf(entries: readonly Entry[]): EntryIndex {
  const known = indexes.get(entries) ?? indexEntries(entries);
  indexes.set(entries, known);
  return known;
}

/** An outline, its variants and its paper are asked for one after another, all by the same text. */
const lastScores = new WeakMap<readonly Entry[], { text: string; scores: ReadonlyMap<string, number> }>();

/** How near each entry is to what a text is about; entries that are out of place in it are left out. */
export function scoreEntries(entries: readonly Entry[], about: string): ReadonlyMap<string, number> {
  const text = about.toLowerCase();
  const last = lastScores.get(entries);
  if (last?.text === text) return last.scores;
  const scores = scoreAnew(entries, text);
  lastScores.set(entries, { text, scores });
  return scores;
}

function scoreAnew(entries: readonly Entry[], text: string): Map<string, number> {
  const scored = new Map<string, number>();
  const { linked } = indexOf(entries);
  const named = listNamed(entries, text);
  for (const entry of entries) {
    // A problem is as near as what causes it and what answers it.
    const score = scoreEntry(entry, linked.get(entry.id) ?? '', text, named);
    if (score === null) continue;
    scored.set(entry.id, score);
    // Its problem brings it along.
    const isOfOther = entry.kind === 'problem' && entry.sheet && countWords(text, entry.about) === 0;
    const brought = isOfOther ? [...(entry.links.causes ?? []), ...(entry.links.measures ?? [])] : [];
    for (const id of brought) if (!scored.has(id)) scored.set(id, ofWider);
  }
  // What a fitting theory or method points to is nearer than what nothing points to.
  for (const entry of entries) {
    const score = scored.get(entry.id);
    if (!score) continue;
    const { variables = [], dataSources = [], affects = [] } = entry.links;
    for (const id of [...variables, ...dataSources, ...affects]) {
      const other = scored.get(id);
      if (other !== undefined) scored.set(id, other + Math.min(2, score / 3));
    }
  }
  return scored;
}

/** Whether a method, or material for one, can serve a paper of this kind. */
export const suitsKind = ({ kinds }: Entry, kind: TitleKind | undefined): boolean =>
  kind === undefined || kinds === undefined || kinds.includes(kind);

/** Kinds that a method of the field may serve although it does not say so: they ask, measure or try. */
const measured: ReadonlySet<TitleKind> = new Set([
  'status-and-remedies',
  'relation-test',
  'clinical-study',
  'lab-experiment',
  'case-study',
]);

/** Whether a title calls for an entry: by a word that the entry is about, or by words of its own name. */
function isNear(entry: Entry, linked: string, text: string, paper: TitleKind | undefined): boolean {
  // Its words were matched already.
  if (entry.sheet) return true;
  const isMeasured = paper !== undefined && measured.has(paper);
  const hits = countWords(text, entry.about);
  // A theory explains what its own words say, a method serves what it was marked for; a word in common is no reason.
  if (entry.kind === 'theory' || entry.kind === 'group') return hits > 0;
  if (entry.kind === 'method' || entry.kind === 'data') return entry.kinds !== undefined || (hits > 0 && isMeasured);
  // The words that others are about are wide; one of them alone brings in what merely belongs to the field.
  // A pair of ideographs is less than a word: 行为 or 培训 alone says nothing yet.
  const least = isIdeographic(entry.term) ? 2 : 1;
  return hits > 1 || countShared(entry.kind === 'problem' ? `${entry.term} ${linked}` : entry.term, text) >= least;
}

interface Choice {
  /** Without the kind of the paper nothing is left out for its sake. */
  paper?: TitleKind;
  /** Leaves out what merely belongs to the field, so that a list may be empty. */
  isStrict?: boolean;
}

export function selectEntries(
  field: Field,
  language: Language,
  about: string,
  seed: number,
  { paper, isStrict = false }: Choice = {},
): Selection {
  const text = about.toLowerCase();
  const entries = listEntries(field, language);
  const scored = scoreEntries(entries, about);
  const { byId, termOf, linked, ofKind } = indexOf(entries);
  const rank = (kind: EntryKind): Entry[] =>
    (ofKind.get(kind) ?? [])
      .filter((entry) => scored.has(entry.id) && suitsKind(entry, paper))
      .filter((entry) => !isStrict || isNear(entry, linked.get(entry.id) ?? '', text, paper))
      // A term that the title itself names would only repeat the title in a heading.
      .filter((entry) => kind !== 'variable' || !repeatsTitle(entry.term, text))
      .map((entry) => ({
        entry,
        rank: (scored.get(entry.id) ?? 0) + (entry.links.affects ? 1.5 : 0) + chance(seed, entry.id) * 0.9,
      }))
      .sort((left, right) => right.rank - left.rank)
      .map(({ entry }) => entry);
  const byKind = new Map<EntryKind, Entry[]>();
  const ranked = (kind: EntryKind): Entry[] => {
    const found = byKind.get(kind) ?? rank(kind);
    byKind.set(kind, found);
    return found;
  };
  const clausesOf = ({ sheet }: Entry): string => Object.values(sheet?.facets ?? {}).join(' ');
  const saidOf = (entry: Entry): string => `${entry.term} ${clausesOf(entry)}`;
  const calledFor = (problem: Entry, chain: Chain): Chain => {
    const { causes = [], measures = [] } = problem.links;
    const linked = [...causes, ...measures].flatMap((id) => byId.get(id) ?? []);
    origins.set(chain, {
      entry: problem,
      callers: problem.about.filter((word) => hasWord(text, word)),
      said: [problem, ...linked].map(saidOf).join(' '),
      ofCause: linked
        .filter(({ term }) => term === chain.cause)
        .map(clausesOf)
        .join(' '),
    });
    return chain;
  };
  const chainOf = (problem: Entry): Chain[] => {
    const cause = termOf(problem.links.causes?.[0]);
    const measure = termOf(problem.links.measures?.[0]);
    return cause && measure ? [calledFor(problem, { problem: problem.term, cause, measure })] : [];
  };
  const answersOf = (problem: Entry): Chain[] => {
    const { causes = [], measures = [] } = problem.links;
    const chains = causes.flatMap((cause) => {
      const measure = measures.find((id) => byId.get(id)?.sheet?.answers?.includes(cause));
      const names = { cause: termOf(cause), measure: termOf(measure) };
      return names.cause && names.measure
        ? [calledFor(problem, { problem: problem.term, cause: names.cause, measure: names.measure })]
        : [];
    });
    return chains.length > 0 ? chains : chainOf(problem);
  };
  const own = ranked('problem').filter(({ sheet }) => sheet !== undefined);
  const onPoint = own.filter((problem) => !isAside(problem, text));
  const chosen = onPoint.flatMap(chainOf).length >= fewestOfSubject ? onPoint : own;
  const countNear = (kind: EntryKind): number =>
    ranked(kind).filter((entry) => entry.about.length > 0 || countShared(entry.term, text) > 0).length;
  return {
    near: {
      theories: countNear('theory'),
      variables: countNear('variable'),
      chains: countNear('problem'),
      debates: countNear('debate'),
    },
    theories: ranked('theory'),
    methods: ranked('method'),
    variables: ranked('variable'),
    dataSources: ranked('data'),
    institutions: ranked('institution').filter((entry) => !actsElsewhere(entry, text)),
    debates: ranked('debate'),
    groups: ranked('group'),
    chains: ranked('problem').flatMap(chainOf),
    ofSubject: chosen.flatMap(chainOf),
    answered: chosen.flatMap(answersOf),
    known: own.flatMap((problem) => chainOf(problem).map((chain) => ({ chain, answers: answersOf(problem) }))),
  };
}
