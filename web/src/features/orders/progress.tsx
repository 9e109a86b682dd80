import { Alert, Button, RingProgress } from '@mantine/core';
import type { OrderDetail } from '@yanmo/contract/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { progressTickMs } from '../../lib/constants.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { formatFen } from '../../lib/format.ts';
import { useCodeLabel } from '../../lib/global-code.ts';
import { showSuccess } from '../../lib/notify.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { PaymentMark } from './order-marks.tsx';
import { canPay, fileToDownload, isPaid, mainItem, paidAt } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';
import { OrderedOutline } from './ordered-outline.tsx';
import classes from './progress.module.css';
import { progressPercent } from './progress-percent.ts';
import { useRetry } from './use-item-actions.ts';
import { useLiveOrder } from './use-live-order.ts';

interface ProgressProps {
  outTradeNo: string;
  /** Whether closing would turn away from work that is going on. */
  onWorking: (isWorking: boolean) => void;
  onClose: () => void;
  onPay: () => void;
}

/** Watches an order until its file is there, then hands it over. */
export default function Progress({ outTradeNo, onWorking, onClose, onPay }: ProgressProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const { order, error, hasGivenUp, askAgain } = useLiveOrder(outTradeNo);
  const item = order ? mainItem(order) : null;
  const stage = item?.paper_case.stage ?? 0;
  const url = order && item && stage === 2 ? fileToDownload(order, item.file_urls) : null;
  const isWorking = order !== undefined && isPaid(order) && stage < 2 && !hasGivenUp;

  const finish = useEffectEvent((file: string) => {
    downloadFile(file);
    showSuccess(t('progress.done'));
    onClose();
  });
  const tellWorking = useEffectEvent(onWorking);
  useEffect(() => tellWorking(isWorking), [isWorking]);
  useEffect(() => {
    if (url) finish(url);
  }, [url]);

  if (!order) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void askAgain()} />;
    return <DialogSkeleton label={t('shell:loading')} />;
  }
  return (
    <div className={classes.progress}>
      <Circle order={order} measured={item?.progress ?? 0} stage={stage} />
      <div>
        <Summary order={order} />
        {stage === 3 && item ? <Failed order={order} itemId={item.id} message={item.error?.message ?? null} /> : null}
        {canPay(order) ? (
          <Button mt="md" onClick={onPay}>
            {t('order.pay')}
          </Button>
        ) : null}
        {hasGivenUp ? (
          <Alert color="warn" variant="light" role="alert" mt="md">
            {t('progress.givenUp')}{' '}
            <Button size="compact-sm" variant="light" color="warn" onClick={() => void askAgain()}>
              {t('shell:action.retry')}
            </Button>
          </Alert>
        ) : null}
        {isWorking ? <p className={classes.note}>{t('progress.mayLeave')}</p> : null}
      </div>
    </div>
  );
}

function Circle({ order, measured, stage }: { order: OrderDetail; measured: number; stage: number }) {
  const { t } = useTranslation('orders');
  const [now, setNow] = useState(Date.now);
  const since = paidAt(order);
  const isRunning = since !== null && stage < 2;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), progressTickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  const percent = !since
    ? 0
    : stage === 2
      ? 100
      : progressPercent(Date.parse(since), now, order.estimated_minutes, measured);
  const shown = percent.toFixed(percent < 100 && percent > 0 ? 2 : 0);
  return (
    <div
      className={classes.circle}
      role="progressbar"
      aria-label={t('progress.label')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
    >
      <RingProgress
        size={176}
        thickness={10}
        roundCaps
        sections={[{ value: percent, color: stage === 3 ? 'bad' : 'azurite' }]}
        label={<span className={classes.percent}>{shown}%</span>}
      />
    </div>
  );
}

function Summary({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  const titleOf = useOrderTitle();
  const stage = mainItem(order)?.paper_case.stage ?? 0;
  return (
    <>
      {order.outline ? (
        <OrderedOutline orderType={order.order_type} form={order.outline} />
      ) : (
        <p className={classes.title}>{titleOf(order)}</p>
      )}
      <dl className={classes.facts}>
        <dt>{t('progress.payment')}</dt>
        <dd>
          <PaymentMark status={order.payment_status} /> {formatFen(order.paid_amount)}
        </dd>
        <dt>{t('progress.stage')}</dt>
        <dd role="status">{isPaid(order) ? labelOf('stages', stage) : t('progress.unpaid')}</dd>
        <dt>{t('progress.estimate')}</dt>
        <dd>{t('progress.minutes', { count: order.estimated_minutes })}</dd>
      </dl>
    </>
  );
}

function Failed({ order, itemId, message }: { order: OrderDetail; itemId: string; message: string | null }) {
  const { t } = useTranslation('orders');
  const retry = useRetry();
  const isReduction = order.order_type.startsWith('REDUCE_AIGC');
  return (
    <Alert color="bad" variant="light" role="alert" mt="md">
      <p className={classes.reason}>
        {isReduction ? t('progress.reductionFailed') : (message ?? t('progress.failed'))}
      </p>
      <Button
        size="compact-sm"
        variant="light"
        color="bad"
        loading={retry.isPending}
        onClick={() => retry.mutate({ order, itemId })}
      >
        {t('item.retry')}
      </Button>
    </Alert>
  );
}
