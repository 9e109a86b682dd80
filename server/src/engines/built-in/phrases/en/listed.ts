import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const listed = {
  'listed.side': [
    ['{term} and {object}'],
    ['Takes one side that the title names: how things stand, what is hard and what can be done.'],
  ],
  'joint.listed': [['The main sides of {object}'], ['Takes in turn the sides that the title names.']],
  'listed.state': [
    ['{term}: how things stand'],
    ['Describes practice, scale and participants; figures are to be supplied.'],
  ],
  'listed.trouble': [
    ['{term}: difficulties and their causes'],
    ['Says where the difficulty lies and what brings it about.'],
  ],
  'listed.answer': [['{term}: what can be done'], ['Answers the causes and says who should act.']],
  'listed.practice': [
    ['{term}: present practice'],
    ['Describes what is done now and how; figures are to be supplied.'],
  ],
  'listed.gap': [['{term}: weak points'], ['Says which link is weakest and why.']],
  'listed.remedy': [['{term}: ways to improve'], ['Answers the weak points and says who should act.']],
  'listed.setup': [
    ['{term}: the overall picture'],
    ['Says who is in charge and how it works; figures are to be supplied.'],
  ],
  'listed.limit': [['{term}: gaps and where they come from'], ['Says what is missing and what left it out.']],
  'listed.step': [['{term}: possible steps'], ['Puts in order what can be done and what it takes.']],
  'listed.aims': [['{term}: position and aims'], ['Says what they faced and what they wanted.']],
  'listed.deeds': [['{term}: actions and influence'], ['Says what they did and what it changed.']],
  'listed.tie': [
    ['{object}: the sides taken together'],
    ['Sets the sides against each other and says which weighs most.'],
  ],
  'listed.links': [['How the sides bear on each other'], ['Shows how a change in one moves another.']],
  'listed.plan': [['A way forward for {object}'], ['Puts the steps in order and names what they need.']],
} as const satisfies Partial<Phrases<Move>>;
