import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import type { OpenPlan } from '../skeletons/open-names.ts';
import { planBySides } from './plan-sides.ts';

/** Other plans for a title, nearest to the usual one first; each is made only where it is wanted. */
export function listPlans(title: TitleUnderstanding, field: Field, material: Material): (() => OpenPlan | null)[] {
  // What has been written is told by its strands, whatever they are.
  if (title.signs.includes('review')) return [];
  return [() => planBySides(title, field, material)];
}
