import { beforeAll, describe, expect, it } from 'vitest';
import { paragraphsOf } from '../readers/document-model.ts';
import { readDocx } from '../readers/docx/read-docx.ts';
import { membersOf, zipOf } from '../readers/testing/office-files.ts';
import { citation, note, paragraph, picture, run, table } from '../rewriting/testing/manuscript-file.ts';
import { acceptChanges, rejectChanges } from '../round-trip/testing/settle-changes.ts';
import { amendDocx, type DocxToAmend } from './amend-docx.ts';
import type { FoundComment } from './commented-document.ts';
import { readCommented } from './read-commented.ts';
import { commentedFile, type MadeComment, on, sentences, sign, twoComments } from './testing/commented-file.ts';

const read = async (bytes: Uint8Array) => readCommented({ name: '论文.docx', bytes });
const prose = '本章介绍研究的背景与意义，并说明论文的结构安排。';

async function commentsOf(body: string, comments: readonly MadeComment[]): Promise<FoundComment[]> {
  return (await read(await commentedFile(body, comments))).comments;
}
const one = [{ id: 0, text: '请修改' }];

describe('the comments of a Word file', () => {
  it('are read with the words that they were set on', async () => {
    const { comments, paragraphs, language } = await read(await twoComments());
    expect(language).toBe('zh');
    expect(paragraphs.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(comments).toMatchObject([
      {
        ...{ id: '0', author: '王老师', at: '2026-11-02T09:30:00Z', text: '这一段啰嗦，删去第二句' },
        ...{ quote: sentences[1], isResolved: false, replies: [], trouble: null },
        ranges: [{ paragraphId: 'p2', start: sentences[0].length, end: sentences[0].length + sentences[1].length }],
      },
      { id: '1', quote: '企业', ranges: [{ paragraphId: 'p3', start: 3, end: 5 }] },
    ]);
  });

  it('have answers below them and know what is resolved', async () => {
    const comments = await commentsOf(paragraph(`${on(0, run(prose))}${on(1, run('。'))}${on(2, run('好'))}`), [
      { id: 0, text: '太长', mark: '0A000001', isDone: true },
      { id: 1, text: '已经缩短', author: '学生', mark: '0A000002', parent: '0A000001' },
      { id: 2, text: '再看看', mark: '0A000003', parent: '0A000002' },
    ]);
    expect(comments).toMatchObject([
      {
        text: '太长',
        isResolved: true,
        replies: [
          { author: '学生', text: '已经缩短' },
          { author: '王老师', text: '再看看' },
        ],
      },
    ]);
  });

  it('of a program that keeps no threads stand each for itself, without a day where it names none', async () => {
    const comments = await commentsOf(
      `<w:commentRangeStart w:id="7"/>${paragraph(run(prose))}<w:commentRangeEnd w:id="7"/>${paragraph(`${run(prose)}${sign(7)}${sign(8)}`)}`,
      [
        { id: 7, text: '整段重写', at: '' },
        { id: 8, text: '补充', author: '', at: '2026-11-02T09:30:00' },
      ],
    );
    // Between two paragraphs: about the one that it goes around. At a point: about the paragraph of that point.
    expect(comments).toMatchObject([
      { id: '7', at: null, quote: prose, ranges: [{ paragraphId: 'p1', start: 0, end: prose.length }] },
      { id: '8', author: null, at: '2026-11-02T09:30:00', quote: '', ranges: [{ paragraphId: 'p2' }], trouble: null },
    ]);
  });

  const deleted = '<w:del w:id="90" w:author="x"><w:r><w:delText>旧句</w:delText></w:r></w:del>';
  const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  it.each<[string, string, Partial<FoundComment>]>([
    [
      'over two paragraphs',
      `<w:p><w:commentRangeStart w:id="0"/>${run('甲句。')}</w:p><w:p>${run('乙句。')}<w:commentRangeEnd w:id="0"/>${sign(0)}</w:p>`,
      { quote: '甲句。\n乙句。', trouble: null },
    ],
    [
      'over the cell of a table',
      table('年份').replace(run('年份'), on(0, run('年份'))),
      { quote: '年份', trouble: null },
    ],
    ['on words that were deleted', paragraph(`${run('甲')}${on(0, deleted)}${run('乙')}`), { trouble: 'DELETED' }],
    ['on a paragraph that was deleted', paragraph(on(0, deleted)), { trouble: 'DELETED' }],
    [
      'on words that were inserted',
      paragraph(`${run('甲')}<w:ins w:id="91" w:author="x">${on(0, run('新句'))}</w:ins>`),
      { quote: '新句', trouble: null },
    ],
    ['on a picture', paragraph(on(0, picture)), { trouble: 'NO_TEXT' }],
    ['nowhere', paragraph(run(prose)), { trouble: 'NO_PLACE', ranges: [] }],
    [
      'in a contents list',
      `<w:p>${field('begin')}<w:r><w:instrText>TOC</w:instrText></w:r>${field('separate')}${on(0, run('第一章'))}</w:p><w:p>${run('第二章')}${field('end')}</w:p>`,
      { trouble: 'FIXED' },
    ],
    [
      'over the whole thesis',
      `<w:commentRangeStart w:id="0"/>${paragraph(run(prose)).repeat(60)}<w:commentRangeEnd w:id="0"/>${paragraph(sign(0))}`,
      { trouble: 'TOO_WIDE' },
    ],
    [
      'that never ends',
      `<w:p><w:commentRangeStart w:id="0"/>${run('甲句。')}</w:p>${paragraph(run(prose)).repeat(60)}`,
      { trouble: 'TOO_WIDE' },
    ],
    [
      'on a citation',
      paragraph(`${run('已有研究')}${on(0, citation('[3]'))}${run('。')}`),
      { quote: '[3]', trouble: null },
    ],
  ])('set %s say so', async (_, body, expected) => {
    const [comment] = await commentsOf(`${body}${paragraph(run(prose.repeat(3)))}`, one);
    expect(comment).toMatchObject(expected);
  });

  it('are cut where there are more than anybody can go through', async () => {
    const many = Array.from({ length: 1_001 }, (_, id) => ({ id, text: '改' }));
    const file = await commentedFile(many.map(({ id }) => paragraph(on(id, run(prose)))).join(''), many);
    const { comments, isCut } = await read(file);
    expect([comments.length, isCut]).toEqual([1_000, true]);
  });

  it('of a thesis in a fifth language leave its language open', async () => {
    const russian = 'Цифровое чтение меняет привычки жителей малых городов и сельских районов страны.';
    expect((await read(await commentedFile(paragraph(on(0, run(russian))), one))).language).toBeNull();
  });
});

describe('an amended Word file', () => {
  const by = { author: '张同学', date: new Date('2026-11-17T01:00:00Z'), label: null };
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await twoComments();
  });
  const amend = (order: Partial<DocxToAmend>) => amendDocx({ bytes, paragraphs: [], answers: [], ...by, ...order });
  const shorter = `${sentences[0]}${sentences[2]}`;
  const done = { isDone: true, reply: null };

  it('shows what changed as tracked changes, and nothing else in it changes', async () => {
    const amended = amend({
      paragraphs: [{ id: 'p2', text: shorter }],
      answers: [{ commentId: '0', paragraphs: ['p2'], ...done }],
    });
    expect(amended.left).toEqual([]);
    const [before, after] = [await membersOf(bytes), await membersOf(amended.bytes)];
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.sort()).toEqual(['word/commentsExtended.xml', 'word/document.xml']);
    const document = after['word/document.xml'] ?? '';
    expect(document).toContain('w:author="张同学" w:date="2026-11-17T01:00:00Z"');
    expect(document.match(/<w:ins /gu)).toBeNull();
    expect(document.match(/<w:delText [^>]*>([^<]*)/u)?.[1]).toBe(sentences[1]);
    expect(document).toContain('<w:commentReference w:id="0"/>');
    // Accepted it has the new text, rejected the paragraph that it had.
    expect(textOf(await rezip(before, acceptChanges(document)), 'p2')).toBe(shorter);
    expect(textOf(await rezip(before, rejectChanges(document)), 'p2')).toBe(sentences.join(''));
    const again = (await read(amended.bytes)).comments;
    expect(again.map(({ isResolved }) => isResolved)).toEqual([true, false]);
    expect(again).toMatchObject([{ text: '这一段啰嗦，删去第二句' }, { quote: '企业' }]);
  });

  it('has answers below the comments, in a file of a program without threads too', async () => {
    const plain = await commentedFile(paragraph(on(4, run(prose))), [{ id: 4, text: '为何？' }]);
    const answers = [{ commentId: '4', isDone: false, reply: '见第二章 <图 "1"> & 表 2\n谢谢老师', paragraphs: [] }];
    const amended = amend({ bytes: plain, answers });
    const [comment] = (await read(amended.bytes)).comments;
    expect(comment).toMatchObject({
      ...{ id: '4', text: '为何？', quote: prose, isResolved: false },
      replies: [{ author: '张同学', at: '2026-11-17T01:00:00Z', text: '见第二章 <图 "1"> & 表 2\n谢谢老师' }],
    });
    const after = await membersOf(amended.bytes);
    expect(after['word/document.xml']).toContain('<w:commentReference w:id="5"/>');
    expect(after['[Content_Types].xml']).toContain('/word/commentsExtended.xml');
    expect(after['word/_rels/document.xml.rels']).toContain('relationships/commentsExtended');
    // Answered once more, the thread has both.
    const twice = amend({
      bytes: amended.bytes,
      answers: [{ ...done, commentId: '4', reply: '又及', paragraphs: [] }],
    });
    expect((await read(twice.bytes)).comments).toMatchObject([{ isResolved: true, replies: [{}, { text: '又及' }] }]);
  });

  it('lets a note and a citation go with the sentence that had them', async () => {
    const body = paragraph(
      `${run('甲句在先。')}${run('乙句有据')}${citation('[3]')}${note(1)}${run('。')}${run('丙句在后。')}`,
    );
    const held = await commentedFile(body, one);
    const { bytes: shortened, left } = amend({ bytes: held, paragraphs: [{ id: 'p1', text: '甲句在先。丙句在后。' }] });
    expect(left).toEqual([]);
    const document = (await membersOf(shortened))['word/document.xml'] ?? '';
    expect(acceptChanges(document)).not.toMatch(/ZOTERO|footnoteReference/u);
    expect(rejectChanges(document)).toMatch(/ZOTERO[\s\S]*footnoteReference/u);
  });

  it('keeps a word that a comment begins or ends within, and the comment on it', async () => {
    const body = paragraph(`${run('数')}${on(0, run('字化转'))}${run('型改变了图书馆。')}`);
    const inWords = await commentedFile(body, one);
    const amended = amend({ bytes: inWords, paragraphs: [{ id: 'p1', text: '数字化转型改变了图书馆的服务。' }] });
    const document = (await membersOf(amended.bytes))['word/document.xml'] ?? '';
    expect(document).not.toContain('<w:delText');
    expect(Array.from(document.matchAll(/<w:ins [\s\S]*?<w:t[^>]*>([^<]*)/gu), ([, words]) => words)).toEqual([
      '的服务',
    ]);
    expect((await read(amended.bytes)).comments[0]?.quote).toBe('字化转');
  });

  it('leaves a paragraph alone that it cannot write, and its comment open', async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const body = `<w:p>${field('begin')}<w:r><w:instrText>TOC</w:instrText></w:r>${field('separate')}${on(0, run('第一章'))}</w:p><w:p>${run('第二章')}${field('end')}</w:p>`;
    const fixed = await commentedFile(body, [{ id: 0, text: '改名', mark: '0B000001' }]);
    const amended = amend({
      ...{ bytes: fixed, paragraphs: [{ id: 'p1', text: '第一部分' }] },
      answers: [{ commentId: '0', paragraphs: ['p1'], ...done }],
    });
    expect(amended).toEqual({ bytes: fixed, left: ['p1'] });
  });

  it('bears the label where words of an engine are in it', async () => {
    const label = { language: 'zh' as const, produceId: 'a1' };
    const labelled = amend({ paragraphs: [{ id: 'p2', text: shorter }], label });
    const members = await membersOf(labelled.bytes);
    expect(members['word/document.xml']).toContain('人工智能（AI）辅助改写生成');
    expect(members['docProps/custom.xml']).toContain('AIGC');
  });
});

const rezip = (members: Record<string, string>, document: string): Promise<Uint8Array> =>
  zipOf({ ...members, 'word/document.xml': document });
const textOf = (bytes: Uint8Array, id: string): string | undefined =>
  [...paragraphsOf(readDocx(bytes).blocks)].find((paragraph) => paragraph.id === id)?.text;
