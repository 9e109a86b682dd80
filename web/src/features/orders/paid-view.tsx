import { Button, Loader } from '@mantine/core';
import { IconCircleCheckFilled, IconDownload, IconEye } from '@tabler/icons-react';
import type { OrderDetail } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { previewPath, reductionPath, reportPath } from '../../domain/papers/paper-links.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatFen, formatPercent } from '../../lib/format.ts';
import outcome from './order-outcome.module.css';
import { canRead, fileToDownload, findFinalNote, isCheck, isReduction, mainItem } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';
import classes from './paid-view.module.css';
import { useDownload } from './use-item-actions.ts';
import { useMarkSeen } from './use-mark-seen.ts';

interface PaidViewProps {
  order: OrderDetail;
  onClose: () => void;
  onShowProgress: () => void;
}

/** It is paid, and this is what comes of it. */
export function PaidView({ order, onClose, onShowProgress }: PaidViewProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const labelOf = useCodeLabel();
  const titleOf = useOrderTitle();
  const download = useDownload();
  const item = mainItem(order);
  const stage = item?.paper_case.stage ?? null;
  const hasFile = item !== null && stage === 2 && fileToDownload(item, item.file_urls) !== null;
  const isPreview = order.payment_status === 'TRADE_DEPOSIT_SUCCESS';
  const next =
    item === null || (stage === 2 && !hasFile)
      ? 'done'
      : (['queued', 'working', 'ready', 'failed'] as const)[stage ?? 0];

  // What cannot be made after all says why: there is nothing to try again.
  const note = item && findFinalNote(item);
  const refusal = note && [item.error?.message, t(`item.${note}`)].join(' ').trim();

  useMarkSeen(stage === 2 || stage === 3 ? [order] : []);

  return (
    <div className={outcome.outcome}>
      <IconCircleCheckFilled className={outcome.mark} size={56} aria-hidden="true" />
      <h3 className={outcome.heading}>{t(isPreview ? 'paid.deposit' : 'paid.title')}</h3>
      <p className={classes.amount}>{formatFen(order.paid_amount)}</p>
      <p className={classes.what}>
        {labelOf('order_types', order.order_type)}
        {order.outline ? ` · ${titleOf(order)}` : ''}
      </p>
      {item && item.rate !== null ? <p>{t('item.rate', { rate: formatPercent(item.rate, 1) })}</p> : null}
      <p className={classes.next} role="status">
        {next === 'queued' || next === 'working' ? <Loader size="xs" aria-hidden="true" /> : null}
        {refusal ?? t(`paid.next.${next}`, { minutes: order.estimated_minutes })}
      </p>
      <div className={outcome.actions}>
        {next === 'ready' && item && !isPreview ? (
          <Button
            size="md"
            data-autofocus
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
            loading={download.isPending}
            onClick={() => download.mutate({ order, itemId: item.id })}
          >
            {t('item.download')}
          </Button>
        ) : null}
        {item && canRead(order, item) ? (
          <Button
            component={Link}
            to={previewPath(order.out_trade_no)}
            size="md"
            variant={isPreview ? 'filled' : 'light'}
            leftSection={<IconEye size={18} stroke={1.5} aria-hidden="true" />}
            onClick={onClose}
          >
            {t('delivered.open')}
          </Button>
        ) : null}
        {item && isReduction(item) ? (
          <Button
            component={Link}
            to={reductionPath(order.out_trade_no)}
            size="md"
            variant={next === 'ready' ? 'light' : 'filled'}
            onClick={onClose}
          >
            {t(next === 'ready' ? 'item.changes' : 'item.progress')}
          </Button>
        ) : item && isCheck(item) ? (
          <Button
            component={Link}
            to={reportPath(order.out_trade_no)}
            size="md"
            variant={next === 'ready' ? 'light' : 'filled'}
            onClick={onClose}
          >
            {t(next === 'ready' ? 'item.report' : 'item.progress')}
          </Button>
        ) : next === 'queued' || next === 'working' ? (
          <Button size="md" onClick={onShowProgress}>
            {t('item.progress')}
          </Button>
        ) : null}
        <Button
          size="md"
          variant="default"
          onClick={() => {
            onClose();
            openWorkDrawer('orders');
          }}
        >
          {t('paid.orders')}
        </Button>
        <Button size="md" variant={next === 'done' ? 'filled' : 'subtle'} onClick={onClose}>
          {t('paid.close')}
        </Button>
      </div>
    </div>
  );
}
