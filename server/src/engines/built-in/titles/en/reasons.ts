import type { TitleData } from '../title-data.ts';

export const reasons: TitleData['reasons'] = {
  'status-and-remedies': [
    'The facts can be set out from {source}, and each problem paired with its cause and its remedy.',
    'The problem is visible and the remedies concrete; {source} give enough to work from without a large survey.',
  ],
  'relation-test': [
    'Both sides can be measured with data from {source}, and the tests are standard ones.',
    'The hypothesis is clear, and {source} allow it to be tested within a term.',
  ],
  'design-artefact': [
    'The need is concrete and the result can be shown: requirements, design, realisation and tests each give a chapter.',
    'A small prototype is enough to test the idea; material comes from {source}.',
  ],
  'doctrinal-law': [
    'Statutes and judgments are public, the point of dispute is narrow, and the argument leads to a proposal.',
    'The law in force leaves room for more than one reading, which {source} document well.',
  ],
  'text-interpretation': [
    'The text is at hand and the question small enough for close reading; there is criticism to argue with.',
    'The work itself is the evidence: a few key passages carry a reading of your own.',
  ],
  'history-narrative': [
    'The sources are within reach ({source}), and the change can be told period by period.',
    'A clear span of time with {source} to set against each other: causes and consequences can be shown.',
  ],
  'clinical-study': [
    'The outcome has validated measures and cases arise in routine care; ethical approval comes first.',
    'The intervention is well described, groups can be compared, and the result is of direct use on the ward.',
  ],
  'lab-experiment': [
    'The factor can be controlled and the outcome measured with standard equipment in a few series.',
    'A short experiment with one variable, whose results can be set beside published values.',
  ],
  'theory-essay': [
    'The question is compact and is settled by argument, not by data; the main positions are in print.',
    'Both sides of the dispute can be found in {source}, which leaves room for a position of your own.',
  ],
  review: [
    'There is enough published work in open databases to sort by theme and method and to show what is missing.',
    'Recent findings disagree, so ordering them is worth while, and all of the material is public.',
  ],
  'case-study': [
    'One case can be followed in depth, with {source} to check each other.',
    'The object is concrete, and {source} show the course of events from beginning to end.',
  ],
  'policy-analysis': [
    'All policy documents are public, and aims, implementation and results can be compared step by step.',
    'Authorities have taken different paths; documents and {source} show which worked better.',
  ],
  'teaching-design': [
    'One unit can be planned, tried out and reflected on, with the curriculum and the textbook as its ground.',
    'Aims, activities and assessment form a whole that can be tried during teaching practice.',
  ],
};
