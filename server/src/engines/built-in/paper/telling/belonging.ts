import type { Field } from '@yanmo/contract/codes';
import { isPlanned } from '../plan-gaps.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { WritingContext } from '../writing-context.ts';
import { findAdviser } from './advised.ts';
import { openCaseHeadings } from './case-headings.ts';
import { asksForState, readHeading } from './heading-asks.ts';
import { worthOfChain } from './places.ts';
import {
  arguing,
  gathering,
  isOnRelation,
  mayHoldChain,
  mayOpen,
  mayStand,
  opening,
  reporting,
  reportsToo,
} from './reported-roles.ts';
import { openSideHeadings } from './side-headings.ts';
import { listTelling } from './title-asks.ts';
import { openCases } from './title-question.ts';
import type { ToldFact } from './told-fact.ts';

const benched: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture']);

const ofChain: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['problem', 'cause', 'remedy']);

/** Whether facts are of a problem with its causes and what answers them, or what is left of one. */
export const isChain = (bundle: readonly ToldFact[]): boolean =>
  bundle.some(({ kind, own }) => own === null && ofChain.has(kind));

/** Headings on problems, causes and answers are answered by these, and have names of their own. */
const chainRoles: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);

/** What a heading asks for by its words is in place there, whatever its role. */
const asAsked = 2.2;
/** What is planned is done by a method, on material, and is measured: nothing else is known of it. */
const inPlans: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>([
  ...(['method', 'material', 'measure', 'indicator', 'standard'] as const),
]);
const chainInReview = 3;
/** What is new in a conclusion follows from what was said before it. */
const concluded = 2;

/** Which facts a section may tell at all, whatever words the two share. */
export interface Belonging {
  /** Whether the paper reports results, which nobody but its student has. */
  isReport: boolean;
  /** Whether a fact may stand in a section and answers its heading. */
  belongs(fact: ToldFact, leaf: Spot): boolean;
  /** Whether these may stand below a heading that names the title's case. */
  isOfCase(facts: readonly ToldFact[], leaf: Spot): boolean;
  /** Whether it may stand there, though the heading asks for something else. */
  mayStand(fact: ToldFact, leaf: Spot): boolean;
  /** How well a problem with its causes and what answers it suits a section; 0 where it may not stand there or does not answer the heading. */
  chainAt(bundle: readonly ToldFact[], leaf: Spot): number;
  /** The same, whatever the heading asks for. */
  chainNear(bundle: readonly ToldFact[], leaf: Spot): number;
  /** How well a fact suits a section, by its role and by what its heading asks for. */
  worthOf(fact: ToldFact, leaf: Spot): number;
  /** Whether a section that elsewhere says what others have written is what the paper is made of. */
  isBody(leaf: Spot): boolean;
}

