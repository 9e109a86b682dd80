import type { FoundSource } from '@yanmo/contract/similarity';
import type { Queryable } from '../../../platform/database/database.ts';
import type { LibraryService } from '../../library/service.ts';
import { listSources } from './source-store.ts';

export type DescribedSource = Omit<FoundSource, 'rate' | 'units'>;

const nameOf = ({ family, given }: { family: string; given: string }): string =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(family)
    ? `${family}${given}`
    : `${given} ${family}`.trim();

/** What a reader is shown of sources, by their ids; those that are gone meanwhile are left out. */
export function createDescribeSources({ db, library }: { db: Queryable; library: Pick<LibraryService, 'findWorks'> }) {
  return async (userId: string | null, ids: readonly string[]): Promise<Map<string, DescribedSource>> => {
    const sources = await listSources(db, ids);
    const works = new Map(
      (
        await library.findWorks(
          db,
          userId,
          sources.flatMap(({ workId }) => workId ?? []),
        )
      ).map((work) => [work.id, work]),
    );
    return new Map(
      sources.flatMap(({ id, kind, ownerId, workId, title }): [string, DescribedSource][] => {
        const unnamed = { id, kind, title: null, authors: [], year: null, venue: null, doi: null };
        // Of somebody else's paper nothing is said that could tell whose it is.
        if (kind === 'SITE') return [[id, unnamed]];
        if (ownerId !== null && ownerId !== userId) return [];
        const work = workId === null ? undefined : works.get(workId);
        if (!work) return kind === 'OWN_FILE' ? [[id, { ...unnamed, title }]] : [];
        const { year, venue, doi } = work;
        return [[id, { id, kind, title: work.title, authors: work.authors.map(nameOf), year, venue, doi }]];
      }),
    );
  };
}
