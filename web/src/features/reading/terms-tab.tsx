import type { ReadingDetail } from '@yanmo/contract/reading';
import { useTranslation } from 'react-i18next';
import { Waiting } from './finding-view.tsx';
import { PlaceButton } from './place-button.tsx';
import classes from './reading-page.module.css';

export function TermsTab({ reading }: { reading: ReadingDetail }) {
  const { t } = useTranslation('reading');
  const { terms, language, state } = reading;
  if (terms.state === 'COMING') {
    return state === 'READING' ? <Waiting /> : <p className={classes.note}>{t('finding.notRead')}</p>;
  }
  if (terms.state === 'NEEDS_MODEL') return <p className={classes.note}>{t('finding.needsModel')}</p>;
  if (terms.terms.length === 0) return <p className={classes.note}>{t('terms.nothing')}</p>;
  return (
    <dl className={classes.terms} lang={language ?? undefined}>
      {terms.terms.map(({ term, meaning, passage }) => (
        <div key={term}>
          <dt>
            {term} <PlaceButton passage={passage} />
          </dt>
          <dd>{meaning ?? <span className={classes.faint}>{t('terms.unexplained')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
