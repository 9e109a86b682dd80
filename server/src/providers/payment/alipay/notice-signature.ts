import { type KeyObject, sign, verify } from 'node:crypto';

export type NoticeFields = Readonly<Record<string, string>>;

/**
 * What a notification's signature covers: every field that came, empty ones too, as decoded, but for the signature and
 * its type. (A request's signature covers its type; the two differ.)
 */
function signedText(fields: NoticeFields): string {
  return Object.keys(fields)
    .filter((name) => name !== 'sign' && name !== 'sign_type')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

export function signNotice(fields: NoticeFields, privateKey: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(signedText(fields)), privateKey).toString('base64');
}

export function isSignedBy(fields: NoticeFields, publicKey: KeyObject): boolean {
  const signature = Buffer.from(fields.sign ?? '', 'base64');
  return signature.length > 0 && verify('RSA-SHA256', Buffer.from(signedText(fields)), publicKey, signature);
}
