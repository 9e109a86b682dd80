import type { Language } from '@yanmo/contract/language-choice';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';

/** How long a paper is, in what its language counts: characters, or words. */
export function useLengthText(): (language: Language, units: number) => string {
  const { t } = useTranslation('papers');
  return (language, count) => {
    const options = { count, units: formatNumber(count) };
    return language === 'zh' || language === 'ja' ? t('own.characters', options) : t('own.words', options);
  };
}
