import type { Move } from '../phrases/zh/phrases.ts';

/** Moves of designs that a title names, of risk factors, of persons whom the law protects and of works in a series, by role. */
export const movesOfDesigns = {
  hypothesis: ['quasi.claim'],
  sample: [
    ...(['quasi.plan', 'quasi.groups', 'risk.method', 'risk.people'] as const),
    ...(['onsite.work', 'onsite.place', 'action.people'] as const),
  ],
  measurement: ['effect.link', 'quasi.tests', 'risk.outcome', 'risk.items', 'action.data', 'onsite.talk'],
  model: ['quasi.analysis', 'risk.model', 'onsite.code', 'onsite.self'],
  result: [
    ...(['quasi.result', 'quasi.before', 'quasi.after', 'risk.result', 'risk.profile', 'risk.single'] as const),
    ...(['risk.joint', 'action.result', 'action.gain', 'action.voice'] as const),
  ],
  group: ['quasi.who'],
  robustness: ['quasi.rival', 'risk.limit', 'action.limit'],
  mechanism: ['quasi.meaning', 'quasi.why', 'risk.meaning', 'risk.explain'],
  lesson: ['quasi.use', 'risk.use', 'syst.next'],
  status: ['action.start', 'action.signs'],
  step: [
    ...(['quasi.course', 'action.plan', 'action.means', 'action.first', 'action.doing'] as const),
    ...(['action.second', 'action.change'] as const),
  ],
  reasons: ['action.seen', 'action.again'],
  literature: [
    ...(['action.known', 'risk.compare', 'syst.map', 'syst.where', 'syst.people', 'syst.kinds'] as const),
    ...(['syst.sort', 'syst.form', 'syst.found', 'syst.outcome', 'syst.report', 'syst.same', 'syst.harm'] as const),
  ],
  search: ['syst.plan', 'syst.question', 'syst.search', 'syst.choose', 'syst.quality'],
  gap: ['syst.gap', 'syst.trust', 'syst.missing'],
  concept: ['ward.place', 'ward.facts', 'ward.status', 'ward.rules', 'ward.rights'],
  reasoning: ['ward.harm', 'ward.better'],
  origin: ['suite.course', 'suite.before'],
  textForm: ['suite.stages', 'suite.seeing', 'suite.order', 'suite.viewer'],
  textCraft: ['suite.making', 'suite.stuff', 'suite.steps'],
  textMeaning: ['suite.sense', 'suite.own', 'suite.peers', 'suite.views'],
} as const satisfies Record<string, readonly Move[]>;
