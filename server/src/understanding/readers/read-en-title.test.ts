import type { Field } from '@yanmo/contract/codes';
import { describe, expect, test } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import type { Reading } from '../title-reading.ts';
import { readEnTitle } from './read-en-title.ts';

/** Field, title, object, aspect, and the contexts as "kind: text". */
const titles: readonly (readonly [Field, string, string, string | null, string])[] = [
  [
    'medicine',
    'Obesity among Children under Five in Ghana',
    'obesity',
    'prevalence and factors',
    'population: children under five; place: Ghana',
  ],
  ['philosophy', 'Must We Obey Unjust Laws?', 'obedience to unjust laws', 'justification', ''],
  ['philosophy', 'Do We Have Free Will?', 'free will', 'existence', ''],
  ['philosophy', 'Can Robots Deserve Moral Respect?', 'robots', 'capacity to deserve moral respect', ''],
  ['philosophy', 'May Doctors Lie to Patients?', 'lying to patients', 'justification', 'population: doctors'],
  [
    'management',
    'Apple and Samsung in the Smartphone Market',
    'Apple and Samsung',
    'comparison',
    'setting: smartphone market',
  ],
  ['management', 'Nike and Adidas: Branding Strategies', 'branding', 'strategies', 'case: Nike and Adidas'],
  [
    'history',
    'The Bengal Famine and British Grain Policy',
    'Bengal Famine',
    'relation to British grain policy',
    'place: Bengal',
  ],
  ['philosophy', 'On Boredom', 'boredom', null, ''],
  ['philosophy', "Descartes' Demon", 'demon', 'interpretation', 'case: Descartes'],
  ['medicine', 'Exercise in the Prevention of Falls', 'exercise', 'effectiveness', 'setting: prevention of falls'],
  [
    'medicine',
    'Dental Care Knowledge of Nursery Teachers in London',
    'dental care',
    'knowledge',
    'population: nursery teachers; place: London',
  ],
  ['law', 'Tenant or Licensee? The Legal Status of Lodgers', 'lodgers', 'legal status', ''],
  ['education', 'Cyberbullying and the Response of Schools', 'cyberbullying', 'response of schools', ''],
  ['interdisciplinary', 'gun control in the united states', 'gun control', null, 'place: United States'],
  ['science', 'Growth of E. coli in Milk', 'E. coli', 'growth', 'setting: milk'],
  ['management', 'Why does Lego keep its factories?', 'retention of its factories', 'causes', 'case: Lego'],
  ['medicine', 'Breathing exercises before dental surgery', 'breathing exercises', null, 'setting: dental surgery'],
  [
    'education',
    'Reading clubs and vocabulary growth: the role of motivation',
    'reading clubs',
    'effect on vocabulary growth',
    '',
  ],
  ['economics', 'Why do rents keep rising in Porto?', 'rise of rents', 'causes', 'place: Porto'],
  ['literature', 'Apology strategies in hotel reviews', 'apology strategies', null, 'setting: hotel reviews'],
  ['engineering', 'Predicting train delays with random forests', 'train delays', 'prediction', 'means: random forests'],
  ['philosophy', 'Is it wrong to break a promise?', 'breaking a promise', 'wrongness', ''],
  ['science', 'How do pigeons navigate?', 'navigation of pigeons', null, ''],
  ['economics', 'What drives young couples to emigrate?', 'young couples’ decision to emigrate', 'determinants', ''],
  ['law', 'Liability for delivery robots', 'liability for delivery robots', null, ''],
  ['law', 'Should shops be liable for lost parcels?', 'liability of shops for lost parcels', 'desirability', ''],
  [
    'education',
    'Teaching listening strategies in evening schools',
    'listening strategies',
    'teaching',
    'setting: evening schools',
  ],
  ['agriculture', 'Ways to reduce milk losses in small dairies', 'milk losses', 'reduction', 'setting: small dairies'],
  ['art', 'Rain in Agnès Varda’s On the Far Shore', 'Agnès Varda’s On the Far Shore', 'rain', 'text: On the Far Shore'],
  ['military', 'Balloons in the war in Korea', 'balloons', 'role', 'time: war in Korea'],
  ['management', 'A case study of Lidl: own brands and loyalty', 'own brands', 'effect on loyalty', 'case: Lidl'],
  [
    'education',
    'Why do community libraries lose teenage readers?',
    'loss of teenage readers',
    'causes',
    'setting: community libraries',
  ],
  [
    'education',
    'Does homework help primary pupils learn?',
    'homework',
    'effect on learning',
    'population: primary pupils',
  ],
  [
    'education',
    'Does daily retrieval practice improve vocabulary retention in seventh-grade pupils?',
    'daily retrieval practice',
    'effect on vocabulary retention',
    'population: seventh-grade pupils',
  ],
  [
    'education',
    'Smartphone Bans in Lower Secondary Schools: Evidence from Norway',
    'smartphone bans',
    'effectiveness',
    'setting: lower secondary schools; place: Norway',
  ],
  ['education', 'Should Schools Ban Mobile Phones?', 'mobile phones', 'ban', 'setting: schools'],
  [
    'management',
    'Remote Work and Team Cohesion in Software Start-ups: A Mixed-Methods Study',
    'remote work',
    'effect on team cohesion',
    'setting: software start-ups',
  ],
  [
    'management',
    'Employee Turnover in Budget Hotels: Causes and Retention Strategies',
    'employee turnover',
    'causes and retention strategies',
    'setting: budget hotels',
  ],
  [
    'management',
    'A Study on the Marketing Strategy of a Regional Tea Brand',
    'regional tea brand',
    'marketing strategy',
    '',
  ],
  [
    'management',
    'How Does Servant Leadership Influence Nurse Retention?',
    'servant leadership',
    'effect on nurse retention',
    '',
  ],
  [
    'economics',
    'Minimum Wage Increases and Youth Employment in Portugal',
    'minimum wage increases',
    'effect on youth employment',
    'place: Portugal',
  ],
  [
    'economics',
    'What Drives Food Price Inflation in Small Island States?',
    'food price inflation',
    'determinants',
    'setting: small island states',
  ],
  [
    'economics',
    'The Determinants of Household Saving in Rural Vietnam, 2008–2020',
    'household saving',
    'determinants',
    'place: rural Vietnam; time: 2008–2020',
  ],
  ['law', 'Was the Nuremberg Trial Justified?', 'Nuremberg Trial', 'justification', ''],
  ['law', 'Force Majeure Clauses after the Pandemic', 'force majeure clauses', null, 'time: pandemic'],
  [
    'law',
    'Strict Liability in Environmental Tort Law: Scope and Limits',
    'strict liability',
    'scope and limits',
    'policy: environmental tort law',
  ],
  [
    'literature',
    "Memory and Silence in Kazuo Ishiguro's The Remains of the Day",
    'memory and silence',
    'interpretation',
    'text: The Remains of the Day',
  ],
  [
    'literature',
    'The Representation of Motherhood in Toni Morrison\'s "Beloved"',
    'representation of motherhood',
    'interpretation',
    'text: "Beloved"',
  ],
  [
    'literature',
    'Unreliable Narration in Wuthering Heights',
    'unreliable narration',
    'technique analysis',
    'text: Wuthering Heights',
  ],
  ['literature', 'Macbeth: Tyrant or Victim?', 'Macbeth', 'interpretation', ''],
  ['history', 'Why Did the Weimar Republic Fail?', 'failure of the Weimar Republic', 'causes', ''],
  [
    'history',
    'Railways and the Making of Modern Argentina, 1870–1914',
    'railways',
    'effect on the making of modern Argentina',
    'time: 1870–1914',
  ],
  ['history', 'The Plague of Justinian: Causes and Consequences', 'plague of Justinian', 'causes and consequences', ''],
  ['philosophy', 'Is Lying Always Wrong?', 'lying', 'wrongness', ''],
  ['philosophy', 'Free Will and Moral Responsibility', 'free will', 'relation to moral responsibility', ''],
  ['philosophy', 'Hume on Miracles: A Critical Evaluation', 'miracles', 'critical evaluation', 'case: Hume'],
  ['philosophy', 'Can Machines Think?', 'machines', 'capacity for thought', ''],
  [
    'science',
    'Effect of pH on the Activity of Catalase in Potato Tissue',
    'pH',
    'effect on the activity of catalase',
    'setting: potato tissue',
  ],
  [
    'science',
    'Green Synthesis and Characterization of Silver Nanoparticles Using Neem Leaf Extract',
    'silver nanoparticles',
    'green synthesis and characterization',
    'means: neem leaf extract',
  ],
  [
    'science',
    'Microplastics in River Sediments: Occurrence, Sources and Risks',
    'microplastics',
    'occurrence, sources and risks',
    'setting: river sediments',
  ],
  ['science', 'Adsorption of Lead Ions on Rice Husk Biochar', 'adsorption of lead ions on rice husk biochar', null, ''],
  [
    'engineering',
    'Design and Implementation of a Parking Guidance System Based on LoRa Sensors',
    'parking guidance system',
    'design and implementation',
    'means: LoRa sensors',
  ],
  ['engineering', 'Fatigue Crack Growth in Aluminium Welds', 'fatigue crack growth', null, 'setting: aluminium welds'],
  [
    'engineering',
    'A Low-Cost Spirometer for Rural Clinics: Design and Validation',
    'low-cost spirometer',
    'design and validation',
    'setting: rural clinics',
  ],
  [
    'agriculture',
    'Drip Irrigation versus Furrow Irrigation in Tomato Production',
    'drip irrigation and furrow irrigation',
    'comparison',
    'setting: tomato production',
  ],
  [
    'agriculture',
    'Adoption of Conservation Tillage by Smallholder Farmers in Malawi',
    'conservation tillage adoption',
    'determinants',
    'population: smallholder farmers; place: Malawi',
  ],
  [
    'agriculture',
    'Effects of Biochar on Soil Moisture and Maize Yield',
    'biochar',
    'effect on soil moisture and maize yield',
    '',
  ],
  [
    'medicine',
    'Mindfulness-Based Stress Reduction for Nurses in Intensive Care: A Randomised Controlled Trial',
    'mindfulness-based stress reduction',
    'effectiveness',
    'population: nurses; setting: intensive care',
  ],
  [
    'medicine',
    'Telehealth Follow-up after Knee Replacement',
    'telehealth follow-up',
    null,
    'setting: knee replacement',
  ],
  [
    'medicine',
    'Prevalence and Risk Factors of Low Back Pain among Bus Drivers in Colombo',
    'low back pain',
    'prevalence and risk factors',
    'population: bus drivers; place: Colombo',
  ],
  [
    'medicine',
    'Antibiotic Stewardship in Nursing Homes: A Systematic Review',
    'antibiotic stewardship',
    'systematic review',
    'setting: nursing homes',
  ],
  [
    'military',
    'Logistics and Operational Tempo in the Falklands War',
    'logistics',
    'relation to operational tempo',
    'time: Falklands War',
  ],
  [
    'military',
    'Drone Swarms and the Law of Armed Conflict',
    'drone swarms',
    'legality under the law of armed conflict',
    '',
  ],
  ['military', 'Was the Maginot Line a Failure?', 'Maginot Line', 'failure', ''],
  [
    'art',
    'Colour and Grief in the Late Paintings of Mark Rothko',
    'colour and grief',
    'interpretation',
    'text: late paintings of Mark Rothko',
  ],
  ['art', "Packaging Design for a Children's Herbal Tea", 'packaging', 'design', "setting: children's herbal tea"],
  [
    'interdisciplinary',
    'Urban Heat Islands and Public Health: The Case of Seville',
    'urban heat islands',
    'effect on public health',
    'case: Seville',
  ],
  [
    'interdisciplinary',
    'Misinformation on WhatsApp during Elections in Brazil',
    'misinformation',
    'causes and responses',
    'setting: WhatsApp; time: elections; place: Brazil',
  ],
  [
    'economics',
    "How Social Media Shapes Teenagers' Self-Image",
    'social media',
    'effect on self-image',
    'population: teenagers',
  ],
  [
    'education',
    'Improving Reading Fluency through Repeated Reading in Third Grade',
    'reading fluency',
    'improvement',
    'means: repeated reading; setting: third grade',
  ],
  [
    'medicine',
    'How effective is cognitive behavioural therapy for insomnia in older adults?',
    'cognitive behavioural therapy',
    'effectiveness',
    'setting: insomnia; population: older adults',
  ],
  [
    'law',
    'To what extent does the Human Rights Act protect asylum seekers?',
    'Human Rights Act',
    'effect on asylum seekers',
    '',
  ],
  [
    'interdisciplinary',
    'an analysis of the "right to repair" movement and its impact on consumer electronics firms',
    '"right to repair" movement',
    'impact on consumer electronics firms',
    '',
  ],
  ['philosophy', 'Is Morality Relative?', 'morality', 'relativity', ''],
  ['economics', 'Is Globalization Good for the Poor?', 'globalization', 'effect on the poor', ''],
  ['education', 'Why Do Teachers Leave the Profession?', 'teachers’ departure from the profession', 'causes', ''],
  ['history', 'Did the New Deal End the Great Depression?', 'New Deal', 'effect on the Great Depression', ''],
  ['engineering', 'How Safe Are Autonomous Vehicles?', 'autonomous vehicles', 'safety', ''],
  ['interdisciplinary', 'Is Social Media Destroying Democracy?', 'social media', 'effect on democracy', ''],
  [
    'education',
    'Pupils’ Views of Homework in Village Schools',
    'homework',
    'pupils’ views',
    'setting: village schools',
  ],
  ['management', 'A Business Plan for a Bicycle Repair Shop', 'bicycle repair shop', 'business plan', ''],
  ['education', 'Teaching Chess to Older Adults', 'chess', 'teaching', 'population: older adults'],
  ['education', 'Using Puppets to Improve Speech in Toddlers', 'puppets', 'effect on speech', 'population: toddlers'],
  [
    'science',
    'Estimating River Discharge with Satellite Images',
    'river discharge',
    'estimation',
    'means: satellite images',
  ],
  ['art', 'Ceramic Masks: Fear and Laughter', 'ceramic masks', 'fear and laughter', ''],
  ['philosophy', 'Is There a Right to Idleness?', 'right to idleness', 'existence', ''],
  ['interdisciplinary', 'Trust in Algorithms and News Sharing', 'trust in algorithms', 'effect on news sharing', ''],
  ['economics', 'Free Trade or Protectionism?', 'free trade and protectionism', 'comparison', ''],
];

