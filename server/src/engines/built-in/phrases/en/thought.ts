import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const thought = {
  'proof.origin': [
    ['How {object} came to be known'],
    ['Says which problem it answers and where earlier tools fell short.'],
  ],
  'proof.problem': [['The problem behind {object}'], ['Shows with an example why the older tools were not enough.']],
  'proof.history': [['Steps on the way to {object}'], ['Gives the main steps and who took them.']],
  'proof.statement': [
    ['{object}: statement and conditions'],
    ['Gives definitions and an exact statement and says what each condition does.'],
  ],
  'proof.notions': [['Notions needed for {object}'], ['Defines terms and notation, with simple examples.']],
  'proof.conditions': [
    ['Conditions required for {object}'],
    ['Shows by counterexample what happens when a condition is dropped.'],
  ],
  'proof.reasoning': [
    ['Deriving and explaining {object}'],
    ['Gives the main line of the derivation and the ground and sense of each step.'],
  ],
  'proof.idea': [['The idea behind the derivation of {object}'], ['Explains the idea before the formal steps.']],
  'proof.step': [['The decisive step in deriving {object}'], ['Points to the step that carries most weight.']],
  'proof.picture': [
    ['An intuitive view of {object}'],
    ['Explains the result by a picture, a physical meaning or numbers.'],
  ],
  'proof.wider': [
    ['Extensions and uses of {object}'],
    ['Says what remains when conditions are relaxed, and gives examples of use.'],
  ],
  'proof.general': [['Generalisations of {object}'], ['Lists some extensions and compares conditions and results.']],
  'proof.example': [['Worked examples of {object}'], ['Takes two or three examples that can be worked through.']],
  'proof.limit': [['Limits of {object}'], ['Names cases outside its range and common misuse.']],
  'war.idea': [
    ['The idea of {object} and how it grew'],
    ['Says where the idea comes from and how technology and war changed it.'],
  ],
  'war.meaning': [['{object}: meaning and elements'], ['Defines the term and takes it apart.']],
  'war.growth': [['Stages in the growth of {object}'], ['Divides its growth by forms of war and names what drove it.']],
  'war.working': [
    ['The working of {focus}', '~The working of {object}'],
    ['Says by which paths it affects an outcome and on what it depends.'],
  ],
  'war.means': [['Forces and means required for {object}'], ['Lists troops, equipment and support.']],
  'war.effect': [
    ['Ways in which {object} shapes a campaign'],
    ['Tells its tactical, operational and strategic role apart.'],
  ],
  'war.cases': [
    ['{object} in past campaigns'],
    ['Takes campaigns that open sources document, successes and failures alike.'],
  ],
  'war.success': [['Campaigns in which {object} succeeded'], ['Names the conditions and how the opponent reacted.']],
  'war.failure': [['Campaigns in which {object} failed'], ['Tells faults of the idea from faults of execution.']],
  'war.limits': [
    ['Limits of {focus} and possible countermeasures', '~Limits of {object} and possible countermeasures'],
    ['Names weak points that an opponent can use, and the costs.'],
  ],
  'war.counter': [['Countermeasures against {object}'], ['Says how an opponent may answer and with what result.']],
  'war.price': [['Costs and risks of {object}'], ['Names risks of resources, escalation and law.']],
  'ethics.matter': [
    ['The question of principle raised by {object}'],
    ['Starts from concrete situations and says why the question is an ethical one.'],
  ],
  'ethics.facts': [
    ['{object}: the facts that bear on the judgement'],
    ['Gives the facts that matter and tells the known from the supposed.'],
  ],
  'ethics.conflict': [['Values that clash over {object}'], ['Names the values in conflict and the people affected.']],
  'ethics.measure': [
    ['Principles for judging {object}'],
    ['Compares what several principles demand and says which yardstick is used.'],
  ],
  'ethics.rights': [
    ['What rights and dignity demand of {object}'],
    ['Says what autonomy, dignity and rights forbid or require.'],
  ],
  'ethics.outcome': [
    ['Benefits and risks of {object}'],
    ['Weighs benefits, risks and who bears them, above all what cannot be undone.'],
  ],
  'ethics.sides': [
    ['The case for and against {object}'],
    ['States both sides at their strongest and tests them point by point.'],
  ],
  'ethics.pro': [['Arguments for {object}'], ['Rebuilds the argument and names its premises.']],
  'ethics.con': [['Arguments against {object}'], ['Tells objections of principle from worries that can be met.']],
  'ethics.settle': [
    ['When {object} can be justified'],
    ['Says on what conditions it can be accepted and how it is to be kept in bounds.'],
  ],
  'ethics.condition': [
    ['Conditions for accepting {object}'],
    ['Writes the conditions as demands that can be checked.'],
  ],
  'ethics.guard': [['Safeguards around {object}'], ['Says who supervises and who answers for failures.']],
  'use.nature': [['The nature of {object}'], ['Says what it is made of and which of its traits matter here.']],
  'use.elements': [['Elements of {object}'], ['Takes the elements one by one with their origin.']],
  'use.worth': [['The continuing value of {object}'], ['Gives the reasons for its use today.']],
  'use.ground': [
    ['Grounds for joining {object} and {aspect}', 'Grounds for the use of {object}'],
    ['Says why the two can be joined and on what condition.'],
  ],
  'use.match': [['What can be taken from {object}'], ['Tells what can be used as it is from what must be adapted.']],
  'use.tension': [
    ['Difficulties in using {object}'],
    ['Names difficulties that come from another setting and purpose.'],
  ],
  'use.put': [['Ways of using {object}'], ['Sums up a few ways, each with an example, its steps and its effect.']],
  'use.direct': [['Direct use of {object}'], ['Says when direct use is fitting and what to heed.']],
  'use.turned': [
    ['Adapting {object} to new purposes'],
    ['Shows how it is extracted, changed and given a new function.'],
  ],
  'use.sample': [['Examples of the use of {object}'], ['Takes examples that can be checked and judges them.']],
  'use.bound': [['Principles and limits in using {object}'], ['Proposes principles and names the usual failings.']],
  'use.rule': [
    ['Principles for the use of {object}'],
    ['Draws them from what came before and says what each prevents.'],
  ],
  'use.fault': [
    ['Common failings in the use of {object}'],
    ['Names failings such as mere copying, and how to mend them.'],
  ],
  'concept.value': [
    ['What can be learnt from {object} today'],
    ['Says which present questions it helps to understand, and why.'],
  ],
  'proof.easy': [['A simple example of {object}'], ['Shows the steps in the simplest case.']],
  'proof.hard': [['A fuller example of {object}'], ['Shows in a harder case how to choose the way.']],
  'war.tactical': [['The tactical role of {object}'], ['Says what it changes on the field.']],
  'war.strategic': [['The strategic role of {object}'], ['Says how it bears on aims and costs of a war.']],
  'ethics.principled': [
    ['Objections of principle to {object}'],
    ['Tests the principles on which the objections rest.'],
  ],
  'ethics.worry': [
    ['Worries about the consequences of {object}'],
    ['Asks whether the worries are founded and can be met.'],
  ],
  'use.form': [['Reworking the form of {object}'], ['Shows how form is extracted, simplified and recombined.']],
  'use.sense': [['Reworking the meaning of {object}'], ['Shows how meaning is kept, changed or renewed.']],
} as const satisfies Partial<Phrases<Move>>;
