import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const issue = {
  'issue.problem': [
    ['{object} {there}: the problem and its scale', '{object}: the problem and its scale'],
    ['Uses figures that can be checked to say how large it is, how it changes and whom it touches.'],
  ],
  'issue.extent': [['Size and trend of {object}'], ['Names sources that count alike; figures are to be supplied.']],
  'issue.roots': [['What lies behind {object}'], ['Tells lasting causes from recent changes.']],
  'issue.burden': [['Those affected by {object}'], ['Says how income, place and age make a difference.']],
  'issue.answers': [
    ['How policy {there} has responded to {object}', 'How policy has responded to {object}'],
    ['Goes through the course, the means and the division of work so far.'],
  ],
  'issue.course': [
    ['The course of policy on {object}'],
    ['Divides it by turning points and says why each change was made.'],
  ],
  'issue.tools': [
    ['Main policy instruments for {object}'],
    ['Sorts rules, money and services and asks which cause each meets.'],
  ],
  'issue.bodies': [['Who decides on {object}'], ['Says who decides, who pays and who carries out.']],
  'issue.result': [
    ['Results and shortcomings of policy on {object}'],
    ['Holds policy against the change of the problem and other possible causes.'],
  ],
  'issue.gain': [['What policy on {object} has achieved'], ['Grades the evidence point by point.']],
  'issue.short': [['Where policy on {object} falls short'], ['Names causes left untouched and gaps in delivery.']],
  'issue.uneven': [['Who gains and who loses under policy on {object}'], ['Asks whether benefit and burden match.']],
  'issue.options': [['Options for policy on {object}'], ['Compares options and recommends one with its conditions.']],
  'issue.choices': [['The options open to policy on {object}'], ['Lists options and the cause each is aimed at.']],
  'issue.weigh': [['The options for {object} compared'], ['Compares effect, cost, fairness and feasibility.']],
  'issue.plan': [['A recommendation on {object}'], ['Says who should act, what comes first and when to review.']],
} as const satisfies Partial<Phrases<Move>>;
