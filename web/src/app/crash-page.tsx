import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';
import { Sheet } from '../ui/sheet.tsx';

/**
 * What is left when a page throws. Both ways out load the document anew: the state that broke the page is not worth
 * keeping, and a file that a new release removed is found again.
 */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main role="alert">
      <Sheet>
        <EmptyState
          icon={IconAlertTriangle}
          title={t('crash.title')}
          text={t('crash.text')}
          action={
            <Group justify="center">
              <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
              <Button component="a" href="/" variant="default">
                {t('crash.home')}
              </Button>
            </Group>
          }
        />
      </Sheet>
    </main>
  );
}
