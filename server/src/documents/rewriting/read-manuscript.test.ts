import { describe, expect, it } from 'vitest';
import { testThreads } from '../../testing/test-threads.ts';
import { docxOf, membersOf, paragraphXml, zipOf } from '../readers/testing/office-files.ts';
import { readForRewriting } from './read-for-rewriting.ts';
import { readManuscript } from './read-manuscript.ts';
import { manuscriptFile, paragraph, run, table, thesisBody } from './testing/manuscript-file.ts';
import { type Manuscript, NoProse, proseOf } from './text-to-rewrite.ts';

const docx = async (body: string): Promise<Manuscript> => ({
  kind: 'file',
  file: { name: '论文.docx', bytes: await manuscriptFile(body) },
});
const txt = (bytes: Uint8Array): Manuscript => ({ kind: 'file', file: { name: '论文.txt', bytes } });
const text = (given: string): Manuscript => ({ kind: 'text', text: given });

describe('a Word file', () => {
  it('gives its prose, and keeps everything else with a reason', async () => {
    const read = await readManuscript(await docx(thesisBody));
    expect(read.paragraphs.map(({ id, why }) => [id, why])).toEqual([
      ['p1', 'COVER'],
      ['p2', 'COVER'],
      ['p3', 'HEADING'],
      ['p4', 'STATEMENT'],
      ['p5', 'HEADING'],
      ['p6', 'CONTENTS'],
      ['p7', 'HEADING'],
      ['p8', null],
      ['p9', 'CAPTION'],
      ['p11', 'TABLE'],
      ['p12', 'TABLE'],
      ['p13', null],
      ['p14', 'FORMULA'],
      ['p15', 'CODE'],
      ['p16.1', null],
      ['p16.2', null],
      ['p17', 'HEADING'],
      ['p18', 'REFERENCES'],
    ]);
    expect(read).toMatchObject({ source: 'DOCX', title: '县域数字阅读推广研究', language: 'zh', cleaned: 0 });
    expect(read.kept).toEqual({ tables: 1, figures: 1, formulas: 2, footnotes: 2, citations: 1 });
  });

  it('shows what is no text as a reader sees it, protected, and leaves indents and anchors out', async () => {
    const prose = proseOf(await readManuscript(await docx(thesisBody)));
    const seen = prose.map((one) => ({
      text: one.text,
      spans: one.protectedSpans.map(({ start, end, kind }) => `${kind} ${one.text.slice(start, end)}`),
    }));
    expect(seen).toEqual([
      {
        text: '数字阅读正在改变县域居民的阅读习惯¹，相关研究已有不少[3]。其增长可以写作x^2，详见统计公报。',
        spans: ['CITATION ¹', 'CITATION [3]', 'FORMULA x^2', 'LINK 统计公报'],
      },
      { text: '馆藏资源分布不均，乡镇分馆的更新尤其缓慢；', spans: [] },
      { text: '推广活动依赖志愿者，频次难以保证。', spans: [] },
      { text: '因此需要稳定的经费与编制来支持，²这一点在访谈中反复出现。', spans: ['CITATION ²'] },
    ]);
  });

  it('may have no styles, and may come from other programs', async () => {
    const body = [
      '一、研究背景',
      '阅读推广是公共文化服务的一部分，县域的基础较为薄弱。',
      '（一）现状',
      '参考文献',
      '1. Smith J. Reading in small towns. 2019',
      '致谢',
      '感谢所有在调研中给予帮助的馆员和读者。',
    ];
    const bytes = await docxOf(body.map(paragraphXml).join(''));
    const { 'word/_rels/document.xml.rels': _, ...members } = await membersOf(bytes);
    const read = await readManuscript({ kind: 'file', file: { name: 'wps.DOCX', bytes: await zipOf(members) } });
    expect(read.paragraphs.map(({ why }) => why)).toEqual([
      'HEADING',
      null,
      'HEADING',
      'HEADING',
      'REFERENCES',
      'HEADING',
      null,
    ]);
  });

  it('counts and takes out what nobody sees', async () => {
    const read = await readManuscript(await docx(paragraph(run('县\u200b域阅读推广的基础较\u2060为薄弱。'))));
    expect(read.cleaned).toBe(2);
    expect(read.paragraphs[0]?.text).toBe('县域阅读推广的基础较为薄弱。');
  });

  it('without prose is told apart from one that cannot be read', async () => {
    await expect(readForRewriting(testThreads, await docx(table('本表列出了近五年的阅读率。')))).rejects.toThrow(
      NoProse,
    );
    const macros = await zipOf({ ...(await membersOf(await manuscriptFile(thesisBody))), 'word/vbaProject.bin': 'x' });
    await expect(
      readForRewriting(testThreads, { kind: 'file', file: { name: 'a.docx', bytes: macros } }),
    ).rejects.toMatchObject({ name: 'FileRefused', reason: 'file_type_refused' });
    const entities = await docxOf('', {
      'word/document.xml': '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>',
    });
    await expect(
      readForRewriting(testThreads, { kind: 'file', file: { name: 'a.docx', bytes: entities } }),
    ).rejects.toMatchObject({ name: 'FileRefused', reason: 'file_unreadable' });
    await expect(
      readForRewriting(testThreads, { kind: 'file', file: { name: 'a.docm', bytes: macros } }),
    ).rejects.toMatchObject({ reason: 'file_type_refused' });
  });

  it('of thousands of paragraphs is read', async () => {
    const body = Array.from({ length: 5_000 }, (_, index) =>
      paragraph(run(`第${index}次调查显示，县域居民的阅读时间有所增加，但差异仍然明显。`)),
    ).join('');
    const read = await readForRewriting(testThreads, await docx(body));
    expect(proseOf(read)).toHaveLength(5_000);
  });
});

