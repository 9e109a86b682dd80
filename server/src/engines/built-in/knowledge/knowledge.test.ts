import { fields } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { listEntries } from './knowledge.ts';
import { selectEntries } from './select.ts';

const fewest: Record<Language, number> = { zh: 24, en: 18, es: 10, ja: 10 };
const longestTerm: Record<Language, number> = { zh: 18, ja: 24, en: 62, es: 62 };
const foreign: Record<Language, RegExp> = {
  // Names of methods that are written in Latin letters in Chinese too.
  zh: /(?!SWOT)(?:^|[^A-Z])[a-zA-Z]{2,}|[\u3040-\u30ff]/u,
  en: /[\p{Script=Han}\u3040-\u30ff]|[ñáíóúü]/u,
  es: /[\p{Script=Han}\u3040-\u30ff]|\b(?:the|and|with)\b/u,
  ja: /[a-zA-Z]/u,
};

describe.each(fields)('knowledge of %s', (field) => {
  it.each(languages)('is complete, linked and clean in %s', (language) => {
    const entries = listEntries(field, language);
    expect(entries.length).toBeGreaterThanOrEqual(fewest[language]);
    const ids = new Set(entries.map(({ id }) => id));
    expect(ids.size, 'ids are unique').toBe(entries.length);
    expect(new Set(entries.map(({ term }) => term)).size, 'terms are unique').toBe(entries.length);
    for (const { id, term, links } of entries) {
      const targets = Object.values(links).flat();
      expect(
        targets.filter((target) => !ids.has(target)),
        `links of ${id}`,
      ).toEqual([]);
      expect(term, id).not.toMatch(foreign[language]);
      expect(term, id).not.toMatch(/\d|[。，；]$/u);
      expect([...term].length, `${id}: ${term}`).toBeLessThanOrEqual(longestTerm[language]);
    }
    const kinds = new Set(entries.map(({ kind }) => kind));
    for (const kind of [
      'theory',
      'method',
      'variable',
      'data',
      'institution',
      'problem',
      'cause',
      'measure',
      'debate',
    ] as const) {
      expect(kinds, `${language} has ${kind}`).toContain(kind);
    }
  });

  it.each(languages)('has enough for any title in %s', (language) => {
    const selection = selectEntries(field, language, '', 1);
    expect(selection.chains.length).toBeGreaterThanOrEqual(3);
    expect(selection.theories.length).toBeGreaterThanOrEqual(2);
    expect(selection.variables.length).toBeGreaterThanOrEqual(3);
    expect(selection.methods.length).toBeGreaterThanOrEqual(1);
  });

  it('means the same by an id in every language', () => {
    const kinds = new Map<string, string>();
    for (const language of languages) {
      for (const { id, kind } of listEntries(field, language)) {
        expect(kinds.get(id) ?? kind, id).toBe(kind);
        kinds.set(id, kind);
      }
    }
  });
});

describe('choosing entries', () => {
  it('keeps monetary and trade theory out of a paper on rural schools', () => {
    const { theories, chains } = selectEntries('education', 'zh', '乡村教师流失的原因与对策', 1);
    expect(theories.map(({ id }) => id)).toContain('education-equity');
    expect(chains.slice(0, 3).every(({ problem }) => /教师/u.test(problem))).toBe(true);
    const economics = selectEntries('economics', 'zh', '农村义务教育投入', 1);
    expect(economics.theories.map(({ id }) => id)).not.toContain('comparative-advantage');
    expect(economics.theories.map(({ id }) => id)).not.toContain('financial-deepening');
  });

  it('does not take a short word for a part of another', () => {
    const withCar = selectEntries('engineering', 'en', 'carpet sorting', 1);
    expect(withCar.theories.map(({ id }) => id)).not.toContain('control-theory');
  });
});
