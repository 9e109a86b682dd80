import { formatNumber, formatPercent } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';

/** 20 % off is "8 折" in Chinese: what remains to be paid, in tenths. */
export function discountFigure(percent: number): string {
  return currentLanguage() === 'zh' ? formatNumber((100 - percent) / 10) : formatPercent(percent);
}
