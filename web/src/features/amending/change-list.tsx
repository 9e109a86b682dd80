import { Badge } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmendChange } from './api.ts';
import classes from './change-list.module.css';

const colors = {
  OPEN: 'gray',
  WORKING: 'azurite',
  PROPOSED: 'azurite',
  FAILED: 'warn',
  ACCEPTED: 'good',
  DISMISSED: 'gray',
} as const;

interface ChangeListProps {
  list: readonly AmendChange[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** All that was written at the margin, in the order of the text. */
export function ChangeList({ list, chosen, onChoose }: ChangeListProps) {
  const { t } = useTranslation('comments');
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another is chosen, by whatever way
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <nav className={classes.list} aria-label={t('file.changes')}>
      <ol>
        {list.map((change) => {
          const isChosen = change.id === chosen;
          const { comment, state } = change;
          const isResolved = comment?.is_resolved === true && state === 'OPEN';
          return (
            <li key={change.id}>
              <button
                type="button"
                ref={isChosen ? current : null}
                className={classes.entry}
                aria-current={isChosen || undefined}
                onClick={() => onChoose(change.id)}
              >
                <span className={classes.said}>{comment?.text || change.instruction || t('change.silent')}</span>
                <span className={classes.by}>
                  <Badge color={isResolved ? 'good' : colors[state]} variant="light" tt="none" radius="sm" size="sm">
                    {isResolved ? t('change.resolved') : t(`state.${state}`)}
                  </Badge>
                  <span>{comment ? (comment.author ?? t('change.nobody')) : t('change.own')}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
