import type { Field } from '@yanmo/contract/codes';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { SideSort } from '../critic/tables/table.ts';
import type { Material } from '../material.ts';
import { part, type Section } from '../section.ts';

const natural: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture', 'medicine']);
const crafted: ReadonlySet<Field> = new Set<Field>(['art', 'literature']);

/** Known troubles and causes of the very subject have names. */
function listKnown(sort: SideSort, material: Material): Section[] {
  const chains = material.subjectChains();
  if (chains.length < 2 || (sort !== 'trouble' && sort !== 'cause')) return [];
  return [...new Set(chains.map(({ problem, cause }) => (sort === 'trouble' ? problem : cause)))]
    .slice(0, 4)
    .map((cause) => part('cause.named', { cause }));
}

const narrated: ReadonlySet<Field> = new Set<Field>(['art', 'literature', 'history', 'philosophy']);

/** Moves that say something of a side by what it asks for, the most fitting first. */
function listMoves(sort: SideSort | null, field: Field): Move[] {
  const isNatural = natural.has(field);
  switch (sort) {
    case 'state':
      return ['thing.forms', 'thing.differ', 'side.cases', 'side.points'];
    case 'trouble':
      return ['gap.signs', 'gap.place', 'gap.cost', 'side.points', 'side.cases'];
    case 'cause':
      return isNatural
        ? ['tech.inner', 'tech.outer', 'why.order', 'fold.evidence']
        : ['side.inner', 'side.outer', 'why.order', 'fold.evidence'];
    case 'step':
      // How a story is told is looked at, and nobody has tried and mended it.
      if (narrated.has(field)) return ['fold.points', 'side.cases', 'side.weigh'];
      return isNatural
        ? ['fold.means', 'fold.yield', 'fold.plan', 'gap.need']
        : ['gap.tried', 'fold.mend', 'gap.need', 'fold.duty'];
    case 'method':
      return narrated.has(field)
        ? ['side.points', 'side.cases', 'side.weigh', 'fold.points']
        : ['fold.means', 'tech.compare', 'fold.plan', 'side.cases'];
    case 'use':
      return ['use.forms', 'use.cases', 'use.limits'];
    case 'effect':
      return ['thing.near', 'thing.far', 'fold.evidence'];
    case 'worth':
      return ['side.points', 'side.cases', 'side.weigh', 'both.who'];
    case 'kind':
      return ['thing.kinds', 'thing.each', 'side.cases'];
    case 'change':
      return ['shift.stages', 'fold.contrast', 'fold.force'];
    case 'trend':
      return ['shift.next', 'use.terms', 'side.next', 'side.points'];
    case 'mechanism':
      return ['mech.stages', 'mech.key', 'fold.evidence'];
    case 'gauge':
      return ['fold.index', 'fold.data', 'fold.level'];
    case 'spread':
      return ['fold.place', 'fold.gap', 'fold.source'];
    case 'contrast':
      return ['thing.differ', 'fold.source', 'both.who'];
    case 'rule':
      return field === 'law'
        ? ['lawask.rules', 'lawask.courts', 'lawask.reform', 'fold.duty', 'fold.rules', 'fold.mend']
        : ['fold.rules', 'fold.duty', 'fold.mend', 'gap.need'];
    case 'trait':
      return crafted.has(field)
        ? ['fold.points', 'side.cases', 'craft.sense', 'side.points']
        : ['fold.points', 'fold.beside', 'side.cases', 'side.points'];
    case null:
      return ['side.points', 'side.cases', 'sides.why', 'fold.points'];
  }
}

/**
 * The sections of a side; what another side took is not said twice. A side that only names something, or for which too little is left, is
 * described under its own name.
 */
export function listSideSections(
  sort: SideSort | null,
  term: string,
  { field, material, taken }: { field: Field; material: Material; taken: Set<Move> },
): Section[] {
  const known = sort === null ? [] : listKnown(sort, material);
  if (known.length >= 2) return known;
  const free = listMoves(sort, field).filter((move) => !taken.has(move));
  const named: Move[] = ['sides.state', 'sides.differ', 'sides.why'];
  const moves = free.length >= 2 ? free.slice(0, 3) : named;
  for (const move of moves) taken.add(move);
  return moves.map((move) => part(move, { term }));
}
