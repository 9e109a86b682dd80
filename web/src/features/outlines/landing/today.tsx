import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../../domain/site/home-info.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './landing.module.css';

export function Today() {
  const { t } = useTranslation(['landing', 'shell']);
  const { data: home, isError } = useHomeInfo();
  return (
    <section className={classes.beside}>
      <div>
        <h2 className={classes.heading}>{t('today.heading')}</h2>
        <p className={classes.lead}>{t('today.note')}</p>
      </div>
      {home ? (
        <dl className={classes.counts}>
          <Count value={home.stats.outlines_today} label={t('today.outlines')} whenNone={t('today.noOutlines')} />
          <Count value={home.stats.papers_today} label={t('today.papers')} whenNone={t('today.noPapers')} />
        </dl>
      ) : isError ? (
        <p className={classes.lead}>{t('shell:footer.unavailable')}</p>
      ) : (
        <div className={classes.counts}>
          <Skeleton height={116} width="70%" />
          <Skeleton height={116} width="70%" />
        </div>
      )}
    </section>
  );
}

function Count({ value, label, whenNone }: { value: number; label: string; whenNone: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.count}>{formatNumber(value)}</dd>
      {value === 0 ? <dd>{whenNone}</dd> : null}
    </div>
  );
}
