import { Badge, Button, TextInput } from '@mantine/core';
import { IconCashBanknote } from '@tabler/icons-react';
import type { ManagedWithdrawal } from '@yanmo/contract/agents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../../domain/operator/decision-dialog.tsx';
import { DecisionForm } from '../../../domain/operator/decision-form.tsx';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime, formatFen } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { agents, sendWithdrawalDecision } from './api.ts';
import { Person } from './person.tsx';

const statuses = ['PENDING', 'PAID', 'REJECTED'] as const;
const colors = { PENDING: 'warn', PAID: 'good', REJECTED: 'gray' } as const;

/** What agents ask to be paid out: transferred by hand, and entered with the reference of the transfer. */
export default function WithdrawalsPage() {
  const { t } = useTranslation(['desk', 'operator', 'shell']);
  const [opened, setOpened] = useState<ManagedWithdrawal | null>(null);
  return (
    <>
      <PageHeading title={t('shell:routes.withdrawals.title')} tagline={t('shell:routes.withdrawals.describe')} />
      <OperatorList
        name="withdrawals"
        label={t('shell:routes.withdrawals.title')}
        route={async () => (await agents()).listWithdrawals}
        exportRoute={async () => (await agents()).exportWithdrawals}
        rowsOf={({ withdrawals }) => withdrawals}
        keyOf={({ id }) => id}
        sort={{ by: 'waiting', order: 'desc' }}
        searchLabel={t('withdrawals.search')}
        filters={[
          {
            name: 'status',
            label: t('status'),
            options: statuses.map((value) => ({ value, label: t(`withdrawals.status.${value}`) })),
          },
        ]}
        columns={[
          { key: 'time', title: t('time'), sort: 'created_at', cell: (asked) => formatDateTime(asked.created_at) },
          { key: 'user', title: t('user'), isTitle: true, cell: ({ user }) => <Person user={user} /> },
          { key: 'site', title: t('subDomain'), cell: ({ sub_domain: name }) => name ?? '—' },
          {
            key: 'amount',
            title: t('amount'),
            sort: 'amount',
            isFigure: true,
            cell: ({ amount }) => formatFen(amount),
          },
          { key: 'account', title: t('withdrawals.account'), isLong: true, cell: ({ account }) => account || '—' },
          {
            key: 'balance',
            title: t('withdrawals.balance'),
            isFigure: true,
            cell: ({ balance }) => formatFen(balance),
          },
          { key: 'reference', title: t('withdrawals.reference'), cell: ({ reference }) => reference || '—' },
          {
            key: 'status',
            title: t('status'),
            cell: ({ status }) => (
              <Badge variant="light" color={colors[status]} tt="none" miw="max-content">
                {t(`withdrawals.status.${status}`)}
              </Badge>
            ),
          },
        ]}
        empty={{ icon: IconCashBanknote, title: t('withdrawals.emptyTitle'), text: t('withdrawals.emptyText') }}
        action={(asked) => (
          <Button
            size="compact-sm"
            variant={asked.status === 'PENDING' ? 'filled' : 'default'}
            aria-label={t(asked.status === 'PENDING' ? 'decideNamed' : 'lookNamed', { name: asked.user.user_name })}
            onClick={() => setOpened(asked)}
          >
            {t(asked.status === 'PENDING' ? 'decide' : 'look')}
          </Button>
        )}
      />
      {opened ? <WithdrawalDialog withdrawal={opened} onDecided={setOpened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

interface WithdrawalDialogProps {
  withdrawal: ManagedWithdrawal;
  onDecided: (withdrawal: ManagedWithdrawal) => void;
  onClose: () => void;
}

function WithdrawalDialog({ withdrawal, onDecided, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation(['desk', 'shell']);
  const [reference, setReference] = useState('');
  const { id, user, status, account } = withdrawal;
  const amount = formatFen(withdrawal.amount);
  return (
    <DecisionDialog
      title={t('withdrawals.title', { amount })}
      onClose={onClose}
      facts={[
        [t('user'), `${user.user_name} ${user.phone}`.trim()],
        [t('subDomain'), withdrawal.sub_domain],
        [t('time'), formatDateTime(withdrawal.created_at)],
        [t('amount'), amount],
        [t('withdrawals.account'), account],
        [t('withdrawals.balance'), formatFen(withdrawal.balance)],
        [t('status'), t(`withdrawals.status.${status}`)],
        ...(withdrawal.reference ? ([[t('withdrawals.reference'), withdrawal.reference]] as const) : []),
        ...(withdrawal.note ? ([[t('note'), withdrawal.note]] as const) : []),
      ]}
    >
      {status === 'PENDING' ? (
        <DecisionForm
          legend={t('decision.legend')}
          noteLabel={t('decision.note')}
          noteHint={t('withdrawals.noteHint')}
          choices={[
            {
              value: 'PAID',
              title: t('withdrawals.paid'),
              text: t('withdrawals.paidText', { amount }),
              problem: reference.trim() === '' ? t('withdrawals.referenceMissing') : null,
              confirm: t('withdrawals.confirmPaid', { amount, account }),
              fields: (
                <TextInput
                  label={t('withdrawals.reference')}
                  description={t('withdrawals.referenceHint')}
                  maxLength={120}
                  value={reference}
                  onChange={({ currentTarget }) => setReference(currentTarget.value)}
                />
              ),
            },
            {
              value: 'REJECTED',
              title: t('withdrawals.reject'),
              text: t('withdrawals.rejectText', { amount }),
              isHard: true,
              needsNote: true,
              confirm: t('withdrawals.confirmReject', { amount }),
            },
          ]}
          send={(decision, { note, totpCode }, key) =>
            sendWithdrawalDecision(
              {
                ...{ id, decision, note, reference: decision === 'PAID' ? reference.trim() : '' },
                ...(totpCode === undefined ? {} : { totp_code: totpCode }),
              },
              key,
            )
          }
          doneText={(done) => t(`withdrawals.done.${done.status as 'PAID' | 'REJECTED'}`)}
          onDecided={onDecided}
        />
      ) : null}
    </DecisionDialog>
  );
}