export function createBelonging(leaves: readonly Spot[], { subject }: Pick<WritingContext, 'subject'>): Belonging {
  // A study that reports results discusses what is wrong and what helps behind them, and not before.
  const isReport = leaves.some(({ role, section }) => reporting.has(role) || reportsToo.test(section.title));
  /** A chapter without sections does what these would do. */
  const isWholeChapter = ({ role, path }: Spot): boolean => path.length === 1 && arguing.has(role);
  const hasRelation = subject.understanding.bearing !== null;
  const object = listTelling(subject.understanding.object);
  const isOfObject = ({ pieces }: ToldFact): boolean => [...object].some((piece) => pieces.has(piece));
  /** Where results are reported and hypotheses argued, what concerns one end of the relation alone says nothing. */
  const isOfRelation = (fact: ToldFact, leaf: Spot): boolean =>
    (hasRelation ? fact.bears : fact.standing === 'TOPIC' && isOfObject(fact)) ||
    // A chapter on hypotheses that has no sections says first what it speaks of.
    (isWholeChapter(leaf) && fact.kind === 'definition' && fact.standing !== 'ASIDE') ||
    // On what an effect hangs says among whom it differs.
    (leaf.role === 'group' && fact.kind === 'condition' && fact.standing !== 'ASIDE') ||
    (leaf.slots.variable !== undefined && fact.clause.toLowerCase().includes(leaf.slots.variable.toLowerCase()));
  const advisers = new Map(
    leaves.map((leaf) => [leaf, leaf.role === 'lesson' ? findAdviser(leaf.section.title) : null]),
  );
  /** A heading that advises somebody takes what that one can do. */
  const isAdvised = (facts: readonly ToldFact[], leaf: Spot): boolean => {
    const adviser = advisers.get(leaf);
    return !adviser || facts.some(({ kind, clause }) => kind === 'remedy' && adviser.test(clause));
  };
  /** What is tested on a bench is tested by a standard. */
  const isTestRule = ({ kind }: ToldFact, { role }: Spot): boolean =>
    kind === 'standard' &&
    benched.has(subject.field) &&
    (role === 'measurement' || role === 'model' || role === 'sample');
  // Where a paper has no section on its terms, or on those concerned, it says so where it opens.
  const has = (...roles: Role[]): boolean => leaves.some(({ role }) => roles.includes(role));
  const places = {
    hasTerms: has('concept', 'structure', 'status'),
    hasCast: has('actors', 'status', 'needs', 'driver', 'reasons'),
    hasState:
      has('status') || leaves.some(({ role, section }) => role === 'problem' && asksForState.test(section.title)),
  };
  /** What these tell is known by their roles, and headings on one problem, cause or answer have its name. */
  const isByRole = ({ role }: Spot): boolean =>
    chainRoles.has(role) || reporting.has(role) || gathering.has(role) || arguing.has(role);
  // What others have written is all that a review tells, heading by heading.
  const isReview = subject.understanding.kind === 'review';
  const isBody = ({ role }: Spot): boolean => isReview && (role === 'literature' || role === 'gap');
  const asked = new Map(
    leaves.map((leaf) => [
      leaf,
      isByRole(leaf) || (opening.has(leaf.role) && !isBody(leaf)) ? null : readHeading(leaf, subject),
    ]),
  );
  const isNamed = ({ term, proposition }: ToldFact, { section }: Spot): boolean =>
    term !== '' &&
    proposition?.source.entry.sheet?.isWhole !== true &&
    section.title.toLowerCase().includes(term.toLowerCase());
  const answers = (fact: ToldFact, leaf: Spot): boolean => {
    if (isByRole(leaf) || isNamed(fact, leaf)) return true;
    if (leaf.role === 'findings') return fact.worth(leaf.role) >= concluded;
    if (opening.has(leaf.role) && !isBody(leaf)) return mayOpen(fact, leaf.role, places);
    return asked.get(leaf)?.answers(fact) ?? true;
  };
  const isAskedBy = (fact: ToldFact, leaf: Spot): boolean => {
    const ask = asked.get(leaf);
    return ask?.isWorded === true && ask.answers(fact);
  };
  /** A chapter on how things stand and what is wrong tells both, where it has no section for each. */
  const asState = (fact: ToldFact, { role, section }: Spot): number =>
    role === 'problem' && asksForState.test(section.title) ? fact.worth('status') : 0;
  const titles = new Map(leaves.map((leaf) => [leaf, listTelling(leaf.section.title)]));
  /** What only the heading of this factor says: the paper's own subject stands in the others too. */
  const factors = new Map(
    leaves
      .filter(({ role }) => role === 'factor')
      .map((leaf) => {
        const isOwn = (piece: string): boolean =>
          leaves.filter((other) => titles.get(other)?.has(piece)).length <= Math.max(1, leaves.length / 5);
        return [leaf, [...(titles.get(leaf) ?? [])].filter(isOwn)] as const;
      }),
  );
  /** Below the name of one factor stands what speaks of that one. */
  const isOfFactor = (fact: ToldFact, leaf: Spot): boolean => {
    const own = factors.get(leaf) ?? [];
    return own.length === 0 || isNamed(fact, leaf) || own.some((piece) => fact.pieces.has(piece));
  };
  const ofCase = openCaseHeadings({ subject });
  const isOfSide = openSideHeadings({ subject });
  const cases = openCases(subject);
  const mayTell = (facts: readonly ToldFact[], leaf: Spot): boolean =>
    ofCase.mayTell(facts, leaf) && isOfSide(facts, leaf) && cases.mayTell(facts, leaf);
  const stands: Belonging['mayStand'] = (fact, leaf) =>
    fact.own !== null ||
    (mayTell([fact], leaf) &&
      (!isPlanned(leaf, subject) || inPlans.has(fact.kind)) &&
      (mayStand(fact.kind, leaf.role, leaf.section.title, isWholeChapter(leaf)) || isTestRule(fact, leaf)) &&
      (!isOnRelation(leaf.role, fact.kind) || isOfRelation(fact, leaf)) &&
      !(leaf.role === 'factor' && (fact.standing === 'ASIDE' || !isOfFactor(fact, leaf))) &&
      isAdvised([fact], leaf));
  // A paper opens with its subject, why it matters and what is asked, and answers nothing there.
  const chainNear: Belonging['chainNear'] = (bundle, leaf) => {
    if (!mayTell(bundle, leaf) || isPlanned(leaf, subject)) return 0;
    if (isBody(leaf)) return chainInReview;
    // How things stand is told before what is wrong with them, where that has a place of its own.
    const isParted = leaf.role === 'status' && has('problem') && has('measure');
    const isApart = !mayHoldChain(leaf.role) || opening.has(leaf.role) || isParted || !isAdvised(bundle, leaf);
    return isApart ? 0 : worthOfChain(leaf.role);
  };
  return {
    isReport,
    // What the student gave stands where the student's heading calls for it.
    belongs: (fact, leaf) =>
      fact.own !== null || (stands(fact, leaf) && (answers(fact, leaf) || cases.isArgued(fact, leaf))),
    isOfCase: mayTell,
    mayStand: stands,
    chainAt: (bundle, leaf) => (asked.get(leaf)?.holdsChain(bundle) === false ? 0 : chainNear(bundle, leaf)),
    chainNear,
    worthOf: (fact, leaf) =>
      Math.max(fact.worth(leaf.role), asState(fact, leaf), isAskedBy(fact, leaf) ? asAsked : 0) +
      cases.gain(fact, leaf),
    isBody,
  };
}
