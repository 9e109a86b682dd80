import { Button } from '@mantine/core';
import type { ReportedSource } from '@yanmo/contract/similarity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.ts';
import classes from './source-list.module.css';
import { useSourceWords } from './source-words.ts';

interface SourceListProps {
  sources: readonly ReportedSource[];
  chosenId: string | null;
  /** Shows what stands in this one alone, or all again. */
  onChoose: (id: string) => void;
}

const shownAtFirst = 6;

/** Where the words stand too, the largest share first. */
export function SourceList({ sources, chosenId, onChoose }: SourceListProps) {
  const { t } = useTranslation('similarity');
  const { titleOf, factsOf } = useSourceWords();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sources : sources.slice(0, shownAtFirst);
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('sources.title')}</h2>
      {sources.length === 0 ? <p className={classes.note}>{t('sources.none')}</p> : null}
      <ol className={classes.list}>
        {shown.map((source, index) => (
          <li key={source.id}>
            <button
              type="button"
              className={classes.source}
              aria-pressed={source.id === chosenId}
              onClick={() => onChoose(source.id)}
            >
              <span className={classes.number}>{index + 1}</span>
              <span className={classes.words}>
                <span className={classes.name}>{titleOf(source)}</span>
                <span className={classes.facts}>{factsOf(source)}</span>
              </span>
              <span className={classes.rate}>{formatPercent(source.rate, 1)}</span>
            </button>
          </li>
        ))}
      </ol>
      {sources.length > shown.length ? (
        <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(true)}>
          {t('sources.all', { count: sources.length })}
        </Button>
      ) : null}
      {chosenId === null ? (
        sources.length > 0 ? (
          <p className={classes.note}>{t('sources.hint')}</p>
        ) : null
      ) : (
        <Button size="compact-sm" variant="subtle" onClick={() => onChoose(chosenId)}>
          {t('sources.clear')}
        </Button>
      )}
    </section>
  );
}
