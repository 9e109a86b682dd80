import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './code-field.module.css';
import type { FieldMark } from './login-rules.ts';
import { codeField, MarkedInput } from './marked-input.tsx';
import type { useSmsCode } from './use-sms-code.ts';

interface CodeFieldProps {
  label: string;
  description?: string;
  value: string;
  mark: FieldMark | undefined;
  sms: ReturnType<typeof useSmsCode>;
  /** The phone that a stand-in's code must belong to in order to be offered. */
  phone: string;
  onChange: (value: string) => void;
  onSend: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The code with its send button, the countdown, and on installations without SMS the code itself. */
export function CodeField({ label, description, value, mark, sms, phone, onChange, onSend, ref }: CodeFieldProps) {
  const { t } = useTranslation('accounts');
  const sendLabel =
    sms.secondsLeft > 0 ? t('sms.resendIn', { seconds: sms.secondsLeft }) : t(sms.hasSent ? 'sms.resend' : 'sms.send');
  const standIn = sms.standIn?.phone === phone ? sms.standIn : null;
  return (
    <div>
      <MarkedInput
        {...codeField}
        ref={ref}
        name="sms_code"
        label={label}
        description={description}
        placeholder={t('login.smsCodePlaceholder')}
        value={value}
        mark={mark}
        onChange={onChange}
        rightSectionWidth="auto"
        rightSectionPointerEvents="all"
        rightSectionProps={{ className: classes.section }}
        rightSection={
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.send}
            loading={sms.isSending}
            disabled={sms.secondsLeft > 0}
            onClick={onSend}
          >
            {sendLabel}
          </Button>
        }
      />
      {/* Always there, so that a screen reader hears what appears in it. */}
      <div role="status">
        {standIn ? (
          <div className={classes.note}>
            <span>{t('sms.standIn', { code: standIn.code })}</span>
            <Button variant="default" size="compact-sm" onClick={() => onChange(standIn.code)}>
              {t('sms.fill')}
            </Button>
          </div>
        ) : sms.hasSent && sms.secondsLeft > 0 ? (
          <p className={classes.sent}>{t('sms.sent')}</p>
        ) : null}
      </div>
    </div>
  );
}
