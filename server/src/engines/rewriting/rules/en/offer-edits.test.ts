import { describe, expect, it } from 'vitest';
import { fileOf, knowledgeFolder, readLines } from '../../../../knowledge/read-lines.ts';
import type { ThesaurusLine } from '../../../../knowledge/thesaurus-line.ts';
import { expectQuick } from '../../../../testing/expect-quick.ts';
import type { RuleName } from '../../edit.ts';
import { offerEnEdits } from './offer-edits.ts';

/** What a text becomes by each single edit of a rule. */
const become = (text: string, rule: RuleName): string[] =>
  offerEnEdits(text)
    .filter((edit) => edit.rule === rule)
    .map(({ start, end, text: to }) => text.slice(0, start) + to + text.slice(end));

describe('the words of the English rewriter', () => {
  it.each([
    ['Planners utilized the new maps in every district.', 'Planners used the new maps in every district.'],
    ['Utilizing local maps saves the planners time.', 'Using local maps saves the planners time.'],
    ['The study demonstrates that prices fell in spring.', 'The study shows that prices fell in spring.'],
    ['It has been demonstrated that prices fell in spring.', 'It has been shown that prices fell in spring.'],
    ['The council is a crucial body in this reform.', 'The council is an essential body in this reform.'],
    ['This was an innovative way to store the grain.', 'This was a new way to store the grain.'],
    ['The council emphasised the role of local centres.', 'The council stressed the role of local centres.'],
  ])('%s', (before, after) => {
    expect(become(before, 'WORD')).toContain(after);
  });

  it.each([
    ['Rivers play a vital role in shaping the plain.', 'Rivers are vital in shaping the plain.'],
    ['The river plays a vital role in shaping the plain.', 'The river is vital in shaping the plain.'],
    ['Rivers may play a vital role in shaping the plain.', 'Rivers may be vital in shaping the plain.'],
    ['A wide range of crops grew on the slopes.', 'Many crops grew on the slopes.'],
    ['The reform has a profound impact on small farms.', 'The reform deeply affects small farms.'],
    ['The reform was dependent on foreign loans at first.', 'The reform depended on foreign loans at first.'],
    ['The village is located in a narrow valley.', 'The village is in a narrow valley.'],
  ])('%s', (before, after) => {
    expect(become(before, 'PHRASE')).toContain(after);
  });

  it.each([
    ['a statistical sense', 'The groups showed a significant difference in their mean scores.'],
    ['a figure beside', 'Yields rose significantly to \uE001 tonnes in that year.'],
    ['a name', 'The Crucial Moments Trust keeps the letters of both families.'],
    ['a noun that looks like a verb', 'A sudden impact broke the harbour wall in spring.'],
    ['a comparative', 'A more comprehensive review of the files came later.'],
    ['a mass noun after a phrase of number', 'A wide range of information reached the office by post.'],
    ['a possessive', "The individuals' letters lie in the town archive."],
    ['the same word nearby', 'They use old maps and utilize old letters.'],
  ])('leave %s', (_what, text) => {
    expect([...become(text, 'WORD'), ...become(text, 'PHRASE')]).toEqual([]);
  });

  it('spell as the text spells', () => {
    const british = 'The council placed emphasis on the behaviour of buyers.';
    expect(become(british, 'PHRASE')).toContain('The council emphasised the behaviour of buyers.');
    expect(become(british.replace('behaviour', 'behavior'), 'PHRASE')).toContain(
      'The council emphasized the behavior of buyers.',
    );
  });
});

