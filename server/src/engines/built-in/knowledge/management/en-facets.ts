import type { FacetBook } from '../facets.ts';

const theories: FacetBook = {
  'resource-based': {
    definition:
      'the resource-based view explains differences in profit by what firms own and know rather than by the industry they are in',
    mechanism: 'a resource that is valuable, rare and hard to copy keeps rivals from competing its returns away',
    condition:
      'the resource-based view is strongest where factor markets are thin and rivals cannot simply buy the same asset',
    indicator:
      'patents, long-serving specialists and dedicated equipment are the usual traces of resources that cannot be bought in',
    limit: 'the resource-based view says little about where resources come from or how quickly they lose their worth',
    counter:
      'scholars of dynamic capabilities reply that the scarce thing is the ability to recombine resources, not the stock itself',
    example:
      'a family bakery whose recipes pass from master to apprentice illustrates why some resources resist imitation',
    implication:
      'a diagnosis in the spirit of the resource-based view begins by listing which assets a rival could buy tomorrow',
    contrasts: ['five-forces'],
    parts: ['core-competence'],
  },
  stakeholder: {
    definition: 'stakeholder theory holds that a firm answers to every group that can affect it or is affected by it',
    mechanism:
      'groups that see their claims met go on supplying skill, custom and goodwill, which steadies the conditions of business',
    condition: 'stakeholder theory presupposes that claims can be identified and ranked before they collide',
    indicator: 'power, legitimacy and urgency serve as the three attributes by which each claimant is placed on a map',
    limit: 'no common scale for settling conflicts between claimants is offered by stakeholder theory',
    counter:
      'advocates of shareholder primacy object that managers accountable to everyone are in the end accountable to no one',
    example:
      'a chemical plant that negotiates emissions with nearby residents before expanding is practising stakeholder management',
    implication:
      'work guided by stakeholder theory should state whose claim prevails when two of them conflict, and why',
    contrasts: ['principal-agent'],
  },
  'two-factor': {
    definition:
      'two-factor theory separates hygiene conditions, which prevent dissatisfaction, from motivators, which create satisfaction',
    mechanism:
      'better pay or rules silence complaints, whereas achievement, recognition and responsibility call forth extra effort',
    condition: 'the two kinds of factor are easiest to tell apart in jobs whose basic terms are already decent',
    indicator:
      'interviewers ask for the best and the worst episodes at work and sort the reasons given under two-factor theory',
    limit: 'two-factor theory grew out of interviews with professionals and fits piece-rate or routine work less well',
    counter:
      'sceptics suspect an artefact of memory, since people credit themselves for success and blame conditions for failure',
    example:
      'a pay rise that stops the grumbling but leaves effort unchanged is the pattern two-factor theory predicts',
    implication:
      'following two-factor theory, repairs to working conditions and enrichment of the job belong in separate plans',
    contrasts: ['equity'],
  },
  equity: {
    definition:
      'equity theory claims that people judge rewards by comparing their own ratio of input to outcome with that of others',
    mechanism:
      'people who feel short-changed cut their effort, press for more, change their point of comparison or leave',
    condition: 'comparisons bite hardest where colleagues do similar work and have some idea of what others earn',
    indicator:
      'scales built on equity theory ask separately about the fairness of outcomes, procedures and personal treatment',
    limit: 'equity theory cannot say in advance with whom an employee will choose to compare herself',
    counter:
      'cross-cultural researchers note that equality or need, rather than contribution, is the fair rule in many settings',
    example:
      'resentment among long-serving clerks when newcomers start on higher pay is readily explained by equity theory',
    implication: 'clear written rules for setting pay give employees something better than rumour to compare with',
    contrasts: ['two-factor'],
    parts: ['pay-fairness'],
  },
  'social-exchange': {
    definition:
      'social exchange theory reads working relationships as open-ended trades of favours held together by trust and the norm of reciprocity',
    mechanism:
      'a favour received creates a felt duty to return it, often as loyalty, voice or effort beyond the contract',
    condition: 'reciprocity requires that the favour was voluntary and that the relationship is expected to last',
    indicator:
      'perceived support, leader-member exchange and felt obligation are the measures most used by students of social exchange theory',
    limit: 'since no exchange rate is specified, almost any behaviour can be described afterwards as repayment',
    counter:
      'writers on identity maintain that people give more because the organisation is part of who they are, not to settle accounts',
    example:
      'an employee who stays late after her manager covered for a family emergency acts as social exchange theory expects',
    implication:
      'studies resting on social exchange theory gain force when both the giver and the receiver are questioned',
    contrasts: ['self-determination'],
    parts: ['perceived-support', 'lmx'],
  },
  'self-determination': {
    definition:
      'self-determination theory grades motives by how far people endorse them and traces the difference to autonomy, competence and relatedness',
    mechanism:
      'as needs for autonomy, competence and relatedness are met, outside demands become personal goals and no longer need policing',
    condition:
      'predictions from self-determination theory hold best for tasks with some interest or meaning of their own',
    indicator:
      'questionnaires on need satisfaction and on types of regulation provide the evidence in most applications',
    limit: 'for dull and repetitive work self-determination theory has little to offer beyond courteous treatment',
    counter:
      'economists of incentives argue that well-designed rewards raise effort and that crowding out is rarer than claimed',
    example: 'engineers allowed to choose their own problem often work longer hours on it without being asked',
    implication:
      'managers persuaded by self-determination theory explain the reason for a task and leave room in how to do it',
    contrasts: ['two-factor'],
    parts: ['work-engagement'],
  },
  'job-demands': {
    definition:
      'the job demands-resources model sorts features of work into demands that drain energy and resources that restore it',
    mechanism:
      'high demands without resources end in exhaustion, while ample resources feed engagement along a separate path',
    condition:
      'the job demands-resources model assumes that strain stems from the job rather than from the temperament of its holder',
    indicator:
      'workload, emotional labour and role conflict are set against autonomy, feedback and support from colleagues',
    limit:
      'the job demands-resources model is an open list, so researchers must decide for themselves what counts as a demand',
    counter:
      'a rival reading splits demands into challenges and hindrances and credits the former with growth instead of strain',
    example:
      'hotel receptionists on crowded shifts with no authority to settle complaints face high demands and low resources',
    implication: 'relief works best when pointless load is removed at the same time as support is added',
    parts: ['work-engagement'],
  },
  transformational: {
    definition:
      'transformational leadership theory studies leaders who win followers for a shared purpose through vision, example and personal attention',
    mechanism:
      'a vision lends meaning to routine work, and questioning of old habits raises what followers expect of themselves',
    condition: 'change in the environment and discretion in the task give transformational leadership its room to act',
    indicator:
      'multifactor questionnaires rate idealised influence, inspiration, intellectual stimulation and individual consideration',
    limit:
      'transformational leadership theory looks at the leader and seldom asks how followers shape the person who leads them',
    counter: 'supporters of transactional leadership credit clear goals and fair rewards with most of the effect',
    example:
      'a plant manager who explains the move to electric motors and retrains alongside her crew practises transformational leadership',
    implication:
      'tests of transformational leadership theory are safer when subordinates rate the leader and supervisors rate the results',
    contrasts: ['lmx'],
  },
  'marketing-mix': {
    definition: 'the marketing mix gathers the decisions a seller controls under product, price, place and promotion',
    mechanism:
      'product, price, place and promotion send one message only when they agree, and one mismatch undoes money spent on the rest',
    condition:
      'a chosen target market and real authority over all four decisions are needed before the marketing mix is of use',
    indicator:
      'width of the product line, price bands, coverage of outlets and the split of promotional spending describe the marketing mix',
    limit: 'seen from the seller’s side only, the marketing mix leaves customers no part in creating value',
    counter:
      'relationship marketers regard lasting trust as the source of profit and the four tools as details within it',
    example:
      'an electric-car maker that revises trim, price, showrooms and test drives together is rearranging the marketing mix',
    implication: 'each element of the marketing mix ought to be traced back to the same position before money is spent',
    contrasts: ['service-gap'],
  },
  sor: {
    definition:
      'the stimulus-organism-response model holds that cues in the setting first change thought and feeling, and only then behaviour',
    mechanism:
      'countdowns, chatter and a lively host raise arousal and urgency, which leaves less time for weighing the purchase',
    condition:
      'dense cues and short deliberation are the circumstances in which the stimulus-organism-response model fits best',
    indicator:
      'researchers measure the strength of each cue, the state of mind that follows and the resulting approach or avoidance',
    limit:
      'the stimulus-organism-response model pictures buyers as reacting, and so misses those who search and compare for days',
    counter: 'followers of planned behaviour answer that attitudes decide what is bought and stimuli merely when',
    example:
      'viewers who came to watch and left with a parcel on its way are the standard case for the stimulus-organism-response model',
    implication: 'separating the stimulus into kinds of cue shows which of them deserves the blame or the credit',
    contrasts: ['planned-behaviour'],
    parts: ['social-presence', 'impulse-buying'],
  },
  'planned-behaviour': {
    definition:
      'the theory of planned behaviour predicts intention from attitude, social norms and perceived control, and behaviour from intention',
    mechanism:
      'people who think an act worthwhile, approved and feasible form a plan and carry it out when circumstances allow',
    condition: 'only voluntary acts that are thought over beforehand come within the theory of planned behaviour',
    indicator:
      'attitude, norms and control are each measured by items that match the behaviour in target, setting and time',
    limit: 'the gap between what people intend and what they do is the sore point of the theory of planned behaviour',
    counter:
      'students of habit contend that repeated acts such as sorting waste are triggered by context, whatever the intention',
    example:
      'graduates who favour self-employment, have family backing and expect to raise money report firm plans to start a business',
    implication:
      'a follow-up of actual conduct makes a survey based on the theory of planned behaviour far more convincing',
    contrasts: ['sor'],
    parts: ['purchase-intention', 'founding-intention'],
  },
  'service-gap': {
    definition:
      'the service quality gap model traces the distance between expected and perceived service to faults inside the organisation',
    mechanism:
      'misread expectations lead to wrong standards, lax delivery and rash promises, and each error adds to the next',
    condition:
      'a service that can be divided into stages with someone in charge of each suits the service quality gap model',
    indicator:
      'expectation and perception are rated on tangibles, reliability, responsiveness, assurance and empathy, then subtracted',
    limit:
      'expectations recalled after the event are unreliable, which weakens the difference scores of the service quality gap model',
    counter:
      'the performance-only school finds that perceptions alone predict satisfaction and that subtraction adds noise',
    example:
      'a hotel that advertises butler service and staffs the night desk with one clerk opens a communication gap',
    implication: 'working backwards from the guest, the service quality gap model helps to tell inability from neglect',
    parts: ['service-quality', 'customer-satisfaction'],
  },
  'dynamic-capability': {
    definition:
      'dynamic capabilities theory concerns the higher-order ability to sense change, seize openings and reconfigure what the firm has',
    mechanism:
      'sensing makes change visible, seizing commits resources to it, and reconfiguring dismantles routines that stand in the way',
    condition:
      'fast-moving technology or demand is what turns dynamic capabilities into a visible difference between firms',
    indicator:
      'market scanning, the share of funds given to new lines and the pace of reorganisation are proxies for dynamic capabilities',
    limit:
      'dynamic capabilities theory risks circular argument when success is taken as proof of the capability that explains it',
    counter:
      'some strategists believe that most firms muddle through change well enough and that a standing capability is not worth its cost',
    example:
      'an appliance maker that turns to connected services and merges research with after-sales work can be read through dynamic capabilities theory',
    implication:
      'evidence for sensing, seizing and reconfiguring should be gathered separately and not inferred from profit',
    contrasts: ['resource-based'],
    parts: ['digital-capability', 'absorptive'],
  },
  'five-forces': {
    definition:
      'the five forces framework judges how profitable an industry can be from rivals, entrants, substitutes, suppliers and buyers',
    mechanism: 'each force takes a share of profit, either by pushing prices down or by pushing costs up',
    condition:
      'clear industry boundaries and fairly stable rules of competition are assumed by the five forces framework',
    indicator:
      'concentration, switching costs and the threat of integration by suppliers or buyers show how strong each force is',
    limit:
      'cooperation and complementary products hardly appear in the five forces framework, which also freezes a moment in time',
    counter: 'resource theorists point out that profits differ more within industries than between them',
    example:
      'a ride-hailing platform squeezed by subsidised entrants, drivers and passengers lends itself to the five forces framework',
    implication: 'the five forces framework yields strategy only when joined to an honest inventory of the firm itself',
    contrasts: ['resource-based'],
  },
  institutional: {
    definition:
      'institutional theory argues that organisations adopt practices to appear legitimate as much as to become efficient',
    mechanism: 'coercion by law, imitation of peers and professional norms make organisations in one field grow alike',
    condition:
      'pressure to conform weighs most on organisations whose results are hard to measure and whose funds come from outside',
    indicator:
      'the density of regulation, the share of peers that have adopted a practice and the spread of certification gauge institutional pressure',
    limit:
      'institutional theory explains sameness better than it explains why some organisations resist the same pressure',
    counter: 'strategic-choice scholars insist that organisations bargain, delay and even rewrite the rules',
    example:
      'companies that open a sustainability office while business goes on as before show the decoupling institutional theory describes',
    implication:
      'checking daily routines against official structures tells more about reform than counting new committees',
    contrasts: ['dynamic-capability'],
  },
  'social-network': {
    definition:
      'social network theory explains access to information, resources and trust by the ties people hold in a network',
    mechanism: 'weak ties bring fresh news, strong ties bring support, and brokers gain by standing between groups',
    condition: 'social networks count for most where formal channels are poor and dealings depend on personal trust',
    indicator: 'name generators yield maps from which centrality, density and structural holes are calculated',
    limit:
      'social network theory struggles to say whether a good position makes people able or able people gain good positions',
    counter:
      'critics warn that close circles shut out strangers and narrow the view, so ties are no asset in themselves',
    example:
      'first orders tend to come to founders from former colleagues, while news of a technology comes from acquaintances',
    implication: 'social network theory advises asking what kind of ties a person has, not merely how many',
  },
  'opportunity-theory': {
    definition:
      'the individual-opportunity nexus treats entrepreneurship as the meeting of particular people with chances of profit they can see',
    mechanism:
      'prior knowledge lets one person notice a mismatch of value that others walk past, and early action earns the return',
    condition: 'shifts in technology, rules or taste create openings before prices have caught up with them',
    indicator:
      'respondents list business ideas suggested by a scenario, and judges rate each for novelty and feasibility',
    limit:
      'accounts built on the individual-opportunity nexus usually start from success and overlook chances that came to nothing',
    counter:
      'constructionists deny that opportunities lie waiting and describe them as made in the course of acting and bargaining',
    example:
      'a returning migrant who sees the margin between village produce and city orders fits the individual-opportunity nexus',
    implication:
      'training in the spirit of the individual-opportunity nexus sends students to observe trades they already know',
    parts: ['opportunity-recognition'],
  },
  'principal-agent': {
    definition:
      'agency theory studies the conflict that arises when owners hand decisions to managers whose aims and information differ from theirs',
    mechanism:
      'effort that cannot be observed invites perquisites and empire building, which contracts and monitoring try to restrain',
    condition:
      'separate ownership and control, together with results blurred by luck, bring the problem described by agency theory to life',
    indicator: 'expense ratios, asset turnover and dealings with related parties stand in for agency costs',
    limit:
      'by assuming self-interest on both sides, agency theory undervalues loyalty, reputation and professional pride',
    counter:
      'stewardship theory answers that managers may identify with the firm and that heavy monitoring spoils their sense of duty',
    example:
      'executives near the end of their term who cut research to lift reported profit behave as agency theory foresees',
    implication:
      'applications of agency theory must say whether the quarrel is between owners and managers or among the owners',
    contrasts: ['stewardship'],
    parts: ['governance-structure', 'ownership-concentration'],
  },
  stewardship: {
    definition:
      'stewardship theory regards managers as trustees who find satisfaction in serving the organisation and deserve discretion',
    mechanism:
      'identification aligns the manager with the firm, and delegation shortens the path from problem to decision',
    condition:
      'mutual trust, long tenure and a reputation tied to the company are what stewardship theory takes for granted',
    indicator:
      'a combined chair and chief executive, wide delegated powers and long service point to an arrangement of stewards',
    limit: 'stewardship theory gives no way of recognising beforehand the person who may safely be trusted',
    counter: 'agency theorists retort that institutions exist for the worst case and cannot rest on character',
    example:
      'a family firm run for decades by a manager who served the founder comes close to what stewardship theory has in mind',
    implication:
      'stewardship theory is best cited beside agency theory, with tenure and ownership used to decide between them',
    contrasts: ['principal-agent'],
  },
  signalling: {
    definition:
      'signalling theory explains how better-informed parties prove their quality by acts too costly for others to fake',
    mechanism: 'because the signal is cheaper for the good than for the bad, observers can tell the two apart',
    condition: 'signalling requires an act both visible and expensive, since what anyone can send says nothing',
    indicator:
      'empirical work in signalling theory records voluntary disclosure, a reputable auditor or a long warranty as signals',
    limit: 'signalling theory pays scant attention to whether the receiver notices the signal or understands it',
    counter: 'doubters see many supposed signals as fashionable ornament behind which plain strength does the work',
    example: 'a young company that courts a well-known investor is often after the name as much as the money',
    implication:
      'an argument from signalling theory needs to show how the cost differs between strong and weak senders',
    parts: ['disclosure'],
  },
  'new-public-service': {
    definition:
      'the new public service casts government as a servant of citizens who define the public interest in dialogue with them',
    mechanism: 'people who help to frame a problem and its remedy resist less when the policy arrives at their door',
    condition:
      'the new public service needs citizens with the means to take part and officials prepared to share decisions',
    indicator:
      'hearings held, proposals adopted and ratings by users show whether the language of the new public service has reached practice',
    limit: 'dialogue takes time that emergencies and highly technical matters do not allow',
    counter:
      'heirs of the new public management complain that talk of service without cost and output cannot be held to account',
    example: 'a council that lets tenants on each floor negotiate who pays for a lift follows the new public service',
    implication:
      'proposals in the name of the new public service should specify at which step residents can change the outcome',
    contrasts: ['collaborative-governance'],
    parts: ['public-participation'],
  },
  'collaborative-governance': {
    definition:
      'collaborative governance theory examines how agencies, firms and citizens decide public matters together in formal settings',
    mechanism:
      'meeting face to face reveals mutual dependence, and small joint successes build the trust that harder tasks require',
    condition:
      'collaboration starts more readily when power is not too uneven and all sides know that they cannot succeed alone',
    indicator:
      'the range of members, the presence of written rules and a record of joint action indicate how far collaborative governance has gone',
    limit:
      'shared responsibility is hard to enforce, and collaborative governance theory remains weak on who answers for failure',
    counter:
      'defenders of hierarchy predict that without authority behind it collaboration turns into endless meetings',
    example:
      'parking disputes settled jointly by landlords, tenants and the council are a modest case of collaborative governance',
    implication:
      'a study using collaborative governance theory should report who convenes, how votes are taken and who pays if it fails',
    contrasts: ['new-public-service'],
    parts: ['public-participation', 'public-trust'],
  },
  'supply-chain-coordination': {
    definition:
      'supply chain coordination theory asks which plans, data and contracts lead separate firms to act in the interest of the whole chain',
    mechanism:
      'contracts that tie each party’s reward to joint profit remove the gain from hoarding stock or hiding demand',
    condition: 'long relationships and gains that can be counted and divided keep coordination from unravelling',
    indicator:
      'whether forecasts are shared along the supply chain and who decides replenishment reveal the depth of coordination',
    limit: 'most results of supply chain coordination theory come from two-stage models and weaken in large networks',
    counter:
      'small suppliers protest that dominant buyers in the supply chain use coordination as a polite word for passing on stock',
    example:
      'a supermarket that opens daily sales to its suppliers and lets them manage the shelf practises coordination',
    implication: 'proposals drawn from supply chain coordination theory should state who keeps the savings',
    contrasts: ['lean'],
    parts: ['information-sharing'],
  },
  lean: {
    definition:
      'lean production organises work around demand, small lots and the removal of every activity that adds no value',
    mechanism: 'with little stock to hide behind, faults surface at once and have to be cured at the root',
    condition:
      'steady demand and punctual suppliers close at hand make it safe for lean production to run on thin buffers',
    indicator: 'value stream maps, changeover time, work in progress and first-pass yield describe how lean a plant is',
    limit: 'the buffers that lean production removes are missed when a distant shock halts deliveries',
    counter: 'labour scholars charge that what is called waste is often the breathing space of workers',
    example:
      'parts drawn to the assembly line by cards from the station ahead are the familiar picture of lean production',
    implication:
      'one value stream brought to a stable standard makes a better start for lean production than a plant-wide campaign',
    contrasts: ['resilience'],
  },
};

