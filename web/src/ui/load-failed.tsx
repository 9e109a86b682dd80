import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  message: string;
  onRetry: () => void;
  mt?: 'md' | undefined;
}

/** In the place of what could not be loaded. */
export function LoadFailed({ message, onRetry, mt }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Alert color="bad" variant="light" role="alert" mt={mt}>
      {message}{' '}
      <Button size="compact-sm" variant="light" color="bad" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Alert>
  );
}
