import type { Chain } from '../../knowledge/select.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';

/** Advice paired with what it answers; each piece carries its problem and its cause. */
export const advice = (chains: readonly Chain[]): Section[] =>
  chains.map((chain) => part('measures.measure', { ...chain }, [part('measures.step'), part('measures.condition')]));

const sampleAndMeasures = (): Section =>
  section('effect.design', 18, [
    part('effect.sample', {}, [part('effect.source'), part('effect.screening')]),
    part('effect.outcome'),
    part('effect.driver'),
    part('effect.model'),
  ]);

/** Hypotheses, variables, test: what acts and what is acted on can both be measured. */
export function planStatisticalEffect(material: Material, angle: number): Section[] {
  const [first = '', second = ''] = material.variables(2);
  const [group = '', otherGroup = ''] = material.groups(2);
  const suggestions = section('effect.suggest', 14, advice(material.chains(3)));
  if (angle % 3 === 2) {
    return [
      section('effect.paths', 20, [
        part('effect.mediated', { variable: second }, [part('effect.stepOne'), part('effect.stepTwo')]),
        part('effect.moderated', { variable: first }),
        part('effect.direct'),
      ]),
      sampleAndMeasures(),
      section('effect.groups', 22, [
        part('effect.mediationTest', { variable: second }),
        part('effect.byGroup', { variable: otherGroup }),
        part('effect.baseline'),
        part('effect.robustness'),
      ]),
      suggestions,
    ];
  }
  if (angle % 3 === 1) {
    const [one = '', two = ''] = material.theories(2);
    return [
      section('effect.rival', 18, [
        part('effect.prediction', { theory: one }),
        part('effect.prediction', { theory: two }),
        part('effect.claims'),
      ]),
      sampleAndMeasures(),
      section('effect.groups', 24, [
        part('effect.baseline'),
        part('effect.byGroup', { variable: group }),
        part('effect.mediated', { variable: second }, [part('effect.stepOne'), part('effect.stepTwo')]),
        part('effect.robustness'),
      ]),
      suggestions,
    ];
  }
  return [
    section('effect.paths', 20, [
      part('effect.direct', {}, [part('effect.directReason'), part('effect.directClaim')]),
      part('effect.mediated', { variable: first }, [part('effect.stepOne'), part('effect.stepTwo')]),
      part('effect.moderated', { variable: second }),
    ]),
    sampleAndMeasures(),
    section('effect.test', 22, [
      part('effect.baseline'),
      part('effect.mediationTest', { variable: first }),
      part('effect.heterogeneity', {}, [
        part('effect.byGroup', { variable: group }),
        part('effect.byGroup', { variable: otherGroup }),
      ]),
      part('effect.robustness'),
    ]),
    suggestions,
  ];
}

/** The title names what is acted on and asks what acts. */
export function planFactors(material: Material, angle: number): Section[] {
  const factors = material.variables(4);
  const [first = ''] = factors;
  const theories = angle % 2 === 1 ? material.theories(2) : [];
  return [
    section('factor.candidates', 22, [
      ...theories.map((theory) => part('frame.theory', { theory })),
      ...factors.slice(0, 4 - theories.length).map((variable) => part('factor.one', { variable })),
      part('factor.claims'),
    ]),
    section('factor.design', 18, [
      part('factor.outcome'),
      part('factor.items', { variable: first }),
      part('effect.sample', {}, [part('effect.source'), part('effect.screening')]),
      part('effect.model'),
    ]),
    section('factor.test', 22, [
      part('factor.group', { variable: material.groups(2)[0] ?? first }),
      part('factor.rank'),
      part('factor.joint'),
    ]),
    section('factor.suggest', 14, advice(material.chains(3))),
  ];
}

/** Treatment and control, in the laboratory, the field or the clinic. */
export function planTrial(material: Material, angle: number): Section[] {
  const [first = '', second = ''] = material.variables(2);
  const results = section('trial.result', 22, [
    part('trial.main'),
    part('trial.course'),
    part('trial.companion', { variable: first }),
  ]);
  const conditions = section('trial.condition', 18, [
    part('trial.byCondition', { variable: second }),
    part('trial.companion', { variable: first }),
    part('trial.use'),
  ]);
  return [
    section('trial.design', 20, [
      part('trial.material'),
      part('trial.groups'),
      part('trial.indicators'),
      part('trial.analysis'),
    ]),
    angle % 2 === 1 ? { ...results, children: results.children.slice(0, 2) } : results,
    ...(angle % 2 === 1 ? [conditions] : []),
    section('trial.discussion', 20, [
      part('trial.mechanism', { theory: material.theory() }, [part('trial.chain'), part('trial.missing')]),
      part('trial.alternative'),
      angle % 2 === 0 && part('trial.use'),
    ]),
  ];
}

/** The same question where factors are measured on samples and nobody is to be advised. */
export function planMeasuredFactors(material: Material, angle: number): Section[] {
  const chapters = planFactors(material, angle);
  return chapters.map((chapter) => {
    if (chapter.move === 'factor.suggest') {
      return section('trial.discussion', 16, [
        part('trial.mechanism', { theory: material.theory() }, [part('trial.chain'), part('trial.missing')]),
        part('trial.alternative'),
      ]);
    }
    const children = chapter.children.map((child) => (child.move === 'effect.model' ? part('trial.analysis') : child));
    return { ...chapter, children };
  });
}

/** Influence of one course of events on another: conditions, paths, changes, limits. */
export function planSway(material: Material, angle: number): Section[] {
  const [first = '', second = '', third = ''] = material.variables(3);
  const theory = material.theory();
  const ground = section('sway.ground', 18, [
    part('sway.state', {}, [part('sway.scale'), part('sway.order')]),
    part('sway.condition'),
  ]);
  const path = section('sway.path', 24, [
    part('sway.through', { variable: first }),
    part('sway.through', { variable: second }),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
  ]);
  const result = section('sway.result', 24, [part('sway.rule'), part('sway.life')]);
  const limit = section('sway.limit', 14, [part('sway.uneven'), part('trace.other', { variable: third })]);
  if (angle % 3 === 2) return [result, ground, path, limit];
  return angle % 3 === 1 ? [ground, result, path, limit] : [ground, path, result, limit];
}

/** Influence between ideas, works and institutions: shown in sources, not estimated. */
export function planInfluence(material: Material, angle: number): Section[] {
  const [other = ''] = material.variables(1);
  const theory = material.theory();
  const source = section('trace.source', 16, [part('trace.core'), part('trace.situation')]);
  const channel = section('trace.channel', 18, [
    part('trace.contact', {}, [part('trace.proven'), part('trace.likely')]),
    part('trace.choice'),
  ]);
  const mark = section('trace.mark', 26, [
    part('trace.thought'),
    part('trace.form'),
    theory !== '' && part('frame.theory', { theory }),
  ]);
  const limit = section('trace.limit', 16, [part('trace.change'), part('trace.other', { variable: other })]);
  if (angle % 3 === 2) return [source, mark, channel, limit];
  return angle % 3 === 1 ? [mark, source, channel, limit] : [source, channel, mark, limit];
}
