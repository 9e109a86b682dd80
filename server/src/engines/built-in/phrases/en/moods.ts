import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const moods = {
  'mood.nature': [
    ['The nature of {object}'],
    ['Starts from familiar situations, tells several senses apart and settles on one.'],
  ],
  'mood.kinds': [['Kinds of {object}'], ['Gives an example of each and says what they share.']],
  'mood.source': [
    ['Where {object} comes from'],
    ['Asks in turn what lies in a person, between people and in the age.'],
  ],
  'mood.self': [['The human condition and {object}'], ['Shows how needs, limits and self-awareness give rise to it.']],
  'mood.others': [['{object} between people'], ['Shows how it arises in recognition, comparison and dependence.']],
  'mood.age': [['{object} in present-day society'], ['Says how ways of life today deepen it or change it.']],
  'mood.effect': [
    ['What {object} does to people'],
    ['Takes gains and losses, and tells a passing feeling from a lasting effect.'],
  ],
  'mood.harm': [['The cost of {object}'], ['Says when it does harm, and to whom.']],
  'mood.gain': [['The worth of {object}'], ['Says what it lets people see or do.']],
  'mood.judge': [['How to judge {object}'], ['Compares what several thinkers held and gives a judgement.']],
  'mood.views': [
    ['What thinkers have said of {object}'],
    ['Takes two or three of different standpoint, in their own words.'],
  ],
  'mood.way': [['Living with {object}'], ['Draws from the analysis an attitude that can be lived, with its limits.']],
  'mood.bounds': [['Conditions and limits of {object}'], ['Says when it is called for and when it is not.']],
  'joint.mood': [['The nature and sources of {object}'], ['Says what it is before asking where it comes from.']],
  'joint.moodWorth': [['{object}: what it does and how to judge it'], ['Takes gains and losses before judging.']],
} as const satisfies Partial<Phrases<Move>>;
