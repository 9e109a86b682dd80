import { Alert, Button, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { LedgerCheck } from '@yanmo/contract/operator';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshOperator } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { showError } from '../../../lib/notify.ts';
import { askToVerify } from '../api.ts';
import classes from './ledger-check-panel.module.css';

const lookMs = 2_000;
/** The first one has nothing to go by. */
const guessedSeconds = 20;

/** Whether the books add up: when that was last looked at, what came of it, and once more. */
export function LedgerCheckPanel({ check }: { check: LedgerCheck | null }) {
  const { t } = useTranslation('admin');
  const refresh = useRefreshOperator();
  const verify = useMutation({ mutationFn: askToVerify, onError: showError, onSettled: refresh });
  const isRunning = check?.state === 'RUNNING';
  const share = useShare(check);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refresh(), lookMs);
    return () => clearInterval(timer);
  });

  return (
    <section className={classes.panel} aria-label={t('check.title')}>
      <div className={classes.line}>
        <p role="status">{sentence()}</p>
        <Button variant="default" loading={verify.isPending || isRunning} onClick={() => verify.mutate()}>
          {t('check.start')}
        </Button>
      </div>
      {isRunning ? <Progress value={share * 100} aria-label={t('check.running')} /> : null}
      {check && check.found > 0 ? (
        <Alert color="bad" variant="light" role="alert">
          {t('check.differences', { count: check.found })}
          <ul className={classes.differences}>
            {check.differences.map((difference) => (
              <li key={difference} lang="en">
                {difference}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </section>
  );

  function sentence(): string {
    if (!check) return t('check.never');
    if (isRunning) return t('check.running');
    const time = formatDateTime(check.finished_at ?? check.started_at);
    if (check.state === 'FAILED') return t('check.failed', { time });
    return check.found === 0 ? t('check.fine', { time }) : t('check.wrong', { time, found: formatNumber(check.found) });
  }
}

/** By how long the last one took; the end is shown when it is there. */
function useShare(check: LedgerCheck | null): number {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = check?.state === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!check) return 0;
  const seconds = (now - Date.parse(check.started_at)) / 1000;
  return Math.min(0.97, Math.max(0.02, seconds / (check.expected_seconds ?? guessedSeconds)));
}
