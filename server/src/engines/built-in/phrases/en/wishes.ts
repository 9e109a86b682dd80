import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const wishes = {
  'wish.survey': [
    ['{the term}: design and administration'],
    ['Says which question each item answers, who is asked, and how returns and quality are secured.'],
  ],
  'wish.surveyData': [
    ['Reading the results of {the term}'],
    ['Sorts the returned answers by topic and says what they can and cannot show; figures follow once collected.'],
  ],
  'wish.interview': [
    ['{the term}: guide and participants'],
    ['Says who is asked about what, how the guide was drawn up and how answers are recorded.'],
  ],
  'wish.interviewData': [
    ['Themes in the material from {the term}'],
    ['Groups the statements by theme, compares them, and notes how far they are typical.'],
  ],
  'wish.experiment': [
    ['{the term}: design and steps'],
    ['Sets out the control, what is held constant and how observations are recorded.'],
  ],
  'wish.experimentData': [
    ['Recording and analysing the results of {the term}'],
    ['Says how results are set against what was expected; values follow once measured.'],
  ],
  'wish.model': [
    ['{the term}: specification and variables'],
    ['Justifies the specification and says what each variable means and where it comes from.'],
  ],
  'wish.modelData': [
    ['Reading and checking the results of {the term}'],
    ['Says how the estimates are read and by which checks they are tested; figures follow once estimated.'],
  ],
  'wish.texts': [
    ['{the term}: material and steps'],
    ['Says which material is taken, in which steps it is read, and how bias is kept out.'],
  ],
  'wish.textsData': [
    ['What {the term} brings out'],
    ['Says, class by class, what the material shows, and names what does not fit.'],
  ],
  'wish.appraise': [
    ['{focus}: {term}', '~{object}: {term}'],
    ['Gives the evidence for each item and weighs the items against one another.'],
  ],
  'wish.appraiseData': [
    ['Conclusions drawn from {the term}'],
    ['Takes the items together and says which direction they favour.'],
  ],
  'wish.simulate': [
    ['{the term}: model and parameters'],
    ['Says what the model simplifies, where the parameters come from and how the limits are set.'],
  ],
  'wish.simulateData': [
    ['Results and errors of {the term}'],
    ['Says how results are set against measurements or known cases, and where errors arise.'],
  ],
  'wish.method': [
    ['{term}: reasons and procedure'],
    ['Gives the reasons for it, the steps and the quality checks, and leaves the results to be filled in.'],
  ],
  'wish.methodData': [
    ['Analysing what {term} yields'],
    ['Says how the material is analysed and how far it carries the argument.'],
  ],
  'wish.methodChapter': [
    ['{focus} studied through {the term}', '~{object} studied through {the term}'],
    ['Gathers the material by the chosen method and says how it is obtained and read.'],
  ],
  'wish.background': [
    ['The {term} of {focus}', '~The {term} of {object}'],
    ['Presents the practical and scholarly setting from which the topic arises.'],
  ],
  'wish.significance': [
    ['The significance of studying {focus}', '~The significance of studying {object}'],
    ['Says what the study offers to scholarship and what to practice.'],
  ],
  'wish.review': [
    ['A review of the literature on {focus}', '~A review of the literature on {object}'],
    ['Sorts earlier work by theme, compares its evidence and ends at what is still open.'],
  ],
  'wish.concept': [['Key concepts for {object}'], ['Fixes the sense and the bounds of the concepts used.']],
  'wish.theory': [
    ['The theoretical framework for {focus}', '~The theoretical framework for {object}'],
    ['Says which theories can explain the matter and how far each reaches.'],
  ],
  'wish.hypotheses': [
    ['Hypotheses on {focus}', '~Hypotheses on {object}'],
    ['Derives statements that can be tested and gives the grounds of each.'],
  ],
  'wish.design': [
    ['Research design for studying {focus}', '~Research design for studying {object}'],
    ['Says by which means, on which material and in which steps the question is answered.'],
  ],
  'wish.data': [
    ['Data and variables for studying {focus}', '~Data for studying {object}'],
    ['Says where the data come from, what they hold and what they lack.'],
  ],
  'wish.needs': [
    ['Requirements analysis for {the object}'],
    ['Gathers the requirements from actual use and ranks them.'],
  ],
  'wish.testing': [
    ['Testing and assessing {the object}'],
    ['Says what is tested, how, and by which standard it passes.'],
  ],
  'wish.experience': [
    ['International experience with {focus}', '~International experience with {object}'],
    ['Takes comparable practice abroad and says what it achieved and on what terms.'],
  ],
  'wish.experienceA': [
    ['Notable practice abroad in {focus}', '~Notable practice abroad'],
    ['Takes two or three approaches with their setting and results.'],
  ],
  'wish.experienceB': [
    ['What can be borrowed, and on what terms'],
    ['Says which practice can travel and what it would need here.'],
  ],
  'wish.history': [
    ['The historical development of {focus}', '~The historical development of {object}'],
    ['Follows the change through its stages and turning points.'],
  ],
  'wish.historyA': [
    ['Beginnings and growth of {focus}', '~Beginnings and growth of {object}'],
    ['Says under which conditions it began and how it spread.'],
  ],
  'wish.historyB': [
    ['Turning points in {focus}', '~Turning points in {object}'],
    ['Names the events that changed the direction and what followed.'],
  ],
  'wish.law': [
    ['The legal framework of {focus}', '~The legal framework of {object}'],
    ['Sets out the rules in force, their rank, content and scope.'],
  ],
  'wish.lawA': [
    ['Rules in force on {focus}', '~Rules in force on {object}'],
    ['Lists the provisions that bear on the matter by rank.'],
  ],
  'wish.lawB': [['Gaps and conflicts in the rules'], ['Names what the provisions leave out and where they collide.']],
  'wish.mechanism': [
    ['The mechanisms behind {focus}', '~The mechanisms behind {object}'],
    ['Says through which steps it works and on what each step rests.'],
  ],
  'wish.status': [
    ['The current situation of {focus}', '~The current situation of {object}'],
    ['Says on the available evidence how far and in which forms it exists today.'],
  ],
  'wish.problem': [
    ['Problems of {focus}', '~Problems of {object}'],
    ['Names problems that do not overlap, each with its signs.'],
  ],
  'wish.cause': [
    ['Causes behind {focus}', '~Causes behind {object}'],
    ['Asks where each problem comes from and tells near causes from deep ones.'],
  ],
  'wish.measure': [
    ['{term} to {improve} {focus}', '~{term} to {improve} {object}'],
    ['Derives workable steps from the analysis and says who acts and what comes first.'],
  ],
  'wish.case': [
    ['{focus} in {case}: a case study', 'A case study of {focus}', '~A case study of {object}'],
    ['Holds the argument against one concrete case.'],
  ],
  'wish.caseA': [
    ['{term} as a case: selection and setting', 'Selection and setting of the case'],
    ['Says why it was chosen and what about it bears on the question.'],
  ],
  'wish.caseB': [
    ['What {term} shows about {focus}', 'What the case shows about {focus}', '~What the case shows'],
    ['Tests the argument on the course of the case and says how far it can be generalised.'],
  ],
  'wish.empirical': [
    ['An empirical analysis of {focus}', '~An empirical analysis of {object}'],
    ['Tests the earlier statements one by one on the material.'],
  ],
  'wish.results': [
    ['Results on {focus}', '~Results on {object}'],
    ['Reports the results in the order of the questions; figures follow once obtained.'],
  ],
  'wish.discussion': [
    ['Discussion: what the study says about {focus}', '~Discussion: what the study says about {object}'],
    ['Sets the outcome beside earlier views and explains where they differ.'],
  ],
  'wish.limits': [
    ['Limitations of this study of {focus}', '~Limitations of this study'],
    ['Says where material and means fall short.'],
  ],
  'wish.outlook': [
    ['The outlook for {focus}', '~The outlook for {object}'],
    ['Judges where it may go and which conditions to watch.'],
  ],
  'wish.implication': [
    ['{term} drawn from the study of {focus}', '~{term} drawn from the study of {object}'],
    ['Says what follows for kindred questions and for practice.'],
  ],
  'wish.innovation': [
    ['What this study of {focus} adds', '~What this study adds'],
    ['Says how it differs from earlier work in object, material or view.'],
  ],
  'wish.ethics': [
    ['Ethical issues raised by {focus}', '~Ethical issues raised by {object}'],
    ['Says whose interests are touched and how they are weighed and protected.'],
  ],
  'wish.risk': [
    ['Risks of {focus}', '~Risks of {object}'],
    ['Says where risks arise, what they lead to and how they are met.'],
  ],
  'wish.feasibility': [
    ['The feasibility of {the object}'],
    ['Judges from conditions, effort and time whether it can be done.'],
  ],
  'wish.cost': [
    ['Costs and benefits of {focus}', '~Costs and benefits of {object}'],
    ['Lists what is spent and gained and how each is estimated.'],
  ],
  'wish.schedule': [
    ['Schedule for the study of {focus}', '~Schedule of the study'],
    ['Lists tasks and dates stage by stage.'],
  ],
  'wish.feasibilityA': [['Technical feasibility'], ['Says whether the means that it needs are at hand.']],
  'wish.feasibilityB': [
    ['Feasibility in effort and time'],
    ['Estimates people, cost and time and says whether they can be afforded.'],
  ],
  'wish.riskA': [
    ['Where the risks of {focus} arise', '~Where the risks of {object} arise'],
    ['Sorts the risks by where they arise and weighs them.'],
  ],
  'wish.riskB': [
    ['How the risks of {focus} are met', '~How the risks of {object} are met'],
    ['Answers each source with prevention and remedy.'],
  ],
  'wish.ethicsA': [
    ['Interests and values at stake in {focus}', '~Interests and values at stake in {object}'],
    ['Says whose interests are touched and how they collide.'],
  ],
  'wish.ethicsB': [
    ['Answers to the ethical issues of {focus}', '~Answers to the ethical issues of {object}'],
    ['Proposes principles for weighing and workable limits.'],
  ],
  'wish.outlookA': [
    ['Where {focus} may be heading', '~Where {object} may be heading'],
    ['Infers from present change a few directions.'],
  ],
  'wish.outlookB': [
    ['Conditions that will decide the course of {focus}', '~Conditions that will decide the course of {object}'],
    ['Says which conditions would change the judgement and what to watch.'],
  ],
  'wish.discussionA': [
    ['The outcome beside earlier research'],
    ['Compares point by point where the two agree and differ.'],
  ],
  'wish.discussionB': [
    ['Explaining {focus} further', '~Explaining {object} further'],
    ['Says what may lie behind the differences and offers a better account.'],
  ],
  'wish.implicationA': [
    ['What it means for research on {focus}', '~What it means for research on {object}'],
    ['Says how later research could do better.'],
  ],
  'wish.implicationB': [['What it means for practice'], ['Says how practice can use it and with what care.']],
  'wish.costA': [
    ['What {focus} costs', '~What {object} costs'],
    ['Lists single and running costs and how they are estimated.'],
  ],
  'wish.costB': [
    ['What {focus} yields', '~What {object} yields'],
    ['Sets what can and cannot be counted against the costs.'],
  ],
  'wish.compare': [
    ['{focus} in {a} and {b} compared', '~{a} and {b} compared'],
    ['Sets the two side by side on chosen points and says where their differences come from.'],
  ],
  'wish.abroad': [
    ['{focus} in {b}: a comparison', '~A comparison with {b}'],
    ['Takes a comparable case elsewhere to bring out what is particular here and what could be done otherwise.'],
  ],
  'wish.beside': [
    ['A comparison with {b}'],
    ['Takes a comparable case to bring out what is particular here and what could be done otherwise.'],
  ],
  'wish.contrast': [
    ['{a} and {b} compared'],
    ['Sets the two side by side on chosen points and explains what sets them apart.'],
  ],
  'wish.closing': [
    ['Conclusion and {term}'],
    ['Answers the opening questions first and then says what follows from the answers.'],
  ],
  'wish.matter': [['{term}'], ['Says how this side bears on the question, on what material and with what result.']],
  'wish.relation': [
    ['{term} and {object}', '~{term} and {focus}'],
    ['Says where this side stands in the question and how the two are tied.'],
  ],
  'wish.problemCauses': [
    ['Problems of {focus} and their causes', '~Problems of {object} and their causes'],
    ['Names the problems first and then asks where each comes from.'],
  ],
  'wish.statusProblems': [
    [
      '{focus} in {case}: present state and problems',
      'The present state of {focus} and its problems',
      '~The present state of {object} and its problems',
    ],
    ['Describes how things stand and then what is wrong with them.'],
  ],
  'wish.statusCauses': [
    ['The state of {focus}, its problems and their causes', '~The state of {object}, its problems and their causes'],
    ['Describes how things stand, names the problems and asks where they come from.'],
  ],
  'wish.theoryHypotheses': [
    ['Theory and hypotheses on {focus}', '~Theory and hypotheses on {object}'],
    ['Presents the theory first and derives from it what can be tested.'],
  ],
  'wish.reviewTheory': [
    ['Literature and theory on {focus}', '~Literature and theory on {object}'],
    ['Sums up earlier work and then the theory the paper rests on.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
