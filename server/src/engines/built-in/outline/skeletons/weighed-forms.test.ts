import type { Field } from '@yanmo/contract/codes';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(field: Field, title: string, type: 'thesis' | 'course_paper' = 'thesis'): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language: 'en', field, type, level: 'UNDERGRADUATE', variant: 0 },
    ...{ wordCount: type === 'thesis' ? 8_000 : 3_000, keywords: [], works: [], extraRequirements: '' },
  });
  return chapters.flatMap((chapter) => [chapter.title, ...chapter.children.map((child) => child.title)]).join('\n');
}

const titles: readonly (readonly [Field, string, readonly RegExp[], RegExp])[] = [
  // A question of yes or no has a case for, a case against, a weighing and an answer, each named by the deed.
  [
    'law',
    'Should Hate Speech on Social Media Be Criminalised?',
    [/The Case for Criminalising Hate Speech on Social Media/u, /The Case Against/u, /Weighing/u, /The Answer/u],
    /Answering Yes/u,
  ],
  ['education', 'Should Schools Ban Mobile Phones?', [/The Case for Schools Banning Mobile Phones/u], /Policy/u],
  ['philosophy', 'Is Torture Ever Justified?', [/The Case for Torture/u, /The Case Against Torture/u], /Safeguards/u],
  ['interdisciplinary', 'Is It Ethical to Keep Elephants in Zoos?', [/Keeping Elephants in Zoos/u], /Protect/u],
  ['economics', 'Should Sugar Be Taxed?', [/The Case for Taxing Sugar/u, /The Case Against Taxing Sugar/u], /Demand/u],
  ['economics', 'Should Central Banks Fight Climate Change?', [/Central Banks Fighting Climate Change/u], /Yes/u],
  ['philosophy', 'Is It Wrong to Lie to a Dying Friend?', [/The Case for Lying to a Dying Friend/u], /Liing/u],
  // What somebody does and what the law has against it.
  [
    'law',
    'Domestic Violence and Police Protection Orders',
    [/Domestic Violence: Forms, Harm/u, /Police Protection Orders: The Rules/u, /A Better Legal Response/u],
    /Protects? Domestic Violence|Is Infringed/u,
  ],
  ['law', 'Wildlife Trafficking and Criminal Sanctions', [/Criminal Sanctions: The Rules/u], /Balanc|Weigh/u],
  ['law', 'Employer Liability and Workplace Harassment', [/Employer Liability at Work Against Workplace/u], /Balanc/u],
  // A right is no offence.
  ['law', 'Freedom of Expression and Privacy', [/Privacy/u], /Forms, Harm and Legal Definition/u],
  // What people know, think and do is told one by one.
  [
    'medicine',
    'Knowledge, Attitudes and Practices regarding Hand Hygiene among Nurses in Malawi',
    [/Knowledge of Hand Hygiene/u, /Attitudes Towards Hand Hygiene/u, /Hand Hygiene in Practice/u],
    /Factors and Hypotheses|Candidate Factors/u,
  ],
  [
    'agriculture',
    "Farmers' Knowledge and Practices on Pesticide Safety in Northern Ghana",
    [/Knowledge of Pesticide Safety/u, /Pesticide Safety in Practice/u, /From Knowledge to Practice/u],
    /Attitudes|Hypothes/u,
  ],
  [
    'medicine',
    'Awareness and Attitudes towards Organ Donation among Students',
    [/Attitudes Towards Organ/u],
    /Factors/u,
  ],
  // What a title puts between two things is measured and tested.
  [
    'education',
    'Parental Expectations and Test Anxiety: Does Self-Efficacy Mediate?',
    [/How Self-Efficacy Is Measured/u, /Channel Through Self-Efficacy/u],
    /Reasons for Answering/u,
  ],
  [
    'management',
    'Green HRM and Employee Voice: Organisational Identification as a Mediator',
    [/Testing the Channel Through Organisational Identification/u],
    /Influence in the Other Direction/u,
  ],
  ['management', 'Remote Work and Burnout: Team Support as a Moderator', [/Differences by Team Support/u], /Channel/u],
  [
    'economics',
    'Trade Openness and Income Inequality in Africa: Does Institutional Quality Matter?',
    [/Trade Openness on Income Inequality/u, /How Institutional Quality Is Measured/u],
    /Economic Outcomes/u,
  ],
  // A review has chapters on what it gathers.
  [
    'medicine',
    'Barriers to Breastfeeding among Adolescent Mothers: A Systematic Review',
    [/Barriers to Breastfeeding in the Studies/u, /In Services, Rules and Resources/u],
    /Forms and Duration/u,
  ],
  [
    'medicine',
    'Experiences of Nurses Caring for Dying Children: An Integrative Review',
    [/Nurses Caring for Dying Children: Themes/u],
    /Nurses Caring:|Forms and Duration/u,
  ],
  [
    'education',
    'Peer Tutoring in Primary Mathematics: A Systematic Review',
    [/Peer Tutoring: Kinds and Forms/u, /What the Studies Found on Peer Tutoring/u],
    /Antecedents|Safety/u,
  ],
  ['medicine', 'Prevalence of Burnout among Midwives: A Scoping Review', [/Burnout: Figures Reported/u], /Duration/u],
  // How one thing changed another asks nothing about the way back.
  [
    'history',
    'How Railways Transformed Market Towns in Victorian England',
    [/Market Towns Before Railways/u, /Market Towns After Railways/u],
    /What Market Towns Meant for Railways/u,
  ],
  [
    'history',
    'How the Black Death Changed Labour in England',
    [/Labour Before the Black Death/u],
    /Meant for the Black/u,
  ],
  // Two things are tried side by side; neither learns from the other.
  [
    'engineering',
    'A Comparison of PID and Fuzzy Control for a Two-Wheeled Balancing Robot',
    [/Comparing PID Control with Fuzzy Control/u, /When to Choose PID Control and When Fuzzy Control/u],
    /Hardware of|Could Learn/u,
  ],
  [
    'engineering',
    'Comparative Study of Recycled Aggregate and Natural Aggregate Concrete under Freeze-Thaw Cycles',
    [/Recycled Aggregate Concrete and Natural Aggregate Concrete: Results/u],
    /Observed under Recycled/u,
  ],
  [
    'agriculture',
    'Comparative Growth of Broilers Fed Insect Meal and Soybean Meal',
    [/Difference in Growth/u],
    /Levels/u,
  ],
  [
    'agriculture',
    'Comparative Yield of Lettuce Grown under LED Light and Sunlight',
    [/Difference in Yield/u],
    /Levels/u,
  ],
  // A task for a program has data, a model and experiments.
  [
    'engineering',
    'Detecting Phishing Emails: A Comparison of Machine Learning Classifiers',
    [/Data for Phishing Email Detection/u, /Experiments on Phishing Email Detection/u],
    /Factors in Phishing/u,
  ],
  ['engineering', 'Detecting Fake Reviews with Graph Neural Networks', [/Fake Review Detection/u], /Factors in/u],
  ['engineering', 'Classifying Crop Diseases Using Deep Learning', [/Crop Disease Classification/u], /Factors in/u],
  [
    'engineering',
    'Recognising Handwritten Letters with Convolutional Neural Networks',
    [/Handwritten Letter Recognition/u],
    /Who They Are/u,
  ],
  // What one firm did is a case, and an author is no book.
  ['management', 'How Did IKEA Adapt to the Indian Market?', [/The Course of IKEA’s Adaptation/u], /Rival Answers/u],
  ['literature', 'The Double in Dostoevsky', [/Writings of Dostoevsky/u], /How Dostoevsky Works/u],
  // What stands behind the colon is measured.
  [
    'agriculture',
    'Biochar as a Soil Amendment: Effects on Maize Yield and Nitrogen Retention',
    [/Differences in Maize Yield/u, /Differences in Nitrogen Retention/u],
    /Variation in Biochar/u,
  ],
  // Each of two works has its author, and neither heading takes in the other.
  [
    'literature',
    "Exile and Memory in Sebald's Austerlitz and Kundera's Ignorance",
    [/Exile and Memory in Austerlitz$/mu, /Exile and Memory in Ignorance$/mu],
    /in Sebald's Austerlitz in/u,
  ],
];

for (const [field, title, wanted, unwanted] of titles)
  it(title, () => {
    const headings = headingsOf(field, title);
    for (const pattern of wanted) expect(headings).toMatch(pattern);
    expect(headings).not.toMatch(unwanted);
  });

it('sets both cases side by side where a paper is short', () => {
  const headings = headingsOf('interdisciplinary', 'Should Voting Be Compulsory?', 'course_paper');
  expect(headings).toMatch(/The Case for and Against Compulsory Voting/u);
  expect(headings).toMatch(/Weighing the Reasons and Answering the Question/u);
});
