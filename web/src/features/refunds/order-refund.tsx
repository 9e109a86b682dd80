import { Alert, Button, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@yanmo/contract/orders';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatFen } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { isOpen, useOrderRefund } from './api.ts';
import { ApplicationStatus } from './application-status.tsx';
import classes from './order-refund.module.css';
import { RefundForm } from './refund-form.tsx';
import { useShownTitle } from './use-shown-title.ts';

interface OrderRefundProps {
  outTradeNo: string;
  onApplied: () => void;
}

/** What can come back of one order: the form, or how far the application is that stands already. */
export function OrderRefund({ outTradeNo, onApplied }: OrderRefundProps) {
  const { t } = useTranslation(['refunds', 'shell']);
  const client = useQueryClient();
  const { data, error, refetch } = useOrderRefund(outTradeNo);
  const [asksAgain, setAsksAgain] = useState(false);

  if (!data) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('shell:loading')}>
        <Skeleton height={48} mb="md" />
        <Skeleton height={84} mb="md" />
        <Skeleton height={120} />
      </div>
    );
  }

  async function applied(application: RefundApplication) {
    onApplied();
    setAsksAgain(false);
    client.setQueryData<typeof data>(['refunds', 'order', outTradeNo], (before) =>
      before ? { ...before, applications: [application, ...before.applications] } : before,
    );
    // It may have moved the order, the wallet and a coupon at once.
    await client.invalidateQueries();
  }

  const { refundable, order, applications } = data;
  const { rule } = refundable;
  const current = applications.find(isOpen) ?? null;
  const nothing = rule === 'NOT_PAID' || rule === 'ALREADY_REFUNDED';
  const earlier = applications.filter((application) => application !== current);
  // What came of the last request is read first; a form in its place would look as if nothing had been done.
  const hasOutcome = !current && rule === 'DELIVERED' && earlier.length > 0 && !asksAgain;

  return (
    <>
      <OrderHead order={order} />
      {current ? (
        <ApplicationStatus application={current} />
      ) : nothing ? (
        earlier.length > 0 ? null : (
          <Alert variant="light" color="gray">
            {t(`rule.${rule}`)}
          </Alert>
        )
      ) : hasOutcome ? null : (
        <RefundForm order={order} refundable={refundable} onApplied={applied} onOutdated={() => void refetch()} />
      )}
      {earlier.length > 0 ? (
        <div className={classes.earlier}>
          {current || !(nothing || hasOutcome) ? <h3>{t('dialog.earlier')}</h3> : null}
          {earlier.map((application) => (
            <ApplicationStatus key={application.id} application={application} />
          ))}
        </div>
      ) : null}
      {hasOutcome ? (
        <Button variant="default" mt="lg" onClick={() => setAsksAgain(true)}>
          {t('dialog.again')}
        </Button>
      ) : null}
    </>
  );
}

function OrderHead({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('refunds');
  const labelOf = useCodeLabel();
  const titleOf = useShownTitle();
  const kind = labelOf('order_types', order.order_type);
  const title = titleOf(order.order_item_response[0]?.paper_case.title ?? '', order.order_type);
  return (
    <div className={classes.order}>
      <p className={classes.title}>{title}</p>
      <p className={classes.facts}>
        {title === kind ? null : <span>{kind}</span>}
        <span>{t('order.number', { number: order.out_trade_no })}</span>
        <span>{t('order.paid', { amount: formatFen(order.paid_amount) })}</span>
        {order.refunded_amount > 0 ? (
          <span>{t('order.refunded', { amount: formatFen(order.refunded_amount) })}</span>
        ) : null}
      </p>
    </div>
  );
}
