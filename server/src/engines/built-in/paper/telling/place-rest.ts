import type { Spot } from '../read-outline.ts';
import { type Belonging, isChain } from './belonging.ts';
import { arguing, gathering, reporting } from './reported-roles.ts';
import type { ToldFact } from './told-fact.ts';

/** How much a section that is full beyond its length gives way to another. */
const ofLoad = 0.6;

export interface Rest {
  bundles: readonly (readonly ToldFact[])[];
  leaves: readonly Spot[];
  belonging: Belonging;
  /** Sections whose heading names one problem, cause or answer. */
  chained: ReadonlySet<Spot>;
  loadOf(leaf: Spot): number;
}

/** Where text is at all: not where results are still to come, nor how they are got, nor what they come to. */
const isText = ({ role }: Spot): boolean => !reporting.has(role) && !gathering.has(role) && role !== 'findings';

/** Where problems with their causes and answers are discussed: a section on all of them, else those on some of them, else wherever text is. */
function listDiscussing({ leaves, belonging, chained }: Rest, bundle: readonly ToldFact[]): readonly Spot[] {
  const homes = leaves.filter((leaf) => belonging.chainAt(bundle, leaf) > 0 && isText(leaf));
  const among = [homes.filter((leaf) => !chained.has(leaf)), homes, leaves.filter(isText)];
  return among.find((spots) => spots.length > 0) ?? [];
}

/** Where a fact by itself may stand though no section asks for it: where the paper opens, says what it speaks of, argues or discusses. */
const listTelling = ({ leaves, belonging, chained }: Rest, fact: ToldFact): readonly Spot[] =>
  leaves.filter((leaf) => isText(leaf) && !chained.has(leaf) && belonging.belongs(fact, leaf));

/**
 * A paper that reports results has fewer places than others for what is known, and what is known is told all the same: each bundle that found no place
 * with the section that comes nearest to it.
 */
export function placeRest(rest: Rest): { bundle: readonly ToldFact[]; leaf: Spot }[] {
  const aimOf = (bundle: readonly ToldFact[]): number => Math.max(...bundle.map(({ aim }) => aim));
  const load = new Map(rest.leaves.map((leaf) => [leaf, rest.loadOf(leaf)]));
  const fullness = (leaf: Spot): number => ((load.get(leaf) ?? 0) / Math.max(1, leaf.units)) * ofLoad;
  return rest.bundles
    .filter((bundle) => bundle.some(({ standing }) => standing !== 'ASIDE'))
    .toSorted((one, other) => aimOf(other) - aimOf(one))
    .flatMap((bundle) => {
      const [first] = bundle;
      if (!first) return [];
      const ofChain = isChain(bundle);
      const worth = (leaf: Spot): number =>
        (ofChain ? 0 : first.worth(leaf.role) + (arguing.has(leaf.role) ? 1 : 0)) - fullness(leaf);
      const [leaf] = (ofChain ? listDiscussing(rest, bundle) : listTelling(rest, first)).toSorted(
        (one, other) => worth(other) - worth(one),
      );
      if (!leaf) return [];
      load.set(leaf, (load.get(leaf) ?? 0) + bundle.reduce((sum, { units }) => sum + units, 0));
      return [{ bundle, leaf }];
    });
}
