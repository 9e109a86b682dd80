import { dropSections } from './drop-sections.ts';
import type { PaperSection } from './engine.ts';

const listWorks = (section: PaperSection): readonly string[] => [
  ...section.works,
  ...section.children.flatMap(listWorks),
];

/** Sections in which those below some headings have become one text, which rests on what they rested on. */
export const foldSections = (
  sections: readonly PaperSection[],
  isFolded: (section: PaperSection) => boolean,
): PaperSection[] =>
  sections.map((section) =>
    section.children.length > 0 && isFolded(section)
      ? { ...section, works: [...new Set(listWorks(section))], children: [] }
      : { ...section, children: foldSections(section.children, isFolded) },
  );

const listLeaves = (sections: readonly PaperSection[]): PaperSection[] =>
  sections.flatMap((section) => (section.children.length > 0 ? listLeaves(section.children) : [section]));

/**
 * Sections with the lengths that they were ordered for, by id; those below a heading that has one itself are folded into it. What has no length, nor
 * anything below it that has one, was left out of the paper when it was measured; its works go to its neighbour, as they did then.
 */
export function withLengths(
  chapters: readonly PaperSection[],
  { leaves }: { leaves: Readonly<Record<string, number>> },
): PaperSection[] {
  const folded = foldSections(chapters, ({ id }) => leaves[id] !== undefined);
  const leftOut = listLeaves(folded).filter(({ id }) => leaves[id] === undefined);
  return measure(dropSections(folded, new Set(leftOut.map(({ id }) => id))), leaves);
}

/** Sections that together are as long as they are to be: what others have left is shared out among them. */
export function spreadLength(sections: readonly PaperSection[], units: number): PaperSection[] {
  const leaves = listLeaves(sections);
  const share =
    units /
    Math.max(
      1,
      leaves.reduce((sum, leaf) => sum + leaf.units, 0),
    );
  return measure(sections, Object.fromEntries(leaves.map((leaf) => [leaf.id, Math.round(leaf.units * share)])));
}

const measure = (sections: readonly PaperSection[], leaves: Readonly<Record<string, number>>): PaperSection[] =>
  sections.map((section) => {
    const children = measure(section.children, leaves);
    const units =
      children.length > 0
        ? children.reduce((sum, child) => sum + child.units, 0)
        : (leaves[section.id] ?? section.units);
    return { ...section, children, units };
  });
