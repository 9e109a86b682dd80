import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const policy = {
  'policy.problem': [
    [
      '{focus} {there}: the problem and the aims',
      '{focus}: the problem and the aims',
      '~{object}: the problem and the aims',
    ],
    ['Says what the policy answers, what it wants to reach, who gains and who pays.'],
  ],
  'policy.origin': [
    ['Why {object} came onto the agenda'],
    ['Uses facts that can be checked to show where the problem comes from and how pressing it is.'],
  ],
  'policy.goals': [
    ['The aims of {object} and their order'],
    ['Tells declared from unspoken aims and shows where they pull apart.'],
  ],
  'policy.parties': [
    ['Interests touched by {object}'],
    ['Lists those affected, what they want and how much say they have.'],
  ],
  'policy.tools': [
    ['The instruments of {focus}', '~The instruments of {object}'],
    ['Sorts instruments into rules, incentives and information and holds them against the aims.'],
  ],
  'policy.rules': [['Rules and standards under {object}'], ['Sets out the main rules, whom they bind and how firmly.']],
  'policy.incentives': [
    ['Money and incentives under {object}'],
    ['Shows where funds come from, who receives them and what they reward.'],
  ],
  'policy.duties': [
    ['Who is in charge of {object}'],
    ['Follows the division of duties and finds where they overlap or leave a gap.'],
  ],
  'policy.carrying': [
    ['{focus} {there}: from text to practice', '{focus}: from text to practice', '~{object}: from text to practice'],
    ['Follows the chain from decision to delivery and finds the link at which it bends.'],
  ],
  'policy.chain': [
    ['The chain from decision to delivery of {object}'],
    ['Draws the chain, with actor and deadline at each link.'],
  ],
  'policy.local': [
    ['Carrying out {object} in {place}', 'Carrying out {object} in different places'],
    ['Compares practices and their conditions without taking one for all.'],
  ],
  'policy.obstacle': [
    ['Resistance to carrying out {object}'],
    ['Tells lack of means, lack of will and clashes of rules apart.'],
  ],
  'policy.effects': [
    ['Effects and side effects of {focus}', '~Effects and side effects of {object}'],
    ['Holds results against aims and looks for consequences nobody intended; figures are to be supplied.'],
  ],
  'policy.yardstick': [
    ['Yardsticks for judging {object}'],
    ['Says which indicators and which comparison could credit a result to the policy.'],
  ],
  'policy.reached': [
    ['Aims reached by {object} so far'],
    ['Goes through the aims one by one and grades the evidence for each.'],
  ],
  'policy.side': [['Costs and side effects of {object}'], ['Names shifted costs, evasion and new inequities.']],
  'policy.adjust': [
    ['Options for adjusting {focus}', '~Options for adjusting {object}'],
    ['Derives comparable options from the causes and says what each would need.'],
  ],
  'policy.options': [['Keeping, mending or replacing {object}'], ['Sets out the options and the price of each.']],
  'policy.choice': [
    ['Choosing between the options for {object}'],
    ['Compares the options by one set of criteria and gives reasons for the choice.'],
  ],
  'policy.support': [
    ['What a change of {object} would require'],
    ['Names law, money and monitoring, and when the change should be reviewed.'],
  ],
  'policy.gain': [['Those who gained from {object}'], ['Says who gained, how much and on what evidence.']],
  'policy.missed': [
    ['Unmet aims of {object}'],
    ['Names aims that were missed and tells faults of design from faults of execution.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
