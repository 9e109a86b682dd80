import { Skeleton, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SharingConsent } from '@yanmo/contract/similarity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideSharing, useSharingConsent } from '../../domain/sharing/sharing-consent.ts';
import { formatDate } from '../../lib/format.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { showUndo } from '../../ui/show-undo.ts';
import { AccountSection } from './account-section.tsx';
import classes from './paper-sharing.module.css';

/** The consent to let others' texts be compared with one's papers: what it means, how it stands, and the way out of it. */
export function PaperSharing() {
  const { t } = useTranslation('accounts');
  const { data, error, isFetching, refetch } = useSharingConsent();
  return (
    <AccountSection id="sharing" title={t('sharing.title')} lead={t('sharing.lead')}>
      <ul className={classes.points}>
        <li>{t('sharing.seen')}</li>
        <li>{t('sharing.hidden')}</li>
        <li>{t('sharing.withdrawn')}</li>
      </ul>
      {data ? <Choice consent={data} /> : null}
      {!data && error && !isFetching ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : data ? null : (
        <Skeleton height={48} width={320} maw="100%" />
      )}
    </AccountSection>
  );
}

function Choice({ consent }: { consent: SharingConsent }) {
  const { t } = useTranslation(['accounts', 'shell']);
  const client = useQueryClient();
  const loginId = useSession()?.loginId ?? '';
  const [isAsking, setAsking] = useState(false);
  const decide = useMutation({ mutationFn: (isShared: boolean) => decideSharing(client, loginId, isShared) });
  const isOn = consent.is_shared === true;

  async function change(isShared: boolean) {
    setAsking(false);
    try {
      await decide.mutateAsync(isShared);
      if (isShared) {
        const onUndo = () => void change(false);
        showUndo({ id: 'sharing', text: t('sharing.given'), label: t('sharing.undo'), onUndo });
      } else showSuccess(t('sharing.taken'));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <>
      <Switch
        // What is being asked for is shown at once; a refusal puts it back.
        checked={decide.isPending ? decide.variables : isOn}
        disabled={decide.isPending}
        onChange={() => (isOn && consent.papers > 0 ? setAsking(true) : void change(!isOn))}
        label={t('sharing.label')}
        description={stateOf(consent)}
      />
      <ConfirmBox
        opened={isAsking}
        title={t('sharing.confirm.title')}
        confirmLabel={t('sharing.confirm.yes')}
        cancelLabel={t('sharing.confirm.no')}
        closeLabel={t('shell:action.close')}
        onConfirm={() => void change(false)}
        onCancel={() => setAsking(false)}
      >
        {t('sharing.confirm.text', { count: consent.papers })}
      </ConfirmBox>
    </>
  );

  function stateOf({ is_shared, decided_at, papers }: SharingConsent): string {
    if (is_shared === null || decided_at === null) return t('sharing.undecided');
    const date = formatDate(decided_at);
    if (!is_shared) return t('sharing.off', { date });
    return papers > 0 ? t('sharing.on', { count: papers, date }) : t('sharing.onNone', { date });
  }
}
