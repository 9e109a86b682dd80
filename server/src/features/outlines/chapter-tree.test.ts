import { splitByWeight } from '@yanmo/contract/chapter-words';
import type { Chapter } from '@yanmo/contract/outlines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftChapter } from '../../engines/engine.ts';
import { findTreeProblem, placeDraft, sumWordCounts, walkChapters } from './chapter-tree.ts';

function draft(weight: number, children: DraftChapter[] = []): DraftChapter {
  return { title: 'a heading', summary: '', weight, works: [], children };
}

const drafts = fc.array(
  fc.tuple(fc.double({ min: 0.01, max: 50, noNaN: true }), fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 })),
  { minLength: 1, maxLength: 12 },
);

describe('word counts', () => {
  it('add up to the target at every level, and no section is left without any', () => {
    fc.assert(
      fc.property(drafts, fc.integer({ min: 1000, max: 50_000 }), (shape, target) => {
        const tree = placeDraft(
          shape.map(([weight, children]) =>
            draft(
              weight,
              children.map((child) => draft(child)),
            ),
          ),
          target,
        );
        expect(tree.reduce((sum, chapter) => sum + chapter.word_count, 0)).toBe(target);
        for (const { children, word_count } of walkChapters(tree)) {
          if (children.length > 0) expect(children.reduce((sum, child) => sum + child.word_count, 0)).toBe(word_count);
          expect(word_count).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('follow the weights, and are even where a weight says nothing', () => {
    expect(splitByWeight(1000, [1, 1, 2])).toEqual([250, 250, 500]);
    expect(splitByWeight(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(splitByWeight(10, [Number.NaN, 0])).toEqual([5, 5]);
  });

  it('of a heading are those of its sections', () => {
    const [chapter] = placeDraft([draft(1, [draft(1), draft(1)])], 1000);
    const edited = {
      ...(chapter as Chapter),
      children: chapter?.children.map((child) => ({ ...child, word_count: 700 })) ?? [],
    };
    expect(sumWordCounts([edited])[0]?.word_count).toBe(1400);
  });
});

describe('an edited tree', () => {
  it('has no heading twice and not too many', () => {
    const tree = placeDraft([draft(1), draft(1)], 1000);
    expect(findTreeProblem(tree)).toBeNull();
    expect(findTreeProblem([...tree, ...tree])).toBe('repeated_id');
    expect(
      findTreeProblem(
        placeDraft(
          Array.from({ length: 301 }, () => draft(1)),
          5000,
        ),
      ),
    ).toBe('too_many_chapters');
  });
});
