import { describe, expect, it } from 'vitest';
import { paragraphsOf, type ReadTable, textOfBlocks } from '../document-model.ts';
import { docxOf, paragraphXml, relationships, wordNamespaces, zipOf } from '../testing/office-files.ts';
import { readDocx } from './read-docx.ts';
import { writeNumber } from './write-number.ts';

const part = (name: string, contents: string): string => `<w:${name} ${wordNamespaces}>${contents}</w:${name}>`;
const styled = (style: string, text: string, more = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

const styles = part(
  'styles',
  `<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>
   <w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:basedOn w:val="a"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
   <w:style w:type="paragraph" w:styleId="节"><w:name w:val="小节"/><w:basedOn w:val="1"/><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
   <w:style w:type="paragraph" w:styleId="copy"><w:name w:val="My heading"/><w:basedOn w:val="节"/></w:style>
   <w:style w:type="paragraph" w:styleId="loop"><w:name w:val="Loop"/><w:basedOn w:val="loop"/></w:style>`,
);
const numbering = part(
  'numbering',
  `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="chineseCounting"/><w:lvlText w:val="第%1章"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:isLgl/><w:lvlText w:val="%1.%2"/></w:lvl></w:abstractNum>
   <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="[%1]"/></w:lvl></w:abstractNum>
   <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
   <w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`,
);

describe('a Word file', () => {
  it('gives the names of styles, levels of headings and the numbers that stand nowhere', async () => {
    const item = (number: number, text: string): string =>
      styled('a', text, `<w:numPr><w:numId w:val="${number}"/></w:numPr>`);
    const body = [
      styled('1', '绪论'),
      styled('节', '背景'),
      styled('copy', '意义'),
      styled('1', '方法'),
      styled('节', '数据'),
      styled('1', '致谢', '<w:numPr><w:numId w:val="0"/></w:numPr>'),
      item(2, '王芳'),
      item(2, '李伟'),
      item(3, 'Smith'),
      styled('loop', '环'),
      paragraphXml('正文'),
      `<w:p><w:pPr><w:outlineLvl w:val="2"/></w:pPr><w:r><w:t>直接</w:t></w:r></w:p>`,
    ];
    const bytes = await docxOf(body.join(''), { 'word/styles.xml': styles, 'word/numbering.xml': numbering });
    const read = [...paragraphsOf(readDocx(bytes).blocks)];
    expect(read.map(({ text, style, headingLevel, list }) => [text, style, headingLevel, list?.label ?? null])).toEqual(
      [
        ['绪论', 'heading 1', 1, '第一章'],
        ['背景', '小节', 2, '1.1'],
        ['意义', 'My heading', 2, '1.2'],
        ['方法', 'heading 1', 1, '第二章'],
        ['数据', '小节', 2, '2.1'],
        ['致谢', 'heading 1', 1, null],
        ['王芳', 'Normal', null, '[1]'],
        ['李伟', 'Normal', null, '[2]'],
        ['Smith', 'Normal', null, '[7]'],
        ['环', 'Loop', null, null],
        ['正文', 'Normal', null, null],
        ['直接', 'Normal', 3, null],
      ],
    );
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
  });

  it('gives tables, also in tables, and joined cells', async () => {
    const cell = (contents: string, span = ''): string => `<w:tc><w:tcPr>${span}</w:tcPr>${contents}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(paragraphXml('内'))}</w:tr></w:tbl>`;
    const body = `<w:tbl><w:tr>${cell(paragraphXml('甲乙'), '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell(paragraphXml('丙'))}${cell(inner + paragraphXml(''))}</w:tr></w:tbl>${paragraphXml('后')}`;
    const { blocks } = readDocx(await docxOf(body));
    const table = blocks[0] as ReadTable;
    expect(table.rows.map((row) => row.map(({ columns }) => columns))).toEqual([[2], [1, 1]]);
    expect(textOfBlocks(blocks)).toBe('甲乙\n丙\t内\n\n后');
    expect([...paragraphsOf(blocks)].map(({ id, text }) => [id, text])).toEqual([
      ['p1', '甲乙'],
      ['p2', '丙'],
      ['p3', '内'],
      ['p4', ''],
      ['p5', '后'],
    ]);
  });

  it('gives notes and comments, and where they belong', async () => {
    const body = `<w:p><w:commentRangeStart w:id="4"/><w:r><w:t>正文</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r></w:p>`;
    const note = (id: number, text: string, type = ''): string =>
      `<w:footnote w:id="${id}"${type}>${paragraphXml(text)}</w:footnote>`;
    const bytes = await docxOf(body, {
      'word/footnotes.xml': part('footnotes', note(0, '线', ' w:type="separator"') + note(2, '脚注文字')),
      'word/endnotes.xml': part('endnotes', `<w:endnote w:id="1">${paragraphXml('尾注')}</w:endnote>`),
      'word/comments.xml': part(
        'comments',
        `<w:comment w:id="4" w:author="导师" w:date="2026-01-02T03:04:05Z">${paragraphXml('请')}${paragraphXml('修改')}</w:comment>`,
      ),
    });
    const read = readDocx(bytes);
    expect(read.footnotes).toEqual([{ id: '2', text: '脚注文字' }]);
    expect(read.endnotes).toEqual([{ id: '1', text: '尾注' }]);
    expect(read.comments).toEqual([
      { id: '4', text: '请\n修改', author: '导师', at: '2026-01-02T03:04:05Z', paragraphId: 'p1' },
    ]);
  });

  it('keeps formulas as XML that stands alone, and counts pictures once', async () => {
    const fraction =
      '<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>c</m:t></m:r></m:den></m:f></m:oMath>';
    const drawing =
      '<w:r><mc:AlternateContent><mc:Choice Requires="x"><w:drawing><a:blip r:embed="r1"/></w:drawing></mc:Choice><mc:Fallback><w:pict><v:imagedata r:id="r1"/></w:pict></mc:Fallback></mc:AlternateContent></w:r>';
    const read = readDocx(await docxOf(`<w:p><w:r><w:t>由</w:t></w:r>${fraction}${drawing}</w:p>`));
    const [paragraph] = [...paragraphsOf(read.blocks)];
    expect(paragraph?.text).toBe('由(a+b)/c');
    const letter = (name: string, text: string) => `<m:${name}><m:r><m:t>${text}</m:t></m:r></m:${name}>`;
    const sum = `<m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${letter('sub', 'i=1')}${letter('sup', 'n')}<m:e><m:d>${letter('e', 'x+y')}</m:d></m:e></m:nary></m:oMath>`;
    const [linear] = [...paragraphsOf(readDocx(await docxOf(`<w:p>${sum}</w:p>`)).blocks)];
    expect(linear?.text).toBe('∑_(i=1)^n (x+y)');
    expect(paragraph?.formulas[0]).toMatch(/^<m:oMath xmlns:m="[^"]+math" xmlns:w="[^"]+main"><m:f>.*<\/m:oMath>$/u);
    expect(read.images).toBe(1);
  });

  it('reads the letters of the font of symbols, and says nothing for those of other fonts', async () => {
    const symbol = (font: string, place: string) => `<w:r><w:sym w:font="${font}" w:char="${place}"/></w:r>`;
    const inside = ['F061', 'F053', 'F0B3', '0062'].map((place) => symbol('Symbol', place)).join('');
    const bytes = await docxOf(`<w:p>${inside}${symbol('Wingdings', 'F0FE')}</w:p>`);
    expect([...paragraphsOf(readDocx(bytes).blocks)][0]?.text).toBe('αΣ≥β');
  });

  it('leaves hidden text out, and where it is', async () => {
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>藏</w:t></w:r>';
    const bytes = await docxOf(`<w:p><w:r><w:t>看得</w:t></w:r>${hidden}<w:r><w:t>见</w:t></w:r></w:p>`);
    expect([...paragraphsOf(readDocx(bytes).blocks)][0]).toMatchObject({ text: '看得见', markedText: '看得⟦1⟧见' });
  });

  it('shows what is inserted, and not what is deleted or a code', async () => {
    const body =
      '<w:p><w:ins w:id="1"><w:r><w:t>新</w:t></w:r></w:ins><w:del w:id="2"><w:r><w:delText>旧</w:delText></w:r></w:del><w:r><w:t>文</w:t></w:r><w:fldSimple w:instr=" SEQ 图 "><w:r><w:t>3</w:t></w:r></w:fldSimple><w:hyperlink><w:r><w:t>站点</w:t></w:r></w:hyperlink></w:p>';
    const [paragraph] = [...paragraphsOf(readDocx(await docxOf(body)).blocks)];
    expect(paragraph?.text).toBe('新文3站点');
    expect(paragraph?.marks.map(({ kind, text }) => [kind, text])).toEqual([
      ['revision', ''],
      ['field', '3'],
      ['link', '站点'],
    ]);
  });

  it('is found by its relationships, whatever its parts and prefixes are called', async () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const bytes = await zipOf({
      '_rels/.rels': relationships([{ type: 'officeDocument', target: '/content/main.xml' }]),
      'content/_rels/main.xml.rels': relationships([{ type: 'styles', target: '../other/s.xml' }]),
      'content/main.xml': `<d:document xmlns:d="${strict}"><d:body><d:p><d:pPr><d:pStyle d:val="h"/></d:pPr><d:r><d:t>题</d:t></d:r></d:p></d:body></d:document>`,
      'other/s.xml': `<d:styles xmlns:d="${strict}"><d:style d:type="paragraph" d:styleId="h"><d:name d:val="标题 2"/></d:style></d:styles>`,
      'docProps/core.xml':
        '<cp:coreProperties xmlns:cp="c" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A &amp; B</dc:title></cp:coreProperties>',
    });
    const read = readDocx(bytes);
    expect([...paragraphsOf(read.blocks)].map(({ text, headingLevel }) => [text, headingLevel])).toEqual([['题', 2]]);
    expect(read.title).toBe('A & B');
  });
});

describe('the number of a list', () => {
  it.each([
    [
      'chineseCounting',
      [1, 10, 11, 20, 105, 110, 1001],
      ['一', '十', '十一', '二十', '一百〇五', '一百一十', '一千〇一'],
    ],
    ['upperRoman', [4, 9, 1994], ['IV', 'IX', 'MCMXCIV']],
    ['lowerLetter', [1, 26, 27], ['a', 'z', 'aa']],
    ['decimalEnclosedCircle', [1, 20, 21], ['①', '⑳', '21']],
    ['of a name to come', [5], ['5']],
  ])('is written as its format says: %s', (format, numbers, written) => {
    expect(numbers.map((number) => writeNumber(number, format))).toEqual(written);
  });
});
