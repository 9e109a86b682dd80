import { Anchor, Button, Checkbox, Divider, VisuallyHidden } from '@mantine/core';
import { IconBrandWechat } from '@tabler/icons-react';
import { loginByPhone } from '@yanmo/contract/accounts';
import type { RouteResult } from '@yanmo/contract/route';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { loginThrottleMs } from '../../lib/constants.ts';
import { showError, showInfo } from '../../lib/notify.ts';
import { findSubDomain } from '../../lib/sub-domain.ts';
import { CodeField } from './code-field.tsx';
import { useKeptState } from './kept-state.ts';
import { loginDraft } from './login-draft.ts';
import classes from './login-form.module.css';
import {
  checkDraft,
  checkPhone,
  createThrottle,
  type FieldMarks,
  findFirstMarked,
  type LoginDraft,
  type LoginField,
  marksOfError,
  normaliseCode,
  normalisePhone,
} from './login-rules.ts';
import { codeField, MarkedInput, phoneField } from './marked-input.tsx';
import { useSmsCode } from './use-sms-code.ts';
import { readVisitOrigin } from './visit-origin.ts';

interface LoginFormProps {
  /** The button stays busy until it resolves. */
  onLoggedIn: (result: RouteResult<typeof loginByPhone>) => Promise<void>;
}

export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const draft = useKeptState(loginDraft);
  const sms = useSmsCode('LOGIN');
  const [marks, setMarks] = useState<FieldMarks>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isAdmitted] = useState(() => createThrottle(loginThrottleMs));
  const phoneInput = useRef<HTMLInputElement>(null);
  const smsCodeInput = useRef<HTMLInputElement>(null);
  const totpCodeInput = useRef<HTMLInputElement>(null);
  const [focusWanted, setFocusWanted] = useState<{ field: LoginField } | null>(null);

  // After the render: the authenticator's field exists only from then on.
  useEffect(() => {
    if (!focusWanted) return;
    const inputs = { phone: phoneInput, sms_code: smsCodeInput, totp_code: totpCodeInput };
    inputs[focusWanted.field].current?.focus();
  }, [focusWanted]);

  function change(field: LoginField, changes: Partial<LoginDraft>) {
    loginDraft.update((current) => ({ ...current, ...changes }));
    setMarks(({ [field]: _cleared, ...others }) => others);
  }

  /** True when there was something to mark. */
  function markFields(found: FieldMarks): boolean {
    setMarks(found);
    const field = findFirstMarked(found);
    if (field) setFocusWanted({ field });
    return field !== null;
  }

  function showRefusal(error: unknown) {
    if (error instanceof ApiError) {
      if (error.error === 'totp_required') loginDraft.update((current) => ({ ...current, needsTotp: true }));
      if (markFields(marksOfError(error))) return;
    }
    showError(error);
  }

  async function sendCode() {
    const mark = checkPhone(draft.phone);
    if (mark) {
      markFields({ phone: mark });
      return;
    }
    try {
      await sms.send(normalisePhone(draft.phone));
      setFocusWanted({ field: 'sms_code' });
    } catch (error) {
      showRefusal(error);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!draft.hasAccepted || isBusy) return;
    if (markFields(checkDraft(draft)) || !isAdmitted()) return;
    setIsBusy(true);
    try {
      const { invCode, bdVid } = readVisitOrigin();
      const result = await call(loginByPhone, {
        body: {
          phone: normalisePhone(draft.phone),
          sms_code: normaliseCode(draft.smsCode),
          sub_domain: findSubDomain(location.hostname) ?? undefined,
          inv_code: invCode ?? undefined,
          bd_vid: bdVid ?? '',
          totp_code: draft.needsTotp ? normaliseCode(draft.totpCode) : undefined,
        },
      });
      await onLoggedIn(result);
    } catch (error) {
      showRefusal(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <MarkedInput
        {...phoneField}
        ref={phoneInput}
        label={t('login.phone')}
        description={t('login.phoneHint')}
        placeholder={t('login.phonePlaceholder')}
        leftSection={<span className={classes.country}>+86</span>}
        leftSectionWidth={52}
        value={draft.phone}
        mark={marks.phone}
        // Another phone is another account: whether it uses an authenticator is not known yet.
        onChange={(phone) => change('phone', { phone, needsTotp: false, totpCode: '' })}
        onBlur={() => {
          const mark = draft.phone.trim() ? checkPhone(draft.phone) : null;
          if (mark) setMarks((current) => ({ ...current, phone: mark }));
        }}
        data-autofocus
      />
      <CodeField
        ref={smsCodeInput}
        label={t('login.smsCode')}
        value={draft.smsCode}
        mark={marks.sms_code}
        sms={sms}
        phone={normalisePhone(draft.phone)}
        onChange={(smsCode) => change('sms_code', { smsCode })}
        onSend={sendCode}
      />
      {draft.needsTotp ? (
        <MarkedInput
          {...codeField}
          ref={totpCodeInput}
          name="totp_code"
          label={t('login.totpCode')}
          description={t('login.totpHint')}
          placeholder={t('login.smsCodePlaceholder')}
          value={draft.totpCode}
          mark={marks.totp_code}
          onChange={(totpCode) => change('totp_code', { totpCode })}
        />
      ) : null}
      <Checkbox
        checked={draft.hasAccepted}
        onChange={(event) => {
          const hasAccepted = event.currentTarget.checked;
          loginDraft.update((current) => ({ ...current, hasAccepted }));
        }}
        label={
          <Trans
            t={t}
            i18nKey="login.agreement"
            components={{ service: <LegalLink document="service" />, privacy: <LegalLink document="privacy" /> }}
          />
        }
      />
      <Button type="submit" size="md" fullWidth loading={isBusy} disabled={!draft.hasAccepted}>
        {t('login.submit')}
      </Button>
      <Divider label={t('login.or')} classNames={{ label: classes.or }} />
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconBrandWechat size={20} stroke={1.5} aria-hidden="true" />}
        onClick={() => showInfo(t('login.notOpen'))}
      >
        {t('login.wechat')}
      </Button>
    </form>
  );
}

function LegalLink({ document, children }: { document: 'service' | 'privacy'; children?: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <Anchor href={`/legal/${document}`} target="_blank" rel="noopener" inherit>
      {children}
      <VisuallyHidden>{t('login.newWindow')}</VisuallyHidden>
    </Anchor>
  );
}
