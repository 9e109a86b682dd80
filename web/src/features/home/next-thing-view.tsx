import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '@yanmo/contract/coupons';
import type { Order } from '@yanmo/contract/orders';
import type { OutlineSummary } from '@yanmo/contract/outlines';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openCashier, openOrderProgress } from '../../domain/orders/order-overlay.ts';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import {
  checkPath,
  outlinePath,
  previewPath,
  reducePath,
  reductionPath,
  reportPath,
  writePath,
} from '../../domain/papers/paper-links.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { contactPath } from '../../domain/site/site-links.ts';
import { formatDateTime, formatFen, formatNumber, formatPercent } from '../../lib/format.ts';
import { useWatchedOrder } from './api.ts';
import classes from './next-thing-view.module.css';
import { isPaper, type NextThing } from './next-things.ts';

interface NextThingViewProps {
  thing: NextThing;
  /** On a sheet of its own, with the page's one filled button. */
  isFirst?: boolean;
}

export function NextThingView({ thing, isFirst = false }: NextThingViewProps) {
  switch (thing.kind) {
    case 'outline':
      return <OutlineThing outline={thing.outline} isFirst={isFirst} />;
    case 'answer':
      return <AnswerThing count={thing.count} isFirst={isFirst} />;
    case 'coupon':
      return <CouponThing coupon={thing.coupon} isFirst={isFirst} />;
    default:
      return <OrderThing order={thing.order} kind={thing.kind} isFirst={isFirst} />;
  }
}

interface FrameProps {
  isFirst: boolean;
  /** What is the matter, in a word or two. */
  mark: string;
  title: string;
  language?: string | undefined;
  facts: readonly (string | null | false)[];
  action: ReactNode;
  children?: ReactNode;
}

function Frame({ isFirst, mark, title, language, facts, action, children }: FrameProps) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <article className={classes.thing} data-first={isFirst || undefined}>
      <div className={classes.words}>
        <p className={classes.mark}>{mark}</p>
        <Heading className={classes.title} lang={language}>
          {title}
        </Heading>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
      <div className={classes.action}>{action}</div>
    </article>
  );
}

const look = (isFirst: boolean) => ({ variant: isFirst ? 'filled' : 'default', size: isFirst ? 'md' : 'sm' });

function OrderThing({
  order,
  kind,
  isFirst,
}: {
  order: Order;
  kind: 'delivered' | 'failed' | 'working' | 'rest' | 'unpaid';
  isFirst: boolean;
}) {
  const { t } = useTranslation('home');
  const labelOf = useCodeLabel();
  const name = labelOf('order_types', order.order_type);
  const title = order.outline?.title || order.order_item_response[0]?.paper_case.title || name;
  const owed = kind === 'unpaid' || kind === 'rest';
  return (
    <Frame
      isFirst={isFirst}
      mark={t(`${kind}.mark`)}
      title={title}
      language={order.outline?.language}
      facts={[
        title !== name && name,
        owed && t('due', { amount: formatFen(order.due_amount) }),
        kind === 'failed' && t('failed.text'),
        kind !== 'working' && formatDateTime(order.created_at),
      ]}
      action={<OrderAction order={order} kind={kind} isFirst={isFirst} />}
    >
      {kind === 'working' ? <HowFar outTradeNo={order.out_trade_no} /> : null}
    </Frame>
  );
}

