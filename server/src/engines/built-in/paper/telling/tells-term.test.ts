import { expect, it } from 'vitest';
import { openTelling, type WeighedWord } from './tells-term.ts';
import { listTelling } from './title-asks.ts';
import { listFamilies } from './word-families.ts';

const wordOf = (word: string, weight: number, parts: readonly [string, number][] = []): WeighedWord => ({
  ...{ word, weight },
  parts: parts.map(([part, own]) => ({ part, weight: own })),
});

function tells(phrase: string, words: readonly WeighedWord[], said: string, language: 'zh' | 'en' = 'zh'): boolean {
  const asked = new Set(words.flatMap(({ word }) => [word, ...listTelling(word)]));
  const families = listFamilies(phrase.toLowerCase(), asked, []);
  return openTelling(phrase, words, families, language)(said, listTelling(said));
}

it('a thing of two words is told by its own head and by other words for the whole, not by what stands before it', () => {
  const words = [wordOf('学习', 0.45), wordOf('投入', 0.52)];
  expect(tells('学习投入', words, '学生的学习时间没有减少')).toBe(true);
  expect(tells('学习投入', words, '上课走神的学生增多')).toBe(true);
  expect(tells('学习投入', words, '学业成绩与作业质量有关')).toBe(false);
  const engaged = [wordOf('employe', 0.4), wordOf('engagement', 0.68)];
  expect(tells('employee engagement', engaged, 'engaged staff stay longer', 'en')).toBe(true);
  expect(tells('employee engagement', engaged, 'bonuses motivate employees', 'en')).toBe(false);
});

it('what a thing is for is told by its rarest word', () => {
  const words = [wordOf('智能', 0.69), wordOf('温室', 0.83)];
  expect(tells('智能温室', words, '温室里湿度偏高')).toBe(true);
  expect(tells('智能温室', words, '智能家居的执行节点控制灯')).toBe(false);
});

it('a part of a long word stands for it only if it is nearly as rare', () => {
  expect(tells('晋商票号', [wordOf('晋商票号', 0.91, [['票号', 0.6]])], '票号汇兑收取汇费')).toBe(true);
  expect(tells('延续性护理', [wordOf('延续性护理', 0.76, [['护理', 0.41]])], '优质护理由责任护士负责')).toBe(false);
});

it('of two things that are joined either is told, and numbers and what hangs on any thing are left out', () => {
  const joined = [wordOf('产量', 0.4), wordOf('品质', 0.64)];
  expect(tells('产量和品质', joined, '产量随氮肥增加')).toBe(true);
  expect(tells('四层电梯', [wordOf('四层', 1), wordOf('电梯', 0.75)], '电梯的门机须联锁')).toBe(true);
  expect(tells('幼苗特性', [wordOf('幼苗', 0.6), wordOf('特性', 0.91)], '幼苗叶尖焦枯')).toBe(true);
});
