import { listPieces } from '../../../text/word-overlap.ts';
import type { Composed } from './compose-section.ts';
import { findMove } from './find-move.ts';
import type { Paper } from './paper.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import { openCaseHeadings } from './telling/case-headings.ts';
import { gathering, reporting } from './telling/reported-roles.ts';

/** What every paper has, whether or not anything is known that would stand there. */
const expected: ReadonlySet<Role> = new Set<Role>([
  ...(['background', 'question', 'literature', 'findings', 'approach', 'schedule', 'feasibility', 'search'] as const),
]);
/** What a study with data of its own has as well. */
const ofStudies: ReadonlySet<Role> = new Set<Role>(['limits', 'direct', 'hypothesis', 'mediated', 'moderated']);
/** One problem, cause or answer each: where some are known by name they stand for each other chapter by chapter, and none goes without the others. */
const chained: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);

/** With fewer sentences a chapter is a remark. */
const fewestOfChapter = 3;

function isMeagre({ spot, pieces }: Composed): boolean {
  const sentences = pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []));
  return (
    spot.path.length === 1 &&
    sentences.length < fewestOfChapter &&
    sentences.every(({ move }) => move !== 'gap') &&
    pieces.every(({ kind }) => kind === 'sentences')
  );
}

/** Sections whose heading nothing answers and nobody asked for. */
export function listUnanswered({ sections, spots, subject, context }: Paper): Set<string> {
  const isNamed = ({ role, section }: Spot): boolean =>
    chained.has(role) && context.pool.findByTerm(section.title)?.entry.sheet !== undefined;
  const hasNamed = spots.some(isNamed);
  const isStudy = spots.some(({ role }) => reporting.has(role));
  const { understanding, language } = subject;
  const object = listPieces(understanding.object);
  const asked = [...listPieces(understanding.aspect)].filter((piece) => !object.has(piece));
  // A heading that names a known case promises what is so of it; where nothing told names it, it goes, whatever else it asks.
  const { isOfNamedCase } = openCaseHeadings({ subject });
  const isAskedByTitle = (spot: Spot): boolean => {
    const pieces = listPieces(spot.section.title);
    return !isOfNamedCase(spot) && asked.some((piece) => pieces.has(piece));
  };
  // A heading that a student wrote is a wish, and so is one that was worded for a wish.
  const isWished = ({ move, section }: Spot): boolean =>
    move === null || move.startsWith('wish.') || findMove(section.title, '', language) === null;
  const isExpected = ({ role }: Spot): boolean =>
    expected.has(role) || (hasNamed && chained.has(role)) || (isStudy && (ofStudies.has(role) || gathering.has(role)));
  return new Set(
    sections.flatMap((section) => {
      const { spot } = section;
      // What brings the problems about, and what answers them, has its chapter, however short.
      const isOfChain = chained.has(spot.role) && spot.path.length === 1 && section.units > 0;
      const isLeft = section.isUnanswered === true || (isMeagre(section) && !isOfChain);
      return isLeft && !isExpected(spot) && !isWished(spot) && !isAskedByTitle(spot) ? [spot.section.id] : [];
    }),
  );
}