function OrderAction({
  order,
  kind,
  isFirst,
}: {
  order: Order;
  kind: 'delivered' | 'failed' | 'working' | 'rest' | 'unpaid';
  isFirst: boolean;
}) {
  const { t } = useTranslation('home');
  const client = useQueryClient();
  const { out_trade_no: number } = order;
  const page = pageOf(order);
  if (kind === 'unpaid' || kind === 'rest') {
    const pay = async () => {
      await openCashier(number);
      await client.invalidateQueries({ queryKey: ordersKey });
    };
    return (
      <Button {...look(isFirst)} onClick={() => void pay()}>
        {t(`${kind}.action`)}
      </Button>
    );
  }
  if (kind === 'failed' || (kind === 'delivered' && page === null)) {
    return (
      <Button {...look(isFirst)} onClick={() => openWorkDrawer('orders')}>
        {t(`${kind}.action`)}
      </Button>
    );
  }
  if (kind === 'working' && (page === null || isPaper(order))) {
    return (
      <Button {...look(isFirst)} onClick={() => openOrderProgress(number)}>
        {t('working.action')}
      </Button>
    );
  }
  return (
    <Button {...look(isFirst)} component={Link} to={page ?? writePath}>
      {t(`${kind}.action`)}
    </Button>
  );
}

/** Where an order is looked at; null where its place is the list of orders. */
function pageOf(order: Order): string | null {
  const { out_trade_no: number, order_type: type } = order;
  if (isPaper(order)) return previewPath(number);
  if (type === 'REDUCE_AIGC_ONCE') return reductionPath(number);
  return type === 'PLAGIARISM_CHECK' ? reportPath(number) : null;
}

/** Asked for again and again while it is on the page. */
function HowFar({ outTradeNo }: { outTradeNo: string }) {
  const { t } = useTranslation('home');
  const { data: order } = useWatchedOrder(outTradeNo);
  const percent = order?.order_item_response[0]?.progress ?? 0;
  const seconds = order?.remaining_seconds ?? null;
  return (
    <div className={classes.far}>
      <Progress value={percent} size="sm" aria-label={t('working.progress')} />
      <span>
        {formatPercent(Math.floor(percent))}
        {seconds === null ? '' : ` · ${t('working.left', { count: Math.max(1, Math.ceil(seconds / 60)) })}`}
      </span>
    </div>
  );
}

function OutlineThing({ outline, isFirst }: { outline: OutlineSummary; isFirst: boolean }) {
  const { t } = useTranslation('home');
  const labelOf = useCodeLabel();
  return (
    <Frame
      isFirst={isFirst}
      mark={t(`outline.mark.${outline.status}`)}
      title={outline.title}
      language={outline.language}
      facts={[
        labelOf('levels', outline.product),
        labelOf('types', outline.type),
        t('outline.changed', { time: formatDateTime(outline.updated_at) }),
      ]}
      action={
        <Button {...look(isFirst)} component={Link} to={outlinePath(outline.key1)}>
          {t('outline.action')}
        </Button>
      }
    />
  );
}

function AnswerThing({ count, isFirst }: { count: number; isFirst: boolean }) {
  const { t } = useTranslation('home');
  return (
    <Frame
      isFirst={isFirst}
      mark={t('answer.mark')}
      title={t('answer.title')}
      facts={[t('answer.count', { count })]}
      action={
        <Button {...look(isFirst)} component={Link} to={contactPath}>
          {t('answer.action')}
        </Button>
      }
    />
  );
}

const couponPages = {
  DISCOUNT: writePath,
  FREE_GENERATION: writePath,
  PLAGIARISM_CHECK: checkPath,
  REDUCE_AIGC: reducePath,
} as const;

function CouponThing({ coupon, isFirst }: { coupon: Coupon; isFirst: boolean }) {
  const { t } = useTranslation('home');
  const labelOf = useCodeLabel();
  return (
    <Frame
      isFirst={isFirst}
      mark={t('coupon.mark')}
      title={labelOf('coupon_kinds', coupon.kind)}
      facts={[
        coupon.percent !== null && t('coupon.percent', { percent: formatPercent(coupon.percent) }),
        coupon.max_characters !== null && t('coupon.characters', { characters: formatNumber(coupon.max_characters) }),
        t('coupon.until', { time: formatDateTime(coupon.expires_at) }),
      ]}
      action={
        <Button {...look(isFirst)} component={Link} to={couponPages[coupon.kind]}>
          {t('coupon.action')}
        </Button>
      }
    />
  );
}
