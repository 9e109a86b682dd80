import { Alert, Button } from '@mantine/core';
import type { OrderDetail, OrderItem } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatFen, formatPercent } from '../../lib/format.ts';
import { OrderFormat } from './order-format.tsx';
import { PaymentMark } from './order-marks.tsx';
import { canRetry, findFinalNote, isPaid, mainItem, takenBackBy } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';
import { OrderedOutline } from './ordered-outline.tsx';
import classes from './progress-facts.module.css';
import { useRetry } from './use-item-actions.ts';

/** What was ordered. */
export function ProgressSubject({ order }: { order: OrderDetail }) {
  const titleOf = useOrderTitle();
  return order.outline ? (
    <OrderedOutline orderType={order.order_type} form={order.outline} />
  ) : (
    <p className={classes.title}>{titleOf(order)}</p>
  );
}

/** How it stands with money and time. */
export function ProgressFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  const item = mainItem(order);
  const stage = item?.paper_case.stage ?? 0;
  const end = item && takenBackBy(item);
  return (
    <dl className={classes.facts}>
      <dt>{t('progress.payment')}</dt>
      <dd>
        <PaymentMark status={order.payment_status} /> {formatFen(order.paid_amount)}
      </dd>
      <dt>{t('progress.stage')}</dt>
      <dd>{isPaid(order) ? (end ? t(`item.${end}`) : labelOf('stages', stage)) : t('progress.unpaid')}</dd>
      <dt>{t('progress.estimate')}</dt>
      <dd>{t('progress.minutes', { count: order.estimated_minutes })}</dd>
      {item && item.rate !== null ? (
        <>
          <dt>{t('progress.rate')}</dt>
          <dd>{formatPercent(item.rate, 1)}</dd>
        </>
      ) : null}
      {order.template_id ? (
        <>
          <dt>{t('format.label')}</dt>
          <dd>
            <OrderFormat order={order} />
          </dd>
        </>
      ) : null}
    </dl>
  );
}

/** What went wrong with an item, and another try. */
export function ProgressFailed({ order, item }: { order: OrderDetail; item: OrderItem }) {
  const { t } = useTranslation('orders');
  const retry = useRetry();
  const mayRetry = canRetry(item);
  const note = findFinalNote(item);
  const isReduction = order.order_type.startsWith('REDUCE_AIGC');
  return (
    <Alert color={takenBackBy(item) ? 'gray' : 'bad'} variant="light" role="alert">
      <p className={classes.reason}>
        {isReduction && mayRetry ? t('progress.reductionFailed') : (item.error?.message ?? t('progress.failed'))}
      </p>
      {mayRetry ? (
        <Button
          size="compact-sm"
          variant="light"
          color="bad"
          loading={retry.isPending}
          onClick={() => retry.mutate({ order, itemId: item.id })}
        >
          {t('item.retry')}
        </Button>
      ) : null}
      {note ? <p className={classes.reason}>{t(`item.${note}`)}</p> : null}
    </Alert>
  );
}
