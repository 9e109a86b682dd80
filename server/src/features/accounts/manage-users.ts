import type { Permission } from '@yanmo/contract/accounts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAudit } from '../settings/service.ts';
import { maskPhone } from './phone.ts';
import { countLiveSessions, endAllSessionsOf } from './session-store.ts';
import * as store from './user-list-store.ts';

export interface UserListRow {
  id: string;
  phone: string;
  user_name: string;
  permission: Permission;
  status: 'ACTIVE' | 'BANNED';
  ban_reason: string;
  banned_at: string | null;
  sub_domain: string | null;
  totp_enabled: boolean;
  sessions: number;
  created_at: string;
  last_login_at: string | null;
}

/** What the operator sees and does of accounts that are not the own. */
export function createManageUsers({ clock }: Pick<Platform, 'clock'>) {
  return {
    find: store.findUsers,

    /** By id; erased ones are none. */
    async read(
      queryable: Parameters<typeof store.listUsers>[0],
      ids: readonly string[],
    ): Promise<Map<string, UserListRow>> {
      const rows = await store.listUsers(queryable, ids);
      const sessions = await countLiveSessions(queryable, ids, clock.now());
      return new Map(
        rows.map((row) => [
          row.id,
          {
            id: row.id,
            phone: maskPhone(row.phone),
            user_name: row.userName,
            permission: row.permission,
            status: row.bannedAt ? 'BANNED' : 'ACTIVE',
            ban_reason: row.banReason,
            banned_at: row.bannedAt?.toISOString() ?? null,
            sub_domain: row.subDomain ?? row.agentSubDomain,
            totp_enabled: row.totpConfirmedAt !== null,
            sessions: sessions.get(row.id) ?? 0,
            created_at: row.createdAt.toISOString(),
            last_login_at: row.lastLoginAt?.toISOString() ?? null,
          },
        ]),
      );
    },

    /** Held, so that a login under way either is ended with the others or finds the ban. */
    async ban(tx: Tx, actor: Actor, userId: string, reason: string): Promise<void> {
      const user = await store.lockForBan(tx, userId);
      if (!user) throw new AppError('not_found');
      // Who could undo it must not be kept out by it; a permission is taken away at the terminal first.
      if (user.permission === 'SUPER_ADMIN') throw new AppError('operator_not_bannable');
      if (user.bannedAt) throw new AppError('wrong_state');
      const at = clock.now();
      await store.updateBan(tx, userId, { banned_at: at, ban_reason: reason });
      const ended = await endAllSessionsOf(tx, userId, 'ENDED_BY_OPERATOR', at);
      const change = { before: { status: 'ACTIVE' }, after: { status: 'BANNED', reason, ended } };
      await recordAudit(tx, { actor, action: 'accounts.ban', subject: `user:${userId}`, ...change, at });
    },

    async unban(tx: Tx, actor: Actor, userId: string, reason: string): Promise<void> {
      const user = await store.lockForBan(tx, userId);
      if (!user) throw new AppError('not_found');
      if (!user.bannedAt) throw new AppError('wrong_state');
      await store.updateBan(tx, userId, { banned_at: null, ban_reason: '' });
      const change = { before: { status: 'BANNED', reason: user.banReason }, after: { status: 'ACTIVE', reason } };
      await recordAudit(tx, { actor, action: 'accounts.unban', subject: `user:${userId}`, ...change, at: clock.now() });
    },

    async endSessions(tx: Tx, actor: Actor, userId: string): Promise<void> {
      if (!(await store.lockForBan(tx, userId))) throw new AppError('not_found');
      const at = clock.now();
      const ended = await endAllSessionsOf(tx, userId, 'ENDED_BY_OPERATOR', at);
      await recordAudit(tx, {
        actor,
        action: 'accounts.end-sessions',
        subject: `user:${userId}`,
        after: { ended },
        at,
      });
    },

    countRegistrations: store.countRegistrations,
    findFirstRegistration: store.findFirstRegistration,
  };
}

export type ManageUsers = ReturnType<typeof createManageUsers>;
