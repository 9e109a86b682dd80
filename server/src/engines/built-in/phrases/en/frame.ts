import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const frame = {
  'frame.intro': [
    [
      'Introduction: {ask}',
      '~Introduction: {focus}',
      '~Introduction: the question of {focus}',
      '~Introduction: the question of {object}',
    ],
    [
      'States where the question comes from, what will be answered, and in what order.',
      'Moves from an open question to the plan of the paper and the material it rests on.',
    ],
  ],
  'frame.background': [
    [
      'Background and occasion of the study',
      '~Background: {focus} {there}',
      '~The occasion for a study of {focus}',
      '~The occasion for a study of {object}',
    ],
    [
      'Starts from what makes {focus} worth studying now and says whom the answer concerns.',
      'Starts from the concerns of {institution} and others, and says why earlier answers no longer suffice.',
    ],
  ],
  'frame.question': [
    [
      'Questions and aims of the study',
      'What this paper asks',
      '~What this paper asks about {focus}',
      '~What this paper asks about {object}',
    ],
    ['Breaks the title into questions that can be answered one by one, and sets aside what is not discussed.'],
  ],
  'frame.literature': [
    [
      'State of research',
      'Earlier work and where it disagrees',
      '~What earlier work says about {focus}',
      '~What earlier work says about {object}',
    ],
    [
      'Groups earlier studies by the lenses of {theory} and {theory2}, and marks what they leave unexplained.',
      'Compares the material and the findings of earlier studies to locate the source of their disagreement.',
    ],
  ],
  'frame.approach': [
    ['Method and course of the paper: {tool}', '~Studying {focus} through {tool}', '~Studying {object} through {tool}'],
    ['Explains the choice of {tool}, the material drawn from {data}, and how the chapters follow from one another.'],
  ],
  'frame.scope': [
    [
      'The choice of {case}',
      '{object} {there}: scope of the study',
      'The choice of {era} as the period',
      'Scope of the study',
    ],
    [
      'Says how far {context} is typical and how far the conclusions can travel.',
      'Fixes the people, the period and the place under study, with reasons.',
    ],
  ],
  'frame.foundations': [
    [
      'Concepts and theory for understanding {focus}',
      'A theoretical footing for {focus}',
      '~Concepts and theory for understanding {object}',
    ],
    [
      'Defines the key terms and brings in {theory}, so that later chapters share one language.',
      'Defines the key terms and the theory they rest on, so that later chapters share one language.',
    ],
  ],
  'frame.object': [
    ['Key terms: {object}', 'Meaning and limits of {object}'],
    [
      'Separates {object} from neighbouring terms and fixes the sense used here.',
      'Works from actual usage and rules out cases that fall outside the paper.',
    ],
  ],
  'frame.aspect': [
    ['Dimensions of {aspect}', 'How {aspect} can be observed'],
    ['Lists the sides of {aspect} and how each can be observed and compared.'],
  ],
  'frame.theory': [
    [
      '{theory} as an account of {focus}',
      'Reading {focus} through {theory}',
      '~Reading {object} through {theory}',
      '~What {theory} explains',
    ],
    [
      'Says which part of the question can be explained by {theory} and which stays open.',
      'Derives from {theory} an expectation that the later argument takes up.',
      'Sets what becomes visible through {theory} against what stays hidden.',
    ],
  ],
  'frame.claim': [
    ['The core claims of {theory}'],
    ['Takes only the claims that bear on this question and shows how they connect.'],
  ],
  'frame.fit': [
    [
      'Conditions for applying {theory} to {focus}',
      '~Conditions for applying {theory} to {object}',
      '~Where {theory} applies',
    ],
    ['Tests the assumptions that the theory needs here, and notes what must be adapted.'],
  ],
  'frame.base': [
    ['Technology and principles behind {the object}', 'What {the object} builds on'],
    ['Presents only the technology and principles on which later design decisions depend.'],
  ],
  'frame.toolBase': [
    ['{tool}: reasons for the choice'],
    ['Compares the available options and says why {tool} suits this purpose.'],
  ],
  'frame.debate': [
    ['{debate}: consequences for {focus}', '{debate} and the study of {object}'],
    ['Weighs the reasons on both sides and states the position taken here.'],
  ],
  'frame.review': [
    [
      'Research on {focus}: progress and gaps',
      'The literature on {focus} reviewed',
      '~Research on {object}: progress and gaps',
    ],
    ['Sorts earlier work by approach, judges its evidence, and ends at the gap this paper fills.'],
  ],
  'frame.strand': [
    ['Studies guided by {theory}'],
    [
      'Sums up what this line of work has found, on what material, and where it contradicts itself.',
      'Shows how this line of work treats {object}, and which of its claims are contested.',
      'Asks what this line of work can see that the others miss.',
    ],
  ],
  'frame.gap': [
    ['What remains unexplained about {focus}', '~What remains unexplained about {object}'],
    ['Names the missing cases, material or methods from which this paper starts.'],
  ],
  'frame.conclusion': [
    ['Conclusion: {answer}', '~Conclusion: what has been shown about {object}'],
    ['Answers the opening questions one by one and says on what conditions the answers hold.'],
  ],
  'frame.findings': [
    [
      'Main findings',
      'What has been established',
      '~What has been established about {focus}',
      '~What has been established about {object}',
    ],
    ['Gathers the argument into a few statements that a reader can check, and sets them beside earlier views.'],
  ],
  'frame.limits': [
    [
      'Limits of the study and further questions',
      '~Limits of this study of {focus} and further questions',
      '~Limits and further questions on {object}',
    ],
    ['States what the material and the method cannot show, and which questions follow.'],
  ],
  'frame.keyword': [
    ['{term} in relation to {object}', '{term} and {object}'],
    ['Fixes the meaning of {term} in this paper and traces its ties with {object}.'],
  ],
  'frame.required': [['{term}'], ['Included as requested: says what it means for {object} and on what evidence.']],
  'frame.tool': [
    ['{term}: reasons and procedure'],
    ['Justifies {term}, sets out the steps and the quality checks, and leaves the results to be filled in.'],
  ],
  'frame.case': [
    ['{term} as a case'],
    ['Describes what is relevant about {term} and why it makes an informative case.'],
  ],
  'frame.grounds': [
    ['Theoretical grounds for explaining {focus}', '~Theoretical grounds for explaining {object}'],
    ['Brings in the theories that can explain the matter and compares what they expect.'],
  ],
  'frame.applied': [
    ['{theory} and its use in the design'],
    [
      'Takes from it what bears on the design and says which choices it constrains.',
      'Derives from it the rules that the design has to respect.',
    ],
  ],
  'frame.demand': [
    ['The need for {object}'],
    ['Starts from concrete difficulties of users or production and says why the work is worth doing.'],
  ],
  'frame.similar': [
    ['Comparable work on {object} and what it lacks'],
    ['Compares existing solutions and names what this work improves.'],
  ],
  'frame.task': [
    ['Key problems to be solved for {object}'],
    ['Reduces the need to a few testable problems and says what is left out.'],
  ],
  'frame.opening': [
    ['Introduction: {ask}', '~Introduction: the question of {object}'],
    ['Moves from an open question to the plan of the paper and the material it rests on.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
