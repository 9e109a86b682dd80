import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** In the place of what could not be loaded. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="bad" variant="light" role="alert">
      {message}{' '}
      <Button size="compact-sm" variant="light" color="bad" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Alert>
  );
}
