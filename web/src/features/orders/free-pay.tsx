import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { orderQuery, payWithCoupon } from './api.ts';
import { showPayError } from './show-pay-error.ts';
import classes from './wallet-pay.module.css';

/** The coupon pays for all of it: there is no way to pay to choose. */
export function FreePay({ outTradeNo, couponId }: { outTradeNo: string; couponId: string }) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const pay = useMoneyAction(payWithCoupon);
  const press = useOnePress(payNow);

  async function payNow() {
    try {
      await pay.mutateAsync({ out_trade_no: outTradeNo, coupon_id: couponId });
    } catch (error) {
      showPayError(error);
    }
    await client.invalidateQueries({ queryKey: orderQuery(outTradeNo).queryKey });
  }

  return (
    <div className={classes.wallet}>
      <p className={classes.note}>{t('pay.free.text')}</p>
      <Button size="md" loading={pay.isPending} onClick={press}>
        {t('pay.free.pay')}
      </Button>
    </div>
  );
}
