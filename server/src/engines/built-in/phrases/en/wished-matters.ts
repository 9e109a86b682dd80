import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

/** Sections of the chapters that students ask for, and of what they keep a paper to. */
export const wishedMatters = {
  'wish.side': [
    ['{focus}: {term}', '~{object}: {term}'],
    ['Sets out the material, the course and the outcome of this side.'],
  ],
  'wish.matterA': [
    ['{term}: forms and extent'],
    ['Says in which forms it enters the question and how far it reaches.'],
  ],
  'wish.matterB': [
    ['{focus} in the light of {term}', '~{object} in the light of {term}'],
    ['Looks back on the question from this side and says what it explains, and how far.'],
  ],
  'wish.people': [
    ['{term} as the population studied'],
    ['Says who is included, how they are chosen and which of their features matter here.'],
  ],
  'wish.period': [['{term} as the period studied'], ['Says why this span is taken and what changed within it.']],
  'wish.sideA': [['{term}: grounds and approach'], ['Gives the reasons, the material and the general line.']],
  'wish.sideB': [['{term}: contents and steps'], ['Says item by item what it holds and in which order.']],
  'wish.resultsA': [
    ['Main results on {focus}', '~Main results on {object}'],
    ['Reports results in the order of the questions; figures follow once obtained.'],
  ],
  'wish.resultsB': [
    ['What the results on {focus} do and do not show', '~What the results on {object} do and do not show'],
    ['Says which judgement they bear out and which they do not.'],
  ],
  'wish.measureA': [
    ['Workable steps for {focus}', '~Workable steps for {object}'],
    ['Says what is to be done, by whom and what comes first.'],
  ],
  'wish.measureB': [['What it takes to carry the steps out'], ['Names the staff, money and rules that are needed.']],
} as const satisfies Partial<Phrases<Move>>;
