import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Redeemed } from '@yanmo/contract/coupons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writePath } from '../../domain/papers/paper-links.ts';
import { useWallet } from '../../domain/wallet/wallet.ts';
import { formatFen } from '../../lib/format.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import classes from './redeemed-result.module.css';

/** What a code gave, and what one can do with it. */
export function RedeemedResult({ redeemed: { amount, coupon } }: { redeemed: Redeemed }) {
  const { t } = useTranslation('coupons');
  return (
    <div className={classes.result}>
      <p className={classes.done}>
        <IconCheck size={20} stroke={1.5} aria-hidden="true" />
        {t('redeemed.done')}
      </p>
      {coupon ? (
        <>
          <div className={classes.ticket}>
            <CouponTicket coupon={coupon} />
          </div>
          <p className={classes.next}>{t('redeemed.couponNext')}</p>
        </>
      ) : (
        <Money amount={amount ?? 0} />
      )}
      <Group gap="sm" mt="md">
        <Button component={Link} to={writePath} variant="light">
          {t('redeemed.write')}
        </Button>
        {coupon ? null : (
          <Button component={Link} to="/wallet/recharge" variant="default">
            {t('redeemed.wallet')}
          </Button>
        )}
      </Group>
    </div>
  );
}

function Money({ amount }: { amount: number }) {
  const { t } = useTranslation('coupons');
  const { data: wallet, isFetching } = useWallet();
  return (
    <>
      <p className={classes.amount}>{formatFen(amount)}</p>
      <p className={classes.next}>
        {wallet && !isFetching
          ? t('redeemed.moneyNext', { balance: formatFen(wallet.balance) })
          : t('redeemed.moneyArrived')}
      </p>
    </>
  );
}
