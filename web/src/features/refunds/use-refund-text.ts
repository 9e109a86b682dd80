import type { RefundApplication } from '@yanmo/contract/refunds';
import { useTranslation } from 'react-i18next';
import { formatFen, formatNumber } from '../../lib/format.ts';

/** What was paid with prepaid characters comes back as such; all else is money. */
export function useRefundText() {
  const { t } = useTranslation('refunds');
  const refundText = (fen: number, characters: number): string =>
    characters > 0 ? t('characters', { characters: formatNumber(characters) }) : formatFen(fen);
  return {
    refundText,
    requestedText: ({ requested_amount: fen, characters }: RefundApplication) => refundText(fen, characters),
    /** What was granted, and until then what is asked for. */
    givenText: ({ amount, requested_amount: fen, characters }: RefundApplication) =>
      refundText(amount ?? fen, characters),
  };
}
