import { describe, expect, it } from 'vitest';
import { testThreads } from '../../testing/test-threads.ts';
import { paragraphsOf, type ReadParagraph } from '../readers/document-model.ts';
import { readDocx } from '../readers/docx/read-docx.ts';
import { documentXml, docxOf, membersOf, paragraphXml, zipOf } from '../readers/testing/office-files.ts';
import { replaceInWorker } from './replace-in-worker.ts';
import { replaceParagraphs } from './replace-paragraphs.ts';
import type { RoundTripRefused } from './round-trip-refused.ts';
import { acceptChanges, rejectChanges } from './testing/settle-changes.ts';

const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const note = '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="2"/></w:r>';
const citation =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ADDIN ZOTERO_ITEM CSL {"id":1} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>[3]</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
const picture = '<w:r><w:drawing><wp:inline><a:blip r:embed="rId9"/></wp:inline></w:drawing></w:r>';
const formula =
  '<m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
const tracked = { trackChanges: { author: '研墨', date: new Date('2026-03-01T08:00:00Z') } };

async function paragraphs(bytes: Uint8Array): Promise<ReadParagraph[]> {
  return [...paragraphsOf(readDocx(bytes).blocks)];
}

async function bodyOf(bytes: Uint8Array): Promise<string> {
  const xml = (await membersOf(bytes))['word/document.xml'] ?? '';
  return xml.slice(xml.indexOf('<w:body>') + 8, xml.indexOf('<w:sectPr/>'));
}

async function replaced(body: string, text: string, options = {}): Promise<string> {
  return bodyOf(replaceParagraphs(await docxOf(body), [{ paragraphId: 'p1', text }], options).bytes);
}

async function refusal(body: string, replacements: { paragraphId: string; text: string }[], options = {}) {
  const bytes = await docxOf(body);
  try {
    replaceParagraphs(bytes, replacements, options);
    return 'replaced';
  } catch (error) {
    return (error as RoundTripRefused).reason;
  }
}

