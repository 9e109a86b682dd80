import type { FacetBook } from '../facets.ts';

export const educationEnFacets: FacetBook = {
  constructivism: {
    definition:
      'constructivist learning theory holds that learners build knowledge out of their own experience rather than receive it ready-made',
    mechanism:
      'a conflict between an old idea and a new observation forces learners to repair what they believed, and meaning grows in the repair',
    condition:
      "constructivist learning theory presupposes usable experience on the learner's side and enough class time to talk ideas through",
    indicator:
      'evidence of construction lies in whether students can explain a concept in their own words and apply it to a fresh case',
    limit:
      'basic skills such as spelling or number facts gain little from the roundabout route that constructivist learning theory recommends',
    counter:
      'advocates of direct instruction object that novices lack the knowledge to organise and merely entrench their errors',
    example:
      'pupils who expect heavier balls to fall faster watch two of them land together and rewrite their account of falling',
    implication:
      'lessons planned on constructivist learning theory open with a question that exposes what students already believe',
    contrasts: ['cognitive-load', 'social-learning'],
    parts: ['prior-knowledge'],
  },
  'self-determination': {
    definition:
      'self-determination theory explains lasting effort by the satisfaction of three needs: autonomy, competence and relatedness',
    mechanism:
      'choice and informative feedback make learners feel that an action is their own, so the reward can be withdrawn without the effort collapsing',
    condition:
      'internalisation goes further when adults give reasons for a demand, a point on which self-determination theory insists',
    indicator: 'the acid test of self-determination theory is what students do once grades and prizes are taken away',
    limit:
      'long spells of dutiful study for an examination sit awkwardly with self-determination theory, which expects external control to wear out',
    counter: 'behaviourists reply that rewards for simple, unattractive tasks do no measurable harm to interest',
    example:
      'two classes read the same number of pages, but only the class allowed to choose its books goes on reading in the holidays',
    implication:
      'teachers who take self-determination theory seriously offer bounded choices, explain rules and avoid public ranking',
    contrasts: ['expectancy-value'],
    parts: ['motivation'],
  },
  zpd: {
    definition:
      'the zone of proximal development names the distance between what a learner can do alone and what the same learner can do with help',
    mechanism:
      'an adult or an abler peer carries part of the task at first and hands it back piece by piece, until outer dialogue becomes inner thought',
    condition:
      'helpers must know where the learner stands, which is why the zone of proximal development is hard to use in very large classes',
    indicator:
      'asking pupils to attempt an item alone and again with hints gives a rough measure of the zone of proximal development',
    limit:
      'nothing in the zone of proximal development says exactly how wide the gap may be before help turns into doing the work',
    counter: 'critics on the side of discovery learning fear that constant help teaches students to wait for it',
    example:
      'a writing teacher supplies a paragraph frame in week one, keywords in the next and nothing at all in the third',
    implication: 'tasks should sit just beyond unaided reach, for there the zone of proximal development promises most',
    parts: ['scaffolding'],
  },
  'ecological-systems': {
    definition:
      'ecological systems theory places the growing child inside nested settings, from the family and the classroom to law and culture',
    mechanism:
      "settings act on each other, so a parent's shift work or a school's timetable ends up in the child's daily encounters",
    condition:
      'links between home and school have to be steady and consistent before ecological systems theory expects them to protect a child',
    indicator:
      'a study in this tradition collects data at several levels and asks how family, school and neighbourhood interact',
    limit: 'ecological systems theory lists many influences and says little about which of them matters most',
    counter:
      "behaviour geneticists point out that a child's own temperament shapes how others respond, so influence runs both ways",
    example:
      'the reading difficulties of a pupil often trace at once to long parental hours, a crowded class and a town without a library',
    implication:
      'interventions guided by ecological systems theory change at least two settings, since counselling the child alone seldom suffices',
    contrasts: ['attachment'],
    parts: ['family-support', 'peer-relation'],
  },
  'education-equity': {
    definition:
      'theories of educational equity distinguish equal access to schooling, equal treatment within it and equal results',
    mechanism:
      'differences in family means and local tax bases turn into differences between schools, and schooling then widens the initial gap',
    condition:
      'any use of theories of educational equity has to state whether sameness of treatment or compensation for disadvantage is the standard',
    indicator:
      'spending per pupil, the share of qualified staff and progression rates are compared between regions and social groups',
    limit:
      'equal budgets leave much unexplained, and theories of educational equity struggle with similar schools that perform very differently',
    counter: 'defenders of efficiency would fund the most productive schools first and let others copy them',
    example:
      'one town school has a specialist for every subject while a village school nearby shares a single teacher among several',
    implication:
      'an audit based on theories of educational equity asks which pupils actually received the additional money, teachers and time',
    contrasts: ['human-capital'],
    parts: ['resource-allocation'],
  },
  'teacher-development': {
    definition:
      'stage models of teacher development describe a passage from concern with survival, through concern with tasks, to concern with pupils',
    mechanism:
      'experience turns into expertise when reflection stores it as cases that can be called up in the middle of a lesson',
    condition:
      'a mentor in the first year shortens the anxious opening phase that stage models of teacher development describe',
    indicator:
      'lesson plans, the direction of questioning and the content of reflective notes betray the stage a teacher has reached',
    limit:
      'years in post and quality of teaching do not rise together, a fact that stage models of teacher development tend to blur',
    counter:
      'students of school organisation blame stagnation on missing colleagues and blocked promotion rather than on a stage',
    example: 'beginners fight for order while veterans explain a theorem and notice the puzzled face in the back row',
    implication:
      'following stage models of teacher development, novices need lessons to watch and experts need colleagues to lead',
    parts: ['teacher-efficacy'],
  },
  'push-pull': {
    definition:
      'the push-pull model of mobility sees movement as the joint outcome of pressures at home and attractions elsewhere',
    mechanism:
      'low pay and long journeys drive people out while career ladders and schools for their children draw them in',
    condition:
      'mobility follows the balance of forces only where obstacles are low, a proviso built into the push-pull model of mobility',
    indicator:
      'interviews with leavers set beside interviews with stayers show which pressures and which attractions carried the decision',
    limit:
      'the push-pull model of mobility does not explain why two teachers in the same school and on the same pay choose differently',
    counter:
      'network researchers argue that the example of former classmates triggers more moves than any comparison of conditions',
    example:
      "a teacher leaves the island school partly for a spouse's job and partly because no senior post has opened there for years",
    implication:
      'remedies drawn from the push-pull model of mobility list separately what can be made less repellent and what can be made more attractive',
    contrasts: ['education-equity'],
    parts: ['retention-intention'],
  },
  'cultural-capital': {
    definition:
      'cultural capital theory argues that ways of speaking, books and tastes handed down at home are exchanged at school for marks and degrees',
    mechanism:
      'schools reward a manner of expression that some children bring from the dinner table and others must learn as a foreign code',
    condition:
      'the closer school standards lie to the culture of one class, the better cultural capital theory explains results',
    indicator:
      'surveys ask about books at home, talk about reading and visits to museums, the usual measures of cultural capital theory',
    limit:
      'social reproduction is the theme, and cultural capital theory is weak on the pupils who rise against the odds',
    counter:
      'proponents of cultural mobility claim that schools can supply what homes lack and that poorer children profit most',
    example: 'children used to being asked what they liked in a story speak up in class with ease',
    implication:
      'studies of reading based on cultural capital theory record how families talk about a book, not merely how many they own',
    contrasts: ['human-capital'],
    parts: ['home-literacy'],
  },
  'cognitive-load': {
    definition:
      'cognitive load theory starts from the narrow limits of working memory and asks how material should be presented within them',
    mechanism:
      'split diagrams, decoration and needless search use up capacity that is then missing for the relation to be understood',
    condition:
      'beginners profit most from the simplifications of cognitive load theory, whereas experts may be slowed down by them',
    indicator:
      'researchers infer load from ratings of effort, reaction times on a second task and the pattern of errors',
    limit:
      'interest and emotion hardly figure in cognitive load theory, and its three kinds of load resist separate measurement',
    counter: 'constructivist teachers answer that some difficulty is desirable because struggle prepares transfer',
    example:
      'a geometry proof printed on a different page from its figure sends eyes back and forth until the argument is lost',
    implication:
      'designers of video lessons who respect cognitive load theory cut ornaments and speak while the image appears',
    contrasts: ['constructivism'],
    parts: ['prior-knowledge'],
  },
  'cooperative-learning': {
    definition:
      'cooperative learning theory ties a shared group goal to individual accountability and treats both as necessary',
    mechanism:
      "members who can win only together explain matters to each other, and explaining straightens out the explainer's own ideas",
    condition:
      'without individual testing, groups slide into free riding, which is why cooperative learning theory never relies on group marks alone',
    indicator:
      'transcripts of talk, the spread of turns and the range of individual scores show whether a group really worked together',
    limit:
      'cooperative learning theory demands time, space and training, and poorly guided groups turn into social occasions',
    counter:
      'champions of individualised teaching complain that able pupils are held back and weak ones become passengers',
    example: 'in a jigsaw lesson each member masters one text and teaches it to the home group',
    implication:
      'groups planned on cooperative learning theory mix abilities, rotate roles and answer through a member chosen at random',
    contrasts: ['teacher-student'],
    parts: ['classroom-interaction', 'peer-relation'],
  },
  'situated-learning': {
    definition: 'situated learning theory treats learning as growing participation in the practice of a community',
    mechanism:
      'newcomers begin with peripheral but genuine jobs, watch the old hands and move by degrees to the centre of the work',
    condition: 'situated learning theory fits only communities that admit newcomers and let them see the whole process',
    indicator: 'analysts trace how tasks grow in responsibility and how newcomers begin to talk like practitioners',
    limit:
      'abstract knowledge learned far from any use is an embarrassment for situated learning theory, as is transfer between settings',
    counter: 'cognitive psychologists counter that principles taught in classrooms do travel to dissimilar situations',
    example: 'an apprentice hands over tools and cleans machines for weeks before turning a first part',
    implication:
      'projects inspired by situated learning theory need a real client and a product that somebody will use',
    contrasts: ['cognitive-load'],
    parts: ['career-identity'],
  },
  'input-hypothesis': {
    definition:
      'the input hypothesis claims that a second language is acquired by understanding messages slightly beyond the present level',
    mechanism: 'context lets learners guess at unfamiliar forms, and rules settle in while attention is on meaning',
    condition: 'low anxiety and plentiful, intelligible material are the two conditions that the input hypothesis sets',
    indicator:
      'the proportion of target-language talk and the fit between text difficulty and learner level show what input a class receives',
    limit:
      'the input hypothesis leaves little room for production and correction, and nobody can say precisely what slightly beyond means',
    counter:
      'supporters of the output hypothesis insist that learners notice gaps only when they have to speak or write',
    example:
      'pupils reading graded stories skip unknown words, keep following the plot and end up with a larger vocabulary',
    implication:
      'course designers who accept the input hypothesis choose texts in which unknown words never block the sense',
    contrasts: ['communicative-teaching'],
    parts: ['comprehensible-input'],
  },
  'schema-theory': {
    definition:
      'schema theory describes comprehension as the matching of new information with knowledge structures already in the mind',
    mechanism:
      'a title or an opening sentence calls up a structure that lets readers predict, fill gaps and check their guesses',
    condition:
      'texts must give enough clues and readers must own the relevant experience before schema theory can account for understanding',
    indicator:
      'comparing words associated before reading with what is recalled afterwards shows which schema was at work',
    limit: 'schema theory has trouble with the origin of entirely new structures and with readers misled by old ones',
    counter:
      'bottom-up accounts reply that weak readers stumble over words long before background knowledge could help',
    example:
      'students who know every word of a cricket report still fail to follow it when the game is unknown to them',
    implication:
      'pre-reading work shaped by schema theory supplies knowledge of culture and genre before it glosses vocabulary',
    parts: ['prior-knowledge'],
  },
  'communicative-teaching': {
    definition:
      'communicative language teaching makes appropriate use in real situations the aim and rejects isolated drill',
    mechanism: 'information gaps oblige learners to ask, rephrase and negotiate, and form is adjusted along the way',
    condition:
      'classes need something worth finding out and permission to err before communicative language teaching bears fruit',
    indicator:
      'counts of turns, clarification requests and completed tasks describe a classroom run on communicative language teaching',
    limit: "grammatical precision may suffer, and communicative language teaching asks much of teachers' own fluency",
    counter: 'teachers who put form first maintain that communication without grammar recycles the same few phrases',
    example: 'two students hold maps that each lack half of the street names and can complete them only by asking',
    implication:
      'textbook dialogues become tasks for communicative language teaching once one speaker needs something that the other knows',
    contrasts: ['input-hypothesis'],
    parts: ['communicative-competence'],
  },
  attachment: {
    definition:
      'attachment theory studies the emotional bond between young children and those who care for them and the expectations that grow from it',
    mechanism: 'prompt and steady responses give a child a secure base from which to explore and to which to return',
    condition: 'frequent or prolonged separations weaken the security on which attachment theory builds',
    indicator:
      'reactions to separation and reunion, filmed interaction and parental questionnaires are the classic sources',
    limit: 'attachment theory weighs early experience heavily and may underrate what later teachers and friends repair',
    counter:
      'cross-cultural researchers doubt whether a model centred on one caregiver suits households where many share the care',
    example:
      'a child who cries briefly at the nursery door and soon joins a game is commonly taken to be securely attached',
    implication:
      'research on parental time guided by attachment theory codes how signals are answered and not merely how many hours are spent',
    contrasts: ['ecological-systems', 'social-learning'],
  },
  'expectancy-value': {
    definition:
      'expectancy-value theory derives choice and persistence from the expectation of success and the value placed on a task',
    mechanism:
      'a pupil who expects to cope and finds the content interesting or useful invests time, and each factor counts for little without the other',
    condition: 'free decisions such as subject choice are the terrain on which expectancy-value theory predicts best',
    indicator:
      'questionnaires separate expected success, interest, usefulness and perceived cost before relating them to choices',
    limit: 'habit, imitation and mood escape expectancy-value theory, which pictures choosers as calculators',
    counter:
      'need-based accounts hold that weighing gains and losses rests on deeper wishes for autonomy and belonging',
    example: 'many students call physics useful and drop it all the same because they foresee failure',
    implication:
      'programmes that want more reading should, on expectancy-value theory, make texts manageable before praising books',
    contrasts: ['self-determination'],
    parts: ['motivation', 'self-efficacy'],
  },
  tpack: {
    definition:
      'the TPACK framework locates teacher expertise where knowledge of subject, pedagogy and technology overlap',
    mechanism:
      'a teacher who knows where pupils get stuck can judge which step calls for a simulation and which for chalk',
    condition: 'sound subject teaching comes first, since the TPACK framework has nothing to integrate without it',
    indicator:
      'reasons given for a tool in lesson plans reveal more about the TPACK framework in practice than counts of its use',
    limit: 'boundaries between the components of the TPACK framework are blurred, and self-ratings run high',
    counter: 'researchers who stress context find equipment and school rules more decisive than what teachers know',
    example: 'dragging a parameter and watching the curve bend explains a coefficient better than any still slide',
    implication:
      'training on the TPACK framework works in subject groups that choose a tool for one known difficulty, teach with it and revise',
    parts: ['teacher-digital'],
  },
  'inquiry-community': {
    definition:
      'the community of inquiry framework explains deep online learning by the overlap of teaching, social and cognitive presence',
    mechanism: 'design and moderation turn scattered posts into inquiry, while familiarity makes disagreement safe',
    condition:
      'continuous discussion tasks and punctual tutors are needed before the community of inquiry framework can describe a course',
    indicator: 'coded forum posts, presence scales and the quality of assignments are read together',
    limit: 'silent participants in very large open courses remain invisible to the community of inquiry framework',
    counter: 'defenders of independent study hold that mature learners need no community to learn well',
    example: 'a blended course collects questions in the forum and devotes the meeting to the one that divides opinion',
    implication:
      'units built on the community of inquiry framework include a question that nobody can answer without replying to others',
    parts: ['social-presence'],
  },
  'human-capital': {
    definition:
      'human capital theory regards spending on education and training as an investment repaid by higher productivity and earnings',
    mechanism: 'skills raise output, employers pay for output, and the prospect of that pay keeps people in education',
    condition: 'competitive labour markets that recognise ability are assumed by human capital theory',
    indicator:
      'wage differences by level of schooling and field of study are the standard evidence for returns to education',
    limit: 'citizenship and the pleasure of knowing fall outside human capital theory, which counts economic returns',
    counter:
      'signalling theorists contend that degrees mainly sort the able from the less able and add little to productivity',
    example: 'a family weighs tuition and lost wages against the salaries paid to graduates of a technical college',
    implication:
      'appeals to human capital theory should also estimate losses from dropout and from work unrelated to training',
    contrasts: ['cultural-capital'],
    parts: ['employability'],
  },
  'work-integrated': {
    definition: 'work-integrated learning alternates study with real work so that skills take shape on the job',
    mechanism:
      'workplace problems demand judgements that no textbook contains, and students bring them back to class as questions',
    condition:
      'firms have to provide posts in which something can be taught before work-integrated learning deserves its name',
    indicator:
      'placement diaries, the fit between post and field of study and the frequency of mentoring are open to inspection',
    limit:
      'costs borne by employers are a blind spot of work-integrated learning, and cooperation rises and falls with orders',
    counter:
      'friends of general education worry that early immersion in one job leaves students stranded when the trade changes',
    example: 'machining students spend mornings in the workshop and afternoons on the process sheet of the same part',
    implication:
      'curricula for work-integrated learning are best drafted by a lecturer and a skilled worker sitting at one table',
    contrasts: ['human-capital'],
    parts: ['practice-gap.measure'],
  },
  'college-impact': {
    definition:
      'theories of college impact ask how the environment of a university and the effort of its students together change ability and outlook',
    mechanism:
      'contact with staff, residence and societies absorb time and energy, and their direction decides what is gained',
    condition:
      'selection at entry must be controlled before theories of college impact can credit the institution with a result',
    indicator: 'testing at entry and at graduation, time diaries and surveys of campus experience supply the data',
    limit:
      'commuters and part-time students fit poorly into theories of college impact, which grew out of residential colleges',
    counter:
      'sceptics attribute the success of graduates from famous universities to admission rather than to teaching',
    example: 'undergraduates who join a research group early tend to leave with greater academic confidence',
    implication: 'evaluations in the spirit of theories of college impact compare growth and not final levels',
    contrasts: ['human-capital'],
    parts: ['engagement', 'belonging'],
  },
  'stress-coping': {
    definition:
      'the transactional model of stress and coping locates stress in how people appraise a demand and their means of meeting it',
    mechanism:
      'an examination seen as a threat provokes avoidance, while the same paper seen as a challenge prompts preparation',
    condition:
      'solving the problem helps where something can be changed, and the transactional model of stress and coping advises regulating emotion where nothing can',
    indicator: 'inventories of events and coping styles are combined with interviews about how an event was understood',
    limit:
      'pressures built into a school system recede from view in the transactional model of stress and coping, which looks at individuals',
    counter: 'sociologists protest that teaching pupils to cope leaves the rules of competition untouched',
    example: 'after a failed mock examination one student sorts errors and another escapes into games',
    implication:
      'counselling along the lines of the transactional model of stress and coping first separates what can be altered from what must be accepted',
    parts: ['academic-stress', 'social-support'],
  },
  'social-learning': {
    definition:
      'social learning theory maintains that people acquire much behaviour by watching others and the consequences they meet',
    mechanism: "a model's conduct is noticed, remembered, tried out and fixed by reinforcement",
    condition:
      'imitation is likeliest when the model resembles the observer and results are plain, as social learning theory states',
    indicator: 'observers note which models a child meets, when imitation appears and how adults react',
    limit:
      'spontaneous invention and defiance lie beyond social learning theory, as does the question of which model will be chosen',
    counter: 'developmental psychologists answer that children imitate only what they already understand',
    example: 'a child of parents who read every evening picks up a book before anyone has asked',
    implication:
      'moral teaching based on social learning theory spends less on sermons and more on consistent adults and credible peers',
    contrasts: ['constructivism'],
  },
  'formative-assessment': {
    definition:
      'the theory of formative assessment uses evidence gathered during learning to adjust teaching before judgement is passed',
    mechanism:
      'students who know the goal, see the gap and receive a next step can mend their work while mending still counts',
    condition:
      'time to change plans is the hidden premise of the theory of formative assessment, for otherwise pupils are merely tested more often',
    indicator:
      'waiting time after questions, the wording of comments and the revisions that follow show whether assessment forms anything',
    limit:
      'record keeping grows, and scattered evidence of the kind the theory of formative assessment values is hard to report to parents',
    counter: 'officials who answer for results distrust judgements that cannot be compared across schools',
    example: 'exit slips reveal that half the class confuses two terms, and the next lesson opens with the distinction',
    implication:
      'teachers adopting the theory of formative assessment agree on criteria with the class and phrase comments as things to do',
    parts: ['feedback-quality'],
  },
  'policy-implementation': {
    definition:
      'policy implementation theory studies what happens to a decision between the official text and the classroom',
    mechanism:
      'each level reads the policy in the light of its own interests and means, and front-line discretion settles the outcome',
    condition:
      'clear aims, matching funds and willing staff narrow the drift that policy implementation theory documents',
    indicator:
      'documents, school plans and observed practice are laid side by side, and the differences between them are the finding',
    limit:
      'policy implementation theory is better at explaining failure than at explaining success under poor conditions',
    counter: 'bottom-up scholars defend local adaptation as the repair that makes a policy workable',
    example: 'schools post the permitted homework on a board while the actual load stays as before',
    implication:
      'evaluations that draw on policy implementation theory ask whether money, posts and inspection travelled with the task',
    parts: ['policy-documents'],
  },
  'cognitive-development': {
    definition:
      'the theory of stages of cognitive development divides childhood thinking into sensorimotor, preoperational, concrete and formal periods',
    mechanism:
      'children fit new experience into old schemes and change the schemes when the fit fails, so imbalance drives growth',
    condition:
      'maturation, handling of objects and exchange with peers are all required by the theory of stages of cognitive development',
    indicator: 'conservation, classification and perspective tasks show how a child reasons',
    limit: 'familiar settings bring out abilities earlier than the theory of stages of cognitive development allows',
    counter: 'sociocultural psychologists hold that language and guidance can run ahead of maturation',
    example: 'water poured from a wide glass into a tall one looks like more water to a preoperational child',
    implication:
      'early mathematics arranged by the theory of stages of cognitive development moves from things to pictures to symbols',
    contrasts: ['zpd'],
    parts: ['school-readiness'],
  },
  'play-theory': {
    definition:
      'theories of play ask why children play and what pretending, rules and construction contribute to growth',
    mechanism:
      'in pretence one thing stands for another and a role restrains impulse, so symbolic thought and self-control are exercised',
    condition: 'unbroken time, flexible materials and restrained adults are the soil that theories of play call for',
    indicator: 'length of episodes, complexity of plots and negotiation between children mark the level of play',
    limit: 'theories of play disagree about its function and so yield no ready timetable',
    counter: 'parents who value early knowledge doubt that free play secures letters and numbers',
    example: 'children build a clinic out of blocks, quarrel over who is the doctor and change the rules',
    implication: 'rooms equipped in line with theories of play hold more loose parts and fewer toys with a single use',
    contrasts: ['cognitive-development'],
    parts: ['peer-relation'],
  },
  'moral-development': {
    definition:
      'the theory of moral development traces judgement from fear of punishment through respect for convention to principle',
    mechanism:
      'a dilemma exposes the weakness of an old reason, and hearing a better one leads pupils to reorganise their own',
    condition: 'taking roles and sharing in rule-making feed the progress described by the theory of moral development',
    indicator: 'interviewers attend to the reasons given and not to the verdict',
    limit:
      'knowing what is right and doing it come apart, and the theory of moral development explains only the former',
    counter: 'ethicists of care object to a ladder on which impartial justice stands above attachment and compassion',
    example:
      'asked whether to cover for a cheating friend, one pupil speaks of detention, another of loyalty and a third of fairness',
    implication:
      'teachers guided by the theory of moral development press for reasons and bring in opposing views before giving their own',
    contrasts: ['social-learning'],
    parts: ['moral-judgement'],
  },
  'hidden-curriculum': {
    definition:
      'the theory of the hidden curriculum holds that rules, spaces, rituals and manners at school teach values that no timetable names',
    mechanism: 'seating, prizes and tone of voice tell pupils daily what counts, and no explanation is needed',
    condition:
      'wherever practice contradicts the textbook, the theory of the hidden curriculum expects practice to win',
    indicator: "school rules, corridor displays, lists of honours and pupils' own remarks are read as evidence",
    limit:
      "interpretation carries the theory of the hidden curriculum, which can seldom separate the school's influence from that of home and media",
    counter: 'functionalists see in school routines a harmless rehearsal for adult roles',
    example: 'the textbook praises equality while the class is seated by rank in the last test',
    implication:
      'reviews of moral education inspired by the theory of the hidden curriculum begin with rules that contradict what is preached',
    contrasts: ['inculcation-guidance'],
    parts: ['campus-culture'],
  },
  'questionnaire-interview': {
    definition: 'questionnaires combined with interviews pair the spread of an answer with the reasons behind it',
    mechanism:
      'the questionnaire singles out groups and items that deserve a closer look, and conversation then supplies the circumstances',
    condition:
      'respondents must trust that nothing reaches their superiors before questionnaires combined with interviews yield candid data',
    indicator:
      'response rate, consistency of items and saturation of codes are the points on which reviewers check quality',
    limit:
      'self-report remains the weakness of questionnaires combined with interviews, because memory flatters and politeness distorts',
    counter: 'observers of lessons warn that what teachers say they do and what they do are different facts',
    example: 'a district-wide form on leaving intentions is followed by talks with those who scored highest',
    implication:
      'interview guides are better written after the first tabulation, so that questionnaires combined with interviews really build on each other',
    contrasts: ['natural-observation'],
    parts: ['school-survey'],
  },
  'action-research': {
    definition:
      'classroom action research lets teachers identify a problem in their own lessons, try a change and reflect on it in public',
    mechanism: 'planning, acting, observing and reflecting form a cycle in which each round corrects the one before',
    condition:
      'freedom to rearrange teaching and a critical colleague keep classroom action research alive beyond the first cycle',
    indicator: 'diaries, video clips, exercise books and notes by visiting colleagues make up the record',
    limit: 'one class is the whole sample of classroom action research, and the researcher judges a personal venture',
    counter: 'reviewers trained in experiments ask how a gain without a comparison group differs from ordinary growth',
    example: 'a teacher facing silent pupils alters first the seating and then the questions, noting every effect',
    implication:
      'reports of classroom action research gain credit by stating what each round changed and why, failures included',
    contrasts: ['quasi-experiment'],
    parts: ['lesson-record'],
  },
  'quasi-experiment': {
    definition: 'a quasi-experimental design compares intact classes because pupils cannot be assigned at random',
    mechanism:
      'a pre-test removes differences at the start, so that what remains after treatment may be ascribed to teaching',
    condition: 'the same teacher, syllabus and hours in both classes give a quasi-experimental design its credibility',
    indicator: 'gain scores, adjusted means and a delayed post-test are the usual yardsticks',
    limit: 'class spirit and the appeal of novelty escape the control of a quasi-experimental design',
    counter: 'qualitative researchers complain that scores conceal how pupils understood the task',
    example:
      'one of two parallel classes works with the flipped model, the other is taught as before, and both sit the same paper',
    implication:
      'anyone using a quasi-experimental design should report initial differences openly and test again some weeks later',
    contrasts: ['action-research'],
    parts: ['test-scores'],
  },
  'lesson-study': {
    definition:
      'lesson study brings a group of teachers together to plan, watch and rework one lesson in order to see how pupils learn',
    mechanism: 'observers each follow a few pupils, and their pooled notes expose the flaws of the plan',
    condition: 'trust among colleagues is indispensable, since lesson study displays unfinished work',
    indicator: 'successive versions of the plan, answers to key questions and minutes of discussion are the data',
    limit: 'lesson study polishes single lessons at great expense of time, and daily practice may go on unchanged',
    counter: 'managers intent on efficiency would rather spend the hours on marking and tutoring',
    example: 'three colleagues teach the same text in turn and rewrite the questions after each attempt',
    implication:
      'before lesson study begins, the group settles on one difficulty and records pupils rather than judging the teacher',
    contrasts: ['action-research'],
    parts: ['lesson-record', 'student-work'],
  },
  longitudinal: {
    definition:
      'a longitudinal panel study measures the same people repeatedly and so reveals the order and pace of change',
    mechanism:
      'an earlier difference that predicts later change supports a causal reading better than any single survey',
    condition:
      'attrition must stay low and instruments must stay the same, or a longitudinal panel study proves nothing',
    indicator: 'growth curves and cross-lagged paths summarise what repeated waves have shown',
    limit: 'expense, patience and practice effects burden a longitudinal panel study',
    counter: 'adherents of cross-sectional work reply that large age samples show the same trends at once',
    example: 'children followed from the last nursery year into school show when interest in reading begins to diverge',
    implication:
      'students short of time can run two waves a few months apart in place of a full longitudinal panel study',
    contrasts: ['questionnaire-interview'],
  },
  'learning-analytics': {
    definition:
      'learning analytics turns the traces that students leave on platforms into statistical pictures of study',
    mechanism: 'logins, pauses and replays form sequences in which a sudden silence often announces trouble',
    condition: 'records have to be complete and study has to happen online for learning analytics to mirror it',
    indicator: 'timing of submissions, replayed passages and reply networks are frequent objects of analysis',
    limit: 'clicks are visible to learning analytics and thoughts are not, so an open page may have no reader',
    counter:
      'defenders of privacy oppose the collection of data without full notice, and the labels that follow even more',
    example: 'most students rewind the same minute of a lecture, and the tutor discovers an unclear step',
    implication:
      "warnings from learning analytics belong in a tutor's hands first, not in an automatic message to the student",
    contrasts: ['questionnaire-interview'],
    parts: ['learning-logs'],
  },
  'natural-observation': {
    definition: 'naturalistic observation records what children do and say in everyday settings without interfering',
    mechanism: 'a long presence makes the observer familiar, and behaviour drifts back to normal',
    condition: 'naturalistic observation requires agreed units and trained observers if two records are to be compared',
    indicator: 'event sampling suits quarrels and games, while time sampling suits behaviour that recurs often',
    limit: 'rare acts are easily missed by naturalistic observation, and expectation creeps into the notes',
    counter: 'experimenters object that causes can only be guessed where nothing is controlled',
    example: 'seated at the edge of the block corner, an observer notes who said what before one child gave way',
    implication:
      'a second observer for part of the sessions shows whether naturalistic observation sees the same events twice',
    contrasts: ['quasi-experiment'],
    parts: ['lesson-record'],
  },
  motivation: {
    definition:
      'learning motivation is the force that starts and sustains study, and it differs in direction as well as strength',
    mechanism: 'curiosity, ambition and fear of blame lead the same hour of study to different depths',
    condition: 'visible progress keeps learning motivation alive, and hopeless or trivial tasks extinguish it',
    indicator:
      'beyond scales, the difficulty of freely chosen tasks and persistence after failure indicate learning motivation',
    limit: 'strong learning motivation does not replace method, and encouragement cannot fill gaps in knowledge',
    counter: 'some psychologists give habit and surroundings priority over momentary drive',
    example: 'a pupil who studies all night before a test and never opens the book again works for the mark',
    implication:
      'observers of learning motivation should ask whether pupils want to understand or merely to hand something in',
    contrasts: ['engagement'],
    parts: ['self-efficacy'],
  },
  engagement: {
    definition:
      'student engagement has behavioural, emotional and cognitive sides, and only all three together make it more than good conduct',
    mechanism:
      'attention and effort concentrated on a task deepen processing, and student engagement thereby becomes mastery',
    condition: 'challenge within reach and warm relations with teachers raise student engagement',
    indicator: 'time on task, the quality of questions and traces of revision correct the bias of questionnaires',
    limit:
      'well-behaved pupils are easily mistaken for engaged ones, a standing weakness of research on student engagement',
    counter: 'a sceptical view treats student engagement as the result of doing well rather than its cause',
    example: 'in one laboratory group a pupil keeps adjusting the apparatus while another only copies figures',
    implication: 'models that use student engagement as a mediator should enter its three sides separately',
    contrasts: ['motivation'],
    parts: ['self-regulated'],
  },
  achievement: {
    definition:
      'academic achievement denotes the level reached on curricular goals, shown in work and performance as well as in marks',
    mechanism: 'earlier knowledge, time and teaching accumulate, so differences in academic achievement widen with age',
    condition: 'scores speak for academic achievement only as far as the paper matches the curriculum',
    indicator:
      'standardised tests, school examinations, portfolios and teacher ratings each show one face of achievement',
    limit:
      'schools with selective intake look better than they are whenever academic achievement is compared without adjustment',
    counter: 'educators of the whole child regret that marks crowd out cooperation, tenacity and taste',
    example:
      'two students share a high mark, one through understanding and one through drill, and a new type of item separates them',
    implication: 'analyses with academic achievement as the outcome should control for attainment at entry',
  },
  'self-efficacy': {
    definition:
      'self-efficacy is confidence in the ability to carry out a particular task and differs from general self-esteem',
    mechanism:
      'success, models and encouragement raise self-efficacy, which in turn makes people choose harder problems and hold out longer',
    condition: 'prompt feedback on clear tasks keeps self-efficacy in line with real performance',
    indicator:
      'measurement has to be task-specific, for example by asking whether a pupil can write an argumentative essay unaided',
    limit: 'excessive self-efficacy leads students to underrate the preparation they need',
    counter: 'doubters regard self-efficacy as the shadow of earlier marks rather than a cause in its own right',
    example:
      'watching a classmate of similar ability solve the problem often persuades a discouraged pupil to try once more',
    implication: 'work broken into steps with visible progress builds self-efficacy better than praise',
    contrasts: ['motivation'],
  },
  'prior-knowledge': {
    definition:
      'prior knowledge comprises the concepts, skills and everyday notions that students bring to class, errors included',
    mechanism:
      'new content is interpreted through what is already known, so one lesson teaches different things to different pupils',
    condition: 'only if teachers take time to probe does prior knowledge turn from an obstacle into a resource',
    indicator: 'short diagnostic items, concept maps and open questions bring prior knowledge to light',
    limit: 'more is not always better, because deep-rooted misconceptions are also prior knowledge',
    counter: 'others maintain that good teaching evens out differences at the start',
    example: 'city children who have never seen a paddy field picture rice growing on trees',
    implication:
      'two or three questions at the outset tell a teacher which parts of prior knowledge can be taken for granted',
  },
  scaffolding: {
    definition:
      'instructional scaffolding is temporary help, such as hints, worked examples or chains of questions, that is meant to be withdrawn',
    mechanism: 'some of the work is taken over so that attention can settle on the step that has to be learned',
    condition: 'instructional scaffolding must match the difficulty a pupil actually has and fade as skill grows',
    indicator: 'video and successive worksheets show what kind of support was given, when, and how it disappeared',
    limit: 'support that stays too long breeds dependence, the chief risk of instructional scaffolding',
    counter: 'advocates of productive failure would let learners struggle first and help afterwards',
    example: 'a sentence frame accompanies the first essay, keywords the second and a blank page the third',
    implication: 'plans for instructional scaffolding ought to state when help ends and what evidence triggers its end',
    contrasts: ['lecture-inquiry'],
  },
  'family-support': {
    definition: 'family support covers money, encouragement and conditions for study that relatives provide',
    mechanism: 'a quiet table, regular hours and comfort after failure leave energy for learning itself',
    condition:
      "expectations close to a child's real level make family support a help, and inflated ones turn it into pressure",
    indicator: 'researchers ask separately about space, talk, spending and the care that children feel',
    limit:
      'working hours and schooling limit what parents can give, so demands on family support may burden the weakest homes',
    counter: 'believers in the power of schools hold that effective lessons shrink differences between families',
    example: 'parents unable to help with algebra still switch off the television and sit beside the child',
    implication:
      'children and parents should answer questions on family support independently, since their disagreement is informative',
    contrasts: ['parental-involvement'],
  },
  'teacher-efficacy': {
    definition: "teacher efficacy is a teacher's belief in being able to affect what pupils learn",
    mechanism: 'teachers who believe that effort will pay off try new methods and blame families less',
    condition: 'early successes and recognition by colleagues sustain teacher efficacy',
    indicator: 'scales cover management, strategies and engagement, and lesson visits check the self-rating',
    limit: 'high teacher efficacy is no proof of good teaching and may close the ear to criticism',
    counter:
      'organisational researchers trace confidence to support from the school and think training the individual misses the point',
    example: 'a beginner who settles a first conflict alone and hears approval meets the next one calmly',
    implication:
      'professional development should let teachers see pupils improve, for teacher efficacy usually follows results',
    contrasts: ['teacher-burnout'],
  },
  'resource-allocation': {
    definition:
      'allocation of school resources concerns the division of money, staff, buildings and equipment among areas, schools and stages',
    mechanism:
      'funding rules translate local wealth into school conditions, and those conditions move teachers and pupils',
    condition:
      'comparisons of the allocation of school resources need uniform definitions and money that really reaches the school',
    indicator: 'spending per pupil, class size and the share of experienced staff are standard entries',
    limit: 'an idle laboratory counts as investment, so the allocation of school resources says little about use',
    counter: 'scholars of family background attribute far more of the variance in results to intake than to spending',
    example: 'mergers move classrooms into town and lengthen the walk of the youngest village pupils',
    implication:
      'reports on the allocation of school resources should show which subjects and stages lack teachers, not only totals',
    contrasts: ['education-equity'],
  },
  'career-identity': {
    definition: 'occupational identity is the sense that a line of work is worthwhile and part of who one is',
    mechanism: "good experiences in practice and acceptance by practitioners write the job into a person's self-image",
    condition:
      'fair prospects and some public esteem help occupational identity to survive the disappointments of entry',
    indicator:
      'rankings of preferred jobs and the language of placement diaries supplement scales of occupational identity',
    limit: 'strong occupational identity does not keep people whose family or income calls them elsewhere',
    counter: 'institutionalists see low commitment as a mirror of low pay and distrust campaigns to raise it',
    example:
      'being called miss or sir by a class for the first time is remembered by many trainees as the turning point',
    implication: 'trainees who shadow good practitioners early acquire occupational identity that no lecture can give',
    contrasts: ['retention-intention'],
  },
  'retention-intention': {
    definition: 'intention to stay is the plan to go on working in the present post for some years',
    mechanism: "pay, a partner's workplace and prospects are weighed until the plan tips one way or the other",
    condition: 'scarce vacancies elsewhere widen the distance between intention to stay and actual staying',
    indicator: 'applications for transfer and the purchase of a house tell as much as a direct question',
    limit: 'an intention to stay is only an attitude, which illness, marriage or a new regulation may overturn',
    counter: 'administrators sometimes prefer binding contracts to any effort to raise goodwill',
    example:
      'near the end of their compulsory service, some young teachers study for city posts while others settle in the valley',
    implication:
      'teachers bound by contract and teachers free to leave must be analysed apart, or intention to stay will be misread',
    contrasts: ['teacher-burnout'],
  },
  'teacher-burnout': {
    definition: 'teacher burnout shows itself in exhaustion, distance from pupils and a fading sense of accomplishment',
    mechanism: 'long effort with little return leads teachers to protect themselves by caring less, and lessons suffer',
    condition: 'paperwork and isolation breed teacher burnout more reliably than difficult pupils do',
    indicator: 'the three subscales of burnout inventories are read together with sick leave and changes in tone',
    limit: 'conscientious teachers seldom admit fatigue, so self-reports of teacher burnout run low',
    counter: 'another diagnosis says that the load is simply too heavy and that removing tasks beats stress training',
    example: "a form tutor who teaches by day and fills in returns by night is irritated by the term's last question",
    implication: 'schools that want less teacher burnout should prune inspections and forms before offering workshops',
    contrasts: ['teacher-efficacy'],
  },
  'deep-learning': {
    definition:
      'deep learning of subject matter means grasping how ideas connect and using them where they were not taught',
    mechanism: 'comparing, questioning and regrouping information ties loose facts into a structure that transfers',
    condition: 'concentrated time and questions with room for thought are the price of deep learning of subject matter',
    indicator:
      'unfamiliar problems, layers of explanation and the links drawn in concept maps reveal how deep understanding goes',
    limit: 'not every topic deserves the hours that deep learning of subject matter consumes',
    counter: 'champions of practice insist that depth without memory and drill is mere talk',
    example: 'after a unit on buoyancy a pupil explains why a submarine dives and criticises a flawed design',
    implication: 'one or two core concepts per unit are enough to aim at deep learning of subject matter',
    contrasts: ['participation'],
    parts: ['prior-knowledge'],
  },
  'classroom-interaction': {
    definition:
      'quality of classroom interaction lies in whether talk moves thinking forward, not in how many hands go up',
    mechanism:
      'a teacher who asks for reasons and passes an answer to the class turns a private idea into common material',
    condition:
      'waiting after a question and respect for wrong answers are prerequisites for quality of classroom interaction',
    indicator: 'coders look at the level of questions, the structure of turns and questions raised by pupils',
    limit:
      'silent thinkers are recorded as absent whenever quality of classroom interaction is inferred from speech alone',
    counter: 'some teachers defend uninterrupted exposition for dense topics as the quicker and clearer way',
    example: 'a chorus of yes answers the question whether everyone has understood, and nobody has thought',
    implication: 'fewer questions with a follow-up prepared for each do most for the quality of classroom interaction',
    parts: ['feedback-quality'],
  },
  'self-regulated': {
    definition: 'self-regulated learning means setting goals, choosing methods, watching progress and changing course',
    mechanism: 'students who notice that they have not understood move time to the weak spot, and efficiency rises',
    condition: 'choice within tasks and comments on strategy are what self-regulated learning grows on',
    indicator: 'study plans, error logs, requests for help and replay data bear witness to self-regulated learning',
    limit:
      'younger pupils overrate themselves and can hardly say which method they used, a problem for research on self-regulated learning',
    counter: 'cautious teachers argue that weak students need clear explanation, and that freedom widens the gap',
    example: 'with the same recorded lecture one student pauses for notes and another plays it through at speed',
    implication:
      'estimating how long a task will take and comparing the result afterwards is a modest start towards self-regulated learning',
    contrasts: ['teacher-student'],
  },
  'comprehensible-input': {
    definition:
      'comprehensible input is language that learners can by and large follow although it contains a few new forms',
    mechanism: 'once the message is clear, attention is free for unfamiliar words and patterns',
    condition: 'familiar topics and thinly spread new words keep comprehensible input from turning into noise',
    indicator:
      'lexical coverage, the speed of teacher talk and repetition of key words allow an estimate of how intelligible input is',
    limit: 'listening and reading profit from comprehensible input while accuracy in speech and writing may lag behind',
    counter: 'interactionists reply that input becomes intelligible only through requests for clarification',
    example: 'acting out each instruction while speaking lets beginners obey a verb they have never met',
    implication: 'a short vocabulary test helps teachers to select comprehensible input at the right level',
    contrasts: ['communicative-competence'],
  },
  'communicative-competence': {
    definition:
      'communicative competence adds to grammar the ability to suit words to the occasion, to build a text and to repair a breakdown',
    mechanism:
      'dealing with real listeners teaches speakers to reword, and communicative competence grows with every repair',
    condition: 'a reason to speak and something to say are needed before communicative competence can be practised',
    indicator:
      'role plays, information-gap tasks and letters to named readers are common tests of communicative competence',
    limit: 'ratings of communicative competence depend on judges, who must be trained again and again',
    counter: 'defenders of grammar call the notion too broad and regard accuracy as the ground of all exchange',
    example: 'a student with faultless syntax asks a tutor for leave in the tone of an order',
    implication:
      'separate marks for appropriateness, coherence and accuracy describe communicative competence better than one impression',
    contrasts: ['accuracy-fluency'],
  },
  'reading-comprehension': {
    definition: 'reading comprehension includes retrieving information, drawing inferences and judging what is read',
    mechanism: 'fluent decoding frees working memory to connect sentences and to build the meaning of the whole',
    condition:
      'sufficient vocabulary and background are required before strategy training improves reading comprehension',
    indicator:
      'items of retrieval, inference and evaluation, together with think-aloud records, show the level reached',
    limit: 'familiarity with multiple choice inflates measures of reading comprehension',
    counter: 'lexical researchers attribute most failures to unknown words and expect little of strategies',
    example: 'a pupil retells the plot but cannot say why the narrator hides the decisive fact',
    implication:
      'asking which sentence supports an answer trains reading comprehension more than checking options does',
    parts: ['prior-knowledge'],
  },
  'language-anxiety': {
    definition:
      'language anxiety is the tension and avoidance that learners feel when they have to use the new language',
    mechanism: 'fear of error occupies attention, words fail, and the failure feeds further language anxiety',
    condition: 'public performance and instant judgement bring language anxiety to its peak',
    indicator: 'scales are checked against hesitation and against the frequency with which pupils evade speaking',
    limit: 'weak skills and language anxiety cause each other, and a single survey cannot say which came first',
    counter: 'some teachers believe that a little tension sharpens preparation and that comfort makes lazy',
    example: 'a good writer rushes through an oral report and forgets prepared sentences',
    implication: 'rehearsal in pairs before speaking to the class is a simple remedy for language anxiety',
    contrasts: ['self-efficacy'],
  },
  'parenting-style': {
    definition: 'parenting style denotes the stable mixture of warmth and control with which parents bring up a child',
    mechanism:
      "firm but explained limits are taken over as a child's own, whereas neglect and command both hinder that step",
    condition: 'parents who agree with each other and keep their rules give parenting style a visible effect',
    indicator:
      'typologies of authoritative, authoritarian, permissive and neglectful parents rest on scales answered by both generations',
    limit: 'difficult children provoke harsh parents, so the influence of parenting style runs in two directions',
    counter: 'cross-cultural psychologists deny that strictness means coldness in families that prize duty',
    example: 'over unfinished homework one father shouts and another asks where the problem lies',
    implication: 'acting out conversations changes parenting style more than handing out a typology',
    contrasts: ['attachment'],
  },
  'parental-involvement': {
    definition: 'parental involvement ranges from help and talk at home to meetings and decisions at school',
    mechanism:
      'children who see that parents care and who get a hint at the right moment come to regard study as worthwhile',
    condition: 'encouragement to think, not doing the work, makes parental involvement beneficial',
    indicator:
      'shared reading, contact with teachers and conversation about school are measured as separate dimensions',
    limit:
      'supervision that never lets go turns parental involvement into control and harms both autonomy and affection',
    counter: 'some teachers fear that eager parents blur professional boundaries',
    example: 'a father who asks each night about one character, and checks nothing, has a child who reads ahead',
    implication:
      'help at home and presence at school are kept apart in careful studies of parental involvement, because they work differently',
    contrasts: ['family-support'],
  },
  'home-literacy': {
    definition:
      'the home literacy environment consists of books, time, shared reading and the habits of parents themselves',
    mechanism: 'books at hand and someone to talk to make reading ordinary, and vocabulary and interest grow together',
    condition: 'parents have to read along, otherwise the home literacy environment is furniture',
    indicator: 'number of books, weekly shared reading and the manner of questioning are the usual indicators',
    limit: 'income and schooling are entangled with the home literacy environment, whose own effect is hard to isolate',
    counter: 'school-centred reformers trust well-stocked classrooms and silent reading to make up for empty shelves',
    example: 'in a flat with a low bookcase and no television a child leafs through a picture book before supper',
    implication:
      'book bags lent by schools, with a few questions inside, improve the home literacy environment cheaply',
    contrasts: ['family-support'],
  },
  'teacher-digital': {
    definition:
      "digital competence of teachers covers choosing resources, running online work and protecting pupils' data",
    mechanism: 'knowing which difficulty a tool can ease keeps technology from being mere display',
    condition:
      'reliable equipment and a helpful colleague carry the digital competence of teachers from operation to design',
    indicator: 'choices made in lesson plans and situational tests say more than self-ratings',
    limit: 'where only examination results count, digital competence of teachers finds no lasting place in lessons',
    counter: 'experienced colleagues object that clear explanation and a board are enough and that devices distract',
    example: 'with the same tablets one teacher distributes exercises and another projects rival solutions for debate',
    implication:
      "grouping by subject and practising on next week's lesson make courses on the digital competence of teachers useful",
    parts: ['tpack'],
  },
  'social-presence': {
    definition: 'social presence is the feeling that others in an online course are real people within reach',
    mechanism: 'tone of voice and quick replies make students willing to post half-finished thoughts',
    condition: 'moderate group size and punctual answers favour social presence',
    indicator: 'forms of address, speed of reply and presence scales are taken as measures',
    limit: 'a friendly forum may stay with greetings, so social presence does not ensure depth',
    counter:
      'another view gives weight to content and exercises and grants social presence an effect on satisfaction only',
    example: 'short video introductions at the start lead to more replies in the weeks that follow',
    implication: 'tutors create social presence by answering posts by name at a fixed hour',
    contrasts: ['digital-distraction'],
  },
  'digital-distraction': {
    definition:
      'digital distraction is the interruption of study by messages, clips and other unrelated uses of a device',
    mechanism: 'each switch costs time to recover the thread, and scattered attention cannot carry complex reasoning',
    condition: 'dull tasks, a phone within reach and constant alerts invite digital distraction',
    indicator:
      'screen logs are more trustworthy than recollection, and the distance between the two is a finding in itself',
    limit: 'users underestimate their switching, which biases surveys of digital distraction',
    counter: 'historians of attention remark that minds have always wandered and that the phone is only a new exit',
    example: 'a student glances at the phone every few minutes and reads the same page three times',
    implication:
      'collecting devices for agreed periods and cutting tasks into short wholes reduces digital distraction',
    contrasts: ['engagement'],
  },
  employability: {
    definition:
      'graduate employability is the capacity to obtain work, to do it well and to move when conditions change',
    mechanism: 'technical skill opens the door, while communication and the ability to learn decide who stays',
    condition: 'vacancies and relevant courses must exist before graduate employability becomes employment',
    indicator:
      "employers' ratings, placement reports and the match between post and degree illuminate different sides of employability",
    limit: 'talk of graduate employability puts the blame for unemployment on persons and forgets the business cycle',
    counter: 'critics fear that universities ruled by graduate employability will starve basic disciplines and dissent',
    example: 'of two applicants with equal degrees, the one with a placement can describe a problem that was solved',
    implication: 'graduates and employers rank skills differently, so surveys of graduate employability question both',
    parts: ['career-identity'],
  },
  belonging: {
    definition: 'sense of belonging at school is the feeling of being accepted and of having a place there',
    mechanism: 'pupils who are known by name and missed when absent keep rules and join in',
    condition: 'stable classes in which marks are not the only measure of worth foster a sense of belonging at school',
    indicator: 'scales are set beside attendance and the company pupils keep at break',
    limit: 'cliques also give their members a sense of belonging at school, and closeness need not raise results',
    counter: 'researchers interested in personality note that quiet pupils are content with one or two friends',
    example: 'a newcomer eats alone for weeks and starts to talk after joining the library team',
    implication:
      'giving every pupil a task for the class is the cheapest way to strengthen a sense of belonging at school',
    contrasts: ['peer-relation'],
  },
  'social-support': {
    definition:
      'social support is the emotional, informational and practical help received from family, friends, staff and institutions',
    mechanism: 'being heard and advised lowers the threat of an event and widens the choice of responses',
    condition: 'help that misses the need or wounds self-respect cancels the buffering effect of social support',
    indicator: 'instruments distinguish support that is perceived, support that is received and readiness to use it',
    limit: 'low mood makes people overlook help, so self-reports of social support reflect more than reality',
    counter: 'a rival reading notes that those who get much support also have much trouble',
    example: 'after a failed entrance examination a student recovers sooner among room-mates than alone',
    implication:
      'source and kind of social support belong in the report, as a single sum hides the difference between peers and parents',
    contrasts: ['resilience'],
  },
  resilience: {
    definition:
      'psychological resilience is the capacity and the process of regaining good functioning after adversity',
    mechanism: 'stable ties, a sense of control and hopeful interpretation together keep setbacks from spreading',
    condition: 'adversity has to remain bearable for psychological resilience to show its protective force',
    indicator: 'high scores mean little among people who have never met hardship, so exposure must be measured as well',
    limit: 'praise of psychological resilience may excuse the conditions that make it necessary',
    counter: 'structural critics would remove poverty and neglect before training children to endure them',
    example: 'a pupil whose parents work far away does well because one teacher has kept an eye on her for years',
    implication: 'tests of psychological resilience as a moderator need groups with high and with low adversity',
    contrasts: ['academic-stress'],
    parts: ['social-support'],
  },
  'academic-stress': {
    definition:
      'academic stress arises when study, examinations and expectations seem to exceed what a student can manage',
    mechanism: 'moderate pressure focuses attention, whereas lasting pressure spoils sleep and kills interest',
    condition: 'scarce places, published rankings and ambitious parents make academic stress heaviest',
    indicator: 'stress inventories are supplemented by hours of sleep and complaints before examinations',
    limit:
      'the same pile of work weighs differently on different pupils, so academic stress cannot be read off the timetable',
    counter: 'many parents and teachers answer that without pressure nobody works',
    example: 'before finals a good pupil lies awake over one lost rank while the last in class no longer cares',
    implication:
      'advice on academic stress becomes useful once homework, examinations and parental hopes are told apart',
    contrasts: ['homework-load'],
    parts: ['social-support'],
  },
  'peer-relation': {
    definition: 'peer relations comprise acceptance, friendship and standing among children of about the same age',
    mechanism: 'dealing with equals teaches bargaining and loyalty, and it can also teach truancy and cruelty',
    condition: 'common activities and even-handed adults help peer relations to develop well',
    indicator:
      'nominations, friendship scales and observation at break sort out the popular, the rejected and the overlooked',
    limit: 'asking whom a child dislikes carries risks of its own, so studies of peer relations need ethical care',
    counter: 'family determinists hold that peers merely amplify what home has already formed',
    example: 'a boy who can mend toy cars is invited to join in, and his exclusion ends',
    implication: 'new seating and a respected duty for the neglected child often mend peer relations',
    contrasts: ['belonging'],
  },
  'feedback-quality': {
    definition:
      'quality of feedback depends on whether a comment tells the learner the goal, the gap and the next step',
    mechanism: 'precise advice shortens the way to the goal, while vague praise leads nowhere',
    condition: 'quality of feedback matters only if there is time and occasion to revise',
    indicator: 'coders classify comments and compare drafts to see which advice was taken',
    limit: 'marks returned with a comment draw all attention to themselves, whatever the quality of feedback',
    counter: 'sceptics warn that constant feedback makes students dependent on outside judgement',
    example: 'a note saying that the evidence is one step away from the claim tells the writer where to begin',
    implication:
      'limiting each comment to one or two points and demanding a second draft raises the quality of feedback',
    parts: ['formative-assessment'],
  },
  'homework-load': {
    definition: 'homework load refers both to the amount of assigned work and to the fatigue that pupils feel',
    mechanism: 'work beyond what can be done alone leads to haste, copying or lost sleep',
    condition: 'homework load mounts quickly where subjects do not coordinate and exercises repeat',
    indicator: 'diaries of time, numbers of tasks and hours of sleep should be recorded together',
    limit: 'pupils differ in speed, and a rule based on the average homework load fits few of them',
    counter: 'teachers who trust practice maintain that fluency needs volume and that cuts weaken the base',
    example: 'one child finishes a sheet before supper and another sits over it at midnight',
    implication: 'a time diary kept for several days measures homework load better than one question about impressions',
    contrasts: ['academic-stress'],
  },
  'school-readiness': {
    definition:
      'school readiness means being able to cope with the first year in body, feeling, language, thought and habit',
    mechanism:
      'children who follow instructions, sit through a task and ask for help can attend to learning from the start',
    condition: 'the advantage of school readiness lasts only where the first grade builds on what nurseries did',
    indicator: 'teacher ratings, tasks on language and number and notes on adjustment are combined',
    limit: 'school readiness is easily reduced to letters and sums, and habits drop out of sight',
    counter: 'an opposite view demands that schools be ready for children rather than the reverse',
    example: 'in the first week the child who can pack a bag cries less than the child who knows many words',
    implication: 'routines and emotions come before knowledge in a sensible check of school readiness',
    contrasts: ['schoolification'],
  },
  'moral-judgement': {
    definition: 'moral judgement is the ability to weigh reasons and decide when values collide',
    mechanism: "hearing other reasons and taking another's place shift judgement from consequences towards principle",
    condition: 'open discussion of lifelike cases gives moral judgement something to work on',
    indicator: 'the level and consistency of the reasons offered in dilemmas serve as the measure',
    limit: 'sound moral judgement often fails before temptation or the pressure of a group',
    counter: 'intuitionists claim that feeling comes first and that reasons are found afterwards',
    example: 'asked about reporting a classmate who copied, pupils move from fear of enmity to fairness towards others',
    implication:
      "dilemmas that pupils really meet, with an argument against one's own view, make the best exercises in moral judgement",
    contrasts: ['inculcation-guidance'],
  },
  'value-identification': {
    definition: 'identification with values means understanding them, accepting them and being ready to act on them',
    mechanism: "a principle borne out by one's own experience turns from an outer demand into a conviction",
    condition: 'adults who live by what they teach make identification with values durable',
    indicator:
      'answers on knowledge, feeling and costly choice are compared to see how deep identification with values goes',
    limit: 'questionnaires invite agreeable answers, so full marks for identification with values prove little',
    counter: 'critical educators add that assent which has never been questioned is obedience',
    example: 'after weeks of volunteer teaching, students speak of responsibility without slogans',
    implication:
      'items that demand a sacrifice measure identification with values better than items that demand assent',
    contrasts: ['moral-judgement'],
  },
  'campus-culture': {
    definition:
      'school climate is made of traditions, rules, surroundings and the tone in which people deal with each other',
    mechanism: 'what is seen and heard every day hints at what is respected, and pupils adjust without being told',
    condition: 'consistency between rules and slogans gives school climate its force',
    indicator: 'interviews, lists of events and climate scales together describe a school',
    limit: 'years pass before school climate changes, and new posters do not hasten it',
    counter: 'doubters hold that school climate is a by-product of intake and management',
    example: "former pupils remember the morning reading and a headteacher's phrase, not the motto on the wall",
    implication:
      'one or two traditions shared by all and kept up for years shape school climate more than yearly campaigns',
    parts: ['hidden-curriculum'],
  },
  wellbeing: {
    definition: 'subjective well-being joins satisfaction with life to frequent pleasant and rare unpleasant feelings',
    mechanism:
      "good relations and progress on goals of one's own raise subjective well-being, whereas comparison with others lowers it",
    condition: 'basic safety and sleep come first, for subjective well-being rarely survives their loss',
    indicator: 'life-satisfaction scales and repeated mood reports through the day are used side by side',
    limit: 'cultural habits of modesty or display make subjective well-being hard to compare across countries',
    counter: 'critics of the happiness agenda find discontent a healthy answer to bad conditions',
    example: 'teenagers report better moods on days with sport and friends than on days of private tuition',
    implication:
      'lasting satisfaction and passing mood are two measures, and studies of subjective well-being need both',
    contrasts: ['academic-stress'],
    parts: ['social-support'],
  },
  'school-survey': {
    definition: 'school survey and interview data consist of forms and conversations with pupils, teachers and parents',
    mechanism:
      'the same question put to different groups yields agreement that can be trusted and contradiction that must be pursued',
    condition: 'access without the headteacher in the room is what makes school survey and interview data frank',
    indicator:
      'a description of the sample, the rules for discarding forms and the list of interviewees must accompany the data',
    limit:
      'willing schools answer and troubled ones decline, so school survey and interview data lean towards the former',
    counter: 'statisticians refuse to generalise from convenience samples to a whole district',
    example: 'forms handed out and collected by the class teacher are filled with safe answers',
    implication:
      'a code with date and place for every respondent makes school survey and interview data open to later checking',
    contrasts: ['education-statistics'],
  },
  'lesson-record': {
    definition: 'classroom observation records include notes, video, lesson plans and reflections written afterwards',
    mechanism: 'replaying one episode lets the analyst follow question, pause and answer second by second',
    condition: 'familiarity with the camera has to come first, or classroom observation records show a performance',
    indicator:
      'a coding scheme, agreement between coders and criteria for choosing episodes decide what the records are good for',
    limit: 'transcription is slow, and a handful of classroom observation records cannot stand for a school year',
    counter: 'survey researchers remark that no number of vivid cases tells how common a practice is',
    example: 'on film from an open day answers come quickly, while an ordinary morning is much quieter',
    implication:
      'classroom observation records are best taken in ordinary lessons with consent from pupils and parents',
    contrasts: ['test-scores'],
  },
  'test-scores': {
    definition: 'pre-test and post-test scores come from equivalent papers given before and after teaching',
    mechanism: 'subtracting the start leaves a gain that may be ascribed to the method',
    condition: 'papers of equal difficulty and uniform marking make pre-test and post-test scores comparable',
    indicator:
      'distributions, item discrimination and initial differences between groups are reported before any test of significance',
    limit:
      'practice effects and regression to the mean lurk in pre-test and post-test scores, and a rise need not be due to teaching',
    counter: 'process-minded researchers complain that scores never say how thinking changed',
    example: 'the experimental class gains most on items that merely ask for recall',
    implication: 'keeping answers item by item lets pre-test and post-test scores show where progress was made',
    contrasts: ['student-work'],
  },
  'student-work': {
    definition: 'portfolios of student work preserve what learners wrote, made and revised',
    mechanism: 'crossings-out and marginal notes show the moment at which an idea changed',
    condition: 'tasks with several solutions, done unaided, make portfolios of student work worth analysing',
    indicator: 'rubrics turn errors, structure of argument and changes between drafts into codes',
    limit: 'help from others is hard to detect in portfolios of student work done at home',
    counter: 'believers in tests object that judging products is subjective and cannot be compared across schools',
    example: 'three pupils draw three different diagrams for the same word problem and go wrong in three places',
    implication: 'drafts kept with final versions, names removed, make portfolios of student work a rich source',
    contrasts: ['test-scores'],
  },
  'learning-logs': {
    definition: 'log data from learning platforms record logins, clicks, pauses and submissions in order of time',
    mechanism:
      'time stamps join single acts into paths, and delay, cramming and repeated calls for help each have their shape',
    condition: 'log data from learning platforms stand for study only when study takes place there',
    indicator:
      'intervals between logins, order of tasks, rewinding and replies are extracted from platform log data as features',
    limit: 'talk in the corridor and a wandering mind leave no trace in log data from learning platforms',
    counter: 'ethics committees demand that students know what is stored and for how long',
    example: 'on the eve of a deadline the curve of submissions climbs steeply',
    implication:
      'a few students should be asked what they were doing before any measure drawn from log data is interpreted',
    contrasts: ['school-survey'],
  },
  'graduate-tracking': {
    definition: 'graduate destination surveys report the jobs, pay, fit and satisfaction of former students',
    mechanism: 'looking back, graduates tell a department which courses proved useful',
    condition:
      'addresses have to be current and some time must have passed for graduate destination surveys to be informative',
    indicator: "destination, changes of job, self-rated skills and employers' opinions are the main sections",
    limit: 'the successful answer and the unemployed disappear, so graduate destination surveys flatter',
    counter: 'heads of department protest that destinations depend on the economy and say nothing about teaching',
    example: 'alumni report that the software they learned is obsolete and that report writing served them best',
    implication:
      'users of graduate destination surveys should compare respondents with the whole cohort by subject and sex',
    parts: ['employability'],
  },
  'psych-scales': {
    definition:
      'psychometric scale data come from sets of validated items that quantify feelings, attitudes and beliefs',
    mechanism: 'several items on one trait cancel out random error, so the total is steadier than any answer',
    condition: 'validation in a similar population and real anonymity lend psychometric scale data their worth',
    indicator: 'internal consistency, factor structure and the distribution of scores are reported first',
    limit: 'social desirability colours psychometric scale data, and young children may not grasp the items',
    counter: 'clinicians stress that a scale screens and that only an interview can diagnose',
    example: 'pupils afraid of being called in tick never on every question about mood',
    implication:
      'psychometric scale data should be collected only with a plan for referring those with alarming scores',
    contrasts: ['student-work'],
  },
  'education-statistics': {
    definition: 'official education statistics count schools, teachers, pupils and money by area and stage',
    mechanism:
      'uniform yearly returns from every school make differences between areas and trends over time comparable',
    condition:
      'boundaries and definitions have to stay the same, or official education statistics from different years cannot be joined',
    indicator:
      'pupil-teacher ratio, uncertified staff, spending per pupil and floor area are the figures most often cited',
    limit: 'official education statistics stop at the district, and what happens inside schools stays hidden',
    counter: 'field researchers point out that returns serve inspection and that absent staff are counted as present',
    example: 'the number of teachers holds steady while the table by subject shows music and art unfilled for years',
    implication:
      'quotations from official education statistics need the name of the table and a note on changed definitions',
    contrasts: ['school-survey'],
  },
  'policy-documents': {
    definition: 'education policy documents include acts, ministerial guidance, local circulars and school plans',
    mechanism: 'clauses added at each level show how a principle becomes a task with a deadline',
    condition: 'issuing body, date and legal force must be settled before education policy documents are quoted',
    indicator: 'a register lists aims, instruments, money and responsible offices clause by clause',
    limit: 'education policy documents state what is required, and whether it happened needs other evidence',
    counter: 'headteachers remark that circulars contradict each other and that only what inspectors check counts',
    example:
      'the national text limits homework in general terms, the district sets minutes and the school adds a notice board',
    implication:
      'placing successive education policy documents side by side and marking every changed phrase is a sound start',
    parts: ['policy-implementation'],
  },
  school: {
    definition: 'schools organise teaching by plan and also teach children to live among others',
    mechanism: 'timetable, class and rules fix the daily work and bring people and resources together',
    condition: 'room for manoeuvre over staff and money lets schools improve on their own terms',
    indicator: 'a day spent following the timetable says more about schools than their mission statements',
    limit: 'poverty and decline outside the gates set limits that schools cannot move',
    counter:
      'deschooling thinkers held that compulsory attendance stifles learning and that knowledge should be sought across society',
    example: 'of two neighbouring schools, one opens its library at noon and the other locks it to prevent loss',
    implication: 'research that takes schools as units must state size, stage and intake',
  },
  'education-authority': {
    definition: 'local education authorities appoint staff, distribute funds and inspect schools in their area',
    mechanism:
      'control of posts and money lets them shift the make-up of schools faster than any single headteacher could',
    condition: 'agreement with treasury and personnel offices decides what local education authorities can achieve',
    indicator:
      'transfer lists, budget tables and inspection reports disclose how local education authorities use their powers',
    limit: 'local education authorities are bound by budgets and national rules, and many problems exceed their means',
    counter: 'friends of school autonomy would leave appointments to governors and heads',
    example: 'surplus staff moved from the town enable a village school to offer a foreign language',
    implication:
      'personnel and finance officers tell different stories, so interviews in local education authorities cover both',
    contrasts: ['school'],
  },
  university: {
    definition: 'universities unite teaching, research and public service under academic and administrative rule',
    mechanism:
      'departments decide on courses and marks, central offices on money and targets, and reform depends on both',
    condition: 'some freedom over programmes and budgets is needed before universities can answer regional demand',
    indicator: 'the mix of subjects, staff-student ratios and the pace of course renewal describe universities well',
    limit: 'research is easier to count than teaching, so universities tend to reward it first',
    counter: 'guardians of academic freedom warn against ranking and employment targets',
    example: 'engineers in one building build placements while humanists across the road defend the reading seminar',
    implication: 'studies of reform in universities must find out at which level decisions are really taken',
    contrasts: ['partner-firm'],
  },
  'partner-firm': {
    definition: 'partner firms share responsibility with colleges for courses, placements and assessment',
    mechanism: 'real tasks and skilled mentors come from the firm, and the college adapts its teaching to them',
    condition: 'benefit in recruitment or technical help keeps partner firms committed',
    indicator:
      'mentors provided, training posts offered and part taken in course design measure what partner firms invest',
    limit: 'production has priority for partner firms, and teaching gives way when orders press',
    counter: 'unions and student bodies warn that unregulated placements become cheap labour',
    example: 'at the height of the season a hotel puts every trainee on reception and the rotation plan lapses',
    implication:
      'rotation, mentoring, assessment and terms of exit are the four clauses no contract with partner firms can do without',
    parts: ['dual-teacher'],
  },
  'counselling-centre': {
    definition: 'school counselling services offer lessons on mental health, individual help, screening and referral',
    mechanism: 'a link to medical care lets mild and severe cases each find a proper place',
    condition: 'full-time staff, a private room and referral agreements are what school counselling services depend on',
    indicator:
      'numbers of visits, waiting time and referrals, month by month, show how school counselling services run',
    limit: 'short of hands, school counselling services may spend more time on screening returns than on pupils',
    counter: 'pupils sometimes see a visit to the office corridor as a public confession',
    example: 'after mid-term examinations requests double and the counsellor can only hold short talks',
    implication:
      'a separate entrance, online booking and records kept out of school files bring pupils to school counselling services',
    parts: ['counselling'],
  },
  kindergarten: {
    definition: 'early-years settings care for and educate children before compulsory schooling',
    mechanism:
      'routines, materials and adult-child talk make up the curriculum, of which group lessons are a small part',
    condition: 'sufficient staff and small groups allow early-years settings to give time back to children',
    indicator: 'ratios, outdoor time, corners and rated interaction are the usual measures',
    limit: 'fees and pay differ widely, and so does quality among early-years settings in one town',
    counter: 'parents in a hurry ask early-years settings for letters and sums and call play a waste',
    example: 'a nursery with a long outdoor morning sees fewer quarrels and quicker naps',
    implication:
      'public, subsidised or commercial status is the first thing to state in a comparison of early-years settings',
  },
  'knowledge-competence': {
    definition: 'knowledge versus competence as the aim of schooling is a dispute about the backbone of the curriculum',
    mechanism: 'hours are scarce, and time for systematic content competes with time for integrated tasks',
    condition: 'curriculum and examination reform bring the dispute over knowledge and competence to a head',
    indicator: 'weights given to content and to skill in standards, and contexts used in papers, betray a position',
    limit: 'opposing knowledge to competence obscures that every competence feeds on knowledge',
    counter: 'a middle party assigns knowledge to the early years and integration to the later ones',
    example: 'fewer recall items in the examination lead one school to add projects and another to add drill',
    implication: 'anyone debating knowledge and competence should ask which facts a given competence cannot do without',
    contrasts: ['lecture-inquiry'],
  },
  'teacher-student': {
    definition: 'teacher guidance versus student autonomy concerns who sets pace, content and standards in class',
    mechanism: "one side trusts the teacher's view of the subject, the other the student's own choice and construction",
    condition: 'ability, class size and type of lesson shift the balance between teacher guidance and student autonomy',
    indicator: 'shares of talking time, the origin of tasks and the judge of errors provide coordinates',
    limit: 'slogans about teacher guidance and student autonomy end in counting how often pupils speak',
    counter: 'most practitioners see no contradiction and ask when to let go and when to take over',
    example:
      'the same teacher explains a new concept at length and lets pupils set questions for each other in revision',
    implication: 'noting phase by phase who is in charge makes the question of guidance and autonomy answerable',
    contrasts: ['lecture-inquiry'],
  },
  'equity-quality': {
    definition:
      'equal provision versus centres of excellence asks whether scarce means should lift the weakest or build up a few',
    mechanism: 'concentrated spending shows quick results, while even spending secures a minimum for every child',
    condition: 'tight budgets and parents eager to choose sharpen the conflict between equal provision and excellence',
    indicator: 'funding gaps, the distribution of places and patterns of school choice are the evidence used',
    limit: 'debate on equal provision and centres of excellence often counts buildings and forgets teachers',
    counter: 'advocates of school federations promise both, and opponents expect the strong school to be diluted',
    example: 'a new model school drains the neighbouring secondary schools of their best pupils',
    implication: 'a floor that no school may fall below should be fixed before centres of excellence are discussed',
    contrasts: ['education-equity'],
  },
  'technology-teaching': {
    definition:
      'technology as aid versus technology as substitute turns on whether machines help teachers or take over some of their work',
    mechanism: 'automatic marking saves routine labour and may cost the teacher knowledge of the pupils',
    condition:
      'drill in facts passes most easily to machines, so the line between technology as aid and as substitute varies by subject',
    indicator: 'what teachers do with the time saved, and whether pupils still think unaided, shows who has won',
    limit: 'unequal equipment at home is neglected by both sides of the quarrel over technology as aid or substitute',
    counter:
      'optimists expect a tutor for every child, and the cautious reply that example and care cannot be automated',
    example: 'instant scores for essays soon teach pupils to pile up sentences that score well',
    implication:
      'a list of decisions reserved for teachers puts the choice between technology as aid and as substitute on firm ground',
  },
  'lecture-inquiry': {
    definition: 'direct instruction versus inquiry asks whether knowledge should be explained or discovered',
    mechanism:
      'exposition is quick and orderly, whereas inquiry is slow and takes students through guessing, testing and revising',
    condition: 'the less students know, the stronger the case for the first side of direct instruction versus inquiry',
    indicator: 'transfer items, delayed tests and the hours consumed allow a comparison',
    limit: 'the worst lecture is often set against the best project in writings on direct instruction versus inquiry',
    counter: 'conciliators let students try first and have the teacher explain afterwards',
    example:
      "one class measures a lamp's power by given steps and another designs its own procedure and needs far longer",
    implication:
      'whether facts or methods of research are the goal should decide between direct instruction and inquiry',
    contrasts: ['teacher-student'],
  },
  'accuracy-fluency': {
    definition:
      'accuracy versus fluency asks whether language teaching should first seek correct speech or ready speech',
    mechanism: 'constant correction keeps errors from setting hard but breaks the thread and frightens speakers',
    condition: 'beginners and oral classes are the usual scene of accuracy versus fluency',
    indicator: 'error-free clauses stand for one pole, speed and pauses for the other',
    limit: 'complexity is left out when accuracy and fluency are placed on a single scale',
    counter: 'supporters of task-based teaching put meaning first and deal with form once the task is done',
    example: 'a pupil interrupted three times in a story answers with yes and no from then on',
    implication: 'noting errors during an activity and discussing them afterwards reconciles accuracy with fluency',
    contrasts: ['communicative-teaching'],
  },
  'family-duty': {
    definition: 'the duties of the family versus those of the school are disputed over homework, conduct and safety',
    mechanism:
      'working parents lack time, schools are asked to look after children longer, and each side passes the task on',
    condition: 'unwritten divisions of labour and high hopes inflame the dispute over the duties of family and school',
    indicator: 'rules on signed homework, after-school care and accidents reveal how responsibility is divided',
    limit:
      'employers and neighbourhoods, whose hours and spaces matter too, seldom enter the debate on duties of family and school',
    counter:
      'teachers fear a burden without limit, and parents reply that a school which admits a child answers for it',
    example: 'asked to tick off homework in a chat group, parents feel used and teachers feel supported',
    implication:
      'writing down who leads, who helps and when the child is handed over settles most quarrels over family and school duties',
    parts: ['home-school.measure'],
  },
  'vocational-aim': {
    definition: 'preparation for work versus preparation for further study divides those who plan vocational schools',
    mechanism: 'parents want certificates, firms want skilled hands, and the timetable has to serve both',
    condition:
      'wider access to higher education tilts the choice between preparation for work and for further study towards the latter',
    indicator: 'the ratio of general to workshop hours and the destinations of leavers show the real priority',
    limit: 'individual wishes vanish when preparation for work or for study is decided for a whole school',
    counter: 'supporters of permeable systems see no need to choose as long as bridges remain open',
    example: 'half of the final year is on placement while the other half crams for an entrance test',
    implication:
      'several exits within one school, with the right to change, soften the clash of work and further study',
    contrasts: ['work-integrated'],
  },
  'general-special': {
    definition:
      'general versus specialised education asks whether universities should lay broad foundations or start special training early',
    mechanism: 'credits are limited, so each general course displaces a special one and departments compete',
    condition: 'licensed professions pull general versus specialised education towards the special side',
    indicator: "the structure of credits and students' reasons for choosing courses disclose an institution's bent",
    limit: 'counting credits in the quarrel of general and specialised education ignores the quality of courses',
    counter: 'employers disagree among themselves, some asking for ready skills and others for writing and judgement',
    example: 'engineering students pick a general course by the marks it is known to give',
    implication:
      'introductory courses taught by specialists for outsiders bring general and specialised education together',
    contrasts: ['knowledge-competence'],
  },
  'selection-growth': {
    definition: 'assessment for selection versus assessment for growth concerns the purpose that marks should serve',
    mechanism:
      'selection wants comparability and fairness, growth wants detail and speed, and one paper can hardly do both',
    condition: 'wherever results decide on admission, selection defeats growth in assessment',
    indicator: 'published ranks, usable comments and the link to admission tell the two purposes apart',
    limit:
      'discussion of assessment for selection and growth looks at examinations and overlooks homework and class work',
    counter:
      'some would give each purpose an instrument of its own, others fear that more instruments mean more burden',
    example: 'portfolios meant to record growth are beautified as soon as they count for entry',
    implication: 'stating what an assessment is for should precede the choice between selection and growth',
    contrasts: ['formative-assessment'],
  },
  'play-teaching': {
    definition: 'free play versus planned instruction is the question of how nursery hours should be spent',
    mechanism: 'a goal set by adults makes play an exercise, and complete freedom may end in romping',
    condition: 'ambitious parents and early competition make free play versus planned instruction hard to balance',
    indicator: 'time for self-chosen activity, openness of materials and frequency of intervention are noted',
    limit:
      'adults argue about free play and planned instruction and rarely ask children whether they are playing or being taught',
    counter: 'reformers believe the two can be fused, and opponents observe that after fusion only the lesson is left',
    example: 'told to work out the change in a shop game, the children drift away',
    implication:
      'aims hidden in materials, with rules left to children, answer the conflict of free play and planned instruction',
    contrasts: ['schoolification'],
  },
  'inculcation-guidance': {
    definition: 'inculcation versus guidance in moral education asks whether right values should be taught or found',
    mechanism: 'inculcation is clear and uniform, while guidance invites thought and leaves the outcome open',
    condition: 'small children and matters of safety favour the first side of inculcation versus guidance',
    indicator: 'room for dissent in questions and credit for reasons in marking show which side a lesson takes',
    limit:
      'both inculcation and guidance assume that the classroom is the main source of values, against media and home',
    counter: 'defenders of direct teaching maintain that systematic ideas never arise by themselves',
    example: 'pupils who recite conclusions by heart are helpless before a contrary claim on the web',
    implication:
      'clarifying facts and principles first and then arguing over open cases gives inculcation and guidance each a place',
    contrasts: ['hidden-curriculum'],
  },
  grade: {
    definition: 'year of study groups learners by entry and progress and so combines age with curriculum',
    mechanism:
      'demands and the nearness of examinations change from one year of study to the next, and effects change with them',
    condition: 'comparable instruments in every year of study are required before groups are contrasted',
    indicator: 'means, spreads and a check for a turning point in the final year belong in the report',
    limit: 'age, curriculum and teachers are confounded in year of study, and one survey cannot separate them',
    counter: 'individualists reply that differences within a year exceed differences between years',
    example: 'first-year pupils enjoy presenting in groups, and final-year pupils ask whether it will raise marks',
    implication: 'reasons for expecting a difference by year of study should be given before the data are seen',
  },
  'school-type': {
    definition: 'type of school separates institutions by stage, ownership, location or rank',
    mechanism: 'funding, intake and inspection differ by type of school, and teaching follows',
    condition:
      'one criterion at a time should define type of school, since mixing location with ownership spoils comparison',
    indicator: 'numbers of schools, class sizes and staffing are tabulated for each type before results are compared',
    limit: 'labels hide variety, and schools of one type may differ entirely in leadership and tone',
    counter: 'researchers interested in process give more weight to heads and staff than to type of school',
    example: 'boarding schools fill the evening with supervised study where day schools leave it to the family',
    implication: 'several schools should represent each type of school, so that none stands for a whole category',
  },
  evaluation: {
    definition:
      'assessment focused on results alone sums up a course in a final mark and lets effort and revision go unrecorded',
    mechanism: 'students work only before the test, and teachers never learn at which step understanding failed',
    condition: 'assessment focused on results alone is most stubborn where ranks decide on progression',
    indicator: 'a breakdown of marks shows how much the final paper counts and whether course work rests on evidence',
    limit: 'not every final paper is shallow, so assessment focused on results alone need not mean poor questions',
    counter: 'friends of common examinations regard results as fair and hard to fake, unlike records of process',
    example: 'a term of project work ends with one closed-book paper that fixes the grade',
    implication: 'tracing every mark of one course to its source exposes assessment focused on results alone',
    contrasts: ['selection-growth'],
  },
  'evaluation.cause': {
    definition:
      'the lack of tools for formative assessment leaves teachers without quick rubrics, checklists and ways of recording',
    mechanism: 'without quick instruments, teachers fall back on the final paper, which is easy to mark',
    condition: 'large classes and open-ended subjects feel the lack of tools for formative assessment most',
    indicator: 'mark books without descriptors of levels betray the lack of tools',
    limit:
      'having tools does not help without time to use them, so the lack of tools for formative assessment is only half the story',
    counter: 'another explanation blames regulations under which marks for process do not count',
    example: 'asked why a participation mark is low, a teacher can only mention an overall impression',
    implication:
      'one-page rubrics for a single unit are a practical answer to the lack of tools for formative assessment',
  },
  'evaluation.measure': {
    definition:
      'combining formative and performance assessment means that tasks, products and tests enter the grade by agreed shares',
    mechanism: 'evidence from the way counts, so students have a reason to work before the end',
    condition:
      'a shared rubric and written regulations give the combination of formative and performance assessment standing',
    indicator: 'weights, level descriptors and appeals on file show whether the combined assessment is real',
    limit: 'records multiply, and combining formative and performance assessment has to be kept lean in large classes',
    counter: 'opponents expect marks for process to bunch at the top and to lose their power to discriminate',
    example: 'a history course counts a test, a source essay with one revision and a group defence',
    implication:
      'piloting one unit and checking that markers agree should precede combining formative and performance assessment school-wide',
    contrasts: ['selection-growth'],
    parts: ['formative-assessment'],
  },
  participation: {
    definition: 'shallow student participation looks lively but stops at repeating and agreeing',
    mechanism: 'teachers mistake noise for learning, and difficulties surface only in the examination',
    condition: 'chorus answers and timed displays are the natural habitat of shallow student participation',
    indicator:
      'the kind of questions pupils raise and the reasons in their answers tell shallow from deep participation',
    limit: 'an opening activity needs no depth, so shallow student participation is not always a fault',
    counter: 'some teachers welcome any contribution and expect quality to follow quantity',
    example: 'groups discuss loudly and then read sentences from the book as their report',
    implication: 'calling on silent members to state the point of disagreement uncovers shallow student participation',
    contrasts: ['deep-learning'],
  },
  'participation.cause': {
    definition: 'tasks detached from what students know are too hard, too easy or foreign to their experience',
    mechanism:
      'tasks out of reach are given up and effortless tasks are skimmed, and either way thought stays at the surface',
    condition: 'borrowed lesson plans and no diagnosis produce tasks detached from what students know',
    indicator: 'comparing the demands of a task with a short pre-test shows the distance',
    limit:
      'a tense class may also keep pupils silent, so tasks detached from what students know are not the only reason',
    counter: 'motivation theorists reply that no task engages students who see no use in school',
    example: 'word problems about underground trains cost mountain children half the lesson in reading',
    implication:
      "collecting pupils' errors and questions before writing exercises avoids tasks detached from what students know",
  },
  'participation.measure': {
    definition:
      'designing tiered tasks from diagnostic evidence gives learners different starting points towards one goal',
    mechanism: 'a starting point within reach makes effort worthwhile, and answers move from repetition to explanation',
    condition: 'quick diagnosis and free movement between levels keep tiered tasks from labelling pupils',
    indicator: 'completion by level, movement between levels and revised worksheets show whether tiered tasks work',
    limit: 'preparation grows with every level, which is the price of designing tiered tasks from diagnostic evidence',
    counter: 'defenders of one standard fear that lower tiers mean lower expectations',
    example:
      'in one experiment the first group follows hints while the other plans its own measurement and discusses error',
    implication: 'a core question common to all tiers lets a class with tiered tasks still talk together',
    parts: ['scaffolding'],
  },
  'teacher-ability': {
    definition: 'uneven teaching skills mean that some classes profit from a reform that others meet only on paper',
    mechanism: "new ideas remain in demonstration lessons, and pupils' chances depend on the room they are sent to",
    condition: 'rapid curriculum change and the absence of models make uneven teaching skills conspicuous',
    indicator: 'differences between plan and lesson, and the handling of wrong answers, reveal the level of skill',
    limit: 'speaking of uneven teaching skills hides the share of class size, hours and inspection in poor lessons',
    counter: 'teachers often say that they know how but lack the time that new methods consume',
    example: 'the plan announces discovery, and soon after the bell the teacher writes the result on the board',
    implication: 'several ordinary lessons should be seen before anyone diagnoses uneven teaching skills',
  },
  'teacher-ability.cause': {
    definition: 'training remote from classroom needs offers theory in lectures and little that can be used on Monday',
    mechanism: 'teachers have heard the principle but never seen a wrong answer handled, so they go back to habit',
    condition: 'central menus and mixed audiences almost guarantee training remote from classroom needs',
    indicator: 'plans written before and after a course test its effect better than satisfaction forms',
    limit:
      'even good courses fade without practice, so training remote from classroom needs explains only part of the problem',
    counter: 'providers answer that technique without a change of outlook is cosmetic',
    example: 'primary teachers sit through two days on curriculum theory and never reach the marking they asked about',
    implication: 'cases collected from participants beforehand bring training back to classroom needs',
  },
  'teacher-ability.measure': {
    definition:
      'building lesson-centred professional development means that teachers plan, teach, watch and rework real lessons together',
    mechanism: 'colleagues who watch pupils suggest changes that can be used the very next time',
    condition: 'protected hours and an expert companion sustain lesson-centred professional development',
    indicator: "versions of plans, minutes and evidence of pupils' learning document lesson-centred development",
    limit: 'weak schools have few models inside, a limit to building lesson-centred professional development there',
    counter: 'economical minds prefer recordings of excellent lessons that each teacher can watch alone',
    example: 'a mathematics team spends a term on the meaning of fractions and ends with new questions',
    implication: 'one difficulty at a time and a second teaching keep lesson-centred professional development honest',
    parts: ['lesson-study'],
  },
  'home-school': {
    definition:
      'formal but empty home-school contact fills diaries with meetings and messages while no problem is solved together',
    mechanism: 'parents and teachers talk past each other, and the child lives under two sets of rules',
    condition: 'one-way notices that ask only for a receipt turn contact between home and school formal but empty',
    indicator: 'the proportion of messages begun by parents and answered by schools separates substance from form',
    limit: 'shift work keeps many parents away, so formal but empty home-school contact is not always indifference',
    counter: 'a few teachers prefer to keep their distance, since closeness to parents brings disputes',
    example: 'an evening on marks leaves no moment for the mother who wonders why her son has no friends',
    implication: 'counting problems raised and settled in a term shows whether home-school contact is empty',
    contrasts: ['parental-involvement'],
  },
  'home-school.cause': {
    definition: 'unclear roles and few channels leave parents and teachers waiting for each other',
    mechanism: 'individual troubles have nowhere to go, and each side assumes that the other knows',
    condition: 'big classes and overworked tutors aggravate unclear roles and few channels',
    indicator: 'written agreements, if any, and a count of contacts by type settle whether roles and channels exist',
    limit: 'schools with excellent rules may still ignore them, which unclear roles and few channels cannot explain',
    counter: 'a deeper reading holds that distrust is the root and that more channels mean more quarrels',
    example: 'a pupil is late for weeks while the school thinks the parents know and the parents trust the school',
    implication: 'naming the matters most often disputed and assigning each of them ends unclear roles',
  },
  'home-school.measure': {
    definition:
      'agreeing on roles and regular contact between home and school puts duties in writing and meetings in the calendar',
    mechanism: 'clear duties stop excuses, and routine talks catch small problems early',
    condition: 'teachers need time credit and parents a choice of hours for regular contact to last',
    indicator: 'the written agreement, notes of meetings and problems closed allow a check on regular contact',
    limit: 'meetings without content soon lapse, the usual fate of regular contact between home and school',
    counter: 'some parents resent it when a school lays down rules for their own homes',
    example: 'in a yearly three-way talk the pupil states a goal and each adult takes on one task',
    implication: 'roles agreed between home and school should also say what each side will not do',
    parts: ['family-duty'],
  },
  'support-fragmented': {
    definition: 'fragmented support services send one student from office to office for grants, advice and health',
    mechanism: 'information is lost on the way, so some receive help twice and others never',
    condition: 'separate targets without a common head keep support services fragmented',
    indicator: 'mapping overlaps, gaps and steps taken by one applicant measures how fragmented services are',
    limit: 'specialised offices have merits, and merging fragmented support services may lower expertise',
    counter: 'administrators who prize accountability think a single desk merely passes messages on',
    example: 'a student in distress repeats the same story to the tutor, the bursary office and the housing office',
    implication: 'walking with one student through the whole procedure documents fragmented support services',
    contrasts: ['needs-gap'],
  },
  'support-fragmented.cause': {
    definition: 'little coordination between offices means that nobody answers for the whole',
    mechanism: 'each office reports for itself, has no reason to share what it knows, and help falls into pieces',
    condition: 'divided budgets and closed databases entrench little coordination between offices',
    indicator: 'joint meetings, shared lists and referrals are the signs to look for',
    limit: 'a new committee may add delay, so little coordination between offices is not always cured by structure',
    counter: 'overworked staff blame numbers and see no use in coordination between offices without hands',
    example: 'warnings about one student lie in three systems that do not talk to each other',
    implication:
      'naming a lead person and a few cases that must be passed on eases little coordination between offices',
  },
  'support-fragmented.measure': {
    definition:
      'opening one coordinated point of contact gives students a single door behind which cases are assigned and followed',
    mechanism: 'the story is told once, and omissions and repetitions decline',
    condition: 'authority to assign work and lawful sharing of data make one coordinated point of contact function',
    indicator: "cases closed at the first visit, time to referral and users' judgement measure the point of contact",
    limit: 'personal data gather in one place, so a coordinated point of contact needs strict rules on access',
    counter: 'supporters of local help remark that a central desk may be further from students',
    example: 'a faculty officer calls the bursary and the counsellor on the day a request comes in',
    implication: 'a coordinated point of contact should start with the commonest requests and grow from there',
  },
  'needs-gap': {
    definition: 'provision out of step with needs offers courses and services that miss what students lack',
    mechanism: 'money is spent, attendance is thin and the actual trouble goes on',
    condition: 'lists inherited from last year keep provision out of step with needs',
    indicator: 'attendance set beside requests for help shows where provision and needs diverge',
    limit: 'wishes are not needs, so provision out of step with needs cannot be judged by popularity',
    counter: 'educators of a firm kind hold that schools should shape needs rather than serve them',
    example: 'lecture after lecture treats study skills while students worry about room-mates',
    implication:
      'setting the catalogue of services beside the record of requests reveals provision out of step with needs',
    contrasts: ['support-fragmented'],
  },
  'needs-gap.cause': {
    definition: 'rare surveys of needs leave planners with habit and instructions from above',
    mechanism: 'nobody asks beforehand what is missing or afterwards what helped, so supply drifts away from demand',
    condition: 'annual forms that nobody reads are as bad as rare surveys of needs',
    indicator: 'the date of the last survey and the changes made after it tell the tale',
    limit: 'earmarked money prevents correction even when surveys of needs are frequent',
    counter: 'professionals may object that students cannot name what they need',
    example: 'satisfaction stays high on paper while participants leave halfway through',
    implication: 'a small panel each term, with published decisions, makes up for rare surveys of needs',
  },
  'needs-gap.measure': {
    definition: 'adjusting provision by regular surveys of needs moves means from idle offers to pressing ones',
    mechanism: 'the same money solves more problems once it goes where requests pile up',
    condition: 'surveys of needs must reach the silent, and programmes must be free to change',
    indicator: 'offers closed and opened, attendance and requests for help show whether provision was adjusted',
    limit: 'too frequent change ruins long programmes, a danger of adjusting provision by regular surveys',
    counter: 'guardians of the curriculum fear that unpopular essentials will be dropped',
    example: 'after requests about examination nerves, a college replaces general talks by small relaxation groups',
    implication: 'surveys of needs should be broken down by year and subject before provision is adjusted',
    contrasts: ['needs-gap.cause'],
  },
  'rural-teacher': {
    definition:
      'short tenure of young teachers means that newcomers leave country schools as soon as their term or a town post allows',
    mechanism: 'classes change hands year after year, and no experience settles in the school',
    condition: 'distance, poor housing and lack of company hasten the departure of young teachers',
    indicator: 'length of service and destinations of leavers are the basic data on short tenure',
    limit: 'some turnover brings in ideas, so short tenure of young teachers is not loss alone',
    counter: 'demographers consider departures a natural echo of shrinking villages',
    example: 'pupils of one class meet a new mathematics teacher almost every autumn',
    implication: 'moves to town, changes of career and normal rotation should be separated in studies of short tenure',
    parts: ['retention-intention'],
  },
  'rural-teacher.cause': {
    definition: 'pay and prospects below those of towns make a country post a sacrifice',
    mechanism: 'equal salaries for harder living and slower promotion leave one rational choice, which is to go',
    condition: 'shortages in nearby cities turn pay and prospects below those of towns into immediate departures',
    indicator: 'real income, years to promotion and housing are compared for teachers of equal seniority',
    limit: 'family reunion and love of the place lie outside pay and prospects, and both move many decisions',
    counter: 'humanistic researchers hear more about respect and belonging than about money',
    example: 'a country teacher waits in the lowest rank while a classmate in town has long moved up',
    implication: "travel, rent and children's schooling belong in any comparison of pay and prospects",
  },
  'rural-teacher.measure': {
    definition:
      'granting differentiated allowances and career steps pays more for harder places and reserves promotions for them',
    mechanism: 'staying costs less and promises more, so the balance tips',
    condition:
      'allowances must arrive on time and promotion must honour teaching before allowances and career steps persuade anyone',
    indicator:
      'records of payments, promotions and departures by school show what differentiated allowances have changed',
    limit: 'small steps between allowances change nothing and large ones breed envy',
    counter: 'doubters say that reserved ranks lower the standard and lose value in town',
    example: 'a hamlet teacher receives more than one in the market town and may apply early for senior rank',
    implication: 'differentiated allowances should rest on published criteria and come with housing and school places',
    contrasts: ['rural-teacher.cause'],
  },
  isolation: {
    definition:
      'professional isolation of teachers means having nobody to watch a lesson, share a plan or answer a question',
    mechanism: 'errors persist unnoticed in a teacher who works alone, and confidence slowly wears away',
    condition: 'tiny schools far from advisers show the professional isolation of teachers at its worst',
    indicator: 'mentors, visits and meetings attended in a term measure isolation more plainly than feelings do',
    limit:
      'personality matters as well, since some teachers seek solitude and professional isolation is not always imposed',
    counter: 'enthusiasts for the web reply that resources abound and only initiative is lacking',
    example: 'a young teacher completes a year without a single visitor in class',
    implication: 'a diagram of all help received in one term makes professional isolation of teachers visible',
    contrasts: ['teacher-ability'],
  },
  'isolation.cause': {
    definition: 'support concentrated in larger schools places advisers, courses and expert colleagues in towns',
    mechanism: 'country teachers cannot get leave or catch the bus, and in time they stop trying',
    condition: 'support stays concentrated in larger schools where advisers are few and measured by numbers reached',
    indicator: "places on courses, venues and advisers' journeys reveal the concentration",
    limit: 'large schools hold idle places too, so support concentrated in larger schools is not always enjoyed there',
    counter: 'town schools defend concentration as efficient and promise to pass on results',
    example: "every model lesson takes place in the county town, a full day's journey for hill schools",
    implication: 'a quota of meetings in small schools and paid travel break up support concentrated in larger schools',
  },
  'isolation.measure': {
    definition:
      'linking schools through shared teaching networks gives each teacher steady partners for planning and observation',
    mechanism: 'questions are answered within the week, and lessons can be watched and discussed',
    condition: 'shared teaching networks last if larger schools give time and the connection works',
    indicator: "joint plans, mutual visits and pupils' progress show what shared teaching networks achieve",
    limit: 'models from town may not suit multigrade classes, a limit of linking schools in networks',
    counter: 'country teachers sometimes complain that endless guidance robs them of judgement',
    example: 'two village schools plan by video with a town colleague every Friday and receive a visit each month',
    implication: 'multigrade teaching as a theme, led by small schools, balances shared teaching networks',
    parts: ['lesson-study'],
  },
  resource: {
    definition: 'unequal resources between schools are gaps in staff, money and equipment within one area',
    mechanism: 'parents choose the better school, pupils follow, and the gap feeds on itself',
    condition: 'historical budgets and private income perpetuate unequal resources between schools',
    indicator: 'the distribution of expert teachers, equipment per pupil and flows of choice describe the gap',
    limit: 'good management can do much with little, so unequal resources between schools are not unequal quality',
    counter: 'supporters of selective investment want a few strong schools as models for the rest',
    example: 'across one street lie a school with an observatory and a school with a locked laboratory',
    implication:
      'teachers and buildings should be analysed apart, since unequal resources of the two kinds call for different remedies',
    contrasts: ['equity-quality'],
    parts: ['resource-allocation'],
  },
  'resource.cause': {
    definition: 'funds and staff drawn to favoured schools accumulate where results are already good',
    mechanism: 'success attracts projects and people, and advantage grows by its own weight',
    condition: 'league tables and free application for posts keep funds and staff flowing to favoured schools',
    indicator: 'special grants, transfers of expert teachers and first appointments can be traced on paper',
    limit: 'residential segregation widens gaps as well, and funds drawn to favoured schools do not explain it',
    counter: 'market liberals call the concentration an outcome of parental choice',
    example: "new graduates with higher degrees all stay at the county's first school",
    implication: 'sending new posts and money to weak schools first slows the drift of funds and staff',
  },
  'resource.measure': {
    definition:
      'sharing resources and rotating teachers between schools opens courses, laboratories and experts to more pupils',
    mechanism: 'pupils of weak schools use good equipment, and their teachers see good teaching',
    condition: 'secure rank and pay for those who move make rotating teachers between schools acceptable',
    indicator:
      "numbers of teachers exchanged, enrolment in shared courses and pupils' results tell whether sharing is real",
    limit: 'timetables clash and costs of coordination mount when schools share resources and rotate teachers',
    counter: 'heads fear for their own results and send whom they can spare',
    example: 'three neighbouring schools run one robotics course with a teacher who travels between them',
    implication:
      "a fixed share of expert teachers, counted in the sending school's record, gives rotation between schools substance",
    parts: ['isolation.measure'],
  },
  'writing-feedback': {
    definition: 'feedback that corrects but prompts no revision marks every slip and asks for no second draft',
    mechanism: 'students look at the grade, close the book and repeat the error',
    condition: 'big classes and one-off essays invite feedback that corrects but prompts no revision',
    indicator: 'the share of comments on content and the existence of second drafts decide the diagnosis',
    limit: 'beginners do need correction, so feedback that corrects is not useless in itself',
    counter: 'grammar-minded teachers hold that unchecked errors harden and that ideas can wait',
    example: 'a page covered in red comes back, the pupil counts the circles and changes nothing',
    implication: 'classifying comments and following which were used exposes feedback that prompts no revision',
    contrasts: ['feedback-quality'],
  },
  'writing-feedback.cause': {
    definition: 'heavy marking loads and vague criteria push comments towards what is quickest to see',
    mechanism: 'time suffices only for slips of grammar, and nothing in the scheme asks for more',
    condition: 'parallel classes and marks by impression make heavy marking loads and vague criteria typical',
    indicator: 'minutes per script and the wording of the scheme can be ascertained in a day',
    limit: 'small classes are often marked in the same way, so heavy marking loads are not the whole cause',
    counter: 'process-oriented teachers say that writing is not taught at all and criteria would change little',
    example: 'after a weekend of essays only letters from A to D remain possible',
    implication: 'judging one or two aspects at a time and leaving the rest to self-check relieves heavy marking loads',
  },
  'writing-feedback.measure': {
    definition:
      'using analytic rubrics with trained peer review has students judge each other by common criteria before the teacher does',
    mechanism: "readers learn to see problems in other people's texts and then in their own",
    condition: 'practice on sample texts and short, clear criteria make trained peer review reliable',
    indicator: 'the quality of comments, their uptake and the change between drafts show what analytic rubrics achieve',
    limit: 'friendship and weak skills distort peer review, even with analytic rubrics',
    counter: "many students trust only the teacher and dismiss classmates' remarks",
    example: 'partners write one suggestion each on claim, evidence and cohesion, and drafts return next day',
    implication: 'anonymous exchange and a note on rejected advice strengthen peer review with analytic rubrics',
    parts: ['cooperative-learning'],
  },
  'reading-teaching': {
    definition:
      'reading lessons that stop at words and sentences explain vocabulary line by line and never reach the text as a whole',
    mechanism: 'pupils cannot read on without the teacher, and long or unfamiliar texts defeat them',
    condition: 'examination pressure and short hours favour reading lessons that stop at words',
    indicator: 'the level of questions and the minutes given to structure are the measures of choice',
    limit: 'classes short of words do need glosses, so reading lessons that stop at sentences have their moment',
    counter: 'defenders of close reading ask how structure can be discussed before sentences are understood',
    example: "two hours go into a short article and the author's attitude is mentioned at the bell",
    implication: 'counting how often a lesson asks why a text is built as it is tests for reading that stops at words',
    parts: ['reading-comprehension'],
  },
  'reading-teaching.cause': {
    definition: 'neglect of text structure and reading strategies leaves pupils with nothing but word-by-word decoding',
    mechanism: 'teachers who were never shown how to predict, map or question pass the gap on',
    condition: 'handbooks full of glosses sustain the neglect of text structure',
    indicator: 'plans without prediction, diagrams or questions to the author show the neglect of reading strategies',
    limit: 'poor vocabulary is a separate obstacle that neglect of reading strategies does not explain',
    counter: 'extensive readers object that strategies are no substitute for reading a great deal',
    example: 'every new word is underlined and nobody has noticed that praise turns into irony',
    implication: 'one strategy a lesson, practised on a second text, repairs the neglect of reading strategies',
  },
  'reading-teaching.measure': {
    definition:
      'sequencing tasks before, during and after reading leads from prediction through structure to judgement',
    mechanism: 'words are learned where they are needed, and understanding moves from the whole to the detail',
    condition: 'a teacher who sees how the text is built can sequence tasks around reading with profit',
    indicator: 'structure maps, evidence cited for inferences and writing after reading show the gain',
    limit: 'the same three steps for every text grow stale, a risk of sequencing tasks in reading',
    counter: 'lovers of recitation prefer repeated reading aloud and find that tasks break up the text',
    example: 'before an article on classification pupils guess the criterion, then fill in a tree and add a branch',
    implication:
      'tasks before, during and after reading should follow genre, with conflict in stories and argument in essays',
    parts: ['schema-theory', 'scaffolding'],
  },
  'project-shallow': {
    definition: 'busy projects with little thinking are full of making and short of reasons',
    mechanism: 'hours of activity pass, and knowledge of the subject is no deeper than before',
    condition: 'competitions judged by display encourage busy projects with little thinking',
    indicator: 'decisions required by the task and reasons behind the product are what assessors should look for',
    limit: 'cooperation and expression have value even in busy projects with little thinking',
    counter: 'friends of making claim that thinking hides in the doing',
    example: 'pupils paint a model volcano for an hour and explain the eruption with soda and vinegar',
    implication: 'removing the handicraft and seeing which questions are left exposes busy projects',
    contrasts: ['deep-learning'],
  },
  'project-shallow.cause': {
    definition:
      'driving questions detached from core concepts can be answered without the knowledge they are meant to teach',
    mechanism: 'pupils go round the difficulty and spend their strength on decoration',
    condition:
      'projects across subjects without specialists at the planning table produce driving questions detached from concepts',
    indicator: 'listing the concepts without which the task cannot be done is a quick test of the driving question',
    limit:
      'short hours also squeeze out thought, so driving questions detached from concepts are one cause among several',
    counter: 'adherents of activity education do not require every project to serve a subject',
    example: 'a souvenir for the school can be designed, and win a prize, without any geometry or statistics',
    implication: 'writing down the concept first and the driving question second keeps the two attached',
  },
  'project-shallow.measure': {
    definition:
      'building driving questions on core concepts organises a project round a problem that cannot be solved without them',
    mechanism: 'concepts that cannot be avoided force pupils to check, calculate and argue',
    condition: 'teachers must master the core concepts and be able to adjust the driving question',
    indicator: 'use of concepts in arguments, transfer items and revisions indicate success',
    limit: 'good questions need several trials, which makes building driving questions on core concepts laborious',
    counter: 'friends of free exploration fear that planned projects become exercises in disguise',
    example: 'making the slope at the school gate fit for wheelchairs calls for gradient, friction and cost',
    implication:
      'colleagues should try to answer a driving question themselves and close the ways round the core concept',
    parts: ['situated-learning'],
  },
  screen: {
    definition: 'superficial use of digital tools shows slides and ticks boxes without changing how pupils think',
    mechanism: 'lessons look modern, operations take time and learning stays as before',
    condition: 'quotas of use and lack of discussion among colleagues favour superficial use of digital tools',
    indicator: "the function of a tool in the lesson and the level of pupils' operations are read from case records",
    limit: 'beginnings are always clumsy, and superficial use of digital tools at least makes devices familiar',
    counter: 'sceptics find superficial use normal because most knowledge needs no screen',
    example: 'pupils tap the options in turn, and the teacher explains the old exercise',
    implication: 'imagining the lesson without the device tells whether the use of digital tools is superficial',
    contrasts: ['deep-learning'],
  },
  'screen.cause': {
    definition: 'technology adopted without teaching aims begins with the purchase and looks for a purpose later',
    mechanism: 'unclear aims let novelty decide, and the screen merely replaces the board',
    condition: 'central procurement and training in operation alone lead to technology adopted without teaching aims',
    indicator: 'plans that name a tool but no difficulty are the evidence',
    limit: 'overwork explains part of technology adopted without teaching aims, since good use takes planning time',
    counter: 'promoters of school technology answer that spread has to come first and refinement later',
    example: 'for a display day teachers add a poll to an unchanged lesson',
    implication: 'writing the difficulty before the tool in every plan prevents technology adopted without aims',
  },
  'screen.measure': {
    definition:
      'choosing digital tools by teaching aims decides first what pupils should learn and then whether a tool helps',
    mechanism: 'animation, instant feedback or joint editing is put where the difficulty lies',
    condition: 'a few reliable tools and freedom to use none make choosing by teaching aims honest',
    indicator: 'the fit of aim and tool in plans and progress on that difficulty are the tests',
    limit: 'planning takes longer at first, the cost of choosing digital tools by teaching aims',
    counter: 'officials who count hours of use worry that devices will stand idle',
    example: "a simulation lets pupils tilt the earth's axis, while routine practice stays on paper",
    implication:
      'departments should keep a list of difficulties and digital tools that proved themselves by teaching aims',
    parts: ['tpack', 'teacher-digital'],
  },
  'homework-design': {
    definition: 'mechanical and repetitive homework piles up items of one type and copying',
    mechanism: 'time is used, understanding is not increased, and boredom leads to cheating',
    condition: 'commercial workbooks and uniform assignments spread mechanical and repetitive homework',
    indicator: 'samples of homework are coded by level of thinking, repetition and time needed',
    limit: 'spelling and number facts do need repetition, so mechanical homework cannot be condemned outright',
    counter: 'teachers who value fluency regard repetition as the price of security',
    example: 'a new formula is followed by a page of identical sums, and the one wrong answer is never discussed',
    implication: 'pupils thinking aloud over a worksheet show where mechanical and repetitive homework loses them',
    contrasts: ['homework-load'],
  },
  'homework-design.cause': {
    definition: 'the lack of coordination between subjects lets every teacher assign work in ignorance of the others',
    mechanism: 'nobody adds up the total and nobody asks what each item is for, so quantity replaces thought',
    condition: 'judging teachers by scores aggravates the lack of coordination between subjects',
    indicator: 'minutes of meetings and a common homework board, or their absence, show how far subjects coordinate',
    limit: 'parental demand for more practice raises the load even where subjects coordinate',
    counter: 'teachers reply that planning and marking leave no hour for designing tasks',
    example:
      'four subjects set papers on one evening for want of coordination, and the form tutor finds out next morning',
    implication: 'a daily tally kept by the year group is a first remedy for the lack of coordination between subjects',
  },
  'homework-design.measure': {
    definition:
      'setting tiered homework under a school-wide limit ties each item to an aim and leaves part of the work to choice',
    mechanism: 'items with a purpose make repetition pointless, and pupils do what they need',
    condition: 'a shared bank of tasks and a tutor with power to cut keep tiered homework within the limit',
    indicator: 'the match of items and aims, completion by tier and hours of sleep are checked',
    limit: 'optional items may become a hidden extra, the weak point of tiered homework under a limit',
    counter: 'critics are afraid that tiers shame slower pupils',
    example: 'one annotated paragraph is required and a different ending is optional',
    implication: 'one subject and one unit are enough to try out tiered homework before a school-wide limit is set',
    parts: ['homework-load'],
  },
  'practice-gap': {
    definition: 'workshop training out of step with jobs drills techniques that firms no longer use',
    mechanism: 'graduates start again at work, and employers lose interest in cooperation',
    condition: 'fast industries and yearly purchasing leave workshop training out of step with jobs',
    indicator: 'exercises are compared with job descriptions line by line, and mentors are asked',
    limit:
      "firms guard their newest methods, so workshop training out of step with jobs is not the college's fault alone",
    counter: 'believers in principles think that chasing jobs is a race nobody wins',
    example: 'students learn hand welding while the plant uses robot cells',
    implication:
      'recent graduates can name what was useless and what was missing in workshop training out of step with jobs',
  },
  'practice-gap.cause': {
    definition:
      'weak employer involvement in curriculum design leaves the writing of courses to people who do not see production',
    mechanism: 'the parts of the trade that change fastest never reach a syllabus written without employers',
    condition: "without staff time or reward on the firm's side, weak employer involvement is the rule",
    indicator: 'names on drafting committees and minutes of meetings show how far employers were involved',
    limit: 'lecturers without industrial experience date a curriculum too, whatever the involvement of employers',
    counter: 'firms reply that lending an engineer slows production and that colleges find the talk too special',
    example: 'an agreement on joint courses yields nothing but a list of machines',
    implication: "joint technical projects buy engineers' time and cure weak employer involvement in curriculum design",
  },
  'practice-gap.measure': {
    definition:
      'designing job-based courses with employers lets skilled workers name the tasks and lecturers decide how to teach them',
    mechanism: 'tasks come from the shop floor and teaching respects what students know, so both worlds are served',
    condition: 'a shortage of labour and paid hours sustain job-based courses designed with employers',
    indicator: 'the share of cases from firms, the rhythm of renewal and performance on placement are examined',
    limit: 'courses cut for one firm do not fit another, a hazard of designing job-based courses with employers',
    counter: 'subject teachers warn that operation without mathematics and mechanics is imitation',
    example: 'a garage and a college write a unit on fault diagnosis and change its cases every term',
    implication:
      'several firms of one branch should take part in designing job-based courses, so that common tasks emerge',
    parts: ['work-integrated'],
  },
  'employment-fit': {
    definition:
      'a mismatch between graduate skills and jobs appears when what was studied differs from what vacancies ask',
    mechanism: 'graduates search longer, and firms bear the cost of basic training again',
    condition: 'new technology and constant intake widen the mismatch between graduate skills and jobs',
    indicator: "advertisements, employers' opinions and graduates' own ratings are set against each other",
    limit: 'inflated requirements are part of the mismatch, so graduate skills are not solely to blame',
    counter: 'signalling theorists think that employers want rank and care little for content',
    example: 'a marketing graduate is asked for a data dashboard that no course had mentioned',
    implication:
      'lack of skill, of experience and of information should be told apart in any mismatch of graduate skills and jobs',
    contrasts: ['employability'],
  },
  'employment-fit.cause': {
    definition: 'slow renewal of degree programmes keeps old courses and lets new fields wait',
    mechanism:
      "long procedures and defended territory leave no credits free, and students depart with yesterday's tools",
    condition: 'staff out of touch with practice and many committees explain the slow renewal of degree programmes',
    indicator: 'dates of syllabuses compared with dates of industry standards measure the delay',
    limit: 'foundations should be stable, so slow renewal of degree programmes is not harmful everywhere',
    counter: 'guardians of disciplines refuse to chase passing vacancies',
    example: 'mobile payment is everywhere, and the course still describes the bank counter',
    implication: 'a block of credits for yearly topics shortens the slow renewal of degree programmes',
  },
  'employment-fit.measure': {
    definition: 'revising programmes in light of employer feedback changes courses a little every year',
    mechanism: 'remarks from employers and alumni become changes in syllabus within a cohort or two',
    condition: 'a standing panel of employers and authority in the department make revising programmes possible',
    indicator: 'items revised, reasons given and enrolments affected prove that feedback was used',
    limit: 'frequent revising of programmes leaves neighbouring cohorts with degrees that can hardly be compared',
    counter: 'opponents expect a few large firms to steer the degree',
    example: 'a department asks alumni to review one course each year and rewrites its assignments',
    implication: 'firm core courses with revised modules reconcile stability with employer feedback on programmes',
    contrasts: ['employment-fit.cause'],
  },
  'dual-teacher': {
    definition:
      'a shortage of instructors with industry experience leaves workshops to people who have only studied the trade',
    mechanism: 'demonstration fails at the decisive grip, and lessons retreat to the blackboard',
    condition: 'new trades and high wages outside make instructors with industry experience scarcest',
    indicator:
      'years in firms, skill certificates and workshop hours show how many instructors have industry experience',
    limit: 'certificates hide part of the shortage, as holders may never have done the job',
    counter: 'others see no harm in dividing theory and skill between two people',
    example: "a lecturer with a master's degree enters a factory for the first time on the students' placement",
    implication:
      'the ability to complete a typical task of the trade is the best test of industry experience in instructors',
    contrasts: ['teacher-ability'],
  },
  'dual-teacher.cause': {
    definition: 'barriers to hiring skilled practitioners arise from rules on degrees, posts and ranks',
    mechanism: 'advertisements ask for diplomas, fees are low, and those who can do the work stay away',
    condition: 'tight labour markets raise the barriers to hiring skilled practitioners further',
    indicator: 'conditions of appointment, numbers of part-time staff and hourly rates document the barriers',
    limit: 'skilled people cannot always teach, so barriers to hiring practitioners explain only part of the shortage',
    counter: 'colleges fear for their standing in reviews if degree requirements are relaxed',
    example: 'a prize-winning technician may teach only as a temporary helper',
    implication: 'accepting skill grades in place of degrees removes barriers to hiring skilled practitioners',
  },
  'dual-teacher.measure': {
    definition:
      'exchanging staff between colleges and firms gives lecturers a place at work and technicians a place in class',
    mechanism: 'new methods travel with one group and teaching skill with the other',
    condition: 'pay, insurance and hours settled beforehand make exchanging staff between colleges and firms feasible',
    indicator: 'numbers exchanged, length of stay and joint courses show what exchanging staff achieves',
    limit: 'accidents and inventions raise hard questions of liability when staff are exchanged',
    counter: 'critics call many stays in firms decoration for the record',
    example: 'two lecturers work in the plant each term while two technicians run the workshop week',
    implication:
      'tasks completed rather than days spent should be credited in exchanging staff between colleges and firms',
    parts: ['partner-firm'],
  },
  'teaching-weight': {
    definition: 'the low standing of teaching in universities drives time and ambition into research',
    mechanism: 'courses go stale and students receive less guidance once teaching earns no esteem',
    condition: 'the closer money is tied to research, the lower the standing of teaching in universities',
    indicator: 'hours taught by professors, renewal of courses and weight of teaching in promotion are evidence',
    limit: 'institutions differ, and the low standing of teaching does not hold for teaching colleges',
    counter: 'researchers reply that lectures without research only repeat and that good scholars teach well',
    example: 'a famous name is announced, and a doctoral student gives the course',
    implication:
      'promotion criteria of recent years, sentence by sentence, prove or disprove the low standing of teaching',
    contrasts: ['general-special'],
  },
  'teaching-weight.cause': {
    definition: 'promotion decided mainly by research output treats teaching as a minimum requirement',
    mechanism: 'sensible people invest in what brings promotion and reduce preparation to the least',
    condition: 'few posts and many rivals intensify promotion decided mainly by research output',
    indicator: 'scoring sheets and the records of those promoted show the rule at work',
    limit: 'good teaching is hard to measure, which helps to explain promotion by research output',
    counter: 'assessors say that papers can be compared and that opinions on lectures differ',
    example: 'a young lecturer passes a new course to a colleague because it will not count',
    implication:
      'course files and visits by peers, required of every candidate, moderate promotion decided mainly by research',
  },
  'teaching-weight.measure': {
    definition: "rewarding teaching in separate career tracks allows promotion on courses and students' progress",
    mechanism: 'gifted teachers see a future, so preparation and reform are worth the trouble',
    condition: 'credible peer review keeps separate career tracks for teaching from looking second-rate',
    indicator: "promotions by track, course reviews and students' gains measure the effect",
    limit: 'tracks may harden, and teachers on separate career tracks may lose touch with research',
    counter: 'some expect the teaching track to become a refuge for failed researchers',
    example: 'a professor is appointed for the courses she built and the colleagues she trained',
    implication: 'peer observation and course files should exist before separate career tracks reward teaching',
    contrasts: ['teaching-weight.cause'],
  },
  counselling: {
    definition: 'low uptake of psychological help means that most troubled students see nobody',
    mechanism: 'mild problems grow severe and come to light in a crisis',
    condition:
      'contempt for weakness and doubtful confidentiality explain low uptake of psychological help in many schools',
    indicator: 'the ratio of self-reported distress to visits, and the list of persons confided in, measure uptake',
    limit: 'friends and family are enough for some, so low uptake of psychological help is not always neglect',
    counter: 'opponents of medical labels fear that help-seeking campaigns turn worries into illness',
    example: 'room-mates watch weeks of sleeplessness and nobody thinks of booking an appointment',
    implication: 'asking why help was not sought separates ignorance, fear and lack of need behind low uptake',
    contrasts: ['social-support'],
  },
  'counselling.cause': {
    definition:
      'stigma and a shortage of trained staff keep students first from seeking help and then from receiving it',
    mechanism: 'shame keeps students from the door, and the waiting list turns back those who reach it',
    condition: 'teachers doubling as counsellors and records of unknown fate deepen stigma',
    indicator: 'stigma scales, staffing ratios and days of waiting are measured separately',
    limit: 'trust matters too, since some schools with a shortage of trained staff are visited often',
    counter: 'psychiatrists consider failure to recognise symptoms the greater obstacle',
    example: 'a student sees her form tutor inside the counselling room and turns round',
    implication: 'campaigns and new posts must come together, for stigma and a shortage of staff support each other',
  },
  'counselling.measure': {
    definition: 'staffing a tiered counselling service assigns lessons, groups and individual cases to different hands',
    mechanism: 'lighter troubles are met early, and the few experts are free for the serious ones',
    condition: 'permanent posts and an agreement with a clinic hold a tiered counselling service together',
    indicator: 'numbers at each tier, completed referrals and follow-up show how a tiered service performs',
    limit: 'posts are expensive, and remote areas cannot staff a tiered counselling service at once',
    counter: 'some schools would leave the first tier to form tutors and the experts to supervision',
    example: 'low mood noticed in a class leads to a group, then to individual talks and, if needed, to a doctor',
    implication: 'several schools can begin by sharing one counsellor before each staffs a tiered service',
    parts: ['counselling-centre'],
  },
  schoolification: {
    definition: 'early formal schooling in preschool teaches letters, sums and handwriting at the expense of play',
    mechanism: 'games and outdoor hours shrink, and early failure makes school unwelcome',
    condition: 'fierce competition and private nurseries that advertise reading promote early formal schooling',
    indicator: 'the length of group lessons and the presence of homework in a preschool are telling',
    limit: 'letters as such do no harm, since the fault of early formal schooling lies in method',
    counter: 'parents answer that other children already read and theirs will fall behind',
    example: 'five-year-olds trace strokes all morning while the slide stands empty',
    implication: 'an unannounced half-day visit shows early formal schooling in preschool better than any plan',
    contrasts: ['play-theory'],
  },
  'schoolification.cause': {
    definition: 'parental pressure and competition for entry shift worry about examinations to the nursery',
    mechanism: 'nurseries afraid of losing children teach what parents can see',
    condition: 'entry tests and a fast first grade feed parental pressure and competition for entry',
    indicator: 'reasons for choosing a nursery and its advertisements show the pressure',
    limit: 'country nurseries without competition for entry sometimes do the same for want of training in play',
    counter: "others accuse the primary schools, whose pace forces everybody's hand",
    example: 'parents compare how many poems their children know, and next day the head is asked why so few are taught',
    implication: 'a published and observed pace for the first weeks of school takes the ground from parental pressure',
  },
  'schoolification.measure': {
    definition:
      'easing the transition through play from both sides lets nurseries build habits in games and schools begin slowly',
    mechanism: 'neither side asks for a sudden change of life, so children cross the threshold calmly',
    condition: 'primary teachers willing to adjust are needed for easing the transition from both sides',
    indicator: "notes on adjustment, mutual visits and parents' views show whether the transition has eased",
    limit: 'play has few products to display, and confidence in an eased transition grows slowly',
    counter: 'impatient observers think slow starts waste the time of able children',
    example: 'nursery children visit a classroom, and the first two weeks of school go to routines and asking for help',
    implication: 'teachers from both sides should write one list of habits as the basis for easing the transition',
    parts: ['school-readiness'],
  },
  'moral-practice': {
    definition: 'a gap between moral knowledge and conduct opens when pupils state the rule and act otherwise',
    mechanism: 'moral lessons become recitation, and trust in teachers is used up',
    condition: 'the gap between moral knowledge and conduct shows most where supervision ends or advantage beckons',
    indicator: 'behaviour without witnesses is compared with what pupils wrote about the same situation',
    limit: 'situations press hard, so a gap between moral knowledge and conduct is not always hypocrisy',
    counter: 'theorists of habit place conduct first and insight later',
    example: 'full marks for honesty go with volunteer hours signed by a friend',
    implication: 'a test without an invigilator is one way to observe the gap between moral knowledge and conduct',
    contrasts: ['moral-judgement'],
  },
  'moral-practice.cause': {
    definition: 'moral lessons that preach rather than practise offer talks and posters in place of responsibility',
    mechanism: 'pupils who have never had to choose at a cost know principles only as words',
    condition: 'inspection by paper evidence multiplies moral lessons that preach',
    indicator: 'the share of decisions made by pupils and reflection afterwards are the points to examine',
    limit: 'home and media pull the other way, which moral lessons that preach do not explain',
    counter: 'advocates of direct teaching warn that experience without principle ends in feeling',
    example: 'after a talk on litter the yard is covered with leaflets',
    implication: 'one lecture replaced by one real task makes a start against moral lessons that preach',
  },
  'moral-practice.measure': {
    definition:
      'practising responsibility through service and self-government lets pupils decide, bear the result and reflect',
    mechanism: "rules of one's own making are kept, and people who were helped can be seen",
    condition: 'teachers must give up power and the need must be real for service and self-government to teach',
    indicator: 'diaries, amended rules and the voice of those served are evidence of responsibility practised',
    limit: 'risk and time are the costs of practising responsibility through service',
    counter: 'cautious heads expect disorder from self-government and prefer regulations',
    example: 'a class that wrote its own lending rules decides what to do about a lost book',
    implication: 'handing over one or two small powers is the way to begin with self-government and service',
    parts: ['situated-learning'],
  },
};
