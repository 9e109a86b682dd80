import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAudit } from '../settings/service.ts';
import { endAllSessionsOf } from './session-store.ts';
import * as store from './store.ts';

/** How many live sessions were ended; null when no account has this phone. */
export async function endSessionsOfPhone(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  phone: string,
): Promise<number | null> {
  return await inTransaction(db, async (tx) => {
    // Held, so that a login under way either is ended here or comes after.
    const user = await store.lockUserByPhone(tx, phone);
    if (!user) return null;
    const at = clock.now();
    const ended = await endAllSessionsOf(tx, user.id, 'ENDED_BY_OPERATOR', at);
    await recordAudit(tx, { actor, action: 'accounts.end-sessions', subject: `user:${user.id}`, after: { ended }, at });
    return ended;
  });
}
