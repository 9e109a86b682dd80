import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { on } from '../../lib/app-events.ts';
import { dialogWidth } from '../../lib/constants.ts';
import { showSuccess, showWarning } from '../../lib/notify.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import classes from './share-dialog.module.css';

export function ShareDialog() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const [opened, setOpened] = useState(false);
  useEffect(() => on('open-share-dialog', () => setOpened(true)), []);
  const link = `${window.location.origin}/`;

  const copy = async () => {
    try {
      // Missing on plain http and refused without permission; either way the field below can be copied by hand.
      await navigator.clipboard.writeText(link);
      showSuccess(t('share.copied'));
    } catch {
      showWarning(t('share.copyFailed'));
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
      title={t('share.title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <p className={classes.text}>{t('share.text')}</p>
      <div className={classes.row}>
        <TextInput
          className={classes.link}
          label={t('share.link')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />} onClick={copy} data-autofocus>
          {t('share.copy')}
        </Button>
      </div>
      <Alert mt="lg" variant="light" icon={<IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />} role="note">
        {t('share.honest')}
      </Alert>
    </Modal>
  );
}
