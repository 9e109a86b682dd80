import type { Source } from '../pool.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { WritingContext } from '../writing-context.ts';
import type { Deal } from './deal-facts.ts';

const naming: ReadonlySet<Role> = new Set<Role>([
  'theory',
  'theoryFit',
  'concept',
  'mediated',
  'moderated',
  'factor',
  'textCraft',
  'textForm',
  'structure',
  'ground',
]);

const leading = /^(?:the|an?|el|la|los|las|una?) /u;

/** What a sheet of the title is on, or a definition that is told says, needs no second account from the field. */
function isToldOf(
  lower: string,
  { pool, spots }: Pick<WritingContext, 'pool' | 'spots'>,
  deal: Pick<Deal, 'of'>,
): boolean {
  const isSheet = pool.sources.some(
    ({ entry, isBeside }) =>
      !isBeside &&
      [...(entry.sheet?.names ?? []), ...(entry.sheet?.same ?? [])].some((name) => name.toLowerCase() === lower),
  );
  if (isSheet) return true;
  return spots
    .flatMap((spot) => deal.of(spot))
    .some(({ kind, clause }) => kind === 'definition' && clause.toLowerCase().replace(leading, '').startsWith(lower));
}

/** An entry of the field that the heading names and nobody can leave out below it. */
export function namedByHeading(
  { role, section }: Pick<Spot, 'role' | 'section'>,
  context: Pick<WritingContext, 'pool' | 'spots'>,
  deal: Pick<Deal, 'of'>,
): Source | null {
  if (!naming.has(role)) return null;
  const heading = section.title.toLowerCase();
  const named = context.pool.sources.filter(
    ({ entry, lower, stage, nearness }) => !entry.sheet && stage === null && nearness > 0 && heading.includes(lower),
  );
  const [nearest] = named.toSorted((one, other) => other.lower.length - one.lower.length);
  return nearest && !isToldOf(nearest.lower, context, deal) ? nearest : null;
}
