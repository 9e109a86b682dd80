import { beforeAll, describe, expect, it } from 'vitest';
import { aiLabelLine } from '../ai-label.ts';
import { documentTypes } from '../document.ts';
import { defaultTemplates } from '../templates/default-templates.ts';
import { readWordLabel } from './read-word-label.ts';
import { findBrokenLinks } from './testing/find-broken-links.ts';
import { findOrderFaults } from './testing/find-order-faults.ts';
import { child, findAll, parseXml, part, textOf, type WordPackage, type XmlNode } from './testing/word-package.ts';
import { sampleOf, writeToPackage } from './testing/write-sample.ts';

/** Variants of a template differ in measures only; one of each language shows every type. */
const everyType = new Set(['zh-standard', 'en-standard', 'es-standard', 'ja-standard']);

describe.each(defaultTemplates.map(({ id }) => id))('a file in %s', (template) => {
  const types = everyType.has(template) ? documentTypes : (['thesis', 'course_paper'] as const);
  it.each(types)('%s: has its parts in the order that Word demands, and nothing that leads nowhere', async (type) => {
    const written = await writeToPackage(sampleOf(type, template));
    const faults = [...written.parts].flatMap(([name, root]) =>
      findOrderFaults(root).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(findBrokenLinks(written)).toEqual([]);
  });
});

describe('the check of the order', () => {
  it('finds a child that comes too late, and one that does not belong', () => {
    const late = parseXml('<w:p><w:pPr><w:jc/><w:spacing/></w:pPr></w:p>');
    expect(findOrderFaults(late)).toEqual(['w:pPr: jc spacing']);
    const strange = parseXml('<w:r><w:rPr><w:bold/></w:rPr></w:r>');
    expect(findOrderFaults(strange)).toEqual(['w:rPr: bold (unknown: bold)']);
  });
});

describe('a Chinese thesis', () => {
  const pages = new Map([
    ['part:abstract-1', 'I'],
    ['introduction', '1'],
    ['digital-1', '3'],
  ]);
  let written: WordPackage & { bytes: Uint8Array };
  let body: XmlNode;
  let paragraphs: XmlNode[];
  const styleOf = (paragraph: XmlNode): string => child(paragraph, 'w:pPr', 'w:pStyle')?.attributes['w:val'] ?? '';
  const withStyle = (style: string): XmlNode[] => paragraphs.filter((paragraph) => styleOf(paragraph) === style);
  const styleNamed = (id: string): XmlNode | undefined =>
    findAll(part(written, 'word/styles.xml'), 'w:style').find(({ attributes }) => attributes['w:styleId'] === id);

  beforeAll(async () => {
    written = await writeToPackage(sampleOf('thesis', 'zh-standard'), pages);
    body = part(written, 'word/document.xml');
    paragraphs = findAll(body, 'w:p');
  });

  it('has raised citations in the language of the text: as Latin ones they begin lines, with the stop behind them', () => {
    const raised = findAll(body, 'w:rPr').filter(
      (options) => child(options, 'w:vertAlign') && child(options, 'w:lang'),
    );
    expect(raised.length).toBeGreaterThan(0);
    for (const options of raised) expect(child(options, 'w:lang')?.attributes['w:val']).toBe('zh-CN');
  });

  it('has contents that are filled in, with the page numbers of the typeset pages', () => {
    const entries = paragraphs.filter((paragraph) => /^TOC\d$/u.test(styleOf(paragraph))).map(textOf);
    expect(entries).toContain('摘要\tI');
    expect(entries).toContain('第1章\u2002绪论\t1');
    expect(entries).toContain('2.2.1\u2002技术采纳的视角\t3');
    expect(entries.at(-1)).toBe('致谢\t');
    const instruction = findAll(body, 'w:instrText').map(({ text }) => text.trim());
    expect(instruction).toContain('TOC \\o "1-3" \\h \\z \\u');
  });

  it('numbers its headings by a list that hangs on the heading styles', () => {
    const numId = child(styleNamed('Heading1'), 'w:pPr', 'w:numPr', 'w:numId')?.attributes['w:val'];
    const numbering = part(written, 'word/numbering.xml');
    const num = findAll(numbering, 'w:num').find(({ attributes }) => attributes['w:numId'] === numId);
    const abstractId = child(num, 'w:abstractNumId')?.attributes['w:val'];
    const abstract = findAll(numbering, 'w:abstractNum').find(
      ({ attributes }) => attributes['w:abstractNumId'] === abstractId,
    );
    const patterns = findAll(abstract as XmlNode, 'w:lvlText').map(({ attributes }) => attributes['w:val']);
    expect(patterns).toEqual(['第%1章', '%1.%2', '%1.%2.%3', '%1.%2.%3.%4']);
    expect(withStyle('Heading1').map(textOf)).toEqual(['绪论', '理论基础与文献综述', '研究设计', '结论']);
    const conclusion = withStyle('Heading1').at(-1);
    expect(child(conclusion, 'w:pPr', 'w:numPr', 'w:numId')?.attributes['w:val']).toBe('0');
  });

  it('sets Chinese and Latin letters in fonts of their own, and indents by two characters', () => {
    const fonts = (id: string): Record<string, string> | undefined =>
      child(styleNamed(id), 'w:rPr', 'w:rFonts')?.attributes;
    expect(fonts('BodyText')).toMatchObject({ 'w:eastAsia': 'SimSun', 'w:ascii': 'Times New Roman' });
    expect(fonts('Heading1')).toMatchObject({ 'w:eastAsia': 'SimHei' });
    expect(fonts('Quote')).toMatchObject({ 'w:eastAsia': 'KaiTi' });
    const indent = child(styleNamed('BodyText'), 'w:pPr', 'w:ind')?.attributes;
    expect(indent).toMatchObject({ 'w:firstLineChars': '200' });
    const spacing = child(styleNamed('BodyText'), 'w:pPr', 'w:spacing')?.attributes;
    expect(spacing).toMatchObject({ 'w:line': '400', 'w:lineRule': 'exact' });
    expect(child(styleNamed('Bibliography'), 'w:pPr', 'w:ind')?.attributes['w:hanging']).toBeDefined();
  });

  it('counts Roman pages before the first chapter and begins at 1 with it; cover and statement bear none', () => {
    const sections = findAll(body, 'w:sectPr').map((section) => child(section, 'w:pgNumType')?.attributes);
    expect(sections[0]).toMatchObject({ 'w:start': '1' });
    expect(sections[1]).toEqual({ 'w:start': '1', 'w:fmt': 'upperRoman' });
    expect(sections[2]).toEqual({ 'w:fmt': 'upperRoman' });
    expect(sections[4]).toEqual({ 'w:start': '1', 'w:fmt': 'decimal' });
    expect(sections.slice(5).every((attributes) => attributes?.['w:start'] === undefined)).toBe(true);
    const pageFields = (name: string): string =>
      findAll(part(written, name), 'w:instrText')
        .map(({ text }) => text)
        .join();
    expect(pageFields('word/footer1.xml')).toBe('');
    expect(pageFields('word/footer2.xml')).toBe('PAGE');
  });

  it('names the chapter in the header, by a field that follows the heading', () => {
    const headers = [...written.parts].filter(([name]) => /^word\/header\d+\.xml$/u.test(name));
    expect(headers.map(([, root]) => textOf(root))).toContain('第2章\u2002理论基础与文献综述');
    expect(
      headers.flatMap(([, root]) => findAll(root, 'w:fldSimple')).map(({ attributes }) => attributes['w:instr']),
    ).toContain('STYLEREF 1 \\n');
  });

  it('numbers captions with fields, and refers to them by fields that show the same words', () => {
    const captions = withStyle('Caption').map(textOf);
    expect(captions).toContain('图3-1\u2002数字化转型影响经营韧性的分析框架');
    expect(captions).toContain('表3-1\u2002变量定义与测量方式');
    const fields = findAll(body, 'w:fldSimple').map((field) => [field.attributes['w:instr'] ?? '', textOf(field)]);
    expect(fields.filter(([code]) => code?.startsWith('SEQ 表')).map(([, text]) => text)).toEqual(['1', '1']);
    const shown = fields.filter(([code]) => code?.startsWith('REF ')).map(([, text]) => text);
    expect(shown).toEqual(expect.arrayContaining(['图3-1', '表3-1', '(3-2)', '附录A']));
  });

  it('rules its tables with three lines and repeats their heads', () => {
    const table = findAll(body, 'w:tbl').find((found) => textOf(found).includes('数字化转型DT')) as XmlNode;
    const rows = table.children.filter(({ name }) => name === 'w:tr');
    const ruled = rows.map((row) =>
      ['w:top', 'w:bottom', 'w:left'].map((side) =>
        findAll(row, 'w:tcBorders').some((borders) => borders.children.some(({ name }) => name === side)),
      ),
    );
    expect(ruled[0]).toEqual([true, true, false]);
    expect(ruled.slice(2, -1).every((sides) => sides.every((side) => !side))).toBe(true);
    expect(ruled.at(-1)).toEqual([false, true, false]);
    const heavy = findAll(rows[0] as XmlNode, 'w:top').map(({ attributes }) => attributes['w:sz']);
    expect(new Set(heavy)).toEqual(new Set(['12']));
    expect(rows.map((row) => findAll(row, 'w:tblHeader').length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  it('holds formulas as Word’s own, the note at the foot of the page, and both shapes of the figure', () => {
    expect(findAll(body, 'm:oMathPara')).toHaveLength(2);
    expect(findAll(body, 'm:f').length).toBeGreaterThan(0);
    const notes = findAll(part(written, 'word/footnotes.xml'), 'w:footnote').map(textOf);
    expect(notes.some((text) => text.includes('本文所称中小制造企业'))).toBe(true);
    expect(written.names.some((name) => name.endsWith('.svg'))).toBe(true);
    expect(written.names.some((name) => name.endsWith('.png'))).toBe(true);
    expect(findAll(body, 'wp:docPr')[0]?.attributes.descr).toContain('数字化转型');
  });

  it('bears the label in its text and in its properties, and says whose it is', async () => {
    expect(withStyle('AiLabel').map(textOf)).toEqual([aiLabelLine.zh]);
    expect(await readWordLabel(written.bytes)).toMatchObject({ Label: '1', ProduceID: 'sample-thesis-zh-standard' });
    const core = part(written, 'docProps/core.xml');
    expect(findAll(core, 'dc:title')[0]?.text).toBe('数字化转型对中小制造企业经营韧性的影响研究');
    expect(findAll(core, 'dc:creator')[0]?.text).toBe('林知远');
  });
});

it('says its own language to the spelling checker', async () => {
  const written = await writeToPackage(sampleOf('journal_article', 'es-standard'));
  const [language] = findAll(part(written, 'word/styles.xml'), 'w:lang');
  expect(language?.attributes).toMatchObject({ 'w:val': 'es-ES', 'w:eastAsia': 'zh-CN' });
});

it('gives a certificate, which nothing generated, no label', async () => {
  const written = await writeToPackage(sampleOf('certificate', 'zh-standard'));
  expect(await readWordLabel(written.bytes)).toBeNull();
  expect(textOf(part(written, 'word/document.xml'))).not.toContain(aiLabelLine.zh);
});
