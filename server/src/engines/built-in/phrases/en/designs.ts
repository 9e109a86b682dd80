import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const designs = {
  'quasi.plan': [
    ['A quasi-experiment on {object} and {outcome}', '~A quasi-experiment on {object}'],
    ['States the hypothesis, the two groups, the tests and how the treatment is delivered.'],
  ],
  'quasi.claim': [
    ['Hypothesis on {outcome}', '~Hypothesis of the experiment'],
    ['Derives a hypothesis that the tests can decide.'],
  ],
  'quasi.groups': [
    ['Experimental group and comparison group'],
    ['Says how the groups were found, how large they are and why they could not be drawn by lot.'],
  ],
  'quasi.tests': [
    ['Testing {outcome} before and after', '~Tests before and after'],
    ['Describes the test, its scoring and reliability, and when it is given.'],
  ],
  'quasi.course': [
    ['Delivering {object} and checking its delivery'],
    ['States step by step what is done, for how long, and how this is checked.'],
  ],
  'quasi.analysis': [
    ['Statistical comparison with the pre-test as covariate'],
    ['Says how post-tests are compared given the pre-test, and which effect size is reported.'],
  ],
  'quasi.result': [
    ['Results: {outcome} in the two groups', '~Results in the two groups'],
    ['Compares the groups at the start, then the change; figures are the author’s to supply.'],
  ],
  'quasi.before': [['The two groups at the start'], ['Compares pre-test scores and background.']],
  'quasi.after': [
    ['Change from pre-test to post-test'],
    ['Reports the difference in gain with its interval and size.'],
  ],
  'quasi.who': [['Who gained more and who gained less'], ['Looks at gains by starting level and other traits.']],
  'quasi.meaning': [
    ['What the difference in {outcome} shows', '~What the difference between the groups shows'],
    ['Tells the effect of the treatment from other explanations and answers the question.'],
  ],
  'quasi.why': [
    ['How {object} may have worked'],
    ['Uses records of the process to say how the change may have come about.'],
  ],
  'quasi.rival': [
    ['Rival explanations and threats to validity'],
    ['Weighs maturation, teacher, repeated testing and selection.'],
  ],
  'quasi.use': [['Conditions for using the result elsewhere'], ['Says for whom the result holds and what it needs.']],
  'action.start': [
    ['{object}: the problem in practice'],
    ['Takes the problem from practice and shows it with first evidence.'],
  ],
  'action.signs': [
    ['First observations and diagnosis'],
    ['Uses observation, a first test and talks to state where things stood.'],
  ],
  'action.known': [['Ideas and experience to build on'], ['Says which earlier ideas are used and why.']],
  'action.plan': [
    ['{object}: the plan of action'],
    ['Says what is done with whom, which data are kept and how progress is judged.'],
  ],
  'action.means': [['The part of {means}', '~The idea behind the action'], ['Ties the means to the problem found.']],
  'action.people': [
    ['Participants and the researcher’s part'],
    ['Describes those taking part, the double role of the researcher and ethics.'],
  ],
  'action.data': [
    ['Data kept and signs of progress'],
    ['Says how notes, work, talks and tests are kept and compared.'],
  ],
  'action.first': [
    ['The first cycle'],
    ['Goes through planning, acting, observing and reflecting for the first time.'],
  ],
  'action.doing': [['Planning and action in the first cycle'], ['States what was done and for how long.']],
  'action.seen': [
    ['Observation and reflection after the first cycle'],
    ['Says from the records what worked and what had to change.'],
  ],
  'action.second': [['The second cycle'], ['Says what was changed after reflection and what came of it.']],
  'action.change': [['The revised plan in action'], ['Goes through each change and its reason.']],
  'action.again': [['Observation and reflection after the second cycle'], ['Sets the second cycle beside the first.']],
  'action.result': [
    ['{object}: what the cycles show'],
    ['Draws the evidence of both cycles together and says what it bears out.'],
  ],
  'action.gain': [['Changes that can be seen'], ['Shows changes by data from before and after.']],
  'action.voice': [['Views of those who took part'], ['Collects their views and sorts agreement from dissent.']],
  'action.limit': [
    ['Limits of one setting and the next cycle'],
    ['Names what is peculiar to the setting and what a next cycle would try.'],
  ],
  'onsite.work': [
    ['Fieldwork {there}: places, people and material', '~Fieldwork: places, people and material'],
    ['Says where the study went, whom it met, what was recorded and how it was sorted.'],
  ],
  'onsite.place': [['Choice of sites and access'], ['Says why these sites were chosen and how access was gained.']],
  'onsite.talk': [
    ['Interviews and participant observation'],
    ['Lists whom was talked to, how often, and what was observed.'],
  ],
  'onsite.code': [
    ['Notes, coding and cross-checks'],
    ['Says how notes were coded and sources checked against each other.'],
  ],
  'onsite.self': [
    ['The researcher’s position and ethics'],
    ['Covers the relation to those studied, anonymity and consent.'],
  ],
  'syst.plan': [
    ['Review method: finding studies of {object}'],
    ['States question, criteria, search, selection and charting so that others could repeat them.'],
  ],
  'syst.question': [
    ['Review question and eligibility criteria'],
    ['Gives population, concept and setting, and what is in and out.'],
  ],
  'syst.search': [['Databases and search strings'], ['Lists databases, terms and years.']],
  'syst.choose': [
    ['Selection and data charting'],
    ['Shows by a flow chart what was left at each step and what was taken from each study.'],
  ],
  'syst.quality': [
    ['Appraisal of quality and way of synthesis'],
    ['Says how risk of bias was judged and how results were brought together.'],
  ],
  'syst.map': [
    ['The studies included: an overview'],
    ['Tabulates year, country, design, people and measures; numbers are to be filled in.'],
  ],
  'syst.where': [
    ['Years, countries and study designs'],
    ['Says when and where studies were done and by which designs.'],
  ],
  'syst.people': [['People studied and measures used'], ['Compares samples and instruments.']],
  'syst.kinds': [['{object}: kinds and forms in the studies'], ['Sorts what was studied by kind.']],
  'syst.sort': [['Main kinds told apart'], ['Gives the classes and their grounds.']],
  'syst.form': [['Settings, forms and duration'], ['Compares where, how and how long.']],
  'syst.found': [
    ['What the studies found on {term}', '~What the studies found'],
    ['Brings results together by outcome and says what is borne out and what is not.'],
  ],
  'syst.outcome': [['Main outcomes and size of effects'], ['Lists results and their direction by kind.']],
  'syst.report': [['Findings that recur'], ['Sums up what most studies bear out.']],
  'syst.same': [['Agreement and contradiction between studies'], ['Explains why studies differ.']],
  'syst.harm': [['Safety, adherence and acceptability'], ['Covers harms, dropouts and acceptance.']],
  'syst.gap': [
    ['Strength of the evidence and gaps on {object}'],
    ['Says how far the evidence can be trusted and what is missing.'],
  ],
  'syst.trust': [['How far the evidence can be trusted'], ['Weighs conclusions by the appraisal of quality.']],
  'syst.missing': [['People and questions not yet studied'], ['Names where studies are missing.']],
  'syst.next': [['What follows for practice and research'], ['Says what can be done now and what should be studied.']],
  'risk.method': [
    ['Studying {object}: participants and methods'],
    ['Says who is studied, how the outcome is told, which factors are recorded and how they are analysed.'],
  ],
  'risk.people': [
    ['Design, setting and eligibility of {population}', '~Design, setting and participants'],
    ['States design, place, period, criteria and sample size.'],
  ],
  'risk.outcome': [
    ['Defining and recording {object}'],
    ['States by which criteria, when and by whom the outcome is told.'],
  ],
  'risk.items': [
    ['Candidate factors and how they are recorded'],
    ['Lists personal, clinical, service and social factors that may matter.'],
  ],
  'risk.model': [['Bivariate tests and regression model'], ['States tests, model and handling of missing data.']],
  'risk.result': [
    ['Factors associated with {object}: results'],
    ['Goes from single factors to all together; figures are the author’s to supply.'],
  ],
  'risk.profile': [
    ['Participants and frequency of the outcome'],
    ['Describes the participants and how often the outcome occurred.'],
  ],
  'risk.single': [
    ['Each factor compared between those with and without it'],
    ['Compares those with and without the outcome, factor by factor.'],
  ],
  'risk.joint': [['Independent factors in the regression model'], ['Reports adjusted estimates with their intervals.']],
  'risk.meaning': [
    ['Discussion: what lies behind {object}'],
    ['Explains the main factors by earlier studies and states limits.'],
  ],
  'risk.explain': [['How the main factors may act'], ['Says why each main factor may matter.']],
  'risk.compare': [['Comparison with earlier studies of the outcome'], ['Explains agreement and difference.']],
  'risk.limit': [['Limits of the design'], ['Discusses selection, information bias and residual confounding.']],
  'risk.use': [
    ['Whom to watch and what can be changed'],
    ['Says whom to attend to first and which factors can be changed.'],
  ],
  'ward.place': [
    ['{b}: their situation and legal status'],
    ['Says who they are, in which relations they stand and how the law sees them.'],
  ],
  'ward.facts': [['Facts and parties'], ['Describes actual conditions and those involved.']],
  'ward.status': [['Disputed legal status'], ['Compares ways of classing them and what follows.']],
  'ward.rules': [['Rules that apply to {b}'], ['Sets them out by rank and shows how they connect.']],
  'ward.rights': [['Rights and remedies they have'], ['Lists rights, benefits and remedies with their conditions.']],
  'ward.harm': [['How their rights are commonly denied'], ['Sorts the cases by manner, each with an example.']],
  'ward.better': [['A clearer status in law'], ['Sketches the wording of a provision.']],
  'suite.course': [
    ['{object}: beginnings and course'],
    ['Says when they began, how they changed and in which stages.'],
  ],
  'suite.before': [['Earlier work and the turn'], ['Says what came before and why it changed.']],
  'suite.stages': [['Stages and chosen works'], ['Takes one work for each stage and says why.']],
  'suite.making': [
    ['Making {object}: materials, format and procedure'],
    ['Shows how materials, size and steps decide the work.'],
  ],
  'suite.stuff': [['Materials and tools'], ['Says what was used and what traces it left.']],
  'suite.steps': [['Steps, repetition and variation'], ['Says what is repeated and what varies.']],
  'suite.seeing': [
    ['Looking at {object}: structure and effect'],
    ['Looks closely at structure and at what is seen near, far and in time.'],
  ],
  'suite.order': [['Structure and relations'], ['Analyses how the parts are arranged.']],
  'suite.viewer': [['The viewer’s place and time'], ['Says how distance, time and light change what is seen.']],
  'suite.sense': [
    ['{object}: meaning and place in the art of their time'],
    ['Says from works and writings what they mean.'],
  ],
  'suite.own': [['The artist’s own words'], ['Sets statements beside the works.']],
  'suite.peers': [['Beside other art of the time'], ['Compares kindred work.']],
  'suite.views': [['Exhibitions and critics'], ['Follows how they were shown and judged.']],
  'effect.link': [['How {variable} is measured'], ['Says how it is measured and from which data.']],
} as const satisfies Partial<Phrases<Move>>;
