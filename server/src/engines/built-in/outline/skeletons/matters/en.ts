import type { GoodTexts, HarmTexts } from './matter-texts.ts';

export const enHarms = {
  vacancy: [
    ['Unclear ownership and inheritance', 'Clearing titles and easing transfer'],
    ['Cost of upkeep and demolition', 'Sharing the cost of repair'],
    ['Falling demand and poor information', 'Matching empty homes with users'],
  ],
  mismatch: [
    ['Demand that nobody has charted', 'Charting demand and serving it by group'],
    ['Few suppliers with little capacity', 'More suppliers with greater capacity'],
    ['Poor information and scattered resources', 'A place where offer and demand meet'],
  ],
  turnover: [
    ['Pay and benefits', 'Competitive pay and benefits'],
    ['Prospects and training', 'Promotion from within and training'],
    ['Workload and supervision', 'Fairer rosters and better supervision'],
  ],
  burnout: [
    ['Workload and time pressure', 'Matching staff to workload'],
    ['Effort without reward', 'Fairer recognition and reward'],
    ['Weak support from managers and colleagues', 'Peer support and counselling'],
  ],
  dropout: [
    ['Poverty and duties at home', 'Bursaries and relief for families'],
    ['Learning difficulties and lost interest', 'Early warning and catch-up teaching'],
    ['School climate and social norms', 'Safer schools and work with the community'],
  ],
  bullying: [
    ['Aggressors and their upbringing', 'Teaching empathy and guiding parents'],
    ['Bystanders and peer culture', 'Class rules that encourage speaking up'],
    ['Late detection by schools', 'A clear procedure for reporting and protection'],
  ],
  congestion: [
    ['Growing car use and peak-hour demand', 'Spreading and managing demand'],
    ['Road layout and parking supply', 'Better junctions, lanes and parking'],
    ['Unattractive public transport', 'Reliable and connected public transport'],
    ['Signal control and driver behaviour', 'Smarter signals and enforcement'],
  ],
  waste: [
    ['Habits and attitudes of consumers', 'Prompts and incentives for consumers'],
    ['Portions, purchasing and forecasting', 'Better forecasting and smaller portions'],
    ['Missing routes for surplus', 'Donation, reuse and composting'],
  ],
  pollution: [
    ['Sources and ways of discharge', 'Cutting discharge at the source'],
    ['Outdated treatment', 'Upgrading treatment and technology'],
    ['Weak monitoring and enforcement', 'Monitoring, enforcement and open data'],
  ],
  fraud: [
    ['New methods of deception', 'Warning early of new methods'],
    ['Victims’ awareness and weak points', 'Education fitted to groups at risk'],
    ['Gaps in accounts, networks and payment', 'Closing gaps in accounts and payment'],
  ],
  crime: [
    ['Personal history and motives', 'Early intervention and treatment'],
    ['Family, school and peers', 'Support through family and school'],
    ['Surroundings and opportunity', 'Joining prevention, sanction and reintegration'],
  ],
  distress: [
    ['Personality and ways of coping', 'Teaching coping and help-seeking'],
    ['Pressure of study, work and life events', 'Lightening excessive demands'],
    ['Support from family and peers', 'Building family, peer and professional support'],
  ],
  addiction: [
    ['Self-control and emotional needs', 'Training self-control and offering alternatives'],
    ['Design features that hook users', 'Limits on persuasive design and on hours of use'],
    ['Family and peer surroundings', 'Family time and activities with peers'],
  ],
  joblessness: [
    ['Jobs on offer and structure of industry', 'Creating jobs that fit the economy'],
    ['Skills and expectations of applicants', 'Aligning training with vacancies'],
    ['Information and placement services', 'Placement that matches people and jobs'],
  ],
  misconduct: [
    ['Knowledge of rules and time management', 'Teaching academic rules and planning'],
    ['Design of tasks and assessment', 'Tasks and assessment that invite own work'],
    ['Detection and consequences', 'Clear rules and timely response'],
  ],
  accidents: [
    ['Unsafe behaviour', 'Training and supervision'],
    ['Unsafe equipment and surroundings', 'Inspection and renewal of equipment'],
    ['Duties and safety management', 'Clear duties and emergency drills'],
  ],
  foodSafety: [
    ['Hazards in production', 'Controls within production'],
    ['Hazards in transport and sale', 'Tracing and the cold chain'],
    ['Weak inspection and hidden information', 'Inspection and public disclosure'],
  ],
  decline: [
    ['Loss of people and trades', 'Drawing in new trades and young people'],
    ['Ageing premises and facilities', 'Renewal and reuse of empty premises'],
    ['Outside competition and new habits', 'A distinct profile and links with neighbours'],
  ],
  financing: [
    ['Credit record and accounts of the firms', 'Sound accounts and a credit record'],
    ['Products and caution of lenders', 'Loans that suit small borrowers'],
    ['Guarantees and credit information', 'Guarantee schemes and public support'],
  ],
  debtRisk: [
    ['Borrowers and swings of the market', 'Credit assessment and limits'],
    ['Approval and monitoring', 'Monitoring and early warning'],
    ['Collection and recovery', 'Timely collection and recovery'],
  ],
  privacy: [
    ['Habits and awareness of users', 'Teaching users to judge and protect'],
    ['What platforms collect and spread', 'Duties and limits for platforms'],
    ['Gaps in law and oversight', 'Clear liability and oversight'],
  ],
  poverty: [
    ['Income and access to resources', 'Wider access to work and income'],
    ['Education, health and skills', 'Investing in education, health and skills'],
    ['Public services and institutions', 'Transfers and fairer public services'],
  ],
  unfit: [
    ['Diet and daily habits', 'Changing diet and habits'],
    ['Time and room for exercise', 'Time and room for exercise every day'],
    ['Attitudes at home and at school', 'Joint monitoring by home and school'],
  ],
  illness: [
    ['Physical causes', 'Observation and symptom care'],
    ['Psychological causes', 'Psychological care and education'],
    ['Family and social support', 'Family involvement and follow-up care'],
  ],
  publicDebt: [
    ['The gap between revenue and spending', 'Balancing budgets and duties'],
    ['Incentives to borrow and invest', 'Limits on borrowing for investment'],
    ['Weak disclosure and supervision', 'Disclosure, early warning and workout'],
  ],
  injury: [
    ['Physical condition and preparation', 'Exercise and preparation'],
    ['Surroundings and equipment', 'Safer surroundings and equipment'],
    ['Supervision and assessment', 'Risk assessment, supervision and first aid'],
  ],
  delay: [
    ['Design changes and planning', 'Better design and planning at the start'],
    ['Contractors’ resources and organisation', 'Checking contractors and matching resources'],
    ['Owners’ decisions, payment and permits', 'Quicker decisions, payment and permits'],
  ],
} as const satisfies HarmTexts;

