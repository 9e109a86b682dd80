import type { SharingConsent } from '@yanmo/contract/similarity';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SharedPapers } from '../feeds/shared-papers.ts';
import { countPapersOf, removePapersOf } from '../index/source-store.ts';
import { findConsent, saveConsent, saveFirstConsent } from './consent-store.ts';

export type Consents = ReturnType<typeof createConsents>;

/** Whether others' texts may be compared with a user's papers: asked once, off until they say yes. */
export function createConsents(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { papers }: { papers: Pick<SharedPapers, 'putAllLater'> },
) {
  async function present(queryable: Queryable, userId: string): Promise<SharingConsent> {
    const consent = await findConsent(queryable, userId);
    return {
      is_shared: consent?.isShared ?? null,
      decided_at: consent?.decidedAt.toISOString() ?? null,
      papers: await countPapersOf(queryable, userId),
    };
  }

  /** A yes has earlier papers put in by a job; a no takes all of them out before it is answered. */
  async function follow(tx: Tx, userId: string, isShared: boolean): Promise<void> {
    if (isShared) await papers.putAllLater(tx, userId);
    else await removePapersOf(tx, userId);
  }

  return {
    get: (userId: string) => present(db, userId),

    decide: (userId: string, isShared: boolean): Promise<SharingConsent> =>
      inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        await saveConsent(tx, userId, isShared, clock.now());
        await follow(tx, userId, isShared);
        return present(tx, userId);
      }),

    /** Of whoever was not asked when the question was put: an answer that they gave elsewhere since then stays. */
    decideFirst: (userId: string, isShared: boolean): Promise<SharingConsent> =>
      inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        if (await saveFirstConsent(tx, userId, isShared, clock.now())) await follow(tx, userId, isShared);
        return present(tx, userId);
      }),
  };
}