const methods: FacetBook = {
  'survey-sem': {
    definition:
      'survey research with structural equation modelling measures hidden traits by several items each and estimates the paths between them at once',
    mechanism: 'measurement error is modelled separately, so paths between constructs are not dragged towards zero',
    condition:
      'the sample must match the number of parameters, and the scales must pass tests of reliability and validity first',
    indicator:
      'fit indices, loadings, composite reliability and discriminant validity are what a reader of structural equation modelling looks for',
    limit:
      'arrows drawn in structural equation modelling on one-off survey data remain associations, however neat the diagram',
    counter:
      'experimenters object that answers given by one person at one sitting share a method and inflate every link',
    example:
      'research on leadership, psychological safety and creativity relies heavily on surveys with structural equation modelling',
    implication:
      'survey research becomes more credible when predictors and outcomes come from different people or different weeks',
    contrasts: ['case-interview'],
    parts: ['questionnaire'],
  },
  'case-interview': {
    definition:
      'case study with semi-structured interviews enters one or a few organisations in depth to answer questions of how and why',
    mechanism:
      'semi-structured interviews follow a guide that keeps the case comparable while leaving room for what nobody foresaw',
    condition: 'access to the site and a phenomenon bound up with its setting speak for a case study with interviews',
    indicator:
      'a clear chain of evidence and agreement between independent sources are the marks of a sound case study',
    limit: 'a case study generalises to theory, so proportions found in it say nothing about firms at large',
    counter:
      'statistically minded reviewers fear that case study material is picked, and interviews read, to suit the conclusion',
    example:
      'to learn why a bonus scheme failed, researchers typically interview managers, veterans and newcomers in turn',
    implication:
      'reports of semi-structured interviews should say how people were chosen and when new answers stopped coming',
    contrasts: ['survey-sem'],
    parts: ['internal-files'],
  },
  swot: {
    definition:
      'SWOT analysis sets internal strengths and weaknesses against external opportunities and threats in one matrix',
    mechanism:
      'pairing an inside factor with an outside one suggests strategies that attack, repair, diversify or defend',
    condition: 'a prior audit of the firm and its market is needed, or SWOT analysis merely records impressions',
    indicator: 'entries that cite evidence and carry weights distinguish careful SWOT analysis from a list',
    limit: 'SWOT analysis contains no rule for deciding whether a given change is an opportunity or a threat',
    counter: 'consultants often prefer to compare two or three concrete options and leave the four boxes aside',
    example:
      'papers on regional brands and guesthouses commonly let SWOT analysis follow the survey of the environment',
    implication: 'every recommendation drawn from SWOT analysis should name the strength and the opportunity it joins',
    contrasts: ['five-forces'],
  },
  'stepwise-regression': {
    definition:
      'hierarchical regression enters controls, predictors and interaction terms in blocks and asks what each block adds',
    mechanism:
      'background differences are taken out first, so that the next block shows its own contribution to the outcome',
    condition: 'independent observations and roughly continuous scales are assumed, which nested team data violate',
    indicator:
      'the change in explained variance and the slopes of an interaction plot are the results to read in hierarchical regression',
    limit: 'hierarchical regression ignores measurement error and cannot rule out causes that were left out',
    counter: 'modellers who prefer a single system of equations consider testing mediation in steps out of date',
    example:
      'whether support from a supervisor softens the effect of stress on turnover is a classic question for hierarchical regression',
    implication: 'theory, not convenience, should fix the order in which blocks enter a hierarchical regression',
    contrasts: ['survey-sem'],
  },
  'panel-regression': {
    definition:
      'panel regression on firm data uses differences between companies and changes within them to trace the effect of a decision or rule',
    mechanism:
      'firm fixed effects absorb whatever stays constant, leaving changes in one firm to be related to each other',
    condition: 'the key variable has to move within firms over time, or panel regression has nothing to work with',
    indicator: 'readers examine the fixed effects, the clustering of errors and the results under alternative measures',
    limit: 'influences that change over time slip through, so panel regression does not cure endogeneity by itself',
    counter:
      'researchers who trust only natural experiments call panel regression without an outside shock tidy correlation',
    example:
      'the link between share options and research spending is usually examined by panel regression on listed firms',
    implication: 'a reform or an instrument from outside the firm gives panel regression a firmer claim to causality',
    contrasts: ['case-interview'],
    parts: ['annual-report'],
  },
  'review-mining': {
    definition:
      'text mining of online reviews turns what customers write unprompted into themes and sentiments that can be counted',
    mechanism: 'words are grouped into topics and scored for feeling, then set beside ratings or sales',
    condition: 'a large body of reviews that the platform has not pruned is required for trustworthy mining',
    indicator:
      'topic shares, the balance of praise and complaint, and shifts over time are the main output of text mining',
    limit: 'the delighted and the furious write most, so online reviews miss the silent middle',
    counter: 'survey researchers point to paid praise and to irony, which machines still misread',
    example: 'guest reviews of small inns often turn out to dwell on noise, parking and the host',
    implication:
      'hand-checking a sample and stating the rules for removing duplicates make text mining of online reviews defensible',
    contrasts: ['survey-sem'],
    parts: ['online-reviews'],
  },
  qca: {
    definition:
      'fuzzy-set qualitative comparative analysis looks for combinations of conditions that lead to the same outcome in a moderate number of cases',
    mechanism:
      'cases are scored for membership in each condition, and Boolean logic reduces them to a few sufficient paths',
    condition:
      'few conditions and thresholds with a reason behind them keep qualitative comparative analysis from being arbitrary',
    indicator:
      'consistency shows how reliably a path leads to the outcome, and coverage how much of it the path explains',
    limit:
      'time order escapes qualitative comparative analysis, and a small shift of threshold may change the solution',
    counter:
      'regression analysts criticise qualitative comparative analysis for its sensitivity to single cases and its lack of inference',
    example:
      'why some cities deliver good online services and others do not has been studied as a question of combined conditions',
    implication:
      'publishing the calibration and the truth table lets others test a fuzzy-set qualitative comparative analysis',
    contrasts: ['panel-regression'],
  },
  ahp: {
    definition:
      'the analytic hierarchy process breaks a goal into levels of criteria and derives their weights from paired comparisons by experts',
    mechanism:
      'comparing two criteria at a time is easier than scoring them all, and the matrix yields consistent weights',
    condition: 'criteria on one level should not overlap, and judgements have to pass a consistency test',
    indicator:
      'the consistency ratio and the ranking of weights are the figures to inspect in the analytic hierarchy process',
    limit: 'exact as its arithmetic is, the analytic hierarchy process reflects the experts who were invited',
    counter: 'adherents of objective weighting would let the spread of the data decide instead of a panel',
    example: 'buyers choosing among suppliers use the analytic hierarchy process to weigh quality, price and lead time',
    implication:
      'users of the analytic hierarchy process should list the experts and show whether small changes alter the ranking',
    contrasts: ['panel-regression'],
  },
};

const generalVariables: FacetBook = {
  'core-competence': {
    definition:
      'core competence means the pooled skill by which an organisation serves several markets and which rivals find hard to copy',
    mechanism:
      'once separate techniques are combined, the same core competence can be used again for new products at little extra cost',
    condition: 'knowledge must flow between units and key people must stay if a core competence is to endure',
    indicator:
      'analysts ask of a supposed core competence whether it opens markets, matters to customers and resists imitation',
    limit: 'a core competence kept too long hardens into rigidity when the technology changes',
    counter: 'industry analysts regard core competence as a label attached to success after the event',
    example: 'a watchmaker that carries its micro-machining into medical devices lives on its core competence',
    implication: 'guarding a core competence usually means keeping a few steps in house and contracting out the rest',
    contrasts: ['five-forces'],
  },
  communication: {
    definition:
      'internal communication covers the formal and informal passage of information up, down and across an organisation',
    mechanism: 'people who learn in time what is wanted and why make fewer errors and waste less energy on suspicion',
    condition: 'superiors have to welcome bad news, or internal communication shrinks to announcements',
    indicator:
      'reply times between departments, follow-up of minutes and how well informed staff feel are the usual measures',
    limit: 'more messages do not mean better internal communication, since meetings and alerts eat into working time',
    counter:
      'structural thinkers trace failures of internal communication to badly drawn duties, which training in talking cannot mend',
    example:
      'a rush order accepted by sales and discovered by production the next morning shows internal communication breaking down',
    implication: 'mapping one task from start to finish shows where internal communication fails and which step can go',
    contrasts: ['information-sharing'],
  },
  performance: {
    definition:
      'organisational performance is the degree to which goals for finance, customers, processes and growth are met',
    mechanism:
      'the conduct of staff and the flow of work shape what customers receive, and the market turns that into revenue and cost',
    condition: 'comparisons of organisational performance require stated goals and definitions that stay the same',
    indicator: 'profit ratios are read beside customer retention, punctual delivery and staff turnover',
    limit: 'swings in the trade cycle move organisational performance whatever managers do',
    counter:
      'opponents of scorecards remark that many indicators dilute responsibility and invite people to pick the easy ones',
    example: 'a shop whose sales and returns rise together performs worse than its turnover suggests',
    implication:
      'subjective ratings and hard records of organisational performance check each other and belong together',
  },
  'information-sharing': {
    definition:
      'information sharing is the exchange of accurate and timely data among parties whose decisions depend on one another',
    mechanism: 'shared facts replace guesswork, so that plans fit together and nobody collects the same data twice',
    condition: 'trust, common formats and a bearable risk of leaks are all needed before information sharing grows',
    indicator: 'scope, frequency, speed and accuracy are the four sides from which information sharing is judged',
    limit: 'partners in a weak position fear exposure of their costs and hand over only what does not matter',
    counter: 'some hold that interpretation is the bottleneck and that more data merely drowns the people who decide',
    example: 'a hospital pharmacy that shows its consumption to suppliers can restock before it runs out',
    implication: 'information sharing is best begun with one data set from which both sides plainly gain',
    contrasts: ['communication'],
  },
};

