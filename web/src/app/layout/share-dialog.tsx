import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dialogWidth } from '../../lib/constants.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { shareOverlay } from './layout-overlays.ts';
import classes from './share-dialog.module.css';

export function ShareDialog() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const opening = useOverlay(shareOverlay);
  const link = `${window.location.origin}/`;

  const copy = () => copyText(link, { copied: t('share.copied'), failed: t('share.copyFailed') });

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
