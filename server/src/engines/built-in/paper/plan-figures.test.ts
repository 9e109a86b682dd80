import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { type DraftBlock, parseDraft } from '../../draft-text.ts';
import type { PaperRequest } from '../../engine.ts';
import { sampleTitles } from '../sample-titles.ts';
import { requestPaper } from './request-paper.ts';
import { openContext, printSection, writePaperAtOnce } from './write-paper.ts';

function blocksOf(wish: Partial<PaperRequest> & { language: Language; field: PaperRequest['field'] }): DraftBlock[] {
  const { language, field } = wish;
  const title = sampleTitles[language][field][0] ?? '';
  const request = requestPaper({ title, wordCount: language === 'zh' ? 12_000 : 8_000, ...wish });
  return writePaperAtOnce(request, false).sections.flatMap((section) => parseDraft(printSection(section, language)));
}

const figures = (blocks: readonly DraftBlock[]) => blocks.filter((block) => block.kind === 'figure');

describe('a table or a figure that was asked for', () => {
  it.each<[Language, PaperRequest['field'], string, readonly string[], Partial<PaperRequest>]>([
    [
      'zh',
      'education',
      '加一张技术路线图；第三章要有问卷题项表；附上进度安排表；要有问题、原因与对策对照表',
      ['fig-route', 'tab-items', 'tab-schedule', 'tab-measures'],
      { title: '乡村教师流失的原因与对策研究', wordCount: 5_000 },
    ],
    ['zh', 'law', '加一张研究框架图', ['fig-route'], { type: 'course_paper', wordCount: 2_000, level: 'FINAL' }],
    ['en', 'engineering', 'Include a diagram of the system architecture.', ['fig-modules'], { wordCount: 3_000 }],
    [
      'es',
      'management',
      'Incluye un diagrama del modelo conceptual. Incluir una tabla de variables.',
      ['fig-model', 'tab-variables'],
      { title: 'El efecto del teletrabajo en la productividad de las pymes', wordCount: 3_000 },
    ],
    [
      'ja',
      'history',
      '研究の枠組み図を入れてください。',
      ['fig-route'],
      { type: 'literature_review', wordCount: 4_000 },
    ],
  ])('in %s on %s: %s', (language, field, extraRequirements, names, changes) => {
    const blocks = blocksOf({ language, field, extraRequirements, ...changes });
    const shown = blocks.flatMap((block) => (block.kind === 'figure' || block.kind === 'table' ? [block.name] : []));
    expect(shown).toEqual(expect.arrayContaining([...names]));
    expect(new Set(shown.filter(Boolean)).size).toBe(shown.filter(Boolean).length);
  });

  it('stands in the chapter that was asked for', () => {
    const title = '乡村教师流失的原因与对策研究';
    const asked = { title, language: 'zh', field: 'education', wordCount: 8_000 } as const;
    const request = requestPaper({ ...asked, extraRequirements: '第二章要有进度安排表，第四章加一张技术路线图' });
    const { sections } = writePaperAtOnce(request);
    const chapterOf = (mark: string) =>
      sections.find((section) => printSection(section, 'zh').includes(`{#${mark}}`))?.spot.path[0];
    expect([chapterOf('tab-schedule'), chapterOf('fig-route')]).toEqual([2, 4]);
  });
});

describe('how many figures a paper has', () => {
  const count = (wish: Partial<PaperRequest>): number =>
    figures(blocksOf({ language: 'zh', field: 'economics', ...wish })).length;

  it('follows its level and its type', () => {
    // A test of a relation has a route and a model. A third would need problems with their causes and measures, or parts that
    // are built, and it has neither: what cannot be drawn from the argument is not drawn.
    expect(count({ level: 'MASTER', wordCount: 30_000 })).toBe(2);
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

describe('a figure of what is made', () => {
  const partsOf = (wish: Partial<PaperRequest> & { language: Language; field: PaperRequest['field'] }) =>
    figures(blocksOf(wish))
      .find(({ name }) => name === 'fig-modules')
      ?.parts.map(({ label }) => label);

  it('has the parts that are known of it, and no chapters', () => {
    const parts = partsOf({
      ...{ language: 'zh', field: 'engineering', wordCount: 6_000 },
      title: '基于卷积神经网络的图像分类系统的设计与实现',
    });
    expect(parts?.[0]).toBe('图像分类系统');
    expect(parts?.join(' ')).toMatch(/上传|展示/u);
    expect(parts?.join(' ')).not.toMatch(/难点|任务描述|模型与改进/u);
  });

  it('is not drawn where no parts are known', () => {
    const title = '某型不知名装置的设计与实现';
    expect(partsOf({ language: 'zh', field: 'engineering', title, wordCount: 6_000 })).toBeUndefined();
  });
});

it('draws causes that are known, and no heading that asks for them', () => {
  const title = 'Barriers to the use of telehealth among older patients';
  const { argument } = openContext(requestPaper({ title, language: 'en', field: 'medicine', wordCount: 4_000 }));
  expect(argument.chains.length).toBeGreaterThan(1);
  for (const { problem, cause, measure } of argument.chains)
    for (const name of [problem, cause, measure]) expect(name).not.toMatch(/^(?:What|How|$)/u);
});
