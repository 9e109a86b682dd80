import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../settings/service.ts';
import type { AccountPart, DeletionChoice } from './account-parts.ts';
import { lockAccount } from './lock-account.ts';
import type { SmsCodes } from './sms-codes.ts';
import { lockUserForDeletion } from './store.ts';

/**
 * All rooms erase in one transaction: an account is there with everything, or gone with everything. It locks in the order
 * of the house (docs/decisions/0018-order-of-locks.md) before it looks at anything; erasing takes no lock that another
 * transaction takes earlier.
 */
export function createDeleteAccount(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { codes, parts }: { codes: SmsCodes; parts: readonly AccountPart[] },
) {
  return async (userId: string, smsCode: string, choice: DeletionChoice): Promise<void> => {
    const outcome = await inTransaction(db, async (tx): Promise<{ refused: AppError } | null> => {
      const user = await lockAccount(tx, userId);
      if (!user) return { refused: new AppError('session_revoked') };
      const checked = await codes.check(tx, user.phone, 'DELETE_ACCOUNT', smsCode);
      if ('refused' in checked) return checked;
      await lockUserForDeletion(tx, userId);
      for (const part of parts) await part.lock?.(tx, userId);
      for (const part of parts) {
        const obstacle = await part.findObstacle?.(tx, userId, choice);
        if (obstacle) return { refused: typeof obstacle === 'string' ? new AppError(obstacle) : obstacle };
      }
      // From right to left: rows that refer to others go first, the account itself last.
      for (const part of parts.toReversed()) await part.erase(tx, userId);
      await recordAudit(tx, {
        actor: { userId },
        action: 'accounts.delete',
        subject: `user:${userId}`,
        at: clock.now(),
      });
      return null;
    });
    if (outcome) throw outcome.refused;
  };
}
