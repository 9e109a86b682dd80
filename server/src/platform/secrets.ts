import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { loadKeptSecret } from './kept-secret.ts';

export interface Secrets {
  /** Keyed digest of a value, base64url; `purpose` keeps the uses apart, so that one cannot stand in for another. */
  sign(purpose: string, value: string): string;
  verify(purpose: string, value: string, signature: string): boolean;
  encrypt(purpose: string, text: string): string;
  decrypt(purpose: string, sealed: string): string;
}

/** SECRET_KEY, or a key made at first start and kept under DATA_DIR/keys. */
export function loadSecretKey(dataDir: string, given: string | undefined): string {
  if (given !== undefined) return given;
  return loadKeptSecret(dataDir, 'secret-key', {
    consequence: 'With a new one, file links sent before and enrolled two-step logins stop working.',
  });
}

export function createSecrets(secretKey: string): Secrets {
  // Not as bytes: Node would make a key of them anew at every use, seven times the cost of a signature.
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string): KeyObject => {
    let key = keys.get(purpose);
    if (!key) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, 'yanmo', purpose, 32)));
      keys.set(purpose, key);
    }
    return key;
  };
  const sign = (purpose: string, value: string) =>
    createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');
  return {
    sign,
    verify(purpose, value, signature) {
      const expected = Buffer.from(sign(purpose, value));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    encrypt(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
