import { Select } from '@mantine/core';
import type { Coupon } from '@yanmo/contract/coupons';
import { useTranslation } from 'react-i18next';
import { formatDate, formatFen, formatNumber, formatPercent } from '../../lib/format.ts';
import { useCodeLabel } from '../site/global-code.ts';
import classes from './coupon-choice.module.css';

type OfferedCoupon = Coupon & { discount?: number };

interface CouponChoiceProps {
  coupons: readonly OfferedCoupon[];
  value: string | null;
  onChange: (couponId: string | null) => void;
}

const none = 'none';

/** Which coupon to take, each with what it saves where that is known; nothing where there is none. */
export function CouponChoice({ coupons, value, onChange }: CouponChoiceProps) {
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  if (coupons.length === 0) return null;

  function nameOf({ kind, percent, max_characters, discount }: OfferedCoupon): string {
    const worth = [
      percent === null ? labelOf('coupon_kinds', kind) : t('coupon.percent', { percent: formatPercent(percent) }),
      max_characters === null ? null : t('coupon.characters', { characters: formatNumber(max_characters) }),
      discount === undefined ? null : t('coupon.saves', { amount: formatFen(discount) }),
    ];
    return worth.filter(Boolean).join(' · ');
  }

  return (
    <Select
      label={t('coupon.label')}
      data={[
        { value: none, label: t('coupon.none') },
        ...coupons.map((coupon) => ({ value: coupon.id, label: nameOf(coupon) })),
      ]}
      value={value ?? none}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
      renderOption={({ option }) => {
        const coupon = coupons.find(({ id }) => id === option.value);
        return (
          <span className={classes.option}>
            {option.label}
            {coupon ? <small>{t('coupon.until', { date: formatDate(coupon.expires_at) })}</small> : null}
          </span>
        );
      }}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
