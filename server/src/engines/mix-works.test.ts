import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { mixWorks } from './mix-works.ts';

const work = (language: Language, { isArticle = true, year = 2010 } = {}) => ({ language, isArticle, year });
const zh = { language: 'zh', level: 'UNDERGRADUATE', thisYear: 2026 } as const;
const count = <Item>(items: readonly Item[], holds: (item: Item) => boolean) => items.filter(holds).length;

it('a Chinese list has works from abroad where there are some, and at least half of its own', () => {
  const [own, abroad] = [Array.from({ length: 20 }, () => work('zh')), Array.from({ length: 20 }, () => work('en'))];
  const isAbroad = ({ language }: { language: Language }) => language !== 'zh';
  expect(count(mixWorks([...own, ...abroad], 10, zh), isAbroad)).toBe(2);
  expect(count(mixWorks([...abroad, ...own], 10, zh), isAbroad)).toBe(5);
  expect(count(mixWorks([...own, ...abroad], 40, { ...zh, level: 'MASTER' }), isAbroad)).toBe(20);
  expect(count(mixWorks([...own, ...abroad.slice(0, 1)], 10, zh), isAbroad)).toBe(1);
  // None but what was found, in the order in which it was.
  expect(mixWorks([...abroad, ...own], 60, zh)).toEqual([...abroad, ...own]);
  expect(mixWorks([], 10, zh)).toEqual([]);
});

it('articles and recent works come in for others, and never at the cost of works from abroad', () => {
  const books = Array.from({ length: 12 }, () => work('zh', { isArticle: false }));
  const articles = Array.from({ length: 6 }, () => work('zh'));
  const abroad = Array.from({ length: 2 }, () => work('en', { isArticle: false }));
  const mixed = mixWorks([...books, ...articles, ...abroad], 10, zh);
  expect(count(mixed, ({ isArticle }) => isArticle)).toBe(4);
  expect(count(mixed, ({ language }) => language === 'en')).toBe(2);
  const recent = Array.from({ length: 20 }, () => work('en', { year: 2024 }));
  const ofMaster = mixWorks([...Array.from({ length: 30 }, () => work('zh')), ...abroad, ...recent], 30, {
    ...zh,
    level: 'MASTER',
  });
  expect(count(ofMaster, ({ year }) => year >= 2021)).toBeGreaterThanOrEqual(10);
});

it('what the paper’s readers cannot read comes behind what they can', () => {
  const found = [work('zh'), work('ja'), work('en'), work('es'), work('en')];
  const english = { language: 'en', level: 'UNDERGRADUATE', thisYear: 2026 } as const;
  expect(mixWorks(found, 2, english).map(({ language }) => language)).toEqual(['en', 'en']);
  expect(mixWorks(found, 5, english).map(({ language }) => language)).toEqual(['en', 'en', 'zh', 'ja', 'es']);
});
