import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function OperationsConfigPage() {
  const { t } = useTranslation(['admin', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.setting.title'), tagline: t('shell:routes.setting.describe') }}
      icon={IconSettings}
      empty={{
        title: t('settings.emptyTitle'),
        text: t('settings.emptyText'),
        points: [t('settings.points.first'), t('settings.points.second'), t('settings.points.third')],
      }}
    />
  );
}
