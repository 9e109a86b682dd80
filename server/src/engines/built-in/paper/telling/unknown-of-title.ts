import type { Spot } from '../read-outline.ts';
import type { WritingContext } from '../writing-context.ts';
import { judgeTerms } from './judge-terms.ts';
import { findBeside } from './keep-to-matter.ts';
import { findUnlinked, type Unlinked } from './linked-ends.ts';
import type { ToldFact } from './told-fact.ts';
import { listUnknownPeople } from './unknown-people.ts';

/** What of its title a paper knows nothing of, and where it says so. */
export interface UnknownOfTitle {
  /** Things, people, settings, places and cases, in the words of the title. */
  terms: readonly string[];
  /** Those of them without which there is no paper on this title. */
  missing: readonly string[];
  /** Of what the title is about: what less than half of the paper speaks of, with how much does. */
  seldom: readonly { term: string; share: number }[];
  /** Those of them that are no case or place: what is told is bounded by them where the paper closes. */
  bounding: readonly string[];
  /** Whether a thing is among them, and not only whose it is and where. */
  isOfThing: boolean;
  /** Cases and places on which the subject is examined, as the introduction says. */
  examined: readonly string[];
  /** Both ends of what it relates, where hardly a fact holds the two together. */
  unlinked: Unlinked | null;
  /** Whether this section would show how they hang together, and leaves it to the student. */
  isLinkAt(spot: Spot): boolean;
  /** Terms of which this section marks that nothing is known. */
  at(spot: Spot): readonly string[];
  /** Cases and places whose own state this section leaves to the student. */
  casesAt(spot: Spot): readonly string[];
}

/** Neither where a paper opens and closes, nor where it says what others hold, does it speak of its case. */
const apart: ReadonlySet<Spot['role']> = new Set<Spot['role']>(['background', 'question', 'worth', 'findings']);
const general: ReadonlySet<Spot['role']> = new Set<Spot['role']>([
  'literature',
  'gap',
  'concept',
  'theory',
  'theoryFit',
]);
const mostCaseGaps = 3;

/** Whether a heading, or one above it, speaks of it. */
const holdsText = (spot: Spot, text: string): boolean =>
  spot.section.title.toLowerCase().includes(text.toLowerCase()) ||
  (spot.parent !== null && holdsText(spot.parent, text));

/** The sections in which a case would be looked at: of each chapter that names it the first, or else where the present state stands. */
function findCasePlaces(bodies: readonly Spot[], text: string): Spot[] {
  const places = bodies.filter(({ role }) => !general.has(role));
  const chapters = [...Map.groupBy(places, ({ path }) => path[0]).values()];
  const naming = chapters.flatMap((leaves) => leaves.find((leaf) => holdsText(leaf, text)) ?? []);
  if (naming.length > 0) return naming.slice(0, mostCaseGaps);
  const state = places.find(({ role }) => role === 'status') ?? places[0] ?? bodies[0];
  return state ? [state] : [];
}

const nothing: UnknownOfTitle = {
  terms: [],
  seldom: [],
  bounding: [],
  missing: [],
  isOfThing: false,
  examined: [],
  unlinked: null,
  isLinkAt: () => false,
  at: () => [],
  casesAt: () => [],
};

/** Where how one thing acts on another is argued and shown, the first before the others. */
const linking = ['direct', 'hypothesis', 'result', 'mechanism'] as const satisfies Spot['role'][];

/** The section that would show how both ends hang together: where it is argued or reported, or else the first that names what is acted on. */
function findLinkPlace(spots: readonly Spot[], bodies: readonly Spot[], { outcome }: Unlinked): Spot | undefined {
  const leaves = spots.filter(({ isLeaf }) => isLeaf);
  const argued = linking.flatMap((role) => leaves.find((leaf) => leaf.role === role) ?? []);
  const places = bodies.filter(({ role }) => !general.has(role));
  return argued[0] ?? places.find(({ section }) => holdsWords(section.title, outcome)) ?? places[0] ?? bodies[0];
}

const holdsWords = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

/** What brings a problem about and what answers it speaks of what the problem is called by, whatever words it takes itself. */
function nameByProblem(told: readonly ToldFact[]): ToldFact[] {
  const heads = new Map(told.filter(({ kind }) => kind === 'problem').map(({ group, term }) => [group, term]));
  return told.map((fact) =>
    fact.kind === 'cause' || fact.kind === 'remedy'
      ? { ...fact, term: `${heads.get(fact.group) ?? ''} ${fact.term}`.trim() }
      : fact,
  );
}

/**
 * Looks through all that is told, and the works that are cited, for what the title names. `untold`: known as well, and without room in a short paper; what
 * it speaks of is not missing.
 */
export function findUnknownOfTitle(
  told: readonly ToldFact[],
  untold: readonly ToldFact[],
  { subject, spots, works }: WritingContext,
): UnknownOfTitle {
  if (told.length === 0) return nothing;
  const read = [...works.values()].map(({ title }) => title);
  const judged = judgeTerms(told, read, subject);
  const called = nameByProblem(told);
  const { unknown, examined, cases, untold: beside, seldom } = judgeTerms(called, read, subject);
  const strange =
    judged.missing.length > 0 && untold.length > 0
      ? judgeTerms([...told, ...untold], read, subject).missing
      : judged.missing;
  const named = [...strange, ...beside.filter((text) => !strange.some((term) => term.includes(text)))];
  // What its sheets know is on other sides than the one that is asked for.
  const aside = named.length === 0 ? findBeside(told, [...told, ...untold], subject) : null;
  const missing = aside === null ? named : [aside];
  const people = listUnknownPeople(called, subject);
  const spoken = [...new Set([...missing, ...unknown, ...people])].filter((text) => !cases.includes(text));
  const bodies = spots.filter(({ isLeaf, role }) => isLeaf && !apart.has(role));
  const own =
    spoken.length === 0
      ? undefined
      : (bodies.find((leaf) => spoken.some((text) => holdsText(leaf, text))) ??
        bodies.find(({ role }) => role === 'status') ??
        bodies[0]);
  const unlinked = missing.length > 0 ? null : findUnlinked(told, read, subject);
  const linkPlace = unlinked ? findLinkPlace(spots, bodies, unlinked) : undefined;
  const places = new Map(cases.map((text) => [text, new Set(findCasePlaces(bodies, text))]));
  return {
    seldom: seldom.filter(({ term }) => !spoken.some((text) => text.includes(term) || term.includes(text))),
    ...{ terms: [...spoken, ...cases], bounding: spoken, missing, examined, isOfThing: unknown.length > 0 },
    unlinked,
    isLinkAt: (spot) => spot === linkPlace,
    at: (spot) => (spot === own ? spoken : []),
    casesAt: (spot) => cases.filter((text) => places.get(text)?.has(spot)),
  };
}
