import type { Move } from '../phrases/zh/phrases.ts';

/** What the sections do that are planned by what a title asks of its thing, or by what its field asks of a bare one. */
export const movesOfAskedSides = {
  status: [
    ...(['shift.measure', 'shift.course', 'pick.now', 'pick.how', 'pick.tried', 'use.ways', 'use.forms'] as const),
    ...(['use.cases', 'use.result', 'use.good', 'use.bad', 'views.what', 'views.good', 'views.bad'] as const),
    ...(['views.differ', 'cause.state', 'run.now', 'run.ways', 'run.effect', 'run.good', 'run.bad'] as const),
    ...(['econ.state', 'econ.size', 'econ.effect', 'econ.good', 'econ.bad', 'econ.share', 'edu.now'] as const),
    ...(['edu.forms', 'edu.effect', 'edu.good', 'edu.bad', 'arms.work', 'arms.tasks', 'arms.order'] as const),
    ...(['arms.cases', 'arms.effect', 'arms.good', 'arms.bad', 'art.market', 'shift.effect', 'shift.uneven'] as const),
    ...(['joint.aims', 'joint.shaped', 'joint.better', 'joint.econ', 'joint.use', 'joint.useResult'] as const),
    ...(['joint.shiftWhy', 'bond.now', 'bond.level', 'bond.effect'] as const),
    ...(['crew.work', 'crew.tasks', 'crew.terms', 'crew.train', 'crew.strain', 'crew.effect'] as const),
    ...(['weigh.good', 'weigh.bad', 'how.now', 'how.ways', 'hard.what', 'hard.kinds', 'hard.now'] as const),
    ...(['hard.given', 'hard.lack', 'today.need', 'artist.world', 'artist.market'] as const),
  ],
  actors: [
    'run.who',
    'econ.parties',
    'edu.people',
    'views.people',
    'art.makers',
    'pick.people',
    'run.demand',
    'crew.with',
  ],
  precondition: ['hard.need', 'pick.bound', 'use.terms', 'edu.need', 'mech.terms', 'econ.weigh'],
  lesson: [
    ...(['shift.answer', 'pick.options', 'pick.list', 'pick.choice', 'pick.steps', 'use.next', 'use.steps'] as const),
    ...(['views.use', 'views.answer', 'cause.follow', 'craft.next', 'craft.way', 'run.better', 'run.options'] as const),
    ...(['run.steps', 'econ.judge', 'econ.options', 'edu.better', 'edu.ways', 'arms.next', 'arms.answer'] as const),
    ...(['how.plan', 'crew.better', 'hard.help', 'hard.aim', 'hard.ways'] as const),
    ...(['bond.better', 'bond.own', 'bond.org'] as const),
    ...(['mech.use', 'lawask.reform', 'joint.pick'] as const),
  ],
  debate: ['artist.judge', 'artist.before', 'weigh.judge', 'arms.law', 'art.judge', 'views.limit', 'lawask.courts'],
  concept: [
    ...(['shift.base', 'run.what', 'run.aim', 'econ.what', 'edu.what', 'edu.aim', 'use.need', 'use.tasks'] as const),
    ...(['use.fit', 'use.kinds', 'lawask.rules', 'bond.what', 'bond.sides', 'tech.basis'] as const),
    ...(['artist.theme', 'artist.sense'] as const),
  ],
  reasoning: [
    ...(['pick.weigh', 'pick.cost', 'pick.when', 'use.before', 'use.limits', 'views.who', 'views.ask'] as const),
    ...(['mech.steps', 'mech.stages', 'mech.key', 'mech.proof', 'shift.next', 'arms.outlook', 'art.next'] as const),
    ...(['trio.tie', 'trio.pair', 'trio.third'] as const),
  ],
  origin: ['artist.life', 'artist.circle', 'art.what', 'who.life', 'who.times'],
  change: ['artist.path', 'shift.stages', 'shift.before', 'who.aims'],
  driver: [
    ...(['shift.why', 'shift.named', 'shift.others', 'pick.press', 'views.why', 'views.self', 'views.outer'] as const),
    ...(['cause.told', 'cause.named', 'run.shape', 'run.cost', 'run.rival', 'econ.drive', 'econ.want'] as const),
    ...(['econ.gain', 'econ.rule', 'edu.shape', 'edu.school', 'edu.home', 'edu.rule', 'arms.need'] as const),
    ...(['arms.money', 'bond.shape', 'bond.self', 'bond.group', 'bond.place', 'how.bar', 'hard.why'] as const),
  ],
  textForm: [
    ...(['craft.show', 'craft.works', 'craft.pick', 'craft.read', 'craft.traits', 'craft.examples'] as const),
    ...(['craft.roots', 'twin.each', 'twin.scenes', 'art.form', 'artist.works', 'artist.pick'] as const),
  ],
  textCraft: ['artist.means', 'craft.form', 'craft.sign', 'craft.place', 'twin.craft', 'craft.lack'],
  textMeaning: [
    ...(['craft.mean', 'craft.sense', 'craft.public', 'art.place', 'twin.tie', 'twin.show', 'twin.shift'] as const),
    ...(['twin.mean', 'artist.shows', 'artist.public'] as const),
  ],
} as const satisfies Record<string, readonly Move[]>;