const staffVariables: FacetBook = {
  commitment: {
    definition:
      'organisational commitment denotes the bond that keeps people in a firm, made up of affection, cost of leaving and sense of duty',
    mechanism:
      'shared values, sunk effort and moral obligation each hold a person back from leaving, though in different spirits',
    condition: 'promises made at hiring and kept afterwards are the soil of affective organisational commitment',
    indicator:
      'separate scales ask about belonging, about what would be lost by leaving and about what one owes the employer',
    limit: 'commitment that rests on the cost of leaving secures attendance and nothing more',
    counter: 'career researchers observe younger people attached to a profession more than to any employer',
    example:
      'veterans who refuse better offers yet shrug at reform are high in one form of organisational commitment and low in another',
    implication:
      'raising organisational commitment calls for a look at which component is lacking before benefits are added',
    contrasts: ['turnover-intention'],
  },
  'job-satisfaction': {
    definition:
      'job satisfaction is the overall feeling that results when people set their work, pay, boss and colleagues against their standards',
    mechanism: 'reality above the standard pleases, and pleased employees are absent less and look elsewhere less',
    condition: 'job satisfaction decides who leaves only when other jobs are to be had',
    indicator:
      'a single global question is quick, whereas facet scales reveal which side of job satisfaction has slipped',
    limit: 'job satisfaction is only loosely tied to output, for contented people may simply be comfortable',
    counter:
      'students of temperament trace much of job satisfaction to disposition that no change of employer will alter',
    example:
      'nurses may resent their pay and love their patients, so that facets of job satisfaction point in opposite directions',
    implication: 'a survey of job satisfaction whose results are never published spoils the next one',
    contrasts: ['work-engagement'],
  },
  'perceived-support': {
    definition:
      'perceived organisational support is the belief of employees that their employer values their work and cares how they fare',
    mechanism:
      'kindness shown by supervisors and rules is credited to the organisation, and people feel bound to repay it',
    condition: 'help given freely raises perceived organisational support far more than help required by law',
    indicator:
      'typical items ask whether the organisation would notice good work, listen to opinions and help in trouble',
    limit: 'each improvement lifts expectations, which makes later cuts hurt twice over',
    counter: 'contract theorists think kept promises matter and a vague sense of care does not last',
    example:
      'flexible hours for an employee with an ailing parent raise the perceived organisational support of onlookers too',
    implication: 'training supervisors often does more for perceived organisational support than another benefit',
    contrasts: ['lmx'],
  },
  'work-engagement': {
    definition:
      'work engagement describes a state of vigour, dedication and absorption that stands opposite to burnout',
    mechanism: 'resources at work give both the means and the wish to invest oneself, and success replenishes them',
    condition: 'challenge has to alternate with rest, for work engagement without recovery turns into strain',
    indicator:
      'scales ask about energy, meaning and losing track of time, while diaries catch the swings from day to day',
    limit: 'high work engagement can spill into family time and is hard to tell from compulsion',
    counter:
      'conceptual critics wonder whether work engagement is more than satisfaction and commitment under a new name',
    example:
      'an engineer who forgets the clock during a project and feels empty after it shows how engagement follows the task',
    implication: 'sustaining work engagement takes real pauses after a sprint, not the next assignment',
    contrasts: ['job-satisfaction'],
  },
  'turnover-intention': {
    definition: 'turnover intention is a considered wish to leave the present employer within a given time',
    mechanism:
      'discontent starts comparison, comparison starts a search, and a likely offer turns the wish into notice',
    condition: 'portable skills and plentiful vacancies raise the share of turnover intention that ends in departure',
    indicator:
      'respondents report how often they think of leaving, what steps they have taken and how long they expect to stay',
    limit: 'many who mean to leave stay, and some who leave gave no sign, so turnover intention is a rough forecast',
    counter:
      'the shock school attributes many exits to sudden events such as a transfer or a move, not to slow discontent',
    example:
      'front-desk staff update their applications after the season, though turnover intention rises while rosters are tight',
    implication: 'interviews in the first months do more against turnover intention than interviews at the exit',
    contrasts: ['commitment'],
  },
  'pay-fairness': {
    definition:
      'perceived pay fairness is the judgement employees form by comparing their earnings with effort, colleagues and the market',
    mechanism: 'a disappointing amount may still be accepted when the way it was set can be understood and questioned',
    condition: 'open job grades and a right of appeal give perceived pay fairness something to rest on',
    indicator:
      'items distinguish fairness inside the firm, against other firms and in relation to personal contribution',
    limit: 'openness does not always raise perceived pay fairness, because visible gaps sharpen comparison',
    counter: 'managers in favour of pay secrecy reason that what people do not know they cannot resent',
    example: 'two equal performers with unequal bonuses and no explanation can sour a whole team',
    implication: 'plain wording of the bonus rules is the first step towards perceived pay fairness, ahead of any rise',
  },
  'psychological-safety': {
    definition:
      'psychological safety is a shared belief that questions, errors and dissent will not be punished in the team',
    mechanism: 'when speaking up costs less, mistakes are reported early and half-formed ideas get a hearing',
    condition: 'one harsh reaction to bad news from the leader is enough to undo psychological safety',
    indicator:
      'team members rate whether hard issues can be raised and errors are held against people, and their answers must agree',
    limit: 'psychological safety without high standards drifts into comfort',
    counter: 'believers in pressure maintain that some tension is what keeps performance sharp',
    example:
      'a theatre nurse who halts an operation to recount the swabs is the usual illustration of psychological safety',
    implication: 'letting the most junior speak first is a cheap way to build psychological safety in meetings',
    contrasts: ['team-cohesion'],
  },
  'innovation-behaviour': {
    definition:
      'innovative work behaviour runs from having an idea at work through winning support to putting it into practice',
    mechanism: 'autonomy opens room to try, and backing from others lowers the fear of failing in public',
    condition:
      'slack time and forgiveness for failed attempts decide whether innovative work behaviour gets beyond talk',
    indicator:
      'supervisor ratings of innovative work behaviour are checked against records of suggestions made and adopted',
    limit: 'innovative work behaviour disturbs routines, and its author may meet resentment and extra work',
    counter: 'ratings by supervisors may reward the eloquent, while useful fixes go unnoticed on the shop floor',
    example:
      'a storeman who redesigns labels to prevent mispicks shows innovative work behaviour without any title for it',
    implication: 'small budgets and quick approval encourage innovative work behaviour better than annual contests',
  },
  lmx: {
    definition:
      'leader-member exchange describes the differing quality of the relationship a superior has with each subordinate',
    mechanism:
      'short of time, leaders give trust and chances to a few, who repay with effort, and the gap becomes fixed',
    condition: 'control over tasks and ratings is what gives leader-member exchange its consequences',
    indicator: 'leader and member can both be asked about liking, loyalty, contribution and professional respect',
    limit:
      'an inner circle may work hard while fairness and the performance of the whole group suffer from unequal exchange',
    counter:
      'partisans of formal rules would rather reduce reliance on personal ties than improve leader-member exchange',
    example:
      'some members of a team walk into the manager’s office at will, while others are heard at the weekly meeting',
    implication:
      'the average and the spread of leader-member exchange may act in opposite ways, so both deserve analysis',
    contrasts: ['transformational'],
  },
  'team-cohesion': {
    definition: 'team cohesion is the pull of the task and of one another that makes members want to stay together',
    mechanism: 'shared success draws people close, and they cover for each other without waiting for orders',
    condition: 'interdependent work in groups of moderate size draws the greatest benefit from team cohesion',
    indicator:
      'attraction to the task and attraction to the people are measured apart, with attendance as a supporting sign',
    limit: 'very high team cohesion silences doubt and can lead a group into unanimous error',
    counter: 'advocates of diversity expect more invention from moderate friction than from harmony',
    example:
      'a sales crew that agrees to slow down shows that team cohesion may serve aims other than those of management',
    implication: 'a hard task done together builds team cohesion more surely than an outing',
    contrasts: ['psychological-safety'],
  },
};

const marketVariables: FacetBook = {
  'brand-image': {
    definition: 'brand image is the set of associations, useful, emotional and social, that a brand calls up in memory',
    mechanism: 'clear and favourable associations shorten the choice and make people accept a higher price',
    condition: 'brand image guides choice most when quality cannot be judged before purchase',
    indicator:
      'free association, brand personality scales and the adjectives used on social media sketch a brand image',
    limit: 'brand image is slow to build and quick to ruin, as a single recall may show',
    counter: 'behavioural marketers rank being noticed and being in stock above any brand image',
    example:
      'a sportswear label that revives traditional patterns may move from cheap to fashionable in the eyes of the young',
    implication: 'an audit of existing associations should precede any attempt to change a brand image',
    contrasts: ['perceived-value'],
  },
  'perceived-value': {
    definition: 'perceived value is the buyer’s verdict on what is gained against money, time and risk given up',
    mechanism:
      'the more the gains seem to outweigh the sacrifices, the readier people are to buy, return and recommend',
    condition: 'a reference price or an alternative in view gives perceived value its yardstick',
    indicator: 'scales usually cover value for money, enjoyment, social standing and saving of effort',
    limit: 'perceived value measured during a promotion says little about judgement on an ordinary day',
    counter: 'habit and mood may decide first, with talk of perceived value supplied later as a justification',
    example: 'free samples make an offer look better even to shoppers who will never open them',
    implication: 'easier returns and shorter queues can lift perceived value without a cut in price',
    contrasts: ['perceived-risk'],
  },
  'perceived-risk': {
    definition:
      'perceived risk is the loss a buyer fears in function, money, privacy or face before committing to a purchase',
    mechanism: 'worry makes people delay, narrow the choice or retreat to a seller they know',
    condition: 'unseen goods, high prices and strange sellers are what drive perceived risk up',
    indicator: 'buyers rate the likelihood and the gravity of each kind of loss, and the two are combined',
    limit: 'perceived risk and actual risk often part company, in excess of fear as well as of confidence',
    counter: 'on a rival view enough trust lets people bear a risk that nobody has reduced',
    example: 'a promise to replace spoiled fruit removes most of the perceived risk of buying groceries online',
    implication: 'placing return rules next to the payment button lowers perceived risk more than a page of terms',
    contrasts: ['consumer-trust'],
  },
  'consumer-trust': {
    definition:
      'consumer trust is the willingness to rely on a seller’s ability, honesty and goodwill without being able to check',
    mechanism:
      'trust spares buyers the labour of verifying each claim and earns the seller a second chance after a slip',
    condition: 'promises kept over time build consumer trust, and guarantees by third parties shorten the wait',
    indicator: 'trust in the host, in the shop and in the platform should be measured as three separate things',
    limit: 'consumer trust in a host may not pass to the brand and can leave with the host',
    counter: 'institutional writers put their faith in refunds and penalties and see little need to cultivate feelings',
    example: 'viewers who buy an unknown label because a familiar host vouches for it transfer consumer trust',
    implication: 'handling complaints in public does more for consumer trust than another campaign',
    contrasts: ['perceived-risk'],
  },
  'social-presence': {
    definition: 'social presence is the sense, in mediated contact, that another person is really there and responding',
    mechanism:
      'prompt answers and visible fellow viewers close the distance, and warmth turns into trust and enjoyment',
    condition: 'replies have to be quick and personal, since recited scripts soon destroy social presence',
    indicator: 'items ask whether the contact felt like a conversation and whether human warmth came through',
    limit: 'a strong feeling of social presence may crowd out judgement of the goods and raise returns',
    counter: 'cognitive researchers suppose that rich information does the work and presence merely accompanies it',
    example: 'a host who greets a viewer by name and tries on the colour she asked for raises social presence at once',
    implication: 'staff who answer questions during the show add more social presence than a faster patter',
  },
  'impulse-buying': {
    definition: 'impulse buying is purchase without prior plan, carried by a sudden and strong urge',
    mechanism: 'aroused buyers see the benefit at hand and suppress the thought of waiting or comparing',
    condition: 'low prices, easy payment and a ticking clock favour impulse buying',
    indicator: 'the share of unplanned items and the seconds between view and order reveal impulse buying in behaviour',
    limit: 'sales won by impulse buying return in part as regret and parcels sent back',
    counter: 'some researchers detect older needs behind the sudden urge and doubt that reason is absent',
    example: 'late-night flash sales leave viewers no time to look up the price elsewhere',
    implication: 'studies of impulse buying should follow returns and repeat purchases before calling a show a success',
    contrasts: ['purchase-intention'],
  },
  'purchase-intention': {
    definition: 'purchase intention is the stated likelihood that a consumer will buy a product within some period',
    mechanism: 'beliefs form an attitude, which joins with means and the opinion of others to become a plan',
    condition: 'purchase intention predicts best when the decision is near and in the respondent’s own hands',
    indicator: 'willingness to consider, to buy and to recommend are the customary items',
    limit: 'stated purchase intention costs nothing and therefore runs ahead of sales',
    counter: 'practitioners trust clicks, baskets and receipts and use intention surveys as a rough guide',
    example: 'shoppers who declare that they would pay for green packaging often pick the cheaper box at the till',
    implication: 'adding prices or a real choice task brings purchase intention closer to conduct',
    contrasts: ['impulse-buying'],
  },
  'customer-satisfaction': {
    definition: 'customer satisfaction is the feeling left when an experience is compared with what was expected',
    mechanism: 'outcomes above expectation please, reduce complaints and bring new custom by word of mouth',
    condition: 'customer satisfaction shows quickly in retention wherever switching is easy',
    indicator: 'complaints, repeat orders and willingness to recommend corroborate the survey score',
    limit: 'satisfied customers still leave for novelty or convenience, so customer satisfaction is not loyalty',
    counter: 'some firms track a single recommendation question and dismiss long satisfaction forms as unread',
    example: 'a parcel that comes early makes people lenient about a dented box',
    implication: 'modest promises are the cheapest instrument of customer satisfaction',
    parts: ['perceived-value', 'service-quality'],
  },
  'service-quality': {
    definition: 'service quality is the overall judgement users make of how, and with what result, they were served',
    mechanism:
      'reliable results and courteous process form one impression, and a good recovery can outdo a flawless visit',
    condition: 'front-line staff need both a standard to follow and some authority if service quality is to stay even',
    indicator:
      'reliability, responsiveness, assurance, empathy and tangibles are the accepted dimensions of service quality',
    limit: 'because it is produced in the customer’s presence, faulty service cannot be held back at the factory gate',
    counter: 'opponents of universal scales say that hospitals, councils and cafés each lose what matters most to them',
    example: 'a counter that settles cases fast but curtly still earns poor marks for service quality',
    implication: 'service quality improves soonest where complaints cluster and a recovery budget is put at hand',
    contrasts: ['customer-satisfaction'],
  },
  'destination-image': {
    definition:
      'destination image is what travellers believe and feel about a place before the visit and revise after it',
    mechanism: 'films, friends and official campaigns draw an outline that experience confirms or corrects',
    condition: 'first-time visitors with many places to choose from rely most on destination image',
    indicator:
      'comparing words in official brochures with words in travel blogs shows how projected and perceived image differ',
    limit: 'a destination image made by short clips may reduce a whole city to one backdrop',
    counter: 'researchers who side with residents complain that image making serves outside eyes and hides local life',
    example: 'a town that becomes famous for street food must find out what else belongs to its destination image',
    implication: 'publicity should not outrun capacity, or the gap in destination image turns into bad reviews',
    contrasts: ['brand-image'],
  },
};

