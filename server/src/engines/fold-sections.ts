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

/**
 * Sections with the lengths that they were ordered for, by id; those below a heading that has one itself are folded into it. What has no length, nor
 * anything below it that has one, was left out of the paper when it was measured.
 */
export function withLengths(
  chapters: readonly PaperSection[],
  { leaves }: { leaves: Readonly<Record<string, number>> },
): PaperSection[] {
  const isKept = ({ id, children }: PaperSection): boolean => leaves[id] !== undefined || children.some(isKept);
  return foldSections(chapters.filter(isKept), ({ id }) => leaves[id] !== undefined).map((section) => {
    const children = withLengths(section.children, { leaves });
    const units =
      children.length > 0
        ? children.reduce((sum, child) => sum + child.units, 0)
        : (leaves[section.id] ?? section.units);
    return { ...section, children, units };
  });
}
