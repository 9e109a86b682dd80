import { Button } from '@mantine/core';
import {
  IconBook2,
  IconDownload,
  IconEye,
  IconPencil,
  IconProgress,
  IconReload,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Order, OrderItem } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openOrderProgress } from '../../domain/orders/order-overlay.ts';
import { amendPath, previewPath, readPath } from '../../domain/papers/paper-links.ts';
import { formatPercent } from '../../lib/format.ts';
import classes from './order-items.module.css';
import { StageMark } from './order-marks.tsx';
import {
  canAmend,
  canDownload,
  canPreview,
  canRead,
  canRetry,
  canViewProgress,
  findFinalNote,
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
  return (
    <>
      <StageMark item={item} />
      {canViewProgress(item) ? <span>{formatPercent(Math.floor(item.progress))}</span> : null}
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
  const pdf = canPreview(item) ? item.file_urls.pdf : null;
  return (
    <>
      {canViewProgress(item) && !isWatched ? (
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

function lookOf(Icon: TablerIcon, variant: 'light' | 'default') {
  return { size: 'sm', variant, leftSection: <Icon size={16} stroke={1.5} aria-hidden="true" /> } as const;
}