const firmVariables: FacetBook = {
  'digital-capability': {
    definition:
      'digital capability is the organised ability to gather data, combine it and act on it, which equipment alone does not confer',
    mechanism: 'connected data brings problems to light sooner, and decisions pass from habit to evidence',
    condition:
      'standard processes are the ground on which digital capability is built, because disorder at work returns as disorder in the data',
    indicator: 'connected machines, calls on data, digital posts and wording in annual reports are the common proxies',
    limit: 'digital capability takes years to grow, and purchased software does not bring the habits it needs',
    counter:
      'doubters suspect that much digitalisation stops at handsome reports while profit improves for other reasons',
    example:
      'a workshop full of sensors whose foremen still copy figures by hand owns devices but not digital capability',
    implication: 'one production line with measurable savings persuades other departments better than a programme',
  },
  absorptive: {
    definition:
      'absorptive capacity is the ability to see the worth of outside knowledge, take it in and apply it commercially',
    mechanism: 'prior knowledge decides how much new knowledge can be understood, so those ahead learn faster still',
    condition: 'some research or experience close to the new field is indispensable to absorptive capacity',
    indicator:
      'research intensity, the share of technical staff and improvements made to bought technology serve as measures',
    limit: 'absorptive capacity favours familiar fields and may overlook what comes from elsewhere',
    counter: 'open-innovation writers hold that platforms and partners can replace part of what firms build themselves',
    example: 'of two buyers of the same machine, the one with its own engineers soon improves the process',
    implication:
      'sending engineers to work through a whole joint project enlarges absorptive capacity more than a handover',
  },
  agility: {
    definition:
      'organisational agility is the speed and ease with which a firm notices change and shifts people and money to meet it',
    mechanism: 'short decision paths and movable budgets let small units act before headquarters has finished its plan',
    condition: 'agility pays in volatile markets and is wasted where demand hardly moves',
    indicator:
      'the time from signal to response and the share of budget reassigned within a year indicate organisational agility',
    limit:
      'constant rearrangement tires people and sacrifices depth, which organisational agility seldom counts as a cost',
    counter: 'defenders of focus argue that steady firms outlast those that turn with every wind',
    example: 'clothing chains that reorder weekly by sales display organisational agility in its plainest form',
    implication: 'organisational agility should be measured by decisions actually reversed, not by new job titles',
    contrasts: ['core-competence'],
  },
  'business-model': {
    definition: 'business model innovation changes who pays, for what, and which partner delivers it',
    mechanism: 'rearranging the exchange can open a market even when the product stays as it was',
    condition:
      'a real grievance of customers and an expensive old way of meeting it give business model innovation its chance',
    indicator:
      'shifts in revenue sources, partners and the cost of winning a customer prove that the model has changed',
    limit: 'business model innovation is easy to see and to copy unless scarce resources stand behind it',
    counter: 'engineers incline to say that a new tariff without a new product deserves no name of innovation',
    example: 'charging per page instead of selling printers is the textbook case of business model innovation',
    implication: 'a handful of paying customers should confirm business model innovation before it is scaled up',
  },
  'opportunity-recognition': {
    definition:
      'opportunity recognition is the ability to notice an unmet need in change and judge that serving it could pay',
    mechanism:
      'prior knowledge supplies a pattern, alertness supplies the anomaly, and the two together suggest a business',
    condition: 'close acquaintance with a trade or a group of users is the soil of opportunity recognition',
    indicator: 'people read one scenario and write down ideas, which judges count and rate',
    limit: 'opportunity recognition without money or partners leads nowhere',
    counter: 'action-minded scholars hold that chances grow in the doing and that foresight is overrated',
    example: 'a driver of refrigerated lorries is well placed to notice how much fresh food neighbourhood schemes lose',
    implication: 'collecting complaints on the job is the best exercise in opportunity recognition a course can offer',
  },
  'founding-efficacy': {
    definition:
      'entrepreneurial self-efficacy is the confidence that one can raise money, build a team and win customers',
    mechanism: 'the confident aim higher, persist after setbacks and find it easier to win followers',
    condition:
      'small ventures completed and models of similar background are what entrepreneurial self-efficacy feeds on',
    indicator: 'respondents rate their certainty for marketing, finance, risk and innovation tasks one by one',
    limit: 'too much entrepreneurial self-efficacy leads people to underrate danger and to invest in haste',
    counter: 'resource theorists reply that family wealth breeds both the confidence and the success',
    example:
      'students who have run a stall speak of starting a business with more assurance than those who only sat through lectures',
    implication: 'exercises with real sales raise entrepreneurial self-efficacy where talks merely entertain',
  },
  'founding-intention': {
    definition:
      'entrepreneurial intention is the settled wish to found a business, graded from idle fancy to active preparation',
    mechanism: 'attraction, approval and feasibility come together as a plan to be one’s own employer',
    condition:
      'secure alternatives and family duties weaken entrepreneurial intention even where attitudes are favourable',
    indicator: 'items that rise from vague liking to concrete steps tell dreamers from founders',
    limit: 'most entrepreneurial intention voiced before graduation is never carried out',
    counter:
      'respondents may echo official enthusiasm, so that surveys record what seems proper rather than what is planned',
    example: 'a student shelves the plan for a shop as soon as a permanent post is offered',
    implication: 'tracing graduates for some years is the only sound check on entrepreneurial intention',
  },
  'governance-structure': {
    definition:
      'governance structure is the division of power and duty among owners, directors, supervisors and managers',
    mechanism: 'separating decision from oversight lets the errors of one key person be caught by another',
    condition: 'a governance structure works only as far as the written powers are respected in practice',
    indicator:
      'board size and independence, a combined chair and chief executive and committee minutes describe a governance structure',
    limit: 'an elaborate governance structure slows decisions and suits large companies better than small ones',
    counter: 'cultural accounts rate the founder’s manner and internal trust above any organisation chart',
    example: 'a board of relatives that approves every motion unanimously is sound on paper and idle in fact',
    implication: 'dissenting votes and questions recorded say more about a governance structure than head counts',
    parts: ['board'],
  },
  'ownership-concentration': {
    definition: 'ownership concentration is the extent to which a few holders command the shares of a company',
    mechanism:
      'large owners have reason to watch managers and also the power to enrich themselves at the expense of the rest',
    condition: 'weak legal protection of small investors magnifies both faces of ownership concentration',
    indicator:
      'the largest stake, the sum of the leading stakes and the weight of rivals to the first holder are reported',
    limit: 'nominees and voting pacts hide real control from figures on ownership concentration',
    counter: 'friends of dispersed shares trust the threat of takeover to discipline managers',
    example:
      'a family company that decides fast yet trades heavily with relatives shows both faces of ownership concentration',
    implication: 'a test for a turning point belongs in any regression on ownership concentration',
  },
  'internal-control': {
    definition:
      'internal control quality is how well approval, separation, reconciliation and review keep errors and fraud out',
    mechanism: 'splitting incompatible tasks means that wrongdoing needs accomplices and leaves traces',
    condition: 'the example of senior management sets the ceiling on internal control quality',
    indicator: 'disclosed weaknesses, audit opinions and the time taken to remedy faults are visible from outside',
    limit: 'no level of internal control quality stops collusion or an override from the top',
    counter: 'line managers protest that control adds signatures, not safety, and would rather be checked afterwards',
    example: 'one clerk who requests, compares and pays for supplies is the commonest hole in internal control',
    implication:
      'controls placed by risk, chiefly around cash, purchasing and sales, raise internal control quality at least cost',
  },
  disclosure: {
    definition:
      'disclosure quality is the truthfulness, timeliness, completeness and clarity of what a company tells outsiders',
    mechanism: 'investors who see more demand a smaller premium for risk, and managers have less room for self-dealing',
    condition: 'penalties for deceit and readers who use the information keep disclosure quality from decaying',
    indicator:
      'ratings by exchanges, signs of smoothed earnings and the errors of analysts serve as proxies for disclosure quality',
    limit: 'length is no guide, for boilerplate can bury the one risk that counts',
    counter: 'executives worry that detailed disclosure shows competitors their hand',
    example: 'a risk section repeated word for word year after year has volume without disclosure quality',
    implication:
      'combining ratings with features of the text guards research on disclosure quality against window dressing',
    contrasts: ['information-sharing'],
  },
  'financing-constraint': {
    definition:
      'financing constraints exist when a firm passes up sound projects because outside money costs far more than its own',
    mechanism:
      'lenders unable to judge a project charge more or refuse, so investment follows the cash the firm happens to earn',
    condition: 'small, young firms with little to pledge feel financing constraints most keenly',
    indicator:
      'the response of investment to cash flow, or an index of size and age, stands in for financing constraints',
    limit: 'financing constraints cannot be observed directly, and the available indices often disagree',
    counter: 'some economists think the rejected simply lack good projects, so that the constraint is a verdict',
    example:
      'a workshop with full order books that turns down work because it cannot pre-finance materials is constrained',
    implication: 'credible records of past trading are the first remedy a firm has against financing constraints',
  },
};

const chainAndPublicVariables: FacetBook = {
  bullwhip: {
    definition: 'the bullwhip effect is the growth of order swings as demand passes from shop to wholesaler to factory',
    mechanism: 'every stage forecasts from the orders below it and adds a margin, so ripples reach the source as waves',
    condition: 'long lead times, batch ordering and price promotions make the bullwhip effect severe',
    indicator:
      'the variance of orders upstream divided by the variance of sales downstream measures the bullwhip effect',
    limit: 'data from a single stage cannot reveal the bullwhip effect, and few chains open all their books',
    counter:
      'in seasonal trades production is often smoother than sales, which casts doubt on how general the pattern is',
    example: 'steady sales of nappies with wild orders for their materials made the bullwhip effect famous',
    implication: 'sharing till data comes first in curbing the bullwhip effect, and ending volume discounts second',
  },
  'supplier-relation': {
    definition:
      'supplier relationship quality sums up trust, commitment and the depth of joint work between buyer and supplier',
    mechanism: 'trusted suppliers give warning of trouble and reserve capacity, which spares the buyer surprises',
    condition: 'late payment or false forecasts by the buyer put an end to supplier relationship quality',
    indicator:
      'years of dealing, shared improvement projects and the manner of settling disputes reveal supplier relationship quality',
    limit: 'very close ties dull the pressure of competition and may end in dependence',
    counter: 'purchasing officers of the older school rely on regular tenders and distrust friendship',
    example:
      'in a shortage of chips, car makers with long contracts tend to be served before buyers at the lowest price',
    implication: 'supplier relationship quality deserves investment for critical parts and hardly any for paper clips',
  },
  resilience: {
    definition: 'supply chain resilience is the ability to keep delivering after a shock, recover and perhaps improve',
    mechanism: 'spare stock buys time, flexible routes carry on the flow, and early sight of trouble starts both',
    condition: 'knowing the suppliers behind the suppliers is what supply chain resilience depends on',
    indicator:
      'time to recover, the number of qualified sources and days of safety stock express supply chain resilience',
    limit: 'in calm years supply chain resilience looks like pure cost and is hard to defend before shareholders',
    counter: 'managers who put efficiency first would insure against rare shocks instead of paying for idle capacity',
    example: 'firms with plants in two regions can shift work when one of them has to close',
    implication: 'supply chain resilience comes cheapest by backing up the few points whose failure stops everything',
    contrasts: ['lean'],
  },
  'inventory-turnover': {
    definition: 'inventory turnover tells how often stock is sold and replaced in a period',
    mechanism: 'faster turns release cash, reduce markdowns and clear space for what sells',
    condition:
      'only firms with a like range of goods and the same valuation method can be compared on inventory turnover',
    indicator: 'days of stock are read together with dead stock and with stock-outs',
    limit: 'chasing inventory turnover empties shelves, and lost sales never appear in the ratio',
    counter: 'sales managers would rather hold more and treat slow turns as the price of readiness',
    example: 'a few unsold styles after the season can double the average days of a clothing shop',
    implication: 'separate rules for fast and slow movers raise inventory turnover without emptying the shelf',
    contrasts: ['resilience'],
  },
  'public-participation': {
    definition: 'public participation ranges from being informed through being heard to sharing in the decision',
    mechanism: 'early objections correct the plan, and people keep more willingly to rules they helped to write',
    condition: 'public participation grows where the matter is close to home and answers are given',
    indicator: 'who attends, who speaks and how many proposals are adopted tell more than attendance figures',
    limit: 'the articulate and the idle are overrepresented, so public participation is not a fair sample of opinion',
    counter: 'officials with deadlines see debate on technical matters as delay and would publish results instead',
    example: 'meetings on estate renewal fill with pensioners, while online votes exclude many of them',
    implication: 'mixing channels by group and explaining each refusal keeps public participation alive',
    contrasts: ['policy-execution'],
  },
  'policy-execution': {
    definition:
      'implementation capacity is the means and the will of local bodies to turn a policy into results on the ground',
    mechanism: 'clear aims, sufficient staff and traceable duty leave officials little need or room to improvise',
    condition: 'workload in proportion to staff is the precondition of implementation capacity',
    indicator:
      'the distance between the text of a policy, the files on it and what residents notice measures implementation capacity',
    limit: 'strong implementation capacity also carries out badly designed orders',
    counter: 'research on street-level bureaucracy defends discretion as the craft that makes rules workable',
    example: 'bins that are sorted on inspection day and mixed on all others show compliance without implementation',
    implication: 'checking results in place of paperwork raises implementation capacity more than further targets',
    contrasts: ['public-participation'],
  },
  'public-trust': {
    definition:
      'trust in government is the expectation that authorities are able, keep promises and serve the common good',
    mechanism: 'daily dealings add up to a reputation, and trusting citizens comply at less cost to the state',
    condition: 'promises that can be checked and mistakes that are owned allow trust in government to accumulate',
    indicator:
      'surveys ask about central, local and front-line bodies separately because trust in government differs by level',
    limit: 'the economy and the news move trust in government, so one service cannot claim the credit',
    counter: 'liberals remind readers that some distrust is healthy, since it keeps watchdogs awake',
    example: 'a call back after a repair does more for trust in the council than a notice on the wall',
    implication:
      'keeping small promises is the surest route to trust in government, and explaining refusals comes next',
  },
};

const sources: FacetBook = {
  questionnaire: {
    definition:
      'questionnaire data consist of answers to fixed items and suit the study of attitudes and reported conduct',
    mechanism: 'identical questions make answers comparable, and a fair sample lets them stand for a larger group',
    condition: 'respondents have to understand the items, be willing and feel safe before questionnaire data mean much',
    indicator:
      'response rate, rules for discarding forms and the make-up of the sample are the first things to inspect',
    limit: 'questionnaire data are self-reports, tinted by politeness and careless ticking',
    counter: 'behavioural researchers prefer logs and observation because saying and doing often differ',
    example: 'a form passed round in chat groups attracts the young and misrepresents the workforce',
    implication: 'attention checks and an account of distribution belong in every paper that uses questionnaire data',
    contrasts: ['internal-files'],
  },
  'internal-files': {
    definition:
      'company documents and interview notes record both the official arrangement and what those involved say happens',
    mechanism: 'setting rules beside testimony exposes the distance between design and practice',
    condition: 'consent and anonymity are the price of access to company documents',
    indicator:
      'unbroken series of papers and statements that match receipts speak for the reliability of company documents',
    limit: 'firms choose what to show, and interviewees remember who might read the notes',
    counter: 'quantitative reviewers regret that company documents and interview notes cannot be checked by others',
    example: 'the handbook prescribes quarterly talks, yet no employee interviewed can recall one',
    implication: 'dates and the manner of access should be stated whenever company documents are quoted',
    contrasts: ['questionnaire'],
  },
  'annual-report': {
    definition:
      'annual reports of listed companies are audited public accounts with discussion of business and governance',
    mechanism:
      'common standards make the figures broadly comparable, and the prose preserves what managers chose to stress',
    condition: 'changes of standard and mergers must be allowed for when annual reports are read across years',
    indicator:
      'ratios, shareholdings, control weaknesses and word counts are what researchers extract from annual reports',
    limit: 'annual reports cover listed firms alone and reveal nothing about small private ones',
    counter: 'analysts advise looking in the notes and in changed wording, since the surface is polished',
    example: 'counting terms for digital technology in annual reports has become a usual measure of transformation',
    implication: 'exclusion rules and checks against the notes should accompany any sample drawn from annual reports',
    contrasts: ['internal-files'],
  },
  'online-reviews': {
    definition: 'online customer reviews are the texts, scores and pictures that buyers leave of their own accord',
    mechanism: 'written after use and without prompting, reviews raise points a researcher would not have asked about',
    condition: 'collection must respect the terms of the platform, and display rules should be known',
    indicator: 'length, spread of scores and clustering in time help to detect false online reviews',
    limit: 'online customer reviews rarely tell age or income, so groups cannot be compared',
    counter: 'platforms themselves concede that bought praise and malicious attacks cannot be removed entirely',
    example: 'guests keep mentioning thin walls and parking, which an owner’s own form seldom asks about',
    implication: 'reading a few hundred online customer reviews by hand should come before any automatic coding',
    contrasts: ['questionnaire'],
  },
  'order-records': {
    definition: 'order and stock records list each order, receipt, issue and delivery with its time',
    mechanism: 'time stamps cut the process into stages, so waiting and rework can be located',
    condition: 'uniform codes and prompt entry are required before order and stock records can be counted',
    indicator: 'fill rates, the spread of lead times and lists of dead stock are computed from order and stock records',
    limit: 'demand lost because goods were missing leaves no trace in order and stock records',
    counter: 'foremen often insist that the system and the shelf disagree and that figures blame the wrong people',
    example: 'after a sales festival a warehouse replays its records to find the jam between picking and packing',
    implication: 'a physical count of samples should precede any analysis of order and stock records',
  },
  'public-documents': {
    definition: 'public records and policy papers comprise laws, bulletins, case files and reports of performance',
    mechanism: 'papers state the aim, files show the handling, and their difference reveals how policy was bent',
    condition: 'honest entries under constant definitions are what make public records comparable',
    indicator: 'issuing level, number of revisions, deadlines and outcomes can be coded from public records',
    limit: 'public records are sometimes completed for the inspector and show order where there was none',
    counter: 'fieldworkers contend that local truth is spoken on stairways and seldom filed',
    example: 'a warden’s log shows daily rounds that residents cannot remember',
    implication: 'interviews with residents make a necessary companion to public records and policy papers',
    contrasts: ['questionnaire'],
  },
};

