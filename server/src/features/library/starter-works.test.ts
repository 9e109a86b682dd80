import { fields } from '@yanmo/contract/codes';
import { describe, expect, it } from 'vitest';
import { readStarterWorks } from './starter-works.ts';

const thisYear = new Date().getUTCFullYear();

describe.each(fields)('the starter collection of %s', (field) => {
  const works = readStarterWorks(field);

  it('has forty works, fifteen of them in Chinese', () => {
    expect(works.length).toBeGreaterThanOrEqual(40);
    expect(works.filter(({ language }) => language === 'zh').length).toBeGreaterThanOrEqual(15);
  });

  it('names each work once, with an author and words to find it by', () => {
    const names = works.map(({ title, authors }) => `${title}|${authors[0]?.family}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { title, authors, about } of works) {
      expect(title, title).not.toMatch(/[《》]|^\s|[.。\s]$/u);
      expect(about.length, title).toBeGreaterThanOrEqual(4);
      for (const { family } of authors) expect(family, title).not.toBe('');
    }
  });

  it('is in the language it says, and no year lies ahead', () => {
    for (const { title, language, year } of works) {
      if (language === 'zh') expect(title).toMatch(/\p{Script=Han}/u);
      if (language === 'en' || language === 'es') expect(title).not.toMatch(/\p{Script=Han}/u);
      if (year !== null) expect(year, title).toBeLessThanOrEqual(thisYear);
    }
  });
});
