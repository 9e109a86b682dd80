import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';

/** Requirements, architecture, evaluation: software that people use. */
export function planSystem(material: Material, angle: number): Section[] {
  const chains = material.chains(3);
  const [quality = '', load = ''] = material.variables(2);
  const difficulties = chains.map((chain) => part('system.difficulty', { ...chain }));
  const needs = section('system.needs', 18, [
    part('system.users'),
    part('system.functions', {}, [part('system.mainUse'), part('system.adminUse')]),
    part('system.quality', { variable: quality }),
  ]);
  const check = section('system.check', 16, [
    part('system.checkFunction'),
    part('system.checkLoad', { variable: load }),
    part('system.feedback'),
  ]);
  const structure = [part('system.layers', { theory: material.theory() }), part('system.modules'), part('system.data')];
  if (angle % 3 === 2) {
    return [
      needs,
      section('system.structure', 24, [...structure, part('system.screen')]),
      section('system.hard', 24, difficulties),
      check,
    ];
  }
  if (angle % 3 === 1) {
    return [
      needs,
      section('system.hard', 20, difficulties),
      section('system.structure', 28, [...structure, part('system.screen')]),
      check,
    ];
  }
  return [
    needs,
    section('system.structure', 22, structure),
    section('system.build', 26, [part('system.screen'), ...difficulties]),
    check,
  ];
}

export function planDevice(material: Material, angle: number): Section[] {
  const [index = ''] = material.variables(1);
  const difficulties = material.chains(2).map((chain) => part('device.difficulty', { ...chain }));
  return [
    section('device.targets', 16, [part('device.condition'), part('device.index', { variable: index })]),
    section('device.scheme', 18, [
      part('device.options'),
      part('device.choice'),
      angle % 2 === 1 && part('frame.applied', { theory: material.theory() }),
    ]),
    section('device.parts', 28, [
      part('device.model', {}, [part('device.load'), part('device.limit')]),
      part('device.parameters'),
      ...difficulties,
    ]),
    section('device.verify', 18, [part('device.simulation'), part('device.trial'), part('device.improve')]),
  ];
}

export function planAlgorithm(material: Material, angle: number): Section[] {
  const chains = material.chains(2);
  const obstacles = chains.map((chain) => part('algorithm.obstacle', { ...chain }));
  const answers = chains.map((chain) => part('algorithm.answer', { ...chain }));
  const experiment = [
    part('algorithm.data'),
    part('algorithm.baseline'),
    part('algorithm.ablation'),
    part('algorithm.failure'),
  ];
  return [
    section(
      'algorithm.task',
      18,
      angle % 2 === 1 ? [...obstacles, part('algorithm.formal')] : [part('algorithm.formal'), ...obstacles],
    ),
    section('algorithm.model', 30, [
      part('algorithm.structure', {}, [part('algorithm.input'), part('algorithm.output')]),
      ...answers,
      part('algorithm.training'),
      angle % 2 === 1 && part('frame.applied', { theory: material.theory() }),
    ]),
    section('algorithm.experiment', 26, angle % 2 === 1 ? experiment.slice(0, 3) : experiment),
  ];
}

export function planMaterial(material: Material, angle: number): Section[] {
  const [condition = ''] = material.variables(1);
  const structure = section('material.structure', 22, [part('material.phase'), part('material.shape')]);
  const property = section('material.property', 28, [
    part('material.performance'),
    part('material.stability'),
    part('material.mechanism', { theory: material.theory() }),
  ]);
  return [
    section('material.route', 22, [
      part('material.reagents'),
      part('material.process', {}, [part('material.step'), part('material.control')]),
      part('material.optimise', { variable: condition }),
    ]),
    ...(angle % 2 === 1 ? [property, structure] : [structure, property]),
  ];
}

/** A plan that people carry out: a course, a service, a product family, an application in a given place. */
export function planScheme(material: Material, angle: number): Section[] {
  const chains = material.chains(2);
  const gaps = chains.map((chain) => part('scheme.gap', { ...chain }));
  const answers = chains.map((chain) => part('scheme.answer', { ...chain }));
  return [
    section('scheme.needs', 18, [part('scheme.status'), ...gaps]),
    section('scheme.plan', 24, [
      angle % 2 === 1 && part('frame.applied', { theory: material.theory() }),
      part('scheme.goal'),
      part('scheme.content', {}, [part('scheme.material'), part('scheme.example')]),
      part('scheme.steps'),
    ]),
    section('scheme.practice', 22, [part('scheme.setting'), part('scheme.process'), part('scheme.evaluation')]),
    section('scheme.reflect', 14, [...answers, part('scheme.spread')]),
  ];
}
