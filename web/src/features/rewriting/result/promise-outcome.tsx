import { IconCircleCheck, IconReceiptRefund } from '@tabler/icons-react';
import type { Reduction } from '@yanmo/contract/reductions';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.ts';
import classes from './reduction-summary.module.css';

/** What was promised of this text, and whether it was kept. */
export function PromiseOutcome({ reduction: { promise, rates, mode, whole } }: { reduction: Reduction }) {
  const { t } = useTranslation('rewriting');
  if (!promise) {
    return <p className={classes.promise}>{t(mode === 'REPETITION' ? 'outcome.repetition' : 'outcome.unmeasured')}</p>;
  }
  const limit = formatPercent(promise.aigc_rate_maximum);
  const rate = rates.after?.aigc ?? null;
  if (promise.is_kept === null) return null;
  const broken = promise.is_coupon_returned ? 'couponReturned' : promise.is_refunded ? 'refunded' : 'refunding';
  const outcome = promise.is_kept ? 'kept' : broken;
  const Icon = promise.is_kept ? IconCircleCheck : IconReceiptRefund;
  return (
    <p className={classes.promise} data-outcome={outcome}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <span>
        {rate === null
          ? null
          : `${t(whole ? 'outcome.measuredChosen' : 'outcome.measured', { rate: formatPercent(rate, 1), limit })} `}
        {t(`outcome.${outcome}`)}
      </span>
    </p>
  );
}
