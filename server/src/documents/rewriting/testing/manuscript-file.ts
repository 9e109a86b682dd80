import { docxOf, type Members } from '../../readers/testing/office-files.ts';

/** A run as Word writes one. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (inside: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inside}</w:p>`;

const fieldRun = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const complexField = (code: string, result: string): string =>
  `${fieldRun('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${fieldRun('separate')}${run(result, '<w:vertAlign w:val="superscript"/>')}${fieldRun('end')}`;
export const citation = (label: string): string =>
  complexField(`ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"c${label.replace(/\D/gu, '')}"}`, label);
export const note = (id: number): string =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`;
export const formula =
  '<m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
export const picture =
  '<w:r><w:drawing><wp:inline><wp:extent cx="90000" cy="90000"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId91"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
export const link = (text: string): string =>
  `<w:hyperlink r:id="rId92" w:history="1">${run(text, '<w:color w:val="0563C1"/><w:u w:val="single"/>')}</w:hyperlink>`;
export const bookmarked = (inside: string): string =>
  `<w:bookmarkStart w:id="40" w:name="_Ref40"/>${inside}<w:bookmarkEnd w:id="40"/>`;
export const commented = (inside: string): string =>
  `<w:commentRangeStart w:id="5"/>${inside}<w:commentRangeEnd w:id="5"/><w:r><w:commentReference w:id="5"/></w:r>`;
export const table = (...cells: string[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr></w:tbl>`;

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const style = (id: string, name: string, inside = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;
const styles = `<w:styles xmlns:w="${word}">${style('H1', 'heading 1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>')}${style('Cap', 'caption')}${style('Code', 'HTML Preformatted')}${style('Li', 'List Paragraph')}</w:styles>`;
const numbering = `<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const footnotes = `<w:footnotes xmlns:w="${word}"><w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote><w:footnote w:id="1">${paragraph(run('见作者访谈。'))}</w:footnote><w:footnote w:id="2">${paragraph(run('同上。'))}</w:footnote></w:footnotes>`;
const comments = `<w:comments xmlns:w="${word}"><w:comment w:id="5" w:author="导师">${paragraph(run('再想想'))}</w:comment></w:comments>`;
/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** A Word file with all the parts that a thesis has, around the given body. */
export function manuscriptFile(body: string, parts: Members = {}): Promise<Uint8Array> {
  const part = (type: string, target: string, isOutside = false): string =>
    `<Relationship Id="${target === 'https://example.org/' ? 'rId92' : type === 'image' ? 'rId91' : `r${type}`}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`;
  const named = ['styles', 'numbering', 'footnotes', 'comments'].map((name) => part(name, `${name}.xml`)).join('');
  return docxOf(body, {
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/footnotes.xml': footnotes,
    'word/comments.xml': comments,
    'word/media/image1.png': pixel,
    'word/_rels/document.xml.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${named}${part('image', 'media/image1.png')}${part('hyperlink', 'https://example.org/', true)}</Relationships>`,
    ...parts,
  });
}

/** A thesis in small: everything that a rewriting must not touch, and a little that it may. */
export const thesisBody = [
  paragraph(run('县域数字阅读推广研究')),
  paragraph(run('学生姓名：\u3000某某')),
  paragraph(run('独创性声明'), 'H1'),
  paragraph(run('本人郑重声明：所呈交的论文是本人独立完成的成果，没有抄袭他人的工作。')),
  paragraph(run('目录'), 'H1'),
  paragraph(run('第一章 绪论\t1')),
  paragraph(run('第一章 绪论'), 'H1'),
  // p8
  paragraph(
    `${run('\u3000\u3000')}${run('数字阅读', '<w:b/>')}${run('正在改变县域居民的阅读习惯')}${note(1)}${run('，相关研究已有不少')}${citation('[3]')}${run('。其增长可以写作')}${formula}${run('，详见')}${link('统计公报')}${run('。')}`,
  ),
  paragraph(run('图1-1 阅读率的变化'), 'Cap'),
  paragraph(picture),
  table('年份', '本表列出了近五年县域居民的综合阅读率。'),
  // p13
  `<w:p><w:pPr><w:pStyle w:val="Li"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${commented(run('馆藏资源分布不均，乡镇分馆的更新尤其缓慢'))}${run('；')}</w:p>`,
  `<w:p><m:oMathPara>${formula}</m:oMathPara>${run('\t(1)')}</w:p>`,
  paragraph(run('for (let i = 0; i &lt; n; i++) { sum += a[i]; }'), 'Code'),
  // p16: a break within, a bookmark, a change of the supervisor's
  `<w:p><w:pPr><w:sectPr/></w:pPr>${run('推广活动')}${bookmarked(run('依赖志愿者'))}${run('，频次难以保证。')}<w:r><w:br/></w:r>${run('因此需要稳定的经费')}<w:ins w:id="7" w:author="导师" w:date="2026-01-01T00:00:00Z">${run('与编制')}</w:ins><w:del w:id="8" w:author="导师" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>与人员</w:delText></w:r></w:del>${run('来支持，')}${note(2)}${run('这一点在访谈中反复出现。')}</w:p>`,
  paragraph(run('参考文献'), 'H1'),
  paragraph(run('[3] 某某. 县域阅读研究[J]. 图书馆论坛, 2021, 41(3): 12-18.')),
].join('');
