import { Badge, Button, Text } from '@mantine/core';
import { IconCloudOff, IconDevices } from '@tabler/icons-react';
import type { Session } from '@yanmo/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AccountSection } from './account-section.tsx';
import { useEndSession, useSessions } from './api.ts';
import classes from './session-list.module.css';
import { SessionsSkeleton } from './user-info-skeleton.tsx';

export function SessionList() {
  const { t } = useTranslation(['accounts', 'shell']);
  return (
    <AccountSection id="sessions" title={t('sessions.title')} lead={t('sessions.lead')}>
      <Sessions />
    </AccountSection>
  );
}

function Sessions() {
  const { t } = useTranslation(['accounts', 'shell']);
  const { data: sessions, error, isFetching, refetch } = useSessions();
  const endSession = useEndSession();
  const [chosen, setChosen] = useState<Session | null>(null);
  const nameOf = (session: Session) => session.device || t('sessions.unknownDevice');

  if (!sessions) {
    if (!error || isFetching) return <SessionsSkeleton />;
    return (
      <EmptyState
        icon={IconCloudOff}
        headingLevel={3}
        title={t('loadFailed.sessionsTitle')}
        text={error.message}
        action={<Button onClick={() => refetch()}>{t('loadFailed.retry')}</Button>}
      />
    );
  }

  async function end(session: Session) {
    setChosen(null);
    try {
      await endSession.mutateAsync(session.id);
      showSuccess(t('sessions.ended'));
    } catch (failure) {
      showError(failure);
    }
  }

  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <IconDevices className={classes.icon} size={24} stroke={1.5} aria-hidden="true" />
            <div className={classes.what}>
              <div className={classes.device}>
                {nameOf(session)}
                {session.current ? (
                  <Badge variant="light" tt="none">
                    {t('sessions.current')}
                  </Badge>
                ) : null}
              </div>
              <div className={classes.facts}>
                <span>{session.ip}</span>
                <span>{t('sessions.seen', { time: formatDateTime(session.last_seen_at) })}</span>
                <span>{t('sessions.since', { time: formatDateTime(session.created_at) })}</span>
              </div>
            </div>
            {session.current ? null : (
              <Button
                variant="default"
                aria-label={t('sessions.endNamed', { device: nameOf(session) })}
                loading={endSession.isPending && endSession.variables === session.id}
                onClick={() => setChosen(session)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 1 && sessions[0]?.current ? (
        <Text c="dimmed" mt="sm">
          {t('sessions.onlyThis')}
        </Text>
      ) : null}
      <ConfirmBox
        opened={chosen !== null}
        title={t('sessions.confirmTitle')}
        confirmLabel={t('sessions.end')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setChosen(null)}
        onConfirm={() => chosen && end(chosen)}
      >
        {chosen ? t('sessions.confirmText', { device: nameOf(chosen) }) : null}
      </ConfirmBox>
    </>
  );
}
