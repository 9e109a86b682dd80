import { listPieces } from '../../../../text/word-overlap.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { Subject } from '../subject.ts';
import { sharedWords } from './arrange-facts.ts';
import type { Belonging } from './belonging.ts';
import type { ToldFact } from './told-fact.ts';

const ofTroubles: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);
const ofChain: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['problem', 'cause', 'remedy']);
/** How a thing works and what it does explains a trouble only where it speaks of that. */
const explaining: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>([
  ...(['mechanism', 'relation', 'effect', 'driver'] as const),
]);
/** Where a paper says what its matter is and how it stands. */
const describing: ReadonlySet<Role> = new Set<Role>([
  ...(['status', 'concept', 'structure', 'mechanism', 'theory', 'background', 'worth', 'origin', 'driver'] as const),
  ...(['dimension', 'needs', 'actors', 'side', 'factor', 'reasons'] as const),
]);
const fewestShared = 2;
const inPlace = 1.5;

export interface Moved {
  fact: ToldFact;
  from: Spot;
  /** Null where no section asks for it: then it stays unsaid. */
  to: Spot | null;
}

/**
 * What stands below headings on troubles, their causes and answers and speaks of none of them: that carers get a rest is no cause of their want. It goes
 * where the paper says how things stand, else it stays unsaid.
 */
export function moveLoose(
  leaves: readonly Spot[],
  toldAt: (leaf: Spot) => readonly ToldFact[],
  { belonging, subject }: { belonging: Belonging; subject: Pick<Subject, 'about'> },
): Moved[] {
  const title = listPieces(subject.about);
  const homes = leaves.filter((leaf) => describing.has(leaf.role) && toldAt(leaf).length > 0);
  return leaves
    .filter(({ role }) => ofTroubles.has(role))
    .flatMap((from) => {
      const told = toldAt(from);
      const chains = told.filter(({ kind, own }) => own === null && ofChain.has(kind));
      if (chains.length === 0) return [];
      const groups = new Set(chains.map(({ group }) => group));
      const isLoose = (fact: ToldFact): boolean =>
        fact.own === null &&
        explaining.has(fact.kind) &&
        !groups.has(fact.group) &&
        !chains.some((one) => sharedWords(fact, one, title) >= fewestShared);
      return told.filter(isLoose).map((fact): Moved => {
        const [to = null] = homes
          .filter((leaf) => belonging.belongs(fact, leaf) && belonging.worthOf(fact, leaf) >= inPlace)
          .toSorted((one, other) => belonging.worthOf(fact, other) - belonging.worthOf(fact, one));
        return { fact, from, to };
      });
    });
}
