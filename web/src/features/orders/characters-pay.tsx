import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { walletKey } from '../../domain/wallet/wallet.ts';
import { formatNumber } from '../../lib/format.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { orderQuery, payFromWallet } from './api.ts';
import { showPayError } from './show-pay-error.ts';
import classes from './wallet-pay.module.css';

interface CharactersPayProps {
  outTradeNo: string;
  needed: number;
  /** Null where it could not be asked for. */
  characters: number | null;
  onLeave: () => void;
}

/** Prepaid characters pay for a rewriting as a whole; no coupon goes beside them. */
export function CharactersPay({ outTradeNo, needed, characters, onLeave }: CharactersPayProps) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const pay = useMoneyAction(payFromWallet);
  const press = useOnePress(payNow);
  const missing = characters === null ? 0 : Math.max(0, needed - characters);

  async function payNow() {
    try {
      await pay.mutateAsync({ out_trade_no: outTradeNo, source: 'CHARACTERS', coupon_id: null });
    } catch (error) {
      showPayError(error);
    }
    await client.invalidateQueries({ queryKey: walletKey });
    // Also after a failure: another tab may have paid, which is what the refusal means.
    await client.invalidateQueries({ queryKey: orderQuery(outTradeNo).queryKey });
  }

  return (
    <div className={classes.wallet}>
      <dl className={classes.sums}>
        <dt>{t('pay.characters.balance')}</dt>
        <dd>{characters === null ? t('pay.wallet.unknown') : formatNumber(characters)}</dd>
        <dt>{t('pay.characters.needed')}</dt>
        <dd>{formatNumber(needed)}</dd>
        {missing > 0 ? (
          <>
            <dt>{t('pay.wallet.missing')}</dt>
            <dd className={classes.missing}>{formatNumber(missing)}</dd>
          </>
        ) : characters === null ? null : (
          <>
            <dt>{t('pay.characters.left')}</dt>
            <dd>{formatNumber(characters - needed)}</dd>
          </>
        )}
      </dl>
      {missing > 0 ? (
        <>
          <p className={classes.note}>{t('pay.characters.short')}</p>
          <Button component={Link} to="/wallet/recharge" size="md" onClick={onLeave}>
            {t('pay.characters.buy')}
          </Button>
        </>
      ) : (
        <Button size="md" loading={pay.isPending} onClick={press}>
          {t('pay.characters.pay', { characters: formatNumber(needed) })}
        </Button>
      )}
    </div>
  );
}
