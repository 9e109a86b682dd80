import type { SampleWords } from './sample-words.ts';

export const sampleEn: SampleWords = {
  title: 'Digital Transformation and the Resilience of Small Manufacturers',
  subtitle: 'A Dynamic Capabilities View',
  cover: {
    school: 'Northfield University',
    department: 'School of Management',
    major: 'BSc Business Administration',
    className: 'Class of 2026',
    author: 'Eleanor Whitcombe',
    studentNumber: '22031507',
    supervisor: 'Dr Martin Hale',
    date: 'May 2026',
  },
  abstract: [
    'Small manufacturers carry much of an industry’s supply chain and have the least to fall back on when it breaks. Whether they keep working through a shock, and how soon they recover, depends on more than cash: it depends on how well they notice change and rearrange what they have. Digital transformation is widely expected to help, but a firm that has bought a system is not yet a firm that has become resilient.',
    'Resting on the theory of dynamic capabilities, this thesis divides resilience into withstanding, recovering and renewing, and sets out how digital transformation may act on each through sensing, seizing and reconfiguring. It develops measures, a questionnaire and a regression model. The data are still to be gathered; wherever the argument needs them, the text says so.',
  ],
  keywords: ['digital transformation', 'resilience', 'dynamic capabilities', 'small manufacturers'],
  introduction: {
    title: 'Introduction',
    background: {
      title: 'Background',
      text: [
        'Competition in manufacturing has moved from single firms to whole supply chains, and most of the links in a chain are small. A small firm has few customers, little power over prices, and nobody to whom it can pass on a shortage.⟦note “Small” is used here for firms with fewer than 250 employees, the limit that is common in European statistics; a study in another country would have to follow its own definition.⟧ One cancelled order or one missing component can stop its machines for weeks.',
        'At the same time digital tools have become cheap. Production software is rented by the month, and scanners and sensors are ordinary things to find on a shop floor. What these tools change is not only efficiency but the way in which a firm arranges its resources ⟦cite chen2020⟧, and with it structures, decisions and skills ⟦cite qi2020⟧.',
      ],
    },
    meaning: {
      title: 'Why the question matters',
      text: [
        'Work on dynamic capabilities has mostly looked at large companies ⟦cite teece1997 eisenhardt2000⟧. Small firms have fewer resources and flatter hierarchies, and there is no reason to assume that they sense and reconfigure in the same way. The thesis asks how far the theory reaches.',
        'For owners the question is practical. Digital budgets are often spent once and then left to idle. It helps to know which kind of investment works through which capability, and on which side of resilience.',
      ],
    },
    content: {
      title: 'Scope and method',
      text: 'The argument moves from concepts to a framework and from the framework to a design that can test it. It does three things:',
      items: [
        '**It sorts out the concepts** of digital transformation, dynamic capabilities and resilience, and says how they differ;',
        '**it builds a framework** with hypotheses and draws the paths between them (⟦ref fig-framework⟧);',
        '**it designs the test**: measures (⟦ref tab-variables⟧), a model, and a questionnaire (⟦ref app-questionnaire⟧).',
      ],
      closing: 'The method is a review of the literature followed by a survey; estimation waits for the data.',
    },
  },
  review: {
    title: 'Theory and literature',
    capabilities: {
      title: 'Dynamic capabilities',
      text: [
        'The resource-based view holds that advantage rests on resources that are valuable, rare, and hard to imitate or to replace ⟦cite barney1991⟧. That explains much while the world stands still. When it moves, yesterday’s strength can become today’s burden, and what counts is the ability to integrate, build and reconfigure competences as the surroundings change ⟦cite teece1997⟧.',
        'In a small firm, reconfiguring is rarely a merger. It is moving people between two lines, agreeing terms with a second supplier before the first one fails, or turning a handwritten ledger into something that can be searched. An old proverb puts the point better than most textbooks do:',
      ],
      quote: 'A bad workman blames his tools.',
      afterQuote:
        'Tools alone explain neither good work nor bad. If digital transformation has value, it has to be looked for in the capabilities that it changes and not in the number of licences.',
    },
    digital: {
      title: 'Digital transformation and resilience',
      text: 'Digital transformation is a process in which combinations of information, computing, communication and connectivity technologies trigger significant changes in an organization and so improve it ⟦cite vial2019⟧. Research on its link to resilience follows two lines.',
      parts: [
        {
          title: 'The adoption view',
          text: 'The first asks why people and firms accept a technology at all. Perceived usefulness and perceived ease of use are its classic variables ⟦cite davis1989⟧. Its lesson is plain: a system that nobody uses is a fixed asset and no more.',
        },
        {
          title: 'The capability view',
          text: 'The second takes technology as a carrier of capability and asks what happened to an organization’s routines after the money was spent. ⟦ref tab-concepts⟧ sets the three concepts side by side.',
        },
      ],
    },
    table: {
      caption: 'The three concepts compared',
      head: ['Concept', 'Meaning', 'Seen in'],
      rows: [
        [
          'Digital transformation',
          'Significant change brought about by combining digital technologies',
          'Spending and use',
        ],
        [
          'Dynamic capabilities',
          'Integrating, building and reconfiguring competences as the surroundings change',
          'Routines',
        ],
        ['Resilience', 'Keeping work going through a shock, recovering, and coming out renewed', 'Results'],
      ],
      note: '__Note.__ Compiled from ⟦cite teece1997 vial2019⟧.',
    },
  },
  design: {
    title: 'Research design',
    framework: {
      title: 'Framework and hypotheses',
      text: 'Digital transformation brings a firm denser data and faster connections. Neither becomes resilience by itself; a capability has to turn it into one. Three hypotheses follow:',
      hypotheses: [
        'H1: Digital transformation is positively related to resilience.',
        'H2: Dynamic capabilities mediate that relation.',
        'H3: The more turbulent the surroundings, the stronger the effect of dynamic capabilities on resilience.',
      ],
      figure: 'How digital transformation may act on resilience',
      boxes: ['Digital transformation', 'Dynamic capabilities', 'Resilience', 'Turbulence of the surroundings'],
    },
    variables: {
      title: 'Variables and measures',
      text: 'How each variable is measured is shown in ⟦ref tab-variables⟧. Items are rated on a five-point Likert scale, and reliability is judged by Cronbach’s ⟦math \\alpha⟧ ⟦cite cronbach1951⟧.',
      caption: 'Variables and how they are measured',
      group: 'Measurement',
      head: ['Variable', 'Symbol', 'How', 'Where'],
      rows: [
        ['Resilience', 'RES', 'Scale, 6 items', 'Questionnaire, part 3'],
        ['Digital transformation', 'DT', 'Scale, 8 items', 'Questionnaire, part 2'],
        ['Dynamic capabilities', 'DC', 'Scale, 9 items', 'Questionnaire, part 2'],
        ['Size', 'SIZE', 'Natural log of employees', 'Questionnaire, part 1'],
        ['Age', 'AGE', 'Year of survey less founding year', 'Questionnaire, part 1'],
      ],
      note: '__Note.__ Industry and region enter as dummy variables.',
    },
    model: {
      title: 'Model',
      before: 'H1 is tested with the baseline regression',
      between:
        'where ⟦math i⟧ stands for a firm and ⟦math \\varepsilon_i⟧ for the disturbance; H1 holds if ⟦math \\beta_1⟧ is significantly positive. The internal consistency of a scale is computed by ⟦ref eq-alpha⟧:',
      after:
        'Here ⟦math k⟧ is the number of items, ⟦math \\sigma_j^2⟧ the variance of item ⟦math j⟧ and ⟦math \\sigma_T^2⟧ that of the total. The equations for mediation and moderation extend ⟦ref eq-model⟧ and are not written out here.',
    },
    data: {
      title: 'Data',
      text: 'The questionnaire will go to small manufacturers in ⟦gap to be added: region and industries⟧ and be filled in by managers who know the business. At least 200 usable answers are planned.',
      gap: 'Data to be added: sample, descriptive statistics, reliability and validity, regression results',
    },
  },
  conclusion: {
    title: 'Conclusion',
    text: [
      'The thesis asked how digital transformation affects the resilience of small manufacturers. It reviewed the theory, proposed a framework in which dynamic capabilities stand in the middle, and laid out measures and tests that can be carried out as they are. What can be said at this stage is modest: before asking what digital spending returns, one should ask which capability it has changed.',
      'The limits are as plain. No data of its own support the hypotheses yet, and a single survey cannot rule out that resilient firms simply buy more technology. The next step is the survey, and after it a second round with the same firms.',
    ],
  },
  appendix: {
    title: 'Questionnaire',
    part: 'About your firm',
    intro:
      'This survey is for academic research only. It is anonymous, the answers are not passed on, and it takes about five minutes. Thank you for your help.',
    single: 'How many people work for your firm? (choose one)',
    options: ['Fewer than 10', '10 to 49', '50 to 249', '250 or more'],
    several: 'Which digital tools does your firm use? (choose all that apply)',
    choices: [
      'Production planning software',
      'Scanners in the warehouse',
      'Connected machines',
      'Customer database',
      'None of these',
    ],
    scale: 'How far do these statements fit your firm? (1 = not at all, 5 = completely)',
    head: ['Statement', '1', '2', '3', '4', '5'],
    statements: [
      'We notice early when customers want something different.',
      'When a supplier fails we soon find another.',
      'After a shock our output recovers faster than that of our competitors.',
    ],
    open: 'Where has digital technology helped you most in dealing with risk?',
  },
  thanks: [
    'I thank Dr Hale, who read every draft and asked of every page what exactly I meant by that word. I am grateful to the owners and managers who gave me an hour between two shifts and told me how things really are on the shop floor.',
    'My family bore with a kitchen table full of paper for a year. Thank you.',
  ],
  schedule: {
    title: 'Schedule',
    caption: 'Plan of work',
    head: ['Weeks', 'Work', 'Result'],
    rows: [
      ['1–2', 'Read the literature, settle the question', 'Reading list'],
      ['3–4', 'Write the proposal', 'Proposal'],
      ['5–9', 'Design and run the survey', 'Questionnaire and data'],
      ['10–13', 'Analyse, write the first draft', 'Draft'],
      ['14–16', 'Revise, prepare the defence', 'Final version'],
    ],
  },
  similarity: {
    summary: 'Summary',
    summaryText:
      'This report compares the submitted text, passage by passage, with the chosen collections and marks wording that comes close to another text. Similarity is not plagiarism: whether a passage is cited properly is for the author and the supervisor to judge.',
    passages: 'Similar passages',
    text: 'The theory holds that ⟦matched the ability to integrate, build and reconfigure competences⟧ is what keeps an advantage alive. ⟦suspect In conclusion, digital transformation is of great theoretical and practical significance.⟧ The chapter starts from here.',
    table: {
      caption: 'Where the passages may come from',
      head: ['Passage', 'Possible source'],
      rows: [
        ['the ability to integrate, build and reconfigure …', 'Your own upload: notes-on-capabilities.docx'],
        ['In conclusion, digital transformation is of …', 'Reads like machine-written text; consider rewriting'],
      ],
    },
  },
  rewrite: {
    title: 'Before and after',
    before: 'Before',
    after: 'After',
    text: 'In conclusion, digital transformation is of great theoretical and practical significance.',
    changed:
      '⟦removed In conclusion, ⟧⟦added Whether ⟧digital transformation ⟦removed is of great theoretical and practical significance⟧⟦added makes a firm resilient depends on the capability that it changes⟧.',
  },
  certificate: {
    title: 'Result',
    text: [
      'This is to certify that every reference listed in “Digital Transformation and the Resilience of Small Manufacturers” was compared with the records of the library, and that title, authors, journal, year, volume and pages agree with them.',
      'The certificate says that the works exist. It says nothing about the content of the thesis.',
    ],
  },
};
