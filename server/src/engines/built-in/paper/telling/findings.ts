import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { shingle } from '../../../../text/measures/shared-passages.ts';
import type { Entry, FactKind } from '../../knowledge/entry.ts';
import { facetNames } from '../../knowledge/facets.ts';
import { listEntries } from '../../knowledge/knowledge.ts';
import { endsInSource } from '../../knowledge/sheet-entries.ts';
import { rotate } from '../../seeded-random.ts';
import type { Fillers, Frames, TellingMove, Wording } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { listClaims } from './list-claims.ts';
import { mayAdvise } from './may-advise.ts';
import { isNamingProblem } from './own-of-title.ts';
import { takeInto } from './take-in.ts';
import { listWordings } from './told-fact.ts';

/** What a paper has found on one problem, in sentences of the sheet: why there is such a thing, and what is to be done. */
export interface Finding {
  problem: string;
  causes: readonly string[];
  remedies: readonly string[];
  /** What the causes and the remedies are called. */
  names: { causes: readonly string[]; measures: readonly string[] };
  /** How far the remedies go. */
  limits: readonly string[];
  /** The entries that it speaks of, and their subjects. */
  entries: readonly string[];
  /** It names what the title asks of its subject. */
  isNaming: boolean;
}

/** A sentence that says two things of more words than this says nothing. */
const mostOfTwo: Record<Language, number> = { zh: 105, ja: 125, en: 52, es: 58 };
const mostOfOne: Record<Language, number> = { zh: 80, ja: 95, en: 42, es: 46 };

/** What bears a conclusion where nothing is said to be wrong, the first before the rest. */
export const borne: readonly FactKind[] = [
  ...(['evidence', 'mechanism', 'relation', 'effect', 'condition', 'problem', 'cause', 'driver', 'debate'] as const),
];

/** Japanese clauses are taken into others by what follows them. */
const canGoOn = (wording: string): boolean =>
  !/[\u3040-\u30ff]/u.test(wording) || takeInto('{clause}という', wording, 'ja') !== null;

/** One side of an entry in a wording that was not used yet, where it has one. */
export function wordSide(
  { id, sheet }: Pick<Entry, 'id' | 'sheet'>,
  kind: FactKind,
  { seed, isTaken }: { seed: number; isTaken(wording: string): boolean },
): string | null {
  // What others believe is no finding.
  const facet = sheet?.misreading === undefined && facetNames.find((name) => sheet?.told[name] === kind);
  const clause = facet && sheet?.facets[facet];
  if (!facet || !clause) return null;
  const wordings = listWordings({ clause, also: sheet?.also[facet] ?? [], kind }).filter(
    (wording) => !endsInSource(wording),
  );
  const order = rotate(
    wordings.filter((wording) => canGoOn(wording)),
    seed,
    `${id}:again`,
  );
  return order.find((wording) => !isTaken(wording)) ?? order[0] ?? null;
}

/** What the paper has found, in the words of a language that knows of it. */
export function listFindings(
  context: WritingContext,
  language: Language,
  isTaken: (wording: string) => boolean,
): Finding[] {
  const { pool, subject } = context;
  const isOwn = language === subject.language;
  // What is known of a subject has the same id in every language that knows of it.
  const known = isOwn ? null : new Map(listEntries(subject.field, language).map((entry) => [entry.id, entry]));
  const entryOf = (term: string): Entry | undefined => {
    const entry = pool.findByTerm(term)?.entry;
    return known && entry ? known.get(entry.id) : entry;
  };
  const say = (entry: Entry | undefined, kind: FactKind): string | null => {
    const text = entry ? wordSide(entry, kind, { seed: subject.seed, isTaken }) : null;
    return text !== null && countUnits(text) <= mostOfOne[language] ? text : null;
  };
  return [...Map.groupBy(listClaims(context), ({ problem }) => problem)].flatMap(([problem, claims]) => {
    const name = known ? entryOf(problem)?.term : problem;
    const pairs = claims.flatMap(({ cause, measure }) => {
      const [of, by] = [entryOf(cause), entryOf(measure)];
      const said = say(of, 'cause');
      const remedy = mayAdvise(subject) ? say(by, 'remedy') : null;
      if (!said || !of || (mayAdvise(subject) && !remedy)) return [];
      const limit = by?.sheet?.told.limit === 'limit' ? say(by, 'limit') : null;
      return [{ cause: said, remedy, limit, entries: [of, by], names: [of.term, by?.term ?? ''] as const }];
    });
    if (!name || pairs.length === 0) return [];
    const entries = [entryOf(problem), ...pairs.flatMap((pair) => pair.entries)].flatMap((entry) => entry ?? []);
    return [
      {
        problem: name,
        causes: [...new Set(pairs.map(({ cause }) => cause))],
        remedies: [...new Set(pairs.flatMap(({ remedy }) => remedy ?? []))],
        names: {
          causes: [...new Set(pairs.map(({ names }) => names[0]))],
          measures: [...new Set(pairs.map(({ names }) => names[1]))].filter(Boolean),
        },
        limits: pairs.flatMap(({ limit }) => limit ?? []),
        isNaming: isNamingProblem(problem, context),
        entries: [...new Set(entries.flatMap(({ id, sheet }) => [id, sheet?.id ?? id]))],
      },
    ];
  });
}

