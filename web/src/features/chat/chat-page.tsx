import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComingPage } from '../../ui/coming-page.tsx';

export default function ChatPage() {
  const { t } = useTranslation(['chat', 'shell']);
  return (
    <ComingPage
      heading={{ title: t('shell:routes.chat.title'), tagline: t('shell:routes.chat.describe') }}
      icon={IconMessageCircle}
      empty={{
        title: t('chat.emptyTitle'),
        text: t('chat.emptyText'),
        points: [t('chat.points.first'), t('chat.points.second'), t('chat.points.third')],
      }}
    />
  );
}