const tell = (reading: Reading): string => reading.contexts.map(({ kind, text }) => `${kind}: ${text}`).join('; ');

describe('readEnTitle', () => {
  test.each(titles)('%s: %s', (field, title, object, aspect, contexts) => {
    const reading = readEnTitle(title, field);
    expect([reading.object, reading.aspect, tell(reading)]).toEqual([object, aspect, contexts]);
  });

  test('an effect names cause, outcome and what stands between', () => {
    const reading = readEnTitle(
      'The Effect of Peer Feedback on Writing Self-Efficacy among First-Year Undergraduates: The Mediating Role of Feedback Literacy',
      'education',
    );
    expect(reading.bearing).toEqual({
      cause: 'peer feedback',
      outcome: 'writing self-efficacy',
      through: 'feedback literacy',
      under: null,
    });
    expect(reading.signs).toContain('effect');
    expect(reading.signs).not.toContain('trial');
  });

  test('what makes an effect stronger or weaker is told apart from what stands between', () => {
    const reading = readEnTitle('Job autonomy and intention to leave: the moderating role of tenure', 'management');
    expect(reading.bearing).toMatchObject({ cause: 'job autonomy', through: null, under: 'tenure' });
  });

  test('a comparison names both sides, with the noun that they share', () => {
    expect(readEnTitle('A Comparison of British and Japanese Corporate Governance', 'law').sides).toEqual([
      'British corporate governance',
      'Japanese corporate governance',
    ]);
    expect(readEnTitle('Paper Books versus E-Readers in Primary Schools', 'education').sides).toEqual([
      'paper books',
      'e-readers',
    ]);
  });

  test.each([
    ['A Randomised Controlled Trial of Ginger Tea for Morning Sickness', 'trial'],
    ['Urban Beekeeping: A Systematic Review', 'review'],
    ['Ghost Nets in the Baltic: The Case of Gotland', 'case'],
    ['Design and Implementation of a Seed Sorter', 'design'],
    ['Synthesis and Characterization of Zinc Oxide Films', 'preparation'],
    ['Should Parking Be Free?', 'question'],
    ['Barriers to Cycling in Small Towns', 'problem'],
  ] as const)('%s bears the sign of a %s', (title, sign) => {
    expect(readEnTitle(title).signs).toContain(sign);
  });

  test('a guess is said to be one', () => {
    const plain = readEnTitle('The Effect of Shade on Lettuce Yield', 'agriculture').confidence;
    const guess = readEnTitle('Whither the Long Weekend Anyway?', 'management').confidence;
    expect(plain.object).toBeGreaterThan(0.9);
    expect(guess.object).toBeLessThan(0.6);
  });

  test('title case leaves names their capitals and no other word', () => {
    expect(readEnTitle('Street Vendors in Hanoi and the Weimar Republic', 'history').object).toBe('street vendors');
    expect(readEnTitle('QUALITY CONTROL OF HONEY').object).not.toBe('');
    expect(readEnTitle('quality of life of stroke survivors in rural kenya', 'medicine').object).toContain(
      'quality of life',
    );
  });

  const hostile = [
    'a '.repeat(120),
    'the of in and '.repeat(17),
    'effect of x on '.repeat(16),
    '“'.repeat(240),
    'why do '.repeat(34),
    ': '.repeat(120),
    'x and its '.repeat(24),
    'in in in '.repeat(26),
    'A'.repeat(240),
    '?',
    '()[]«»',
    '\u{1F600}',
  ];
  test.each(hostile)('hostile text %# has an object, soon', (text) => {
    expectQuick(40, () => expect(readEnTitle(text.slice(0, 240), 'medicine').object).not.toBe(''));
  });

  test('words come from the title, but for those that a question or a pair leaves out', () => {
    const own =
      /^(?:effect|on|causes|comparison|interpretation|relation|to|determinants|of|and|in|the|loss|departure|from|failure|role|s)$/u;
    for (const [field, title] of titles) {
      if (title.includes('?')) continue;
      const words = new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu));
      const { object, contexts } = readEnTitle(title, field);
      for (const text of [object, ...contexts.map((context) => context.text)])
        for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
          expect(words.has(word) || own.test(word), word).toBe(true);
    }
  });
});
