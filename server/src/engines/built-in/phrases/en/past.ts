import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const past = {
  'past.setting': [
    ['The setting of {focus}', '~The setting of {object}'],
    ['Gives the balance of forces beforehand, as the starting point for what follows.'],
  ],
  'past.before': [
    ['The situation before {object}'],
    ['Uses {data} to describe politics, economy and society beforehand.'],
  ],
  'past.struck': [['Those whom {object} struck'], ['Says who was hit first and what they could do about it.']],
  'past.parties': [['The parties to {object}'], ['Says what each wanted, what it could do and what it feared.']],
  'past.course': [
    ['The course of {focus}', '~The course of {object}'],
    ['Tells the course stage by stage and weighs the sources where they disagree.'],
  ],
  'past.stages': [['Stages of {object}'], ['Gives the ground for the division and the character of each stage.']],
  'past.moment': [
    ['Decisive moments of {object}'],
    ['Takes events that changed the course and asks what else was possible.'],
  ],
  'past.deep': [
    ['Long-term causes of {focus}', '~Long-term causes of {object}'],
    ['Looks for causes in slow conditions without reading back from the outcome.'],
  ],
  'past.structure': [
    ['Institutions and society behind {object}'],
    ['Shows how rules and social structure prepared the ground.'],
  ],
  'past.interest': [
    ['Interests and resources behind {object}'],
    ['Follows money, resources and who gained from them.'],
  ],
  'past.belief': [['Beliefs behind {object}'], ['Says how people at the time judged their situation.']],
  'past.trigger': [
    ['The immediate causes of {object}'],
    ['Names the accidents and decisions that set it off and tells trigger from root.'],
  ],
  'past.weigh': [
    ['Weighing the causes of {focus}', '~Weighing the causes of {object}'],
    ['Judges the weight of each cause by comparison and counterfactuals.'],
  ],
  'past.views': [
    ['How historians have explained {object}'],
    ['Sets the main explanations side by side with their sources and times.'],
  ],
  'past.verdict': [
    ['A judgement on the explanations of {object}'],
    ['Says which explanation is taken here and what remains uncertain.'],
  ],
  'past.result': [
    ['Outcome and consequences of {focus}', '~Outcome and consequences of {object}'],
    ['Tells direct from lasting consequences and looks at different groups.'],
  ],
  'past.direct': [['The immediate outcome of {object}'], ['States changes that can be confirmed soon afterwards.']],
  'past.remote': [
    ['Lasting consequences of {object}'],
    ['Follows traces in institutions and ideas without exaggerating them.'],
  ],
  'past.choices': [['Choices made in {object}'], ['Says what those who decided knew and what bound them.']],
  'past.rule': [['Institutions behind {object}'], ['Says how the rules worked and where they failed.']],
  'past.society': [['Social change behind {object}'], ['Follows changes in population, classes and livelihoods.']],
  'past.early': [['The early phase of {object}'], ['Tells the beginning and its first direction.']],
  'past.late': [['The later phase of {object}'], ['Tells how the direction changed and how it ended.']],
  'life.ground': [
    ['Conditions and norms that framed {focus}', '~Conditions and norms that framed {object}'],
    ['Shows how means and norms set the bounds of everyday life.'],
  ],
  'life.means': [['Material conditions of {object}'], ['Sets out income, prices, housing and supply.']],
  'life.rules': [
    ['Norms and expectations around {object}'],
    ['Says what law, custom and opinion allowed and forbade.'],
  ],
  'life.days': [
    ['{focus}: work, home and leisure', '~{object}: work, home and leisure'],
    ['Takes work, home and leisure in turn.'],
  ],
  'life.work': [['Work and livelihood in {object}'], ['Says what was done, for what pay and in what hours.']],
  'life.home': [['Home and company in {object}'], ['Looks at tasks at home, marriage and neighbours.']],
  'life.leisure': [['Leisure and belief in {object}'], ['Looks at feasts, pastimes, reading and faith.']],
  'life.voices': [
    ['Differences and voices in {focus}', '~Differences and voices in {object}'],
    ['Compares groups and hears those who lived it.'],
  ],
  'life.groups': [['{object} across groups'], ['Compares by class, place and age.']],
  'life.memory': [
    ['{object} in testimony and memory'],
    ['Uses diaries, letters and interviews and weighs what memory bends.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
