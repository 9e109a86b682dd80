import { describe, expect, it } from 'vitest';
import { type Block, type Chapter, plainRun } from '../blocks.ts';
import type { DocumentInput, DocumentType } from '../document.ts';
import { runData } from '../pdf/typst-runs.ts';
import { sampleDocument } from '../samples/sample-document.ts';
import { defaultTemplates } from '../templates/default-templates.ts';
import { findTemplate, getDefaultTemplate, type Template } from '../templates/templates.ts';
import { breakHeading } from './balance-title.ts';
import type { ContentsEntry, LaidHeading, LaidItem, Layout } from './laid.ts';
import { layoutDocument } from './layout-document.ts';
import { tightenContents } from './tighten-contents.ts';

function templateOf(id: string): Template {
  const template = findTemplate(id);
  if (!template) throw new Error(`no template ${id}`);
  return template;
}

const heading = (id: string, level: 2 | 3 | 4, isNumbered = true): Block => ({
  kind: 'heading',
  id,
  level,
  runs: [plainRun(id)],
  isNumbered,
});
const formula = (id: string): Block => ({ kind: 'formula', id, latex: 'x', isNumbered: true });
const figure = (id: string): Block => ({
  kind: 'figure',
  id,
  caption: [plainRun(id)],
  svg: '<svg/>',
  widthMm: 300,
  heightMm: 100,
  alt: '',
  notes: [],
});
const referring = (id: string, ...targets: string[]): Block => ({
  kind: 'paragraph',
  id,
  look: 'body',
  runs: targets.map((target) => ({ kind: 'reference', target })),
});
const chapter = (id: string, blocks: Block[] = [], isNumbered = true): Chapter => ({
  id,
  title: [plainRun(id)],
  isNumbered,
  blocks,
});

function lay(templateId: string, chapters: Chapter[], rest: Partial<DocumentInput> = {}): Layout {
  const template = templateOf(templateId);
  return layoutDocument(
    {
      type: 'thesis',
      language: template.language,
      templateId,
      title: '题目',
      chapters,
      aiLabel: { produceId: 'p1' },
      ...rest,
    },
    template,
  );
}

const itemsOf = (layout: Layout): LaidItem[] => layout.sections.flatMap(({ items }) => [...items]);
const headingsOf = (layout: Layout): LaidHeading[] => itemsOf(layout).filter((item) => item.kind === 'heading');
const numbersOf = (layout: Layout): (string | null)[] =>
  headingsOf(layout)
    .filter(({ role }) => role !== 'part')
    .map(({ number }) => number);
const shownBy = (layout: Layout, id: string): string[] =>
  itemsOf(layout).flatMap((item) =>
    item.kind === 'paragraph' && item.id === id
      ? item.runs.flatMap((run) => (run.kind === 'reference' ? [run.text] : []))
      : [],
  );

const nested = [
  chapter('a', [heading('a1', 2), heading('a11', 3), heading('a111', 4), heading('a2', 2)]),
  chapter('b', [heading('b1', 2)]),
];

describe('headings are numbered', () => {
  it.each([
    ['zh-standard', ['第1章', '1.1', '1.1.1', '1.1.1.1', '1.2', '第2章', '2.1']],
    ['zh-humanities', ['一、', '（一）', '1.', '（1）', '（二）', '二、', '（一）']],
    ['en-standard', ['Chapter 1.', '1.1', '1.1.1', '1.1.1.1', '1.2', 'Chapter 2.', '2.1']],
    ['es-standard', ['Capítulo 1.', '1.1', '1.1.1', '1.1.1.1', '1.2', 'Capítulo 2.', '2.1']],
    ['ja-standard', ['第1章', '1.1', '1.1.1', '1.1.1.1', '1.2', '第2章', '2.1']],
  ])('in the manner of %s', (template, numbers) => {
    expect(numbersOf(lay(template, nested))).toEqual(numbers);
  });

  it('without a gap where a level was left out, and not at all below a chapter without number', () => {
    const layout = lay('zh-standard', [
      chapter('a', [heading('a11', 3), heading('a12', 3)]),
      chapter('end', [heading('e1', 2)], false),
      chapter('b'),
    ]);
    expect(numbersOf(layout)).toEqual(['第1章', '1.1', '1.1.1', null, null, '第2章']);
  });

  it('with letters in appendices, and their sections after them', () => {
    const appendix = (id: string, blocks: Block[]) => ({ id, title: [plainRun(id)], blocks });
    const layout = lay('zh-humanities', [chapter('a')], {
      appendices: [appendix('x', [heading('x1', 2), figure('f')]), appendix('y', [formula('e'), heading('y1', 2)])],
    });
    expect(numbersOf(layout)).toEqual(['一、', '附录A', 'A.1', '附录B', 'B.1']);
    expect(layout.targets.get('f')?.text).toBe('图A-1');
    expect(layout.targets.get('e')?.text).toBe('(B-1)');
  });
});

