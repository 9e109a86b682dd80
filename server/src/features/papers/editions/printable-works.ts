import { mayBePrinted, type Work } from '@yanmo/contract/works';
import { listCitations } from '../../../engines/draft-text.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { LibraryService } from '../../library/service.ts';
import type { Paper } from '../store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Ids that a text cites and that can be those of works: a student may type anything between the brackets. */
export const citedIds = (text: string): string[] => listCitations(text).filter((id) => uuid.test(id));

/** The paper's own works, and what the student cites by hand; what may not be printed any more is not. */
export async function findPrintableWorks(
  library: Pick<LibraryService, 'findCited'>,
  db: Queryable,
  paper: Pick<Paper, 'workIds'> & { userId: string | null },
  texts: Iterable<string>,
): Promise<Work[]> {
  const ids = new Set([...(paper.workIds ?? []), ...[...texts].flatMap(citedIds)]);
  return (await library.findCited(db, paper.userId, [...ids])).filter(mayBePrinted);
}
