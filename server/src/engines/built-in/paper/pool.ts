import { listPieces } from '../../../text/word-overlap.ts';
import type { Approach } from '../knowledge/entry.ts';
import { type FacetName, facetNames } from '../knowledge/facets.ts';
import { chance } from '../seeded-random.ts';
import { listSources, type Source } from './list-sources.ts';
import type { Spot } from './read-outline.ts';
import { roleSpecs } from './role-specs.ts';
import type { Role } from './roles.ts';
import type { Subject } from './subject.ts';

export type { Source } from './list-sources.ts';

export interface Proposition {
  source: Source;
  facet: FacetName;
  clause: string;
}

/**
 * What can be said in one paper. A proposition that was drawn is gone for the whole document, so that nothing is said
 * twice whatever the sections.
 */
export interface Pool {
  find(id: string): Source | null;
  findByTerm(term: string): Source | null;
  /** The problem that a cause or a measure belongs to. */
  findProblem(linked: Source): Source | null;
  /**
   * Entries with something left to say at this place, the best first. `isOpen`: the method of the paper may be spoken of
   * although the place does not ask for it.
   */
  rank(spot: Spot, leastNear: number, isOpen?: boolean): Source[];
  /** What is left of an entry, in the order that the place asks for. */
  left(source: Source, preferred: readonly FacetName[], spot?: Spot): Proposition[];
  draw(proposition: Proposition, spot?: Spot): void;
  /** The section that has said this side of an entry. */
  whereSaid(source: Source, facet: FacetName): Spot | null;
  /** Keeps what headings name for the sections below them; where several name it, each has its share. */
  reserve(spots: readonly Spot[]): void;
  /** Marks that an entry was the subject of a section, so that the next takes another. */
  visit(source: Source, section: string): void;
  isVisited(source: Source, section: string): boolean;
  /** Whether the knowledge holds what a heading names. */
  hasOwnEntry(spot: Spot): boolean;
  readonly sources: readonly Source[];
  /** Another pool in the same state; what is drawn there is not drawn here. */
  fork(): Pool;
  /** Once all sections are written, what was kept for one of them is free. */
  release(): void;
  /** What a section has spoken of, in order. */
  listVisited(spot: Spot): Source[];
}

/** A place as entries are compared with it, hundreds of them each time. */
interface Heading {
  title: string;
  summary: string;
  named: ReadonlySet<string | undefined>;
  pieces: ReadonlySet<string>;
}

const nameOf = ({ section, slots }: Spot): Omit<Heading, 'pieces'> => ({
  title: section.title.toLowerCase(),
  summary: section.summary.toLowerCase(),
  named: new Set(Object.values(slots).map((value) => value?.toLowerCase())),
});

const headings = new WeakMap<Spot, Heading>();
function headingOf(spot: Spot): Heading {
  let heading = headings.get(spot);
  if (!heading) {
    heading = { ...nameOf(spot), pieces: listPieces(`${spot.section.title} ${spot.section.summary}`) };
    headings.set(spot, heading);
  }
  return heading;
}

/** In the same shape for every language: whether a heading or its summary names the entry. */
function matchHeading({ title, summary, named, pieces }: Heading, spot: Spot, source: Source): number {
  const term = source.lower;
  if (title.includes(term) || named.has(term)) return 3;
  if (summary.includes(term)) return roleSpecs[spot.role].kinds.includes(source.entry.kind) ? 1.5 : 0;
  let shared = 0;
  const own = source.pieces;
  for (const piece of own) if (pieces.has(piece)) shared += 1;
  return own.size === 0 ? 0 : Math.min(1.2, (shared / own.size) * 1.6);
}

const orders = new WeakMap<readonly FacetName[], readonly FacetName[]>();
/** The preferred sides first, then the others. */
function orderFacets(preferred: readonly FacetName[]): readonly FacetName[] {
  let order = orders.get(preferred);
  if (!order) {
    order = [...preferred, ...facetNames.filter((name) => !preferred.includes(name))];
    orders.set(preferred, order);
  }
  return order;
}

const withPeople: ReadonlySet<Approach> = new Set<Approach>(['survey', 'interview', 'case']);
const making: ReadonlySet<Role> = new Set<Role>(['needs', 'structure', 'build', 'check', 'property']);

/** What is known of the subject itself is said before what its field says. */
const ofSubject = 1.5;
/** From here on the title itself calls for an entry. */
const near = 0.45;

