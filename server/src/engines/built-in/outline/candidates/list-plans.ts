import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import type { OpenPlan } from '../skeletons/open-names.ts';
import { planBySides } from './plan-sides.ts';

/** Other plans for a title as it was read, nearest to the usual one first. */
export function listPlans(title: TitleUnderstanding, field: Field, material: Material): OpenPlan[] {
  // What has been written is told by its strands, whatever they are.
  if (title.signs.includes('review')) return [];
  const sides = planBySides(title, field, material);
  return sides ? [sides] : [];
}
