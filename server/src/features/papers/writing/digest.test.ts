import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

test('a digest holds the claim of each paragraph and the end, without marks, tables and figures', () => {
  const digest = digestOf(
    '合作社降低了成本[@w1]。其余从略。\n\n| 项 | 值 |\n| 一 | 二 |\n: 表 {#t1}\n\n分配不均仍未解决。细节见[#t1]。因此章程要改。',
  );
  expect(digest).toContain('合作社降低了成本。');
  expect(digest).toContain('分配不均仍未解决。');
  expect(digest).toContain('因此章程要改。');
  expect(digest).not.toMatch(/\[|其余从略/u);
});

test('a digest stays short, and keeps the end', () => {
  const digest = digestOf(
    `${'这一段话讲的是同一件事情的另一个侧面。'.repeat(3)}\n\n`.repeat(60).concat('最后落在判断上。'),
  );
  expect(digest.length).toBeLessThan(460);
  expect(digest).toContain('最后落在判断上。');
  expect(digestOf('')).toBe('');
});

test('of tables alone it says what they show, and a sentence without end is cut', () => {
  const table = '| 年份 | 产量 |\n| 2020 | 5 |\n| 2021 | 6 |\n: 历年产量 {#t1}';
  expect(digestOf(table)).toBe('历年产量');
  expect(digestOf(`导语在此。\n\n${table}`)).toBe('导语在此。');
  expect(digestOf('长'.repeat(5_000)).length).toBeLessThan(460);
});
