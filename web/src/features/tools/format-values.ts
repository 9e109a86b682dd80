import type { FormatValue } from '@yanmo/contract/format-check';
import { chineseFonts, chineseSizes } from '@yanmo/contract/format-names';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';

/** A value of the check in its reader's words. */
export function useSayValue(): (value: FormatValue) => string {
  const { t } = useTranslation('tools');
  const isChinese = currentLanguage() === 'zh';
  return (value) => {
    switch (value.kind) {
      case 'MM':
        return t('value.mm', { mm: formatNumber(value.mm) });
      case 'PAGE':
        return t('value.page', { width: formatNumber(value.width_mm), height: formatNumber(value.height_mm) });
      case 'PT': {
        const named = isChinese ? chineseSizes[value.pt] : undefined;
        const points = t('value.pt', { pt: formatNumber(value.pt) });
        return named ? `${named} ${points}` : points;
      }
      case 'LINE_FIXED':
        return t('value.lineFixed', { pt: formatNumber(value.pt) });
      case 'LINE_AT_LEAST':
        return t('value.lineAtLeast', { pt: formatNumber(value.pt) });
      case 'LINE_MULTIPLE':
        return t('value.lineMultiple', { factor: formatNumber(value.factor) });
      case 'CHARACTERS':
        return t('value.characters', { characters: formatNumber(value.characters) });
      case 'TYPED_BLANKS':
        return t('value.typedBlanks');
      case 'FONT':
        return (isChinese ? chineseFonts[value.name] : undefined) ?? value.name;
      case 'ALIGN':
        return t(`align.${value.align}`);
      case 'NUMBERS':
        return t(`numbers.${value.style}`);
      case 'COUNT':
        return formatNumber(value.count);
      case 'RANGE':
        return t('value.range', { least: value.least, most: value.most });
      case 'PART':
        return t(`part.${value.part}`);
      case 'YES':
        return t('value.yes');
      case 'NO':
        return t('value.no');
      case 'ABOVE':
        return t('value.above');
      case 'BELOW':
        return t('value.below');
      case 'NOTHING':
        return t('value.nothing');
      case 'TEXT':
        return value.text;
    }
  };
}
