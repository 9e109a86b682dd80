import type { Phrases } from '../phrase.ts';

/** The part that somebody plays in something. */
export const played = {
  'play.scene': [
    ['{b}: setting and those involved'],
    ['Say how it came about, then who takes part and from what place.'],
  ],
  'play.task': [['Background to {b}'], ['Give origin, state and tasks from sources.']],
  'play.stand': [['Make-up and standing of {a}'], ['Give numbers, organisation, powers and interests.']],
  'play.deeds': [['The work of {a} in {b}'], ['Tell what was done by ways, resources and relations.']],
  'play.ways': [['Main activities'], ['List activities, each with an example.']],
  'play.means': [['Resources and powers'], ['Say where money, people, knowledge and powers come from.']],
  'play.bonds': [['Relations with others'], ['Describe division of work, cooperation and conflict.']],
  'play.effect': [['The part of {a} in {b}'], ['Say what they brought about, how it is known, and where it differs.']],
  'play.gain': [['What came of it'], ['Compare before and after; figures to be filled in.']],
  'play.proof': [['How far it was their doing'], ['Tell their share from that of other factors.']],
  'play.differ': [['Differences between situations'], ['Compare stages, places or groups.']],
  'play.limit': [['Limits on the part of {a}'], ['Look inside first, then at rules and surroundings.']],
  'play.inner': [['Limits of their own'], ['Speak of hands, skills and will.']],
  'play.outer': [['Rules and surroundings'], ['Speak of rules, money and outside relations.']],
  'play.better': [['Making more of {a}'], ['Answer the limits one by one.']],
  'play.self': [['Changes by {a}'], ['Name changes in organisation, skills and ways.']],
  'play.support': [['Support by rules and resources'], ['Say who provides it and what it takes.']],
  'play.verdict': [['Judging the part of {a}'], ['Give views of the time, then later effects.']],
  'play.then': [['Views of the time'], ['Quote sources from different sides.']],
  'play.after': [['Later effects and limits'], ['Say what remained and what was not achieved.']],
} as const satisfies Phrases;
