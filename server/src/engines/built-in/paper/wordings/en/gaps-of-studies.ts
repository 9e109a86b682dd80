import type { StudyGap } from '../../study-gap-kinds.ts';

/** What is missing from studies of one kind only. */
export const gapsOfStudies: Record<StudyGap, readonly string[]> = {
  dataset: [
    'name, source and licence of the data set',
    'number of samples in each class and their split into training, validation and test',
    'how the data were labelled, by whom and with what agreement',
    'number of samples left out and why',
  ],
  scores: [
    'figures of each method on the same split, with its settings',
    'mean and standard deviation over repeated runs, with their number and seeds',
    'figures with each improvement left out in turn',
    'running time and resources used by each method',
  ],
  misses: [
    'number, types and causes of the failed cases',
    'classes most often confused, with their shares',
    'behaviour outside the conditions it was designed for',
  ],
  settings: [
    'hardware, software and versions',
    'value of each parameter and the reason for it',
    'number of repeated runs and their seeds',
    'results as each parameter is varied in turn',
  ],
  specimens: [
    'name, source, grade and batch of the materials',
    'number of specimens or plots, treatments and replicates of each',
    'time, place and conditions of the experiment',
    'preparation and storage of the materials',
  ],
  readings: [
    'method, standard and instrument for each quantity',
    'times and number of samplings or readings',
    'calibration records and detection limits',
  ],
  treatments: [
    'levels of each factor, the control and number of replicates',
    'layout or order of the treatments and how it was randomised',
    'statistical method and level of significance',
  ],
  measured: [
    'mean, standard deviation and number of replicates for each treatment',
    'test of the differences between treatments',
    'measured curves, spectra or photographs, with the conditions of measurement',
    'numbers and dates of the original records',
  ],
  errors: [
    'sources and size of the errors and how they were estimated',
    'spread between repeated measurements',
    'data left out and the reasons',
    'errors that a better procedure would reduce',
  ],
  subjects: [
    'origin and number of the participants and period of enrolment',
    'criteria for inclusion and exclusion and how many each excluded',
    'number, age and sex of each group',
    'how consent was obtained and number of the ethical approval',
  ],
  patient: [
    'age, sex, complaint and history of the patient (without identifying details)',
    'signs, scores and findings on admission',
    'consent of the patient or family',
  ],
  endpoints: [
    'definition of the primary and secondary outcomes and when they are measured',
    'criteria, assessors and whether they were blinded',
    'methods, instruments and reference ranges',
  ],
  outcomes: [
    'number of participants, events and losses to follow-up in each group',
    'estimate of the difference or association with its 95% confidence interval',
    'results by stratum or in sensitivity analyses',
    'number and characteristics of each group and whether they are comparable',
  ],
  safety: ['number, severity and treatment of adverse events', 'number who left because of adverse events'],
  accuracy: [
    'two-by-two table against the reference standard',
    'sensitivity, specificity and predictive values with confidence intervals',
    'number and causes of false positives and false negatives',
    'agreement between readers',
  ],
  course: [
    'dates and content of the treatment and how the condition changed',
    'results of later examinations and state on discharge',
    'length of follow-up and outcome',
  ],
  diagnosis: [
    'findings that support the diagnosis, with dates',
    'conditions to be told apart and the grounds on which they were ruled out',
    'diagnostic criteria followed and their edition',
  ],
  records: [
    'source, years covered and frequency of the data',
    'steps of selection and final number of observations',
    'treatment of missing values, outliers and changes of definition',
    'route of access to {data} and date of download',
  ],
  definitions: [
    'definition, formula and unit of each indicator',
    'source and year of each indicator',
    'reason for choosing each indicator and what could replace it',
  ],
  stations: [
    'position and number of the stations or sampling points and why they were chosen',
    'period and frequency of observation',
    'source, resolution and quality control of the images or records',
    'periods without data and how they were treated',
  ],
  observed: [
    'values observed at each place and time, with summary statistics',
    'maps or curves by place and time',
    'size of the trend and its test',
    'comparison with a reference value or standard limit',
  ],
  ratings: [
    'raw and standardised values of each indicator',
    'score and rank of each unit',
    'origin of the weights and the ranking when they change',
    'values by year or region and the differences between them',
  ],
  interviews: [
    'number and position of the people interviewed and how they were chosen',
    'time, place and number of interviews or observations and how they were recorded',
    'interview guide and points of observation',
    'consent and anonymity',
  ],
  themes: [
    'words of interviewees on each theme, with code and date',
    'coding scheme and how codes were joined into themes',
    'cases that differ from what most said',
  ],
  corpus: [
    'source, period and size of the corpus',
    'criteria for taking and leaving out texts',
    'categories of annotation, annotators and their agreement',
    'frequency of each category and where the examples come from',
  ],
  judgments: [
    'database, search terms and date of the search for judgments',
    'numbers found, left out and used',
    'citation, court and holding of each case',
    'types of reasoning and number of cases for each',
  ],
  site: [
    'position, dimensions and use of the site or works',
    'geological, climatic or resource data, with their source',
    'codes and standards that apply, with edition',
    'photographs and survey drawings of the site',
  ],
  precedents: [
    'names, designers and years of comparable designs',
    'origin of the pictures and why each was chosen',
    'what is worth taking from each and what falls short',
  ],
  solution: [
    'value of each parameter and its source',
    'program, step and criterion of convergence',
    'tables and figures of the numerical or closed solution',
    'error against measured data',
  ],
  classroom: [
    'class, number of pupils, lessons and dates',
    'work or test marks before and after',
    'pupils’ work and extracts from the lesson record',
    'remarks of pupils and observing teachers',
  ],
  calculation: [
    'loads or working conditions assumed and their basis',
    'calculated values beside the limits of the code',
    'numbers of the calculation sheets and drawings',
  ],
  budget: [
    'amount of each outlay, cost and income and the basis of the estimate',
    'assumptions on prices, quantities and terms',
    'calculation of break-even or payback',
  ],
  inspection: [
    'time, place, method and instruments of the inspection',
    'values or photographs obtained',
    'state before and after treatment and date of re-inspection',
  ],
  appraisal: [
    'number and background of the appraisers and how they were asked',
    'scores and excerpts from their remarks',
    'changes made after it, before and after',
  ],
  effects: [
    'values of each indicator before and after, with sources',
    'values over the same time where it did not apply',
    'numbers or amounts for those who gained and those who lost',
  ],
  compared: [
    'values for both sides by the same definition and time, with sources',
    'points on which the two cannot be compared and how this was treated',
    'instances and documents for each side, with sources',
  ],
};
