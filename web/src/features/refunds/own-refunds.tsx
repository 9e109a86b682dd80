import { Badge, Button, Skeleton } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPageSize } from '../../lib/constants.ts';
import { formatDateTime, formatFen } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { useOwnRefunds } from './api.ts';
import classes from './own-refunds.module.css';
import { statusColors } from './status-colors.ts';
import { useShownTitle } from './use-shown-title.ts';

interface OwnRefundsProps {
  onOpen: (outTradeNo: string) => void;
  onSeeOrders: () => void;
}

export function OwnRefunds({ onOpen, onSeeOrders }: OwnRefundsProps) {
  const { t } = useTranslation(['refunds', 'shell']);
  const titleOf = useShownTitle();
  const [pageNum, setPageNum] = useState(1);
  const { data, error, isFetching, refetch } = useOwnRefunds(pageNum);

  if (!data) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('shell:loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={64} mt="md" />
        ))}
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState
        icon={IconReceiptRefund}
        headingLevel={3}
        title={t('own.emptyTitle')}
        text={t('own.emptyText')}
        action={<Button onClick={onSeeOrders}>{t('own.orders')}</Button>}
      />
    );
  }
  return (
    <>
      <ul className={classes.list} aria-busy={isFetching}>
        {data.refund_list.map((refund) => (
          <li key={refund.id}>
            <button type="button" onClick={() => onOpen(refund.out_trade_no)}>
              <span className={classes.line}>
                <span className={classes.title}>{titleOf(refund.title, refund.order_type)}</span>
                <strong>{formatFen(refund.amount ?? refund.requested_amount)}</strong>
              </span>
              <span className={classes.facts}>
                <Badge variant="light" color={statusColors[refund.status]} tt="none" miw="max-content">
                  {t(`statusName.${refund.status}`)}
                </Badge>
                <span>{formatDateTime(refund.created_at)}</span>
                <span>{t('order.number', { number: refund.out_trade_no })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PageNumbers total={data.total} pageSize={listPageSize} pageNum={pageNum} onChange={setPageNum} />
    </>
  );
}
