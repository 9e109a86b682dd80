import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function ReduceRepetitionPage() {
  const { t } = useTranslation(['rewriting', 'shell']);
  return (
    <ComingPage
      heading={{
        title: t('shell:routes.reduceRepetition.title'),
        tagline: t('shell:routes.reduceRepetition.describe'),
      }}
      icon={IconSparkles}
      empty={{
        title: t('reduce.emptyTitle'),
        text: t('reduce.emptyText'),
        points: [t('reduce.points.first'), t('reduce.points.second'), t('reduce.points.third')],
      }}
    />
  );
}
