import { describe, expect, it } from 'vitest';
import { paragraphOf, type ReadDocument } from '../readers/document-model.ts';
import { findParts } from './find-parts.ts';
import { listReferences } from './list-references.ts';

type Line = [text: string, level?: number | null, page?: number];

function documentOf(lines: readonly Line[], bookmarks: ReadDocument['bookmarks'] = []): ReadDocument {
  const blocks = lines.map(([text, level = null, page = 1], index) =>
    paragraphOf({ id: `p${index}`, text, headingLevel: level, page }),
  );
  const none = { title: null, author: null, footnotes: [], endnotes: [], comments: [], images: 0 };
  return { kind: 'document', ...none, blocks, pages: 9, bookmarks };
}

const headings = (document: ReadDocument) =>
  findParts(document).parts.map(({ level, title, page }) => [level, title, page]);
const prose = 'Schools in the county lack teachers, and lessons are dropped for weeks in a row.';

describe('the parts of a paper', () => {
  it('leave out the title page and the contents, and number what is below chapters', () => {
    const thesis = documentOf([
      ['硕士学位论文', 1],
      ['作者姓名：张三', 3],
      ['摘　要', 1, 2],
      ['摘要的正文。', null, 2],
      ['目　录', 3, 3],
      ['第一章 绪论 … 1', null, 3],
      ['第一章 绪论', 1, 4],
      ['一、研究背景', 1, 4],
      ['（一）现实背景', 2, 4],
      ['正文。', null, 4],
      ['第二章 结论', 1, 5],
      ['正文。', null, 5],
      ['参考文献', 1, 6],
      ['[1] 王五. 农村教育研究[J]. 教育研究, 2019(2): 33-45.', null, 6],
    ]);
    expect(headings(thesis)).toEqual([
      [1, '摘　要', 2],
      [1, '第一章 绪论', 4],
      [2, '一、研究背景', 4],
      [3, '（一）现实背景', 4],
      [1, '第二章 结论', 5],
      [1, '参考文献', 6],
    ]);
    const parts = findParts(thesis);
    // The contents end the abstract.
    expect(parts.parts[0]).toMatchObject({ start: 2, end: 4 });
    expect(listReferences(parts, 10)).toEqual([
      { text: '王五. 农村教育研究[J]. 教育研究, 2019(2): 33-45.', page: 6, paragraph: 13 },
    ]);
  });

  it('take no item of a list for a chapter, and no entry of the references for a heading', () => {
    const paper = documentOf([
      ['1 Introduction', 1],
      [prose],
      ['2 Methods', 1],
      ['1 Ask the teachers', 1],
      [prose],
      ['References', 1],
      ['A Large Study of Schools', 2],
      ['1. Smith, J. Schools of the county. Nature 400, 12 (1999).'],
    ]);
    expect(headings(paper).map(([, title]) => title)).toEqual(['1 Introduction', '2 Methods', 'References']);
  });

  it('begin with the abstract that a journal sets above its first heading, without names and places', () => {
    const paper = documentOf([
      ['县域公共图书馆数字阅读服务研究'],
      ['张晓明　李娜'],
      [
        '摘　要：考察数字阅读服务如何改变读者的借阅行为。利用八十六家县级图书馆的面板数据，采用双重差分法进行估计。结果是数字阅读服务提高了总借阅量，且未减少纸质图书的借阅。馆员培训是服务见效的条件，县域的图书馆应当先做好培训，再去增加数字资源的采购，并且长期观察读者的变化，把结果用于下一年的计划。',
      ],
      ['0　引言', 1],
      [prose],
      ['1　结论', 1],
      [prose],
    ]);
    const { parts } = findParts(paper);
    expect(parts[0]).toMatchObject({ title: '摘　要', kind: 'ABSTRACT', start: 2, end: 3 });
  });

  it('end in a list whose entries are whole again, however columns and pages broke them', () => {
    const paper = documentOf([
      ['1 Introduction', 1],
      [prose],
      ['2 Methods', 1],
      [prose],
      ['References', 1],
      ['Jansen, C. (2016). Stable readers: Book reading over a decade. Poetics,'],
      ['54, 12– 24.'],
      [
        'Smith, A. (2019). Do screens replace shelves? Journal of Documentation, 75(4). https://doi.org/10.1108/JD-09-2018- 0150',
      ],
      ['Weber, M. (2001). The county library. Nordic Press. · 12 ·'],
    ]);
    expect(listReferences(findParts(paper), 10).map(({ text }) => text)).toEqual([
      'Jansen, C. (2016). Stable readers: Book reading over a decade. Poetics, 54, 12–24.',
      'Smith, A. (2019). Do screens replace shelves? Journal of Documentation, 75(4). https://doi.org/10.1108/JD-09-2018-0150',
      'Weber, M. (2001). The county library. Nordic Press.',
    ]);
  });

  it('go by the list of the file where it is found in the text, and not where it is another’s', () => {
    const lines: Line[] = [
      ['Start'],
      ['Aims', null, 1],
      [prose],
      ['How it was done', null, 2],
      [prose],
      ['Ends', null, 3],
      [prose],
    ];
    const listed = [
      { title: '1. Aims', level: 1, page: 1 },
      { title: 'How it was done', level: 1, page: 2 },
      { title: 'Ends', level: 2, page: 3 },
    ];
    expect(headings(documentOf(lines, listed))).toEqual([
      [1, '1. Aims', 1],
      [1, 'How it was done', 2],
      [2, 'Ends', 3],
    ]);
    const foreign = ['Slide 1', 'Slide 2', 'Slide 3'].map((title) => ({ title, level: 1, page: 1 }));
    expect(findParts(documentOf(lines, foreign)).isByPages).toBe(true);
  });

  it('go by pages where there are no headings', () => {
    const lines = Array.from({ length: 9 }, (_, index): Line => [prose, null, index + 1]);
    const { parts, isByPages } = findParts(documentOf(lines));
    expect(isByPages).toBe(true);
    expect(parts.map(({ title, page }) => [title, page])).toEqual(lines.map((_, index) => [null, index + 1]));
  });
});
