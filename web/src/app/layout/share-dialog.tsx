import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dialogWidth } from '../../lib/constants.ts';
import { showSuccess, showWarning } from '../../lib/notify.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { shareOverlay } from './layout-overlays.ts';
import classes from './share-dialog.module.css';

export function ShareDialog() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const opening = useOverlay(shareOverlay);
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
      opened={opening?.isOpen ?? false}
      onClose={shareOverlay.close}
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
