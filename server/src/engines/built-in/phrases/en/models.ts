import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const models = {
  'model.build': [
    ['Building a model of {object}'],
    ['Says what is assumed and which quantities are followed, then writes the model down.'],
  ],
  'model.assume': [
    ['Assumptions and variables'],
    ['Lists each assumption with its grounds, and the variables with their units.'],
  ],
  'model.equation': [
    ['The equations of the model'],
    ['Derives the equations and explains each term and the starting values.'],
  ],
  'model.solve': [['What the model says about {object}'], ['Takes analytical results first, then numerical ones.']],
  'model.solution': [
    ['Analytical results and numerical solution'],
    ['Gives equilibria, stability and the numerical scheme; values to be filled in.'],
  ],
  'model.parameter': [
    ['How results change with the parameters'],
    ['Varies the main parameters and follows the outcome.'],
  ],
  'model.fit': [
    ['The model of {object} against data'],
    ['Estimates parameters from data and tests whether the model can be trusted.'],
  ],
  'model.data': [['Data and estimation of parameters'], ['States data, preparation and method of estimation.']],
  'model.error': [
    ['Fit and deviations'],
    ['Sets computed beside observed values and traces deviations; values to be filled in.'],
  ],
  'model.worth': [
    ['Reach and refinement of the model of {object}'],
    ['Says which questions the model can answer and which not.'],
  ],
  'model.limit': [['Where the assumptions fail'], ['Names the weakest assumptions and what follows from them.']],
  'model.extend': [
    ['Refined versions of the model'],
    ['Says which assumption could be relaxed and what data that needs.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
