import { randomUUID } from 'node:crypto';
import { book } from '../features/ledger/service.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { TestSite } from './test-site.ts';

/** What a user may ask a model, as a test wants it to be. */
export function allowanceOf({ platform: { db, pool }, clock, allowance }: TestSite, userId: string) {
  return {
    left: () => allowance.read(userId),

    /** The free questions of this day. */
    async useUpFree(): Promise<void> {
      await pool.query(
        `insert into allowance_uses (reference, user_id, kind, paid_by, held_characters, state, characters, created_at)
         select gen_random_uuid(), $1, 'CHAT', 'FREE', 0, 'SETTLED', 10, $2 from generate_series(1, 20)`,
        [userId, clock.now()],
      );
    },

    give: (characters: number): Promise<unknown> =>
      inTransaction(db, (tx) =>
        book(tx, {
          ...{ kind: 'CHARACTERS_BOUGHT', reference: randomUUID(), at: clock.now() },
          postings: [
            { account: { kind: 'CHARACTERS', ownerId: userId }, amount: characters },
            { account: { kind: 'CHARACTERS_ISSUED' }, amount: -characters },
          ],
        }),
      ),
  };
}
