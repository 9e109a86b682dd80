import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const caseStudy = {
  'case.choice': [
    ['{case} as a case of {focus}', '{focus} as a case', '~{object} as a case'],
    ['Gives the background of the case and says why it deserves a close look.'],
  ],
  'case.profile': [
    ['{case}: the facts that matter', 'The facts of {object}'],
    ['Takes only facts that bear on the question, each with its source.'],
  ],
  'case.reason': [
    ['The choice of {case} as the case', 'Reasons for choosing this case of {object}'],
    ['Says whether the case is typical, extreme or critical, and which view it can test.'],
  ],
  'case.frame': [
    ['A framework for analysing {focus}', '~A framework for analysing {object}'],
    ['Breaks the question into sides that can be observed in the material.'],
  ],
  'case.terms': [['{object}: meaning and components'], ['Defines the term and says what it is made of.']],
  'case.aspects': [
    ['Sides of {object} to be examined'],
    ['Lists what is to be observed and what evidence each side needs.'],
  ],
  'case.sources': [
    ['Sources on {case}', 'Sources on {object}'],
    ['Says how {data} are obtained and checked against each other.'],
  ],
  'case.course': [
    ['The course of {focus} {there}', 'The course of {focus}', '~The course of {object}'],
    ['Reconstructs events in order and marks choices and turns.'],
  ],
  'case.start': [['How {object} began'], ['Says where it started and under what conditions those involved acted.']],
  'case.moves': [
    ['Key decisions on {object}'],
    ['Says who decided what and when, and what else could have been done.'],
  ],
  'case.turns': [
    ['Turning points and responses in {object}'],
    ['Finds the points at which the course changed and compares before and after.'],
  ],
  'case.findings': [
    ['Findings on {focus} from {case}', 'What the case shows about {focus}', '~What the case shows about {object}'],
    ['Judges results by the framework, asks for causes and sets rival accounts aside.'],
  ],
  'case.result': [['Results of {object}'], ['States results side by side with the framework, facts before judgement.']],
  'case.cause': [
    ['Causes behind the results of {object}'],
    ['Explains the results from within and from without, with evidence.'],
  ],
  'case.rival': [['Other explanations of {object}'], ['Lists rival explanations and says which parts of them stand.']],
  'case.carry': [
    ['Lessons of {case} and their reach', 'Lessons of this case of {object} and their reach'],
    ['Says what can be carried elsewhere and what belongs to this case alone.'],
  ],
  'case.advice': [
    ['Recommendations on {object}'],
    ['Derives advice from the causes, with actor, steps and a test of success.'],
  ],
  'case.transfer': [['What others can take from {object}'], ['Names the conditions that a transfer would need.']],
  'case.bound': [
    ['What cannot be carried over from {object}'],
    ['Names the parts that rest on the special conditions of the case.'],
  ],
  'case.inner': [['Causes within {object}'], ['Explains by decisions, resources and management.']],
  'case.outer': [['Conditions around {object}'], ['Explains by surroundings, rules and rivals.']],
  'case.side': [['{variable}'], ['Says what was done, what came of it and where the evidence lies.']],
  'fall.course': [
    ['The course of {focus}', '~The course of {object}'],
    ['Reconstructs events in order, each with its source.'],
  ],
  'fall.before': [
    ['{case} before the events', 'Background and early signs'],
    ['Describes the organisation and the signs before the events.'],
  ],
  'fall.means': [['What was done, and how'], ['Shows step by step what was done, by whom and how it was hidden.']],
  'fall.exposed': [['Discovery and reactions'], ['Says how it came out and how those involved reacted.']],
  'fall.causes': [
    ['Causes of {focus}', '~Causes of {object}'],
    ['Explains by motives, inside and outside conditions, and ranks them.'],
  ],
  'fall.pressure': [['Pressure and incentives'], ['Shows where pressure of targets, money or interest came from.']],
  'fall.inside': [['Failures of governance and control'], ['Shows where decisions and supervision failed.']],
  'fall.outside': [['Failures of outside oversight'], ['Asks why auditors, regulators and markets noticed late.']],
  'fall.blame': [
    ['Consequences and responsibility for {focus}', '~Consequences and responsibility for {object}'],
    ['Tells direct results from lasting ones and assigns them.'],
  ],
  'fall.loss': [
    ['Consequences for those affected'],
    ['Goes through customers, employees, investors and the industry.'],
  ],
  'fall.duty': [['Who was held responsible'], ['Lists those responsible, sanctions and grounds.']],
  'fall.lessons': [
    ['Lessons of {focus}', '~Lessons of {object}'],
    ['Draws from the causes what could prevent a repetition.'],
  ],
  'fall.firm': [['Lessons for governance'], ['Names changes inside the organisation.']],
  'fall.rule': [['Lessons for oversight'], ['Names changes in audit and regulation.']],
  'plan.setting': [
    ['The environment of {case}', 'The environment of {focus}', '~The environment of {object}'],
    ['Uses one framework for chances, threats, strengths and weaknesses.'],
  ],
  'plan.macro': [
    ['Industry and wider environment'],
    ['Shows the weight of policy, economy, society, technology and industry.'],
  ],
  'plan.rivals': [['Competitors and target customers'], ['Compares main rivals and says who buys and why.']],
  'plan.strength': [['Strengths and weaknesses'], ['Derives both from resources and abilities.']],
  'plan.content': [
    ['The content of {focus}', '~The content of {object}'],
    ['Describes present practice part by part, each fact with its source.'],
  ],
  'plan.result': [
    ['Results and problems of {focus}', '~Results and problems of {object}'],
    ['Judges by figures that can be checked, then names problems.'],
  ],
  'plan.gain': [['Results achieved'], ['Uses sales, share, reach or reputation.']],
  'plan.trouble': [['Problems that remain'], ['Sets practice against aims and environment.']],
  'plan.why': [['Reasons for the problems'], ['Explains by resources, organisation and environment.']],
  'plan.better': [
    ['Recommendations for {focus}', '~Recommendations for {object}'],
    ['Matches each recommendation to a problem, with steps.'],
  ],
  'plan.advice': [['Answers to the problems'], ['States action, time and who is responsible.']],
  'plan.guard': [['Conditions for success'], ['Names organisation, people, money and review.']],
  'gain.place': [
    ['The setting and beginnings of {focus}', '~The setting and beginnings of {object}'],
    ['Describes the place and how it began.'],
  ],
  'gain.ground': [['Location and resources'], ['States natural, cultural and transport conditions that matter.']],
  'gain.stages': [['Beginnings and stages'], ['Follows the rise in time.']],
  'gain.doing': [
    ['How {focus} works and who takes part', '~How {object} works and who takes part'],
    ['Says who does what and how they work together.'],
  ],
  'gain.parties': [['Residents, businesses and authorities'], ['Says what each contributes and gains.']],
  'gain.visitors': [['Visitors and what they do'], ['Says who comes, why, and what they do there.']],
  'gain.effect': [
    ['What {focus} brought to {case}', 'What {focus} brought to the place', '~What {object} brought to the place'],
    ['Sets gains beside costs for economy, culture and community.'],
  ],
  'gain.economy': [['Economic gains'], ['Uses visitors, sales and jobs.']],
  'gain.culture': [['Changes in culture and community'], ['Looks at identity, contacts and image.']],
  'gain.friction': [['Burdens and friction'], ['Looks at crowding, costs and conflicts of interest.']],
  'gain.keep': [
    ['Conditions for {focus} to last', '~Conditions for {object} to last'],
    ['Derives the conditions from gains and costs.'],
  ],
  'gain.advice': [['Recommendations for the place'], ['Says who should act and what comes first.']],
  'compare.market': [['Resources and markets of {a} and {b}'], ['Shows how resources and markets differ.']],
  'compare.bet': [['Strategic choices of {a} and {b}'], ['Shows how each decided the same question.']],
} as const satisfies Partial<Phrases<Move>>;
