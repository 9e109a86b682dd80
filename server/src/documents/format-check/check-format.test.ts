import type { FormatFault } from '@yanmo/contract/format-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentType } from '../document.ts';
import { docxOf, membersOf, paragraphXml, zipOf } from '../readers/testing/office-files.ts';
import { defaultTemplates } from '../templates/default-templates.ts';
import { sampleOf, templateOf, writeToPackage } from '../word/testing/write-sample.ts';
import { checkFormat } from './check-format.ts';

const styleOf = (templateId: string) => (/^(?:zh|ja)/u.test(templateId) ? ('gbt7714-2025' as const) : ('apa' as const));

const check = (bytes: Uint8Array, templateId = 'zh-standard', type: DocumentType = 'thesis') =>
  checkFormat({ bytes, template: templateOf(templateId), type, style: styleOf(templateId) });

const keyOf = ({ rule, role, found, wanted, count }: FormatFault): string =>
  JSON.stringify({ rule, role, found, wanted, count });

/** The samples cite their seventh work first, and one plan's table stands without a word about it: both are true of them. */
const trueOfSamples = (faults: readonly FormatFault[]) =>
  faults.filter(({ rule }) => rule !== 'CITATION_ORDER' && rule !== 'CAPTION_NOT_MENTIONED');

describe('a file of our own writer', () => {
  const types: readonly DocumentType[] = ['thesis', 'course_paper', 'proposal', 'journal_article', 'survey_report'];
  it.each(defaultTemplates.map(({ id }) => id))('keeps its own template, whatever its type: %s', async (id) => {
    for (const type of id === 'zh-standard' ? types : types.slice(0, 2)) {
      const report = check((await writeToPackage(sampleOf(type, id))).bytes, id, type);
      expect(trueOfSamples(report.faults), type).toEqual([]);
      expect(report.checked).toMatchObject({ references: 8, captions: expect.any(Number) });
      expect(report.checked.headings).toBeGreaterThan(10);
    }
  });

  it('breaks another template where the two differ, and only there', async () => {
    const { bytes } = await writeToPackage(sampleOf('thesis', 'zh-standard'));
    const rules = new Set(check(bytes, 'zh-bound').faults.map(({ rule, role }) => `${rule} ${role}`));
    expect([...rules].sort()).toEqual([
      'CITATION_ORDER BODY',
      'FONT_SIZE CAPTION',
      'FONT_SIZE HEADING_3',
      'FONT_SIZE REFERENCE',
      'FONT_SIZE TABLE',
      'FOOTER_DISTANCE PAGE',
      'GUTTER PAGE',
      'HEADER_DISTANCE PAGE',
      'HEADER_TEXT HEADER',
      'LINE_SPACING REFERENCE',
      'MARGIN_BOTTOM PAGE',
      'MARGIN_RIGHT PAGE',
      'PAGE_NUMBER_UNWANTED FOOTER',
      'SPACE_AFTER HEADING_1',
      'SPACE_AFTER PART_TITLE',
    ]);
  });
});