const particular: ReadonlySet<string> = new Set(['problem', 'cause', 'measure', 'institution', 'group']);

interface PoolState {
  sources: readonly Source[];
  drawn: ReadonlyMap<string, ReadonlySet<FacetName>>;
  visits: ReadonlyMap<string, string[]>;
  homes: ReadonlyMap<string, Spot[]>;
  places: ReadonlyMap<Spot, number>;
  saidAt: ReadonlyMap<string, number>;
  spotOf: ReadonlyMap<string, Spot>;
}

export function createPool(subject: Subject, from?: PoolState): Pool {
  const sources = from?.sources ?? listSources(subject);
  const byId = new Map(sources.map((source) => [source.entry.id, source]));
  const isKnown = sources.some(({ entry, nearness }) => entry.sheet && nearness >= near);
  const byTerm = new Map(sources.map((source) => [source.entry.term.toLowerCase(), source]));
  /** The sides of each entry that were drawn. */
  const drawn = new Map<string, Set<FacetName>>();
  for (const [id, facets] of from?.drawn ?? []) drawn.set(id, new Set(facets));
  const visits = new Map<string, string[]>(from?.visits);
  const keyOf = (source: Source, facet: FacetName): string => `${source.entry.id}.${facet}`;

  /** Sections that are about an entry, in order, and how much each has said of it. */
  const homes = new Map<string, Spot[]>(from?.homes);
  const places = new Map<Spot, number>(from?.places);
  const saidAt = new Map<string, number>(from?.saidAt);
  const spotOf = new Map<string, Spot>(from?.spotOf);
  const shareKey = (source: Source, spot: Spot): string => `${source.entry.id}@${spot.section.id}`;

  /** How many sides a section may still use; null where the entry is kept for others. */
  function allowance(source: Source, spot: Spot): number | null {
    const own = homes.get(source.entry.id);
    if (!own) return facetNames.length;
    const place = own.indexOf(spot);
    const last = own.at(-1);
    if (place < 0) return last && (places.get(spot) ?? 0) > (places.get(last) ?? 0) ? facetNames.length : null;
    if (place === own.length - 1) return facetNames.length;
    return Math.max(0, Math.ceil(facetNames.length / own.length) - (saidAt.get(shareKey(source, spot)) ?? 0));
  }

  const left: Pool['left'] = (source, preferred, spot) => {
    const open: Proposition[] = [];
    const gone = drawn.get(source.entry.id);
    for (const facet of orderFacets(preferred)) {
      const clause = source.facets[facet];
      if (clause && !gone?.has(facet)) open.push({ source, facet, clause });
    }
    return spot ? open.slice(0, allowance(source, spot) ?? 0) : open;
  };

  /** How much is left, and how much of it the place asks for: every entry is counted for every section. */
  function countLeft(source: Source, preferred: readonly FacetName[], spot: Spot): { total: number; open: number } {
    const gone = drawn.get(source.entry.id);
    let open = 0;
    let others = 0;
    for (const facet of facetNames) {
      if (!source.facets[facet] || gone?.has(facet)) continue;
      if (preferred.includes(facet)) open += 1;
      else others += 1;
    }
    const total = open + others === 0 ? 0 : Math.min(open + others, allowance(source, spot) ?? 0);
    return { total, open: Math.min(open, total) };
  }

  function weigh(spot: Spot, source: Source, heading: Heading, leastNear: number, isOpen: boolean): number | null {
    const { kinds, stages, facets } = roleSpecs[spot.role];
    const match = matchHeading(heading, spot, source);
    const { sheet } = source.entry;
    // Where the subject itself is known, what merely belongs to its field is off the point.
    if (isKnown && !sheet && source.stage === null && source.nearness < near && match < 2) return null;
    if (source.nearness < 0 && match < 2) return null;
    if (source.nearness < leastNear && match < 1) return null;
    if (source.nearness < 0.05 && source.stage !== null && !isOpen) return null;
    // A problem of the field that the title does not call for is off the point, whatever room there is.
    if (particular.has(source.entry.kind) && source.nearness < 0.25 && match < 1) return null;
    const { total, open } = countLeft(source, facets, spot);
    if (total === 0 || (open === 0 && match < 2 && !isOpen)) return null;
    // One sentence on a thing that the section is not about is a stray remark, unless it is on the subject itself.
    if (total < 2 && match < 2 && !isOpen && !sheet) return null;
    const seen = visits.get(source.entry.id) ?? [];
    const tired = seen.includes(spot.section.id) ? 3 : Math.min(1.6, seen.length * 0.5);
    if (source.stage !== null) {
      if (source.stage === 'ethics' && !subject.approaches.some((approach) => withPeople.has(approach))) return null;
      // What suits any paper is out of place where a thing is being made.
      if (source.approaches.length === 0 && !isOpen && making.has(spot.role)) return null;
      const place = stages.indexOf(source.stage);
      if (place < 0 && match < 2 && !isOpen) return null;
      return (
        match +
        1.1 +
        source.nearness * 1.5 -
        place * 0.15 -
        tired +
        chance(subject.seed, `${spot.section.id}${source.entry.id}`) * 0.4
      );
    }
    const { kind } = source.entry;
    // What is told of a subject stands where its field would speak of terms.
    const place = kinds.indexOf(kind === 'fact' ? 'variable' : kind);
    if (place < 0 && match < 1 && !isOpen) return null;
    // What the field still has to say comes before what can be said of any method.
    const fit = place < 0 ? (isOpen ? 1.2 : 0) : (isOpen ? 1.2 : 0) + 1.4 - (place / kinds.length) * 1.2;
    return (
      match * 1.3 +
      fit +
      (sheet ? ofSubject : 0) +
      source.nearness * 2 +
      Math.min(open, 3) * 0.15 -
      tired +
      chance(subject.seed, `${spot.section.id}${source.entry.id}`) * 0.4
    );
  }

  return {
    find: (id) => byId.get(id) ?? null,
    findByTerm: (term) => byTerm.get(term.toLowerCase()) ?? null,
    findProblem: ({ entry: { id } }) =>
      sources.find(
        ({ entry: { kind, links } }) =>
          kind === 'problem' && (links.causes?.includes(id) || links.measures?.includes(id)),
      ) ?? null,
    rank: (spot, leastNear, isOpen = false) => {
      const heading = headingOf(spot);
      return sources
        .flatMap((source) => {
          const weight = weigh(spot, source, heading, leastNear, isOpen);
          return weight === null ? [] : [{ source, weight }];
        })
        .sort((one, other) => other.weight - one.weight)
        .map(({ source }) => source);
    },
    left,
    sources,
    fork: () => createPool(subject, { sources, drawn, visits, homes, places, saidAt, spotOf }),
    release: () => homes.clear(),
    draw: ({ source, facet }, spot) => {
      const gone = drawn.get(source.entry.id) ?? new Set();
      drawn.set(source.entry.id, gone.add(facet));
      if (spot) spotOf.set(keyOf(source, facet), spot);
      if (spot) saidAt.set(shareKey(source, spot), (saidAt.get(shareKey(source, spot)) ?? 0) + 1);
    },
    whereSaid: (source, facet) => spotOf.get(keyOf(source, facet)) ?? null,
    reserve: (spots) => {
      spots.forEach((spot, index) => {
        places.set(spot, index);
      });
      for (const spot of spots) {
        if (!spot.isLeaf) continue;
        const { title, named } = nameOf(spot);
        for (const source of sources) {
          if (!named.has(source.lower) && !title.includes(source.lower)) continue;
          homes.set(source.entry.id, [...(homes.get(source.entry.id) ?? []), spot]);
        }
      }
      // A problem that is known is told where problems are, what answers it where answers are.
      for (const { entry } of sources) {
        const own = entry.sheet && homes.get(entry.id)?.filter(({ role }) => role === entry.kind);
        if (own?.length) homes.set(entry.id, own);
      }
      // What most headings name is the paper's own subject and belongs to all of it.
      for (const [id, own] of homes) if (own.length > 4) homes.delete(id);
    },
    visit: (source, section) => {
      const seen = visits.get(source.entry.id) ?? [];
      if (!seen.includes(section)) visits.set(source.entry.id, [...seen, section]);
    },
    isVisited: ({ entry }, section) => visits.get(entry.id)?.includes(section) ?? false,
    hasOwnEntry: (spot) => {
      const heading = spot.section.title.toLowerCase();
      return sources.some(({ lower, stage }) => stage === null && heading.includes(lower));
    },
    listVisited: (spot) => sources.filter(({ entry }) => visits.get(entry.id)?.includes(spot.section.id)),
  };
}
