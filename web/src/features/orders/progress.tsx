import { Alert, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { claimUntold } from '../../domain/orders/announced-orders.ts';
import { keepWatchedOrder } from '../../domain/orders/watched-order.ts';
import { previewPath } from '../../domain/papers/paper-links.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { showSuccess } from '../../lib/notify.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { showNews } from '../../ui/show-news.ts';
import { DeliveredView } from './delivered-view.tsx';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { LiveView } from './live/live-view.tsx';
import { usePaperSheet } from './live/use-paper-sheet.ts';
import { canPay, fileToDownload, isOver, isPaid, isPaper, mainItem } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';
import classes from './progress.module.css';
import { ProgressCircle } from './progress-circle.tsx';
import { ProgressFacts, ProgressFailed, ProgressSubject } from './progress-facts.tsx';
import { useLiveOrder } from './use-live-order.ts';
import { useMarkSeen } from './use-mark-seen.ts';

/** `sheet` has the whole paper beside it and takes all the room there is. */
export type ProgressLayout = 'card' | 'sheet';

interface ProgressProps {
  outTradeNo: string;
  /** Whether closing would turn away from work that is going on. */
  onWorking: (isWorking: boolean) => void;
  onLayout: (layout: ProgressLayout) => void;
  onClose: () => void;
  onPay: () => void;
}

/** Watches an order until its file is there, then hands it over. */
export default function Progress({ outTradeNo, onWorking, onLayout, onClose, onPay }: ProgressProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const navigate = useNavigate();
  const titleOf = useOrderTitle();
  const { sheet, receive } = usePaperSheet();
  const { order, toldAtMs, error, hasGivenUp, isConnected, askAgain } = useLiveOrder(outTradeNo, receive, isOver);
  const item = order ? mainItem(order) : null;
  const stage = item?.paper_case.stage ?? 0;
  const isDelivered = order !== undefined && isPaid(order) && stage === 2;
  // What a deposit bought is looked at on its page; only what is paid for in full is a file to keep.
  const isPreview = order?.payment_status === 'TRADE_DEPOSIT_SUCCESS';
  const url = order && item && isDelivered && !isPreview ? fileToDownload(item, item.file_urls) : null;
  const isAtWork = order !== undefined && isPaid(order) && stage < 2;
  const isWorking = isAtWork && !hasGivenUp;
  const isSheet = order !== undefined && isPaper(order) && isPaid(order) && !isDelivered;
  const hasNextSteps = order !== undefined && isPaper(order) && isDelivered;

  const [hasWaited, setHasWaited] = useState(false);
  if (isWorking && !hasWaited) setHasWaited(true);

  const finish = useEffectEvent(async (file: string) => {
    // A paper that was fetched before is looked at again, for what was ordered with it: its file is not thrust on anyone.
    if (hasNextSteps && !hasWaited && !order.is_unread) return;
    const untold = await claimUntold('FILE', [{ out_trade_no: outTradeNo, stage: 2 }]);
    if (untold.length > 0) downloadFile(file);
    if (hasNextSteps) {
      showNews({
        id: `order-ready:${outTradeNo}`,
        text: t('shell:news.delivered', { title: titleOf(order) }),
        action: t('delivered.open'),
        onPress: () => void navigate(previewPath(outTradeNo)),
      });
    } else if (untold.length > 0) {
      showSuccess(t('progress.done'));
    }
    onClose();
  });
  const tellWorking = useEffectEvent(onWorking);
  const tellLayout = useEffectEvent(onLayout);
  // The work goes on also when asking for it was given up.
  useEffect(() => tellWorking(isAtWork), [isAtWork]);
  useEffect(() => tellLayout(isSheet ? 'sheet' : 'card'), [isSheet]);
  const hasFile = url !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer has a new link to the same file
  useEffect(() => {
    if (url) void finish(url);
  }, [hasFile]);
  useEffect(() => (isWorking ? keepWatchedOrder(outTradeNo) : undefined), [isWorking, outTradeNo]);
  useMarkSeen(order && (isDelivered || stage === 3) ? [order] : []);

  if (!order) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void askAgain()} />;
    return <DialogSkeleton label={t('shell:loading')} />;
  }
  if (hasNextSteps && item) return <DeliveredView {...{ order, item, onPay, onClose }} />;

  const problems = (
    <>
      {stage === 3 && item ? <ProgressFailed order={order} item={item} /> : null}
      {hasGivenUp ? (
        <Alert color="warn" variant="light" role="alert">
          {t('progress.givenUp')}{' '}
          <Button size="compact-sm" variant="light" color="warn" onClick={() => void askAgain()}>
            {t('shell:action.retry')}
          </Button>
        </Alert>
      ) : null}
    </>
  );
  if (isSheet) {
    return <LiveView {...{ order, sheet, toldAtMs, isWorking, isConnected }}>{problems}</LiveView>;
  }
  return (
    <div className={classes.progress}>
      <ProgressCircle order={order} />
      <div className={classes.side}>
        <ProgressSubject order={order} />
        <ProgressFacts order={order} />
        {problems}
        {canPay(order) ? (
          <div>
            <Button onClick={onPay}>{t('order.pay')}</Button>
          </div>
        ) : null}
        {isWorking ? <p className={classes.note}>{t('progress.mayLeave')}</p> : null}
      </div>
    </div>
  );
}
