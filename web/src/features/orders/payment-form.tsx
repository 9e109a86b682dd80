import type { Catalogue } from '@yanmo/contract/catalogue';
import type { PaymentMethod } from '@yanmo/contract/codes';
import type { OrderDetail, ScanMethod } from '@yanmo/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatFen } from '../../lib/format.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { CouponChoice } from './coupon-choice.tsx';
import { dueWithDiscount } from './coupon-fit.ts';
import { FreePay } from './free-pay.tsx';
import { canPayRest } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';
import { PayMethods } from './pay-methods.tsx';
import classes from './payment-form.module.css';
import { ScanPay } from './scan-pay.tsx';
import { useOrderCoupons } from './use-order-coupons.ts';
import { WalletPay } from './wallet-pay.tsx';

interface PaymentFormProps {
  order: OrderDetail;
  /** Chosen on the way here. */
  wanted?: PaymentMethod | undefined;
  catalogue: Catalogue;
  /** Null where it could not be asked for. */
  balance: number | null;
  onClose: () => void;
}

interface Choice {
  method: PaymentMethod;
  couponId: string | null;
  /** Names this choice to the server; another try to pay is another choice. */
  key: string;
}

export function PaymentForm({ order, wanted, catalogue, balance, onClose }: PaymentFormProps) {
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  const titleOf = useOrderTitle();
  const coupons = useOrderCoupons(order);
  const methods = catalogue.payment_methods.filter(
    (method) => method !== 'BALANCE' || order.order_type !== 'WALLET_RECHARGE',
  );
  const [choice, setChoice] = useState<Choice>(() => ({
    method: methods.find((method) => method === wanted) ?? firstMethod(order, methods, balance),
    couponId: order.coupon_id,
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
        <CouponChoice coupons={coupons} value={choice.couponId} onChange={(couponId) => choose({ couponId })} />
      </div>
      <div>
        {due === 0 && choice.couponId !== null ? (
          <FreePay outTradeNo={order.out_trade_no} couponId={choice.couponId} />
        ) : (
          <>
            <PayMethods methods={methods} value={choice.method} onChange={(method) => choose({ method })} />
            {choice.method === 'BALANCE' ? (
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

/** A wallet that holds enough is the shortest way; else the first that is offered. */
function firstMethod(order: OrderDetail, methods: readonly PaymentMethod[], balance: number | null): PaymentMethod {
  if (methods.includes('BALANCE') && balance !== null && balance >= order.due_amount) return 'BALANCE';
  return methods.find((method): method is ScanMethod => method !== 'BALANCE') ?? 'BALANCE';
}
