import { expect, test } from 'vitest';
import { partsOf } from './broken-at-words.tsx';

test('a heading may break between its words, and marks stay with the word that they belong to', () => {
  const text = '绪论：数字化转型如何影响“中小企业”的绩效（二）';
  const parts = partsOf(text);
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.some((part) => /企业”$/u.test(part))).toBe(true);
  for (const part of parts) expect(part).not.toMatch(/^[：”）。，]|[“（]$/u);
});

test('Japanese particles stay with what they follow, and what has spaces needs no help', () => {
  const parts = partsOf('地方鉄道の存続に関する研究');
  expect(parts.join('')).toBe('地方鉄道の存続に関する研究');
  for (const part of parts) expect(part).not.toMatch(/^[のにがをは]/u);
  expect(partsOf('Trams and local employment')).toEqual(['Trams and local employment']);
});
