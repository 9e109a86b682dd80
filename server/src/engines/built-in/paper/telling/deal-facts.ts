import type { Language } from '@yanmo/contract/languages';
import { listPieces } from '../../../../text/word-overlap.ts';
import { chance } from '../../seeded-random.ts';
import type { OwnFact } from '../own-fact.ts';
import type { Spot } from '../read-outline.ts';
import { sentenceUnits } from '../section-draft.ts';
import type { WritingContext } from '../writing-context.ts';
import { aimFacts } from './aim.ts';
import { gainOfAsked, isRule } from './asked-kinds.ts';
import { createBelonging } from './belonging.ts';
import { dropDoubled } from './drop-doubled.ts';
import { findDefinition } from './find-definition.ts';
import { readHeadings } from './heading-pieces.ts';
import { isGround } from './in-force.ts';
import { listLinking } from './linked-ends.ts';
import { listSurplus } from './list-surplus.ts';
import { moveLoose } from './move-loose.ts';
import { compareChains } from './near-chains.ts';
import { listBesideRelation } from './of-relation.ts';
import { fillUp, placeRest } from './place-rest.ts';
import { arguing, explaining, isUnasked, opening } from './reported-roles.ts';
import { readTitleQuestion } from './title-question.ts';
import { isHead, isOfMisreading, listTold, type ToldFact } from './told-fact.ts';
import { findUnknownOfTitle, type UnknownOfTitle } from './unknown-of-title.ts';

/** Which section tells what. */
export interface Deal {
  of(spot: Spot): readonly ToldFact[];
  /** How many were dealt in all. */
  count: number;
  /** What of the title nothing is told of. */
  unknown: UnknownOfTitle;
}

/** From here on a fact is in place at a section. */
const inPlace = 2;
/** A section without anything takes what comes near. */
const nearlyInPlace = 1.5;
const ofStudent = 3;
const namedByHeading = 6;
const chainOnly = 2;
/** What leads to facts and ties them takes the rest of a length. */
const forFacts = 0.95;
const mostStretched = 3.5;
/** A step whose name a heading of a design holds stands below that. */
const eachOfStep = 3;
const mostOfStep = 2;
/** What found no place behind it does not all stand where a paper opens. */
const openingStretched = 1.3;
/** What a conclusion adds to its claims: under what conditions they hold, and how far. */
const bounding: ReadonlySet<ToldFact['kind']> = new Set(['implication', 'limit']);
const mostBounds = 1;
const mostOpened: Readonly<Record<Language, number>> = { zh: 440, ja: 500, en: 270, es: 290 };
/** As much as what bears on the question is told for, whatever the headings ask. */
const enoughOnQuestion: Readonly<Record<Language, number>> = { zh: 1_900, ja: 1_900, en: 1_150, es: 1_150 };
/** With what leads to it, so much can be sold. */
const enoughToSell: Readonly<Record<Language, number>> = { zh: 1_000, ja: 1_000, en: 1_020, es: 1_020 };
/** What is chosen beyond that, since not all of it finds a place either. */
const spareUnits = 220;
/** What stands beside the topic is told where room is left. */
const lastOfAll = 2.5;
/** What the matter is, and the law that governs it, is told before what a neighbour says, whatever words it takes. */
const ofGround = 1;
/** How much of what is told may stand beside the topic. */
const mostAside = 0.1;

const isBelow = (spot: Spot, above: Spot): boolean =>
  spot === above || (spot.parent !== null && isBelow(spot.parent, above));

const unitsOf = (facts: readonly ToldFact[]): number => facts.reduce((sum, { units }) => sum + units, 0);

/** A chapter on answers that is on causes too. */
const namesCauses = /成因|原因|根源|要因|\bcauses?\b|\bcausas?\b/iu;

