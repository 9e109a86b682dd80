import type { Wish } from '@yanmo/contract/understanding';
import { countSections, trimSections } from '../../../understanding/trim-sections.ts';
import { findUnmet } from '../../../understanding/wishes/find-unmet.ts';
import type { Realised } from './realise.ts';
import { flattenNodes } from './wishes/tree.ts';

/**
 * What wishes, keywords and the title's own parts brought into an outline stays; where it is more than the length
 * carries, what was planned before gives way to it.
 */
export function keepToSize(
  nodes: readonly Realised[],
  { most, planned, wishes }: { most: number; planned: readonly Realised[]; wishes: readonly Wish[] },
): Realised[] {
  if (countSections(nodes) <= most) return [...nodes];
  const before = new Set(flattenNodes(planned).map(({ title }) => title));
  const brought = flattenNodes(nodes)
    .filter(({ title, section }) => section.move === 'frame.keyword' || !before.has(title))
    .map(({ title }) => title);
  const unmet = findUnmet(nodes, wishes).length;
  return trimSections(nodes, most, {
    tieOf: ({ section }) => section.slots.problem,
    isWhole: (fewer) => {
      const left = new Set(flattenNodes(fewer).map(({ title }) => title));
      return brought.every((title) => left.has(title)) && findUnmet(fewer, wishes).length <= unmet;
    },
  });
}
