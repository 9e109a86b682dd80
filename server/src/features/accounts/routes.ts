import * as contract from '@yanmo/contract/accounts';
import { AppError } from '../../platform/app-error.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { addressForLimit } from '../../platform/http/rate-limiter.ts';
import type { AccountsService } from './service.ts';

export function mountAccountsRoutes(mount: Mount, accounts: AccountsService): void {
  // Logging in and out goes on during maintenance: reading and downloads need it.
  const isOpenInMaintenance = true;

  mount(
    contract.sendSms,
    async ({ body, caller }) => {
      const sent = await accounts.sendCode(body.phone, body.purpose, addressForLimit(caller.ip));
      return { resend_after: sent.resendAfterSeconds, expires_in: sent.expiresInSeconds };
    },
    { isOpenInMaintenance },
  );

  mount(
    contract.loginByPhone,
    async ({ body, caller }) => {
      const { token, expiresAt, isNew } = await accounts.logIn(body, caller);
      return { token, expired_timestamp: expiresAt.getTime(), is_new: isNew };
    },
    // A whole class behind one address logs in within a minute; guessing is stopped by the five tries of a code.
    { isOpenInMaintenance, limits: [{ name: 'accounts.login', by: 'ip', count: 120, perSeconds: 60 }] },
  );

  mount(
    contract.logout,
    async ({ caller }) => {
      await accounts.logOut(caller.principal);
      return null;
    },
    { isOpenInMaintenance },
  );

  mount(contract.listSessions, async ({ caller }) => await accounts.listSessions(caller.principal));

  mount(
    contract.endSession,
    async ({ params, caller }) => {
      await accounts.endSession(caller.principal, params.id);
      return null;
    },
    { isOpenInMaintenance },
  );

  mount(contract.getUserInfo, async ({ caller }) => await accounts.getUser(caller.principal.userId));

  mount(contract.editUser, async ({ body, caller }) => await accounts.editUser(caller.principal, body), {
    limits: [{ name: 'accounts.edit', by: 'user', count: 60, perSeconds: 600 }],
  });

  mount(
    contract.exportUser,
    async ({ caller }) => ({ zip_url: await accounts.exportAccount(caller.principal.userId) }),
    // It reads everything there is about an account; nobody needs it often.
    { limits: [{ name: 'accounts.export', by: 'user', count: 10, perSeconds: 3_600 }] },
  );

  mount(contract.deleteUser, async ({ body, caller }) => {
    await accounts.deleteAccount(caller.principal.userId, body.sms_code, {
      givesUpCharacters: body.give_up_characters === true,
    });
    return null;
  });

  mount(
    contract.changeTotp,
    async ({ body, caller }) => await accounts.changeTotp(caller.principal.userId, body),
    // With more, a stolen session could guess the six digits that turn two-step verification off.
    { limits: [{ name: 'accounts.totp', by: 'user', count: 10, perSeconds: 600 }] },
  );

  const { standInSms } = accounts;
  if (!standInSms) return;
  mount(contract.readDevSms, async ({ query }) => {
    const code = await standInSms.findCode(query.phone, query.purpose);
    if (code === null) throw new AppError('not_found');
    return { sms_code: code };
  });
}
