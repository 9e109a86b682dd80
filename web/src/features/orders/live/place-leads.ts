import { splitChapterLead } from '@yanmo/contract/chapter-lead';
import type { SheetSection } from '@yanmo/contract/orders';

/** By the section that holds it: the page draws only what changed, so the same section must give the same objects. */
const placed = new WeakMap<SheetSection, { heading: SheetSection; pair: readonly [SheetSection, SheetSection] }>();

/** Shows what a first section says of its whole chapter where the files print it: under the chapter's heading. */
export function placeLeads(sections: readonly SheetSection[]): readonly SheetSection[] {
  const top = Math.min(...sections.map(({ depth }) => depth));
  const shown = [...sections];
  let chapter = 0;
  for (const [index, heading] of sections.entries()) {
    if (heading.depth !== top) continue;
    chapter += 1;
    const first = sections[index + 1];
    if (!first || heading.state !== 'HEADING' || first.state === 'HEADING' || first.depth !== top + 1) continue;
    const known = placed.get(first);
    if (known?.heading === heading) {
      shown.splice(index, 2, ...known.pair);
      continue;
    }
    const end = sections.findIndex(({ depth }, at) => at > index && depth === top);
    const below = sections.slice(index + 1, end === -1 ? undefined : end);
    const count = below.filter(({ depth }) => depth === top + 1).length;
    const split = splitChapterLead(first.text, { chapter, sections: count });
    if (!split) continue;
    const pair = [
      { ...heading, text: split.lead },
      { ...first, text: split.rest },
    ] as const;
    placed.set(first, { heading, pair });
    shown.splice(index, 2, ...pair);
  }
  return shown;
}
