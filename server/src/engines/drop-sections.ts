import type { PaperSection } from './engine.ts';

const countLeaves = (sections: readonly PaperSection[]): number =>
  sections.reduce((sum, { children }) => sum + Math.max(1, countLeaves(children)), 0);

/** Works that stood below headings that are gone go to the section before them, or to the one behind them where there is none. */
interface Carried {
  works: readonly string[];
}

const withWorks = (section: PaperSection, works: readonly string[]): PaperSection =>
  works.length === 0 ? section : { ...section, works: [...new Set([...section.works, ...works])] };

/** The last section below a heading that has a text of its own, with more works. */
function addToLast(section: PaperSection, works: readonly string[]): PaperSection {
  const last = section.children.at(-1);
  return last
    ? { ...section, children: [...section.children.slice(0, -1), addToLast(last, works)] }
    : withWorks(section, works);
}

function drop(sections: readonly PaperSection[], isDropped: (id: string) => boolean, carried: Carried): PaperSection[] {
  const kept: PaperSection[] = [];
  for (const section of sections) {
    if (section.children.length === 0 && !isDropped(section.id)) {
      kept.push(withWorks(section, carried.works));
      carried.works = [];
      continue;
    }
    const children = drop(section.children, isDropped, carried);
    if (children.length > 0) {
      const units = children.reduce((sum, child) => sum + child.units, 0);
      kept.push({ ...section, children, units });
    } else {
      carried.works = [...carried.works, ...section.works];
    }
    const last = kept.at(-1);
    if (!last || carried.works.length === 0) continue;
    kept[kept.length - 1] = addToLast(last, carried.works);
    carried.works = [];
  }
  return kept;
}

/**
 * Chapters without some of their sections; a heading all of whose sections are gone goes with them. The others take over what these rested on, and as
 * many words.
 */
export function dropSections(chapters: readonly PaperSection[], dropped: ReadonlySet<string>): readonly PaperSection[] {
  if (dropped.size === 0) return chapters;
  const kept = drop(chapters, (id) => dropped.has(id), { works: [] });
  return countLeaves(kept) === countLeaves(chapters) ? chapters : kept;
}
