import { describe, expect, it } from 'vitest';
import type { PaperSection } from '../../../engines/engine.ts';
import { keepLength } from './keep-length.ts';
import { listPaperParagraphs, putParagraphs } from './paper-paragraphs.ts';

const section = (id: string, children: PaperSection[] = []): PaperSection => ({
  ...{ id, title: `标题 ${id}`, summary: '', units: 100, works: [], children },
});
const text = '水位在四月上涨 [@w1]。\n\n- 一\n- 二\n\n| 月 | 米 |\n| --- | --- |\n| 四 | 3 |\n\n渔民因此改了网。';
const sections = new Map([['a', { text, version: 2 }]]);

describe('the paragraphs of a paper', () => {
  const { paragraphs, kept } = listPaperParagraphs([section('c', [section('a')])], sections);

  it('are its prose and what stays between, in their order', () => {
    expect(paragraphs.map(({ text: own, isProse }) => [own.slice(0, 4), isProse])).toEqual([
      ['标题 a', false],
      ['水位在四', true],
      ['- 一\n', false],
      ['| 月 ', false],
      ['渔民因此', true],
    ]);
    expect(kept).toMatchObject({ tables: 1, citations: 1 });
  });

  it('take the place that they came from, and no other', () => {
    const [, first, , , last] = paragraphs;
    const changed = [
      { id: first?.key ?? '', text: '四月水位上涨 [@w1]。' },
      { id: last?.key ?? '', text: '渔民为此换了网。' },
    ];
    const put = putParagraphs(changed, sections, sections);
    expect(put.left).toEqual([]);
    expect(put.texts.get('a')).toBe(
      text.replace('水位在四月上涨', '四月水位上涨').replace('渔民因此改了网。', '渔民为此换了网。'),
    );
  });

  it('find no place where the student has worded the section anew since', () => {
    const changed = [{ id: paragraphs[1]?.key ?? '', text: '别的。' }];
    const put = putParagraphs(changed, sections, new Map([['a', { version: 3 }]]));
    expect(put).toEqual({ texts: new Map(), left: [changed[0]?.id] });
  });
});

describe('the length of the whole', () => {
  const of = (id: string, before: number, after: number) => ({
    ...{ id, before: '字'.repeat(before), text: '字'.repeat(after) },
  });

  it('is kept by leaving those as they were that change it most', () => {
    const changed = [of('a', 100, 90), of('b', 100, 98), of('c', 100, 103)];
    expect(keepLength(1_000, changed)).toMatchObject({ left: [] });
    expect(keepLength(200, changed)).toMatchObject({ fitting: [{ id: 'b' }, { id: 'c' }], left: ['a'] });
  });
});