/** A frame with what fills it. */
interface Option {
  frame: string;
  words: Fillers;
}

/** Frames that have room for these clauses, each with the clauses as it takes them. */
export function fitFrames(frames: Frames, clauses: readonly string[], language: Language): Option[] {
  return frames.flatMap((frame) => {
    // 这首先是因为为节省成本, 原因之一是由于人手少: it is said once.
    const isTwice =
      /(?:因为|由于|原因(?:之一)?是，?)\{clause\}/u.test(frame) && /^(?:为|因|由于)/u.test(clauses[0] ?? '');
    if (language === 'zh' && isTwice) return [];
    const taken = clauses.map((clause) => takeInto(frame, clause, language));
    const [clause, clause2] = taken;
    if (taken.some((one) => one === null) || !clause) return [];
    return [{ frame, words: { clause, ...(clause2 ? { clause2 } : {}) } }];
  });
}

/** A finding by the names of what it holds, as one sentence to be worded. */
export function nameFinding(
  { problem, names: { causes, measures } }: Finding,
  isPast: boolean,
): { move: TellingMove; words: Fillers } {
  const [cause = '', cause2] = causes;
  const [measure = '', measure2] = measures;
  if (isPast)
    return { move: cause2 ? 'namedPasts' : 'namedPast', words: { problem, cause, ...(cause2 && { cause2 }) } };
  return cause2 && measure2
    ? { move: 'namedTwo', words: { problem, cause, cause2, remedy: measure, remedy2: measure2 } }
    : { move: 'named', words: { problem, cause, measure } };
}

/** Whether passages of a clause, as long as a check of copies counts them, stand in what was said before. */
export function createSaidBefore(said: Iterable<string>, language: Language): (clause: string) => boolean {
  const known = new Set([...said].flatMap((text) => shingle(text, language).shingles));
  return (clause) => shingle(clause, language).shingles.some((each) => known.has(each));
}

/** A finding as sentences to be worded: the causes, and what is proposed. `most`: how many of each are told. */
export function wordFinding(
  { problem, causes, remedies }: Finding,
  most: number,
  { language, telling, isPast }: { language: Language; telling: Wording['telling']; isPast: boolean },
): { move: TellingMove; options: Option[] }[] {
  const fits = (clauses: readonly string[]): boolean =>
    clauses.reduce((sum, clause) => sum + countUnits(clause), 0) <= mostOfTwo[language];
  const isTwo =
    most > 1 && causes.length > 1 && fits(causes.slice(0, 2)) && (remedies.length < 2 || fits(remedies.slice(0, 2)));
  const part = (one: TellingMove, two: TellingMove, clauses: readonly string[]) => {
    const move = isTwo && clauses.length > 1 ? two : one;
    const told = clauses.slice(0, move === two ? 2 : 1);
    return {
      move,
      options: fitFrames(telling[move], told, language).map(({ frame, words }) => ({
        frame,
        words: { ...words, problem },
      })),
    };
  };
  return [
    isPast ? part('pastClaim', 'pastClaims', causes) : part('claim', 'claims', causes),
    ...(remedies.length > 0 ? [part('proposal', 'proposals', isTwo ? remedies : remedies.slice(0, 1))] : []),
  ];
}
