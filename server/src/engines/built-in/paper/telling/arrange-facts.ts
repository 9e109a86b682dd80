import { listPieces } from '../../../../text/word-overlap.ts';
import { chance } from '../../seeded-random.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { WritingContext } from '../writing-context.ts';
import type { ToldFact } from './told-fact.ts';

type Kind = ToldFact['kind'];
type Steps = readonly (readonly Kind[])[];

/** The order in which a reader wants to hear of a subject: what it is, of what and of whom, how it came and goes, what is wrong, what is disputed. */
const usualSteps: Steps = [
  ['definition', 'view'],
  ['part', 'setting'],
  ['stage'],
  ['actor'],
  ['milestone', 'driver', 'figure'],
  ['policy', 'law', 'standard', 'rule'],
  ['finding', 'fact', 'evidence'],
  ['mechanism', 'relation', 'condition'],
  ['effect'],
  ['problem', 'cause', 'remedy'],
  ['example'],
  ['indicator', 'measure', 'material', 'method'],
  ['debate', 'counter'],
  ['limit', 'implication'],
];
/** Where a paper opens, what has brought the matter up comes before what it is made of. */
const openingSteps: Steps = [
  ['definition', 'view'],
  ['setting', 'driver', 'milestone', 'figure'],
  ['policy', 'law', 'standard', 'rule'],
  ['finding', 'fact', 'evidence'],
  ['effect'],
  ['part'],
  ['stage'],
  ['actor'],
  ['mechanism', 'relation', 'condition'],
  ['problem', 'cause', 'remedy'],
  ['example'],
  ['indicator', 'measure', 'material', 'method'],
  ['debate', 'counter'],
  ['limit', 'implication'],
];
const opening: ReadonlySet<Role> = new Set<Role>(['background', 'origin', 'worth', 'driver', 'question']);

/** Sides of one thing, and a problem with what is linked to it. */
const inGroup: readonly Kind[] = [
  ...(['problem', 'cause', 'remedy', 'indicator', 'debate', 'counter', 'definition', 'part', 'actor'] as const),
  ...(['mechanism', 'example', 'condition', 'limit'] as const),
];
const mostInParagraph = 5;
const longGroup = 3;

const placeIn = (kinds: readonly Kind[], { kind }: ToldFact): number => {
  const place = kinds.indexOf(kind);
  return place < 0 ? kinds.length : place;
};
const entryOf = ({ proposition }: ToldFact) => proposition?.source.entry;
const orderOf = (fact: ToldFact): number => entryOf(fact)?.sheet?.order ?? 0;

/** Words that two facts share and the title does not hold: every fact of a paper shares those. */
export function sharedWords(one: ToldFact, other: ToldFact, title: ReadonlySet<string>): number {
  let shared = 0;
  for (const piece of one.pieces) if (other.pieces.has(piece) && !title.has(piece)) shared += 1;
  return shared;
}

/** A problem, each cause with what answers it and how far that goes, then by what all of it is seen. */
function orderGroup(facts: readonly ToldFact[]): ToldFact[] {
  const left = facts.toSorted(
    (one, other) => placeIn(inGroup, one) - placeIn(inGroup, other) || orderOf(one) - orderOf(other),
  );
  const ordered: ToldFact[] = [];
  const take = (fact: ToldFact): void => {
    const at = left.indexOf(fact);
    if (at < 0) return;
    left.splice(at, 1);
    ordered.push(fact);
    if (fact.kind !== 'cause' && fact.kind !== 'remedy') return;
    const id = entryOf(fact)?.id;
    // Its own sides stand beside it, behind a cause what answers it.
    for (const side of left.filter((other) => entryOf(other)?.id === id)) take(side);
    if (id === undefined || fact.kind === 'remedy') return;
    for (const answer of left.filter(
      ({ kind, proposition }) => kind === 'remedy' && proposition?.source.entry.sheet?.answers?.includes(id),
    )) {
      take(answer);
    }
  };
  while (left[0]) take(left[0]);
  return ordered;
}

