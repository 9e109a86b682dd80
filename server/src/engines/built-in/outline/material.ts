import type { Chain, Selection } from '../knowledge/select.ts';
import { chance } from '../seeded-random.ts';

/**
 * The field's terms for one paper, nearest to the title first. Each draw goes on where the last one ended, so that two
 * chapters do not speak of the same thing before the terms run out; a variant begins further down the list.
 */
export interface Material {
  theory(): string;
  theories(count: number): string[];
  variables(count: number): string[];
  /** Divisions of the sample; the field's variables where it has none. */
  groups(count: number): string[];
  debate(): string;
  chains(count: number): Chain[];
  /** The same choice of chains for chapters that must agree with one another. */
  sharedChains(count: number): Chain[];
}

function drawer<Item>(items: readonly Item[], start: number): (count: number) => Item[] {
  let next = items.length > 0 ? start % items.length : 0;
  return (count) => {
    const drawn: Item[] = [];
    for (let step = 0; step < Math.min(count, items.length); step += 1) {
      const item = items[next % items.length];
      if (item !== undefined) drawn.push(item);
      next += 1;
    }
    return drawn;
  };
}

export function createMaterial(selection: Selection, seed: number, variant: number): Material {
  const near = (count: number): number => (count > 2 ? variant % Math.min(count, 4) : variant % Math.max(count, 1));
  const theories = drawer(selection.theories.map(({ term }) => term), near(selection.theories.length));
  const variables = drawer(selection.variables.map(({ term }) => term), near(selection.variables.length));
  const debates = drawer(
    selection.debates.map(({ term }) => term),
    variant + Math.floor(chance(seed, 'debate') * selection.debates.length),
  );
  const chains = drawer(selection.chains, near(selection.chains.length));
  let shared: Chain[] | null = null;
  return {
    theory: () => theories(1)[0] ?? '',
    theories,
    variables,
    groups: (count) => (selection.groups.length >= count ? selection.groups.slice(0, count).map(({ term }) => term) : variables(count)),
    debate: () => debates(1)[0] ?? '',
    chains,
    sharedChains: (count) => {
      if (!shared || shared.length < count) shared = chains(count);
      return shared.slice(0, count);
    },
  };
}
