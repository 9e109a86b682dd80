import type { NoVerdictReason, Verdict } from '@yanmo/contract/measuring';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.ts';
import classes from './rate-figure.module.css';

export interface ShownRate {
  rate: number | null;
  interval: readonly [number, number] | null;
  verdict: Verdict;
  noVerdict: NoVerdictReason | null;
}

interface RateFigureProps extends ShownRate {
  label: string;
  /** Marked on the scale, where it is one that is promised. */
  promised?: number | null;
  size?: 'large' | 'medium';
}

/** One large figure, how sure it is, and a sentence that says what it means. */
export function RateFigure({
  label,
  rate,
  interval,
  verdict,
  noVerdict,
  promised = null,
  size = 'large',
}: RateFigureProps) {
  const { t } = useTranslation('rewriting');
  return (
    <div className={classes.rate} data-size={size}>
      <p className={classes.label}>{label}</p>
      <p className={classes.figure} data-verdict={verdict}>
        {rate === null ? t('rate.none') : formatPercent(rate, 1)}
      </p>
      {interval ? (
        <>
          <Scale rate={rate ?? 0} interval={interval} promised={promised} />
          <p className={classes.interval}>
            {t('rate.interval', { from: formatPercent(interval[0], 1), to: formatPercent(interval[1], 1) })}
          </p>
        </>
      ) : null}
      <p className={classes.verdict}>
        <strong>{t(`verdict.${verdict}`)}</strong> {t(noVerdict ? `noVerdict.${noVerdict}` : `verdictText.${verdict}`)}
      </p>
    </div>
  );
}

function Scale({
  rate,
  interval: [from, to],
  promised,
}: {
  rate: number;
  interval: readonly [number, number];
  promised: number | null;
}) {
  return (
    <div className={classes.scale} aria-hidden="true">
      <span className={classes.band} style={{ insetInlineStart: `${from}%`, width: `${Math.max(to - from, 0.5)}%` }} />
      {promised === null ? null : <span className={classes.promised} style={{ insetInlineStart: `${promised}%` }} />}
      <span className={classes.point} style={{ insetInlineStart: `${rate}%` }} />
    </div>
  );
}
