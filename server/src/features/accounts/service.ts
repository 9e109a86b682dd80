import type { editUser, User } from '@yanmo/contract/accounts';
import type { RouteBody } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Principal } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sms } from '../../providers/sms/create-sms.ts';
import type { FilesService } from '../files/service.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { AccountPart } from './account-parts.ts';
import { createAgentSites } from './agent-sites.ts';
import { createChangeTotp } from './change-totp.ts';
import { createDeleteAccount } from './delete-account.ts';
import { settleDemoAccounts } from './demo-accounts.ts';
import { createExportAccount } from './export-account.ts';
import { createLogIn } from './log-in.ts';
import { createManageUsers } from './manage-users.ts';
import { maskPhone } from './phone.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { createRegistrations } from './registrations.ts';
import { createSecondFactor } from './second-factor.ts';
import { blankSessionsOf, listSessionsOf, sessionsSweep } from './session-store.ts';
import { createSessions } from './sessions.ts';
import { createSmsCaps } from './sms-caps.ts';
import { createSmsCodes } from './sms-codes.ts';
import { listSendsOf, smsSweeps } from './sms-store.ts';
import * as store from './store.ts';

export type { AccountPart } from './account-parts.ts';
export { endSessionsOfPhone } from './end-sessions.ts';
export { grantPermission } from './grant-permission.ts';
export type { UserListRow } from './manage-users.ts';
export type { Registration, RegistrationListener } from './registrations.ts';

const roles = { USER: 'student', AGENT: 'agent', SUPER_ADMIN: 'operator' } as const;

const halfDaySeconds = 12 * 3_600;

/** Rung by the tables themselves with a user's id, when a session of theirs is ended or they may do less or more. */
const accessChannel = 'access_changed';

export interface AccountDescription {
  id: string;
  phone: string;
  user_name: string;
}

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService(
  platform: Platform,
  { settings, files, ledger, sms }: { settings: SettingsService; files: FilesService; ledger: LedgerService; sms: Sms },
) {
  const { db, pool, clock, config } = platform;
  const codes = createSmsCodes(platform, { sender: sms.sender, caps: createSmsCaps(platform, settings) });
  const sessions = createSessions(platform);
  const registrations = createRegistrations();
  const secondFactor = createSecondFactor(platform);
  platform.events.askReadersOn(accessChannel);

  const ownPart: AccountPart = {
    room: 'accounts',
    async exportRows(tx, userId) {
      const users = await store.listUserRows(tx, userId);
      const phone = users[0]?.phone ?? '';
      return { users, sessions: await listSessionsOf(tx, userId), sms_sends: await listSendsOf(tx, phone) };
    },
    async erase(tx, userId) {
      const user = await store.lockUser(tx, userId);
      if (!user) return;
      await codes.forget(tx, user.phone);
      await sessions.endAll(tx, userId, 'ACCOUNT_DELETED');
      await blankSessionsOf(tx, userId);
      await replaceRecoveryCodes(tx, userId, []);
      await store.eraseUser(tx, userId, clock.now());
    },
  };
  const parts: AccountPart[] = [ownPart, files.accountPart, ledger.accountPart];

  /** The same link all morning or all afternoon, so that the browser keeps the picture instead of loading it on every page. */
  function photoLink(fileKey: string, type: string): string {
    const nowSeconds = Math.floor(clock.now().getTime() / 1000);
    const expiresInSeconds = 2 * halfDaySeconds - (nowSeconds % halfDaySeconds);
    return files.signLink({ fileKey, name: 'photo', type }, expiresInSeconds, 'inline');
  }

  async function getUser(userId: string): Promise<User> {
    const [row, balances] = await Promise.all([store.findUser(pool, userId), ledger.readBalances(userId)]);
    if (!row) throw new AppError('session_revoked');
    return {
      id: row.id,
      phone: maskPhone(row.phone),
      user_name: row.userName,
      name: row.name,
      photo: row.photoFileKey && row.photoType ? photoLink(row.photoFileKey, row.photoType) : null,
      role: roles[row.permission],
      permission: row.permission,
      sub_domain: row.subDomain ?? row.agentSubDomain,
      last_login_time: row.lastLoginAt?.toISOString() ?? null,
      ...balances,
      totp_enabled: row.totpConfirmedAt !== null,
    };
  }

  async function changePhoto(tx: Tx, user: store.LockedUser, fileKey: string | null): Promise<store.Profile> {
    if (fileKey === user.photoFileKey) return {};
    const file = fileKey === null ? null : await files.keepFile(tx, user.id, fileKey, 'PHOTO');
    if (fileKey !== null && !file) {
      throw new AppError('invalid_fields', {}, { fields: [{ path: 'photo', message: 'invalid' }] });
    }
    if (user.photoFileKey) await files.removeFiles(tx, [user.photoFileKey]);
    return { photo_file_key: file?.fileKey ?? null, photo_type: file?.type ?? null };
  }

  return {
    sendCode: codes.send,
    logIn: createLogIn(platform, { codes, sessions, registrations }),
    authenticate: sessions.authenticate,
    logOut: sessions.logOut,
    listSessions: sessions.list,
    endSession: sessions.end,
    getUser,
    findAgentOf: store.findAgentOf,
    agentSites: createAgentSites(secondFactor),
    secondFactor,
    manage: createManageUsers(platform),
    findPhone: store.findPhone,
    findVisitOrigin: store.findVisitOrigin,
    searchIds: store.searchUserIds,

    /** For the operator's lists, by id; an erased account has no phone any more. */
    async describe(queryable: Queryable, userIds: readonly string[]): Promise<Map<string, AccountDescription>> {
      const living = await store.listPhonesAndNames(queryable, userIds);
      return new Map(
        userIds.map((id) => {
          const row = living.get(id);
          return [id, { id, phone: row ? maskPhone(row.phone) : '', user_name: row?.userName ?? '' }];
        }),
      );
    },

    async editUser({ userId }: Principal, form: RouteBody<typeof editUser>): Promise<User> {
      await inTransaction(db, async (tx) => {
        const user = await store.lockUser(tx, userId);
        if (!user) throw new AppError('session_revoked');
        const { photo, ...names } = form;
        await store.updateProfile(tx, userId, {
          ...names,
          ...(photo === undefined ? {} : await changePhoto(tx, user, photo)),
        });
      });
      return await getUser(userId);
    },

    changeTotp: createChangeTotp(platform, codes),
    exportAccount: createExportAccount(platform, { files, parts }),
    deleteAccount: createDeleteAccount(platform, { codes, parts }),
    /** In the order of the rooms, before the first request. */
    registerPart: (part: AccountPart): void => {
      parts.push(part);
    },

    /** Asked for every account that comes into being, in its transaction. */
    onRegistration: registrations.on,

    settleDemoAccounts: () => settleDemoAccounts(platform, sessions),

    /** Null with a real provider. */
    standInSms: sms.standIn,

    sweeps: [sessionsSweep(config.retention.sessionsMs), ...smsSweeps(config.retention.smsMs)],
  };
}
