import { Alert, Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import classes from './tools.module.css';

export function Problem({ text }: { text: string | null }) {
  const { t } = useTranslation('tools');
  if (!text) return null;
  return (
    <Alert color="bad" variant="light" role="alert" mt="md">
      {text} {t('nothingLost')}
    </Alert>
  );
}

export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('tools');
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => void copyText(text)}
    >
      {t('copy')}
    </Button>
  );
}

export function Result({ label, actions, children }: { label: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.result} aria-label={label} aria-live="polite">
      <div className={classes.resultHead}>
        <h3>{label}</h3>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Said plainly: no rule does it honestly. */
export function NeedsModel({ text }: { text: string }) {
  const { t } = useTranslation('tools');
  return (
    <Alert color="accent" variant="light" mt="md" title={t('needsModel')}>
      {text}
    </Alert>
  );
}
