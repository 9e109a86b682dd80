import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../lib/format.ts';
import classes from '../../ui/file-facts.module.css';
import type { SentFile } from './api.ts';

interface FileFactsProps {
  file: SentFile;
  onTakeText: () => void;
  onRemove: () => void;
}

const keptKinds = ['tables', 'figures', 'formulas', 'footnotes', 'citations'] as const;

/** Which file lies here, and what of it no rewriting touches. */
export function FileFacts({ file: { read }, onTakeText, onRemove }: FileFactsProps) {
  const { t } = useTranslation('rewriting');
  const kept = keptKinds
    .filter((kind) => read.kept[kind] > 0)
    .map((kind) => t(`file.${kind}`, { count: read.kept[kind] }));
  return (
    <div className={classes.file}>
      <IconFileText className={classes.icon} size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.name}>{read.name}</p>
        <p>{kept.length > 0 ? t('file.kept', { list: formatList(kept) }) : t('file.keptStyles')}</p>
        {read.cleaned > 0 ? <p>{t('measured.cleaned', { count: read.cleaned })}</p> : null}
      </div>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="subtle" onClick={onTakeText}>
          {t('file.takeText')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove}>
          {t('file.remove')}
        </Button>
      </div>
    </div>
  );
}
