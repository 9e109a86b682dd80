import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const designArtefact = {
  'system.core': [
    ['Building the core functions of {the object}'],
    ['Follows the use cases through processing, interfaces and code structure.'],
  ],
  'system.rights': [['Sign-in, permissions and administration'], ['Covers identity, roles, review and statistics.']],
  'system.safety': [
    ['Data safety and error handling'],
    ['Covers concurrency, transactions, backup and invalid input.'],
  ],
  'algorithm.related': [
    ['Existing methods and where they fall short'],
    ['Compares representative methods on this task.'],
  ],
  'algorithm.dataset': [
    ['Data for {object}'],
    ['Describes source, cleaning, labelling and split; size to be filled in.'],
  ],
  'algorithm.collect': [
    ['Sources and collection of data'],
    ['Says where data come from, what they cover and under which licence.'],
  ],
  'algorithm.clean': [
    ['Cleaning, labelling and augmentation'],
    ['Fixes exclusion rules, labelling guide and augmentation.'],
  ],
  'algorithm.core': [['Key modules for {object}'], ['Ties each change to a shortcoming, with formulas and a diagram.']],
  'heat.condition': [
    ['Material, surroundings and heat demand of {the object}'],
    ['Lists what is treated, its properties, the surroundings, the throughput and the temperatures needed.'],
  ],
  'heat.model': [
    ['Energy and mass balance'],
    ['Sets out what heat, matter and moisture or gas go in and out and what is neglected.'],
  ],
  'heat.need': [['Heat demand and losses'], ['Works out the heat required and where it is lost.']],
  'heat.flow': [
    ['Heat transfer, flow and mass transfer'],
    ['Chooses coefficients and equations and says how air, water or gas moves.'],
  ],
  'heat.size': [
    ['Sizing and choice of the main components'],
    ['Fixes areas, volumes, flow rates and materials from the balance.'],
  ],
  'heat.make': [['Construction and assembly'], ['States materials, steps, sealing, insulation and cost.']],
  'heat.trial': [
    ['Tests of temperature, flow and output'],
    ['Describes sensors, procedure and error; figures follow from the tests.'],
  ],
  'heat.rate': [
    ['Thermal efficiency and running cost'],
    ['Derives efficiency and sets it beside the targets and similar devices.'],
  ],
  'device.strength': [
    ['Strength and stiffness of {the object}'],
    ['Checks critical sections and parts by standard formulas.'],
  ],
  'struct.data': [['Design data and loads of {the object}'], ['Lists project data, standards and load values.']],
  'struct.site': [['Project and ground conditions'], ['Describes site, ground, water and use.']],
  'struct.load': [['Loads and combinations'], ['Lists loads and combinations by the code.']],
  'struct.layout': [['Scheme and layout of {the object}'], ['Compares schemes and fixes layout and first sizes.']],
  'struct.options': [['Options for {the object} compared'], ['Compares safety, economy, time and surroundings.']],
  'struct.size': [['Layout and preliminary sizing'], ['Gives layout, materials and grounds for first sizes.']],
  'struct.force': [
    ['Calculation and design of members'],
    ['Sets up the model, finds forces and designs the main members.'],
  ],
  'struct.calc': [['Structural model and internal forces'], ['States assumptions, method and governing cases.']],
  'struct.member': [
    ['Design of the main members'],
    ['Lists governing forces, sections or reinforcement and detailing.'],
  ],
  'struct.base': [['Foundations and joints'], ['Covers type, calculation and detailing.']],
  'struct.check': [
    ['Checks and construction of {the object}'],
    ['Checks capacity, deformation and stability; adds drawings and works.'],
  ],
  'struct.safe': [['Capacity, deformation and stability'], ['Sets each value beside its limit in the code.']],
  'struct.build': [['Construction and monitoring'], ['Gives sequence, quality control and monitoring.']],
  'control.needs': [
    ['Task and requirements of {the object}'],
    ['Derives targets and safety demands from the process.'],
  ],
  'control.object': [
    ['Task and operating conditions'],
    ['Describes the process, controlled quantities and disturbances.'],
  ],
  'control.index': [
    ['Performance targets and safety of {the object}'],
    ['Sets accuracy, response, interlocks and protection.'],
  ],
  'control.scheme': [['Overall scheme of {the object}'], ['Compares ways of control and fixes parts and signals.']],
  'control.options': [['Candidate schemes compared'], ['Compares performance, reliability and cost.']],
  'control.blocks': [['Block diagram and signal flow of {the object}'], ['Draws the blocks with inputs and outputs.']],
  'control.hardware': [
    ['Hardware of {the object}'],
    ['Selects the controller and designs sensing, driving and wiring.'],
  ],
  'control.core': [
    ['Selection of {means} and components', 'Selection of controller and components'],
    ['Selects by inputs, speed and surroundings.'],
  ],
  'control.circuit': [['Sensing, driving and power circuits'], ['Gives diagrams and calculated values.']],
  'control.software': [['Software of {the object}'], ['Explains program structure, control law and interface.']],
  'control.flow': [['Main program and interrupts'], ['Draws the flow and the calls between modules.']],
  'control.law': [['Algorithm and its parameters'], ['Gives the law, tuning steps and limits.']],
  'control.panel': [['Operator interface and communication'], ['Covers screens, alarms and protocol.']],
  'control.test': [
    ['Commissioning and testing {the object}'],
    ['Goes from units to the whole and tests against the targets.'],
  ],
  'control.simulate': [['Simulation and unit tests of {the object}'], ['Describes model, cases and unit records.']],
  'control.whole': [
    ['Integration and performance test'],
    ['States conditions, records and errors; results to be filled in.'],
  ],
  'visual.research': [
    ['Research for {the object}'],
    ['Learns about users and occasions and compares existing designs.'],
  ],
  'visual.users': [
    ['Needs of {population} and situations of use', 'Users and situations of use'],
    ['Gathers needs by observation and talks and sketches situations.'],
  ],
  'visual.cases': [['Comparable designs'], ['Compares representative cases by strengths and faults.']],
  'visual.source': [
    ['Sources of form for {the object}'],
    ['Collects cultural, natural or brand elements and chooses among them.'],
  ],
  'visual.site': [['The site and its constraints'], ['Describes position, scale, routes, light and neighbours.']],
  'visual.concept': [
    ['Position and concept of {the object}'],
    ['Derives position, theme and principles from the research.'],
  ],
  'visual.position': [['Design position of {the object}'], ['Says for whom it is, what it solves and how it differs.']],
  'visual.idea': [['Concept and theme'], ['Shows how the concept grew from elements and needs.']],
  'visual.rule': [['Design principles of {the object}'], ['Ties each principle to a finding of the research.']],
  'visual.scheme': [['Designing {the object}'], ['Goes from sketch to final and explains each choice.']],
  'visual.draft': [['Sketches and options'], ['Compares several directions by the principles.']],
  'visual.form': [
    ['Form, colour and material of {the object}'],
    ['Shows how form, colour and material carry the theme.'],
  ],
  'visual.layout': [['Zoning and circulation of {the object}'], ['Explains zones, routes and nodes.']],
  'visual.detail': [['Details, materials and planting'], ['Treats paving, lighting, furniture or plants.']],
  'visual.final': [['Final scheme of {the object}'], ['Shows renderings, dimensions and applications.']],
  'visual.check': [['Evaluating {the object}'], ['Has users and peers judge the design and revises it.']],
  'visual.test': [
    ['Judgement of {population}', 'Judgement of users'],
    ['States criteria, manner and number; results to be filled in.'],
  ],
  'visual.improve': [['Revision and further uses'], ['Says what was changed and where it may lead.']],
  'control.model': [['Mathematical model'], ['Sets up the model and identifies its parameters.']],
  'control.tune': [
    ['Tuning and behaviour under disturbance'],
    ['Gives tuning steps, limits and rejection of disturbances.'],
  ],
  'struct.model': [['Assumptions and model'], ['States simplifications and their effect.']],
  'struct.case': [['Governing cases and envelopes'], ['Lists governing cases and forces.']],
  'visual.watch': [['Observation and interviews'], ['States whom is observed, what is asked and how it is kept.']],
  'visual.scene': [['Typical situations of use'], ['Sketches situations and pains and derives demands.']],
  'solver.model': [
    ['A mathematical model of {object}'],
    ['Writes variables, objective and constraints, and what was simplified.'],
  ],
  'solver.scene': [['Scene and assumptions'], ['States the setting and what is assumed.']],
  'solver.goal': [['Objective and constraints'], ['Explains each term and where it comes from.']],
  'solver.basic': [
    ['The basic algorithm and its weaknesses'],
    ['Explains the algorithm chosen and where it falls short here.'],
  ],
  'solver.better': [['Changes made to the algorithm'], ['Ties each change to one weakness, with formula and reason.']],
  'solver.steps': [
    ['Steps of the solution and their cost'],
    ['Gives the flow, the stopping rule and the cost of computing.'],
  ],
  'solver.setting': [['Simulated scenes and settings'], ['States scenes, parameters, seeds and number of runs.']],
  'solver.range': [
    ['Sensitivity and conditions of use'],
    ['Varies the main parameters and says where the method still holds.'],
  ],
  'site.data': [
    ['The site and the monitoring of {outcome}'],
    ['Describes works, ground, what is monitored and where data come from.'],
  ],
  'site.watch': [['Monitored quantities and points'], ['States points, accuracy, intervals and warning values.']],
  'site.model': [
    ['A numerical model of {outcome}'],
    ['Builds the model, checks it against records, then compares stages.'],
  ],
  'site.build': [['Model, parameters and stages'], ['States extent, boundaries, material parameters and stages.']],
  'site.proof': [['Computed and measured values compared'], ['Compares size and trend, and explains what differs.']],
  'site.result': [
    ['How {driver} bears on {outcome}'],
    ['Orders the results by time, place and parameter; figures to be filled in.'],
  ],
  'site.course': [['Change from stage to stage'], ['Draws the course and marks the decisive stages.']],
  'site.space': [['Change with distance and position'], ['Compares distances and positions.']],
  'site.factor': [['The main parameters compared'], ['Varies one parameter at a time and ranks them.']],
  'site.control': [['Controlling {outcome}'], ['Derives limits and measures from the results.']],
  'site.limit': [['Limits and warning levels'], ['Sets limits after the codes and graded warnings.']],
  'site.means': [
    ['Measures in design and construction'],
    ['States measures, when they apply and how they are checked.'],
  ],
  'drive.scheme': [
    ['Drive layout and motor of {the object}'],
    ['Derives layout, power and speed from working conditions.'],
  ],
  'drive.plan': [['Layout of the drive'], ['Compares arrangements and draws the scheme.']],
  'drive.motor': [['Choice of motor'], ['Computes power and speed and selects a type.']],
  'drive.ratio': [
    ['Ratios and motion parameters'],
    ['Splits the ratio and lists speed, power and torque of each shaft.'],
  ],
  'drive.parts': [['Design of the transmission parts'], ['Sets main parameters by strength and checks them.']],
  'drive.belt': [['Belt or chain drive'], ['Selects and computes.']],
  'drive.gear': [['Gears'], ['Chooses material and designs by contact and bending strength.']],
  'drive.shaft': [['Shafts, bearings and couplings'], ['Designs and checks shafts, bearings, keys and couplings.']],
  'drive.axis': [['Shaft design and strength'], ['Draws loads and moments and checks critical sections.']],
  'drive.bearing': [['Bearings, keys and couplings'], ['Computes life and strength and selects types.']],
  'drive.case': [
    ['Housing, lubrication and sealing'],
    ['Sets housing, lubrication and sealing and draws the assembly.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
