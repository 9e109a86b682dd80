import type { Language } from '@yanmo/contract/languages';
import type { PaperSection } from '../../engine.ts';
import { foldSections } from '../../fold-sections.ts';

/** Units that a section is to have at least on average: below it a paper is headings with a remark under each. */
const ofSection: Record<Language, number> = { zh: 262, ja: 300, en: 140, es: 148 };

const countLeaves = (sections: readonly PaperSection[]): number =>
  sections.reduce((sum, { children }) => sum + Math.max(1, countLeaves(children)), 0);

interface Written {
  /** How much a section without others below it came to. */
  unitsOf(id: string): number;
  /** Whether a section came to a single sentence. */
  isThin(id: string): boolean;
  /** Headings below which each section is on one problem, cause or answer: they stay or go together. */
  chained: ReadonlySet<string>;
  /** Headings below which a study discusses known troubles by name: without these it would have nothing to say there. */
  discussed?: ReadonlySet<string>;
  /** Headings below which results that are still to come stand beside what is discussed: the two are never one text. */
  parted?: ReadonlySet<string>;
}

/** Of the usual length of a section, from which on one on a named trouble is kept. */
const ofDiscussed = 0.35;

/** Headings with headings below them, the deepest first. */
function listParents(sections: readonly PaperSection[], depth = 0): { section: PaperSection; depth: number }[] {
  return sections.flatMap((section) =>
    section.children.length === 0 ? [] : [...listParents(section.children, depth + 1), { section, depth }],
  );
}

/**
 * An outline as what can be written of it carries: where its sections would be too thin, those below one heading become one text, at the deepest
 * level first, there where the least is to be told, and chapters of problems, causes and answers last and all of them.
 */
export function mergeThin(
  chapters: readonly PaperSection[],
  { unitsOf, isThin, chained, discussed = new Set(), parted = new Set() }: Written,
  language: Language,
): readonly PaperSection[] {
  const under = (section: PaperSection): number =>
    section.children.length === 0
      ? unitsOf(section.id)
      : section.children.reduce((sum, child) => sum + under(child), 0);
  const written = chapters.reduce((sum, chapter) => sum + under(chapter), 0);
  const most = Math.max(chapters.length, Math.round(written / ofSection[language]));
  /** A heading above one that has a single sentence below it. */
  const holdsThin = (section: PaperSection): boolean =>
    section.children.some(({ id, children }) => children.length === 0 && isThin(id));
  const isKept = (section: PaperSection): boolean =>
    parted.has(section.id) ||
    (discussed.has(section.id) && under(section) >= section.children.length * ofSection[language] * ofDiscussed);
  let merged = chapters;
  for (;;) {
    const parents = listParents(merged).filter(({ section }) => !isKept(section));
    const open = countLeaves(merged) > most ? parents : parents.filter(({ section }) => holdsThin(section));
    const [thinnest] = open.toSorted(
      (one, other) =>
        other.depth - one.depth ||
        Number(chained.has(one.section.id)) - Number(chained.has(other.section.id)) ||
        under(one.section) - under(other.section),
    );
    if (!thinnest) break;
    const { id } = thinnest.section;
    // Too many headings go with all of their kind; one with a single sentence below it only with those beside it.
    const folded = chained.has(id) && countLeaves(merged) > most ? chained : new Set([id]);
    merged = foldSections(merged, (section) => folded.has(section.id));
  }
  return merged;
}
