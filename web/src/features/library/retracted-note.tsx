import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function RetractedNote({ my, mb }: { my?: 'xs'; mb?: 'sm' }) {
  const { t } = useTranslation('library');
  return (
    <Alert
      color="bad"
      variant="light"
      my={my}
      mb={mb}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      {t('work.retractedText')}
    </Alert>
  );
}
