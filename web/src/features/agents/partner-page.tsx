import { IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function PartnerPage() {
  const { t } = useTranslation(['agents', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.toPromotion.title'), tagline: t('shell:routes.toPromotion.describe') }}
      icon={IconUsersPlus}
      empty={{
        title: t('partner.emptyTitle'),
        text: t('partner.emptyText'),
        points: [t('partner.points.first'), t('partner.points.second'), t('partner.points.third')],
      }}
    />
  );
}
