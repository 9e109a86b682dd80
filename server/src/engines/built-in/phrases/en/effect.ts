import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const effect = {
  'effect.paths': [
    ['How {object} can act on {aspect}: paths and hypotheses', 'Paths from {object} to {aspect}'],
    ['Derives testable hypotheses on the direct link, the channel and the boundary conditions.'],
  ],
  'effect.direct': [
    ['The direct link between {object} and {aspect}', '~The direct link to {aspect}'],
    [
      'Draws on {theory} to predict the direction and states the main hypothesis.',
      'Draws on earlier findings to predict the direction and states the main hypothesis.',
    ],
  ],
  'effect.directReason': [
    ['Why {aspect} may respond to {object}'],
    ['Starts from the choices of those concerned and rules out the reverse reading.'],
  ],
  'effect.directClaim': [
    ['The main hypothesis on {object} and {aspect}'],
    ['Puts the expectation in a form that the evidence could refute.'],
  ],
  'effect.mediated': [
    ['{variable} as a channel', '{variable} as the link in between'],
    ['Explains how {object} may first change {variable}, and {variable} then {aspect}.'],
  ],
  'effect.stepOne': [
    ['From {object} to {variable}'],
    ['Gives the grounds for the first half of the channel and the signs by which it shows.'],
  ],
  'effect.stepTwo': [
    ['From {variable} to {aspect}'],
    ['States when the second half holds and when the channel breaks.'],
  ],
  'effect.moderated': [
    ['{variable} as a boundary condition', 'How {variable} may alter the strength of the link'],
    ['Argues why the link should be stronger or weaker as {variable} varies.'],
  ],
  'effect.rival': [
    ['Two rival accounts of {object} and {aspect}', 'Competing explanations of change in {aspect}'],
    ['Lets different theories predict the same outcome and looks for the point at which they differ.'],
  ],
  'effect.prediction': [
    ['What {theory} predicts for {aspect}'],
    ['Derives direction and conditions, and says which result would count against the theory.'],
  ],
  'effect.claims': [
    ['Hypotheses that tell the accounts apart'],
    ['Sets the predictions side by side and picks the observation that decides between them.'],
  ],
  'effect.design': [
    ['Measuring {object} and {aspect}: data and model', 'Variables and model for {object} and {aspect}'],
    ['Says where the sample comes from, how each variable is measured and why the model takes this form.'],
  ],
  'effect.sample': [
    ['Selecting and preparing {data}'],
    ['Sets out coverage, selection rules and the handling of gaps; the data themselves are the author’s to supply.'],
  ],
  'effect.source': [['Origin and coverage of {data}'], ['Lists sources, period and unit of observation.']],
  'effect.screening': [
    ['Screening of cases and outliers'],
    ['Writes down the exclusion rules so that others can repeat them.'],
  ],
  'effect.outcome': [
    ['Indicators of {aspect}', 'Measuring {aspect}'],
    ['Compares the possible indicators and says what the chosen one misses.'],
  ],
  'effect.driver': [
    ['Indicators of {object}', 'Measuring {object}'],
    ['Defines the measure and keeps an alternative for the robustness checks.'],
  ],
  'effect.model': [
    ['{tool}: specification and identification', 'Why {tool} fits the question'],
    ['Writes out the model and names the assumptions on which identification rests.'],
  ],
  'effect.test': [
    ['Testing the link between {object} and {aspect}', 'Evidence on {object} and {aspect}'],
    ['Takes the hypotheses in order and reports only what the author’s data show.'],
  ],
  'effect.baseline': [
    ['Baseline estimate of the link with {aspect}', 'Baseline estimate for {object}'],
    ['Tests the main hypothesis and discusses sign and practical size.'],
  ],
  'effect.mediationTest': [
    ['Testing the channel through {variable}'],
    ['Tests the channel step by step and judges whether it carries all or part of the effect.'],
  ],
  'effect.heterogeneity': [
    ['Differences between groups in {aspect}'],
    ['Splits the sample only where theory expects a difference.'],
  ],
  'effect.byGroup': [
    ['Differences by {variable}'],
    [
      'Gives the reason for this split, compares the groups and explains the contrast.',
      'Asks whether the contrast fits the theory or calls for another reading.',
    ],
  ],
  'effect.robustness': [
    ['Robustness to other measures and to endogeneity'],
    ['Changes measures, sample and method to see whether the main finding survives.'],
  ],
  'effect.groups': [
    ['When {object} can matter for {aspect}', 'Conditions under which {aspect} may change'],
    ['Looks for where the link is strong and where it vanishes, so as to decide between the accounts.'],
  ],
  'effect.discuss': [
    ['Discussion and implications for {aspect}', 'Discussion: {object} and {aspect} in practice'],
    ['Sets the results beside the known difficulties, with the causes and the answer to each.'],
  ],
  'effect.suggest': [
    ['What the findings suggest for {aspect}', 'Recommendations on {object} and {aspect}'],
    ['Ties each recommendation to a tested hypothesis and names its preconditions.'],
  ],
  'factor.candidates': [
    ['Candidate factors behind {object}', 'Factors and hypotheses on {object}'],
    ['Selects a few factors with theoretical backing and gives each a directed hypothesis.'],
  ],
  'factor.one': [
    ['{variable} and {object}'],
    [
      'Argues why {variable} may matter, in which direction, and what would speak against it.',
      'Places {variable} among the other factors and says how it could be told apart from them.',
      'Considers through which steps {variable} could reach {object}.',
    ],
  ],
  'factor.claims': [
    ['How the factors hang together: hypotheses'],
    ['Separates direct factors from those that work through others, in one diagram to be tested.'],
  ],
  'factor.design': [
    ['Measuring {object}: instrument and sample', 'A design for studying {object}'],
    ['Describes instrument, respondents and analysis so that each hypothesis has its items.'],
  ],
  'factor.outcome': [
    ['Measuring {object}'],
    ['Chooses a scale or indicator and states its dimensions, scoring and population.'],
  ],
  'factor.items': [['Items for the factors'], ['Turns each factor into answerable items and plans a pilot.']],
  'factor.test': [
    ['Which factors matter for {object}', 'Testing the factors behind {object}'],
    ['Looks at factors singly and then together; results follow from the author’s data.'],
  ],
  'factor.rank': [
    ['Relative weight of the factors'],
    ['Compares standardised results and separates factors open to intervention from the rest.'],
  ],
  'factor.group': [
    ['Differences in {object} between groups'],
    ['Compares levels across groups and considers where the differences come from.'],
  ],
  'factor.joint': [
    ['Factors of {object} in combination'],
    ['Tests interactions and points out the combinations that deserve attention.'],
  ],
  'factor.suggest': [
    ['Recommendations to {improve} {object}', 'Acting on the factors behind {object}'],
    ['Addresses the factors that can be changed and says who should act and how to check.'],
  ],
  'trial.design': [
    [
      'Materials and methods: {object} and {aspect}',
      'An experiment on {object} and {aspect}',
      '~Materials and methods for testing {object}',
    ],
    ['Sets out material, treatments, controls, measurements and statistics so that others can repeat the work.'],
  ],
  'trial.material': [
    ['Material for the experiment on {object}', '~Source and selection of the material'],
    ['Lists origin, specification and selection criteria.'],
  ],
  'trial.groups': [
    ['Treatment levels and controls for {object}'],
    ['Explains gradient, replication and random allocation, and how confounders are kept out.'],
  ],
  'trial.indicators': [
    ['Measuring {aspect}: indicators and time points', 'Indicators and time points'],
    ['Fixes primary and secondary indicators and how each is recorded.'],
  ],
  'trial.analysis': [
    ['Layout of the experiment on {object}', '~Layout of the experiment and data handling'],
    ['Commits to the statistics and decision rules before the experiment begins.'],
  ],
  'trial.result': [
    ['Response of {aspect} to {object}', '~Change in {aspect} under {object}', '~Changes observed under {object}'],
    ['Reports differences between treatments indicator by indicator, once the data are in.'],
  ],
  'trial.main': [
    ['Differences in {aspect} between treatment levels', 'Overall differences between treatments'],
    ['Compares treatment and control and judges whether the gap exceeds chance.'],
  ],
  'trial.course': [
    ['The course of {aspect} over time', 'The course of the response over time'],
    ['Describes onset, growth and fading of the response, and looks for a turning point.'],
  ],
  'trial.condition': [
    ['Conditions and limits of {object}', 'Where {object} can and cannot act on {aspect}'],
    ['Varies the conditions to find the range in which the effect holds.'],
  ],
  'trial.discussion': [
    [
      'Explaining the response of {aspect} to {object}',
      'Mechanisms behind the change in {aspect}',
      '~Explaining the variation in {object}',
    ],
    ['Sets the observations against known mechanisms and keeps evidence apart from conjecture.'],
  ],
  'trial.mechanism': [
    ['{theory} and the observed response', '~A mechanism for the observed response'],
    ['Connects the indicators step by step and names the missing link in the evidence.'],
  ],
  'trial.alternative': [
    ['Other explanations considered'],
    ['Takes up confounding, measurement and chance in turn, and says why each is set aside.'],
  ],
  'trial.use': [
    ['Practical use of the results'],
    ['States range, dose or handling limits for anyone who applies the findings.'],
  ],
  'trace.source': [
    ['{object}: content and conditions of spread', 'What {object} had to offer'],
    ['First says what the source of influence consisted of, then by what means it travelled.'],
  ],
  'trace.core': [
    ['Elements of {object} relevant to {aspect}'],
    ['Isolates ideas or forms that could be taken over, instead of speaking of influence at large.'],
  ],
  'trace.situation': [
    ['Conditions that let {object} spread'],
    [
      'Shows how people, {institution} and media made contact possible.',
      'Shows how people, media and the times made contact possible.',
    ],
  ],
  'trace.channel': [
    ['Routes from {object} to {aspect}'],
    ['Uses {data} to prove contact, and asks what was valued and what was left aside.'],
  ],
  'trace.contact': [
    ['Direct and indirect contact with {object}'],
    ['Separates documented contact from contact that is only presumed.'],
  ],
  'trace.choice': [
    ['What was taken from {object} and what was not'],
    ['Explains the selection by the needs of those who made it.'],
  ],
  'trace.mark': [
    ['Traces of {object} in {aspect}'],
    ['Points to influence in particular passages or practices, and tells likeness from descent.'],
  ],
  'trace.thought': [
    ['Change in the ideas behind {aspect}'],
    ['Compares ideas before and after and isolates the part owed to the influence.'],
  ],
  'trace.form': [['Change in the forms of {aspect}'], ['Looks for matching traits in form, structure or arrangement.']],
  'trace.limit': [
    ['Transformation and limits of the influence of {object}', 'How {aspect} remade {object}'],
    ['Shows how the influence was altered and which changes it does not explain.'],
  ],
  'trace.change': [
    ['{object} altered in reception'],
    ['Marks misreading, rewriting and invention, and what they made possible.'],
  ],
  'trace.other': [
    ['{variable} and other sources of change'],
    ['Weighs other factors beside it so that one source is not overrated.'],
  ],
  'trial.chain': [
    ['How the steps of the response connect'],
    ['Goes step by step and names the indicator that supports each.'],
  ],
  'trial.missing': [['Evidence still missing'], ['Lists what this experiment cannot prove and how it could be shown.']],
  'sway.ground': [
    ['{object} and the conditions of the time'],
    ['First says what acted, how far it reached and what made it possible.'],
  ],
  'sway.state': [['Extent and forms of {object}'], ['Uses {data} to describe reach, participants and working.']],
  'sway.condition': [
    ['Institutions and setting of {object}'],
    ['Says which conditions furthered it and which held it back.'],
  ],
  'sway.path': [['Paths from {object} to {aspect}'], ['Takes the paths one by one, with the evidence for each.']],
  'sway.through': [
    ['Influence by way of {variable}'],
    ['Says how and when this path counted, and how strong the evidence is.', 'Weighs this path against the others.'],
  ],
  'sway.result': [['Changes in {aspect}'], ['Points to changes at several levels and tells effects from coincidence.']],
  'sway.rule': [
    ['Changes in the rules and organisation of {aspect}'],
    ['Compares rules and organisation before and after.'],
  ],
  'sway.life': [
    ['Changes in the practice and outlook of {aspect}'],
    ['Looks at what people did and said, beyond the letter of rules.'],
  ],
  'sway.limit': [
    ['Limits of the influence of {object}'],
    ['Says where the influence did not reach and weighs other causes.'],
  ],
  'sway.uneven': [
    ['Uneven effects of {object} across places and groups'],
    ['Compares places and groups touched to different degrees.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
