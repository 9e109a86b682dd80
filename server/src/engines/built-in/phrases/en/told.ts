import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const told = {
  'voice.method': [
    ['An interview study of {focus}', '~Design of the interviews'],
    ['Says why people are interviewed, who they are, and how their words are recorded and analysed.'],
  ],
  'voice.people': [['Choice of interviewees'], ['States criteria, number and background.']],
  'voice.talk': [['Interview guide and conduct'], ['States questions, length, recording and consent.']],
  'voice.code': [['Coding and trustworthiness'], ['States the steps of coding and how they are checked.']],
  'voice.themes': [['{focus}: themes', '~Themes'], ['Derives themes from the codes, each with quotations.']],
  'voice.daily': [['Everyday situation and practice'], ['Says how they describe their days.']],
  'voice.strain': [['Difficulties and pressures'], ['Says what they find hard.']],
  'voice.support': [['Support and ways of coping'], ['Says who helped and how they cope.']],
  'voice.differ': [['Differences between interviewees'], ['Compares people of different background.']],
  'voice.meaning': [
    ['Understanding {focus}', '~Understanding the themes'],
    ['Explains the themes by earlier work and theory.'],
  ],
  'voice.explain': [['How the themes hang together'], ['Shows how one theme leads to another.']],
  'voice.compare': [['The themes beside earlier research'], ['Says what agrees and what is new.']],
  'voice.use': [['Recommendations for practice'], ['Draws advice from what was said.']],
  'lesson.course': [['Background and course of {object}'], ['Gives causes, forces and main stages in brief.']],
  'lesson.forces': [['Forces and conditions'], ['States numbers, equipment and ground.']],
  'lesson.stages': [['Main stages'], ['Divides the course in time.']],
  'lesson.show': [
    ['{term} in {object}', '~Successes and failures of {object}'],
    ['Says how it was planned, carried out and with what result.'],
  ],
  'lesson.plan': [['Planning and preparation'], ['Says what was intended and prepared.']],
  'lesson.carry': [['Execution and effect'], ['Says how it was done and what it achieved.']],
  'lesson.fail': [['What went wrong'], ['Says what failed and why.']],
  'lesson.draw': [
    ['Lessons for {term}', '~Lessons and their reach'],
    ['Draws lessons and the conditions under which they hold.'],
  ],
  'lesson.hold': [['Lessons that still hold'], ['Says what applies today.']],
  'lesson.change': [['What has changed since'], ['Names the conditions that are different now.']],
  'lesson.use': [['Consequences for forces and doctrine'], ['Says what should be done differently.']],
  'calamity.spread': [['Course and toll of {object}'], ['Says when and where it began and how it spread.']],
  'calamity.path': [['Routes and waves'], ['Rebuilds routes and dates from the sources.']],
  'calamity.toll': [['Deaths and losses'], ['Compares the figures and says how far they can be trusted.']],
  'calamity.why': [['Why it was so severe'], ['Explains by surroundings, livelihood and preparedness.']],
  'calamity.answer': [['Responses to {object}'], ['Tells official responses from those of the people.']],
  'calamity.state': [
    ['Measures of the authorities'],
    ['States measures, how they were carried out and what they did.'],
  ],
  'calamity.people': [['Relief and self-help'], ['Says what associations and people did.']],
  'calamity.belief': [['How people made sense of it'], ['Says what was believed and feared.']],
  'calamity.after': [['Consequences of {object}'], ['Tells near consequences from lasting ones.']],
} as const satisfies Partial<Phrases<Move>>;
