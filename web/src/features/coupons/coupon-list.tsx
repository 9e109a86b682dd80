import { Skeleton } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { type CouponStatus, couponStatuses } from '@yanmo/contract/codes';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useCoupons } from './api.ts';
import classes from './coupon-list.module.css';
import { CouponTicket } from './coupon-ticket.tsx';

type Filter = CouponStatus | 'ALL';

interface CouponListProps {
  emptyAction?: ReactNode;
  /** Before the orders open over what the list stands in. */
  onLeave?: () => void;
}

/** One's own coupons, the usable ones first, by status if wanted. */
export function CouponList({ emptyAction, onLeave }: CouponListProps) {
  const { t } = useTranslation(['coupons', 'shell']);
  const { data: coupons, error, refetch } = useCoupons();
  const [filter, setFilter] = useState<Filter>('ALL');

  if (!coupons) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return (
      <div className={classes.tickets} role="status" aria-label={t('shell:loading')}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={118} />
        ))}
      </div>
    );
  }
  if (coupons.length === 0) {
    return (
      <EmptyState
        icon={IconTicket}
        headingLevel={3}
        title={t('list.emptyTitle')}
        text={t('list.emptyText')}
        action={emptyAction}
      />
    );
  }
  const countOf = (status: Filter) =>
    status === 'ALL' ? coupons.length : coupons.filter((coupon) => coupon.status === status).length;
  // A coupon may leave the status that is being looked at.
  const filters: Filter[] = ['ALL', ...couponStatuses.filter((status) => countOf(status) > 0 || status === filter)];
  const shown = coupons.filter(({ status }) => filter === 'ALL' || status === filter);
  return (
    <>
      <fieldset className={classes.filters}>
        <legend>{t('list.filter')}</legend>
        {filters.map((value) => (
          <label key={value}>
            <input type="radio" name="coupon-status" checked={value === filter} onChange={() => setFilter(value)} />
            <span>
              {value === 'ALL' ? t('list.all') : t(`status.${value}`)} {countOf(value)}
            </span>
          </label>
        ))}
      </fieldset>
      {shown.length > 0 ? (
        <ul className={classes.tickets}>
          {shown.map((coupon) => (
            <li key={coupon.id}>
              <CouponTicket coupon={coupon} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t('list.noneOfThese')}</p>
      )}
    </>
  );
}
