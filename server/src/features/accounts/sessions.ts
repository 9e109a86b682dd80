import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '@yanmo/contract/accounts';
import type { ErrorCode } from '@yanmo/contract/errors';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { deviceName } from './device-name.ts';
import * as store from './session-store.ts';

const lifetimeMs = 7 * 24 * 3_600_000;
const liveSessions = 5;
/** Precise enough for "last seen"; shorter would turn every request into a write. */
const touchEveryMs = 60_000;

const tokenPattern = /^[\w-]{43}$/;

const endCodes: Record<store.EndReason, ErrorCode> = {
  LOGGED_OUT: 'session_revoked',
  ENDED_BY_USER: 'session_revoked',
  ENDED_BY_OPERATOR: 'session_revoked',
  ACCOUNT_DELETED: 'session_revoked',
  REPLACED: 'session_replaced',
};

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, pool, clock, logger }: Pick<Platform, 'db' | 'pool' | 'clock' | 'logger'>) {
  return {
    /** The token is shown once, here; the database holds its hash. */
    async open(
      tx: Tx,
      userId: string,
      caller: { userAgent: string; ip: string },
    ): Promise<{ token: string; expiresAt: Date }> {
      const token = randomBytes(32).toString('base64url');
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + lifetimeMs);
      const device = deviceName(caller.userAgent);
      await store.openSession(
        tx,
        { userId, tokenHash: hashToken(token), device, ip: caller.ip, at, expiresAt },
        liveSessions - 1,
      );
      return { token, expiresAt };
    },

    async authenticate(token: string): Promise<Principal> {
      if (!tokenPattern.test(token)) throw new AppError('session_expired');
      const session = await store.findSessionByToken(pool, hashToken(token));
      if (!session) throw new AppError('session_expired');
      if (session.endReason) throw new AppError(endCodes[session.endReason]);
      const at = clock.now();
      if (session.expiresAt <= at) throw new AppError('session_expired');
      // Beside it: whoever comes back after a minute does not wait for a note of it.
      if (at.getTime() - session.lastSeenAt.getTime() >= touchEveryMs)
        store
          .touchSession(db, session.id, at)
          .catch((err) => logger.warn({ err }, 'cannot note that a session was seen now'));
      return { userId: session.userId, sessionId: session.id, permission: session.permission };
    },

    async logOut({ userId, sessionId }: Principal): Promise<void> {
      await store.endSessionOf(db, userId, sessionId, 'LOGGED_OUT', clock.now());
    },

    async end({ userId }: Principal, sessionId: string): Promise<void> {
      const isEnded = await store.endSessionOf(db, userId, sessionId, 'ENDED_BY_USER', clock.now());
      if (!isEnded) throw new AppError('not_found');
    },

    async endAll(tx: Tx, userId: string, reason: store.EndReason): Promise<void> {
      await store.endAllSessionsOf(tx, userId, reason, clock.now());
    },

    async list({ userId, sessionId }: Principal): Promise<Session[]> {
      const rows = await store.listLiveSessions(db, userId, clock.now());
      return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
        ...row,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        current: row.id === sessionId,
      }));
    },
  };
}
