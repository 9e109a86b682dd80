import type { Phrases } from '../phrase.ts';

/** Where a notion begins and ends: what counts as consent. */
export const counted = {
  'counts.sense': [['{object}: senses and origins'], ['Says how the word is used and where the notion comes from.']],
  'counts.usage': [['Everyday and technical senses'], ['Sets ordinary use beside the use of specialists.']],
  'counts.origin': [['How the concept arose and changed'], ['Says when the concept appeared and how it has shifted.']],
  'counts.statute': [
    ['Definitions in the rules in force'],
    ['Sets out how statutes and authorities define it and whether they agree.'],
  ],
  'counts.near': [['Neighbouring concepts'], ['Tells it from what it is easily taken for.']],
  'counts.criteria': [['The criteria that decide {fact}'], ['Sets out the tests in use and examines each.']],
  'counts.listed': [['Criteria that have been proposed'], ['Lists the tests with the reasons given for each.']],
  'counts.needed': [
    ['What is necessary and what is enough'],
    ['Says which conditions cannot be missing and which suffice.'],
  ],
  'counts.judge': [
    ['Who decides, and by what procedure'],
    ['Says who applies the test and how that shapes the outcome.'],
  ],
  'counts.edge': [['Borderline cases: {object} at its limits'], ['Takes cases that stand between yes and no.']],
  'counts.courts': [
    ['How courts have drawn the line'],
    ['Reads leading decisions for their reasoning; citations and facts are to be checked one by one.'],
  ],
  'counts.out': [['Cases wrongly included or left out'], ['Shows where the tests are too wide or too narrow.']],
  'counts.split': [['Where opinions really part'], ['Separates disputes of fact from disputes about the test.']],
  'counts.answer': [['A proposed test of {fact}'], ['States a test and says how it settles the borderline cases.']],
  'counts.test': [['The test and its reasons'], ['States the test and says what makes it better than the others.']],
  'counts.tried': [
    ['The test applied to the borderline cases'],
    ['Puts the test to the hard cases and looks at the answers.'],
  ],
  'counts.reform': [['A proposal for the rules'], ['Sketches a change in the text of the rules.']],
} as const satisfies Phrases;
