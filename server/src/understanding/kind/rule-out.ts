import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { Reading } from '../title-reading.ts';

/** Why something happens is no matter of a lesson, a device or a definition. */
const withoutCauses: readonly TitleKind[] = ['theory-essay', 'design-artefact', 'teaching-design', 'doctrinal-law'];
/** Fields in which a reason is argued for, not looked up. */
const arguing: ReadonlySet<Field> = new Set(['philosophy', 'law', 'literature', 'art', 'science']);

/** What happens to matter is observed and explained; nobody builds a crack. */
const happening =
  /\b(?:(?:crack|grain) growth|behaviou?r|corrosion|wear|cracking|fatigue|degradation|leaching|vibrations?|erosion|settlement|creep|microstructure|turbulence|buckling|deformation)$/iu;
const withoutEffects: readonly TitleKind[] = ['theory-essay', 'policy-analysis', 'doctrinal-law'];
const madeThings: readonly TitleKind[] = ['design-artefact', 'teaching-design'];

/** Kinds whose shape could not answer what the title was found to ask. */
export function ruleOut({ signs, object, bearing }: Reading, field: Field): readonly TitleKind[] {
  if (signs.includes('question') && bearing !== null && !arguing.has(field) && field !== 'history')
    return withoutEffects;
  if (signs.includes('factors') && !arguing.has(field)) return withoutCauses;
  return happening.test(object) && !signs.includes('design') ? madeThings : [];
}
