import type { Phrases } from '../phrase.ts';

/** The part that somebody plays in something. */
export const played = {
  'play.scene': [
    ['{b}: setting and those involved'],
    ['Say how it came about, then who takes part and from what place.'],
  ],
  'play.task': [['How {b} came about and what it asks for'], ['Give origin, state and tasks from sources.']],
  'play.stand': [['Who {a} are and where they stand'], ['Give numbers, organisation, powers and interests.']],
  'play.deeds': [['What {a} did in {b}'], ['Tell what was done by ways, resources and relations.']],
  'play.ways': [['Main activities'], ['List activities, each with an example.']],
  'play.means': [['Resources and powers'], ['Say where money, people, knowledge and powers come from.']],
  'play.bonds': [['Relations with others'], ['Describe division of work, cooperation and conflict.']],
  'play.effect': [
    ['The part {a} played in {b}'],
    ['Say what they brought about, how it is known, and where it differs.'],
  ],
  'play.gain': [['What came of it'], ['Compare before and after; figures to be filled in.']],
  'play.proof': [['How far it was their doing'], ['Tell their share from that of other factors.']],
  'play.differ': [['Differences between situations'], ['Compare stages, places or groups.']],
  'play.limit': [['What held {a} back'], ['Look inside first, then at rules and surroundings.']],
  'play.inner': [['Limits of their own'], ['Speak of hands, skills and will.']],
  'play.outer': [['Rules and surroundings'], ['Speak of rules, money and outside relations.']],
  'play.better': [['Making more of what {a} can do'], ['Answer the limits one by one.']],
  'play.self': [['What {a} can change'], ['Name changes in organisation, skills and ways.']],
  'play.support': [['Support by rules and resources'], ['Say who provides it and what it takes.']],
  'play.verdict': [['Judging the part {a} played'], ['Give views of the time, then later effects.']],
  'play.then': [['Views of the time'], ['Quote sources from different sides.']],
  'play.after': [['Later effects and limits'], ['Say what remained and what was not achieved.']],
} as const satisfies Phrases;