const bodies: FacetBook = {
  'top-management': {
    definition:
      'senior management is the small group around the chief executive that sets direction and divides resources',
    mechanism: 'background and values filter what leaders notice, so that choices bear the stamp of those at the top',
    condition: 'complementary members who dare to disagree make senior management wiser than one person',
    indicator: 'tenure, age and functional background of its members are the standard descriptors of senior management',
    limit: 'far from the shop floor, senior management hears filtered news and reacts late',
    counter: 'determinists credit the industry with most results and think leaders get too much praise and blame',
    example: 'engineers in senior management tend to favour research, marketers to favour distribution',
    implication: 'results of a small trial win the support of senior management more readily than talk of trends',
    contrasts: ['board'],
  },
  'hr-department': {
    definition:
      'human resources departments design the rules of hiring, training, appraisal, pay and employment relations',
    mechanism: 'rules are written by specialists and applied by line managers, and employees feel the result of both',
    condition: 'human resources departments that know the business can propose rules that serve its strategy',
    indicator:
      'time to fill posts, succession for key roles and the verdict of line managers gauge human resources departments',
    limit: 'serving employees and policing them at once pulls human resources departments in two directions',
    counter: 'line managers often maintain that people are their own affair and that specialists slow things down',
    example: 'a bonus scheme sent out by human resources leaves supervisors to face complaints they cannot settle',
    implication:
      'briefing supervisors first allows human resources departments to introduce a rule that can be explained on the spot',
    contrasts: ['top-management'],
  },
  platform: {
    definition: 'e-commerce platforms bring buyers and sellers together and write the rules by which they trade',
    mechanism: 'ranking, deposits and ratings steer traffic, and sellers adapt their conduct to whatever is rewarded',
    condition:
      'each side must attract the other in sufficient numbers before e-commerce platforms gain from network effects',
    indicator:
      'commission, changes to ranking and the share of disputes taken up show how e-commerce platforms use their power',
    limit: 'e-commerce platforms earn from promotion and may be slow to discipline large sellers',
    counter: 'operators describe themselves as mere venues and hold merchants responsible for the goods',
    example: 'hosts tone down their claims as soon as return rates count in the rating of their channels',
    implication: 'merchants on e-commerce platforms should keep a direct line to customers in case the rules change',
  },
  board: {
    definition:
      'boards and audit committees act for shareholders in deciding major matters and overseeing accounts and controls',
    mechanism:
      'independent members who choose the auditor and hear internal reports make it harder to dress up results',
    condition:
      'financial expertise and direct access to papers decide whether boards and audit committees can oversee anything',
    indicator: 'independence, attendance, expertise and recorded dissent describe the vigilance of boards',
    limit: 'boards and audit committees nominated by the main owner and paid by the firm are independent in name',
    counter: 'pragmatists would have boards advise and open doors, fearing that constant policing estranges managers',
    example: 'an audit committee that questions stock values until a write-down is made shows oversight at work',
    implication:
      'motions amended or rejected are better evidence on boards and audit committees than their composition',
    contrasts: ['top-management'],
  },
  'core-firm': {
    definition:
      'focal firms in supply chains are the brand owners or large buyers whose plans and standards others follow',
    mechanism: 'focal firms pass demand and quality rules along the chain, and their credit can back small suppliers',
    condition: 'prompt payment and a long view are needed before focal firms can lead improvement',
    indicator: 'days to payment tell more about focal firms than any charter of partnership',
    limit: 'pressure on price by focal firms travels to the weakest link and comes back as failure',
    counter: 'suppliers complain that leadership means rules made by one side and gains kept there',
    example:
      'car makers that open their schedules and lend quality engineers to parts makers act as focal firms should',
    implication: 'schemes led by focal firms in supply chains ought to fix payment terms and the sharing of costs',
  },
  'local-authority': {
    definition:
      'local authorities are the elected or appointed bodies nearest to residents that deliver services and carry out policy',
    mechanism: 'knowledge of the place lets local authorities adapt general rules to particular streets',
    condition: 'duties matched by money and staff allow local authorities to do more than fill in returns',
    indicator: 'response times, spending per resident and user ratings are the usual yardsticks for local authorities',
    limit: 'short budgets and targets set elsewhere leave local authorities little freedom',
    counter: 'centralisers argue that uniform standards protect citizens from the luck of where they live',
    example: 'local authorities that combine housing and care visits spare families repeated interviews',
    implication: 'recommendations to local authorities should name the budget line and the officer in charge',
  },
  incubator: {
    definition: 'business incubators offer space, advice and contacts to young firms during their most fragile months',
    mechanism:
      'shared premises cut costs, mentors lend experience, and the name of the incubator vouches for newcomers',
    condition:
      'mentors who have run firms and clear rules for entry and exit separate real business incubators from landlords',
    indicator: 'survival, revenue and later funding of graduates say more than occupancy',
    limit: 'some business incubators live on rent and grants and reduce advice to lectures',
    counter: 'opponents warn that shelter postpones the test of the market and that firms fall once they leave',
    example: 'student teams in campus incubators often stay in competitions for want of a mentor from the trade',
    implication: 'funders should judge business incubators by paying customers of their tenants',
  },
};

const disputes: FacetBook = {
  'control-autonomy': {
    definition:
      'central control versus delegated autonomy is the question whether decisions belong at the top or with those who see the facts',
    mechanism:
      'control brings uniformity and clear blame, autonomy brings speed and motivation, and information decides between them',
    condition:
      'costly errors and standard tasks favour central control, while changing conditions favour delegated autonomy',
    indicator: 'approval levels, spending limits and the handling of exceptions show where authority really lies',
    limit:
      'the debate on central control versus delegated autonomy overlooks that firms often centralise cash and decentralise trade',
    counter: 'some hold that live data dissolves the choice, since headquarters can watch while others decide',
    example: 'a chain sets prices at head office and lets shop managers settle complaints on the spot',
    implication:
      'listing decisions by the cost of getting them wrong is a practical way through central control versus delegated autonomy',
  },
  'short-long': {
    definition:
      'short-term results versus long-term capability concerns how much of today’s profit should be given up for tomorrow’s skill',
    mechanism: 'managers judged sooner than their investments ripen cut research, training and repair',
    condition:
      'quarterly pressure and brief tenure sharpen the conflict of short-term results and long-term capability',
    indicator:
      'what happens to research and training budgets in a lean quarter reveals whether short-term results come first',
    limit: 'not every short-term measure is harmful, for a firm without cash has no long term',
    counter: 'adherents of efficient markets deny myopia because prices already contain distant prospects',
    example: 'a restaurant chain that shortens the training of managers to open faster pays in complaints later',
    implication:
      'deferred bonuses tied to capability soften the clash of short-term results versus long-term capability',
  },
  'inner-outer': {
    definition:
      'extrinsic versus intrinsic rewards is the dispute over whether pay and penalties strengthen or erode interest in work',
    mechanism:
      'a reward felt as control shifts the reason for effort to money, while one felt as recognition may deepen interest',
    condition: 'dull, countable tasks speak for extrinsic rewards and complex ones for intrinsic rewards',
    indicator: 'whether effort falls back when the bonus ends is the telling observation',
    limit: 'brief laboratory tasks tell little about extrinsic and intrinsic rewards over a working life',
    counter: 'pay specialists think it a luxury to discuss interest before wages are fair',
    example: 'a fee for each suggestion tends to bring in many trifles and no better ideas',
    implication: 'plans that weigh extrinsic versus intrinsic rewards should differ by type of job',
    parts: ['two-factor', 'self-determination'],
  },
  'traffic-brand': {
    definition:
      'performance advertising versus brand building asks whether budgets should buy sales at once or memory for later',
    mechanism:
      'sales bought by clicks end with the spending, whereas a known name lowers the price of every later sale',
    condition: 'cheap traffic favours performance advertising, and dear traffic brings brand building back',
    indicator:
      'unprompted search, repeat purchase and the drop after a campaign stops separate advertising effects from brand effects',
    limit: 'brand building resists attribution, so advocates and opponents quote the figures that suit them',
    counter: 'performance marketers consider each sale the best lesson about the brand',
    example: 'new labels lifted by a star host slide down the charts when the show moves on',
    implication:
      'a fixed share for brand building, reviewed yearly, keeps performance advertising from eating the budget',
  },
  'standard-personal': {
    definition:
      'standardised versus personalised service opposes even delivery by routine to response to the individual guest',
    mechanism:
      'routine lowers error and training cost, personal attention meets odd wishes, and both draw on the same staff time',
    condition:
      'large flows and low prices call for standardised service, long stays and high prices allow the personalised kind',
    indicator: 'whether reviews praise reliability or thoughtfulness shows which side guests value',
    limit: 'written routines become an excuse, while personalised service is hard to copy and to assess',
    counter: 'many hoteliers see no conflict, because a firm standard frees attention for exceptions',
    example: 'regular guests greeted with the prescribed welcome feel like strangers',
    implication:
      'fixing hygiene and safety while leaving greetings and redress to staff settles much of standardised versus personalised service',
  },
  'gradual-radical': {
    definition:
      'incremental versus radical transformation is the choice between upgrading the old business and starting afresh',
    mechanism:
      'small steps keep cash and morale but also old habits, while a clean break drops the burden and risks a gap',
    condition: 'slow substitution leaves time for incremental transformation, a sudden one calls for the radical kind',
    indicator: 'separate accounts for the new unit and freedom to take old customers mark the radical road',
    limit: 'stories of radical transformation are told by survivors, while failures leave few records',
    counter: 'writers on ambidexterity would let separate units explore and exploit at the same time',
    example: 'a retailer that tries a web shop before closing branches takes the incremental road',
    implication: 'cash reserves and the speed of substitution should decide incremental versus radical transformation',
  },
  'plan-trial': {
    definition:
      'business planning versus trial and error divides those who think before acting from those who act to find out',
    mechanism:
      'a plan exposes assumptions and helps to raise money, while trials replace forecasts with facts at low cost',
    condition: 'irreversible outlays favour business planning, cheap experiments favour trial and error',
    indicator: 'changes of direction and the date of the first paying customer tell planners from experimenters',
    limit: 'endless trials wear out a team, and endless planning hides fear of the market',
    counter: 'investors often say that plans date quickly but that writing one sifts the serious from the rest',
    example: 'student teams polish a plan for a contest without meeting a single customer',
    implication: 'one page of assumptions with a cheap test for each reconciles business planning with trial and error',
  },
  'shareholder-stakeholder': {
    definition:
      'shareholder primacy versus stakeholder governance is the argument about for whose benefit a company is run',
    mechanism: 'one goal makes managers easy to judge, several goals protect those whose stake no contract covers',
    condition:
      'the case for stakeholder governance grows with investments by workers and suppliers that cannot be withdrawn',
    indicator: 'whether dividends or jobs are cut first in a bad year shows which principle rules',
    limit:
      'much of shareholder primacy versus stakeholder governance is fought over words, while the issue is who decides in conflict',
    counter: 'the enlightened-shareholder view claims that fair treatment of all serves owners in the long run',
    example:
      'German codetermination and the British unitary board are the standard contrast between stakeholder and shareholder governance',
    implication:
      'papers on shareholder primacy versus stakeholder governance should descend to seats, votes and disclosure rules',
    parts: ['stakeholder', 'principal-agent'],
  },
  'efficiency-resilience': {
    definition:
      'supply chain efficiency versus resilience weighs the removal of every slack against keeping some for bad days',
    mechanism: 'thin stock and single sources save money daily and leave nothing to fall back on when a link breaks',
    condition: 'frequent interruptions and costly stoppages tilt the balance towards resilience',
    indicator: 'days of stock, number of sources and the record of past losses inform the choice',
    limit:
      'nobody knows the odds of rare shocks, so the best mix of supply chain efficiency and resilience stays a guess',
    counter: 'software vendors promise both at once through visibility and quick rerouting',
    example:
      'an assembly plant halted by one missing chip reopened the question of supply chain efficiency against resilience',
    implication:
      'supply chain efficiency versus resilience is best settled part by part, with spare cover for the critical few',
    parts: ['resilience', 'inventory-turnover'],
  },
  'state-plural': {
    definition:
      'administrative control versus shared governance asks whether officials alone or many parties should run local affairs',
    mechanism: 'command is quick and breeds dependence, deliberation is slow and breeds the habit of self-help',
    condition:
      'emergencies suit administrative control, while everyday matters between neighbours suit shared governance',
    indicator: 'who pays, who sets the agenda and who judges results expose the substance of shared governance',
    limit: 'associations that live on public contracts are hardly equal partners in shared governance',
    counter: 'officials with experience of apathy say that nothing moves without administrative push',
    example: 'an estate renewed at public expense may find nobody willing to pay for its upkeep',
    implication:
      'dividing matters by kind is more useful than choosing between administrative control and shared governance outright',
    parts: ['collaborative-governance'],
  },
};

const divisions: FacetBook = {
  tenure: {
    definition:
      'length of service is the time an employee has spent with the present employer and a common ground of comparison',
    mechanism: 'years bring specific skill and ties, which raise the cost of leaving and change the view of reform',
    condition: 'groups of similar size and steady hiring standards make comparison by length of service meaningful',
    indicator: 'cut-off points should follow the rhythm of promotion in the firm rather than round numbers',
    limit: 'length of service is entangled with age and grade, which blurs the reason for any difference',
    counter: 'selection is a rival account, for discontented employees have already gone',
    example: 'newcomers ask for training and veterans for prospects, so length of service separates the demands',
    implication: 'advice by length of service should answer the newcomer and the plateaued employee differently',
    contrasts: ['position'],
  },
  position: {
    definition: 'job level divides staff by authority into front line, middle and senior ranks',
    mechanism: 'rank brings information, discretion and pay, so the same rule looks different from each job level',
    condition: 'departments must grade posts alike before answers are compared by job level',
    indicator: 'the spread of answers within each job level is as instructive as the difference of means',
    limit: 'in flat organisations job level and actual influence may have little to do with each other',
    counter: 'some analysts find that the nature of the work, technical or commercial, divides opinion more than rank',
    example: 'executives praise the flow of information, while the front line says nobody listens',
    implication: 'samples need enough people at every job level, and superiors should not sit in on interviews',
    contrasts: ['tenure'],
  },
};

