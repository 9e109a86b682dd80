import type { Field } from '@yanmo/contract/codes';
import type { Spot } from '../read-outline.ts';
import type { WritingContext } from '../writing-context.ts';
import { findAdviser } from './advised.ts';
import { worthOfChain } from './places.ts';
import { arguing, isOnRelation, mayHoldChain, mayStand, opening, reporting, reportsToo } from './reported-roles.ts';
import { listTelling } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';

const benched: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture']);

const ofChain: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['problem', 'cause', 'remedy']);

/** Whether facts are of a problem with its causes and what answers them, or what is left of one. */
export const isChain = (bundle: readonly ToldFact[]): boolean =>
  bundle.some(({ kind, own }) => own === null && ofChain.has(kind));

/** Which facts a section may tell at all, whatever words the two share. */
export interface Belonging {
  /** Whether the paper reports results, which nobody but its student has. */
  isReport: boolean;
  belongs(fact: ToldFact, leaf: Spot): boolean;
  /** How well a problem with its causes and what answers it suits a section; 0 where it may not stand there. */
  chainAt(bundle: readonly ToldFact[], leaf: Spot): number;
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
    (isWholeChapter(leaf) && fact.standing !== 'ASIDE') ||
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
  return {
    isReport,
    // What the student gave stands where the student's heading calls for it.
    belongs: (fact, leaf) =>
      fact.own !== null ||
      ((mayStand(fact.kind, leaf.role, leaf.section.title, isWholeChapter(leaf)) || isTestRule(fact, leaf)) &&
        (!isOnRelation(leaf.role, fact.kind) || isOfRelation(fact, leaf)) &&
        !(leaf.role === 'factor' && fact.standing === 'ASIDE') &&
        isAdvised([fact], leaf)),
    chainAt: (bundle, leaf) =>
      mayHoldChain(leaf.role) && !(isReport && opening.has(leaf.role)) && isAdvised(bundle, leaf)
        ? worthOfChain(leaf.role)
        : 0,
  };
}
