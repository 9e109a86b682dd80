import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../document-model.ts';
import { type PdfText, pageObjects, pdfOf, pdfPages } from '../testing/pdf-files.ts';
import { readPdf } from './read-pdf.ts';

/** Helvetica's letters are about half as wide as high; lines of this many fill a column of 250 points at size 10. */
const filler = (word: string): string =>
  `${word} ${'of many other words that fill a line up'.slice(0, 46 - word.length)}`;

const column = (x: number, words: readonly string[], top = 600): PdfText[] =>
  words.map((text, index) => ({ x, y: top - index * 12, text }));

async function texts(pages: readonly (readonly PdfText[])[]): Promise<string[]> {
  return [...paragraphsOf((await readPdf(pdfPages(pages))).blocks)].map(({ text }) => text);
}

describe('the text of a PDF', () => {
  it('is read down the left column, then the right, under a title over both', async () => {
    const left = Array.from({ length: 10 }, (_, index) => filler(`left${index}`));
    const right = Array.from({ length: 10 }, (_, index) => filler(`right${index}`));
    const title = { x: 120, y: 660, size: 18, text: 'A title that goes over both of the columns' };
    const read = (await texts([[title, ...column(50, left), ...column(330, right)]])).join(' ');
    const order = ['A title', ...left.map((_, index) => `left${index}`), ...right.map((_, index) => `right${index}`)];
    expect(order.map((word) => read.indexOf(word))).toEqual(
      [...order.map((word) => read.indexOf(word))].sort((one, other) => one - other),
    );
    expect(read).toContain('left0');
    expect(read).toContain('right9');
  });

  it('takes a table for a table, row by row', async () => {
    const rows = Array.from({ length: 12 }, (_, index): PdfText[] => [
      { x: 72, y: 600 - index * 14, text: `Region ${index}` },
      { x: 320, y: 600 - index * 14, text: `${index * 3}.5` },
    ]);
    const { blocks } = await readPdf(pdfPages([rows.flat()]));
    const read = [...paragraphsOf(blocks)].map(({ text, isRow }) => [text, isRow]);
    expect(read.slice(0, 2)).toEqual([
      ['Region 0 0.5', true],
      ['Region 1 3.5', true],
    ]);
  });

  it('takes the number of an item for no cell, and joins its lines', async () => {
    const item = (y: number, number: string, lines: readonly string[]): PdfText[] => [
      { x: 72, y, text: number },
      ...lines.map((text, index) => ({ x: 110, y: y - index * 12, text })),
    ];
    const lines = ['It sorts out the concepts of the study, and says how', 'they differ from each other.'];
    const { blocks } = await readPdf(pdfPages([[...item(600, '(1)', lines), ...item(570, '(2)', lines)]]));
    expect([...paragraphsOf(blocks)].map(({ text, isRow }) => [text, isRow])).toEqual([
      [`(1) ${lines.join(' ')}`, false],
      [`(2) ${lines.join(' ')}`, false],
    ]);
  });

  it('joins divided words, and keeps the hyphen of those that have one', async () => {
    const lines = [
      'The participation of rural schools depends on the infra-',
      'structure that they have. A well-known study of the well-',
      'known problem says so in each of its several long chap-',
      'ters. The end comes here.',
    ];
    expect(await texts([column(72, lines)])).toEqual([
      'The participation of rural schools depends on the infrastructure that they have. A well-known study of the well-known problem says so in each of its several long chapters. The end comes here.',
    ]);
  });

  it('leaves out heads and feet that repeat, chapter heads too, and no text of the page', async () => {
    const heads = ['Chapter 1 Schools', 'Chapter 1 Schools', 'Chapter 1 Schools', 'Chapter 2 Pupils'];
    const pages = heads.map((head, index): PdfText[] => [
      { x: 250, y: 750, size: 9, text: head },
      ...column(
        72,
        [`Page ${index} begins with a line of its own text here.`, 'It goes on with a second one, which is longer.'],
        700,
      ),
      { x: 300, y: 40, size: 9, text: `- ${index + 1} -` },
    ]);
    const read = await texts(pages);
    expect(read.join('\n')).not.toMatch(/Chapter|- \d -/u);
    expect(read.filter((text) => /^Page \d begins/u.test(text))).toHaveLength(4);
  });

  it('takes a list of references in small type for no notes', async () => {
    const list = [
      '[1] Smith J. Schools of the county and their many teachers over',
      '12 years[J]. Education, 2019, 4(2): 33-45.',
    ];
    const page = [
      ...column(72, ['The text of the page is set in the usual size, line by line.', 'References']),
      ...list.map((text, index) => ({ x: 72, y: 560 - index * 10, size: 8, text })),
    ];
    const { blocks, footnotes } = await readPdf(
      pdfPages([page, column(72, ['The second page has some more of the text on it.'])]),
    );
    expect(footnotes).toEqual([]);
    const read = [...paragraphsOf(blocks)].map(({ text }) => text).join(' ');
    expect(read).toContain(list.join(' '));
  });

  it('goes on over a page with notes at its foot, and keeps the notes', async () => {
    const first = [
      ...column(72, [
        'The first page ends in the middle of a sentence, and there',
        'is a note below it, set in smaller type than the text is and',
      ]),
      { x: 72, y: 90, size: 8, text: '1 A note about the sources.' },
      { x: 72, y: 80, size: 8, text: 'It has a second line.' },
    ];
    const read = await readPdf(pdfPages([first, column(72, ['the second page goes on with it.'])]));
    const [paragraph] = [...paragraphsOf(read.blocks)];
    expect(paragraph?.text).toMatch(/than the text is and the second page goes on with it\.$/u);
    expect(read.footnotes).toEqual([{ id: '1', text: '1 A note about the sources. It has a second line.' }]);
  });

  it('has paragraphs where lines are set in, end early or stand apart, and a page for each', async () => {
    const body = (start: string, words = 9): string[] => [
      `${start} ${'nnnn '.repeat(words)}nnnn`,
      `${'aaaa '.repeat(10)}aaa`,
      'and it ends.',
    ];
    const set = (words: string[], top: number, indent = 0): PdfText[] =>
      column(72, words, top).map((text, index) => (index === 0 ? { ...text, x: text.x + indent } : text));
    const read = await readPdf(
      pdfPages([[...set(body('One'), 600), ...set(body('Two', 8), 564, 20)], set(body('Six'), 600)]),
    );
    expect([...paragraphsOf(read.blocks)].map(({ text, page }) => [text.split(' ')[0], page])).toEqual([
      ['One', 1],
      ['Two', 1],
      ['Six', 2],
    ]);
  });

  it('has no stamp from the margin in it', async () => {
    const stamp = { x: 20, y: 200, text: 'arXiv:1234.5678 [cs.CL]', isTurned: true };
    const lines = column(72, [
      'A text that stands upright on the page and is',
      'long enough to be one in its own right.',
    ]);
    expect((await texts([[...lines, stamp]])).join(' ')).not.toContain('arXiv');
  });
});

