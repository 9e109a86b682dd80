import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function OperationsConfigPage() {
  const { t } = useTranslation(['admin', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.setting.title'), tagline: t('shell:routes.setting.describe') }}
      icon={IconSettings}
      action={
        <Button component={Link} to="/user/pages" variant="default">
          {t('settings.editPages')}
        </Button>
      }
      empty={{
        title: t('settings.emptyTitle'),
        text: t('settings.emptyText'),
        points: [t('settings.points.first'), t('settings.points.second'), t('settings.points.third')],
      }}
    />
  );
}
