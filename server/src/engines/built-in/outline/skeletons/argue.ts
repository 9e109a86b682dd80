import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { advice } from './effect.ts';

/** Each problem has its cause and each cause its measure, in the same order; the chapters draw the same chains. */
export function planMeasures(material: Material, angle: number): Section[] {
  const chains = material.sharedChains(3);
  if (angle % 3 === 1) {
    return [
      section('measures.status', 14, [part('measures.current'), part('measures.actors')]),
      ...chains.map((chain) =>
        section('measures.pair', 18, [part('measures.show'), part('measures.pairCause'), part('measures.pairAnswer')], {
          ...chain,
        }),
      ),
    ];
  }
  if (angle % 3 === 2) {
    return [
      section('measures.status', 24, [
        part('measures.current'),
        ...chains.map((chain) =>
          part('measures.problem', { ...chain }, [part('measures.show'), part('measures.cause')]),
        ),
      ]),
      section('measures.experience', 16, [part('measures.model'), part('measures.lesson')]),
      section('measures.answers', 28, [...advice(chains), part('measures.safeguard')]),
    ];
  }
  return [
    section('measures.status', 14, [part('measures.current'), part('measures.actors')]),
    section(
      'measures.problems',
      18,
      chains.map((chain) => part('measures.problem', { ...chain })),
    ),
    section(
      'measures.causes',
      20,
      chains.map((chain) => part('measures.cause', { ...chain })),
    ),
    section('measures.answers', 24, advice(chains)),
  ];
}

/** Ground, contrast by dimensions, reasons, lessons; dimensions of the field only where the title calls for them. */
export function planComparison(material: Material, angle: number): Section[] {
  const near = material.variables(3).map((variable) => part('compare.dimension', { variable }));
  const [theory = ''] = material.theories(1);
  const usual = [part('compare.formed'), part('compare.content'), part('compare.effect')];
  const dimensions = [...near, ...usual].slice(0, 3);
  const reasons = section('compare.reasons', 20, [
    part('compare.background', {}, [part('compare.condition'), part('compare.idea')]),
    theory === '' ? part('compare.path') : part('compare.reason', { theory }),
  ]);
  const lessons = section('compare.lessons', 14, [part('compare.borrow'), part('compare.caution')]);
  const ground = section('compare.ground', 20, [
    part('compare.criteria'),
    part('compare.first'),
    part('compare.second'),
  ]);
  const contrast = section('compare.contrast', 28, [...dimensions, part('compare.same')]);
  if (angle % 3 === 1) return [ground, reasons, contrast, lessons];
  if (angle % 3 === 2) {
    return [
      section('compare.ground', 18, [part('compare.first'), part('compare.second')]),
      section('compare.contrast', 28, [part('compare.same'), ...dimensions.slice(1), part('compare.criteria')]),
      reasons,
      lessons,
    ];
  }
  return [ground, contrast, reasons, lessons];
}

export function planTextual(material: Material, angle: number): Section[] {
  const [first = '', second = '', third = ''] = material.variables(3);
  const world = section('text.world', 16, [part('text.author'), part('text.genre')]);
  const forms = section('text.forms', 22, [part('text.kind'), part('text.trait')]);
  const craft = section('text.craft', 24, [
    part('text.device', { variable: first }, [part('text.passage'), part('text.shift')]),
    part('text.device', { variable: second }),
    part('text.language'),
  ]);
  const meaning = section('text.meaning', 20, [
    part('text.theme', { theory: material.theory() }),
    part('text.culture', { variable: third }),
    part('text.echo'),
  ]);
  if (angle % 3 === 1) return [craft, forms, world, meaning];
  return angle % 3 === 2 ? [world, craft, forms, meaning] : [world, forms, craft, meaning];
}
