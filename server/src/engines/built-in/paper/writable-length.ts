import { countDraft } from '@yanmo/contract/draft-count';
import { dropSections } from '../../drop-sections.ts';
import type { PaperRequest, PaperSection, Writable } from '../../engine.ts';
import { foldSections, spreadLength, withLengths } from '../../fold-sections.ts';
import type { Composed } from './compose-section.ts';
import { foldMixed } from './fold-mixed.ts';
import { mergeThin } from './merge-thin.ts';
import type { Paper } from './paper.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import { opening, reporting } from './telling/reported-roles.ts';
import { listCalled } from './telling/told-fact.ts';
import { listUnanswered } from './unanswered.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

/** A paper that comes so near to its length is as long as was wished. */
const asWished = 0.965;
/** What works that are dropped, or a turn of wording, may take away again. */
const kept = 0.97;
/** Each time what is known is dealt anew, another heading may be left without an answer. */
const mostTrims = 3;
/** A section that comes so near to its length could have held more. */
const full = 0.85;
/** What some sections cannot fill is told in others as long as that makes the paper longer. */
const mostFills = 3;
const worthAnother = 1.02;
/** Of a paper that comes to less than was wished no section that only opens it takes up more. */
const mostOpened = 0.28;

/** Sections each of which assumes something that is then tested. */
const assuming: ReadonlySet<Role> = new Set<Role>(['factor', 'direct', 'hypothesis', 'mediated', 'moderated']);

const chainRoles: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);

/** A section of one sentence, and nothing that its student is to add. */
function isOneSentence({ pieces }: Composed): boolean {
  const sentences = pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []));
  return sentences.length < 2 && sentences.every(({ move }) => move !== 'gap');
}

/** The outline without the headings that nothing answers; one that is left alone below another becomes its text. */
function dropUnanswered(chapters: readonly PaperSection[], paper: Paper): readonly PaperSection[] {
  const left = dropSections(chapters, listUnanswered(paper));
  if (left === chapters) return chapters;
  const named = new Set(
    paper.spots.flatMap(({ role, section }) => (chainRoles.has(role) || reporting.has(role) ? [section.id] : [])),
  );
  return foldSections(
    left,
    ({ children: [only, ...others] }) => only !== undefined && others.length === 0 && !named.has(only.id),
  );
}

/** The outline with as many sections as what is known can fill. */
function mergeSections(
  chapters: readonly PaperSection[],
  paper: Paper,
  { language }: PaperRequest,
): readonly PaperSection[] {
  // A marked place has no words to sell, and fills its section all the same.
  const filled = (section: Composed): number => countDraft(printSection(section, language), { withGaps: true });
  const units = new Map(paper.sections.map((section) => [section.spot.section.id, filled(section)]));
  const thin = new Set(paper.sections.filter(isOneSentence).map(({ spot }) => spot.section.id));
  const chained = paper.spots.filter(({ role, path }) => path.length === 2 && chainRoles.has(role));
  return mergeThin(
    chapters,
    {
      unitsOf: (id) => units.get(id) ?? 0,
      isThin: (id) => thin.has(id),
      chained: new Set(chained.flatMap(({ parent }) => parent?.section.id ?? [])),
      // What a plan holds of the paper to come is no part of what is asked; one factor is no part of another.
      parted: new Set(
        paper.spots.flatMap(({ role, parent, section }) =>
          parent &&
          ((role === 'factor' && !thin.has(section.id)) ||
            (reporting.has(role) && parent.role === 'lesson') ||
            (paper.subject.isPlan && parent.role === 'question'))
            ? [parent.section.id]
            : [],
        ),
      ),
      discussed: new Set(
        paper.spots.some(({ role }) => reporting.has(role))
          ? paper.spots.flatMap(({ role, path, parent }) =>
              // What is assumed is what the title asks of: a study without its hypotheses is advice.
              path.length === 2 && parent && (role === 'problem' || assuming.has(role)) ? [parent.section.id] : [],
            )
          : [],
      ),
    },
    language,
  );
}

