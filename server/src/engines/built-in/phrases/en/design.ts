import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const design = {
  'system.needs': [
    ['Users and requirements of {the object}', 'What {the object} must do'],
    ['Derives functional and quality requirements from real tasks and ranks them.'],
  ],
  'system.users': [
    ['User groups and present workflow', 'Users of {the object} and their workflow'],
    ['Separates the tasks of each group and marks the friction in the present workflow.'],
  ],
  'system.functions': [
    ['Functional requirements of {the object}'],
    ['Turns tasks into use cases with preconditions, steps and outcomes.'],
  ],
  'system.mainUse': [['Main use cases of ordinary users'], ['Covers frequent actions and their exceptions.']],
  'system.adminUse': [
    ['Use cases of administrators and moderators'],
    ['Specifies review, statistics and permission management.'],
  ],
  'system.quality': [
    ['{variable} and other quality requirements', 'Performance and safety requirements of {the object}'],
    ['States testable requirements on speed, load and security; the figures depend on the actual setting.'],
  ],
  'system.structure': [
    ['Structure of {the object}'],
    ['Explains how the parts are divided and work together, against the alternatives considered.'],
  ],
  'system.layers': [
    ['Layers and responsibilities of {the object}'],
    ['Justifies the layering and the direction of dependencies.'],
  ],
  'system.modules': [
    ['Modules and interfaces of {the object}'],
    ['Assigns responsibilities and fixes the interfaces on which the implementation relies.'],
  ],
  'system.data': [
    ['The data model of {the object}'],
    ['Sets entities, relations and constraints, with the thinking behind the key fields.'],
  ],
  'system.build': [
    ['Building the key functions of {the object}', 'Key functions built with {tool}'],
    ['Selects the functions that show the hardest problems and explains how they are built.'],
  ],
  'system.difficulty': [
    ['{measure}'],
    [
      'Answers “{problem}”, traced to “{cause}”, and explains the trade-off made.',
      'Shows how the design removes “{cause}” and what this costs.',
    ],
  ],
  'system.screen': [
    ['Screens and interaction in {the object}'],
    ['Follows the main tasks through the pages and the feedback they give.'],
  ],
  'system.check': [
    ['Testing and evaluating {the object}', 'Whether {the object} meets its requirements'],
    ['Tests requirement by requirement, with environment, cases and pass criteria; results follow from actual runs.'],
  ],
  'system.checkFunction': [
    ['Functional test cases and defects'],
    ['Lists steps and expected results, and records defects and their repair.'],
  ],
  'system.checkLoad': [
    ['Tests of {variable} and security', 'Load and security tests of {the object}'],
    ['Defines load and attack scenarios, measurement and pass criteria.'],
  ],
  'system.feedback': [
    ['Trial use and improvements to {the object}'],
    ['Collects users’ remarks and derives the next round of changes.'],
  ],
  'device.targets': [
    ['Operating conditions and targets of {the object}'],
    ['Derives design targets from use and separates what is required from what is desirable.'],
  ],
  'device.condition': [['Loads and constraints on {the object}'], ['Lists load, environment, space and cost limits.']],
  'device.index': [
    ['{variable} and other design targets', 'Design targets of {the object}'],
    ['Justifies each target and how it will be checked.'],
  ],
  'device.scheme': [
    ['Candidate schemes for {the object}', 'Choosing a scheme for {the object}'],
    ['Puts forward workable schemes and compares them by one set of criteria.'],
  ],
  'device.options': [['Working principles of the candidates'], ['Sketches each principle and how it operates.']],
  'device.choice': [
    ['The chosen layout of {the object}'],
    ['Scores performance, reliability and cost, and fixes the layout.'],
  ],
  'device.parts': [
    ['Design calculations for {the object}'],
    ['Models the parts that decide performance and fixes parameters and components.'],
  ],
  'device.model': [['A model of {the object}'], ['Builds the model and states its simplifications and their effect.']],
  'device.parameters': [
    ['Key parameters and component selection'],
    ['Sets out the calculations, safety margins and the choice of standard parts.'],
  ],
  'device.verify': [
    ['Verifying {the object} by simulation and test'],
    ['Checks the targets by simulation and trial; figures follow from the tests.'],
  ],
  'device.simulation': [['Simulation set-up and load cases'], ['Explains model, boundary conditions and resolution.']],
  'device.trial': [['Prototype trial against the targets'], ['Describes rig, procedure and sources of error.']],
  'device.improve': [
    ['Changes drawn from the verification'],
    ['Points to targets missed and the direction of the redesign.'],
  ],
  'algorithm.task': [
    ['The task and its difficulties: {object}', 'What makes {object} hard'],
    ['Defines input, output and metrics, and the weakness of current solutions.'],
  ],
  'algorithm.formal': [
    ['A formal statement of {object}'],
    ['Writes the task and its constraints in mathematical terms.'],
  ],
  'algorithm.obstacle': [
    ['Obstacle: {problem}'],
    [
      'Traces it to “{cause}” and shows how it spoils the result.',
      'Explains, from “{cause}”, when it appears and how often it matters.',
    ],
  ],
  'algorithm.model': [
    ['A model for {object} based on {method}', 'A model for {object}'],
    ['Gives the overall framework, then ties each change to one of the obstacles.'],
  ],
  'algorithm.structure': [
    ['Framework and flow of information', 'The framework for {object}'],
    ['Draws the framework and the inputs and outputs of its parts.'],
  ],
  'algorithm.answer': [
    ['{measure}'],
    [
      'Explains how this counters “{problem}”, and at what cost.',
      'Gives the principle, the procedure and the price of this answer to “{problem}”.',
    ],
  ],
  'algorithm.training': [
    ['Training objective and procedure'],
    ['Writes out the objective, the optimiser and the stopping rule.'],
  ],
  'algorithm.experiment': [
    ['Experiments on {object}', 'How well the model serves {object}'],
    ['Compares with existing methods under equal conditions; results follow from the runs.'],
  ],
  'algorithm.data': [
    ['Split, metrics and settings'],
    ['Explains splits, preprocessing and the meaning of each metric.'],
  ],
  'algorithm.baseline': [
    ['Comparison with existing methods'],
    ['Chooses representative baselines and keeps the settings equal.'],
  ],
  'algorithm.ablation': [
    ['Contribution of each change'],
    ['Removes the changes one at a time and judges what each adds.'],
  ],
  'algorithm.failure': [
    ['Failure cases and range of use'],
    ['Sorts the errors and says where the method should not be used.'],
  ],
  'material.route': [
    ['Preparing {object}', 'A preparation route for {object}'],
    ['Sets out raw materials, steps and critical conditions so that the work can be repeated.'],
  ],
  'material.reagents': [
    ['{term}, reagents and instruments', '~Reagents, raw materials and instruments'],
    ['Lists grade, origin and pretreatment.'],
  ],
  'material.process': [
    ['Steps and conditions of preparation'],
    ['Writes out quantities, temperature and time as parameters to be fixed, with the reasons for their range.'],
  ],
  'material.optimise': [
    ['Optimising the preparation of {object}'],
    ['Compares conditions one factor at a time, then in combination.'],
  ],
  'material.structure': [
    ['Structure and composition of {object}'],
    ['Chooses complementary techniques and says what each can prove.'],
  ],
  'material.phase': [
    ['Phase and chemical composition'],
    ['Explains which spectra decide phase and bonding; the spectra follow from measurement.'],
  ],
  'material.shape': [
    ['Morphology and pore structure'],
    ['Observes shape, size and pores and relates them to the conditions of preparation.'],
  ],
  'material.property': [
    ['{aspect} of {object}', '~Performance of {object}'],
    ['Tests performance under uniform conditions against a control sample.'],
  ],
  'material.performance': [
    ['Measuring {aspect}', '~Performance tests and control samples'],
    ['Describes apparatus, controls and calculation.'],
  ],
  'material.stability': [
    ['Stability in repeated use'],
    ['Follows change over repeated use and looks for the cause of failure.'],
  ],
  'material.mechanism': [
    ['{theory} and the mechanism of action', 'Mechanism of action'],
    ['Connects structure with performance and names the evidence still needed.'],
  ],
  'scheme.needs': [
    ['Why {aspect} may need {object}', 'The need for {object}'],
    ['Shows where present practice falls short and why {object} is considered.'],
  ],
  'scheme.status': [
    ['Present practice in {aspect}', 'Present practice around {object}'],
    ['Uses {data} to describe the present state and the points open to improvement.'],
  ],
  'scheme.gap': [
    ['A gap in practice: {problem}'],
    [
      'Shows how it appears and how it relates to “{cause}”.',
      'Describes whom it concerns and why “{cause}” keeps it in place.',
    ],
  ],
  'scheme.plan': [
    ['A plan for {object} in {aspect}', 'A plan for {object}'],
    ['Gives grounds, aims, content and steps so that others could carry it out.'],
  ],
  'scheme.goal': [
    ['Aims and principles of {object}'],
    ['Derives aims from needs and says what each principle rules out.'],
  ],
  'scheme.content': [
    ['Content and structure of {object}'],
    ['Lists the components and their relations, with one worked example.'],
  ],
  'scheme.steps': [
    ['Steps for bringing {object} into {aspect}', 'Steps for carrying out {object}'],
    ['Orders the tasks, their timing and what they require.'],
  ],
  'scheme.practice': [
    ['{object} in practice at {case}', '{object} in practice: {aspect}', '{object} in practice'],
    ['Records what was done and changed, and how evidence was gathered.'],
  ],
  'scheme.setting': [
    ['Participants and setting at {case}', 'Participants and setting'],
    ['Describes people and place, and how far the experience could travel.'],
  ],
  'scheme.process': [
    ['Course of the work and adjustments'],
    ['Tells phase by phase what was done and why it was changed, setbacks included.'],
  ],
  'scheme.evaluation': [
    ['Evaluating {object}'],
    ['Uses {tool} to collect evidence against the aims; results to be filled in.'],
  ],
  'scheme.reflect': [
    ['When {object} can work, and what to change', 'Lessons from {object}'],
    ['States the conditions of success and proposes improvements.'],
  ],
  'scheme.answer': [
    ['{measure}'],
    [
      'Responds to “{problem}” and says how the change will be checked.',
      'Works against “{cause}” with a revised procedure.',
    ],
  ],
  'scheme.spread': [
    ['Conditions for wider use of {object}'],
    ['Discusses cost, staff and setting, and what should not be copied.'],
  ],
  'algorithm.input': [
    ['Input and preprocessing'],
    ['Explains what is done to the data before the model sees them, and why.'],
  ],
  'algorithm.output': [['Output and postprocessing'], ['Explains how results arise and become usable decisions.']],
  'device.load': [['Forces and motion'], ['Sets out forces and motion and what is neglected.']],
  'device.limit': [['Range of the model'], ['Says under which conditions the model holds and how to check it.']],
  'material.step': [
    ['Procedure and quantities'],
    ['Writes out each step and quantity and marks what is still to be fixed.'],
  ],
  'material.control': [['Preparation of control samples'], ['Says in what single respect the control differs.']],
  'scheme.material': [['Materials and tools required'], ['Lists what has to be prepared before the work begins.']],
  'scheme.example': [
    ['A worked example'],
    ['Follows one run from beginning to end to show how the parts work together.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
