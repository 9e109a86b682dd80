import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function DashboardPage() {
  const { t } = useTranslation(['admin', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.dashboard.title'), tagline: t('shell:routes.dashboard.describe') }}
      icon={IconChartBar}
      empty={{
        title: t('dashboard.emptyTitle'),
        text: t('dashboard.emptyText'),
        points: [t('dashboard.points.first'), t('dashboard.points.second'), t('dashboard.points.third')],
      }}
    />
  );
}
