import { part, type Section } from './section.ts';

/** A keyword more than these would turn the outline into a list of keywords. */
const mostKeywordSections = 2;

/** The place where a keyword belongs: the chapter of concepts if there is one, else the weightiest. */
function findHost(chapters: readonly Section[], moves: RegExp): Section | undefined {
  const core = chapters.filter(({ move }) => !/^frame\.(?:intro|opening|conclusion)$/u.test(move));
  return (
    core.find(({ move }) => moves.test(move)) ??
    [...core].sort((left, right) => right.weight - left.weight)[0] ??
    chapters[0]
  );
}

/** Keywords that no heading would otherwise show stand in one. */
export function addKeywords(chapters: readonly Section[], keywords: readonly string[], shown: string): Section[] {
  const planned = chapters.map((chapter) => ({ ...chapter, children: [...chapter.children] }));
  const said = (term: string): boolean => shown.toLowerCase().includes(term.toLowerCase());
  const missing = keywords.map((word) => word.trim()).filter((word) => word.length >= 2 && !said(word));
  for (const term of missing.slice(0, mostKeywordSections)) {
    const host = findHost(
      planned,
      /^(?:frame\.foundations|review\.strands|concept\.meaning|proposal\.content|task\.content)$/u,
    );
    host?.children.push(part('frame.keyword', { term }));
  }
  // A lone section below a chapter is no division: it stands beside the chapter that was too short to have sections.
  return planned.flatMap((chapter) => {
    const [only] = chapter.children;
    return chapter.children.length === 1 && only
      ? [
          { ...chapter, children: [] },
          { ...only, weight: Math.max(4, chapter.weight / 2) },
        ]
      : [chapter];
  });
}
