import type { loginByPhone } from '@yanmo/contract/accounts';
import type { RouteBody } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { newUserTexts } from './new-user.ts';
import type { Registrations } from './registrations.ts';
import { takeSecondFactor } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import type { RightCode, SmsCodes } from './sms-codes.ts';
import { lockPhone } from './sms-store.ts';
import * as store from './store.ts';

export interface LoggedIn {
  userId: string;
  token: string;
  expiresAt: Date;
  isNew: boolean;
}

type LoginForm = RouteBody<typeof loginByPhone>;
export type LoginCaller = Pick<Caller, 'ip' | 'userAgent' | 'subDomain' | 'requestId'>;

export function createLogIn(
  { db, clock, secrets, logger }: Pick<Platform, 'db' | 'clock' | 'secrets' | 'logger'>,
  { codes, sessions, registrations }: { codes: SmsCodes; sessions: Sessions; registrations: Registrations },
) {
  /** The inviter and the agent's site are fixed here and never again; what names nobody is dropped. */
  async function register(
    tx: Tx,
    form: LoginForm,
    caller: LoginCaller,
  ): Promise<{ user: store.LockedUser; isNew: boolean }> {
    const inviter = form.inv_code ? await store.findInviter(tx, form.inv_code) : null;
    const agent = caller.subDomain ? await store.findAgentBySubDomain(tx, caller.subDomain) : null;
    const fixed = {
      phone: form.phone,
      at: clock.now(),
      inviterId: inviter?.id ?? null,
      agentId: agent?.id ?? null,
      agentSubDomain: agent ? caller.subDomain : null,
    };
    const isNew = await store.insertUser(tx, { ...newUserTexts(), ...fixed, bdVid: form.bd_vid || null });
    const user = await store.lockUserByPhone(tx, form.phone);
    if (!user) throw new Error('a drawn invite code was taken already');
    if (isNew) {
      await registrations.announce(tx, { ...fixed, userId: user.id, ip: caller.ip, userAgent: caller.userAgent });
    }
    return { user, isNew };
  }

  async function checkTotp(
    tx: Tx,
    user: store.LockedUser,
    form: LoginForm,
    code: RightCode,
  ): Promise<{ step: number | null } | { refused: AppError }> {
    if (!user.totpSecret || !user.totpConfirmedAt) return { step: null };
    if (!form.totp_code) return { refused: new AppError('totp_required') };
    const taken = await takeSecondFactor(tx, { clock, secrets }, user, form.totp_code);
    if (taken) return taken;
    await code.countTry();
    return { refused: new AppError('totp_wrong') };
  }

  /** Who, from where and how it ended; the account by its id, never by its phone. */
  function logOutcome(userId: string | null, result: string, { ip, requestId }: LoginCaller): void {
    logger.info({ user_id: userId, result, ip, request_id: requestId }, 'login');
  }

  /**
   * One transaction that holds the code's row: of two logins with one code one wins. The user is looked up only after
   * the code was decided on, so that a wrong code takes the same path for known and unknown phones.
   */
  return async (form: LoginForm, caller: LoginCaller): Promise<LoggedIn> => {
    const outcome = await inTransaction(db, async (tx): Promise<LoggedIn | { refused: AppError }> => {
      await lockPhone(tx, form.phone);
      const checked = await codes.check(tx, form.phone, 'LOGIN', form.sms_code);
      if ('refused' in checked) return checked;
      const known = await store.lockUserByPhone(tx, form.phone);
      const { user, isNew } = known ? { user: known, isNew: false } : await register(tx, form, caller);
      // Only to whoever has the phone in hand is said that it is kept out.
      if (user.bannedAt) return { refused: new AppError('account_banned') };
      const second = await checkTotp(tx, user, form, checked.right);
      if ('refused' in second) return second;
      await checked.right.use();
      await store.recordLogin(tx, user.id, clock.now(), second.step);
      return { ...(await sessions.open(tx, user.id, caller)), userId: user.id, isNew };
    });
    if ('refused' in outcome) {
      logOutcome(await store.findUserIdByPhone(db, form.phone), outcome.refused.code, caller);
      throw outcome.refused;
    }
    logOutcome(outcome.userId, outcome.isNew ? 'registered' : 'logged_in', caller);
    return outcome;
  };
}