/** Gives each section what belongs there, as much as its length holds; what found no place stays unsaid. */
export function dealFacts(
  context: WritingContext,
  own: readonly OwnFact[],
  wordCount: number,
  without: ReadonlySet<string> = new Set(),
  kept: ReadonlySet<string> = new Set(),
  more = 0,
): Deal {
  const { pool, spots, argument, subject } = context;
  const unit = sentenceUnits[subject.language];
  const known = listTold(pool, own);
  const aimed = dropDoubled(aimFacts(known, spots, context, kept, more));
  // What a heading names is asked for, whoever wrote the heading.
  const headed = new Set(spots.map(({ section }) => section.title.toLowerCase()));
  const headedGroups = new Set(aimed.flatMap(({ group, term }) => (headed.has(term.toLowerCase()) ? [group] : [])));
  const beside = listBesideRelation(
    aimed.filter(({ group }) => !headedGroups.has(group)),
    subject,
  );
  const leaves = spots.filter(({ isLeaf }) => isLeaf);
  const dealt = new Map<Spot, ToldFact[]>(leaves.map((leaf) => [leaf, []]));
  const load = new Map<Spot, number>(leaves.map((leaf) => [leaf, 0]));
  const open = new Map(aimed.flatMap((fact) => (without.has(fact.id) || beside.has(fact.id) ? [] : [[fact.id, fact]])));
  const { ownOf, shareOf } = readHeadings(leaves);

  const belonging = createBelonging(leaves, context);
  const { belongs, chainAt, isOfCase, isReport, worthOf } = belonging;
  /** Where a problem stands: what brings it about and what answers it is not told beside another. */
  const standing = new Map<string, Spot>();
  const give = (fact: ToldFact, leaf: Spot): void => {
    open.delete(fact.id);
    if (isUnasked(fact, leaf, subject)) return;
    if (isHead(fact)) standing.set(fact.group, leaf);
    dealt.get(leaf)?.push(fact);
    load.set(leaf, (load.get(leaf) ?? 0) + fact.units);
  };
  /** However long a paper was wished, a page is enough to open it. */
  const roomOf = (leaf: Spot): number =>
    opening.has(leaf.role) && leaf.path.length === 1 && leaf.path[0] === 1
      ? Math.min(leaf.units, mostOpened[subject.language])
      : leaf.units;
  const hasRoom = (leaf: Spot, units: number): boolean =>
    (load.get(leaf) ?? 0) + units <= roomOf(leaf) * forFacts + unit * 0.6;
  const giveOne = (facts: readonly ToldFact[], among: readonly Spot[]): void => {
    for (const fact of facts) {
      if (!open.has(fact.id)) continue;
      const leaf = among.find(
        (one) => hasRoom(one, fact.units) && isOfCase([fact], one) && !isUnasked(fact, one, subject),
      );
      if (leaf) give(fact, leaf);
    }
  };

  // Before anything else is told, the reader knows what is spoken of.
  const [first] = leaves;
  const { long, short } = subject.slots;
  const definition = findDefinition([...open.values()], [short.object ?? '', long.object ?? '']);
  if (first && definition && first.role !== 'concept') give(definition, first);

  // How far its claims hold is for the conclusion to say.
  const closing = leaves.findLast(({ role }) => role === 'findings');
  // On what the answer to its title hangs is told with the reasons, so that the conclusion can take it up.
  const asksYesNo = readTitleQuestion(subject) !== null;
  const bounds = [...open.values()]
    .filter(
      ({ kind, standing, proposition }) =>
        bounding.has(kind) &&
        !(asksYesNo && kind === 'condition') &&
        !(kind === 'condition' && leaves.some(({ role }) => role === 'group')) &&
        standing === 'TOPIC' &&
        proposition?.source.entry.sheet?.isWhole === true,
    )
    .toSorted((one, other) => other.aim - one.aim || one.units - other.units);
  if (closing) giveOne(bounds.slice(0, mostBounds), [closing]);

  // How one thing acts on the other is the reason for a hypothesis before it explains a trouble.
  const reasons = leaves.filter(({ role }) => arguing.has(role));
  for (const fact of isReport ? open.values() : []) {
    const explains = fact.bears && (explaining.includes(fact.kind) || fact.kind === 'condition');
    if (!explains) continue;
    const fitting = reasons.filter((leaf) => belongs(fact, leaf));
    giveOne(
      [fact],
      fitting.toSorted((one, other) => fact.worth(other.role) - fact.worth(one.role)),
    );
  }

  // What a heading names stands below it; a problem where problems are, what answers it where answers are.
  const best = (facts: readonly ToldFact[], { role }: Spot): number =>
    Math.max(...facts.map((fact) => fact.worth(role)));
  const byEntry = Map.groupBy(open.values(), ({ proposition }) => proposition?.source.entry.id ?? '');
  const homed = new Set<string>();
  for (const [id, facts] of byEntry) {
    const source = facts[0]?.proposition?.source;
    if (!source || source.entry.sheet?.isWhole) continue;
    const names = (leaf: Spot): boolean => leaf.section.title.toLowerCase().includes(source.lower);
    const isAbout = ({ slots }: Spot): boolean =>
      Object.values(slots).some((value) => value?.toLowerCase() === source.lower);
    const fitting = leaves.filter((leaf) => leaf.role === source.entry.kind && (names(leaf) || isAbout(leaf)));
    const chosen =
      fitting.length > 0
        ? fitting
        : leaves.filter(names).toSorted((one, other) => best(facts, other) - best(facts, one));
    // What most headings name is the paper's own subject and belongs to all of it.
    if (chosen.length === 0 || chosen.length > 4) continue;
    homed.add(id);
    for (const fact of facts)
      giveOne(
        [fact],
        chosen.filter((leaf) => belongs(fact, leaf)),
      );
  }
  const named = new Set(homed);
  /** A chapter without sections tells what these would. */
  const chapterOf = (role: Spot['role']): Spot[] =>
    leaves.filter((leaf) => leaf.role === role && leaf.path.length === 1);
  const or = (spots: Spot[], others: Spot[]): Spot[] => (spots.length > 0 ? spots : others);
  // Its other causes and answers stand where the first of them stand.
  for (const chain of argument.chains) {
    const problem = pool.findByTerm(chain.problem);
    if (!problem?.entry.sheet) continue;
    const { causes = [], measures = [] } = problem.entry.links;
    const below = (spot: Spot | null): Spot[] => (spot ? leaves.filter((leaf) => isBelow(leaf, spot)) : []);
    const of = (ids: readonly string[]): ToldFact[] => ids.flatMap((id) => byEntry.get(id) ?? []);
    const homes = {
      problem: or(below(chain.spots.problem), chapterOf('problem')),
      cause: or(below(chain.spots.cause), chapterOf('cause')),
      measure: or(below(chain.spots.measure), chapterOf('measure')),
    };
    // Where only the answer has a heading, what it answers is told before it, and not where the paper opens.
    if (homes.problem.length + homes.cause.length === 0) giveOne(of([problem.entry.id, ...causes]), homes.measure);
    // Where only its causes have headings, it opens the first of them.
    if (homes.problem.length === 0) giveOne(of([problem.entry.id]), homes.cause);
    giveOne(of(causes), homes.cause.length > 0 ? homes.cause : homes.problem);
    const answered = [homes.measure, homes.cause, homes.problem].find((home) => home.length > 0);
    giveOne(of(measures), answered ?? []);
  }

  // Where problems, causes and answers have a chapter each and no headings of their own, every chain is parted among the chapters.
  const answering = chapterOf('measure');
  // One chapter may be on both: what brings a problem about then stands beside what answers it.
  const causesAt = or(
    chapterOf('cause'),
    answering.filter(({ section }) => namesCauses.test(section.title)),
  );
  const [explains] = causesAt;
  if (explains && answering.length > 0) {
    const heads = [...byEntry]
      .flatMap(([id, facts]) => (pool.find(id)?.entry.kind === 'problem' && !homed.has(id) ? [{ id, facts }] : []))
      .filter(({ facts }) => facts.some(({ standing }) => standing !== 'ASIDE'))
      .toSorted((one, other) => (other.facts[0]?.aim ?? 0) - (one.facts[0]?.aim ?? 0));
    for (const { id, facts } of heads) {
      const { causes = [], measures = [] } = pool.find(id)?.entry.links ?? {};
      const of = (ids: readonly string[]): ToldFact[] => ids.flatMap((one) => byEntry.get(one) ?? []);
      if (of(causes).length === 0 || of(measures).length === 0) continue;
      const answersTo = (told: readonly string[]): string[] =>
        measures.filter((one) => pool.find(one)?.entry.sheet?.answers?.some((cause) => told.includes(cause)) ?? true);
      const fits = (told: readonly string[]): boolean =>
        hasRoom(explains, unitsOf(explains === answering[0] ? [...of(told), ...of(answersTo(told))] : of(told)));
      // Where one chapter has both and no room for all, the first cause with its answer is told of more problems, and not the whole of one elsewhere.
      const [first = ''] = causes;
      const told = fits(causes) ? causes : [first];
      if (!fits(told) || of(told).length === 0 || of(answersTo(told)).length === 0) continue;
      const unsaid = [...causes, ...measures].filter((one) => !told.includes(one) && !answersTo(told).includes(one));
      for (const fact of told === causes ? [] : of(unsaid)) open.delete(fact.id);
      homed.add(id);
      giveOne(facts, [...chapterOf('problem'), ...leaves.filter(({ role }) => role === 'status')]);
      giveOne(of(told), causesAt);
      giveOne(of(answersTo(told)), answering);
    }
  }

  // What no heading names stands with the nearest of those that are named: the problem with the problem, the answer with the answer.
  const placed = new Map(
    argument.chains.flatMap(({ problem, spots: own }) => {
      const entry = pool.findByTerm(problem)?.entry;
      // Where only the problem has a heading, all of it is told there.
      const homes = (
        [
          [own.problem, 'problem', own.cause],
          [own.cause, 'cause', own.problem],
          [own.measure, 'measure', own.problem],
        ] as const
      ).map(([spot, role, instead]) =>
        or(
          or(
            leaves.filter((leaf) => spot && isBelow(leaf, spot)),
            chapterOf(role),
          ),
          leaves.filter((leaf) => instead && isBelow(leaf, instead)),
        ),
      );
      return entry?.sheet && homes.every((home) => home.length > 0) ? [[entry.id, homes] as const] : [];
    }),
  );
  const partsOf = (id: string): ToldFact[][] => {
    const { causes = [], measures = [] } = pool.find(id)?.entry.links ?? {};
    return [[id], causes, measures].map((ids) => ids.flatMap((one) => byEntry.get(one) ?? []));
  };
  const problems = [...byEntry.keys()].filter((id) => pool.find(id)?.entry.kind === 'problem');
  const findNearest = compareChains(
    problems.map((id) => ({ id, sheet: pool.find(id)?.entry.sheet?.id ?? '', facts: partsOf(id).flat() })),
  );
  // A study of what one thing does to another discusses what speaks of the other.
  const reportsOn = subject.understanding.bearing !== null && isReport;
  /** A chain that would be told by halves is not told. */
  const hasRoomFor = (parts: readonly ToldFact[][], homes: readonly Spot[][]): boolean =>
    [...new Set(homes.flat())].every((leaf) => {
      const own = parts.filter((_, at) => homes[at]?.length === 1 && homes[at]?.includes(leaf)).flat();
      return own.length === 0 || (load.get(leaf) ?? 0) + unitsOf(own) <= leaf.units + unit * 1.5;
    });
  for (const id of problems) {
    const parts = partsOf(id);
    if (homed.has(id) || parts.some((facts) => facts.length === 0)) continue;
    if (parts[0]?.every(({ standing }) => standing === 'ASIDE')) continue;
    if (reportsOn && !parts.flat().some(({ bears }) => bears)) continue;
    const homes = placed.get(findNearest(id, [...placed.keys()]) ?? '');
    if (!homes || !hasRoomFor(parts, homes)) continue;
    homed.add(id);
    parts.forEach((facts, at) => {
      giveOne(facts, homes[at] ?? []);
    });
  }

  const isKnownTerm = (spot: Spot): boolean => pool.findByTerm(spot.section.title)?.entry.sheet !== undefined;
  const chained = new Set(
    argument.chains.flatMap(({ spots: own }) =>
      Object.values(own).flatMap((spot) =>
        spot && isKnownTerm(spot) ? leaves.filter((leaf) => isBelow(leaf, spot)) : [],
      ),
    ),
  );
  const fitChain = (bundle: readonly ToldFact[], leaf: Spot): number =>
    chainAt(bundle, leaf) - (chained.has(leaf) ? chainOnly : 0);
  const isDesign = subject.understanding.kind === 'design-artefact';
  /** Of a design the steps are its chapters: choosing the hardware stands where the hardware is, and not with the program. */
  const ofStep = (fact: ToldFact, leaf: Spot): number => {
    if (!isDesign || fact.kind !== 'stage') return 0;
    const named = listPieces(fact.term);
    const shared = ownOf(leaf).filter((piece) => named.has(piece)).length;
    return Math.min(mostOfStep, shared) * eachOfStep;
  };
  /** How well a fact suits a place; then what the paper's own turn of it makes of that. */
  const fit = (fact: ToldFact, leaf: Spot): number => {
    // A heading that names one problem, cause or answer speaks of that one.
    const taken = !fact.own && chained.has(leaf) ? chainOnly : 0;
    if (!belongs(fact, leaf)) return 0;
    const isCalled = fact.own?.terms.some((term) => leaf.section.title.toLowerCase().includes(term.toLowerCase()));
    return (
      worthOf(fact, leaf) -
      taken +
      shareOf(fact, leaf) +
      ofStep(fact, leaf) +
      (fact.own ? ofStudent : 0) +
      (isCalled ? namedByHeading : 0) +
      (leaf.role === 'findings' && isRule(fact.kind) ? 0 : gainOfAsked(fact.kind, leaf.section.title))
    );
  };
  /** How a thing goes on stands in one place if half of it answers the heading. */
  const fitAll = (bundle: readonly ToldFact[], leaf: Spot): number => {
    const worths = bundle.map((fact) => fit(fact, leaf)).toSorted((one, other) => other - one);
    return worths[Math.floor((worths.length - 1) / 2)] ?? 0;
  };
  const turn = (label: string, leaf: Spot): number => chance(subject.seed, `${label}@${leaf.section.id}`);

  /** A problem that no heading names is told in one place with its causes and what answers it. */
  const groups = Map.groupBy(open.values(), ({ group }) => group);
  const bundles = [...groups].flatMap(([id, facts]) => {
    const head = pool.find(id)?.entry;
    const isChain = head?.kind === 'problem' && !homed.has(id);
    const isBelief = facts.every(isOfMisreading);
    // Why something is believed says nothing where the belief is left out.
    if (isBelief && !facts.some(isHead)) return [];
    const isCourse =
      (facts.every(({ kind }) => kind === 'stage') && !isDesign) || facts.every(({ kind }) => kind === 'part');
    return (isChain || isCourse || isBelief) && facts.length > 1 ? [facts] : facts.map((fact) => [fact]);
  });
  const pairs = bundles
    .flatMap((bundle) =>
      leaves.map((leaf) => {
        const [first] = bundle;
        const worth =
          !first || (bundle.length > 1 && first.kind !== 'stage' && first.kind !== 'part' && !isOfMisreading(first))
            ? fitChain(bundle, leaf)
            : fitAll(bundle, leaf);
        const rank =
          worth +
          (first?.nearness ?? 0) * 0.5 +
          Math.max(...bundle.map(({ aim }) => aim)) * 0.9 -
          (bundle.every(({ standing }) => standing === 'ASIDE') ? lastOfAll : 0) +
          (bundle.every((fact) => isGround(fact, subject.about)) ? ofGround : 0) +
          turn(first?.group ?? '', leaf) * 0.9 +
          turn(first?.id ?? '', leaf) * 0.5;
        return { bundle, leaf, worth, rank };
      }),
    )
    .sort((one, other) => other.rank - one.rank);
  const isOpen = (bundle: readonly ToldFact[]): boolean => bundle.some(({ id }) => open.has(id));
  /** A chain that is told in parts keeps to the place of its problem, which comes first. */
  const isInPlace = (bundle: readonly ToldFact[], fact: ToldFact, leaf: Spot): boolean =>
    isHead(fact) ||
    !bundle.some(isHead) ||
    ((standing.get(fact.group) ?? leaf) === leaf && !bundle.some((one) => isHead(one) && open.has(one.id)));
  const giveAll = (bundle: readonly ToldFact[], leaf: Spot): void => {
    for (const fact of bundle) if (open.has(fact.id)) give(fact, leaf);
  };

  // No section goes without where something suits it: what suits a place best goes there first.
  for (const least of [1, 2]) {
    const hasEnough = new Set(leaves.filter((leaf) => (dealt.get(leaf)?.length ?? 0) >= least));
    for (const { bundle, leaf, worth } of pairs) {
      if (hasEnough.has(leaf) || worth < (least === 1 ? nearlyInPlace : inPlace) || !isOpen(bundle)) continue;
      if (bundle.length > 1 && !hasRoom(leaf, unitsOf(bundle))) continue;
      giveAll(bundle, leaf);
      if ((dealt.get(leaf)?.length ?? 0) >= least) hasEnough.add(leaf);
    }
  }
  for (const { bundle, leaf, worth } of pairs) {
    if (worth >= inPlace && isOpen(bundle) && hasRoom(leaf, unitsOf(bundle))) giveAll(bundle, leaf);
  }
  // A chain that is too long for any one place goes there in parts; what fits nowhere well goes where it comes near.
  for (const least of [inPlace, nearlyInPlace]) {
    for (const { bundle, leaf, worth } of pairs) {
      if (worth < least || (bundle.length === 1 && least >= inPlace)) continue;
      for (const fact of bundle) if (isInPlace(bundle, fact, leaf)) giveOne([fact], [leaf]);
    }
  }
  // Sections may be longer than they were meant to be where others have less to tell, until the whole is as long as was wished.
  let told = [...load.values()].reduce((sum, units) => sum + units, 0);
  for (const { bundle, leaf, worth } of pairs) {
    if (worth < (opening.has(leaf.role) ? inPlace : nearlyInPlace)) continue;
    if ((load.get(leaf) ?? 0) > roomOf(leaf) * (opening.has(leaf.role) ? openingStretched : mostStretched) + unit)
      continue;
    for (const fact of bundle) {
      if (!open.has(fact.id) || told + fact.units > wordCount * forFacts || !isInPlace(bundle, fact, leaf)) continue;
      give(fact, leaf);
      told += fact.units;
    }
  }
  const homeOf = (bundle: readonly ToldFact[]): Spot | undefined =>
    bundle.length > 1 ? standing.get(bundle.find(isHead)?.group ?? '') : undefined;
  const listLeft = (): ToldFact[][] =>
    bundles
      .filter((bundle) => homeOf(bundle) === undefined)
      .map((bundle) => bundle.filter(({ id }) => open.has(id)))
      .filter(({ length }) => length > 0);
  /** Of a chain for all of which there is no room the problem with one cause and the answer to that; nothing where there is no room for these. */
  const wholeOf = (bundle: readonly ToldFact[], room: number): readonly ToldFact[] => {
    const head = bundle.find((fact) => fact.kind === 'problem' && isHead(fact));
    if (!head || unitsOf(bundle) <= room) return bundle;
    const cause = bundle.find(({ kind }) => kind === 'cause');
    const causeId = cause?.proposition?.source.entry.id ?? '';
    const remedy = bundle.find(
      ({ kind, proposition }) => kind === 'remedy' && proposition?.source.entry.sheet?.answers?.includes(causeId),
    );
    const core = cause && remedy ? [head, cause, remedy] : [];
    return unitsOf(core) <= room ? core : [];
  };
  const giveRest = (place: typeof placeRest, most: number, isMeant: (fact: ToldFact) => boolean = () => true): void => {
    for (const bundle of bundles) {
      const home = homeOf(bundle);
      for (const fact of home ? bundle : []) {
        if (!home || !open.has(fact.id) || told + fact.units > most) continue;
        give(fact, home);
        told += fact.units;
      }
    }
    const telling = leaves.filter((leaf) => (dealt.get(leaf)?.length ?? 0) > 0);
    const rest = {
      bundles: listLeft().filter((bundle) => bundle.every(isMeant)),
      leaves: isReport ? leaves : telling,
      belonging,
      chained,
    };
    for (const { bundle, leaf } of place({ ...rest, loadOf: (one) => load.get(one) ?? 0 })) {
      for (const fact of wholeOf(bundle, most - told)) {
        if (told + fact.units > most) continue;
        give(fact, leaf);
        told += fact.units;
      }
    }
  };
  if (isReport) giveRest(placeRest, wordCount * forFacts);
  const isOnQuestion = ({ bears, standing }: ToldFact): boolean => bears && standing === 'TOPIC';
  if (isReport) giveRest(fillUp, Math.min(wordCount * forFacts, enoughOnQuestion[subject.language]), isOnQuestion);
  // What answers no heading stays unsaid as long as there is enough else.
  giveRest(fillUp, Math.min(wordCount * forFacts, enoughToSell[subject.language]));
  for (const { fact, from, to } of moveLoose(leaves, (leaf) => dealt.get(leaf) ?? [], { belonging, subject })) {
    dealt.set(
      from,
      (dealt.get(from) ?? []).filter((one) => one !== fact),
    );
    if (to) dealt.get(to)?.push(fact);
  }
  const all = [...dealt.values()].flat();
  const unknown = findUnknownOfTitle(all, [...open.values()], context);
  // What is known of how both ends hang together is told before anything on one of them alone.
  if (unknown.unlinked && kept.size === 0) {
    const linking = listLinking(known, subject);
    if (linking.length > 0)
      return dealFacts(context, own, wordCount, without, new Set(linking.map(({ id }) => id)), more);
  }
  // What stands beside a thing is not told in the stead of one that is not known.
  const surplus = listSurplus(all, named, unknown.isOfThing ? 0 : mostAside);
  // Others may have the room.
  if (surplus.size > 0) return dealFacts(context, own, wordCount, new Set([...without, ...surplus]), kept, more);
  // Not all that was chosen found a place: what stands next to the matter makes up a paper that can be sold.
  const lacking = Math.min(enoughToSell[subject.language], wordCount * forFacts) - unitsOf(all);
  const isShort = lacking > 0 && aimed.length < known.length && unknown.missing.length === 0;
  if (more === 0 && isShort) {
    return dealFacts(context, own, wordCount, without, kept, lacking + spareUnits);
  }
  return { of: (spot) => dealt.get(spot) ?? [], count: all.length, unknown };
}
