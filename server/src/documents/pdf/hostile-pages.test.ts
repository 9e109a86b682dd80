import { describe, expect, it } from 'vitest';
import { type Block, plainRun } from '../blocks.ts';
import type { DocumentInput } from '../document.ts';
import { findOverfull } from './testing/find-overfull.ts';
import { type ReadBack, readBack, withoutBlanks } from './testing/read-back.ts';
import { renderHere, templateOf } from './testing/render-sample.ts';

async function pagesWith(
  blocks: Extract<DocumentInput['chapters'][number]['blocks'], unknown[]>,
  rest: Partial<DocumentInput> = {},
): Promise<ReadBack & { overfull: string[] }> {
  const document: DocumentInput = {
    type: 'thesis',
    language: 'zh',
    templateId: 'zh-standard',
    title: '题目',
    chapters: [{ id: 'c1', title: [plainRun('绪论')], blocks }],
    aiLabel: { produceId: 'paper-1' },
    ...rest,
  };
  const read = await readBack(renderHere(document).bytes);
  return { ...read, overfull: findOverfull(read, templateOf(document)) };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', id: 'p1', look: 'body', runs: [plainRun(text)] });
const cell = (text: string) => ({ runs: [plainRun(text)] });

describe('pages of a document that asks too much', () => {
  it.each([
    ['a word of 200 letters', 'w'.repeat(200)],
    ['an address of 400 letters', `https://example.com/${'path/'.repeat(60)}?q=${'z'.repeat(80)}`],
    ['a word of 200 letters inside Chinese', `${'研究'.repeat(10)}${'Q'.repeat(200)}${'结论'.repeat(10)}`],
  ])('breaks %s inside the line', async (_, text) => {
    const { overfull, words } = await pagesWith([paragraph(text)]);
    expect(overfull).toEqual([]);
    expect(words).toContain(text);
  });

  it('sets a heading of 300 characters over several lines, and shortens it in the header', async () => {
    const title = '数字化转型背景下的企业绩效研究'.repeat(20);
    const { overfull, words, outline, pages } = await pagesWith([paragraph('正文')], {
      chapters: [{ id: 'c1', title: [plainRun(title)], blocks: [paragraph('正文')] }],
      title: 'Title of many words '.repeat(45),
    });
    expect(overfull).toEqual([]);
    expect(words).toContain(title);
    expect(outline.some((entry) => entry.title.includes(title))).toBe(true);
    const body = pages.at(-1)?.items ?? [];
    const header = body.filter(({ y, fontSize }) => y > 760 && fontSize < 12);
    expect(header.length).toBeGreaterThan(0);
    expect(Math.max(...header.map(({ y }) => y)) - Math.min(...header.map(({ y }) => y))).toBeLessThan(2);
    expect(withoutBlanks(header.map(({ str }) => str).join(''))).toMatch(/…$/u);
  });

  it.each([
    ['en', 'The Effect of Peer Feedback on the Writing Quality of University Freshmen in Large Blended Courses'],
    ['es', 'El impacto del turismo rural en el empleo juvenil de las comarcas despobladas del interior y sus límites'],
  ] as const)('cuts a long chapter after a word in the header of one line: %s', async (language, title) => {
    const { pages } = await pagesWith([], {
      ...{ language, templateId: `${language}-standard` },
      chapters: [{ id: 'c1', title: [plainRun(title)], blocks: [paragraph('Text.')] }],
    });
    const header = (pages.at(-1)?.items ?? []).filter(({ y, str }) => y > 780 && str.trim() !== '');
    expect(new Set(header.map(({ y }) => Math.round(y))).size).toBe(1);
    const shown = header.map(({ str }) => str).join('');
    expect(shown).toMatch(/^(?:Chapter|Capítulo) 1\. .{20,}…$/u);
    const words = shown.replace(/…$/u, '').split(/\s+/u).slice(2);
    expect(title.split(' ').slice(0, words.length)).toEqual(words);
  });

  it('turns the page for a table of 40 columns and keeps all of it on the paper', async () => {
    const columns = Array.from({ length: 40 }, (_, index) => index);
    const { overfull, words, pages } = await pagesWith([
      {
        kind: 'table',
        id: 't1',
        caption: [plainRun('四十列')],
        alignments: columns.map(() => 'centre' as const),
        head: [columns.map((index) => cell(`列${index}`))],
        rows: [columns.map((index) => cell(`${index * 1_001}`))],
      },
    ]);
    expect(overfull).toEqual([]);
    expect(pages.some(({ width, height }) => width > height)).toBe(true);
    expect(words).toContain('39039');
  });

  it('breaks long words inside the cells of a table', async () => {
    const { overfull, words } = await pagesWith([
      {
        kind: 'table',
        id: 't1',
        caption: [plainRun('长词')],
        alignments: ['left', 'left', 'left'],
        head: [[cell('甲'), cell('乙'), cell('丙')]],
        rows: [[cell('Q'.repeat(90)), cell('R'.repeat(90)), cell('https://a.b/'.repeat(12))]],
      },
    ]);
    expect(overfull).toEqual([]);
    expect([...words.matchAll(/Q/gu)]).toHaveLength(90);
  });

  it('leaves room for the other columns beside a word that would take the whole width', async () => {
    const { pages } = await pagesWith([
      {
        kind: 'table',
        id: 't1',
        caption: [plainRun('长词')],
        alignments: ['left', 'left'],
        head: [[cell('甲'), cell('乙')]],
        rows: [[cell('Q'.repeat(120)), cell('https://a.b/'.repeat(12))]],
      },
    ]);
    const body = pages.filter(({ text }) => text.includes('Q') || text.includes('https:'));
    expect(body).toHaveLength(1);
  });

  it('goes on over pages with a table of 300 rows, its head on each', async () => {
    const { pages, overfull } = await pagesWith([
      {
        kind: 'table',
        id: 't1',
        caption: [plainRun('长表')],
        alignments: ['left', 'right'],
        head: [[cell('变量名称'), cell('取值')]],
        rows: Array.from({ length: 300 }, (_, index) => [cell(`变量${index}`), cell(`${index}`)]),
      },
    ]);
    expect(overfull).toEqual([]);
    const withRows = pages.filter(({ text }) => /变量 ?\d/u.test(text));
    expect(withRows.length).toBeGreaterThan(5);
    expect(withRows.every(({ text }) => text.includes('变量名称'))).toBe(true);
  });

  it('breaks a formula that is wider than the line at its operators', async () => {
    const terms = Array.from({ length: 60 }, (_, index) => `x_{${index}}`).join(' + ');
    const { overfull, words } = await pagesWith([
      { kind: 'formula', id: 'e1', latex: `a = ${terms}`, isNumbered: true },
    ]);
    expect(overfull).toEqual([]);
    expect(words).toContain('(1-1)');
  });

  it.each([
    ['300 letters', 'x'.repeat(300)],
    ['40 sums', String.raw`\sum_{i=1}^{n} `.repeat(40)],
  ])('keeps a formula of %s without an operator on the paper', async (_, latex) => {
    const { overfull } = await pagesWith([{ kind: 'formula', id: 'e1', latex, isNumbered: true }]);
    expect(overfull).toEqual([]);
  });

  it('sets emoji and words from right to left, and goes on', async () => {
    const { words, overfull } = await pagesWith([
      paragraph('前😀👨‍👩‍👧‍👦 مرحبا بالعالم שלום 后'),
      { ...paragraph('末段'), id: 'p2' },
    ]);
    expect(overfull).toEqual([]);
    expect(words).toContain('前');
    expect(words).toContain('后末段');
  });
});
