import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../settings/service.ts';
import type { AccountPart } from './account-parts.ts';
import { lockAccount } from './lock-account.ts';
import type { SmsCodes } from './sms-codes.ts';

/** All rooms erase in one transaction: an account is there with everything, or gone with everything. */
export function createDeleteAccount(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { codes, parts }: { codes: SmsCodes; parts: readonly AccountPart[] },
) {
  return async (userId: string, smsCode: string): Promise<void> => {
    const outcome = await db.transaction().execute(async (tx): Promise<{ refused: AppError } | null> => {
      const user = await lockAccount(tx, userId);
      if (!user) return { refused: new AppError('session_revoked') };
      const checked = await codes.check(tx, user.phone, 'DELETE_ACCOUNT', smsCode);
      if ('refused' in checked) return checked;
      for (const part of parts) {
        const obstacle = await part.findObstacle?.(tx, userId);
        if (obstacle) return { refused: new AppError(obstacle) };
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
