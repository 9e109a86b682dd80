import type { SmsPurpose, User } from '@yanmo/contract/accounts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { showError } from '../../lib/notify.ts';
import {
  checkCode,
  checkPhone,
  type FieldMarks,
  isMaskedPhone,
  marksOfError,
  normaliseCode,
  normalisePhone,
} from './login-rules.ts';
import { useSmsCode } from './use-sms-code.ts';

export type OwnCode = ReturnType<typeof useOwnCode>;

/**
 * The account's own phone and a code sent to it, for what a session alone must not do. The page knows the phone only
 * masked, so its owner types it.
 */
export function useOwnCode(user: User, purpose: SmsPurpose) {
  const { t } = useTranslation('accounts');
  const [phone, setPhone] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const [marks, setMarks] = useState<FieldMarks>({});
  const sms = useSmsCode(purpose);
  const phoneInput = useRef<HTMLInputElement>(null);
  const smsCodeInput = useRef<HTMLInputElement>(null);

  /** True when one of the two fields is concerned; it then has the focus. */
  function markFields(found: FieldMarks): boolean {
    setMarks(found);
    const input = found.phone ? phoneInput : found.sms_code ? smsCodeInput : null;
    input?.current?.focus();
    return input !== null;
  }

  async function sendCode(): Promise<void> {
    const isOther = !isMaskedPhone(phone, user.phone);
    const mark =
      checkPhone(phone) ?? (isOther ? { tone: 'error' as const, message: { text: t('ownCode.phoneOther') } } : null);
    if (markFields(mark ? { phone: mark } : {})) return;
    try {
      await sms.send(normalisePhone(phone));
      smsCodeInput.current?.focus();
    } catch (error) {
      if (!(error instanceof ApiError && markFields(marksOfError(error)))) showError(error);
    }
  }

  /** The code to be sent along, or null after marking what is wrong with it. */
  function takeCode(): string | null {
    const mark = checkCode(smsCode, 'sms_code_invalid');
    return markFields(mark ? { sms_code: mark } : {}) ? null : normaliseCode(smsCode);
  }

  return {
    maskedPhone: user.phone,
    phone,
    smsCode,
    marks,
    sms,
    phoneInput,
    smsCodeInput,
    markFields,
    sendCode,
    takeCode,
    changePhone(value: string) {
      setPhone(value);
      setMarks(({ phone: _cleared, ...others }) => others);
    },
    changeCode(value: string) {
      setSmsCode(value);
      setMarks(({ sms_code: _cleared, ...others }) => others);
    },
  };
}
