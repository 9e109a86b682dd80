import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function PromotionPage() {
  const { t } = useTranslation(['agents', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.promotion.title'), tagline: t('shell:routes.promotion.describe') }}
      icon={IconShare}
      empty={{
        title: t('promotion.emptyTitle'),
        text: t('promotion.emptyText'),
        points: [t('promotion.points.first'), t('promotion.points.second'), t('promotion.points.third')],
      }}
    />
  );
}
