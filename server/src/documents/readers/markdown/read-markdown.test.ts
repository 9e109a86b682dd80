import { describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const source = `---
title: "乡村教育研究"
---
# 绪论 #

数字经济**改变**了*乡村*教育[^1]，见[报告](https://example.org/a "t")与\`code *x*\`。
第二行接着写。

Setext heading
--------------

- 第一项
  接着
- second \\*item\\*
1. 编号

| 年份 | 人数 |
|:--|--:|
| 2020 | 1\\|2 |

![图](a.png)<br/>H<sub>2</sub>O

> 引用 snake_case_name

\`\`\`ts
# no heading
\`\`\`

***

[^1]: 脚注**文字**
`;

describe('Markdown', () => {
  const read = readMarkdown(source);

  it('is read as the text that it says', () => {
    const paragraphs = read.blocks.map((block) =>
      block.kind === 'table'
        ? block.rows.map((row) =>
            row.map((cell) => cell.blocks.map((inner) => inner.kind === 'paragraph' && inner.text)),
          )
        : [block.text, block.headingLevel, block.list?.label ?? null],
    );
    expect(paragraphs).toEqual([
      ['绪论', 1, null],
      ['数字经济改变了乡村教育，见报告与code *x*。第二行接着写。', null, null],
      ['Setext heading', 2, null],
      ['第一项接着', null, '•'],
      ['second *item*', null, '•'],
      ['编号', null, '1.'],
      [
        [['年份'], ['人数']],
        [['2020'], ['1|2']],
      ],
      ['图H2O', null, null],
      ['引用 snake_case_name', null, null],
      ['# no heading', null, null],
    ]);
  });

  it('gives its title, notes and the number of its pictures', () => {
    expect([read.title, read.footnotes, read.images]).toEqual(['乡村教育研究', [{ id: '1', text: '脚注文字' }], 1]);
  });

  it('takes its first heading for the title where it names none', () => {
    expect(readMarkdown('# **Title**\n\ntext').title).toBe('Title');
  });

  it('takes emphasis out of emphasis', () => {
    const [block] = readMarkdown('**bold *and* more** ~~gone~~ 2*3*4').blocks;
    expect(block?.kind === 'paragraph' && block.text).toBe('bold and more gone 234');
  });
});
