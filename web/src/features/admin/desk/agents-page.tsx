import { Badge, Button, NumberInput, TextInput } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { type AgentDecision, type AgentStatus, agentStatuses, type ManagedAgent } from '@yanmo/contract/agents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../../domain/operator/decision-dialog.tsx';
import { type DecisionChoice, DecisionForm } from '../../../domain/operator/decision-form.tsx';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { agents, sendAgentDecision } from './api.ts';
import { Person } from './person.tsx';

const colors = { PENDING: 'warn', ACTIVE: 'good', SUSPENDED: 'bad', REJECTED: 'gray' } as const;
const offered: Record<AgentStatus, readonly AgentDecision[]> = {
  PENDING: ['APPROVE', 'REJECT'],
  ACTIVE: ['SET_COMMISSION', 'RESET_BRANDING', 'SUSPEND'],
  SUSPENDED: ['RESTORE', 'SET_COMMISSION', 'RESET_BRANDING'],
  REJECTED: [],
};
const hard: readonly AgentDecision[] = ['REJECT', 'SUSPEND', 'RESET_BRANDING'];

/** Who sells under a name of their own: applications, sites, commission. */
export default function AgentsPage() {
  const { t } = useTranslation(['desk', 'operator', 'shell']);
  const [opened, setOpened] = useState<ManagedAgent | null>(null);
  return (
    <>
      <PageHeading title={t('shell:routes.agents.title')} tagline={t('shell:routes.agents.describe')} />
      <OperatorList
        name="agents"
        label={t('shell:routes.agents.title')}
        route={async () => (await agents()).listAgents}
        exportRoute={async () => (await agents()).exportAgents}
        rowsOf={(page) => page.agents}
        keyOf={({ id }) => id}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('agents.search')}
        filters={[
          {
            name: 'status',
            label: t('status'),
            options: agentStatuses.map((value) => ({ value, label: t(`agents.status.${value}`) })),
          },
        ]}
        columns={[
          { key: 'time', title: t('time'), sort: 'created_at', cell: (agent) => formatDateTime(agent.created_at) },
          { key: 'site', title: t('subDomain'), sort: 'sub_domain', isTitle: true, cell: (agent) => agent.sub_domain },
          { key: 'name', title: t('agents.name'), sort: 'name', cell: ({ name }) => name },
          { key: 'user', title: t('user'), cell: ({ user }) => <Person user={user} /> },
          { key: 'contact', title: t('agents.contact'), isLong: true, cell: ({ contact }) => contact },
          {
            key: 'commission',
            title: t('agents.commission'),
            isFigure: true,
            cell: ({ commission_percent: percent }) => (percent === null ? t('agents.usual') : `${percent} %`),
          },
          {
            key: 'status',
            title: t('status'),
            cell: ({ status }) => (
              <Badge variant="light" color={colors[status]} tt="none" miw="max-content">
                {t(`agents.status.${status}`)}
              </Badge>
            ),
          },
        ]}
        empty={{ icon: IconBuildingStore, title: t('agents.emptyTitle'), text: t('agents.emptyText') }}
        action={(agent) => (
          <Button
            size="compact-sm"
            variant={agent.status === 'PENDING' ? 'filled' : 'default'}
            aria-label={t(agent.status === 'PENDING' ? 'decideNamed' : 'manageNamed', { name: agent.sub_domain })}
            onClick={() => setOpened(agent)}
          >
            {t(agent.status === 'PENDING' ? 'decide' : 'manage')}
          </Button>
        )}
      />
      {opened ? (
        <AgentDialog
          // What can be decided follows what it is by now.
          key={`${opened.status} ${opened.commission_percent} ${opened.name}`}
          agent={opened}
          onDecided={setOpened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

interface AgentDialogProps {
  agent: ManagedAgent;
  onDecided: (agent: ManagedAgent) => void;
  onClose: () => void;
}

function AgentDialog({ agent, onDecided, onClose }: AgentDialogProps) {
  const { t } = useTranslation(['desk', 'shell']);
  const [subDomain, setSubDomain] = useState(agent.sub_domain);
  const [percent, setPercent] = useState<number | ''>(agent.commission_percent ?? '');
  const { id, status, user } = agent;

  const fieldsOf: Partial<Record<AgentDecision, DecisionChoice<AgentDecision>['fields']>> = {
    APPROVE: (
      <TextInput
        label={t('subDomain')}
        description={t('agents.subDomainHint')}
        maxLength={30}
        value={subDomain}
        onChange={({ currentTarget }) => setSubDomain(currentTarget.value)}
      />
    ),
    SET_COMMISSION: (
      <NumberInput
        label={t('agents.commission')}
        description={t('agents.commissionHint')}
        min={0}
        max={50}
        clampBehavior="none"
        suffix=" %"
        allowDecimal={false}
        hideControls
        value={percent}
        onChange={(value) => setPercent(value === '' ? '' : Number(value))}
      />
    ),
  };
  const choices = offered[status].map(
    (decision): DecisionChoice<AgentDecision> => ({
      value: decision,
      title: t(`agents.decision.${decision}`),
      text: t(`agents.text.${decision}`),
      isHard: hard.includes(decision),
      needsNote: decision === 'REJECT' || decision === 'SUSPEND',
      fields: fieldsOf[decision],
      problem: decision === 'APPROVE' && subDomain.trim() === '' ? t('agents.subDomainMissing') : null,
      confirm: t(`agents.confirm.${decision}`, { name: agent.sub_domain }),
    }),
  );

  return (
    <DecisionDialog
      title={agent.name}
      onClose={onClose}
      facts={[
        [t('subDomain'), agent.sub_domain],
        [t('user'), `${user.user_name} ${user.phone}`.trim()],
        [t('agents.contact'), agent.contact],
        [t('time'), formatDateTime(agent.created_at)],
        [t('status'), t(`agents.status.${status}`)],
        [
          t('agents.commission'),
          agent.commission_percent === null ? t('agents.usual') : `${agent.commission_percent} %`,
        ],
        ...(agent.note ? ([[t('agents.words'), agent.note]] as const) : []),
        ...(agent.decision_note ? ([[t('note'), agent.decision_note]] as const) : []),
      ]}
    >
      {choices.length > 0 ? (
        <DecisionForm
          legend={t('decision.legend')}
          noteLabel={t('decision.note')}
          noteHint={t('agents.noteHint')}
          choices={choices}
          send={(decision, { note }, key) =>
            sendAgentDecision(
              {
                ...{ id, decision, note },
                ...(decision === 'APPROVE' ? { sub_domain: subDomain.trim() } : {}),
                ...(decision === 'SET_COMMISSION' ? { commission_percent: percent === '' ? null : percent } : {}),
              },
              key,
            )
          }
          doneText={() => t('agents.done')}
          onDecided={onDecided}
        />
      ) : null}
    </DecisionDialog>
  );
}
