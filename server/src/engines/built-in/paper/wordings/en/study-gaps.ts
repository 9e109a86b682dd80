import type { StudyGap } from '../../study-gap-kinds.ts';
import type { Materials } from '../wording.ts';
import { gapsOfStudies } from './gaps-of-studies.ts';

/** What a study lacks that only its student can measure, by what the heading asks for. */
export const studyGaps: Pick<
  Materials['gaps'],
  | 'sample'
  | 'instrument'
  | 'procedure'
  | 'model'
  | 'describe'
  | 'result'
  | 'group'
  | 'robust'
  | 'ground'
  | 'advice'
  | 'limit'
  | StudyGap
> = {
  ...gapsOfStudies,
  sample: [
    'origin and size of the sample and time of collection',
    'route of access to {data} and number of usable cases',
    'numbers approached, returned and used, and the make-up of the sample',
    'criteria for inclusion and exclusion and how many were excluded',
    'sampling frame, way of drawing and dates',
  ],
  instrument: [
    'name, source and scoring of each scale or indicator',
    'items or definitions for each variable, with reliability and validity',
    'number of items, dimensions and author of the scale, with any change made to it',
    'size of the pilot, reliability found and items dropped',
  ],
  procedure: [
    'time, place and way of collection and how consent was obtained',
    'result of the check for common method bias and what was done about it',
    'scale of the pilot work and changes made after it',
    'record of data entry, checking and treatment of missing values',
  ],
  model: [
    'form of the model, control variables and software',
    'statistical method and criterion for each step',
    'basis of the sample size and level of significance',
    'checks of whether the data meet the assumptions of the method',
  ],
  describe: [
    'table of means, standard deviations and correlations',
    'numbers and percentages by the main characteristics',
    'distribution of scores and missing values',
    'overall level beside a reference value',
  ],
  result: [
    'table of results for each hypothesis (coefficient, standard error, significance)',
    'estimate of {matter} with its confidence interval',
    'figures and tables made from the data, with a sentence on how to read each',
    'results on {variable} with comments',
  ],
  group: [
    'size, mean, standard deviation and test of difference for each group',
    'reason for the grouping and size of each group',
    'effect size and confidence interval of the differences',
    'numbers and shares in each group and the test of their difference',
  ],
  robust: [
    'table of results with another measure, sample or method',
    'possible sources of bias and how each was checked',
    'treatment of endogeneity with its test statistic',
    'results with and without outliers',
  ],
  ground: [
    'theory and earlier studies that support this link, with sources',
    'what earlier studies found on its direction and size, for and against',
    'conditions under which the link should hold, with sources',
  ],
  advice: [
    'steps that this side can take, as far as they follow from the results',
    'who would carry the steps out and what they need, as the data show',
  ],
  limit: [
    'shortcomings of sample, measures and method as they turned out',
    'how far the findings can be carried over and where they cannot',
  ],
};
