import { IconBooks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function ExplorePage() {
  const { t } = useTranslation(['library', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.explore.title'), tagline: t('shell:routes.explore.describe') }}
      icon={IconBooks}
      empty={{
        title: t('explore.emptyTitle'),
        text: t('explore.emptyText'),
        points: [t('explore.points.first'), t('explore.points.second'), t('explore.points.third')],
      }}
    />
  );
}
