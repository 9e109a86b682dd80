import { useTranslation } from 'react-i18next';
import { useOpenFeatures } from '../../domain/site/home-info.ts';

/** What sharing is called: a reward is named only where there is one. */
export function useShareName(): string {
  const { t } = useTranslation('shell');
  return t(useOpenFeatures().includes('INVITE_REWARD') ? 'topBar.share' : 'topBar.sharePlain');
}
