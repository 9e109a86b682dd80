import { Secret, TOTP } from 'otpauth';
import type { Secrets } from '../../platform/secrets.ts';

const purpose = 'totp';
const periodSeconds = 30;
/** One step to either side: phones and people are up to half a minute late. */
const window = 1;

function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Yanmo', label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });
}

/** A fresh secret, sealed for the database and open for the user's authenticator. */
export function createTotpSecret(secrets: Secrets, label: string): { sealed: string; secret: string; url: string } {
  const secret = new Secret({ size: 20 });
  return {
    sealed: secrets.encrypt(purpose, secret.base32),
    secret: secret.base32,
    url: totpOf(secret, label).toString(),
  };
}

/**
 * The time step of a right code, or null. A step at or before the last one taken is refused: a code that was seen over a
 * shoulder or on the wire does not work again.
 */
export function findTotpStep(
  secrets: Secrets,
  sealed: string,
  code: string,
  lastStep: number,
  at: Date,
): number | null {
  const totp = totpOf(Secret.fromBase32(secrets.decrypt(purpose, sealed)), '');
  const delta = totp.validate({ token: code, timestamp: at.getTime(), window });
  if (delta === null) return null;
  const step = Math.floor(at.getTime() / 1000 / periodSeconds) + delta;
  return step > lastStep ? step : null;
}
