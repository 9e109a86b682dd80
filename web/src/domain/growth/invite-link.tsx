import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { QrImage } from '../../ui/qr-image.tsx';
import classes from './invite-link.module.css';

interface InviteLinkProps {
  url: string;
  /** Of the picture. */
  qr: string;
  label: string;
}

/** A link to hand on: to copy, or for a phone to scan. */
export function InviteLink({ url, qr, label }: InviteLinkProps) {
  const { t } = useTranslation('growth');
  const copy = () => copyText(url, { copied: t('share.copied'), failed: t('share.copyFailed') });
  return (
    <div className={classes.link}>
      <div className={classes.text}>
        <TextInput label={label} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button
          size="md"
          mt="sm"
          leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
          onClick={copy}
          data-autofocus
        >
          {t('share.copy')}
        </Button>
      </div>
      <QrImage src={qr} alt={t('share.qr')} caption={t('share.scan')} />
    </div>
  );
}

/** Of a picture that came as text. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
