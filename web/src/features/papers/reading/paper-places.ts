import type { PaperBlock, SectionText } from '@yanmo/contract/paper-text';

/** A paragraph that cites a work. */
export interface Place {
  blockId: string;
  number: string;
  title: string;
  excerpt: string;
}

/** Enough words to know the paragraph again. */
const excerptLength = 48;

export function blockText(block: PaperBlock): string {
  return block.lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ');
}

export function listPlaces(sections: readonly SectionText[], workId: string): Place[] {
  return sections.flatMap(({ number, title, text }) =>
    (text?.blocks ?? [])
      .filter((block) => block.works.includes(workId))
      .map((block) => ({ blockId: block.id, number, title, excerpt: excerptAround(block, workId) })),
  );
}

/** The words before the first citation of the work: they are what it bears out. */
function excerptAround(block: PaperBlock, workId: string): string {
  for (const runs of block.lines) {
    const at = runs.findIndex((run) => run.kind === 'citation' && run.works.includes(workId));
    if (at < 0) continue;
    const before = runs
      .slice(0, at)
      .filter((run) => run.kind !== 'citation')
      .map(({ text }) => text)
      .join('')
      .trim();
    if (before !== '') return before.length > excerptLength ? `…${before.slice(-excerptLength).trimStart()}` : before;
  }
  return blockText(block).slice(0, excerptLength);
}

/** How much of the text stands before a block, 0 to 100; by characters, because pictures have no length. */
export function percentBefore(sections: readonly SectionText[], blockId: string): number {
  let before = 0;
  let total = 0;
  let isFound = false;
  for (const block of sections.flatMap(({ text }) => text?.blocks ?? [])) {
    if (block.id === blockId) isFound = true;
    const { length } = blockText(block);
    total += length;
    if (!isFound) before += length;
  }
  return isFound && total > 0 ? Math.round((100 * before) / total) : 0;
}
