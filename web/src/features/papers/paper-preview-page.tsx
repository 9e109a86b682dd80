import { IconEyeCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function PaperPreviewPage() {
  const { t } = useTranslation(['papers', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.paperPreview.title'), tagline: t('shell:routes.paperPreview.describe') }}
      icon={IconEyeCheck}
      empty={{
        title: t('paperPreview.emptyTitle'),
        text: t('paperPreview.emptyText'),
        points: [t('paperPreview.points.first'), t('paperPreview.points.second'), t('paperPreview.points.third')],
      }}
    />
  );
}
