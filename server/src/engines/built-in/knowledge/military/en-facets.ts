import type { FacetBook } from '../facets.ts';

const theories: FacetBook = {
  'combat-power': {
    definition:
      'military effectiveness theory asks how people, weapons, organisation and training combine into a force that can accomplish its task',
    mechanism:
      'people, weapons and organisation are mere potential until training joins them, and the weakest sets the limit of effectiveness',
    condition:
      'military effectiveness presupposes a fit among elements, so units that receive new weapons often decline before they improve',
    indicator: 'the time a re-equipped unit takes to reach its standard says more than a count of weapons',
    limit: 'military effectiveness theory weighs inputs and leaves the enemy’s moves and plain chance out of the sum',
    counter:
      'some historians reply that effectiveness exists only against a given opponent and cannot be read from peacetime indices',
    example: 'a battalion with new vehicles and untrained crews looks stronger on paper than it is on the road',
    implication:
      'a review of military effectiveness does well to examine people, equipment, structure and training one after another',
    parts: ['talent-quality', 'resource-input'],
  },
  'organisational-learning': {
    definition:
      'military learning theory studies how armed forces draw lessons from training and war and write them into doctrine',
    mechanism: 'individual experience is debated, recorded and taught, until people who never had it act upon it',
    condition: 'military learning needs officers who may report failure without harm to their careers',
    indicator:
      'the interval between a reported lesson and the doctrine that adopts it measures how fast a force learns',
    limit: 'military learning theory can mistake the lesson, since what won the last war may lose the next',
    counter:
      'institutionalists explain many changes by budgets and service rivalry, with learning supplied afterwards as a story',
    example:
      'German infiltration tactics of the First World War grew from front-line reports that were turned into manuals',
    implication: 'following one lesson from the field to the manual shows where military learning stalls',
    contrasts: ['military-revolution'],
    parts: ['adaptability'],
  },
  'system-confrontation': {
    definition:
      'systems warfare theory regards battle as a contest between networks of sensors, commanders, weapons and supply',
    mechanism: 'links join the parts, and the loss of one critical node paralyses far more than itself',
    condition:
      'systems warfare presupposes an opponent who depends on links, and offers little against scattered fighters',
    indicator:
      'a system’s strength is estimated from the time between detection and strike and from recovery after a node is lost',
    limit:
      'which node is critical often appears only afterwards, so systems warfare theory guides inquiry without supplying targets',
    counter: 'sceptics warn that an enemy is no machine and that will and improvisation restore what bombing breaks',
    example:
      'the opening of the Gulf War, when radar and command posts were struck before troops, is the standard illustration',
    implication:
      'a paper on systems warfare has to draw the chain of functions on both sides and say what would replace a broken link',
    contrasts: ['centre-of-gravity'],
    parts: ['joint-capability'],
  },
  'centre-of-gravity': {
    definition:
      'the centre-of-gravity concept points to a hub of power and will on which everything else in a war depends',
    mechanism:
      'other strengths draw support from the hub, so that striking it loosens troops, supply and morale together',
    condition:
      'the centre-of-gravity concept fits opponents whose strength is really concentrated and fails with many loose cells',
    indicator:
      'analysts test a candidate hub by asking whether army, capital, alliance or people could carry on without it',
    limit:
      'two historians of one campaign rarely name the same centre of gravity, which shows how subjective the concept is',
    counter: 'a number of theorists would drop the centre of gravity and speak of critical vulnerabilities instead',
    example: 'Napoleonic main armies, whose defeat decided a war, were the model Clausewitz had before him',
    implication:
      'capability, requirement and weak point are the three statements that give the centre-of-gravity concept substance',
    contrasts: ['system-confrontation'],
  },
  'mission-command': {
    definition:
      'mission command doctrine has superiors state purpose and task and leaves the manner to the leader on the spot',
    mechanism:
      'the leader who sees a change first acts on it within the intent, and time otherwise lost in asking is gained on the enemy',
    condition:
      'mission command rests on shared doctrine, trust and capable juniors, and without them becomes mere neglect',
    indicator:
      'the share of intent and detail in orders, and how departures from plan are judged afterwards, reveal mission command in practice',
    limit:
      'nuclear weapons, airspace and the protection of civilians set bounds that mission command doctrine cannot cross',
    counter: 'advocates of central decision argue that modern sensors show more to headquarters than to the trench',
    example:
      'the German tradition of Auftragstaktik, in which a sergeant cut off from orders was expected to act, is the source of mission command',
    implication:
      'an experiment on mission command can give one unit detailed orders and another the bare intent and compare response',
    contrasts: ['network-centric'],
    parts: ['initiative', 'mutual-trust'],
  },
  'shared-mental-model': {
    definition:
      'shared mental model theory holds that teams work together smoothly when members picture task, equipment and roles alike',
    mechanism: 'members foresee what a comrade will need and pass it on unasked, even when radios fail',
    condition: 'shared mental models form in crews that stay together and must be rebuilt after every change of faces',
    indicator:
      'similar answers to one scenario and a high ratio of offered to requested information are the usual evidence',
    limit:
      'shared mental model theory has little to say about groupthink, the harm that comes of seeing everything alike',
    counter:
      'students of transactive memory find it more useful to know who knows what than to hold shared mental models',
    example: 'in an old gun crew the loader changes the shell at a gesture, where a new one needs a shouted order',
    implication: 'the effect of team training shows when members are questioned apart and their mental models compared',
    parts: ['team-coordination'],
  },
  'network-centric': {
    definition:
      'network-centric warfare theory expects linked sensors, headquarters and weapons to turn shared information into combat advantage',
    mechanism: 'units that see the same picture adjust to one another without waiting to be told',
    condition: 'network-centric warfare assumes open links and honest data, the first things to suffer under jamming',
    indicator: 'delay of the common picture and time from detection to action are the quantities most often measured',
    limit:
      'more information is not better judgement, and network-centric warfare theory cannot explain blunders made with full data',
    counter: 'traditional tacticians answer that fog never lifts and that networks become targets themselves',
    example: 'tracking of supplies in transit brings network-centric ideas to the rear area',
    implication:
      'a design that follows network-centric warfare is incomplete without a plan for the day the network is down',
    contrasts: ['mission-command'],
    parts: ['information-advantage'],
  },
  'logistics-sustain': {
    definition:
      'sustainment theory studies how supply, repair, transport and medical care keep pace with what an operation consumes',
    mechanism:
      'stocks absorb swings in demand and transport refills them, so a break in rhythm brings the front to a halt',
    condition:
      'distance, roads and enemy action set the reach of sustainment, beyond which an advance must wait for its rear',
    indicator:
      'days of supply carried, resupply interval and share of deliveries on time are the basic gauges of sustainment',
    limit:
      'sustainment theory reckons with average consumption and underrates the peaks of ammunition and fuel in heavy fighting',
    counter:
      'commanders of movement have preferred to travel light and live off the land, regarding a large rear as dead weight',
    example:
      'overseas campaigns usually begin with ports and airfields, since sustainment decides how far an army can go',
    implication: 'one table of consumption, distance and lift shows where sustainment gives way first',
    parts: ['supply-response'],
  },
  'inventory-theory': {
    definition:
      'inventory theory asks how much of an item to hold and when to reorder so that shortage and holding together cost least',
    mechanism:
      'a safety stock covers swings in demand during the wait for delivery, and longer or less certain waits call for more of it',
    condition:
      'inventory theory works on demand that can be described statistically, which rarely used parts do not offer',
    indicator: 'fill rate, stock-outs and days of stock on hand are the three figures by which an inventory is judged',
    limit:
      'the price of a shortage is hard to state when a missing part stops a vehicle in action, and inventory theory needs that price',
    counter: 'field mechanics put more faith in stripping one vehicle for another than in any inventory formula',
    example: 'cheap filters are held by the crate and engines by the unit, as inventory theory would advise',
    implication:
      'classing spares by price and by the harm of their absence is the first step in applying inventory theory',
    parts: ['supply-response', 'equipment-readiness'],
  },
  'military-revolution': {
    definition:
      'the theory of military revolutions explains leaps in warfare by the joint change of technology, organisation and ideas',
    mechanism:
      'a new weapon yields little until units and tactics are rebuilt around it, and whoever completes the union first gains greatly',
    condition: 'a clear threat abroad and reformers in office at home are the usual setting of a military revolution',
    indicator:
      'tables of organisation, manuals and exercises laid out year by year show when several break with the past at once',
    limit:
      'the theory of military revolutions is clear in hindsight, while contemporaries cannot tell revolution from fashion',
    counter: 'gradualists deny the leap and see only many small improvements added together',
    example:
      'between the world wars several armies owned tanks and aircraft, and the early campaigns exposed how unequally they had reorganised',
    implication:
      'an account of one military revolution should say which of the three elements moved first and who resisted',
    contrasts: ['organisational-learning'],
  },
  sunzi: {
    definition:
      'Sun Tzu’s theory of victory ranks success without battle above success in battle and seeks advantage before the fighting starts',
    mechanism:
      'knowledge of the enemy, attack on plans and attack on alliances leave the opponent beaten before the armies meet',
    condition: 'Sun Tzu’s theory presupposes strength and intelligence, for the weak who avoid battle merely yield',
    indicator: 'scholars extract propositions from single chapters and test them against recorded events',
    limit:
      'written for rival states of its age, Sun Tzu’s theory says little of mass mobilisation or of governing what is won',
    counter: 'admirers of Clausewitz charge that Sun Tzu underrates bloodshed and the stubbornness of enemies',
    example: 'the diplomatic isolation of a rival before any march is the usual example of attacking alliances',
    implication:
      'quotation from Sun Tzu calls for chapter and translation, as English versions differ on key terms of victory',
    contrasts: ['war-politics'],
    parts: ['strategic-planning'],
  },
  'war-politics': {
    definition:
      'Clausewitz’s theory of war understands war as policy continued by other means, so that purpose governs force',
    mechanism:
      'the political aim fixes effort and stopping point, and operations that lose sight of it can win battles and lose the peace',
    condition:
      'on Clausewitz’s view means fit ends most readily when the aim of a war is clear and does not shift from month to month',
    indicator: 'directives of the supreme command and terms offered for peace show how policy steered a war',
    limit: 'Clausewitz takes states as the actors of war, and the theory is strained by feud, faith and private armies',
    counter: 'cultural historians object that many societies made war for honour or ritual, with no policy behind it',
    example:
      'a line that troops may not cross, drawn for diplomatic reasons, angers generals and bears out Clausewitz on war',
    implication: 'a study of war in the spirit of Clausewitz recovers the political aim before it counts victories',
    contrasts: ['sunzi'],
    parts: ['strategic-planning'],
  },
  'civil-military': {
    definition:
      'civil-military relations theory examines how a society keeps armed servants strong enough to protect and obedient enough to trust',
    mechanism:
      'law, professional ethics and control of money restrain officers, while respect for expertise wins their consent',
    condition:
      'stable civil-military relations rest on legitimate government, and where that fails officers are drawn into politics',
    indicator: 'budget powers, appointment rules and parliamentary questions make civil-military relations visible',
    limit:
      'civil-military relations theory was drawn from a few democracies and travels uneasily to party or dynastic armies',
    counter: 'agency theorists abandon the idea of professional virtue and speak of monitoring and punishment',
    example:
      'a minister who overrules a chief of staff on targets in wartime raises the classic question of who decides what',
    implication:
      'control over war, over budgets and over careers are three separate questions for research on civil-military relations',
    parts: ['civilian-control'],
  },
  'technology-spillover': {
    definition:
      'defence spillover theory traces how military technology enters civilian use and how civilian technology returns to arms',
    mechanism: 'engineers change employers, patents are licensed and subcontractors apply what they learned elsewhere',
    condition: 'spillover succeeds where the receiving firm has skill enough to absorb what defence work has to teach',
    indicator:
      'citations between defence and civilian patents, and the careers of engineers, are followed to trace spillover',
    limit:
      'benefits arrive late and spread widely, so defence spillover theory cannot credit any one programme with precision',
    counter: 'the crowding-out school answers that the same money in civilian research might have produced more',
    example: 'satellite navigation and the early internet began as defence projects and outgrew them in civilian hands',
    implication: 'claims for spillover need a comparison with what would have happened without the defence programme',
    parts: ['technology-transfer'],
  },
  'skill-acquisition': {
    definition:
      'skill acquisition theory describes how an action passes from halting steps through practice to automatic performance',
    mechanism:
      'skill acquisition frees attention by repetition with feedback, and the soldier can then watch the surroundings',
    condition:
      'practice pays when standards are clear and difficulty rises gradually, while blind repetition fixes errors',
    indicator:
      'time, errors and performance under distraction mark the stage of skill acquisition that a learner has reached',
    limit: 'skill acquisition theory explains drills better than judgement or invention in the field',
    counter:
      'ecological psychologists reject part-practice and would teach perception and action together in real settings',
    example: 'marksmen who shoot well at rest lose their scores when movement is added and regain them with practice',
    implication: 'training hours are best spread by how hard a skill is and how quickly it fades',
    contrasts: ['experiential-learning'],
    parts: ['training-level'],
  },
  'stress-inoculation': {
    definition:
      'stress inoculation theory proposes graded exposure to pressure so that soldiers learn to regulate themselves before real danger',
    mechanism:
      'knowledge of the reaction, practice in breathing and use under noise and fatigue teach the body that danger can be managed',
    condition: 'stress must rise by steps and be talked over afterwards, or inoculation turns into injury',
    indicator:
      'heart-rate recovery, work done under pressure and anxiety scores are compared before and after the course',
    limit: 'exercises can be stopped by a whistle, and stress inoculation weakens where comrades really die',
    counter: 'organisational psychologists put rest, rotation and trusted leaders above any personal technique',
    example: 'medics trained among smoke and screaming work with steadier hands the second time',
    implication:
      'a programme of stress inoculation needs a qualified supervisor and a way out for those who are harmed',
    parts: ['resilience'],
  },
  'unit-cohesion': {
    definition: 'small-group cohesion theory finds the reason for endurance in loyalty to the few comrades at hand',
    mechanism: 'daily dependence makes flight a betrayal of friends, so the group’s expectation outweighs private fear',
    condition:
      'cohesion grows in groups that are formed, trained and replaced together, and suffers under single replacements',
    indicator:
      'who would choose whom as a partner, plotted as a network, is the classic picture of small-group cohesion',
    limit: 'a tight group may shield offenders or resist orders, a side that cohesion theory long neglected',
    counter: 'believers in ideology point to armies that fought on after their small groups had been destroyed',
    example: 'wartime surveys found soldiers staying in line so as not to let the squad down',
    implication:
      'the cost of breaking small groups belongs in any reform of replacement, since cohesion is slow to return',
    parts: ['morale', 'mutual-trust'],
  },
  leadership: {
    definition:
      'military leadership theory studies how officers and sergeants win others to accept risk by character, skill and example',
    mechanism:
      'leaders who share danger and judge fairly are believed, and orders believed in are carried out with more than the minimum',
    condition: 'military leadership counts most in danger and confusion, while routine can run on rules',
    indicator:
      'anonymous ratings from below and how a unit performs in its leader’s absence are better evidence than reports from above',
    limit: 'military leadership theory credits persons with results that supply, equipment and luck made possible',
    counter:
      'institutional thinkers hold that a good army works under mediocre leaders and should not wait for great ones',
    example: 'soldiers forget the wording of an order and remember the captain who went round the sentries at night',
    implication: 'military leadership is best assessed by superiors, peers and subordinates together',
    parts: ['morale', 'initiative'],
  },
  'civic-education': {
    definition:
      'civic education theory treats understanding of defence as part of a citizen’s knowledge, attitudes and readiness to act',
    mechanism:
      'facts make a threat intelligible, discussion turns facts into opinion, and taking part turns opinion into habit',
    condition:
      'civic education convinces where open questions are allowed, and breeds resistance where answers are prescribed',
    indicator: 'tests of knowledge, attitude scales and later conduct, such as volunteering, are reported separately',
    limit: 'civic education theory cannot show how far a classroom competes with family, media and events',
    counter: 'critics would keep defence out of schools, fearing that civic education becomes recruitment',
    example: 'pupils who interview a local veteran remember more than pupils who copy a list of weapons',
    implication:
      'a civic course on defence gains by starting from a decision that students themselves would have to make',
    parts: ['national-defence-awareness'],
  },
  'experiential-learning': {
    definition:
      'experiential learning theory describes learning as a cycle of doing, reflecting, generalising and trying again',
    mechanism:
      'an event raises feeling and doubt, talk afterwards turns them into concepts, and the next attempt tests the concepts',
    condition: 'experiential learning depends on time to reflect, without which an activity is only half a lesson',
    indicator: 'learners’ journals and changes in later conduct are firmer evidence than satisfaction scores',
    limit: 'experiential learning is slow and patchy, and cannot replace systematic instruction',
    counter: 'cognitive psychologists show that novices often learn more from direct explanation than from discovery',
    example: 'students who have bandaged a wound in an exercise follow the lecture on bleeding with new attention',
    implication: 'a practical lesson built on experiential learning needs a task sheet before and questions after',
    contrasts: ['skill-acquisition'],
    parts: ['learning-engagement'],
  },
  'peacekeeping-principles': {
    definition:
      'the principles of peacekeeping are consent of the parties, impartiality and no force except in self-defence or defence of the mandate',
    mechanism:
      'consent opens the door, impartiality keeps parties talking, and restraint prevents peacekeepers from becoming a party to the war',
    condition:
      'the principles of peacekeeping presuppose a peace to keep, and falter where a ceasefire exists on paper only',
    indicator:
      'observers look at violations of the ceasefire, at open humanitarian routes and at access granted by all sides',
    limit: 'when civilians are massacred, strict peacekeeping principles leave a force as a bystander',
    counter:
      'advocates of robust peacekeeping keep the principles but distinguish impartiality from neutrality and demand force against spoilers',
    example: 'observer missions along an agreed line during the Cold War fitted the principles best',
    implication: 'a study of peacekeeping begins with the text of the mandate and then asks what troops really did',
    parts: ['mission-legitimacy'],
  },
  'role-transition': {
    definition:
      'role transition theory studies how norms, ties and self-image are rearranged when a person leaves one role for another',
    mechanism:
      'in a transition of roles timetable, title and companions vanish at once, and drift follows until new ones are found',
    condition: 'transition is easier when the new role is chosen, prepared and not too unlike the old',
    indicator:
      'role transition can be followed in how people describe themselves before and after and in whom they see',
    limit: 'role transition theory dwells on the individual and says little of jobs and regions',
    counter: 'structural critics reply that veterans need work and pay, and that talk of transition evades the point',
    example: 'a sergeant who starts again as an apprentice misses above all being listened to',
    implication:
      'preparation for the transition is most useful well before discharge and in contact with future colleagues',
    contrasts: ['human-capital'],
    parts: ['social-adaptation'],
  },
  'human-capital': {
    definition: 'human capital theory treats knowledge, skill and experience as an asset that earns a return',
    mechanism:
      'training raises what a worker can produce, and employers pay for it unless the skill is useless to them',
    condition:
      'human capital earns a return once employers can recognise it, so skill without a certificate is discounted',
    indicator: 'wages after discharge are regressed on years of service, trade and certificates to estimate the return',
    limit: 'human capital theory has little room for prejudice and connections, which also decide who is hired',
    counter: 'signalling theorists see in service a mark of reliability rather than an increase in skill',
    example: 'a vehicle mechanic finds work soon after discharge, while a missile operator starts again',
    implication:
      'sorting military trades by how close they stand to civilian ones makes returns to human capital comparable',
    contrasts: ['role-transition'],
    parts: ['employability'],
  },
  deterrence: {
    definition: 'deterrence theory asks how the threat of punishment or denial keeps an opponent from attacking',
    mechanism: 'an opponent who expects more loss than gain holds back, so force works by not being used',
    condition: 'deterrence needs capability, resolve and a signal that arrives, and fails without any one of them',
    indicator:
      'deployments, declared policy and conduct in past crises are the evidence from which deterrence is inferred',
    limit: 'since success means that nothing happened, deterrence theory can rarely prove its case',
    counter:
      'psychologists reply that leaders under pressure misread signals, and that rational calculation is a fragile premise',
    example: 'the long confrontation of two nuclear powers without direct war is the case everyone cites',
    implication:
      'papers on deterrence should keep the prevention of attack apart from compellence, which demands far more',
    contrasts: ['security-dilemma'],
    parts: ['credibility', 'strategic-stability'],
  },
  'security-dilemma': {
    definition:
      'the security dilemma arises when arms acquired for safety alarm a neighbour, who answers in kind and leaves both less safe',
    mechanism:
      'preparations for defence look like preparations for attack, suspicion feeds a race, and the race feeds suspicion',
    condition:
      'the security dilemma is sharpest when offence has the advantage and weapons of attack and defence look alike',
    indicator: 'the sequence of spending, deployments and warnings on each side shows whether a dilemma is deepening',
    limit: 'against a state bent on expansion the security dilemma is a false diagnosis',
    counter:
      'offensive realists deny that any dilemma exists, as great powers in their view want advantage and not mere security',
    example: 'the Anglo-German naval race, in which each fleet was called defensive, is the textbook case',
    implication:
      'arms control can ease the security dilemma by choosing deployments that a rival recognises as defensive',
    contrasts: ['deterrence'],
    parts: ['strategic-stability'],
  },
  'cognitive-domain': {
    definition:
      'influence operations theory treats perception, judgement and will as ground to be contested with information',
    mechanism:
      'selected facts, emotional stories and repetition alter how an audience reads events, and resolve weakens or hardens',
    condition: 'influence operations succeed where doubt and division already exist, and less where sources are many',
    indicator: 'the rise and fall of topics, shifts in opinion polls and the path of a rumour are the usual data',
    limit:
      'influence operations theory can seldom prove that one message changed minds while war and prices were changing too',
    counter: 'communication scholars recall that media mostly strengthen views people hold already',
    example: 'two belligerents publish images of one incident, and each audience sees what it expected',
    implication: 'platform, language and audience of influence operations need stating, and the texts need preserving',
    parts: ['public-opinion'],
  },
};
const methods: FacetBook = {
  'survey-units': {
    definition:
      'surveys of units and academies collect views and practice by questionnaire, interview and observation on the spot',
    mechanism:
      'people of different rank describe one matter, and their disagreement shows where rule and practice part',
    condition:
      'surveys of units need permission, respect for secrecy and anonymity, without which nobody speaks frankly',
    indicator: 'ranks and posts covered, usable answers and full notes decide what a survey of units is worth',
    limit: 'visits are announced, so surveys of units and academies tend to see what was prepared for them',
    counter: 'some researchers trust manuals and after-action papers above impressions from a short visit',
    example: 'headquarters reports a rule as fully applied, while companies say there was no time for it',
    implication: 'a list of claims to be tested, drawn up beforehand, keeps surveys of units from turning into tours',
    contrasts: ['policy-analysis', 'training-trial'],
    parts: ['unit-survey'],
  },
  'policy-analysis': {
    definition:
      'analysis of policy documents reads laws, regulations and papers clause by clause and compares their versions',
    mechanism: 'what is added or dropped between editions betrays shifts of attention and compromise',
    condition:
      'analysis of policy documents requires complete public texts, and internal orders have no place in open research',
    indicator: 'how binding a clause is, who must act and whether detail follows are the first items to code',
    limit: 'analysis of policy documents ends at the page, and practice has to be studied by other means',
    counter: 'practitioners say that forces run on orders and custom, of which policy papers are a thin surface',
    example: 'two editions of a reserve law laid side by side show a duty passing from cities to ministries',
    implication: 'two coders and a printed scheme protect the analysis of policy documents from wishful reading',
    contrasts: ['survey-units'],
    parts: ['defence-papers'],
  },
  'foreign-comparison': {
    definition:
      'comparison of armed forces sets one function in several countries side by side to explain likeness and difference',
    mechanism:
      'seen in varied settings, practice shaped by necessity separates from practice shaped by history or money',
    condition: 'armed forces compared should resemble each other in size, threat and system of service',
    indicator: 'use of original-language sources of the same date is the quickest test of a comparison',
    limit: 'published sources praise, so comparison of armed forces often compares manuals instead of armies',
    counter: 'national traditions, some insist, cannot be lifted out of their schools, laws and habits',
    example: 'sergeants in two armies share a title and differ widely in what they may decide',
    implication:
      'before any borrowing is proposed, a comparison of armed forces has to list what would be missing at home',
    parts: ['military-press'],
  },
  'case-war': {
    definition:
      'analysis of historical campaigns reconstructs decision, action and result in one operation to learn something general',
    mechanism: 'separating what commanders knew from what is known now reveals whether a choice was wrong or unlucky',
    condition: 'historical campaigns with records from both sides serve best, and one-sided ones call for caution',
    indicator: 'strengths, ground, orders and a timetable must be settled before the analysis of a campaign begins',
    limit: 'no campaign repeats, so lessons from historical analysis may reverse under other conditions',
    counter: 'statisticians of battle prefer many cases to one and call the single campaign an anecdote',
    example: 'the supply of an offensive is rebuilt from railway tables, war diaries and captured papers',
    implication: 'a second campaign with the opposite outcome makes any historical analysis more convincing',
    contrasts: ['operations-research', 'game-analysis'],
    parts: ['war-history'],
  },
  'operations-research': {
    definition: 'operational research uses mathematics and data to find better uses of forces, stocks and routes',
    mechanism: 'aim, limits and choices are written as equations, so that many options can be compared at once',
    condition: 'operational research is strongest when aims can be counted and data are sound',
    indicator:
      'models of operational research are judged by gain over present practice and by steadiness under changed assumptions',
    limit: 'fear, deception and mud resist equations, which is why operational research advises and does not decide',
    counter: 'practical soldiers worry that exact figures tempt commanders to stop thinking',
    example: 'wartime study of convoy size, which found large convoys safer, made the name of operational research',
    implication: 'the assumption on which the answer hangs is what readers of operational research most want to know',
    contrasts: ['case-war', 'war-gaming'],
    parts: ['exercise-data'],
  },
  'war-gaming': {
    definition: 'wargaming lets players take opposing sides and decide move by move under rules',
    mechanism: 'a live opponent finds the blind spot in a plan, which no reading of the plan would reveal',
    condition: 'credible rules, a neutral umpire and an enemy allowed to win are what make wargaming useful',
    indicator:
      'turning points and the reasons given for each move are recorded, the final score being of little interest',
    limit: 'wargaming predicts nothing, since players and rules shape the outcome',
    counter: 'modellers object that a game played once proves little and prefer thousands of simulated runs',
    example: 'staff colleges seat red and blue in separate rooms with the umpires between them',
    implication: 'wargaming convinces when the rules are published and the scenario is repeated with other players',
    contrasts: ['operations-research'],
  },
  'training-trial': {
    definition:
      'controlled training experiments divide similar trainees at random, train them differently and compare results',
    mechanism: 'with everything else equal, the difference at the end belongs to the method of training',
    condition: 'instructors of equal skill and equal hours are needed before a training experiment means anything',
    indicator:
      'scores before, after and some weeks later, with a task not practised, show learning, keeping and transfer',
    limit:
      'controlled training experiments are short and miss what only years can form, such as bearing and discipline',
    counter: 'instructors know that trainees try harder when watched, whatever the experiment',
    example: 'one platoon learns first aid from scenarios and another from the manual, and both are tested at night',
    implication: 'a delayed test belongs in every controlled training experiment, because scores on the day flatter',
    contrasts: ['survey-units'],
    parts: ['training-records'],
  },
  'source-criticism': {
    definition:
      'source criticism establishes the origin, standpoint and transmission of records to decide how far each can be believed',
    mechanism: 'independent accounts that agree gain weight, and where they differ the motive for rewriting is sought',
    condition:
      'originals or early copies are the ground of source criticism, which has no hold on quotations of quotations',
    indicator:
      'distance in time, presence of the author and plausibility of numbers are the standing questions of source criticism',
    limit:
      'source criticism removes error and cannot supply what was never written, such as the voice of private soldiers',
    counter: 'postmodern historians read war records as narratives and doubt that criticism recovers events',
    example:
      'armies of hundreds of thousands in old chronicles shrink when set against the grain they would have eaten',
    implication: 'notes that state edition and doubt do more for a thesis than a long list of sources',
    parts: ['war-history'],
  },
  'psych-scale': {
    definition: 'psychometric testing measures anxiety, mood or resilience by standard items turned into scores',
    mechanism: 'errors in single answers cancel out over many items and leave steady differences between people',
    condition: 'norms for soldiers and answers kept apart from promotion are conditions of honest psychometric testing',
    indicator:
      'reliability, agreement with interviews and stability on retest tell whether a psychometric test can be trusted',
    limit: 'psychometric testing finds risk and gives no diagnosis, which remains a matter for clinicians',
    counter: 'sergeants trust what they see daily and doubt that a test would catch a sudden blow',
    example: 'problems of sleep and temper appear in tests some weeks after return more often than on arrival',
    implication: 'consent and secrecy of results come first in any report of psychometric testing',
  },
  'game-analysis': {
    definition:
      'game-theoretic analysis writes a conflict as players, choices and pay-offs and looks for stable outcomes',
    mechanism:
      'each side chooses in view of the other’s likely choice, and an outcome is stable when neither gains by moving alone',
    condition: 'game-theoretic analysis works where preferences can be ranked and who knows what is clear',
    indicator: 'agreement between predicted and recorded choices, and movement when pay-offs change, are the tests',
    limit: 'anger, error and home politics hardly fit into pay-offs, so game-theoretic analysis tidies crises unduly',
    counter: 'historians complain that pay-offs are filled in afterwards and therefore explain anything',
    example: 'arms talks are modelled as a prisoner’s dilemma and nuclear stand-offs as a game of chicken',
    implication:
      'the documents behind each pay-off should be cited, and another ranking tried, in any game-theoretic analysis',
    contrasts: ['case-war'],
  },
  'text-mining': {
    definition: 'media text analysis codes and counts news, comment and posts to find topics, frames and feeling',
    mechanism: 'regularities that no single article shows emerge when many are counted together',
    condition: 'period, outlets and search words have to be fixed first, or media text analysis finds what it likes',
    indicator: 'agreement between coders comes first in a report, then topics and the curve of sentiment over time',
    limit: 'irony and allusion escape machines, so sentiment from media text analysis shows trends only',
    counter: 'audience researchers repeat that what a text contains is not what readers take from it',
    example: 'newspapers of two countries call one exercise routine and provocative respectively',
    implication: 'publishing word lists and coding rules lets others repeat a media text analysis',
    parts: ['media-data'],
  },
};
const variables: FacetBook = {
  'talent-quality': {
    definition:
      'quality of personnel is the degree to which people in uniform master their posts in skill, judgement, health and character',
    mechanism: 'able people learn faster and get more out of the same equipment and rules',
    condition: 'quality of personnel turns into performance only where talent and post match',
    indicator:
      'files record education, qualifications and posts, while the quality of personnel proper appears in unfamiliar tasks',
    limit: 'certificates are easily counted and courage is not, so measures of personnel quality lean to the former',
    counter: 'veterans of combat maintain that quality shows in the field and owes little to degrees',
    example: 'graduates master a new radar in days and need months to learn how to lead a section',
    implication: 'requirements for the quality of personnel are better written post by post than for everybody at once',
  },
  'policy-execution': {
    definition:
      'implementation of rules is the extent to which regulations and plans are really carried out at every level',
    mechanism:
      'a demand is adapted at every level through which it passes, so long chains of implementation change it most',
    condition:
      'implementation of rules is strong when duty, inspection and means go together, and turns to pretence when demands exceed hands',
    indicator: 'unannounced checks give a truer picture of the implementation of rules than written returns',
    limit: 'faithful implementation of a poor rule only spreads its faults',
    counter: 'company officers defend departures from rules as the only way to get work done',
    example: 'the timetable lists a full morning of drill, and half the platoon is away on fatigue duty',
    implication:
      'following a few rules from ministry to section reveals the level at which implementation changes them',
  },
  'resource-input': {
    definition:
      'level of resources means the money and material given to people, equipment, training and buildings, and the balance among them',
    mechanism:
      'resources decide how much can be practised and replaced now, and their division decides what a force can do later',
    condition: 'added resources work best when structure and training plans change with them',
    indicator: 'shares of the budget spent on pay, upkeep and training can be taken from published estimates',
    limit: 'the level of resources is an input, and lavish spending has often produced idle equipment',
    counter: 'advocates of reform reply that with pay absorbing most of it a larger budget buys no more strength',
    example: 'new vehicles arrive every year while ammunition for practice is cut, and crews train without firing',
    implication: 'comparisons of the level of resources need common definitions and prices before totals are discussed',
  },
  adaptability: {
    definition:
      'adaptability is the capacity of a force or a person to change methods and recover performance when conditions change',
    mechanism:
      'noticing change, allowing trial and spreading what works are three steps, and the slowest sets the pace',
    condition: 'adaptability flourishes where authority reaches down and bad news travels up',
    indicator:
      'the time between a new problem and a new drill, and how often an error recurs, make adaptability measurable',
    limit: 'peace hides adaptability, which shows itself mostly under pressure',
    counter: 'planners prefer preparation and distrust hopes placed in adaptability once the shooting starts',
    example: 'a unit new to high mountains loses men to sickness until it changes its hours and rations',
    implication: 'changing the scenario halfway through an exercise is a simple test of adaptability',
  },
  'joint-capability': {
    definition:
      'joint capability is the ability of different services to plan and act as one and make good each other’s weaknesses',
    mechanism:
      'common doctrine and radios let services understand each other, and repeated exercises turn agreement into habit',
    condition: 'joint capability requires a standing headquarters and compatible systems, which improvised staffs lack',
    indicator:
      'the clock is started at a cross-service request and stopped at the response, with friendly fire noted as the cost of failure',
    limit: 'coordination has its price, and small tasks done jointly may only be done more slowly',
    counter:
      'single-service loyalists fear that joint uniformity wears away the capability each service has made its own',
    example: 'a call for air support fails because two services use different frequencies',
    implication: 'timing one concrete request from start to effect is the soundest way to study joint capability',
    parts: ['team-coordination'],
  },
  'command-efficiency': {
    definition:
      'command efficiency is the speed and soundness with which a headquarters sees, decides, orders and brings about results',
    mechanism: 'intelligence, staff work and transmission each take time, and a jam in one makes every decision late',
    condition: 'command efficiency is highest with few levels, clear duties and reliable signals',
    indicator: 'the length of the decision cycle and the number of orders misunderstood are counted in exercises',
    limit: 'command efficiency speeds a wrong decision as readily as a right one',
    counter: 'experienced staff officers warn that haste robs subordinates of time to prepare',
    example: 'an order copied at several levels reaches the company after the hour it names for departure',
    implication:
      'efficiency of command improves once each stage has been measured, and only then can levels, papers or radios be changed wisely',
  },
  initiative: {
    definition:
      'subordinate initiative is readiness to judge and act within the superior’s intent when no order has come',
    mechanism: 'initiative comes easily to a subordinate who knows the purpose, has authority and does not fear blame',
    condition:
      'subordinate initiative grows where it is rewarded in training and withers where permission is always asked',
    indicator:
      'uses of initiative in exercises that fit the intent can be counted, and so can the praise or blame that followed',
    limit: 'initiative without coordination may carry a section into a neighbour’s line of fire',
    counter: 'commanders who value unity reply that a junior sees one corner of the field and upsets the whole',
    example: 'cut off from company, a lieutenant sees the neighbour halted and attacks from the flank unbidden',
    implication: 'subordinate initiative is trained with small freedoms in peacetime, each followed by discussion',
    contrasts: ['discipline'],
  },
  'team-coordination': {
    definition:
      'team coordination is the smoothness with which members fit their timing, movement and information together',
    mechanism: 'living and training together teaches each the rhythm of the rest, and anticipation replaces question',
    condition: 'stable crews with fixed roles, who have tried each other’s places, coordinate best as a team',
    indicator:
      'gaps between actions and repeated radio calls reveal team coordination, and a substitute tests its depth',
    limit: 'team coordination is tied to persons, and one posting may undo years of practice',
    counter: 'believers in standard drill would rather have any soldier fit any team',
    example: 'the driver straightens the vehicle as the turret turns, before the commander has spoken',
    implication: 'replacing one member halfway is a fair examination of team coordination',
  },
  'mutual-trust': {
    definition:
      'mutual trust means that subordinates believe in the fairness and skill of leaders, and leaders in the loyalty and skill of subordinates',
    mechanism: 'promises kept add up, and where trust exists orders need no chain of checks',
    condition: 'shared hardship builds mutual trust, and short tenures or unfair reward prevent it',
    indicator: 'anonymous ratings in both directions and complaints that bypass the chain of command are informative',
    limit: 'mutual trust can shade into indulgence, which overlooks fault',
    counter: 'formalists would found an army on rules, since trust between persons leaves with the persons',
    example: 'a captain lets the platoon leader choose the route and asks only about the result',
    implication: 'trust upward and trust downward deserve separate questions, for mutual does not mean equal',
  },
  'information-advantage': {
    definition:
      'information advantage belongs to the side that gathers, handles and uses information faster and can hinder the other',
    mechanism: 'whoever sees first chooses time and place, while the opponent reacts in uncertainty',
    condition: 'information advantage is relative and brief, since concealment, deception and jamming erode it',
    indicator: 'detections and confirmations are dated on both sides, and the lead gives the advantage',
    limit: 'an advantage in information wins nothing without means and will to act on it',
    counter: 'weaker sides have shown that camouflage and couriers can blind costly sensors',
    example: 'when both sides fly drones, the side with more trained image readers fires first',
    implication:
      'a claim of information advantage is complete once it names the decision that the added information changed',
  },
  'public-opinion': {
    definition: 'public opinion is what large groups think and say about the armed forces and their actions',
    mechanism: 'early, concrete and documented accounts fix the first impression, which corrections rarely overtake',
    condition: 'public opinion follows sources that have earned belief, and a record of falsehood is slow to repair',
    indicator: 'polls over time, repeated phrases in news and the life of a rumour trace public opinion',
    limit: 'public opinion bends to casualties and prices more than to any campaign of words',
    counter: 'selective exposure, some scholars object, leaves little opinion to be moved at all',
    example: 'film taken by soldiers during flood relief travels farther than any official statement',
    implication: 'effects on public opinion need audience surveys, because counts of articles and clicks exaggerate',
  },
  'supply-response': {
    definition: 'speed of supply is the time from a request at the front to goods, repair or care on the spot',
    mechanism:
      'request, approval, picking, transport and hand-over each take a share, and shortening the longest helps most',
    condition:
      'forward stocks, delegated approval and spare lift raise the speed of supply, and the lack of one is felt at once',
    indicator: 'the slowest deliveries deserve reporting with the average, since units remember the one that failed',
    limit: 'speed of supply is bought with larger stocks and half-empty lorries',
    counter: 'planners of anticipatory supply would rather send goods before anyone asks than hurry afterwards',
    example: 'a bearing takes two days to reach a vehicle and spends a few hours of them on the road',
    implication: 'a chart of the process with a clock at every step shows where the speed of supply is lost',
  },
  'equipment-readiness': {
    definition: 'equipment readiness is the share of equipment fit for use at once and the state it is in',
    mechanism: 'use wears equipment out, maintenance and spares restore it, and the balance decides how much can move',
    condition:
      'regular care and stocked spares keep the readiness of equipment steady, and sudden hard training brings it down',
    indicator: 'availability, mean time between failures and days awaiting repair are recorded for all major equipment',
    limit: 'equipment readiness by inspection shows that an engine starts, and not that a crew can fight with it',
    counter: 'some commanders complain that the pursuit of readiness figures keeps vehicles clean and unused',
    example: 'polished vehicles leave the park, and several stand by the roadside before nightfall',
    implication: 'equipment should be counted after use, since readiness at rest flatters its owners',
  },
  'resource-sharing': {
    definition:
      'resource sharing is the joint use of installations, data, people or technology by bodies that could each keep their own',
    mechanism: 'idle capacity serves a second user, and both are spared part of the expense',
    condition: 'resource sharing grows where ownership, charges and priority are settled in advance',
    indicator: 'days on which a facility was opened to others are better evidence of sharing than agreements signed',
    limit: 'sharing a resource brings disputes over secrecy and over who goes first in an emergency',
    counter: 'holders of resources point out that sharing spreads the benefit and leaves the trouble with them',
    example: 'a military hospital lends its scanner to the town and takes it back for exercises',
    implication: 'a catalogue with prices encourages resource sharing more than appeals to cooperation',
  },
  'technology-transfer': {
    definition:
      'technology transfer is the passage of research into equipment, products or services and the time it takes',
    mechanism: 'prototype, trial, approval and production each need a payer, and work stops where none is found',
    condition: 'transfer is quickest when users join early and rights to the technology are settled',
    indicator:
      'licences granted, first contracts and years from project to service make technology transfer measurable',
    limit: 'counts of licences miss technology that moves in the heads of engineers',
    counter: 'friends of basic research fear that targets for transfer drive laboratories to short projects',
    example: 'a promising alloy stays a sample because no firm would pay for the pilot plant',
    implication: 'each change of hands marked on a timeline, with who paid, makes technology transfer intelligible',
  },
  'civilian-control': {
    definition:
      'civilian control is the authority of elected government over the use, money and leadership of armed forces',
    mechanism:
      'law assigns decisions to civilians, and professional ethics make officers accept decisions they dislike',
    condition: 'civilian control is firm where civilians know defence well enough to ask the right questions',
    indicator:
      'who appoints senior officers, who approves the budget and who may declare an emergency mark civilian control',
    limit: 'civilian control says who decides and does not ensure that the decision is wise',
    counter: 'some officers reply that control without expertise interferes in matters best left to the trained',
    example: 'a parliament calls a general to explain a cost overrun, and the general comes',
    implication: 'formal powers and actual practice of civilian control differ enough to be studied apart',
  },
  'national-defence-awareness': {
    definition:
      'defence awareness combines knowledge of security, feeling for the common cause and readiness to take part',
    mechanism: 'knowledge makes a threat intelligible, emotion makes it matter and participation makes it last',
    condition: 'defence awareness grows around concrete events and fades in long peace without contact',
    indicator: 'a test of knowledge, an attitude scale and acts such as volunteering should be scored apart',
    limit: 'awareness of defence professed in a questionnaire runs far ahead of conduct',
    counter: 'some educators prefer to begin with public responsibility in general and leave defence for later',
    example: 'students speak at length of a border clash and cannot say how to register for the reserve',
    implication:
      'a single index of defence awareness hides the weak part, so knowledge, feeling and action are better kept apart',
  },
  'learning-engagement': {
    definition:
      'learner engagement is the attention, effort and interest that students give to a course beyond attending it',
    mechanism:
      'a task that matters and can be managed draws a student one step farther, and what is worked for is kept',
    condition: 'engagement is easier in small classes judged by process than in halls examined once',
    indicator: 'questions asked, care in assignments and reading not required betray learner engagement',
    limit: 'an engaged and noisy class may still learn little, so engagement is no substitute for results',
    counter: 'behaviourists look to what learners can do at the end and leave engagement to them',
    example: 'the back rows study their telephones until a model is passed round and taken apart',
    implication: 'noting learner engagement minute by minute shows which part of a course to enlarge',
  },
  discipline: {
    definition: 'discipline is obedience that has become habit and holds when nobody is watching',
    mechanism: 'steady demands, example and fair punishment turn outer constraint into inner rule',
    condition: 'discipline forms slowly and cannot survive standards that change from week to week',
    indicator: 'offences on leave and at night tell more about discipline than behaviour on parade',
    limit: 'neat beds prove little, and discipline spent on appearances may be missing in danger',
    counter: 'liberal officers hold that discipline founded on understanding outlasts discipline founded on fear',
    example: 'a thirsty column passes an orchard and leaves the fruit alone',
    implication: 'detachment and leave are the places to observe discipline, since inspection is absent there',
    contrasts: ['initiative'],
  },
  'training-level': {
    definition:
      'level of training is how far individuals and units have mastered the skills and teamwork their tasks require',
    mechanism:
      'frequency, quality and spacing of practice build up skill, and fine skills decline first when training stops',
    condition:
      'the level of training rises where time, ground and ammunition are assured, and wavers where men are called away',
    indicator:
      'results against an opponent and over several days say more about the level of training than single tests',
    limit: 'tests measure what can be repeated, so much of the level of training stays out of sight',
    counter: 'old soldiers distinguish units trained for show, which pass tests, from units trained for war',
    example: 'a section with perfect shooting scores loses two of its members on a night march',
    implication: 'unannounced tasks at unannounced hours give the most honest reading of the level of training',
  },
  morale: {
    definition: 'morale is a unit’s shared will to take on tasks, bear hardship and believe in success',
    mechanism: 'trust in leaders, sense in the mission, hot food and letters from home add up to readiness to fight',
    condition: 'morale rises with success and rest and breaks under siege, hunger and pointless loss',
    indicator:
      'desertion, sick reports, tone of letters and volunteers for dangerous work have always been read as signs of morale',
    limit: 'morale swings quickly and is a poor measure of lasting strength',
    counter: 'materialists answer that supply and weapons decide and that morale follows the ration cart',
    example: 'in a winter position one warm meal did more for morale than a speech',
    implication: 'leaders, supply and purpose are separate sources of morale and call for separate evidence',
  },
  resilience: {
    definition:
      'psychological resilience is the ability to keep functioning, or to recover soon, after pressure, setback or trauma',
    mechanism: 'clear goals, reliable comrades and confidence in one’s own skill soften the blow',
    condition: 'psychological resilience can be trained and is used up by lost sleep and endless duty',
    indicator: 'days until sleep and work return to normal complete what a resilience scale says at one moment',
    limit: 'talk of psychological resilience may burden the individual with faults of the situation',
    counter: 'trauma researchers caution that calm can be suppression and that late symptoms are the harder ones',
    example: 'of several men in one ambush some reported for duty next day and others lost sleep months later',
    implication: 'psychological resilience calls for follow-up, because a test on return misses delayed trouble',
  },
  'social-support': {
    definition:
      'social support is the comfort, information and practical help a person receives from family, comrades and institutions',
    mechanism: 'someone to talk to and something to fall back on make a threat look smaller',
    condition: 'social support protects when it fits the need and becomes a burden when it does not',
    indicator:
      'how many people could be asked, what help was received and whether it satisfied are the common questions',
    limit: 'surveys capture perceived social support, which may differ from the help actually given',
    counter: 'causation may run backwards, as healthy people keep their friends more easily',
    example: 'in the first months after discharge a call from an old comrade may help more than a counsellor',
    implication: 'a scheme of social support begins with the question whether money, advice or company is lacking',
  },
  'strategic-planning': {
    definition: 'strategic planning is the choice of aims, means and order of steps by those who direct a war',
    mechanism:
      'purpose, strength and the enemy’s likely answer are weighed together until direction and stopping point are fixed',
    condition: 'strategic planning is sound where intelligence is honest and dissent is heard',
    indicator: 'the distance between plan and event, and whether a second plan was ready, guide historians’ judgement',
    limit: 'success flatters strategic planning, since luck and enemy blunders are easily booked as foresight',
    counter: 'historians who stress friction think that rain and confusion defeat any planning',
    example: 'one general cuts the grain route before offering battle, another with equal forces seeks battle at once',
    implication: 'what was known at the time of decision is the only fair standard for strategic planning',
  },
  'strategic-stability': {
    definition: 'strategic stability exists when no rival has reason to strike first or to race for arms',
    mechanism: 'forces that survive a first blow remove its reward and leave time to think in a crisis',
    condition:
      'strategic stability needs survivable forces, reliable warning and open lines, and new weapons may disturb each',
    indicator:
      'second-strike forces, warning time and treaties in force are the items every discussion of stability returns to',
    limit: 'strategic stability was worked out for two rivals and becomes obscure with several',
    counter: 'the stability–instability paradox suggests that calm at the top invites violence below',
    example: 'missile defence is called protection by one side and a threat to retaliation by the other',
    implication:
      'papers on a new weapon should say whether it weakens striking first or striking back, since strategic stability turns on that',
  },
  credibility: {
    definition: 'credibility of threats is the degree to which an opponent expects a threat to be carried out',
    mechanism: 'past conduct, forces in place and support at home make it risky to assume a bluff',
    condition: 'threats are most credible for interests close to home, and least for distant allies',
    indicator: 'words and deeds in successive crises are set side by side to estimate the credibility of threats',
    limit: 'credibility lives in the opponent’s mind, and threats can be judged only by outward signs',
    counter: 'one school denies that reputation counts, as leaders look to present interests and power',
    example: 'a small garrison abroad cannot stop an attack but makes it hard to stand aside, hence the name tripwire',
    implication: 'capability and resolve merit separate treatment in any discussion of the credibility of threats',
  },
  'mission-legitimacy': {
    definition:
      'mission legitimacy means that an operation rests on law and is accepted by the host and by other states',
    mechanism: 'a clear mandate brings help and resources, while doubtful authority meets obstacles everywhere',
    condition: 'authorisation, consent and proportion together give a mission its firmest legitimacy',
    indicator:
      'wording of resolutions, statements of the host and its opponents and foreign comment should all be consulted',
    limit: 'what is lawful abroad may seem unjust in the village, so mission legitimacy has two faces',
    counter: 'realists doubt the weight of legitimacy, noting that strong states act first and find reasons later',
    example: 'warships of many flags cooperate against piracy because the mandate is plain',
    implication: 'texts of mandate and local surveys are both needed in a study of mission legitimacy',
  },
  'local-trust': {
    definition: 'local trust is residents’ belief that a foreign force is fair, restrained and able to protect',
    mechanism: 'courtesy, knowledge of custom and visible help bring information, and information brings safety',
    condition:
      'local trust is built by small acts and lost in one mistaken shot, after which the speed of apology matters',
    indicator: 'tips offered unasked and markets that reopen are better signs of local trust than polite answers',
    limit: 'people between two guns speak well of both, so local trust professed in public deserves caution',
    counter: 'officers who put control first observe that residents follow the side that stays',
    example: 'after regular clinics villagers began to report strange objects beside the road',
    implication: 'interviews about local trust are best made by third parties in the local language',
  },
  'social-adaptation': {
    definition:
      'social adjustment is how well a discharged or new member has settled in work, family, company and mind',
    mechanism: 'new routine and companions fill the gap, and the old role loses its pull as income and respect return',
    condition: 'adjustment is quicker with steady work and family, and slower after wounds or long isolation',
    indicator: 'work, company, family and mood are four separate lines of social adjustment that seldom move together',
    limit: 'social adjustment varies with time, and first-year results must not stand for later years',
    counter: 'some sociologists ask society to adjust as well, by learning what service means',
    example: 'a veteran changes jobs repeatedly in the first year and settles after founding a family',
    implication: 'time since discharge and at least two visits are indispensable in a study of social adjustment',
    parts: ['employability'],
  },
  employability: {
    definition: 'employability is having, proving and presenting the abilities that a civilian post requires',
    mechanism:
      'skill decides what can be done, certificates decide what is believed, and presentation decides who is called',
    condition: 'employability has to be measured against the jobs of a particular place',
    indicator:
      'rate of interviews, weeks without work and fit of the first job make differences in employability visible',
    limit: 'employability is a word about individuals and cannot conjure up jobs that do not exist',
    counter: 'labour scholars suspect that lectures on employability hide employers’ prejudice',
    example: 'a sergeant who led thirty people writes nothing of management in the application',
    implication: 'courses on employability work best with real vacancy notices as their textbook',
  },
};
const sources: FacetBook = {
  'unit-survey': {
    definition: 'questionnaires and group interviews gather from soldiers, cadets or teachers what they think and do',
    mechanism: 'the questionnaire shows how many, the interview shows why, and each corrects the other',
    condition: 'anonymous questionnaires and interviews held rank by rank bring out what mixed meetings conceal',
    indicator: 'very short answering times and empty comment fields are reasons to discard a questionnaire',
    limit: 'with superiors present or promotion at stake, interviews and questionnaires lean to approval',
    counter: 'observers who live with a unit trust field notes more than anything people say in an interview',
    example:
      'a group interview calls the programme full, and anonymous questionnaires say that the time goes on preparing inspections',
    implication: 'the occasion on which questionnaires and interviews were held belongs in the text, and names do not',
    contrasts: ['training-records'],
  },
  'defence-papers': {
    definition: 'defence white papers are governments’ published statements of threat, policy, forces and cost',
    mechanism: 'weighed wording unites opinion at home and signals abroad, so a changed adjective is information',
    condition: 'defence white papers speak most clearly when several editions are read in sequence',
    indicator: 'order of chapters, new terms and vanished phrases are the places to begin reading a white paper',
    limit: 'defence white papers contain what may be known and omit plans and weaknesses',
    counter: 'sceptical observers treat white papers as advertising and watch procurement instead',
    example:
      'a danger moves from a regional section to the first page, and exercises change direction within a few years',
    implication: 'edition and date should be cited for defence white papers, with budgets as a cross-check',
    contrasts: ['military-press', 'arms-data'],
  },
  'military-press': {
    definition: 'military journals carry research, experience and argument written largely by serving officers',
    mechanism:
      'a topic moves from stray letters to a debate and finally to doctrine, leaving its trail in the journals',
    condition: 'readers who know editors and authors’ posts get more out of military journals than readers who do not',
    indicator: 'frequency of topics by year and institutions of the authors are easily tabulated',
    limit: 'clearance before publication softens criticism in military journals',
    counter: 'some scholars find military journals richer in slogans than in data',
    example: 'a letter on poor shooting starts an exchange that ends months later in a new instruction',
    implication:
      'years searched and keywords used should be stated, and news kept apart from articles in military journals',
    contrasts: ['defence-papers'],
  },
  'war-history': {
    definition: 'published war histories include official accounts, unit histories and memoirs of those who took part',
    mechanism:
      'official volumes supply order and dates, memoirs supply scene and motive, and contradictions call for criticism',
    condition: 'published histories correct one another best where both sides of the war have written',
    indicator:
      'the author’s post, the year of writing and the use of original signals determine what a war history is worth',
    limit: 'war histories are written afterwards, when victors claim and the defeated excuse',
    counter: 'social historians turn from published histories to diaries and letters for the war of ordinary people',
    example: 'two commanders of one action give different hours for the same order in their memoirs',
    implication: 'key figures from published war histories need two independent sources or an open warning',
  },
  'exercise-data': {
    definition: 'exercise reports describe scenario, forces, course and shortcomings of manoeuvres open to the public',
    mechanism: 'changes in theme and place reveal priorities, and the critique at the end points to real weakness',
    condition: 'exercise reports become evidence in series, since one report is only a fragment',
    indicator: 'type of scenario, units, duration and faults noted can be entered in one table',
    limit: 'exercise reports are selected for publication, and failures of a delicate kind are left out',
    counter: 'insiders recall that some opposed exercises were rehearsed and prove little',
    example: 'night fighting and jamming pass from ornament to routine in reports a few years apart',
    implication: 'a thesis built on exercise reports should say that it rests on public material alone',
  },
  'training-records': {
    definition: 'training records note attendance, tests, scores and repeated attempts for each person and subject',
    mechanism: 'kept for years, records show progress, plateaus and forgetting, and allow methods to be compared',
    condition: 'training records are comparable if standards stay the same and examiners come from outside',
    indicator: 'a heap of scores just above the pass mark is the first thing to look for in training records',
    limit: 'training records hold what can be timed and counted and say nothing of bearing',
    counter: 'instructors remark that teamwork leaves no trace in the records',
    example: 'one subject shows no failures and a crowd at the threshold, which tells its own story',
    implication: 'plotting the distribution comes before averaging anything from training records',
    contrasts: ['unit-survey'],
  },
  'student-survey': {
    definition: 'student survey data record what young people know, think and intend about defence and their courses',
    mechanism: 'one questionnaire across years and subjects lets the effect of teaching show in comparison',
    condition: 'student survey data are soberer when collected well after camp or ceremony',
    indicator: 'correct answers, reliability of scales and stated intentions are reported as three separate results',
    limit: 'student surveys invite approved answers on patriotism and service',
    counter: 'qualitative researchers find hesitation and bargaining in interviews that ticked boxes never show',
    example: 'many tick willing to serve, and few can name a date when asked',
    implication: 'a student survey gains by pairing each attitude with one question of fact and one of conduct',
  },
  'un-documents': {
    definition:
      'United Nations documents comprise resolutions, reports and guidelines that set and follow a mission’s mandate',
    mechanism: 'what each renewal adds or deletes records concessions and marks the growth of a task',
    condition: 'authentic texts are required, for United Nations documents suffer in paraphrase',
    indicator:
      'strength of verbs, ceiling of troops and length of renewal are compared from one resolution to the next',
    limit: 'United Nations documents speak diplomatically and call disasters challenges',
    counter: 'former peacekeepers reply that fuel, vehicles and national caveats bind more than documents do',
    example: 'protection of civilians moves from a preamble to the first task over several United Nations resolutions',
    implication: 'a table of documents by date, set beside events on the ground, is the backbone of mission research',
  },
  'veteran-survey': {
    definition: 'veteran survey data record service, work, income, health and judgement of services after discharge',
    mechanism: 'repeated interviews with the same people separate the effect of service from that of age',
    condition: 'a complete register is vital for veteran surveys, because those hardest to reach are often worst off',
    indicator: 'the rate of lost contacts is reported first, and comparison with civilians of the same age second',
    limit: 'veteran survey data rest on self-report, and income and illness are easily understated',
    counter: 'some researchers would replace surveys by tax and insurance records',
    example: 'veterans who move often drop out of the survey, and the sample looks more settled than the truth',
    implication: 'the direction of bias from lost veterans has to be discussed before survey results are given',
  },
  'media-data': {
    definition: 'media archives preserve news, posts and images about military affairs together with reactions to them',
    mechanism: 'the order of sharing shows how a topic spreads, and wording shows how each side explains it',
    condition: 'media archives bear checking if outlets, dates and removal of duplicates were fixed in advance',
    indicator: 'volume, tone, leading accounts and the life of rumours are the four columns of a media table',
    limit: 'few people speak, so media archives do not represent the silent majority',
    counter: 'platform researchers warn that algorithms and hired accounts inflate what media seem to care about',
    example: 'one film of an exercise earns praise on one platform and scorn on another',
    implication: 'date of collection and rules of the platform should accompany everything taken from media archives',
  },
  'arms-data': {
    definition:
      'arms and spending data are published counts of weapons, budgets and treaty inspections by country and year',
    mechanism: 'long series from many countries show who moved first in a race and what a treaty changed',
    condition:
      'comparison needs one definition, since arms and spending data differ on pensions, police and exchange rates',
    indicator: 'share of national product, warheads, launchers and inspections are the figures most often quoted',
    limit: 'much of the data on arms and spending is estimated, and error grows with secrecy',
    counter: 'analysts object that counting arms misses quality and place, on which danger depends',
    example: 'two institutes disagree widely on one country because only one of them counts research spending',
    implication: 'one source of arms and spending data should be kept throughout, with its definition in a note',
    contrasts: ['defence-papers'],
  },
};
const actors: FacetBook = {
  academy: {
    definition: 'military academies educate officers and sergeants and carry on research in the art of war',
    mechanism: 'students step back from duty, test experience against theory and take new ideas back to their units',
    condition: 'military academies serve their purpose when teachers know units and courses follow present tasks',
    indicator: 'how graduates perform in their first post is the verdict that counts on military academies',
    limit: 'courses take years to revise, so military academies tend to teach the last war',
    counter: 'unit commanders grumble that newcomers from an academy must first unlearn half of what they were taught',
    example: 'a staff course takes its final problem from a brigade, and the brigade judges the answer',
    implication: 'graduates followed for two years after leaving tell most about military academies',
    contrasts: ['field-units', 'civil-university'],
  },
  'defence-authority': {
    definition: 'defence ministries frame policy, distribute money and watch over the observance of rules',
    mechanism: 'aims become plans and budgets, pass down the levels and return as inspection and audit',
    condition: 'defence ministries decide well where duties are clear and bad news is not filtered out on the way up',
    indicator:
      'public papers allow three checks on defence ministries, namely plans completed, money spent on time and rules revised',
    limit: 'distance makes defence ministries hear of trouble late and in softened form',
    counter: 'companies have a saying that each circular from a defence ministry costs a day of training',
    example: 'a new rule leaves the ministry as one page and reaches the platoon with five pages of additions',
    implication: 'advice to defence ministries should name the clause, the office in charge and the cost',
    contrasts: ['field-units'],
  },
  'field-units': {
    definition: 'field units are the companies and battalions in which every plan finally becomes somebody’s work',
    mechanism: 'orders, inspections and tasks converge on a few people with a fixed number of hours',
    condition: 'field units train well when duties leave slack and junior leaders are present in number',
    indicator: 'hours truly spent on training are set against men called away from field units',
    limit: 'field units see what lies before them and cannot mend faults that cross boundaries',
    counter: 'staffs reply that standards left to field units would differ from one barracks to the next',
    example: 'a company is told to train, to parade and to supply a working party on the same morning',
    implication: 'the hours a proposal takes from field units, and what may be dropped, are its most honest summary',
    contrasts: ['academy', 'defence-authority'],
  },
  staff: {
    definition:
      'military staffs collect information, draft options and see that decisions of the commander are carried out',
    mechanism: 'scattered reports are turned into an estimate, and options with costs let the commander choose',
    condition: 'military staffs work best with stable sections whose officers know the units they serve',
    indicator: 'hours from task to draft and errors in written orders are simple measures of staff work',
    limit: 'large military staffs breed paper and talk to themselves',
    counter: 'impetuous commanders bypass the staff, whose procedure in their view grinds opportunity away',
    example: 'a field staff with three tables and a radio often outpaces the same staff in barracks',
    implication: 'tracing one paper through a military staff shows where it waits and why',
  },
  'logistics-unit': {
    definition: 'supply and repair units bring forward what an operation consumes and restore what it breaks',
    mechanism: 'stocks placed ahead, regular runs and quick repair together replace losses before they are felt',
    condition: 'supply and repair units need protection and radios equal to those of the units they serve',
    indicator: 'loads carried, hours to return a vehicle and time to evacuate a casualty measure supply and repair',
    limit: 'large supply units slow an army, small ones cannot meet a sudden rise in need',
    counter: 'economisers would hire civilian firms in peace and keep a core of supply units for war',
    example: 'umpires declare half the lorries lost, and by evening the forward companies are out of fuel',
    implication: 'peacetime economy and wartime survival of supply and repair units should be argued separately',
    contrasts: ['defence-firm'],
  },
  'training-base': {
    definition: 'training centres gather ground, umpires and a standing enemy against which visiting units are tested',
    mechanism: 'strange terrain and an opponent free to win expose faults that home ground conceals',
    condition: 'training centres earn their cost when the enemy may win and reports go straight to higher command',
    indicator: 'faults found and faults mended by the next visit are the record of a training centre',
    limit: 'training centres receive few units a year, and most training still happens at home',
    counter: 'some instructors say that lessons learned at the centre are forgotten at the barracks gate',
    example: 'a reconnaissance troop is ambushed in its first hour and told to begin again',
    implication: 'what units changed afterwards is the true value of training centres',
  },
  'civil-university': {
    definition: 'civilian universities teach students about defence, host officer training and take part in research',
    mechanism: 'credit and timetable make defence a subject, and contact with service gives it a face',
    condition: 'civilian universities keep such courses alive when teachers have posts and prospects',
    indicator:
      'teaching hours kept, qualified staff and later service by graduates can be asked of any civilian university',
    limit: 'civilian universities exist for other subjects, and defence is the first to lose hours',
    counter: 'some professors hold that universities should stay civilian and leave soldiers to train soldiers',
    example: 'an evening with veterans draws more students than the compulsory lecture',
    implication: 'posts and promotion come before new content when civilian universities improve defence courses',
    contrasts: ['academy'],
  },
  'defence-firm': {
    definition: 'defence contractors design, build and maintain equipment under contract with armed forces',
    mechanism: 'a competition or direct award assigns the work, and payment follows acceptance tests',
    condition: 'defence contractors invest when orders are steady, payment is prompt and secrecy is graded',
    indicator: 'deliveries on time, repairs under guarantee and bidders per contract characterise defence contractors',
    limit: 'small series and severe tests keep the prices of defence contractors high',
    counter: 'security staff fear that many small contractors multiply leaks and broken supply',
    example: 'a newcomer wins with a good sensor and then learns how far military tests exceed civilian ones',
    implication: 'the files of one programme teach more about defence contractors than totals for the industry',
    contrasts: ['logistics-unit'],
  },
  'un-peacekeeping': {
    definition:
      'United Nations peacekeeping bodies assemble missions, agree terms with contributors and supervise the field',
    mechanism: 'the Security Council gives the mandate, states give troops, and the secretariat joins the two',
    condition: 'peacekeeping bodies can lead only if contributors keep promises and money arrives',
    indicator:
      'months from mandate to full strength and delay in repayment are recorded in the budgets of United Nations peacekeeping bodies',
    limit: 'United Nations peacekeeping bodies own no troops, and in danger contingents ring their capitals first',
    counter: 'supporters of regional forces say that neighbours know the ground better and come sooner',
    example:
      'signals from one country, doctors from another and transport from a third meet at night in three languages',
    implication: 'troop arrival and finance are the two threads to follow in research on peacekeeping bodies',
  },
  'arms-control-body': {
    definition: 'arms control bodies host negotiations, verify declarations and watch the observance of treaties',
    mechanism: 'notices and inspections show each side what the other does, and suspicion loses some of its fuel',
    condition: 'arms control bodies need access to sites and a way to settle complaints',
    indicator: 'inspections made, objections raised and years of treaty life are the usual record',
    limit: 'arms control bodies command no force and stand helpless when a state withdraws',
    counter: 'realists hold that control follows the balance of arms and that bodies merely write it down',
    example: 'inspectors arrive within the agreed notice and compare serial numbers with the list',
    implication: 'the inspection clause should be read before anything is claimed for arms control bodies',
  },
  'veteran-bureau': {
    definition: 'veterans’ agencies handle placement, training, pensions and honours for those who have served',
    mechanism: 'one office with one file ends the journey between departments and gives complaints an address',
    condition:
      'veterans’ agencies work when local offices are staffed and records are shared with health and labour services',
    indicator: 'days to settle a claim and employment after training are the figures to ask of veterans’ agencies',
    limit: 'veterans’ agencies manage procedure and cannot create jobs in a poor district',
    counter: 'local officials answer that uniform promises meet unequal budgets and breed envy',
    example: 'a desk that takes placement, health and housing papers together saves a veteran four journeys',
    implication: 'town and country offices need separate study, as veterans’ agencies differ most between them',
  },
};
const disputes: FacetBook = {
  'technology-human': {
    definition: 'technology versus the human factor asks whether weapons or the skill and spirit of people decide wars',
    mechanism: 'technology widens what can be done, while people decide whether it is done well or at all',
    condition:
      'cases of equal training and unequal technology favour one side, equal technology and unequal people the other',
    indicator: 'units that differ in one and not in the other allow technology and the human factor to be compared',
    limit: 'the dispute treats technology and the human factor as rivals, though most victories joined them',
    counter: 'systems thinkers decline the question and look at organisation, which is neither',
    example: 'rifles of one pattern served armies that dispersed and armies that did not, with very unequal loss',
    implication:
      'an argument on technology and the human factor holds for one period and kind of war, which has to be named',
  },
  'reform-tradition': {
    definition:
      'tradition versus reform is the question which inherited forms an army should keep when conditions change',
    mechanism: 'tradition binds people together and spares experiment, but kept too long it misses the moment',
    condition: 'defeat or a new threat gives reform the upper hand, long peace gives it to tradition',
    indicator: 'clauses kept and added in manuals and the fate of old regiments document tradition and reform',
    limit: 'as a matter of attitude the dispute over tradition and reform is empty and needs a named institution',
    counter: 'some historians find most traditions recent and call the readiness to change the oldest of them',
    example: 'armies answered differently whether to keep horsed cavalry, and the next war judged the answers',
    implication: 'a plea for reform should name what is dropped, what replaces it and how the change is bridged',
  },
  'centralised-mission': {
    definition:
      'centralised command versus mission command asks whether decisions in battle belong at the top or on the spot',
    mechanism:
      'centralised command saves effort and prevents collision, mission command gains speed, and the two are hard to have together',
    condition: 'broken ground and failing radios favour mission command, tightly timed fires favour the centre',
    indicator: 'a game that varies only the degree of command from above can compare reaction time and error',
    limit:
      'the dispute over centralised and mission command confuses levels, since strategy may be central and tactics free',
    counter: 'believers in the shared picture hold that headquarters now sees enough to command a section',
    example: 'one platoon waits for orders and loses its chance, another acts alone and meets friendly fire',
    implication: 'no single answer on command fits a whole army, and level and task have to be stated',
  },
  'efficiency-redundancy': {
    definition:
      'lean supply versus reserve stocks asks whether to cut stores for turnover or keep extra against interruption',
    mechanism: 'lean supply frees money and exposes faults, reserve stocks absorb shocks and grow stale',
    condition: 'steady demand and safe roads favour lean supply, threatened routes favour reserves',
    indicator: 'turnover, shortages and write-offs must be read together to know what lean supply and stocks each cost',
    limit: 'in peace the argument always tends to lean supply, and war teaches the other side too late',
    counter:
      'risk analysts decline one rule and would stock by class, little of what is dear and much of what is critical',
    example: 'a depot run without reserves cannot find a bolt on the day a bridge is closed',
    implication: 'proposals on reserve stocks should list the result of a shortage for each class of supply',
  },
  'realism-safety': {
    definition: 'realism versus safety in training asks how close to danger exercises should come',
    mechanism: 'realism uncovers weakness and raises risk, and one accident sets training back for years',
    condition: 'experienced instructors and good medical cover permit realism that would be reckless elsewhere',
    indicator: 'injuries, near misses and intensity should be recorded together before realism or safety is praised',
    limit: 'a single accident often settles the dispute over realism and safety in place of long statistics',
    counter: 'hard trainers answer that safety on the range is paid for in blood later',
    example: 'a night march moved to the parade ground for safety gives good times and no skill',
    implication: 'acceptable risk in training is better written as a list of limits than as a slogan of realism',
  },
  'knowledge-experience': {
    definition: 'instruction versus experience in teaching asks whether defence is learned from lectures or from doing',
    mechanism:
      'instruction is orderly and cheap and soon forgotten, experience is vivid and dear and may end in mere excitement',
    condition: 'large classes and few teachers favour instruction, a grounding in facts makes experience fruitful',
    indicator:
      'memory, attitude and later conduct of two classes, one taught by instruction and one by experience, can be compared',
    limit:
      'the dispute over instruction and experience forgets sequence, since doing before hearing differs from doing after it',
    counter: 'pragmatic teachers choose by aim and would drill first aid and read strategy',
    example:
      'one class discusses a film of a battle and another strips a model rifle, and each remembers something else',
    implication: 'aims should be listed before hours are divided between instruction and experience',
  },
  'openness-secrecy': {
    definition: 'openness versus secrecy concerns how much about needs, data and installations may be published',
    mechanism:
      'openness draws in suppliers and ideas and gives hints to rivals, secrecy protects and makes others repeat the work',
    condition:
      'graded information and real penalties make openness bearable, vague grades push everything into secrecy',
    indicator: 'items declassified, firms attracted and leaks detected are three curves to draw together',
    limit: 'debaters on openness and secrecy seldom ask for how long, though old secrets also hinder research',
    counter: 'industrialists argue that little is really sensitive and that secrecy spares incumbents competition',
    example: 'a common part is classified, no new firm can bid, and the old price is paid again',
    implication: 'a call for openness should name the items, the reviewer and the term of secrecy',
  },
  'autonomy-control': {
    definition:
      'autonomous weapons versus human control asks whether a machine may choose and attack a target by itself',
    mechanism: 'autonomy reacts faster and spares soldiers, yet hands life and death to code for which nobody answers',
    condition: 'autonomous weapons are most reliable against simple targets in empty space, least among civilians',
    indicator: 'how often and how soon a human could intervene shows where control really lies',
    limit:
      'the debate over autonomous weapons looks to the future and overlooks automatic ones that have long been in service',
    counter:
      'technologists suggest that autonomous weapons, free of fear and revenge, might obey the law better than tired men',
    example: 'ship defences fire by themselves at incoming missiles because human control would come too late',
    implication:
      'papers on autonomous weapons should say at which step a human enters and whether the attack can be stopped',
  },
  'neutrality-protection': {
    definition:
      'impartiality versus protection of civilians is the choice between standing apart and using force when people are attacked',
    mechanism: 'impartiality keeps access and lives, while inaction destroys the moral ground of the mission',
    condition:
      'protection of civilians is a real option only with a mandate, troops and medical evacuation to support it',
    indicator: 'reaction time, civilian losses and the attitude of armed groups have to be read together',
    limit: 'debate over impartiality and protection overlooks whether the force has vehicles to do either',
    counter: 'contributing states admit that losses are hard to explain at home and prefer to stay in camp',
    example: 'villagers flee to a base, and its commander shelters them without wishing to join the war',
    implication: 'mandate, strength and evacuation belong in one table in any paper on the protection of civilians',
  },
  'placement-market': {
    definition:
      'state placement versus the open labour market asks whether veterans should be given posts or compete for them',
    mechanism:
      'placement gives security and honour and may waste skill, the market fits people to jobs and leaves the risk with them',
    condition: 'placement suits places with public posts and money, the open market suits lively towns',
    indicator: 'fit of post, years kept, income and public cost are the accounts in which placement and market differ',
    limit: 'most systems mix placement with the labour market, so the opposition is sharper on paper',
    counter: 'employers say that a veteran placed against his bent is a burden to both, and money would be better',
    example: 'of two friends one sits idle in an office, the other fails in business and retrains',
    implication: 'several years of work history are needed before placement or the labour market is preferred',
  },
  'discipline-care': {
    definition:
      'strict discipline versus care asks whether soldiers are better led by rule and severity or by concern and reward',
    mechanism:
      'discipline steadies people in danger, care wins loyalty and initiative, and neglect of either does harm',
    condition: 'preparation for battle leans to discipline, long guard duty and fatigue lean to care',
    indicator:
      'offences, wish to leave, requests for help and results must be set together to judge discipline and care',
    limit:
      'the dispute over discipline and care forgets the leader, since the same strict rule differs in different hands',
    counter: 'sergeants remark that change hurts most, and that strictness today and slackness tomorrow is worst',
    example: 'a corporal merciless on the range sits up all night with a feverish recruit',
    implication: 'standards, enforcement and care should be measured apart, for satisfaction alone explains nothing',
  },
  'art-science': {
    definition:
      'the art versus the science of war asks whether victory comes from intuition or from principles that can be taught',
    mechanism: 'art answers to the unrepeatable moment, science to regularities, and each can cite its victories',
    condition: 'confusion and missing news speak for art, calculations of supply and strength speak for science',
    indicator: 'principles drawn from old wars and tried on new ones are the test that a science of war must face',
    limit: 'partisans of art and of science choose extreme cases, while most war needs a measure of each',
    counter:
      'a third view holds that principles are learned and judgement is practised, so training matters more than the dispute',
    example: 'two generals studied interior lines, and one used them well while the other was beaten in detail',
    implication:
      'criticism of generals should tell what could have been taught from what belonged to the art of the moment',
  },
  'nuclear-disarmament': {
    definition:
      'nuclear deterrence versus disarmament asks whether such weapons should be kept as insurance or reduced towards none',
    mechanism:
      'nuclear deterrence trusts fear to bring caution, while its critics expect error or spread to bring disaster',
    condition:
      'nuclear disarmament advances with good relations and working inspection, and stops first when suspicion returns',
    indicator: 'warheads are quoted by all, yet alert status and inspections say more about nuclear danger',
    limit: 'the quarrel over deterrence and disarmament stays with positions and neglects alert levels',
    counter: 'moderates would lengthen decision time and lower alert before they discuss nuclear numbers',
    example: 'a treaty late in the Cold War destroyed a whole class of nuclear missiles under inspection',
    implication:
      'fewer weapons, lower alert and a ban on use are separate roads to disarmament and need separate arguments',
  },
  'unit-type': {
    definition:
      'type of unit as a grouping separates combat, support, school and civilian bodies before results are compared',
    mechanism: 'tasks and timetables differ, and one rule therefore works unequally in each type',
    condition: 'each type of unit needs enough cases, and small types are better merged',
    indicator: 'establishment and yearly tasks are documents by which the type of a unit can be checked',
    limit: 'the type of unit overlaps with place and climate, so differences have more than one source',
    counter: 'workload might divide better than type, as units of one name carry very different loads',
    example: 'combat units complain of time, schools of outdated content, on the same questionnaire',
    implication: 'numbers in each type of unit and a test of the difference belong in the table',
  },
  'service-years': {
    definition:
      'length of service as a grouping divides a sample by years in uniform to see how skill and attitude change',
    mechanism: 'years bring practice, weariness and selection, which pull in different directions',
    condition: 'comparisons by length of service must beware of cohorts trained under different rules',
    indicator: 'date of entry, days of training and changes of post give length of service its real meaning',
    limit: 'long service has been selected by survival, so its link with skill is partly an illusion',
    counter: 'longitudinal researchers would follow the same people instead of comparing those with different service',
    example: 'scores often dip in the second year, when good soldiers are busy teaching newcomers',
    implication: 'three or more classes by length of service are needed if a turning point is to be seen',
  },
};
const generalChains: FacetBook = {
  'talent-structure': {
    definition:
      'a shortage of versatile officers means too few who know a trade, lead people and handle new equipment at once',
    mechanism:
      'without someone to join the parts, plans come apart at platoon level and new equipment is operated without being used',
    condition: 'the shortage shows most when re-equipment and reorganisation fall together',
    indicator:
      'posts are listed with the abilities they need, and the emptiest column reveals where versatile officers are short',
    limit: 'a shortage of versatile officers may only mean that one post was given the work of three',
    counter: 'defenders of specialists would rather combine experts than seek officers who do everything a little',
    example: 'one officer knows the radar and cannot lead, another leads and cannot read the radar',
    implication:
      'abilities required post by post give a clearer view of the shortage than complaints about officers in general',
  },
  'talent-structure.cause': {
    definition: 'narrow postings and schooling keep an officer in one kind of work and one kind of course for years',
    mechanism: 'narrow experience qualifies for nothing else, and the next posting is chosen accordingly',
    condition: 'units short of people release nobody, which keeps postings narrow',
    indicator: 'service records show how often postings changed kind and what schooling came between them',
    limit: 'narrow postings explain much, but selection for a single quality narrows the field as well',
    counter: 'experts in a trade fear that frequent postings fill every chair with a beginner',
    example: 'a captain has run one office superbly for years and is lost in any other',
    implication: 'minimum tenure and a handover period should be set before postings are made more varied',
  },
  'talent-structure.measure': {
    definition:
      'linking academy education with varied postings makes study, probation and duty follow one another in a planned order',
    mechanism: 'theory is tried in a post, the post raises questions, and the next course takes them up',
    condition: 'academies and units must lend each other teachers and share problems for the link to hold',
    indicator:
      'theses on problems set by units, and the record of graduates in new postings, show whether education and duty meet',
    limit: 'a well-linked career takes long, and vacant posts cannot wait for academy courses',
    counter: 'sceptics believe that officers learn by doing and need fewer courses rather than linked ones',
    example: 'a student returns to the academy with the training problem of his company and leaves with its solution',
    implication:
      'dates by which units set problems and report back should be written into any scheme linking academy and postings',
  },
  'system-rules': {
    definition:
      'incomplete regulations leave a main rule without the details, standards and procedures that would make it work',
    mechanism: 'units fill the gaps in a regulation in their own ways, and equal cases are treated unequally',
    condition: 'incomplete regulations are commonest in times of reform, when duties have just been moved',
    indicator: 'main rules without detail and conflicting interpretations can be listed and counted',
    limit: 'incomplete regulations do not explain units that break rules which are perfectly complete',
    counter: 'practical officers welcome gaps in regulations as room for judgement',
    example: 'an allowance is paid in one garrison and refused in the next because the regulation does not say to whom',
    implication: 'criticism of incomplete regulations convinces when it offers the missing text',
  },
  'system-rules.cause': {
    definition:
      'rules revised more slowly than practice stay in force for years after the work they describe has changed',
    mechanism: 'inquiry, consultation and signatures take longer than events, and custom fills the interval',
    condition: 'revision is slowest for rules that several departments share',
    indicator: 'age of a rule and requests for guidance about it measure how far practice has run ahead',
    limit: 'slowness is sometimes prudence, as rules revised in haste can be worse',
    counter: 'legal advisers suspect that practice strays from rules more often than rules lag behind practice',
    example: 'a transport rule silent on unmanned vehicles sends each unit to headquarters for permission',
    implication: 'a request to have rules revised carries weight with cases from practice and a draft attached',
  },
  'system-rules.measure': {
    definition:
      'completing regulations and specifying duties writes down who acts, who assists, by when and with what consequence',
    mechanism: 'a duty tied to a post leaves no one to pass it to and shows where improvement should start',
    condition: 'duties are specified well in regulations by people who have done the work, and badly in closed offices',
    indicator: 'disputes over duties and cases past the deadline are counted before and after the regulation',
    limit: 'over-specified duties make people do what is listed and nothing besides',
    counter: 'veterans of the service fear that ever more regulations tie hands in unusual cases',
    example: 'once the post in charge of fuel requests was named, waiting at the front grew shorter',
    implication: 'new regulations are best tried in one unit for a year and completed afterwards',
  },
  coordination: {
    definition:
      'poor coordination between agencies means that each follows its own procedure and work stops where they meet',
    mechanism: 'news arrives late, calendars clash, and small questions climb to the top before they are settled',
    condition: 'coordination is poorest in tasks that many agencies share and none leads',
    indicator: 'letters exchanged and days lost at each signature measure the coordination of agencies',
    limit: 'delay blamed on poor coordination is sometimes plain fear of taking responsibility',
    counter: 'defenders of clear borders say that agencies coordinated too closely answer for nothing',
    example: 'a training area belongs to three agencies, and the exercise waits for three stamps',
    implication: 'one task drawn as a flow between agencies shows where coordination breaks',
  },
  'coordination.cause': {
    definition: 'overlapping duties without a lead agency give several bodies a share and none the last word',
    mechanism: 'agencies with overlapping duties wait for one another, and whoever moves first carries the blame',
    condition: 'duties overlap most in new tasks that fit no existing agency',
    indicator: 'phrases such as the agencies concerned, with no list attached, betray the lack of a lead',
    limit: 'overlap of duties may be intended as a check, and a lead agency is then no remedy',
    counter: 'designers of institutions warn that a single lead can become a single master',
    example:
      'ground belongs to one agency, equipment to another and people to a third, and a failure belongs to nobody',
    implication: 'naming a lead agency with dates of account comes before appeals to goodwill',
  },
  'coordination.measure': {
    definition:
      'holding regular conferences of all agencies brings information, division of work and dates to one table',
    mechanism: 'faces remove misunderstandings, decisions on the spot save letters, and minutes bind',
    condition: 'conferences of agencies help when participants may decide and an agenda exists',
    indicator: 'items settled at once and items finished by the date are the score of a conference of agencies',
    limit: 'conferences take time from work, and without follow-up they are one more meeting',
    counter: 'a shared screen on which all agencies see progress might make conferences unnecessary',
    example: 'during recruitment the agencies meet weekly and compare medical, legal and publicity lists',
    implication: 'convener, scope and follow-up are the three things to fix before regular conferences begin',
  },
};
const workChains: FacetBook = {
  'training-gap': {
    definition:
      'training detached from tasks practises subjects, conditions and standards that the real work does not require',
    mechanism: 'hours go into what is never used, and what is needed has to be learned on the day',
    condition: 'training is most detached where tasks change quickly and the syllabus does not',
    indicator: 'the list of yearly tasks laid beside the timetable shows how many are never practised in training',
    limit: 'basic drill may look detached from any task and still carry all of them',
    counter: 'some instructors put foundations first, as tasks change and foundations stay',
    example: 'a flood relief company has drilled all year and enters a boat for the first time in the flood',
    implication: 'tasks come first in planning, and training that serves none of them can make room',
  },
  'training-gap.cause': {
    definition:
      'slow renewal of training content leaves manuals and courses unchanged while equipment and conditions move on',
    mechanism: 'writers sit far from units and revision takes years, so content is old when it appears',
    condition: 'renewal of training is slowest for new equipment, for which no settled tactics exist',
    indicator: 'the age of manuals and the share of new subjects in training content are easily established',
    limit: 'renewed content does nothing where instructors cannot teach it',
    counter: 'the cautious reply that content renewed every year leaves units no time to digest it',
    example: 'a company with drones learns reconnaissance from a manual that mentions none',
    implication: 'people from units should write training content, with yearly supplements between editions',
  },
  'training-gap.measure': {
    definition: 'renewing training from task lists works backwards from what a unit must do to what it should practise',
    mechanism: 'a task list gives every lesson a destination, and lessons without one make room for what is missing',
    condition: 'higher command approves the tasks and units propose the training, and either alone fails',
    indicator: 'the share of listed tasks that appear in the training timetable is the first measure',
    limit: 'a task list that is itself out of date becomes another fetter on training',
    counter: 'friends of general training fear that lists crowd out what all tasks have in common',
    example: 'a company paints its tasks on the wall and marks each lesson with the task it serves',
    implication: 'a standard for each task should be written together with the list, or renewal stays a slogan',
  },
  'information-barrier': {
    definition:
      'poor exchange between information systems forces people to copy the same data from one screen to another',
    mechanism: 'disconnected systems show different pictures, and copying by hand adds delay and error',
    condition: 'exchange is poorest between systems bought at different times by different offices',
    indicator: 'how often one item is retyped on its way is a direct reading of poor exchange',
    limit: 'some information systems are kept apart on purpose, where secrecy forbids exchange',
    counter: 'security officers remind planners that each exchange opens one more door',
    example: 'gunners and infantry use different maps, and every target is converted by hand',
    implication: 'codes and formats come before a common platform, or one more information system is the result',
  },
  'information-barrier.cause': {
    definition:
      'differing standards and scattered data mean that each office stores in its own form and nobody sees the whole',
    mechanism: 'every project sets its own standard, later ones adapt to it, and soon no one dares to change any',
    condition: 'differing standards multiply where many offices buy in small lots',
    indicator: 'fields with one name and two meanings show how far standards differ and data are scattered',
    limit: 'common standards would not join data whose owners refuse to share them',
    counter: 'builders of systems argue that an early standard stifles better solutions',
    example: 'one part has three numbers in three systems, and stock data never agree',
    implication:
      'a dictionary of codes is a cheaper first step against differing standards and scattered data than new systems',
  },
  'information-barrier.measure': {
    definition: 'adopting common data standards fixes shared codes and formats to which every new system must conform',
    mechanism: 'data in one form can be added up and exchanged, and duplicate stores become needless',
    condition: 'an authority has to publish the common standards and refuse money to systems that ignore them',
    indicator: 'retyping that disappears and queries answered across offices show that common standards work',
    limit: 'common data standards cost some special functions and spread a fault more widely',
    counter: 'users fear that whoever keeps the standard will also decide who waits',
    example: 'with common codes depot and front saw the same stock for the first time',
    implication: 'a few key codes are the place to begin, so that users feel the benefit of common data early',
  },
  'cyber-security': {
    definition:
      'gaps in the defence of networks are unpatched programs, weak passwords and mixed devices through which one entry endangers all',
    mechanism: 'intruders take the weakest door, stay quiet and steal or alter data long before anyone notices',
    condition: 'gaps widen where devices are added faster than people to defend the networks',
    indicator: 'a mock deceptive message shows at once how many open it, and scans count the unpatched gaps',
    limit: 'gaps in network defence can be narrowed and never closed, as new faults keep appearing',
    counter: 'users complain that defence of networks slows work until everyone finds a way round it',
    example: 'a private memory stick used for slides infects a whole classroom',
    implication: 'passwords and habits are the cheapest gaps to close and come before costly systems',
  },
  'cyber-security.cause': {
    definition:
      'spending on systems rather than on protection buys what can be shown and neglects what shows only when it fails',
    mechanism: 'an opening ceremony is seen, an attack that did not succeed is not, and budgets follow',
    condition: 'the bias is worst when many systems are bought at once and protection staff are few',
    indicator: 'the share of spending that goes to protection and training of users makes the bias plain',
    limit: 'spending on protection could not stop faults built in by a supplier',
    counter: 'project managers reply that without systems there would be nothing to protect',
    example: 'a new server room passes inspection, and months later its password is still taped to the cabinet',
    implication: 'a fixed share for protection belongs in every budget for systems',
  },
  'cyber-security.measure': {
    definition:
      'graded protection tested by mock attacks guards data by their weight and lets friends look for the gaps',
    mechanism: 'grades direct scarce people to what matters, and being beaten by a friend teaches as nothing else does',
    condition: 'mock attacks are welcome where nobody is punished for losing to them',
    indicator: 'systems broken in successive mock attacks and hours to repair them record progress in protection',
    limit: 'mock attacks use known tricks, and a wrong grade misplaces all later protection',
    counter: 'advocates of isolation would keep vital systems off every network and do without protection of that kind',
    example: 'a tester posing as a repairman obtains several passwords by telephone in one morning',
    implication: 'rules before and a list of repairs after each mock attack keep graded protection honest',
  },
  'supply-chain': {
    definition: 'slow hand-overs in the supply chain make goods wait between stages longer than they travel',
    mechanism: 'stages of a supply chain keep their own rhythms, and waiting gathers at the points of hand-over',
    condition: 'hand-overs are slowest in chains with many owners and no overseer',
    indicator: 'total time is divided into work and waiting, and the share of waiting shows how slow hand-overs are',
    limit: 'bad roads and enemy action slow the supply chain however smooth its hand-overs',
    counter: 'old quartermasters defend slow checking, since what is not checked is lost',
    example: 'parts lie three days in a transit depot because two forms do not agree',
    implication: 'one item followed through the whole supply chain with a watch shows which stages to merge',
  },
  'supply-chain.cause': {
    definition:
      'the separation of needs from stocks means that the unit which knows the lack may not issue, and the depot which may issue does not know',
    mechanism: 'needs are added up and sent upward until they are old, and stocks come down in the wrong mixture',
    condition: 'separation is sharpest under fixed yearly allotments and paper returns',
    indicator:
      'goods sent back unused are counted, and requests compared with issues, to see how far needs and stocks are separated',
    limit: 'with too little in stock, joining needs to stocks would only share the lack',
    counter: 'defenders of allotment say that every unit overstates its needs and the loudest would empty the stocks',
    example: 'a mountain unit asks for winter clothing and receives the raincoats of the yearly plan',
    implication:
      'a small quota issued by forward units themselves would test whether joining needs and stocks saves time',
  },
  'supply-chain.measure': {
    definition:
      'allocating stocks by current demand lets recorded consumption trigger supply from one view of all depots',
    mechanism: 'current figures of use replace requests, and one view of stocks finds the nearest surplus',
    condition:
      'stocks follow demand only if use is entered honestly and at once, for false data travel as fast as true',
    indicator: 'time from use to refill and transfers between depots tell whether stocks follow demand',
    limit: 'allocation by demand leans on networks and one centre, and needs a manual procedure for their failure',
    counter: 'many quartermasters would push ammunition and fuel forward and let only small items wait for demand',
    example: 'tagged lorries let the centre join two half-loads and save a journey',
    implication: 'goods with steady demand are the right first trial, with a drill for the day the network fails',
  },
  'spares-forecast': {
    definition: 'spare parts missing when needed are items absent from the box although the total stock looks ample',
    mechanism: 'one missing part holds up a whole vehicle, which is then stripped to repair the next',
    condition: 'parts go missing most in mixed fleets, far from depots and in the first days of hard use',
    indicator: 'vehicles waiting for a part and requests filled from the box at once are counted in every exercise',
    limit: 'missing parts are not the only cause of idle vehicles, as tools and mechanics may be lacking too',
    counter: 'accountants answer that a box holding every part would cost more than the vehicles that wait',
    example: 'a recovery team takes a fuel pump from one broken vehicle to move another',
    implication: 'a record of each part missed in the field is worth more than a larger general stock',
  },
  'spares-forecast.cause': {
    definition:
      'forecasts drawn from peacetime use assume easy driving, mild weather and long intervals between repairs',
    mechanism: 'field use wears other parts in other proportions, so the box is full of what does not break',
    condition: 'forecasts mislead most when a unit passes from garrison to desert, mud or cold',
    indicator:
      'the list of parts consumed in exercises, set beside the list forecast from peacetime, shows the difference',
    limit: 'peacetime forecasts cannot be blamed for batches that fail through bad manufacture',
    counter: 'planners defend peacetime data as the only long series they possess',
    example: 'filters last a year in barracks and a week on a dusty range',
    implication: 'forecasts should keep peacetime and field use in separate columns from the beginning',
  },
  'spares-forecast.measure': {
    definition:
      'forecasting spares from field consumption builds the box on what exercises and deployments really used',
    mechanism: 'actual wear under load enters the reckoning, and scarce money buys the parts that stop vehicles',
    condition: 'crews must record field consumption honestly, with kilometres, hours and weather beside each spare',
    indicator: 'requests met from the box and parts returned unused after an exercise judge the forecast of spares',
    limit: 'field samples are small, so a forecast from one exercise may chase an accident',
    counter: 'makers recommend sensors that report wear, which would make consumption records unnecessary',
    example: 'after three exercises a battalion halves one class of spares and doubles another',
    implication: 'pooling field consumption of several units steadies the forecast of rarely needed spares',
  },
  'command-habit': {
    definition: 'hesitation among junior leaders shows when the situation changes and they wait for orders',
    mechanism: 'waiting lets the moment pass, the enemy acts first, and the order that comes no longer fits',
    condition: 'hesitation is bred by rehearsed exercises in which nothing unexpected happens',
    indicator: 'radio silence imposed for an hour in an exercise shows how many junior leaders act without orders',
    limit: 'hesitation is proper where a neighbour’s safety is at stake, and not every junior leader should move',
    counter: 'cautious commanders would have firm habits of asking first and freedom afterwards',
    example: 'with the radio failing, a lieutenant waits for each answer and misses the time to move',
    implication:
      'junior leaders lose hesitation in low-risk tasks, with intent explained and freedom widened step by step',
  },
  'command-habit.cause': {
    definition:
      'unclear authority and fear of blame leave a junior unsure what may be decided and certain what error will cost',
    mechanism: 'where the line is unclear one asks, and one punishment teaches a whole company to ask',
    condition: 'fear of blame is greatest where inspections are many and faults are traced to names',
    indicator: 'requests for permission and the origin of punishments show how unclear authority has become',
    limit: 'unclear authority is no excuse for leaders who lack skill, as not daring and not knowing differ',
    counter: 'severe officers reply that errors in war are too dear for blame to be lifted',
    example: 'a deputy changed the route, reached the goal and was reprimanded, and nobody tried again',
    implication: 'a written list of what juniors may decide clears authority before courage is demanded',
  },
  'command-habit.measure': {
    definition:
      'stating intent and reviewing without blame gives purpose and limits beforehand and a frank talk afterwards',
    mechanism: 'limits make people dare, and review turns one leader’s experience into everyone’s',
    condition: 'superiors have to admit errors first, or review without blame is believed by none',
    indicator: 'dissent voiced in reviews and decisions taken within intent are counted from exercise to exercise',
    limit: 'review takes time and calm, which back-to-back tasks do not leave',
    counter: 'some superiors object that intent is delegated while blame for the result remains with them',
    example: 'the captain states the intent, leaves the tent and afterwards asks three times why',
    implication: 'events come before persons in a review without blame, and its record never serves punishment',
  },
  'market-access': {
    definition:
      'high barriers for civilian suppliers keep able firms out through licences, secrecy and lack of information',
    mechanism: 'with few bidders there is no pressure on price and date, and new technology stays outside',
    condition: 'barriers cost most in fields where civilian technology moves faster than military',
    indicator: 'first-time civilian suppliers a year and months needed for a licence tell how high the barriers are',
    limit: 'some barriers are deliberate, and weapons proper are rightly closed to unknown suppliers',
    counter:
      'quality inspectors remind reformers that equipment serves for decades and that lowered barriers come due in battle',
    example: 'a small firm leads in image recognition and holds its licence only after the design is frozen',
    implication: 'contracts should be graded by sensitivity before anyone argues for or against civilian suppliers',
  },
  'market-access.cause': {
    definition:
      'separate standards and undisclosed needs make goods pass two sets of tests for a demand few have heard of',
    mechanism: 'a second test doubles the cost, and a firm that does not know the need cannot prepare',
    condition: 'standards lie farthest apart in trades where the military list was never checked against the civilian',
    indicator: 'clauses common to both standards and the channel by which needs are announced can be examined',
    limit: 'late payment keeps small firms away even where standards agree and needs are disclosed',
    counter: 'engineers explain that heat, cold and shock justify a separate standard',
    example: 'a connector approved for industry is tested from the beginning once more',
    implication: 'separate standards should be struck out one by one wherever the civilian standard suffices',
  },
  'market-access.measure': {
    definition:
      'recognising civilian standards and publishing needs lets one test count twice and shows harmless needs to all',
    mechanism: 'recognition saves the second test, and published needs let firms develop ahead of the tender',
    condition: 'someone must review what is published within fixed days, or the list of needs stays empty',
    indicator: 'standards recognised and offers received for each published need mark how far the measure has come',
    limit: 'publishing needs does nothing for prices and payment, which may drive new suppliers out again',
    counter: 'the cautious fear that many harmless needs together reveal a weakness',
    example: 'a list of ordinary tools appears online, and three factories that never sold to the army ask for terms',
    implication: 'food, clothing and tools are the place to begin recognising civilian standards',
  },
};
const peopleChains: FacetBook = {
  'education-form': {
    definition: 'perfunctory defence education fulfils its hours and files and leaves students as they were',
    mechanism: 'when the count of lessons is the aim, teachers and students learn to go through the motions',
    condition: 'defence education turns perfunctory where inspectors read registers and look at photographs',
    indicator: 'what students recall some months later is the plainest measure of perfunctory education',
    limit: 'ceremony is not perfunctory by nature, and an oath can educate',
    counter: 'heads of schools reply that with few hours and teachers one lesson for everybody is already much',
    example: 'several classes watch a film in a hall, and the answers to the test are handed out',
    implication: 'interviews after the term show more about defence education than the report on it',
  },
  'education-form.cause': {
    definition:
      'lessons remote from students’ questions answer what nobody asked and pass over what everybody has seen online',
    mechanism: 'students bring doubts from the news, hear a list from a book and turn to their telephones',
    condition: 'lessons stay remote where a fixed textbook is read aloud',
    indicator: 'questions collected beforehand and compared with the lesson plan show how little they meet',
    limit: 'students’ questions can be idle, and lessons that follow all of them lose order',
    counter: 'some teachers insist that basic facts must be taught, interesting or not',
    example: 'students ask what drones change in war, and the lesson lists types of old guns',
    implication: 'one question from each student before planning brings lessons nearer at no cost',
  },
  'education-form.measure': {
    definition:
      'teaching through cases and simulations puts knowledge of defence into a situation in which students must decide',
    mechanism: 'a role and a problem force facts into use, and errors made in argument open the way to explanation',
    condition: 'simulations and cases need small groups and a teacher who asks on, or they become chatter',
    indicator: 'facts cited and opinions revised during a case discussion tell what teaching has achieved',
    limit: 'teaching by cases takes time and covers little, so reading beforehand must supply the rest',
    counter: 'lecturers doubt that beginners have enough knowledge for teaching through cases to profit them',
    example: 'students simulate a rescue at sea and notice at the end that nobody looked up the law',
    implication: 'officers and law teachers should write cases together and drop the weakest each term',
  },
  'education-force': {
    definition: 'a shortage of qualified instructors leaves defence courses to people without training in the subject',
    mechanism: 'teachers who are unsure read from slides, fail at the first question and lose the class',
    condition: 'a shortage of instructors is usual where no department owns the subject',
    indicator:
      'the shortage is quickly established from students per instructor and from the papers of those called qualified instructors',
    limit: 'a shortage counted in heads misleads, as a few qualified people can reach many by recorded lessons',
    counter: 'administrators consider full posts for a small subject poor use of money',
    example: 'one adviser teaches several groups and spends the preparation time on attendance lists',
    implication: 'number, origin and prospects of qualified instructors are three problems with three solutions',
  },
  'education-force.cause': {
    definition: 'a lack of posts and training for teachers makes the subject a passing duty with no future',
    mechanism: 'people leave a post without prospects, newcomers get no training, and the work starts over each year',
    condition: 'the lack is hardest to mend where the subject hangs on an administrative office',
    indicator: 'posts approved and filled, promotions and days of training form the record of how teachers are treated',
    limit: 'posts and training do not by themselves make lessons lively, where nobody looks at teaching',
    counter: 'personnel offices fear that posts for one small subject invite claims from all',
    example: 'a teacher of defence is judged by a panel from another field and soon changes career',
    implication: 'a ratio of students to teachers, with figures from similar schools, is the best argument for posts',
  },
  'education-force.measure': {
    definition: 'appointing specialists and inviting veterans to teach joins system with lived experience',
    mechanism:
      'specialists plan and examine, veterans tell what a post is like, and students move from person to subject',
    condition: 'veterans need a course in teaching and a specialist beside them, or lessons become reminiscence',
    indicator: 'posts filled and veterans invited again after students’ reports show whether the mixture works',
    limit: 'veterans have little time, and specialists wait for posts, so effects come unevenly',
    counter: 'boards of studies worry about people who teach without a licence',
    example: 'a former submariner describes one watch under water, and no telephone is touched',
    implication: 'a contract for a term, with a specialist to supply the frame, is the right way to invite veterans',
  },
  'history-use': {
    definition: 'narrative history without a question tells what happened and offers nothing that could be wrong',
    mechanism: 'a smooth story covers gaps in evidence, and readers keep the tale and learn nothing for other cases',
    condition: 'narrative without a question is usual in works of commemoration',
    indicator: 'a contents page and notes show at once whether a history asks a question and meets objections',
    limit: 'narrative has its right, since history reduced to models loses the people in it',
    counter: 'narrative historians answer that to tell how things came about is to explain them',
    example: 'several histories of one battle copy each other down to the same mistaken number',
    implication: 'a history gains from a question on its first page that could be answered wrongly',
  },
  'history-use.cause': {
    definition:
      'reliance on the records of one side takes its reports for the event and never meets the enemy’s version',
    mechanism: 'claims go unchecked, losses of the other side grow, and no common ground for comparison is left',
    condition: 'one side’s records prevail where languages and foreign archives are out of reach',
    indicator: 'the share of notes that cite the other side measures reliance on one',
    limit: 'closed archives, not idleness, may force reliance on the records of one side',
    counter: 'some scholars would exhaust the records of one side first and compare later',
    example: 'a defence is described from its own reports, and the enemy killed exceed the enemy engaged',
    implication: 'a list of the records held by each belligerent, with single testimony marked, is the first remedy',
  },
  'history-use.measure': {
    definition: 'comparing campaigns around a set problem chooses cases alike in conditions and unlike in result',
    mechanism: 'what the campaigns share cannot explain the difference, so attention falls on what they do not share',
    condition: 'comparing campaigns needs records of equal depth, or the better-known one outweighs the other',
    indicator: 'dimensions named beforehand and counter-cases admitted are the marks of sound comparison',
    limit: 'campaigns are never strictly alike, and comparison narrows the field of explanations without closing it',
    counter: 'students of single campaigns fear that comparing them around one problem cuts them down to a few traits',
    example:
      'two river crossings of the same year, one won and one lost, are compared in bridging, fire and intelligence',
    implication: 'a page on why these campaigns were compared, and what would refute the thesis, should open the work',
  },
  'mandate-gap': {
    definition: 'mandates beyond available means ask of a mission more than its troops, vehicles and rules allow',
    mechanism:
      'mandates raise hopes that means cannot meet, and disappointed people turn against the force that was to protect them',
    condition: 'mandates outrun means when observing a ceasefire grows into protecting civilians',
    indicator: 'each task of the mandate is set beside the helicopters, doctors and troops available for it',
    limit: 'lack of means does not account for misconduct, which has other roots',
    counter: 'diplomats explain that mandates are compromises and that means may follow once the words exist',
    example: 'an area a day’s drive across has a handful of helicopters, and calls for help come at night',
    implication:
      'a mission should be judged by tasks for which it had means, and the rest laid to those who wrote the mandate',
  },
  'mandate-gap.cause': {
    definition:
      'vague mandates and slow deployment come of wording that passes a vote and troops that arrive months later',
    mechanism:
      'vague mandates win agreement, the field must interpret them, and by full strength the situation has changed',
    condition: 'mandates are vaguest and deployment slowest when great powers disagree',
    indicator: 'months from vote to full strength and the number of national caveats are strong evidence',
    limit: 'vague words sometimes leave a commander useful freedom',
    counter: 'officials blame unpaid dues, since the clearest mandate buys no vehicles',
    example: 'the advance party patrols in borrowed cars while its armour waits in port',
    implication: 'a timeline of one contingent’s slow deployment shows which delay weighed most',
  },
  'mandate-gap.measure': {
    definition:
      'matching each task with forces and rules puts tasks in order and states what every one of them requires',
    mechanism: 'priority sends scarce forces where they count, and clear rules tell an officer when to fire',
    condition:
      'the Security Council must hear the field, and contributors must lift caveats, for tasks and forces to match',
    indicator: 'time to answer a call for help and training in the rules show whether tasks and forces match',
    limit: 'no match survives sudden change, so a mobile reserve remains necessary',
    counter: 'small states fear that detailed tasks and rules open the way to interference',
    example: 'a new mandate puts refugee camps first, and engineers and doctors replace observers',
    implication: 'a table of tasks, forces and rules is the best companion to a proposal for a mandate',
  },
  'skill-mismatch': {
    definition:
      'a mismatch of veterans’ skills and jobs leaves trained people without use for their trade and vacancies without applicants',
    mechanism: 'skills lie idle, pay and pride fall, and veterans move from job to job',
    condition: 'the mismatch is worst for highly special trades in districts with one industry',
    indicator: 'closeness of the first job to the military trade is scored as near, related or unrelated',
    limit: 'expectations of pay and lack of news hinder veterans as well as mismatched skills',
    counter: 'recruiters say that discipline is rarer than skill and that a mismatch can be mended on the job',
    example: 'a missile operator of long service is offered work as a guard or driver in the home town',
    implication: 'a table of military trades and civilian jobs is the first tool for studying the mismatch',
    contrasts: ['identity-loss'],
  },
  'skill-mismatch.cause': {
    definition:
      'employers’ ignorance of military qualifications makes years of skilled work count for nothing on paper',
    mechanism:
      'a military certificate that employers cannot read is discounted, and a second examination costs time and money',
    condition:
      'employers’ ignorance hurts most in licensed trades such as nursing, electrical work and driving, where qualifications are required',
    indicator:
      'trades mutually recognised and weeks needed for conversion show how much employers know of military qualifications',
    limit: 'employers who understood every qualification could not use a technique that is out of date',
    counter: 'trade bodies maintain that equipment and rules differ and that safety demands a new examination',
    example: 'a medic with long experience of wounds may not dress one in a clinic without a licence',
    implication: 'a few large trades with similar standards are the place to begin making qualifications known',
  },
  'skill-mismatch.measure': {
    definition:
      'mutual recognition of certificates and training to order converts military grades and teaches what an employer still misses',
    mechanism: 'recognition saves repetition, and an order ensures that training ends in a job',
    condition: 'training to order works when employers commit places and schools are paid by results',
    indicator:
      'orders fulfilled and veterans still employed after a year judge the measure better than numbers trained',
    limit: 'orders vanish in a downturn, whatever certificates are recognised',
    counter: 'some veterans prefer a grant and free choice to training on order',
    example: 'mechanics add a course on electric vehicles and are hired as a class by the firm that ordered it',
    implication: 'places, minimum pay and penalties should be written into every order for training',
  },
  'identity-loss': {
    definition: 'loss of identity after service is the want of title, task and company that gave a person a place',
    mechanism: 'respect and routine stop at once, nobody sees past merit, and withdrawal or nostalgia follows',
    condition: 'loss of identity weighs most after long service in a position of trust',
    indicator:
      'interviewers listen for self-description, for contact with old and new companions and for sensitivity to forms of address',
    limit: 'loss of identity fades for most people, and not everyone needs a specialist',
    counter: 'plain speakers hold that good pay and a respected post cure loss of identity without talk',
    example: 'an old sergeant is called the new one on the first day and looks at photographs in the evening',
    implication: 'visits before discharge, after some months and after a year show how the loss develops',
    contrasts: ['skill-mismatch'],
  },
  'identity-loss.cause': {
    definition: 'late preparation and broken networks send people home without plans and far from the friends of years',
    mechanism: 'service life is exchanged for another overnight, and the comrades who could advise are out of reach',
    condition: 'preparation is latest in busy units whose discharge orders come at short notice',
    indicator:
      'hours of counselling before leaving and people one could call at home describe preparation and networks',
    limit: 'late preparation does not explain the trouble of people who were solitary before',
    counter: 'commanders delay preparation for fear that minds will leave before bodies do',
    example: 'between the order and the gate lie two weeks, and no application has been written',
    implication: 'early talks with former members cost little and repair both preparation and networks',
  },
  'identity-loss.measure': {
    definition:
      'counselling before discharge and peer support plan the step beforehand and pair each leaver with one who left earlier',
    mechanism: 'a step foreseen in counselling hurts less, and peers share a language in which help can be asked',
    condition: 'counsellors must know local work, and peers need some training and a supervisor',
    indicator: 'mood over time in those with and without peer support is the decisive comparison',
    limit: 'peer support is no treatment, and signs of drink or self-harm call for specialists',
    counter: 'a close circle of old comrades, some fear, keeps people from making new friends',
    example: 'former sergeants of one county meet monthly and pass on vacancies and troubles',
    implication:
      'one supporter for two or three leavers, with a rule for emergencies, is a workable scheme of peer support',
  },
  'psych-stress': {
    definition: 'accumulated stress among soldiers is the sum of duty, training and family worry that finds no release',
    mechanism: 'constant tension consumes sleep and attention, then brings errors and anger, and at last illness',
    condition: 'stress accumulates fastest at remote posts, on night watch and in tours without pause',
    indicator:
      'hours of sleep, errors at work and visits to the doctor, when all worsen together, signal accumulated stress',
    limit: 'some stress sharpens soldiers, and no clear line divides it from harm',
    counter: 'leaders of the old school think that talk of stress makes soldiers soft',
    example: 'operators on watch for weeks begin to quarrel over trifles, and the log shows corrections',
    implication: 'workload has to be recorded along with stress, or weakness and overwork cannot be told apart',
  },
  'psych-stress.cause': {
    definition:
      'heavy duty with few outlets means much work, little leave and nobody to whom trouble can be told safely',
    mechanism: 'new strain arrives daily, old strain has no way out, and the sum grows',
    condition: 'outlets are fewest where counsellors are part-time and duty rosters have gaps',
    indicator: 'hours on duty, leave taken and requests for help are best read together',
    limit: 'heavy duty tells nothing of earlier injuries that a soldier brings along',
    counter: 'headquarters figures show leave granted, while units speak of leave recalled',
    example: 'the counsellor sits in the headquarters, where visitors sign with name and unit, and few come',
    implication: 'unbroken rest in the roster relieves heavy duty sooner than lectures do',
  },
  'psych-stress.measure': {
    definition: 'tiered care and rotation of duty let comrades notice, specialists treat and hard posts change hands',
    mechanism: 'early notice keeps trouble small, and rotation removes part of its source',
    condition: 'care is sought where records stay apart from promotion, and rotation works where replacements exist',
    indicator: 'rotations kept to date and days from notice to care can be taken from ordinary rosters',
    limit: 'rotation costs skill, and technical posts need replacements trained long before',
    counter: 'abolishing needless duty, some company officers say, would do more than rotating people through it',
    example: 'soldiers back from an outpost have some light days and a talk before ordinary duty',
    implication: 'limits of secrecy and paths of referral should be explained before tiered care begins',
  },
  'management-style': {
    definition: 'crude handling of subordinates relies on shouting, collective punishment and one measure for all',
    mechanism: 'order is bought for the hour, while subordinates learn to hide and trouble breaks out later',
    condition: 'crude handling is commonest among young leaders under pressure and without advice',
    indicator: 'anonymous reports, collective punishments and refusals of leave mirror how subordinates are handled',
    limit: 'a sharp tone in danger is not crude handling, and the occasion has to be considered',
    counter: 'some miss the old severity and think that subordinates have become harder to lead',
    example: 'one untidy bed keeps a section drilling until lights out, and tempers are spoiled for a week',
    implication: 'comparing leaders’ answers with those of subordinates to the same questions reveals the handling',
  },
  'management-style.cause': {
    definition: 'the neglect of leadership schooling leaves corporals to treat others as they were treated',
    mechanism: 'without another method the old one is repeated and handed on to the next intake',
    condition: 'neglect is likely where promotion follows test scores and appointment comes overnight',
    indicator: 'days of leadership schooling before appointment, and coaching after it, are on record',
    limit: 'schooling in leadership cannot offset pressure passed down from above',
    counter: 'old sergeants believe that leadership is learned with troops and not in school',
    example: 'the best shot becomes section leader and has nothing but reproach for a homesick recruit',
    implication: 'leadership schooling should use real troubles of sections, told by good corporals',
  },
  'management-style.measure': {
    definition:
      'developing junior leaders and setting clear limits teaches ways of leading and names what is forbidden',
    mechanism: 'junior leaders who know other ways need no force, and clear limits make force dangerous to its user',
    condition: 'superiors must keep the limits themselves, and junior leaders need someone to consult',
    indicator: 'subordinates’ anonymous ratings and breaches punished show whether limits reach daily life',
    limit: 'too many limits make junior leaders afraid to lead at all',
    counter: 'believers in authority fear that soldiers will read the limits to their corporals',
    example: 'in a course corporals spend one day as recruits and return with another tone',
    implication: 'limits should be discussed with soldiers and each illustrated by an example of good leading',
  },
  'crisis-misjudge': {
    definition:
      'misjudgement in a crisis is a false estimate of the other side’s intention, strength or limit that leads too far or too late',
    mechanism:
      'in a crisis haste, gaps and anger let prejudice read the signs, and one misjudgement provokes another opposite',
    condition: 'misjudgement threatens a crisis most when both sides are on alert after recent incidents',
    indicator: 'declassified estimates set beside later knowledge show what was misjudged in a crisis',
    limit: 'not every war is misjudgement, for some were chosen with open eyes',
    counter: 'hardliners explain the course of a crisis by weakness shown and not by misjudgement',
    example: 'in the Cuban missile crisis both sides for a time mistook each other’s limits',
    implication: 'an hour-by-hour table of what each side knew is the way to judge decisions in a crisis',
  },
  'crisis-misjudge.cause': {
    definition: 'opaque intentions and few channels leave a movement unexplained and nobody to ask',
    mechanism: 'the unexplained is read at its worst, and no conversation corrects the reading',
    condition: 'channels are fewest, and intentions most opaque, between states without military agreements',
    indicator: 'hotlines that answer, exercises announced and visits exchanged are matters of public record',
    limit: 'open channels cannot stop deliberate deceit, and opaque intentions may be a policy',
    counter: 'advocates of ambiguity think that a rival kept guessing is a rival deterred',
    example: 'an exercise near a border, unannounced, raises the alert of the other side overnight',
    implication:
      'reactions to announced and unannounced exercises offer a natural test of what channels do against opaque intentions',
  },
  'crisis-misjudge.measure': {
    definition: 'setting up hotlines and confidence measures lets leaders ask before acting and makes routine visible',
    mechanism: 'a call corrects a guess, and notices beforehand separate the unusual from the ordinary',
    condition: 'hotlines help when someone answers with authority to tell the truth',
    indicator:
      'test calls answered and encounters at sea or in the air record what hotlines and confidence measures achieve',
    limit: 'confidence measures restrain accident and not design, and are the first thing cut off in anger',
    counter: 'doubters warn that confidence measures lull a side which ought to stay alert',
    example: 'the direct line set up after the Cuban missile crisis was used in later Middle Eastern wars',
    implication: 'rules for encounters at sea are easy to agree and check, and make a good first confidence measure',
  },
};
export const militaryEnFacets: FacetBook = {
  ...theories,
  ...methods,
  ...variables,
  ...sources,
  ...actors,
  ...disputes,
  ...generalChains,
  ...workChains,
  ...peopleChains,
};
