import { Alert, Anchor, Button, Checkbox, Group } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import type { User } from '@yanmo/contract/accounts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { formatFen } from '../../lib/format.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { useDeleteUser } from './api.ts';
import { CodeField } from './code-field.tsx';
import classes from './delete-account-form.module.css';
import {
  checkCode,
  checkPhone,
  type FieldMarks,
  isMaskedPhone,
  marksOfError,
  normaliseCode,
  normalisePhone,
} from './login-rules.ts';
import { MarkedInput } from './marked-input.tsx';
import { useSmsCode } from './use-sms-code.ts';

/** Says what goes and what stays, then asks for the phone and a code: the page itself knows the phone only masked. */
export function DeleteAccountForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const [hasUnderstood, setHasUnderstood] = useState(false);
  const [marks, setMarks] = useState<FieldMarks>({});
  const [walletMessage, setWalletMessage] = useState<string | null>(null);
  const sms = useSmsCode('DELETE_ACCOUNT');
  const phoneInput = useRef<HTMLInputElement>(null);
  const smsCodeInput = useRef<HTMLInputElement>(null);
  const walletAlert = useRef<HTMLDivElement>(null);
  const deleteUser = useDeleteUser();

  // On a phone the answer appears above what can be seen.
  useEffect(() => {
    if (walletMessage) walletAlert.current?.scrollIntoView({ block: 'center' });
  }, [walletMessage]);

  function markFields(found: FieldMarks) {
    setMarks(found);
    if (found.phone) phoneInput.current?.focus();
    else if (found.sms_code) smsCodeInput.current?.focus();
  }

  function showRefusal(error: unknown) {
    if (error instanceof ApiError) {
      if (error.error === 'wallet_not_empty') {
        setWalletMessage(error.message);
        return;
      }
      const found = marksOfError(error);
      markFields(found);
      if (found.phone || found.sms_code) return;
    }
    showError(error);
  }

  async function sendCode() {
    const isOther = !isMaskedPhone(phone, user.phone);
    const mark =
      checkPhone(phone) ?? (isOther ? { tone: 'error' as const, message: { text: t('delete.phoneOther') } } : null);
    markFields(mark ? { phone: mark } : {});
    if (mark) return;
    try {
      await sms.send(normalisePhone(phone));
      smsCodeInput.current?.focus();
    } catch (error) {
      showRefusal(error);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!hasUnderstood || deleteUser.isPending) return;
    const mark = checkCode(smsCode, 'sms_code_invalid');
    markFields(mark ? { sms_code: mark } : {});
    if (mark) return;
    try {
      await deleteUser.mutateAsync(normaliseCode(smsCode));
      showSuccess(t('delete.done'));
      await navigate('/');
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.lists}>
        <div>
          <h3>{t('delete.erasedTitle')}</h3>
          <ul>
            {t('delete.erased', { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('delete.keptTitle')}</h3>
          <ul>
            {t('delete.kept', { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      {user.balance > 0 || walletMessage ? (
        <Alert
          ref={walletAlert}
          role="alert"
          color="warn"
          variant="light"
          icon={<IconWallet stroke={1.5} aria-hidden="true" />}
          title={walletMessage ?? t('delete.balanceTitle', { amount: formatFen(user.balance) })}
        >
          {t('delete.balanceText')}{' '}
          <Anchor component={Link} to="/wallet/recharge">
            {t('delete.goToWallet')}
          </Anchor>
        </Alert>
      ) : null}
      <MarkedInput
        ref={phoneInput}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={24}
        label={t('delete.phone')}
        description={t('delete.phoneHint', { phone: user.phone })}
        value={phone}
        mark={marks.phone}
        onChange={(value) => {
          setPhone(value);
          setMarks(({ phone: _cleared, ...others }) => others);
        }}
      />
      <CodeField
        ref={smsCodeInput}
        label={t('delete.smsCode')}
        description={t('delete.smsCodeHint')}
        value={smsCode}
        mark={marks.sms_code}
        sms={sms}
        phone={normalisePhone(phone)}
        onChange={(value) => {
          setSmsCode(value);
          setMarks(({ sms_code: _cleared, ...others }) => others);
        }}
        onSend={sendCode}
      />
      <Checkbox
        color="bad"
        label={t('delete.understand')}
        checked={hasUnderstood}
        onChange={(event) => setHasUnderstood(event.currentTarget.checked)}
      />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" size="md" onClick={onCancel}>
          {t('delete.cancel')}
        </Button>
        <Button type="submit" color="bad" size="md" loading={deleteUser.isPending} disabled={!hasUnderstood}>
          {t('delete.confirm')}
        </Button>
      </Group>
    </form>
  );
}
