import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { formatFen, formatNumber } from '../../../lib/format.ts';

export function useKindName() {
  const { t } = useTranslation('desk');
  const labelOf = useCodeLabel();
  return (kind: string) => (kind === 'WALLET' ? t('coupons.wallet') : labelOf('coupon_kinds', kind));
}

interface Worth {
  percent: number | null;
  max_characters: number | null;
  amount?: number | null;
}

/** What it is worth, in its own unit. */
export function useWorth() {
  const { t } = useTranslation('desk');
  return ({ percent, max_characters: characters, amount = null }: Worth): string => {
    if (percent !== null) return t('claims.off', { percent });
    if (amount !== null) return formatFen(amount);
    return characters === null ? '—' : t('coupons.characters', { characters: formatNumber(characters) });
  };
}
