import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const argue = {
  'measures.status': [
    ['{focus} {there}: the present state', 'The present state of {focus}', '~The present state of {object}'],
    ['Uses {data} to say what has been reached so far, before turning to the problems.'],
  ],
  'measures.current': [
    ['Extent and forms of {focus}', '~Extent and forms of {object}'],
    ['Describes scale, participants and manner of working; figures are the author’s to supply.'],
  ],
  'measures.actors': [
    ['The part played by {institution}', 'Those involved in {object}'],
    ['Says who carries which duty and what each expects, as a ground for the causes.'],
  ],
  'measures.problems': [
    ['{focus}: the {issues}', '~{object}: the {issues}'],
    ['Names a few problems that do not overlap, each with signs that can be observed.'],
  ],
  'measures.problem': [
    ['{problem}'],
    [
      'Shows with concrete situations how it appears, whom it touches and what follows.',
      'Judges from {data} how serious it is and why it ranks among the main ones.',
      'Traces its ties with the other problems and what neglect would bring.',
    ],
  ],
  'measures.causes': [
    ['{roots} {focus}', '~{roots} {object}'],
    ['Asks for the cause of each problem in turn and tells symptoms from roots.'],
  ],
  'measures.cause': [
    ['{cause}'],
    [
      'Explains why it leads to “{problem}” and on what evidence.',
      'Asks what lies behind “{problem}” in rules and resources, and finds the root here.',
      'Follows the chain from this cause to “{problem}” and excludes the usual rivals.',
    ],
  ],
  'measures.answers': [
    ['Measures to {improve} {focus}', '~Measures to {improve} {object}'],
    ['Matches each measure to a cause and names actor, steps and test of success.'],
  ],
  'measures.measure': [
    ['{measure}'],
    [
      'Aims at “{cause}”: who acts, what comes first and how success is checked.',
      'Responds to “{problem}” and names the conditions and the likely resistance.',
      'Derives the steps from “{cause}” and puts them in order.',
    ],
  ],
  'measures.step': [
    ['Steps towards {measure}'],
    ['Breaks the measure into consecutive steps with someone in charge of each.'],
  ],
  'measures.condition': [
    ['What it takes to remove {cause}'],
    ['Names the money, people and rules required, and a fallback where they lack.'],
  ],
  'measures.show': [['Signs of {problem}'], ['Uses situations found in {data} to show weight and extent.']],
  'measures.experience': [
    ['Practices from elsewhere relevant to {focus}', '~Practices from elsewhere relevant to {object}'],
    ['Compares practices under similar conditions and takes only what can be transplanted.'],
  ],
  'measures.model': [
    ['A practice led by {institution}', 'Practice under like conditions'],
    ['Explains how it works and what keeps it going.'],
  ],
  'measures.lesson': [['Conditions and limits of borrowing'], ['Compares conditions and names what cannot be copied.']],
  'measures.safeguard': [
    ['Order and safeguards of the measures'],
    ['Puts the measures in sequence and provides for supervision and adjustment.'],
  ],
  'compare.ground': [
    ['Grounds for comparing {focus}', '~Grounds for comparing {object}'],
    ['Says why the two can be compared, and fixes dimensions and material.'],
  ],
  'compare.first': [
    ['{a}: the main features', 'The first side of the comparison'],
    ['Describes it along the chosen dimensions, without praise or blame.'],
  ],
  'compare.second': [
    ['{b}: the main features', 'The second side of the comparison'],
    ['Describes it in the same order, so that like is set against like.'],
  ],
  'compare.criteria': [
    ['Dimensions for comparing {a} and {b}'],
    ['Says where the dimensions come from and whether {data} can carry them.'],
  ],
  'compare.contrast': [
    ['{focus}: differences and likenesses', '~{object}: differences and likenesses'],
    ['Works through the dimensions, facts before judgements.'],
  ],
  'compare.dimension': [
    ['Contrast in {variable}'],
    [
      'Sets both sides next to each other on {variable} and judges the distance between them.',
      'Asks whether {variable} means the same on both sides before comparing it.',
      'Finds where the two meet and where they part on {variable}.',
    ],
  ],
  'compare.same': [
    ['Common ground between {a} and {b}', 'Common ground of the two'],
    ['Looks for what the differences share and where it comes from.'],
  ],
  'compare.reasons': [
    ['Reasons for the differences in {focus}', '~Reasons for the differences in {object}'],
    ['Explains differences by conditions and ideas, not by other differences.'],
  ],
  'compare.reason': [
    ['{theory} as an explanation of the differences', '~Ideas and interests behind the differences'],
    ['Says which differences this covers and which remain.'],
  ],
  'compare.background': [['The different histories of {a} and {b}'], ['Follows how each side came by its character.']],
  'compare.lessons': [
    ['Lessons of comparing {a} and {b}', 'Lessons from comparing {focus}'],
    ['Says which experience can travel and what must be added on the way.'],
  ],
  'compare.borrow': [
    ['What {a} could learn from {b}', 'Practices worth borrowing'],
    ['Brings each lesson down to a step and names its precondition.'],
  ],
  'compare.caution': [
    ['What {a} and {b} should not copy from each other'],
    ['Names the parts that depend on special conditions and what copying would lead to.'],
  ],
  'past.origin': [
    ['Origins of {focus}', '~Origins of {object}'],
    ['Says under what conditions it appeared and what it first looked like.'],
  ],
  'past.condition': [
    ['Social conditions in which {focus} appeared', '~Social conditions in which {object} appeared'],
    ['Traces the conditions, {variable} among them.', 'Traces the political, economic and social conditions.'],
  ],
  'past.first': [['Early forms of {object}'], ['Reconstructs shape and participants from {data}.']],
  'past.growth': [
    ['How {focus} spread and took shape', '~How {object} spread and took shape'],
    ['Shows how it widened and settled into rules.'],
  ],
  'past.spread': [['Routes by which {object} spread'], ['Follows places, people and media.']],
  'past.rules': [
    ['{institution} and the rules of {object}', 'The making of {object}'],
    ['Says who set the rules and how they were applied.'],
  ],
  'past.turn': [
    ['The turning point of {focus}', '~The turning point of {object}'],
    ['Dates the turn and compares what stood before and after it.'],
  ],
  'past.event': [['Events and forces behind the turn of {object}'], ['Tells the trigger from the slow build-up.']],
  'past.reshape': [['{object} after the turn'], ['Shows what lasted and what was replaced.']],
  'past.drivers': [
    ['Forces that moved {focus}', '~Forces that moved {object}'],
    ['Weighs several forces and ranks them.'],
  ],
  'past.driver': [
    ['{variable} as a driving force'],
    ['Says at which stage {variable} counted and how much.', 'Weighs {variable} against the other forces at work.'],
  ],
  'past.view': [
    ['{theory} as a reading of the whole course'],
    ['Runs the whole course past the theory and notes what it fails to explain.'],
  ],
  'past.continuity': [
    ['What stayed the same in {object}'],
    ['Finds the thread that runs through and asks why it held.'],
  ],
  'past.meaning': [
    ['Consequences of the changes in {focus}', '~Consequences of the changes in {object}'],
    ['Says what was left behind and how it helps to see the present.'],
  ],
  'past.legacy': [['The legacy of {object}'], ['Follows what remained in institutions, ideas and daily life.']],
  'past.insight': [
    ['Seeing {object} today in the light of its past'],
    ['Offers insights that the sources support and avoids easy parallels.'],
  ],
  'past.themes': [
    ['Institutions and organisation in {focus}', '~Institutions and organisation in {object}'],
    ['Takes institutions as the thread through all stages.'],
  ],
  'past.ideas': [['Ideas and debate about {object}'], ['Takes as its thread how people understood and judged it.']],
  'past.people': [
    ['People and groups around {object}'],
    ['Looks at who took part, from what motives and in what position.'],
  ],
  'concept.meaning': [
    ['What is meant by {focus}', '~What is meant by {object}'],
    ['Settles the meaning from usage and texts and keeps neighbouring terms apart.'],
  ],
  'concept.sense': [['Several senses of {object}'], ['Lists the senses and says which one is at stake here.']],
  'concept.border': [
    ['{object} and neighbouring ideas'],
    ['Tests the borders with counterexamples so that the term does not slide.'],
  ],
  'concept.lineage': [
    ['Where the idea of {object} comes from'],
    ['Goes back to the question it answered and the opponent it faced.'],
  ],
  'concept.structure': [
    ['The structure of the argument about {focus}', '~The structure of the argument about {object}'],
    ['Rebuilds premises and steps and checks whether each holds.'],
  ],
  'concept.premise': [
    ['Premises behind {focus}', '~Premises behind {object}'],
    ['Lists stated and unstated premises and how far each can be trusted.'],
  ],
  'concept.argument': [
    ['The steps of the argument on {object}'],
    ['Rebuilds the reasoning and points to the step that carries most weight.'],
  ],
  'concept.tension': [
    ['Tensions within {object}'],
    ['Shows where its demands collide and whether they can be reconciled.'],
  ],
  'concept.lens': [
    ['{focus} in the light of {theory}', '~{object} in the light of {theory}'],
    ['Reads the matter anew through the theory: what it lights up and what it hides.'],
  ],
  'concept.debate': [
    ['The dispute over {focus}', '~The dispute over {object}'],
    ['States the strongest reasons of each side before judging.'],
  ],
  'concept.position': [['{debate}: reasons on both sides'], ['Restates each position in its best version.']],
  'concept.objection': [
    ['Objections raised over {object}'],
    ['Asks whether each objection hits a premise or an inference.'],
  ],
  'concept.reply': [
    ['Replies to the objections over {object}'],
    ['Grants what is sound in the objections and rewrites the claim.'],
  ],
  'concept.present': [
    ['What {focus} can mean today', '~What {object} can mean today'],
    ['Tests the idea on a present question and marks its reach.'],
  ],
  'concept.use': [
    ['{object} in the face of {problem}'],
    ['Shows how the idea helps to understand this problem and leads towards {measure}.'],
  ],
  'concept.bound': [['Where the idea of {object} stops'], ['Names the questions it cannot answer.']],
  'compare.condition': [['The institutions around {a} and {b}'], ['Shows how outward conditions shaped each side.']],
  'compare.idea': [
    ['The ideas behind {a} and {b}'],
    ['Traces where differences of outlook come from and how they last.'],
  ],
  'past.kept': [['Elements of {object} that lasted'], ['Names what was kept of the old form, and why.']],
  'past.replaced': [
    ['Elements of {object} that were replaced'],
    ['Follows how the new took the place of the old, and at what cost.'],
  ],
  'concept.stated': [
    ['Stated premises of {object}'],
    ['Takes the premises from the texts and says what work each does.'],
  ],
  'concept.tacit': [
    ['Tacit premises of {object}'],
    ['Supplies what the inference needs but does not say, and tests it.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
