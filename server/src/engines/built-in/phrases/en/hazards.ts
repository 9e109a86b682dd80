import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const hazards = {
  'side.named': [
    ['{term} of {focus}', '~{term} of {object}'],
    ['Gathers what has been found on this side that the title names, and how firm it is.'],
  ],
  'side.found': [['{term}: what has been found'], ['Sums up material, methods and main results.']],
  'side.open': [
    ['{term}: disagreement and strength of evidence'],
    ['Says where results differ and how strong they are.'],
  ],
  'hazard.source': [
    ['{focus}: sources and exposure', '~{object}: sources and exposure'],
    ['Says where it comes from and how people come into contact with it.'],
  ],
  'hazard.origin': [['Main sources'], ['Compares findings and shares by source.']],
  'hazard.route': [['Routes of exposure and detection'], ['Compares routes, methods of detection and levels found.']],
  'hazard.risk': [
    ['{focus}: harm and those at risk', '~{object}: harm and those at risk'],
    ['Gathers proven harm and says who suffers most.'],
  ],
  'hazard.harm': [['Proven harm and mechanisms'], ['Orders harm and mechanisms by strength of evidence.']],
  'hazard.who': [['Groups at risk and dose'], ['Compares groups and levels of exposure.']],
  'hazard.answer': [
    ['{focus}: prevention and control', '~{object}: prevention and control'],
    ['Compares ways of control by effect, cost and conditions.'],
  ],
  'hazard.avoid': [
    ['Control at the source and monitoring'],
    ['Gathers ways of cutting sources, monitoring and standards.'],
  ],
  'hazard.remove': [['Removal and treatment'], ['Compares what removal or treatment achieves.']],
  'prevent.assess': [['Assessing the risk of {object}'], ['Compares tools of assessment and when they are used.']],
  'prevent.tool': [['Assessment tools and their validity'], ['Compares content, sensitivity and fit of tools.']],
  'prevent.when': [['Finding those at high risk'], ['Says when and by whom risk is assessed.']],
  'prevent.ways': [
    ['Measures to prevent {object} and their effects'],
    ['Sorts measures and compares effect and evidence.'],
  ],
  'prevent.single': [['Single measures'], ['Compares measures one by one.']],
  'prevent.bundle': [['Combined programmes'], ['Compares what several measures achieve together.']],
  'prevent.carried': [
    ['Putting prevention into practice'],
    ['Says how far measures are carried out and why not further.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
