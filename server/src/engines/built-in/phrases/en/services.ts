import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const services = {
  'sci.idea': [['{object}: the idea and its origins'], ['Says what it is and how it was proposed or found.']],
  'sci.origin': [['How the idea arose'], ['Follows people and events in time.']],
  'sci.core': [['Basic principles'], ['Explains the principle with few formulas.']],
  'sci.seen': [['Evidence for {object}'], ['Says on what grounds it is accepted.']],
  'sci.signs': [['Key observations and experiments'], ['Gives design, result and precision.']],
  'sci.models': [['Models and how they are tested'], ['Compares predictions with evidence.']],
  'sci.made': [['How {object} can be realised'], ['Says which ways there are and how far each has come.']],
  'sci.ways': [['Main approaches'], ['Says what each does well and badly.']],
  'sci.state': [['Where the technology stands'], ['Uses figures that can be checked.']],
  'sci.use': [['Uses and limits of {object}'], ['Says what it can do and what not yet.']],
  'sci.uses': [['Present and possible uses'], ['Tells what works from what is hoped for.']],
  'sci.limits': [['Obstacles'], ['Names difficulties of technique, cost and safety.']],
  'sci.open': [['{object}: significance and open questions'], ['Says what it changed and what is unclear.']],
  'sci.worth': [['What it means for our picture of nature'], ['Relates it to other theories.']],
  'sci.next': [['Open questions'], ['Lists the questions and ways to answer them.']],
  'serve.basis': [
    ['Design data for {focus}', '~Design data for {object}'],
    ['Gives the building, the rules and the basic data.'],
  ],
  'serve.site': [['The building and the rules that apply'], ['Describes building, site and standards.']],
  'serve.demand': [['Demand and design loads'], ['Derives demand from people, area and standards.']],
  'serve.scheme': [['Options for {focus}', '~Options for {object}'], ['Compares options and fixes the system.']],
  'serve.compare': [['Comparison of systems'], ['Compares by technique and cost.']],
  'serve.layout': [['Layout and zoning'], ['Says where lines and equipment go.']],
  'serve.size': [
    ['Calculation and sizing for {focus}', '~Calculation and sizing for {object}'],
    ['Calculates step by step and chooses equipment.'],
  ],
  'serve.flow': [['Flows, losses and energy balance'], ['Gives formulas, values and results.']],
  'serve.equip': [['Choice of equipment and materials'], ['Chooses by calculation.']],
  'serve.check': [['Checks and energy savings'], ['Checks limits and estimates savings.']],
  'serve.work': [['Carrying out {focus}', '~Carrying out {object}'], ['Gives steps, costs and upkeep.']],
  'serve.build': [['Installation and acceptance'], ['Lists steps and tests.']],
  'serve.money': [['Cost, payback and upkeep'], ['Estimates cost and upkeep.']],
} as const satisfies Partial<Phrases<Move>>;
