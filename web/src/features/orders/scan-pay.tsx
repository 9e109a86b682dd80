import { Alert, Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail, ScanPayment } from '@yanmo/contract/orders';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { orderQuery, type ScanBody, scanQuery } from './api.ts';
import { lastEventId } from './order-rules.ts';
import { paymentDeadline } from './payment-deadline.ts';
import classes from './scan-pay.module.css';
import { clockText, useCountdown } from './use-countdown.ts';

interface ScanPayProps {
  order: OrderDetail;
  payment: ScanBody;
  paymentMinutes: number;
  idempotencyKey: string;
  /** Another try, with a code of its own. */
  onPayAgain: () => void;
}

/** A code to scan, or a link where one cannot scan one's own screen; what became of it comes with the order. */
export function ScanPay({ order, payment, paymentMinutes, idempotencyKey, onPayAgain }: ScanPayProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const client = useQueryClient();
  const payAgain = useOnePress(onPayAgain);
  const { data: scan, dataUpdatedAt, error, refetch } = useQuery(scanQuery(payment, idempotencyKey));
  const seconds = useCountdown(scan ? paymentDeadline(scan.expires_at, dataUpdatedAt, paymentMinutes) : null);
  const paymentNo = scan?.payment_no ?? null;
  const number = payment.out_trade_no;

  useEffect(() => {
    // The order waits for this payment now, and its coupon is held.
    if (paymentNo !== null) void client.invalidateQueries({ queryKey: orderQuery(number).queryKey });
  }, [client, number, paymentNo]);

  /** What happened to the order before this try says nothing about it. */
  const [before] = useState(() => lastEventId(order));
  const isClosed = order.events.some(({ id, type }) => type === 'payment_closed' && id > before);
  const isOver = seconds === 0 ? 'expired' : isClosed ? 'failed' : null;

  if (!scan) {
    if (!error) {
      return (
        <div className={classes.scan} data-waits role="status" aria-label={t('pay.scan.preparing')}>
          <Skeleton height={212} width={212} />
        </div>
      );
    }
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return (
      <Alert color="bad" variant="light" role="alert" mt="md">
        {error.message}{' '}
        <Button size="compact-sm" variant="light" color="bad" onClick={() => (isRefused ? payAgain() : void refetch())}>
          {t('shell:action.retry')}
        </Button>
      </Alert>
    );
  }
  if (isOver) {
    return (
      <div className={classes.scan}>
        <Alert color="warn" variant="light" role="alert" title={t(`pay.over.${isOver}`)} w="100%">
          {t('pay.over.kept')}
        </Alert>
        <Button size="md" onClick={payAgain}>
          {t('pay.over.again')}
        </Button>
      </div>
    );
  }
  return <Code scan={scan} seconds={seconds ?? 0} />;
}

function Code({ scan, seconds }: { scan: ScanPayment; seconds: number }) {
  const { t } = useTranslation('orders');
  const isMobile = useIsMobile();
  const method = t(`pay.methods.${scan.payment_method}`);
  // A link for an app on the phone leads nowhere on a computer.
  const hasLink = isMobile || /^(https?:\/\/|\/)/.test(scan.pay_link);
  const link = hasLink ? (
    <Button
      component="a"
      href={scan.pay_link}
      target="_blank"
      rel="noreferrer"
      variant={isMobile ? 'filled' : 'subtle'}
      size={isMobile ? 'md' : 'sm'}
      fullWidth={isMobile}
      rightSection={<IconExternalLink size={18} stroke={1.5} aria-hidden="true" />}
    >
      {t('pay.scan.open')}
    </Button>
  ) : null;
  return (
    <div className={classes.scan}>
      {isMobile ? link : null}
      <img
        className={classes.code}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(scan.qr_svg)}`}
        alt={t('pay.scan.code', { method })}
        width={isMobile ? 160 : 212}
        height={isMobile ? 160 : 212}
      />
      <p className={classes.hint}>{t(isMobile ? 'pay.scan.otherPhone' : 'pay.scan.hint', { method })}</p>
      {isMobile ? null : link}
      <p className={classes.time}>
        {t('pay.scan.left')}{' '}
        <span role="timer" className={classes.clock}>
          {clockText(seconds)}
        </span>
      </p>
      <p className={classes.hint}>{t('pay.scan.after')}</p>
    </div>
  );
}
