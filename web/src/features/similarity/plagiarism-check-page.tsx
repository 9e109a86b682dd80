import { IconFileSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function PlagiarismCheckPage() {
  const { t } = useTranslation(['similarity', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.plagiarismCheck.title'), tagline: t('shell:routes.plagiarismCheck.describe') }}
      icon={IconFileSearch}
      empty={{
        title: t('check.emptyTitle'),
        text: t('check.emptyText'),
        points: [t('check.points.first'), t('check.points.second'), t('check.points.third')],
      }}
    />
  );
}
