import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelLabels, paperTypeLabels } from './code-labels.ts';
import { languages, pickLanguage } from './languages.ts';

describe('pickLanguage', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['es-MX', 'es'],
    ['ja', 'ja'],
    ['ZH-tw', 'zh'],
    ['fr-FR,fr;q=0.9,ja;q=0.5', 'ja'],
    ['en;q=0.3, es;q=0.7', 'es'],
    ['zh;q=0, es;q=0.1', 'es'],
    [' ja ; q=0.9 , zh ; q=0.95 ', 'zh'],
  ])('reads %s as %s', (accepted, language) => {
    expect(pickLanguage(accepted)).toBe(language);
  });

  it.each([null, undefined, '', '*', 'fr', ';;;,,,', 'q=1', 'zhx'])('falls back to English for %s', (accepted) => {
    expect(pickLanguage(accepted)).toBe('en');
  });

  it('prefers the first of two that are wanted alike', () => {
    expect(pickLanguage('ja,zh')).toBe('ja');
    expect(pickLanguage('zh,ja')).toBe('zh');
  });

  it('answers one of the four languages whatever a header holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (header) => languages.includes(pickLanguage(header))),
    );
  });
});

it.each(languages)('in %s no level is called like a type of paper: both are chosen on one page', (language) => {
  const types = Object.values(paperTypeLabels).map((labels) => labels[language]);
  for (const labels of Object.values(levelLabels)) expect(types).not.toContain(labels[language]);
});
