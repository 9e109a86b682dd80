import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function SamplePapersPage() {
  const { t } = useTranslation(['papers', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.preview.title'), tagline: t('shell:routes.preview.describe') }}
      icon={IconFileText}
      empty={{
        title: t('samplePapers.emptyTitle'),
        text: t('samplePapers.emptyText'),
        points: [t('samplePapers.points.first'), t('samplePapers.points.second'), t('samplePapers.points.third')],
      }}
    />
  );
}
