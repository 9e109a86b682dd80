import type { WorkCard } from '@yanmo/contract/work-cards';
import { describe, expect, test } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import type { PaperWork } from '../engine.ts';
import { sourceOf } from './card-source.ts';
import { checkCard } from './check-card.ts';
import { makeCard } from './make-card.ts';

const id = '00000000-0000-4000-8000-000000000001';

const workWith = (parts: Partial<PaperWork>): PaperWork => ({
  ...{ id, title: 'A work', authors: 'Lee', names: ['Lee'], year: 2020, language: null },
  ...{ abstract: null, text: null, card: null },
  ...parts,
});

const abstracts: readonly [language: string, abstract: string, wanted: Record<'asks' | 'how' | 'found', RegExp>][] = [
  [
    'zh',
    '茶园面积逐年扩大。本文旨在探讨合作社对茶农收入的影响。采用分层抽样方法，对六个村的茶农进行问卷调查。结果表明，入社茶农的亩均收入高于未入社茶农。样本较小，有待进一步扩大。',
    { asks: /旨在探讨/u, how: /问卷调查/u, found: /亩均收入/u },
  ],
  [
    'zh labelled',
    '目的 了解护士夜班后的睡眠质量。方法 对三家医院的护士进行量表测评。结果 夜班护士的睡眠质量低于白班护士。结论 应合理安排班次。',
    { asks: /了解护士/u, how: /量表测评/u, found: /低于白班护士/u },
  ],
  [
    'en',
    'Reading habits have changed. This study examines whether evening reading helps pupils to fall asleep. We surveyed the parents of two schools with a questionnaire. The results show that pupils who read on paper slept longer. Previous studies used small samples.',
    { asks: /examines whether/u, how: /questionnaire/u, found: /slept longer/u },
  ],
  [
    'es',
    'El objetivo de este trabajo es analizar el abandono escolar en zonas rurales. Se realizaron entrevistas a docentes de cinco escuelas. Los resultados muestran que la distancia pesa más que el ingreso.',
    { asks: /objetivo/u, how: /entrevistas/u, found: /distancia/u },
  ],
  [
    'ja',
    '本稿では、地方都市における空き家の活用について検討する。三つの市の職員にインタビュー調査を行った。その結果、所有者の意向が最大の障壁であることが明らかになった。',
    { asks: /検討する/u, how: /インタビュー/u, found: /障壁/u },
  ],
];

describe('a card by the words of a work', () => {
  test.each(abstracts)(
    '%s: what it asks, how, and what it found, each with the words that say so',
    (_name, abstract, wanted) => {
      const card = makeCard(workWith({ abstract }));
      expect(card.basis).toBe('ABSTRACT');
      for (const [part, pattern] of Object.entries(wanted)) {
        const lines = card[part as keyof typeof wanted];
        expect(lines.map(({ text }) => text).join(' '), part).toMatch(pattern);
        for (const { quote } of lines) expect(abstract).toContain(quote);
      }
    },
  );

  test('what others did is not what it did', () => {
    const [, , en] = abstracts;
    expect(JSON.stringify(makeCard(workWith({ abstract: en?.[1] ?? '' })))).not.toContain('Previous studies');
  });

  test('a work known by its title alone is credited with nothing', () => {
    for (const abstract of [null, '', 'No abstract.']) {
      expect(makeCard(workWith({ abstract }))).toMatchObject({
        basis: 'TITLE',
        asks: [],
        how: [],
        found: [],
        limits: [],
      });
    }
  });

  test('an uploaded text says on which page, and its list of references says nothing', () => {
    const filler =
      'The weather in the valley was recorded every day by the same two observers of the station.\n\n'.repeat(30);
    const text = `A title page\f${filler}This study examines how hail damages vineyards in the valley.\f${filler}The results show that nets reduce the damage by half.\f${filler}References\n\nLee, A. (2001). The results show that nobody reads references. Journal.`;
    const card = makeCard(workWith({ text }));
    expect(card).toMatchObject({ basis: 'TEXT', asks: [{ page: 2 }], found: [{ page: 3 }] });
    expect(JSON.stringify(card)).not.toContain('nobody reads');
  });

  test.each([
    [
      'of a million signs',
      'The results show that long books take long to read when nobody is careful about it. '.repeat(12_000),
    ],
    ['of empty lines', `${'The results show little. '.repeat(9)}${'\n'.repeat(200_000)}End.`],
  ])('a book %s is read in a moment', (_name, text) => {
    expectQuick(1_500, () => makeCard(workWith({ text })));
    const read = sourceOf({ abstract: null, text }).passages.reduce((sum, part) => sum + part.text.length, 0);
    expect(read).toBeLessThanOrEqual(120_000);
  });
});

