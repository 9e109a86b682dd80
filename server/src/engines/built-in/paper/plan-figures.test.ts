import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { type DraftBlock, parseDraft } from '../../draft-text.ts';
import type { PaperRequest } from '../../engine.ts';
import { sampleTitles } from '../sample-titles.ts';
import { requestPaper } from './request-paper.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

function blocksOf(wish: Partial<PaperRequest> & { language: Language; field: PaperRequest['field'] }): DraftBlock[] {
  const { language, field } = wish;
  const title = sampleTitles[language][field][0] ?? '';
  const request = requestPaper({ title, wordCount: language === 'zh' ? 12_000 : 8_000, ...wish });
  return writePaperAtOnce(request).sections.flatMap((section) => parseDraft(printSection(section, language)));
}

const figures = (blocks: readonly DraftBlock[]) => blocks.filter((block) => block.kind === 'figure');

describe('how many figures a paper has', () => {
  const count = (wish: Partial<PaperRequest>): number =>
    figures(blocksOf({ language: 'zh', field: 'economics', ...wish })).length;

  it('follows its level and its type', () => {
    expect(count({ level: 'MASTER' })).toBeGreaterThanOrEqual(2);
    expect(count({ level: 'UNDERGRADUATE' })).toBe(2);
    expect(count({ level: 'VOCATIONAL', wordCount: 8_000 })).toBe(1);
    expect(count({ type: 'course_paper', wordCount: 5_000 })).toBe(1);
    expect(count({ type: 'course_paper', wordCount: 2_000 })).toBe(0);
    expect(count({ type: 'task_book', wordCount: 3_000 })).toBe(0);
  });

  it('draws hypotheses as a model whose arrows bear their labels', () => {
    const model = figures(blocksOf({ language: 'zh', field: 'economics' })).find(({ shape }) => shape === 'model');
    expect(model?.parts.map(({ group }) => group)).toEqual(
      expect.arrayContaining(['dependent', 'independent', 'mediator']),
    );
    expect(new Set(model?.arrows.map(({ label }) => label))).toEqual(new Set(['H1', 'H2']));
  });
});
