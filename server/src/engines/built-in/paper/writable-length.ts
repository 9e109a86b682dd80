import type { PaperRequest, Writable } from '../../engine.ts';
import type { Composed } from './compose-section.ts';
import { mergeThin } from './merge-thin.ts';
import type { Paper } from './paper.ts';
import type { Role } from './roles.ts';
import { reporting } from './telling/reported-roles.ts';
import { listCalled } from './telling/told-fact.ts';
import { isTold, writePaperAtOnce } from './write-paper.ts';

/** A paper that comes so near to its length is as long as was wished. */
const asWished = 0.965;
/** What works that are dropped, or a turn of wording, may take away again. */
const kept = 0.97;

const chainRoles: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);

/** A section of one sentence, and nothing that its student is to add. */
function isOneSentence({ pieces }: Composed): boolean {
  const sentences = pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []));
  return sentences.length < 2 && sentences.every(({ move }) => move !== 'gap');
}

/** The paper on an outline with as many sections as what is known can fill. */
function writeMerged(request: PaperRequest, paper: Paper): Paper {
  const units = new Map(paper.sections.map((section) => [section.spot.section.id, section.units]));
  const thin = new Set(paper.sections.filter(isOneSentence).map(({ spot }) => spot.section.id));
  const chained = paper.spots.filter(({ role, path }) => path.length === 2 && chainRoles.has(role));
  const chapters = mergeThin(
    request.chapters,
    {
      unitsOf: (id) => units.get(id) ?? 0,
      isThin: (id) => thin.has(id),
      chained: new Set(chained.flatMap(({ parent }) => parent?.section.id ?? [])),
      parted: new Set(
        paper.spots.flatMap(({ role, parent }) =>
          reporting.has(role) && parent?.role === 'lesson' ? [parent.section.id] : [],
        ),
      ),
      discussed: new Set(
        paper.spots.some(({ role }) => reporting.has(role))
          ? chained.flatMap(({ role, parent }) => (role === 'problem' && parent ? [parent.section.id] : []))
          : [],
      ),
    },
    request.language,
  );
  return chapters === request.chapters ? paper : writePaperAtOnce({ ...request, chapters });
}

/**
 * How much can be written of a title, and from what: the paper is written and counted. Null where a length can always be kept, since the
 * text says what is going to be done.
 */
export function writableLength(request: PaperRequest, whole: Paper = writePaperAtOnce(request)): Writable | null {
  if (!isTold(request)) return null;
  const paper = writeMerged(request, whole);
  const written = paper.sections.reduce((sum, { units }) => sum + units, 0);
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
  };
}
