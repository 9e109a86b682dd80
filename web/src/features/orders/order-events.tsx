import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatFen } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { orderQuery } from './api.ts';
import { isNamedEvent } from './event-names.ts';
import classes from './order-events.module.css';

/** All that happened to an order, the newest first. */
export function OrderEvents({ outTradeNo }: { outTradeNo: string }) {
  const { t } = useTranslation(['orders', 'shell']);
  const { data, error, refetch } = useQuery(orderQuery(outTradeNo));
  if (!data) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return <Skeleton height={60} mt="xs" role="status" aria-label={t('shell:loading')} />;
  }

  return (
    <ol className={classes.events}>
      {[...data.events].reverse().map(({ id, type, amount, created_at }) =>
        isNamedEvent(type) ? (
          <li key={id}>
            <time dateTime={created_at}>{formatDateTime(created_at)}</time>
            <span>{t(`event.${type}`)}</span>
            {amount === null ? null : <span className={classes.amount}>{formatFen(amount)}</span>}
          </li>
        ) : null,
      )}
    </ol>
  );
}
