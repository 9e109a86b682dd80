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
  'assay.principle': [['Principle of the method'], ['Gives principle, formulas and when they hold.']],
  'assay.sample': [['Sampling and pretreatment'], ['States origin, number, storage and pretreatment.']],
  'assay.steps': [['Instruments, reagents and steps'], ['Gives conditions, blanks and replicates.']],
  'assay.result': [['{object}: results'], ['Lists raw data and computed values; data to be filled in.']],
  'assay.value': [
    ['Measured values and their spread'],
    ['Gives mean and spread and compares with standard or literature values.'],
  ],
  'assay.identify': [['Identifying {object}'], ['Confirms identity by form, chemistry and molecules.']],
  'assay.isolate': [['Isolating and purifying {object}'], ['Describes isolation, conditions and test of purity.']],
  'assay.function': [['Function of {object}'], ['Examines function by expression, mutation or activity.']],
  'assay.error': [['Errors and judgement of the method'], ['Analyses errors and tests precision and recovery.']],
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
  'assay.across': [['Differences between samples'], ['Compares samples of different origin or condition.']],
  'verify.law': [['{term} and what it predicts'], ['States the law, its conditions and what should be observed.']],
  'verify.claim': [['Content and conditions of {term}'], ['States content, range and premises.']],
  'verify.expect': [['Testable predictions'], ['Derives ratios, curves or values that should appear.']],
  'verify.method': [['Testing {term}: materials and steps'], ['Describes materials, apparatus, steps and records.']],
  'verify.material': [['Materials and apparatus'], ['Lists materials, instruments and ratings.']],
  'verify.parents': [['Choice of parents and traits'], ['States origin, purity and the contrasting traits.']],
  'verify.cross': [['Crossing and selfing'], ['Describes pollination or mating and the order of generations.']],
  'verify.steps': [['Steps and records'], ['States operations, repeats and record sheet.']],
  'verify.result': [['Results against prediction'], ['Sets observation beside prediction; data to be filled in.']],
  'verify.data': [['Observed data'], ['Tabulates, plots and computes; data to be filled in.']],
  'verify.first': [['The first generation'], ['Counts traits and finds the dominant one; data to be filled in.']],
  'verify.second': [['Ratios in the second generation'], ['Counts types and ratios; data to be filled in.']],
  'verify.square': [['Chi-square test of the ratios'], ['Tests whether counts agree with theory.']],
  'verify.fit': [['Agreement with prediction'], ['Judges by plot, deviation or test.']],
  'verify.error': [['Deviations and improvements'], ['Traces deviations and proposes changes.']],
  'verify.cause': [['Sources of deviation'], ['Tells sampling, handling and conditions apart.']],
  'verify.better': [['Improving the experiment'], ['Says how to lessen the main deviation.']],
  'trial.across': [
    ['{aspect} under {object}'],
    ['Tabulates treatments and tests the differences; data to be filled in.'],
  ],
  'material.tune': [
    ['Preparation conditions and the structure of {object}'],
    ['Varies conditions and finds those that decide the structure.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
