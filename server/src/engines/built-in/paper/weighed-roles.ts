import type { Move } from '../phrases/zh/phrases.ts';

/** Moves of questions of yes or no, of an offence and the law's answer, of surveys of knowledge and practice and of reviews, by role. */
export const movesOfWeighed = {
  concept: [
    'verdict.terms',
    'verdict.sense',
    'off.deed',
    'off.harm',
    'off.legal',
    'off.rules',
    'off.source',
    'off.scope',
    'off.law',
  ],
  status: ['verdict.now', 'off.forms', 'off.means', 'kap.done'],
  reasoning: [
    ...(['verdict.for', 'verdict.right', 'verdict.gain', 'verdict.against', 'verdict.wrong', 'verdict.cost'] as const),
    ...(['verdict.weigh', 'verdict.own', 'verdict.answer', 'verdict.sides', 'verdict.settled', 'off.work'] as const),
    ...(['off.cases', 'off.proof', 'off.fixed'] as const),
  ],
  debate: ['verdict.part', 'verdict.reply', 'off.limit'],
  trace: ['verdict.proof'],
  precondition: ['verdict.when'],
  problem: ['off.gap', 'kap.bar'],
  dimension: ['off.abroad', 'off.other', 'off.beyond'],
  measure: ['off.better', 'off.reform', 'kap.use', 'kap.teach', 'kap.system'],
  sample: ['kap.method', 'kap.people'],
  measurement: ['kap.tool', 'pair.measure'],
  model: ['kap.analysis'],
  result: [
    ...(['kap.know', 'kap.level', 'kap.lack', 'kap.source', 'kap.attitude', 'kap.views', 'kap.doubt'] as const),
    ...(['kap.practice', 'kap.link', 'kap.linked', 'kap.tie', 'kap.levels'] as const),
    ...(['pair.result', 'pair.main', 'pair.course', 'pair.cost'] as const),
  ],
  group: ['kap.who'],
  mechanism: ['kap.why', 'pair.why', 'pair.cause'],
  ground: ['pair.plan', 'pair.items', 'pair.same'],
  literature: [
    ...(['syst.ties', 'syst.factor', 'syst.result', 'syst.help'] as const),
    ...(['syst.bars', 'syst.self', 'syst.near', 'syst.service', 'syst.themes', 'syst.theme', 'syst.voices'] as const),
    ...(['syst.rates', 'syst.range', 'syst.groups'] as const),
  ],
  robustness: ['pair.sure'],
  lesson: ['pair.choice', 'pair.fit', 'pair.next'],
} as const satisfies Record<string, readonly Move[]>;
