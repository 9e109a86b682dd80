import { describe, expect, it } from 'vitest';
import { type Block, plainRun } from '../blocks.ts';
import type { DocumentInput } from '../document.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { findBrokenLinks } from './testing/find-broken-links.ts';
import { findOrderFaults } from './testing/find-order-faults.ts';
import { findAll, part, readPackage, textOf, type WordPackage } from './testing/word-package.ts';
import { templateOf, writeToPackage } from './testing/write-sample.ts';
import { writeWord } from './write-word.ts';

const withBlocks = (blocks: Block[], rest: Partial<DocumentInput> = {}): DocumentInput => ({
  type: 'thesis',
  language: 'zh',
  templateId: 'zh-standard',
  title: '题目',
  chapters: [{ id: 'c1', title: [plainRun('绪论')], blocks }],
  aiLabel: { produceId: 'p1' },
  ...rest,
});
const paragraph = (text: string): Block => ({ kind: 'paragraph', id: 'p', look: 'body', runs: [plainRun(text)] });
const list: Block = { kind: 'list', id: 'l', marker: 'number', items: [{ runs: [plainRun('a')], items: [] }] };

async function writeSound(document: DocumentInput): Promise<WordPackage> {
  const written = await writeToPackage(document);
  expect([...written.parts].flatMap(([, root]) => findOrderFaults(root))).toEqual([]);
  expect(findBrokenLinks(written)).toEqual([]);
  return written;
}
const bodyText = (written: WordPackage): string => textOf(part(written, 'word/document.xml'));

describe('a Word file holds', () => {
  it.each([
    ['markup', '</w:t></w:r><w:r><w:t>& "quoted" <b>'],
    ['emoji and rare characters', '👩‍👩‍👧‍👦 𠮷野家 🇨🇳'],
    ['writing from right to left', 'العربية עברית'],
    ['a word of 200 characters', 'x'.repeat(200)],
    ['field codes', '{ REF x } \\h SEQ'],
    ['the names under which lists are counted', '{headings-0} {appendices-0} {list-number-0} {list-number-1}'],
  ])('%s, as the text that it is', async (_, text) => {
    expect(bodyText(await writeSound(withBlocks([list, paragraph(text)])))).toContain(text);
  });

  it('characters that no XML can carry, without them', async () => {
    expect(bodyText(await writeSound(withBlocks([paragraph('a\u0000\u000bb\ud83dc')])))).toContain('ab\ufffdc');
  });

  it('hostile words in every place that shows them', async () => {
    const evil = '<w:x/>&"\'{title}%1';
    const written = await writeSound(
      withBlocks([{ kind: 'heading', id: 'h', level: 2, runs: [plainRun(evil)], isNumbered: true }], {
        title: evil,
        subtitle: evil,
        cover: { school: evil, author: evil, date: evil },
        abstracts: [{ language: 'zh', paragraphs: [[plainRun(evil)]], keywords: [evil] }],
        references: [{ id: 'w"1', label: '[1]', runs: [plainRun(evil)] }],
        appendices: [{ id: 'x', title: [plainRun(evil)], blocks: [] }],
        acknowledgements: [[plainRun(evil)]],
        aiLabel: { produceId: evil },
      }),
    );
    expect(bodyText(written).split(evil).length - 1).toBeGreaterThanOrEqual(9);
  });

  it('a heading of 300 characters, in the contents too', async () => {
    const long = '长'.repeat(300);
    const written = await writeSound(
      withBlocks([{ kind: 'heading', id: 'h', level: 2, runs: [plainRun(long)], isNumbered: true }]),
    );
    expect(bodyText(written).split(long)).toHaveLength(3);
  });

  it('a formula that does not parse, as it was written', async () => {
    const written = await writeSound(withBlocks([{ kind: 'formula', id: 'f', latex: '\\frac{1', isNumbered: true }]));
    expect(bodyText(written)).toContain('\\frac{1');
    expect(findAll(part(written, 'word/document.xml'), 'm:oMath')).toEqual([]);
  });

  it('a figure that could not be drawn, as its words', async () => {
    const document = withBlocks([
      {
        kind: 'figure',
        id: 'f',
        caption: [plainRun('c')],
        svg: '<svg',
        widthMm: 10,
        heightMm: 10,
        alt: '三个方框',
        notes: [],
      },
    ]);
    const bytes = await writeWord(layoutDocument(document, templateOf('zh-standard')), {
      pageOf: new Map(),
      figureImages: new Map(),
    });
    expect(bodyText(await readPackage(bytes))).toContain('三个方框');
  });

  it('a table of 40 columns, on a turned page between upright ones', async () => {
    const cells = Array.from({ length: 40 }, (_, index) => ({
      runs: [plainRun(`12,34${index}`)],
      columns: 1,
      rows: 1,
    }));
    const written = await writeSound(
      withBlocks([
        {
          kind: 'table',
          id: 't',
          caption: [plainRun('宽表')],
          alignments: cells.map(() => 'right' as const),
          head: [cells],
          rows: [cells, cells],
          notes: [],
          rules: 'lines',
        },
        paragraph('其后'),
      ]),
    );
    const pages = findAll(part(written, 'word/document.xml'), 'w:pgSz').map(({ attributes }) => attributes['w:orient']);
    expect(pages.filter((orient) => orient === 'landscape')).toHaveLength(1);
    expect(pages.at(-1)).toBe('portrait');
    const [table] = findAll(part(written, 'word/document.xml'), 'w:tbl').filter((found) =>
      textOf(found).includes('12,34'),
    );
    const widths = findAll(table ?? part(written, 'word/document.xml'), 'w:gridCol').map(({ attributes }) =>
      Number(attributes['w:w']),
    );
    // A turned A4 page less its margins, in twentieths of a point.
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(16838 - 2 * 1701);
  });
});
