import { listPieces } from '../../../../text/word-overlap.ts';
import { chance } from '../../seeded-random.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { WritingContext } from '../writing-context.ts';
import { asksForState } from './heading-asks.ts';
import { openCases } from './title-question.ts';
import { isHead, isOfMisreading, type ToldFact } from './told-fact.ts';

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
/** Where troubles, their causes and answers are asked for, these come before those concerned and how things go on. */
const chainSteps: Steps = [
  ['definition', 'view'],
  ['problem', 'cause', 'remedy'],
  ['finding', 'fact', 'evidence', 'figure'],
  ['mechanism', 'relation', 'condition', 'driver'],
  ['effect'],
  ['policy', 'law', 'standard', 'rule', 'milestone'],
  ['example'],
  ['indicator', 'measure', 'material', 'method'],
  ['part', 'setting'],
  ['stage'],
  ['actor'],
  ['debate', 'counter'],
  ['limit', 'implication'],
];
const ofChain: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure', 'reasons', 'step']);
const opening: ReadonlySet<Role> = new Set<Role>(['background', 'origin', 'worth', 'driver', 'question']);

/** A heading that asks how things stand as well is answered by that first. */
function stepsAt({ role, section }: Spot): Steps {
  if (opening.has(role)) return openingSteps;
  return ofChain.has(role) && !asksForState.test(section.title) ? chainSteps : usualSteps;
}

/** Sides of one thing, and a problem with what is linked to it. */
const inGroup: readonly Kind[] = [
  ...(['problem', 'cause', 'remedy', 'debate', 'indicator', 'counter', 'definition', 'part', 'actor'] as const),
  ...(['mechanism', 'example', 'condition', 'limit'] as const),
];
const chainKinds: ReadonlySet<Kind> = new Set<Kind>(['problem', 'cause', 'remedy']);
/** More than any other reason to tell one thing before another, and so is the place of one problem before the next. */
const beforeOthers = 10_000;
const beforeNext = 100;
/** Before any kind of fact. */
const ofReasons = -1;
const mostInParagraph = 5;
const longGroup = 3;
/** A chain of more of them is told in parts. */
const mostOfChain = 4;

const placeIn = (kinds: readonly Kind[], { kind }: ToldFact): number => {
  const place = kinds.indexOf(kind);
  return place < 0 ? kinds.length : place;
};
const entryOf = ({ proposition }: ToldFact) => proposition?.source.entry;
const orderOf = (fact: ToldFact): number => entryOf(fact)?.sheet?.order ?? 0;

const article = /^(?:the|an?|el|la|los|las|una?) /u;
/** Says what something is, and not what it is good for or how it differs. */
const defining =
  /称为|称作|这一(?:制度|活动|过程|现象)即|是指|指的是|^[^，]{2,14}是|とは|をいう|(?:という|と呼ぶ|と呼ばれる)$|^[^、]{2,16}は[^、]*である$|^[^,]{2,40} (?:is|are) (?:the|an?)\b|^[^,]{2,40} comprises?\b|^[^,]{2,40} (?:es|son) (?:el|la|los|las|una?|todo|toda|aquella?)\b|^[^,]{2,40} abarca\b/u;

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
    const isSaidAgainst = fact.kind === 'debate' && isOfMisreading(fact) && !isHead(fact);
    if (fact.kind !== 'cause' && fact.kind !== 'remedy' && !isSaidAgainst) return;
    const id = entryOf(fact)?.id;
    // Its own sides stand beside it, behind a cause what answers it.
    for (const side of left.filter((other) => entryOf(other)?.id === id)) take(side);
    if (id === undefined || fact.kind !== 'cause') return;
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
  const steps = stepsAt(spot);
  const cases = openCases(subject);
  const stepOf = ([first]: readonly ToldFact[]): number => {
    // A case opens with its reasons.
    if (first && cases.isArgued(first, spot)) return ofReasons;
    const at = first ? steps.findIndex((kinds) => kinds.includes(first.kind)) : -1;
    return at < 0 ? steps.length : at;
  };
  const isNamed = ([first]: readonly ToldFact[]): boolean =>
    first !== undefined &&
    // Where a paper opens, whoever its heading names comes in his turn.
    !opening.has(spot.role) &&
    first.term !== '' &&
    !entryOf(first)?.sheet?.isWhole &&
    heading.includes(first.term.toLowerCase());
  const groups = [...Map.groupBy(facts, ({ group }) => group).values()].map(orderGroup);
  const likeness = (one: readonly ToldFact[], other: readonly ToldFact[]): number =>
    Math.max(0, ...one.flatMap((fact) => other.map((next) => sharedWords(fact, next, title))));
  // What the title speaks of is said before what is told apart from it.
  const names = [subject.slots.long.object, subject.slots.short.object].flatMap((name) => name?.toLowerCase() ?? []);
  const defines = ([first]: readonly ToldFact[]): number => {
    if (first?.kind !== 'definition') return 0;
    const clause = first.clause.toLowerCase();
    const ofSheet = (entryOf(first)?.sheet?.names ?? []).map((name) => name.toLowerCase());
    const isDefined = (name: string): boolean =>
      clause.includes(`是${name}`) || (defining.test(clause) && clause.includes(name));
    const isOpened = names.some((name) => clause.replace(article, '').startsWith(name));
    return (isOpened ? 2 : 0) + (names.some(isDefined) ? 3 : ofSheet.some(isDefined) ? 2 : 0);
  };
  const turn = ([first]: readonly ToldFact[]): number => chance(subject.seed, `${first?.id}:turn`);

  /** Problems, their causes and what answers them follow each other in every chapter as they do in the paper. */
  const ofProblem = ([first]: readonly ToldFact[]): number => {
    // What the student knows is said before anything else.
    if (first?.own) return beforeOthers + beforeNext;
    const place = first && chainKinds.has(first.kind) ? context.order.get(first.group) : undefined;
    return place === undefined ? 0 : beforeOthers - place * beforeNext;
  };

  // 居民分类参与不稳定 names the problem before it names those who take part.
  const ordered: ToldFact[][] = groups
    .filter(isNamed)
    .toSorted(([one], [other]) => (other?.term.length ?? 0) - (one?.term.length ?? 0));
  for (const step of [ofReasons, ...steps.keys(), steps.length]) {
    const open = groups.filter((group) => stepOf(group) === step && !isNamed(group));
    const isSequence = open.some(([first]) => first?.kind === 'stage');
    while (open.length > 0) {
      const before = ordered.at(-1) ?? [];
      const worth = (group: readonly ToldFact[]): number =>
        isSequence
          ? -orderOf(group[0] as ToldFact)
          : ofProblem(group) +
            defines(group) +
            (group[0]?.aim ?? 0) * 1.2 +
            Math.min(3, likeness(before, group)) * 0.4 +
            turn(group) * 0.9;
      const next = open.toSorted((one, other) => worth(other) - worth(one))[0] as ToldFact[];
      open.splice(open.indexOf(next), 1);
      ordered.push(next);
    }
  }
  // An example stands behind what it is an example of; where a paper opens, the matter comes before any one case.
  const examples = opening.has(spot.role) ? [] : ordered.filter(([first]) => first?.kind === 'example');
  for (const group of examples) {
    const others = ordered.filter((other) => other !== group && other[0]?.kind !== 'example');
    const best = others.toSorted((one, other) => likeness(other, group) - likeness(one, group))[0];
    if (!best || likeness(best, group) < 2) continue;
    ordered.splice(ordered.indexOf(group), 1);
    ordered.splice(ordered.indexOf(best) + 1, 0, group);
  }
  return splitParagraphs(ordered, stepOf, likeness, (group) => ofProblem(group) > 0);
}

