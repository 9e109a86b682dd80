import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { PaperSection } from '../../engine.ts';
import { sampleTitles } from '../sample-titles.ts';
import { findMove } from './find-move.ts';
import { readOutline } from './read-outline.ts';
import { requestPaper } from './request-paper.ts';

const flatten = (sections: readonly PaperSection[]): PaperSection[] =>
  sections.flatMap((section) => [section, ...flatten(section.children)]);

describe('reading a heading of our own', () => {
  it.each(languages)('finds the move of nearly every heading in %s', (language) => {
    const sections = fields.flatMap((field) => {
      const [title = ''] = sampleTitles[language][field];
      return flatten(requestPaper({ title, language, field, wordCount: 12_000 }).chapters);
    });
    const unread = sections.filter(({ title, summary }) => findMove(title, summary, language) === null);
    expect(unread.length / sections.length).toBeLessThan(0.02);
  });

  it('finds what the heading names', () => {
    const found = findMove('经由心理安全感的间接作用', '说明如何先改变心理安全感。', 'zh');
    expect(found).toMatchObject({ move: 'effect.mediated', slots: { variable: '心理安全感' } });
  });

  it('still knows a section whose heading the student rewrote', () => {
    const found = findMove('我自己起的小标题', '比较可选的指标，说明采用何者以及它遗漏了什么。', 'zh');
    expect(found?.move).toBe('effect.outcome');
  });
});

describe('reading an outline of another hand', () => {
  const section = (title: string, children: PaperSection[] = []): PaperSection => ({
    id: title,
    title,
    summary: '',
    units: 100,
    works: [],
    children,
  });

  it('knows sections by the words of their headings', () => {
    const spots = readOutline(
      [
        section('引言'),
        section('国内外研究现状'),
        section('样本与数据来源'),
        section('存在的主要问题'),
        section('完善建议'),
        section('结语'),
      ],
      'zh',
      'measures',
      6_000,
    );
    expect(spots.map(({ role }) => role)).toEqual([
      'background',
      'literature',
      'sample',
      'problem',
      'measure',
      'findings',
    ]);
  });

  it('shares the length out even where the student gave none', () => {
    const bare = { ...section('第一部分'), units: 0 };
    const spots = readOutline([bare, { ...bare, id: 'b' }, { ...bare, id: 'c' }], 'zh', 'theory', 3_000);
    expect(spots.map(({ units }) => units)).toEqual([1_000, 1_000, 1_000]);
  });
});