const countWritten = ({ sections }: Paper): number => sections.reduce((sum, { units }) => sum + units, 0);

/** A review that tells what others have written does not open with that. */
const isOpening = ({ role, path }: Spot): boolean => path[0] === 1 && opening.has(role);

/** The lengths of a paper's sections once those that are full share what the others lack; null where none is full. */
function refill({ sections }: Paper, wordCount: number): Record<string, number> | null {
  // A paper does not open at greater length because its chapters have less to tell.
  const isFull = ({ spot, units }: Composed): boolean => units >= spot.units * full && !isOpening(spot);
  const lacking = sections.filter((section) => !isFull(section)).reduce((sum, { units }) => sum + units, 0);
  const held = sections.filter(isFull).reduce((sum, { spot }) => sum + spot.units, 0);
  if (held === 0) return null;
  const written = sections.reduce((sum, { units }) => sum + units, 0);
  const share = (wordCount - lacking) / held;
  return Object.fromEntries(
    sections.map((section) => {
      const { spot, units } = section;
      const opened = Math.min(units, spot.units, mostOpened * written);
      const wished = isFull(section) ? spot.units * share : isOpening(spot) ? opened : units;
      return [spot.section.id, Math.max(1, Math.round(wished))];
    }),
  );
}

/** The paper on an outline whose headings are answered, with as many sections as what is known can fill. */
export function writeFitting(request: PaperRequest, whole: Paper): Paper {
  const write = (chapters: readonly PaperSection[]): Paper =>
    writePaperAtOnce({ ...request, chapters: spreadLength(chapters, request.wordCount) });
  // Before a chapter goes whose headings nothing answers: without them it may have all that is told below one of another.
  const unmixed = foldMixed(request.chapters, whole);
  let paper = unmixed === request.chapters ? whole : write(unmixed);
  let chapters = dropUnanswered(unmixed, paper);
  if (chapters !== unmixed) paper = write(chapters);
  const merged = mergeSections(chapters, paper, request);
  if (merged !== chapters) paper = write(merged);
  chapters = merged;
  for (let trims = 1; trims < mostTrims; trims += 1) {
    const left = dropUnanswered(chapters, paper);
    if (left === chapters) break;
    chapters = left;
    paper = write(chapters);
  }
  for (let fills = 0; fills < mostFills && countWritten(paper) < request.wordCount * asWished; fills += 1) {
    const leaves = refill(paper, request.wordCount);
    if (!leaves) break;
    chapters = withLengths(chapters, { leaves });
    const longer = write(chapters);
    if (countWritten(longer) < countWritten(paper) * worthAnother) break;
    paper = longer;
  }
  return paper;
}

/** How much can be written of a title, and from what: the paper is written and counted. */
export const writableLength = (request: PaperRequest, whole: Paper = writePaperAtOnce(request)): Writable =>
  countFitting(request, writeFitting(request, whole));

export function countFitting(request: PaperRequest, paper: Paper): Writable {
  const written = countWritten(paper);
  const isWhole = written >= request.wordCount * asWished;
  const scale = isWhole ? request.wordCount / Math.max(1, written) : kept;
  const leaves = paper.sections.map(
    ({ spot, units }) => [spot.section.id, Math.max(1, Math.round(units * scale))] as const,
  );
  const called = listCalled(paper.context.pool).map(({ entry }) => entry.sheet?.id ?? '');
  return {
    units: isWhole ? request.wordCount : leaves.reduce((sum, [, units]) => sum + units, 0),
    leaves: Object.fromEntries(leaves),
    subjects: new Set(called).size,
    own: request.own?.length ?? 0,
    works: request.works.length,
    unknown: [...(paper.unknown?.terms ?? [])],
    missing: [...(paper.unknown?.missing ?? [])],
    seldom: (paper.unknown?.seldom ?? []).map(({ term, share }) => ({ term, percent: Math.round(share * 100) })),
    unlinked: paper.unknown?.unlinked ?? null,
  };
}
