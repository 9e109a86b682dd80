import type { Requirements } from './read-requirements.ts';
import { part, type Section } from './section.ts';

/** A keyword more than these would turn the outline into a list of keywords. */
const mostKeywordSections = 2;

/** The place where a required section belongs: its kind of chapter if there is one, else the weightiest. */
function findHost(chapters: readonly Section[], moves: RegExp): Section | undefined {
  const core = chapters.filter(({ move }) => !/^frame\.(?:intro|opening|conclusion)$/u.test(move));
  return (
    core.find(({ move }) => moves.test(move)) ??
    [...core].sort((left, right) => right.weight - left.weight)[0] ??
    chapters[0]
  );
}

function insert(host: Section | undefined, added: Section, atStart = false): void {
  if (!host) return;
  if (atStart) host.children.unshift(added);
  else host.children.push(added);
}

/**
 * What the student asked for by name stands in the outline by name: required sections, methods, cases, and keywords that
 * no heading would otherwise show.
 */
export function addRequired(
  chapters: readonly Section[],
  requirements: Requirements,
  keywords: readonly string[],
  shown: string,
): Section[] {
  const planned = chapters.map((chapter) => ({ ...chapter, children: [...chapter.children] }));
  const said = (term: string): boolean => shown.toLowerCase().includes(term.toLowerCase());
  for (const term of requirements.cases) {
    insert(
      findHost(
        planned,
        /^(?:measures\.status|scheme\.practice|survey\.design|effect\.design|compare\.ground|factor\.design)$/u,
      ),
      part('frame.case', { term }),
      true,
    );
  }
  for (const term of requirements.methods) {
    insert(
      findHost(planned, /\.(?:design|methods|route|experiment|verify|check|ground)$/u),
      part('frame.tool', { term }),
    );
  }
  for (const term of requirements.sections) insert(findHost(planned, /^$/u), part('frame.required', { term }));
  const missing = keywords.map((word) => word.trim()).filter((word) => word.length >= 2 && !said(word));
  for (const term of missing.slice(0, mostKeywordSections)) {
    insert(
      findHost(planned, /^(?:frame\.foundations|review\.strands|concept\.meaning|proposal\.content|task\.content)$/u),
      part('frame.keyword', { term }),
    );
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
