import { randomInt, randomUUID } from 'node:crypto';
import { type SmsPurpose, smsLifetimeSeconds, smsResendSeconds } from '@yanmo/contract/accounts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { SmsError, type SmsSender } from '../../providers/sms/sms-sender.ts';
import { type SmsCaps, secondsUntilRoom, sendsTotal } from './sms-caps.ts';
import * as store from './sms-store.ts';

/** Never scaled: with more, six digits can be guessed. */
const triesPerCode = 5;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** RATE_LIMIT_SCALE multiplies the counts and divides the cool-down. */
export function sendLimits(scale: number): store.SendLimits {
  const scaled = (count: number) => Math.max(1, Math.floor(count * scale));
  return {
    cooldownMs: (smsResendSeconds * 1000) / scale,
    phone: [
      { windowMs: hourMs, count: scaled(5) },
      { windowMs: dayMs, count: scaled(10) },
    ],
    ip: { windowMs: hourMs, count: scaled(30) },
  };
}

function refusal(history: store.SendHistory, limits: store.SendLimits, at: Date): AppError | null {
  const waitSeconds = (since: Date, windowMs: number) => secondsUntilRoom(since, windowMs, at);
  const [first, second] = limits.phone;
  const waits = [
    history.phoneFirstAt && waitSeconds(history.phoneFirstAt, first.windowMs),
    history.phoneSecondAt && waitSeconds(history.phoneSecondAt, second.windowMs),
    history.ipAt && waitSeconds(history.ipAt, limits.ip.windowMs),
  ].filter((seconds) => seconds !== null);
  if (waits.length > 0) return new AppError('sms_limit_reached', {}, { retryAfterSeconds: Math.max(...waits) });
  if (history.lastSentAt) {
    const seconds = waitSeconds(history.lastSentAt, limits.cooldownMs);
    return new AppError('sms_too_soon', { seconds }, { retryAfterSeconds: seconds });
  }
  return null;
}

/** A code that was right; it stays valid until `use`. */
export interface RightCode {
  /** Counts a try against the code, for a second factor that was wrong. */
  countTry(): Promise<void>;
  use(): Promise<void>;
}

export type CheckedCode = { right: RightCode } | { refused: AppError };

export type SmsCodes = ReturnType<typeof createSmsCodes>;

export function createSmsCodes(
  { db, clock, secrets, config, logger }: Pick<Platform, 'db' | 'clock' | 'secrets' | 'config' | 'logger'>,
  { sender, caps }: { sender: SmsSender; caps: SmsCaps },
) {
  const limits = sendLimits(config.rateLimitScale);
  const signed = (id: string, phone: string, purpose: SmsPurpose, code: string) => `${id}:${phone}:${purpose}:${code}`;

  return {
    /**
     * Never asks whether the phone has an account: the answer and the time it takes are the same for both. The code is
     * committed before it is sent, so that one that arrives is valid; a failed send gives nothing back, else a provider
     * that fails late would be a way around the limits.
     */
    async send(
      phone: string,
      purpose: SmsPurpose,
      ip: string,
    ): Promise<{ resendAfterSeconds: number; expiresInSeconds: number }> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const id = randomUUID();
      const digest = secrets.sign('sms-code', signed(id, phone, purpose, code));
      const siteCaps = await caps.read();
      await inTransaction(db, async (tx) => {
        const request = { phone, purpose, ip, at: clock.now() };
        await store.lockSends(tx, request);
        const refused = refusal(await store.readSendHistory(tx, request, limits), limits, request.at);
        if (refused) throw refused;
        await caps.assertRoom(tx, siteCaps, request.at);
        await store.insertSend(tx, request);
        const expiresAt = new Date(request.at.getTime() + smsLifetimeSeconds * 1000);
        await store.replaceCode(tx, { id, phone, purpose, digest, at: request.at, expiresAt });
      });
      try {
        await sender.send({ phone, code, purpose, minutes: smsLifetimeSeconds / 60 });
      } catch (error) {
        if (!(error instanceof SmsError)) throw error;
        const level = error.failure === 'permanent' ? 'error' : 'warn';
        sendsTotal.inc({ outcome: 'failed' });
        logger[level](
          { failure: error.failure, reason: error.reason, detail: error.message },
          'a code could not be sent',
        );
        throw new AppError('sms_unavailable', {}, { cause: error });
      }
      sendsTotal.inc({ outcome: 'sent' });
      return { resendAfterSeconds: Math.ceil(limits.cooldownMs / 1000), expiresInSeconds: smsLifetimeSeconds };
    },

    /**
     * Counts a wrong try in the caller's transaction, which must commit although the answer is a refusal; hence the
     * refusal is a value here.
     */
    async check(tx: Tx, phone: string, purpose: SmsPurpose, code: string): Promise<CheckedCode> {
      const at = clock.now();
      const stored = await store.lockCode(tx, phone, purpose);
      if (!stored || stored.usedAt || stored.expiresAt <= at) return { refused: new AppError('sms_code_expired') };
      if (stored.tries >= triesPerCode) return { refused: new AppError('sms_code_exhausted') };
      if (!secrets.verify('sms-code', signed(stored.id, phone, purpose, code), stored.digest)) {
        await store.countTry(tx, stored.id);
        const left = triesPerCode - stored.tries - 1;
        return { refused: left > 0 ? new AppError('sms_code_wrong', { left }) : new AppError('sms_code_exhausted') };
      }
      return {
        right: {
          countTry: () => store.countTry(tx, stored.id),
          use: () => store.markCodeUsed(tx, stored.id, at),
        },
      };
    },

    async forget(tx: Tx, phone: string): Promise<void> {
      await store.deleteCodesOf(tx, phone);
    },
  };
}
