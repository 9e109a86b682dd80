import { Badge, Button, CopyButton, Group, Text } from '@mantine/core';
import type { changeTotp } from '@yanmo/contract/accounts';
import type { RouteResult } from '@yanmo/contract/route';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { AccountSection } from './account-section.tsx';
import { useChangeTotp } from './api.ts';
import { checkCode, type FieldMark, normaliseCode } from './login-rules.ts';
import { codeInput, MarkedInput } from './marked-input.tsx';
import classes from './two-step-verification.module.css';

type Enrolment = NonNullable<RouteResult<typeof changeTotp>>;

export function TwoStepVerification({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('accounts');
  const change = useChangeTotp();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);

  async function enrol() {
    try {
      setEnrolment(await change.mutateAsync({ action: 'ENROL' }));
    } catch (error) {
      showError(error);
    }
  }

  async function confirm(code: string) {
    await change.mutateAsync({ action: 'CONFIRM', code });
    setEnrolment(null);
    showSuccess(t('totp.enabled'));
  }

  async function remove(code: string) {
    await change.mutateAsync({ action: 'REMOVE', code });
    setIsRemoving(false);
    showSuccess(t('totp.removed'));
  }

  return (
    <AccountSection title={t('totp.title')} lead={t('totp.lead')}>
      <Group gap="md" mb="md">
        <Badge variant="light" color={isOn ? 'good' : 'gray'} tt="none" size="lg">
          {t(isOn ? 'totp.on' : 'totp.off')}
        </Badge>
        {!isOn && !enrolment ? (
          <Button variant="default" onClick={enrol} loading={change.isPending}>
            {t('totp.enrol')}
          </Button>
        ) : null}
        {isOn && !isRemoving ? (
          <Button variant="default" onClick={() => setIsRemoving(true)}>
            {t('totp.remove')}
          </Button>
        ) : null}
      </Group>
      {!isOn && enrolment ? (
        <div className={classes.steps}>
          <img
            className={classes.code}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(enrolment.qr_svg)}`}
            alt={t('totp.qrAlt')}
          />
          <div>
            <p>{t('totp.step1')}</p>
            <Text size="sm" c="dimmed">
              {t('totp.secret')}
            </Text>
            <Group gap="sm" mb="md">
              <code className={classes.secret}>{enrolment.secret}</code>
              <CopyButton value={enrolment.secret}>
                {({ copied, copy }) => (
                  <Button variant="default" size="compact-md" onClick={copy}>
                    {t(copied ? 'totp.copied' : 'totp.copySecret')}
                  </Button>
                )}
              </CopyButton>
            </Group>
            <p>{t('totp.step2')}</p>
            <TotpForm label={t('totp.confirm')} onSubmit={confirm} onCancel={() => setEnrolment(null)} />
          </div>
        </div>
      ) : null}
      {isOn && isRemoving ? (
        <>
          <p>{t('totp.removeText')}</p>
          <TotpForm label={t('totp.confirmRemove')} onSubmit={remove} onCancel={() => setIsRemoving(false)} />
        </>
      ) : null}
    </AccountSection>
  );
}

interface TotpFormProps {
  label: string;
  onSubmit: (code: string) => Promise<void>;
  onCancel: () => void;
}

function TotpForm({ label, onSubmit, onCancel }: TotpFormProps) {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [mark, setMark] = useState<FieldMark>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function markCode(found: FieldMark) {
    setMark(found);
    input.current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const found = checkCode(code, 'totp_code_invalid');
    if (found) {
      markCode(found);
      return;
    }
    setIsBusy(true);
    try {
      await onSubmit(normaliseCode(code));
    } catch (error) {
      if (error instanceof ApiError && error.error === 'totp_wrong') {
        markCode({ tone: 'error', message: { text: error.message } });
      } else {
        showError(error);
      }
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <MarkedInput
        {...codeInput}
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
