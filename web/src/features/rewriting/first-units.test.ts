import { countUnits } from '@yanmo/contract/text-count';
import { expect, test } from 'vitest';
import { noticeLanguage } from '../../domain/texts/notice-language.ts';
import { firstUnits } from './first-units.ts';

test('the beginning of a text ends with a sentence, and is the whole text where it fits', () => {
  const text = '城市轨道改变了通勤。它缩短了路程！第二段还没有写完';
  expect(firstUnits(text, 17)).toBe('城市轨道改变了通勤。它缩短了路程！');
  expect(firstUnits(text, 12)).toBe('城市轨道改变了通勤。');
  expect(firstUnits(text, 1_000)).toBe(text);
  expect(firstUnits('', 10)).toBe('');
});

test('a sentence without an end is cut where the units end, never through a character', () => {
  expect(firstUnits('字'.repeat(50), 20)).toHaveLength(20);
  const rare = '𠀀'.repeat(30);
  const cut = firstUnits(rare, 7);
  expect(countUnits(cut)).toBeLessThanOrEqual(7);
  expect(cut.isWellFormed()).toBe(true);
  expect(firstUnits('one two three four', 2)).toMatch(/^one two/);
});

test('a text of 300,000 characters is cut without counting all of it', () => {
  const long = '道路两旁种着槐树，夏天有风。'.repeat(22_000);
  expect(countUnits(firstUnits(long, 1_000))).toBeGreaterThan(980);
});

test.each([
  ['本文采用 ARIMA 模型与 LSTM 网络进行比较。', 'zh'],
  ['本研究では、通勤時間の変化を調べた。', 'ja'],
  ['The paper compares two models of commuting and is based on 北京 data.', 'en'],
  ['El estudio compara dos modelos de la movilidad y es de los primeros.', 'es'],
  ['12345 …', null],
] as const)('%s is noticed as %s', (text, language) => {
  expect(noticeLanguage(text)).toBe(language);
});