describe('the sentences of the English rewriter', () => {
  const lead = 'The harbour was rebuilt in stone.';
  it('drop, exchange and move connectives', () => {
    const added = become(`${lead} Furthermore, the new quay was longer than the old one.`, 'CONNECTIVE');
    expect(added).toContain(`${lead} The new quay was longer than the old one.`);
    expect(added).toContain(`${lead} In addition, the new quay was longer than the old one.`);
    expect(added).toContain(`${lead} The new quay was also longer than the old one.`);
    const against = become(`${lead} However, the old quay was never removed from the maps.`, 'CONNECTIVE');
    expect(against).toContain(`${lead} The old quay, however, was never removed from the maps.`);
    expect(against).not.toContain(`${lead} The old quay was never removed from the maps.`);
  });

  it('move clauses to the end and to the front', () => {
    expect(become('When prices rise, poor families buy less meat.', 'CLAUSE_ORDER')).toEqual([
      'Poor families buy less meat when prices rise.',
    ]);
    expect(become('By mapping the wells, the survey could locate the leak.', 'CLAUSE_ORDER')).toEqual([
      'The survey could locate the leak by mapping the wells.',
    ]);
    expect(become('The bridge was closed because the river had risen.', 'CLAUSE_ORDER')).toEqual([
      'Because the river had risen, the bridge was closed.',
    ]);
    expect(become('Although the soil is poor, the farms have prospered.', 'CLAUSE_ORDER')).toContain(
      'The farms have prospered, although the soil is poor.',
    );
  });

  it.each([
    ['a pronoun whose noun would come later', 'When farmers sell grain, they can buy new seed.'],
    ['a negation', 'When the river had risen, the bridge was not opened.'],
    ['a negation before the reason', 'The bridge was not closed because the river had risen.'],
    ['what somebody says', 'When prices rise, the report says that poor families eat less.'],
    ['a question', 'The clerks could not see when the river had risen.'],
    ['several commas', 'When prices rise, families buy less meat, fish and milk.'],
  ])('leave the order with %s', (_what, text) => {
    expect(become(text, 'CLAUSE_ORDER')).toEqual([]);
  });

  it('put clauses beside one another and below', () => {
    expect(become('Although the farmers were poor, they did not sell their land.', 'CLAUSE_ORDER')).toEqual([
      'The farmers were poor, but they did not sell their land.',
    ]);
    expect(become('Although they were very poor, the farmers did not sell their land.', 'CLAUSE_ORDER')).toEqual([]);
    expect(become('Because the river had risen, they did not open the bridge.', 'CLAUSE_ORDER')).toEqual([
      'The river had risen, so they did not open the bridge.',
    ]);
    expect(become('The soil is poor, but the farms have prospered.', 'CLAUSE_ORDER')).toContain(
      'Although the soil is poor, the farms have prospered.',
    );
    expect(become('While the clerks were counting, the mayor was asleep.', 'CLAUSE_ORDER')).toEqual([]);
  });

  it('say the same in plainer frames', () => {
    expect(become('The new lock allows larger boats to reach the town.', 'VOICE')).toEqual([
      'The new lock lets larger boats reach the town.',
    ]);
    expect(become('The pump is capable of reaching water in deep wells.', 'VOICE')).toEqual([
      'The pump can reach water in deep wells.',
    ]);
    expect(become('The course may help pupils feel obliged to work at home.', 'VOICE')).toEqual([]);
    expect(become("The survey measures the town's growth in the last century.", 'PHRASE')).toContain(
      'The survey measures the growth of the town in the last century.',
    );
    expect(become("The survey praises the town's direct and open style.", 'PHRASE')).toEqual([]);
    expect(become("The clerks don't know that it's been sold.", 'WORD')).toEqual(
      expect.arrayContaining([
        "The clerks do not know that it's been sold.",
        "The clerks don't know that it has been sold.",
      ]),
    );
  });

  it('put verbs for nouns', () => {
    expect(become('The clerks conducted a careful analysis of the old ledgers.', 'VOICE')).toContain(
      'The clerks carefully analyzed the old ledgers.',
    );
    expect(become('There are several factors that influence the price of land.', 'VOICE')).toEqual([
      'Several factors influence the price of land.',
    ]);
    expect(become('The pump is able to lift water from deep wells.', 'VOICE')).toEqual([
      'The pump can lift water from deep wells.',
    ]);
  });

  it('split and merge', () => {
    expect(become('The old mill was sold in spring; it was demolished within a year.', 'SPLIT')).toEqual([
      'The old mill was sold in spring. It was demolished within a year.',
    ]);
    expect(become('The council can lower the toll on the bridge, leading to more traffic in town.', 'SPLIT')).toEqual([
      'The council can lower the toll on the bridge. This can lead to more traffic in town.',
    ]);
    expect(become('The river was widened in spring, and the new bridge was opened in the autumn.', 'SPLIT')).toEqual([
      'The river was widened in spring. The new bridge was opened in the autumn.',
    ]);
    expect(become(`${lead} However, the lighthouse was left as it was.`, 'MERGE')).toEqual(
      expect.arrayContaining([
        'The harbour was rebuilt in stone, but the lighthouse was left as it was.',
        'Although the harbour was rebuilt in stone, the lighthouse was left as it was.',
      ]),
    );
    const stops = offerEnEdits(`${lead} However, the lighthouse was left as it was. It still stands on the old pier.`)
      .filter(({ rule, text }) => rule === 'MERGE' && !text.startsWith('Although'))
      .map(({ start }) => start);
    expect(new Set(stops).size, 'three sentences never become one').toBe(1);
    expect(become('The council has lowered the toll on the bridge, leading to more traffic in town.', 'SPLIT')).toEqual(
      ['The council has lowered the toll on the bridge. This has led to more traffic in town.'],
    );
    expect(become('Critics claim the toll is a burden for the town, making trade more difficult.', 'SPLIT')).toEqual(
      [],
    );
    expect(become('The report argues that the toll was high, and the bridge was badly built.', 'SPLIT')).toEqual([]);
    expect(become('If the toll is high, and the bridge is badly built, trade will move away.', 'SPLIT')).toEqual([]);
  });

  it('trim empty openers', () => {
    expect(become('The guild controls the process of making cloth here.', 'TRIM')).toEqual([
      'The guild controls making cloth here.',
    ]);
    expect(become('Much wool is lost during the process of making cloth.', 'TRIM')).toEqual([]);
    expect(become('It is important to note that the toll was paid in kind.', 'TRIM')).toEqual([
      'The toll was paid in kind.',
    ]);
  });
});

