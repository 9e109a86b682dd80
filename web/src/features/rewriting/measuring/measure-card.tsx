import { Alert, Button } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { measuredUnits } from '@yanmo/contract/measuring';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { askLogin } from '../../../lib/login-request.ts';
import { useSession } from '../../../lib/session.ts';
import classes from '../../../ui/side-card.module.css';
import type { useMeasurement } from '../use-measurement.ts';

interface MeasureCardProps {
  units: number;
  measurement: ReturnType<typeof useMeasurement>;
  onStart: () => void;
}

/** The free measurement: how to have it, how much of the text it takes in, what it cannot say. */
export function MeasureCard({ units, measurement, onStart }: MeasureCardProps) {
  const { t } = useTranslation(['rewriting', 'shell']);
  const isVisitor = useSession() === null;
  const { isMeasuring, measured, isOutdated, error } = measurement;
  const most = isVisitor ? measuredUnits.visitor : measuredUnits.user;
  const isPart = units > most;
  return (
    <section className={classes.card} aria-labelledby="measure-title">
      <h2 className={classes.title} id="measure-title">
        {t('measure.title')}
      </h2>
      <p className={classes.text}>{t('measure.text')}</p>
      <Button
        fullWidth
        size="md"
        variant={measured ? 'default' : 'filled'}
        leftSection={<IconGauge size={18} stroke={1.5} aria-hidden="true" />}
        disabled={units === 0}
        loading={isMeasuring}
        onClick={onStart}
      >
        {t(measured || isOutdated ? 'measure.again' : 'measure.start')}
      </Button>
      <div role="status">
        {isOutdated && !isMeasuring ? <p className={classes.note}>{t('measure.outdated')}</p> : null}
        {isPart ? (
          <p className={classes.note}>
            {t(isVisitor ? 'measure.partVisitor' : 'measure.part', { most: formatNumber(most) })}
          </p>
        ) : null}
      </div>
      {isVisitor && isPart ? (
        <Button size="compact-sm" variant="subtle" onClick={() => askLogin({})}>
          {t('measure.login', { most: formatNumber(measuredUnits.user) })}
        </Button>
      ) : null}
      {error ? (
        <Alert color="bad" variant="light" role="alert">
          {error instanceof Error ? error.message : t('shell:error.unknown')} {t('measure.nothingLost')}
        </Alert>
      ) : null}
      <details className={classes.more}>
        <summary>{t('limits.title')}</summary>
        <ul>
          <li>{t('limits.polish')}</li>
          <li>{t('limits.provider')}</li>
          <li>{t('limits.short')}</li>
          <li>{t('limits.languages')}</li>
          <li>{t('limits.kept')}</li>
        </ul>
      </details>
    </section>
  );
}
