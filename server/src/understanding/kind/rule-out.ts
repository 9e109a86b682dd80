import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { Sign } from '../title-reading.ts';

/** Why something happens is no matter of a lesson, a device or a definition. */
const withoutCauses: readonly TitleKind[] = ['theory-essay', 'design-artefact', 'teaching-design', 'doctrinal-law'];
/** Fields in which a reason is argued for, not looked up. */
const arguing: ReadonlySet<Field> = new Set(['philosophy', 'law', 'literature', 'art', 'science']);

/** Kinds whose shape could not answer what the title was found to ask. */
export function ruleOut(signs: readonly Sign[], field: Field): readonly TitleKind[] {
  return signs.includes('factors') && !arguing.has(field) ? withoutCauses : [];
}