const generalChains: FacetBook = {
  'unclear-duty': {
    definition: 'unclear division of duties means that a task has several owners or none and boundaries rest on habit',
    mechanism: 'people wait for one another, ask twice and disown the error when it appears',
    condition: 'fast growth and a stream of special assignments are the usual breeding ground of unclear duties',
    indicator:
      'tasks without an owner, duplicate approvals and complaints passed around betray unclear division of duties',
    limit: 'some vagueness is useful, and young teams owe part of their speed to it',
    counter: 'certain managers blame unwillingness, which no division of duties, however precise, will cure',
    example: 'a complaint travels from service to quality to sales and comes back unanswered',
    implication:
      'the latest quarrels over responsibility are the best place to start clearing up unclear division of duties',
    contrasts: ['poor-communication'],
  },
  'unclear-duty.cause': {
    definition:
      'outdated job descriptions and workflows still describe products and systems the organisation gave up long ago',
    mechanism: 'new work finds no place in the old papers and falls to whoever is obliging, until custom hides the gap',
    condition:
      'frequent reorganisation without anyone charged with the files makes outdated job descriptions almost certain',
    indicator:
      'the date of the last revision, set beside what holders actually do, measures how outdated job descriptions are',
    limit: 'deliberate evasion has other roots and is not explained by old workflows',
    counter: 'agile teams reply that papers can never keep up and that members should agree among themselves',
    example: 'manuals demand signatures on paper long after approval has moved to a screen',
    implication:
      'tying revision of job descriptions and workflows to every reorganisation order keeps them from ageing',
  },
  'unclear-duty.measure': {
    definition:
      'redrawing workflows and assigning clear ownership sets down for each task who leads, who helps and by when',
    mechanism: 'one name beside each step removes the excuse for waiting and shows gaps at the handover',
    condition:
      'clear ownership can be assigned only if the people who do the work take part and someone above settles disputes',
    indicator: 'fewer ownerless tasks and shorter times across departments prove that redrawing workflows has paid',
    limit: 'clear ownership taken too far makes people refuse whatever is not on their list',
    counter: 'staff may read clear ownership as more blame without more authority',
    example: 'a hospital that fixes the minutes allowed to laboratory, nurse and doctor can trace a missed alert',
    implication: 'a few busy workflows are enough for a first round of assigning clear ownership',
  },
  'poor-communication': {
    definition:
      'poor communication across departments leaves neighbours to learn of each other’s plans through their superiors, late and distorted',
    mechanism: 'each unit decides on part of the facts, plans collide, and the customer pays for the rework',
    condition: 'separate targets and scattered sites make poor communication across departments chronic',
    indicator: 'days needed for joint tasks and errors caused by missing messages give poor communication a measure',
    limit: 'talk cannot reconcile departments whose interests are truly opposed',
    counter:
      'some managers value distance between departments, which guards professional judgement against interference',
    example: 'marketing announces the sale while the warehouse has not been told to stock up',
    implication: 'a joint meeting with one shared indicator is a modest cure for poor communication across departments',
    contrasts: ['unclear-duty'],
  },
  'poor-communication.cause': {
    definition:
      'separate systems and long reporting lines force data to be retyped and news to climb before it can descend',
    mechanism: 'every level filters, every transfer delays, and the losses add up along separate systems',
    condition:
      'software bought by each department and narrow spans of control lead to separate systems and long reporting lines',
    indicator: 'the number of names one customer has in separate systems is a quick test',
    limit: 'separate systems do not account for people who keep information to themselves on purpose',
    counter: 'cautious managers defend long reporting lines as a filter that spares the top from noise',
    example: 'sales and accounts reconcile their lists by hand at the end of every month',
    implication:
      'interfaces cure separate systems and delegation cures long reporting lines, so the two need different remedies',
  },
  'poor-communication.measure': {
    definition:
      'joining data platforms and shortening reporting lines gives all units one set of figures and fewer hands to pass them through',
    mechanism: 'when everyone sees the same live data, problems are settled where they arise',
    condition: 'common codes come first, and middle managers need a new task before shortening reporting lines',
    indicator: 'retyping avoided and time from request to answer show what joining data platforms has achieved',
    limit: 'joining data platforms is costly at the outset, and a flatter firm has fewer rungs to climb',
    counter: 'middle managers object that coaching and buffering disappear together with their level',
    example: 'team leaders on a shop floor call maintenance from a screen without asking two superiors',
    implication: 'senior backing is needed for joining data platforms, with codes settled before software is bought',
  },
  'weak-evaluation': {
    definition: 'indicators detached from strategy reward work that the organisation no longer wants most',
    mechanism: 'effort follows the score, so strategic priorities are left to goodwill',
    condition: 'a changed strategy with an unchanged scorecard is how indicators detached from strategy arise',
    indicator: 'the share of indicators that cannot be traced to any strategic aim gives the size of the problem',
    limit: 'a vague strategy is the deeper fault, and better indicators cannot repair it',
    counter: 'steady hands warn that frequent changes confuse staff and that continuity has a worth of its own',
    example: 'a firm that preaches service pays its call centre by the number of calls ended',
    implication: 'deleting unused items should precede any addition where indicators are detached from strategy',
    contrasts: ['short-long'],
  },
  'weak-evaluation.cause': {
    definition: 'targets copied from past practice carry last year’s form into a year with different aims',
    mechanism: 'copying spares negotiation and offends nobody, which is why old targets survive',
    condition: 'scorecards drawn up by a staff office alone tend to end in targets copied from past practice',
    indicator: 'small differences between annual forms, and no stated reason for each item, reveal copied targets',
    limit: 'copied targets do not explain failure where figures were falsified',
    counter: 'experience has its advocates, who trust tested targets above fashionable ones',
    example: 'researchers assessed by attendance and output inherit the form of the factory',
    implication: 'an expiry date on each item is a simple guard against targets copied from past practice',
  },
  'weak-evaluation.measure': {
    definition:
      'deriving indicators from strategy and reviewing them regularly passes each aim down to posts that can influence it',
    mechanism: 'people see what their work contributes, and review removes items that have lost their point',
    condition: 'a concrete strategy and timely data are required for deriving indicators that mean anything',
    indicator: 'employees able to name the aim behind their own indicator are proof that deriving it succeeded',
    limit: 'what is hard to count, such as helping colleagues, is easily crowded out',
    counter: 'sceptics fear that regular review becomes a way of moving the goalposts after the shot',
    example: 'a chain breaks repeat custom down into one controllable indicator each for buying, shops and membership',
    implication:
      'targets settled face to face, with agreed grounds for revision, make deriving indicators from strategy acceptable',
  },
  'talent-ladder': {
    definition: 'gaps in the talent pipeline appear when key posts have no successor ready',
    mechanism: 'experience and contacts leave with the holder, and the firm hires dear or lowers its standard',
    condition: 'years without recruitment or high turnover at the base open gaps in the talent pipeline',
    indicator: 'successors per key post, the age profile and the share of posts filled from inside show the pipeline',
    limit: 'a shortage in the whole trade cannot be closed by one employer’s pipeline',
    counter: 'firms that buy talent as needed regard a standing pipeline as an idle expense',
    example: 'master craftsmen near retirement have no apprentices because teaching is not paid',
    implication: 'naming the posts that cannot stand empty is the first step in closing gaps in the talent pipeline',
  },
  'talent-ladder.cause': {
    definition: 'training without links to promotion leaves courses on one side and careers on the other',
    mechanism: 'staff who see no return on learning treat it as a formality, and the outlay is lost',
    condition:
      'different offices in charge of courses and appointments make training without links to promotion likely',
    indicator: 'how many of those promoted had completed the relevant training is a telling ratio',
    limit: 'low pay drives out successors as well, whatever the links between training and promotion',
    counter: 'some managers want promotion by results alone and expect links to courses to breed credit hunting',
    example: 'the company academy produces graduates, and heads of department appoint by impression',
    implication: 'a list of skills required at each grade ties training to promotion without further rules',
  },
  'talent-ladder.measure': {
    definition: 'linking tiered training to two career tracks lets specialists rise in rank without becoming managers',
    mechanism: 'learning, certification and grade form one line, so experts have something to stay for',
    condition: 'pay on the specialist track must match that of managers, or the second career track stays empty',
    indicator: 'numbers on each career track and key posts filled internally show whether the link holds',
    limit: 'tiered training bears fruit slowly, and rivals may harvest it',
    counter: 'small firms find two career tracks pretentious and prefer a plain rise in pay',
    example: 'a design office with the rank of chief engineer keeps draughtsmen who have no wish to manage',
    implication: 'assessment by peers keeps the specialist of the two career tracks from becoming a consolation prize',
  },
  'risk-lag': {
    definition: 'late recognition of risk means that signs were there but counted as a problem only after the loss',
    mechanism: 'the cheap moment for action passes, and a small fault spreads to cash, delivery and reputation',
    condition: 'cultures that punish bad news suffer most from late recognition of risk',
    indicator: 'the time from first anomaly to formal report puts a figure on late recognition',
    limit: 'some shocks give no warning, so late recognition of risk should not explain every loss',
    counter: 'sales people answer that daring is part of business and constant alarms tie their hands',
    example: 'a large client pays later each month, and management hears of it when the debt is written off',
    implication: 'a duty to report bad news early, with immunity for those who do, shortens late recognition of risk',
  },
  'risk-lag.cause': {
    definition:
      'missing early-warning indicators leave nobody charged with watching a given signal or a given threshold',
    mechanism: 'signs are scattered among people who each assume that another is responsible',
    condition: 'risk rules kept in a binder and absent from routine reports amount to missing early-warning indicators',
    indicator:
      'front-line staff who cannot name their own alarm line demonstrate that early-warning indicators are missing',
    limit: 'missing early-warning indicators do not explain silence by those who knew',
    counter: 'old hands trust instinct and think indicators dull the nose for danger',
    example: 'a buyer notices a supplier’s slipping dates and has nowhere to report them',
    implication: 'past accidents are the best source from which to draft missing early-warning indicators',
  },
  'risk-lag.measure': {
    definition:
      'introducing graded early warning with clear accountability links each level of alarm to an action, a person and a time',
    mechanism: 'crossing a line triggers the response without debate, and the record shows who acted',
    condition: 'thresholds drawn from data and tolerance of honest false alarms are needed for graded early warning',
    indicator: 'hits, false alarms and punctual responses tell whether graded early warning works',
    limit: 'graded early warning covers known dangers and is blind to new ones',
    counter: 'heavy accountability may tempt people to keep readings just below the line',
    example: 'overdue debts, returns and bad press feed three levels of alarm in a trading company',
    implication: 'thresholds of graded early warning should be revised after every real incident',
  },
};

const staffChains: FacetBook = {
  'single-incentive': {
    definition: 'uniform incentives offer everyone the same bonus whatever they value or contribute',
    mechanism: 'a reward that suits some leaves others cold, and raising it brings less each time',
    condition: 'mixed ages and trades under one roof expose the weakness of uniform incentives',
    indicator:
      'comparing what is spent on each reward with how staff rank them reveals the misfit of uniform incentives',
    limit: 'uniform incentives cannot be blamed for exhaustion caused by workload',
    counter: 'owners who like simplicity say that enough money motivates anyone',
    example: 'young technicians hope for projects and courses and receive the same voucher as all the rest',
    implication: 'asking each group what it values is the cheap first step away from uniform incentives',
  },
  'single-incentive.cause': {
    definition: 'pay detached from performance follows grade and seniority, so that effort makes little difference',
    mechanism: 'high performers slow to the average or leave, and the average becomes the standard',
    condition: 'work that is hard to measure and superiors who avoid conflict keep pay detached from performance',
    indicator: 'the spread of variable pay within a grade, set against ratings, shows how far pay is detached',
    limit: 'boredom and poor leadership sap effort even where pay follows performance',
    counter: 'quality managers attribute most results to the system and consider individual performance pay unjust',
    example: 'the award for best colleague goes round in turn, and bonuses are divided by head',
    implication: 'ratings have to be believed before pay detached from performance can be mended',
  },
  'single-incentive.measure': {
    definition: 'tying flexible rewards to performance sets the amount by results and lets people choose its form',
    mechanism: 'the amount honours contribution and the choice honours preference, so one budget yields more',
    condition: 'credible appraisal and a fixed ceiling keep flexible rewards affordable',
    indicator: 'which options are taken, who stays and what it costs per head are the figures to watch',
    limit: 'flexible rewards complicate payroll and tax, which small employers can hardly handle',
    counter: 'some expect a menu of rewards to start fresh quarrels about the price of each item',
    example: 'parents choose shorter days and others a course, though both earned the same grade',
    implication: 'three or four options suffice at first when tying flexible rewards to performance',
  },
  feedback: {
    definition: 'the lack of performance feedback leaves employees with a score and no idea what earned it',
    mechanism: 'without knowledge of the standard nobody can improve, and low scores are put down to favour',
    condition: 'wide spans of control and untrained supervisors bring about the lack of performance feedback',
    indicator: 'employees who cannot name their weak point or next step reveal the lack of feedback',
    limit: 'constant criticism lowers performance, so more feedback is no cure in itself',
    counter: 'supervisors often feel that daily remarks suffice and formal talks are ceremony',
    example: 'staff work out their appraisal rating from the payslip because nobody has explained it',
    implication:
      'making interviews part of the supervisor’s own appraisal ends the lack of performance feedback soonest',
  },
  'feedback.cause': {
    definition: 'appraisals used only to set pay turn every rating into a sum of money and nothing more',
    mechanism: 'raters avoid quarrels by marking to the middle, and those rated ask for the figure, not the reason',
    condition: 'pay staff in charge of the forms and a shared calendar encourage appraisals used only to set pay',
    indicator: 'forms without space for development show to what use appraisals are put',
    limit: 'appraisals used only to set pay explain missing talks but not clumsy ones',
    counter: 'defenders of appraisals for pay like the clarity of one purpose and think other uses would blur it',
    example: 'bonuses arrive the day ratings close while the comment fields stay blank',
    implication: 'separating the talk about growth from the decision on pay frees appraisals for both',
  },
  'feedback.measure': {
    definition:
      'holding regular appraisal interviews brings supervisor and employee together over goals, conduct and next steps',
    mechanism: 'remarks tied to behaviour show what to change, and goals agreed jointly are taken seriously',
    condition: 'notes of actual events and some training in talking are needed for regular appraisal interviews',
    indicator:
      'completed improvements and perceived fairness test appraisal interviews better than the completion rate',
    limit: 'regular appraisal interviews take hours that supervisors of large groups do not have',
    counter: 'friends of continuous feedback find fixed interviews too rare to matter',
    example: 'the employee rates herself first, and the supervisor answers with two concrete events',
    implication: 'a one-page guide and spot checks keep regular appraisal interviews from becoming small talk',
  },
  'team-friction': {
    definition: 'inefficient teamwork shows when everyone is busy and the whole moves slowly',
    mechanism: 'errors at the handover consume time in explanation and wear down trust',
    condition: 'interdependent tasks and members from different sites invite inefficient teamwork',
    indicator: 'rework, waiting for others and hours in meetings trace inefficient teamwork',
    limit: 'too few hands look like inefficient teamwork from outside',
    counter: 'some dissent over the task is fruitful, and calling it inefficiency would silence it',
    example: 'sub-groups write separate drafts and discover at the end that their premises differ',
    implication: 'a chart of who waits for whom is the natural start against inefficient teamwork',
    contrasts: ['team-cohesion'],
  },
  'team-friction.cause': {
    definition: 'differing views of goals and roles mean that members pursue unlike aims under one name',
    mechanism: 'each follows a private order of priorities, and sensible choices clash when combined',
    condition: 'hasty formation and goals given by word of mouth favour differing views',
    indicator: 'asking members to write down the goal and their role exposes differing views at once',
    limit: 'differing views yield to discussion, opposed interests do not',
    counter: 'a competing account traces the trouble to unequal ability, which agreement on goals cannot level',
    example: 'the product manager wants the date and the engineer wants no defects, and each finds the other careless',
    implication: 'ranking the goals aloud at the first meeting removes most differing views of goals and roles',
  },
  'team-friction.measure': {
    definition: 'setting shared goals and reviewing them together lets members write the aim and learn from each round',
    mechanism: 'authorship creates consent, and review turns one person’s error into common knowledge',
    condition: 'leaders who own up first make reviewing goals together an honest exercise',
    indicator: 'the recurrence of the same mistake is the hard test of reviewing together',
    limit: 'reviews held too often take the place of work',
    counter: 'people of action expect shared goals to be compromises and would leave them to the able',
    example: 'a development team lists three things to keep and three to change after every sprint',
    implication:
      'a time limit and few action points keep setting shared goals and reviewing them from becoming a chore',
  },
};

