import { maximumOutlineWorks, type OutlineWorks } from '@yanmo/contract/outline-works';
import { mayBePrinted } from '@yanmo/contract/works';
import { buildQueriesAtOnce } from '../../engines/build-queries-at-once.ts';
import { createSayShared } from '../../engines/say-shared.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { candidateOf, type LibraryService, wantedByLevel } from '../library/service.ts';
import { walkChapters } from './chapter-tree.ts';
import { type KeptWork, replaceWorks } from './outline-work-store.ts';
import { getOutline, lockOutline } from './outline-writings.ts';
import { originOf, readWorks, restOn, subjectOf, unjudged } from './rested-works.ts';
import * as store from './store.ts';

export function createOutlineWorks(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { library }: { library: LibraryService },
) {
  async function list(userId: string, key1: string): Promise<OutlineWorks> {
    const outline = await getOutline(db, userId, key1);
    const rows = await readWorks(db, outline);
    const found = await library.findWorks(
      db,
      outline.userId,
      rows.map(({ workId }) => workId),
    );
    const byId = new Map(found.map((work) => [work.id, work]));
    const say = createSayShared(subjectOf(outline));
    const headings = [...walkChapters(outline.draft ?? outline.chapters)];
    const works = rows.flatMap(({ workId, origin, isKept, isMethod, reason, fit }) => {
      const work = byId.get(workId);
      if (!work) return [];
      const isChosen = reason === '' && origin === 'CHOSEN';
      return [
        {
          ...{ work, fit, is_kept: isKept, is_method: isMethod },
          origin: isChosen ? originOf(work) : origin,
          reason: reason || say(candidateOf(work, { fit, isOwn: true })),
          chapters: isKept ? headings.filter((heading) => heading.works.includes(workId)).map(({ id }) => id) : [],
        },
      ];
    });
    return {
      works,
      wanted: wantedByLevel[outline.form.product],
      fitting: works.filter(({ is_kept, work }) => is_kept && mayBePrinted(work)).length,
      places: outline.places ?? [],
      is_searching: outline.isSearching,
      is_searched: outline.places !== null,
    };
  }

  /** Without own works that the student has deleted since he chose them. */
  async function listThere(tx: Tx, outline: store.Outline): Promise<KeptWork[]> {
    const works = await readWorks(tx, outline);
    const ids = works.map(({ workId }) => workId);
    const there = new Set((await library.findWorks(tx, outline.userId, ids)).map(({ id }) => id));
    return works.filter(({ workId }) => there.has(workId));
  }

  /** As they would stand beside the outline. */
  async function judgeAdded(userId: string, key1: string, ids: readonly string[]): Promise<KeptWork[]> {
    const subject = subjectOf(await getOutline(db, userId, key1));
    const fits = await library.fitWorks(userId, buildQueriesAtOnce({ ...subject, chapters: [] }), ids);
    const say = createSayShared(subject);
    return (await library.findWorks(db, userId, ids)).map((work): KeptWork => {
      const fit = fits.get(work.id)?.fit ?? 0;
      return {
        ...unjudged,
        workId: work.id,
        origin: 'ADDED',
        fit,
        reason: say(candidateOf(work, { fit, isOwn: true })),
      };
    });
  }

  return {
    list,

    /** Applied at once, also while it is being written: what is written of it then rests on the others. */
    async drop(userId: string, key1: string, ids: readonly string[]) {
      await inTransaction(db, async (tx) => {
        const outline = await lockOutline(tx, userId, key1);
        const gone = new Set(ids.map((id) => id.toLowerCase()));
        const works = await listThere(tx, outline);
        const changed = works.map((work) => (gone.has(work.workId) ? { ...work, isKept: false } : work));
        await replaceWorks(tx, outline.id, changed, clock.now());
        await keepRests(tx, outline, changed);
      });
      return list(userId, key1);
    },

    async add(userId: string, key1: string, ids: readonly string[]) {
      const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
      const judged = await judgeAdded(userId, key1, asked);
      await inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        const outline = await lockOutline(tx, userId, key1);
        const found = await library.findWorks(tx, userId, asked);
        if (found.length < asked.length) throw new AppError('not_found');
        const works = await listThere(tx, outline);
        const isAsked = new Set(asked);
        const again = works.map((work): KeptWork => {
          if (!isAsked.has(work.workId) || work.isKept) return work;
          // Asked for by the student now: writing it again keeps it.
          return { ...work, isKept: true, origin: 'ADDED' };
        });
        const known = new Set(works.map(({ workId }) => workId));
        const added = judged.filter(({ workId }) => !known.has(workId));
        if (again.length + added.length > maximumOutlineWorks) {
          throw new AppError('outline_works_full', { maximum: maximumOutlineWorks });
        }
        await replaceWorks(tx, outline.id, [...again, ...added], clock.now());
      });
      return list(userId, key1);
    },
  };
}

/** What was dropped stands at no heading, and is not the student's choice any more. */
function keepRests(tx: Tx, outline: store.Outline, works: readonly KeptWork[]): Promise<store.Outline> {
  const dropped = new Set(works.filter(({ isKept }) => !isKept).map(({ workId }) => workId));
  const isThere = (id: string) => !dropped.has(id);
  return store.changeRests(tx, outline.id, {
    chapters: restOn(outline.chapters, isThere),
    draft: outline.draft && restOn(outline.draft, isThere),
    paperIds: outline.paperIds.filter(isThere),
  });
}