/** Facts of a section as they are told, paragraph by paragraph: what belongs together stays together. */
export function arrangeFacts(facts: readonly ToldFact[], spot: Spot, context: WritingContext): ToldFact[][] {
  const { subject } = context;
  const title = listPieces(subject.about);
  const heading = spot.section.title.toLowerCase();
  const steps = opening.has(spot.role) ? openingSteps : usualSteps;
  const stepOf = ([first]: readonly ToldFact[]): number => {
    const at = first ? steps.findIndex((kinds) => kinds.includes(first.kind)) : -1;
    return at < 0 ? steps.length : at;
  };
  const isNamed = ([first]: readonly ToldFact[]): boolean =>
    first !== undefined &&
    first.term !== '' &&
    !entryOf(first)?.sheet?.isWhole &&
    heading.includes(first.term.toLowerCase());
  const groups = [...Map.groupBy(facts, ({ group }) => group).values()].map(orderGroup);
  const likeness = (one: readonly ToldFact[], other: readonly ToldFact[]): number =>
    Math.max(0, ...one.flatMap((fact) => other.map((next) => sharedWords(fact, next, title))));
  const turn = ([first]: readonly ToldFact[]): number => chance(subject.seed, `${first?.id}:turn`);

  // 居民分类参与不稳定 names the problem before it names those who take part.
  const ordered: ToldFact[][] = groups
    .filter(isNamed)
    .toSorted(([one], [other]) => (other?.term.length ?? 0) - (one?.term.length ?? 0));
  for (const step of [...steps.keys(), steps.length]) {
    const open = groups.filter((group) => stepOf(group) === step && !isNamed(group));
    const isSequence = open.some(([first]) => first?.kind === 'stage');
    while (open.length > 0) {
      const before = ordered.at(-1) ?? [];
      const worth = (group: readonly ToldFact[]): number =>
        isSequence
          ? -orderOf(group[0] as ToldFact)
          : (group[0]?.aim ?? 0) * 1.2 + Math.min(3, likeness(before, group)) * 0.4 + turn(group) * 0.9;
      const next = open.toSorted((one, other) => worth(other) - worth(one))[0] as ToldFact[];
      open.splice(open.indexOf(next), 1);
      ordered.push(next);
    }
  }
  // An example stands behind what it is an example of.
  for (const group of ordered.filter(([first]) => first?.kind === 'example')) {
    const others = ordered.filter((other) => other !== group && other[0]?.kind !== 'example');
    const best = others.toSorted((one, other) => likeness(other, group) - likeness(one, group))[0];
    if (!best || likeness(best, group) < 2) continue;
    ordered.splice(ordered.indexOf(group), 1);
    ordered.splice(ordered.indexOf(best) + 1, 0, group);
  }
  return splitParagraphs(ordered, stepOf);
}

function splitParagraphs(groups: readonly ToldFact[][], stepOf: (group: ToldFact[]) => number): ToldFact[][] {
  const paragraphs: ToldFact[][] = [];
  let last: ToldFact[] | null = null;
  for (const group of groups) {
    const paragraph = paragraphs.at(-1);
    const count = paragraph?.length ?? 0;
    const isOther = last !== null && stepOf(last) !== stepOf(group);
    const isApart =
      paragraph === undefined ||
      count + Math.min(group.length, 2) > mostInParagraph ||
      (group.length >= longGroup && count >= 2) ||
      (last?.length ?? 0) >= longGroup ||
      (isOther && count >= longGroup);
    if (isApart) paragraphs.push([...group]);
    else paragraph.push(...group);
    last = group;
  }
  // One sentence is no paragraph.
  const [final, before] = [paragraphs.at(-1), paragraphs.at(-2)];
  if (final?.length === 1 && before && before.length <= mostInParagraph) {
    before.push(...final);
    paragraphs.pop();
  }
  return paragraphs;
}
