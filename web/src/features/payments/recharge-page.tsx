import { IconCoin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function RechargePage() {
  const { t } = useTranslation(['payments', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.recharge.title'), tagline: t('shell:routes.recharge.describe') }}
      icon={IconCoin}
      empty={{
        title: t('recharge.emptyTitle'),
        text: t('recharge.emptyText'),
        points: [t('recharge.points.first'), t('recharge.points.second'), t('recharge.points.third')],
      }}
    />
  );
}