describe('a PDF that names its encoding', () => {
  const sentence = '农村寄宿制学校的学生心理支持体系研究需要生活老师与家庭的分工';
  const kana = '本研究は地方の小学校における情報教育の実践について検討するものである';
  const fonts = (encoding: string, ordering: string): string[] => [
    `<< /Type /Font /Subtype /Type0 /BaseFont /Named /Encoding /${encoding} /DescendantFonts [4 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Named /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor 5 0 R /DW 1000 >>`,
    '<< /Type /FontDescriptor /FontName /Named /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
  ];
  const page = (codes: string): { contents: Uint8Array } => ({
    contents: Buffer.from(`BT /F1 8 Tf 1 0 0 1 20 600 Tm <${codes}> Tj ET`, 'latin1'),
  });

  it.each([
    ['GBK-EUC-H', 'GB1', 'gbk', sentence],
    ['UniGB-UCS2-H', 'GB1', 'utf-16be', sentence],
    ['ETen-B5-H', 'CNS1', 'big5', '農村寄宿制學校的學生心理支持體系研究需要生活老師與家庭的分工'],
    ['90ms-RKSJ-H', 'Japan1', 'shift_jis', kana],
    ['UniJIS-UTF16-H', 'Japan1', 'utf-16be', kana],
  ])('is read: %s', async (encoding, ordering, writer, text) => {
    const codes = iconv.encode(text.repeat(2), writer, { addBOM: false }).toString('hex');
    const read = await readPdf(pdfOf(pageObjects([page(codes)], fonts(encoding, ordering))));
    expect([...paragraphsOf(read.blocks)].map((paragraph) => paragraph.text)).toEqual([text.repeat(2)]);
  });

  it('is read by the numbers of its collection where it has no other', async () => {
    // 啊, 阿 and the next of the standard's list, thirty of them.
    const glyphs = Array.from({ length: 30 }, (_, index) => (940 + index).toString(16).padStart(4, '0')).join('');
    const bytes = Array.from({ length: 30 }, (_, index) => [0xb0, 0xa1 + index]).flat();
    const read = await readPdf(pdfOf(pageObjects([page(glyphs)], fonts('Identity-H', 'GB1'))));
    expect([...paragraphsOf(read.blocks)][0]?.text).toBe(iconv.decode(Buffer.from(bytes), 'gb2312'));
  });
});

describe('a PDF that holds no text', () => {
  it.each([
    ['pictures only', [[], []]],
    ['pictures with page numbers', [1, 2, 3, 4].map((number) => [{ x: 300, y: 40, text: String(number) }])],
  ])('is refused as a scan: %s', async (_, pages) => {
    await expect(readPdf(pdfPages(pages))).rejects.toMatchObject({ reason: 'file_without_text' });
  });
});
