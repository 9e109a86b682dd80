import type { changeTotp } from '@yanmo/contract/accounts';
import type { RouteBody, RouteResult } from '@yanmo/contract/route';
import { renderSVG } from 'uqr';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../settings/service.ts';
import { lockAccount } from './lock-account.ts';
import { maskPhone } from './phone.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { giveRecoveryCodes, takeSecondFactor } from './second-factor.ts';
import type { CheckedCode, SmsCodes } from './sms-codes.ts';
import * as store from './store.ts';
import { createTotpSecret } from './totp.ts';

type TotpForm = RouteBody<typeof changeTotp>;
type Outcome = { result: RouteResult<typeof changeTotp> } | { refused: AppError };

function missingField(path: 'code' | 'sms_code', message: string): { refused: AppError } {
  return { refused: new AppError('invalid_fields', {}, { fields: [{ path, message }] }) };
}

/**
 * On only once a code from the new secret was shown to work. A session alone, which may be stolen, neither begins nor
 * ends it: both take a code sent to the phone, the end one of the authenticator too.
 */
export function createChangeTotp({ db, clock, secrets }: Pick<Platform, 'db' | 'clock' | 'secrets'>, codes: SmsCodes) {
  async function checkSms(tx: Tx, user: store.LockedUser, { sms_code: code }: TotpForm): Promise<CheckedCode> {
    if (code === undefined) return missingField('sms_code', 'sms_code_invalid');
    return await codes.check(tx, user.phone, 'CHANGE_TOTP', code);
  }

  async function checkTotp(
    tx: Tx,
    user: store.LockedUser,
    { code }: TotpForm,
  ): Promise<{ step: number | null } | { refused: AppError }> {
    if (!user.totpSecret) return { refused: new AppError('totp_not_enrolled') };
    if (code === undefined) return missingField('code', 'totp_code_invalid');
    return (await takeSecondFactor(tx, { clock, secrets }, user, code)) ?? { refused: new AppError('totp_wrong') };
  }

  async function enrol(tx: Tx, user: store.LockedUser, form: TotpForm): Promise<Outcome> {
    if (user.totpConfirmedAt) return { refused: new AppError('totp_already_enrolled') };
    const sms = await checkSms(tx, user, form);
    if ('refused' in sms) return sms;
    await sms.right.use();
    const { sealed, secret, url } = createTotpSecret(secrets, maskPhone(user.phone));
    await store.updateTotp(tx, user.id, { totp_secret: sealed, totp_last_step: 0 });
    return { result: { secret, otpauth_url: url, qr_svg: renderSVG(url, { ecc: 'M', border: 4 }) } };
  }

  async function confirm(tx: Tx, user: store.LockedUser, form: TotpForm): Promise<Outcome> {
    if (user.totpConfirmedAt) return { refused: new AppError('totp_already_enrolled') };
    const totp = await checkTotp(tx, user, form);
    if ('refused' in totp) return totp;
    // What shows that the new secret works is a code of it, and nothing else.
    if (totp.step === null) return { refused: new AppError('totp_wrong') };
    await store.updateTotp(tx, user.id, { totp_confirmed_at: clock.now(), totp_last_step: totp.step });
    await audit(tx, user, 'accounts.totp-on');
    return { result: { recovery_codes: await giveRecoveryCodes(tx, secrets, user.id) } };
  }

  /** A code of the phone and one of the authenticator, or of those that were given for when it is lost. */
  async function checkBoth(
    tx: Tx,
    user: store.LockedUser,
    form: TotpForm,
  ): Promise<{ step: number | null } | { refused: AppError }> {
    if (!user.totpConfirmedAt) return { refused: new AppError('totp_not_enrolled') };
    const sms = await checkSms(tx, user, form);
    if ('refused' in sms) return sms;
    const totp = await checkTotp(tx, user, form);
    if ('refused' in totp) {
      if (totp.refused.code === 'totp_wrong') await sms.right.countTry();
      return totp;
    }
    await sms.right.use();
    return totp;
  }

  async function remove(tx: Tx, user: store.LockedUser, form: TotpForm): Promise<Outcome> {
    const checked = await checkBoth(tx, user, form);
    if ('refused' in checked) return checked;
    await store.updateTotp(tx, user.id, store.noTotp);
    await replaceRecoveryCodes(tx, user.id, []);
    await audit(tx, user, 'accounts.totp-off');
    return { result: null };
  }

  async function giveNewCodes(tx: Tx, user: store.LockedUser, form: TotpForm): Promise<Outcome> {
    const checked = await checkBoth(tx, user, form);
    if ('refused' in checked) return checked;
    if (checked.step !== null) await store.updateTotp(tx, user.id, { totp_last_step: checked.step });
    await audit(tx, user, 'accounts.recovery-codes');
    return { result: { recovery_codes: await giveRecoveryCodes(tx, secrets, user.id) } };
  }

  async function audit(tx: Tx, { id }: store.LockedUser, action: string): Promise<void> {
    await recordAudit(tx, { actor: { userId: id }, action, subject: `user:${id}`, at: clock.now() });
  }

  const actions = { ENROL: enrol, CONFIRM: confirm, REMOVE: remove, RECOVERY_CODES: giveNewCodes };

  return async (userId: string, form: TotpForm): Promise<RouteResult<typeof changeTotp>> => {
    // A refusal is a value, so that the try it counts is committed.
    const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
      const user = await lockAccount(tx, userId);
      if (!user) return { refused: new AppError('session_revoked') };
      return await actions[form.action](tx, user, form);
    });
    if ('refused' in outcome) throw outcome.refused;
    return outcome.result;
  };
}
