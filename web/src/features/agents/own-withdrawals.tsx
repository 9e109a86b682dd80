import { Badge } from '@mantine/core';
import { IconCashBanknote } from '@tabler/icons-react';
import type { WithdrawalStatus } from '@yanmo/contract/agents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatFen } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { peoplePageSize, useOwnWithdrawals } from './api.ts';
import classes from './own-rows.module.css';

const colors: Record<WithdrawalStatus, string> = { PENDING: 'warn', PAID: 'good', REJECTED: 'bad' };

export function OwnWithdrawals() {
  const { t } = useTranslation('agents');
  const [pageNum, setPageNum] = useState(1);
  return (
    <PagedList
      page={useOwnWithdrawals(pageNum)}
      pageSize={peoplePageSize}
      pageNum={pageNum}
      onPage={setPageNum}
      rows={{ count: 3, height: 44 }}
      empty={
        <EmptyState
          icon={IconCashBanknote}
          headingLevel={3}
          title={t('withdrawals.emptyTitle')}
          text={t('withdrawals.emptyText')}
        />
      }
    >
      {({ withdrawals }) => (
        <ul className={classes.rows}>
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <div className={classes.first}>
                <strong>{formatFen(withdrawal.amount)}</strong>
                <span>
                  {[
                    formatDateTime(withdrawal.created_at),
                    withdrawal.account,
                    withdrawal.reference && t('withdrawals.reference', { reference: withdrawal.reference }),
                    withdrawal.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <Badge variant="light" color={colors[withdrawal.status]} tt="none" miw="max-content">
                {t(`withdrawals.status.${withdrawal.status}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
