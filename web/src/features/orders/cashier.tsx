import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod, PaymentStatus } from '@yanmo/contract/codes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../domain/orders/catalogue.ts';
import { useWallet } from '../../domain/wallet/wallet.ts';
import { countEvent } from '../../lib/analytics.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { payDiscountQuery } from './api.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { isPaidSince } from './order-rules.ts';
import { PaidView } from './paid-view.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useLiveOrder } from './use-live-order.ts';

interface CashierProps {
  outTradeNo: string;
  method?: PaymentMethod | undefined;
  /** To be taken, where it fits. */
  couponId?: string | undefined;
  onPaid: () => void;
  onClose: () => void;
  onShowProgress: () => void;
}

/** Pays what is due of an order now, and says so however it was paid: here, in another tab, or on a phone. */
export default function Cashier({ outTradeNo, method, couponId, onPaid, onClose, onShowProgress }: CashierProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const { order, error, hasGivenUp, askAgain } = useLiveOrder(outTradeNo);
  const catalogue = useCatalogue();
  const wallet = useWallet();
  const discount = useQuery({ ...payDiscountQuery(outTradeNo), enabled: couponId !== undefined });
  /** What was due when the dialog opened is the deposit or the balance; the other one is another payment. */
  const [openedAt, setOpenedAt] = useState<PaymentStatus | null>(null);
  if (order && openedAt === null) setOpenedAt(order.payment_status);

  const isPaid =
    order !== undefined && openedAt !== null && (openedAt === 'TRADE_SUCCESS' || isPaidSince(openedAt, order));
  const tellPaid = useEffectEvent(() => {
    // What was paid before is shown again, not paid again.
    if (order && openedAt !== 'TRADE_SUCCESS') countEvent('pay', { order_type: order.order_type });
    onPaid();
  });
  useEffect(() => {
    if (isPaid) tellPaid();
  }, [isPaid]);

  const failure = (order ? null : error) ?? (catalogue.data ? null : catalogue.error);
  if (failure) {
    const retry = () => void Promise.all([askAgain(), catalogue.refetch()]);
    return <LoadFailed message={failure.message} onRetry={retry} />;
  }
  // The wallet as it is now decides which way to pay is offered first; where it cannot be asked, the others are.
  const isAskedAll = wallet.isFetchedAfterMount && (couponId === undefined || discount.isFetchedAfterMount);
  if (!order || !catalogue.data || !isAskedAll) return <DialogSkeleton label={t('shell:loading')} />;
  if (order.payment_status === 'TRADE_FINISHED') {
    return (
      <EmptyState
        icon={IconCircleX}
        title={t('pay.closedTitle')}
        text={t('pay.closedText')}
        action={<Button onClick={onClose}>{t('shell:action.close')}</Button>}
      />
    );
  }
  return (
    <>
      {/* Here from the start, so that a change of it is read out. */}
      <VisuallyHidden role="status">
        {isPaid ? t(order.payment_status === 'TRADE_DEPOSIT_SUCCESS' ? 'paid.deposit' : 'paid.title') : ''}
      </VisuallyHidden>
      {isPaid ? (
        <PaidView order={order} onClose={onClose} onShowProgress={onShowProgress} />
      ) : (
        <PaymentForm
          order={order}
          wanted={method}
          wantedCoupon={discount.data?.coupons.find(({ id }) => id === couponId)?.id ?? null}
          catalogue={catalogue.data}
          balance={wallet.data?.balance ?? null}
          characters={wallet.data?.characters ?? null}
          onClose={onClose}
        />
      )}
      {hasGivenUp ? (
        <Alert color="warn" variant="light" role="alert" mt="md">
          {t('pay.givenUp')}{' '}
          <Button size="compact-sm" variant="light" color="warn" onClick={() => void askAgain()}>
            {t('shell:action.retry')}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