describe('figures, tables and formulas', () => {
  const chapters = [
    chapter('a', [figure('f1'), figure('f2'), formula('e1'), referring('r', 'f3', 'e2', 'b', 'b1')]),
    chapter('b', [heading('b1', 2), figure('f3'), formula('e2')]),
  ];

  it('are counted by chapter, and references ahead show the number', () => {
    expect(shownBy(lay('zh-standard', chapters), 'r')).toEqual(['图2-1', '(2-1)', '第2章', '2.1']);
    expect(shownBy(lay('en-standard', chapters), 'r')).toEqual(['Figure 2.1', '(2.1)', 'Chapter 2', '2.1']);
  });

  it('are counted through a document whose chapters bear 一、 or 1', () => {
    expect(shownBy(lay('zh-humanities', chapters), 'r')).toEqual(['图3', '(2)', '二', '（一）']);
    expect(shownBy(lay('zh-standard', chapters, { type: 'journal_article' }), 'r')).toEqual(['图3', '(2)', '2', '2.1']);
  });

  it('are made to fit the text', () => {
    const [laid] = itemsOf(lay('zh-standard', chapters)).filter((item) => item.kind === 'figure');
    expect(laid).toMatchObject({ widthMm: 150, heightMm: 50 });
  });
});

describe('the parts of a document', () => {
  const titles = (templateId: string, type: DocumentType = 'thesis'): string[] => {
    const template = templateOf(templateId);
    return headingsOf(layoutDocument(sampleDocument(type, template), template))
      .filter(({ level }) => level === 1)
      .map(({ text }) => text);
  };

  it('stand in the order of the tradition', () => {
    expect(titles('zh-standard').filter((title) => !/绪论|理论|设计/u.test(title))).toEqual([
      '作者声明',
      '摘要',
      'Abstract',
      '目录',
      '结论',
      '参考文献',
      '中小制造企业数字化与经营状况调查问卷',
      '致谢',
    ]);
    const english = titles('en-standard');
    expect(english.indexOf('Acknowledgements')).toBeLessThan(english.indexOf('Contents'));
    const japanese = titles('ja-standard');
    expect(japanese.indexOf('謝辞')).toBeLessThan(japanese.indexOf('参考文献'));
  });

  it('are parted into cover, front matter and body, each with its own page numbers', () => {
    const template = templateOf('zh-standard');
    const { sections } = layoutDocument(sampleDocument('thesis', template), template);
    expect(sections.map(({ kind, pageNumber }) => [kind, pageNumber.style])).toEqual([
      ['cover', 'none'],
      ['front', 'roman-upper'],
      ['body', 'arabic'],
    ]);
    const short = layoutDocument(sampleDocument('journal_article', template), template);
    expect(short.sections.map(({ kind }) => kind)).toEqual(['body']);
    expect(short.sections[0]?.header?.centre).toBe('数字化转型对中小制造企业经营韧性的影响研究');
  });

  it('are all in the contents but the cover, the statement and the contents themselves', () => {
    const template = templateOf('zh-standard');
    const layout = layoutDocument(sampleDocument('thesis', template), template);
    const contents = itemsOf(layout).find((item) => item.kind === 'contents');
    const listed = headingsOf(layout).filter(({ isListed }) => isListed);
    expect(contents?.entries.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect(listed.map(({ text }) => text)).not.toContain('作者声明');
  });

  it('are not in the contents where their pages bear no number', () => {
    const template = templateOf('zh-bound');
    const contents = itemsOf(layoutDocument(sampleDocument('thesis', template), template)).find(
      (item) => item.kind === 'contents',
    );
    expect(contents?.entries[0]?.text).toBe('绪论');
    expect(contents?.entries.at(-1)?.text).toBe('致谢');
  });

  it('say the statement with the title filled in, and the AI-use text below it', () => {
    const items = itemsOf(lay('zh-standard', [chapter('a')], { title: '论墨' }));
    const words = JSON.stringify(items);
    expect(words).toContain('所呈交的《论墨》');
    expect(words).toContain('人工智能（AI）辅助工具');
    expect(words).not.toMatch(/\{(title|school|author|kind)\}/u);
  });
});

describe('a preview', () => {
  const template = templateOf('zh-standard');
  const layout = layoutDocument(
    { ...sampleDocument('thesis', template), variant: 'PREVIEW', previewEnd: 'digital' },
    template,
  );

  it('holds the front matter and the chapters up to its end', () => {
    const ids = headingsOf(layout).map(({ id }) => id);
    expect(ids).toContain('part:abstract-1');
    expect(ids.filter((id) => !id.startsWith('part:'))).toEqual([
      'introduction',
      'background',
      'meaning',
      'content',
      'review',
      'capabilities',
    ]);
    expect(ids).not.toContain('part:references');
    expect(layout.previewMark).toBe('预览');
  });

  it('lists all chapters, and marks those that it does not hold', () => {
    const contents = itemsOf(layout).find((item) => item.kind === 'contents');
    const entry = (id: string) => contents?.entries.find((found) => found.id === id);
    expect(entry('capabilities')).toMatchObject({ number: '2.1', isCut: false });
    expect(entry('design')).toMatchObject({ number: '第3章', isCut: true });
    expect(entry('part:references')).toMatchObject({ isCut: true });
  });

  it('ends before a heading that has nothing of it below', () => {
    const idsTo = (previewEnd: string) =>
      headingsOf(layoutDocument({ ...sampleDocument('thesis', template), variant: 'PREVIEW', previewEnd }, template))
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('part:'));
    expect(idsTo('background')).toEqual([]);
    expect(idsTo('capabilities').at(-1)).toBe('content');
  });

  it('links to nothing that is left out', () => {
    const runs = itemsOf(layout).flatMap((item) =>
      item.kind === 'list' ? item.items.flatMap((entry) => entry.runs) : [],
    );
    expect(runs.filter((run) => run.kind === 'reference')).toEqual([
      { kind: 'reference', target: 'fig-framework', text: '图3-1', isCut: true },
      { kind: 'reference', target: 'tab-variables', text: '表3-1', isCut: true },
      { kind: 'reference', target: 'app-questionnaire', text: '附录A', isCut: true },
    ]);
    const cited = itemsOf(layout).flatMap((item) =>
      item.kind === 'paragraph' ? item.runs.flatMap((run) => (run.kind === 'citation' ? run.works : [])) : [],
    );
    expect(cited).toEqual([]);
  });
});