const marketChains: FacetBook = {
  'selling-point': {
    definition: 'interchangeable product claims make rival goods sound and look alike to the buyer',
    mechanism: 'where nothing else distinguishes rival goods, buyers compare prices and sellers fall into discounting',
    condition: 'contract manufacturing and low technical barriers breed interchangeable product claims',
    indicator:
      'counting shared words in the descriptions of competing goods measures how interchangeable the claims are',
    limit: 'interchangeable claims may hide real differences that nobody has put into words',
    counter: 'one school of marketing puts visibility before difference and finds distinct claims overrated',
    example: 'test drivers cannot recall which electric car boasted which screen and range',
    implication: 'a neglected occasion of use offers an exit from interchangeable product claims',
    contrasts: ['brand-blur'],
  },
  'selling-point.cause': {
    definition: 'thin user research leaves claims to guesses in the office or to what competitors say',
    mechanism: 'without sight of real use, firms add to specifications until all specifications match',
    condition: 'launch calendars set by rivals and budgets open to cuts result in thin user research',
    indicator: 'project papers with no interviews or observation are plain evidence of thin user research',
    limit: 'common suppliers make goods alike even where user research is thorough',
    counter: 'visionary designers retort that users cannot describe what does not yet exist',
    example: 'cooker makers go on raising power until interviews reveal that tenants want easy cleaning',
    implication: 'following a dozen people through one complete use repairs thin user research at little cost',
  },
  'selling-point.measure': {
    definition: 'building distinct claims on user research condenses an observed unmet need into one promise',
    mechanism: 'a claim taken from a real difficulty is recognised at once and takes the eye off price',
    condition: 'findings must reach product decisions, since distinct claims on an unchanged product soon collapse',
    indicator: 'target buyers who can repeat the claim and would pay for it confirm that it is distinct',
    limit: 'distinct claims that succeed are copied unless technique or supply protects them',
    counter: 'cost leaders see small return in refined claims where most people want cheap and adequate',
    example: 'a compact dishwasher promises to fit rented kitchens, a claim found in interviews with tenants',
    implication: 'a small trial of wording should come before all advertising is rebuilt on distinct claims',
  },
  'brand-blur': {
    definition: 'blurred brand positioning leaves customers unable to say what the brand stands for',
    mechanism: 'memory has nothing to hold on to, and each campaign begins from zero',
    condition: 'rapid extension of the range and changing slogans lead to blurred brand positioning',
    indicator: 'the wider customers’ one-line descriptions scatter, the more blurred the positioning',
    limit: 'regulars may have a clear picture where newcomers see only blurred positioning',
    counter: 'some practitioners keep a growing brand open on purpose and fear fixing it too soon',
    example: 'a resort sold as playground and shrine at once disappoints both families and pilgrims',
    implication: 'deciding whom not to serve is the painful cure for blurred brand positioning',
    contrasts: ['selling-point'],
  },
  'brand-blur.cause': {
    definition: 'weak market segmentation treats buyers as one crowd and averages wishes that conflict',
    mechanism: 'an average of opposed wishes yields a message that offends nobody and moves nobody',
    condition: 'firms that grew on a single success tend to live with weak market segmentation',
    indicator: 'plans that cannot give size, needs and channels of each group betray weak segmentation',
    limit: 'weak market segmentation does not explain departments that each tell a different story',
    counter: 'mass marketers hold that growth comes from light buyers and that fine segmentation forfeits scale',
    example: 'an inn addresses couples, families and company outings with the same rooms and words',
    implication: 'dividing by reason for purchase rather than by age repairs weak market segmentation',
  },
  'brand-blur.measure': {
    definition:
      'resegmenting the market and sharpening the position chooses one group and one reason to prefer the brand',
    mechanism: 'a narrow audience lets product, price and message agree, and agreement is remembered',
    condition:
      'resegmenting the market pays when the chosen segment is large enough, within reach and one the firm can truly serve',
    indicator: 'gains among target buyers must be weighed against losses elsewhere after resegmenting',
    limit: 'sharpening the position sends some existing customers away before new ones arrive',
    counter: 'retailers resist a narrow position, because shelf space favours brands that please everyone',
    example: 'a local drink gives up on freshness and presents itself as the companion of spicy food',
    implication: 'products that contradict the sharpened position should be dropped together with the old slogans',
  },
  'live-trust': {
    definition:
      'eroded trust in live selling results when exaggeration and poor redress have disappointed viewers too often',
    mechanism: 'disappointed buyers return goods and leave, which makes attention dearer for honest sellers too',
    condition: 'hosts paid by volume and goods from passing suppliers wear out trust in live selling fastest',
    indicator: 'rising returns and complaints with falling repeat purchase signal eroded trust',
    limit: 'not every return proves eroded trust, since haste and wrong sizes send parcels back as well',
    counter: 'some sellers reckon that low prices always bring returns and that the balance is still positive',
    example: 'a viewer finds the lowest price ever undercut elsewhere the next day and stops watching',
    implication: 'rating hosts by repeat purchase and complaints restores trust in live selling sooner than appeals do',
    contrasts: ['consumer-trust'],
  },
  'live-trust.cause': {
    definition:
      'unchecked product claims by hosts go out live because no contract says who tests the goods or the script',
    mechanism: 'commission depends on sales and not on what follows, so virtues are praised and faults passed over',
    condition: 'responsibility split among host, agency, merchant and platform lets product claims go unchecked',
    indicator: 'contracts without sealed samples or penalties show that claims by hosts are unchecked',
    limit: 'unchecked claims find willing ears, and the appetite for bargains shares the blame',
    counter: 'agencies plead that crowded schedules forbid testing and that merchants must prove quality',
    example: 'the host receives the sample an hour before the show and reads the maker’s card',
    implication: 'no test report, no slot in the schedule is a rule that ends unchecked product claims',
  },
  'live-trust.measure': {
    definition:
      'vetting products and compensating buyers first makes the seller on screen pay before seeking redress upstream',
    mechanism: 'liability placed on those who choose the goods makes them choose with care',
    condition:
      'sufficient deposits and written shares of liability keep compensating buyers from ruining small agencies',
    indicator: 'time to compensation and the return of compensated buyers test whether vetting products works',
    limit: 'compensating buyers first attracts false claims, so rules of evidence are required',
    counter: 'small hosts fear that the burden leaves the field to the largest agencies',
    example: 'a channel posts test reports and refunds broken goods before settling with the supplier',
    implication: 'a deposit pool scaled to complaints makes compensating buyers first workable',
  },
};

const tourChains: FacetBook = {
  'tour-sameness': {
    definition: 'lookalike tourism products give towns far apart the same lanes, snacks and souvenirs',
    mechanism: 'once places are alike only price distinguishes them, and neither return visits nor stories follow',
    condition: 'outside capital that repeats a proven scheme spreads lookalike tourism products',
    indicator: 'overlap of shop types and of words in travel blogs gauges how alike tourism products are',
    limit: 'residents out for a weekend hardly mind lookalike products that bore the distant traveller',
    counter: 'developers point out that proven formats fill and original ones fail more often',
    example: 'rows of identical snack stalls in old towns drive out the local shop by raising rents',
    implication: 'reserving a few streets for local trades is a first defence against lookalike tourism products',
  },
  'tour-sameness.cause': {
    definition: 'shallow use of local culture takes symbols from the surface and leaves out how people live',
    mechanism: 'planners without local substance fall back on patterns drawn for other places',
    condition: 'short contracts and consultants who never stay produce shallow use of local culture',
    indicator: 'how much of the guide’s talk rests on local memory and archives shows the depth of cultural use',
    limit: 'rents also decide who remains in the street, so shallow use of culture is not the whole story',
    counter: 'operators doubt that hurried visitors would listen to anything deeper',
    example: 'a fishing village is decked with shells, yet nothing tells of the boats’ songs and taboos',
    implication: 'paying elders and craftspeople to join the planning deepens the use of local culture',
  },
  'tour-sameness.measure': {
    definition:
      'designing experiences around local culture turns crafts, seasons and ways of life into something visitors do',
    mechanism: 'what hands have made is remembered, and a unique offer escapes comparison by price',
    condition: 'residents must share in the work and the income, or experiences around local culture become a show',
    indicator:
      'length of stay and income of local households are the two lines along which cultural experiences are judged',
    limit: 'experiences around local culture depend on people and lose their charm when crowds come',
    counter: 'guardians of heritage fear that rites performed daily are emptied of meaning',
    example: 'visitors pick, roast and take home their own tea, which outsells the packets in the shop',
    implication: 'daily limits and booking protect experiences around local culture in their first years',
  },
  'service-unstable': {
    definition: 'uneven service standards make the same house excellent on one shift and poor on the next',
    mechanism: 'guests who cannot predict what awaits them stay away or expect less, and good work is wasted',
    condition: 'seasonal hiring widens the swings of uneven service standards',
    indicator: 'the spread of ratings between shifts reveals more than their average',
    limit: 'service always varies with people, so uneven standards can be narrowed but not abolished',
    counter: 'hosts of small houses prefer character with lapses to smooth uniformity',
    example: 'an inn adored while the owner is present collects complaints under a caretaker',
    implication: 'cleanliness, safety and quick response come before delight when service standards are uneven',
  },
  'service-unstable.cause': {
    definition:
      'high front-line turnover with little training puts newcomers in charge of guests they have not learnt to serve',
    mechanism: 'experience leaves with each departure, and rules handed on by word of mouth change every time',
    condition: 'low wages, late hours and sharp seasons make high front-line turnover the rule',
    indicator: 'average months in post and hours of training before the first shift state front-line turnover plainly',
    limit: 'front-line turnover does not explain slackness among those who stay',
    counter: 'some owners simplify the work instead, reasoning that trained people leave all the sooner',
    example: 'a trainee who has never seen an overbooking spends her first night alone at the desk',
    implication: 'cross-training in the quiet season softens the effects of high front-line turnover',
  },
  'service-unstable.measure': {
    definition:
      'setting service standards and empowering front-line staff fixes the minimum in writing and leaves exceptions to judgement',
    mechanism: 'standards hold the floor, and empowered staff repair a slip before the guest has left',
    condition: 'a stated limit and no later reproach encourage front-line staff to use their power',
    indicator: 'complaints closed on the spot and use of the allowance show that empowering front-line staff is real',
    limit: 'empowering front-line staff invites a few abuses and requires occasional checks',
    counter: 'controllers of cost predict a breed of guests who live on compensation',
    example: 'a receptionist upgrades a guest from a musty room without ringing the manager',
    implication: 'staff who list the usual exceptions themselves write the best service standards',
  },
};

