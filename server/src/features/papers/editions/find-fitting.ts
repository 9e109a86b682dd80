import type { Work } from '@yanmo/contract/works';
import { buildQueriesAtOnce } from '../../../engines/build-queries-at-once.ts';
import { isCitedBySheets, type LibraryService } from '../../library/service.ts';
import { listLeaves } from '../paper-basis.ts';
import type { Paper } from '../store.ts';
import { queriesRequestOf } from '../writing/choose-works.ts';

/** Works that fit the paper's title by rule, those that were judged to when its outline was written, and those that the student picked. */
export async function findFitting(
  library: LibraryService,
  paper: Pick<Paper, 'request' | 'userId'>,
  works: readonly Work[],
): Promise<Set<string>> {
  const fitting = await library.listFitting(
    paper.userId,
    buildQueriesAtOnce(queriesRequestOf(paper)),
    works.map(({ id }) => id),
  );
  return new Set([
    ...fitting,
    ...(paper.request.sources?.kept ?? []),
    ...listLeaves(paper.request.chapters).flatMap((leaf) => leaf.works),
    // A fact of the subject rests on it.
    ...works.flatMap(({ id }) => (isCitedBySheets(id) ? [id] : [])),
    ...works.flatMap(({ id, source }) => (source === 'UPLOAD' ? [id] : [])),
  ]);
}
