import { Anchor, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUsableCoupons } from '../../domain/orders/quote.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatDate, formatNumber, formatPercent } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { AccountSection } from './account-section.tsx';
import classes from './own-coupons.module.css';

/** The coupons that can still be used, and where further ones come from. */
export function OwnCoupons() {
  const { t } = useTranslation('accounts');
  const labelOf = useCodeLabel();
  const { data: coupons, error, refetch } = useUsableCoupons();
  return (
    <AccountSection id="coupons" title={t('coupons.title')} lead={t('coupons.lead')}>
      {coupons ? (
        coupons.length === 0 ? (
          <p className={classes.none}>{t('coupons.none')}</p>
        ) : (
          <ul className={classes.list}>
            {coupons.map(({ id, kind, percent, max_characters, expires_at }) => (
              <li key={id}>
                <strong>{labelOf('coupon_kinds', kind)}</strong>
                <span>
                  {percent !== null
                    ? t('coupons.percent', { percent: formatPercent(percent) })
                    : max_characters !== null
                      ? t('coupons.characters', { characters: formatNumber(max_characters) })
                      : t('coupons.whole')}
                </span>
                <time dateTime={expires_at}>{t('coupons.until', { date: formatDate(expires_at) })}</time>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={48} />
      )}
      <Anchor component={Link} to="/home/redemption" underline="always">
        {t('coupons.redeem')}
      </Anchor>
    </AccountSection>
  );
}
