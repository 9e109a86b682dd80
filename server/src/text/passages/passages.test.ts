import { describe, expect, it } from 'vitest';
import { asksForWhole } from './asks-for-whole.ts';
import { goesOn } from './goes-on.ts';
import { indexPassages, readPosting } from './index-passages.ts';
import { judgePassages } from './judge-passages.ts';
import { measureUnits } from './measure-units.ts';
import { stemsOf } from './passage-terms.ts';
import { rankPassages } from './rank-passages.ts';
import { readQuestion } from './read-question.ts';
import { splitPassages } from './split-passages.ts';
import type { Passage, TextBlock } from './text-block.ts';

const heading = (text: string, headingLevel: number, page: number | null = null): TextBlock => ({
  ...{ text, headingLevel, page },
});
const paragraph = (text: string, page: number | null = null): TextBlock => ({ text, headingLevel: null, page });

describe('a text is cut into passages', () => {
  it('that stand below their headings and never reach over one', () => {
    const passages = splitPassages([
      paragraph('A word before all headings.', 1),
      heading('1 Method', 1, 1),
      heading('1.1 Sample', 2, 2),
      paragraph('We asked 312 nurses.', 2),
      paragraph('Half of them work at night.', 2),
      paragraph('The others work by day.', 3),
      heading('1.2 Measures', 2, 3),
      paragraph('Sleep was measured by diaries.', 3),
      heading('2 Results', 1, 4),
    ]);
    expect(passages).toEqual([
      { heading: null, page: 1, text: 'A word before all headings.' },
      { heading: '1 Method › 1.1 Sample', page: 2, text: 'We asked 312 nurses.\nHalf of them work at night.' },
      // A page each: whoever opens it is led there.
      { heading: '1 Method › 1.1 Sample', page: 3, text: 'The others work by day.' },
      { heading: '1 Method › 1.2 Measures', page: 3, text: 'Sleep was measured by diaries.' },
      { heading: null, page: 4, text: '2 Results' },
    ]);
  });

  it('of headings alone where there is nothing else', () => {
    const outline = [heading('绪论', 1), heading('研究背景', 2), heading('研究意义', 2), heading('结论', 1)];
    expect(splitPassages(outline)).toEqual([
      { heading: '绪论', page: null, text: '研究背景\n研究意义' },
      { heading: null, page: null, text: '结论' },
    ]);
  });

  it('that can be read at a glance, by whole sentences, and lose no word', () => {
    const sentence = '调查显示社区食堂每天为老人提供两餐并由志愿者送到不便出门的人家里去。';
    const long = sentence.repeat(40);
    const english = 'The canteen serves two meals a day and volunteers carry them upstairs. '.repeat(60);
    for (const text of [long, english, '字'.repeat(3_000), `${'x'.repeat(5_000)} end`]) {
      const passages = splitPassages([heading('一', 1), paragraph(text)]);
      expect(
        passages
          .map((passage) => passage.text)
          .join('')
          .replace(/\s/gu, ''),
      ).toBe(text.replace(/\s/gu, ''));
      expect(Math.max(...passages.map((passage) => measureUnits(passage.text)))).toBeLessThanOrEqual(500);
    }
    expect(splitPassages([paragraph(long)]).every(({ text }) => text.endsWith('。'))).toBe(true);
  });

  it('whatever it holds', () => {
    expect(splitPassages([paragraph(' \n '), heading('', 1), paragraph('a\0b \ud800')])).toEqual([
      { heading: null, page: null, text: 'ab \ufffd' },
    ]);
    expect(splitPassages([])).toEqual([]);
  });
});

/** As the room does it, without a database. */
function ask(question: string, language: 'zh' | 'en' | 'es' | 'ja', texts: readonly string[], title = '') {
  const passages: Passage[] = texts.map((text) => ({ heading: null, page: null, text }));
  const stems = stemsOf(language);
  const { terms, sizes, postings, lengths } = indexPassages(passages, stems);
  let at = 0;
  const held = terms.map((term, index): [string, Uint32Array] => {
    const own = postings.subarray(at, at + (sizes[index] ?? 0));
    at += own.length;
    return [term, own];
  });
  const ranked = rankPassages(
    readQuestion(question, language),
    [{ stems, title, lengths, postings: new Map(held) }],
    10,
  );
  const candidates = ranked.passages.map(({ place, score }) => ({
    ...{ stems, title, score, heading: null, text: texts[place] ?? '' },
  }));
  return judgePassages(question, language, ranked.words, candidates)
    .map((judged, index) => ({ ...judged, place: ranked.passages[index]?.place }))
    .sort((one, other) => other.score - one.score);
}

