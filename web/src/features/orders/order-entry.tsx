import { Button, Checkbox, Collapse } from '@mantine/core';
import { IconChevronDown, IconReceiptRefund, IconWallet } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@yanmo/contract/orders';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCashier } from '../../domain/orders/order-overlay.ts';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { askRefund } from '../../domain/refunds/refund-overlay.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatDateTime, formatFen } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import classes from './order-entry.module.css';
import { OrderEvents } from './order-events.tsx';
import { OrderFormat } from './order-format.tsx';
import { ItemActions, ItemProblem, ItemState, OrderItems } from './order-items.tsx';
import { PaymentMark } from './order-marks.tsx';
import { canAskRefund, canPay, canPayRest, shownItems } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';

interface OrderEntryProps {
  order: Order;
  /** Something of it was delivered or failed that was not looked at before. */
  isFresh: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

export function OrderEntry({ order, isFresh, isSelected, onSelect }: OrderEntryProps) {
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  const titleOf = useOrderTitle();
  const client = useQueryClient();
  const [hasEvents, setHasEvents] = useState(false);
  const eventsId = useId();
  const title = titleOf(order);
  const items = shownItems(order);
  /** What is one thing is told in one line with its payment. */
  const only = items.length === 1 ? items[0] : null;
  const name = labelOf('order_types', order.order_type);
  const afterwards = () => client.invalidateQueries({ queryKey: ordersKey });

  async function pay() {
    await openCashier(order.out_trade_no);
    await afterwards();
  }
  async function refund() {
    await askRefund(order.out_trade_no);
    await afterwards();
  }

  return (
    <li className={classes.entry} data-selected={isSelected || undefined}>
      <Checkbox
        checked={isSelected}
        onChange={onSelect}
        aria-label={t('list.select', { title, number: order.out_trade_no })}
      />
      <div>
        <div className={classes.head}>
          <h3 className={classes.title} lang={order.outline?.language}>
            {title}
            {isFresh ? (
              <span className={classes.fresh} lang={currentLanguage()}>
                {t('order.fresh')}
              </span>
            ) : null}
          </h3>
          <strong className={classes.price}>{formatFen(order.total_price)}</strong>
        </div>
        <p className={classes.facts}>
          {title === name ? null : <span>{name}</span>}
          <span>{t('order.number', { number: order.out_trade_no })}</span>
          <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
        </p>
        <p className={classes.facts}>
          <PaymentMark status={order.payment_status} />
          {only ? <ItemState item={only} /> : null}
          {order.paid_amount > 0 ? <span>{t('order.paid', { amount: formatFen(order.paid_amount) })}</span> : null}
          {order.refunded_amount > 0 ? (
            <span>{t('order.refunded', { amount: formatFen(order.refunded_amount) })}</span>
          ) : null}
          {order.due_amount > 0 && order.paid_amount > 0 ? (
            <span>{t('order.due', { amount: formatFen(order.due_amount) })}</span>
          ) : null}
        </p>
        {only ? <ItemProblem item={only} /> : null}
        {items.length > 1 ? <OrderItems order={order} items={items} /> : null}
        <div className={classes.actions}>
          {only ? <ItemActions order={order} item={only} /> : null}
          {canPay(order) ? (
            <Button size="sm" leftSection={<IconWallet size={16} stroke={1.5} aria-hidden="true" />} onClick={pay}>
              {t('order.pay')}
            </Button>
          ) : null}
          {canPayRest(order) ? (
            <Button size="sm" leftSection={<IconWallet size={16} stroke={1.5} aria-hidden="true" />} onClick={pay}>
              {t('order.payRest')}
            </Button>
          ) : null}
          {canAskRefund(order) ? (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconReceiptRefund size={16} stroke={1.5} aria-hidden="true" />}
              onClick={refund}
            >
              {t('order.refund')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            aria-expanded={hasEvents}
            aria-controls={eventsId}
            rightSection={
              <IconChevronDown
                className={classes.turn}
                data-open={hasEvents || undefined}
                size={16}
                stroke={1.5}
                aria-hidden="true"
              />
            }
            onClick={() => setHasEvents(!hasEvents)}
          >
            {t('order.events')}
          </Button>
        </div>
        <Collapse id={eventsId} expanded={hasEvents}>
          {hasEvents && order.template_id ? (
            <p className={classes.facts}>
              <span>{t('format.label')}</span>
              <OrderFormat order={order} />
            </p>
          ) : null}
          {hasEvents ? <OrderEvents outTradeNo={order.out_trade_no} /> : null}
        </Collapse>
      </div>
    </li>
  );
}
