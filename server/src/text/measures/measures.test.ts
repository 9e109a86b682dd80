import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { largestOverlap } from './largest-overlap.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { countRepeatedSentences } from './repeated-sentences.ts';
import { repetition4, repetitionInWindows } from './self-repetition.ts';
import { findSharing, shingle } from './shared-passages.ts';

const distinct = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + from + index)).join('');

describe('repetition', () => {
  it('is the share of four tokens in a row that stood before', () => {
    expect(repetition4('')).toBe(0);
    expect(repetition4(distinct(100))).toBe(0);
    expect(repetition4('one two three four one two three four')).toBeCloseTo(1 / 5);
    expect(repetition4('One, two; THREE four. one two ｔｈｒｅｅ four')).toBeCloseTo(1 / 5);
  });

  it('is measured in windows, and not at all in less than one', () => {
    expect(repetitionInWindows(distinct(149))).toBeNull();
    expect(repetitionInWindows(distinct(150) + distinct(149))).toBe(0);
    expect(repetitionInWindows(distinct(75) + distinct(75))).toBeCloseTo(72 / 147);
  });

  it('of sentences counts those that stand again, not cells and headings', () => {
    const sentence = '数字普惠金融显著促进了农村居民消费升级。';
    expect(countRepeatedSentences(`${sentence}\n${sentence}短句。短句。`)).toBe(1);
    expect(countRepeatedSentences('农村居民消费升级的影响因素分析\n'.repeat(3))).toBe(0);
  });
});

describe('passages that two texts share', () => {
  it('are shown as they stand, whatever their width and spacing', () => {
    const own = '前言说明。数字普惠金融，显著促进了ＤＩＤ模型下的消费升级；后记。';
    const other = '另一节：数字普惠金融显著促进了did模型下的消费升级。';
    const { share, passages } = findSharing(
      shingle(own, 'zh'),
      [{ index: 3, text: shingle(other, 'zh') }],
      new Set(),
      'zh',
    );
    expect(passages).toEqual([{ text: '数字普惠金融，显著促进了ＤＩＤ模型下的消费升级', other: 3, pieces: 20 }]);
    expect(share).toBeCloseTo(8 / 14);
  });

  it('do not count where they are names', () => {
    const name = distinct(13, 500);
    const chapters = [{ text: distinct(30) + name }, { text: name + distinct(30, 100) }];
    expect(largestOverlap(chapters, [name], 'zh')).toBe(0);
    expect(largestOverlap(chapters, [], 'zh')).toBeCloseTo(1 / 31);
    expect(largestOverlap(chapters.slice(1), [], 'zh')).toBeNull();
  });
});

describe('near duplicates', () => {
  it('are found with the earlier sentence that they are nearest to', () => {
    const sentences = [
      '数字普惠金融显著促进了农村居民的消费升级。',
      '本章讨论研究方法与数据来源。',
      '数字普惠金融显著地促进了农村居民的消费升级。',
      'Digital finance promotes rural consumption upgrading in all regions of the country.',
      'digital finance promotes rural consumption upgrading in all regions of the country!',
    ];
    expect(findNearDuplicates(sentences)).toEqual([
      { index: 2, other: 0, likeness: expect.closeTo(18 / 21, 5) },
      { index: 4, other: 3, likeness: 1 },
    ]);
    expect(findNearDuplicates(['', '。', '。'])).toEqual([]);
  });

  it('are all that comparing each with each would find', () => {
    const sentence = fc.array(fc.constantFrom(...'甲乙丙'), { maxLength: 9 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 12 }), fc.constantFrom(0.5, 0.8, 1), (sentences, least) => {
        const pairs = sentences.map((each) =>
          each.length === 1 ? new Set([each]) : new Set(Array.from(each.slice(1), (sign, at) => `${each[at]}${sign}`)),
        );
        const found = new Map(findNearDuplicates(sentences, least).map((one) => [one.index, one.likeness]));
        pairs.forEach((own, index) => {
          const best = Math.max(
            0,
            ...pairs.slice(0, index).map((other) => {
              const common = [...own].filter((pair) => other.has(pair)).length;
              return own.size + other.size === 0 ? 0 : common / (own.size + other.size - common);
            }),
          );
          if (best >= least) expect(found.get(index)).toBeCloseTo(best, 9);
          else expect(found.has(index)).toBe(false);
        });
      }),
      { numRuns: process.env.YANMO_SOAK === '1' ? 20_000 : 150 },
    );
  });

  it('of a template that was filled fifteen hundred times do not take the thread', () => {
    const sentences = Array.from(
      { length: 1_500 },
      (_, index) => `第${index}项关于组织学习的研究表明成员之间的交流十分重要。`,
    );
    expectQuick(3_000, () => expect(findNearDuplicates(sentences).length).toBeGreaterThan(1_400));
  });
});