describe('a replaced paragraph', () => {
  it('looks like most of the old one, and what stays keeps its own looks', async () => {
    const body = `<w:p><w:pPr><w:pStyle w:val="Body"/></w:pPr>${run('摘要：', '<w:b/>')}${run('数字经济改变了乡村教育', '<w:sz w:val="24"/>')}${run('[1]', '<w:vertAlign w:val="superscript"/>')}${run('。', '<w:sz w:val="24"/>')}</w:p>`;
    expect(await replaced(body, '摘要：数字技术重塑了县域学校[1]。')).toBe(
      `<w:p><w:pPr><w:pStyle w:val="Body"/></w:pPr>${run('摘要：', '<w:b/>')}${run('数字', '<w:sz w:val="24"/>')}${run('技术重塑了县域学校', '<w:sz w:val="24"/>')}${run('[1]', '<w:vertAlign w:val="superscript"/>')}${run('。', '<w:sz w:val="24"/>')}</w:p>`,
    );
  });

  it('keeps notes, fields, pictures and formulas where their marks stand', async () => {
    const body = `<w:p>${run('甲')}${note}${run('乙')}${citation}${run('丙')}${picture}${run('丁')}${formula}${run('戊')}</w:p>`;
    const bytes = await docxOf(body);
    const [read] = await paragraphs(bytes);
    expect(read?.markedText).toBe('甲⟦1⟧乙⟦2⟧丙⟦3⟧丁⟦4⟧戊');
    expect(read?.text).toBe('甲乙[3]丙丁x^2戊');
    expect(read?.marks.map(({ kind }) => kind)).toEqual(['footnote', 'field', 'image', 'formula']);
    expect(await replaced(body, '新⟦1⟧⟦2⟧文⟦3⟧本⟦4⟧')).toBe(
      `<w:p>${run('新')}${note}${citation}${run('文')}${picture}${run('本')}${formula}</w:p>`,
    );
  });

  it('moves what its mark moves, and drops what lost its mark but tells it', async () => {
    const body = `<w:p>${run('甲')}${note}${run('乙')}${citation}${run('丙')}${picture}</w:p>`;
    const { bytes, lostMarks } = replaceParagraphs(await docxOf(body), [{ paragraphId: 'p1', text: '新⟦2⟧句⟦1⟧' }]);
    expect(await bodyOf(bytes)).toBe(`<w:p>${run('新')}${citation}${run('句')}${note}</w:p>`);
    expect(lostMarks).toEqual([{ paragraphId: 'p1', mark: '⟦3⟧', kind: 'image', text: '' }]);
  });

  it('never loses half of a bookmark or the place of a comment', async () => {
    const start = '<w:bookmarkStart w:id="1" w:name="_Ref1"/>';
    const end = '<w:bookmarkEnd w:id="1"/>';
    const comment = '<w:r><w:commentReference w:id="5"/></w:r>';
    const body = `<w:p>${run('图 ')}${start}${run('1')}${end}${run(' 框架')}<w:commentRangeEnd w:id="5"/>${comment}${run('。')}</w:p>`;
    const result = await replaced(body, '完全不同的说法');
    for (const kept of [start, end, '<w:commentRangeEnd w:id="5"/>', comment]) expect(result).toContain(kept);
    expect(result.indexOf(start)).toBeLessThan(result.indexOf(end));
  });

  it('holds what XML cannot say plainly', async () => {
    const bytes = replaceParagraphs(await docxOf(paragraphXml('旧')), [
      { paragraphId: 'p1', text: ' <b>&amp; "q"\t换行\n末\u0007尾\ud800😀 ' },
    ]).bytes;
    expect((await paragraphs(bytes))[0]?.text).toBe(' <b>&amp; "q"\t换行\n末尾😀 ');
    expect(await bodyOf(bytes)).toContain('<w:tab/>');
  });

  it('is left as it stands where the text is the same, and so is the file', async () => {
    const bytes = await docxOf(`<w:p><w:r><w:lastRenderedPageBreak/><w:t>同</w:t></w:r></w:p>`);
    expect(replaceParagraphs(bytes, [{ paragraphId: 'p1', text: '同' }]).bytes).toBe(bytes);
  });

  it('may be blank, in a table, or in a document with prefixes of its own', async () => {
    expect(await replaced('<w:p w:rsidR="0A"/>', '新')).toBe(
      '<w:p w:rsidR="0A"><w:r><w:t xml:space="preserve">新</w:t></w:r></w:p>',
    );
    expect(await replaced(`<w:tbl><w:tr><w:tc>${paragraphXml('格')}</w:tc></w:tr></w:tbl>`, '新')).toBe(
      `<w:tbl><w:tr><w:tc>${paragraphXml('新')}</w:tc></w:tr></w:tbl>`,
    );
    const foreign = documentXml(paragraphXml('旧')).replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0=');
    const bytes = await docxOf('', { 'word/document.xml': `\uFEFF${foreign}` });
    const result = replaceParagraphs(bytes, [{ paragraphId: 'p1', text: '新' }], tracked);
    const xml = (await membersOf(result.bytes))['word/document.xml'] ?? '';
    expect(xml.startsWith('\uFEFF<?xml')).toBe(true);
    expect(xml).toMatch(/<ns0:ins ns0:id="\d+" ns0:author="研墨" ns0:date="2026-03-01T08:00:00Z"><ns0:r>/u);
  });
});

describe('tracked changes', () => {
  const body = `<w:p>${run('摘要：', '<w:b/>')}${run('旧的说法')}${note}${run('很多。')}${citation}</w:p>`;

  it('give the new text when accepted and the old paragraph when rejected', async () => {
    const result = await replaced(body, '摘要：新的提法⟦1⟧不少。⟦2⟧', tracked);
    const accepted = await paragraphs(await docxOf(acceptChanges(result)));
    expect(accepted[0]?.markedText).toBe('摘要：新的提法⟦1⟧不少。⟦2⟧');
    const rejected = await paragraphs(await docxOf(rejectChanges(result)));
    expect(rejected[0]?.markedText).toBe('摘要：旧的说法⟦1⟧很多。⟦2⟧');
  });

  it('show a dropped field as deleted, code and all', async () => {
    const result = await replaced(body, '摘要：旧的说法⟦1⟧很多。', tracked);
    expect(result).toMatch(
      /<w:del [^>]*>.*<w:delInstrText [^>]*> ADDIN ZOTERO_ITEM.*<w:delText>\[3\]<\/w:delText>.*<\/w:del>/u,
    );
    expect((await paragraphs(await docxOf(rejectChanges(result))))[0]?.markedText).toBe('摘要：旧的说法⟦1⟧很多。⟦2⟧');
  });

  it("stand beside another author's", async () => {
    const inserted = `<w:p><w:ins w:id="7" w:author="导师" w:date="2026-01-01T00:00:00Z">${run('导师加的话')}</w:ins>${run('原来的话')}</w:p>`;
    const result = await replaced(inserted, '导师改的话原来的话', tracked);
    expect(result).toMatch(
      /<w:ins w:id="7"[^>]*>.*<w:del w:id="8"[^>]*>.*加.*<\/w:del><\/w:ins>.*<w:ins w:id="9"[^>]*>.*改/u,
    );
    expect(result).toContain(run('原来的话'));
  });
});