/** Our own paragraphs, with protected spans, negation, figures and both spellings. */
const paragraphs = [
  'Urban farming plays a crucial role in feeding large cities, leading to shorter supply chains in many districts. Furthermore, it is important to note that not every rooftop can carry soil \uE000. When rents rise, community gardens lose their plots. However, \uE001 of the gardens in the survey were able to stay. Additionally, the city has a wide range of tools that support growers; it can lease land for \uE002 years.',
  'In recent years, remote work has changed the demand for offices. It is worth noting that companies did not close all of their sites. The study conducted an analysis of leases in 12 towns, and it found no decline in small ones. Although rents fell in \uE003, the towns have kept their shops. Therefore, a comprehensive review of local plans is essential.',
  'Teachers utilise several methods to facilitate reading, which can be combined in one lesson. In order to assess progress, schools employ short tests. Moreover, pupils who rarely read at home benefit from quiet time. There are numerous factors that influence their behaviour. By doing so, the programme aims to foster a sense of community. In conclusion, the approach is highly effective, but it is not cheap.',
];

it('has no two words that replace each other', () => {
  const lines = readLines<ThesaurusLine>(fileOf(knowledgeFolder, 'thesaurus', 'en'));
  const replacements = new Map(lines.map(({ word, replacements: offered }) => [word, offered.map(({ text }) => text)]));
  const circles = [...replacements].flatMap(([word, texts]) =>
    texts.filter((text) => replacements.get(text)?.includes(word)),
  );
  expect(circles).toEqual([]);
});

describe('every edit of the English rewriter', () => {
  const single = paragraphs.flatMap((text) =>
    offerEnEdits(text).map((edit) => ({
      text,
      edit,
      after: text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    })),
  );
  const signs = (text: string, pattern: RegExp): string[] =>
    (text.match(pattern) ?? []).map((word) => word.toLowerCase()).sort();

  it('is one of many', () => {
    expect(single.length).toBeGreaterThan(45);
    expect(new Set(single.map(({ edit }) => edit.rule)).size).toBe(8);
  });

  it('keeps negation, figures, protected spans, capitals, blanks and articles', () => {
    for (const { text, edit, after } of single) {
      const where = `${edit.rule}: ${text.slice(edit.start, edit.end)} -> ${edit.text}`;
      expect(signs(after, /\b(?:not|no|never|nor|without|rarely)\b/giu), where).toEqual(
        signs(text, /\b(?:not|no|never|nor|without|rarely)\b/giu),
      );
      expect(signs(after, /\d+|[\uE000-\uF8FF]/gu), where).toEqual(signs(text, /\d+|[\uE000-\uF8FF]/gu));
      expect(after, where).not.toMatch(/ {2}| [,.;]|[,;][,.;]|\.\.|(?:^|[.] )\p{Ll}|,\p{L}/u);
      expect(after, where).not.toMatch(/\ba [aeio]|\ban [^aeiouh]|\b(\p{L}+) \1\b/iu);
      expect(edit.safety).toBeGreaterThanOrEqual(0.5);
    }
  });

  it('is offered alike each time', () => {
    for (const text of paragraphs) expect(offerEnEdits(text)).toEqual(offerEnEdits(text));
  });

  it('is found within 20 ms for a paragraph of 200 words', () => {
    const long = paragraphs.join(' ');
    offerEnEdits(long);
    expectQuick(20, () => offerEnEdits(long), 'three paragraphs');
  });

  it('comes from hostile and empty text without harm', () => {
    for (const text of [
      '',
      ' ',
      '.',
      '\uE000',
      'a'.repeat(50_000),
      ', and '.repeat(5000),
      'When '.repeat(3000),
      '; '.repeat(5000),
    ])
      expect(() => offerEnEdits(text)).not.toThrow();
  });
});
