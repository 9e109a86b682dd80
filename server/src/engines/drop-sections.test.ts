import { describe, expect, it } from 'vitest';
import { dropSections } from './drop-sections.ts';
import type { PaperSection } from './engine.ts';
import { withLengths } from './fold-sections.ts';

const section = (id: string, units: number, children: PaperSection[] = [], works: string[] = []): PaperSection => ({
  ...{ id, title: `heading ${id}`, summary: '', units, works, children },
});
const chapters = [
  section('1', 100, [], ['a']),
  section('2', 400, [section('2.1', 300), section('2.2', 100, [], ['b'])]),
  section('3', 200, [section('3.1', 100, [], ['c']), section('3.2', 100)]),
  section('4', 100),
];
const idsOf = (sections: readonly PaperSection[]): string[] =>
  sections.flatMap(({ id, children }) => [id, ...idsOf(children)]);

describe('an outline without some of its sections', () => {
  it('is the same where none goes', () => {
    expect(dropSections(chapters, new Set())).toBe(chapters);
    expect(dropSections(chapters, new Set(['9']))).toBe(chapters);
  });

  it('loses a chapter with the last of its sections, and no works', () => {
    const left = dropSections(chapters, new Set(['2.2', '3.1', '3.2']));
    expect(idsOf(left)).toEqual(['1', '2', '2.1', '4']);
    expect(left[1]?.children[0]?.works).toEqual(['b', 'c']);
    expect(left[1]?.units).toBe(300);
  });

  it('gives works of what stood first to what stands first now', () => {
    const left = dropSections(chapters, new Set(['1']));
    expect(left[0]?.children[0]?.works).toEqual(['a']);
  });

  it('is what is ordered: sections without a length are left out', () => {
    const ordered = withLengths(chapters, { leaves: { '1': 50, '2.1': 120, '3': 80 } });
    expect(idsOf(ordered)).toEqual(['1', '2', '2.1', '3']);
    expect(ordered.map(({ units }) => units)).toEqual([50, 120, 80]);
    expect(ordered[2]?.works).toEqual(['c']);
  });
});
