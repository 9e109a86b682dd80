import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { countWanted, countWritten, type LiveSheet, listWriting } from './paper-sheet.ts';
import { phaseOf } from './phases.ts';
import type { Estimate } from './remaining-time.ts';
import { useRemainingSeconds } from './use-remaining-seconds.ts';
import classes from './writing-status.module.css';

interface WritingStatusProps {
  /** Null while it waits for its turn, or until the stream has told. */
  sheet: LiveSheet | null;
  estimate: Estimate | null;
  isQueued: boolean;
  isConnected: boolean;
}

/** What is being done now, how much of it is done, and how long it will still take, as far as that is known. */
export function WritingStatus({ sheet, estimate, isQueued, isConnected }: WritingStatusProps) {
  const { t } = useTranslation('orders');
  const seconds = useRemainingSeconds(sheet?.isOver ? null : estimate);
  const [first, ...others] = sheet ? listWriting(sheet) : [];
  const phase = isQueued && !sheet ? 'queued' : sheet?.isOver ? 'over' : phaseOf(sheet?.phase ?? '');
  const wanted = sheet ? countWanted(sheet) : 0;
  return (
    <div className={classes.status}>
      <p className={classes.phase} role="status">
        {t(`live.phase.${phase}`)}
      </p>
      {sheet && wanted > 0 ? (
        <p className={classes.count}>
          {t('live.sections', { done: formatNumber(countWritten(sheet)), total: formatNumber(wanted) })}
        </p>
      ) : null}
      {first ? (
        <p className={classes.now}>
          {t('live.now', { section: `${first.number} ${first.title}`.trim() })}
          {others.length > 0 ? t('live.nowMore', { count: others.length }) : null}
        </p>
      ) : null}
      {seconds === null ? null : (
        <p className={classes.left}>
          {seconds < 50 ? t('live.soon') : t('live.left', { count: Math.ceil(seconds / 60) })}
        </p>
      )}
      {isConnected ? null : <p className={classes.now}>{t('live.reconnecting')}</p>}
    </div>
  );
}