describe('a fault that was put in', () => {
  let members: Record<string, string>;
  let before: Set<string>;
  beforeAll(async () => {
    const { bytes } = await writeToPackage(sampleOf('thesis', 'zh-standard'));
    members = await membersOf(bytes);
    before = new Set(check(bytes).faults.map(keyOf));
  });

  /** What the file has now and had not before. */
  async function planted(part: string, edit: (xml: string) => string): Promise<FormatFault[]> {
    const xml = members[part] ?? '';
    const edited = edit(xml);
    expect(edited, 'the edit found its place').not.toBe(xml);
    return check(await zipOf({ ...members, [part]: edited })).faults.filter((fault) => !before.has(keyOf(fault)));
  }
  const inBody = (edit: (xml: string) => string) => planted('word/document.xml', edit);
  const inStyle = (id: string, edit: (xml: string) => string) =>
    planted('word/styles.xml', (xml) =>
      xml.replace(new RegExp(`<w:style [^>]*w:styleId="${id}"[\\s\\S]*?</w:style>`, 'u'), edit),
    );
  /** The paragraph that holds these words, edited. */
  const paragraph = (xml: string, words: string, edit: (paragraph: string) => string): string => {
    const at = xml.indexOf(words);
    const start = Math.max(xml.lastIndexOf('<w:p>', at), xml.lastIndexOf('<w:p ', at));
    const end = xml.indexOf('</w:p>', at) + 6;
    return at < 0 ? xml : xml.slice(0, start) + edit(xml.slice(start, end)) + xml.slice(end);
  };
  const direct = (properties: string) => (xml: string) =>
    xml.replace(/(<w:pPr>[\s\S]*?)(<\/w:pPr>)/u, `$1${properties}$2`);
  const prose = '与此同时';

  it.each<[string, FormatFault['rule'], FormatFault['role'], object, object, (xml: string) => string]>([
    [
      'a margin',
      'MARGIN_TOP',
      'PAGE',
      { mm: 25.4 },
      { mm: 30 },
      (xml) => xml.replaceAll(/w:top="1701"/gu, 'w:top="1440"'),
    ],
    [
      'the size of the page',
      'PAGE_SIZE',
      'PAGE',
      { width_mm: 215.9 },
      { width_mm: 210 },
      (xml) => xml.replaceAll(/(<w:pgSz [^>]*w:w=")11906(")/gu, '$112240$2'),
    ],
    [
      'a paragraph without indent',
      'FIRST_LINE_INDENT',
      'BODY',
      { characters: 0 },
      { characters: 2 },
      (xml) => paragraph(xml, prose, direct('<w:ind w:firstLine="0" w:firstLineChars="0"/>')),
    ],
    [
      'blanks in place of an indent',
      'FIRST_LINE_INDENT',
      'BODY',
      { kind: 'TYPED_BLANKS' },
      { characters: 2 },
      (xml) =>
        paragraph(xml, prose, (one) =>
          direct('<w:ind w:firstLine="0" w:firstLineChars="0"/>')(one).replace(prose, `　　${prose}`),
        ),
    ],
    [
      'lines too far apart',
      'LINE_SPACING',
      'BODY',
      { kind: 'LINE_MULTIPLE', factor: 1.5 },
      { kind: 'LINE_FIXED', pt: 20 },
      (xml) => paragraph(xml, prose, direct('<w:spacing w:line="360" w:lineRule="auto"/>')),
    ],
    [
      'words in another font',
      'FONT_EAST_ASIAN',
      'BODY',
      { name: 'Microsoft YaHei' },
      { name: 'SimSun' },
      (xml) =>
        paragraph(xml, prose, (one) => one.replace('<w:r>', '<w:r><w:rPr><w:rFonts w:eastAsia="微软雅黑"/></w:rPr>')),
    ],
    [
      'a paragraph of another size',
      'FONT_SIZE',
      'BODY',
      { pt: 14 },
      { pt: 12 },
      (xml) => paragraph(xml, prose, (one) => one.replace('<w:r>', '<w:r><w:rPr><w:sz w:val="28"/></w:rPr>')),
    ],
    [
      'a paragraph in red',
      'COLOUR',
      'BODY',
      { text: '#ff0000' },
      { text: '#000000' },
      (xml) => paragraph(xml, prose, (one) => one.replaceAll('<w:r>', '<w:r><w:rPr><w:color w:val="FF0000"/></w:rPr>')),
    ],
    [
      'a paragraph to the left',
      'ALIGNMENT',
      'BODY',
      { align: 'left' },
      { align: 'justify' },
      (xml) => paragraph(xml, prose, direct('<w:jc w:val="left"/>')),
    ],
    [
      'a caption with a point',
      'CAPTION_NUMBER_FORM',
      'CAPTION',
      { text: '表1.1' },
      { text: '表1-1' },
      (xml) =>
        xml.replace(
          /(<w:pStyle w:val="Caption"\/>(?:(?!<\/w:p>)[\s\S])*?>表<(?:(?!<\/w:p>)[\s\S])*?<w:t xml:space="preserve">)-(<)/u,
          '$1.$2',
        ),
    ],
    [
      'a citation of what is not in the list',
      'CITATION_UNKNOWN',
      'BODY',
      { text: '[99]' },
      { count: 8 },
      (xml) => paragraph(xml, prose, (one) => one.replace(prose, `${prose}[99]`)),
    ],
    [
      'an entry without its kind',
      'REFERENCE_FORM',
      'REFERENCE',
      { kind: 'TEXT' },
      { text: '[1] 作者. 题名[J]. 刊名, 年, 卷(期): 起止页码.' },
      (xml) => xml.replace(/\[J(?:\/OL)?\]/u, ''),
    ],
    [
      'an entry with a number too high',
      'REFERENCE_ORDER',
      'REFERENCE',
      { text: '[12]' },
      { text: '[8]' },
      (xml) => {
        const at = xml.lastIndexOf('>[8]<');
        return `${xml.slice(0, at)}>[12]<${xml.slice(at + 5)}`;
      },
    ],
    [
      'keywords with commas',
      'KEYWORDS_SEPARATOR',
      'KEYWORDS',
      { text: '，' },
      { text: '；' },
      (xml) => paragraph(xml, '关键词：', (one) => one.replaceAll('；', '，')),
    ],
    [
      'keywords that are too few',
      'KEYWORDS_COUNT',
      'KEYWORDS',
      { count: 2 },
      { least: 3, most: 8 },
      (xml) => paragraph(xml, '关键词：', (one) => one.replace(/(>[^<；]*；[^<；]*)；[^<]*</u, '$1<')),
    ],
    [
      'a heading that the contents lack',
      'CONTENTS_OUTDATED',
      'CONTENTS',
      { kind: 'NOTHING' },
      { text: '研究的背景' },
      (xml) => {
        const at = xml.lastIndexOf('>研究背景<');
        return `${xml.slice(0, at)}>研究的背景<${xml.slice(at + 6)}`;
      },
    ],
    [
      'a heading out of its list',
      'HEADING_NUMBER_MISSING',
      'HEADING_2',
      { kind: 'NOTHING' },
      { text: '1.1' },
      (xml) => {
        const at = xml.lastIndexOf('>研究背景<');
        const cut = xml.lastIndexOf('<w:pPr>', at) + 7;
        return `${xml.slice(0, cut)}<w:numPr><w:numId w:val="0"/></w:numPr>${xml.slice(cut)}`;
      },
    ],
    [
      'a chapter that follows on',
      'PART_NEW_PAGE',
      'HEADING_1',
      { kind: 'NO' },
      { kind: 'YES' },
      (xml) =>
        xml.replace(
          /<w:p>(?:(?!<\/w:p>)[\s\S])*<w:sectPr(?:(?!<\/w:p>)[\s\S])*<\/w:p>(?=<w:p><w:pPr><w:pStyle w:val="Heading1")/u,
          '',
        ),
    ],
    [
      'blank lines',
      'EMPTY_LINES',
      'BODY',
      { count: 3 },
      { kind: 'NOTHING' },
      (xml) => paragraph(xml, prose, (one) => `<w:p/><w:p/><w:p/>${one}`),
    ],
  ])('is found: %s', async (_, rule, role, found, wanted, edit) => {
    const faults = await inBody(edit);
    const own = faults.filter((fault) => fault.rule === rule);
    expect(own[0]).toMatchObject({ rule, role, found, wanted });
    // What follows from it and is true as well: a chapter without a section of its own shares the header of the one before.
    const follows: Partial<Record<FormatFault['rule'], FormatFault['rule'][]>> = {
      CAPTION_NUMBER_FORM: ['CAPTION_NOT_MENTIONED'],
      REFERENCE_ORDER: ['CITATION_UNKNOWN', 'REFERENCE_UNCITED'],
    };
    if (rule === 'PART_NEW_PAGE') return;
    expect(faults.map((fault) => fault.rule)).toEqual([rule, ...(follows[rule] ?? [])]);
  });

  it('is found in a style, once for all its paragraphs', async () => {
    const [fault, ...rest] = await inStyle('Heading2', (xml) =>
      xml.replace('<w:sz w:val="28"/>', '<w:sz w:val="32"/>'),
    );
    expect(fault).toMatchObject({ rule: 'FONT_SIZE', role: 'HEADING_2', found: { pt: 16 }, wanted: { pt: 14 } });
    expect(fault?.count).toBeGreaterThan(5);
    expect(rest).toEqual([]);
    const [bold] = await inStyle('Bibliography', (xml) => xml.replace('<w:rPr>', '<w:rPr><w:b/>'));
    expect(bold).toMatchObject({
      rule: 'BOLD',
      role: 'REFERENCE',
      found: { kind: 'YES' },
      wanted: { kind: 'NO' },
      count: 8,
    });
  });

  it('is found in numbers, headers and footers', async () => {
    const chapter = await planted('word/numbering.xml', (xml) => xml.replace('第%1章', '第%1节'));
    expect(chapter).toMatchObject([
      { rule: 'HEADING_NUMBER_FORM', role: 'HEADING_1', found: { text: '第1节' }, wanted: { text: '第1章' } },
    ]);
    const footers = Object.keys(members).filter((name) => /^word\/footer\d+\.xml$/u.test(name));
    const bare = { ...members };
    for (const name of footers) bare[name] = (bare[name] ?? '').replace(/<w:r>[\s\S]*<\/w:r>/u, '');
    const missing = check(await zipOf(bare)).faults.filter((fault) => !before.has(keyOf(fault)));
    expect(missing.map(({ rule }) => rule)).toEqual(['PAGE_NUMBER_MISSING', 'PAGE_NUMBER_MISSING']);
    expect(missing.map(({ wanted }) => wanted)).toEqual([
      { kind: 'NUMBERS', style: 'roman-upper' },
      { kind: 'NUMBERS', style: 'arabic' },
    ]);
    const decimal = await inBody((xml) => xml.replaceAll('w:fmt="upperRoman"', 'w:fmt="decimal"'));
    expect(decimal).toMatchObject([
      { rule: 'PAGE_NUMBER_FORM', found: { style: 'arabic' }, wanted: { style: 'roman-upper' } },
    ]);
  });

  it('is a part that is missing or stands elsewhere', async () => {
    const contents = await inBody((xml) => xml.replace('目　录', '概览'));
    expect(contents.map(({ rule }) => rule)).not.toContain('PART_MISSING');
    const gone = await inBody((xml) => xml.replace(/>参考文献<(?![\s\S]*>参考文献<)/u, '>资料<'));
    expect(gone.find(({ rule }) => rule === 'PART_MISSING')).toMatchObject({ wanted: { part: 'REFERENCES' } });
    const swapped = await inBody((xml) => {
      const at = xml.lastIndexOf('>参考文献<');
      const later = xml.lastIndexOf('>致　谢<');
      return `${xml.slice(0, at)}>致　谢<${xml.slice(at + 6, later)}>参考文献<${xml.slice(later + 5)}`;
    });
    expect(swapped.map(({ rule }) => rule)).toContain('PART_ORDER');
  });
});

