import { Button } from '@mantine/core';
import {
  IconArrowsDiff,
  IconBook2,
  IconDownload,
  IconEye,
  IconFileSearch,
  IconPencil,
  IconProgress,
  IconReload,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Order, OrderItem } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openOrderProgress } from '../../domain/orders/order-overlay.ts';
import { amendPath, previewPath, readPath, reductionPath, reportPath } from '../../domain/papers/paper-links.ts';
import { useCheckPaper } from '../../domain/papers/use-check-paper.ts';
import { formatPercent } from '../../lib/format.ts';
import classes from './order-items.module.css';
import { StageMark } from './order-marks.tsx';
import {
  canAmend,
  canDownload,
  canPreview,
  canRead,
  canRetry,
  canSeeChanges,
  canSeeReport,
  canViewProgress,
  findFinalNote,
  isCheck,
  takenBackBy,
} from './order-rules.ts';
import { useItemName } from './order-words.ts';
import { useDownload, useRetry } from './use-item-actions.ts';

interface ItemProps {
  order: Order;
  item: OrderItem;
  /** The progress of the order is what one is looking at: it is not offered again. */
  isWatched?: boolean;
}

/** The parts of an order that has several, each with how far it is and what can be done with it. */
export function OrderItems(props: Omit<ItemProps, 'item'> & { items: readonly OrderItem[] }) {
  const { order, items, isWatched = false } = props;
  const nameOf = useItemName();
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <p className={classes.state}>
            <span>{nameOf(order, item)}</span>
            <ItemState item={item} />
          </p>
          <ItemProblem item={item} />
          <div className={classes.actions}>
            <ItemActions order={order} item={item} isWatched={isWatched} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ItemState({ item }: { item: OrderItem }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <StageMark item={item} />
      {canViewProgress(item) ? <span>{formatPercent(Math.floor(item.progress))}</span> : null}
      {item.rate === null ? null : <span>{t('item.rate', { rate: formatPercent(item.rate, 1) })}</span>}
    </>
  );
}

export function ItemProblem({ item }: { item: OrderItem }) {
  const { t } = useTranslation('orders');
  const note = findFinalNote(item);
  if (!item.error && !note) return null;
  return (
    <p className={classes.problem}>
      {item.error ? <span className={takenBackBy(item) ? undefined : classes.error}>{item.error.message}</span> : null}
      {note ? <span>{t(`item.${note}`)}</span> : null}
    </p>
  );
}

export function ItemActions({ order, item, isWatched = false }: ItemProps) {
  const { t } = useTranslation('orders');
  const download = useDownload();
  const retry = useRetry();
  // The page of a check shows more than its pages do.
  const pdf = canPreview(item) && !isCheck(item) ? item.file_urls.pdf : null;
  return (
    <>
      {canSeeChanges(order, item) ? (
        <Button component={Link} to={reductionPath(order.out_trade_no)} {...lookOf(IconArrowsDiff, 'light')}>
          {t(item.paper_case.stage < 2 ? 'item.progress' : 'item.changes')}
        </Button>
      ) : canSeeReport(order, item) ? (
        <Button component={Link} to={reportPath(order.out_trade_no)} {...lookOf(IconFileSearch, 'light')}>
          {t(item.paper_case.stage < 2 ? 'item.progress' : 'item.report')}
        </Button>
      ) : canViewProgress(item) && !isWatched ? (
        <Button {...lookOf(IconProgress, 'light')} onClick={() => openOrderProgress(order.out_trade_no)}>
          {t('item.progress')}
        </Button>
      ) : null}
      {canDownload(order, item) ? (
        <Button
          {...lookOf(IconDownload, 'light')}
          loading={download.isPending}
          onClick={() => download.mutate({ order, itemId: item.id })}
        >
          {t('item.download')}
        </Button>
      ) : null}
      {canRead(order, item) ? (
        <>
          {pdf ? (
            <Button component={Link} to={previewPath(order.out_trade_no)} {...lookOf(IconEye, 'default')}>
              {t('item.preview')}
            </Button>
          ) : null}
          <Button component={Link} to={readPath(order.out_trade_no)} {...lookOf(IconBook2, 'default')}>
            {t('item.read')}
          </Button>
        </>
      ) : pdf ? (
        <Button component="a" href={pdf} target="_blank" rel="noreferrer" {...lookOf(IconEye, 'default')}>
          {t('item.preview')}
        </Button>
      ) : null}
      {canAmend(order, item) ? (
        <Button component={Link} to={amendPath(order.out_trade_no)} {...lookOf(IconPencil, 'default')}>
          {t('item.amend')}
        </Button>
      ) : null}
      {canAmend(order, item) ? <CheckPaper outTradeNo={order.out_trade_no} /> : null}
      {canRetry(item) ? (
        <Button
          {...lookOf(IconReload, 'light')}
          loading={retry.isPending}
          onClick={() => retry.mutate({ order, itemId: item.id })}
        >
          {t('item.retry')}
        </Button>
      ) : null}
    </>
  );
}

function CheckPaper({ outTradeNo }: { outTradeNo: string }) {
  const { t } = useTranslation('orders');
  const { isOffered, isPending, press } = useCheckPaper(outTradeNo);
  if (!isOffered) return null;
  return (
    <Button {...lookOf(IconFileSearch, 'default')} loading={isPending} onClick={press}>
      {t('item.check')}
    </Button>
  );
}

function lookOf(Icon: TablerIcon, variant: 'light' | 'default') {
  return { size: 'sm', variant, leftSection: <Icon size={16} stroke={1.5} aria-hidden="true" /> } as const;
}
