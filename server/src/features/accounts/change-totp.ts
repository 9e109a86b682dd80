import type { changeTotp } from '@yanmo/contract/accounts';
import type { RouteBody, RouteResult } from '@yanmo/contract/route';
import { renderSVG } from 'uqr';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../settings/service.ts';
import { maskPhone } from './phone.ts';
import * as store from './store.ts';
import { createTotpSecret, findTotpStep } from './totp.ts';

type TotpForm = RouteBody<typeof changeTotp>;

export function createChangeTotp({ db, clock, secrets }: Pick<Platform, 'db' | 'clock' | 'secrets'>) {
  function getStep(user: store.LockedUser, code: string | undefined): number {
    if (!user.totpSecret) throw new AppError('totp_not_enrolled');
    if (code === undefined) {
      throw new AppError('invalid_fields', {}, { fields: [{ path: 'code', message: 'totp_code_invalid' }] });
    }
    const step = findTotpStep(secrets, user.totpSecret, code, user.totpLastStep, clock.now());
    if (step === null) throw new AppError('totp_wrong');
    return step;
  }

  /** On only once a code from the new secret was shown to work; off only with a code, not with a stolen session alone. */
  return async (userId: string, { action, code }: TotpForm): Promise<RouteResult<typeof changeTotp>> =>
    await db.transaction().execute(async (tx) => {
      const user = await store.lockUser(tx, userId);
      if (!user) throw new AppError('session_revoked');
      const isOn = user.totpConfirmedAt !== null;
      const audit = (deed: string) =>
        recordAudit(tx, { actor: { userId }, action: deed, subject: `user:${userId}`, at: clock.now() });
      switch (action) {
        case 'ENROL': {
          if (isOn) throw new AppError('totp_already_enrolled');
          const { sealed, secret, url } = createTotpSecret(secrets, maskPhone(user.phone));
          await store.updateTotp(tx, userId, { totp_secret: sealed, totp_last_step: 0 });
          return { secret, otpauth_url: url, qr_svg: renderSVG(url, { ecc: 'M', border: 4 }) };
        }
        case 'CONFIRM': {
          if (isOn) throw new AppError('totp_already_enrolled');
          const step = getStep(user, code);
          await store.updateTotp(tx, userId, { totp_confirmed_at: clock.now(), totp_last_step: step });
          await audit('accounts.totp-on');
          return null;
        }
        case 'REMOVE': {
          if (!isOn) throw new AppError('totp_not_enrolled');
          getStep(user, code);
          await store.updateTotp(tx, userId, { totp_secret: null, totp_confirmed_at: null, totp_last_step: 0 });
          await audit('accounts.totp-off');
          return null;
        }
      }
    });
}
