import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const labExperiment = {
  'trial.plot': [
    ['Site in {place} and material', 'Site and material of the trial'],
    ['Describes site, soil or housing, variety and origin.'],
  ],
  'trial.people': [
    ['Recruiting {population}', 'Recruiting the participants'],
    ['Explains recruitment, eligibility, numbers and their protection.'],
  ],
  'trial.dose': [['The best level of {object}'], ['Estimates it from the response curve and says where it holds.']],
  'process.material': [
    ['{object}: raw materials and process'],
    ['Lists materials, equipment and the flow of the process.'],
  ],
  'process.flow': [['Flow and key points of the process'], ['Gives operations, ranges and control points in order.']],
  'process.index': [
    ['Quality indicators of {object}'],
    ['Chooses sensory, chemical or yield indicators and their methods.'],
  ],
  'process.single': [
    ['One factor at a time: {object}'],
    ['Varies amount, temperature and time one by one to find ranges.'],
  ],
  'process.amount': [['Effect of amount and ratio'], ['Compares amounts and ratios with the rest held constant.']],
  'process.setting': [
    ['Effect of temperature and time'],
    ['Compares temperatures and times with the rest held constant.'],
  ],
  'process.best': [
    ['Optimising {object}'],
    ['Uses an orthogonal or response-surface design to find the best setting.'],
  ],
  'process.cross': [
    ['Orthogonal or response-surface design'],
    ['Tabulates factors, levels and runs; results to be filled in.'],
  ],
  'process.proof': [
    ['Verifying the best setting'],
    ['Repeats the process and compares measured with predicted values.'],
  ],
  'process.quality': [
    ['Quality of the finished {bare object}'],
    ['Tests chemical and hygienic indicators against the standard.'],
  ],
  'assay.method': [['{object}: principle and method'], ['Explains principle, instruments, samples and steps.']],
  'assay.principle': [['Principle and formulas behind {object}'], ['Gives principle, formulas and when they hold.']],
  'assay.sample': [['Sampling and pretreatment'], ['States origin, number, storage and pretreatment.']],
  'assay.steps': [['Instruments, reagents and steps'], ['Gives conditions, blanks and replicates.']],
  'assay.result': [['{object}: results'], ['Lists raw data and computed values; data to be filled in.']],
  'assay.value': [
    ['Values of {object} compared'],
    ['Gives mean and spread and compares with standard or literature values.'],
  ],
  'assay.identify': [['Identifying {object}'], ['Confirms identity by form, chemistry and molecules.']],
  'assay.isolate': [['Isolating and purifying {object}'], ['Describes isolation, conditions and test of purity.']],
  'assay.function': [['Function of {object}'], ['Examines function by expression, mutation or activity.']],
  'assay.error': [
    ['{object}: errors and judgement of the method'],
    ['Analyses errors and tests precision and recovery.'],
  ],
  'assay.source': [['Sources and size of error'], ['Tells systematic from random error and estimates each.']],
  'assay.better': [['Improving the method'], ['Says which step limits accuracy and how to improve it.']],
  'process.range': [['Choice of levels'], ['Gives grounds for range and steps.']],
  'process.curve': [
    ['How the indicators change'],
    ['Plots the curves and finds turning points; data to be filled in.'],
  ],
  'assay.blank': [['Reagents and blanks'], ['Covers preparation, standardisation and blanks.']],
  'assay.record': [['Replicates and records'], ['States replicates, record form and formulas.']],
  'trial.level': [['Levels of {object}', 'Levels of the treatment'], ['Lists the levels and their grounds.']],
  'trial.repeat': [['Control, replication and randomisation'], ['States control, replicates and layout.']],
  'assay.across': [['{object} across samples'], ['Compares samples of different origin or condition.']],
} as const satisfies Partial<Phrases<Move>>;
