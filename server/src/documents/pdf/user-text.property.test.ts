import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainRun } from '../blocks.ts';
import { cleanText } from '../clean-text.ts';
import type { DocumentInput } from '../document.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { readPages, withoutBlanks } from './testing/read-back.ts';
import { templateOf } from './testing/render-sample.ts';
import { TypstCompiler } from './typst-compiler.ts';
import { typstData } from './typst-data.ts';

const hostile = [
  '#import "@preview/cetz:0.3.1": *',
  '#panic("no")',
  '#read("/etc/passwd")',
  '#eval("1+1")',
  '#sys.version',
  '$x^2$',
  '*bold* _italic_',
  '@ref <label>',
  '\\ \\u{41} \\n',
  '"quoted" \\"',
  '// comment',
  '/* block */',
  '`raw` ```rust fn``` ',
  '= Heading',
  '- item + item / term: x',
  '#{ while true {} }',
  '~ --- ... -?',
  "it's",
  '\u200b\u200d\u2060',
  '\u202e\u2066\u061c',
  '\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
  '中文“引号”……——',
  'a\u0301\u0327',
  '{title}{chapter}{page}{pages}',
  '%1 $$ ## \u0000',
];

const compiler = new TypstCompiler();

/** The same words everywhere that words can stand. A refusal is not caught here, as it is for a delivered file. */
async function wordsOf(text: string): Promise<string> {
  const runs = [plainRun(text)];
  const document: DocumentInput = {
    type: 'course_paper',
    language: 'zh',
    templateId: 'zh-standard',
    title: `T${text}`,
    cover: { school: text.slice(0, 300), author: text.slice(0, 300) },
    abstracts: [{ language: 'zh', paragraphs: [runs], keywords: [text.slice(0, 100)] }],
    chapters: [
      {
        id: 'c1',
        title: [plainRun(`C${text}`)],
        blocks: [
          { kind: 'heading', id: 'h1', level: 2, runs: [plainRun(`H${text}`)] },
          {
            kind: 'paragraph',
            id: 'p1',
            runs: [
              plainRun(`P${text}`),
              { kind: 'formula', latex: text },
              { kind: 'placeholder', text },
              { kind: 'footnote', id: 'f1', runs },
              { kind: 'citation', works: ['w1'], label: [plainRun(`L${text}`)], raised: false },
            ],
          },
          { kind: 'formula', id: 'e1', latex: text, isNumbered: true },
          { kind: 'list', id: 'l1', marker: 'number', items: [{ runs }] },
          {
            kind: 'table',
            id: 't1',
            caption: runs,
            alignments: ['left', 'right'],
            head: [[{ runs }, { runs: [] }]],
            rows: [[{ runs }, { runs }]],
            notes: [runs],
          },
        ],
      },
    ],
    references: [{ id: 'w1', label: '[1]', runs: [plainRun(`R${text}`)] }],
    aiLabel: { produceId: text.slice(0, 200) },
  };
  const layout = layoutDocument(document, templateOf(document));
  const typeset = compiler.typeset(
    'document',
    typstData(layout, { showsFormulasAsText: false, undrawable: new Set() }),
  );
  const { words } = await readPages(typeset.pdf());
  compiler.forget();
  return words;
}

describe('what people write', () => {
  it('is shown as it is, wherever it stands, and never becomes a program', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 4 }), async (parts) => {
        const text = cleanText(parts.join(' '));
        const words = await wordsOf(text);
        // Right-to-left words come back in the order of the page; what is written from left to right must stand whole.
        if (/[\u0590-\u06ff\u2066\u202e]|\u0301/u.test(text)) return;
        for (const prefix of ['C', 'H', 'P', 'L', 'R']) expect(words).toContain(prefix + withoutBlanks(text));
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it('is set whatever characters it has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (text) => {
        expect(await wordsOf(cleanText(text))).toContain('参考文献');
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});
