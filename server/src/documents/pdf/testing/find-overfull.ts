import { pointsPerMm } from '../../layout/measures.ts';
import type { Template } from '../../templates/template.ts';
import type { ReadPages } from './read-back.ts';

/** Text that stands in the margins: what ran out of its line, or of its cell at the edge of a table. */
export function findOverfull(read: ReadPages, { page }: Template): string[] {
  return read.pages.flatMap(({ items, width, height }, index) => {
    const isTurned = width > height;
    const left = (page.marginsMm.left + page.gutterMm) * pointsPerMm;
    const right = (isTurned ? page.heightMm : page.widthMm) * pointsPerMm - page.marginsMm.right * pointsPerMm;
    return items
      .filter(({ str, x, width: itemWidth, fontSize }) => {
        if (str.trim() === '') return false;
        // A mark may hang out of a Latin line, and the empty half of a full-width one is cut off, which its width still counts.
        const hanging = /[\p{P}]$/u.test(str.trimEnd()) ? fontSize * 0.6 : 1;
        return x < left - fontSize * 0.6 || x + itemWidth > right + hanging;
      })
      .map(({ str, x, width: itemWidth }) => `page ${index + 1}: ${str.slice(0, 40)} from ${x} to ${x + itemWidth}`);
  });
}
