import type { Phrases } from '../phrase.ts';

/** A property that is to be bettered, what a letter or a dream does in a work, what a change brought to a region. */
export const bettered = {
  'better.weak': [['What limits {object}'], ['Give present values and the aim; order the factors by weight.']],
  'better.state': [['Present values and measures'], ['Give measures, conditions and published values.']],
  'better.how': [['How the factors act'], ['Say at which step each factor acts.']],
  'better.means': [['Ways to improve it'], ['Compare ways that answer the factors and choose one.']],
  'better.known': [['Known ways and their limits'], ['Compare what each gains and costs.']],
  'better.choice': [['The way chosen and why'], ['Say which factor it answers and state a hypothesis.']],
  'better.make': [['Making and testing'], ['Describe making, comparison and conditions so that both can be repeated.']],
  'better.sample': [['Steps of making and the comparison'], ['Keep all else alike.']],
  'better.test': [['Tests and measurement'], ['Give apparatus, conditions, repeats and errors.']],
  'better.result': [
    ['Test results and discussion'],
    ['Set the results against the hypothesis; figures to be filled in.'],
  ],
  'better.compare': [
    ['Comparison with and without the measure'],
    ['Give differences and errors; figures to be filled in.'],
  ],
  'better.side': [['Effects on other properties and cost'], ['Look for what is lost.']],
  'better.why': [['Why the measure works'], ['Tell what was seen from what is supposed.']],
  'role.place': [['{term} in the structure of {work}'], ['Say where it appears and what place it holds.']],
  'role.where': [['Where it appears'], ['List the passages with their scenes.']],
  'role.frame': [['Its place in the whole'], ['Relate it to what comes before and after.']],
  'role.plot': [['What it does to plot and characters'], ['Read scene by scene what it brings about.']],
  'role.move': [['Moving the plot'], ['Ask what would not happen without it.']],
  'role.hide': [['What is hidden and what is told'], ['Follow who learns what, and when.']],
  'role.bond': [['Showing how characters stand to each other'], ['Say between whom it works.']],
  'role.telling': [['What it does to narration and readers'], ['Read how it changes the telling.']],
  'role.voice': [['Changes of narrator and viewpoint'], ['Compare whose voice tells.']],
  'role.reader': [['What is left to the reader'], ['Say what only the reader knows.']],
  'brought.life': [['Changes in daily life and travel'], ['Compare before and after from records and interviews.']],
  'brought.trade': [['Changes in population and trade'], ['Compare statistics; figures to be filled in.']],
  'brought.public': [['Changes in local finance and services'], ['Name burdens and substitutes.']],
} as const satisfies Phrases;
