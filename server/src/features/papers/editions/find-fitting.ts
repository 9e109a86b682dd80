import type { Work } from '@yanmo/contract/works';
import type { LibraryService } from '../../library/service.ts';
import { listLeaves } from '../paper-basis.ts';
import type { Paper } from '../store.ts';

/** Far more than any paper cites. */
const mostAnswers = 500;

/**
 * Works that fit the paper's title: those that its own question finds, by which works are chosen, and those that the student
 * picked for it. What only a heading's words found does not.
 */
export async function findFitting(
  library: LibraryService,
  { request, userId }: Pick<Paper, 'request' | 'userId'>,
  works: readonly Work[],
): Promise<Set<string>> {
  const answers = await library.suggestByKeywords(userId, [...request.keywords, request.title], mostAnswers);
  return new Set([
    ...answers.map(({ id }) => id),
    ...listLeaves(request.chapters).flatMap((leaf) => leaf.works),
    ...works.flatMap(({ id, source }) => (source === 'UPLOAD' ? [id] : [])),
  ]);
}
