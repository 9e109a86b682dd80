import type { Doubt, Understanding, Wish } from '@yanmo/contract/understanding';
import { expect, test } from 'vitest';
import {
  changePart,
  changeRequirements,
  correct,
  correctionTo,
  cutWish,
  dropWish,
  findOpenDoubts,
  isCorrected,
  keptWishes,
  nothingAsked,
} from './correction.ts';

const reading: Understanding = {
  object: '社区食堂',
  aspect: '难以持续的原因',
  context: '',
  kind: 'status-and-remedies',
  confidence: { object: 0.5, aspect: 0.3, context: 0.9, kind: 0.8 },
};

test('what is corrected is sure, and the rest stays as it was read', () => {
  const correction = changePart({}, { aspect: '出路', context: '杭州' });
  expect(correct(reading, correction)).toEqual({
    ...reading,
    aspect: '出路',
    context: '杭州',
    confidence: { object: 0.5, aspect: 1, context: 1, kind: 0.8 },
  });
  const doubts: Doubt[] = [
    { reason: 'KIND', part: 'kind', kind: 'case-study' },
    { reason: 'PART', part: 'aspect' },
  ];
  expect(findOpenDoubts(doubts, reading)).toEqual(doubts);
  expect(findOpenDoubts(doubts, correct(reading, correction))).toEqual(doubts.slice(0, 1));
});

test('written back as it was read it is no correction, and object and question are never empty', () => {
  expect(isCorrected(reading, { object: '社区食堂' })).toBe(false);
  expect(isCorrected(reading, correctionTo({ ...reading, kind: 'case-study' }))).toBe(true);
  expect(changePart({ object: '食堂' }, { object: '' })).toEqual({});
  expect(correct({ ...reading, context: '杭州' }, changePart({}, { context: '' })).context).toBe('');
});

test.each([
  ['第三章用问卷；不写建议；要访谈', '不写建议', '第三章用问卷；要访谈'],
  ['第三章用问卷，不写建议', '不写建议', '第三章用问卷'],
  ['第三章用问卷；不写建议', '不写建议', '第三章用问卷'],
  ['不写建议。要访谈。', '不写建议', '要访谈。'],
  ['Use interviews. No survey.', 'No survey', 'Use interviews.'],
  ['用问卷 不写建议 要访谈', '不写建议', '用问卷\n要访谈'],
  ['要访谈', '要访谈', ''],
])('%j without %j is %j', (text, wish, rest) => expect(cutWish(text, wish)).toBe(rest));

test('a wish goes with its words, unless they say another one too', () => {
  const text = '用问卷和访谈；不写建议';
  const wish = (what: string, words: string): Wish => ({ text: words, read_as: { kind: 'METHOD', what } });
  const wishes = [wish('问卷', '用问卷和访谈'), wish('访谈', '用问卷和访谈'), wish('建议', '不写建议')] as const;
  const first = dropWish({ ...nothingAsked, requirements: text }, wishes, wishes[0]);
  expect(first.requirements).toBe(text);
  expect(keptWishes(wishes, first.dropped)).toEqual(wishes.slice(1));
  const second = dropWish(first, wishes, wishes[1]);
  expect(second.requirements).toBe('不写建议');
  expect(changeRequirements(second, '不写建议，短一些').dropped).toEqual([]);
  const placed = [2, 4].map((chapter): Wish => ({ text, read_as: { kind: 'METHOD', what: '问卷', chapter } }));
  const one = dropWish({ ...nothingAsked, requirements: text }, placed, placed[0] as Wish);
  expect(keptWishes(placed, one.dropped)).toEqual(placed.slice(1));
});
