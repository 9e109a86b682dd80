import type { SettingDifference } from '@yanmo/contract/admin';
import { ownLanguageNames } from '@yanmo/contract/format-names';
import { languages } from '@yanmo/contract/languages';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { formatDateTime, formatFen, formatNumber } from '../../../lib/format.ts';

const inFen = /(?:^|\.)(?:prices\.\w+|price|amounts\.\d+|recharge\.(?:minimum|maximum))$/;
const inPercent = /(?:_percent|aigc_rate_maximum)$/;
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A place in a setting, and what stands there, as the page says them. */
export function useDifferenceText(key: string) {
  const { t, i18n } = useTranslation('settings');
  const labelOf = useCodeLabel();

  function wordOf(part: string): string {
    if (/^\d+$/.test(part)) return t('diff.entry', { number: Number(part) + 1 });
    const language = languages.find((one) => one === part);
    if (language) return ownLanguageNames[language];
    const name = `settings:words.${part}`;
    if (i18n.exists(name)) return t(`words.${part}` as 'words.name');
    const label = labelOf('order_types', part);
    return label === '' ? part : label;
  }

  function valueText(path: string, value: unknown): string {
    if (value === null || value === undefined) return t('diff.none');
    if (value === '') return t('diff.empty');
    if (typeof value === 'boolean') return t(value ? 'diff.yes' : 'diff.no');
    if (typeof value === 'number') {
      if (inFen.test(path) || key === 'withdrawal_minimum') return formatFen(value);
      return inPercent.test(path) ? `${value} %` : formatNumber(value);
    }
    if (typeof value === 'string') {
      if (isInstant.test(value)) return formatDateTime(value);
      return i18n.exists(`settings:words.${value}`) ? t(`words.${value}` as 'words.name') : value;
    }
    return Object.values(value as object)
      .map((one) => valueText('', one))
      .join(' · ');
  }

  return {
    placeOf: ({ path }: SettingDifference): string =>
      path === ''
        ? t(`names.${key}` as 'names.catalogue')
        : path
            .split('.')
            // The value of a QR code of an id is named by its place in the footer.
            .map((part, index) => (key === 'qr_codes' && index === 0 ? t(`qr.${part}` as 'qr.2') : wordOf(part)))
            .join(' · '),
    valueText,
  };
}
