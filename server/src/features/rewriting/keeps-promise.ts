import type { Rates } from '@yanmo/contract/reductions';
import type { Reduction } from './reduction.ts';

/** Null where nothing is promised. A file that nobody can measure any more keeps no promise. */
export function keepsPromise({ promised }: Pick<Reduction, 'promised'>, { aigc }: Rates): boolean | null {
  return promised === null ? null : aigc !== null && aigc <= promised;
}