describe('a file that somebody typed without styles', () => {
  const typed = [
    '基于数据的研究',
    '摘要：本文研究数据在企业中的作用，并给出三条建议，供同类企业参考。',
    '关键词：数据，企业，研究',
    '第一章 绪论',
    '　　数据已经成为企业的一项重要资源，如何使用它值得研究[1]。',
    '1.1 研究背景',
    '　　近年来，越来越多的企业开始记录自己的生产过程[3]。',
    '1.3 研究意义',
    '参考文献',
    '[1] 张三,李四.数据的价值[J].管理评论,2020,12(3):1-5.',
    '[2] 王五. 数据手册. 北京出版社, 2019',
    '[3] SMITH J. Data at work[M]. New York: Wiley, 2018.',
  ];
  it('is read by its words, and told of each', async () => {
    const report = check(await docxOf(typed.map(paragraphXml).join('')));
    const of = (rule: string) => report.faults.filter((fault) => fault.rule === rule);
    expect(report.checked).toMatchObject({ headings: 3, references: 3 });
    expect(of('HEADING_STYLE').map(({ role }) => role)).toEqual(['HEADING_1', 'HEADING_2']);
    expect(of('HEADING_NUMBER_FORM')).toMatchObject([{ found: { text: '第一章' }, wanted: { text: '第1章' } }]);
    expect(of('HEADING_NUMBER_ORDER')).toMatchObject([{ found: { text: '1.3' }, wanted: { text: '1.2' } }]);
    expect(of('FIRST_LINE_INDENT').at(-1)).toMatchObject({ found: { kind: 'TYPED_BLANKS' }, count: 2 });
    expect(of('KEYWORDS_SEPARATOR')).toMatchObject([{ found: { text: '，' }, wanted: { text: '；' } }]);
    expect(of('REFERENCE_FORM').flatMap(({ places }) => places.map(({ text }) => text))).toEqual([typed[10]]);
    expect(of('CITATION_ORDER')).toMatchObject([{ found: { text: '[3]' }, wanted: { text: '[2]' } }]);
    expect(of('REFERENCE_UNCITED')).toMatchObject([{ wanted: { text: '[2]' } }]);
    expect(of('PART_MISSING')).toMatchObject([{ wanted: { part: 'CONTENTS' } }]);
    expect(of('ABSTRACT_OTHER_LANGUAGE')).toHaveLength(1);
    expect(of('PAGE_NUMBER_MISSING')).toHaveLength(1);
    expect(of('FONT_EAST_ASIAN')[0]).toMatchObject({ found: { kind: 'NOTHING' } });
  });

  it('is refused where nothing stands in it', async () => {
    await expect(docxOf('<w:p/>').then((bytes) => check(bytes))).rejects.toMatchObject({ reason: 'file_without_text' });
  });
});
