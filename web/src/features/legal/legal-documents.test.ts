import { describe, expect, it } from 'vitest';
import en from '../../locales/en/legal.json' with { type: 'json' };
import es from '../../locales/es/legal.json' with { type: 'json' };
import ja from '../../locales/ja/legal.json' with { type: 'json' };
import zh from '../../locales/zh/legal.json' with { type: 'json' };
import { findLegalName, legalVersions } from './legal-documents.ts';

/** The skeleton of a text: where paragraphs, lists and tables stand, and how many parts each has. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
  }
  return typeof value;
}

/** Every figure of a text; Chinese and Japanese write some of them in their own numerals. */
function figuresOf(value: unknown): string[] {
  return (JSON.stringify(value).match(/\d+/g) ?? []).sort();
}

describe('the legal documents', () => {
  it.each([
    ['en', en],
    ['es', es],
    ['ja', ja],
  ])('have in %s the same sections, paragraphs, lists and rows as in Chinese', (_language, texts) => {
    expect(shapeOf(texts.documents)).toEqual(shapeOf(zh.documents));
  });

  it('state the same articles, times and limits in English and in Spanish', () => {
    expect(figuresOf(es.documents)).toEqual(figuresOf(en.documents));
  });

  it('leave no text empty', () => {
    for (const texts of [zh, en, es, ja]) expect(JSON.stringify(texts)).not.toMatch(/""|" +"/);
  });

  it('are two, each with a version and a real date', () => {
    expect(findLegalName('service')).toBe('service');
    expect(findLegalName('privacy')).toBe('privacy');
    expect(findLegalName('constructor')).toBeNull();
    for (const { effectiveDate } of Object.values(legalVersions)) {
      expect(new Date(effectiveDate).toISOString().slice(0, 10)).toBe(effectiveDate);
    }
  });
});
