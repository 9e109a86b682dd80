import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const joints = {
  'joint.effectDiscuss': [
    ['Results and discussion: {object} and {aspect}'],
    ['Reports the results, then sets them beside known difficulties and their answers.'],
  ],
  'joint.factorSuggest': [
    ['Results and recommendations: {object}'],
    ['Reports which factors matter, then says what can be done about them and by whom.'],
  ],
  'joint.topicGround': [
    ['{object}: origins and driving forces'],
    ['Says what it is and where it comes from, then what keeps it going.'],
  ],
  'joint.topicOn': [
    ['What {object} means for {aspect}'],
    ['Follows the influence both ways and asks how to judge and deal with it.'],
  ],
  'joint.topicSide': [
    ['The {bare aspect} of {object} and how to answer it'],
    ['Says how it shows, who bears it and what could be done.'],
  ],
  'joint.topicEffect': [['{object}: effects and judgement'], ['Says who gains and who loses before judging.']],
  'joint.folkForm': [['{object}: origins and artistic character'], ['Gives soil and history, then analyses the form.']],
  'joint.folkMeaning': [['{object}: meaning and survival'], ['Goes from form to meaning and to its life today.']],
  'joint.notion': [
    ['{focus}: meaning and elements', '~{object}: meaning and elements'],
    ['Clears up sense and source before unfolding it.'],
  ],
  'joint.notionDispute': [
    ['{focus}: the dispute and what is left of it', '~{object}: the dispute and what is left of it'],
    ['Sets out objections and replies and what they mean today.'],
  ],
  'joint.thinker': [
    ['Origins and teachings of {focus}', '~Origins and teachings of {object}'],
    ['Gives the background, then the claims from the text.'],
  ],
  'joint.challenge': [['{b} and the challenge of {a}'], ['States the position and then what tells against it.']],
  'joint.tie': [['{a} and {b}: two ideas and their connection'], ['Takes each by itself and then the two together.']],
  'joint.issue': [
    ['Policy on {object}: responses, results and options'],
    ['Goes from the responses so far to their results and the options.'],
  ],
  'joint.policy': [
    ['{focus}: aims, delivery and results', '~{object}: aims, delivery and results'],
    ['Goes from aims and means to delivery and holds results against aims.'],
  ],
  'joint.rule': [
    ['{focus}: the law and its disputes', '~{object}: the law and its disputes'],
    ['Sets out rules and gaps, then doctrine and decisions.'],
  ],
  'joint.liableProve': [
    ['{focus}: basis and conditions'],
    ['Says on what liability rests and on whom, then its conditions.'],
  ],
  'joint.liableFix': [['{focus}: case law and reform'], ['Compares decisions and proposes a rule.']],
  'joint.limitGround': [
    ['{b}: scope and grounds for restriction'],
    ['Says what is protected and when it may be limited.'],
  ],
  'joint.limitTest': [['Testing and drawing the limits of {b}'], ['Sets out the tests and then a workable line.']],
  'joint.guard': [['How {b} is protected, and how far'], ['Goes from nature and rules to where protection fails.']],
  'joint.natureViews': [
    ['{b}: what happens and what it is in law'],
    ['Rebuilds the relation and compares characterisations.'],
  ],
  'joint.natureStand': [
    ['{b}: what follows from each view, and a proposal'],
    ['Compares the results and gives a view.'],
  ],
  'joint.clash': [['{a} and {b}: two interests in conflict'], ['Takes each by itself and then where they collide.']],
  'joint.textShow': [
    ['{aspect} in {work}: setting and passages', '~{object}: setting and passages'],
    ['Puts the work into its setting and reads the passages closely.'],
  ],
  'joint.textCraft': [
    ['{aspect} in {work}: technique and meaning', '~{object}: technique and meaning'],
    ['Rises from form to meaning.'],
  ],
  'joint.span': [['How and why {object} declined'], ['Tells height and fall and weighs inner against outer causes.']],
  'joint.deed': [['{b}: course, effects and judgement'], ['Tells how it was carried out and what came of it.']],
  'joint.office': [
    ['Founding, organisation and duties of {focus}', '~Founding, organisation and duties of {object}'],
    ['Says why it was founded and how it was ordered.'],
  ],
  'joint.officeChange': [
    ['{focus}: change and record', '~{object}: change and record'],
    ['Follows its changes and judges what it did.'],
  ],
  'joint.exchange': [
    ['{focus}: background, routes and content', '~{object}: background, routes and content'],
    ['Says what each side needed and what passed by which routes.'],
  ],
  'joint.causes': [
    ['Setting and deeper causes of {focus}', '~Setting and deeper causes of {object}'],
    ['Goes from the situation before to the slow causes.'],
  ],
  'joint.trigger': [
    ['Immediate causes of {focus} and their weight', '~Immediate causes of {object} and their weight'],
    ['Names what set it off and weighs the causes.'],
  ],
  'joint.event': [
    ['Setting and course of {focus}', '~Setting and course of {object}'],
    ['Gives the situation and tells the events by stages.'],
  ],
  'joint.eventWhy': [
    ['Causes and consequences of {focus}', '~Causes and consequences of {object}'],
    ['Explains the causes and tells direct from lasting consequences.'],
  ],
  'joint.growth': [
    ['Rise and growth of {focus}', '~Rise and growth of {object}'],
    ['Goes from the beginnings to a settled form.'],
  ],
  'joint.turn': [
    ['{focus}: turning point, forces and legacy', '~{object}: turning point, forces and legacy'],
    ['Dates the turn, weighs the forces and follows what remained.'],
  ],
  'joint.fall': [
    ['{focus}: causes, consequences and lessons', '~{object}: causes, consequences and lessons'],
    ['Goes from causes to consequences and to what is learned.'],
  ],
  'joint.failure': [
    ['Why {focus} failed, and what followed', '~Why {object} failed, and what followed'],
    ['Takes the causes one by one, then what came of the failure.'],
  ],
  'joint.reviewEnd': [
    ['Research on {focus}: evidence and outlook', '~Research on {object}: evidence and outlook'],
    ['Weighs the evidence so far and says what to ask next.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
