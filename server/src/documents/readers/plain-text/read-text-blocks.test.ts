import { describe, expect, it } from 'vitest';
import { readTextBlocks } from './read-text-blocks.ts';

const read = (text: string) =>
  readTextBlocks(text).map((block) => (block.kind === 'paragraph' ? [block.text, block.headingLevel] : []));

describe('plain text', () => {
  it('is a paragraph a line where lines are as long as they like', () => {
    expect(
      read('第一章 绪论\n　　乡村教育的发展经历了三个阶段，每一阶段都有自己的特点，本章对此作出说明。\n短句。\n'),
    ).toEqual([
      ['第一章 绪论', 1],
      ['乡村教育的发展经历了三个阶段，每一阶段都有自己的特点，本章对此作出说明。', null],
      ['短句。', null],
    ]);
  });

  it('is put together again where a program broke its lines', () => {
    const wrapped =
      'Rural schools have changed a great deal\nover the last ten years, as the report\nshows in several of its many chapters.\n\n2.1 Methods\n\nThe survey was sent to all teachers who\nhad agreed to take part in the project.';
    expect(read(wrapped)).toEqual([
      [
        'Rural schools have changed a great deal over the last ten years, as the report shows in several of its many chapters.',
        null,
      ],
      ['2.1 Methods', 2],
      ['The survey was sent to all teachers who had agreed to take part in the project.', null],
    ]);
  });

  it('has a heading only where a line looks like one and nothing else', () => {
    expect(read('一、研究背景\n（二）研究意义\n1.2.3 数据来源\n1 是第一个原因。\n参考文献')).toEqual([
      ['一、研究背景', 1],
      ['（二）研究意义', 2],
      ['1.2.3 数据来源', 3],
      ['1 是第一个原因。', null],
      ['参考文献', 1],
    ]);
  });
});
