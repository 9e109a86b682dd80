import { Badge, Button } from '@mantine/core';
import { type CouponStatus, giftChannels, inviteChannel } from '@yanmo/contract/codes';
import type { Coupon } from '@yanmo/contract/coupons';
import { useTranslation } from 'react-i18next';
import { discountFigure } from '../../domain/growth/discount-figure.ts';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import classes from './coupon-ticket.module.css';

const statusColors: Record<CouponStatus, string> = { UNUSED: 'good', LOCKED: 'warn', USED: 'gray', EXPIRED: 'gray' };

/** A coupon as a ticket: what it is worth on the stub, what it is good for beside it. */
export function CouponTicket({ coupon, onLeave }: { coupon: Coupon; onLeave?: () => void }) {
  const { t } = useTranslation(['coupons', 'shell']);
  const { kind, status, out_trade_no: outTradeNo } = coupon;
  const characters = formatNumber(coupon.max_characters ?? 0);
  const gift = giftChannels.find((channel) => channel === coupon.channel);
  // The operator's batches are called what the operator called them.
  const channelName = gift
    ? t(`shell:growth.channel.${gift}`)
    : coupon.channel === inviteChannel
      ? t('ticket.invite')
      : coupon.channel;
  return (
    <article className={classes.ticket} data-over={status === 'USED' || status === 'EXPIRED' || undefined}>
      <div className={classes.stub}>
        <Worth coupon={coupon} />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <h3>{t(`kind.${kind}.name`)}</h3>
          <Badge variant="light" color={statusColors[status]} tt="none" miw="max-content">
            {t(`status.${status}`)}
          </Badge>
        </div>
        <p className={classes.use}>
          {kind === 'DISCOUNT' || kind === 'FREE_GENERATION'
            ? t(`kind.${kind}.use`)
            : t(`kind.${kind}.use`, { characters })}
        </p>
        <p className={classes.facts}>
          <span>{t('ticket.until', { time: formatDateTime(coupon.expires_at) })}</span>
          <span>{t('ticket.channel', { channel: channelName })}</span>
        </p>
        {outTradeNo && status === 'LOCKED' ? (
          <p className={classes.facts}>
            <span>{t('ticket.lockedBy', { number: outTradeNo })}</span>
            <Button
              variant="transparent"
              size="compact-xs"
              px={0}
              onClick={() => {
                onLeave?.();
                openWorkDrawer('orders');
              }}
            >
              {t('ticket.seeOrders')}
            </Button>
          </p>
        ) : null}
        {outTradeNo && status === 'USED' ? (
          <p className={classes.facts}>{t('ticket.usedFor', { number: outTradeNo })}</p>
        ) : null}
      </div>
    </article>
  );
}

function Worth({ coupon: { kind, percent, max_characters: maximum } }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  if (kind === 'FREE_GENERATION') return <strong className={classes.word}>{t('worth.free')}</strong>;
  if (kind === 'DISCOUNT') {
    return (
      <>
        <strong>{discountFigure(percent ?? 0)}</strong>
        <span>{t('worth.discount')}</span>
      </>
    );
  }
  return (
    <>
      <strong data-long>{formatNumber(maximum ?? 0)}</strong>
      <span>{t('worth.characters')}</span>
    </>
  );
}
