import type { Spot } from '../read-outline.ts';
import { type Belonging, isChain } from './belonging.ts';
import { arguing, gathering, opening, reporting } from './reported-roles.ts';
import type { ToldFact } from './told-fact.ts';

/** How much a section that is full beyond its length gives way to another. */
const ofLoad = 0.6;
/** What comes near to a section's role may stand there where there is too little else to tell. */
const comesNear = 1.5;

export interface Rest {
  bundles: readonly (readonly ToldFact[])[];
  leaves: readonly Spot[];
  belonging: Belonging;
  /** Sections whose heading names one problem, cause or answer. */
  chained: ReadonlySet<Spot>;
  loadOf(leaf: Spot): number;
}

interface Placed {
  bundle: readonly ToldFact[];
  leaf: Spot;
}

/** Where text is at all: not where results are still to come, nor how they are got or why they are expected, nor what follows from them. */
const isText = ({ role }: Spot): boolean =>
  !reporting.has(role) && !gathering.has(role) && !arguing.has(role) && role !== 'findings';
/** What found no place does not stand where a paper opens or says what others have written. */
const isOpen = (leaf: Spot, { isBody }: Belonging): boolean =>
  isText(leaf) && (!opening.has(leaf.role) || leaf.role === 'concept' || isBody(leaf));

/** Where problems with their causes and answers are discussed: a section on all of them, else those on some of them, else wherever text is. */
function listDiscussing({ leaves, belonging, chained }: Rest, bundle: readonly ToldFact[]): readonly Spot[] {
  const near = leaves.filter((leaf) => belonging.chainNear(bundle, leaf) > 0 && isOpen(leaf, belonging));
  const homes = near.filter((leaf) => belonging.chainAt(bundle, leaf) > 0);
  const among = [homes.filter((leaf) => !chained.has(leaf)), homes, near];
  return among.find((spots) => spots.length > 0) ?? [];
}

/** Who is concerned and what a thing is made of may be said where a paper opens, if nowhere else. */
const isPresented = ({ kind }: ToldFact): boolean => kind === 'actor' || kind === 'part';

/** Bundles with the section that comes nearest to each of them, the nearest to the title first. */
function placeAll(
  { bundles, leaves, loadOf }: Rest,
  homesOf: (bundle: readonly ToldFact[]) => readonly Spot[],
): Placed[] {
  const aimOf = (bundle: readonly ToldFact[]): number => Math.max(...bundle.map(({ aim }) => aim));
  const load = new Map(leaves.map((leaf) => [leaf, loadOf(leaf)]));
  const fullness = (leaf: Spot): number => ((load.get(leaf) ?? 0) / Math.max(1, leaf.units)) * ofLoad;
  return bundles
    .filter((bundle) => bundle.some(({ standing }) => standing !== 'ASIDE'))
    .toSorted((one, other) => aimOf(other) - aimOf(one))
    .flatMap((bundle) => {
      const [first] = bundle;
      if (!first) return [];
      const worth = (leaf: Spot): number => (isChain(bundle) ? 0 : first.worth(leaf.role)) - fullness(leaf);
      const [leaf] = homesOf(bundle).toSorted((one, other) => worth(other) - worth(one));
      if (!leaf) return [];
      load.set(leaf, (load.get(leaf) ?? 0) + bundle.reduce((sum, { units }) => sum + units, 0));
      return [{ bundle, leaf }];
    });
}

/**
 * A paper that reports results has fewer places than others for what is known: problems that found none are discussed, and other facts stand in any section
 * whose heading they answer, however full it is.
 */
export const placeRest = (rest: Rest): Placed[] =>
  placeAll(rest, (bundle) =>
    isChain(bundle)
      ? listDiscussing(rest, bundle)
      : rest.leaves.filter(
          (leaf) =>
            isText(leaf) && !rest.chained.has(leaf) && bundle.every((fact) => rest.belonging.belongs(fact, leaf)),
        ),
  );

/** Where there is too little to tell otherwise, what no heading asks for stands in sections that tell something and whose role it comes near to. */
export const fillUp = (rest: Rest): Placed[] =>
  placeAll(rest, (bundle) =>
    isChain(bundle)
      ? listDiscussing(rest, bundle)
      : rest.leaves.filter(
          (leaf) =>
            (isOpen(leaf, rest.belonging) || (leaf.role === 'background' && bundle.every(isPresented))) &&
            !rest.chained.has(leaf) &&
            bundle.every((fact) => rest.belonging.mayStand(fact, leaf) && fact.worth(leaf.role) >= comesNear),
        ),
  );
