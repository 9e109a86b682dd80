import { phonePattern } from '@yanmo/contract/accounts';
import type { FieldMessageKey } from '@yanmo/contract/field-messages';
import type { ApiError } from '../../lib/api-error.ts';

export type LoginField = 'phone' | 'sms_code' | 'totp_code';

/** In the order of the form: focus goes to the first one that is wrong. */
export const loginFields: readonly LoginField[] = ['phone', 'sms_code', 'totp_code'];

/** `warning` is what is only missing yet, `error` what is wrong. Our own texts stay keys, so that they follow the language. */
export type FieldMark = { tone: 'warning' | 'error'; message: { key: FieldMessageKey } | { text: string } };
export type FieldMarks = Partial<Record<LoginField, FieldMark>>;

export interface LoginDraft {
  phone: string;
  smsCode: string;
  totpCode: string;
  hasAccepted: boolean;
  /** The server asked for the authenticator's code. */
  needsTotp: boolean;
}

export const emptyDraft: LoginDraft = { phone: '', smsCode: '', totpCode: '', hasAccepted: false, needsTotp: false };

/** Phones arrive from address books as `+86 138-0000-0000` and from CJK keyboards in full-width digits. */
export function normalisePhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)86/, '');
}

export function normaliseCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '');
}

export function checkPhone(typed: string): FieldMark | null {
  const phone = normalisePhone(typed);
  if (!phone) return { tone: 'warning', message: { key: 'phone_required' } };
  return phonePattern.test(phone) ? null : { tone: 'error', message: { key: 'phone_invalid' } };
}

/** Whether a typed phone can be the one shown as `138****0000`. */
export function isMaskedPhone(typed: string, masked: string): boolean {
  const phone = normalisePhone(typed);
  return phone.length === masked.length && [...masked].every((sign, index) => sign === '*' || sign === phone[index]);
}

/** In the place of a code of the authenticator, for whoever lost it. */
const recoveryCode = /^[a-z2-9]{5}-?[a-z2-9]{5}$/i;

export function checkCode(typed: string, key: 'sms_code_invalid' | 'totp_code_invalid'): FieldMark | null {
  const code = normaliseCode(typed);
  if (!code) return { tone: 'warning', message: { key } };
  const isCode = /^\d{6}$/.test(code) || (key === 'totp_code_invalid' && recoveryCode.test(code));
  return isCode ? null : { tone: 'error', message: { key } };
}

export function checkDraft(draft: LoginDraft): FieldMarks {
  const found: Record<LoginField, FieldMark | null> = {
    phone: checkPhone(draft.phone),
    sms_code: checkCode(draft.smsCode, 'sms_code_invalid'),
    totp_code: draft.needsTotp ? checkCode(draft.totpCode, 'totp_code_invalid') : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, mark]) => mark !== null));
}

export function findFirstMarked(marks: FieldMarks): LoginField | null {
  return loginFields.find((field) => marks[field]) ?? null;
}

const fieldOfError: Partial<Record<ApiError['error'], LoginField>> = {
  sms_code_wrong: 'sms_code',
  sms_code_expired: 'sms_code',
  sms_code_exhausted: 'sms_code',
  totp_required: 'totp_code',
  totp_wrong: 'totp_code',
};

/** The server's refusal as marks at the form's fields; empty when it concerns none of them. */
export function marksOfError(error: ApiError): FieldMarks {
  const marks: FieldMarks = {};
  const field = fieldOfError[error.error];
  if (field) {
    marks[field] = { tone: error.error === 'totp_required' ? 'warning' : 'error', message: { text: error.message } };
  }
  for (const name of loginFields) {
    const text = error.findFieldMessage(name);
    if (text && !marks[name]) marks[name] = { tone: 'error', message: { text } };
  }
  return marks;
}

/** True at most once within the interval; a refused call does not prolong it. */
export function createThrottle(intervalMs: number, now: () => number = Date.now): () => boolean {
  let admittedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    const nowMs = now();
    if (nowMs - admittedAtMs < intervalMs) return false;
    admittedAtMs = nowMs;
    return true;
  };
}
