import { Skeleton } from '@mantine/core';
import type { Finding } from '@yanmo/contract/reading';
import { useTranslation } from 'react-i18next';
import { PlaceButton } from './place-button.tsx';
import classes from './reading-page.module.css';

interface FindingViewProps {
  finding: Finding;
  /** Of the paper, in which its sentences are. */
  language: string | null;
  nothing: string;
  isOver: boolean;
}

/** Statements, each with the place that it rests on. */
export function FindingView({ finding, language, nothing, isOver }: FindingViewProps) {
  const { t } = useTranslation('reading');
  const { state, statements, is_quoted: isQuoted } = finding;
  if (state === 'COMING') return isOver ? <p className={classes.note}>{t('finding.notRead')}</p> : <Waiting />;
  if (state === 'NEEDS_MODEL') return <p className={classes.note}>{t('finding.needsModel')}</p>;
  if (statements.length === 0) return <p className={classes.note}>{nothing}</p>;
  return (
    <ul className={classes.statements} lang={isQuoted ? (language ?? undefined) : undefined}>
      {statements.map(({ text, passage }) => (
        <li key={`${passage.paragraph} ${text}`}>
          {text} <PlaceButton passage={passage} />
        </li>
      ))}
    </ul>
  );
}

export function Waiting() {
  const { t } = useTranslation('reading');
  return (
    <div role="status" aria-label={t('state.READING')} aria-busy="true">
      {[96, 88, 60].map((width) => (
        <Skeleton key={width} height={13} width={`${width}%`} mb={10} />
      ))}
    </div>
  );
}