const firmChains: FacetBook = {
  'digital-slow': {
    definition:
      'slow returns on digital investment are felt when systems are paid for and costs, quality and lead times stay put',
    mechanism: 'depreciation and learning come first, patience runs out, and the programme is cut half-way',
    condition: 'projects whose goal is to go live, not to solve a stated problem, are condemned to slow returns',
    indicator: 'paper lists kept beside the system are the plainest sign of slow returns on digital investment',
    limit: 'part of the delay is the normal lag of new technology and no proof of failure',
    counter: 'vendors answer that customers buy too little and in pieces that do not connect',
    example: 'operators write on paper during the shift and type it into the new system afterwards',
    implication: 'payment by business results, stage by stage, guards against slow returns on digital investment',
  },
  'digital-slow.cause': {
    definition:
      'old workflows carried into new systems keep every approval and double entry and merely show them on a screen',
    mechanism: 'single steps run faster while the waiting between them, which is the bottleneck, stays',
    condition: 'projects left to the information department alone end with old workflows in new systems',
    indicator: 'charts with the same number of steps before and after prove that old workflows were carried over',
    limit: 'poor data and reluctant users delay returns even where workflows were redrawn',
    counter:
      'the careful would settle the system first and improve afterwards, since changing both at once may fail twice',
    example: 'an electronic form still travels through all the signatures of its paper forebear',
    implication: 'striking out unused forms before buying software stops old workflows from moving in',
  },
  'digital-slow.measure': {
    definition:
      'redesigning workflows around business scenarios starts from one painful situation and works back to data, posts and systems',
    mechanism: 'a narrow scope brings quick results, and neighbouring units begin to ask for the same',
    condition: 'the owner of the scenario needs authority over posts, or redesigning workflows ends in advice',
    indicator: 'time, errors and hands saved within the scenario are the measure of redesigning workflows',
    limit: 'scenarios pursued apart create new islands of data unless codes are common',
    counter: 'architects of whole systems expect piecemeal redesign to be done twice',
    example: 'a moulding plant attacks waiting during tool changes and ends up linking planning, stores and machines',
    implication: 'the first business scenario should be costly, rich in data and led by someone who wants change',
  },
  inertia: {
    definition: 'dependence on legacy business keeps people, money and attention where they used to earn',
    mechanism: 'customers, plant and targets reinforce one another, and new ventures lose every contest for funds',
    condition: 'the richer the cash flow of the old trade, the firmer the dependence on legacy business',
    indicator: 'the share of board time and investment given to new lines exposes dependence on legacy business',
    limit: 'experience and scale are the other name of dependence, and in calm markets both are assets',
    counter: 'believers in focus count more failures among those who strayed from their trade',
    example: 'makers of combustion engines carry suppliers and workshops that electric cars do not need',
    implication: 'a small unit exempt from the old targets is the usual first breach in dependence on legacy business',
    contrasts: ['agility'],
  },
  'inertia.cause': {
    definition:
      'budgets weighted towards existing business take last year as the base and present profit as the measure',
    mechanism: 'established units show receipts, newcomers show hopes, and committees prefer receipts',
    condition: 'division of funds by department under leaders from the old trade perpetuates weighted budgets',
    indicator: 'spending that mirrors last year’s sales structure points to budgets weighted towards existing business',
    limit: 'budgets weighted towards existing business are often rational and prove no blindness by themselves',
    counter: 'finance directors call caution with unproven ventures a duty to owners',
    example: 'refitting shops is funded without question while the web team begs for each campaign',
    implication: 'a fund released by milestones outside the annual round offsets weighted budgets',
  },
  'inertia.measure': {
    definition:
      'ring-fencing resources for new business grants separate money, people and standards that reward learning',
    mechanism: 'freed from comparison with mature units, the team dares to test and can stop early',
    condition: 'only attention from the very top prevents ring-fenced resources from being borrowed back',
    indicator: 'assumptions tested and funds actually received are sensible measures of a new business',
    limit: 'ring-fencing cuts the new unit off from channels and customers it could have used',
    counter: 'colleagues who earn the profit resent paying for the experiments of others',
    example: 'a publisher sets up a digital company with its own pay scale and no profit target at first',
    implication: 'terms for merging or closing should be agreed on the day resources are ring-fenced',
  },
  'startup-model': {
    definition: 'an untested business model rests on guesses about who will pay, why and at what cost',
    mechanism: 'money is sunk in the guess, and the truth arrives with the finished product',
    condition: 'technical founders funded early are most likely to proceed on an untested business model',
    indicator:
      'paying customers and a margin above the cost of winning them mark the end of an untested business model',
    limit: 'medicines and heavy equipment cannot be tested cheaply, however prudent the founder',
    counter: 'visionaries claim that customers of today cannot judge the products of tomorrow',
    example: 'a campus delivery scheme loses its orders on the day the discounts stop',
    implication: 'the assumption that would kill an untested business model deserves the first and cheapest test',
  },
  'startup-model.cause': {
    definition: 'development driven by founder intuition puts private taste in the place of customers’ needs',
    mechanism: 'friends praise, dissent stays away, and a mistaken idea passes for consensus',
    condition: 'teams of like background without a mentor have no check on founder intuition',
    indicator: 'the number of strangers interviewed before building shows how far founder intuition ruled',
    limit: 'the instinct of an old hand may beat a hurried survey, so founder intuition is not always wrong',
    counter: 'enthusiasts say that proof kills speed and that ventures run on belief',
    example: 'a team spends a year on study software that pupils see no reason to open',
    implication: 'no code before a customer has offered to pay is a useful curb on founder intuition',
  },
  'startup-model.measure': {
    definition:
      'testing with a minimum viable product trades the smallest version that delivers the core value for honest reactions',
    mechanism: 'errors come to light while they are cheap and the course can still be altered',
    condition:
      'the core value must be separable, since a minimum viable product of an indivisible system tests nothing',
    indicator: 'retention and payment among the first users are the evidence sought in testing',
    limit: 'a crude minimum viable product can spoil a name, above all where safety is at stake',
    counter: 'founders with a sense of brand want the first appearance to be perfect',
    example: 'errands are taken by hand in a chat group before anyone writes an app',
    implication: 'writing down beforehand what counts as success keeps testing with a minimum viable product honest',
  },
  'startup-fund': {
    definition: 'start-up funding gaps leave founders with savings and relatives while banks and investors look away',
    mechanism: 'shortage of money turns teams to odd jobs, and the moment for entry passes',
    condition: 'ventures without assets, revenue or local investors fall deepest into start-up funding gaps',
    indicator: 'time to the first outside money and the reasons given for refusal show what kind of funding gap it is',
    limit: 'start-up funding gaps may be the market’s judgement on a weak idea',
    counter: 'bootstrappers hold that firms raised on customer deposits grow up healthier',
    example: 'students with orders in hand obtain no loan because none of them owns a flat',
    implication: 'research on start-up funding gaps should tell lack of money from lack of skill in finding it',
  },
  'startup-fund.cause': {
    definition: 'the absence of collateral and track record gives lenders neither security nor a basis for judgement',
    mechanism: 'lenders who cannot tell good from bad price everyone as risky or lend to nobody',
    condition: 'trades built on talent and code suffer the absence of collateral by their nature',
    indicator: 'age of the firm, assets that can be pledged and unbroken tax records are what lenders look at first',
    limit: 'the absence of collateral explains missing loans but not missing equity',
    counter: 'venture investors brush the absence of track record aside and say that good ideas find money',
    example: 'a software firm owns a few laptops, and neither its code nor its team can be mortgaged',
    implication: 'regular invoices and wages through the bank create a track record before it is needed',
  },
  'startup-fund.measure': {
    definition: 'matching staged equity with credit guarantees fits the kind of money to the age of the venture',
    mechanism: 'equity shares the loss, guarantees replace the missing pledge, and cost follows risk',
    condition: 'valuation and control have to be settled in plain terms before staged equity is taken',
    indicator: 'speed of payment, dilution of founders and success of later rounds tell whether the matching was sound',
    limit: 'equity taken too early costs control, and guarantee fees eat thin margins',
    counter: 'some founders would rather grow slowly than let outsiders steer',
    example: 'a science park shares the risk of loans secured on patents, which brings the first bank in',
    implication: 'the cost of reaching the next milestone should fix how much staged equity is raised',
  },
  'hollow-control': {
    definition: 'box-ticking internal control has every form and signature in place while real risks walk through',
    mechanism: 'signers do not read and checkers do not count, so fraud grows in proper dress',
    condition: 'managers who see control as an exercise for inspectors get box-ticking in return',
    indicator: 'errors of substance found in signed papers show how much of internal control is box-ticking',
    limit: 'override by the chief executive is a matter of honesty that box-ticking does not describe',
    counter: 'departments blame the number of controls, since nobody reads the tenth signature',
    example: 'three price quotations written by the same supplier pass every desk unread',
    implication: 'fewer signatures and more surprise counts turn box-ticking internal control into control',
    contrasts: ['internal-control'],
  },
  'hollow-control.cause': {
    definition: 'oversight roles without independence are appointed, paid and rated by those whom they should examine',
    mechanism: 'finding fault means offending the person who writes the appraisal, so faults stay small',
    condition: 'audit under the finance director or chief executive starts without independence',
    indicator: 'to whom auditors report, who pays them and who dismisses them settle whether oversight is independent',
    limit: 'want of skill disables oversight roles as surely as want of independence',
    counter: 'some executives want a helper at their side and see independence as hostility',
    example: 'the draft is sent to the audited unit for agreement, and the main finding is gone from the final text',
    implication: 'a change in the reporting line is the first cure for oversight roles without independence',
  },
  'hollow-control.measure': {
    definition:
      'strengthening the independence of internal audit lets it report to the audit committee and open any file',
    mechanism: 'with posts and funds beyond the reach of managers, findings travel upwards unedited',
    condition:
      'an audit committee that understands accounts gives the independence of internal audit something to lean on',
    indicator: 'recommendations carried out and the speed of escalation measure the standing of internal audit',
    limit: 'independence may carry internal audit so far from the business that advice turns impractical',
    counter: 'small companies regard a separate audit staff as a luxury and would hire outsiders by the day',
    example: 'a group takes the auditors of its subsidiaries onto the head-office payroll and rotates them',
    implication: 'making follow-up part of the appraisal of unit heads completes the independence of internal audit',
  },
  receivable: {
    definition: 'slow collection of receivables leaves goods delivered, invoices sent and the money with the customer',
    mechanism: 'the firm borrows to replace what customers hold, and interest and bad debts eat the margin',
    condition: 'sales won by credit from a few large buyers are most exposed to slow collection',
    indicator: 'ageing lists, days outstanding and the overdue share record slow collection of receivables',
    limit: 'trade custom explains part of the delay, so slow collection must be judged against peers',
    counter: 'sales staff see credit as a weapon and late payment as its price',
    example: 'contractors wait for retention money years after the building is finished',
    implication: 'sorting debtors by age and size comes before any campaign against slow collection of receivables',
  },
  'receivable.cause': {
    definition:
      'missing credit checks on customers mean that goods leave before anyone asks whether they will be paid for',
    mechanism: 'commission is earned on signature and the risk falls on accounts, so limits mean nothing',
    condition: 'strong sales departments without a credit officer live with missing credit checks',
    indicator: 'customer files that hold no limit and no approver reveal missing credit checks',
    limit: 'powerful customers who pay late at will are not explained by missing checks',
    counter: 'experienced sellers trust their eye and point out that new customers have no history to check',
    example: 'a buyer met at a fair receives open credit and has vanished by summer',
    implication: 'cash first and credit by degrees replaces missing credit checks for new customers',
  },
  'receivable.measure': {
    definition: 'grading customer credit and chasing overdue accounts sets limits by grade and steps by age of debt',
    mechanism: 'limits hold beforehand, reminders start by themselves, and nobody can let a debt drift',
    condition: 'someone must be able to stop deliveries, or grading fails at the first big name',
    indicator: 'the overdue share and cash recovered, read monthly, show whether chasing overdue accounts works',
    limit: 'grading customer credit can hurt sound clients in passing trouble',
    counter: 'weak suppliers say that large buyers dictate terms and that grading touches only the small',
    example: 'commission on unpaid invoices is held back until the money arrives',
    implication: 'commission rules have to change together with grading customer credit, or sales will resist',
  },
};

const supplyAndPublicChains: FacetBook = {
  inventory: {
    definition: 'slow-moving stock ties up cash in goods that wait while the goods in demand are missing',
    mechanism: 'dead items fill the shelves and use up the budget with which good sellers should be reordered',
    condition: 'wide ranges and short product lives make slow-moving stock expensive',
    indicator: 'days of stock, dead lines and stock-outs have to be read together to find slow-moving stock',
    limit: 'strategic reserves and seasonal building look like slow-moving stock and should be set aside first',
    counter: 'firms with erratic suppliers would rather hoard than stand idle',
    example: 'last year’s coats fill the store and leave no money for this year’s cloth',
    implication: 'clearing comes before reordering, since new rules laid over slow-moving stock add to it',
    contrasts: ['supply-break'],
  },
  'inventory.cause': {
    definition: 'crude forecasting and reactive ordering take last month as the guide and an empty shelf as the signal',
    mechanism: 'batch orders magnify forecast errors, and the mix of stock drifts further with every order',
    condition: 'frequent promotions and figures withheld from suppliers aggravate crude forecasting',
    indicator: 'rush orders, large batches and high forecast error together portray reactive ordering',
    limit: 'goods nobody wants are a fault of design that better forecasting will not mend',
    counter: 'champions of quick response would spend on shorter lead times and forget about forecasting',
    example: 'holiday cakes are ordered by last year’s number, and a hot week leaves half of them unsold',
    implication: 'a proper model for the few costly items is enough to cure most crude forecasting',
  },
  'inventory.measure': {
    definition: 'joint forecasting and replenishment lets both ends of the chain plan from the same sales figures',
    mechanism: 'figures from the till reach the supplier unaltered, so safety margins need not be added at every stage',
    condition: 'clean master data and partners willing to show sales are prerequisites of joint forecasting',
    indicator: 'error, days of stock and stock-outs should all improve if joint replenishment is sound',
    limit: 'history guides joint forecasting, so new products still need judgement',
    counter: 'suppliers fear that replenishment is a way of handing them the risk',
    example: 'convenience shops order daily by weather, and suppliers load the vans from the same forecast',
    implication: 'one dependable partner and one steady product group make a fair trial of joint forecasting',
  },
  'supply-break': {
    definition: 'interruptions in critical supplies stop the line because one part that cannot be replaced is missing',
    mechanism: 'the absent part turns all others into idle stock, and broken promises spread to customers',
    condition:
      'specific parts, long approval and suppliers in one region make interruptions in critical supplies grave',
    indicator:
      'hours of stoppage, premiums for rush purchases and late orders add up to the cost of interruptions in supplies',
    limit: 'many interruptions in critical supplies begin beyond the reach of any single firm',
    counter: 'optimists expect prices to rise and fill the gap before long',
    example: 'a fire at one chip factory slowed car makers on several continents',
    implication: 'asking of each part how long the plant could run without it prepares for interruptions in supply',
    contrasts: ['inventory'],
  },
  'supply-break.cause': {
    definition: 'reliance on a single source gathers all orders for a part with one supplier or one place',
    mechanism: 'with nobody else to turn to, a local mishap becomes a general stop',
    condition: 'buyers judged by unit price arrive at a single source one tender after another',
    indicator:
      'parts with one approved maker and the time needed to approve another describe reliance on a single source',
    limit: 'patents and scale sometimes leave no alternative to a single source',
    counter: 'partnership thinkers value the priority and quality that a single source gives in return',
    example: 'a compressor bought from one maker halts the whole appliance works during its overhaul',
    implication: 'approving a near-equivalent part in quiet times loosens reliance on a single source',
  },
  'supply-break.measure': {
    definition: 'qualifying second sources and holding safety stock covers the time it takes to switch supplier',
    mechanism: 'stock buys days, the second source takes over the order, and the stop never reaches the line',
    condition: 'a second source must be fed with regular small orders to be of help in an emergency',
    indicator:
      'coverage of critical parts, days of safety stock and the result of a rehearsal are the tests of preparedness',
    limit: 'approval and storage cost money, and safety stock may be scrapped when models change',
    counter: 'accountants see capital asleep in reserves that years go by without touching',
    example: 'a phone maker splits orders for screens so that both lines stay warm',
    implication: 'second sources and safety stock should be confined to parts whose absence stops production',
  },
  resident: {
    definition: 'low public involvement leaves matters that touch everyone to a handful of people',
    mechanism: 'plans miss what is needed, meet resistance at the door and waste what was spent on them',
    condition: 'shifting populations and neighbours who are strangers explain much low public involvement',
    indicator: 'who speaks at meetings says more about public involvement than how many come',
    limit: 'long working days keep people away, so low public involvement is not always a fault of procedure',
    counter: 'some officials regard silence as consent and involvement as needed only in conflict',
    example: 'nobody answers the notice about charging points, and a crowd gathers when digging starts',
    implication: 'parking and lifts are better openings than charters for raising low public involvement',
  },
  'resident.cause': {
    definition: 'few channels and no reply to residents teach people that speaking changes nothing',
    mechanism: 'after a remark or two without an answer, silence becomes a habit',
    condition: 'comments collected by several offices and owned by none leave residents without a reply',
    indicator: 'days until an answer and reasons given in it show whether residents get a reply',
    limit: 'domination of meetings by a few is a separate fault that more channels may worsen',
    counter: 'critics of consultation count too many channels already, so that people no longer know which to use',
    example: 'a broken lamp is reported three times, and both landlord and council say it was passed on',
    implication: 'one named person who must answer, even with a refusal, gives residents the reply they miss',
  },
  'resident.measure': {
    definition:
      'opening channels and publishing outcomes gathers comments on and off line and lists what became of each',
    mechanism: 'visible results persuade people that the next remark will count as well',
    condition: 'clerks need authority over other departments, or publishing outcomes publishes excuses',
    indicator: 'a wider mix of contributors and punctual answers prove that the channels have opened',
    limit: 'opening channels brings trifles and repetition that small offices cannot absorb',
    counter: 'publishing outcomes may lead every block to demand what another has received',
    example: 'a sheet in the stairwell shows week by week who deals with what and how far',
    implication: 'promising an answer on a few matters and keeping it comes before opening further channels',
  },
  'service-fragment': {
    definition: 'fragmented public services split one errand among offices that each want the same papers',
    mechanism: 'citizens carry messages between departments and bear the cost in time and error',
    condition: 'offices organised and judged by their own line produce fragmented public services',
    indicator: 'counters visited, papers handed in twice and journeys made give the degree of fragmentation',
    limit: 'specialised scrutiny has its reasons, and joining fragmented services should not remove it',
    counter: 'departments fear that nobody can be blamed once their separate duties are merged',
    example: 'parents of a newborn show one certificate at the registry, the clinic and the benefits office',
    implication:
      'starting from the citizen’s errand instead of the office is the way out of fragmented public services',
  },
  'service-fragment.cause': {
    definition: 'departmental data silos keep records under different codes and out of reach of other offices',
    mechanism: 'what cannot be looked up must be proved again on paper by the applicant',
    condition: 'systems commissioned by each branch with unclear ownership harden into departmental data silos',
    indicator: 'the certificates citizens still have to bring show how far departmental data silos remain',
    limit: 'unwillingness to share blame often hides behind the technical plea of data silos',
    counter: 'security officers argue that joined records would make a leak far worse',
    example: 'two offices hold different surnames for one person after a marriage',
    implication: 'the certificates most often asked for are the place to break open departmental data silos',
  },
  'service-fragment.measure': {
    definition: 'introducing one-stop service with shared data lets one desk receive and many offices decide behind it',
    mechanism: 'the effort of coordination moves from the citizen to the administration',
    condition: 'broadly trained clerks and deadlines behind the counter make one-stop service more than a new queue',
    indicator: 'time to decision and cases settled at the first visit gauge one-stop service',
    limit: 'one-stop service asks a great deal of clerks when rules change often',
    counter: 'deregulators answer that abolishing a permit saves more than speeding it up',
    example: 'a new firm files one form, and licence, seal and tax number follow without further visits',
    implication: 'needless certificates should be struck off before introducing one-stop service with shared data',
  },
};

export const managementEnFacets: FacetBook = {
  ...theories,
  ...methods,
  ...generalVariables,
  ...staffVariables,
  ...marketVariables,
  ...firmVariables,
  ...chainAndPublicVariables,
  ...sources,
  ...bodies,
  ...disputes,
  ...divisions,
  ...generalChains,
  ...staffChains,
  ...marketChains,
  ...tourChains,
  ...firmChains,
  ...supplyAndPublicChains,
};
