import type { Move } from '../phrases/zh/phrases.ts';

interface Joint {
  kept: Move;
  /** What the kept chapter takes in; all of it, or the heading would promise too much. */
  taken: readonly Move[];
  joint: Move;
  /** Whether the kept chapter is one of equals: it becomes a section as well, so that none of them is the chapter. */
  isEven: boolean;
}

const join = (kept: Move, taken: readonly Move[], joint: Move, isEven = false): Joint => ({
  kept,
  taken,
  joint,
  isEven,
});

/** Where a short paper puts chapters together, the heading says both; the fuller joints come first. */
const joints: readonly Joint[] = [
  join('verdict.against', ['verdict.for'], 'verdict.sides', true),
  join('verdict.answer', ['verdict.weigh'], 'verdict.settled'),
  join('off.rules', ['off.deed'], 'off.law'),
  join('off.work', ['off.abroad', 'off.better'], 'off.fixed'),
  join('kap.practice', ['kap.know'], 'kap.levels', true),
  join('kap.attitude', ['kap.know'], 'kap.levels', true),
  join('yesno.against', ['yesno.for'], 'joint.yesno', true),
  join('yesno.doubts', ['yesno.holds'], 'joint.yesnoHolds', true),
  join('yesno.shown', ['yesno.answer'], 'joint.yesnoShown'),
  join('yesno.courts', ['yesno.answer'], 'joint.yesnoCourts'),
  join('ask.decide', ['yesno.answer'], 'joint.askStand'),
  join('reply.way', ['reply.deed'], 'joint.replyWay'),
  join('reply.worth', ['reply.better'], 'joint.replyWorth'),
  join('touch.meet', ['limit.core'], 'joint.touch'),
  join('knows.method', ['knows.ground'], 'joint.knows'),
  join('census.found', ['census.why'], 'joint.census'),
  join('duel.plan', ['duel.base'], 'joint.duel'),
  join('ask.answers', ['ask.terms'], 'joint.ask'),
  join('ask.decide', ['ask.stand'], 'joint.askStand'),
  join('why.told', ['why.fact'], 'joint.why'),
  join('why.weigh', ['why.follow'], 'joint.whyWeigh'),
  join('both.act', ['both.one'], 'joint.both'),
  join('both.link', ['both.one'], 'joint.both'),
  join('both.proof', ['both.use'], 'joint.bothProof'),
  join('effect.discuss', ['effect.test'], 'joint.effectDiscuss'),
  join('effect.discuss', ['effect.groups'], 'joint.effectDiscuss'),
  join('effect.discuss', ['series.test'], 'joint.effectDiscuss'),
  join('factor.suggest', ['factor.test'], 'joint.factorSuggest'),
  join('tale.link', ['tale.one', 'tale.two'], 'joint.tale'),
  join('side.shape', ['both.one'], 'joint.side'),
  join('side.why', ['side.use'], 'joint.sideWhy'),
  join('sides.each', ['sides.each'], 'joint.sides', true),
  join('thing.state', ['thing.what'], 'joint.thing'),
  join('thing.effect', ['thing.why', 'thing.judge'], 'joint.thingEffect'),
  ...(['run', 'edu'] as const).flatMap((kind) => [
    join(`${kind}.now`, [`${kind}.what`], 'joint.aims'),
    join(`${kind}.shape`, [`${kind}.what`], 'joint.aims'),
    join(`${kind}.effect`, [`${kind}.shape`, `${kind}.better`], 'joint.shaped'),
    join(`${kind}.effect`, [`${kind}.better`], 'joint.better'),
  ]),
  join('econ.state', ['econ.what'], 'joint.econ'),
  join('econ.drive', ['econ.what', 'econ.state'], 'joint.econ'),
  join('econ.effect', ['econ.judge'], 'joint.better'),
  join('econ.drive', ['econ.effect', 'econ.judge'], 'joint.shaped'),
  join('arms.effect', ['arms.next'], 'joint.better'),
  join('use.ways', ['use.need', 'use.fit'], 'joint.use'),
  join('use.result', ['use.next'], 'joint.useResult'),
  join('pick.weigh', ['pick.choice'], 'joint.pick'),
  join('shift.why', ['shift.effect'], 'joint.shiftWhy'),
  join('tech.way', ['tech.why'], 'joint.techWay'),
  join('tech.cope', ['tech.why'], 'joint.techWay'),
  join('tech.state', ['tech.what'], 'joint.tech'),
  join('was.picture', ['was.ground'], 'joint.was'),
  join('was.folk', ['was.ground'], 'joint.was'),
  join('was.change', ['was.mean'], 'joint.wasMean'),
  join('minds.show', ['minds.show'], 'joint.minds', true),
  join('duo.show', ['duo.show'], 'joint.duo', true),
  join('topic.drive', ['topic.what'], 'joint.topicGround'),
  join('topic.on', ['topic.judge'], 'joint.topicOn'),
  join('topic.side', ['topic.judge'], 'joint.topicSide'),
  join('topic.effect', ['topic.judge'], 'joint.topicEffect'),
  join('listed.side', ['listed.side'], 'joint.listed', true),
  join('mood.source', ['mood.nature'], 'joint.mood'),
  join('mood.effect', ['mood.judge'], 'joint.moodWorth'),
  join('fall.causes', ['fall.blame', 'fall.lessons'], 'joint.fall'),
  join('fall.causes', ['fall.lessons'], 'joint.fall'),
  join('fall.causes', ['fall.blame'], 'joint.fall'),
  join('decline.causes', ['decline.lessons'], 'joint.fall'),
  join('fail.causes', ['fail.result'], 'joint.failure'),
  join('folk.form', ['folk.roots'], 'joint.folkForm'),
  join('folk.meaning', ['folk.today'], 'joint.folkMeaning'),
  join('notion.body', ['concept.meaning'], 'joint.notion'),
  join('concept.debate', ['concept.present'], 'joint.notionDispute'),
  join('thinker.content', ['thinker.roots'], 'joint.thinker'),
  join('challenge.case', ['challenge.claim'], 'joint.challenge'),
  join('tie.link', ['concept.meaning', 'concept.meaning'], 'joint.tie'),
  join('issue.result', ['issue.answers', 'issue.options'], 'joint.issue'),
  join('policy.effects', ['policy.problem', 'policy.tools', 'policy.carrying'], 'joint.policy'),
  join('law.readings', ['law.norm', 'law.gap'], 'joint.rule'),
  join('liable.prove', ['liable.basis'], 'joint.liableProve'),
  join('liable.fix', ['liable.dispute'], 'joint.liableFix'),
  join('limit.ground', ['limit.core'], 'joint.limitGround'),
  join('limit.test', ['limit.line'], 'joint.limitTest'),
  join('guard.lack', ['guard.worth', 'guard.now'], 'joint.guard'),
  join('nature.views', ['nature.facts'], 'joint.natureViews'),
  join('nature.result', ['nature.stand'], 'joint.natureStand'),
  join('clash.meet', ['clash.first', 'clash.second'], 'joint.clash'),
  join('text.figures', ['text.world'], 'joint.textShow'),
  join('verse.show', ['text.world'], 'joint.textShow'),
  join('ad.show', ['ad.world'], 'joint.textShow'),
  join('text.craft', ['text.meaning'], 'joint.textCraft'),
  join('ad.craft', ['text.meaning'], 'joint.textCraft'),
  join('span.why', ['span.height', 'span.fall'], 'joint.span'),
  join('figure.course', ['figure.result', 'figure.judge'], 'joint.deed'),
  join('office.order', ['office.founding'], 'joint.office'),
  join('office.change', ['office.role'], 'joint.officeChange'),
  join('exchange.content', ['exchange.ground', 'exchange.paths'], 'joint.exchange'),
  join('past.deep', ['past.setting'], 'joint.causes'),
  join('past.weigh', ['past.trigger'], 'joint.trigger'),
  join('past.course', ['past.setting'], 'joint.event'),
  join('past.drivers', ['past.result'], 'joint.eventWhy'),
  join('past.growth', ['past.origin'], 'joint.growth'),
  join('past.turn', ['past.drivers', 'past.meaning'], 'joint.turn'),
];

interface Joined {
  move: Move;
  isEven: boolean;
}

export function findJoint(kept: Move, taken: readonly Move[]): Joined {
  const fits = (joint: Joint): boolean => joint.kept === kept && joint.taken.every((move) => taken.includes(move));
  const found = joints.find(fits);
  if (found) return { move: found.joint, isEven: found.isEven };
  // An outlook is no evidence: whatever chapter of a review takes it in says so.
  return { move: taken.includes('review.outlook') ? 'joint.reviewEnd' : kept, isEven: false };
}
