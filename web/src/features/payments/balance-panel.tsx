import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { useWallet } from '../../domain/wallet/wallet.ts';
import { formatFen, formatNumber } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './balance-panel.module.css';
import { useCharacters } from './use-characters.ts';

export interface Outcome {
  gained: { unit: 'FEN' | 'CHARACTER'; amount: number };
  isPaid: boolean;
}

/** What the account has, and what the last payment on this page came to. */
export function BalancePanel({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('payments');
  const { data: wallet, error, refetch } = useWallet();
  const characters = useCharacters();

  return (
    <Sheet width="wide" label={t('balance.label')}>
      {wallet || !error ? (
        <dl className={classes.figures}>
          <div>
            <dt>{t('balance.money')}</dt>
            <dd className={classes.money}>
              {wallet ? (
                formatFen(wallet.balance)
              ) : (
                <Skeleton height={44} width={160} role="status" aria-label={t('balance.money')} />
              )}
            </dd>
          </div>
          {characters.isShown ? (
            <div>
              <dt>{t('balance.characters')}</dt>
              <dd className={classes.characters}>
                {wallet ? formatNumber(wallet.characters) : <Skeleton height={28} width={90} />}
                {wallet ? <span className={classes.unit}>{t('balance.unit')}</span> : null}
              </dd>
            </div>
          ) : null}
        </dl>
      ) : (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      )}
      <div role="status">{outcome ? <OutcomeLine outcome={outcome} /> : null}</div>
      <p className={classes.note}>
        {t('balance.note')}{' '}
        {characters.isShown ? t(characters.isSold ? 'balance.charactersNote' : 'balance.charactersWait') : null}
      </p>
    </Sheet>
  );
}

function OutcomeLine({ outcome: { gained, isPaid } }: { outcome: Outcome }) {
  const { t } = useTranslation('payments');
  if (!isPaid) {
    return (
      <div className={classes.outcome}>
        <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />
        <div>
          {t('outcome.unpaid')}{' '}
          <Button variant="transparent" size="compact-sm" px={0} onClick={() => openWorkDrawer('orders')}>
            {t('outcome.orders')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.outcome} data-paid>
      <IconCheck size={18} stroke={1.5} aria-hidden="true" />
      <span>
        {gained.unit === 'FEN'
          ? t('outcome.money', { amount: formatFen(gained.amount) })
          : t('outcome.characters', { characters: formatNumber(gained.amount) })}
      </span>
    </div>
  );
}
