import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const undertakings = {
  'power.needs': [
    ['Demand and conditions of {the object}'],
    ['States load, site and resource, on which the design rests.'],
  ],
  'power.site': [
    ['Site and energy resource'],
    ['Records irradiation, wind or grid access, with the source of the data.'],
  ],
  'power.demand': [['Calculation of the load'], ['Adds up equipment and hours of use and lists the assumptions.']],
  'power.sizing': [
    ['Sizing and equipment of {the object}'],
    ['Goes from demand to capacity, equipment, wiring and protection.'],
  ],
  'power.capacity': [['Installed capacity'], ['Gives formula, values and margin.']],
  'power.devices': [['Choice of the main equipment'], ['Compares candidates by rating, reliability and price.']],
  'power.wiring': [
    ['Wiring diagram and cable sections'],
    ['Draws the diagram and checks voltage drop and current rating.'],
  ],
  'power.guard': [
    ['Overcurrent protection, earthing and surge protection'],
    ['Chooses devices and earthing by the standard.'],
  ],
  'power.check': [
    ['Checks and economy of {the object}'],
    ['Checks capacity, rules and cost; figures depend on calculation and quotations.'],
  ],
  'power.output': [['Yearly output and losses'], ['Estimates month by month and names the losses.']],
  'power.rules': [['Grid and safety rules'], ['Goes through the rules in force one by one.']],
  'power.cost': [['Cost and payback'], ['Lists investment, upkeep and income and tests their sensitivity.']],
  'venture.idea': [
    ['Offer and business model of {the object}'],
    ['Says what is offered, to whom, and what earns the money.'],
  ],
  'venture.offer': [['Products and services'], ['Describes what is sold and how it differs.']],
  'venture.model': [['Sources of income'], ['Lists income, cost structure and key resources.']],
  'venture.market': [['Market of {the object}'], ['Tells size, customers and rivals by data that can be checked.']],
  'venture.setting': [
    ['Industry and surroundings'],
    ['Shows chances and threats in policy, economy, society and industry.'],
  ],
  'venture.customers': [['Target customers and demand'], ['Divides the customers and says how their demand is known.']],
  'venture.rivals': [['Rivals and advantage'], ['Compares price, place and reputation and finds the opening.']],
  'venture.running': [
    ['Marketing and operation of {the object}'],
    ['Brings the plan down to selling, processes, staff and dates.'],
  ],
  'venture.selling': [['Marketing plan'], ['Sets product, price, place and promotion.']],
  'venture.process': [['Place, equipment and processes'], ['Describes premises, equipment, supply and processes.']],
  'venture.team': [['Team and legal form'], ['States posts, staff cost and the form of the firm.']],
  'venture.money': [
    ['Finance and viability of {the object}'],
    ['Judges by investment, income and cost; every figure needs its source.'],
  ],
  'venture.invest': [['Investment and funding'], ['Lists what has to be bought and who pays.']],
  'venture.forecast': [['Forecast and break-even'], ['Estimates a poor, a middling and a good case.']],
  'venture.risk': [['Risks and answers'], ['Ranks risks by likelihood and loss and answers them.']],
  'monitor.needs': [
    ['What {the object} must measure'],
    ['Derives what is measured, how exactly and how often from its use.'],
  ],
  'monitor.quantity': [
    ['Quantities to be measured and place of use'],
    ['States the quantities, their range and how it is mounted.'],
  ],
  'monitor.index': [
    ['Range, accuracy and sampling'],
    ['Sets range, allowed error, sampling interval and battery life.'],
  ],
  'monitor.scheme': [['Overall scheme of {the object}'], ['Compares schemes and fixes parts and flow of data.']],
  'monitor.options': [['Candidate schemes compared'], ['Compares accuracy, reliability and cost.']],
  'monitor.circuit': [
    ['Choice of sensors and signal conditioning'],
    ['Compares sensors and gives circuits and values.'],
  ],
  'monitor.sampling': [
    ['Sampling and filtering of readings'],
    ['Explains sampling, filtering and handling of outliers.'],
  ],
  'monitor.store': [['Storage, display and alarms'], ['Gives format, screens and the grounds of the alarm limits.']],
  'monitor.test': [
    ['Calibrating and testing {the object}'],
    ['Calibrates first, then tests the whole against the requirements.'],
  ],
  'monitor.calibrate': [
    ['Calibration and sources of error'],
    ['Calibrates against a reference and lists errors; data to be filled in.'],
  ],
  'monitor.trial': [['Trial on site'], ['States place, length and records; results to be filled in.']],
} as const satisfies Partial<Phrases<Move>>;