describe('tables', () => {
  const table = (columns: number, text: string): Block => ({
    kind: 'table',
    id: 't',
    caption: [plainRun('c')],
    alignments: Array.from({ length: columns }, () => 'left' as const),
    head: [],
    rows: [Array.from({ length: columns }, () => ({ runs: [plainRun(text)], columns: 1, rows: 1 }))],
    notes: [],
    rules: 'lines',
  });
  const laid = (block: Block) => {
    const found = itemsOf(lay('zh-standard', [chapter('a', [block])])).find((item) => item.kind === 'table');
    if (!found) throw new Error('no table');
    return found;
  };

  it('keep the print of the template while they fit, shrink a little, then turn the page', () => {
    expect(laid(table(4, '数据'))).toMatchObject({ sizePt: 11, isTurned: false });
    expect(laid(table(16, '1,234'))).toMatchObject({ isTurned: false });
    expect(laid(table(16, '1,234')).sizePt).toBeLessThan(11);
    expect(laid(table(40, '1,234'))).toMatchObject({ isTurned: true });
  });

  it('always share out exactly the width of the text', () => {
    for (const found of [
      laid(table(1, 'x'.repeat(200))),
      laid(table(5, 'x'.repeat(200))),
      laid(table(40, '长'.repeat(50))),
    ]) {
      expect(found.widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1);
      expect(Math.min(...found.widths)).toBeGreaterThan(0.01);
    }
  });
});

