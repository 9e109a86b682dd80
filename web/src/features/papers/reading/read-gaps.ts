import { gapMark } from '@yanmo/contract/gap-mark';
import type { PaperRun } from '@yanmo/contract/paper-text';

/** Abstracts come as plain text: their gaps are found here, so that they are marked as in the sections. */
export function readGaps(text: string): PaperRun[] {
  const runs: PaperRun[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(gapMark)) {
    runs.push({ kind: 'text', text: text.slice(from, index) }, { kind: 'gap', text: mark.slice(1, -1) });
    from = index + mark.length;
  }
  return [...runs, { kind: 'text', text: text.slice(from) } as const].filter((run) => run.text !== '');
}
