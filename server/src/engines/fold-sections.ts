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

/** Sections with the lengths that they were ordered for, by id; those below a heading that has one itself are folded into it. */
export function withLengths(
  chapters: readonly PaperSection[],
  { leaves }: { leaves: Readonly<Record<string, number>> },
): PaperSection[] {
  return foldSections(chapters, ({ id }) => leaves[id] !== undefined).map((section) => {
    const children = withLengths(section.children, { leaves });
    const units =
      children.length > 0
        ? children.reduce((sum, child) => sum + child.units, 0)
        : (leaves[section.id] ?? section.units);
    return { ...section, children, units };
  });
}
