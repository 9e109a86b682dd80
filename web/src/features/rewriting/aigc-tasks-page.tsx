import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function AigcTasksPage() {
  const { t } = useTranslation(['rewriting', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.aigcTasks.title'), tagline: t('shell:routes.aigcTasks.describe') }}
      icon={IconChecklist}
      empty={{
        title: t('tasks.emptyTitle'),
        text: t('tasks.emptyText'),
        points: [t('tasks.points.first'), t('tasks.points.second'), t('tasks.points.third')],
      }}
    />
  );
}
