import { randomInt } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { recordAudit } from '../settings/service.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-code-store.ts';
import * as store from './store.ts';
import { findTotpStep } from './totp.ts';

/** Without letters and digits that are taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;
const codesGiven = 10;
const purpose = 'recovery-code';
/**
 * A code of the authenticator works once in half a minute, so that nobody with the device comes to more; whoever has but the session
 * would need years of guessing.
 */
const tries = { count: 20, perSeconds: 600 };

const digestOf = (secrets: Secrets, userId: string, code: string) =>
  secrets.sign(purpose, `${userId} ${code.toLowerCase().replaceAll('-', '')}`);

/** Shown once, as abcde-fghjk; the database holds digests. */
export async function giveRecoveryCodes(tx: Tx, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesGiven }, () => {
    const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
  });
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => digestOf(secrets, userId, code)),
  );
  return codes;
}

/** What a right code leaves behind: the step up to which codes are used up, or null where a recovery code was used up. */
export async function takeSecondFactor(
  tx: Tx,
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
  user: store.LockedUser,
  code: string,
): Promise<{ step: number | null } | null> {
  if (!user.totpSecret) return null;
  if (/^\d{6}$/.test(code)) {
    const step = findTotpStep(secrets, user.totpSecret, code, user.totpLastStep, clock.now());
    return step === null ? null : { step };
  }
  if (!(await takeRecoveryCode(tx, user.id, digestOf(secrets, user.id, code)))) return null;
  await recordAudit(tx, {
    actor: { userId: user.id },
    action: 'accounts.recovery-code-used',
    subject: `user:${user.id}`,
    at: clock.now(),
  });
  return { step: null };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Asked for once more where money leaves, of whoever has turned it on. */
export function createSecondFactor(platform: Pick<Platform, 'clock' | 'secrets' | 'pool' | 'config'>) {
  const limiter = createRateLimiter(platform.pool, platform.config.rateLimitScale);

  /** In the transaction of what it protects: a code works once, and is not lost where that is refused. */
  async function assertCode(tx: Tx, userId: string, code: string | undefined): Promise<void> {
    const user = await store.lockUser(tx, userId);
    if (!user) throw new AppError('session_revoked');
    if (!user.totpSecret || !user.totpConfirmedAt) return;
    if (code === undefined) throw new AppError('totp_required');
    const taken = await takeSecondFactor(tx, platform, user, code);
    if (!taken) throw new AppError('totp_wrong');
    if (taken.step !== null) await store.updateTotp(tx, userId, { totp_last_step: taken.step });
  }

  return {
    assertCode,

    /**
     * Counts the try, before the transaction that would take it back with itself; what comes of it is called in there, before
     * anything else is locked but users.
     */
    async begin(userId: string, code: string | undefined): Promise<(tx: Tx) => Promise<void>> {
      if (code !== undefined) {
        const retryAfterSeconds = await limiter.admit(`second-factor:${userId}`, tries);
        if (retryAfterSeconds > 0)
          throw new AppError('too_many_requests', { seconds: retryAfterSeconds }, { retryAfterSeconds });
      }
      return (tx) => assertCode(tx, userId, code);
    },
  };
}
