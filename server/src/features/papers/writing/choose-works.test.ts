import { expect, it } from 'vitest';
import type { PaperSection } from '../../../engines/engine.ts';
import { sharesOf } from './choose-works.ts';

const chapter = (title: string, units: number): PaperSection => ({
  ...{ id: title, title, summary: '', units, works: [], children: [] },
});

it('each chapter brings in works by its length, and one that reviews the literature twice as many', () => {
  const chapters = [chapter('绪论', 1_000), chapter('国内外研究现状', 1_000), chapter('实证检验', 2_000)];
  expect(sharesOf(chapters, 20)).toEqual([4, 8, 8]);
  expect(sharesOf([chapter('Introduction', 0), chapter('Literature review', 0)], 9)).toEqual([3, 6]);
});

it('the shares are enough for what is wanted, however small the chapters', () => {
  const chapters = Array.from({ length: 7 }, (_, index) => chapter(`第${index + 1}章`, 100 + index));
  expect(sharesOf(chapters, 8).reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(8);
});
