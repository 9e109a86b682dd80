import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import type { LibraryService } from '../library/service.ts';
import { createConsents } from './consent/consent.ts';
import { deleteConsent, listConsentForExport } from './consent/consent-store.ts';
import { createFindCopies } from './copies/find-copies.ts';
import { forgetChangedWorksOf } from './feeds/changed-work-store.ts';
import { createFollowWorks } from './feeds/follow-works.ts';
import { createPutFile } from './feeds/put-file.ts';
import { putText } from './feeds/put-text.ts';
import { createRereadSources } from './feeds/reread-sources.ts';
import { createSharedPapers } from './feeds/shared-papers.ts';
import { type CorpusRequest, createCorpus } from './index/corpus.ts';
import { createDescribeSources } from './index/describe-sources.ts';
import { listPassagesAt, type PlaceInSource } from './index/passage-store.ts';
import { type ComparedScope, deleteShelvesOf, listFilledKinds, listVisibleShelves } from './index/shelf-store.ts';
import { countTexts, removeSourcesOf } from './index/source-store.ts';

/** Looks whether the library has changed; most of the time it has not. */
const follow = defineJob({ name: 'similarity.follow-library', payload: z.object({}), policy: 'short', retryLimit: 0 });
const eachMinute = '* * * * *';
/** Then the next one goes on. */
const longestMs = 10 * 60_000;
/** While somebody waits for it. */
const readAtOnceMs = 5_000;

export type SimilarityIndex = ReturnType<typeof createSimilarityIndex>;

/** What texts are compared with: what is put in and when, what is taken out, and who may look into which part of it. */
export function createSimilarityIndex(
  platform: Platform,
  { library, files }: { library: LibraryService; files: FilesService },
) {
  const { db, jobs } = platform;
  const papers = createSharedPapers(platform);
  const ownFiles = createPutFile(platform, { files });
  const followWorks = createFollowWorks(platform, { library });
  const rereadSources = createRereadSources(platform);

  /** Whether there is anything to compare with; what the library got a moment ago is read first, where that decides. */
  async function hasTexts(scope: ComparedScope): Promise<boolean> {
    const isFilled = async () => (await listFilledKinds(db, scope)).size > 0;
    if (await isFilled()) return true;
    if (!scope.among.includes('LIBRARY')) return false;
    const untilMs = performance.now() + readAtOnceMs;
    if (scope.userId !== null) await followWorks({ ownerId: scope.userId, untilMs });
    if (await isFilled()) return true;
    return (await followWorks({ untilMs })) > 0 && isFilled();
  }

  return {
    createCorpus: (request: CorpusRequest) => createCorpus(db, request),
    countTexts: (scope: ComparedScope) => countTexts(db, scope),
    hasTexts,
    findCopies: createFindCopies(platform),
    /** What stands at places of papers of others now; nothing of those that are not shared any more. */
    async readPapers(userId: string, places: readonly PlaceInSource[]) {
      const shelves = await listVisibleShelves(db, { userId, among: ['SITE'] });
      return listPassagesAt(db, { userId, shelves: shelves.map(({ id }) => id) }, places);
    },
    describeSources: createDescribeSources({ db, library }),
    /** Before somebody is compared with their own library: what they put into it a moment ago is in the index too. */
    followWorksOf: (userId: string, untilMs?: number) => followWorks({ ownerId: userId, untilMs }),
    followWorks,
    rereadSources,
    ownFiles,
    papers,
    consents: createConsents(platform, { papers }),

    registerJobs(): void {
      jobs.work(putText, async (text, { signal }) => {
        if (text.what === 'PAPER') await papers.put(text.paper_id, signal);
        else if (text.what === 'PAPERS') await papers.putAll(text.user_id, signal);
        else await ownFiles.put({ userId: text.user_id, fileKey: text.file_key, purpose: text.purpose }, signal);
      });
      jobs.work(
        follow,
        async (_payload, { signal }) => {
          const untilMs = performance.now() + longestMs;
          await followWorks({ signal, untilMs });
          await rereadSources({ signal, untilMs });
        },
        { concurrency: 1 },
      );
      jobs.schedule(follow, eachMinute, {});
    },

    accountPart: {
      room: 'similarity',
      async exportRows(tx: Tx, userId: string) {
        return { sharing_consent: await listConsentForExport(tx, userId) };
      },
      /** Papers, files and works take theirs along when they go; here is nothing left that could be forgotten. */
      async erase(tx: Tx, userId: string) {
        await forgetChangedWorksOf(tx, userId);
        await removeSourcesOf(tx, userId);
        await deleteShelvesOf(tx, userId);
        await deleteConsent(tx, userId);
      },
    },
  };
}
