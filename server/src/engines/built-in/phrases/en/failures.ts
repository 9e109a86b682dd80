import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const failures = {
  'decline.course': [
    ['The course of {focus}', '~The course of {object}'],
    ['Follows the decline from its height, each step with its source.'],
  ],
  'decline.height': [
    ['{case} at its height', 'The position at its height'],
    ['States the position held and the strengths behind it.'],
  ],
  'decline.turn': [['First signs of decline'], ['Names the first signs and how they were read at the time.']],
  'decline.slide': [['Losing ground: figures and last stage'], ['Uses share and revenue to follow the slide.']],
  'decline.causes': [
    ['Causes of {focus}', '~Causes of {object}'],
    ['Tells changes around it from its own choices and weighs them.'],
  ],
  'decline.market': [['Changes in technology and demand'], ['Says when they set in and how hard they hit.']],
  'decline.choice': [['Strategic choices and missed chances'], ['Rebuilds key decisions and what else was possible.']],
  'decline.inside': [['Organisation, culture and leadership'], ['Shows what inside stood in the way of change.']],
  'decline.rivals': [['What rivals did better'], ['Compares what rivals did at the same time.']],
  'decline.tried': [['Attempts at recovery and their result'], ['Says what was tried and why it did not work.']],
  'decline.lessons': [['Lessons of {focus}', '~Lessons of {object}'], ['Draws from the causes what others can use.']],
  'decline.signs': [['Signs that can be read in time'], ['Lists early signs that can be observed.']],
  'decline.firms': [['Lessons for firms facing change'], ['Names changes of organisation and decision.']],
  'fail.plan': [
    ['Aims and planning of {focus}', '~Aims and planning of {object}'],
    ['Says what was wanted and why success was expected.'],
  ],
  'fail.aims': [['Aims and expectations'], ['States the aims and their grounds.']],
  'fail.forces': [['Forces and means at hand'], ['Compares forces and conditions on each side.']],
  'fail.causes': [['Why {focus} failed', '~Why {object} failed'], ['Takes the causes one by one and weighs them.']],
  'fail.design': [['Flaws of planning and leadership'], ['Shows where judgement and decisions went wrong.']],
  'fail.means': [['Limits of forces and circumstances'], ['Shows how conditions narrowed what could be reached.']],
  'fail.other': [['What opponents did'], ['Says what opponents did and why it worked.']],
  'fail.result': [
    ['Consequences of the failure of {focus}', '~Consequences of the failure of {object}'],
    ['Tells direct from lasting consequences and compares explanations.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