describe("a model's card", () => {
  const abstract =
    'This study examines whether nets protect vineyards in Baden. Using data from 40 farms, we find that nets reduce hail damage by 52%.';
  const work = workWith({ abstract, title: 'Nets against hail' });
  const lineWith = (text: string, quote = 'we find that nets reduce hail damage by 52%') => ({ text, quote, page: 7 });
  const check = (found: WorkCard['found']) =>
    checkCard(
      { work_id: id, basis: 'ABSTRACT', asks: [], how: [], found, limits: [], made_by: 'MODEL' },
      sourceOf(work),
      work.title,
    ).found;

  test('keeps what the abstract bears out, in another language too, and no page that there is not', () => {
    expect(check([lineWith('Nets halve hail damage.'), lineWith('防雹网使雹灾损失减少 52%。')])).toEqual([
      expect.objectContaining({ text: 'Nets halve hail damage.', page: null }),
      expect.objectContaining({ text: '防雹网使雹灾损失减少 52%。', page: null }),
    ]);
  });

  const reckoned = workWith({
    title: 'Farms since 1990',
    abstract:
      'We surveyed 1,000 farms and thirty advisers. Nets reduce damage by 40 to 52 percent, or by 0.52 on average, and cost 1.2 million.',
  });
  const holds = (text: string): boolean =>
    checkCard(
      {
        ...{ work_id: id, basis: 'ABSTRACT', asks: [], how: [], limits: [], made_by: 'MODEL' },
        found: [{ text, quote: 'Nets reduce damage by 40 to 52 percent', page: null }],
      },
      sourceOf(reckoned),
      reckoned.title,
    ).found.length === 1;

  test.each([
    ['52%', '52 %', '52％', '百分之五十二', '５２％', '40%–52%', '40 a 52 por ciento'],
    ['1000 farms', '1.000 explotaciones', '一千家农场', '１０００家', '1千家', '30 advisers', '三十名顾问'],
    ['0,52', '0.52', '1,2 millones', '120万元', 'since 1990'],
  ])('says a figure in its own way: %s, %s, %s', (...ways) => {
    for (const way of ways) expect(holds(`Nets: ${way}.`), way).toBe(true);
  });

  test.each([
    ['三千家农场', '减少六成', '五百名顾问', '百分之五'],
    ['52 farms', '3000 farms', '125', '1.2 thousand', '30%'],
  ])('has no figure of its own, in whatever signs: %s, %s', (...ways) => {
    for (const way of ways) expect(holds(`Nets: ${way}.`), way).toBe(false);
  });

  test.each([
    ['a quotation that stands nowhere', lineWith('Nets help.', 'nets are said to help every farmer')],
    ['a quotation of one word', lineWith('Nets help.', 'nets')],
    ['another figure', lineWith('Nets reduce hail damage by 62%.')],
    ['a figure more', lineWith('Nets reduce hail damage by 52% in 41 farms.')],
    ['a name that is not there', lineWith('The nets of the Hagelschutz company reduce damage.')],
    ['a foreign name in Chinese', lineWith('Hagelschutz 防雹网使损失减少 52%。')],
  ])('loses %s', (_name, line) => {
    expect(check([line])).toEqual([]);
  });
});
