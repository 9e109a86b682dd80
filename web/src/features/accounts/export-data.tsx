import { Anchor, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/notify.ts';
import { AccountSection } from './account-section.tsx';
import { useExportUser } from './api.ts';

export function ExportData() {
  const { t } = useTranslation('accounts');
  const exportUser = useExportUser();

  async function start() {
    try {
      const { zip_url } = await exportUser.mutateAsync();
      const link = document.createElement('a');
      link.href = zip_url;
      link.download = '';
      link.click();
    } catch (error) {
      showError(error);
    }
  }

  return (
    <AccountSection id="export" title={t('export.title')} lead={t('export.text')}>
      <Button variant="default" onClick={start} loading={exportUser.isPending}>
        {t('export.action')}
      </Button>
      <div role="status">
        {exportUser.isPending ? (
          <Text c="dimmed" mt="xs">
            {t('export.preparing')}
          </Text>
        ) : null}
        {exportUser.isSuccess ? (
          <Text mt="xs">
            {t('export.started')}{' '}
            <Anchor href={exportUser.data.zip_url} download="">
              {t('export.link')}
            </Anchor>
          </Text>
        ) : null}
      </div>
    </AccountSection>
  );
}
