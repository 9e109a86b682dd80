import { Button, Progress } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCreditCard,
  IconFileTypeDocx,
  IconReceiptRefund,
  IconWriting,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail, OrderItem } from '@yanmo/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { retryItem } from '../../domain/orders/order-item.ts';
import { openCashier, openOrderProgress } from '../../domain/orders/order-overlay.ts';
import { readPath, writePath } from '../../domain/papers/paper-links.ts';
import { formatFen, formatPercent } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { previewedOrderQuery } from './api.ts';
import classes from './missing-file.module.css';
import { stateOf } from './preview-rules.ts';
import { useItemDownload } from './use-item-download.ts';

interface MissingFileProps {
  order: OrderDetail;
  item: OrderItem;
}

/** In the place of a file that is not there: what is missing, and the way to it. */
export function MissingFile({ order, item }: MissingFileProps) {
  const state = stateOf(order, item);
  switch (state) {
    case 'unpaid':
      return <Unpaid order={order} />;
    case 'working':
      return <Working order={order} item={item} />;
    case 'failed':
      return <Failed order={order} item={item} />;
    case 'cancelled':
    case 'refunded':
      return <TakenBack order={order} item={item} end={state} />;
    case 'no-pages':
      return <NoPages order={order} item={item} />;
    case 'closed':
    case 'ready':
      return <Closed />;
  }
}

function Blank(props: { icon: TablerIcon; title: string; text: string; action: ReactNode }) {
  return (
    <Sheet width="wide">
      <EmptyState {...props} />
    </Sheet>
  );
}

function Unpaid({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('papers');
  const client = useQueryClient();
  const pay = async () => {
    await openCashier(order.out_trade_no);
    await client.invalidateQueries({ queryKey: previewedOrderQuery(order.out_trade_no).queryKey });
  };
  return (
    <Blank
      icon={IconCreditCard}
      title={t('missing.unpaid.title')}
      text={t('missing.unpaid.text')}
      action={
        <Button onClick={() => void pay()}>{t('missing.unpaid.pay', { amount: formatFen(order.due_amount) })}</Button>
      }
    />
  );
}

function Working({ order, item }: MissingFileProps) {
  const { t } = useTranslation('papers');
  const percent = Math.floor(item.progress);
  return (
    <Blank
      icon={IconWriting}
      title={t(item.paper_case.stage === 0 ? 'missing.queued.title' : 'missing.working.title')}
      text={t('missing.working.text')}
      action={
        <div className={classes.progress}>
          <Progress value={percent} aria-label={t('missing.working.progress')} />
          <p role="status">{t('missing.working.percent', { percent: formatPercent(percent) })}</p>
          <Button onClick={() => openOrderProgress(order.out_trade_no)}>{t('missing.working.watch')}</Button>
        </div>
      }
    />
  );
}

/** Ended by a refund. What was written until its buyer cancelled is theirs to read. */
function TakenBack({ order, item, end }: MissingFileProps & { end: 'cancelled' | 'refunded' }) {
  const { t } = useTranslation('papers');
  return (
    <Blank
      icon={IconReceiptRefund}
      title={t(`missing.${end}.title`)}
      text={item.error?.message ?? ''}
      action={
        end === 'cancelled' ? (
          <Button component={Link} to={readPath(order.out_trade_no)}>
            {t('missing.cancelled.read')}
          </Button>
        ) : null
      }
    />
  );
}

function Failed({ order, item }: MissingFileProps) {
  const { t } = useTranslation('papers');
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryItem(order.out_trade_no, item.id),
    onError: showError,
    // Also after a refusal: it may be at work already.
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  const mayRetry = item.retries_left > 0;
  const next = mayRetry ? 'retryText' : item.is_out_of_retries ? 'refundText' : 'noRetryText';
  const reason = item.error?.message ?? t('missing.failed.noReason');
  return (
    <Blank
      icon={IconAlertTriangle}
      title={t('missing.failed.title')}
      text={`${reason} ${t(`missing.failed.${next}`)}`}
      action={
        mayRetry ? (
          <Button loading={retry.isPending} onClick={() => retry.mutate()}>
            {t('missing.failed.retry')}
          </Button>
        ) : null
      }
    />
  );
}

function NoPages({ order, item }: MissingFileProps) {
  const { t } = useTranslation('papers');
  const download = useItemDownload(order, item.id);
  return (
    <Blank
      icon={IconFileTypeDocx}
      title={t('missing.noPages.title')}
      text={t('missing.noPages.text')}
      action={
        item.file_urls.word ? (
          <Button loading={download.isPending} onClick={() => download.mutate('word')}>
            {t('download.word')}
          </Button>
        ) : null
      }
    />
  );
}

function Closed() {
  const { t } = useTranslation('papers');
  return (
    <Blank
      icon={IconReceiptRefund}
      title={t('missing.closed.title')}
      text={t('missing.closed.text')}
      action={
        <Button component={Link} to={writePath}>
          {t('writeOwn')}
        </Button>
      }
    />
  );
}
