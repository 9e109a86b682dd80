import { describe, expect, it } from 'vitest';
import { type Block, type Chapter, plainRun } from './blocks.ts';
import { compareChapters, replaceSection, SectionMissing, sectionBlocks } from './sections.ts';

const paragraph = (id: string, text = id): Block => ({ kind: 'paragraph', id, look: 'body', runs: [plainRun(text)] });
const heading = (id: string, level: 2 | 3 | 4): Block => ({
  kind: 'heading',
  id,
  level,
  runs: [plainRun(id)],
  isNumbered: true,
});
const chapters: Chapter[] = [
  {
    id: 'a',
    title: [plainRun('a')],
    isNumbered: true,
    blocks: [
      paragraph('p0'),
      heading('a1', 2),
      paragraph('p1'),
      heading('a11', 3),
      paragraph('p2'),
      heading('a2', 2),
      paragraph('p3'),
    ],
  },
  { id: 'b', title: [plainRun('b')], isNumbered: true, blocks: [paragraph('p4')] },
];
const ids = (parts: readonly Chapter[]): string[] =>
  parts.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);

describe('a section', () => {
  it('reaches to the next heading of its rank', () => {
    expect(sectionBlocks(chapters, 'a1').map(({ id }) => id)).toEqual(['p1', 'a11', 'p2']);
    expect(sectionBlocks(chapters, 'a11').map(({ id }) => id)).toEqual(['p2']);
    expect(sectionBlocks(chapters, 'b').map(({ id }) => id)).toEqual(['p4']);
  });

  it('is replaced under its heading, with everything around it left as it was', () => {
    const changed = replaceSection(chapters, 'a1', [paragraph('new')]);
    expect(ids(changed)).toEqual(['a', 'p0', 'a1', 'new', 'a2', 'p3', 'b', 'p4']);
    expect(changed[1]).toBe(chapters[1]);
    expect(() => replaceSection(chapters, 'p1', [])).toThrow(SectionMissing);
  });
});

describe('two versions', () => {
  it('differ by what was added, removed, changed and moved', () => {
    const rewritten = replaceSection(chapters, 'a1', [
      paragraph('p2'),
      paragraph('p1', 'other'),
      heading('a11', 3),
      paragraph('new'),
    ]);
    expect(compareChapters(chapters, rewritten)).toEqual({
      added: ['new'],
      removed: [],
      changed: ['p1'],
      moved: ['p2'],
    });
    expect(compareChapters(chapters, replaceSection(chapters, 'a2', []))).toEqual({
      added: [],
      removed: ['p3'],
      changed: [],
      moved: [],
    });
  });

  it('do not differ when nothing was touched', () => {
    expect(compareChapters(chapters, structuredClone(chapters))).toEqual({
      added: [],
      removed: [],
      changed: [],
      moved: [],
    });
  });
});
