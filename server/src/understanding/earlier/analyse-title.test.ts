import { describe, expect, it } from 'vitest';
import { analyseTitle } from './analyse-title.ts';
import { labelledEnTitles } from './labelled-en-titles.ts';
import { type LabelledTitle, labelledZhTitles } from './labelled-zh-titles.ts';

const slots = ['object', 'aspect', 'relation', 'context', 'method'] as const;

function judge(
  titles: readonly LabelledTitle[],
  language: 'zh' | 'en',
): { missed: string[]; wrongRelations: string[] } {
  const missed: string[] = [];
  const wrongRelations: string[] = [];
  for (const [title, ...expected] of titles) {
    const found = analyseTitle(title, language);
    slots.forEach((slot, index) => {
      if (found[slot] === expected[index]) return;
      missed.push(`${title}\n    ${slot}: ${String(found[slot])} instead of ${String(expected[index])}`);
      if (slot === 'relation') wrongRelations.push(title);
    });
  }
  return { missed, wrongRelations };
}

describe.each([
  ['zh', labelledZhTitles, 60],
  ['en', labelledEnTitles, 40],
] as const)('labelled titles in %s', (language, titles, count) => {
  const { missed, wrongRelations } = judge(titles, language);
  it('are enough and all different', () => {
    expect(new Set(titles.map(([title]) => title)).size).toBe(count);
  });
  it('are read right in nine slots of ten', () => {
    const rate = 1 - missed.length / (titles.length * slots.length);
    expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
  it('have a wrong relation in at most one of twenty', () => {
    expect(wrongRelations.length / titles.length, wrongRelations.join('\n')).toBeLessThanOrEqual(0.05);
  });
});
