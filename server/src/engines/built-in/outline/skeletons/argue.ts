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

export function planComparison(material: Material, angle: number): Section[] {
  const variables = material.variables(4);
  const dimensions = variables.slice(0, 3).map((variable) => part('compare.dimension', { variable }));
  const reasons = section('compare.reasons', 20, [
    part('compare.background', {}, [part('compare.condition'), part('compare.idea')]),
    part('compare.reason', { theory: material.theory() }),
  ]);
  const lessons = section('compare.lessons', 14, [part('compare.borrow'), part('compare.caution')]);
  if (angle % 3 === 1) {
    return [
      section('compare.ground', 22, [part('compare.first'), part('compare.second'), part('compare.criteria')]),
      reasons,
      section('compare.contrast', 26, [...dimensions.slice(0, 2), part('compare.same')]),
      lessons,
    ];
  }
  if (angle % 3 === 2) {
    return [
      section('compare.ground', 18, [part('compare.first'), part('compare.second')]),
      reasons,
      section('compare.contrast', 28, [part('compare.same'), ...dimensions.slice(1), part('compare.criteria')]),
      lessons,
    ];
  }
  return [
    section('compare.ground', 18, [part('compare.criteria'), part('compare.first'), part('compare.second')]),
    section('compare.contrast', 28, [...dimensions, part('compare.same')]),
    reasons,
    lessons,
  ];
}

export function planHistory(material: Material, angle: number): Section[] {
  const [first = '', second = '', third = ''] = material.variables(3);
  const meaning = section('past.meaning', 12, [part('past.legacy'), part('past.insight')]);
  const drivers = section('past.drivers', 20, [
    part('past.driver', { variable: second }),
    part('past.driver', { variable: third }),
    part('past.view', { theory: material.theory() }),
  ]);
  const origin = section('past.origin', 18, [part('past.condition', { variable: first }), part('past.first')]);
  if (angle % 3 === 1) {
    return [
      origin,
      section('past.themes', 22, [part('past.rules'), part('past.spread'), part('past.continuity')]),
      section('past.ideas', 20, [part('past.people'), part('past.driver', { variable: second })]),
      section('past.turn', 18, [
        part('past.event'),
        part('past.reshape', {}, [part('past.kept'), part('past.replaced')]),
        part('past.view', { theory: material.theory() }),
      ]),
    ];
  }
  if (angle % 3 === 2) {
    return [
      origin,
      drivers,
      section('past.growth', 20, [part('past.rules'), part('past.spread'), part('past.people')]),
      section('past.turn', 18, [
        part('past.event'),
        part('past.reshape', {}, [part('past.kept'), part('past.replaced')]),
      ]),
      meaning,
    ];
  }
  return [
    origin,
    section('past.growth', 20, [part('past.spread'), part('past.rules')]),
    section('past.turn', 18, [
      part('past.event'),
      part('past.reshape', {}, [part('past.kept'), part('past.replaced')]),
      part('past.continuity'),
    ]),
    drivers,
    meaning,
  ];
}

export function planConcept(material: Material, angle: number): Section[] {
  const [chain] = material.chains(1);
  const meaning = section('concept.meaning', 20, [
    part('concept.sense'),
    part('concept.border'),
    part('concept.lineage'),
  ]);
  const structure = section('concept.structure', 24, [
    part('concept.premise', {}, [part('concept.stated'), part('concept.tacit')]),
    part('concept.argument'),
    part('concept.lens', { theory: material.theory() }),
    part('concept.tension'),
  ]);
  const dispute = section('concept.debate', 22, [
    part('concept.position', { debate: material.debate() }),
    part('concept.objection'),
    part('concept.reply'),
  ]);
  const present = section('concept.present', 16, [part('concept.use', { ...chain }), part('concept.bound')]);
  if (angle % 3 === 1) return [dispute, meaning, structure, present];
  return angle % 3 === 2 ? [meaning, dispute, structure, present] : [meaning, structure, dispute, present];
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
