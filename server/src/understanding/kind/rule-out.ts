import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { Reading, Sign } from '../title-reading.ts';

/** Why something happens is no matter of a lesson, a device or a definition. */
const withoutCauses: readonly TitleKind[] = ['theory-essay', 'design-artefact', 'teaching-design', 'doctrinal-law'];
/** Fields in which a reason is argued for, not looked up. */
const arguing: ReadonlySet<Field> = new Set(['philosophy', 'law', 'literature', 'art', 'science']);

/** What happens to matter is observed and explained; nobody builds a crack. */
const happening =
  /^(?:corrosion|wear|cracking|fatigue|degradation|leaching|vibration|erosion|settlement|creep|buckling|deformation) of\b|\b(?:(?:crack|grain) growth|behaviou?r|corrosion|wear|cracking|fatigue|degradation|leaching|vibrations?|erosion|settlement|creep|microstructure|turbulence|buckling|deformation)$/iu;
const withoutEffects: readonly TitleKind[] = ['theory-essay', 'policy-analysis', 'doctrinal-law'];
const madeThings: readonly TitleKind[] = ['design-artefact', 'teaching-design'];

/** Fields that read and think; only where a title names a trouble do they mend one. */
const read: ReadonlySet<Field> = new Set(['literature', 'philosophy']);

/** Kinds whose shape could not answer what the title was found to ask. */
export function ruleOut({ signs, object, bearing }: Reading, field: Field): readonly TitleKind[] {
  if (signs.includes('question') && bearing !== null && !arguing.has(field) && field !== 'history')
    return withoutEffects;
  if (signs.includes('factors') && !arguing.has(field))
    return signs.includes('question') ? [...withoutCauses, 'policy-analysis'] : withoutCauses;
  const isTrouble = signs.includes('problem') || (signs.includes('remedy') && !/ strategies$/iu.test(object));
  if (read.has(field) && bearing === null && !isTrouble) return ['status-and-remedies'];
  return happening.test(object) && !signs.includes('design') ? madeThings : [];
}

const relating: readonly Sign[] = ['effect', 'factors', 'comparison', 'question'];
const trying: readonly Sign[] = ['preparation', 'trial', 'effect', 'application'];
const thinking: readonly Sign[] = ['concept', 'argument', 'question', 'norm'];
/** What is found among people, and on what it depends. */
const found = /^(?:prevalencia|factores|実態|現状|prevalence|determinants|determinantes)/u;
const role = /役割$|^(?:papel|rol)(?: |$)|作用$/u;

/**
 * A guess that the title gives no ground for: a test of a relation that it does not name, a review that it does not ask
 * for, an essay on something that firms and schools do.
 */
export function isGroundless(
  kind: TitleKind,
  confidence: number,
  { signs, bearing, aspect }: Reading,
  field: Field,
): boolean {
  const has = (some: readonly Sign[]): boolean => signs.some((sign) => some.includes(sign));
  switch (kind) {
    case 'relation-test':
      return (
        bearing === null &&
        !has(relating) &&
        !found.test(aspect ?? '') &&
        confidence < (role.test(aspect ?? '') ? 0.55 : 0.3)
      );
    case 'review':
      return (
        !signs.includes('review') &&
        confidence < (bearing !== null || found.test(aspect ?? '') || signs.includes('survey') ? 0.4 : 0.2)
      );
    case 'clinical-study':
      return confidence < 0.7 && bearing === null && found.test(aspect ?? '');
    case 'lab-experiment':
      return confidence < 0.35 && bearing === null && !has(trying);
    case 'theory-essay':
      return confidence < 0.3 && (!arguing.has(field) || field === 'science') && field !== 'history' && !has(thinking);
    case 'status-and-remedies':
      return confidence < 0.6 && bearing !== null && signs.includes('question');
    default:
      return false;
  }
}
