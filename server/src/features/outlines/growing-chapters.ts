import { type GrowingHeading, writeGrowingHeadings } from '@yanmo/contract/growing-outline';
import type { GrowingChapter } from '../../engines/engine.ts';
import type { StepContext } from '../../platform/runs/run.ts';

/**
 * The text of a step that writes an outline: chapters that are not kept yet, as far as they are written. One stays in it
 * until its event is told, so that no reader is ever without it; who has both shows the event's.
 */
export function createGrowingChapters({ replaceText }: Pick<StepContext<unknown>, 'replaceText'>) {
  let chapters = new Map<number, readonly GrowingHeading[]>();

  async function show(): Promise<void> {
    try {
      await replaceText(writeGrowingHeadings([...chapters.values()].flat()));
    } catch {
      // A step that was lost hears of it at its next chapter, which also brings what could not be shown now.
    }
  }

  return {
    take({ index, headings }: GrowingChapter): void {
      if (headings.length === 0 && !chapters.has(index)) return;
      chapters.set(index, headings);
      void show();
    },
    /** Those are kept. */
    dropBefore(count: number): void {
      chapters = new Map([...chapters].filter(([index]) => index >= count));
      void show();
    },
    /** Nothing grows: what an earlier attempt left is not shown any longer either. */
    clear(): Promise<void> {
      chapters.clear();
      return show();
    },
  };
}
