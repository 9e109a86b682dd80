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
