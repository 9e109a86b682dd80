import { CloseButton } from '@mantine/core';
import { IconBookmark, IconFilePlus, IconQuote } from '@tabler/icons-react';
import { maximumCited } from '@yanmo/contract/explore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './action-button.tsx';
import { ExportMenu } from './export-menu.tsx';
import classes from './selection-bar.module.css';
import { type ActionWork, useWorkActions } from './work-actions.ts';

interface SelectionBarProps {
  works: readonly ActionWork[];
  onClear: () => void;
  /** In the place of “save”, where the works are kept already. */
  keeping?: ReactNode;
}

/** What can be done with several at once; at the foot of the window, so that it is there wherever the last one was ticked. */
export function SelectionBar({ works, onClear, keeping }: SelectionBarProps) {
  const { t } = useTranslation('library');
  const actions = useWorkActions();
  if (works.length === 0) return null;
  const some = works.slice(0, maximumCited);
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('selection.label')}>
      <span className={classes.count} role="status">
        {t('selection.count', { count: works.length })}
      </span>
      <ActionButton icon={IconQuote} label={t('action.cite')} onClick={() => actions.cite(some)} />
      {keeping ?? <ActionButton icon={IconBookmark} label={t('action.save')} onClick={() => actions.save(some)} />}
      <ActionButton icon={IconFilePlus} label={t('action.use')} onClick={() => actions.use(some)} />
      <ExportMenu
        size="compact-md"
        variant="subtle"
        label={t('action.export')}
        listIds={() => works.map(({ id }) => id)}
      />
      <CloseButton size={32} aria-label={t('selection.clear')} onClick={onClear} />
    </div>
  );
}
