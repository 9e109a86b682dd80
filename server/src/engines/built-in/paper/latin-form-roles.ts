import type { Move } from '../phrases/zh/phrases.ts';

/** Moves of what people do about a hardship, of reasons by sort, of evidence, stories, two methods and thinkers, by role. */
export const movesOfLatinForms = {
  status: [
    ...(['ways.ground', 'ways.press', 'ways.found', 'ways.own', 'ways.others', 'ways.dropped', 'ways.signs'] as const),
    ...(['ways.worth', 'policy.on', 'policy.whom', 'tech.promise', 'tech.risk', 'tech.proof'] as const),
  ],
  actors: ['ways.who', 'coped.tied', 'tech.say'],
  precondition: ['ways.terms', 'tech.better'],
  lesson: ['ways.take', 'lesson.for', 'mixed.use'],
  origin: ['coped.before', 'coped.base', 'fromto.start', 'fromto.state', 'fromto.valued'],
  change: [
    ...(['fromto.way', 'fromto.end', 'fromto.new', 'fromto.kept', 'past.led', 'past.ledHow'] as const),
    'coped.found',
    'coped.first',
    'coped.new',
    'coped.after',
    'coped.changed',
    'coped.kept',
    'between.time',
  ],
  legacy: ['coped.lost'],
  debate: ['coped.views', 'between.judge', 'tech.clash'],
  driver: [
    ...(['why.purse', 'why.habit', 'why.offer', 'why.natural', 'why.human', 'why.meet'] as const),
    ...(['why.interest', 'why.rule', 'why.view', 'fail.named'] as const),
    ...(['why.ground', 'why.choice', 'why.foe'] as const),
    ...(['fromto.forces', 'fromto.people', 'fromto.resist', 'past.ledWho', 'past.ledElse'] as const),
  ],
  sample: ['ways.pick', 'evidence.from', 'evidence.years', 'evidence.trial', 'mixed.plan', 'mixed.people'],
  measurement: ['mixed.tools'],
  approach: ['mixed.why'],
  result: ['mixed.found', 'mixed.level', 'mixed.link', 'mixed.themes', 'mixed.sense', 'policy.shown'],
  reasons: ['mixed.whole', 'mixed.agree', 'mixed.part'],
  mechanism: ['policy.path'],
  textWorld: ['tales.set', 'tales.order'],
  textForm: ['tales.pick', 'tales.each', 'tales.close', 'tales.across', 'between.pole', 'between.works'],
  textCraft: ['tales.craft', 'tales.voice', 'tales.end', 'between.aims'],
  textMeaning: ['between.tie', 'between.same'],
  concept: ['thinkask.read', 'thinkask.terms'],
  reasoning: [
    ...(['thinkask.texts', 'thinkask.view', 'thinkask.test', 'thinkask.for', 'thinkask.doubt'] as const),
    'thinkask.reply',
  ],
  step: ['lesson.through', 'lesson.weeks'],
} as const satisfies Record<string, readonly Move[]>;