describe('what cannot be replaced without harm is refused', () => {
  const contents = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('一 1')}</w:p>${paragraphXml('二 2')}<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>${paragraphXml('正文')}`;
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${paragraphXml('框内')}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${paragraphXml('框内')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraphXml('后文')}`;

  it.each([
    ['a paragraph that is not there', paragraphXml('甲'), [{ paragraphId: 'p2', text: 'x' }], 'unknown_paragraph'],
    ['a paragraph of the contents', contents, [{ paragraphId: 'p2', text: 'x' }], 'paragraph_not_editable'],
    ['a text in a box', box, [{ paragraphId: 'p2', text: 'x' }], 'paragraph_not_editable'],
    ['a mark that it has not', paragraphXml('甲'), [{ paragraphId: 'p1', text: 'x⟦1⟧' }], 'unknown_mark'],
    ['half a mark', paragraphXml('甲'), [{ paragraphId: 'p1', text: 'x⟦' }], 'unknown_mark'],
    ['a mark given twice', `<w:p>${note}</w:p>`, [{ paragraphId: 'p1', text: '⟦1⟧⟦1⟧' }], 'mark_given_twice'],
    [
      'a paragraph given twice',
      paragraphXml('甲'),
      [
        { paragraphId: 'p1', text: 'x' },
        { paragraphId: 'p1', text: 'y' },
      ],
      'paragraph_given_twice',
    ],
  ])('%s', async (_, body, replacements, reason) => {
    expect(await refusal(body, replacements)).toBe(reason);
  });

  it('objects that would be shown as moved', async () => {
    const body = `<w:p>${run('甲')}${note}${run('乙')}${picture}</w:p>`;
    expect(await refusal(body, [{ paragraphId: 'p1', text: '甲⟦2⟧乙⟦1⟧' }], tracked)).toBe('marks_reordered');
  });

  it('and reading says so beforehand', async () => {
    expect((await paragraphs(await docxOf(contents))).map(({ id, isEditable }) => [id, isEditable])).toEqual([
      ['p1', false],
      ['p2', false],
      ['p3', false],
      ['p4', true],
    ]);
    const read = await paragraphs(await docxOf(box));
    expect(read.map(({ id, text, place }) => [id, text, place])).toEqual([
      ['p1', '', 'body'],
      ['p2', '框内', 'textbox'],
      ['p4', '后文', 'body'],
    ]);
  });
});

describe('in a thread', () => {
  it('does the same, and hands both kinds of refusal on', async () => {
    const bytes = await docxOf(paragraphXml('旧'));
    const request = { bytes, replacements: [{ paragraphId: 'p1', text: '新' }], options: tracked };
    expect(Buffer.from((await replaceInWorker(testThreads, request)).bytes)).toEqual(
      Buffer.from(replaceParagraphs(bytes, request.replacements, tracked).bytes),
    );
    await expect(
      replaceInWorker(testThreads, { ...request, replacements: [{ paragraphId: 'p9', text: '' }] }),
    ).rejects.toMatchObject({
      name: 'RoundTripRefused',
      reason: 'unknown_paragraph',
      paragraphId: 'p9',
    });
    await expect(
      replaceInWorker(testThreads, { ...request, bytes: await zipOf({ 'a.txt': 'x' }) }),
    ).rejects.toMatchObject({
      name: 'FileRefused',
      reason: 'file_type_refused',
    });
  });
});
