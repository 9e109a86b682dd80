import type { Catalogue } from '@yanmo/contract/catalogue';
import type { PaymentMethod } from '@yanmo/contract/codes';
import type { OrderDetail, ScanMethod } from '@yanmo/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponChoice } from '../../domain/orders/coupon-choice.tsx';
import { dueWithDiscount } from '../../domain/orders/coupon-fit.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatFen } from '../../lib/format.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { CharactersPay } from './characters-pay.tsx';
import { FreePay } from './free-pay.tsx';
import { canPayRest } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';
import { PayMethods, type PayWay } from './pay-methods.tsx';
import classes from './payment-form.module.css';
import { ScanPay } from './scan-pay.tsx';
import { useOrderCoupons } from './use-order-coupons.ts';
import { WalletPay } from './wallet-pay.tsx';

interface PaymentFormProps {
  order: OrderDetail;
  /** Chosen on the way here. */
  wanted?: PaymentMethod | undefined;
  wantedCoupon: string | null;
  catalogue: Catalogue;
  /** Null where they could not be asked for. */
  balance: number | null;
  characters: number | null;
  onClose: () => void;
}

interface Choice {
  method: PayWay;
  couponId: string | null;
  /** Names this choice to the server; another try to pay is another choice. */
  key: string;
}

export function PaymentForm(props: PaymentFormProps) {
  const { order, wanted, wantedCoupon, catalogue, balance, characters, onClose } = props;
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  const titleOf = useOrderTitle();
  const coupons = useOrderCoupons(order);
  const neededCharacters = charactersFor(order);
  const methods: PayWay[] = [
    ...catalogue.payment_methods.filter((method) => method !== 'BALANCE' || order.order_type !== 'WALLET_RECHARGE'),
    ...(neededCharacters === null ? [] : ['CHARACTERS' as const]),
  ];
  const [choice, setChoice] = useState<Choice>(() => ({
    method: methods.find((method) => method === wanted) ?? firstMethod(order, methods, { balance, characters }),
    couponId: order.coupon_id ?? wantedCoupon,
    key: newIdempotencyKey(),
  }));
  const choose = (change: Partial<Choice>) => setChoice({ ...choice, ...change, key: newIdempotencyKey() });

  const isRest = canPayRest(order);
  const chosen = coupons.find(({ id }) => id === choice.couponId);
  const isCouponNew = choice.couponId !== order.coupon_id;
  const due = isCouponNew
    ? dueWithDiscount(
        order.original_amount,
        chosen?.discount ?? 0,
        order.pay_type === 'PAY_STAGES' ? catalogue.deposit_percent : null,
      )
    : order.due_amount;
  const kind = isRest ? 'rest' : order.deposit === null ? 'all' : 'deposit';
  // Said each time: the same choice sent again must be the same words, whatever became of the order meanwhile.
  const paid = { out_trade_no: order.out_trade_no, coupon_id: choice.couponId };

  return (
    <div className={classes.columns}>
      <div>
        <p className={classes.kind}>{labelOf('order_types', order.order_type)}</p>
        {order.outline ? (
          <p className={classes.title} lang={order.outline.language}>
            {titleOf(order)}
          </p>
        ) : null}
        <p className={classes.amount}>
          <span>{t(`pay.due.${kind}`)}</span>
          <strong>{formatFen(due)}</strong>
          {!isRest && due < order.original_amount && kind === 'all' ? (
            <small>{t('pay.before', { amount: formatFen(order.original_amount) })}</small>
          ) : null}
        </p>
        <p className={classes.number}>{t('order.number', { number: order.out_trade_no })}</p>
        {choice.method === 'CHARACTERS' ? null : (
          <CouponChoice coupons={coupons} value={choice.couponId} onChange={(couponId) => choose({ couponId })} />
        )}
      </div>
      <div>
        {due === 0 && choice.couponId !== null && choice.method !== 'CHARACTERS' ? (
          <FreePay outTradeNo={order.out_trade_no} couponId={choice.couponId} />
        ) : (
          <>
            <PayMethods methods={methods} value={choice.method} onChange={(method) => choose({ method })} />
            {choice.method === 'CHARACTERS' ? (
              <CharactersPay
                outTradeNo={order.out_trade_no}
                needed={neededCharacters ?? 0}
                characters={characters}
                onLeave={onClose}
              />
            ) : choice.method === 'BALANCE' ? (
              <WalletPay payment={paid} due={due} balance={balance} onLeave={onClose} />
            ) : (
              <ScanPay
                key={choice.key}
                order={order}
                payment={{ ...paid, payment_method: choice.method }}
                paymentMinutes={catalogue.payment_minutes}
                idempotencyKey={choice.key}
                onPayAgain={() => choose({})}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** What was prepaid for just this is the shortest way, then a wallet that holds enough; else the first that is offered. */
function firstMethod(
  order: OrderDetail,
  methods: readonly PayWay[],
  { balance, characters }: { balance: number | null; characters: number | null },
): PayWay {
  const needed = charactersFor(order);
  if (needed !== null && order.coupon_id === null && characters !== null && characters >= needed) return 'CHARACTERS';
  if (methods.includes('BALANCE') && balance !== null && balance >= order.due_amount) return 'BALANCE';
  return methods.find((method): method is ScanMethod => method !== 'BALANCE' && method !== 'CHARACTERS') ?? 'BALANCE';
}

/** Null for what they do not pay for. */
function charactersFor({ order_type, lines }: OrderDetail): number | null {
  return order_type === 'REDUCE_AIGC_ONCE' ? (lines.find(({ code }) => code === order_type)?.units ?? null) : null;
}
