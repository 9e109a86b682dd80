import { Alert, Button, Group } from '@mantine/core';
import type { Language } from '@yanmo/contract/language-choice';
import { useTranslation } from 'react-i18next';
import { type NumberedSource, showCitations } from './citation-tokens.ts';
import classes from './conflict-panel.module.css';

interface ConflictPanelProps {
  newest: { version: number; draft: string };
  sources: readonly NumberedSource[];
  language: Language;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeNewest: () => void;
}

/** The section was changed elsewhere meanwhile: its newer version, above the typed text, and neither is lost unasked. */
export function ConflictPanel({ newest, sources, language, isSaving, onKeepMine, onTakeNewest }: ConflictPanelProps) {
  const { t } = useTranslation('amending');
  return (
    <Alert color="warn" variant="light" role="alert" mb="sm" title={t('conflict.title')}>
      <p className={classes.text}>{t('conflict.text')}</p>
      <details className={classes.newest} open>
        <summary>{t('conflict.newest', { version: newest.version })}</summary>
        <p lang={language}>{showCitations(newest.draft, sources)}</p>
      </details>
      <Group gap="sm" mt="sm">
        <Button size="compact-md" loading={isSaving} onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="compact-md" variant="default" disabled={isSaving} onClick={onTakeNewest}>
          {t('conflict.takeNewest')}
        </Button>
      </Group>
    </Alert>
  );
}
