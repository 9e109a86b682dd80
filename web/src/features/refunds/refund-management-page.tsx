import { IconReceiptRefund } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function RefundManagementPage() {
  const { t } = useTranslation(['refunds', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.refund.title'), tagline: t('shell:routes.refund.describe') }}
      icon={IconReceiptRefund}
      empty={{
        title: t('management.emptyTitle'),
        text: t('management.emptyText'),
        points: [t('management.points.first'), t('management.points.second'), t('management.points.third')],
      }}
    />
  );
}