describe('a text', () => {
  it('in any encoding gives the same', async () => {
    const given =
      '阅读推广研究\r\n\r\n县域的阅读推广基础薄弱，需要稳定的经费来支持。\r\n参考文献\r\n[1] 某某. 阅读[J]. 2020.';
    const utf16 = Buffer.from(`\ufeff${given}`, 'utf16le');
    // The same in GBK.
    const gbk = Buffer.from(
      'd4c4b6c1cdc6b9e3d1d0bebf0d0a0d0acfd8d3f2b5c4d4c4b6c1cdc6b9e3bbf9b4a1b1a1c8f5a3acd0e8d2aacec8b6a8b5c4beadb7d1c0b4d6a7b3d6a1a3',
      'hex',
    );
    for (const bytes of [Buffer.from(given), utf16, gbk]) {
      const read = await readManuscript(txt(bytes));
      expect(read).toMatchObject({ source: 'TXT', title: '阅读推广研究', language: 'zh', cleaned: 0 });
      expect(proseOf(read).map(({ text: own }) => own)).toEqual(['县域的阅读推广基础薄弱，需要稳定的经费来支持。']);
    }
  });

  it('is known by its parts: statements, surveys and entries stay, what is written about them does not', async () => {
    const lines: [string, string | null][] = [
      ['作者声明', 'HEADING'],
      ['本人对提交的最终文本负责，并已如实说明。', 'STATEMENT'],
      ['人工智能使用说明', 'HEADING'],
      ['写作中使用了人工智能工具润色语言，由作者逐句核对。', 'STATEMENT'],
      ['第一章 绪论', 'HEADING'],
      ['县域的阅读推广基础薄弱，需要稳定的经费来支持。', null],
      ['1.1 问卷设计', 'HEADING'],
      ['（1）问卷由三个部分组成，共二十个题项；', null],
      ['人工智能使用情况', 'HEADING'],
      ['受访馆员中有三成用过生成式工具来写活动文案。', null],
      ['it builds a framework and draws the paths between them (Figure 3.1);', null],
      ['const total = sum(values);', 'CODE'],
      ['Note. Compiled by the author from the interviews.', 'CAPTION'],
      ['参考文献', 'HEADING'],
      ['1. Smith J. Reading in small towns. 2019', 'REFERENCES'],
      ['附录A 调查问卷', 'HEADING'],
      ['您好！本问卷仅用于学术研究，感谢您的支持！', 'SURVEY'],
      ['2. 您平均每天阅读多长时间？请如实填写。', 'SURVEY'],
      ['致谢', 'HEADING'],
      ['感谢所有在调研中给予帮助的馆员和读者。', null],
    ];
    const { paragraphs } = await readManuscript(text(lines.map(([line]) => line).join('\n')));
    expect(paragraphs.map((one) => [one.lead + one.text, one.why])).toEqual(lines);
    expect(paragraphs[7]).toMatchObject({ lead: '（1）', text: '问卷由三个部分组成，共二十个题项；' });
  });

  it('may have a list of references below each chapter: the next one ends it, a part of the list does not', async () => {
    const sentence = '县域的阅读推广基础薄弱，需要稳定的经费来支持，各地的投入差别也很大。';
    const lines: [string, string | null][] = [
      ['第一章 绪论', 'HEADING'],
      [sentence, null],
      ['参考文献', 'HEADING'],
      ['一、著作类', 'REFERENCES'],
      ['[1] 费孝通. 乡土中国[M]. 北京: 人民出版社, 2008.', 'REFERENCES'],
      ['二、期刊论文', 'REFERENCES'],
      ['[2] 李明. 阅读推广[J]. 图书馆杂志, 2020, 3: 4-5.', 'REFERENCES'],
      ['第二章 结果', 'REFERENCES'],
      [sentence, null],
      ['2.1 问卷', 'HEADING'],
      [sentence, null],
      ['References', 'HEADING'],
      ['Smith, J. (2019). Reading in small towns. Oxford: Penguin.', 'REFERENCES'],
      ['## Results', 'REFERENCES'],
      [
        'The keeper of the sluice painted the marks of the gauge anew, while skippers went on mooring by the old ones.',
        null,
      ],
    ];
    const { paragraphs } = await readManuscript(text(lines.map(([line]) => line).join('\n')));
    expect(paragraphs.map((one) => [one.lead + one.text, one.why])).toEqual(lines);
  });

  it('copied out of a page is put together over the ends of its lines, and only there', async () => {
    const lines = [
      '一、研究背景',
      '县域的阅读推广基础薄弱，需要稳定的经费来支持，而各地',
      '的投入差别很大，乡镇分馆的书目更新尤其缓慢，读者的意',
      '见也很少有人收集。',
      '本文以十二个乡镇分馆的访谈与台账为依据，说明哪些做法',
      '可以长期坚持下去。',
      '（1）访谈覆盖馆员与读者，每次不少于四十分钟，全部录音并',
      '转写成文字。',
    ];
    const { paragraphs } = await readManuscript(text(lines.join('\n')));
    expect(paragraphs.map((one) => one.lead + one.text)).toEqual([
      lines[0],
      lines.slice(1, 4).join(''),
      lines.slice(4, 6).join(''),
      lines.slice(6).join(''),
    ]);
    const whole = [
      '第一次调查在三月完成，样本较少。',
      '第二次调查在五月完成，样本翻倍。',
      '第三次调查在七月完成，样本最多。',
      '三次的问卷完全相同，可以比较。',
    ];
    expect((await readManuscript(text(whole.join('\n')))).paragraphs).toHaveLength(4);
  });

  it('with LaTeX keeps its commands, and lines of them whole', async () => {
    const read = await readManuscript(
      text(
        [
          '\\section{Method}',
          'The loss $L = x^2$ follows \\cite{smith2020}, and costs rose from $5 to $10 in a year.',
          '\\begin{equation}',
          'a &= b \\\\',
          '\\end{equation}',
          'We report the mean of five runs on the same machine.',
        ].join('\n'),
      ),
    );
    expect(read.paragraphs.map(({ why }) => why)).toEqual(['CODE', null, 'CODE', 'CODE', 'CODE', null]);
    const [first] = proseOf(read);
    expect(first?.protectedSpans.map(({ start, end, kind }) => [kind, first.text.slice(start, end)])).toEqual([
      ['FORMULA', '$L = x^2$'],
      ['CITATION', '\\cite{smith2020}'],
    ]);
  });

  it('of hundreds of thousands of characters is read, one of nothing is not', async () => {
    const long = '县域的阅读推广基础薄弱，需要稳定的经费来支持。'.repeat(13_000);
    expect((await readForRewriting(testThreads, text(long))).paragraphs).toHaveLength(1);
    const gap = `公共空间需要管理${' '.repeat(4_000)}居民参与其中很有必要。`;
    expect((await readManuscript(text(gap))).paragraphs).toHaveLength(1);
    for (const none of ['', '  \n\t', '12345']) {
      await expect(readManuscript(text(none))).rejects.toThrow(NoProse);
    }
  });
});