export const enGoods = {
  hiring: [
    ['Recruitment that misses the needs of the job', 'Rough analysis of jobs', 'Recruiting from job analysis'],
    ['Training remote from the work', 'Training needs never assessed', 'Training by post and level'],
    ['Appraisal without effect', 'Vague indicators and unused results', 'Linking clear indicators with reward'],
  ],
  control: [
    ['Approval and separation of duties on paper only', 'Weak governance', 'Separating duties and approvals'],
    ['Loose budgets and costs', 'Poor data and unclear responsibility', 'Budgets by centre of responsibility'],
    ['Late supervision and feedback', 'Weak audit and information systems', 'Stronger audit and shared information'],
  ],
  marketing: [
    ['Blurred target market and position', 'Too little market research', 'Segmenting and repositioning'],
    ['Products and prices like those of rivals', 'Pricing by imitation', 'Products and prices built on customer value'],
    ['Channels and promotion of little effect', 'Online and offline kept apart', 'Joining channels and messages'],
  ],
  supply: [
    ['Stock out of step with demand', 'Scattered data and rough forecasts', 'Forecasting from shared data'],
    ['Slow storage and delivery', 'Poor layout and routing', 'Better layout and routing'],
    ['Breaks between partners', 'Different standards and systems', 'Common standards with partners'],
  ],
  tourism: [
    ['Offers that look alike', 'Little use of local culture', 'Offers built on local culture'],
    ['Uneven service and facilities', 'No standards or training', 'Service standards and training'],
    ['Seasonal and one-sided demand', 'Weak marketing and regional links', 'New markets and regional links'],
  ],
  farming: [
    ['Small scale and loose organisation', 'Members with little at stake', 'Tying members by shares and contracts'],
    ['Low added value', 'Little processing and standardisation', 'Processing, standards and a brand'],
    ['Uncertain sales and income', 'Poor market information and insurance', 'Better sales channels and insurance'],
  ],
  eldercare: [
    ['Services that miss what older people need', 'Needs never assessed', 'Assessing needs before planning'],
    ['Too few trained carers', 'Low pay and few prospects', 'Training and keeping carers'],
    ['Health and social care apart', 'Divided duties and payment', 'Joining health and social care'],
  ],
  sorting: [
    ['High awareness and low accuracy', 'Complicated rules and weak habits', 'Simple rules, guidance and incentives'],
    ['Collection that does not match sorting', 'Mixed collection after sorting', 'Separate collection and treatment'],
    ['Supervision without grip', 'Unclear responsibility', 'Clear duties for operators and residents'],
  ],
  neighbourhood: [
    ['Disagreement among residents', 'Unequal gains and costs', 'Sharing costs by benefit'],
    ['Lack of funds for works and upkeep', 'Reliance on subsidies', 'Sharing the cost among several parties'],
    ['Permits and upkeep out of step', 'Divided duties', 'Simpler permits and clear upkeep'],
  ],
  teaching: [
    ['Shallow participation', 'Lessons that rest on lecturing', 'Tasks and activities that involve learners'],
    ['Content at the wrong level', 'Little knowledge of learners', 'Graded content and demands'],
    ['Narrow feedback and assessment', 'Attention to results alone', 'Timely feedback on the process'],
  ],
  service: [
    [
      'Uneven manners and skill of staff',
      'Little induction and no standards',
      'Training by level and service standards',
    ],
    ['Facilities and surroundings badly kept', 'No routine of checks', 'Regular checks and renewal in stages'],
    ['Slow answers to complaints', 'Unclear channels and duties', 'Answers within a set time and follow-up'],
  ],
  schoolLife: [
    ['Conflicts settled by punishment alone', 'Few occasions to be heard', 'Peer mediation and restorative talks'],
    ['Rules made without the pupils', 'Little part in class decisions', 'Rules drawn up and reviewed together'],
    ['Families told only when things go wrong', 'No regular contact', 'Regular contact and early signals'],
  ],
  guidance: [
    [
      'Content remote from students’ lives',
      'Little knowledge of the students',
      'Starting from students’ own questions',
    ],
    ['Telling rather than guiding', 'Lack of training in methods', 'Experience, discussion and individual talks'],
    ['Little cooperation of home and school', 'Few channels and unclear roles', 'Regular exchange of home and school'],
  ],
  vocational: [
    ['Courses remote from jobs', 'Employers absent from course design', 'Designing courses with employers'],
    ['Placements of little content', 'Too few posts and mentors', 'Mentors and training sites'],
    ['Firms with little reason to take part', 'Costs and gains shared unclearly', 'Incentives and shared results'],
  ],
  heritage: [
    ['Few successors', 'Low income and long training', 'Training successors in workshops and courses'],
    ['Protection against use', 'Display cut off from life', 'Protecting through living use'],
    ['Little appeal to the young', 'Old forms and few channels', 'Digital and design-led mediation'],
  ],
  publicService: [
    ['Scattered systems and data', 'Different standards of offices', 'Common standards and shared data'],
    ['Procedures that do not fit users', 'Design around offices', 'Redesign around users'],
    ['Low use and satisfaction', 'Little promotion and feedback', 'Simple access and steady feedback'],
  ],
  careQuality: [
    ['Processes that do not fit patients', 'Work arranged by department', 'Processes arranged around patients'],
    ['Too few or too little trained staff', 'Pay and training that lag', 'Staffing by need and graded training'],
    ['Weak monitoring and communication', 'No indicators or feedback', 'Quality indicators and communication'],
  ],
  digital: [
    ['Strategy apart from business', 'New systems on old processes', 'Starting from problems of the business'],
    ['Scattered and unused data', 'No standards or governance', 'Data standards and governance'],
    ['Lack of skills and investment', 'Slow returns and little training', 'Stepwise investment and training'],
  ],
  ecommerce: [
    ['Price wars among like offers', 'Weak brands', 'Quality and brand instead of low price'],
    ['Weak delivery and after-sales', 'High cost and hard returns', 'Better delivery and after-sales'],
    ['Rules and trust', 'Little knowledge of rules abroad and on platforms', 'Compliance and trust'],
  ],
  green: [
    ['High initial cost and slow returns', 'Immature technology and scale', 'Lower cost through technology and scale'],
    ['Missing infrastructure', 'Planning and building out of step', 'Planning infrastructure ahead'],
    ['Hesitant users', 'Little knowledge and few incentives', 'Incentives and demonstration'],
  ],
  project: [
    ['Schedule and cost off the plan', 'Rough survey and planning', 'Detailed planning and control of deviations'],
    ['Recurring defects', 'Lax control of materials and steps', 'Control of materials and of each step'],
    [
      'Weak safety and coordination on site',
      'Many subcontractors with crossed duties',
      'Clear duties of subcontractors',
    ],
  ],
  sport: [
    ['Few people taking part, and seldom', 'Little time and interest', 'Activities and events that attract'],
    ['Lack of grounds and trainers', 'Uneven investment', 'Shared grounds and more trainers'],
    ['Narrow content and assessment', 'Tests before enjoyment', 'Wider choice and fairer assessment'],
  ],
  media: [
    ['Content alike and shallow', 'Chasing clicks', 'Support for original content'],
    ['Weak ties with the audience', 'Little knowledge of the audience', 'Planning with the audience in view'],
    ['Harmful content and late control', 'Unclear review and liability', 'Clear review and liability'],
  ],
  enterprise: [
    ['Weak in markets and innovation', 'Limited funds and skills', 'Niche markets and joint innovation'],
    ['Informal management', 'Decisions in few hands', 'Sound governance and management'],
    ['Adverse surroundings', 'Poor access to finance and information', 'Use of support and wider finance'],
  ],
  newcomers: [
    ['Housing, work and schooling', 'Services tied to status', 'Services by residence'],
    ['Language and social distance', 'Few contacts and prejudice', 'Language support and places to meet'],
    ['Weak protection of rights', 'Little information and legal aid', 'Better protection and legal aid'],
  ],
  integration: [
    ['Shallow links and short chains', 'Weak processing and services', 'Longer chains with processing and services'],
    ['Weak leading businesses', 'Loose sharing of gains', 'Leading businesses that share gains'],
    ['Lack of land, capital and skills', 'Poor flow of resources', 'Access to land, capital and skills'],
  ],
  drugUse: [
    ['Use without indication', 'Weak diagnosis and habit', 'Strict indications and testing'],
    ['Wrong choice, dose or course', 'Outdated knowledge', 'Guidelines on choice, dose and course'],
    ['Patients’ beliefs and adherence', 'Little education', 'Education and monitoring'],
  ],
  skill: [
    ['Weak awareness and motivation', 'Old habits and few rewards', 'Showing the use and rewarding it'],
    ['Shallow command', 'Training far from practice', 'Training by level and by task'],
    ['Few chances to practise', 'Little equipment, time and guidance', 'Time, tools and peer support'],
  ],
  industry: [
    [
      'Similar products and weak brands',
      'Little spending on new products and names',
      'Standing out by standards and brands',
    ],
    ['Uneven quality', 'Missing standards and thin inspection', 'Clear standards and regular inspection'],
    [
      'Loose links between suppliers, makers and sellers',
      'Many small firms and no leader',
      'Leading firms and contracts along the chain',
    ],
  ],
  reading: [
    ['Too little time and volume of reading', 'Homework and screens', 'Daily time for reading'],
    ['Narrow choice of books', 'Little guidance', 'Graded lists and richer shelves'],
    [
      'Few strategies and little talk about books',
      'Little teaching of reading',
      'Teaching strategies and shared reading',
    ],
  ],
} as const satisfies GoodTexts;
