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
  'case.side': [['What was done on {variable}'], ['Says what was done, what came of it and where the evidence lies.']],
} as const satisfies Partial<Phrases<Move>>;
