import { Badge, Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { FailedItem } from '@yanmo/contract/operator';
import { useTranslation } from 'react-i18next';
import { AccountCell } from '../../../domain/operator/account-cell.tsx';
import classes from '../../../domain/operator/operator-list.module.css';
import { OperatorList, useRefreshOperator } from '../../../domain/operator/operator-list.tsx';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { useMoneyAction } from '../../../domain/wallet/use-money-action.ts';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { showError, showSuccess } from '../../../lib/notify.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { contract, sendRetry } from '../api.ts';

const states = ['WAITING', 'GIVEN_UP'] as const;

/** What could not be made, why, and once more. */
export default function FailedItemsPage() {
  const { t } = useTranslation(['admin', 'shell']);
  const labelOf = useCodeLabel();
  return (
    <>
      <PageHeading title={t('shell:routes.failedItems.title')} tagline={t('shell:routes.failedItems.describe')} />
      <OperatorList
        name="failed"
        label={t('failed.table')}
        route={async () => (await contract()).listFailedItems}
        exportRoute={async () => (await contract()).exportFailedItems}
        rowsOf={({ items }) => items}
        keyOf={({ id }) => id}
        sort={{ by: 'failed_at', order: 'desc' }}
        searchLabel={t('failed.search')}
        refetchMs={15_000}
        filters={[
          {
            name: 'state',
            label: t('failed.state'),
            options: states.map((value) => ({ value, label: t(`failed.states.${value}`) })),
          },
          { name: 'from', label: t('days.from'), isDay: true },
          { name: 'to', label: t('days.to'), isDay: true },
        ]}
        columns={[
          {
            key: 'time',
            title: t('failed.time'),
            sort: 'failed_at',
            cell: (item) => (item.failed_at ? formatDateTime(item.failed_at) : '—'),
          },
          {
            key: 'item',
            title: t('failed.item'),
            isLong: true,
            isTitle: true,
            cell: (item) => (
              <>
                {item.title || labelOf('order_types', item.kind)}
                <span className={classes.second}>
                  {labelOf('order_types', item.kind)} · {item.out_trade_no}
                </span>
              </>
            ),
          },
          { key: 'user', title: t('failed.user'), cell: (item) => <AccountCell account={item.user} /> },
          {
            key: 'cause',
            title: t('failed.cause'),
            isLong: true,
            cell: (item) => (
              <>
                {item.cause}
                <code className={classes.second}>{item.error}</code>
              </>
            ),
          },
          { key: 'retries', title: t('failed.retries'), isFigure: true, cell: (item) => formatNumber(item.retries) },
          {
            key: 'state',
            title: t('failed.state'),
            cell: (item) => (
              <Badge variant="light" color={item.state === 'WAITING' ? 'warn' : 'gray'} tt="none" miw="max-content">
                {t(`failed.states.${item.state}`)}
              </Badge>
            ),
          },
          {
            key: 'deadline',
            title: t('failed.deadline'),
            sort: 'deadline_at',
            cell: (item) => (item.deadline_at ? formatDateTime(item.deadline_at) : '—'),
          },
        ]}
        empty={{ icon: IconCircleCheck, title: t('failed.emptyTitle'), text: t('failed.emptyText') }}
        action={(item) => (item.state === 'WAITING' ? <RetryButton item={item} /> : null)}
      />
    </>
  );
}

function RetryButton({ item }: { item: FailedItem }) {
  const { t } = useTranslation('admin');
  const refresh = useRefreshOperator();
  const retry = useMoneyAction(sendRetry);

  async function send() {
    try {
      await retry.mutateAsync({ out_trade_no: item.out_trade_no, item_id: item.id });
      showSuccess(t('failed.retried'));
    } catch (error) {
      showError(error);
    } finally {
      await refresh();
    }
  }

  return (
    <Button
      size="compact-sm"
      aria-label={t('failed.retryNamed', { number: item.out_trade_no })}
      loading={retry.isPending}
      onClick={() => void send()}
    >
      {t('failed.retry')}
    </Button>
  );
}
