import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { payByBalance } from '@yanmo/contract/orders';
import type { RouteInput } from '@yanmo/contract/route';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { walletKey } from '../../domain/wallet/wallet.ts';
import { formatFen } from '../../lib/format.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { orderQuery, payFromWallet } from './api.ts';
import { showPayError } from './show-pay-error.ts';
import classes from './wallet-pay.module.css';

interface WalletPayProps {
  payment: RouteInput<typeof payByBalance>['body'];
  due: number;
  balance: number | null;
  onLeave: () => void;
}

export function WalletPay({ payment, due, balance, onLeave }: WalletPayProps) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const pay = useMoneyAction(payFromWallet);
  const press = useOnePress(payNow);
  const missing = balance === null ? 0 : Math.max(0, due - balance);

  async function payNow() {
    try {
      await pay.mutateAsync(payment);
    } catch (error) {
      showPayError(error);
      // What the page believed about the wallet may be what was wrong.
      await client.invalidateQueries({ queryKey: walletKey });
    }
    // Also after a failure: another tab may have paid, which is what the refusal means.
    await client.invalidateQueries({ queryKey: orderQuery(payment.out_trade_no).queryKey });
  }

  return (
    <div className={classes.wallet}>
      <dl className={classes.sums}>
        <dt>{t('pay.wallet.balance')}</dt>
        <dd>{balance === null ? t('pay.wallet.unknown') : formatFen(balance)}</dd>
        <dt>{t('pay.wallet.due')}</dt>
        <dd>{formatFen(due)}</dd>
        {missing > 0 ? (
          <>
            <dt>{t('pay.wallet.missing')}</dt>
            <dd className={classes.missing}>{formatFen(missing)}</dd>
          </>
        ) : balance === null ? null : (
          <>
            <dt>{t('pay.wallet.left')}</dt>
            <dd>{formatFen(balance - due)}</dd>
          </>
        )}
      </dl>
      {missing > 0 ? (
        <>
          <p className={classes.note}>{t('pay.wallet.short')}</p>
          <Button component={Link} to="/wallet/recharge" size="md" onClick={onLeave}>
            {t('pay.wallet.recharge')}
          </Button>
        </>
      ) : (
        <Button size="md" loading={pay.isPending} onClick={press}>
          {t('pay.wallet.pay', { amount: formatFen(due) })}
        </Button>
      )}
    </div>
  );
}
