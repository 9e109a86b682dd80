import { Alert, Button } from '@mantine/core';
import type { AgentApplication } from '@yanmo/contract/agents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/format.ts';

const colors = { PENDING: 'accent', ACTIVE: 'good', SUSPENDED: 'warn', REJECTED: 'warn' } as const;

/** Where the own application stands, what was said of it, and what can be done now. */
export function ApplicationState({ application, suffix }: { application: AgentApplication; suffix: string }) {
  const { t } = useTranslation('agents');
  const { status, decision_note: note } = application;
  const when = application.decided_at ?? application.created_at;
  return (
    <Alert
      color={colors[status]}
      variant="light"
      role="status"
      mb={status === 'REJECTED' ? 'lg' : undefined}
      title={t(`application.${status}.title`)}
    >
      <p>
        {t(`application.${status}.text`, { site: `${application.sub_domain}${suffix}`, when: formatDateTime(when) })}
      </p>
      {note ? <p>{t('application.note', { note })}</p> : null}
      {status === 'ACTIVE' || status === 'SUSPENDED' ? (
        <Button component={Link} to="/user/promotion" mt="xs">
          {t('application.open')}
        </Button>
      ) : null}
    </Alert>
  );
}
