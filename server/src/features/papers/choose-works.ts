import type { Work } from '@yanmo/contract/works';
import type { PaperSection } from '../../engines/engine.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LibraryService } from '../library/service.ts';
import { listLeaves } from './paper-basis.ts';
import type { Paper } from './store.ts';

/** By the rules that schools give: at least ten for a bachelor's paper, forty for a master's, fewer for a course paper. */
export const wantedByLevel = { VOCATIONAL: 12, UNDERGRADUATE: 18, MASTER: 45, FINAL: 8 } as const;
/** Works that are looked at for one question. */
const worksAQuestion = 40;

/** What nobody has borne out is never printed, and what was retracted never cited. */
export const mayBeCited = (work: Work): boolean => work.verified !== null && !work.is_retracted;

/** The student's own choice first, then what the library holds on the keywords, the title and each chapter. */
export async function chooseWorks(
  library: LibraryService,
  db: Database,
  paper: Pick<Paper, 'request' | 'userId'>,
): Promise<string[]> {
  const { request, userId } = paper;
  const chosen = new Map<string, Work>();
  const take = (works: readonly Work[]) => {
    for (const work of works) if (mayBeCited(work) && !chosen.has(work.id)) chosen.set(work.id, work);
  };
  const named = new Set(listLeaves(request.chapters).flatMap(({ works }) => works));
  take(await library.findWorks(db, userId, [...named]));
  const wanted = Math.max(wantedByLevel[request.level], chosen.size);
  const questions = [
    [...request.keywords],
    [request.title],
    ...request.chapters.map((chapter: PaperSection) => [chapter.title, ...chapter.children.map(({ title }) => title)]),
  ].filter((words) => words.length > 0);
  for (const words of questions) {
    if (chosen.size >= wanted) break;
    take(await library.suggestByKeywords(userId, words, worksAQuestion));
  }
  return [...chosen.keys()].slice(0, Math.max(wanted, named.size));
}
