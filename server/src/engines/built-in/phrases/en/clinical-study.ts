import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const clinicalStudy = {
  'clinical.method': [
    ['Patients and protocol for {object}', 'Studying {object}: patients, arms and measures'],
    ['Sets out who is enrolled, how they are divided, what is done and what is measured.'],
  ],
  'clinical.subjects': [
    ['Recruitment and eligibility of {population}', 'Recruitment and eligibility criteria'],
    ['States setting, diagnostic basis, inclusion and exclusion; numbers are to be filled in.'],
  ],
  'clinical.groups': [
    ['Allocation to {object} and to control'],
    ['Explains randomisation, concealment and how the sample size was reckoned.'],
  ],
  'clinical.treatment': [
    ['Delivery of {object} in the study'],
    ['Gives procedure, frequency and duration, and says what the control group receives.'],
  ],
  'clinical.usual': [
    ['Usual care in the control group'],
    ['Lists usual care so that the arms differ in one point only.'],
  ],
  'clinical.added': [
    ['Dose, course and procedure of {object}'],
    ['Describes each step, its frequency and the rule for stopping.'],
  ],
  'clinical.indicators': [
    ['Measuring {outcome}: instruments and time points', 'Primary and secondary endpoints'],
    ['Fixes primary and secondary endpoints, instruments, time points and assessors.'],
  ],
  'clinical.statistics': [
    ['Statistical comparison of the groups'],
    ['Chooses tests by type of data and says beforehand how dropouts are treated.'],
  ],
  'clinical.ethics': [
    ['Consent and protection of participants'],
    ['Covers ethical approval, informed consent and the handling of adverse events.'],
  ],
  'clinical.result': [
    ['Clinical results of {object}', 'Outcomes under {object} and control'],
    ['Compares the groups endpoint by endpoint; data are filled in after follow-up.'],
  ],
  'clinical.baseline': [
    ['Comparability of the groups at baseline'],
    ['Compares age, sex, duration and severity to judge whether the groups are balanced.'],
  ],
  'clinical.main': [
    ['Difference in {outcome} between the groups', 'Difference in the primary endpoint'],
    ['Reports the difference with its interval and says what it means for patients.'],
  ],
  'clinical.secondary': [
    ['Secondary endpoints before and after {object}'],
    ['Compares values before, after and at follow-up, and names those that did not differ.'],
  ],
  'clinical.safety': [
    ['Adverse events and safety of {object}'],
    ['Registers type, severity and handling of each adverse event.'],
  ],
  'clinical.discussion': [
    ['What the results say about {object}', 'Making sense of the effect of {object}'],
    ['Explains the results by earlier evidence and keeps proof apart from conjecture.'],
  ],
  'clinical.explain': [
    ['How {object} may work'],
    ['Explains the effect by physiology or behaviour and names the evidence still missing.'],
  ],
  'clinical.compare': [
    ['Earlier studies of {object} in comparison'],
    ['Explains agreement and difference by population, dose and follow-up.'],
  ],
  'clinical.practice': [
    ['Using {object} for {population}', '~Using {object} in practice'],
    ['Says for whom it is suited, what to watch and when not to use it.'],
  ],
  'clinical.bias': [['Sources of bias and limits of the sample'], ['Weighs sample size, follow-up and blinding.']],
  'design.cohort': [
    ['The cohort and its records'],
    [
      'States from which records people are drawn, over which time and by which criteria; nobody is allotted to anything.',
    ],
  ],
  'design.groups': [
    ['Exposed and unexposed groups'],
    ['Divides people by what their records show and says why the groups may be compared.'],
  ],
  'design.cases': [
    ['Cases: source and definition'],
    ['Says where cases were found, how they were confirmed and whom they stand for.'],
  ],
  'design.controls': [
    ['Controls: selection and matching'],
    ['Draws controls from the same population as the cases and states matching and ratio.'],
  ],
  'design.past': [
    ['Past exposure in cases and controls'],
    ['Collects it from both in the same way and discusses recall bias.'],
  ],
  'design.compare': [
    ['Characteristics of cases and controls'],
    ['Compares the two groups and asks whether matching has worked.'],
  ],
  'design.odds': [['Crude odds ratios'], ['Gives each odds ratio with its interval; figures are to be filled in.']],
  'cohort.method': [
    ['Data and methods for {object} and {outcome}', '~Data and methods for {object}'],
    ['Says where people and records come from, how exposure and outcome are told, how confounding is met.'],
  ],
  'cohort.exposure': [
    ['Assessing {object}'],
    ['Gives the way of measuring or recording, the time window and the grades, and what may be misclassified.'],
  ],
  'cohort.outcome': [
    ['Ascertaining {outcome}', '~Ascertaining the outcome'],
    ['States codes, criteria and how cases are checked.'],
  ],
  'cohort.confounder': [
    ['Confounders and how they are controlled'],
    ['Draws the causal paths from earlier evidence and names what is adjusted for.'],
  ],
  'cohort.model': [
    ['Statistical model and missing data'],
    ['Chooses the model by the kind of data; states effect measure, interval and handling of gaps.'],
  ],
  'cohort.result': [
    ['Association of {object} with {outcome}', '~Associations of {object}'],
    ['Goes from crude to adjusted estimates; figures are to be filled in.'],
  ],
  'cohort.profile': [
    ['Characteristics of the study population'],
    ['Compares people by level of exposure and asks whether they are alike.'],
  ],
  'cohort.crude': [['Unadjusted association'], ['Reports the crude effect with its interval.']],
  'cohort.adjusted': [
    ['Association after adjustment'],
    ['Reports the adjusted effect and whether it rises with the dose.'],
  ],
  'cohort.strata': [
    ['Stratified and sensitivity analyses'],
    ['Divides by age, sex and illness, then changes definitions and models.'],
  ],
  'cohort.discussion': [
    ['Explaining the association with {outcome}', '~Explaining the association'],
    ['Weighs whether the association may be causal and what else could explain it.'],
  ],
  'cohort.mechanism': [
    ['Possible pathophysiological pathway'],
    ['Links the steps by laboratory and clinical evidence and marks what is conjecture.'],
  ],
  'cohort.limit': [
    ['Limits of causal inference'],
    ['Discusses residual confounding, reverse causation and selection.'],
  ],
  'cohort.use': [['What follows for prevention and care'], ['Says who should be watched first and what can be done.']],
  'care.patients': [
    ['{object}: the patients and their assessment'],
    ['Presents the patients cared for and ranks their nursing problems.'],
  ],
  'care.profile': [
    ['Patients and course of the illness'],
    ['Gives number, age, condition and treatment without names.'],
  ],
  'care.assess': [
    ['Nursing assessment of {population}', 'Nursing assessment and diagnoses on admission'],
    ['Assesses needs by scales and signs and ranks them.'],
  ],
  'care.measures': [
    ['{object}: nursing measures step by step'],
    ['States for each problem what is done, when, and what is observed.'],
  ],
  'care.watch': [
    ['Monitoring of vital signs and warning signs'],
    ['Fixes what is observed, how often and what is reported at once.'],
  ],
  'care.drug': [
    ['Medication and support of treatment'],
    ['Covers administration and the watch for adverse reactions.'],
  ],
  'care.basic': [
    ['Nutrition, positioning and basic care'],
    ['Sets the demands of nutrition, position, skin and airway care.'],
  ],
  'care.mind': [
    ['Psychological support and talks with the family'],
    ['Says when and how fear and poor adherence are addressed.'],
  ],
  'care.complication': [
    ['Preventing and handling complications'],
    ['Lists early signs, prevention and the steps in an emergency.'],
  ],
  'care.leave': [['Discharge advice and follow-up'], ['Sets out care at home, return visits and follow-up.']],
  'care.outcome': [
    ['Outcome and experience of {object}'],
    ['Reports how patients fared and which practices deserve to be kept.'],
  ],
  'care.effect': [
    ['How the patients fared'],
    ['Reports recovery, length of stay and complications; data to be filled in.'],
  ],
  'care.reflect': [['Lessons from {object}'], ['Names the steps that mattered most, the lapses and their repair.']],
  'report.case': [
    ['The case of {object}'],
    ['Presents history, examination and tests in order of time, without comment.'],
  ],
  'report.history': [['History and physical examination'], ['Records complaint, history and positive findings.']],
  'report.tests': [
    ['Laboratory and imaging findings'],
    ['Lists the findings that bore on the diagnosis, with their dates.'],
  ],
  'report.course': [
    ['Diagnosis and treatment of {object}'],
    ['Shows how the diagnosis was reached and why treatment was chosen and changed.'],
  ],
  'report.diagnosis': [['Differential diagnosis of {object}'], ['Lists what was considered and why it was excluded.']],
  'report.treatment': [['Choice of treatment and follow-up'], ['States regimen, response and time of follow-up.']],
  'report.discussion': [
    ['{object} in the light of reported cases'],
    ['Compares the case with others and says what is unusual.'],
  ],
  'report.literature': [['Comparison with reported cases'], ['Tabulates age, presentation, treatment and outcome.']],
  'report.lesson': [
    ['What the case teaches about {object}'],
    ['Names clues that are easily missed; one case proves no rule.'],
  ],
  'diagnosis.method': [
    ['Testing {object}: patients and reading criteria'],
    ['Describes patients, technique, reference standard and reading.'],
  ],
  'diagnosis.technique': [
    ['Technique and parameters of {object}'],
    ['Gives device, settings, steps and quality control.'],
  ],
  'diagnosis.standard': [
    ['Reference standard and blinded reading'],
    ['Names the standard, the readers and the test of agreement.'],
  ],
  'diagnosis.result': [
    ['Diagnostic accuracy of {object}'],
    ['Reports accuracy from the two-by-two table; data to be filled in.'],
  ],
  'diagnosis.feature': [
    ['Findings of {object} in {population}', '~Typical findings of {object}'],
    ['Groups the findings by lesion, each with a telling example.'],
  ],
  'diagnosis.accuracy': [
    ['Sensitivity and specificity of {object}'],
    ['Computes sensitivity, specificity, predictive values and area under the curve.'],
  ],
  'diagnosis.error': [['Missed and mistaken diagnoses'], ['Traces each error to technique or to reading.']],
  'diagnosis.worth': [
    ['Worth and limits of {object} in diagnosis'],
    ['Says at which step it helps and what it cannot replace.'],
  ],
  'diagnosis.compare': [['{object} beside other tests'], ['Compares accuracy, cost, burden and access.']],
  'diagnosis.use': [
    ['When to use {object} alone or combined'],
    ['Says which patients profit from it alone and which from a combination.'],
  ],
  'care.sign': [['Early signs'], ['Lists the early signs of each complication.']],
  'care.act': [['Steps and division of work'], ['States first steps and who does what.']],
  'report.considered': [['Diagnoses considered'], ['Lists what spoke for each.']],
  'report.excluded': [['Grounds for exclusion and confirmation'], ['Gives the evidence for each step.']],
  'diagnosis.device': [['Device and settings'], ['Lists device, settings and preparation.']],
  'diagnosis.reading': [['Steps and reading criteria'], ['Gives steps and what counts as positive.']],
  'diagnosis.statistics': [
    ['Statistics of accuracy and agreement'],
    ['Explains the two-by-two table, the curve and the test of agreement.'],
  ],
  'arms.method': [
    ['{a} and {b} for {term}: patients and protocol', '~Patients and protocol for comparing {a} with {b}'],
    ['Describes recruitment, allocation, both regimens and endpoints.'],
  ],
  'arms.groups': [['Allocation to {a} or {b}'], ['Explains randomisation, blinding and sample size.']],
  'arms.treatment': [['Regimens of the two groups'], ['Keeps all else alike but the point compared.']],
  'arms.first': [['Regimen in the {a} group'], ['States dose or procedure, frequency, course and stopping rules.']],
  'arms.second': [['Regimen in the {b} group'], ['States the same items for comparison.']],
  'arms.result': [['Results of {a} and {b}'], ['Tabulates both groups item by item; data to be filled in.']],
  'arms.safety': [['Adverse events in both groups'], ['Compares kind and rate of events.']],
  'arms.discussion': [
    ['Explaining the difference between {a} and {b}'],
    ['Sets results beside earlier evidence and tells proof from guess.'],
  ],
  'arms.reason': [['Possible reasons for the difference'], ['Explains by mode of action and adherence.']],
  'arms.choice': [['Choosing between {a} and {b}'], ['Says which patients each suits.']],
  'arms.secondary': [
    ['Secondary endpoints in both groups'],
    ['Compares both groups item by item and marks those without difference.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
