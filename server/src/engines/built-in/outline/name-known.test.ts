import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { DraftChapter } from '../../engine.ts';
import { requestPaper } from '../paper/request-paper.ts';

const flatten = (chapters: readonly Pick<DraftChapter, 'title' | 'children'>[]): string[] =>
  chapters.flatMap(({ title, children }) => [title, ...flatten(children)]);
const headingsOf = (title: string, field: Field, language: Language = 'zh'): string =>
  flatten(requestPaper({ title, field, language, wordCount: 8_000 }).chapters as never).join('\n');

describe('causes and answers that are known of a subject', () => {
  it('stand by their names where a plan would ask for those within and without', () => {
    expect(headingsOf('大学生创业为什么难？', 'education')).not.toMatch(/自身条件|外部环境|内外相互作用/u);
    expect(headingsOf('¿Por qué crece la informalidad laboral en el Perú?', 'economics', 'es')).not.toMatch(
      /dentro|ambas/u,
    );
  });

  it('are asked for where nothing is known', () => {
    expect(headingsOf('乡村老戏台为什么消失？', 'interdisciplinary')).toMatch(/自身|外部/u);
  });
});
