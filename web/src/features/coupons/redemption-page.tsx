import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function RedemptionPage() {
  const { t } = useTranslation(['coupons', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.redemption.title'), tagline: t('shell:routes.redemption.describe') }}
      icon={IconTicket}
      empty={{
        title: t('redemption.emptyTitle'),
        text: t('redemption.emptyText'),
        points: [t('redemption.points.first'), t('redemption.points.second'), t('redemption.points.third')],
      }}
    />
  );
}