interface Paragraph {
  facts: ToldFact[];
  step: number;
  /** Of one problem with what belongs to it: nothing else has a place there. */
  isChain: boolean;
}

/** A chain that is told at length in parts, each of which begins with a cause. */
function partChain(group: readonly ToldFact[]): ToldFact[][] {
  const parts: ToldFact[][] = [];
  for (const [at, fact] of group.entries()) {
    const part = parts.at(-1);
    const isNext = fact.kind === 'cause' && (part?.length ?? 0) >= mostOfChain && group.length - at >= 2;
    if (!part || isNext) parts.push([fact]);
    else part.push(fact);
  }
  return parts;
}

/** A paragraph is of one matter: a chain is one by itself, and other facts stand together by their kinds. `isPlaced`: it has its place in the order of the paper. */
function splitParagraphs(
  groups: readonly ToldFact[][],
  stepOf: (group: ToldFact[]) => number,
  likeness: (one: readonly ToldFact[], other: readonly ToldFact[]) => number,
  isPlaced: (group: readonly ToldFact[]) => boolean,
): ToldFact[][] {
  const paragraphs: Paragraph[] = [];
  for (const group of groups) {
    const step = stepOf(group);
    if (group.length >= longGroup) {
      for (const facts of partChain(group)) paragraphs.push({ facts, step, isChain: true });
      continue;
    }
    const last = paragraphs.at(-1);
    const isApart =
      !last ||
      last.isChain ||
      last.facts.length + group.length > mostInParagraph ||
      (last.step !== step && last.facts.length >= longGroup);
    if (isApart) paragraphs.push({ facts: [...group], step, isChain: false });
    else last.facts.push(...group);
    if (!isApart) last.step = step;
  }
  // One sentence is no paragraph: it goes to facts of its sort, else to the chain that it has most in common with.
  for (const lone of paragraphs.filter(({ facts }) => facts.length === 1)) {
    const at = paragraphs.indexOf(lone);
    const others = paragraphs.filter((other) => other !== lone);
    const farness = (one: Paragraph): number => Math.abs(paragraphs.indexOf(one) - at);
    const [best] = others.toSorted((one, other) =>
      isPlaced(lone.facts)
        ? farness(one) - farness(other) || paragraphs.indexOf(one) - paragraphs.indexOf(other)
        : Number(one.isChain) - Number(other.isChain) ||
          likeness(other.facts, lone.facts) - likeness(one.facts, lone.facts) ||
          farness(one) - farness(other),
    );
    if (!best || lone.facts.length !== 1) continue;
    if (paragraphs.indexOf(best) < at) best.facts.push(...lone.facts);
    else best.facts.unshift(...lone.facts);
    paragraphs.splice(at, 1);
  }
  return paragraphs.map(({ facts }) => facts);
}
