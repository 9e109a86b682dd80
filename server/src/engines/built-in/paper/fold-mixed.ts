import type { PaperSection } from '../../engine.ts';
import { foldSections } from '../../fold-sections.ts';
import type { Composed } from './compose-section.ts';
import type { Paper } from './paper.ts';
import type { Source } from './pool.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';

/** Chapters whose headings each name one problem, one cause or one answer. */
const named: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);

/**
 * The outline without headings that name one cause or one answer where others are told below them: what brings about one problem is not told below the name of
 * what brings about another. The chapter tells them then one problem behind the other, as does the chapter on what answers them.
 */
export function foldMixed(chapters: readonly PaperSection[], paper: Paper): readonly PaperSection[] {
  const { spots, sections, context } = paper;
  const { pool } = context;
  const entryOf = (spot: Spot): Source | null => {
    const source = pool.findByTerm(spot.section.title);
    return source?.entry.sheet ? source : null;
  };
  const below = (chapter: Spot): Spot[] => spots.filter(({ parent }) => parent === chapter);
  /** A heading that its student wrote, or wished for, stays. */
  const isOne = (leaf: Spot): boolean =>
    leaf.isLeaf &&
    (leaf.role === 'status' || named.has(leaf.role)) &&
    (entryOf(leaf) !== null || (leaf.isOurs && leaf.move !== null && !leaf.move.startsWith('wish.')));
  const parted = spots.filter(
    (spot) => spot.path.length === 1 && named.has(spot.role) && below(spot).length > 0 && below(spot).every(isOne),
  );
  const problemOf = (id: string): string | null => {
    const source = pool.find(id);
    if (!source) return null;
    if (source.entry.kind === 'problem') return id;
    return named.has(source.entry.kind as Role) ? (pool.findProblem(source)?.entry.id ?? null) : null;
  };
  const isMixed = ({ spot, pieces }: Composed): boolean => {
    // How things stand may be told with what is wrong.
    if (!named.has(spot.role)) return false;
    const own = problemOf(entryOf(spot)?.entry.id ?? '');
    return pieces.some(
      (piece) =>
        piece.kind === 'sentences' &&
        piece.sentences.some(({ about: [first = ''] }) => {
          const problem = problemOf(first);
          return problem !== null && problem !== own;
        }),
    );
  };
  const hasMixed = sections.some(
    (section) => parted.some((chapter) => section.spot.parent === chapter) && isMixed(section),
  );
  if (!hasMixed) return chapters;
  const folded = new Set(parted.map(({ section }) => section.id));
  return foldSections(chapters, ({ id }) => folded.has(id));
}
