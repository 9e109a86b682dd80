import { Alert, Drawer, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CardLine, CardPart, WorkCard } from '@yanmo/contract/work-cards';
import type { Work } from '@yanmo/contract/works';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SourceMark } from './source-mark.tsx';
import classes from './work-card-drawer.module.css';
import { type CardOwner, workCardQuery } from './work-card-query.ts';
import { WorkLine } from './work-line.tsx';

const parts = ['asks', 'how', 'found', 'limits'] as const satisfies readonly CardPart[];

interface WorkCardDrawerProps {
  /** Null: closed. */
  work: Work | null;
  owner: CardOwner;
  onClose: () => void;
}

/** What a work asks, how, what it found and where it ends, each with the words of its own that say so. */
export function WorkCardDrawer({ work, owner, onClose }: WorkCardDrawerProps) {
  const { t } = useTranslation(['sources', 'shell']);
  const isMobile = useIsMobile();
  /** What was shown last stays while the drawer goes. */
  const [last, setLast] = useState(work);
  if (work && work !== last) setLast(work);
  const shown = work ?? last;
  return (
    <Drawer
      opened={work !== null}
      onClose={onClose}
      position={isMobile ? 'bottom' : 'right'}
      size={isMobile ? '85%' : 480}
      title={t('card.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      {shown ? (
        <>
          <WorkLine work={shown} mark="NONE" />
          <p className={classes.mark}>
            <SourceMark work={shown} isStill />
          </p>
          <Card owner={owner} work={shown} />
        </>
      ) : null}
    </Drawer>
  );
}

function Card({ owner, work }: { owner: CardOwner; work: Work }) {
  const { t } = useTranslation('sources');
  const { data, error, isFetching, refetch } = useQuery(workCardQuery(owner, work.id));
  if (!data) {
    if (error && !isFetching) return <LoadFailed mt="md" message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('card.reading')} className={classes.waiting}>
        <p className={classes.note}>{t('card.reading')}</p>
        {[30, 92, 84, 30, 88].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <Skeleton key={index} height={14} width={`${width}%`} />
        ))}
      </div>
    );
  }
  const isEmpty = parts.every((part) => data[part].length === 0);
  return (
    <>
      {data.basis === 'TITLE' ? (
        <Alert role="note" color="warn" variant="light" mt="md" title={t('card.titleOnly.title')}>
          {t('card.titleOnly.text')}
        </Alert>
      ) : (
        <p className={classes.note}>{isEmpty ? t('card.empty') : t(`card.basis.${data.basis}.${data.made_by}`)}</p>
      )}
      {isEmpty ? null : parts.map((part) => <Part key={part} part={part} card={data} language={work.language} />)}
    </>
  );
}

function Part({ part, card, language }: { part: CardPart; card: WorkCard; language: Work['language'] }) {
  const { t } = useTranslation('sources');
  return (
    <section className={classes.part}>
      <h3>{t(`card.part.${part}`)}</h3>
      {card[part].length === 0 ? (
        <p className={classes.silent}>{t('card.silent')}</p>
      ) : (
        <ul>
          {card[part].map((line) => (
            <Line key={`${line.text} ${line.quote}`} line={line} language={language} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line: { text, quote, page }, language }: { line: CardLine; language: Work['language'] }) {
  const { t } = useTranslation('sources');
  // A line that is the work's own sentence is not said twice.
  const isQuoteItself = text.trim() === quote.trim();
  const place = page === null ? null : <span className={classes.page}>{t('card.page', { page })}</span>;
  return (
    <li>
      {isQuoteItself ? null : <p>{text}</p>}
      <blockquote lang={language ?? undefined}>
        {t('card.quote', { quote })} {place}
      </blockquote>
    </li>
  );
}
