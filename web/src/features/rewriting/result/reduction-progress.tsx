import { Progress } from '@mantine/core';
import type { Reduction } from '@yanmo/contract/reductions';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import classes from './reduction-progress.module.css';

/** How far it is; the paragraphs themselves come below as they are done. */
export function ReductionProgress({ reduction }: { reduction: Reduction }) {
  const { t } = useTranslation('rewriting');
  const { stage, progress, round, paragraphs } = reduction;
  const todo = paragraphs.filter(({ state }) => state !== 'KEPT');
  const done = todo.filter(({ state }) => state === 'REWRITTEN' || state === 'LEFT').length;
  const percent = Math.floor(progress);
  return (
    <div className={classes.progress}>
      <Sheet width="wide" label={t('progress.label')}>
        <div className={classes.line}>
          <p className={classes.figure}>{formatPercent(percent)}</p>
          <div role="status">
            <p className={classes.now}>{t(stage === 0 ? 'progress.queued' : 'progress.working')}</p>
            <p className={classes.count}>
              {t('progress.paragraphs', { done: formatNumber(done), total: formatNumber(todo.length) })}
              {round > 1 ? ` ${t('progress.round', { round })}` : ''}
            </p>
          </div>
        </div>
        <Progress value={percent} size="sm" aria-label={t('progress.label')} />
        <p className={classes.note}>{t('progress.mayLeave')}</p>
      </Sheet>
    </div>
  );
}
