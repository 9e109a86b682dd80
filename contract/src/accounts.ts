import { z } from 'zod';
import { Fen } from './money.ts';
import { defineRoute } from './route.ts';

/** Mainland mobile: 11 digits, 1 first, 3 to 9 second. Messages are keys of field-messages.ts. */
export const phonePattern = /^1[3-9]\d{9}$/;
export const Phone = z.string().trim().min(1, 'phone_required').regex(phonePattern, 'phone_invalid');
export const SmsCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'sms_code_invalid');
/** Of the authenticator; or one of those that were given for when it is lost (abcde-fghjk). */
export const TotpCode = z
  .string()
  .trim()
  .regex(/^(?:\d{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/i, 'totp_code_invalid');

/** Whom something is about; phone masked, and empty once the account is erased. */
export const AccountName = z.object({ id: z.string(), phone: z.string(), user_name: z.string() });
export type AccountName = z.infer<typeof AccountName>;

export const smsResendSeconds = 60;
export const smsLifetimeSeconds = 300;

export const permissions = ['USER', 'AGENT', 'SUPER_ADMIN'] as const;
export const Permission = z.enum(permissions);
export type Permission = z.infer<typeof Permission>;

export const SmsPurpose = z.enum(['LOGIN', 'DELETE_ACCOUNT', 'CHANGE_TOTP']);
export type SmsPurpose = z.infer<typeof SmsPurpose>;

const SubDomain = z.string().trim().max(63);

export const User = z.object({
  id: z.string(),
  /** Masked: 138****0000. */
  phone: z.string(),
  user_name: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  role: z.string(),
  permission: Permission,
  sub_domain: z.string().nullable(),
  last_login_time: z.iso.datetime().nullable(),
  balance: Fen,
  characters: z.int(),
  totp_enabled: z.boolean(),
});
export type User = z.infer<typeof User>;

export const Session = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const sendSms = defineRoute({
  method: 'POST',
  path: '/api/auth/sms',
  who: 'public',
  summary: 'Send a code to a phone; the answer is the same for known and unknown phones.',
  body: z.strictObject({ phone: Phone, sub_domain: SubDomain.optional(), purpose: SmsPurpose.default('LOGIN') }),
  result: z.object({ resend_after: z.int(), expires_in: z.int() }),
});

export const loginByPhone = defineRoute({
  method: 'POST',
  path: '/api/auth/login/phone',
  who: 'public',
  summary: 'Log in or register with a phone and its code.',
  body: z.strictObject({
    phone: Phone,
    sms_code: SmsCode,
    sub_domain: SubDomain.optional(),
    inv_code: z.string().trim().max(32).optional(),
    bd_vid: z.string().trim().max(512).optional(),
    totp_code: TotpCode.optional(),
  }),
  result: z.object({ token: z.string(), expired_timestamp: z.int(), is_new: z.boolean() }),
});

export const logout = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  who: 'user',
  summary: 'End this session.',
  result: z.null(),
});

export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/auth/sessions',
  who: 'user',
  summary: 'The live sessions of this account.',
  result: z.array(Session),
});

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  who: 'user',
  summary: 'End one session of this account.',
  params: z.strictObject({ id: z.uuid() }),
  result: z.null(),
});

export const getUserInfo = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/user/info',
  who: 'user',
  summary: 'The account of this session.',
  result: User,
});

export const editUser = defineRoute({
  method: 'POST',
  path: '/api/ai-paper/user/edit',
  who: 'user',
  summary: 'Change the name or the picture; what is left out stays.',
  body: z.strictObject({
    user_name: z.string().trim().min(1).max(30).optional(),
    name: z.string().trim().max(30).optional(),
    /** The file_key of an upload with purpose PHOTO; null takes the picture away. */
    photo: z.string().max(100).nullable().optional(),
  }),
  result: User,
});

export const exportUser = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/user/export',
  who: 'user',
  summary: 'Everything the product holds about this account, as a zip.',
  result: z.object({ zip_url: z.string() }),
});

export const deleteUser = defineRoute({
  method: 'POST',
  path: '/api/ai-paper/user/delete',
  who: 'user',
  summary:
    'Delete the account, confirmed by a code sent with purpose DELETE_ACCOUNT. Money on the wallet refuses it; prepaid ' +
    'characters do unless `give_up_characters` is true.',
  body: z.strictObject({ sms_code: SmsCode, give_up_characters: z.boolean().optional() }),
  result: z.null(),
});

export const changeTotp = defineRoute({
  method: 'POST',
  path: '/api/ai-paper/user/totp',
  who: 'agent',
  summary:
    'Two-step verification: ENROL answers a secret, CONFIRM turns it on with a `code`, REMOVE turns it off with one; ' +
    'RECOVERY_CODES answers new codes for when the device is lost, as CONFIRM does; all but CONFIRM also take an `sms_code` ' +
    'sent with purpose CHANGE_TOTP.',
  body: z.strictObject({
    action: z.enum(['ENROL', 'CONFIRM', 'REMOVE', 'RECOVERY_CODES']),
    code: TotpCode.optional(),
    sms_code: SmsCode.optional(),
  }),
  result: z
    .union([
      z.object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() }),
      /** Shown once; each works once in the place of a code of the authenticator. */
      z.object({ recovery_codes: z.array(z.string()) }),
    ])
    .nullable(),
});

export const readDevSms = defineRoute({
  method: 'GET',
  path: '/api/dev/sms',
  who: 'public',
  summary: 'The last code of a phone, while the built-in SMS stand-in is on.',
  query: z.strictObject({ phone: Phone, purpose: SmsPurpose.default('LOGIN') }),
  result: z.object({ sms_code: z.string() }),
});
