import type { Chain, Selection } from '../knowledge/select.ts';

/**
 * The field's terms for one paper, nearest to the title first. Each draw goes on where the last one ended, so that two
 * chapters do not speak of the same thing before the terms run out.
 */
export interface Material {
  theory(): string;
  theories(count: number): string[];
  variables(count: number): string[];
  /** Divisions of the sample, where the field has any. */
  groups(count: number): string[];
  debate(): string;
  chains(count: number): Chain[];
  /** The same choice of chains for chapters that must agree with one another. */
  sharedChains(count: number): Chain[];
  /** What is known of the very subject, the same for all chapters; it is too little to choose from. */
  subjectChains(): Chain[];
  /** The same by causes: a problem that has two of them, each with its answer, stands there twice. */
  subjectAnswers(): Chain[];
  /** Every trouble that the title's sheets know, with each of its causes that has an answer. */
  known(): Selection['known'];
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

const rotateBy = <Item>(items: readonly Item[], steps: number): Item[] =>
  items.length === 0 ? [] : [...items.slice(steps % items.length), ...items.slice(0, steps % items.length)];

/** Another variant leads with another entry, but what the title calls for stays before what merely suits the field. */
export const turn = <Item>(items: readonly Item[], near: number, variant: number): Item[] => [
  ...rotateBy(items.slice(0, near), variant),
  ...rotateBy(items.slice(near), variant),
];

/** How many causes with their answers belong to the troubles of the side that the title names. */
function ownAnswers({ near, ofSubject, answered }: Selection): number | undefined {
  if (near.subject === undefined) return undefined;
  const own = new Set(ofSubject.slice(0, near.subject).map(({ problem }) => problem));
  return answered.filter(({ problem }) => own.has(problem)).length;
}

export function createMaterial(selection: Selection, variant: number): Material {
  const terms = (entries: readonly { term: string }[]): string[] => entries.map(({ term }) => term);
  const theories = drawer(turn(terms(selection.theories), selection.near.theories, variant), 0);
  const variables = drawer(turn(terms(selection.variables), selection.near.variables, variant), 0);
  const debates = drawer(turn(terms(selection.debates), selection.near.debates, variant), 0);
  const chains = drawer(turn(selection.chains, selection.near.chains, variant), 0);
  let shared: Chain[] | null = null;
  return {
    theory: () => theories(1)[0] ?? '',
    theories,
    variables,
    groups: (count) =>
      selection.groups.length >= count ? selection.groups.slice(0, count).map(({ term }) => term) : [],
    debate: () => debates(1)[0] ?? '',
    chains,
    sharedChains: (count) => {
      if (!shared || shared.length < count) shared = chains(count);
      return shared.slice(0, count);
    },
    subjectChains: () =>
      turn(selection.ofSubject, selection.near.subject ?? selection.ofSubject.length, variant).slice(0, 4),
    subjectAnswers: () =>
      turn(selection.answered, ownAnswers(selection) ?? selection.answered.length, variant).slice(0, 4),
    known: () => selection.known,
  };
}
