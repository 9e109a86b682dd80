import { Button, Group } from '@mantine/core';
import type { User } from '@yanmo/contract/accounts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { showError } from '../../lib/notify.ts';
import { checkCode, type FieldMark, marksOfError, normaliseCode } from './login-rules.ts';
import { codeField, MarkedInput } from './marked-input.tsx';
import { OwnCodeFields } from './own-code-fields.tsx';
import classes from './totp-form.module.css';
import { useOwnCode } from './use-own-code.ts';

/** As the call takes them: `sms_code` from the phone, `code` from the authenticator. */
export type TotpCodes = { sms_code?: string; code?: string };

interface TotpFormProps {
  user: User;
  asks: readonly (keyof TotpCodes)[];
  text: string;
  label: string;
  onSubmit: (codes: TotpCodes) => Promise<void>;
  onCancel: () => void;
}

export function TotpForm({ user, asks, text, label, onSubmit, onCancel }: TotpFormProps) {
  const { t } = useTranslation('accounts');
  const own = useOwnCode(user, 'CHANGE_TOTP');
  const [code, setCode] = useState('');
  const [mark, setMark] = useState<FieldMark>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const asksPhone = asks.includes('sms_code');
  const asksTotp = asks.includes('code');

  function markTotp(found: FieldMark) {
    setMark(found);
    input.current?.focus();
  }

  /** Null after marking the first field that is not filled in. */
  function takeCodes(): TotpCodes | null {
    const codes: TotpCodes = {};
    if (asksPhone) {
      const smsCode = own.takeCode();
      if (smsCode === null) return null;
      codes.sms_code = smsCode;
    }
    if (asksTotp) {
      const found = checkCode(code, 'totp_code_invalid');
      if (found) {
        markTotp(found);
        return null;
      }
      codes.code = normaliseCode(code);
    }
    return codes;
  }

  function showRefusal(error: unknown) {
    const marks = error instanceof ApiError ? marksOfError(error) : {};
    if (asksTotp && marks.totp_code) markTotp(marks.totp_code);
    else if (!asksPhone || !own.markFields(marks)) showError(error);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const codes = takeCodes();
    if (!codes) return;
    setIsBusy(true);
    try {
      await onSubmit(codes);
    } catch (error) {
      showRefusal(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{text}</p>
      {asksPhone ? <OwnCodeFields own={own} /> : null}
      {asksTotp ? (
        <MarkedInput
          {...codeField}
          ref={input}
          name="totp_code"
          label={t('totp.code')}
          placeholder={t('login.smsCodePlaceholder')}
          value={code}
          mark={mark}
          onChange={(value) => {
            setCode(value);
            setMark(undefined);
          }}
        />
      ) : null}
      <Group gap="sm">
        <Button type="submit" loading={isBusy}>
          {label}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('totp.cancel')}
        </Button>
      </Group>
    </form>
  );
}
