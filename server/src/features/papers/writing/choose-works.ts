import { mayBePrinted, type Work } from '@yanmo/contract/works';
import type { WorkQueries, WorkQueriesRequest } from '../../../engines/engine.ts';
import { mixWorks } from '../../../engines/mix-works.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type GatheredWork, isArticle, isFitting, type LibraryService, wantedByLevel } from '../../library/service.ts';
import { listLeaves } from '../paper-basis.ts';
import type { Paper } from '../store.ts';

/** Works on methods are a few among the others. */
const methodShare = 0.15;

const isOwn = ({ standing }: Work): boolean => standing === 'AT_HAND' || standing === 'GIVEN';

/** The student's own works first, then what fits best. */
const rank = (found: readonly GatheredWork[]): GatheredWork[] =>
  found.toSorted((one, other) => Number(isOwn(other.work)) - Number(isOwn(one.work)));

/** What an engine is asked for to look for a paper's works. */
export const queriesRequestOf = ({ request }: Pick<Paper, 'request'>): WorkQueriesRequest => {
  const { title, language, type, field, level, keywords, understanding, chapters } = request;
  return {
    ...{ title, language, type, field, level, keywords },
    ...(understanding ? { understanding } : {}),
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      headings: [chapter.title, ...chapter.children.map((child) => child.title)],
    })),
  };
};

export interface ChosenWorks {
  works: Work[];
  /** Own entries that would have been among them, had their giver said that they may be printed. */
  withheld: Work[];
}

/**
 * The works of its outline. What was ordered before works were looked for with the outline has the student's own choice, then
 * what fits the paper: of the library, with `isOnline` of the indexes as well. What does not fit is not taken, however few
 * there are.
 */
export async function chooseWorks(
  library: LibraryService,
  db: Database,
  { request, userId }: Pick<Paper, 'request' | 'userId'>,
  { isOnline, askQueries }: { isOnline: boolean; askQueries: () => Promise<WorkQueries> },
): Promise<ChosenWorks> {
  const { sources } = request;
  const dropped = new Set(sources?.dropped);
  const chosen = new Map<string, Work>();
  const withheld = new Map<string, Work>();
  const take = (works: readonly Work[], most: number) => {
    let taken = 0;
    for (const work of works) {
      if (dropped.has(work.id)) continue;
      if (!mayBePrinted(work)) {
        // A file that is no work is written from all the same: nothing of it is held back.
        const isEntry = work.standing === 'GIVEN' && work.source !== 'UPLOAD';
        if (isEntry && !work.is_retracted) withheld.set(work.id, work);
      } else if (taken < most && !chosen.has(work.id)) {
        chosen.set(work.id, work);
        taken += 1;
      }
    }
  };
  const named = new Set([...(sources?.kept ?? []), ...listLeaves(request.chapters).flatMap(({ works }) => works)]);
  take(await library.preferVerified(db, await library.findWorks(db, userId, [...named])), named.size);
  const wanted = Math.max(wantedByLevel[request.level], chosen.size);
  if (!sources?.isSearched && chosen.size < wanted) {
    const queries = await askQueries();
    const gathered = await library.gather({ userId, queries, wanted, isOnline });
    const fitting = rank(gathered.works.filter(isFitting));
    const ofMethod = fitting.filter(({ serves }) => serves === 'METHOD').map(({ work }) => work);
    const ofSubject = fitting.filter(({ serves }) => serves === 'SUBJECT').map(({ work }) => work);
    const methods = queries.chapters.some(({ isMethod }) => isMethod) ? Math.floor(wanted * methodShare) : 0;
    const left = wanted - chosen.size - Math.min(methods, ofMethod.length);
    const isOthers = (work: Work) => !isOwn(work) && mayBePrinted(work) && !dropped.has(work.id);
    take(ofSubject.filter(isOwn), left);
    const others = ofSubject.filter(isOthers).map((work) => ({ ...work, isArticle: isArticle(work) }));
    const still = Math.max(0, wanted - chosen.size - Math.min(methods, ofMethod.length));
    take(mixWorks(others, still, { ...request, thisYear: new Date().getFullYear() }), still);
    take(ofMethod, Math.min(methods, wanted - chosen.size));
  }
  return { works: [...chosen.values()], withheld: [...withheld.values()] };
}
