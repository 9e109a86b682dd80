import { Button } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './before-search.module.css';

const examples = ['first', 'second', 'third'] as const;

/** What can be searched, with three searches that one can start from. */
export function BeforeSearch({ onAsk }: { onAsk: (query: string) => void }) {
  const { t } = useTranslation('library');
  return (
    <EmptyState
      icon={IconBooks}
      title={t('start.title')}
      text={t('start.text')}
      action={
        <>
          <p className={classes.label}>{t('start.try')}</p>
          <div className={classes.examples}>
            {examples.map((name) => {
              const query = t(`start.example.${name}`);
              return (
                <Button key={name} variant="default" onClick={() => onAsk(query)}>
                  {query}
                </Button>
              );
            })}
          </div>
          <p className={classes.keys}>{t('start.keys')}</p>
        </>
      }
    />
  );
}
