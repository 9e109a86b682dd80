import type { Measurement } from '@yanmo/contract/measuring';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePromise } from '../../../domain/site/global-code.ts';
import { formatDateTime, formatNumber, formatPercent } from '../../../lib/format.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Measured } from '../use-measurement.ts';
import classes from './measured-summary.module.css';
import { RateFigure } from './rate-figure.tsx';
import { RepeatedPlaces } from './repeated-places.tsx';

interface MeasuredSummaryProps {
  measured: Measured;
  /** Of the whole text. */
  units: number;
  onShow: (place: number) => void;
}

/** Features that moved the verdict; more of them are noise. */
const shownFeatures = 5;

export function MeasuredSummary({ measured: { measurement, isPart }, units, onShow }: MeasuredSummaryProps) {
  const { t } = useTranslation('rewriting');
  const promised = usePromise()?.aigc_rate_maximum ?? null;
  const { rate, interval, verdict, no_verdict, repetition, cleaned } = measurement;
  const summary = useRef<HTMLDivElement>(null);
  // Whoever pressed the button far below it would not see that anything came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown with every measurement
  useEffect(() => {
    if ((summary.current?.getBoundingClientRect().top ?? 0) < 0) summary.current?.scrollIntoView({ block: 'start' });
  }, [measurement]);
  return (
    <div ref={summary} className={classes.summary}>
      <Sheet width="wide" label={t('measured.label')}>
        <div className={classes.figures}>
          <div aria-live="polite">
            <RateFigure label={t('measured.aigc')} {...{ rate, interval, verdict, promised }} noVerdict={no_verdict} />
          </div>
          <div className={classes.repetition}>
            <p className={classes.label}>{t('measured.repetition')}</p>
            <p className={classes.figure}>{formatPercent(repetition, 1)}</p>
            <p className={classes.scope}>{t(comparedKey(measurement))}</p>
            <RepeatedPlaces measurement={measurement} onShow={onShow} />
          </div>
        </div>
        <Features measurement={measurement} />
        <p className={classes.facts}>
          {isPart
            ? t('measured.part', { done: formatNumber(measurement.units), all: formatNumber(units) })
            : t('measured.whole', { done: formatNumber(measurement.units) })}
          {cleaned > 0 ? ` ${t('measured.cleaned', { count: cleaned })}` : ''}{' '}
          {t('measured.method', {
            version: measurement.version,
            time: formatDateTime(measurement.measured_at),
          })}
        </p>
      </Sheet>
    </div>
  );
}

function comparedKey({ compared_with }: Measurement) {
  const hasLibrary = compared_with.includes('LIBRARY');
  if (compared_with.includes('SITE')) return hasLibrary ? 'measured.comparedSite' : 'measured.comparedPapers';
  return hasLibrary ? 'measured.comparedLibrary' : 'measured.comparedText';
}

/** What speaks for a machine and what for a person, strongest first. */
function Features({ measurement: { features } }: { measurement: Measurement }) {
  const { t } = useTranslation('rewriting');
  const shown = features.slice(0, shownFeatures);
  if (shown.length === 0) return null;
  return (
    <div className={classes.features}>
      <p className={classes.label}>{t('measured.features')}</p>
      <ul>
        {shown.map(({ feature, weight }) => (
          <li key={feature} data-side={weight < 0 ? 'person' : 'machine'}>
            <span>{t(weight < 0 ? 'measured.towardsPerson' : 'measured.towardsMachine')}</span>
            {t(`feature.${feature}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
