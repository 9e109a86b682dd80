import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';

/** Ground, contrast by dimensions, reasons, lessons; dimensions of the field only where the title calls for them. */
export function planComparison(material: Material, angle: number, { kind }: TitleUnderstanding): Section[] {
  const near = material.variables(3).map((variable) => part('compare.dimension', { variable }));
  const [theory = ''] = material.theories(1);
  const usual = [part('compare.formed'), part('compare.content'), part('compare.effect')];
  const dimensions = [...near, ...usual].slice(0, 3);
  const reasons = section('compare.reasons', 20, [
    part('compare.background', {}, [part('compare.condition'), part('compare.idea')]),
    theory === '' ? part('compare.path') : part('compare.reason', { theory }),
  ]);
  // A poem learns nothing from another.
  const lessons =
    kind === 'text-interpretation'
      ? []
      : [section('compare.lessons', 14, [part('compare.borrow'), part('compare.caution')])];
  const ground = section('compare.ground', 20, [
    part('compare.criteria'),
    part('compare.first'),
    part('compare.second'),
  ]);
  const contrast = section('compare.contrast', 28, [...dimensions, part('compare.same')]);
  if (angle % 3 === 1) return [ground, reasons, contrast, ...lessons];
  if (angle % 3 === 2) {
    return [
      section('compare.ground', 18, [part('compare.first'), part('compare.second')]),
      section('compare.contrast', 28, [part('compare.same'), ...dimensions.slice(1), part('compare.criteria')]),
      reasons,
      ...lessons,
    ];
  }
  return [ground, contrast, reasons, ...lessons];
}
