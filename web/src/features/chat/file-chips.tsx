import { Button, Loader } from '@mantine/core';
import { IconFileText, IconX } from '@tabler/icons-react';
import type { ChatFile } from '@yanmo/contract/chat';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './composer.module.css';
import type { PendingFile } from './use-chat-files.ts';

interface FileChipProps {
  file: ChatFile;
  /** Goes out with the next question. */
  isNew?: boolean;
  onRemove: () => void;
}

export function FileChip({ file: { name, pages, state, error }, isNew = false, onRemove }: FileChipProps) {
  const { t } = useTranslation('chat');
  const fact =
    state === 'READING'
      ? t('files.reading')
      : state === 'FAILED'
        ? (error?.message ?? t('files.unreadable'))
        : pages === null
          ? null
          : t('files.pages', { count: pages, number: formatNumber(pages) });
  return (
    <li className={classes.chip} data-bad={state === 'FAILED' || undefined} data-new={isNew || undefined}>
      {state === 'READING' ? (
        <Loader size={14} aria-hidden="true" />
      ) : (
        <IconFileText size={16} stroke={1.5} aria-hidden="true" />
      )}
      <span className={classes.name} title={name}>
        {name}
      </span>
      {fact ? <span className={classes.fact}>{fact}</span> : null}
      <IconButton icon={IconX} size="compact" label={t('files.remove', { name })} onClick={onRemove} />
    </li>
  );
}

interface PendingChipProps {
  pending: PendingFile;
  onRemove: () => void;
  onRetry: () => void;
}

export function PendingChip({ pending: { file, problem }, onRemove, onRetry }: PendingChipProps) {
  const { t } = useTranslation(['chat', 'shell']);
  return (
    <li className={classes.chip} data-bad={problem !== null || undefined}>
      {problem === null ? <Loader size={14} aria-hidden="true" /> : null}
      <span className={classes.name} title={file.name}>
        {file.name}
      </span>
      <span className={classes.fact} role={problem === null ? undefined : 'alert'}>
        {problem ?? t('files.sending')}
      </span>
      {problem === null ? null : (
        <Button size="compact-xs" variant="subtle" onClick={onRetry}>
          {t('shell:action.retry')}
        </Button>
      )}
      <IconButton icon={IconX} size="compact" label={t('files.remove', { name: file.name })} onClick={onRemove} />
    </li>
  );
}