it.each(defaultTemplates.map(({ id }) => id))('breaks a long title of %s into even lines, between words', (id) => {
  const template = templateOf(id);
  const items = itemsOf(layoutDocument(sampleDocument('thesis', template), template));
  const title = items.find((item) => item.kind === 'paragraph' && item.style === 'coverTitle');
  const lines = title?.kind === 'paragraph' ? title.runs.flatMap((run) => (run.kind === 'text' ? [run.text] : [])) : [];
  expect(lines.length).toBeGreaterThan(1);
  const lengths = lines.map((line) => line.length);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.6);
});

describe('what would look like an oversight', () => {
  const template = getDefaultTemplate('zh');
  const entries = (count: number): ContentsEntry[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ id: `h${index}`, level: 2, number: `1.${index}`, gap: ' ', text: '小节的题目', isCut: false },
    }));

  it('is avoided in the contents: a line or two get no page of their own', () => {
    const spacings = Array.from({ length: 60 }, (_, count) => tightenContents(entries(count + 1), template));
    const full = spacings.findIndex((spacing) => spacing < 1);
    expect(full).toBeGreaterThan(25);
    expect(spacings.slice(full, full + 5).every((spacing) => spacing < 1 && spacing > 0.55)).toBe(true);
    // Enough for a page that looks like one.
    expect(spacings[full + 8]).toBe(1);
  });

  it('is avoided in headings: they break between words, and no character is left over', () => {
    const text = '变革型领导对员工创新行为影响研究中的若干基本概念与理论基础之辨析';
    for (let length = 20; length <= text.length; length += 1) {
      const title = text.slice(0, length);
      const heading = { ...{ number: '1.1', gap: ' ', text: title, style: 'heading2' }, runs: [plainRun(title)] };
      const lines = breakHeading(heading as unknown as LaidHeading, template).filter((run) => run.kind === 'text');
      expect(lines.map((run) => run.text).join('')).toBe(title);
      if (lines.length > 1) expect(lines.at(-1)?.text.length).toBeGreaterThan(3);
    }
    const full = { ...{ number: null, gap: '', text, style: 'heading2' }, runs: [plainRun(text)] };
    const [first, , second] = breakHeading(full as unknown as LaidHeading, template);
    const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ index }) => index);
    expect(words).toContain(first?.kind === 'text' ? first.text.length : -1);
    expect(second?.kind).toBe('text');
  });

  it('is avoided at raised citations, which stay with the character before them', () => {
    const cite = { kind: 'citation', works: ['w1'], label: [plainRun('[1]')], raised: true } as const;
    const presence = { targets: new Map(), references: new Map(), showsFormulasAsText: false };
    const shown = runData([plainRun('研究表明”'), cite, plainRun('。')], presence);
    expect(shown).toMatchObject([
      { text: '研究表' },
      { kind: 'whole', runs: [{ text: '明”' }, { kind: 'citation' }] },
      { text: '。' },
    ]);
    expect(runData([plainRun('Spring Boot'), cite], presence)).toMatchObject([
      { text: 'Spring Boot' },
      { kind: 'citation' },
    ]);
  });
});

it('divides a table over pages by the lines that it takes, not by its rows', () => {
  const cell = (text: string) => ({ runs: [plainRun(text)] });
  const isKeptWhole = (text: string): boolean => {
    const rows = Array.from({ length: 12 }, () => [cell(text), cell('甲')]);
    const table: Block = {
      ...{ kind: 'table', id: 't1' },
      alignments: ['left', 'left'],
      head: [],
      rows,
    } as unknown as Block;
    const document = { ...sampleDocument('thesis', templateOf('zh-standard')) };
    const chapters = [{ id: 'only', title: [plainRun('章')], blocks: [table] }];
    const { sections } = layoutDocument({ ...document, chapters, appendices: [] }, templateOf('zh-standard'));
    return sections.flatMap(({ items }) => items).some((item) => item.kind === 'table' && item.isKeptWhole);
  };
  expect(isKeptWhole('短')).toBe(true);
  expect(isKeptWhole('很长的一格'.repeat(30))).toBe(false);
});