describe('a question', () => {
  const canteens = [
    '社区食堂由街道办提供场地，运营商自负盈亏，每餐补贴三元。',
    '受访老人共 312 名，其中独居者占四成，平均年龄 74 岁。',
    '志愿者每周送餐两次，路线由居委会安排。',
  ];
  it.each([
    ['zh', '受访的老人一共有多少名？', canteens, 1],
    ['zh', '送餐的路线是谁安排的', canteens, 2],
    ['en', 'How were the volunteers trained?', ['Meals cost three euros.', 'Training of volunteers took two days.'], 1],
    ['es', '¿Cuánto cuesta la comida?', ['Los voluntarios se formaron.', 'Cada comida costó tres euros.'], 1],
    ['ja', '調査対象となった高齢者は何人ですか', ['食堂は毎日開く。', '調査の対象は高齢者 312 人である。'], 1],
  ] as const)('in %s finds what answers it: %s', (language, question, texts, place) => {
    expect(ask(question, language, texts)[0]).toMatchObject({ place, isSure: true });
  });

  it.each([
    ['zh', '量子计算机的退相干时间是多少？', canteens],
    ['zh', '社区食堂的消防验收由哪个部门负责？', canteens],
    ['en', 'Who won the world cup in 1998?', ['Meals cost three euros.', 'Training of volunteers took two days.']],
  ] as const)('that nothing answers is told so: %s %s', (language, question, texts) => {
    expect(ask(question, language, texts).filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('of nothing but small words, signs, or a book asks for nothing that breaks', () => {
    for (const question of ['', '？？', '的了吗', 'the of', '\ud800', 'x'.repeat(100_000), '字'.repeat(100_000)]) {
      expect(ask(question, 'zh', canteens).every(({ score }) => Number.isFinite(score))).toBe(true);
    }
  });
});

it('a term that stands in a passage more often than a number holds is counted as far as that', () => {
  const { postings, terms } = indexPassages([{ heading: null, page: null, text: 'word '.repeat(1_000) }], 'en');
  expect(terms).toEqual(['word']);
  expect(readPosting(postings[0] ?? 0)).toEqual({ place: 0, times: 255 });
});

it.each([
  ['zh', '帮我总结一下这篇文章', '结论里说补贴应该怎么发？'],
  ['zh', '这个文件讲了什么？', '作者讲了哪些村的站点会关门？为什么站长愿意继续干下去，补贴又是怎么发的'],
  ['en', 'Summarise this paper', 'What is the sample size?'],
  ['en', 'What is this document about?', 'What is the paper mill in chapter two about to change?'],
  ['es', '¿De qué trata este documento?', '¿Cuánto cuesta el agua?'],
  ['ja', 'この論文を要約してください', '停車時間は何分ですか'],
] as const)('a question about the whole of a text is told from others: %s %s', (language, whole, part) => {
  expect([asksForWhole(whole, language), asksForWhole(part, language)]).toEqual([true, false]);
});

it.each([
  ['zh', '为什么？', true],
  ['zh', '那其他村呢', true],
  ['zh', '再详细一点', true],
  ['zh', '村级服务站靠什么挣钱？', false],
  ['en', 'Why?', true],
  ['en', 'And in winter?', true],
  ['en', 'How many roofs were in Graz?', false],
  ['es', '¿Y por qué?', true],
  ['es', '¿Qué exige el reglamento europeo?', false],
  ['ja', 'なぜですか', true],
  ['ja', '質問紙の回収率は', false],
] as const)('in %s “%s” rests on the question before it: %s', (language, question, expected) => {
  expect(goesOn(question, language)).toBe(expected);
});
