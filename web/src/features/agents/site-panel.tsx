import { Alert, Button, TextInput } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { AgentProfile } from '@yanmo/contract/agents';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { formatPercent } from '../../lib/format.ts';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './site-panel.module.css';

/** The link to hand out, and its picture for phones. */
export function SitePanel({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation('agents');
  const { site_url: link, name, status } = profile;
  const copy = () => copyText(link, { copied: t('site.copied'), failed: t('site.copyFailed') });
  return (
    <Sheet width="wide" label={t('site.label')}>
      <div className={classes.site}>
        <div className={classes.words}>
          <h2>{name}</h2>
          <p>{t('site.percent', { percent: formatPercent(profile.commission_percent) })}</p>
          {status === 'SUSPENDED' ? (
            <Alert color="warn" variant="light" role="note" mb="md">
              {t('site.suspended')}
            </Alert>
          ) : null}
          <TextInput label={t('site.link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <div className={classes.actions}>
            <Button leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />} onClick={copy}>
              {t('site.copy')}
            </Button>
            <Button
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('site.open')}
            </Button>
          </div>
        </div>
        <img
          className={classes.code}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(profile.qr_svg)}`}
          alt={t('site.qr')}
          width={148}
          height={148}
        />
      </div>
    </Sheet>
  );
}
