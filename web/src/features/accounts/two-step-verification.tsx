import { Badge, Button, Group } from '@mantine/core';
import type { User } from '@yanmo/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../lib/notify.ts';
import { AccountSection } from './account-section.tsx';
import { useChangeTotp } from './api.ts';
import { type Enrolment, EnrolmentSheet } from './enrolment-sheet.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type TotpCodes, TotpForm } from './totp-form.tsx';

/** Turning it on and off both begin with a code sent to the phone: a session may be stolen. */
export function TwoStepVerification({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const change = useChangeTotp();
  const isOn = user.totp_enabled;
  const [wanted, setWanted] = useState<'on' | 'off' | 'codes' | null>(null);
  const [given, setGiven] = useState<readonly string[] | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  // The account may have become so already: its news arrive before the form that asked for it is closed.
  const open = wanted !== null && (wanted === 'on') !== isOn ? wanted : null;

  function close() {
    setWanted(null);
    setEnrolment(null);
  }

  async function enrol(codes: TotpCodes) {
    const answer = await change.mutateAsync({ action: 'ENROL', ...codes });
    setEnrolment(answer && 'secret' in answer ? answer : null);
  }

  async function confirm(codes: TotpCodes) {
    const answer = await change.mutateAsync({ action: 'CONFIRM', ...codes });
    close();
    setGiven(answer && 'recovery_codes' in answer ? answer.recovery_codes : null);
    showSuccess(t('totp.enabled'));
  }

  async function giveCodes(codes: TotpCodes) {
    const answer = await change.mutateAsync({ action: 'RECOVERY_CODES', ...codes });
    close();
    setGiven(answer && 'recovery_codes' in answer ? answer.recovery_codes : null);
  }

  async function remove(codes: TotpCodes) {
    await change.mutateAsync({ action: 'REMOVE', ...codes });
    close();
    showSuccess(t('totp.removed'));
  }

  return (
    <AccountSection id="totp" title={t('totp.title')} lead={t('totp.lead')}>
      <Group gap="md" mb="md">
        <Badge variant="light" color={isOn ? 'good' : 'gray'} tt="none" size="lg">
          {t(isOn ? 'totp.on' : 'totp.off')}
        </Badge>
        {open ? null : (
          <Button variant="default" onClick={() => setWanted(isOn ? 'off' : 'on')}>
            {t(isOn ? 'totp.remove' : 'totp.enrol')}
          </Button>
        )}
        {isOn && !open && !given ? (
          <Button variant="subtle" onClick={() => setWanted('codes')}>
            {t('recovery.renew')}
          </Button>
        ) : null}
      </Group>
      {given ? <RecoveryCodes codes={given} onDone={() => setGiven(null)} /> : null}
      {open === 'codes' ? (
        <TotpForm
          user={user}
          asks={['sms_code', 'code']}
          text={t('recovery.renewText')}
          label={t('recovery.confirmRenew')}
          onSubmit={giveCodes}
          onCancel={close}
        />
      ) : null}
      {open === 'on' && !enrolment ? (
        <TotpForm
          user={user}
          asks={['sms_code']}
          text={t('totp.enrolText')}
          label={t('totp.continue')}
          onSubmit={enrol}
          onCancel={close}
        />
      ) : null}
      {open === 'on' && enrolment ? (
        <EnrolmentSheet enrolment={enrolment}>
          <TotpForm
            user={user}
            asks={['code']}
            text={t('totp.step2')}
            label={t('totp.confirm')}
            onSubmit={confirm}
            onCancel={close}
          />
        </EnrolmentSheet>
      ) : null}
      {open === 'off' ? (
        <TotpForm
          user={user}
          asks={['sms_code', 'code']}
          text={t('totp.removeText')}
          label={t('totp.confirmRemove')}
          onSubmit={remove}
          onCancel={close}
        />
      ) : null}
    </AccountSection>
  );
}
